/** What is going to happen if nobody answers, and what an answer of mine would change. */

import type { Card, Decision, Doing, GameInfo, GameView, Layer, Option } from "../net/protocol";
import type { Library } from "./library";
import { shared } from "./sides";

export type Number3 = { fortitude: number; alcohol: number; gold: number };
export type StatName = keyof Number3;
/** Changes of each seat's numbers; seats that nothing happens to are not in it. */
export type Changes = Map<number, Number3>;

/** A number of a seat before and after. */
export interface Outcome {
  seat: number;
  stat: StatName;
  before: number;
  after: number;
}

const none = (): Number3 => ({ fortitude: 0, alcohol: 0, gold: 0 });

export const STATS: StatName[] = ["fortitude", "alcohol", "gold"];

export type Finder = (card: number | undefined) => Card | undefined;

export const finder =
  (game: GameInfo, library: Library): Finder =>
  (card) =>
    card === undefined || card < 0 ? undefined : library.cards.get(game.cards[card] ?? "");

export const doings = (card: Card | undefined, mode = 0): Doing[] => card?.modes[mode]?.does ?? [];

/** Words that keep what the card below would do to their player away from them. */
const SHIELDS = new Set(["ignore", "redirect", "keep-gold", "from-the-inn", "reduce", "share"]);

/** What one answer does to the layer it answers. */
function answered(below: Layer, words: Doing[], owner: number, targets: number[], on: number): Layer {
  let layer = below;
  for (const { word, amount = 0 } of words) {
    if (word === "negate") layer = { ...layer, negated: true };
    else if (SHIELDS.has(word)) {
      const to = word === "redirect" ? targets[0] : undefined;
      layer = {
        ...layer,
        coming: (layer.coming ?? []).flatMap((one) => {
          if (one.seat !== owner || one.prevented) return [one];
          if (word === "reduce") return [{ ...one, amount: Math.min(0, one.amount + Math.abs(amount)) }];
          if (word === "from-the-inn") return [{ ...one, from_inn: true }];
          return to === undefined ? [{ ...one, prevented: true }] : [{ ...one, seat: to }];
        }),
      };
    } else if (layer.drinks) {
      const at = on >= 0 ? on : layer.drinks.findIndex((drink) => drink.drinker === owner);
      layer = {
        ...layer,
        drinks: layer.drinks.map((drink, i) => {
          if (i !== Math.max(0, at)) return drink;
          if (word === "ignore-drink" || word === "negate-drink") return { ...drink, ignored: true };
          if (word === "give-drink") return { ...drink, drinker: targets[0] ?? drink.drinker };
          if (word === "drink-to-fortitude") return { ...drink, fortitude: drink.fortitude + drink.alcohol, alcohol: 0 };
          if (word === "strengthen") return { ...drink, alcohol: drink.alcohol + amount };
          if (word === "replace-drink") return { ...drink, alcohol: amount };
          return drink;
        }),
      };
    }
  }
  return layer;
}

/** The stack as its cards leave it, from the top down. */
export function settled(stack: Layer[], find: Finder): Layer[] {
  const layers = [...stack];
  for (let i = layers.length - 1; i > 0; i--) {
    const top = layers[i];
    const below = layers[i - 1];
    if (!top || !below || top.negated || top.kind !== "play") continue;
    layers[i - 1] = answered(below, doings(find(top.card), top.mode), top.owner, top.targets ?? [], top.on ?? -1);
  }
  return layers;
}

function add(sums: Changes, seat: number, stat: StatName, amount: number): void {
  if (!amount || seat < 0) return;
  const sum = sums.get(seat) ?? none();
  sum[stat] += amount;
  sums.set(seat, sum);
}

/** What these layers do to everybody. */
export function changes(layers: Layer[]): Changes {
  const sums: Changes = new Map();
  for (const layer of layers) {
    if (layer.negated) continue;
    for (const one of layer.coming ?? []) {
      if (one.prevented || !one.stat) continue;
      if (one.stat === "gold") {
        if (!one.from_inn) add(sums, one.seat, "gold", -one.amount);
        add(sums, one.payee, "gold", one.amount);
      } else add(sums, one.seat, one.stat, one.amount);
    }
    for (const drink of layer.drinks ?? []) {
      if (drink.ignored || layer.drunk) continue;
      add(sums, drink.drinker, "alcohol", drink.alcohol);
      add(sums, drink.drinker, "fortitude", drink.fortitude);
    }
  }
  return sums;
}

/** What is coming to everybody if nobody answers: as the server says it of passing, or as the stack shows it. */
export function foreseen(view: GameView, find: Finder, decision: Decision | null = null, parties: number[] = []): Changes {
  const pass = decision?.kind === "respond" ? decision.options.find((option) => option.kind === "pass") : undefined;
  return pass ? ifAnswered(view, pass) : shared(changes(settled(view.stack, find)), parties);
}

const onTrack = (value: number): number => Math.max(0, Math.min(20, value));

/** The numbers that change, before and after. */
export function outcomes(view: GameView, sums: Changes): Outcome[] {
  const found: Outcome[] = [];
  for (const [seat, sum] of sums) {
    const now = view.seats[seat];
    if (!now?.alive || now.tracks.length) continue; // which of several tracks moves, its own places say
    for (const stat of STATS) {
      if (!sum[stat]) continue;
      const raw = now[stat] + sum[stat];
      const after = stat === "gold" ? Math.max(0, raw) : onTrack(raw);
      if (after !== now[stat]) found.push({ seat, stat, before: now[stat], after });
    }
  }
  return found;
}

/** What the server foresees for everybody if I answer so and nobody says more. */
export function ifAnswered(view: GameView, option: Option): Changes {
  const sums: Changes = new Map();
  for (const after of option.after ?? []) {
    const now = view.seats[after.seat];
    if (now) for (const stat of STATS) add(sums, after.seat, stat, after[stat] - now[stat]);
  }
  return sums;
}

/** What becomes of the further tracks of a seat, as the server foresees it: the numbers that change. */
export function onTracks(view: GameView, seat: number, option: Option): Pick<Outcome, "stat" | "before" | "after">[] {
  const now = view.seats[seat]?.tracks ?? [];
  const then = option.after?.find((one) => one.seat === seat)?.tracks ?? [];
  return then.flatMap((track, i) =>
    (["fortitude", "alcohol"] as const).flatMap((stat) => {
      const before = now[i]?.[stat] ?? 0;
      return before === track[stat] ? [] : [{ stat, before, after: track[stat] }];
    }),
  );
}

/** Whether these numbers put a seat under the table. */
export function goesUnder(view: GameView, seat: number, sums: Changes): boolean {
  const now = view.seats[seat];
  const sum = sums.get(seat);
  if (!now?.alive || !sum || (!sum.fortitude && !sum.alcohol)) return false;
  return onTrack(now.alcohol + sum.alcohol) >= onTrack(now.fortitude + sum.fortitude);
}
