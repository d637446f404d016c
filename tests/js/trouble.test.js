import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { open } from "./page.js";

const { described, listenForTrouble } = await import("../../web/js/start/trouble.js");

let window;
let early;
let trouble;

beforeEach(() => {
  window = open("");
  early = [];
  trouble = listenForTrouble((what) => early.push(what));
});

/** An error that nobody caught, as a browser tells of it. */
const fails = (error, message = error?.message) => {
  const event = new window.Event("error");
  Object.assign(event, { error, message });
  window.dispatchEvent(event);
};

const rejects = (reason) => {
  const event = new window.Event("unhandledrejection");
  window.dispatchEvent(Object.assign(event, { reason }));
};

test("while the page starts the watchdog hears of every error and broken promise", () => {
  fails(new TypeError("x is undefined"));
  rejects(new Error("not loaded"));
  assert.equal(early.length, 2);
  assert.match(early[0], /TypeError: x is undefined/);
  assert.match(early[1], /not loaded/);
});

test("then Python does, and the watchdog no more", () => {
  const late = [];
  trouble.tell((what) => late.push(what));
  fails(new TypeError("x is undefined"));
  rejects("just words");
  assert.deepEqual(early, []);
  assert.match(late[0], /trouble\.test\.js/, "the place is told");
  assert.equal(late[1], "just words");
});

test("a browser's own remark stops no game, but a start that hangs is not overlooked", () => {
  const remark = "ResizeObserver loop completed with undelivered notifications.";
  fails(undefined, remark);
  assert.deepEqual(early, [remark]);
  const late = [];
  trouble.tell((what) => late.push(what));
  fails(undefined, remark);
  assert.deepEqual(late, []);
});

test("an error is described with its name and message in every browser", () => {
  const error = new TypeError("x is undefined");
  error.stack = "down@drag.js:12:3"; // as Firefox and WebKit write it
  assert.equal(described(error), "TypeError: x is undefined\ndown@drag.js:12:3");
});
