// What happens between the first paint and Python taking over the page.
import { watchSupplies } from "./progress.js";
import { startPython } from "./python.js";
import { play } from "./sound.js";
import { keepTaps, stopKeepingTaps, takeTap } from "./taps.js";
import { watchForUpdates } from "./update.js";
import { startWatchdog } from "./watchdog.js";

const root = document.documentElement;

/** What Python finds as `js.waystones`. */
window.waystones = {
  /** Handlers are attached: the page is Python's now. Gives what was tapped while Python was loading, or null. */
  ready() {
    root.dataset.state = "ready";
    performance.mark("waystones:interactive");
    watchdog.stop();
    stopKeepingTaps();
    updates = watchForUpdates();
    return takeTap();
  },
  /** Play a short sound; its code is loaded when the first one is wanted. */
  sound(name, pitch) {
    import("./sound.js").then(({ play }) => play(name, pitch));
  },
  /** Switch to the version that is waiting, once the player has said yes; the page then loads again. */
  activateUpdate() {
    updates?.activate();
  },
  sound: play,
};

let updates;
const watchdog = startWatchdog(root);
if (root.dataset.state === "booting") {
  keepTaps();
  watchSupplies(document.querySelector("#boot-progress"), watchdog.feed, watchdog.bark);
  startPython().catch(watchdog.bark);
}
