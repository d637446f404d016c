// The bar shows bytes that have really arrived. The big files are asked for here, while PyScript itself is still
// loading, and handed over when Pyodide asks for them: each is downloaded once.

/** Fills the bar from the links that carry data-bytes; tells of every piece that arrives, and of what cannot come. */
export const watchSupplies = (bar, arrived, failed) => {
  const links = [...document.querySelectorAll("link[data-bytes]")];
  const total = links.reduce((sum, link) => sum + Number(link.dataset.bytes), 0);
  let loaded = 0;
  const add = (bytes) => {
    loaded += bytes;
    bar.value = loaded / total;
    arrived();
  };

  const supplies = new Map();
  for (const { href } of links) {
    const response = fetch(href);
    supplies.set(href, response);
    response.then((answer) => count(answer.clone(), add)).catch(failed);
  }
  handOver(supplies);
};

const count = async (response, add) => {
  if (!response.ok) throw new Error(`${response.url} gave ${response.status}`);
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    add(value.length);
  }
};

const handOver = (supplies) => {
  const ask = window.fetch;
  window.fetch = (resource, options) => {
    const supply = supplies.get(String(resource));
    supplies.delete(String(resource));
    if (supplies.size === 0) window.fetch = ask;
    return supply ?? ask(resource, options);
  };
};
