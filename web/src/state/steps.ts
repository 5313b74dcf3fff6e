/** What happened, cut into steps: how long each is shown, and what it changes on the table. */

import { seatOf, type Coming, type DrinkView, type Events, type GameEvent, type GameInfo, type GameView, type Layer, type SeatView, type TrackView } from "../net/protocol";
import type { Outcome, StatName } from "./foresee";
import type { Piece } from "./seen";
import { sideOf } from "./sides";

const CARD_LENGTH = 1200; // and more for a text one has to read
const NUMBERS_LENGTH = 800;
/** How long an event is shown at normal speed, in milliseconds. */
const LENGTHS: Record<string, number> = {
  turn: 500,
  played: CARD_LENGTH,
  revealed: 1000,
  chaser: 600,
  event: CARD_LENGTH,
  "event-skipped": 500,
  attached: CARD_LENGTH,
  "turned-up": CARD_LENGTH,
  showed: 500,
  negated: 700,
  ignored: 500,
  redirected: 500,
  shared: 500,
  "drink-ignored": 500,
  "drink-negated": 500,
  given: 500,
  split: 500,
  ordered: 450,
  served: 450,
  "round-started": 600,
  "round-won": 600,
  control: 400,
  passed: 250,
  "last-call": 700,
  "passed-out": 1100,
  "out-of-gold": 1100,
  won: 500,
  part: 500,
  championed: 600,
  potion: 900,
  "turned-over": CARD_LENGTH,
  track: NUMBERS_LENGTH,
  "track-reset": 1000,
  "prize-staked": 700,
  "prize-used": 700,
};
const NEWS = new Set(["crawled", "last-orders", "prize-won"]); // told by a banner
const DREW = 350;
const TOLD = 220; // any other line of the log
const SILENT = 30;

/** A number on its way: from where, to which marker of which seat. */
export interface Flight {
  id: number;
  seat: number; // whose number changes; −1: the pot
  stat: "fortitude" | "alcohol" | "gold";
  amount: number;
  from: number; // a seat, −1 the Inn, −2 the pot, −3 the card in the middle
  track?: number; // which of the seat's further tracks
  ms: number;
}

const FORTITUDE = 1; // as the wire counts what moves on a track
const CARD = -3;
const POT = -2;
const INN = -1;

const NUMBERS = new Set([
  "fortitude",
  "alcohol",
  "paid",
  "inn-paid",
  "collected",
  "stole-from-pot",
  "inherited",
  "track",
]);

const DISCARDS = new Set(["discarded", "drew", "drew-card"]);
export const ENDS = new Set(["passed-out", "out-of-gold"]);
export const AFTER_END = new Set(["divided", "inherited"]);

const OF_AN_END = new Set([...ENDS, ...AFTER_END]);

/** Each end with the Gold it sets free, whichever is told first; a team's members go together. */
function ended(events: GameEvent[], parties: number[]): GameEvent[] {
  const rank = (event: GameEvent): number => parties[seatOf(event)] ?? seatOf(event);
  return events.flatMap((event, i) => {
    if (!OF_AN_END.has(event.kind)) return [event];
    if (OF_AN_END.has(events[i - 1]?.kind ?? "")) return [];
    const next = events.findIndex((one, j) => j > i && !OF_AN_END.has(one.kind));
    const run = events.slice(i, next < 0 ? undefined : next);
    return [...new Set(run.map(rank))].flatMap((party) =>
      run.filter((one) => rank(one) === party).toSorted((a, b) => Number(AFTER_END.has(a.kind)) - Number(AFTER_END.has(b.kind))),
    );
  });
}

