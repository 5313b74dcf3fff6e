/** The bell on each card: when its owner wants to be asked whether to play it; kept by title in this browser. */

import { Store } from "./store";

export type Bell = "about-me" | "stop" | "asleep";

const NEXT: Record<Bell, Bell> = { "about-me": "stop", stop: "asleep", asleep: "about-me" };
const KEY = "lastcall-bells";

function kept(): Record<string, Bell> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Bell>;
  } catch {
    return {};
  }
}

export const bells = new Store<Record<string, Bell>>(kept());

/** The same title may stand in several decks. */
const title = (id: string): string => id.split("/").at(-1) ?? id;

export const bellOf = (id: string | undefined): Bell => (id === undefined ? "about-me" : (bells.value[title(id)] ?? "about-me"));

export function ring(id: string): Bell {
  const next = NEXT[bellOf(id)];
  bells.change({ [title(id)]: next });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(bells.value));
  } catch {
    // a browser that keeps nothing: as long as the page is open
  }
  return next;
}
