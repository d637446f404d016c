import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { run } from "./page.js";

const SCOPE = "https://example.org/some/path/";
const here = (path) => new URL(path, SCOPE).href;
const address = (request) => (typeof request === "string" ? request : request.url);

/** What the browser keeps, over all workers. */
let kept;
/** What the host has, and what it was asked for. */
let host;
let asked;

const caches = {
  keys: async () => [...kept.keys()],
  delete: async (name) => kept.delete(name),
  open: async (name) => {
    if (!kept.has(name)) kept.set(name, new Map());
    const cache = kept.get(name);
    return {
      put: async (request, response) => void cache.set(address(request), await response.text()),
      match: async (request, { ignoreSearch = false } = {}) => {
        const url = ignoreSearch ? address(request).replace(/\?.*/, "") : address(request);
        return cache.has(url) ? new Response(cache.get(url)) : undefined;
      },
    };
  },
};

/** What the browser has in its own cache, of which the host knows nothing. */
let stored;

const fetch = async (request, { cache, integrity } = {}) => {
  const url = address(request);
  const inCache = cache === "force-cache" ? stored.get(url) : undefined;
  if (inCache === undefined) {
    asked.push(url);
    if (!host.has(url)) throw new TypeError("Failed to fetch");
  }
  const content = inCache ?? host.get(url);
  if (integrity && integrity !== content) throw new TypeError("Failed to fetch");
  stored.set(url, content);
  return new Response(content);
};

/** A service worker of a build with these files: path -> hash, which here is the content. */
const worker = (build, files) => {
  const listeners = {};
  const state = { claimed: 0, skipped: 0 };
  for (const [path, content] of Object.entries(files)) host.set(here(path), content);
  run("sw.js", {
    BUILD: build,
    FILES: files,
    caches,
    fetch,
    console,
    URL,
    Response: class extends Response {
      static redirect = (url) => ({ redirected: url });
    },
    self: {
      registration: { scope: SCOPE },
      clients: { claim: async () => state.claimed++ },
      skipWaiting: () => state.skipped++,
      addEventListener: (kind, listener) => (listeners[kind] = listener),
    },
  });
  const happen = async (kind, more = {}) => {
    const waits = [];
    let answer = null;
    const event = { ...more, waitUntil: (each) => waits.push(each), respondWith: (each) => (answer = each) };
    listeners[kind](event);
    const given = (await answer) ?? null; // it may have found more to wait for
    await Promise.all(waits);
    return given;
  };
  const ask = (url, more = {}) =>
    happen("fetch", { request: { url, method: "GET", mode: "no-cors", ...more } });
  return { state, happen, ask };
};

const ONE = { "": "page 1", "page-1/a.js": "a", "page-1/b.js": "b", "licences.txt": "words" };
const TWO = { "": "page 2", "page-2/a.js": "a", "page-2/b.js": "new b", "licences.txt": "words" };

beforeEach(() => {
  kept = new Map();
  host = new Map();
  stored = new Map();
  asked = [];
});

test("after it was installed everything is answered without the host", async () => {
  const { happen, ask } = worker("1", ONE);
  await happen("install");
  host.clear();
  for (const [path, content] of Object.entries(ONE))
    assert.equal(await (await ask(here(path))).text(), content);
});

test("what the page has just loaded is not asked for again, the page itself neither", async () => {
  const { happen } = worker("1", ONE);
  stored = new Map([
    [here(""), "page 1"],
    [here("page-1/a.js"), "a"],
  ]);
  await happen("install");
  assert.deepEqual(asked.sort(), [here("licences.txt"), here("page-1/b.js")]);
});

test("names that stay are asked for anew where the browser has what they stood for before", async () => {
  const { happen, ask } = worker("1", ONE);
  stored = new Map([
    [here(""), "page 0"],
    [here("licences.txt"), "words"],
  ]);
  await happen("install");
  assert.ok(asked.includes(here("")));
  assert.ok(!asked.includes(here("licences.txt")));
  assert.equal(await (await ask(here(""))).text(), "page 1");
});

test("a hashed name with other content is a broken host, and nothing is installed", async () => {
  const { happen } = worker("1", ONE);
  host.set(here("page-1/a.js"), "something else");
  await assert.rejects(happen("install"));
});

