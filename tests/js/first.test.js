import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { open, run } from "./page.js";

/** A page before the first paint, for a player with these settings. */
const first = ({ kept = {}, languages = ["en"], protocol = "https:", ...more } = {}) => {
  const window = open("");
  const listeners = {};
  document.documentElement.dataset.state = "booting";
  const page = {
    document: window.document,
    localStorage: { getItem: (key) => kept[key] ?? null, ...kept },
    navigator: { languages },
    location: { protocol },
    HTMLScriptElement: class {
      get noModule() {
        return false;
      }
    },
    WebAssembly,
    addEventListener: (kind, listener) => (listeners[kind] = listener),
    ...more,
  };
  vm.createContext(page);
  vm.runInContext("window = globalThis", page);
  run("start/first.js", page, { "{{languages}}": "en nl" });
  return { page: page.window, root: document.documentElement, fail: (target) => listeners.error({ target }) };
};

const settings = (value) => ({ "waystones/settings": JSON.stringify(value) });

for (const [languages, chosen, expected] of [
  [["nl-BE", "en"], undefined, "nl"],
  [["fr", "nl"], undefined, "nl"],
  [["fr"], undefined, "en"],
  [["en"], "nl", "nl"],
]) {
  test(`${languages} and ${chosen ?? "no choice"} give ${expected}`, () => {
    const kept = settings({ language: chosen });
    assert.equal(first({ languages, kept }).root.lang, expected);
  });
}

test("the chosen look is there at once, and only looks that there are", () => {
  const { dataset } = first({ kept: settings({ theme: "dark", contrast: "more", motion: "sideways" }) }).root;
  assert.deepEqual([dataset.theme, dataset.contrast, dataset.motion], ["dark", "more", undefined]);
});

test("nonsense in the storage, and no storage at all, stop nothing", () => {
  assert.equal(first({ kept: { "waystones/settings": "{" } }).root.dataset.state, "booting");
  assert.equal(first({ localStorage: undefined }).root.dataset.state, "booting");
});

test("who has played before is known", () => {
  assert.equal("known" in first({ kept: { "waystones/game/1": "x" } }).root.dataset, true);
  assert.equal("known" in first({ kept: settings({}) }).root.dataset, false);
});

test("a page in a folder and an old browser are told apart", () => {
  assert.equal(first({ protocol: "file:" }).root.dataset.why, "file");
  assert.equal(first({ WebAssembly: undefined }).root.dataset.why, "browser");
});

test("a page in a frame of another site says so, and one in a frame of its own site plays", () => {
  const origin = "https://a.example";
  const stranger = Object.defineProperty({}, "origin", {
    get() {
      throw new Error("cross-origin");
    },
  });
  assert.equal(first({ origin, top: stranger }).root.dataset.why, "framed");
  assert.equal(first({ origin, top: { origin: "https://b.example" } }).root.dataset.why, "framed");
  assert.equal(first({ origin, top: { origin } }).root.dataset.state, "booting");
});

test("modules that do not load or run end in words, until they listen themselves", () => {
  const { page, root, fail } = first();
  fail({});
  assert.equal(root.dataset.state, "booting", "a picture or a hint may fail");
  page.waystones = {};
  fail(page);
  assert.equal(root.dataset.state, "booting");
  delete page.waystones;
  fail(page);
  assert.deepEqual([root.dataset.state, root.dataset.why], ["failed", "load"]);
});
