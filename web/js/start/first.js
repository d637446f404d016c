// Runs before the first paint: the player's language and look, so that nothing flashes. A classic script, because
// it also has to speak up on file://, where modules do not load; the one-file page unpacks its modules there.
(() => {
  const root = document.documentElement;
  const LANGUAGES = "{{languages}}".split(" "); // the build knows which there are

  const settings = (() => {
    try {
      return JSON.parse(localStorage.getItem("waystones/settings") ?? "{}") ?? {};
    } catch {
      return {}; // storage is blocked or holds nonsense: the page itself tells the player
    }
  })();

  const wanted = [settings.language, ...(navigator.languages ?? [])].map((tag) =>
    typeof tag === "string" ? tag.slice(0, 2) : "",
  );
  root.lang = wanted.find((language) => LANGUAGES.includes(language)) ?? LANGUAGES[0];
  const LOOKS = { theme: ["light", "dark"], contrast: ["more"], motion: ["less"] };
  for (const [choice, values] of Object.entries(LOOKS)) {
    if (values.includes(settings[choice])) root.dataset[choice] = settings[choice];
  }

  // Whoever has played before is not offered a first game while the page starts.
  try {
    if (Object.keys(localStorage).some((key) => /^waystones\/(figures$|game\/)/.test(key)))
      root.dataset.known = "";
  } catch {
    // storage is blocked: nobody is known
  }

  // In a frame of another site somebody else decides what lies over the page, and its storage is not the player's own.
  // A policy in the page cannot refuse frames, and not every host sends headers.
  const isFramed = (() => {
    try {
      return window.top?.origin !== window.origin;
    } catch {
      return true; // a stranger's window cannot be asked
    }
  })();

  /** @param {string} why */
  const fail = (why) => Object.assign(root.dataset, { state: "failed", why });
  const isOneFile = "oneFile" in root.dataset;
  if (isFramed) fail("framed");
  else if (location.protocol === "file:" && !isOneFile) fail("file");
  else if (typeof WebAssembly !== "object" || !("noModule" in HTMLScriptElement.prototype)) fail("browser");

  // The modules may not load or not run at all; once they do, trouble.js listens.
  addEventListener(
    "error",
    ({ target }) => {
      const isScript = target === window || target instanceof HTMLScriptElement;
      if (isScript && !window.waystones && root.dataset.state === "booting") fail("load");
    },
    { capture: true },
  );
})();
