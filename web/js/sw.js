// Keeps the whole page for playing without a network. One cache for each build: old and new files never mix.
// The build writes above it what it is for: BUILD names it, FILES says what it is made of.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = "waystones-";
const CACHE = PREFIX + BUILD;
const MANIFEST = "precache.json";
const TO_TAKE_ALONG = "waystones.html"; // big, and only ever downloaded on purpose
const DOCS = "docs/"; // for whoever reads them, and no part of a visit
const READ = "docs-of-waystones";
const WHEN_USED = ["camera-", "icons-"]; // folders of which files may be missing in FILES: kept once asked for
const CONTENTS = `${DOCS}contents.json`; // what they are made of, path -> hash
const STABLE = /^(manifest\.webmanifest|licences\.txt|sbom\.cdx\.json)?$/; // names that stay while the content changes

/** @param {string} path */
const here = (path) => new URL(path, worker.registration.scope).href;

/**
 * Responses that older builds have kept, by the hash of their content.
 * @returns {Promise<Map<string, () => Promise<Response | undefined>>>}
 */
const keptBefore = async () => {
  const kept = new Map();
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const cache of await Promise.all(names.map((name) => caches.open(name)))) {
    const files = await (await cache.match(here(MANIFEST)))?.json();
    for (const [path, hash] of Object.entries(files ?? {}))
      kept.set(String(hash), () => cache.match(here(path)));
  }
  return kept;
};

/**
 * What the page has just loaded is in the browser's cache, so this downloads nothing twice. A name that stays may stand
 * for older content there: the hash tells.
 * @param {string} path
 * @param {string} hash
 */
const fetched = async (path, hash) => {
  try {
    return await fetch(here(path), { integrity: hash, cache: "force-cache" });
  } catch (error) {
    if (!STABLE.test(path)) throw error;
    return fetch(here(path), { integrity: hash, cache: "no-cache" });
  }
};

const install = async () => {
  const kept = await keptBefore();
  const cache = await caches.open(CACHE);
  await Promise.all(
    Object.entries(FILES).map(async ([path, hash]) => {
      const response = (await kept.get(hash)?.()) ?? (await fetched(path, hash));
      await cache.put(here(path), response);
    }),
  );
  // Last, so that a cache with a manifest is a complete one.
  await cache.put(here(MANIFEST), new Response(JSON.stringify(FILES)));
};

const activate = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

/**
 * From what is kept, else from the host.
 * @param {FetchEvent} event
 */
const answer = async (event) => {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const isPage = request.mode === "navigate";
  const found = await cache.match(request, { ignoreSearch: isPage });
  if (found) return found;
  if (!isPage) {
    const response = await fetch(request);
    // What few need is no part of a first visit: it is kept once it was used.
    if (response.status === 200 && WHEN_USED.some((name) => request.url.startsWith(here(name))))
      await cache.put(request, response.clone());
    return response;
  }
  // Any other address in here means the page, whose relative links only work from the top.
  if (await cache.match(here(""))) return Response.redirect(here(""));
  // The browser has cleared what was kept, and left the worker: everything comes from the host again.
  event.waitUntil(install().catch(console.info));
  return fetch(request);
};

/** Whoever reads one page of the documentation keeps all of it, as far as it has changed. */
const keepDocs = async () => {
  const cache = await caches.open(READ);
  const before = (await (await cache.match(here(CONTENTS)))?.json()) ?? {};
  const response = await fetch(here(CONTENTS), { cache: "no-cache" });
  const contents = await response.clone().json();
  const changed = Object.keys(contents).filter((path) => contents[path] !== before[path]);
  await Promise.all(
    changed.map(async (path) => {
      const url = here(DOCS + path);
      await cache.put(url, await fetch(url, { integrity: contents[path], cache: "no-cache" }));
    }),
  );
  await cache.put(here(CONTENTS), response); // last, so that what failed is tried again
};

/**
 * A page of the documentation: from the host, and without one as it was there last.
 * @param {FetchEvent} event
 */
const read = async (event) => {
  const { request } = event;
  const cache = await caches.open(READ);
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request, response.clone());
    if (request.mode === "navigate") event.waitUntil(keepDocs().catch(console.info));
    return response;
  } catch (error) {
    const found = await cache.match(request, { ignoreSearch: true });
    if (found) return found;
    throw error;
  }
};

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => {
  if (data?.type === "activate") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (url === here(TO_TAKE_ALONG)) return;
  if (method === "GET" && url.startsWith(here(DOCS))) event.respondWith(read(event));
  else if (method === "GET" && url.startsWith(worker.registration.scope)) event.respondWith(answer(event));
});
