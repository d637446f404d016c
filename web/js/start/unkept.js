// Stands in for what PyScript opens as it loads, and the page has no use for: a line to workers of PyScript's own, and a
// database of packages, which Python would have to wait for. A browser told to block all cookies refuses both, and
// PyScript would never be ready there.

/** @param {unknown} [result] */
const answered = (result) => {
  /** @type {{ onsuccess?: (event: object) => void }} */
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
};
const emptyStore = { getAllKeys: () => answered([]), clear: () => answered() };
const emptyDatabase = { transaction: () => ({ objectStore: () => emptyStore }), close() {} };

export const keepNothingOfPyScript = () => {
  Object.defineProperties(window, {
    BroadcastChannel: { value: class {} },
    indexedDB: { value: { open: () => answered(emptyDatabase) } },
  });
};
