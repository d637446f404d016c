// A second Python, for what takes long: bots that think, the search for the best route. Started once the page can be
// used, so that it delays nothing. A classic worker, because the one-file page can start no other from a blob.
let python = null;
const errands = new Map(); // number -> what is being done

/** In the one-file page there is nothing to fetch: the page hands over what it has unpacked. */
const answerFrom = (files) => {
  const bytesOf = (address) => files.get(String(address));
  const { fetch: ask } = self;
  self.fetch = async (address, options) =>
    bytesOf(address)
      ? new Response(bytesOf(address), { headers: { "Content-Type": /wasm$/.test(address) ? "application/wasm" : "" } })
      : ask(address, options);
  self.importScripts = () => {}; // what it would import stands before this script already
};

const start = async ({ home, files }) => {
  if (files) answerFrom(files);
  importScripts(`${home}pyodide.js`);
  // As the page itself does it, in interpreter.mjs.
  const memory = files ? undefined : (await fetch(`${home}snapshot.bin`)).arrayBuffer();
  const interpreter = await loadPyodide({ indexURL: home, packageBaseUrl: home, _loadSnapshot: memory });
  await interpreter.loadPackage(["waystones-page"], { messageCallback() {} });
  python = interpreter.runPython("import prepared\nfrom app.errands import begin\nbegin");
  postMessage({ ready: true });
};

// One slice of each errand in turn, and a look at the mail in between.
const goOn = () => {
  for (const [number, errand] of errands) {
    const [progress, result] = errand.slice().toJs();
    if (result !== undefined) {
      errands.delete(number);
      errand.destroy();
    }
    postMessage({ number, progress, result });
  }
  if (errands.size) setTimeout(goOn);
};

onmessage = ({ data }) => {
  if (data.home) {
    start(data);
  } else if (data.drop) {
    errands.get(data.number)?.destroy();
    errands.delete(data.number);
  } else {
    errands.set(data.number, python(data.name, data.question));
    if (errands.size === 1) setTimeout(goOn);
  }
};
