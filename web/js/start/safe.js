// The way out when the page cannot start with what is stored: all of it as a file, or a start without it.
import { forget, keep } from "./second.js";

const PREFIX = "waystones/";
const ASIDE = `${PREFIX}aside/`;
const STARTED_SAFELY = `${PREFIX}safe-start`; // Python tells the player

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/**
 * As Python does it: nothing that was set aside before is overwritten.
 * @param {string} key
 */
const setAside = (key) => {
  const value = localStorage.getItem(key) ?? "";
  const name = ASIDE + key.slice(PREFIX.length);
  let place = name;
  const isTaken = () => ![null, value].includes(localStorage.getItem(place));
  for (let number = 2; isTaken(); number++) place = `${name}.${number}`;
  try {
    keep(place, value);
    forget(key);
  } catch {
    // No room for it twice: the only copy changes its name, or stays.
    forget(key);
    try {
      keep(place, value);
    } catch {
      keep(key, value);
    }
  }
};

/** Everything that is stored, as the backup that Python would write. */
const backup = () => {
  const items = Object.fromEntries(
    stored().map((key) => [key.slice(PREFIX.length), localStorage.getItem(key)]),
  );
  return JSON.stringify({ "waystones-backup": 1, items });
};

/**
 * @param {string} name
 * @param {string} text
 */
const give = (name, text) => {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(URL.revokeObjectURL, 60_000, href);
};

/** Attaches the two buttons that the boot screen shows when Python has begun and the page has not come to life. */
export const offerSafeStart = () => {
  /**
   * @param {string} name
   * @param {() => void} act
   */
  const answer = (name, act) => {
    for (const button of document.querySelectorAll(`[data-boot=${name}]`))
      button.addEventListener("click", act);
  };
  answer("save", () => give("waystones-stored.json", backup()));
  answer("without", () => {
    stored()
      .filter((key) => !key.startsWith(ASIDE))
      .forEach(setAside);
    keep(STARTED_SAFELY, "1");
    location.reload();
  });
};
