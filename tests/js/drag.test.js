import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { flights, lay, open, point, rest } from "./page.js";

const BODY = `<div class="screen"><div><button id="card" data-drag="r7" data-do="card"></button>
  <div id="row" data-drop="row:r"></div><p id="elsewhere"></p></div></div>`;

open(BODY);
const { startDragging } = await import("../../web/js/serve/drag.js");
startDragging();

let heard;
let isTaken;
const under = { element: null };
document.elementFromPoint = () => under.element;
document.addEventListener("waystones:drag", ({ detail }) => heard.push(["drag", detail.what]));
document.addEventListener("waystones:drop", (event) => {
  heard.push(["drop", event.detail.what, event.detail.where]);
  if (isTaken) event.preventDefault();
});

const card = () => document.querySelector("#card");
const carried = () => document.querySelector("[data-carried]");

beforeEach(() => {
  document.body.innerHTML = BODY;
  heard = [];
  isTaken = true;
  flights.length = 0;
  under.element = null;
  lay(card(), 100, 200, 40, 60);
});

const lift = () => {
  point(card(), "pointerdown", 110, 210);
  point(card(), "pointermove", 130, 210);
};

test("a press that hardly moves stays a tap", () => {
  point(card(), "pointerdown", 110, 210);
  point(card(), "pointermove", 113, 212);
  point(card(), "pointerup", 113, 212);
  assert.equal(carried(), null);
  assert.deepEqual(heard, []);
});

test("a copy follows the pointer, and says and does nothing", () => {
  lift();
  assert.equal(carried().hasAttribute("data-do"), false);
  assert.equal(carried().getAttribute("aria-hidden"), "true");
  const before = carried().style.transform;
  point(card(), "pointermove", 140, 215);
  const [x0, y0, x1, y1] = `${before} ${carried().style.transform}`.match(/-?[\d.]+/g).map(Number);
  assert.deepEqual([x1 - x0, y1 - y0], [10, 5]);
});

test("Python hears once of the lift and once of the drop, with the place", async () => {
  lift();
  await rest();
  under.element = document.querySelector("#row");
  point(card(), "pointermove", 150, 210);
  assert.ok(document.querySelector("#row").hasAttribute("data-over"));
  point(card(), "pointerup", 150, 210);
  assert.deepEqual(heard, [
    ["drag", "r7"],
    ["drop", "r7", "row:r"],
  ]);
  assert.equal(document.querySelector("[data-over]"), null);
  assert.equal(document.documentElement.hasAttribute("data-carrying"), false);
  assert.equal(carried(), null);
});

test("the lift is told before the drop, however quick the hand", () => {
  lift();
  point(card(), "pointerup", 150, 210);
  assert.deepEqual(
    heard.map(([kind]) => kind),
    ["drag", "drop"],
  );
});

test("what nobody takes glides back to where it was", () => {
  isTaken = false;
  lift();
  point(card(), "pointerup", 150, 210);
  assert.deepEqual(heard.at(-1), ["drop", "r7", ""]);
  const [flight] = flights;
  assert.equal(flight.keyframes[0].transform, carried().style.transform);
  flight.onfinish();
  assert.equal(carried(), null);
});

test("a drag that the browser breaks off ends nowhere", () => {
  lift();
  under.element = document.querySelector("#row");
  point(card(), "pointercancel", 150, 210);
  assert.deepEqual(heard.at(-1), ["drop", "r7", ""]);
});

test("a second finger carries nothing", () => {
  point(card(), "pointerdown", 110, 210, { isPrimary: false, pointerId: 2 });
  point(card(), "pointermove", 150, 210, { isPrimary: false, pointerId: 2 });
  assert.equal(carried(), null);
});

test("the click that ends a drag is not a tap", async () => {
  let clicks = 0;
  document.addEventListener("click", () => clicks++);
  lift();
  point(card(), "pointerup", 150, 210);
  card().click();
  assert.equal(clicks, 0);
  await rest(5);
  card().click();
  assert.equal(clicks, 1);
});
