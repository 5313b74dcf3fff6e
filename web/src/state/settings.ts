/** What the player has set, kept in this browser. */

import { Store } from "./store";

export type Asking = "always" | "reply" | "turn";

export interface Settings {
  lang: "en" | "ru";
  asking: Asking; // when to be asked for responses
  confirm: boolean; // a card is played by a second click
  motion: "full" | "less";
  text: "normal" | "large";
  sound: boolean;
  side: "log" | "chat" | "";
}

const KEY = "lastcall";

function first(): Settings {
  const settings: Settings = {
    lang: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    asking: "always",
    confirm: true,
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "less" : "full",
    text: "normal",
    sound: false,
    side: matchMedia("(max-width: 1020px)").matches ? "" : "log",
  };
  try {
    return { ...settings, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return settings;
  }
}

export const settings = new Store<Settings>(first());

function applied(): void {
  const { lang, motion, text } = settings.value;
  const root = document.documentElement;
  root.lang = lang;
  root.dataset["motion"] = motion;
  root.dataset["text"] = text;
}

applied();
settings.watch(() => {
  applied();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // a browser that keeps nothing: the settings last as long as the page
  }
});
