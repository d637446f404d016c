// A second copy of what is kept. Browsers write localStorage to disk seconds after the page has changed it, so a phone
// that ends the whole browser takes the last moves along. A database can promise more: everything is written there too,
// behind the first copy, and read at the next start if that has more.
//
// A counter stands in both: each change adds one. It is no part of what the page keeps, and not under its prefix.
const PREFIX = "waystones/";
const COUNTER = "waystones-changes";
const STORE = "kept";
const PATIENCE = 2_000; // ms that Python waits at most for the second copy to answer
const JUMP = 1_000_000; // more changes than a second copy that did not answer can be ahead

const database = (() => {
  try {
    return window.indexedDB; // taken here, because PyScript is given another (unkept.js)
  } catch {
    return null; // a browser that is told to keep nothing
  }
})();

/** @type {IDBDatabase | null} */
let second = null; // once it is known to be as new as the first
/** @type {Map<string, string | null>} */
const changed = new Map(); // what is still to be written: key -> text, or null where it was removed
let isWriting = false;

const count = () => Number(localStorage.getItem(COUNTER)) || 0;
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBFactory} factory */
const open = (factory) => {
  const request = factory.open("waystones", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answered(request);
};

/**
 * Writes all changes in one go; resolves when the disk has them.
 * @param {IDBDatabase} base
 * @param {[string, string | null][]} changes
 * @param {number} total
 * @returns {Promise<void>}
 */
const write = (base, changes, total) =>
  new Promise((resolve, reject) => {
    const transaction = base.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    for (const [key, text] of changes) {
      if (text === null) store.delete(key);
      else store.put(text, key);
    }
    const before = store.get(COUNTER); // another tab may be ahead
    before.onsuccess = () => store.put(Math.max(total, before.result ?? 0), COUNTER);
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

const writeBehind = async () => {
  if (!second || isWriting) return;
  isWriting = true;
  try {
    while (second && changed.size) {
      const changes = [...changed];
      changed.clear();
      await write(second, changes, count());
    }
  } catch (error) {
    console.info("There is no second copy:", error);
    second = null; // the first goes on counting, so the next visit knows which one is behind
  }
  isWriting = false;
};

/**
 * @param {string} key
 * @param {string | null} text
 */
const note = (key, text) => {
  try {
    localStorage.setItem(COUNTER, String(count() + 1));
  } catch {
    // full to the last letter: both copies have the change all the same
  }
  if (!second) return;
  changed.set(key, text);
  writeBehind();
};

/**
 * Keeps the text; throws where the browser does not.
 * @param {string} key
 * @param {string} text
 */
export const keep = (key, text) => {
  localStorage.setItem(key, text);
  note(key, text);
};

/**
 * Removes the key; throws where the browser does not.
 * @param {string} key
 */
export const forget = (key) => {
  localStorage.removeItem(key);
  note(key, null);
};

/**
 * @param {IDBObjectStore} store
 * @returns {Promise<Map<string, string>>}
 */
const everything = async (store) => {
  const [names, texts] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
  return new Map(names.map((name, index) => [String(name), texts[index]]));
};

/**
 * The browser was ended before it wrote the first copy: it becomes what the second is.
 * @param {Map<string, string>} copy
 */
const bringBack = (copy) => {
  const total = copy.get(COUNTER);
  copy.delete(COUNTER);
  for (const [key, text] of copy) localStorage.setItem(key, text);
  for (const key of keys()) if (!copy.has(key)) localStorage.removeItem(key);
  localStorage.setItem(COUNTER, String(total));
};

/** @returns {Promise<null>} */
const late = () => new Promise((resolve) => setTimeout(resolve, PATIENCE, null));

const catchUp = async () => {
  if (!database) return;
  const base = await Promise.race([open(database), late()]);
  const counted = base && answered(base.transaction(STORE).objectStore(STORE).get(COUNTER));
  const there = counted && (await Promise.race([counted.then((total) => total ?? 0), late()]));
  if (!base || there === null) {
    localStorage.setItem(COUNTER, String(count() + JUMP)); // it is silent: from here on the first one counts
    return;
  }
  const read = () => base.transaction(STORE).objectStore(STORE);
  base.onversionchange = () => base.close();
  const here = count();
  if (there > here) bringBack(await everything(read()));
  second = base;
  if (there < here || !there) {
    for (const key of await answered(read().getAllKeys()))
      if (key !== COUNTER) changed.set(String(key), null);
    for (const key of keys()) changed.set(key, localStorage.getItem(key));
    writeBehind();
  }
};

/** @type {Promise<void> | undefined} */
let checked;
/** Resolves once the first copy is as new as the second; Python reads nothing before. Never fails. */
export const firstCopyIsNew = () =>
  (checked ??= catchUp().catch((error) => console.info("There is no second copy:", error)));
