// Lets things arrive: what was drawn with `data-from` flies in from the element that this selector finds, or the
// first of several that is in sight. Python says where from and draws the end; the way between is ours, so nothing on
// the page jumps and Python waits for nothing.
import { copyOf } from "./copy.js";
import { milliseconds } from "./tokens.js";
import { bringIn } from "./zoom.js";

/** @param {DOMRect} box */
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

const way = () => ({ duration: milliseconds("--m-turn"), easing: "cubic-bezier(0.4, 0, 0.3, 1)" });

/**
 * The first place that is not folded away.
 * @param {string} selectors
 */
export const inSight = (selectors) => {
  const places = selectors.split(",").map((each) => document.querySelector(each)?.getBoundingClientRect());
  return places.find((place) => place?.width);
};

/** @param {HTMLElement} thing */
const arrive = (thing) => {
  const start = inSight(thing.dataset.from ?? "");
  const end = thing.getBoundingClientRect();
  if (!start || !end.width) return; // one of them is folded away
  const [x0, y0] = middle(start);
  const [x1, y1] = middle(end);
  if (thing.closest("[data-zoom]")) {
    flyOver(thing, x0 - x1, y0 - y1, start.height / end.height);
    return;
  }
  const { opacity } = getComputedStyle(thing); // what only passes by fades as it arrives
  thing.animate(
    [
      { transform: `translate(${x0 - x1}px, ${y0 - y1}px)`, opacity: 1 },
      { offset: 0.8, opacity: 1 },
      { transform: "none", opacity },
    ],
    way(),
  );
};

/**
 * A window that shows a part of a board would cut the way off: a copy flies above it, and the board comes to meet it.
 * It begins as large as what it comes from: a tile leaves the rack at the size that it had there.
 * @param {HTMLElement} thing
 * @param {number} dx
 * @param {number} dy
 * @param {number} size at the start, where 1 is the size it has in the end
 */
const flyOver = (thing, dx, dy, size) => {
  const [x, y] = bringIn(thing, true);
  if (!way().duration) return;
  const { copy, left, top } = copyOf(thing);
  thing.animate([{ opacity: 0 }, { opacity: 0 }], way().duration);
  const flight = copy.animate(
    [
      { transform: `translate(${left + dx}px, ${top + dy}px) scale(${size})` },
      { transform: `translate(${left + x}px, ${top + y}px)` },
    ],
    way(),
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
};

/**
 * Starts everything on its way that has just been drawn inside the element.
 * @param {Element} region
 */
export const flyIn = (region) => {
  /** @type {NodeListOf<HTMLElement>} */ (region.querySelectorAll("[data-from]")).forEach(arrive);
};
