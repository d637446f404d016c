// What can wait until the next frame is painted.

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
