// Notices when the page does not come to life: loads it once more, and if that does not help either says so.
const PATIENCE = 30_000; // ms without any sign of progress; an old phone needs a while between two of them
const RETRIED = "waystones/retried";

/** @param {boolean} retried */
const remember = (retried) => {
  try {
    if (retried) sessionStorage.setItem(RETRIED, "1");
    else sessionStorage.removeItem(RETRIED);
    return true;
  } catch {
    return false; // without a memory a reload could go round for ever
  }
};

const hasRetried = () => {
  try {
    return sessionStorage.getItem(RETRIED) !== null;
  } catch {
    return true;
  }
};

/**
 * Barks when nothing has fed it for a while, or when it is told of an error.
 * @param {HTMLElement} root
 */
export const startWatchdog = (root) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let awake = true;

  const stop = () => {
    awake = false;
    clearTimeout(timer);
    remember(false);
  };

  /** @param {unknown} reason */
  const bark = (reason) => {
    if (!awake) return;
    console.warn("Waystones did not start:", reason);
    if (!hasRetried() && remember(true)) {
      awake = false;
      location.reload();
    } else {
      stop();
      Object.assign(root.dataset, { state: "failed", why: "load" });
    }
  };

  const feed = () => {
    clearTimeout(timer);
    if (awake) timer = setTimeout(bark, PATIENCE, "no progress");
  };

  for (const button of document.querySelectorAll("[data-boot=again]")) {
    button.addEventListener("click", () => location.reload());
  }
  if (root.dataset.state === "failed") awake = false;
  addEventListener("py:progress", feed);
  feed();
  return { bark, feed, stop };
};
