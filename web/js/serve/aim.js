// A tap is aimed at what stood there when the finger set out. What is tapped twice (a finger that bounces, a double
// click, a key held down) after a decision meets the next question on the same spot before anybody can have read it: such
// a press is dropped. A press elsewhere is as good as any.

const READ = 350; // ms; nobody reads a new question and answers it within that
const PRESS = 1000; // ms; how long after it came down a press may still end in a click
const SPOT = 24; // px; how far apart the two taps of a double tap may lie

const root = document.documentElement;

/**
 * The last press that counted; x and y are missing where a key was used.
 * @type {{ x?: number, y?: number, time: number, drawn: number | null, decided: boolean } | null}
 */
let last = null;
/** @type {number | null} */
let dropped = null; // when a press came down that counts for nothing; its click is still to come
let asked = false; // something was decided, and what is asked next is not drawn yet
/** @type {ReturnType<typeof setTimeout> | undefined} */
let unread;

/**
 * Whether the press comes too soon after another one to be meant for what stands there now.
 * @param {Event} event
 * @param {number} [x]
 * @param {number} [y]
 */
const isTooSoon = (event, x, y) => {
  if (!last?.decided) return false;
  const isSameSpot = Math.hypot((x ?? 0) - (last.x ?? 0), (y ?? 0) - (last.y ?? 0)) <= SPOT;
  if ((x === undefined) !== (last.x === undefined) || !isSameSpot) return false;
  return ("repeat" in event && event.repeat === true) || event.timeStamp < (last.drawn ?? last.time) + READ;
};

/**
 * Whether the press counts; one that does is the last one from now on.
 * @param {Event} event
 * @param {number} [x]
 * @param {number} [y]
 */
const judge = (event, x, y) => {
  dropped = isTooSoon(event, x, y) ? event.timeStamp : null;
  if (dropped === null) last = { x, y, time: event.timeStamp, drawn: null, decided: false };
};

/** @param {Event} event */
const stop = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** @param {KeyboardEvent} event */
const key = (event) => {
  if (event.key !== "Enter" && event.key !== " ") {
    last = null; // whoever moves on in between means what comes next
  } else if (!event.repeat || isTooSoon(event)) {
    // a key held down on the same control is that control's
    judge(event);
    if (dropped !== null) stop(event);
  }
};

/** @param {Event} event */
const click = (event) => {
  if (dropped !== null && event.timeStamp < dropped + PRESS) stop(event);
  dropped = null;
};

/** The page was drawn after a press: only now can anybody begin to read what is new. */
export const drawn = () => {
  if (last && last.drawn === null) last.drawn = performance.now();
  if (!asked) return;
  asked = false;
  unread = setTimeout(() => root.removeAttribute("data-unread"), READ);
};

/**
 * The press was a decision: what it was aimed at is over, even where a control looks the same. The root says that what is
 * asked next has not been read yet, until it can have been.
 */
export const decided = () => {
  if (last) Object.assign(last, { decided: true, drawn: null });
  asked = true;
  clearTimeout(unread);
  root.setAttribute("data-unread", "");
};

/** From now on presses are judged, before anybody else hears of them. */
export const startAiming = () => {
  addEventListener("pointerdown", (event) => judge(event, event.clientX, event.clientY), { capture: true });
  addEventListener("click", click, { capture: true });
  addEventListener("keydown", key, { capture: true });
};
