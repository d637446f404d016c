// What Python needs. It is asked for all at once, but not before Home is painted: megabytes on their way would hold that
// up. The big files are handed over when Pyodide asks for them: each is downloaded once, and the bar shows real bytes.

/** @type {HTMLLinkElement[]} */
const links = Array.from(document.querySelectorAll("link[data-bytes]"));
const total = links.reduce((sum, { dataset }) => sum + Number(dataset.bytes), 0);

/**
 * Orders the files.
 * @param {(part: number) => void} arrived hears what part of their bytes has come
 * @param {(error: unknown) => void} failed hears of what cannot come
 */
export const orderSupplies = (arrived, failed) => {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const later = document.querySelectorAll("link[data-rel]");
  for (const link of later) link.rel = link.dataset.rel ?? "";
  let loaded = 0;
  /** @param {number} bytes */
  const add = (bytes) => arrived((loaded += bytes) / total);

  /** @type {Map<string, Promise<Response>>} */
  const orders = new Map();
  for (const { href, dataset } of links) {
    const answer = fetch(href).then(checked);
    // Counting costs time too, so what is on this device is not counted piece by piece.
    const watched =
      navigator.serviceWorker?.controller || window.oneFile
        ? answer.then(() => add(Number(dataset.bytes)))
        : answer.then((response) => count(response.clone(), add));
    watched.catch(failed);
    orders.set(href, answer);
  }
  handOver(orders);
};

/** @param {Response} response */
const checked = (response) => {
  if (!response.ok) throw new Error(`${response.url} gave ${response.status}`);
  return response;
};

/**
 * Counts what comes, piece by piece.
 * @param {Response} response
 * @param {(bytes: number) => void} add
 */
const count = async (response, add) => {
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    add(value.length);
  }
};

/**
 * Answers the next fetch of each ordered file with the order; everything else goes the usual way.
 * @param {Map<string, Promise<Response>>} orders
 */
const handOver = (orders) => {
  const ask = window.fetch;
  window.fetch = (resource, options) => {
    const order = orders.get(String(resource));
    orders.delete(String(resource));
    if (orders.size === 0) window.fetch = ask;
    return order ?? ask(resource, options);
  };
};
