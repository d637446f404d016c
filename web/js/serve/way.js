// The way that Back and Forward know. A screen is an address; a sheet over it has none, so it gets an entry of its own
// with the same address: Back leaves that entry, and the sheet goes. Whatever else ends a sheet leaves the entry too, and
// because the browser goes back late, what is asked for in between waits.

const SHEET = "sheet"; // the state of such an entry
const PATIENCE = 1000; // ms; nothing may wait for ever for a browser that goes nowhere

/** @type {(() => void)[] | null} */
let waiting = null; // what is done once the browser has gone back; null while it goes nowhere
/** @type {ReturnType<typeof setTimeout> | undefined} */
let given;

const isOnSheet = () => history.state === SHEET;

/** @param {() => void} step */
const whenThere = (step) => {
  if (waiting) waiting.push(step);
  else step();
};

const arrived = () => {
  clearTimeout(given);
  const steps = waiting ?? [];
  waiting = null;
  steps.forEach(whenThere);
};

/** @param {() => void} [then] */
const leaveSheet = (then) => {
  waiting = then ? [then] : [];
  given = setTimeout(arrived, PATIENCE);
  history.back();
};

/** Something lies over the screen: Back has to take that away first. */
export const cover = () =>
  whenThere(() => {
    if (!isOnSheet()) history.pushState(SHEET, "");
  });

/** Nothing does any more. */
export const uncover = () =>
  whenThere(() => {
    if (isOnSheet()) leaveSheet();
  });

/**
 * Opens another screen. In place of a sheet it takes the sheet's entry; in place of the screen under it, that has to go.
 * @param {string} address
 * @param {boolean} replaces
 */
export const go = (address, replaces) =>
  whenThere(() => {
    const replace = () => location.replace(address);
    if (!isOnSheet()) {
      if (replaces) replace();
      else location.hash = address;
    } else if (replaces) leaveSheet(replace);
    else replace();
  });

/**
 * Gives what is shown another address, under a sheet too.
 * @param {string} address
 */
export const rename = (address) =>
  whenThere(() => {
    const renamed = () => history.replaceState(null, "", address);
    if (!isOnSheet()) renamed();
    else {
      leaveSheet(() => {
        renamed();
        history.pushState(SHEET, "");
      });
    }
  });

/** The screen before this one, whatever lies over this. */
export const back = () => whenThere(() => history.go(isOnSheet() ? -2 : -1));

/**
 * From now on whoever looks after the screen is told when the browser has left a sheet's entry by itself.
 * @param {() => void} tell
 */
export const startGoing = (tell) => {
  addEventListener("popstate", () => {
    if (waiting) arrived();
    else if (isOnSheet())
      leaveSheet(); // Forward came to a sheet that is long gone
    else tell();
  });
  if (isOnSheet()) leaveSheet(); // the page was loaded again under an open one
};
