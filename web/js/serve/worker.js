// A second Python, for what takes long: bots that think, the search for the best route. Started once the page can be
// used, so that it delays nothing. A classic worker, because the one-file page can start no other from a blob.

/**
 * Where Python is; in the one-file page also what is there, compressed, since there is nothing to fetch. Its WebAssembly compiled, if
 * the page has it.
 * @typedef {{ home: string, files?: Map<string, Uint8Array<ArrayBuffer>>, module?: WebAssembly.Module }} Home
 *
 * What the page asks for: a Python, an errand, that an idle one is wanted, or that one is dropped.
 * @typedef {Home | { number: number, name: string, question: string, idle?: boolean }
 *   | { number: number, wanted: true } | { number: number, drop: true }} Message
 */

const PAUSE = 12; // ms after each slice that nobody waits for: a phone with few cores needs them for the finger

/** @type {((name: string, question: string) => Errand) | null} */
let python = null;
let size = () => 0; // bytes of Python's memory, which never shrinks
/** @type {Map<number, Errand>} number -> what is being done */
const errands = new Map();
const NEWS = 150; // milliseconds between two words about how far an errand is
/** @type {Map<number, number>} number -> when the page was last told */
const told = new Map();
/** @type {Set<number>} numbers of those that nobody waits for yet */
const idle = new Set();

/**
 * The page hands over what is packed into it.
 * @param {Map<string, Uint8Array<ArrayBuffer>>} files
 */
const answerFrom = (files) => {
  const { fetch: ask } = self;
  self.fetch = async (address, options) => {
    const bytes = files.get(String(address));
    if (!bytes) return ask(address, options);
    const type = String(address).endsWith("wasm") ? "application/wasm" : "";
    const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "Content-Type": type } });
  };
  self.importScripts = () => {}; // what it would import stands before this script already
};

/**
 * The page hands over what it has had compiled: nothing is fetched for it, and nothing compiled again.
 * @param {WebAssembly.Module} module
 */
const instantiate = (module) => {
  const { fetch: ask } = self;
  self.fetch = async (address, options) =>
    String(address).endsWith(".wasm") ? new Response() : ask(address, options);
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
};

/** @param {Home} home */
const start = async ({ home, files, module }) => {
  if (files) answerFrom(files);
  if (module) instantiate(module);
  importScripts(`${home}pyodide.js`);
  // As the page itself does it, in interpreter.mjs.
  const memory = (await fetch(`${home}snapshot.bin`)).arrayBuffer();
  const interpreter = await loadPyodide({ indexURL: home, packageBaseUrl: home, _loadSnapshot: memory });
  await interpreter.loadPackage(["waystones-page"], { messageCallback() {} });
  python = interpreter.runPython("import prepared\nfrom app.errands import begin\nbegin");
  size = () => interpreter._module.HEAPU8.length;
  postMessage({ ready: true });
};

/**
 * The page hears of an error, but not of a promise that nobody kept.
 * @param {unknown} error
 */
const tell = (error) => {
  setTimeout(() => {
    throw error;
  });
};

/**
 * Does something for one errand. If that fails, the page does this one itself; the others go on.
 * @param {number} number
 * @param {() => void} action
 */
const attempt = (number, action) => {
  try {
    action();
  } catch (error) {
    console.info("An errand failed in the worker:", error);
    errands.delete(number);
    postMessage({ number, failed: true });
  }
};

// One slice of each errand in turn, and a look at the mail in between; idle ones only when there are no others.
const goOn = () => {
  const all = [...errands];
  const wanted = all.filter(([number]) => !idle.has(number));
  for (const [number, errand] of wanted.length ? wanted : all) {
    attempt(number, () => {
      const answer = errand.slice();
      const [progress, result] = answer.toJs();
      answer.destroy(); // else Python keeps each of thousands until JavaScript next looks for what it can let go
      if (result !== undefined) {
        errands.delete(number);
        told.delete(number);
        errand.destroy();
      } else {
        // Nobody waits for what is idle; who waits need not hear of every slice.
        if (idle.has(number) || Date.now() - (told.get(number) ?? 0) < NEWS) return;
        told.set(number, Date.now());
      }
      idle.delete(number);
      postMessage({ number, progress, result, size: size() });
    });
  }
  if (errands.size) setTimeout(goOn, wanted.length ? 0 : PAUSE);
};

onmessage = (/** @type {MessageEvent<Message>} */ { data }) => {
  if ("home" in data) {
    start(data).catch(tell);
  } else if ("wanted" in data) {
    idle.delete(data.number);
  } else if ("drop" in data) {
    idle.delete(data.number);
    told.delete(data.number);
    errands.get(data.number)?.destroy();
    errands.delete(data.number);
  } else if (python) {
    const begin = python;
    if (data.idle) idle.add(data.number);
    attempt(data.number, () => errands.set(data.number, begin(data.name, data.question)));
    if (errands.size === 1) setTimeout(goOn);
  }
};
