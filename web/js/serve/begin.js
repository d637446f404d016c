// Lets things begin later: what was drawn with `data-begins` waits so many milliseconds with its movement. Python says
// when, the style sheets say how. A style attribute would say it too, but the page's policy allows none. Where nothing
// is to move, nothing waits.
import { milliseconds } from "./tokens.js";

/** @param {Element} region */
export const setBeginnings = (region) => {
  if (!milliseconds("--m-turn")) return;
  /** @type {NodeListOf<HTMLElement | SVGElement>} */ (region.querySelectorAll("[data-begins]")).forEach(
    (each) => {
      each.style.animationDelay = `${each.dataset.begins}ms`;
    },
  );
};