/** Events shown together: numbers that change at once are one step. */
export function together(told: GameEvent[], parties: number[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let marks = new Set<string>();
  const events = ended(told, parties);
  for (const event of events) {
    const mark = `${event.kind} ${seatOf(event)} ${event.kind === "track" ? event.track : ""}`;
    const last = groups.at(-1);
    const numbers = NUMBERS.has(event.kind) && last && NUMBERS.has(last[0]!.kind) && !marks.has(mark);
    // Somebody's discards are one move; what follows an end belongs to it.
    const same = last && DISCARDS.has(event.kind) && DISCARDS.has(last[0]!.kind) && seatOf(last[0]!) === seatOf(event);
    const side = last && sideOf(parties, seatOf(last[0]!)).includes(seatOf(event));
    const ending = side && ((ENDS.has(last[0]!.kind) && OF_AN_END.has(event.kind)) || (event.kind === "last-call" && last[0]!.kind === "last-call"));
    const joins = numbers || same || ending;
    if (joins) last.push(event);
    else {
      groups.push([event]);
      marks = new Set();
    }
    marks.add(mark);
  }
  return groups;
}

/** How long a group is shown; nobody reads anything before the table itself is there. */
export function length(group: GameEvent[], ready = 1): number {
  const [event] = group;
  if (!event || !ready) return 0;
  if (event.kind === "played") return Math.min(2500, CARD_LENGTH + 30 * Math.max(0, (event.text?.length ?? 0) - 40));
  if (DISCARDS.has(event.kind)) return DREW;
  if (NUMBERS.has(event.kind)) return NUMBERS_LENGTH;
  return LENGTHS[event.kind] ?? (event.text ? TOLD : SILENT);
}

/** The numbers that fly because of an event. */
export function flights(event: GameEvent): Omit<Flight, "id" | "ms">[] {
  switch (event.kind) {
    case "fortitude":
    case "alcohol":
      return [{ seat: event.seat, stat: event.kind, amount: event.after - event.before, from: CARD }];
    case "paid":
      return [{ seat: event.payee, stat: "gold", amount: event.amount, from: event.seat }];
    case "inn-paid":
      return event.payee === INN ? [] : [{ seat: event.payee, stat: "gold", amount: event.amount, from: INN }];
    case "collected":
    case "stole-from-pot":
      return [{ seat: event.payee, stat: "gold", amount: event.amount, from: POT }];
    case "inherited":
      return [{ seat: event.payee, stat: "gold", amount: event.amount, from: event.seat }];
    case "track": {
      const stat = event.attribute === FORTITUDE ? "fortitude" : "alcohol";
      return [{ seat: event.seat, stat, amount: event.after - event.before, from: CARD, track: event.track }];
    }
    case "track-reset": {
      const { seat, track } = event;
      const sums = { fortitude: event.top - event.fortitude_before, alcohol: -event.alcohol_before };
      return (["fortitude", "alcohol"] as const).flatMap((stat) => (sums[stat] ? [{ seat, stat, amount: sums[stat], from: CARD, track }] : []));
    }
    default:
      return [];
  }
}

/** The numbers an event changes, as they were and as they are. */
export function marksOf(event: GameEvent): Pick<Outcome, "stat" | "before" | "after">[] {
  switch (event.kind) {
    case "fortitude":
    case "alcohol":
      return [{ stat: event.kind, before: event.before, after: event.after }];
    case "track":
      return [{ stat: event.attribute === FORTITUDE ? "fortitude" : "alcohol", before: event.before, after: event.after }];
    case "paid":
      return [{ stat: "gold", before: event.payer_after + event.amount, after: event.payer_after }];
    case "collected":
      return [{ stat: "gold", before: event.payee_after - event.amount, after: event.payee_after }];
    default:
      return [];
  }
}

/** The big moment a group of events is, if it is one. */
export function pieceOf(group: GameEvent[], eventKind: EventKind): Omit<Piece, "id"> | null {
  const [event] = group;
  if (!event) return null;
  const piece = (what: Piece["kind"], ms: number): Omit<Piece, "id"> => ({ kind: what, seat: seatOf(event), events: group, ms });
  if (ENDS.has(event.kind)) return piece("out", 3100);
  if (event.kind === "last-call") return piece("last-call", 1800);
  if (event.kind === "collected" && event.amount > 0) return piece("pot", 1700);
  if (NEWS.has(event.kind)) return piece("news", 1700);
  if (event.kind === "event") {
    const what = eventKind(event.card);
    return what ? piece(what, what === "contest" ? 900 : 1800) : null;
  }
  return null;
}

/** What an Event begins, or that it is told by a banner. */
export type EventKind = (card: number) => "contest" | "round" | "news" | "";
/** How strong a Drink is, as printed. */
export type Printed = (card: number) => { alcohol: number; fortitude: number };

/** A Drinking Contest after a Drink of it was turned up; a Chaser goes with the last one. Null: it was none of it. */
function turnedUp(contest: Layer, { kind, seat, card }: { kind: string; seat: number; card: number }, printed: Printed): Layer | null {
  const { drinks = [], queue = [] } = contest;
  const last = drinks.at(-1);
  const { alcohol, fortitude } = printed(card);
  if (kind === "chaser") {
    if (last?.revealer !== seat) return null;
    return { ...contest, drinks: drinks.with(-1, { ...last, cards: [...last.cards, card], alcohol: last.alcohol + alcohol, fortitude: last.fortitude + fortitude }) };
  }
  if (!queue.includes(seat)) return null;
  const drink = { cards: [card], revealer: seat, drinker: seat, alcohol, fortitude, ignored: false };
  return { ...contest, drinks: [...drinks, drink], queue: queue.filter((one) => one !== seat) };
}

/** Those of a Drinking Contest who go on when it is tied at so much. */
function tied({ drinks = [] }: Layer, value: number, seats: SeatView[]): number[] {
  const living = drinks.filter(({ revealer }) => seats[revealer]?.alive);
  const best = living.filter(({ alcohol }) => Math.max(0, alcohol) === value);
  return (best.length > 1 ? best : living).map(({ revealer }) => revealer);
}

/** The stack up to a layer that has changed: what answered it is done with. */
const upTo = (stack: Layer[], at: number, part: (layer: Layer) => Layer): Layer[] => {
  const layer = stack[at];
  return layer ? [...stack.slice(0, at), part(layer)] : stack;
};

/** What is coming to some seats, of one number or of all, becomes something else. */
const becomes = (stack: Layer[], at: number, seats: number[], change: (one: Coming) => Coming[], stat?: StatName): Layer[] =>
  upTo(stack, at, (layer) => ({
    ...layer,
    coming: (layer.coming ?? []).flatMap((one) => (seats.includes(one.seat) && (!stat || one.stat === stat) ? change(one) : [one])),
  }));

/** The stack after an answer has been carried out, or what was coming has come. */
function settledOn(stack: Layer[], event: GameEvent, parties: number[]): Layer[] {
  const on = (card: number): number => stack.findLastIndex((layer) => layer.kind === "play" && layer.card === card);
  const drinks = stack.findLastIndex((layer) => layer.drinks);
  const drink = (number: number, part: Partial<DrinkView>): Layer[] =>
    upTo(stack, drinks, (layer) => ({ ...layer, drinks: layer.drinks?.map((one, i) => (i === number ? { ...one, ...part } : one)) ?? [] }));
  /** So much has come to a seat: it is not coming any more. */
  const came = (seat: number, stat: StatName, amount: number): Layer[] => {
    const side = stat === "gold" ? [seat] : sideOf(parties, seat);
    const foresaw = ({ coming = [] }: Layer): boolean =>
      coming.some((one) => side.includes(one.seat) && one.stat === stat && !one.prevented && one.amount > 0 === amount > 0);
    return becomes(stack, stack.findLastIndex(foresaw), side, () => [], stat);
  };
  switch (event.kind) {
    case "negated":
      return upTo(stack, on(event.card), (layer) => ({ ...layer, negated: true }));
    case "ignored":
    case "shared":
      return becomes(stack, on(event.card), sideOf(parties, event.seat), () => []);
    case "redirected":
      return becomes(stack, on(event.card), [event.seat], (one) => [{ ...one, seat: event.other }]);
    case "reduced":
      return becomes(stack, on(event.card), [event.seat], (one) => [{ ...one, amount: Math.min(0, one.amount + event.amount) }], "fortitude");
    case "drink-ignored":
    case "drink-negated":
      return drink(event.drink, { ignored: true });
    case "given":
      return drink(event.drink, { drinker: event.drinker });
    case "strengthened":
    case "replaced":
      return drink(event.drink, { alcohol: event.after });
    case "drank":
      return upTo(stack, drinks, (layer) => ({ ...layer, drunk: true }));
    case "fortitude":
    case "alcohol":
      return came(event.seat, event.kind, event.after - event.before);
    case "paid":
    case "inn-paid":
      return came(event.seat, "gold", event.amount);
    default:
      return stack;
  }
}

/** A further track after one of its markers has moved, or both went back. */
function moved(track: TrackView, event: Events["track"] | Events["track-reset"]): TrackView {
  if (event.kind === "track-reset") return { ...track, fortitude: event.top, alcohol: 0 };
  return { ...track, [event.attribute === FORTITUDE ? "fortitude" : "alcohol"]: event.after };
}

/** The table after an event, as far as the event itself tells; the view that follows is the truth. */
export function after(before: GameView, event: GameEvent, game: GameInfo | null, eventKind: EventKind, printed: Printed): GameView {
  const view = { ...before, stack: settledOn(before.stack, event, game?.parties ?? []) };
  const seats = [...view.seats];
  let { round } = view;
  const change = (i: number, part: (now: SeatView) => Partial<SeatView>): void => {
    const now = seats[i];
    if (now) seats[i] = { ...now, ...part(now) };
  };
  /** A number of a mat: whoever shares it has it too. */
  const share = (i: number, part: Partial<SeatView>): void => sideOf(game?.parties ?? [], i).forEach((seat) => change(seat, () => part));
  /** What is in a purse or the pot now. */
  const gold = (i: number, now: number): void => {
    if (i === POT && round) round = { ...round, pot: now };
    else share(i, { gold: now });
  };
  /** A card has left a hand, and not a box or what lies in front of its player. */
  const leaves = (seat: number, origin: number): void => {
    if (game?.zones[origin]?.name === "hand") change(seat, (now) => ({ hand: Math.max(0, now.hand - 1) }));
  };
  switch (event.kind) {
    case "turn":
      return { ...view, active: event.seat, turn: event.number, phase: "discard", stack: [], round: null };
    case "played":
      leaves(event.seat, event.origin);
      // What was Negated lay there to be seen, and is over.
      return { ...view, seats, stack: [...view.stack.slice(0, view.stack.findLastIndex((layer) => !layer.negated) + 1), { kind: "play", owner: event.seat, card: event.card, targets: event.targets }] };
    case "event":
      if (eventKind(event.card) !== "contest") return view;
      return { ...view, stack: [...view.stack, { kind: "play", owner: -1, card: event.card }] };
    case "revealed":
    case "chaser": {
      // What answered the Event, and its answers, are done with when the Drinks are turned up.
      const at = view.stack.findLastIndex((layer) => layer.kind === "contest" || eventKind(layer.card ?? -1) === "contest");
      const top = view.stack[at];
      if (!top) return view;
      const under = top.kind === "contest";
      const begun: Layer = { kind: "contest", owner: event.seat, drinks: [], queue: seats.flatMap((one, i) => (one.alive ? [i] : [])) };
      const contest = turnedUp(under ? top : begun, event, printed);
      return contest ? { ...view, stack: [...view.stack.slice(0, under ? at : at + 1), contest] } : view;
    }
    case "contest-tied": {
      const at = view.stack.findLastIndex((layer) => layer.kind === "contest");
      return { ...view, stack: upTo(view.stack, at, (layer) => ({ ...layer, drinks: [], drunk: false, queue: tied(layer, event.amount, seats) })) };
    }
    case "fortitude":
      share(event.seat, { fortitude: event.after });
      break;
    case "alcohol":
      share(event.seat, { alcohol: event.after });
      break;
    case "tracker":
    case "tracker-spent":
      change(event.seat, (now) => ({ trackers: now.trackers.with(event.tracker, event.after) }));
      break;
    case "paid":
      gold(event.seat, event.payer_after);
      gold(event.payee, event.payee_after);
      break;
    case "inn-paid":
    case "took-from-inn":
      gold(event.payee, event.payee_after);
      break;
    case "collected":
    case "stole-from-pot":
      gold(POT, event.payer_after);
      gold(event.payee, event.payee_after);
      break;
    case "divided":
      gold(event.seat, 0);
      break;
    case "inherited":
      gold(event.payee, event.payee_after);
      break;
    case "ordered":
      change(event.other, (now) => ({ pile: now.pile + 1 }));
      // The Action Phase is over, and with it what was played in it.
      return { ...view, seats, phase: "order", stack: [], ...(view.tavern ? {} : { drink_deck: Math.max(0, view.drink_deck - 1) }) };
    case "served":
      change(event.other, (now) => ({ pile: now.pile + 1 }));
      break;
    case "discarded":
      leaves(event.seat, event.origin);
      break;
    case "drew":
      change(event.seat, (now) => ({ hand: now.hand + event.amount, deck: Math.max(0, now.deck - event.amount) }));
      break;
    case "part":
      return { ...view, active: event.seat };
    case "potion":
      share(event.seat, { potions: event.left });
      break;
    case "track":
    case "track-reset":
      change(event.seat, (now) => ({ tracks: now.tracks.map((track, i) => (i === event.track ? moved(track, event) : track)) }));
      break;
    case "sailed":
      return { ...view, counters: view.counters.with(0, event.after) };
    case "prize-staked":
      if (round) round = { ...round, prizes: [...round.prizes, event.card] };
      break;
    case "passed-out":
    case "out-of-gold":
      share(event.seat, { alive: false });
      break;
    case "round-started":
      round = {
        starter: event.seat,
        controller: event.seat,
        inside: seats.flatMap((one, i) => (one.alive ? [i] : [])),
        passed: [],
        seat: event.seat,
        pot: 0,
        prizes: [],
        only_cheating: false,
        winner: -1,
      };
      break;
    case "control":
      if (round) round = { ...round, controller: event.seat, passed: [] };
      break;
    case "passed":
      if (round) round = { ...round, passed: [...round.passed, event.seat] };
      break;
    case "left-round":
      if (round) round = { ...round, inside: round.inside.filter((i) => i !== event.seat) };
      break;
    default:
      return view;
  }
  return { ...view, seats, round };
}

/** Events that put a card into the middle for all to see. */
export const SHOWN = new Set(["played", "revealed", "event", "event-skipped", "chaser", "attached", "turned-up", "showed", "prize-used", "turned-over"]);
