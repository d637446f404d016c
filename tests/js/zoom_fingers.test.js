import assert from "node:assert/strict";
import { test } from "node:test";
import { Fingers, Taps } from "../../web/js/serve/zoom/fingers.js";

test("a finger that hardly moves is a tap", () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 10, y: 10 });
  assert.equal(fingers.move(1, { x: 13, y: 12 }), null);
  assert.equal(fingers.up(1), true);
});

test("one that moves takes the board along, and is no tap any more", () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 10, y: 10 });
  assert.deepEqual(fingers.move(1, { x: 30, y: 15 }), { x: 30, y: 15, dx: 20, dy: 5, factor: 1 });
  assert.deepEqual(fingers.move(1, { x: 31, y: 15 }), { x: 31, y: 15, dx: 1, dy: 0, factor: 1 });
  assert.equal(fingers.up(1), false);
});

test("the next finger may be a tap again", () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 0, y: 0 });
  fingers.move(1, { x: 50, y: 0 });
  fingers.up(1);
  fingers.down(2, { x: 0, y: 0 });
  assert.equal(fingers.up(2), true);
});

test("two fingers twice as far apart let the board grow twice as large round their middle", () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 0, y: 0 });
  fingers.down(2, { x: 10, y: 0 });
  const { x, y, factor } = fingers.move(2, { x: 20, y: 0 });
  assert.deepEqual({ x, y, factor }, { x: 10, y: 0, factor: 2 });
});

test("when one of two is lifted, the other goes on without a jump, and ends in no tap", () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 0, y: 0 });
  fingers.down(2, { x: 100, y: 0 });
  assert.equal(fingers.up(1), false);
  const { dx, dy, factor } = fingers.move(2, { x: 101, y: 2 });
  assert.deepEqual({ dx, dy, factor }, { dx: 1, dy: 2, factor: 1 });
  assert.equal(fingers.up(2), false);
  assert.equal(fingers.count, 0);
});

test("two taps are a double one when they are close in time and place", () => {
  const here = { x: 50, y: 50 };
  for (const [time, place, expected] of [
    [1200, here, true],
    [1200, { x: 60, y: 60 }, true],
    [1200, { x: 90, y: 50 }, false],
    [1500, here, false],
  ]) {
    const taps = new Taps();
    assert.equal(taps.isDouble(1000, here), false);
    assert.equal(taps.isDouble(time, place), expected);
  }
});

test("the third of three quick taps is a first one again", () => {
  const taps = new Taps();
  taps.isDouble(1000, { x: 0, y: 0 });
  assert.equal(taps.isDouble(1100, { x: 0, y: 0 }), true);
  assert.equal(taps.isDouble(1200, { x: 0, y: 0 }), false);
});

test("what is done in between makes two single taps of them", () => {
  const taps = new Taps();
  taps.isDouble(1000, { x: 0, y: 0 });
  taps.forget();
  assert.equal(taps.isDouble(1100, { x: 0, y: 0 }), false);
});
