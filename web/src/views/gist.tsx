/** A card in a nutshell: what it does, in a sign and a number. */

import type { JSX } from "preact";

import { said } from "../i18n";
import type { Card, Doing } from "../net/protocol";
import { Sign } from "./likeness";
import { linesOf } from "./lines";

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
    <span class={gist.sign ? "gist" : "gist worded"} aria-hidden="true">
      {gist.sign && <Sign name={gist.sign} />}
      {gist.text}
    </span>
  );
}

/** The words of a card, at most so many lines: a longer text gives way to a short form of what it does. */
export function shortText(card: Card | undefined, room: { line: number; most: number }): string {
  if (!card) return "";
  const fits = (words: string): boolean => linesOf(words, room.line) <= room.most;
  if (fits(card.text)) return card.text;
  const ways = card.modes.map(({ does, text }) => {
    const short = does.map(({ word, amount = 0 }) => said(`short-${word}`, { n: Math.abs(amount) })).find(Boolean);
    // "During a Round of Gambling: end it; nobody wins …" says what it does after its moment.
    return short ?? text.slice(/^[^.;!?]*?: /.exec(text)?.[0].length ?? 0).trim();
  });
  const all = [...new Set(ways)];
  const text = fits(all.join(" ")) ? all.join(" ") : (all[0] ?? card.text);
  const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
  if (fits(text)) return capital(text);
  const sentence = (text.match(/^.*?[.;!](?=\s|$)/)?.[0] ?? text).replace(/;$/, ".");
  const long = capital(linesOf(sentence, room.line) > room.most / 3 ? sentence : text); // "You may decline." says little
  let cut = long;
  while (!fits(cut)) cut = `${cut.slice(0, cut.lastIndexOf(" ", cut.length - 3))} …`;
  return cut;
}
