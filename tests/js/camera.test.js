import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { open } from "./page.js";

// The library is another file in the built page; here it is one that says who has read.
const library = `data:text/javascript,${encodeURIComponent(
  'globalThis.loads++; export default () => ({ data: "by the library" });',
)}`;
const source = readFileSync(new URL("../../web/js/serve/camera.js", import.meta.url), "utf8");
const camera = source.replace("../../{{camera}}/jsqr.js", library);
const { look } = await import(`data:text/javascript,${encodeURIComponent(camera)}`);

console.info = () => {}; // why there is no picture is for whoever looks for a fault
let told, stopped;
const tell = (...what) => told.push(what);

/** A camera with a picture, in a page that shows it. */
const film = () => {
  open('<div id="camera"></div>');
  globalThis.HTMLMediaElement = { HAVE_CURRENT_DATA: 2 };
  const create = document.createElement.bind(document);
  document.createElement = (name) => {
    const made = create(name);
    if (name === "video") {
      for (const [field, value] of Object.entries({ readyState: 4, videoWidth: 640, videoHeight: 480 }))
        Object.defineProperty(made, field, { value });
      Object.defineProperty(made, "srcObject", { writable: true });
      made.play = async () => {};
    }
    if (name === "canvas")
      made.getContext = () => ({
        drawImage: () => {},
        getImageData: (x, y, width, height) => ({ data: [], width, height }),
      });
    return made;
  };
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: {
      mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop: () => stopped++ }] }) },
    },
  });
};

/** The browser's own reader, which sees these texts one after another; an error is thrown. */
const detector = (sees, formats = ["qr_code"]) =>
  class {
    static getSupportedFormats = async () => formats;
    constructor(options) {
      assert.deepEqual(options, { formats: ["qr_code"] });
    }
    async detect() {
      const seen = sees.shift();
      if (seen instanceof Error) throw seen;
      return seen ? [{ rawValue: seen }] : [];
    }
  };

beforeEach(() => {
  globalThis.loads = 0;
  [told, stopped] = [[], 0];
  film();
});

test("the browser's own reader is asked until it sees a code, and no library is loaded", async () => {
  globalThis.BarcodeDetector = detector(["", "by the browser"]);
  await look(tell);
  assert.deepEqual(told, [["code", "by the browser"]]);
  assert.equal(globalThis.loads, 0);
  assert.equal(stopped, 1, "the camera goes off");
});

test("where the browser has none, or one that knows no such codes, the library reads", async () => {
  for (const own of [undefined, detector(["never"], ["ean_13"])]) {
    globalThis.BarcodeDetector = own;
    film();
    await look(tell);
  }
  assert.deepEqual(told, [
    ["code", "by the library"],
    ["code", "by the library"],
  ]);
});

test("one that fails is done without", async () => {
  globalThis.BarcodeDetector = detector([new Error("no such service")]);
  await look(tell);
  assert.deepEqual(told, [["code", "by the library"]]);
});

test("a sheet that was closed hears of nothing, and the camera goes off", async () => {
  globalThis.BarcodeDetector = detector([]);
  const looking = look(tell);
  setTimeout(() => document.querySelector("#camera").replaceChildren(), 50);
  await looking;
  assert.deepEqual(told, []);
  assert.equal(stopped, 1);
});

test("why there is no picture is told apart", async () => {
  for (const name of ["NotAllowedError", "NotFoundError"]) {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("no", name);
    };
    await look(tell);
  }
  assert.deepEqual(told, [
    ["refused", ""],
    ["none", ""],
  ]);
});
