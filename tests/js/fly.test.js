import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { flights, lay, open, rest } from "./page.js";

open('<div class="screen"><div id="screen"></div></div>');
const { flyIn } = await import("../../web/js/serve/fly.js");
const { startZooming } = await import("../../web/js/serve/zoom.js");
startZooming();
const byId = (id) => document.getElementById(id);

beforeEach(async () => {
  byId("screen").innerHTML = `<div><p id="bag"></p><div id="window" data-zoom="13"><div id="board">
    <button id="tile" data-from="#bag" data-do="square"></button></div><span id="look-at"></span></div></div>`;
  flights.length = 0;
  lay(byId("bag"), 0, 500, 40, 40);
  lay(byId("window"), 0, 0, 360, 400);
  lay(byId("tile"), 350, 100, 52, 52);
  Object.defineProperty(byId("board"), "offsetWidth", { value: 676 });
  Object.defineProperty(byId("window"), "clientWidth", { value: 360 });
  Object.defineProperty(byId("window"), "clientHeight", { value: 400 });
  await rest();
});

test("into a window a copy flies, while the tile itself waits unseen", () => {
  document.documentElement.style.setProperty("--m-turn", "240ms");
  flyIn(byId("screen"));
  const [tile, copy] = flights;
  assert.equal(tile.thing, byId("tile"));
  assert.deepEqual(tile.keyframes, [{ opacity: 0 }, { opacity: 0 }]);
  assert.ok(copy.thing.hasAttribute("data-carried"));
  assert.equal(copy.options.duration, 240);
  const [start, end] = copy.keyframes.map(({ transform }) => transform.match(/-?[\d.]+/g).map(Number));
  assert.deepEqual(start, [350 + 20 - 376, 100 + 520 - 126, 40 / 52]); // the copy is laid at 0, 0
  assert.deepEqual(end, [350 - 42, 100]); // the board comes to meet it
  copy.onfinish();
  assert.equal(document.querySelector("[data-carried]"), null);
});

test("for who wants no movement the board shows the tile, and nothing flies", () => {
  document.documentElement.style.setProperty("--m-turn", "0ms");
  flyIn(byId("screen"));
  assert.deepEqual(flights, []);
  assert.match(byId("board").style.transform, /translate\(-42px/);
});
