// The second Python (worker.js), seen from the page. It is started by the first errand, which itself is not made to
// wait for it: whoever asks does it in slices until the worker is there.
const HOME = "{{python}}/";
const RUNTIME = [`${HOME}pyodide.asm.js`, `${HOME}pyodide.js`]; // what the worker imports where it can
let worker = null;
let isReady = false;
let last = 0;
const waiting = new Map(); // number -> who is told

const address = (path) => new URL(path, document.baseURI).href;

const hear = ({ data }) => {
  if (data.ready) {
    isReady = true;
    return;
  }
  const told = waiting.get(data.number);
  if (data.result !== undefined) waiting.delete(data.number);
  told?.(data.progress, data.result ?? null);
};

/** Without a worker everything still gets done, only on the page's own thread. */
const giveUp = () => {
  isReady = false;
  for (const told of waiting.values()) told(-1, null);
  waiting.clear();
};

const start = () => {
  try {
    const script = new URL("worker.js", import.meta.url).href;
    worker = window.oneFile ? oneFile.worker(...RUNTIME, script) : new Worker(script);
  } catch (error) {
    console.info("There is no worker here:", error);
    worker = { postMessage() {} };
    return;
  }
  worker.onmessage = hear;
  worker.onerror = giveUp;
  worker.postMessage({ home: address(HOME), files: window.oneFile?.filesOf(HOME) });
};

/** Gives an errand to the worker and its number back; 0 if it is not there (yet). */
export const send = (name, question, told) => {
  if (!worker) start();
  if (!isReady) return 0;
  waiting.set(++last, told);
  worker.postMessage({ number: last, name, question });
  return last;
};

/** Nobody waits for it any more. */
export const drop = (number) => {
  waiting.delete(number);
  worker.postMessage({ number, drop: true });
};
