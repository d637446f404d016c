import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lay, open, point, rest } from "./page.js";

const BOARD = (squares, at) => `<div class="screen"><div>
  <div id="window" data-zoom="${squares}"><div id="board"><button data-field="1" id="cell"></button></div>
    <span id="look-at"><span data-at="${at}"></span></span></div>
  <button data-zoom-toggle=""><svg><rect id="mark" data-zoom-window="7"></rect></svg></button>
</div></div>`;

open('<div id="screen"></div>');
const { bringIn, startZooming } = await import("../../web/js/serve/zoom.js");
startZooming();
beforeEach(() => rest(70)); // the last gesture is over

/** A screen with a board of 52 px squares behind a window of 360 by 400. */
const screen = async (squares = 13, at = "5 5 7 7 6 6") => {
  document.querySelector("#screen").innerHTML = BOARD(squares, at);
  const frame = lay(document.querySelector("#window"), 0, 50, 360, 400);
  const board = document.querySelector("#board");
  const sizes = { clientWidth: 360, clientHeight: 400 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(frame, name, { value });
  Object.defineProperty(board, "offsetWidth", { value: squares * 52 });
  await rest(); // the page hears that a screen has come
  document.querySelector("[data-at]").replaceWith(document.querySelector("[data-at]").cloneNode());
  await rest(); // and where to look
  return { frame, board };
};

/** The board's transform as numbers. */
const view = (board) => {
  const [x, y, scale] = board.style.transform.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
  return { x, y, scale };
};

test("a new screen's board is looked at where it is played", async () => {
  const { board } = await screen();
  const { x, y, scale } = view(board);
  assert.ok(Math.abs(x + 6.5 * 52 * scale - 180) < 0.01);
  assert.ok(Math.abs(y + 6.5 * 52 * scale - 200) < 0.01);
});

test("how many squares there are is the board's to say", async () => {
  const { board } = await screen(7, "0 0 6 6 3 3");
  const { x, scale } = view(board);
  assert.ok(Math.abs(x + 3.5 * 52 * scale - 180) < 0.01);
});

test("a finger moves the board, and its click is no tap", async () => {
  const { frame, board } = await screen();
  const before = view(board);
  let clicks = 0;
  document.addEventListener("click", () => clicks++);
  point(board, "pointerdown", 100, 100);
  point(board, "pointermove", 80, 90);
  assert.ok(board.hasAttribute("data-moving"));
  point(board, "pointerup", 80, 90);
  board.click();
  assert.equal(clicks, 0);
  const after = view(board);
  assert.ok(Math.abs(after.x - before.x + 20) < 1e-6 && Math.abs(after.y - before.y + 10) < 1e-6);
  assert.equal(board.hasAttribute("data-moving"), false);
  await rest(70);
  frame.click();
  assert.equal(clicks, 1);
});

test("a pointer that the browser has lost stops nothing", async () => {
  const { frame, board } = await screen();
  frame.setPointerCapture = () => {
    throw new Error("NotFoundError");
  };
  point(board, "pointerdown", 100, 100);
  point(board, "pointermove", 60, 100);
  point(board, "pointerup", 60, 100);
  assert.equal(board.hasAttribute("data-moving"), false);
});

test("the map's button shows the whole board, and comes back", async () => {
  const { board } = await screen();
  const before = view(board);
  document.querySelector("[data-zoom-toggle]").click();
  assert.equal(view(board).scale, 360 / 676);
  assert.equal(document.querySelector("#mark").getAttribute("width"), "91.0");
  document.querySelector("[data-zoom-toggle]").click();
  assert.deepEqual(view(board), before);
});

test("a square outside comes in, unless a finger holds the board", async () => {
  const { board } = await screen();
  const cell = lay(document.querySelector("#cell"), 340, 100, 52, 52);
  assert.deepEqual(bringIn(cell, false), [-32, 0]);
  point(board, "pointerdown", 100, 100);
  assert.deepEqual(bringIn(cell, false), [0, 0]);
  point(board, "pointerup", 100, 100);
});

test("without a board there is nothing to bring in", async () => {
  document.querySelector("#screen").innerHTML = "<p data-zoom=''></p>";
  document.querySelector("#screen").innerHTML = "<p id='alone'></p>";
  await rest();
  assert.deepEqual(bringIn(document.querySelector("#alone"), true), [0, 0]);
});
