import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gzipSync } from "node:zlib";
import { open, rest, run } from "./page.js";

/** As tools/one_file.py writes it: every byte a letter, and four of them in another way. */
const packed = (text) => {
  const safe = Array.from(gzipSync(text)).flatMap((byte) =>
    [0, 13, 60, 61].includes(byte) ? [61, byte ^ 64] : [byte],
  );
  return new TextDecoder("windows-1252").decode(Uint8Array.from(safe));
};
const block = (path, text) => `<script type="text/plain" data-file="${path}">${packed(text)}</script>`;

const FILES = [
  block("page-1/a.js", "export const a = 1;"),
  block("page-1/boot.js", 'import { a } from "one-file:page-1/a.js";'),
  block("py-1/x.wasm", "wasm"),
  block("licences.txt", "thanks"),
];

/** @type {string[]} what a host would serve, as the bytes that it is */
let hosted;
const asBytes = (text) => {
  const letters = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};

let blobs;
let imported;
let asked;
let page;

/** Opens a one-file page with these files, and lets it unpack. */
const unpack = async (files, state = "booting", charset = "windows-1252") => {
  const window = open(`<progress id="boot-progress" max="1" value="0"></progress>
    <a id="link" href="licences.txt"></a>${files.join("")}`);
  document.documentElement.dataset.state = state;
  blobs = new Map();
  imported = [];
  asked = [];
  Object.defineProperty(window.document, "characterSet", { value: charset });
  page = {
    document: window.document,
    URL: class extends URL {
      static createObjectURL = (blob) => {
        const address = `blob:${blobs.size}`;
        blobs.set(address, blob);
        return address;
      };
    },
    Uint8Array,
    Array,
    Blob,
    Response,
    DecompressionStream,
    TextDecoder,
    Map,
    Object,
    console: { error: () => {} },
    Worker: class {
      constructor(address) {
        this.source = blobs.get(address);
      }
    },
    fetch: async (resource) => {
      asked.push(String(resource));
      if (String(resource) === window.document.baseURI) return new Response(asBytes(hosted.join("")));
      return new Response("from the host");
    },
    get window() {
      return page;
    },
    imports: async (address) => {
      imported.push(address);
      throw new Error("enough seen");
    },
  };
  run("start/unpack.js", page);
  // It comes to an end in every case: the page's own code is asked for, or the page says that it has failed.
  while (!imported.length && document.documentElement.dataset.state !== "failed") await rest(5);
};

beforeEach(() => unpack(FILES));

test("everything is unpacked, and its text does not stay in the page", () => {
  assert.equal(document.querySelector("script[data-file]"), null);
  assert.equal(document.querySelector("#boot-progress").value, 1);
});

test("a module finds the others as blobs, whatever it calls them", async () => {
  const sources = await Promise.all([...blobs.values()].map((blob) => blob.text()));
  const [a] = [...blobs.keys()];
  assert.equal(sources[0], "export const a = 1;");
  assert.equal(sources[1], `import { a } from "${a}";`);
});

test("fetch gives what was packed in, with its type, and asks for everything else", async () => {
  const wasm = await page.fetch("py-1/x.wasm");
  assert.equal(wasm.headers.get("Content-Type"), "application/wasm");
  assert.equal(await wasm.text(), "wasm");
  assert.deepEqual(asked, []);
  assert.equal(await (await page.fetch("elsewhere")).text(), "from the host");
});

test("a worker is made of several scripts, one after another", async () => {
  const { source } = page.oneFile.worker("page-1/a.js", "page-1/boot.js");
  assert.match(await source.text(), /a = 1;\nimport /);
  assert.equal(source.type, "text/javascript");
});

test("a worker is handed the files of one folder", () => {
  assert.deepEqual([...page.oneFile.filesOf("py-1/").keys()], ["https://example.org/some/path/py-1/x.wasm"]);
});

test("a link to a file beside the page leads to what was packed in", async () => {
  const link = document.querySelector("#link");
  link.click();
  assert.equal(await blobs.get(link.getAttribute("href")).text(), "thanks");
});

test("a page that a host has served as another charset asks for its own bytes", async () => {
  const spoiled = FILES.map((file) => file.replace(/>[^<]*</, ">\ufffd<"));
  hosted = FILES;
  await unpack(spoiled, "booting", "UTF-8");
  assert.deepEqual(asked, [document.baseURI]);
  assert.equal(await (await page.fetch("py-1/x.wasm")).text(), "wasm");
});

test("a page that does not start says so", async () => {
  await unpack(['<script type="text/plain" data-file="a.js">not gzip</script>']);
  assert.deepEqual({ ...document.documentElement.dataset }, { state: "failed", why: "load" });
});

test("where first.js has found that it cannot work, nothing is unpacked", async () => {
  await unpack(FILES, "failed");
  assert.equal(document.querySelectorAll("script[data-file]").length, FILES.length);
});
