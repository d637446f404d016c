import assert from "node:assert/strict";
import { test } from "node:test";
import { shake } from "../../web/js/serve/sound.js";

test("nothing shakes before somebody has touched the page", () => {
  /** @type {unknown[]} */
  const shaken = [];
  const vibrate = (/** @type {unknown} */ pattern) => shaken.push(pattern);
  const become = (/** @type {object} */ navigator) =>
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  become({ vibrate, userActivation: { hasBeenActive: false } });
  shake(10);
  assert.deepEqual(shaken, []);
  become({ vibrate, userActivation: { hasBeenActive: true } });
  shake(10, 20, 10);
  assert.deepEqual(shaken, [[10, 20, 10]]);
  become({ vibrate }); // a browser that does not tell is tried
  shake(5);
  assert.deepEqual(shaken, [[10, 20, 10], [5]]);
  become({}); // and one that cannot shake does nothing
  shake(5);
});
