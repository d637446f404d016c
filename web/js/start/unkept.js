// Stands in for what PyScript opens as it loads, and the page has no use for: a line to workers of PyScript's own, and a
// database of packages, which Python would have to wait for. A browser told to block all cookies refuses both, and
// PyScript would never be ready there.
//
// Nor does the page have tags or attributes of PyScript's own that come later: looking for them, it would go through all
// attributes of the page as it loads, and of everything that is drawn afterwards.

/** @param {unknown} [result] */
const answered = (result) => {
  /** @type {{ onsuccess?: (event: object) => void }} */
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
};
const emptyStore = { getAllKeys: () => answered([]), clear: () => answered() };
const emptyDatabase = { transaction: () => ({ objectStore: () => emptyStore }), close() {} };

class FindsNothing {
  createExpression() {
    return { evaluate: () => ({ snapshotLength: 0 }) };
  }
}
class HearsNothing {
  observe() {}
}

/**
 * Lets PyScript load.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export const keptFromThePage = async (load) => {
  const { MutationObserver } = window;
  const is = (/** @type {unknown} */ value) => ({ value, configurable: true, writable: true });
  Object.defineProperties(window, {
    BroadcastChannel: { value: class {} },
    indexedDB: { value: { open: () => answered(emptyDatabase) } },
    XPathEvaluator: { value: FindsNothing },
    MutationObserver: is(HearsNothing),
  });
  try {
    return await load();
  } finally {
    Object.defineProperty(window, "MutationObserver", is(MutationObserver)); // our own scripts have use for it
  }
};
