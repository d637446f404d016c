// Puts new content into regions of the page. In JavaScript, because each step from Python to the page costs time, and
// a drawn line takes a dozen regions with every field.
import { bringOut } from "./drawings.js";

/** How to find an element again after it was drawn anew: by its id, its field or what it does. */
const selector = (element) => {
  if (element.id) return `#${element.id}`;
  const named = ["data-field", "data-do", "data-arg"].filter((name) => element.hasAttribute(name));
  return named.map((name) => `[${name}="${CSS.escape(element.getAttribute(name))}"]`).join("");
};

/** Replaces what is inside the elements with these ids, and leaves the focus where it was. Gives where that is. */
export const patch = (contents) => {
  const focused = selector(document.activeElement);
  for (const [id, html] of contents) {
    const region = document.getElementById(id);
    region.innerHTML = html;
    bringOut(region);
  }
  if (focused && selector(document.activeElement) !== focused) {
    document.querySelector(focused)?.focus({ preventScroll: true });
  }
  return focused;
};
