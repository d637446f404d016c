// Starts PyScript, and has it run the page's <script type="py">.

import { firstCopyIsNew } from "./second.js";
import { keptFromThePage } from "./unkept.js";

/** Resolves once PyScript is loaded and set up; Python itself comes later. */
export const startPython = async () => {
  const { hooks } = await keptFromThePage(() => import("../../{{pyscript}}/core.js"));
  // These hooks are turned into source text and evaluated for a worker, which the page's CSP rightly forbids.
  for (const hook of ["onReady", "onBeforeRun", "onBeforeRunAsync", "onAfterRun", "onAfterRunAsync"]) {
    hooks.worker[hook].clear();
  }
  // As soon as Python is there, and in place of PyScript's own way to run the script: that would first write and
  // compile a Python library of its own, which the page does not use.
  hooks.main.onReady.add(
    /** @type {(python: { interpreter: { runPython(source: string): void } }, script: HTMLElement) => Promise<never>} */
    async ({ interpreter }, script) => {
      await firstCopyIsNew();
      document.documentElement.dataset.python = "begun"; // whatever fails from now on may be due to what is stored
      interpreter.runPython(script.textContent ?? "");
      return new Promise(() => {});
    },
  );
};
