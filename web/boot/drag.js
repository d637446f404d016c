// Carries things over the page: what has `data-drag` follows the pointer, and what has `data-drop` can receive it.
//
// Python hears of it twice and not in between, so that the finger never waits for it: `waystones:drag` says what was
// lifted, `waystones:drop` what was let go and where ("" is nowhere). Whoever takes it calls preventDefault();
// otherwise it glides back. A press that hardly moves stays a tap.
import { copyOf } from "./copy.js";
import { milliseconds } from "./tokens.js";

const SLACK = 8; // px

const root = document.documentElement;

/** What the pointer holds: { pointer, what, thing, x, y, copy, over, told }. There is a copy once it was lifted. */
let held = null;

const place = (x, y) => `translate(${held.left + x - held.x}px, ${held.top + y - held.y}px)`;

/** Marks what would receive it. */
const look = (x, y) => {
  const over = document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;
  if (over === held.over) return;
  held.over?.removeAttribute("data-over");
  over?.setAttribute("data-over", "");
  held.over = over;
};

const tell = (kind, detail) =>
  !document.dispatchEvent(new CustomEvent(`waystones:${kind}`, { detail, cancelable: true }));

const tellOfLift = () => {
  if (!held || held.told) return;
  held.told = true;
  tell("drag", { what: held.what });
};

const down = (event) => {
  const thing = event.target.closest("[data-drag]");
  if (!thing || !event.isPrimary || event.button !== 0) return;
  held = { pointer: event.pointerId, what: thing.dataset.drag, thing, x: event.clientX, y: event.clientY, over: null };
};

const move = (event) => {
  if (event.pointerId !== held?.pointer) return;
  const { clientX: x, clientY: y } = event;
  if (!held.copy) {
    if (Math.hypot(x - held.x, y - held.y) < SLACK) return;
    Object.assign(held, copyOf(held.thing));
    root.setPointerCapture(held.pointer); // the thing itself may be drawn anew while it is carried
    root.setAttribute("data-carrying", "");
    setTimeout(tellOfLift); // the copy is on its way before Python lights the places
  }
  event.stopPropagation(); // Python listens to moves as well, and need not hear of these
  held.copy.style.transform = place(x, y);
  look(x, y);
};

const up = (event) => {
  if (event.pointerId !== held?.pointer) return;
  if (held.copy) {
    tellOfLift();
    look(event.clientX, event.clientY);
    const { what, over, copy } = held;
    const where = event.type === "pointerup" ? over?.dataset.drop ?? "" : "";
    over?.removeAttribute("data-over");
    root.removeAttribute("data-carrying");
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const taken = tell("drop", { what, where });
    if (taken) copy.remove();
    else glideBack(copy);
  }
  held = null;
};

/** The click that ends a drag in some browsers is not a tap. */
const swallow = (event) => event.stopPropagation();

const glideBack = (copy) => {
  const home = place(held.x, held.y);
  const way = copy.animate([{ transform: copy.style.transform }, { transform: home }], {
    duration: milliseconds("--m-lay"), easing: "ease-out",
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
