// The only way from text to elements, and from an address to a script. The page's policy (tools/page.py) has browsers that
// know Trusted Types refuse every other; where they do not know them, what is checked here is checked all the same.
//
// Views escape what people and files have written. Should one ever forget it, markup is still not taken that no view
// writes: nothing that leads away, frames, loads or runs something. What attributes can do, the policy says.

const ELEMENTS = new Set(
  [
    "a abbr article aside b bdi br button caption code col colgroup dd details div dl dt em fieldset figcaption figure",
    "footer h1 h2 h3 h4 header hr i input kbd label legend li main mark meter nav ol optgroup option output p pre",
    "progress s section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul",
    "circle clippath defs desc ellipse g line lineargradient marker mask path pattern polygon polyline radialgradient",
    "rect stop svg symbol text title tspan use",
  ].flatMap((line) => line.split(" ")),
);

/** @param {string} html */
const known = (html) => {
  for (const [, name] of html.matchAll(/<([a-z!?][^\s/>]*)/gi)) {
    if (!ELEMENTS.has(name.toLowerCase())) throw new TypeError(`no view writes <${name}>`);
  }
  return html;
};

const OURS = {
  /** What has the long work done. */
  worker: () => new URL("../serve/worker.js", import.meta.url).href,
  /** What keeps the page for later. */
  keeper: () => new URL("sw.js", document.baseURI).href,
};

/** @param {string} address */
const ours = (address) => {
  const isOurs = Object.values(OURS).some((script) => script() === address);
  if (!isOurs) throw new TypeError(`no script of ours: ${address}`);
  return address;
};

const rules = { createHTML: known, createScriptURL: ours };
const policy = window.trustedTypes?.createPolicy("waystones", rules) ?? rules;

/**
 * Text that a view has written, for `innerHTML`; throws if no view can have written it.
 * @param {string} html
 */
export const markup = (html) => policy.createHTML(html);

/**
 * The address of one of our scripts, for whoever starts it.
 * @param {keyof typeof OURS} name
 */
export const script = (name) => policy.createScriptURL(OURS[name]());
