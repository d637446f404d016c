"""Words keep to their own box: none runs over its edge, and no box touches words that stand beside it."""

from playwright.sync_api import Frame, Page

_MEASURE = r"""
() => {
  const top = document.querySelector(".sheet") ?? document.querySelector("#screen");
  const apart = "svg, .loops-board, .aside, #say, [hidden], textarea, select, .ticks, .finale-count";
  const drawn = new Map();
  // What a player sees as a thing of its own: it has a ground, an edge or a shadow.
  const isBox = (part) => {
    if (!drawn.has(part)) {
      const { backgroundColor, borderTopWidth, borderTopStyle, boxShadow, display } = getComputedStyle(part);
      const clear = backgroundColor === "transparent" || backgroundColor.endsWith(", 0)") || backgroundColor.endsWith("/ 0)");
      const edged = parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none";
      drawn.set(part, display !== "inline" && display !== "contents" && (!clear || edged || boxShadow !== "none"));
    }
    return drawn.get(part);
  };
  const boxOf = (part) => {
    for (let at = part; at && at !== top; at = at.parentElement) if (isBox(at)) return at;
    return null;
  };
  // What stays where it is while the rest moves on lies over it on purpose.
  const layerOf = (part) => {
    for (let at = part; at; at = at.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(at).position) || at.matches(".toast, .coach, .banner") || /auto|scroll/.test(getComputedStyle(at).overflowX)) return at;
    return null;
  };
  const named = (part) => part.id ? "#" + part.id : part.localName + "." + String(part.getAttribute("class") ?? "").replace(/\s+/g, ".");
  // Letters fill about three quarters of their size; the room above and below them may be shared.
  const inked = (part, { left, right, top, bottom }) => {
    const spare = Math.max(0, (bottom - top - 0.75 * parseFloat(getComputedStyle(part).fontSize)) / 2);
    return { left, right, top: top + spare, bottom: bottom - spare };
  };
  // The cards of a row lie on each other like cards in a hand.
  const fanned = (box, part) => box.closest(".fan") && box.closest(".fan") === part.closest(".fan");
  // A ring around a box belongs to it.
  const withRing = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const rings = getComputedStyle(part).boxShadow.split(/,(?![^(]*\))/).filter((shadow) => !shadow.includes("inset"));
    const ring = Math.max(0, ...rings.map((shadow) => parseFloat(shadow.match(/(\S+)px\s*$/)?.[1] ?? 0)));
    return { left: left - ring, right: right + ring, top: top - ring, bottom: bottom + ring };
  };
  // Lines beyond the last one that is shown end in three dots on purpose.
  const unseen = (part, rect) => getComputedStyle(part).webkitLineClamp !== "none" && rect.top > part.getBoundingClientRect().bottom - 4;
  const found = [], words = [], boxes = new Map();
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, part = text.parentElement;
    if (!text.data.trim() || !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || part.closest(apart)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rows = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1 && !unseen(part, rect)).map((rect) => inked(part, rect));
    const said = text.data.trim().slice(0, 40), box = boxOf(part);
    words.push({ part, said, rows, layer: layerOf(part) });
    if (!box) continue;
    const edge = box.getBoundingClientRect();
    if (rows.some(({ left, right, top, bottom }) => left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom))
      found.push(`over the edge of ${named(box)}: ${said}`);
  }
  for (const part of top.querySelectorAll("*"))
    if (!part.closest("svg") && isBox(part) && part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !part.closest(apart)) boxes.set(part, withRing(part));
  const meets = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  for (const [box, edge] of boxes) {
    const layer = layerOf(box);
    for (const { part, said, rows, layer: also } of words)
      if (layer === also && !fanned(box, part) && !box.contains(part) && !part.contains(box) && rows.some((row) => meets(row, edge)))
        found.push(`${named(box)} touches “${said}”`);
  }
  return [...new Set(found)];
}
"""


def touching(window: Page | Frame) -> list[str]:
    """What runs over its own edge, or into words beside it, as the screen stands now."""
    found: list[str] = window.evaluate(_MEASURE)
    return found
