// What happens between the first paint and Python taking over the page.
import { startDragging } from "./drag.js";
import { drop, send } from "./errands.js";
import { picture } from "./picture.js";
import { startPointing } from "./pointer.js";
import { startPython } from "./python.js";
import { patch } from "./regions.js";
import { copy, share } from "./share.js";
import { play } from "./sound.js";
import { afterPaint, orderSupplies } from "./supplies.js";
import { keepTaps, stopKeepingTaps, takeTap } from "./taps.js";
import { watchForUpdates } from "./update.js";
import { startWatchdog } from "./watchdog.js";
import { startZooming } from "./zoom.js";

const root = document.documentElement;
const bar = document.querySelector("#boot-progress");

let updates;
const watchdog = startWatchdog(root);

/** What Python finds as `js.waystones`. */
window.waystones = {
  patch,
  startPointing,
  /** Handlers are attached: the page is Python's now. Gives what was tapped while Python was loading, or null. */
  ready() {
    root.dataset.state = "ready";
    performance.mark("waystones:interactive");
    watchdog.stop();
    stopKeepingTaps();
    startDragging();
    startZooming();
    updates = watchForUpdates();
    return takeTap();
  },
  /** Switch to the version that is waiting, once the player has said yes; the page then loads again. */
  activateUpdate() {
    updates.activate();
  },
  sound: play,
  vibrate(...pattern) {
    navigator.vibrate?.(pattern);
  },
  /** Asked when a first game is begun, not before: some browsers put the question to the player. */
  askToStay() {
    navigator.storage?.persist?.().catch(console.info);
  },
  send,
  drop,
  share,
  copy,
  /** Local date and time as ISO text. Asked for with every save, so it takes one step from Python, not six. */
  now() {
    const moment = new Date();
    return new Date(moment - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, -1);
  },
  picture,
};

const arrived = (part) => {
  bar.value = part;
  watchdog.feed();
};

// Not so where first.js has found that it cannot work.
if (root.dataset.state === "booting") {
  keepTaps();
  afterPaint(() => {
    orderSupplies(arrived, watchdog.bark);
    startPython().catch(watchdog.bark);
  });
}
