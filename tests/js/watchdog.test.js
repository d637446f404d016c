import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { open } from "./page.js";

const { startWatchdog } = await import("../../web/js/start/watchdog.js");

let reloads;
let root;
mock.method(console, "warn", () => {});

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const window = open('<button data-boot="again"></button>');
  window.sessionStorage.clear();
  globalThis.location = { reload: () => reloads++ };
  reloads = 0;
  root = document.documentElement;
  root.dataset.state = "booting";
});

test("a page that does not come to life is loaded once more, and then says so", () => {
  startWatchdog(root);
  mock.timers.tick(30_000);
  assert.equal(reloads, 1);
  startWatchdog(root).bark("broken again");
  assert.equal(reloads, 1);
  assert.deepEqual({ ...root.dataset }, { state: "failed", why: "load" });
});

test("progress is a reason to wait", () => {
  const { feed } = startWatchdog(root);
  for (let i = 0; i < 5; i++) {
    mock.timers.tick(29_000);
    feed();
  }
  assert.equal(reloads, 0);
});

test("once the page lives it does not bark, and forgets that it did", () => {
  startWatchdog(root).bark("broken");
  const { bark, stop } = startWatchdog(root);
  stop();
  bark("too late");
  mock.timers.tick(60_000);
  assert.equal(root.dataset.state, "booting");
  startWatchdog(root).bark("another day");
  assert.equal(reloads, 2);
});

test("without a memory it never loads again and again", () => {
  globalThis.sessionStorage = {
    getItem() {
      throw new Error("blocked");
    },
    setItem() {
      throw new Error("blocked");
    },
    removeItem() {
      throw new Error("blocked");
    },
  };
  startWatchdog(root).bark("broken");
  assert.equal(reloads, 0);
  assert.equal(root.dataset.state, "failed");
});

test("the player can try again", () => {
  startWatchdog(root);
  document.querySelector("[data-boot=again]").click();
  assert.equal(reloads, 1);
});
