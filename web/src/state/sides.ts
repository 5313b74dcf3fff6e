/** Who shares a mat with whom. */

import type { GameView } from "../net/protocol";
import type { Changes, Number3, Outcome } from "./foresee";

/** The seats that share this one's mat, itself first. */
export const sideOf = (parties: number[], seat: number): number[] => [
  seat,
  ...parties.flatMap((party, i) => (i !== seat && party === parties[seat] ? [i] : [])),
];

export const inTeams = (parties: number[]): boolean => new Set(parties).size < parties.length;

/** Alone against a team: the Boss. */
export const isBoss = (parties: number[], seat: number): boolean =>
  inTeams(parties) && sideOf(parties, seat).length === 1;

/** What happens to one of a team happens to the mat of all. */
export function shared(sums: Changes, parties: number[]): Changes {
  if (!inTeams(parties)) return sums;
  const all: Changes = new Map();
  for (const seat of sums.keys()) {
    if (all.has(seat)) continue;
    const side = sideOf(parties, seat);
    const sum: Number3 = { fortitude: 0, alcohol: 0, gold: 0 };
    for (const one of side) {
      const part = sums.get(one);
      if (part) for (const stat of ["fortitude", "alcohol", "gold"] as const) sum[stat] += part[stat];
    }
    for (const one of side) all.set(one, sum);
  }
  return all;
}

/** Each change of a mat once, told of whoever comes first among the `foremost`, or at the table. */
export function once(rows: Outcome[], parties: number[], foremost: number[]): Outcome[] {
  const rank = ({ seat }: Outcome): number => foremost.indexOf(seat) >>> 0; // none: after all of them
  const found: Outcome[] = [];
  for (const row of rows.toSorted((a, b) => rank(a) - rank(b))) {
    if (!found.some((one) => one.stat === row.stat && parties[one.seat] === parties[row.seat])) found.push(row);
  }
  return found;
}

/** Those who stand for their teams now: in a Round of Gambling, or for a card that takes everybody. */
export function championsOf(view: GameView, parties: number[]): number[] {
  if (!inTeams(parties)) return [];
  const called = view.stack.flatMap((layer) => layer.champions ?? []);
  return [...new Set([...called, ...(view.round?.inside ?? [])])].filter((seat) => sideOf(parties, seat).length > 1);
}
