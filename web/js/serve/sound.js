// Short sounds, made on the spot: stone on stone, pencil on paper, struck slate. Nothing to download, nothing to license.
// Every one of them begins softly and ends in silence: a sound that starts at full strength, or is cut off, clicks.
/** @type {AudioContext | null} */
let audio = null;

const ATTACK = 0.006; // s
const RELEASE = 0.01; // s, for the last thousandth that is left when a tone has died away
const LOWEST = 261.6; // Hz, the first tone of the scale
const SCALE = [0, 2, 4, 7, 9]; // in half tones: five tones to the octave, of which any two sound well together

/**
 * A tone of the scale; after the fifth comes the next octave.
 * @param {number} degree
 */
const tone = (degree) => {
  const octaves = Math.floor(degree / SCALE.length) + SCALE[degree % SCALE.length] / 12;
  return LOWEST * 2 ** octaves;
};

/**
 * How strong a tone is struck, beside the one an octave above the lowest: ears hear a high one louder than a low one.
 * @param {number} frequency
 */
const evenly = (frequency) => Math.sqrt((2 * LOWEST) / frequency);

/**
 * A burst of noise through a band, as a stone or a pencil makes it.
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} seconds
 * @param {number} loudness
 * @param {number} sharpness
 */
const scrape = (audio, frequency, seconds, loudness, sharpness) => {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: sharpness });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loudness, audio.currentTime + ATTACK);
  source.connect(band).connect(gain).connect(audio.destination);
  source.start();
};

/**
 * A struck tone that dies away, as slate rings.
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} seconds
 * @param {number} loudness
 * @param {number} [delay]
 */
const ring = (audio, frequency, seconds, loudness, delay = 0) => {
  const start = audio.currentTime + delay;
  const swing = new OscillatorNode(audio, { type: "sine", frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  gain.gain.linearRampToValueAtTime(0, start + seconds + RELEASE);
  swing.connect(gain).connect(audio.destination);
  swing.start(start);
  swing.stop(start + seconds + RELEASE);
};

/**
 * A struck slate: a tone, and what rings above it in no simple proportion.
 * @param {AudioContext} audio
 * @param {number} degree
 * @param {number} [delay]
 */
const slate = (audio, degree, delay = 0) => {
  ring(audio, tone(degree), 0.19, 0.2, delay);
  ring(audio, tone(degree) * 2.52, 0.15, 0.06, delay);
  ring(audio, tone(degree) * 4.03, 0.1, 0.02, delay);
};

/** @type {Record<string, (audio: AudioContext, pitch: number) => void>} */
const SOUNDS = {
  // The line climbs the scale as it grows: from 1 for its first field to 2 for a board that is full.
  step: (audio, pitch) => {
    scrape(audio, 1500 * pitch, 0.09, 0.3, 1.2);
    const frequency = tone(Math.round((pitch - 1) * 14));
    ring(audio, frequency, 0.16, 0.08 * evenly(frequency));
  },
  lay: (audio) => {
    scrape(audio, 900, 0.05, 0.9, 2);
    ring(audio, 320, 0.12, 0.12);
  },
  // Two pebbles, the higher the more they are worth: from 1 for none to 2 for ten points.
  points: (audio, pitch) => {
    const degree = 3 + Math.round((pitch - 1) * 10);
    const loudness = 0.14 * evenly(tone(degree));
    ring(audio, tone(degree), 0.16, loudness);
    ring(audio, tone(degree + 2), 0.18, loudness * 0.85, 0.07);
  },
  // Dull, but not so low that a phone's small speaker swallows it.
  refuse: (audio) => {
    ring(audio, 196, 0.12, 0.26);
    scrape(audio, 440, 0.06, 0.9, 1);
  },
  medal: (audio) => slate(audio, 5),
  // As many strokes as a medal has notches, each higher.
  copper: (audio) => slate(audio, 4),
  silver: (audio) => [5, 7].forEach((degree, stroke) => slate(audio, degree, stroke * 0.11)),
  gold: (audio) => [5, 7, 10].forEach((degree, stroke) => slate(audio, degree, stroke * 0.11)),
};

/**
 * Plays a sound by its name; the first one comes after a tap, as browsers ask. Where none can be made, all else goes on.
 * @param {string} name
 * @param {number} pitch
 */
export const play = (name, pitch) => {
  try {
    audio ??= new AudioContext();
    audio.resume().catch(console.info);
    SOUNDS[name](audio, pitch);
  } catch (error) {
    console.info("There is no sound here:", error);
  }
};

/**
 * A short shake. Before the first tap a browser refuses it, and complains: bots may move before anybody has touched the page.
 * @param {...number} pattern milliseconds on, off, on, …
 */
export const shake = (...pattern) => {
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(pattern);
};
