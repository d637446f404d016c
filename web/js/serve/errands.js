// The second Python (worker.js), seen from the page. It is started while the page is idle where bots sit at the table,
// else by the first errand, which itself is not made to wait for it: whoever asks does it in slices until the worker is
// there. It is as large as the page itself, so it ends once nobody needs it; the next errand starts another.
import { whenIdle } from "./frame.js";
import { script } from "./trusted.js";

const HOME = "{{python}}/";
const RUNTIME = [`${HOME}pyodide.asm.js`, `${HOME}pyodide.js`]; // what the worker imports where it can

const SCRIPT = new URL("../serve/worker.js", import.meta.url).href; // where it can import nothing

const NOBODY = { postMessage() {} };
const FAILURES = 3; // how often a worker may fail in one visit
const REST = 5_000; // ms that a worker is kept which has nothing to do
const LARGE = 32 * 2 ** 20; // bytes; Python begins with 20 MB, and what a long search took never comes back
const SOON = 100; // ms that a large one is kept

/** @type {{ postMessage(message: object): void, terminate?(): void } | null} */
let worker = null;
let failures = 0;
let isReady = false;
let isLarge = false;
let isWanted = false; // whether bots sit at the table that is open
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
let last = 0;
/** @type {Map<number, Told>} number of an errand -> who is told */
const waiting = new Map();

/** @param {string} path */
const address = (path) => new URL(path, document.baseURI).href;

/** @param {MessageEvent<{ ready?: true, number: number, progress: number, result?: string, failed?: true, size?: number }>} event */
const hear = ({ data }) => {
  if (data.ready) {
    isReady = true;
    return;
  }
  const told = waiting.get(data.number);
  isLarge = (data.size ?? 0) > LARGE;
  if (data.failed || data.result !== undefined) waiting.delete(data.number);
  rest();
  told?.(data.failed ? -1 : data.progress, data.result ?? null);
};

const end = () => {
  isReady = isLarge = false;
  worker?.terminate?.();
  worker = null;
};

const endOrBeginAnew = () => {
  end();
  if (isWanted) warmUp();
};

/** Ends a worker that has nothing to do after a while; one that has grown soon, and for bots another takes its place. */
const rest = () => {
  clearTimeout(resting);
  if (!worker || worker === NOBODY || waiting.size) return;
  if (isLarge) resting = setTimeout(endOrBeginAnew, SOON);
  else if (!isWanted) resting = setTimeout(end, REST);
};

/** The worker is of no use any more: the page does its errands itself, and another worker is started, at most twice. */
export const giveUp = () => {
  end();
  if (++failures >= FAILURES) worker = NOBODY;
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
  // What the page's own Python has had compiled need not be compiled again.
  const message = { home: address(HOME), files: window.oneFile?.filesOf(HOME), module: window.pythonModule };
  try {
    started.postMessage(message);
  } catch {
    started.postMessage({ ...message, module: undefined }); // a browser that hands over no modules
  }
  return started;
};

const startOrNot = () => {
  try {
    return start();
  } catch (error) {
    console.info("There is no worker here:", error);
    return NOBODY;
  }
};

/** Starts the worker while the page has nothing else to do. */
const warmUp = () =>
  whenIdle(() => {
    if (isWanted) worker ??= startOrNot();
  });

/**
 * Gives an errand to the worker and its number back; 0 if there is none, -1 if it is on its way.
 * @param {string} name
 * @param {string} question
 * @param {Told} told
 * @param {boolean} idle whether it is done only while the worker has nothing else to do
 * @param {boolean} small whether it is not worth starting a worker, which takes as long as the errand
 */
export const send = (name, question, told, idle = false, small = false) => {
  if (!small) worker ??= startOrNot();
  rest();
  if (!worker || !isReady) return worker === NOBODY ? 0 : -1;
  clearTimeout(resting);
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
  rest();
};

/**
 * Whether there will be something to think about soon.
 * @param {boolean} wanted
 */
export const keepReady = (wanted) => {
  isWanted = wanted;
  rest();
  if (wanted) warmUp();
};
