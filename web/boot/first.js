// Runs before the first paint: the player's language and look, so that nothing flashes. A classic script, because
// it also has to speak up on file://, where modules do not load; the one-file page unpacks its modules there.
(() => {
  const root = document.documentElement;
  const LANGUAGES = ["en", "nl"];

  const settings = (() => {
    try {
      return JSON.parse(localStorage.getItem("waystones/settings")) ?? {};
    } catch {
      return {}; // storage is blocked or holds nonsense: the page itself tells the player
    }
  })();

  const wanted = [settings.language, ...(navigator.languages ?? [])].map((tag) => String(tag).slice(0, 2));
  root.lang = wanted.find((language) => LANGUAGES.includes(language)) ?? LANGUAGES[0];
  for (const [choice, values] of [["theme", ["light", "dark"]], ["contrast", ["more"]], ["motion", ["less"]]]) {
    if (values.includes(settings[choice])) root.dataset[choice] = settings[choice];
  }

  // Whoever has played before is not offered a first game while the page starts.
  try {
    if (Object.keys(localStorage).some((key) => /^waystones\/(figures$|game\/)/.test(key))) root.dataset.known = "";
  } catch {
    // storage is blocked: nobody is known
  }

  const fail = (why) => Object.assign(root.dataset, { state: "failed", why });
  const isOneFile = "oneFile" in root.dataset;
  if (location.protocol === "file:" && !isOneFile) fail("file");
  else if (typeof WebAssembly !== "object" || !("noModule" in HTMLScriptElement.prototype)) fail("browser");
})();
