import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { flights, lay, open } from "./page.js";

const BODY = `<svg class="sprite"><defs></defs></svg>
  <template id="drawings"><svg><symbol id="stone"><use href="#sign"></use></symbol><symbol id="sign"></symbol>
    <symbol id="other"></symbol></svg></template>
  <div class="screen"><div id="screen"><div id="plain"></div><div id="steady" data-steady=""></div>
    <div id="deck"></div><div id="folded"></div></div></div>`;

open(BODY);
const { patch, rehearse } = await import("../../web/js/serve/regions.js");
const regions = document.querySelector(".screen").innerHTML;
const byId = (id) => document.getElementById(id);
const put = (contents) => patch(JSON.stringify(contents));

beforeEach(() => {
  document.querySelector(".screen").innerHTML = regions;
  flights.length = 0;
});

test("new content replaces the old", () => {
  put({ plain: "<b>1</b>" });
  const old = byId("plain").firstElementChild;
  put({ plain: "<b>1</b>" });
  assert.notEqual(byId("plain").firstElementChild, old);
});

test("a steady region keeps its elements and changes what differs", () => {
  put({ steady: '<p class="a" title="x">one</p><p>two</p>' });
  const [first, second] = byId("steady").children;
  put({ steady: '<p class="b">uno</p><p>two</p>' });
  assert.deepEqual([...byId("steady").children], [first, second]);
  assert.equal(byId("steady").innerHTML, '<p class="b">uno</p><p>two</p>');
});

test("so does a region that one element with an id fills, while it is the same one", () => {
  put({ plain: '<p id="it">one</p>' });
  const it = byId("it");
  put({ plain: '<p id="it">two</p>' });
  assert.equal(byId("it"), it);
  put({ plain: '<p id="another">two</p>' });
  assert.equal(byId("it"), null);
  assert.equal(byId("plain").innerHTML, '<p id="another">two</p>');
});

test("where several elements with ids fill a region, only what is drawn otherwise is new", () => {
  put({ plain: '<p id="one">1</p><p id="two">2</p>' });
  const [one, two] = byId("plain").children;
  put({ plain: '<p id="one">1</p><p id="two">3</p>' });
  assert.equal(byId("one"), one);
  assert.notEqual(byId("two"), two);
  assert.equal(byId("plain").innerHTML, '<p id="one">1</p><p id="two">3</p>');
  put({ plain: '<p id="two">3</p><p id="one">1</p>and' });
  assert.equal(byId("plain").innerHTML, '<p id="two">3</p><p id="one">1</p>and');
});

test("a steady region with more or other children is new", () => {
  put({ steady: "<p>one</p>" });
  put({ steady: "<p>one</p><b>two</b>" });
  assert.equal(byId("steady").innerHTML, "<p>one</p><b>two</b>");
});

for (const [how, button] of [
  ["its id", '<button id="here">x</button>'],
  ["its field", '<button data-field="12">x</button>'],
  ["what it does", '<button data-do="lay" data-arg="r7">x</button>'],
]) {
  test(`the focus stays on what is drawn anew, found by ${how}`, () => {
    put({ plain: `${button}<i></i>` });
    byId("plain").querySelector("button").focus();
    const focused = put({ plain: `<i></i>${button}` });
    assert.equal(document.activeElement, byId("plain").querySelector("button"));
    assert.equal(document.querySelector(focused), document.activeElement);
  });
}

test("drawings come out when something names them, with those that they name, and once", () => {
  const out = () => [...document.querySelectorAll(".sprite defs > *")].map(({ id }) => id);
  put({ plain: '<svg><use href="#stone"></use></svg>' });
  assert.deepEqual(out().sort(), ["sign", "stone"]);
  put({ plain: '<svg><use href="#stone"></use><use href="#nothing"></use></svg>' });
  assert.deepEqual(out().sort(), ["sign", "stone"]);
});

test("what is rehearsed is not seen, and its drawings are there afterwards", () => {
  const { outerHTML } = byId("screen");
  const old = byId("plain").parentElement;
  rehearse(JSON.stringify({ plain: '<svg><use href="#other"></use></svg>', steady: "<p>one</p>" }));
  assert.equal(byId("screen").outerHTML, outerHTML);
  assert.equal(byId("plain").parentElement, old);
  assert.ok(document.querySelector(".sprite defs > #other"));
  assert.throws(() => rehearse('{"plain": "<script>"}'), TypeError);
});

test("a region that is not there is an error, not a silence", () => {
  assert.throws(() => put({ nowhere: "x" }), /nowhere/);
});

/** Draws a card that comes from these places, and lays both out. */
const arrive = (from) => {
  const laid = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function box() {
    const [x, y, width] = { card: [100, 50, 20], deck: [10, 10, 40] }[this.id] ?? [0, 0, 0];
    return lay({}, x, y, width, width).getBoundingClientRect();
  };
  put({ plain: `<b id="card" data-from="${from}"></b>` });
  Element.prototype.getBoundingClientRect = laid;
};

test("what has arrived flies in from the middle of where it was", () => {
  arrive("#deck");
  const [{ thing, keyframes }] = flights;
  assert.equal(thing, byId("card"));
  assert.equal(keyframes[0].transform, "translate(-80px, -30px)");
  assert.equal(keyframes.at(-1).transform, "none");
});

test("of several places it flies from the first that is not folded away", () => {
  arrive("#gone,#folded,#deck");
  assert.equal(flights.length, 1);
});

test("from a place that nobody sees it is simply there", () => {
  arrive("#folded");
  assert.deepEqual(flights, []);
});

test("the focus goes on to what stands in place of what is gone, never to nothing", () => {
  put({ plain: '<button id="gone">x</button>' });
  byId("gone").focus();
  put({ plain: '<button id="first">1</button><button class="main" id="wanted">2</button>' });
  assert.equal(document.activeElement.id, "wanted");
  put({ plain: '<button id="wanted" disabled="">2</button><button id="first">1</button>' });
  assert.equal(document.activeElement.id, "first");
});

test("what begins later waits with its movement, unless nothing is to move", () => {
  put({ plain: '<b data-begins="350">1</b>' });
  assert.equal(byId("plain").firstElementChild.style.animationDelay, "");
  document.documentElement.style.setProperty("--m-turn", "240ms");
  put({ plain: '<b data-begins="350">1</b><b>2</b>' });
  const [late, soon] = byId("plain").children;
  assert.equal(late.style.animationDelay, "350ms");
  assert.equal(soon.style.animationDelay, "");
});
