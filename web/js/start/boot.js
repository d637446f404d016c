// What happens between the first paint and Python taking over the page.
import { decided, startAiming } from "../serve/aim.js";
import { startDragging } from "../serve/drag.js";
import { drop, giveUp, keepReady, send, want } from "../serve/errands.js";
import { afterFrame, onceShown, whenIdle } from "../serve/frame.js";
import { install, listenForInstall } from "../serve/install.js";
import { picture } from "../serve/picture.js";
import { startPointing } from "../serve/pointer.js";
import { patch, rehearse } from "../serve/regions.js";
import { copy, share } from "../serve/share.js";
import { play, shake } from "../serve/sound.js";
import { milliseconds } from "../serve/tokens.js";
import { back, cover, go, rename, startGoing, uncover } from "../serve/way.js";
import { startZooming } from "../serve/zoom.js";
import { startPython } from "./python.js";
import { offerSafeStart } from "./safe.js";
import { firstCopyIsNew, forget, keep } from "./second.js";
import { orderSupplies } from "./supplies.js";
import { keepTaps, stopKeepingTaps, takeTap } from "./taps.js";
import { listenForTrouble } from "./trouble.js";
import { watchForUpdates } from "./update.js";
import { startWatchdog } from "./watchdog.js";

const root = document.documentElement;
const bar = /** @type {HTMLProgressElement} */ (document.querySelector("#boot-progress"));

/** @type {ReturnType<typeof watchForUpdates> | undefined} */
let updates;
const watchdog = startWatchdog(root);
const trouble = listenForTrouble(watchdog.bark);
offerSafeStart();
listenForInstall();

window.waystones = {
  patch,
  rehearse,
  decided,
  startGoing,
  cover,
  uncover,
  go,
  rename,
  back,
  startPointing,
  /**
   * Handlers are attached: the page is Python's now, and so is every error that nobody caught. Gives what was tapped
   * while Python was loading, or null.
   */
  ready(hear) {
    trouble.tell(hear);
    root.dataset.state = "ready";
    performance.mark("waystones:interactive");
    setTimeout(watchdog.stop); // not if Python dies as it draws the first screen
    stopKeepingTaps();
    startAiming();
    startDragging();
    startZooming();
    updates = watchForUpdates();
    return takeTap();
  },
  /** Switch to the version that is waiting, once the player has said yes; the page then loads again. */
  activateUpdate() {
    updates?.activate();
  },
  sound: play,
  afterFrame,
  whenIdle,
  isStill: () => !milliseconds("--m-turn"),
  vibrate: shake,
  /** Asked when a first game is begun, not before: some browsers put the question to the player. */
  askToStay() {
    navigator.storage?.persist?.().catch(console.info);
  },
  badge(isOpen) {
    const told = isOpen ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
    told?.catch(console.info);
  },
  install,
  keep,
  forget,
  send,
  want,
  drop,
  giveUp,
  keepReady,
  share,
  copy,
  /** Local date and time as ISO text. Asked for with every save, so it takes one step from Python, not six. */
  now() {
    const moment = new Date();
    return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, -1);
  },
  picture,
  /** Connections are for few visits: their script comes with the first of them. What is asked for stays in order. */
  live: async (doing, ...what) => {
    const live = /** @type {Record<string, Function>} */ (await import("../serve/live.js"));
    await live[doing](...what);
  },
  /** So is the camera's script; it loads what else it needs. */
  look: async (told) => (await import("../serve/camera.js")).look(told),
};

/** @param {number} part */
const arrived = (part) => {
  bar.value = part;
  watchdog.feed();
};

// What is on this device already is there at once; what comes over the network would hold the first frame up.
const soon = navigator.serviceWorker?.controller ? afterFrame : onceShown;

// Not so where first.js has found that it cannot work.
if (root.dataset.state === "booting") {
  keepTaps();
  soon(() => {
    firstCopyIsNew(); // Python waits for it; it has answered long before
    orderSupplies(arrived, watchdog.bark);
    startPython().catch(watchdog.bark);
  });
}
