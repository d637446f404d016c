// Fingers on a window, as numbers: what one or two of them mean together.

/**
 * @typedef {{ x: number, y: number }} Point
 *
 * The middle of the fingers and how far they are apart.
 * @typedef {Point & { apart: number }} Spread
 *
 * What a move of a finger means: the middle went by dx and dy to x and y, and what lies there grows by a factor.
 * @typedef {Point & { dx: number, dy: number, factor: number }} Move
 */

const SLACK = 8; // px: less is a tap
const DOUBLE = 320; // ms between the taps of a double one
const NEAR = 28; // px between them

/** @type {(one: Point, other: Point) => number} */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** The fingers that are down, from the first that came to the last that goes. */
export class Fingers {
  /** Whether they have moved the board: then they are no tap. */
  moved = false;
  /** @type {Map<number, Point>} */
  #points = new Map();
  /** @type {Spread} */
  #last = { x: 0, y: 0, apart: 0 };

  get count() {
    return this.#points.size;
  }

  get ids() {
    return this.#points.keys();
  }

  /** @param {number} id */
  has(id) {
    return this.#points.has(id);
  }

  /**
   * @param {number} id
   * @param {Point} point
   */
  down(id, point) {
    this.#points.set(id, point);
    this.#last = this.#spread();
  }

  /**
   * What this means for the board; null while it may still be a tap.
   * @param {number} id
   * @param {Point} point
   * @returns {Move | null}
   */
  move(id, point) {
    this.#points.set(id, point);
    const [last, now] = [this.#last, this.#spread()];
    if (!this.moved && this.count < 2 && distance(now, last) < SLACK) return null;
    this.moved = true;
    this.#last = now;
    const factor = this.count > 1 && last.apart ? now.apart / last.apart : 1;
    return { x: now.x, y: now.y, dx: now.x - last.x, dy: now.y - last.y, factor };
  }

  /**
   * A finger has gone. What the others do goes on as a movement.
   * @param {number} id
   * @returns {boolean} whether it was a tap: one finger that hardly moved
   */
  up(id) {
    this.#points.delete(id);
    if (this.count) {
      this.#last = this.#spread();
      this.moved = true;
      return false;
    }
    const isTap = !this.moved;
    this.moved = false;
    return isTap;
  }

  clear() {
    this.#points.clear();
    this.moved = false;
  }

  /** @returns {Spread} */
  #spread() {
    const [one, other = one] = this.#points.values();
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart: distance(one, other) };
  }
}

/** Tells which taps are the second of two. */
export class Taps {
  #last = { time: 0, x: 0, y: 0 };

  /**
   * @param {number} time in ms
   * @param {Point} point
   */
  isDouble(time, point) {
    const again = time - this.#last.time < DOUBLE && distance(point, this.#last) < NEAR;
    this.#last = { time: again ? 0 : time, x: point.x, y: point.y };
    return again;
  }

  /** Something was done in between: the next tap is a first one. */
  forget() {
    this.#last.time = 0;
  }
}
