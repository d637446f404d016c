// The whole page in one file: hands out what the hosted page would fetch, and starts it the same way. A classic script,
// because modules do not load from disk. The build has written `oneFile` into the modules wherever they ask for others.
//
// It stands before what is packed in, and in the order in which that is asked for: the page begins while the browser still
// reads the rest. Nothing is unpacked before somebody asks for it, and nothing is kept unpacked.
(() => {
  /** @type {Record<string, string>} */
  const TYPES = {
    wasm: "application/wasm",
    js: "text/javascript",
    mjs: "text/javascript",
    txt: "text/plain",
  };
  /** @param {string} address */
  const typeOf = (address) => TYPES[address.split(".").at(-1) ?? ""] ?? "application/octet-stream";

  /** @type {Map<string, Uint8Array<ArrayBuffer>>} address -> bytes, still compressed, as if they lay beside this file */
  const files = new Map();
  /** @type {Map<string, { source: Blob, blob: string }>} address -> a module, and where it is imported from */
  const modules = new Map();
  /** @param {string} path */
  const address = (path) => new URL(path, document.baseURI).href;

  const MARK = "{{mark}}";
  const ESCAPE = "=".charCodeAt(0);
  const FLIP = 0x4000;

  /**
   * Two bytes in each letter (tools/one_file.py).
   * @param {string} text
   * @param {number} start where in the text they begin
   * @param {number} length how many there are
   */
  const bytesOf = (text, start, length) => {
    let at = start;
    const pairs = new Uint16Array(Math.ceil(length / 2));
    for (let index = 0; index < pairs.length; index++) {
      const letter = text.charCodeAt(at++);
      pairs[index] = letter === ESCAPE ? text.charCodeAt(at++) ^ FLIP : letter;
    }
    return new Uint8Array(pairs.buffer, 0, length);
  };

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  const unpacked = (bytes) => new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));

  /**
   * @param {BlobPart[]} parts
   * @param {string} where
   */
  const blobOf = (parts, where) => new Blob(parts, { type: typeOf(where) });

  let isWhole = false; // whether all of this file has been read
  /** @type {(() => void)[]} */
  let waiting = [];

  /** @param {string} text what such a comment says: the path and how many bytes on a line of their own, and the bytes */
  const takeIn = (text) => {
    const end = text.indexOf("\n");
    const [path, length] = text.slice(MARK.length, end).split(" ");
    files.set(address(path), bytesOf(text, end + 1, Number(length)));
  };

  const tell = () => {
    const told = waiting;
    waiting = [];
    for (const hear of told) hear();
  };

  /** Takes out of the page what has been read of it. */
  const takeOut = () => {
    for (const node of Array.from(document.body.childNodes)) {
      if (!(node instanceof Comment && node.data.startsWith(MARK))) continue;
      takeIn(node.data);
      node.remove(); // millions of letters that nobody needs any more
    }
    tell();
  };

  const readOn = () => {
    const reading = new MutationObserver(takeOut);
    reading.observe(document.body, { childList: true });
    document.addEventListener("DOMContentLoaded", () => {
      reading.disconnect();
      takeOut();
      isWhole = true;
      tell();
    });
  };

  /**
   * The bytes of a file as soon as they have been read; none if it is not in here.
   * @param {string} where
   */
  const packed = async (where) => {
    while (!files.has(where) && !isWhole) {
      await /** @type {Promise<void>} */ (new Promise((resolve) => waiting.push(resolve)));
    }
    return files.get(where);
  };

  const ask = window.fetch;
  window.fetch = async (resource, options) => {
    const where = address(String(resource));
    const bytes = await packed(where);
    if (!bytes) return ask(resource, options);
    return new Response(unpacked(bytes), { headers: { "Content-Type": typeOf(where) } });
  };

  // Trusted Types: the addresses that were made here may start workers, and no others.
  /** @type {Set<string>} */
  const made = new Set();
  const rules = {
    /** @param {string} where */
    createScriptURL(where) {
      if (!made.has(where)) throw new TypeError(`not unpacked here: ${where}`);
      return where;
    },
  };
  const policy = window.trustedTypes?.createPolicy("one-file", rules) ?? rules;

  /** @type {OneFile} */
  const unpackedPage = {
    address,
    import: (path) => import(modules.get(address(path))?.blob ?? path),
    /** A worker of scripts one after another: WebKit lets a worker of a page from disk import none. */
    worker: (...paths) => {
      const sources = paths.flatMap((path) => [modules.get(address(path))?.source ?? "", "\n"]);
      const where = URL.createObjectURL(blobOf(sources, paths.at(-1) ?? ""));
      made.add(where);
      return new Worker(policy.createScriptURL(where));
    },
    /** What a worker is to find in a folder, still compressed. */
    filesOf: (folder) => new Map([...files].filter(([where]) => where.startsWith(address(folder)))),
  };
  window.oneFile = unpackedPage;

  /**
   * A module whose imports name the blobs of other modules, which come before it.
   * @param {string} where
   * @param {string} text
   */
  const addModule = (where, text) => {
    const named = text.replace(/"one-file:([^"]+)"/g, (_, path) => `"${modules.get(address(path))?.blob}"`);
    const source = blobOf([named], where);
    modules.set(where, { source, blob: URL.createObjectURL(source) });
  };

  const start = async () => {
    const sources = await (await fetch("{{modules}}")).json();
    for (const [path, text] of Object.entries(sources)) addModule(address(path), text);
    await unpackedPage.import("{{boot}}");
  };

  // Links to files beside the page lead to what was packed in instead.
  document.addEventListener("click", async (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (
      /** @type {Element} */ (event.target).closest("a[href]")
    );
    const bytes = link && files.get(link.href);
    if (!link || !bytes) return;
    event.preventDefault();
    const content = await new Response(unpacked(bytes)).arrayBuffer();
    link.href = URL.createObjectURL(blobOf([content], link.href));
    link.click();
  });

  /** @param {unknown} error */
  const fail = (error) => {
    console.error(error);
    Object.assign(document.documentElement.dataset, { state: "failed", why: "load" });
  };
  if (document.documentElement.dataset.state === "booting") {
    readOn();
    start().catch(fail);
  }
})();
