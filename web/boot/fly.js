// Lets things arrive: what was drawn with `data-from` flies in from the element that this selector finds. Python says
// where from and draws the end; the way between is ours, so nothing on the page jumps and Python waits for nothing.
import { milliseconds } from "./tokens.js";

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

const arrive = (thing) => {
  const start = document.querySelector(thing.dataset.from)?.getBoundingClientRect();
  const end = thing.getBoundingClientRect();
  if (!start?.width || !end.width) return; // one of them is folded away
  const [x0, y0] = middle(start);
  const [x1, y1] = middle(end);
  const { opacity } = getComputedStyle(thing); // what only passes by fades as it arrives
  thing.animate([
    { transform: `translate(${x0 - x1}px, ${y0 - y1}px)`, opacity: 1 },
    { offset: 0.8, opacity: 1 },
    { transform: "none", opacity },
  ], { duration: milliseconds("--m-turn"), easing: "cubic-bezier(0.4, 0, 0.3, 1)" });
};

/** Starts everything on its way that has just been drawn inside the element. */
export const flyIn = (region) => region.querySelectorAll("[data-from]").forEach(arrive);
