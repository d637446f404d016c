import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { open, rest } from "./page.js";

open("");

const SDP = [
  "v=0",
  "a=candidate:1 1 udp 2113937151 0A1b2c3d-1111-4222-8333-444455556666.local 54321 typ host generation 0",
  "a=candidate:2 1 tcp 1518283007 0a1b2c3d-1111-4222-8333-444455556666.local 9 typ host tcptype active",
  "a=candidate:3 1 UDP 2113937151 192.168.1.7 40000 typ host",
  "a=ice-ufrag:aB+/",
  "a=ice-pwd:abcdefghijklmnopqrstuvwx",
  `a=fingerprint:sha-256 AA:BB:${"00:".repeat(29)}FF`,
  "",
].join("\r\n");

let peers;

/** A connection of the browser's, as far as our script asks for it. */
class Peer {
  iceGatheringState = "complete";
  connectionState = "new";
  said = [];

  constructor(options) {
    this.options = options;
    peers.push(this);
  }

  createDataChannel(name, options) {
    this.channel = {
      name,
      options,
      readyState: "connecting",
      sent: [],
      send: (text) => this.channel.sent.push(text),
      close: () => (this.channel.readyState = "closed"),
    };
    return this.channel;
  }

  async setLocalDescription() {
    this.localDescription = { sdp: SDP };
  }

  async setRemoteDescription(description) {
    if (this.fails) throw new Error("no");
    this.remote = description;
  }

  addEventListener() {}

  close() {
    this.connectionState = "closed";
  }
}

let live;
let told;
let copies = 0;
const tell = (...what) => told.push(what);

beforeEach(async () => {
  peers = [];
  told = [];
  globalThis.RTCPeerConnection = Peer;
  live = await import(`../../web/js/serve/live.js?${++copies}`);
});

test("of a browser's words only what matters is handed on, and only what UDP reaches", () => {
  assert.deepEqual(live.endOf(SDP), {
    name: "aB+/",
    password: "abcdefghijklmnopqrstuvwx",
    fingerprint: `aabb${"00".repeat(29)}ff`,
    places: ["0a1b2c3d-1111-4222-8333-444455556666.local 54321", "192.168.1.7 40000"],
  });
});

test("what was handed on says the same again", () => {
  const end = live.endOf(SDP);
  assert.deepEqual(live.endOf(live.sdpOf(end, "active")), end);
});

test("no server is asked for anything", async () => {
  await live.call(1, tell);
  assert.deepEqual(peers[0].options, { iceServers: [] });
  assert.deepEqual(told, [["end", JSON.stringify(live.endOf(SDP))]]);
});

test("who answers takes the offer first, who called takes the answer later", async () => {
  const end = JSON.stringify(live.endOf(SDP));
  await live.answer(1, end, tell);
  assert.equal(peers[0].remote.type, "offer");
  assert.match(peers[0].remote.sdp, /a=setup:actpass/);
  await live.call(2, tell);
  await live.accept(2, end);
  assert.equal(peers[1].remote.type, "answer");
  assert.match(peers[1].remote.sdp, /a=setup:active/);
});

test("texts go over an open channel; what is none, or too long, is told as bad", async () => {
  await live.call(1, tell);
  const { channel } = peers[0];
  live.tell(1, "too early");
  channel.readyState = "open";
  channel.onopen();
  live.tell(1, "now");
  assert.deepEqual(channel.sent, ["now"]);
  told = [];
  channel.onmessage({ data: "hello" });
  channel.onmessage({ data: new ArrayBuffer(8) });
  channel.onmessage({ data: "x".repeat(20_001) });
  assert.deepEqual(told, [
    ["text", "hello"],
    ["bad", ""],
    ["bad", ""],
  ]);
});

test("a connection that breaks is told once; one that we end is not", async () => {
  await live.call(1, tell);
  told = [];
  peers[0].connectionState = "failed";
  peers[0].onconnectionstatechange();
  peers[0].channel.onclose();
  assert.deepEqual(told, [["closed", ""]]);
  await live.call(2, tell);
  told = [];
  live.hangUp(2);
  peers[1].channel.onclose();
  assert.equal(peers[1].channel.onmessage, null, "a flood is not heard to its end");
  await rest();
  assert.deepEqual(told, []);
});

test("where there can be no connection, that is told", async () => {
  globalThis.RTCPeerConnection = undefined;
  await live.call(1, tell);
  assert.deepEqual(told, [["none", ""]]);
});
