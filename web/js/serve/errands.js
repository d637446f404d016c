// The second Python (worker.js), seen from the page. It is started by the first errand, which itself is not made to
// wait for it: whoever asks does it in slices until the worker is there.
import { script } from "./trusted.js";

const HOME = "{{python}}/";
const RUNTIME = [`${HOME}pyodide.asm.js`, `${HOME}pyodide.js`]; // what the worker imports where it can

const SCRIPT = new URL("worker.js", import.meta.url).href; // where it can import nothing

const NOBODY = { postMessage() {} };
const STARTS = 3; // how often a worker is tried in one visit

/** @type {{ postMessage(message: object): void, terminate?(): void } | null} */
let worker = null;
let starts = 0;
let isReady = false;
let last = 0;
/** @type {Map<number, Told>} number of an errand -> who is told */
const waiting = new Map();

/** @param {string} path */
const address = (path) => new URL(path, document.baseURI).href;

/** @param {MessageEvent<{ ready?: true, number: number, progress: number, result?: string, failed?: true }>} event */
const hear = ({ data }) => {
  if (data.ready) {
    isReady = true;
    return;
  }
  const told = waiting.get(data.number);
  if (data.failed || data.result !== undefined) waiting.delete(data.number);
  told?.(data.failed ? -1 : data.progress, data.result ?? null);
};

/** The worker is of no use any more: the page does its errands itself, and another worker is started, at most twice. */
export const giveUp = () => {
  isReady = false;
  worker?.terminate?.();
  worker = starts < STARTS ? null : NOBODY;
  const given = [...waiting.values()];
  waiting.clear();
  for (const told of given) told(-1, null);
};

const start = () => {
  const started = window.oneFile ? window.oneFile.worker(...RUNTIME, SCRIPT) : new Worker(script("worker"));
  started.onmessage = hear;
  started.onerror = (event) => {
    console.info("The worker has failed:", event.message);
    giveUp();
  };
  started.postMessage({ home: address(HOME), files: window.oneFile?.filesOf(HOME) });
  return started;
};

const startOrNot = () => {
  starts++;
  try {
    return start();
  } catch (error) {
    console.info("There is no worker here:", error);
    return NOBODY;
  }
};

/**
 * Gives an errand to the worker and its number back; 0 if there is none, -1 if it is on its way.
 * @param {string} name
 * @param {string} question
 * @param {Told} told
 * @param {boolean} idle whether it is done only while the worker has nothing else to do
 */
export const send = (name, question, told, idle = false) => {
  worker ??= startOrNot();
  if (!isReady) return worker === NOBODY ? 0 : -1;
  waiting.set(++last, told);
  worker.postMessage({ number: last, name, question, idle });
  return last;
};

/**
 * Somebody waits for what was idle.
 * @param {number} number
 */
export const want = (number) => worker?.postMessage({ number, wanted: true });

/**
 * Nobody waits for it any more.
 * @param {number} number
 */
export const drop = (number) => {
  waiting.delete(number);
  worker?.postMessage({ number, drop: true });
};
