// Five short sounds, made on the spot: stone on stone, pencil on paper. Nothing to download, nothing to license.
let audio = null;

/** A burst of noise through a band, as a stone or a pencil makes it. */
const scrape = (frequency, seconds, loudness, sharpness) => {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: sharpness });
  source.connect(band).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
  source.start();
};

/** A struck tone that dies away, as slate rings. */
const ring = (frequency, seconds, loudness, delay = 0) => {
  const start = audio.currentTime + delay;
  const tone = new OscillatorNode(audio, { type: "sine", frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
};

const SOUNDS = {
  step: (pitch) => scrape(1500 * pitch, 0.09, 0.5, 1.2),
  lay: () => { scrape(900, 0.05, 0.9, 2); ring(320, 0.12, 0.12); },
  points: () => { ring(880, 0.16, 0.14); ring(1175, 0.18, 0.14, 0.07); },
  refuse: () => { ring(120, 0.12, 0.3); scrape(220, 0.06, 0.5, 1); },
  medal: () => { ring(523, 0.19, 0.2); ring(1318, 0.19, 0.07); ring(2093, 0.15, 0.03); },
};

/** Plays a sound by its name; the first one comes after a tap, as browsers ask. */
export const play = (name, pitch) => {
  audio ??= new AudioContext();
  audio.resume();
  SOUNDS[name](pitch);
};
