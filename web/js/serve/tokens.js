// What the style sheets say about movement: less of it, or none, is the player's choice and reaches scripts too.

/**
 * A length of time by its token, such as --m-lay.
 * @param {string} token
 */
export const milliseconds = (token) =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
