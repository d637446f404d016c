// The page's drawings wait in a template, where the browser neither styles them nor lays them out, until something
// names them: a player of one game never pays for the stones of another.
const shown = document.querySelector(".sprite defs");
let waiting = null; // id -> the drawing that holds it

const unpack = () => {
  waiting = new Map();
  for (const drawing of document.querySelector("#drawings").content.firstElementChild.children) {
    for (const part of [drawing, ...drawing.querySelectorAll("[id]")]) waiting.set(part.id, drawing);
  }
};

/** Brings out every drawing that the element names, and that is not out yet. */
export const bringOut = (element) => {
  if (!waiting) unpack();
  for (const use of element.querySelectorAll("use")) {
    const id = use.getAttribute("href").slice(1);
    const drawing = waiting.get(id);
    if (!drawing) continue;
    for (const part of [drawing, ...drawing.querySelectorAll("[id]")]) waiting.delete(part.id);
    shown.append(drawing);
    bringOut(drawing);
  }
};
