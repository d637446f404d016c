// Puts new content into regions of the page. In JavaScript, because each step from Python to the page costs time, and
// a drawn line takes a dozen regions with every field.
import { drawn } from "./aim.js";
import { setBeginnings } from "./begin.js";
import { bringOut } from "./drawings.js";
import { flyIn } from "./fly.js";
import { holdUp } from "./hold.js";
import { bringToSight } from "./sight.js";
import { markup } from "./trusted.js";

/**
 * How to find an element again after it was drawn anew: by its id, its field or what it does.
 * @param {Element | null} element
 */
const selector = (element) => {
  if (!element) return "";
  if (element.id) return `#${element.id}`;
  const named = ["data-field", "data-do", "data-arg"].filter((name) => element.hasAttribute(name));
  return named.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]`).join("");
};

/**
 * @param {Node} node
 * @returns {node is Element}
 */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

/** @type {(old: Node, fresh: Node) => boolean} */
const isAlike = (old, fresh) =>
  old.nodeName === fresh.nodeName && (!isElement(old) || old.id === /** @type {Element} */ (fresh).id);

/**
 * Turns an element into its new self. A field that is lit or not is the same stone: only what differs is touched.
 * @param {Element} old
 * @param {Element} fresh
 */
const become = (old, fresh) => {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  holdOn(old, fresh);
};

/**
 * Brings the children of one into the other, and keeps those that are there already in the same order.
 * @param {Element} old
 * @param {Element} fresh
 */
const holdOn = (old, fresh) => {
  const [olds, news] = [[...old.childNodes], [...fresh.childNodes]];
  if (olds.length !== news.length || !olds.every((child, place) => isAlike(child, news[place]))) {
    old.replaceChildren(...news);
    return;
  }
  olds.forEach((child, place) => {
    if (child.isEqualNode(news[place])) return;
    if (isElement(child)) become(child, /** @type {Element} */ (news[place]));
    else child.nodeValue = news[place].nodeValue;
  });
};

/**
 * Puts the children of one in place of the other's; those that would be drawn as they were stay.
 * @param {Element} old
 * @param {Element} fresh
 */
const exchange = (old, fresh) => {
  const [olds, news] = [[...old.children], [...fresh.children]];
  if (olds.length !== news.length || !olds.every(({ id }, place) => id === news[place].id)) {
    old.replaceChildren(...fresh.childNodes);
    return;
  }
  olds.forEach((child, place) => {
    if (!child.isEqualNode(news[place])) child.replaceWith(news[place]);
  });
};

/**
 * Puts new content into a region. It stays the same element by element in a region that says so (`data-steady`), and
 * where one element with an id fills it. Where several with ids do, those stay that are drawn as before: the rows and
 * piles of a table, of which one changes at a time. Elsewhere it is all new, as movement needs it that begins when
 * something is.
 * @param {HTMLElement} region
 * @param {string} html
 */
const fill = (region, html) => {
  const parts = [...region.children];
  const isNamed = parts.length > 0 && parts.every(({ id }) => id);
  const isSteady = "steady" in region.dataset || (isNamed && parts.length === 1);
  if (!isNamed && !isSteady) {
    region.innerHTML = markup(html);
    return;
  }
  const fresh = /** @type {HTMLElement} */ (region.cloneNode(false));
  fresh.innerHTML = markup(html);
  if (isSteady) holdOn(region, fresh);
  else exchange(region, fresh);
};

/**
 * The focus was on something that is gone or answers no more: it goes to what stands in its place, first to what is
 * most likely wanted there, else to the whole screen; never to nothing, where a keyboard would begin all over again.
 * @param {string} focused
 * @param {string | undefined} id the region it was in
 */
const findFocus = (focused, id) => {
  const near =
    id && id !== "screen" ? ["button.main:not([disabled])", "button:not([disabled])", "[tabindex]"] : [];
  for (const each of [focused, ...near.map((kind) => `#${id} ${kind}`), "main"]) {
    /** @type {HTMLElement | null} */ (document.querySelector(each))?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
};

/** @param {string} id */
const region = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no region ${id}`);
  return found;
};

/**
 * Does what `patch` would do, on copies that nobody sees: what it needs for the first time is then there.
 * @param {string} text
 */
export const rehearse = (text) => {
  /** @type {[string, string][]} */
  const contents = Object.entries(JSON.parse(text));
  for (const [id, html] of contents) {
    const copy = /** @type {HTMLElement} */ (region(id).cloneNode(true));
    fill(copy, html);
    bringOut(copy);
  }
};

/**
 * Replaces what is inside elements, and leaves the focus where it was.
 * @param {string} text JSON of {id: HTML}
 * @returns {string} a selector of what has the focus
 */
export const patch = (text) => {
  /** @type {[string, string][]} */
  const contents = Object.entries(JSON.parse(text));
  const focused = selector(document.activeElement);
  const around = contents.find(([id]) => document.activeElement?.closest(`#${id}`))?.[0];
  for (const [id, html] of contents) {
    fill(region(id), html);
    bringOut(region(id));
  }
  // All is drawn: what has arrived can find where it came from.
  for (const [id, html] of contents) {
    if (html.includes("data-begins")) setBeginnings(region(id));
    if (html.includes("data-from")) flyIn(region(id));
    if (html.includes("data-held")) holdUp(region(id));
    if (html.includes("data-sight")) bringToSight(region(id));
  }
  if (focused && selector(document.activeElement) !== focused) findFocus(focused, around);
  drawn();
  return focused;
};
