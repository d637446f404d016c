// Puts new content into regions of the page. In JavaScript, because each step from Python to the page costs time, and
// a drawn line takes a dozen regions with every field.
import { bringOut } from "./drawings.js";
import { flyIn } from "./fly.js";
import { bringToSight } from "./sight.js";

/** How to find an element again after it was drawn anew: by its id, its field or what it does. */
const selector = (element) => {
  if (element.id) return `#${element.id}`;
  const named = ["data-field", "data-do", "data-arg"].filter((name) => element.hasAttribute(name));
  return named.map((name) => `[${name}="${CSS.escape(element.getAttribute(name))}"]`).join("");
};

const isAlike = (old, fresh) => old.nodeName === fresh.nodeName && old.id === fresh.id;

/** Turns an element into its new self. A field that is lit or not is the same stone: only what differs is touched. */
const become = (old, fresh) => {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  holdOn(old, fresh);
};

/** Brings the children of one into the other, and keeps those that are there already in the same order. */
const holdOn = (old, fresh) => {
  const [olds, news] = [[...old.childNodes], [...fresh.childNodes]];
  if (olds.length !== news.length || !olds.every((child, place) => isAlike(child, news[place]))) {
    old.replaceChildren(...news);
    return;
  }
  olds.forEach((child, place) => {
    if (child.isEqualNode(news[place])) return;
    if (child.nodeType === Node.ELEMENT_NODE) become(child, news[place]);
    else child.data = news[place].data;
  });
};

/**
 * Puts new content into a region. It stays the same element by element in a region that says so (`data-steady`), and
 * where one element with an id fills it. Elsewhere it is all new, as movement needs it that begins when something is.
 */
const fill = (region, html) => {
  const only = region.childElementCount === 1 && region.firstElementChild;
  if (!only?.id && !("steady" in region.dataset)) {
    region.innerHTML = html;
    return;
  }
  const fresh = region.cloneNode(false);
  fresh.innerHTML = html;
  holdOn(region, fresh);
};

/** Replaces what is inside elements, and leaves the focus where it was. Takes a JSON text of {id: HTML}; gives where. */
export const patch = (text) => {
  const contents = Object.entries(JSON.parse(text));
  const focused = selector(document.activeElement);
  for (const [id, html] of contents) {
    const region = document.getElementById(id);
    fill(region, html);
    bringOut(region);
  }
  // All is drawn: what has arrived can find where it came from.
  for (const [id, html] of contents) {
    if (html.includes("data-from")) flyIn(document.getElementById(id));
    if (html.includes("data-sight")) bringToSight(document.getElementById(id));
  }
  if (focused && selector(document.activeElement) !== focused) {
    document.querySelector(focused)?.focus({ preventScroll: true });
  }
  return focused;
};
