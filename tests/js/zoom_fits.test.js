import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsOf, fitted, outside, wayTo } from "../../web/js/serve/zoom/fits.js";

const PHONE = { width: 360, height: 430, size: 676, squares: 13 };
const LOW = { width: 320, height: 220, size: 676, squares: 13 };
const CLOSE = { scale: 51 / 52, x: -200, y: -150 };

/** Whether the window shows the whole square. */
const isSeen = (view, room, fit) => {
  const { x, y } = wayTo(view, room, [fit]);
  return x === 0 && y === 0;
};

const fit = (column, row, gain = 5) => ({ column, row, gain });

test("squares are read from their text", () => {
  assert.deepEqual(fitsOf("3 4 12,0 12 1"), [fit(3, 4, 12), fit(0, 12, 1)]);
});

test("a view that shows all squares stays as it is", () => {
  const view = fitted(CLOSE, PHONE, [fit(5, 5), fit(6, 7)]);
  assert.deepEqual(view, CLOSE);
});

test("where there is room for all at this scale, the board only moves", () => {
  const fits = [fit(1, 3), fit(5, 5)];
  const view = fitted(CLOSE, PHONE, fits);
  assert.equal(view.scale, CLOSE.scale);
  assert.ok(fits.every((each) => isSeen(view, PHONE, each)));
});

test("else it becomes smaller until all are seen, and no smaller", () => {
  const fits = [fit(1, 1), fit(10, 6), fit(3, 11)];
  const view = fitted(CLOSE, PHONE, fits);
  assert.ok(fits.every((each) => isSeen(view, PHONE, each)));
  assert.ok(Math.abs(view.scale * 52 - 360 / 10) < 0.5, "ten columns fill the window");
});

test("it never becomes too small for a finger: as many as possible are seen, and the rest is pointed at", () => {
  const fits = [fit(0, 0, 3), fit(12, 12, 40), fit(11, 11, 2), fit(12, 1, 9)];
  const view = fitted(CLOSE, LOW, fits);
  assert.ok(view.scale * 52 >= 27 - 1e-9);
  const seen = fits.filter((each) => isSeen(view, LOW, each));
  assert.deepEqual(seen, [fits[1], fits[2]], "two together, those with the most points");
  const signs = outside(view, LOW, fits);
  assert.deepEqual(
    signs.map((sign) => [sign.side, sign.fits.map(({ gain }) => gain)]),
    [["top", [9, 3]]],
  );
});

test("a board that was zoomed out by its player is not zoomed in", () => {
  const whole = { scale: 360 / 676, x: 0, y: 35 };
  const view = fitted(whole, PHONE, [fit(0, 0), fit(12, 12)]);
  for (const name of ["scale", "x", "y"]) assert.ok(Math.abs(view[name] - whole[name]) < 1e-6, name);
});

test("a sign stands at its edge, tells the best first, and covers nothing that is lit", () => {
  const view = { scale: 1, x: 0, y: 0 };
  const lit = [fit(6, 3, 1), fit(6, 4, 1)]; // at the right edge, just where the sign would stand
  const signs = outside(view, PHONE, [...lit, fit(9, 3, 7), fit(10, 3, 12)]);
  assert.deepEqual(
    signs.map(({ side, fits }) => [side, fits.map(({ gain }) => gain)]),
    [["right", [12, 7]]],
  );
  const [{ x, y }] = signs;
  assert.equal(x, 360 - 46);
  for (const { column, row } of lit) {
    const apart =
      column * 52 >= x + 46 || (column + 1) * 52 <= x || row * 52 >= y + 46 || (row + 1) * 52 <= y;
    assert.ok(apart, `it covers ${column} ${row}`);
  }
});

test("signs of different sides never meet", () => {
  const view = { scale: 1, x: -158, y: -123 };
  const signs = outside(view, PHONE, [
    fit(0, 0),
    fit(0, 1),
    fit(1, 0),
    fit(12, 12),
    fit(12, 0),
    fit(0, 12),
    fit(11, 12),
  ]);
  for (const [i, one] of signs.entries()) {
    for (const other of signs.slice(i + 1)) {
      assert.ok(
        Math.abs(one.x - other.x) >= 46 || Math.abs(one.y - other.y) >= 46,
        `${one.side} ${other.side}`,
      );
    }
  }
});

test("what is only looked at is all seen, however small", () => {
  const laid = [fit(0, 0, 0), fit(12, 12, 0)];
  const view = fitted(CLOSE, LOW, laid, 0);
  assert.ok(laid.every((each) => isSeen(view, LOW, each)));
});

test("a view that was too small for a finger becomes larger when something is lifted", () => {
  const far = fitted(CLOSE, LOW, [fit(0, 0), fit(12, 12)], 0);
  assert.ok(far.scale * 52 < 27);
  assert.ok(fitted(far, LOW, [fit(5, 5), fit(6, 6)]).scale * 52 >= 27 - 1e-9);
});
