import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
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

  terminate() {
    this.isEnded = true;
  }
};

let send;
let drop;
let giveUp;
let keepReady;
let told;
const tell = (...what) => told.push(what);
let copies = 0;

/** A page that has sent nothing yet. */
beforeEach(async () => {
  workers.length = 0;
  told = [];
  ({ send, drop, giveUp, keepReady } = await import(`../../web/js/serve/errands.js?${++copies}`));
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

test("what is small starts no worker, but is done by one that is there", () => {
  assert.equal(send("puzzle", "{}", tell, false, true), -1);
  assert.equal(workers.length, 0);
  ready();
  assert.ok(send("puzzle", "{}", tell, false, true) > 0);
  assert.equal(workers[0].sent.length, 1);
});

test("a worker that is there gets the errand, and its answers find who asked", () => {
  ready();
  const [one, other] = [[], []];
  const first = send("bot", "a", (...what) => one.push(what));
  const second = send("best", "b", (...what) => other.push(what));
  assert.deepEqual(workers[0].sent, [
    { number: first, name: "bot", question: "a", idle: false },
    { number: second, name: "best", question: "b", idle: false },
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

const LONG = 60_000;

/** A page whose time is told by the test. */
const timed = (action) => () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    action();
  } finally {
    mock.timers.reset();
  }
};

test(
  "a worker that has nothing to do ends, and the next errand starts another",
  timed(() => {
    ready();
    const number = send("best", "a", tell);
    mock.timers.tick(LONG);
    assert.ok(!workers[0].isEnded, "it is still at it");
    workers[0].says({ number, progress: 1, result: "line" });
    mock.timers.tick(LONG);
    assert.ok(workers[0].isEnded);
    assert.deepEqual(told, [[1, "line"]]);
    assert.equal(send("best", "b", tell), -1);
    workers[1].says({ ready: true });
    assert.ok(send("best", "b", tell) > 0);
  }),
);

test(
  "it may end as often as it likes: only failing counts",
  timed(() => {
    for (let times = 0; times < 10; times++) {
      send("best", "a", tell);
      mock.timers.tick(LONG);
    }
    assert.equal(workers.length, 10);
    for (let times = 0; times < 10; times++) {
      send("best", "a", tell);
      giveUp();
    }
    assert.equal(workers.length, 13);
    assert.equal(send("best", "a", tell), 0);
  }),
);

test(
  "who asks again and again for a worker that is slow to come gets it",
  timed(() => {
    for (let waited = 0; waited < LONG; waited += 250) {
      assert.equal(send("best", "a", tell), -1);
      mock.timers.tick(250);
    }
    assert.equal(workers.length, 1);
    assert.ok(!workers[0].isEnded);
  }),
);

test(
  "where bots sit at the table it is there before it is needed, and stays",
  timed(() => {
    keepReady(true);
    assert.equal(workers.length, 0, "not before the page is idle");
    mock.timers.tick(1000);
    assert.equal(workers.length, 1);
    workers[0].says({ ready: true });
    mock.timers.tick(LONG);
    assert.ok(!workers[0].isEnded);
    assert.ok(send("bot", "a", tell) > 0);
    keepReady(false);
    mock.timers.tick(LONG);
    assert.ok(!workers[0].isEnded, "a bot still thinks");
    drop(1);
    keepReady(true);
    mock.timers.tick(LONG);
    assert.ok(!workers[0].isEnded, "they play once more");
    keepReady(false);
    mock.timers.tick(LONG);
    assert.ok(workers[0].isEnded);
  }),
);

test(
  "one that has grown is soon given back, and where bots sit another takes its place",
  timed(() => {
    ready();
    const grown = 64 * 2 ** 20;
    let number = send("best", "a", tell);
    workers[0].says({ number, progress: 1, result: "line", size: grown });
    const next = send("best", "b", tell);
    mock.timers.tick(1000);
    assert.ok(!workers[0].isEnded, "who goes on at once is not made to wait for another");
    workers[0].says({ number: next, progress: 1, result: "line", size: grown });
    mock.timers.tick(1000);
    assert.ok(workers[0].isEnded);
    keepReady(true);
    mock.timers.tick(1000);
    workers[1].says({ ready: true });
    number = send("bot", "a", tell);
    workers[1].says({ number, progress: 1, result: "move", size: grown });
    mock.timers.tick(1000);
    assert.ok(workers[1].isEnded);
    mock.timers.tick(1000);
    assert.equal(workers.length, 3);
  }),
);

test("the worker gets what the page has had compiled; where it cannot be handed over, it compiles itself", () => {
  globalThis.pythonModule = "compiled";
  send("bot", "a", tell);
  assert.equal(workers[0].sent[0].module, "compiled");
  giveUp();
  globalThis.Worker.prototype.postMessage = function (message) {
    if (message.module) throw new Error("DataCloneError");
    this.sent.push(message);
  };
  send("bot", "a", tell);
  assert.equal(workers[1].sent.length, 1);
  delete globalThis.pythonModule;
});
