// Where a lifted tile fits, behind a window: which view shows all of it, and what still lies outside. Only numbers.
import { settled, wayInto } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Room} Room
 * @typedef {import("./geometry.js").View} View
 *
 * A square where a tile fits, and what it would score there.
 * @typedef {{ column: number, row: number, gain: number }} Fit
 *
 * @typedef {"left" | "top" | "right" | "bottom"} Side
 *
 * What lies outside along a side: where its sign stands in the window, and the squares, the best first.
 * @typedef {{ side: Side, x: number, y: number, fits: Fit[] }} Outside
 */

const LEAST = 27; // px: with the gap between them; 24 px is the least that a finger can tell apart
const SIGN = 46; // px: the room that a sign at the edge takes

/** @param {Room} room */
const square = ({ size, squares }) => size / squares;

/**
 * What `data-fits` says: column, row and gain of each square.
 * @param {string} text
 * @returns {Fit[]}
 */
export const fitsOf = (text) =>
  text.split(",").map((each) => {
    const [column, row, gain] = each.split(" ").map(Number);
    return { column, row, gain };
  });

/**
 * A box of squares as it lies in the window.
 * @param {View} view
 * @param {Room} room
 * @param {Fit[]} fits
 */
const boxOf = ({ scale, x, y }, room, fits) => {
  const unit = square(room) * scale;
  const [columns, rows] = [fits.map((fit) => fit.column), fits.map((fit) => fit.row)];
  return {
    left: x + Math.min(...columns) * unit,
    top: y + Math.min(...rows) * unit,
    right: x + (Math.max(...columns) + 1) * unit,
    bottom: y + (Math.max(...rows) + 1) * unit,
  };
};

/** @param {Room} room */
const frameOf = ({ width, height }) => ({ left: -1, top: -1, right: width + 1, bottom: height + 1 });

/**
 * How far the board has to go to show the squares.
 * @param {View} view
 * @param {Room} room
 * @param {Fit[]} fits
 */
export const wayTo = (view, room, fits) => wayInto(boxOf(view, room, fits), frameOf(room));

/**
 * The view that shows all squares: the same one if it does, moved, or smaller; where that would be too small for a
 * finger, or is so already, as many of them as there is room for. What is only looked at may be smaller.
 * @param {View} view
 * @param {Room} room
 * @param {Fit[]} fits
 * @param {number} [least] px
 * @returns {View}
 */
export const fitted = (view, room, fits, least = LEAST) => {
  const { left, top, right, bottom } = boxOf(view, room, fits);
  const shrunk = Math.min(1, room.width / (right - left), room.height / (bottom - top));
  const scale = Math.max(view.scale * shrunk, least / square(room));
  const most = scale > view.scale * shrunk * 1.001 ? best(scale, room, fits) : fits;
  const middle = { x: room.width / 2, y: room.height / 2 };
  const board = { x: (middle.x - view.x) / view.scale, y: (middle.y - view.y) / view.scale };
  const round = settled({ scale, x: middle.x - board.x * scale, y: middle.y - board.y * scale }, room);
  const way = wayTo(round, room, most);
  return settled({ scale, x: round.x + way.x, y: round.y + way.y }, room);
};

/**
 * The squares that a window can show together at a scale: as many as possible, of as many the most points.
 * @param {number} scale
 * @param {Room} room
 * @param {Fit[]} fits
 */
const best = (scale, room, fits) => {
  const unit = square(room) * scale;
  const [wide, high] = [Math.floor(room.width / unit), Math.floor(room.height / unit)];
  /** @param {Fit[]} some */
  const worth = (some) => some.length * 1000 + some.reduce((sum, { gain }) => sum + gain, 0);
  /** @type {Fit[]} */
  let found = [];
  for (const { column } of fits) {
    for (const { row } of fits) {
      const together = fits.filter(
        (fit) => fit.column >= column && fit.column < column + wide && fit.row >= row && fit.row < row + high,
      );
      if (worth(together) > worth(found)) found = together;
    }
  }
  return found;
};

/**
 * What lies outside the window, side by side, each with the place of its sign: at the edge, over no square that is lit.
 * @param {View} view
 * @param {Room} room
 * @param {Fit[]} fits
 * @returns {Outside[]}
 */
export const outside = (view, room, fits) => {
  const [seen, unseen] = [/** @type {Fit[]} */ ([]), /** @type {[Side, Fit][]} */ ([])];
  for (const fit of fits) {
    const { x, y } = wayTo(view, room, [fit]);
    const half = (square(room) * view.scale) / 2;
    if (Math.max(Math.abs(x), Math.abs(y)) < half) seen.push(fit);
    else if (Math.abs(x) >= Math.abs(y)) unseen.push([x > 0 ? "left" : "right", fit]);
    else unseen.push([y > 0 ? "top" : "bottom", fit]);
  }
  const lit = seen.map((fit) => boxOf(view, room, [fit]));
  /** @type {Side[]} */
  const sides = ["left", "top", "right", "bottom"];
  return sides.flatMap((side) => {
    const there = unseen.filter(([where]) => where === side).map(([, fit]) => fit);
    if (!there.length) return [];
    there.sort((one, other) => other.gain - one.gain);
    const { left, top, right, bottom } = boxOf(view, room, [there[0]]);
    return [{ side, fits: there, ...clear(side, (left + right) / 2, (top + bottom) / 2, room, lit) }];
  });
};

/**
 * A place for a sign along a side, as near to what it stands for as can be.
 * @param {Side} side
 * @param {number} x
 * @param {number} y
 * @param {Room} room
 * @param {{ left: number, top: number, right: number, bottom: number }[]} lit
 */
const clear = (side, x, y, { width, height }, lit) => {
  const isUpright = side === "left" || side === "right";
  const [wish, length] = isUpright ? [y, height] : [x, width];
  const across = { left: 0, top: 0, right: width - SIGN, bottom: height - SIGN }[side];
  /** @param {number} at */
  const place = (at) => (isUpright ? { x: across, y: at } : { x: at, y: across });
  /** @param {number} at */
  const covers = (at) => {
    const { x: left, y: top } = place(at);
    return lit.some(
      (box) => box.left < left + SIGN && box.right > left && box.top < top + SIGN && box.bottom > top,
    );
  };
  // the corners belong to nobody, so that signs of two sides never meet
  const [first, last] = [SIGN, length - 2 * SIGN];
  const wished = Math.min(Math.max(wish - SIGN / 2, first), last);
  const places = [wished];
  for (let at = first; at <= last; at += SIGN / 4) places.push(at);
  places.sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished));
  return place(places.find((at) => !covers(at)) ?? wished);
};
