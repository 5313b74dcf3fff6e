/** Being called though no page is open: this browser's push service is told to us, or taken back. */

import { t } from "../i18n";
import { mineApi } from "../net/mine";
import { askToNotify, mayNotify } from "./calling";
import { about } from "./library";

/** Never: this browser or this server cannot; lost: it was on, and the push service has forgotten this browser. */
export type PushState = "never" | "off" | "on" | "refused" | "lost";

const KEY = "lastcall-push";

function wanted(on?: boolean): boolean {
  try {
    if (on === true) localStorage.setItem(KEY, "on");
    if (on === false) localStorage.removeItem(KEY);
    return localStorage.getItem(KEY) === "on";
  } catch {
    return on ?? false; // a browser that keeps nothing
  }
}

const possible = (): boolean => Boolean(about.value?.push) && "serviceWorker" in navigator && "PushManager" in window && mayNotify() !== "never";

async function worker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

const text = (bytes: ArrayBuffer | null | undefined): string =>
  bytes ? btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") : "";

/** How it stands; what was lost is quietly put right where the browser still allows it. */
export async function pushState(): Promise<PushState> {
  if (!possible()) return "never";
  if (mayNotify() === "denied") return "refused";
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (subscription && (await mineApi.pushKnown(subscription.endpoint)).known) return "on";
  if (!wanted()) return "off";
  if (mayNotify() !== "granted") return "lost";
  try {
    await subscription?.unsubscribe(); // its service may not know it any more
    await pushOn();
    return "on";
  } catch {
    return "lost";
  }
}

export async function pushOn(): Promise<void> {
  const key = about.value?.push ?? "";
  if (!(await askToNotify())) throw new Error(t("notify-refused"));
  const { pushManager } = await worker();
  let subscription = await pushManager.getSubscription();
  // One that was made for another server, or before this one had its key, is of no use.
  if (subscription && text(subscription.options.applicationServerKey) !== key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  try {
    subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Error(t("push-failed"));
  }
  await mineApi.push(subscription.endpoint, text(subscription.getKey("p256dh")), text(subscription.getKey("auth")));
  wanted(true);
}

export async function pushOff(): Promise<void> {
  wanted(false);
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!subscription) return;
  await mineApi.pushRemove(subscription.endpoint);
  await subscription.unsubscribe();
}
