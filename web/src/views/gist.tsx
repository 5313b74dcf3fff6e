/** A card in a nutshell: what it does, in a sign and a number. */

import type { JSX } from "preact";

import { said } from "../i18n";
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
