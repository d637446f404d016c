// The tutorial's code, run where it is read: by the Python of the page that these pages lie beside, in a worker.
// Where there is no such page, or the file was opened from a disk, nothing is shown.
(() => {
  const blocks = [...document.querySelectorAll("code.language-pycon")].filter(
    (block) => !block.textContent.includes(".svg("), // the page's Python draws no pictures of its own
  );
  if (!document.location.pathname.endsWith("/tutorial.html") || !blocks.length) return;

  /** Statements of what was typed at a prompt, without the answers. */
  const statements = (text) => {
    const found = [];
    for (const line of text.split("\n")) {
      if (line.startsWith(">>> ")) found.push(line.slice(4));
      else if (/^\.\.\.( |$)/.test(line)) found[found.length - 1] += `\n${line.slice(4)}`;
    }
    return found;
  };

  let python = null; // a promise of a function that runs statements

  const start = async (home) => {
    const worker = new Worker(new URL("live/worker.js", document.baseURI));
    const waiting = [];
    const ready = new Promise((done, failed) => {
      worker.addEventListener("error", () => failed(new Error("Python could not be started.")));
      worker.addEventListener("message", ({ data }) => {
        if (data === "ready") done();
        else waiting.shift()(data);
      });
    });
    worker.postMessage({ home });
    await ready;
    return (code) =>
      new Promise((done) => {
        waiting.push(done);
        worker.postMessage({ code });
      });
  };

  const offer = (home) => {
    const buttons = [];
    let done = 0; // so many blocks have been run; each needs those before it

    const runTo = async (number, show) => {
      python ??= start(home);
      const run = await python;
      for (; done <= number; done += 1)
        buttons[done].said.textContent = await run(statements(blocks[done].textContent));
      show();
    };

    const add = (after, label, act) => {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
      button.className = "btn btn-sm btn-primary run";
      const said = Object.assign(document.createElement("pre"), { className: "said" });
      said.setAttribute("aria-live", "polite");
      after.after(button, said);
      said.hidden = true;
      button.addEventListener("click", async () => {
        said.hidden = false;
        said.textContent = "Starting Python…";
        button.disabled = true;
        try {
          await act(said);
        } catch (error) {
          said.textContent = `${error.message}`;
        }
        button.disabled = false;
      });
      buttons.push({ button, said });
    };

    blocks.forEach((block, number) =>
      add(block.parentElement, "Run", async (said) => {
        if (done > number) said.textContent = await (await python)(statements(block.textContent));
        else await runTo(number, () => {});
      }),
    );

    const last = blocks.at(-1).parentElement.nextElementSibling.nextElementSibling;
    const own = Object.assign(document.createElement("textarea"), {
      rows: 4,
      spellcheck: false,
      className: "own",
    });
    own.value = 'loops = waystones.new("loops", players=2, seed=1)\nlen(loops.legal_moves())';
    own.setAttribute("aria-label", "Code of your own");
    last.after(own);
    add(own, "Run this", async (said) => {
      await runTo(blocks.length - 1, () => {});
      said.textContent = await (await python)(own.value);
    });
  };

  // The page names the folder of its Python, which changes with every build.
  fetch(new URL("../index.html", document.baseURI))
    .then((response) => response.text())
    .then((page) => /href="([^"]+\/)pyodide\.asm\.wasm"/.exec(page)?.[1])
    .then((folder) => folder && offer(new URL(`../${folder}`, document.baseURI).href))
    .catch(console.info);
})();
