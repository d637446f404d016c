// Where every error ends that nobody caught, in a listener, a timer or a promise: the watchdog hears of it while the page
// starts, and Python afterwards, which tells the player.

/** @typedef {(what: string) => void} Tell */

/**
 * An error with the place where it happened, as text.
 * @param {unknown} error
 */
export const described = (error) => {
  if (!(error instanceof Error)) return String(error);
  const name = `${error.name}: ${error.message}`;
  const stack = error.stack ?? "";
  return stack.includes(error.message) ? stack : `${name}\n${stack}`; // Chromium's begins with it, the others' do not
};

/**
 * Tells of everything that nobody caught.
 * @param {Tell} first who hears of it for now
 */
export const listenForTrouble = (first) => {
  let tell = first;
  let isOurs = (/** @type {ErrorEvent} */ _event) => true;

  addEventListener("error", (event) => {
    if (isOurs(event)) tell(described(event.error ?? event.message));
  });
  addEventListener("unhandledrejection", ({ reason }) => tell(described(reason)));

  return {
    /**
     * Somebody else hears of it from now on. What comes without an error is a browser's own remark, such as on
     * observers that are called again, or an extension's: no reason to stop a game.
     * @param {Tell} other
     */
    tell(other) {
      tell = other;
      isOurs = ({ error }) => Boolean(error);
    },
  };
};
