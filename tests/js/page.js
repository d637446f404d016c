// A page for tests: the browser's globals, by happy-dom, and what it lacks as far as our scripts ask for it.
import { Window } from "happy-dom";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const SHARED = [
  "document",
  "Node",
  "CustomEvent",
  "Event",
  "PointerEvent",
  "MouseEvent",
  "Element",
  "HTMLElement",
  "HTMLScriptElement",
  "MutationObserver",
  "CSS",
  "getComputedStyle",
  "location",
  "sessionStorage",
];

/** Opens a page with this body, and makes its globals ours. */
export const open = (body) => {
  const window = new Window({ url: "https://example.org/some/path/" });
  window.document.body.innerHTML = body;
  for (const name of SHARED) globalThis[name] = window[name];
  globalThis.window = globalThis;
  globalThis.addEventListener = window.addEventListener.bind(window);
  globalThis.removeEventListener = window.removeEventListener.bind(window);
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  };
  globalThis.Element.prototype.setPointerCapture = () => {};
  globalThis.Element.prototype.animate = function animate(keyframes, options) {
    const flight = { thing: this, keyframes, options };
    flights.push(flight);
    return flight;
  };
  return window;
};

/** Every animation that was begun: what moves, how, and how long. */
export const flights = [];

/** Gives an element a place on the screen, which happy-dom does not work out. */
export const lay = (element, x, y, width, height) => {
  const box = { x, y, left: x, top: y, right: x + width, bottom: y + height, width, height };
  element.getBoundingClientRect = () => box;
  return element;
};

/** A pointer does something on an element. */
export const point = (element, kind, x, y, more = {}) => {
  const event = new globalThis.PointerEvent(kind, {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    button: kind === "pointermove" ? -1 : 0,
    ...more,
  });
  element.dispatchEvent(event);
  return event;
};

/** Lets everything happen that waits for the end of a task. */
export const rest = (milliseconds = 0) => new Promise((done) => setTimeout(done, milliseconds));

/** Runs a classic script of the page among these globals; gives them as the script itself sees them. */
export const run = (path, globals, slots = {}) => {
  const url = new URL(`../../web/js/${path}`, import.meta.url);
  const context = vm.createContext(globals);
  let text = readFileSync(url, "utf8");
  for (const [slot, value] of Object.entries(slots)) text = text.replace(slot, value); // as the build does
  vm.runInContext(text, context, {
    filename: url.pathname,
    importModuleDynamically: globals.imports,
  });
  return vm.runInContext("globalThis", context);
};
