// A copy of something on the page, at the same place and above everything: to be carried, or to fly out of a frame.

const SPOKEN_FOR = ["id", "data-drag", "data-do", "data-drop", "data-field", "data-from", "data-held"];

/**
 * Moved by left and top the copy lies on the thing. It says and does nothing.
 * @param {HTMLElement | SVGElement} thing
 */
export const copyOf = (thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const copy = /** @type {typeof thing} */ (thing.cloneNode(true));
  for (const name of SPOKEN_FOR) copy.removeAttribute(name);
  copy.setAttribute("data-carried", "");
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  thing.closest(".screen")?.firstElementChild?.append(copy); // in the page itself, where the same styles reach it
  const origin = copy.getBoundingClientRect(); // not the window's corner in a page that is a container of its own
  return { copy, left: left - origin.left, top: top - origin.top };
};
