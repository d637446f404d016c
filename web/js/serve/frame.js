// What can wait: until the next frame is painted, or until the page has nothing else to do.

const UNSEEN = 400; // ms; a tab in the background paints nothing

/**
 * Calls back right after the next frame, or a little later where nobody looks and there is none.
 * @param {() => void} then
 */
export const afterFrame = (then) => {
  let isCalled = false;
  const once = () => {
    if (!isCalled) then();
    isCalled = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN);
};

/**
 * Calls back while the page has nothing else to do.
 * @param {() => void} then
 */
export const whenIdle = (then) => {
  if ("requestIdleCallback" in window) requestIdleCallback(() => then());
  else setTimeout(then, 500);
};
