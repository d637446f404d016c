// Where a board lies behind a window, as numbers: nothing here touches the page.

/**
 * A window and the board behind it: width and height of the window and the size of the board at scale 1, in px, and how
 * many squares the board has along each side.
 * @typedef {{ width: number, height: number, size: number, squares: number }} Room
 *
 * How the board lies behind the window: its scale, and its corner as seen from the window's.
 * @typedef {{ scale: number, x: number, y: number }} View
 *
 * Squares to look at: a box of them, and the one where it happened last.
 * @typedef {{ left: number, top: number, right: number, bottom: number, column: number, row: number }} Place
 */

const THUMB = 47; // px: squares that are smaller than this, with the gap between them, are too small to play on
const CLOSE = 51; // px: squares when the played part does not fit
const MOST = 2;

/** @param {Room} room */
const square = ({ size, squares }) => size / squares;

/**
 * The scale at which the window shows the whole board.
 * @param {Room} room
 */
export const whole = ({ width, height, size }) => Math.min(width, height) / size;

/**
 * The scale at which a thumb can play.
 * @param {Room} room
 */
export const close = (room) => CLOSE / square(room);

/**
 * Whether less than the whole board is shown.
 * @param {View} view
 * @param {Room} room
 */
export const isNear = (view, room) => view.scale > whole(room) * 1.02;

/**
 * @param {number} scale
 * @param {Room} room
 */
const allowed = (scale, room) => Math.min(MOST, Math.max(whole(room), scale));

/**
 * Keeps the board in the window along one side, and in its middle where it is smaller.
 * @param {number} at
 * @param {number} space
 * @param {number} length
 */
const inside = (at, space, length) =>
  length <= space ? (space - length) / 2 : Math.min(0, Math.max(space - length, at));

/**
 * The nearest view that shows nothing but the board.
 * @param {View} view
 * @param {Room} room
 * @returns {View}
 */
export const settled = (view, room) => {
  const scale = allowed(view.scale, room);
  const length = room.size * scale;
  return { scale, x: inside(view.x, room.width, length), y: inside(view.y, room.height, length) };
};

/**
 * The board at another scale, with what lies at x and y of the window staying there.
 * @param {View} view
 * @param {Room} room
 * @param {number} scale
 * @param {number} x
 * @param {number} y
 */
export const scaled = (view, room, scale, x, y) => {
  const to = allowed(scale, room);
  const corner = { x: x - ((x - view.x) / view.scale) * to, y: y - ((y - view.y) / view.scale) * to };
  return settled({ scale: to, ...corner }, room);
};

/**
 * Shows the played part, or where it happened last if that is too much for a thumb.
 * @param {Place} place
 * @param {Room} room
 */
export const lookedAt = (place, room) => {
  const { left, top, right, bottom, column, row } = place;
  const { width, height } = room;
  const unit = square(room);
  const fits = Math.min(width / (right - left + 1), height / (bottom - top + 1), CLOSE * MOST) / unit;
  const isTooMuch = fits * unit < THUMB;
  const [x, y] = isTooMuch ? [column + 0.5, row + 0.5] : [(left + right + 1) / 2, (top + bottom + 1) / 2];
  let scale = isTooMuch ? close(room) : Math.min(fits, Math.max(whole(room), close(room)));
  if (whole(room) * unit >= THUMB) scale = whole(room);
  return settled({ scale, x: width / 2 - x * unit * scale, y: height / 2 - y * unit * scale }, room);
};

/**
 * How far something has to go to lie inside a frame.
 * @param {{ left: number, top: number, right: number, bottom: number }} box
 * @param {{ left: number, top: number, right: number, bottom: number }} frame
 */
export const wayInto = (box, frame) => ({
  x: Math.max(0, frame.left - box.left) - Math.max(0, box.right - frame.right),
  y: Math.max(0, frame.top - box.top) - Math.max(0, box.bottom - frame.bottom),
});

/**
 * The window on a map whose squares are so many units wide.
 * @param {View} view
 * @param {Room} room
 * @param {number} units
 */
export const onMap = (view, room, units) => {
  const unit = units / (square(room) * view.scale);
  return { x: -view.x * unit, y: -view.y * unit, width: room.width * unit, height: room.height * unit };
};

/**
 * What `data-at` says: left, top, right, bottom, column and row.
 * @param {string} text
 * @returns {Place}
 */
export const placeOf = (text) => {
  const [left, top, right, bottom, column, row] = text.split(" ").map(Number);
  return { left, top, right, bottom, column, row };
};
