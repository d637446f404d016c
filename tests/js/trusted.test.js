import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

open("");
const made = [];
globalThis.trustedTypes = {
  createPolicy: (name, rules) => {
    made.push(name);
    return rules;
  },
};
const { markup, script } = await import("../../web/js/serve/trusted.js");

test("there is one policy, by the name that the page's policy allows", () => {
  assert.deepEqual(made, ["waystones"]);
});

test("what views write is taken as it is", () => {
  for (const html of [
    '<p id="a">1 &lt; 2</p>',
    "<svg><linearGradient/><use href='#x'/></svg>",
    "a < b",
    "x <3",
    "",
  ])
    assert.equal(markup(html), html);
});

for (const html of [
  "<script>1</script>",
  "<p><SCRIPT src=x></p>",
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  "<iframe src=x>",
  "<svg/onload=x><animate href='#a'>",
  "<svg><foreignObject>",
  "<base href=x>",
  "<link rel=stylesheet>",
  "<style>p{}</style>",
  "<form><button>",
  "<object data=x>",
  "<img src=x onerror=x>",
  "<template>",
  "<!-- -->",
  "<x-y>",
]) {
  test(`no view writes ${html}`, () => assert.throws(() => markup(html), /no view writes/));
}

test("only scripts of ours have an address", () => {
  assert.match(script("worker"), /\/serve\/worker\.js$/);
  assert.equal(script("keeper"), "https://example.org/some/path/sw.js");
});
