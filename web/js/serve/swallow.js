// The click with which some browsers end a gesture: it is not a tap.

/** @param {Event} event */
const swallow = (event) => {
  event.stopPropagation();
  event.preventDefault();
};

/**
 * Nobody hears of a click that comes within so many milliseconds.
 * @param {number} [time]
 */
export const swallowClick = (time = 0) => {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), time);
};
