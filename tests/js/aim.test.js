import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

open('<button id="lay"></button>');
const { decided, drawn, startAiming } = await import("../../web/js/serve/aim.js");
startAiming();
const root = document.documentElement;
const READ = 350; // ms, as in aim.js

/** Presses where the button stands, at a time; tells whether its click was let through. */
const press = (time) => {
  let heard = false;
  const button = document.getElementById("lay");
  button.onclick = () => {
    heard = true;
  };
  for (const [kind, type] of [
    ["pointerdown", "PointerEvent"],
    ["click", "MouseEvent"],
  ]) {
    const event = new globalThis[type](kind, { bubbles: true, cancelable: true, clientX: 100, clientY: 100 });
    Object.defineProperty(event, "timeStamp", { value: time });
    button.dispatchEvent(event);
  }
  return heard;
};

test("however long the drawing takes, the mark stands for as long as presses on the same spot are dropped", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 1000;
  t.mock.method(performance, "now", () => now);
  const wait = (milliseconds) => {
    now += milliseconds;
    t.mock.timers.tick(milliseconds);
  };
  const isUnread = () => root.hasAttribute("data-unread");

  assert.ok(press(now));
  decided();
  assert.ok(isUnread());
  wait(2 * READ); // a slow machine: the next question is not there yet
  assert.ok(isUnread(), "what is not drawn cannot be read");
  drawn();
  assert.ok(isUnread(), "nobody can have read it");
  wait(READ - 1);
  assert.ok(isUnread());
  assert.ok(!press(now), "a press on the same spot is dropped");
  wait(1);
  assert.ok(!isUnread());
  assert.ok(press(now), "who has seen the mark go is heard");
});
