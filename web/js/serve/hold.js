// Holds up a card that somebody else has just played: at the size of a hand's cards beside whoever played it, for as
// long as it takes to read it, and then it flies to where it lies now. What is drawn with `data-held`, a selector of
// who holds it, is never seen itself; `data-to` finds its place. A copy above the page is held, so whatever is drawn
// meanwhile leaves it alone. For who wants no movement it stays where it is held, and is gone.
import { copyOf } from "./copy.js";
import { inSight } from "./fly.js";
import { milliseconds } from "./tokens.js";

const READ = 520; // ms
const GAP = 6; // px between the card and who holds it

/** @type {Animation | null} the card that is held now */
let held = null;

/**
 * Where a card is held: under its player, or beside where players stand one under another.
 * @param {DOMRect} player
 * @param {number} width
 * @param {number} height
 */
const beside = (player, width, height) => {
  const stacked =
    player.right + GAP + width < innerWidth / 2 && player.height > height / 2 && innerWidth > innerHeight;
  const x = stacked ? player.right + GAP : player.left + (player.width - width) / 2;
  const y = stacked ? player.top + (player.height - height) / 2 : player.bottom + GAP;
  const inside = Math.max(GAP, Math.min(x, innerWidth - width - GAP));
  return [inside, Math.max(GAP, Math.min(y, innerHeight - height - GAP))];
};

/** @param {HTMLElement} card */
const hold = (card) => {
  const player = inSight(card.dataset.held ?? "");
  if (!player) return;
  held?.cancel(); // one card is held at a time
  const end = inSight(card.dataset.to ?? "");
  const { copy, left, top } = copyOf(card);
  const box = card.getBoundingClientRect();
  const [x, y] = beside(player, box.width, box.height);
  const at = `translate(${left + x - box.left}px, ${top + y - box.top}px)`;
  const fly = milliseconds("--m-turn");
  /** @type {Keyframe[]} */
  const frames = [{ transform: at }, { transform: at }];
  if (fly) {
    const reach = fly / (READ + fly);
    const scale = end ? Math.min(1, Math.max(0.3, end.width / box.width)) : 0.5;
    const [dx, dy] = end
      ? [end.left + (end.width - box.width) / 2 - x, end.top + (end.height - box.height) / 2 - y]
      : [0, 0];
    frames[0] = { transform: `${at} scale(0.7)`, opacity: 0 };
    frames[1] = { transform: at, opacity: 1, offset: 0.1 };
    frames.push({ transform: at, opacity: 1, offset: 1 - reach, easing: "cubic-bezier(0.4, 0, 0.3, 1)" });
    frames.push({ transform: `${at} translate(${dx}px, ${dy}px) scale(${scale})`, opacity: end ? 1 : 0 });
  }
  const flight = copy.animate(frames, { duration: READ + fly });
  held = flight;
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    if (held === flight) held = null;
  };
};

/**
 * Holds up what has just been drawn inside the element.
 * @param {Element} region
 */
export const holdUp = (region) => {
  /** @type {NodeListOf<HTMLElement>} */ (region.querySelectorAll("[data-held]")).forEach(hold);
};
