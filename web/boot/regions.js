// Puts new content into regions of the page. In JavaScript, because each step from Python to the page costs time, and
// a drawn line takes a dozen regions with every field.
import { bringOut } from "./drawings.js";
import { flyIn } from "./fly.js";

/** How to find an element again after it was drawn anew: by its id, its field or what it does. */
const selector = (element) => {
  if (element.id) return `#${element.id}`;
  const named = ["data-field", "data-do", "data-arg"].filter((name) => element.hasAttribute(name));
  return named.map((name) => `[${name}="${CSS.escape(element.getAttribute(name))}"]`).join("");
};

/** Turns an element into its new self. A field that is lit or not is the same stone: only what differs is touched. */
const become = (old, fresh) => {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
};

/** Puts new content into a region; an element that fills it and keeps its id stays where it is. */
const fill = (region, html) => {
  const old = region.childElementCount === 1 && region.firstElementChild;
  if (!old?.id) {
    region.innerHTML = html;
    return;
  }
  const fresh = region.cloneNode(false);
  fresh.innerHTML = html;
  const next = fresh.firstElementChild;
  if (next?.id === old.id && fresh.childElementCount === 1) become(old, next);
  else region.replaceChildren(...fresh.childNodes);
};

/** Replaces what is inside the elements with these ids, and leaves the focus where it was. Gives where that is. */
export const patch = (contents) => {
  const focused = selector(document.activeElement);
  for (const [id, html] of contents) {
    const region = document.getElementById(id);
    fill(region, html);
    bringOut(region);
  }
  // All is drawn: what has arrived can find where it came from.
  for (const [id, html] of contents) if (html.includes("data-from")) flyIn(document.getElementById(id));
  if (focused && selector(document.activeElement) !== focused) {
    document.querySelector(focused)?.focus({ preventScroll: true });
  }
  return focused;
};
