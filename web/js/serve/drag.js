// Carries things over the page: what has `data-drag` follows the pointer, and what has `data-drop` can receive it.
//
// Python hears of it twice and not in between, so that the finger never waits for it: `waystones:drag` says what was
// lifted, `waystones:drop` what was let go and where ("" is nowhere). Whoever takes it calls preventDefault();
// otherwise it glides back. A press that hardly moves stays a tap.
import { capture } from "./capture.js";
import { copyOf } from "./copy.js";
import { swallowClick } from "./swallow.js";
import { milliseconds } from "./tokens.js";

const SLACK = 8; // px

const root = document.documentElement;

/**
 * What a pointer has come down on, and from where.
 * @typedef {{ pointer: number, what: string, thing: HTMLElement, x: number, y: number, lifted: Lifted | null }} Held
 *
 * The copy that follows the pointer, what lies under it, and whether Python has heard of it.
 * @typedef {ReturnType<typeof copyOf> & { over: HTMLElement | null, told: boolean }} Lifted
 */

/** @type {Held | null} */
let held = null;

/**
 * Where the copy goes when the pointer is at x and y.
 * @param {Held} held
 * @param {Lifted} lifted
 * @param {number} x
 * @param {number} y
 */
const place = (held, lifted, x, y) =>
  `translate(${lifted.left + x - held.x}px, ${lifted.top + y - held.y}px)`;

/**
 * Marks what would receive it.
 * @param {Lifted} lifted
 * @param {number} x
 * @param {number} y
 */
const look = (lifted, x, y) => {
  const over = /** @type {HTMLElement | null} */ (
    document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null
  );
  if (over === lifted.over) return;
  lifted.over?.removeAttribute("data-over");
  over?.setAttribute("data-over", "");
  lifted.over = over;
};

/**
 * Tells Python; true if it takes it.
 * @param {"drag" | "drop"} kind
 * @param {object} detail
 */
const tell = (kind, detail) =>
  !document.dispatchEvent(new CustomEvent(`waystones:${kind}`, { detail, cancelable: true }));

const tellOfLift = () => {
  if (!held?.lifted || held.lifted.told) return;
  held.lifted.told = true;
  tell("drag", { what: held.what });
};

/** @param {PointerEvent} event */
const down = (event) => {
  const thing = /** @type {HTMLElement | null} */ (
    /** @type {Element} */ (event.target).closest("[data-drag]")
  );
  if (!thing || !event.isPrimary || event.button !== 0) return;
  const what = thing.dataset.drag ?? "";
  held = { pointer: event.pointerId, what, thing, x: event.clientX, y: event.clientY, lifted: null };
};

/** @param {Held} held */
const lift = (held) => {
  const lifted = { ...copyOf(held.thing), over: null, told: false };
  capture(root, held.pointer); // the thing itself may be drawn anew while it is carried
  root.setAttribute("data-carrying", "");
  setTimeout(tellOfLift); // the copy is on its way before Python lights the places
  return lifted;
};

/** @param {PointerEvent} event */
const move = (event) => {
  if (!held || event.pointerId !== held.pointer) return;
  const { clientX: x, clientY: y } = event;
  if (!held.lifted && Math.hypot(x - held.x, y - held.y) < SLACK) return;
  held.lifted ??= lift(held);
  event.stopPropagation(); // Python listens to moves as well, and need not hear of these
  held.lifted.copy.style.transform = place(held, held.lifted, x, y);
  look(held.lifted, x, y);
};

/** @param {PointerEvent} event */
const up = (event) => {
  if (!held || event.pointerId !== held.pointer) return;
  const { what, lifted, x, y } = held;
  if (lifted) {
    tellOfLift();
    look(lifted, event.clientX, event.clientY);
    const { over, copy } = lifted;
    const where = event.type === "pointerup" ? (over?.dataset.drop ?? "") : "";
    over?.removeAttribute("data-over");
    root.removeAttribute("data-carrying");
    swallowClick();
    const taken = tell("drop", { what, where });
    if (taken) copy.remove();
    else glide(copy, place(held, lifted, x, y));
  }
  held = null;
};

/**
 * Lets the copy go back to where it was lifted.
 * @param {Lifted["copy"]} copy
 * @param {string} home
 */
const glide = (copy, home) => {
  const way = copy.animate([{ transform: copy.style.transform }, { transform: home }], {
    duration: milliseconds("--m-lay"),
    easing: "ease-out",
  });
  way.onfinish = way.oncancel = () => copy.remove();
};

/** From now on things can be carried. */
export const startDragging = () => {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move, { capture: true });
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
};
