// Installs the service worker, and tells the page when a new version waits. It never switches by itself.
import { script } from "../serve/trusted.js";

/** Gives `activate`, which switches to the version that waits. */
export const watchForUpdates = () => {
  /** @type {ServiceWorker | null} */
  let waiting = null;
  let accepted = false;
  // One file has nothing to update by, and from disk no worker to do it with.
  if (!("serviceWorker" in navigator) || window.oneFile) return { activate() {} };

  // A page that came straight from the network is the newest there is. Asked before there can be a worker of ours:
  // in WebKit the first one may be in charge before the page hears that it was installed.
  const isKept = Boolean(navigator.serviceWorker.controller);

  /** @param {ServiceWorker} worker */
  const offer = (worker) => {
    waiting = worker;
    dispatchEvent(new CustomEvent("waystones:update"));
  };

  /** @param {ServiceWorkerRegistration} registration */
  const watch = (registration) => {
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") offer(coming);
      });
    });
  };

  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
  });
  // A page that cannot have one (private window, blocked) plays all the same, only not offline.
  navigator.serviceWorker
    .register(script("keeper"), { updateViaCache: "none" })
    .then(isKept ? watch : null, console.warn);

  return {
    activate() {
      accepted = true;
      waiting?.postMessage({ type: "activate" });
    },
  };
};
