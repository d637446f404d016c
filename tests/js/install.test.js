import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

test("the page can be installed while the browser offers it, and is asked for once", async () => {
  const window = open("");
  const { install, listenForInstall } = await import("../../web/js/serve/install.js");
  listenForInstall();
  const root = document.documentElement;
  install(); // nothing is offered yet
  let asked = 0;
  const offer = Object.assign(new window.Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => asked++,
  });
  window.dispatchEvent(offer);
  assert.equal(offer.defaultPrevented, true); // the browser does not ask by itself
  assert.equal(root.hasAttribute("data-installable"), true);
  install();
  install();
  assert.equal(asked, 1);
  assert.equal(root.hasAttribute("data-installable"), false);
  window.dispatchEvent(offer);
  window.dispatchEvent(new window.Event("appinstalled"));
  assert.equal(root.hasAttribute("data-installable"), false);
});
