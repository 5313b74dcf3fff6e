/** Last Call as an app: it works without a connection as far as it can, and may be installed. */

import { me, spoken } from "./library";
import { Store } from "./store";

/** What a browser that offers to install the app hands out. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

export const offer = new Store<InstallOffer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.set(event as InstallOffer);
});
addEventListener("appinstalled", () => {
  offer.set(null);
  void keepAll();
});

export async function install(): Promise<void> {
  await offer.value?.prompt();
  offer.set(null);
}

/** Lessons, cards and rules are fetched ahead: for whoever has installed the app, or has played here. */
async function keepAll(): Promise<void> {
  const { pages } = await import("../views/pages");
  for (const page of [pages.HowTo, pages.Cards, pages.Rules]) page.invite();
  for (const what of ["cards", "rules"]) await fetch(`/api/${what}?lang=${spoken()}`);
}

const installed = (): boolean => matchMedia("(display-mode: standalone)").matches;

export async function goOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // only over https, or on this machine
  await navigator.serviceWorker.register("/sw.js");
  if (!navigator.serviceWorker.controller) await new Promise((come) => navigator.serviceWorker.addEventListener("controllerchange", come, { once: true }));
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  // What this page has fetched before the worker was there comes from the browser's own store.
  const had = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  for (const { origin, pathname, href } of had)
    if (origin === location.origin && /^\/(assets\/|api\/(about|me|cards|rules)$)/.test(pathname)) await fetch(href);
  if (installed() || (me.value.name !== null && !saveData)) await keepAll();
}
