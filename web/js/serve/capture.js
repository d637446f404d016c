// Pointers that something goes on hearing of, wherever they move.

/**
 * Has the element hear of the pointer until that is let go. One that is gone already needs no holding.
 * @param {Element} element
 * @param {number} pointer
 */
export const capture = (element, pointer) => {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // the browser knows no such pointer any more
  }
};
