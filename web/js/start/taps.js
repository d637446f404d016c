// Home can be tapped before Python can answer: the last tap is shown as pressed at once, kept, and answered later.
/** @type {HTMLElement | null} */
let tapped = null;

/** @param {MouseEvent} event */
const keep = (event) => {
  const control = /** @type {HTMLElement | null} */ (
    /** @type {Element} */ (event.target).closest("[data-do]")
  );
  if (!control) return;
  event.preventDefault();
  tapped?.removeAttribute("data-pressed");
  tapped = control;
  tapped.setAttribute("data-pressed", "");
};

export const keepTaps = () => document.addEventListener("click", keep);

export const stopKeepingTaps = () => document.removeEventListener("click", keep);

/**
 * What was tapped last, as Python knows it: what to do and with what. Null if nothing was; asked once.
 * @returns {Tap | null}
 */
export const takeTap = () => {
  const control = tapped;
  tapped = null;
  return control && { do: control.dataset.do ?? "", arg: control.dataset.arg ?? "" };
};
