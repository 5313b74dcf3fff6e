/** A card in a nutshell: what it does, in a sign and a number, and which scene shows it. */

import type { JSX } from "preact";

import { said, t } from "../i18n";
import type { Card, Doing } from "../net/protocol";
import { Sign } from "./likeness";

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

interface Gist {
  sign?: string;
  text: string;
}

function ofDoing({ word, who, amount = 0, stat, payee }: Doing): Gist | null {
  switch (word) {
    case "change":
      if (stat === "fortitude") return { sign: "heart", text: signed(amount) };
      return stat === "alcohol" ? { sign: "ale", text: signed(amount) } : null;
    case "pay":
      if (who === "me") return null;
      return { sign: "coin", text: payee === "me" ? signed(amount) : signed(-amount) };
    case "strengthen":
      return { sign: "ale", text: signed(amount) };
    case "replace-drink":
      return { sign: "ale", text: `= ${amount}` };
    case "redirect":
      return { sign: "heart", text: "↷" };
    case "share":
      return { sign: "heart", text: "½" };
    case "split-drink":
      return { sign: "ale", text: "½" };
    case "give-drink":
      return { sign: "ale", text: "↷" };
    case "drink-to-fortitude":
      return { sign: "heart", text: "+" };
    case "steal-from-pot":
      return { sign: "coin", text: signed(amount || 1) };
    case "order":
      return { sign: "mug", text: signed(amount || 1) };
    case "more-actions":
      return { text: said("gist-more-actions", { n: amount }) ?? "" };
    default: {
      const text = said(`gist-${word}`);
      return text ? { text } : null;
    }
  }
}

export function gistOf(card: Card | undefined, mode?: number): Gist | null {
  if (!card) return null;
  if (card.drink) return { sign: "ale", text: signed(card.drink.alcohol) };
  const modes = mode === undefined ? card.modes : card.modes.slice(mode, mode + 1);
  for (const { does } of modes) {
    for (const doing of does) {
      const found = ofDoing(doing);
      if (found) return found;
    }
  }
  return null;
}

export function GistPill({ card }: { card: Card | undefined }): JSX.Element | null {
  const gist = gistOf(card);
  if (!gist) return null;
  return (
    <span class="gist" aria-hidden="true">
      {gist.sign && <Sign name={gist.sign} />}
      {gist.text}
    </span>
  );
}

/** The scene for what a card does, by the first word that has one. */
export function sceneOf(card: Card | undefined): string {
  if (!card) return "event";
  if (card.event) return card.modes.some((m) => m.does.some((d) => d.word === "round-on-the-house")) ? "toast" : "event";
  if (card.drink) return card.drink.alcohol >= 4 ? "spike" : card.drink.alcohol <= 0 ? "ignore-drink" : "toast";
  if (card.ladder.length || card.needs.length) return "kit";
  if (card.types.includes("cheating")) return "cheating";
  for (const doing of card.modes.flatMap((mode) => mode.does)) {
    const scene = sceneOfDoing(doing);
    if (scene) return scene;
  }
  return card.types.includes("gambling") ? "gambling" : "event";
}

function sceneOfDoing({ word, who, amount = 0, stat }: Doing): string {
  switch (word) {
    case "change":
      if (stat === "alcohol") return amount > 0 ? "spike" : "heal";
      if (amount > 0) return "heal";
      return who === "source" ? "hit-back" : who === "each-other" || who === "each" ? "brawl" : "attack";
    case "pay":
    case "steal-from-pot":
    case "keep-gold":
    case "take-pot":
      return "gold";
    case "from-the-inn":
      return "chest";
    case "ignore":
      return "dodge";
    case "reduce":
      return "helmet";
    case "ignore-drink":
    case "negate-drink":
      return "ignore-drink";
    case "negate":
      return "negate";
    case "redirect":
    case "share":
      return "redirect";
    case "split-drink":
    case "order":
    case "toast":
    case "drink-more":
      return "toast";
    case "give-drink":
    case "pass-top-drink":
      return "slide";
    case "strengthen":
    case "replace-drink":
      return "spike";
    case "drink-to-fortitude":
      return "heal";
    case "leave-round":
    case "end-round":
      return "leave";
    case "start-round":
    case "take-control":
    case "ante":
    case "win-round":
    case "resume-round":
      return "gambling";
    case "draw":
    case "fetch":
    case "reveal-until":
    case "more-actions":
      return "foresight";
    case "track":
    case "track-of-choice":
    case "set-out":
    case "lay-down":
    case "grow":
    case "grow-all":
    case "discard-from-box":
      return "kit";
    default:
      return "";
  }
}

/** The words of a card, at most so long; longer ones give way to what the first way to play it says. */
export function shortText(card: Card | undefined, most: number): string {
  if (!card) return "";
  if (card.text.length <= most) return card.text;
  const [first] = card.modes;
  // "During a Round of Gambling: end it; nobody wins …" says what it does after its moment.
  const said = first?.text ?? card.text;
  const after = said.indexOf(": ");
  const does = after > 0 && after < said.length - 2 ? said.slice(after + 2) : said;
  const sentence = (does.match(/^.*?[.;!](?=\s|$)/)?.[0] ?? does).replace(/;$/, ".");
  const large = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return large.length <= most ? large : `${large.slice(0, large.lastIndexOf(" ", most - 1))} …`;
}

export const typeWord = (type: string): string => t(`type-${type}`);
