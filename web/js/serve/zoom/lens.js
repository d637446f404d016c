// One board behind its window: moving and scaling only change one transform.
import { fitsOf, fitted, outside, wayTo } from "./fits.js";
import { close, isNear, lookedAt, onMap, placeOf, scaled, settled, wayInto, whole } from "./geometry.js";

const FAR = 40; // px: what is written on squares that are smaller is written larger

export class Lens {
  /** Whether less than the whole board is looked at. */
  #near = true;
  #view = { scale: 1, x: 0, y: 0 };
  #width = 0;
  #at = "";
  #last = "";
  /** @type {import("./fits.js").Fit[]} where the lifted tile fits */
  #fits = [];
  /** @type {import("./geometry.js").View | null} what was looked at before it was lifted */
  #before = null;

  /** @param {HTMLElement} frame the window, with `data-zoom` saying how many squares the board has along a side */
  constructor(frame) {
    this.frame = frame;
    this.board = /** @type {HTMLElement} */ (frame.firstElementChild);
  }

  get #room() {
    const { clientWidth: width, clientHeight: height, dataset } = this.frame;
    return { width, height, size: this.board.offsetWidth, squares: Number(dataset.zoom) };
  }

  /**
   * @param {import("./geometry.js").View} view
   * @param {boolean} [gliding]
   */
  #show(view, gliding = false) {
    const room = this.#room;
    const { scale, x, y } = (this.#view = settled(view, room));
    this.board.toggleAttribute("data-gliding", gliding);
    this.board.toggleAttribute("data-far", (scale * room.size) / room.squares < FAR);
    this.board.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.#point(room);
    const mark = /** @type {SVGElement | null} */ (document.querySelector("[data-zoom-window]"));
    if (!mark) return;
    for (const [name, value] of Object.entries(onMap(this.#view, room, Number(mark.dataset.zoomWindow)))) {
      mark.setAttribute(name, value.toFixed(1));
    }
  }

  /**
   * Signs at the edge for what lies outside, with what it would score.
   * @param {import("./geometry.js").Room} room
   */
  #point(room) {
    const signs = new Map(outside(this.#view, room, this.#fits).map((each) => [each.side, each]));
    for (const sign of /** @type {NodeListOf<HTMLElement>} */ (
      this.frame.querySelectorAll("[data-zoom-edge]")
    )) {
      const found = signs.get(/** @type {import("./fits.js").Side} */ (sign.dataset.zoomEdge));
      sign.hidden = !found;
      if (!found) continue;
      sign.style.transform = `translate(${found.x}px, ${found.y}px)`;
      const more = found.fits.length > 1 ? "…" : "";
      /** @type {Element} */ (sign.lastElementChild).textContent = `+${found.fits[0].gain}${more}`;
    }
  }

  /**
   * A sign was tapped: the board goes to what it stands for.
   * @param {string} side
   */
  goOut(side) {
    const room = this.#room;
    const there = outside(this.#view, room, this.#fits).find((each) => each.side === side);
    if (!there) return;
    const way = wayTo(this.#view, room, there.fits.slice(0, 1));
    this.#before = null;
    this.#show({ ...this.#view, x: this.#view.x + way.x, y: this.#view.y + way.y }, true);
  }

  /**
   * Moves the board by dx and dy, and lets it grow round a point of the window.
   * @param {import("./fingers.js").Move} move
   */
  move({ dx, dy, x, y, factor }) {
    const { scale } = this.#view;
    const moved = { scale, x: this.#view.x + dx, y: this.#view.y + dy };
    this.#before = null;
    this.#show(factor === 1 ? moved : scaled(moved, this.#room, scale * factor, x, y));
    this.#near = isNear(this.#view, this.#room);
  }

  /**
   * Python has said something new: where the game is played, or where a tile fits. All of that is shown; afterwards
   * the board goes back to where it was, unless somebody has moved it.
   * @param {boolean} gliding
   */
  told(gliding) {
    const { at = "", fits = "", last = "" } = this.#says;
    this.#fits = fits ? fitsOf(fits) : [];
    if (at !== this.#at) this.lookAt(gliding);
    else if (this.#before && !fits) this.#show(this.#before, gliding);
    this.#at = at;
    this.#before = this.#fits.length ? (this.#before ?? this.#view) : null;
    // What was laid last is brought in once: afterwards the board stays where somebody has moved it.
    if (this.#fits.length || last !== this.#last) this.#showAll(gliding);
    else this.#show(this.#view, gliding);
    this.#last = last;
  }

  /**
   * Brings into the window every square where the lifted tile fits, else what was laid last, however small.
   * @param {boolean} gliding
   */
  #showAll(gliding) {
    const { last = "" } = this.#says;
    const shown = this.#fits.length ? this.#fits : last ? fitsOf(last) : [];
    const least = this.#fits.length ? undefined : 0;
    this.#show(shown.length ? fitted(this.#view, this.#room, shown, least) : this.#view, gliding);
  }

  /** What Python says inside the window. */
  get #says() {
    return /** @type {HTMLElement | null} */ (this.frame.querySelector("[data-at]"))?.dataset ?? {};
  }

  /**
   * Looks where Python says that the game is played.
   * @param {boolean} gliding
   */
  lookAt(gliding) {
    const { at } = this.#says;
    if (!at) return;
    this.#before = null;
    const room = this.#room;
    this.#show(lookedAt(placeOf(at), room), gliding);
    this.#near = this.#view.scale > whole(room);
  }

  /**
   * The whole board, or back: to a point of the window, else to where it is played.
   * @param {import("./fingers.js").Point} [point]
   */
  toggle(point) {
    this.#near = !this.#near;
    if (this.#near && !point) {
      this.lookAt(true);
      return;
    }
    const room = this.#room;
    const { x, y } = point ?? { x: 0, y: 0 };
    this.#before = null;
    this.#show(scaled(this.#view, room, this.#near ? close(room) : whole(room), x, y), true);
  }

  /**
   * Brings a square into the window; gives how far the board goes for it.
   * @param {Element} cell
   * @param {boolean} gliding
   */
  bringIn(cell, gliding) {
    const { scale, x, y } = this.#view;
    const way = wayInto(cell.getBoundingClientRect(), this.frame.getBoundingClientRect());
    this.#show({ scale, x: x + way.x, y: y + way.y }, gliding);
    return [this.#view.x - x, this.#view.y - y];
  }

  /** Turned or made wider, the window shows another part; where only a line of words came or went, the same one. */
  resized() {
    const { clientWidth } = this.frame;
    if (clientWidth === this.#width) this.#show(this.#view);
    else {
      this.lookAt(false);
      this.#showAll(false);
    }
    this.#width = clientWidth;
  }
}
