/** What the player has set, kept in this browser. */

import { Store } from "./store";

export type Asking = "matters" | "able" | "always";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const ASKING: Asking[] = ["matters", "able", "always"];
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "instant"];

export interface Settings {
  lang: "en" | "ru";
  asking: Asking; // when to be asked for responses
  speed: Speed; // how fast what happened is shown
  confirm: boolean; // a card is played by a second click
  motion: "full" | "less";
  text: "normal" | "large";
  sound: boolean;
  volume: number; // 0 to 1
  notify: boolean; // when the table waits and one looks elsewhere
  side: "log" | "chat" | "people" | "";
  version: number; // of these settings, so that old names can be put right
}

const KEY = "lastcall";
const VERSION = 3;

/** What was kept, with names that have changed meanwhile put right. */
function kept(): Partial<Settings> {
  const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  // In the first version "always" was what "able" is now, and "turn" was a lasting setting.
  if ((found.version ?? 1) < 2 && found.asking === "always") found.asking = "able";
  // In the third, being asked when it can matter took the place of both lesser ways.
  if ((found.version ?? 1) < 3 && found.asking !== "always") found.asking = "matters";
  if ((found.version ?? 1) < 3) found.side = ""; // the log is a drawer now, shut at first
  if (found.asking && !ASKING.includes(found.asking)) found.asking = "matters";
  if (found.speed && !SPEEDS.includes(found.speed)) found.speed = "normal";
  return { ...found, version: VERSION };
}

function first(): Settings {
  const settings: Settings = {
    lang: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    asking: "matters",
    speed: "normal",
    confirm: true,
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "less" : "full",
    text: "normal",
    sound: false,
    volume: 0.6,
    notify: false,
    side: "",
    version: VERSION,
  };
  try {
    return { ...settings, ...kept() };
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
