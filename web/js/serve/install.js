// Installing the page as an app: the browser says when it offers that, and the settings then have a button for it.

const root = document.documentElement;

/** @type {InstallOffer | null} */
let offer = null;

/** @param {InstallOffer | null} found */
const offered = (found) => {
  offer = found;
  root.toggleAttribute("data-installable", Boolean(found));
};

/** Keep the browser's offer for who asks for it; it does not ask by itself. */
export const listenForInstall = () => {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered(/** @type {InstallOffer} */ (event));
  });
  addEventListener("appinstalled", () => offered(null));
};

/** Put the browser's own question; it can be put once. */
export const install = () => {
  const put = offer;
  offered(null);
  put?.prompt().catch(console.info);
};
