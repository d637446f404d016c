// Starts PyScript, which finds the page's <script type="py"> and runs it.

/** Resolves once PyScript is loaded and set up; Python itself comes later. */
export const startPython = async () => {
  const { hooks } = await import("../{{pyscript}}/core.js");
  // These hooks are turned into source text and evaluated for a worker, which the page's CSP rightly forbids.
  for (const hook of ["onReady", "onBeforeRun", "onBeforeRunAsync", "onAfterRun", "onAfterRunAsync"]) {
    hooks.worker[hook].clear();
  }
};
