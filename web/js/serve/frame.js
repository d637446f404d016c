// What can wait: until the first frame is shown, until the next one is painted, or until the page has nothing else to do.

const UNSEEN = 400; // ms; a tab in the background paints nothing
const UNTOLD = 2_000; // ms; a browser that has painted long ago, and does not say so
const SHOWN = "first-contentful-paint";

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
 * Calls back once the page's first frame can be seen. What is laid out is still to be drawn, by threads that would have to
 * share the processor with whatever begins right after the layout.
 * @param {() => void} then
 */
export const onceShown = (then) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return afterFrame(then);
  let isCalled = false;
  const once = () => {
    observer.disconnect();
    if (!isCalled) then();
    isCalled = true;
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(SHOWN).length) once();
  });
  observer.observe({ type: "paint", buffered: true });
  setTimeout(once, document.hidden ? UNSEEN : UNTOLD);
};

/**
 * Calls back while the page has nothing else to do.
 * @param {() => void} then
 */
export const whenIdle = (then) => {
  if ("requestIdleCallback" in window) requestIdleCallback(() => then());
  else setTimeout(then, 500);
};
