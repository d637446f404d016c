import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { open, point } from "./page.js";

const BODY = `<svg id="board" data-board=""><g id="field"></g><g data-drag="x"><path id="thing"/></g></svg><p id="apart"></p>`;
open(BODY);
// A board drawn at half its measure, 100 px from the left.
globalThis.DOMPoint = class {
  constructor(x, y) {
    Object.assign(this, { x, y });
  }

  matrixTransform(matrix) {
    return matrix(this.x, this.y);
  }
};
document.querySelector("#board").getScreenCTM = () => ({
  inverse: () => (x, y) => ({ x: (x - 100) * 2, y: y * 2 }),
});

const { startPointing } = await import("../../web/js/serve/pointer.js");
let told = [];
startPointing((...what) => told.push(what));
const on = (id, kind, x, y, more) => point(document.querySelector(id), kind, x, y, more);

beforeEach(() => {
  on("#field", "pointerup", 0, 0);
  told = [];
});

test("a finger is told in the board's own measure, from down to up", () => {
  on("#field", "pointerdown", 110, 20);
  on("#field", "pointermove", 120, 20);
  on("#field", "pointerup", 120, 30);
  assert.deepEqual(told, [
    ["down", 20, 40],
    ["move", 40, 40],
    ["up", 40, 60],
  ]);
});

test("moves too small to tell anything new are left out, but add up", () => {
  on("#field", "pointerdown", 110, 20);
  on("#field", "pointermove", 112, 20);
  on("#field", "pointermove", 113, 20);
  assert.deepEqual(told.slice(1), [["move", 26, 40]]);
});

test("what the browser breaks off is told as such, and then it is over", () => {
  on("#field", "pointerdown", 110, 20);
  on("#field", "pointercancel", 110, 20);
  on("#field", "pointermove", 150, 20);
  assert.deepEqual(
    told.map(([phase]) => phase),
    ["down", "cancel"],
  );
});

for (const [what, id, more] of [
  ["a press beside the board", "#apart", {}],
  ["what is carried", "#thing", {}],
  ["a second finger", "#field", { isPrimary: false }],
  ["the right button", "#field", { button: 2 }],
]) {
  test(`${what} is not told`, () => {
    on(id, "pointerdown", 110, 20, more);
    on(id, "pointermove", 150, 20);
    assert.deepEqual(told, []);
  });
}
