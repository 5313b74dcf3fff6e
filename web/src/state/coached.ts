/** What a newcomer has been told once, kept in this browser: nothing is said twice. */

import { Store } from "./store";

/** Moments that are explained the first time, the most pressing first. */
export const MOMENTS = ["question", "danger", "contest", "round"] as const;
export type Moment = (typeof MOMENTS)[number];

const KEY = "lastcall-coached";

function kept(): Moment[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? MOMENTS.filter((moment) => found.includes(moment)) : [];
  } catch {
    return [];
  }
}

export const coached = new Store<Moment[]>(kept());

export function learned(moment: Moment): void {
  if (coached.value.includes(moment)) return;
  coached.set([...coached.value, moment]);
  try {
    localStorage.setItem(KEY, JSON.stringify(coached.value));
  } catch {
    // a browser that keeps nothing: as long as the page is open
  }
}