test("an update downloads only what has changed, under whatever name it was kept", async () => {
  await worker("1", ONE).happen("install");
  asked = [];
  await worker("2", TWO).happen("install");
  assert.deepEqual(asked.sort(), [here(""), here("page-2/b.js")].sort());
});

test("a cache that never got complete is not taken from", async () => {
  host.set(here("page-1/a.js"), "a");
  const first = worker("1", ONE);
  host.delete(here("page-1/b.js"));
  await assert.rejects(first.happen("install"));
  asked = [];
  await worker("2", TWO).happen("install");
  assert.ok(asked.includes(here("page-2/a.js")));
});

test("the old build goes when the new one takes over, and not what is another's", async () => {
  kept.set("somebody-else", new Map());
  await worker("1", ONE).happen("install");
  const next = worker("2", TWO);
  await next.happen("install");
  assert.deepEqual([...kept.keys()], ["somebody-else", "waystones-1", "waystones-2"]);
  await next.happen("activate");
  assert.deepEqual([...kept.keys()], ["somebody-else", "waystones-2"]);
  assert.equal(next.state.claimed, 1);
});

test("it waits until the player has said yes", async () => {
  const { state, happen } = worker("1", ONE);
  await happen("install");
  await happen("message", { data: { type: "something" } });
  assert.equal(state.skipped, 0);
  await happen("message", { data: { type: "activate" } });
  assert.equal(state.skipped, 1);
});

test("the page is found with a query, and any other page in here leads to it", async () => {
  const { happen, ask } = worker("1", ONE);
  await happen("install");
  assert.equal(await (await ask(here("?x=1"), { mode: "navigate" })).text(), "page 1");
  assert.equal((await ask(here("lost/page"), { mode: "navigate" })).redirected, here(""));
});

test("what was cleared comes from the host, and is kept again", async () => {
  const { happen, ask } = worker("1", ONE);
  await happen("install");
  kept.clear();
  assert.equal(await (await ask(here(""), { mode: "navigate" })).text(), "page 1");
  host.clear();
  assert.equal(await (await ask(here("page-1/a.js"))).text(), "a");
});

for (const path of ["camera-1/jsqr.js", "icons-1/icon-512.png"])
  test(`what few need is no part of a visit, and kept once it was used: ${path}`, async () => {
    const { happen, ask } = worker("1", ONE);
    await happen("install");
    const reader = here(path);
    host.set(reader, "reads");
    assert.equal(await (await ask(reader)).text(), "reads");
    host.delete(reader);
    stored.clear();
    assert.equal(await (await ask(reader)).text(), "reads");
  });

test("it leaves alone what is not its own: other sites, other methods, the file to take along", async () => {
  const { ask } = worker("1", ONE);
  assert.equal(await ask("https://example.org/elsewhere"), null);
  assert.equal(await ask(here(""), { method: "POST" }), null);
  assert.equal(await ask(here("waystones.html")), null);
});

test("documentation comes from the host, and is there again without one", async () => {
  const { happen, ask } = worker("1", ONE);
  await happen("install");
  const page = here("docs/index.html");
  const read = async () => (await ask(page, { mode: "navigate" })).text();
  host.set(page, "first");
  assert.equal(await read(), "first");
  host.set(page, "second");
  assert.equal(await read(), "second");
  host.delete(page);
  assert.equal(await read(), "second");
  await worker("2", TWO).happen("activate");
  assert.equal(await read(), "second");
  await assert.rejects(ask(here("docs/never.html"), { mode: "navigate" }));
});

test("who reads one page of the documentation keeps all of it, and later only what has changed", async () => {
  const { happen, ask } = worker("1", ONE);
  await happen("install");
  const pages = { "index.html": "welcome", "other.html": "other" };
  const publish = () => {
    for (const [path, content] of Object.entries(pages)) host.set(here(`docs/${path}`), content);
    host.set(here("docs/contents.json"), JSON.stringify(pages)); // the hash is the content here
  };
  const open = (path) => ask(here(`docs/${path}`), { mode: "navigate" });
  publish();
  await open("index.html");
  pages["other.html"] = "other, mended";
  publish();
  asked.length = 0;
  await open("index.html");
  assert.deepEqual(
    asked.filter((url) => url.endsWith(".html")),
    [here("docs/index.html"), here("docs/other.html")],
  );
  host.clear();
  assert.equal(await (await open("other.html")).text(), "other, mended");
});
