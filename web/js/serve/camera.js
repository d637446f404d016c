// Reads a code by the camera. The browser's own reader is asked where there is one; else a library is loaded, by those
// few who need it and no sooner. The picture stands in `#camera`; when that is gone, the camera goes off.

const PAUSE = 120; // ms between two looks: a hand that holds a phone is slower
const WIDEST = 800; // pixels that are looked at; more only takes longer

/** @typedef {(video: HTMLVideoElement) => Promise<string>} Read gives the text of a code, or nothing */

/** @returns {Promise<Read | null>} */
const ownReader = async () => {
  const formats = (await window.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!window.BarcodeDetector || !formats.includes("qr_code")) return null;
  const detector = new window.BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? "";
};

/** @returns {Promise<Read>} */
const library = async () => {
  const { default: jsQR } = await import("../../{{camera}}/jsqr.js");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!pen || !canvas.width) return "";
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height)?.data ?? "";
  };
};

/**
 * Whichever there is. A browser's own may be there and fail all the same: then the library reads on.
 * @returns {Promise<Read>}
 */
const reader = async () => {
  const own = await ownReader();
  let read = own ?? (await library());
  return async (video) => {
    try {
      return await read(video);
    } catch (error) {
      if (read !== own) throw error;
      console.info("The browser's own reader of codes does not work:", error);
      read = await library();
      return "";
    }
  };
};

/**
 * Looks until a code is seen or nobody wants to see any more.
 * @param {SeenTold} told
 */
export const look = async (told) => {
  /** @type {MediaStream | undefined} */
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment" },
      audio: false,
    });
    const [place, read] = [document.querySelector("#camera"), await reader()];
    const video = document.createElement("video");
    video.muted = video.playsInline = true;
    video.srcObject = stream;
    place?.replaceChildren(video);
    await video.play();
    let text = "";
    while (!text && video.isConnected) {
      text = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : "";
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    if (text && video.isConnected) told("code", text);
  } catch (error) {
    console.info("The camera shows nothing:", error);
    told(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "none", "");
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
};
