/** Calling a player who looks elsewhere: the table waits for them. */

import { sound } from "../sound";
import { settings } from "./settings";
import { Store } from "./store";

/** Whether the title and the icon of the page say so. */
export const calling = new Store<boolean>(false);

const SHAKE = [120, 80, 120]; // ms

let waits = ""; // what the table waits for me with; "": it does not
let notice: Notification | null = null;

/** Somebody who looks at the table needs no call. */
const looking = (): boolean => document.visibilityState === "visible" && document.hasFocus();

/** The table asks me something: said once for each question. */
export function callFor(question: string, title: string, body: string): void {
  if (question === waits) return;
  waits = question;
  look();
  if (looking()) return;
  sound("mine");
  if (settings.value.notify) void notify(title, body);
}

/** Answered, or not asked any more. */
export function settled(): void {
  waits = "";
  look();
}

/** Whether notifications can be shown by this browser, and may. */
export const mayNotify = (): NotificationPermission | "never" => (typeof Notification === "function" ? Notification.permission : "never");

/** Asked for by a press of the player: whether they may be shown from now on. */
export async function askToNotify(): Promise<boolean> {
  return mayNotify() !== "never" && (await Notification.requestPermission()) === "granted";
}

async function notify(title: string, body: string): Promise<void> {
  navigator.vibrate?.(SHAKE);
  if (mayNotify() !== "granted") return;
  const about = { body, tag: location.pathname, icon: "/icon.svg", vibrate: SHAKE, data: location.href };
  try {
    // Phones show only those of a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!waits) return; // answered meanwhile
    if (worker) return await worker.showNotification(title, about);
    notice = new Notification(title, about);
    notice.onclick = () => window.focus();
  } catch {
    // a browser that shows none: title and icon say it
  }
}

async function takeBack(): Promise<void> {
  notice?.close();
  notice = null;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const one of (await worker?.getNotifications({ tag: location.pathname })) ?? []) one.close();
}

function look(): void {
  const away = waits !== "" && !looking();
  if (!away && calling.value) void takeBack().catch(() => undefined);
  calling.set(away);
}

/** Not while the page is being left: what is drawn then comes to nothing. */
const lookSoon = (): void => void window.setTimeout(look);

addEventListener("focus", look);
addEventListener("blur", lookSoon);
document.addEventListener("visibilitychange", lookSoon);

calling.watch(() => {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = calling.value ? "/icon-call.svg" : "/icon.svg";
});
