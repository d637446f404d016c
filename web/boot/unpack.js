// The whole page in one file: unpacks what the hosted page would fetch, and starts it the same way. A classic script,
// because modules do not load from disk. The build has written `oneFile` into the modules wherever they ask for others.
(() => {
  const TYPES = { wasm: "application/wasm", js: "text/javascript", mjs: "text/javascript", txt: "text/plain" };
  const typeOf = (address) => TYPES[address.split(".").pop()] ?? "application/octet-stream";
  const bar = document.querySelector("#boot-progress");

  const files = new Map(); // address -> bytes, as if they lay beside this file
  const modules = new Map(); // address -> the blob that a module is imported from
  const address = (path) => new URL(path, document.baseURI).href;

  const unpacked = async (text) => {
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  };

  const asBlob = (parts, where) => URL.createObjectURL(new Blob(parts, { type: typeOf(where) }));

  /** A module whose imports name the blobs of other modules, which come before it in the file. */
  const addModule = (where, bytes) => {
    const named = new TextDecoder().decode(bytes).replace(/"one-file:([^"]+)"/g, (_, path) => `"${modules.get(address(path))}"`);
    modules.set(where, asBlob([named], where));
  };

  const unpack = async () => {
    const blocks = [...document.querySelectorAll("script[data-file]")];
    for (const [i, block] of blocks.entries()) {
      const where = address(block.dataset.file);
      const bytes = await unpacked(block.textContent);
      block.remove(); // five million letters that nobody needs any more
      if (/\.m?js$/.test(where)) addModule(where, bytes);
      files.set(where, bytes);
      bar.value = (i + 1) / blocks.length;
    }
  };

  const ask = window.fetch;
  window.fetch = (resource, options) => {
    const bytes = files.get(address(String(resource)));
    if (!bytes) return ask(resource, options);
    return Promise.resolve(new Response(bytes, { headers: { "Content-Type": typeOf(String(resource)) } }));
  };

  window.oneFile = {
    address,
    import: (path) => import(modules.get(address(path)) ?? path),
    /** A worker of scripts one after another: WebKit lets a worker of a page from disk import none. */
    worker: (...paths) => new Worker(asBlob(paths.flatMap((path) => [files.get(address(path)), "\n"]), paths.at(-1))),
    /** What a worker is to find in a folder. */
    filesOf: (folder) => new Map([...files].filter(([where]) => where.startsWith(address(folder)))),
  };

  // Links to files beside the page lead to what was packed in instead.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    const bytes = link && files.get(link.href);
    if (bytes) link.href = asBlob([bytes], link.href);
  });

  const fail = (error) => {
    console.error(error);
    Object.assign(document.documentElement.dataset, { state: "failed", why: "load" });
  };
  if (document.documentElement.dataset.state === "booting") {
    unpack().then(() => oneFile.import("{{boot}}")).catch(fail);
  }
})();
