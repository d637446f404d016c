import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { open } from "./page.js";

open("");
const workers = [];
globalThis.Worker = class {
  sent = [];

  constructor(address) {
    this.address = address;
    workers.push(this);
  }

  postMessage(message) {
    this.sent.push(message);
  }

  says(data) {
    this.onmessage({ data });
  }
};

let send;
let drop;
let told;
const tell = (...what) => told.push(what);
let copies = 0;

/** A page that has sent nothing yet. */
beforeEach(async () => {
  workers.length = 0;
  told = [];
  ({ send, drop } = await import(`../../web/js/serve/errands.js?${++copies}`));
});

const ready = () => {
  send("bot", "{}", tell);
  workers[0].says({ ready: true });
  workers[0].sent.length = 0;
};

test("the first errand starts the worker, and is not made to wait for it", () => {
  assert.equal(send("bot", "{}", tell), -1);
  assert.equal(send("bot", "{}", tell), -1);
  assert.equal(workers.length, 1);
  assert.match(workers[0].address, /serve\/worker\.js$/);
  assert.match(workers[0].sent[0].home, /^https:\/\/example\.org\/some\/path\//);
});

test("a worker that is there gets the errand, and its answers find who asked", () => {
  ready();
  const [one, other] = [[], []];
  const first = send("bot", "a", (...what) => one.push(what));
  const second = send("best", "b", (...what) => other.push(what));
  assert.deepEqual(workers[0].sent, [
    { number: first, name: "bot", question: "a" },
    { number: second, name: "best", question: "b" },
  ]);
  workers[0].says({ number: second, progress: 0.5 });
  workers[0].says({ number: first, progress: 1, result: "move" });
  assert.deepEqual(one, [[1, "move"]]);
  assert.deepEqual(other, [[0.5, null]]);
});

test("after its answer nobody is told any more", () => {
  ready();
  const number = send("bot", "a", tell);
  workers[0].says({ number, progress: 1, result: "x" });
  workers[0].says({ number, progress: 1, result: "x" });
  assert.equal(told.length, 1);
});

test("a dropped errand is stopped, and its late answer is not heard", () => {
  ready();
  const number = send("bot", "a", tell);
  drop(number);
  assert.deepEqual(workers[0].sent.at(-1), { number, drop: true });
  workers[0].says({ number, progress: 1, result: "x" });
  assert.deepEqual(told, []);
});

test("when the worker fails, everybody who waits does it elsewhere, and so do all after", () => {
  ready();
  send("bot", "a", tell);
  send("bot", "b", tell);
  workers[0].onerror({ message: "broken" });
  assert.deepEqual(told, [
    [-1, null],
    [-1, null],
  ]);
  assert.equal(send("bot", "c", tell), -1);
});

test("where there can be no worker, nothing breaks", () => {
  const { Worker } = globalThis;
  globalThis.Worker = class {
    constructor() {
      throw new Error("SecurityError");
    }
  };
  assert.equal(send("bot", "a", tell), 0);
  assert.equal(send("bot", "a", tell), 0);
  drop(1);
  globalThis.Worker = Worker;
});

test("the one-file page makes its worker of what it has unpacked", () => {
  const files = new Map();
  const made = [];
  globalThis.oneFile = {
    worker: (...paths) => {
      made.push(paths);
      return new globalThis.Worker(paths.at(-1));
    },
    filesOf: () => files,
  };
  send("bot", "a", tell);
  delete globalThis.oneFile;
  assert.deepEqual(
    made[0].map((path) => path.split("/").at(-1).split("?")[0]),
    ["pyodide.asm.js", "pyodide.js", "worker.js"],
  );
  assert.equal(workers[0].sent[0].files, files);
});
