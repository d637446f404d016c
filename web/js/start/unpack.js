// The whole page in one file: unpacks what the hosted page would fetch, and starts it the same way. A classic script,
// because modules do not load from disk. The build has written `oneFile` into the modules wherever they ask for others.
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
  const bar = /** @type {HTMLProgressElement} */ (document.querySelector("#boot-progress"));

  /** @type {Map<string, ArrayBuffer>} address -> bytes, as if they lay beside this file */
  const files = new Map();
  /** @type {Map<string, string>} address -> the blob that a module is imported from */
  const modules = new Map();
  /** @param {string} path */
  const address = (path) => new URL(path, document.baseURI).href;

  // Every byte is a letter of this charset (tools/one_file.py).
  const CHARSET = "windows-1252";
  const ESCAPE = "=".charCodeAt(0);
  const letters = new TextDecoder(CHARSET).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const byteOf = new Uint8Array(1 << 16);
  for (let byte = 0; byte < 256; byte++) byteOf[letters.charCodeAt(byte)] = byte;

  /** @param {string} text */
  const bytesOf = (text) => {
    const bytes = new Uint8Array(text.length);
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const byte = byteOf[text.charCodeAt(at)];
      bytes[length++] = byte === ESCAPE ? byteOf[text.charCodeAt(++at)] ^ 64 : byte;
    }
    return bytes.subarray(0, length);
  };

  /** @param {string} text */
  const unpacked = async (text) => {
    const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  };

  /**
   * @param {BlobPart[]} parts
   * @param {string} where
   */
  const asBlob = (parts, where) => URL.createObjectURL(new Blob(parts, { type: typeOf(where) }));

  /**
   * A module whose imports name the blobs of other modules, which come before it in the file.
   * @param {string} where
   * @param {ArrayBuffer} bytes
   */
  const addModule = (where, bytes) => {
    const source = new TextDecoder().decode(bytes);
    const named = source.replace(/"one-file:([^"]+)"/g, (_, path) => `"${modules.get(address(path))}"`);
    modules.set(where, asBlob([named], where));
  };

  /**
   * What is packed in, by path. A host may have served this file as another charset than it says it is, and the letters
   * are spoiled then: the file is asked for once more, as bytes.
   * @returns {Promise<[string, string][]>}
   */
  const packed = async () => {
    /** @type {HTMLElement[]} */
    const blocks = Array.from(document.querySelectorAll("script[data-file]"));
    /** @type {[string, string][]} */
    const found = blocks.map((block) => [block.dataset.file ?? "", block.textContent ?? ""]);
    for (const block of blocks) block.remove(); // millions of letters that nobody needs any more
    if (document.characterSet === CHARSET) return found;
    const whole = new TextDecoder(CHARSET).decode(await (await ask(document.baseURI)).arrayBuffer());
    return Array.from(whole.matchAll(/<script type="text\/plain" data-file="([^"]+)">([^<]*)</g), (each) => [
      each[1],
      each[2],
    ]);
  };

  const unpack = async () => {
    const found = await packed();
    for (const [i, [path, text]] of found.entries()) {
      const where = address(path);
      const bytes = await unpacked(text);
      if (/\.m?js$/.test(where)) addModule(where, bytes);
      files.set(where, bytes);
      bar.value = (i + 1) / found.length;
    }
  };

  const ask = window.fetch;
  window.fetch = (resource, options) => {
    const bytes = files.get(address(String(resource)));
    if (!bytes) return ask(resource, options);
    return Promise.resolve(new Response(bytes, { headers: { "Content-Type": typeOf(String(resource)) } }));
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
    import: (path) => import(modules.get(address(path)) ?? path),
    /** A worker of scripts one after another: WebKit lets a worker of a page from disk import none. */
    worker: (...paths) => {
      const sources = paths.flatMap((path) => [files.get(address(path)) ?? "", "\n"]);
      const where = asBlob(sources, paths.at(-1) ?? "");
      made.add(where);
      return new Worker(policy.createScriptURL(where));
    },
    /** What a worker is to find in a folder. */
    filesOf: (folder) => new Map([...files].filter(([where]) => where.startsWith(address(folder)))),
  };
  window.oneFile = unpackedPage;

  // Links to files beside the page lead to what was packed in instead.
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (
      /** @type {Element} */ (event.target).closest("a[href]")
    );
    const bytes = link && files.get(link.href);
    if (link && bytes) link.href = asBlob([bytes], link.href);
  });

  /** @param {unknown} error */
  const fail = (error) => {
    console.error(error);
    Object.assign(document.documentElement.dataset, { state: "failed", why: "load" });
  };
  if (document.documentElement.dataset.state === "booting") {
    unpack()
      .then(() => unpackedPage.import("{{boot}}"))
      .catch(fail);
  }
})();
