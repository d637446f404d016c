// Looks at a board through a window: pan, pinch, wheel, double tap, and by itself to where the game is played.
//
// The window has `data-zoom`, the board is its first child, and `data-at` inside it says which squares to show: left,
// top, right and bottom of the played part, then the square where it happened last. Python says that once a turn and
// hears nothing back: moving and scaling only change one transform.
const SQUARES = 13;
const SLACK = 8; // px: less is a tap
const DOUBLE = 320; // ms between the taps of a double one
const NEAR = 28; // px between them
const THUMB = 47; // px: squares that are smaller than this, with the gap between them, are too small to play on
const CLOSE = 51; // px: squares when the played part does not fit
const MOST = 2;
const MAP = 7; // units of a square on the map

const screen = document.querySelector("#screen");

/** What is looked at: { window, board, scale, x, y, near, width }. `near` says that it is not the whole board. */
let view = null;
const fingers = new Map();
let gesture = null; // { moved, x, y, middle, apart }
let lastTap = { time: 0, x: 0, y: 0 };

const size = () => view.board.offsetWidth;
const square = () => size() / SQUARES;
const whole = () => Math.min(view.window.clientWidth, view.window.clientHeight) / size();

/** Keeps the board in the window, and in its middle where it is smaller. */
const inside = (at, room, length) => (length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at)));

const show = (gliding = false) => {
  const { window: frame, board } = view;
  view.scale = Math.min(MOST, Math.max(whole(), view.scale));
  view.x = inside(view.x, frame.clientWidth, size() * view.scale);
  view.y = inside(view.y, frame.clientHeight, size() * view.scale);
  board.toggleAttribute("data-gliding", gliding);
  board.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  const unit = MAP / (square() * view.scale);
  const mark = document.querySelector("[data-zoom-window]");
  const box = { x: -view.x, y: -view.y, width: frame.clientWidth, height: frame.clientHeight };
  for (const [name, value] of Object.entries(box)) mark?.setAttribute(name, (value * unit).toFixed(1));
};

/** Scales round a point of the window, which stays where it is. */
const scaleTo = (scale, x, y, gliding = false) => {
  const to = Math.min(MOST, Math.max(whole(), scale));
  view.x = x - ((x - view.x) / view.scale) * to;
  view.y = y - ((y - view.y) / view.scale) * to;
  view.scale = to;
  show(gliding);
};

/** Shows the played part, or where it happened last if that is too much for a thumb. */
const lookAt = (gliding) => {
  const text = view.window.querySelector("[data-at]")?.dataset.at;
  if (!text) return;
  const [left, top, right, bottom, column, row] = text.split(" ").map(Number);
  const { clientWidth: width, clientHeight: height } = view.window;
  const fits = Math.min(width / (right - left + 1), height / (bottom - top + 1), CLOSE * MOST) / square();
  let middle = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  view.scale = Math.min(fits, Math.max(whole(), CLOSE / square()));
  if (fits * square() < THUMB) {
    view.scale = CLOSE / square();
    middle = [column + 0.5, row + 0.5];
  }
  if (whole() * square() >= THUMB) view.scale = whole();
  view.near = view.scale > whole();
  view.x = width / 2 - middle[0] * square() * view.scale;
  view.y = height / 2 - middle[1] * square() * view.scale;
  show(gliding);
};

/** The whole board, or back to where it is played. */
const toggle = (x, y) => {
  view.near = !view.near;
  if (view.near && x === undefined) lookAt(true);
  else scaleTo(view.near ? CLOSE / square() : whole(), x ?? 0, y ?? 0, true);
};

const place = (event) => {
  const { left, top } = view.window.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

/** The middle of the fingers and how far they are apart. */
const spread = () => {
  const [one, other = one] = [...fingers.values()];
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    apart: Math.hypot(one.x - other.x, one.y - other.y),
  };
};

const down = (event) => {
  if (!view || event.target.closest("[data-zoom]") !== view.window || event.button > 0) {
    lastTap.time = 0; // something was done in between: the next tap is a first one
    return;
  }
  fingers.set(event.pointerId, place(event));
  gesture = { ...spread(), moved: gesture?.moved ?? false };
};

