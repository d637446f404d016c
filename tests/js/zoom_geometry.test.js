import assert from "node:assert/strict";
import { test } from "node:test";
import * as geometry from "../../web/js/serve/zoom/geometry.js";

const { close, isNear, lookedAt, onMap, placeOf, scaled, settled, wayInto, whole } = geometry;

const PHONE = { width: 360, height: 400, size: 676, squares: 13 };
const DESK = { width: 800, height: 800, size: 676, squares: 13 };
const SMALL = { width: 360, height: 400, size: 350, squares: 7 }; // another game's board
const ROOMS = { PHONE, DESK, SMALL };

const near = (one, other) => assert.ok(Math.abs(one - other) < 1e-9, `${one} is not ${other}`);

/** Where a point of the board is seen in the window. */
const seen = (view, x, y) => [view.x + x * view.scale, view.y + y * view.scale];

/** Whether the window shows nothing but board, or the board in its middle. */
const isSettled = (view, room) => {
  for (const [at, space] of [
    [view.x, room.width],
    [view.y, room.height],
  ]) {
    const length = room.size * view.scale;
    if (length <= space) near(at, (space - length) / 2);
    else assert.ok(at <= 1e-9 && at + length >= space - 1e-9);
  }
};

for (const [name, room] of Object.entries(ROOMS)) {
  test(`the whole board fits exactly: ${name}`, () => {
    near(whole(room) * room.size, Math.min(room.width, room.height));
  });

  test(`nothing but the board is shown, wherever it is moved: ${name}`, () => {
    for (const scale of [0.1, 0.7, 1, 5]) {
      for (const at of [-9999, -100, 0, 40, 9999]) isSettled(settled({ scale, x: at, y: -at }, room), room);
    }
  });

  test(`a view that is settled stays: ${name}`, () => {
    const view = settled({ scale: 1.3, x: -50, y: -70 }, room);
    assert.deepEqual(settled(view, room), view);
  });

  test(`what is looked at is in the window: ${name}`, () => {
    const last = room.squares - 1;
    const unit = room.size / room.squares;
    for (const [column, row] of [
      [0, 0],
      [last, 0],
      [3, last],
    ]) {
      const view = lookedAt({ left: 0, top: 0, right: last, bottom: last, column, row }, room);
      isSettled(view, room);
      const [x, y] = seen(view, (column + 0.5) * unit, (row + 0.5) * unit);
      assert.ok(x > 0 && x < room.width && y > 0 && y < room.height);
    }
  });
}

test("growing leaves the point under the fingers where it is", () => {
  const view = settled({ scale: 1, x: -150, y: -150 }, PHONE);
  const grown = scaled(view, PHONE, 1.5, 180, 200);
  const [x, y] = [(180 - view.x) / view.scale, (200 - view.y) / view.scale];
  near(seen(grown, x, y)[0], 180);
  near(seen(grown, x, y)[1], 200);
});

test("it grows to twice its size and shrinks to the whole, not beyond", () => {
  const view = settled({ scale: 1, x: 0, y: 0 }, PHONE);
  near(scaled(view, PHONE, 99, 0, 0).scale, 2);
  near(scaled(view, PHONE, 0.001, 0, 0).scale, whole(PHONE));
});

test("a played part that a thumb can use is shown as a whole, in the middle", () => {
  const view = lookedAt({ left: 4, top: 4, right: 8, bottom: 8, column: 4, row: 4 }, PHONE);
  const [x, y] = seen(view, 6.5 * 52, 6.5 * 52);
  near(x, 180);
  near(y, 200);
  assert.ok(5 * 52 * view.scale <= PHONE.width);
});

test("one that is too large for a thumb is left for where it happened last", () => {
  const view = lookedAt({ left: 0, top: 0, right: 12, bottom: 12, column: 6, row: 6 }, PHONE);
  near(view.scale, close(PHONE));
  const [x, y] = seen(view, 6.5 * 52, 6.5 * 52);
  near(x, 180);
  near(y, 200);
});

test("where the whole board is large enough for a thumb, it is shown", () => {
  const view = lookedAt({ left: 5, top: 5, right: 7, bottom: 7, column: 6, row: 6 }, DESK);
  near(view.scale, whole(DESK));
  assert.equal(isNear(view, DESK), false);
});

test("the map shows the window in its own measure", () => {
  const all = onMap(settled({ scale: 0.1, x: 0, y: 0 }, DESK), DESK, 7);
  near(all.x, 0);
  near(all.width, 13 * 7);
  const part = onMap({ scale: 1, x: -104, y: -52 }, PHONE, 7);
  near(part.x, 14); // two squares
  near(part.y, 7);
});

test("a box goes the shortest way into a frame, and not at all when it is there", () => {
  const frame = { left: 0, top: 0, right: 100, bottom: 100 };
  assert.deepEqual(wayInto({ left: 10, top: 10, right: 30, bottom: 30 }, frame), { x: 0, y: 0 });
  assert.deepEqual(wayInto({ left: -5, top: 90, right: 15, bottom: 110 }, frame), { x: 5, y: -10 });
});

test("a place is read from its text", () => {
  assert.deepEqual(placeOf("1 2 3 4 5 6"), { left: 1, top: 2, right: 3, bottom: 4, column: 5, row: 6 });
});
