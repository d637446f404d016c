import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { rest, run } from "./page.js";

/** A worker whose Python counts each errand down from its question, slice by slice. */
const worker = (loadPyodide) => {
  const heard = [];
  const thrown = [];
  const pauses = [];
  const page = run("serve/worker.js", {
    heard,
    thrown,
    fetch: async (address) => ({ arrayBuffer: () => `memory of ${address}` }),
    Response,
    Map,
    importScripts: () => {},
    postMessage: (message) => heard.push({ ...message }),
    setTimeout: (then, pause) => {
      pauses.push(pause);
      setTimeout(() => {
        try {
          then();
        } catch (error) {
          thrown.push(error);
        }
      });
    },
    loadPyodide: loadPyodide ?? (async () => PYTHON),
    get self() {
      return this;
    },
  });
  return { heard, thrown, pauses, page, tell: (data) => page.onmessage({ data }) };
};

const destroyed = [];
let held = 0; // answers of slices that JavaScript has not let go of
const begin = (name, question) => {
  let left = Number(question);
  return {
    slice: () => {
      held += 1;
      return { toJs: () => (--left > 0 ? [0.5] : [1, `${name} done`]), destroy: () => (held -= 1) };
    },
    destroy: () => destroyed.push(name),
  };
};

const PYTHON = {
  loadPackage: async () => {},
  runPython: () => begin,
  _module: { HEAPU8: new Uint8Array(7) },
};

const answers = (heard) => heard.filter(({ result }) => result).map(({ number, result }) => [number, result]);

test("it says when Python is there", async () => {
  const { heard, tell } = worker();
  tell({ home: "https://example.org/python/" });
  await rest(5);
  assert.deepEqual(heard, [{ ready: true }]);
});

test("errands take turns, so that a short one need not wait for a long one", async () => {
  const { heard, tell } = worker();
  tell({ home: "/" });
  await rest(5);
  tell({ number: 1, name: "long", question: "9" });
  tell({ number: 2, name: "short", question: "1" });
  await rest(60);
  assert.deepEqual(answers(heard), [
    [2, "short done"],
    [1, "long done"],
  ]);
  assert.ok(heard.slice(1).every(({ size }) => size === 7));
  assert.deepEqual(destroyed.splice(0), ["short", "long"]);
  assert.equal(held, 0);
});

test("what is idle waits for all others, until somebody wants it", async () => {
  const { heard, tell } = worker();
  tell({ home: "/" });
  await rest(5);
  tell({ number: 1, name: "idle", question: "3", idle: true });
  tell({ number: 2, name: "bot", question: "9" });
  tell({ number: 3, name: "other bot", question: "6" });
  await rest(80);
  assert.deepEqual(
    answers(heard).map(([number]) => number),
    [3, 2, 1],
  );
  tell({ number: 4, name: "looked for", question: "3", idle: true });
  tell({ number: 5, name: "bot", question: "9" });
  tell({ number: 4, wanted: true });
  await rest(80);
  assert.deepEqual(answers(heard).slice(3), [
    [4, "looked for done"],
    [5, "bot done"],
  ]);
  destroyed.splice(0);
});

test("a dropped errand says nothing more", async () => {
  const { heard, tell } = worker();
  tell({ home: "/" });
  await rest(5);
  tell({ number: 1, name: "long", question: "1000000" });
  await rest(5);
  tell({ number: 1, drop: true });
  await rest(5);
  const { length } = heard;
  await rest(10);
  assert.equal(heard.length, length);
  assert.deepEqual(destroyed.splice(0), ["long"]);
});

test("a Python that does not start is thrown, so that the page hears of it", async () => {
  const { heard, thrown, tell } = worker(async () => {
    throw new Error("no memory");
  });
  tell({ home: "/" });
  await rest(10);
  assert.deepEqual(heard, []);
  assert.match(thrown[0].message, /no memory/);
});

test("what the page hands over is unpacked once it is asked for, and nothing of it is fetched", async () => {
  const { heard, tell, page } = worker(async ({ indexURL }) => {
    const response = await page.fetch(`${indexURL}library.zip`);
    heard.push({ text: await response.text() });
    return PYTHON;
  });
  Object.assign(page, { DecompressionStream });
  tell({ home: "/", files: new Map([["/library.zip", new Uint8Array(gzipSync("a library"))]]) });
  while (heard.length < 2) await rest(5);
  assert.deepEqual(heard, [{ text: "a library" }, { ready: true }]);
});

test("what the page has had compiled is neither fetched nor compiled again", async () => {
  const { heard, tell, page } = worker(async () => {
    const response = await page.fetch("/python/pyodide.asm.wasm");
    const { module, instance } = await page.WebAssembly.instantiateStreaming(response, "imports");
    heard.push({ module, instance, fetched: response.body });
    return PYTHON;
  });
  page.WebAssembly = { instantiate: async (module, imports) => `${module} with ${imports}` };
  tell({ home: "/", module: "compiled" });
  await rest(5);
  assert.deepEqual(heard, [
    { module: "compiled", instance: "compiled with imports", fetched: null },
    { ready: true },
  ]);
});

test("what nobody waits for leaves the processor to the finger every other moment", async () => {
  const { heard, tell, pauses } = worker();
  tell({ home: "/" });
  await rest(5);
  tell({ number: 1, name: "idle", question: "4", idle: true });
  await rest(80);
  assert.deepEqual(answers(heard), [[1, "idle done"]]);
  assert.deepEqual(pauses.splice(0), [undefined, 12, 12, 12]);
  tell({ number: 2, name: "wanted", question: "4" });
  await rest(40);
  assert.deepEqual(pauses, [undefined, 0, 0, 0]);
  destroyed.length = 0;
});
