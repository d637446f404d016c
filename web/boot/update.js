// Installs the service worker, and tells the page when a new version waits. It never switches by itself.

export const watchForUpdates = () => {
  let waiting = null;
  let accepted = false;
  // One file has nothing to update by, and from disk no worker to do it with.
  if (!("serviceWorker" in navigator) || window.oneFile) return { activate() {} };

  const offer = (worker) => {
    waiting = worker;
    dispatchEvent(new CustomEvent("waystones:update"));
  };

  const watch = (registration) => {
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming.addEventListener("statechange", () => {
        // Without a controller this is the first version, not a newer one.
        if (coming.state === "installed" && navigator.serviceWorker.controller) offer(coming);
      });
    });
  };

  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
  });
  // A page that cannot have one (private window, blocked) plays all the same, only not offline.
  navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).then(watch, console.warn);

  return {
    activate() {
      accepted = true;
      waiting?.postMessage({ type: "activate" });
    },
  };
};
