// Keeps the whole page for playing without a network. One cache for each build: old and new files never mix.
const BUILD = "{{build}}";
const FILES = {{files}}; // path -> sha256 as fetch checks it; the page itself is ""

const PREFIX = "waystones-";
const CACHE = PREFIX + BUILD;
const MANIFEST = "precache.json";
const TO_TAKE_ALONG = "waystones.html"; // big, and only ever downloaded on purpose
const STABLE = /^(manifest\.webmanifest|licences\.txt)?$/; // names that stay while the content changes

const here = (path) => new URL(path, registration.scope).href;

/** Responses that older builds have kept, by the hash of their content. */
const keptBefore = async () => {
  const kept = new Map();
  for (const name of (await caches.keys()).filter((name) => name.startsWith(PREFIX))) {
    const cache = await caches.open(name);
    const files = await (await cache.match(here(MANIFEST)))?.json();
    for (const [path, hash] of Object.entries(files ?? {})) kept.set(hash, () => cache.match(here(path)));
  }
  return kept;
};

const install = async () => {
  const kept = await keptBefore();
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(FILES).map(async ([path, hash]) => {
    // What the page has just loaded under a hashed name is in the browser's cache, so this downloads nothing twice.
    const freshness = STABLE.test(path) ? "no-cache" : "force-cache";
    const response = (await kept.get(hash)?.()) ?? (await fetch(here(path), { integrity: hash, cache: freshness }));
    await cache.put(here(path), response);
  }));
  // Last, so that a cache with a manifest is a complete one.
  await cache.put(here(MANIFEST), new Response(JSON.stringify(FILES)));
};

const activate = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
};

const answer = async (event) => {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const isPage = request.mode === "navigate";
  const found = await cache.match(request, { ignoreSearch: isPage });
  if (found) return found;
  if (!isPage) return fetch(request);
  // Any other address in here means the page, whose relative links only work from the top.
  if (await cache.match(here(""))) return Response.redirect(here(""));
  // The browser has cleared what was kept, and left the worker: everything comes from the host again.
  event.waitUntil(install().catch(console.info));
  return fetch(request);
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => {
  if (data?.type === "activate") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (url === here(TO_TAKE_ALONG)) return;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event));
});
