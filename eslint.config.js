// The linter of the page's scripts and their tests. Types are checked by tsc, layout is prettier's.
import js from "@eslint/js";
import globals from "globals";

const ours = {
  rules: {
    ...js.configs.recommended.rules,
    "default-case-last": "error",
    eqeqeq: "error",
    "no-else-return": "error",
    "no-implicit-globals": "error",
    "no-param-reassign": "error",
    "no-shadow": ["error", { allow: ["lens", "audio", "held"] }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    "no-var": "error",
    "object-shorthand": "error",
    "prefer-const": "error",
    "prefer-template": "error",
  },
};

/** The scripts that are not modules: the first, what unpacks the one file, and both workers. */
const CLASSIC = ["web/js/start/first.js", "web/js/start/unpack.js", "web/js/serve/worker.js", "web/js/sw.js"];
const WORKERS = ["web/js/serve/worker.js", "web/js/sw.js"];

export default [
  { ignores: ["dist/", ".cache/", ".venv/", "node_modules/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["web/js/**/*.{js,mjs}"],
    ignores: WORKERS,
    languageOptions: { globals: globals.browser },
    ...ours,
  },
  { files: ["docs/live/*.js"], languageOptions: { sourceType: "script", globals: globals.browser }, ...ours },
  {
    files: ["docs/live/worker.js"],
    languageOptions: { globals: { ...globals.worker, loadPyodide: "readonly" } },
  },
  { files: CLASSIC, languageOptions: { sourceType: "script" } },
  {
    files: WORKERS,
    languageOptions: {
      globals: {
        ...globals.serviceworker,
        ...globals.worker,
        BUILD: "readonly",
        FILES: "readonly",
        loadPyodide: "readonly",
      },
    },
    ...ours,
    // Each of them is alone in its worker.
    rules: { ...ours.rules, "no-implicit-globals": "off" },
  },
  {
    files: ["tests/js/**/*.js", "tools/**/*.mjs", "campaign/**/*.mjs", "eslint.config.js"],
    languageOptions: { globals: { ...globals.node, document: "readonly", Element: "readonly" } },
    ...ours,
  },
];
