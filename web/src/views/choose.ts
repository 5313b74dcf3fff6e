/** Choosing an answer: a card, then whom it is for, as far as the options allow. */

import { useLayoutEffect, useState } from "preact/hooks";

import type { Decision, GameView, Option } from "../net/protocol";
import type { Session } from "../state/session";
import { settings } from "../state/settings";

const sameSeats = (a: number[] | undefined, b: number[]): boolean =>
  (a ?? []).length === b.length && (a ?? []).every((seat) => b.includes(seat));

/** What was chosen so far, and for which question. */
interface Made {
  n: number;
  cards: number[];
  seats: number[];
  drinking: boolean;
}

const NOTHING: Made = { n: 0, cards: [], seats: [], drinking: false };

export interface Choice {
  cards: number[]; // chosen
  seats: number[]; // chosen
  reachable: number[]; // seats that may be chosen now
  exact: Option[]; // the answers that what is chosen amounts to
  plain: Option[]; // answers without a card or a seat
  potions: Option[]; // what a Potion may be drunk for
  drinking: boolean; // which of them is being chosen
  drink: (on: boolean) => void;
  discarding: boolean;
  merged: boolean; // a quiet window of my own turn is asked together with the discard
  wayTo: (seat: number) => Option | undefined; // the answer that names this seat alone, or first
  started: boolean; // something has been chosen
  pressCard: (card: number, playable: boolean) => void;
  pressSeat: (seat: number) => void;
  answer: (option: Option) => void;
  confirm: () => boolean; // give the answer if there is exactly one
  clear: () => void;
}

/** A quiet window at the start of my own turn is asked in one with what to discard. */
export function isMerged(decision: Decision | null, view: GameView | null, me: number): boolean {
  const quiet = view !== null && !view.stack.length && !view.round && view.phase === "discard" && view.active === me;
  return decision?.kind === "respond" && quiet;
}

export function useChoice(session: Session, decision: Decision | null, view: GameView | null = null): Choice {
  const [made, make] = useState<Made>(NOTHING);
  // It stands as long as the question does: one that is told anew when the line is back is the same.
  const { cards, seats, drinking } = decision && made.n === decision.n ? made : NOTHING;
  const choose = (part: Partial<Made>): void => make({ cards, seats, drinking, n: decision?.n ?? 0, ...part });
  const clear = (): void => make(NOTHING);
  const drink = (on: boolean): void => choose({ drinking: on });
  // What was left over at another question is gone: the next table counts its questions from the start.
  useLayoutEffect(() => {
    if (decision && made.n !== decision.n) clear();
  }, [decision?.n]);

  const options = decision?.options ?? [];
  const merged = isMerged(decision, view, session.seat);
  const discarding = decision?.kind === "discard" || merged;
  const [card] = cards;
  const open = discarding
    ? []
    : options.filter((o) => (card === undefined ? o.card === undefined && o.seats?.length : o.card === card));
  const fitting = open.filter((o) => seats.every((seat) => o.seats?.includes(seat)));
  const reachable = [...new Set(fitting.flatMap((o) => o.seats ?? []))];
  const started = cards.length > 0 || seats.length > 0;
  const exact = started ? open.filter((o) => sameSeats(o.seats, seats)) : [];
  const potions = options.filter((o) => o.kind === "spend");
  const plain = options.filter((o) => o.card === undefined && !o.seats?.length && o.kind !== "spend");

  const wayTo = (seat: number): Option | undefined =>
    fitting.find((o) => sameSeats(o.seats, [...seats, seat])) ?? fitting.find((o) => o.seats?.includes(seat));

  const answer = (option: Option): void => {
    session.answer(option);
    clear();
  };

  const confirm = (): boolean => {
    const [only] = exact;
    if (discarding) session.discard(cards);
    else if (only && exact.length === 1) answer(only);
    else return false;
    return true;
  };

  const pressCard = (pressed: number, playable: boolean): void => {
    session.forget();
    if (!playable) {
      clear();
      session.askWhy(pressed);
    } else if (discarding) {
      choose({ cards: cards.includes(pressed) ? cards.filter((c) => c !== pressed) : [...cards, pressed] });
    } else if (card === pressed) {
      if (!confirm()) clear(); // there is more than one way, or none yet: it is taken back
    } else {
      const ways = options.filter((o) => o.card === pressed);
      const [way] = ways;
      if (!settings.value.confirm && way && ways.length === 1 && !way.seats?.length) answer(way);
      else choose({ cards: [pressed], seats: [] });
    }
  };

  const pressSeat = (seat: number): void => {
    const next = seats.includes(seat) ? seats.filter((s) => s !== seat) : [...seats, seat];
    const ways = open.filter((o) => next.every((s) => o.seats?.includes(s)));
    const [only] = ways;
    if (only && ways.length === 1 && sameSeats(only.seats, next)) answer(only);
    else choose({ seats: next });
  };

  return { cards, seats, reachable, exact, plain, potions, drinking, drink, discarding, merged, wayTo, started, pressCard, pressSeat, answer, confirm, clear };
}
