// Handing a text to another program. Each answers with what became of it: shared, copied, stopped or failed.
/** @param {string} text */
export const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed"; // no clipboard at all, or the player has forbidden it
  }
};

/** @param {string} text */
export const share = async (text) => {
  if (!navigator.share) return copy(text);
  try {
    await navigator.share({ text });
    return "shared";
  } catch (error) {
    // The player thought better of it; anything else means that this device cannot share after all.
    return error instanceof Error && error.name === "AbortError" ? "stopped" : copy(text);
  }
};
