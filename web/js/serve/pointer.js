// A finger or mouse on a board, told in the board's own measure. In JavaScript, because each look from Python at an
// event costs time, and a finger that draws sends a hundred a second.
import { capture } from "./capture.js";

const ENOUGH = 3; // px; a smaller move tells nothing new
// Browsers hold back `pointermove` until they paint. Where there is the raw kind, Python is done by then.
const MOVE = /** @type {"pointermove"} */ (
  "onpointerrawupdate" in window ? "pointerrawupdate" : "pointermove"
);

/**
 * Tells of every primary pointer that comes down on a board: ("down", x, y), "move" and then "up" or "cancel".
 * @param {(phase: string, x: number, y: number) => void} tell
 */
export const startPointing = (tell) => {
  /** @type {DOMMatrix | null} turns the window's points into the board's, while a finger is down */
  let toBoard = null;
  let last = { x: 0, y: 0 };

  /**
   * @param {string} phase
   * @param {PointerEvent} event
   * @param {DOMMatrix} turned
   */
  const point = (phase, { clientX, clientY }, turned) => {
    last = { x: clientX, y: clientY };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(turned);
    tell(phase, x, y);
  };

  addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    const board = /** @type {SVGGraphicsElement | null} */ (target.closest("[data-board]"));
    if (target.closest("[data-drag]")) return; // drag.js carries it
    if (!board || !event.isPrimary || event.button !== 0) return;
    capture(board, event.pointerId);
    toBoard = board.getScreenCTM()?.inverse() ?? null;
    if (toBoard) point("down", event, toBoard);
  });
  addEventListener(MOVE, (event) => {
    if (!toBoard || !event.isPrimary) return;
    if (Math.hypot(event.clientX - last.x, event.clientY - last.y) >= ENOUGH) point("move", event, toBoard);
  });
  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
    addEventListener(kind, (event) => {
      if (!toBoard || !event.isPrimary) return;
      point(kind === "pointerup" ? "up" : "cancel", event, toBoard);
      toBoard = null;
    });
  }
};
