/** What the rail says: who does what to whom, what is asked, and why I am asked. */

import { inCase, said, t } from "../i18n";
import type { Decision, GameView, Layer } from "../net/protocol";
import { outcomes, type Changes, type Finder, type Outcome } from "../state/foresee";
import { sideOf } from "../state/sides";
import { isMerged } from "./choose";
import { stakes } from "./stakes";

export interface Words {
  line: string;
  more: string;
  aimed: boolean; // it is about me, and bad
  whole?: boolean; // what it says more is shown on a small screen, too
}

interface Asked {
  decision: Decision;
  view: GameView;
  me: number;
  name: (seat: number) => string;
  find: Finder;
  coming: Changes;
  parties: number[];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The server's question without the name of whoever is asked. */
function plain({ decision, me, name, parties }: Asked): string {
  const text = decision.text ?? t("your-decision");
  // A joint choice is put to the first of the team, in whose name it is asked.
  const prefix = sideOf(parties, me).map((seat) => `${name(seat)}, `).find((one) => text.startsWith(one));
  return capital(prefix ? text.slice(prefix.length) : text);
}

export function whoseTurn(view: GameView, me: number, name: (seat: number) => string, parties: number[]): string {
  const phase = t(`phase-${view.phase || "discard"}`);
  if (view.active === me) return t("rail-my-turn", { phase });
  const mate = me >= 0 && sideOf(parties, me).includes(view.active);
  return t(mate ? "rail-mate-turn" : "rail-turn-of", { name: name(view.active), phase });
}

function toPlay(asked: Asked, layer: Layer): Words {
  const { me, name, find, parties, view } = asked;
  const card = find(layer.card)?.title ?? "";
  const mine = stakes(layer, me);
  const who = name(layer.owner);
  if (!card || layer.owner < 0 || layer.owner === me || layer.aftermath) {
    const line = layer.owner === me && card && !layer.aftermath ? t("rail-own", { card }) : plain(asked);
    return { line, more: "", aimed: false };
  }
  const hit = mine ? { fortitude: -mine.fortitude, alcohol: mine.alcohol, gold: -mine.gold } : null;
  const kinds = hit ? (["fortitude", "alcohol", "gold"] as const).filter((stat) => hit[stat] > 0) : [];
  const [only] = kinds;
  if (hit && only && kinds.length === 1) {
    return { line: t(`rail-hit-${only}`, { name: who, n: hit[only] }), more: "", aimed: true };
  }
  const mate = sideOf(parties, me).slice(1).find((seat) => layer.targets?.includes(seat));
  const theirs = mate === undefined ? null : stakes(layer, mate);
  if (mate !== undefined) {
    return { line: t("rail-plays-at-mate", { name: who, card, mate: inCase(view.seats[mate]?.character ?? "", name(mate), "acc") }), more: t("rail-team"), aimed: Boolean(theirs && (theirs.fortitude < 0 || theirs.alcohol > 0 || theirs.gold < 0)) };
  }
  const atMe = layer.targets?.includes(me);
  return { line: t(atMe ? "rail-plays-at-you" : "rail-plays", { name: who, card }), more: "", aimed: Boolean(atMe) };
}

function toDrinks({ me, name, find }: Asked, layer: Layer): Words {
  const mine = layer.drinks?.find((drink) => drink.drinker === me && !drink.ignored);
  const title = (cards: number[]): string => cards.map((n) => find(n)?.title ?? "").join(" + ");
  if (layer.kind === "contest") {
    const most = Math.max(0, ...(layer.drinks ?? []).map((drink) => drink.alcohol));
    const lead = mine && mine.alcohol >= most && most > 0;
    return { line: t(lead ? "rail-contest-lead" : "rail-contest", { n: mine?.alcohol ?? 0 }), more: "", aimed: Boolean(mine) };
  }
  if (mine) return { line: t("rail-my-drink", { drink: title(mine.cards) }), more: "", aimed: mine.alcohol > 0 };
  const other = layer.drinks?.find((drink) => !drink.ignored);
  return other
    ? { line: t("rail-drink", { name: name(other.drinker), drink: title(other.cards) }), more: "", aimed: false }
    : { line: t("rail-anybody"), more: "", aimed: false };
}

function about(asked: Asked): Words {
  const { decision, view, me, name } = asked;
  const { kind } = decision;
  const top = view.stack.at(-1);
  if (isMerged(decision, view, me)) return { line: t("rail-discard"), more: t("rail-discard-why"), aimed: false };
  if (kind === "respond") {
    if (view.top === "play" && top) return toPlay(asked, top);
    if (view.top === "drinks" && top) return toDrinks(asked, top);
    if (view.top === "round" && view.round?.winner !== undefined && view.round.winner >= 0 && view.round.winner !== me) {
      return { line: t("rail-round-won", { name: name(view.round.winner), n: view.round.pot }), more: "", aimed: false };
    }
    return { line: plain(asked), more: "", aimed: false };
  }
  if (kind === "gamble") {
    const controller = view.round?.controller ?? -1;
    const values = { n: view.round?.pot ?? 0, name: name(controller) };
    return { line: t(controller >= 0 ? "rail-gamble" : "rail-gamble-open", values), more: "", aimed: false };
  }
  if (kind === "last-call" && sideOf(asked.parties, me).length > 1) {
    return { line: t("rail-last-call-team", { gold: view.seats[me]?.gold ?? 0 }), more: "", aimed: true };
  }
  return { line: said(`rail-${kind}`) ?? plain(asked), more: "", aimed: kind === "last-call" };
}

/** The two lines of a question. */
export function questionWords(asked: Asked): Words {
  const { decision, view, me, name } = asked;
  const words = about(asked);
  // Whoever is dared reads all of the card: what it wants is no number.
  const dare = decision.kind === "dare" ? asked.find(view.stack.at(-1)?.card)?.text : undefined;
  if (dare) return { ...words, more: dare, whole: true };
  const actions = view.seats[me]?.actions ?? 1; // a Boss has several
  const holding = new Set(decision.options.filter((o) => o.kind === "play").map((o) => o.card)).size;
  const why = decision.kind === "respond" && holding && !isMerged(decision, view, me) ? t("rail-holding", { n: holding }) : actions > 1 && decision.kind === "action" ? t("rail-actions-why", { n: actions }) : (said(`rail-${decision.kind}-why`) ?? "");
  const more = [t("rail-turn", { n: view.turn, whose: whoseTurn(view, me, name, asked.parties) }), words.more, why];
  return { ...words, more: more.filter(Boolean).join(" ") };
}


/** One number as a button says it: it stays, or it changes. */
export interface Mark {
  stat: Outcome["stat"];
  text: string;
}

/** What an answer leaves of my numbers, compared with what is coming if I say nothing. */
export function myMarks(view: GameView, me: number, mine: Changes, coming: Changes): Mark[] {
  const before = outcomes(view, coming).filter(({ seat }) => seat === me);
  const after = outcomes(view, mine).filter(({ seat }) => seat === me);
  const stats = new Set([...before, ...after].map(({ stat }) => stat));
  return [...stats].map((stat) => {
    const change = after.find((one) => one.stat === stat);
    const now = view.seats[me]?.[stat] ?? 0;
    return { stat, text: change ? `${change.before} → ${change.after}` : t("stays", { n: now }) };
  });
}

/** What an answer does to somebody else. */
export function theirMarks(view: GameView, seat: number, sums: Changes): Mark[] {
  return outcomes(view, sums)
    .filter((one) => one.seat === seat)
    .map(({ stat, before, after }) => ({ stat, text: `${before} → ${after}` }));
}
