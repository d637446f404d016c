// A drawing as a picture file: it takes along what the page gives it, its stones, its styles and its lettering, because
// a picture may load nothing from outside itself.
import { bringOut } from "./drawings.js";
import { markup } from "./trusted.js";

const SCALE = 3; // pixels for each unit of the drawing

/**
 * What lies at the address, as an address of its own.
 * @param {URL} address
 * @returns {Promise<string>}
 */
const asData = async (address) => {
  const reader = new FileReader();
  const read = new Promise((done, failed) => {
    reader.addEventListener("load", () => done(reader.result));
    reader.addEventListener("error", () => failed(reader.error));
  });
  reader.readAsDataURL(await (await fetch(address)).blob());
  return read;
};

/** All rules of the page, with the fonts written into them. */
const styles = async () => {
  const texts = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const address = rule instanceof CSSFontFaceRule && /url\("([^"]+)"\)/.exec(rule.cssText)?.[1];
      texts.push(
        address
          ? rule.cssText.replace(address, await asData(new URL(address, sheet.href ?? document.baseURI)))
          : rule.cssText,
      );
    }
  }
  return texts.join("\n");
};

/**
 * A drawing that needs nothing from the page any more.
 * @param {string} drawing
 */
const drawn = async (drawing) => {
  const holder = document.createElement("template");
  holder.innerHTML = markup(drawing);
  bringOut(holder.content);
  const svg = /** @type {SVGSVGElement} */ (holder.content.firstElementChild);
  const { width, height } = svg.viewBox.baseVal;
  svg.setAttribute("width", `${width * SCALE}`);
  svg.setAttribute("height", `${height * SCALE}`);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  svg.dataset.theme = document.documentElement.dataset.theme ?? (dark ? "dark" : "light");
  const style = document.createElementNS(svg.namespaceURI, "style");
  style.textContent = await styles();
  svg.prepend(style, /** @type {Element} */ (document.querySelector(".sprite defs")).cloneNode(true));
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
};

/**
 * The drawing as a PNG.
 * @param {string} drawing
 * @returns {Promise<Blob | null>}
 */
export const picture = async (drawing) => {
  const image = new Image();
  image.src = URL.createObjectURL(await drawn(drawing));
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
};
