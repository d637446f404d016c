import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { open, rest, run } from "./page.js";

/** As tools/one_file.py writes it: two bytes in a letter, and a few of those in another way. */
const packed = (bytes) => {
  const pairs = new Uint16Array(Uint8Array.from([...bytes, ...Array(bytes.length % 2).fill(0)]).buffer);
  const letters = Array.from(pairs, (pair) => {
    const isSafe = ![0, 13, 61, 62, 0xfeff].includes(pair) && (pair < 0xd800 || pair > 0xdfff);
    return isSafe ? String.fromCharCode(pair) : `=${String.fromCharCode(pair ^ 0x4000)}`;
  });
  return letters.join("");
};
const block = (path, text) => {
  const bytes = gzipSync(text);
  return `<!--packed: ${path} ${bytes.length}\n${packed(bytes)}-->`;
};

const MODULES = block(
  "modules",
  JSON.stringify({
    "page-1/a.js": "export const a = 1;",
    "page-1/boot.js": 'import { a } from "one-file:page-1/a.js";',
  }),
);
const FILES = [MODULES, block("py-1/x.wasm", "wasm"), block("licences.txt", "thanks")];
const SLOTS = { "{{mark}}": "packed: ", "{{modules}}": "modules", "{{boot}}": "page-1/boot.js" };

let blobs;
let imported;
let asked;
let page;

/** The browser reads on, and comes upon these pieces of the file. */
const read = async (pieces) => {
  document.body.insertAdjacentHTML("beforeend", pieces.join(""));
  await rest();
};

/** There is no more of it. */
const readToTheEnd = async () => {
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await rest();
};

/** Opens a one-file page of which nothing has been read yet but its beginning. */
const begin = (state = "booting") => {
  const window = open(`<a id="link" href="licences.txt"></a><!-- something else -->`);
  document.documentElement.dataset.state = state;
  // A page of an earlier test may still be at it; it does not write into these.
  const [madeHere, importedHere, askedHere] = [new Map(), [], []];
  [blobs, imported, asked] = [madeHere, importedHere, askedHere];
  page = {
    document: window.document,
    URL: class extends URL {
      static createObjectURL = (blob) => {
        const address = `blob:${madeHere.size}`;
        madeHere.set(address, blob);
        return address;
      };
    },
    Uint8Array,
    Uint16Array,
    Array,
    Blob,
    Comment: window.Comment,
    MutationObserver: window.MutationObserver,
    Promise,
    Response,
    DecompressionStream,
    Map,
    Object,
    console: { error: () => {} },
    Worker: class {
      constructor(address) {
        this.source = blobs.get(address);
      }
    },
    fetch: async (resource) => {
      askedHere.push(String(resource));
      return new Response("from the host");
    },
    get window() {
      return page;
    },
    imports: async (address) => {
      importedHere.push(address);
      throw new Error("enough seen");
    },
  };
  run("start/unpack.js", page, SLOTS);
};

/** Lets it go on until the page's own code is asked for, or the page says that it has failed. */
const outcome = async () => {
  while (!imported.length && document.documentElement.dataset.state !== "failed") await rest(5);
};

const packedIn = () =>
  Array.from(document.body.childNodes).filter((node) => node.data?.startsWith("packed: "));

beforeEach(() => begin());

test("the page begins once its modules have been read, whatever is still to come", async () => {
  await read([MODULES]);
  await outcome();
  assert.deepEqual(imported, [...blobs.keys()].slice(-1));
});

test("what has been read does not stay in the page, and everything else does", async () => {
  await read(FILES);
  assert.deepEqual(packedIn(), []);
  assert.match(document.body.innerHTML, /something else/);
});

test("a module finds the others as blobs, whatever it calls them", async () => {
  await read([MODULES]);
  await outcome();
  const sources = await Promise.all([...blobs.values()].map((blob) => blob.text()));
  const [a] = [...blobs.keys()];
  assert.equal(sources[0], "export const a = 1;");
  assert.equal(sources[1], `import { a } from "${a}";`);
});

test("fetch gives what was packed in, with its type, and asks for everything else", async () => {
  await read(FILES);
  await readToTheEnd();
  const wasm = await page.fetch("py-1/x.wasm");
  assert.equal(wasm.headers.get("Content-Type"), "application/wasm");
  assert.equal(await wasm.text(), "wasm");
  assert.deepEqual(asked, []);
  assert.equal(await (await page.fetch("elsewhere")).text(), "from the host");
});

test("whoever asks for what has not been read yet is given it then", async () => {
  let isHere = false;
  const answer = page.fetch("py-1/x.wasm").finally(() => (isHere = true));
  await read([MODULES]);
  assert.equal(isHere, false);
  await read([block("py-1/x.wasm", "wasm")]);
  assert.equal(await (await answer).text(), "wasm");
});

test("a file that breaks off leaves nobody waiting", async () => {
  const answer = page.fetch("py-1/x.wasm");
  await read([MODULES]);
  await readToTheEnd();
  assert.equal(await (await answer).text(), "from the host");
});

test("a worker is made of several scripts, one after another", async () => {
  await read(FILES);
  await outcome();
  const { source } = page.oneFile.worker("page-1/a.js", "page-1/boot.js");
  assert.match(await source.text(), /a = 1;\nimport /);
  assert.equal(source.type, "text/javascript");
});

test("a worker is handed the files of one folder as they are packed", async () => {
  await read(FILES);
  const files = [...page.oneFile.filesOf("py-1/")];
  assert.deepEqual(
    files.map(([where, bytes]) => [where, gunzipSync(bytes).toString()]),
    [["https://example.org/some/path/py-1/x.wasm", "wasm"]],
  );
});

test("a link to a file beside the page leads to what was packed in", async () => {
  await read(FILES);
  const link = document.querySelector("#link");
  link.click();
  while (!link.href.startsWith("blob:")) await rest(5);
  assert.equal(await blobs.get(link.getAttribute("href")).text(), "thanks");
});

test("a file comes out of it byte by byte as it went in, of whatever length", async () => {
  const every = Uint8Array.from({ length: 1 << 17 }, (_, at) => (at & 1 ? at >> 9 : at >> 1));
  const contents = [every, every.subarray(1), every.subarray(0, 5), new Uint8Array(0)];
  await read(contents.map((content, at) => block(`${at}.bin`, content)));
  for (const [at, content] of contents.entries()) {
    const given = await (await page.fetch(`${at}.bin`)).arrayBuffer();
    assert.deepEqual(new Uint8Array(given), content);
  }
});

test("a page that does not start says so", async () => {
  await read(["<!--packed: modules 9\nnot gzip at all-->"]);
  await outcome();
  assert.deepEqual({ ...document.documentElement.dataset }, { state: "failed", why: "load" });
});

test("where first.js has found that it cannot work, nothing is taken in", async () => {
  begin("failed");
  await read(FILES);
  assert.equal(packedIn().length, FILES.length);
});
