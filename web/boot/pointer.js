// A finger or mouse on a board, told in the board's own measure. In JavaScript, because each look from Python at an
// event costs time, and a finger that draws sends a hundred a second.

const ENOUGH = 3; // px; a smaller move tells nothing new
// Browsers hold back `pointermove` until they paint. Where there is the raw kind, Python is done by then.
const MOVE = "onpointerrawupdate" in window ? "pointerrawupdate" : "pointermove";

let toBoard = null; // turns the window's points into the board's, while a finger is down
let last = null;

/** Tells of every primary pointer that comes down on a board: ("down", x, y), "move" and then "up" or "cancel". */
export const startPointing = (tell) => {
  const point = (phase, { clientX, clientY }) => {
    last = [clientX, clientY];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toBoard);
    tell(phase, x, y);
  };

  addEventListener("pointerdown", (event) => {
    const board = event.target.closest("[data-board]");
    if (event.target.closest("[data-drag]")) return; // drag.js carries it
    if (!board || !event.isPrimary || event.button !== 0) return;
    board.setPointerCapture(event.pointerId);
    toBoard = board.getScreenCTM().inverse();
    point("down", event);
  });
  addEventListener(MOVE, (event) => {
    if (!toBoard || !event.isPrimary) return;
    if (Math.hypot(event.clientX - last[0], event.clientY - last[1]) >= ENOUGH) point("move", event);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => {
      if (!toBoard || !event.isPrimary) return;
      point(kind === "pointerup" ? "up" : "cancel", event);
      toBoard = null;
    });
  }
};
