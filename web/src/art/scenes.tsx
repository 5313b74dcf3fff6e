/** The picture on a card, found by what the card does. */

import type { JSX } from "preact";

import { at, glow } from "./lit";
import type { Ink } from "./lit";
import { deeds } from "./scene/deeds";
import { drinkScene } from "./scene/drinks";
import { stage, VIEW } from "./scene/stage";
import { Still } from "./still";
import { isToken, token } from "./tokens";

/** A kind of deed; "drink:" and a card's id for a Drink; "kit:" and a token's name for what a kit does. */
export type SceneName = string;

/** What is known of a card: its types, and the effect words of its first mode as the server names them. */
export interface Deed {
  id?: string;
  types?: readonly string[];
  event?: boolean;
  drink?: unknown;
  effects?: readonly { word: string; amount?: number; stat?: string; who?: string; kit?: string }[];
}

// Words that decide the picture wherever they stand on the card; the first in this list wins.
const words: readonly (readonly [word: string, scene: SceneName])[] = [
  ["round-on-the-house", "house"],
  ["drinking-contest", "contest"],
  ["dare", "contest"],
  ["redirect", "redirect"],
  ["negate", "negate"],
  ["negate-drink", "negate"],
  ["ignore-drink", "spill"],
  ["reduce", "helmet"],
  ["share", "toast"],
  ["ignore", "dodge"],
  ["give-drink", "slide"],
  ["pass-top-drink", "slide"],
  ["split-drink", "toast"],
  ["drink-to-fortitude", "heal"],
  ["replace-drink", "strengthen"],
  ["strengthen", "strengthen"],
  ["toast", "toast"],
  ["order", "toast"],
  ["new-drinks", "toast"],
  ["drink-more", "toast"],
  ["drink-from-deck", "toast"],
  ["leave-round", "leave"],
  ["end-round", "pot"],
  ["take-pot", "pot"],
  ["win-round", "pot"],
  ["steal-from-pot", "pot"],
  ["halve-winnings", "pot"],
  ["resume-round", "gamble"],
  ["only-cheating-next", "hand"],
  ["start-round", "gamble"],
  ["ante", "gamble"],
  ["from-the-inn", "chest"],
  ["keep-gold", "chest"],
  ["boost", "strengthen"],
  ["discard-or-lose", "all"],
];
const later: readonly (readonly [word: string, scene: SceneName])[] = [
  ["more-actions", "again"],
  ["end-turn", "leave"],
  ["pay", "gold"],
  ["demand", "gold"],
  ["draw", "foresee"],
  ["reveal", "foresee"],
  ["reveal-until", "foresee"],
  ["fetch", "foresee"],
  ["cards-for-fortitude", "heal"],
  ["discard", "foresee"],
];
const kits: Record<string, string> = {
  track: "flame",
  "set-out": "mushroom",
  "set-out-from-discard": "mushroom",
  "fill-up": "mushroom",
  grow: "mushroom",
  "grow-all": "mushroom",
  gather: "mushroom",
  "lay-down": "flame",
  "clear-box": "flame",
  "track-of-choice": "salve",
  "discard-from-box": "bandage",
  attach: "story",
  "boost-whole": "story",
  "stay-before": "story",
  arrive: "horse",
  "take-place": "horse",
};

/** Which picture a card gets. */
export function sceneFor(card: Deed): SceneName {
  const effects = card.effects ?? [];
  const types = card.types ?? [];
  const has = (word: string): boolean => effects.some((effect) => effect.word === word);
  if (card.drink && !card.event) return `drink:${card.id ?? ""}`;
  // Control of a Round is what gambling is about; what else such a card does comes second.
  if (types.includes("cheating") && !has("pay")) return "cheat";
  const found = words.find(([word]) => has(word));
  // Some wear what saves them.
  if (found?.[0] === "ignore" && /helm|buckler|shield/.test(card.id ?? "")) return "helmet";
  if (found) return found[1];
  if (card.event) return "event";
  if (types.includes("gambling")) return "gamble";
  for (const { word, amount = 0, stat, who } of effects) {
    if (word !== "change" && word !== "if-track") continue;
    if (stat === "fortitude" && amount < 0)
      return who === "source" ? "counter" : who === "each" || who === "each-other" ? "all" : "attack";
    if (stat === "fortitude" && amount > 0) return "heal";
    if (stat === "alcohol") return amount > 0 ? "strengthen" : "sober";
  }
  const second = later.find(([word]) => has(word));
  if (second) return second[1];
  for (const { word, kit } of effects) if (word in kits) return `kit:${kit ?? kits[word] ?? ""}`;
  return card.event
    ? "event"
    : types.includes("cheating")
      ? "cheat"
      : types.includes("sometimes")
        ? "dodge"
        : types.includes("anytime")
          ? "gold"
          : types.includes("drink")
            ? "toast"
            : "event";
}

const kit = (name: string): Ink =>
  stage("#2c2430", "#d8a85a", glow(100, 50, 70, "#ffe0a0", 0.4) + at(100, 50, token(isToken(name) ? name : "mark"), 0, 2.3));

export const sceneNames: readonly SceneName[] = Object.keys(deeds);

/** The text of a scene's SVG. */
export function scene(name: SceneName): Ink {
  const [kind, rest = ""] = name.split(":");
  if (kind === "drink") return drinkScene(rest);
  if (kind === "kit") return kit(rest);
  return (deeds as Record<string, () => Ink>)[name]?.() ?? deeds.event();
}

/** A scene that fills whatever box it is given; its middle is never cut. */
export const Scene = ({ name, class: extra = "" }: { name: SceneName; class?: string }): JSX.Element => (
  <Still of={`scene ${name}`} view={VIEW} fit="xMidYMid slice" ink={() => scene(name)} class={`scene ${extra}`} />
);
