// Keeps in sight what matters: a board that is higher than its window (`data-window`) goes by itself to what was just
// drawn with `data-sight`, unless that is seen already. Python says what matters and need not know what is seen.
import { milliseconds } from "./tokens.js";

const MARGIN = 6; // px

/**
 * Looks at what was drawn inside the element.
 * @param {Element} region
 */
export const bringToSight = (region) => {
  const frame = region.closest("[data-window]");
  if (!frame || frame.scrollHeight <= frame.clientHeight) return;
  const boxes = [...region.querySelectorAll("[data-sight]")].map((each) => each.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
  const seen = frame.getBoundingClientRect();
  const [above, below] = [seen.top - top, bottom - seen.bottom];
  if (above <= 0 && below <= 0) return;
  const way = above > 0 && below > 0 ? (below - above) / 2 : below > 0 ? below : -above;
  frame.scrollBy({ top: way, behavior: milliseconds("--m-turn") ? "smooth" : "instant" });
};
