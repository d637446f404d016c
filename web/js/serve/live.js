// Connections from device to device, with nothing between them: no server is asked for anything, so they reach as far as
// one network does. What both sides must know of each other goes by code (app/sending/calls.py); of what a browser would
// say about its end, only that is handed on which the other cannot know.

/**
 * One end of a connection, as the code carries it.
 * @typedef {{ name: string, password: string, fingerprint: string, places: string[] }} End
 */

const LONGEST = 20_000; // letters of one message; who sends more is not one of us
const GATHERING = 3_000; // ms after which we go without the rest of our own addresses

/** @type {Map<number, { peer: RTCPeerConnection, channel: RTCDataChannel, tell: LiveTold }>} */
const connections = new Map();

/**
 * What matters of a browser's own words about its end. Addresses that only TCP reaches are left out.
 * @param {string} sdp
 * @returns {End}
 */
export const endOf = (sdp) => {
  /** @param {RegExp} what */
  const found = (what) => what.exec(sdp)?.[1] ?? "";
  const places = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
  return {
    name: found(/^a=ice-ufrag:(\S+)/m),
    password: found(/^a=ice-pwd:(\S+)/m),
    fingerprint: found(/^a=fingerprint:sha-256 (\S+)/im)
      .replaceAll(":", "")
      .toLowerCase(),
    places: [...new Set(places.map(([, address, port]) => `${address.toLowerCase()} ${port}`))],
  };
};

/**
 * The same end in the words that a browser takes.
 * @param {End} end
 * @param {"actpass" | "active"} setup
 */
export const sdpOf = (end, setup) =>
  [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...end.places.map((place, i) => `a=candidate:${i + 1} 1 udp ${2113937151 - i} ${place} typ host`),
    "a=end-of-candidates",
    `a=ice-ufrag:${end.name}`,
    `a=ice-pwd:${end.password}`,
    `a=fingerprint:sha-256 ${(end.fingerprint.toUpperCase().match(/../g) ?? []).join(":")}`,
    `a=setup:${setup}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");

/**
 * A connection that is not there yet.
 * @param {number} number
 * @param {LiveTold} told
 */
const open = (number, told) => {
  const peer = new RTCPeerConnection({ iceServers: [] });
  const channel = peer.createDataChannel("waystones", { negotiated: true, id: 0 });
  const connection = { peer, channel, tell: told };
  connections.set(number, connection);
  const close = () => {
    if (!connections.delete(number)) return;
    peer.close();
    stayAwake();
    told("closed", "");
  };
  channel.onopen = () => {
    stayAwake();
    told("open", "");
  };
  channel.onclose = close;
  channel.onmessage = ({ data }) => {
    if (typeof data === "string" && data.length <= LONGEST) told("text", data);
    else told("bad", "");
  };
  peer.onconnectionstatechange = () => {
    if (["failed", "closed"].includes(peer.connectionState)) close();
  };
  return connection;
};

/**
 * Waits until the browser knows where it can be reached, and says so.
 * @param {RTCPeerConnection} peer
 * @param {LiveTold} told
 */
const tellOwnEnd = async (peer, told) => {
  await peer.setLocalDescription();
  if (peer.iceGatheringState !== "complete")
    await new Promise((done) => {
      setTimeout(done, GATHERING);
      peer.addEventListener("icegatheringstatechange", () => {
        if (peer.iceGatheringState === "complete") done(undefined);
      });
    });
  told("end", JSON.stringify(endOf(peer.localDescription?.sdp ?? "")));
};

/**
 * What cannot be done ends the connection before there is one.
 * @param {number} number
 * @param {LiveTold} told
 * @param {() => Promise<void>} attempt
 */
const orSay = async (number, told, attempt) => {
  try {
    await attempt();
  } catch (error) {
    console.info("There is no connection:", error);
    connections.get(number)?.peer.close();
    connections.delete(number);
    told("none", "");
  }
};

/**
 * Offers a connection: `told` hears our end, then whatever happens on it.
 * @param {number} number
 * @param {LiveTold} told
 */
export const call = (number, told) => orSay(number, told, () => tellOwnEnd(open(number, told).peer, told));

/**
 * Answers one that was offered.
 * @param {number} number
 * @param {string} end
 * @param {LiveTold} told
 */
export const answer = (number, end, told) =>
  orSay(number, told, async () => {
    const { peer } = open(number, told);
    await peer.setRemoteDescription({ type: "offer", sdp: sdpOf(JSON.parse(end), "actpass") });
    await tellOwnEnd(peer, told);
  });

/**
 * Takes up the answer to what we have offered.
 * @param {number} number
 * @param {string} end
 */
export const accept = async (number, end) => {
  const connection = connections.get(number);
  if (!connection) return;
  const sdp = sdpOf(JSON.parse(end), "active");
  await orSay(number, connection.tell, () => connection.peer.setRemoteDescription({ type: "answer", sdp }));
};

/**
 * Sends a text; where nobody hears it any more, the page is told so by the connection itself.
 * @param {number} number
 * @param {string} text
 */
export const tell = (number, text) => {
  const connection = connections.get(number);
  if (connection?.channel.readyState === "open") connection.channel.send(text);
};

/**
 * Ends a connection, without a word to whoever asked for that.
 * @param {number} number
 */
export const hangUp = (number) => {
  const connection = connections.get(number);
  connections.delete(number);
  if (connection) connection.channel.onmessage = null; // what is still on its way is not heard any more
  connection?.channel.close(); // the other side hears of it before the connection goes
  setTimeout(() => connection?.peer.close(), 500);
  stayAwake();
};

/** @type {WakeLockSentinel | null} */
let awake = null;

/** While somebody is connected the screen stays on; browsers let it go whenever the page is not looked at. */
const stayAwake = async () => {
  const wanted = [...connections.values()].some(({ channel }) => channel.readyState === "open");
  try {
    if (wanted && !document.hidden && (!awake || awake.released))
      awake = (await navigator.wakeLock?.request("screen")) ?? null;
    else if (!wanted) await awake?.release();
  } catch (error) {
    console.info("The screen may go off:", error); // a device that saves its battery says no
  }
};

document.addEventListener("visibilitychange", stayAwake);
