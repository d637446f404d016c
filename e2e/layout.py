"""What does not fit on a screen: words that are cut off, and things that lie on each other."""

from playwright.sync_api import Frame, Page

# The sizes that every screen is held against: small and usual phones, both ways round, a tablet, a desk and a wide one.
SIZES = (
    (320, 568),
    (360, 740),
    (568, 320),
    (667, 375),
    (820, 1180),
    (1440, 900),
    (1920, 1080),
)

_MEASURE = r"""
() => {
  const slack = 1.5, faults = [], root = document.scrollingElement;
  const named = (part) => part.id ? "#" + part.id : part.localName + "." + String(part.getAttribute("class") ?? "").replace(/\s+/g, ".");
  const words = (part) => [...part.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const quoted = (part) => named(part) + " “" + part.textContent.trim().slice(0, 30) + "”";
  const cover = document.querySelector(".sheet, .finale");
  // What lies over everything else, and what stays where it is while the rest moves on, is compared with its own kind alone.
  const layer = (part) => {
    for (let at = part; at && at !== document.body; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === "fixed" || position === "sticky" || at.matches(".toast, .coach, .banner")) return at;
    }
    return root;
  };
  const clips = (part) => ["hidden", "clip"].includes(part);
  // A box that can be scrolled shows what lies beyond its edge when it is asked to.
  const hides = (part, box) => {
    for (let at = part; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at), edge = at.getBoundingClientRect();
      if (at.localName === "svg") continue;
      if (clips(style.overflowX) && (box.left < edge.left - slack || box.right > edge.right + slack)) return at;
      if (clips(style.overflowY) && (box.top < edge.top - slack || box.bottom > edge.bottom + slack)) return at;
      if (["auto", "scroll"].includes(style.overflowY) || ["auto", "scroll"].includes(style.overflowX)) return null;
    }
    return null;
  };
  const rolls = (part) => {
    for (let at = part.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return at;
    }
    return null;
  };
  const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !part.closest(".aside, #say, [hidden], template, title");
  // Letters fill about three quarters of their size; the room above and below them may be shared.
  const rows = (part) => {
    const letters = 0.75 * parseFloat(getComputedStyle(part).fontSize);
    return words(part).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(({ left, right, top, bottom }) => {
        const spare = Math.max(0, (bottom - top - letters) / 2);
        return { left, right, top: top + spare, bottom: bottom - spare };
      });
    });
  };
  const around = ({ left, right, top, bottom }, less) => [{ left: left + less, right: right - less, top: top + less, bottom: bottom - less }];
  const pieces = [];
  const scrolls = root.scrollHeight > innerHeight + 1;
  for (const part of document.querySelectorAll("#screen *")) {
    if (!seen(part) || (cover && !cover.contains(part)) || part.closest("textarea, select, .ticks, .finale-count")) continue;
    let boxes = [];
    if (part.matches(".field")) boxes = around(part.getBoundingClientRect(), part.getBoundingClientRect().width / 6);
    else if (part.closest("svg")) continue;
    else if (words(part).length) {
      boxes = rows(part);
      for (const box of boxes) {
        const by = hides(part, box);
        if (by) faults.push(`cut off: ${quoted(part)} by ${named(by)}`);
      }
    } else if (part.matches("button, a[href], input") && !part.querySelector(".board")) boxes = around(part.getBoundingClientRect(), 0);
    boxes = boxes.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    if (!boxes.length) continue;
    pieces.push([part, boxes]);
    if (rolls(part)) continue;
    for (const { left, right, top, bottom } of boxes) {
      if (left < -slack || right > innerWidth + slack) faults.push(`beside the window: ${quoted(part)}`);
      if ((!scrolls || layer(part) !== root) && (top < -slack || bottom > innerHeight + slack)) faults.push(`beyond the window: ${quoted(part)}`);
    }
  }
  if (root.scrollWidth > innerWidth) faults.push(`wider than the window: ${root.scrollWidth}`);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const kin = (one, other) => one.contains(other) || other.contains(one) || (one.matches(".field") && other.matches(".field"));
  for (let i = 0; i < pieces.length; i++) for (let j = i + 1; j < pieces.length; j++) {
    const [one, ours] = pieces[i], [other, theirs] = pieces[j];
    if (!ours.some((a) => theirs.some((b) => meet(a, b)))) continue;
    if (!kin(one, other) && layer(one) === layer(other) && rolls(one) === rolls(other)) faults.push(`on each other: ${quoted(one)} and ${quoted(other)}`);
  }
  // At the very end nothing lies under a dock that stays.
  root.scrollTo(0, root.scrollHeight);
  const docks = new Set(pieces.map(([part]) => layer(part)).filter((at) => at !== root && getComputedStyle(at).position === "sticky" || at !== root && getComputedStyle(at).position === "fixed"));
  if (!cover) for (const dock of docks) {
    const edge = dock.getBoundingClientRect();
    if (edge.bottom < innerHeight - 40) continue;
    for (const [part] of pieces) {
      if (layer(part) !== root || rolls(part)) continue;
      const box = part.getBoundingClientRect();
      if (Math.min(box.right, edge.right) - Math.max(box.left, edge.left) > 2 && Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top) > 3)
        faults.push(`under ${named(dock)} for good: ${quoted(part)}`);
    }
  }
  root.scrollTo(0, 0);
  return [...new Set(faults)];
}
"""


def faults(page: Page | Frame) -> list[str]:
    """What does not fit on the screen as it stands in the window now."""
    found: list[str] = page.evaluate(_MEASURE)
    return found
