import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { flights, lay, open } from "./page.js";

open('<div class="screen"><div id="screen"></div></div>');
globalThis.innerWidth = 360;
globalThis.innerHeight = 740;
const { holdUp } = await import("../../web/js/serve/hold.js");
const byId = (id) => document.getElementById(id);
const places = (flight) => flight.keyframes.map(({ transform }) => transform.match(/-?[\d.]+/g).map(Number));

beforeEach(() => {
  byId("screen").innerHTML = `<div><p id="chip"></p><p id="pile"></p>
    <div id="held"><i id="card" data-held="#gone,#chip" data-to="#pile">7</i></div></div>`;
  flights.length = 0;
  lay(byId("chip"), 100, 40, 120, 44);
  lay(byId("pile"), 20, 500, 44, 44);
  lay(byId("card"), 0, 0, 44, 60);
});

test("a card is held under who played it, at its own size, and then flies to its pile", () => {
  document.documentElement.style.setProperty("--m-turn", "240ms");
  holdUp(byId("held"));
  const [flight] = flights;
  assert.ok(flight.thing.hasAttribute("data-carried"));
  assert.equal(flight.thing.dataset.held, undefined, "the copy is not held up again");
  const [, shown, read, end] = places(flight);
  assert.deepEqual(shown, [100 + (120 - 44) / 2, 40 + 44 + 6]);
  assert.deepEqual(read, shown, "it stays until it is read");
  assert.deepEqual(end.slice(2), [20 - 138, 500 + (44 - 60) / 2 - 90, 1]);
  assert.ok(flight.options.duration * flight.keyframes[2].offset >= 500);
  flight.onfinish();
  assert.equal(document.querySelector("[data-carried]"), null);
});

test("without movement it is held in its place, and is gone", () => {
  document.documentElement.style.setProperty("--m-turn", "0ms");
  holdUp(byId("held"));
  const [start, end] = places(flights[0]);
  assert.deepEqual(start, end);
  flights[0].onfinish();
});

test("one card is held at a time", () => {
  let cancelled = 0;
  holdUp(byId("held"));
  flights[0].cancel = () => (cancelled += 1);
  holdUp(byId("held"));
  assert.equal(cancelled, 1);
});
