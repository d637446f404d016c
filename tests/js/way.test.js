import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { open } from "./page.js";

let arrive = () => {};

/** A browser's entries; as in a real one, it goes back only after the script has returned. */
class Entries {
  list = [{ address: "#/", state: null }];
  at = 0;
  #going = [];

  get state() {
    return this.list[this.at].state;
  }
  get address() {
    return this.list[this.at].address;
  }
  pushState(state, _title, address = this.address) {
    this.list.splice(++this.at, Infinity, { address, state });
  }
  replaceState(state, _title, address) {
    this.list[this.at] = { address, state };
  }
  go(steps) {
    this.#going.push(steps);
  }
  back() {
    this.go(-1);
  }
  /** The browser does what it was asked for. */
  settle() {
    while (this.#going.length) {
      this.at += this.#going.shift();
      arrive();
    }
  }
  get addresses() {
    return this.list.slice(0, this.at + 1).map(({ address, state }) => address + (state ? "+" : ""));
  }
}

open("");
const entries = new Entries();
globalThis.history = entries;
globalThis.addEventListener = (_kind, listen) => (arrive = listen);
Object.defineProperty(globalThis, "location", {
  value: {
    set hash(address) {
      entries.pushState(null, "", address);
    },
    replace: (address) => entries.replaceState(null, "", address),
  },
});
const { back, cover, go, rename, startGoing, uncover } = await import("../../web/js/serve/way.js");

let told = 0;
beforeEach(() => {
  entries.list = [
    { address: "#/", state: null },
    { address: "#/play/k1", state: null },
  ];
  entries.at = 1;
  told = 0;
  startGoing(() => (told += 1));
});

test("Back takes a sheet off and leaves the screen", () => {
  cover();
  cover(); // one sheet in place of another
  assert.deepEqual(entries.addresses, ["#/", "#/play/k1", "#/play/k1+"]);
  entries.back();
  entries.settle();
  assert.deepEqual([entries.addresses, told], [["#/", "#/play/k1"], 1]);
});

test("a sheet that is closed leaves nothing behind that Back would stop at", () => {
  cover();
  uncover();
  entries.settle();
  assert.deepEqual([entries.addresses, told], [["#/", "#/play/k1"], 0]);
});

test("a sheet that opens while the last one's entry is being left has one of its own", () => {
  cover();
  uncover();
  cover();
  entries.settle();
  assert.deepEqual(entries.addresses, ["#/", "#/play/k1", "#/play/k1+"]);
});

test("a screen that is opened from a sheet is one step away from the one under it", () => {
  cover();
  go("#/rules", false);
  assert.deepEqual(entries.addresses, ["#/", "#/play/k1", "#/rules"]);
});

test("one that replaces the screen replaces the sheet too, whatever came before it", () => {
  cover();
  go("#/result/k1", true);
  entries.settle();
  assert.deepEqual(entries.addresses, ["#/", "#/result/k1"]);
  cover();
  uncover();
  go("#/play/k2", false);
  entries.settle();
  assert.deepEqual(entries.addresses, ["#/", "#/result/k1", "#/play/k2"]);
});

test("a copy has its address under a sheet too", () => {
  cover();
  rename("#/play/k2");
  entries.settle();
  assert.deepEqual(entries.addresses, ["#/", "#/play/k2", "#/play/k2+"]);
});

test("the page's own Back leaves both", () => {
  cover();
  back();
  entries.settle();
  assert.deepEqual(entries.addresses, ["#/"]);
});

test("Forward to a sheet that is gone comes back at once", () => {
  cover();
  uncover();
  entries.settle();
  entries.go(1);
  entries.settle();
  assert.deepEqual([entries.addresses, told], [["#/", "#/play/k1"], 0]);
});

test("a page that is loaded again under an open sheet has none", () => {
  cover();
  startGoing(() => (told += 1));
  entries.settle();
  assert.deepEqual([entries.addresses, told], [["#/", "#/play/k1"], 0]);
});
