// The page's drawings wait in a template, where the browser neither styles them nor lays them out, until something
// names them: a player of one game never pays for the stones of another.
const shown = document.querySelector(".sprite defs");

/** @type {Map<string, Element> | null} id -> the drawing that holds it */
let waiting = null;

/** @param {Element} drawing */
const parts = (drawing) => [drawing, ...drawing.querySelectorAll("[id]")];

const unpack = () => {
  const template = /** @type {HTMLTemplateElement} */ (document.querySelector("#drawings"));
  const drawings = [...(template.content.firstElementChild?.children ?? [])];
  return new Map(drawings.flatMap((drawing) => parts(drawing).map((part) => [part.id, drawing])));
};

/**
 * Brings out every drawing that the element names, and that is not out yet.
 * @param {ParentNode} element
 */
export const bringOut = (element) => {
  waiting ??= unpack();
  for (const use of element.querySelectorAll("use")) {
    const drawing = waiting.get(use.getAttribute("href")?.slice(1) ?? "");
    if (!drawing) continue;
    for (const part of parts(drawing)) waiting.delete(part.id);
    shown?.append(drawing);
    bringOut(drawing);
  }
};
