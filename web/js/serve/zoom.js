// Looks at a board through a window: pan, pinch, wheel, double tap, and by itself to where the game is played.
//
// The window has `data-zoom`, the board is its first child, and `data-at` inside it says which squares to show: left,
// top, right and bottom of the played part, then the square where it happened last. Python says that once a turn and
// hears nothing back. While a tile is lifted `data-fits` beside it has column, row and gain of each square where it fits;
// `data-last` has the tiles that were laid last, by the others or in the own turn; they stay in view.
import { capture } from "./capture.js";
import { swallowClick } from "./swallow.js";
import { Fingers, Taps } from "./zoom/fingers.js";
import { Lens } from "./zoom/lens.js";

const LATE = 60; // ms within which the click comes that ends a gesture
const GROWTH = 0.0015; // for each px that a wheel turns

/** @type {Lens | null} what is looked at */
let lens = null;
const fingers = new Fingers();
const taps = new Taps();

/**
 * Whether the event is one of the window's.
 * @param {Event} event
 * @param {Lens} lens
 */
const isOn = ({ target }, lens) => /** @type {Element} */ (target).closest("[data-zoom]") === lens.frame;

/**
 * @param {MouseEvent} event
 * @param {Lens} lens
 */
const place = ({ clientX, clientY }, lens) => {
  const { left, top } = lens.frame.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** @param {PointerEvent} event */
const down = (event) => {
  const isSign = /** @type {Element} */ (event.target).closest("[data-zoom-edge]");
  if (lens && isOn(event, lens) && event.button <= 0 && !isSign)
    fingers.down(event.pointerId, place(event, lens));
  else taps.forget();
};

/** @param {PointerEvent} event */
const move = (event) => {
  if (!lens || !fingers.has(event.pointerId)) return;
  const moved = fingers.move(event.pointerId, place(event, lens));
  if (!moved) return;
  lens.board.toggleAttribute("data-moving", true);
  for (const id of fingers.ids) capture(lens.frame, id);
  lens.move(moved);
};

/** @param {PointerEvent} event */
const up = (event) => {
  if (!lens || !fingers.has(event.pointerId)) return;
  const isTap = fingers.up(event.pointerId);
  if (fingers.count) return;
  lens.board.toggleAttribute("data-moving", false);
  if (!isTap) swallowClick(LATE);
  else if (event.type === "pointerup") tap(event, lens);
};

/**
 * @param {PointerEvent} event
 * @param {Lens} lens
 */
const tap = (event, lens) => {
  const point = place(event, lens);
  if (!taps.isDouble(event.timeStamp, point) || event.pointerType === "mouse") return;
  // the first tap was not meant for the square
  /** @type {HTMLElement | null} */ (document.querySelector(".toast [data-do=close]"))?.click();
  swallowClick(LATE);
  lens.toggle(point);
};

/** @param {WheelEvent} event */
const wheel = (event) => {
  if (!lens || !isOn(event, lens)) return;
  event.preventDefault();
  lens.move({ ...place(event, lens), dx: 0, dy: 0, factor: Math.exp(-event.deltaY * GROWTH) });
};

/**
 * Brings a square into the window, unless a finger holds the board; gives how far the board goes for it.
 * @param {Element} cell
 * @param {boolean} gliding
 */
export const bringIn = (cell, gliding) => {
  if (!lens || cell.closest("[data-zoom]") !== lens.frame || fingers.count) return [0, 0];
  return lens.bringIn(cell, gliding);
};

/**
 * The keyboard has come to a square.
 * @param {FocusEvent} event
 */
const focus = (event) => {
  const cell = /** @type {Element} */ (event.target).closest("[data-zoom] [data-field]");
  if (!lens || !cell) return;
  bringIn(cell, false);
  lens.frame.scrollTo(0, 0); // the browser has its own idea of bringing it into view
};

/** @param {MouseEvent} event */
const click = (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("[data-zoom-toggle]")) lens?.toggle();
  const sign = /** @type {HTMLElement | null} */ (target.closest("[data-zoom-edge]"));
  if (sign) lens?.goOut(sign.dataset.zoomEdge ?? "");
};

/** From now on boards can be looked at closely. */
export const startZooming = () => {
  const screen = /** @type {HTMLElement} */ (document.querySelector("#screen"));
  const resized = new ResizeObserver(() => lens?.resized());
  const told = new MutationObserver(() => lens?.told(true));

  /** A screen was put on the page: perhaps with a board to look at. */
  const arrived = () => {
    resized.disconnect();
    told.disconnect();
    fingers.clear();
    const frame = /** @type {HTMLElement | null} */ (screen.querySelector("[data-zoom]"));
    lens = frame && new Lens(frame);
    if (!frame || !lens) return;
    resized.observe(frame);
    told.observe(/** @type {Element} */ (frame.lastElementChild), { childList: true });
    lens.told(false);
  };

  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("focusin", focus);
  document.addEventListener("click", click);
  new MutationObserver(arrived).observe(screen, { childList: true });
  arrived();
};