const move = (event) => {
  if (!view || !fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, place(event));
  const now = spread();
  if (!gesture.moved && fingers.size < 2 && Math.hypot(now.x - gesture.x, now.y - gesture.y) < SLACK) return;
  if (!gesture.moved) {
    gesture.moved = true;
    view.board.toggleAttribute("data-moving", true);
  }
  for (const id of fingers.keys()) view.window.setPointerCapture(id);
  view.x += now.x - gesture.x;
  view.y += now.y - gesture.y;
  Object.assign(gesture, { x: now.x, y: now.y });
  if (fingers.size > 1 && gesture.apart) scaleTo((view.scale * now.apart) / gesture.apart, now.x, now.y);
  else show();
  gesture.apart = now.apart;
  view.near = view.scale > whole() * 1.02;
};

const up = (event) => {
  if (!view || !fingers.delete(event.pointerId)) return;
  if (fingers.size) {
    gesture = { ...spread(), moved: true };
    return;
  }
  view.board.toggleAttribute("data-moving", false);
  const { moved } = gesture;
  gesture = null;
  if (moved) swallowClick();
  else if (event.type === "pointerup") tap(event);
};

const tap = (event) => {
  const { x, y } = place(event);
  const again = event.timeStamp - lastTap.time < DOUBLE && Math.hypot(x - lastTap.x, y - lastTap.y) < NEAR;
  lastTap = { time: again ? 0 : event.timeStamp, x, y };
  if (!again || event.pointerType === "mouse") return;
  document.querySelector(".toast [data-do=close]")?.click(); // the first tap was not meant for the square
  swallowClick();
  toggle(x, y);
};

/** The click that ends a gesture is not a tap. */
const swallow = (event) => {
  event.stopPropagation();
  event.preventDefault();
};

const swallowClick = () => {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
};

const wheel = (event) => {
  if (!view || event.target.closest("[data-zoom]") !== view.window) return;
  event.preventDefault();
  const { x, y } = place(event);
  scaleTo(view.scale * Math.exp(-event.deltaY * 0.0015), x, y);
  view.near = view.scale > whole() * 1.02;
};

/** Brings a square into the window, unless a finger holds the board; gives how far the board goes for it. */
export const bringIn = (cell, gliding) => {
  if (cell.closest("[data-zoom]") !== view?.window || fingers.size) return [0, 0];
  const { x, y } = view;
  const frame = view.window.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  view.x += Math.max(0, frame.left - box.left) - Math.max(0, box.right - frame.right);
  view.y += Math.max(0, frame.top - box.top) - Math.max(0, box.bottom - frame.bottom);
  show(gliding);
  return [view.x - x, view.y - y];
};

/** The keyboard has come to a square. */
const focus = (event) => {
  const cell = view && event.target.closest("[data-zoom] [data-field]");
  if (!cell) return;
  bringIn(cell, false);
  view.window.scrollTo(0, 0); // the browser has its own idea of bringing it into view
};

const click = (event) => {
  if (view && event.target.closest("[data-zoom-toggle]")) toggle();
};

/** Turned or made wider, the window shows another part; where only a line of words came or went, the same one. */
const resized = new ResizeObserver(() => {
  if (!view) return;
  const { clientWidth } = view.window;
  if (clientWidth === view.width) show();
  else lookAt(false);
  view.width = clientWidth;
});
const told = new MutationObserver(() => view && lookAt(true));

/** A screen was put on the page: perhaps with a board to look at. */
const arrived = () => {
  resized.disconnect();
  told.disconnect();
  fingers.clear();
  gesture = null;
  const found = screen.querySelector("[data-zoom]");
  view = found && { window: found, board: found.firstElementChild, scale: 1, x: 0, y: 0, near: true };
  if (!view) return;
  resized.observe(found);
  told.observe(found.lastElementChild, { childList: true });
  lookAt(false);
};

/** From now on boards can be looked at closely. */
export const startZooming = () => {
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
