/** What happened, made into what is seen: cards in the middle, numbers that fly, tickets, big moments, lines of the log. */

import { cardOf, seatOf, type Events, type GameEvent } from "../net/protocol";
import { sound } from "../sound";
import type { Finder } from "./foresee";
import type { Step } from "./pace";
import type { LogLine, Out, Piece, Played, Seen, Ticket } from "./seen";
import { settings } from "./settings";
import { AFTER_END, ENDS, SHOWN, after, flights, length, marksOf, pieceOf, together, type EventKind, type Flight, type Printed } from "./steps";
import type { Store } from "./store";

const LOG_KEPT = 400;
const SEEN_FLYING = 80; // a flight shorter than this is not worth showing
const TURNED_UP = 600; // ms for each Drink of a Drinking Contest
const BLOWS = new Set(["fortitude", "alcohol", "paid"]); // what can put somebody out
const LEAVES = new Set(["played", "discarded"]); // what takes a card out of a hand

/** An event as a line of the log, if it is told at all. */
export function lineOf(event: GameEvent, id: number, kind: string = event.kind): LogLine[] {
  const of = (number: number): number | undefined => (number < 0 ? undefined : number);
  return event.text ? [{ id, kind, text: event.text, seat: of(seatOf(event)), card: of(cardOf(event)) }] : [];
}

export class Showing {
  private numbers = 0;
  private turn = 0;
  private contest = false; // whether the last Event of this turn is one; its Drinks may be told later

  constructor(
    private readonly seen: Store<Seen>,
    private readonly me: () => number,
    private readonly eventKind: EventKind,
    private readonly printed: Printed,
  ) {}

  /** The log told anew. */
  begin(events: GameEvent[]): void {
    this.turn = 0;
    const log = this.lines(events);
    this.seen.change({ turned: turnedOver(events), log, outs: this.outs([], events), played: playedIn([], events), fell: this.fall(events, log) });
  }

  /** Events as steps: a card in the limelight, numbers that fly, a line in the log. */
  steps(events: GameEvent[]): Step[] {
    return together(events, this.seen.value.game?.parties ?? []).map((group) => {
      const made: Flight[] = [];
      const piece = pieceOf(group, this.eventKind);
      const [first] = group;
      if (first?.kind === "turn") this.contest = false;
      if (first?.kind === "event") this.contest = this.eventKind(first.card) === "contest";
      // What is turned up in a Drinking Contest is what everybody waits for.
      const turned = this.contest && (first?.kind === "revealed" || first?.kind === "chaser");
      return {
        length: piece ? piece.ms : turned ? TURNED_UP : length(group, this.seen.value.game ? 1 : 0),
        whole: piece !== null || turned,
        begin: (ms) => this.start(group, ms, made, piece),
        end: () => this.finish(group, made),
      };
    });
  }

  /** The last big moment once more. */
  again(ticket: Ticket): Step[] {
    const piece = pieceOf(ticket.events, this.eventKind);
    const shown = ticket.events.filter((event) => cardOf(event) >= 0 && SHOWN.has(event.kind));
    return [
      {
        length: piece?.ms ?? 1600,
        begin: (ms) => this.seen.change(piece ? { piece: { ...piece, id: ++this.numbers, ms } } : { spot: { events: shown, now: true } }),
        end: () => this.seen.change(piece ? { piece: null } : { spot: { events: shown, now: false } }),
      },
    ];
  }

  private start(group: GameEvent[], ms: number, made: Flight[], piece: Omit<Piece, "id"> | null): void {
    const { log, outs, played, spot, flights: flying, view, hurt } = this.seen.value;
    const change: Partial<Seen> = {
      log: [...log, ...this.lines(group)].slice(-LOG_KEPT),
      outs: this.outs(outs, group),
      played: playedIn(played, group),
    };
    for (const event of group) {
      if (cardOf(event) >= 0 && SHOWN.has(event.kind)) {
        const chain = (event.kind === "chaser" || event.kind === "attached") && spot ? spot.events : [];
        change.spot = { events: [...chain, event], now: ms > 0 };
      } else if (event.kind === "turn") {
        change.spot = null;
        change.hurt = [];
      }
      if (event.kind === "turned-over") change.turned = event;
      if (event.kind === "fortitude" && event.after < event.before) change.hurt = [...(change.hurt ?? hurt), event.seat];
      if (ms > SEEN_FLYING) for (const flight of flights(event)) made.push({ ...flight, id: ++this.numbers, ms });
    }
    if (made.length) change.flights = [...flying, ...made];
    if (piece && ms > SEEN_FLYING) change.piece = { ...piece, id: ++this.numbers, ms };
    const ticket = view ? ticketOf(group, this.seen.value.ticket) : null;
    if (ticket) change.ticket = ticket;
    if (group.some((event) => ENDS.has(event.kind) && seatOf(event) === this.me())) {
      change.fell = this.fall(group, change.log ?? []);
    }
    // A card of mine that lies in the middle is in my hand no more.
    const gone = group.filter((event) => LEAVES.has(event.kind) && seatOf(event) === this.me()).map(cardOf);
    if (gone.length) change.hand = this.seen.value.hand.filter((card) => !gone.includes(card));
    this.seen.change(change);
    if (ms > 0 || settings.value.speed === "instant") for (const kind of new Set(group.map((event) => event.kind))) sound(kind);
  }

  private finish(group: GameEvent[], made: Flight[]): void {
    const { view, game, spot, flights: flying, piece } = this.seen.value;
    this.seen.change({
      ...(view ? { view: group.reduce((now, event) => after(now, event, game, this.eventKind, this.printed), view) } : {}),
      ...(spot?.now ? { spot: { ...spot, now: false } } : {}),
      ...(piece ? { piece: null } : {}),
      ...(made.length ? { flights: flying.filter((flight) => !made.includes(flight)) } : {}),
    });
  }

  /** How I went out, if these events tell: the card and the blow before it, and the end itself. */
  private fall(events: GameEvent[], told: LogLine[]): Ticket | null {
    const me = this.me();
    const at = events.findIndex((event) => ENDS.has(event.kind) && seatOf(event) === me);
    const end = events[at];
    if (!end) return null;
    const rest = events.slice(at + 1);
    const until = rest.findIndex((event) => !AFTER_END.has(event.kind));
    const before = told.slice(0, told.findLastIndex(({ kind, seat }) => ENDS.has(kind) && seat === me));
    const blow = before.findLastIndex(({ kind, seat }) => BLOWS.has(kind) && seat === me);
    const cause = before.slice(0, Math.max(0, blow)).findLast(({ kind }) => SHOWN.has(kind));
    const text = [cause?.text, before[blow]?.text, end.text].filter(Boolean).join(" ");
    return { text, marks: [], events: [end, ...rest.slice(0, until < 0 ? rest.length : until)] };
  }

  private lines(events: GameEvent[]): LogLine[] {
    return events.flatMap((event) => lineOf(event, ++this.numbers));
  }

  private outs(known: Out[], events: GameEvent[]): Out[] {
    const outs = [...known];
    for (const event of events) {
      if (event.kind === "turn") this.turn = event.number;
      if (event.kind === "passed-out" || event.kind === "out-of-gold") outs.push({ seat: event.seat, kind: event.kind, turn: this.turn });
    }
    return outs.length === known.length ? known : outs;
  }
}

/** An automaton's card that lies open after these events. */
export const turnedOver = (events: GameEvent[]): Events["turned-over"] | null => events.findLast((event) => event.kind === "turned-over") ?? null;

/** The cards played in this turn, as far as these events tell. */
export function playedIn(known: Played[], events: GameEvent[]): Played[] {
  let played = known;
  for (const event of events) {
    if (event.kind === "turn") played = [];
    else if (event.kind === "played") played = [...played, { seat: event.seat, card: event.card, mode: event.mode }];
  }
  return played;
}

/** Of the cards played in this turn the Actions of whoever's turn it is. */
export const actedIn = (played: Played[], active: number, find: Finder): number[] =>
  played.filter(({ seat, card, mode }) => seat === active && find(card)?.modes[mode]?.type === "action").map(({ card }) => card);

/** Numbers go on the ticket with what brought them about; small talk does not. */
function ticketOf(group: GameEvent[], last: Ticket | null): Ticket | null {
  const [event] = group;
  if (!event?.text) return null;
  const told = last?.events.at(-1);
  const marks = group.flatMap(marksOf).slice(0, 3);
  if (marks.length) return { text: group.map((one) => one.text ?? "").join(" "), marks, events: last && told !== undefined && cardOf(told) >= 0 && !last.marks.length ? [...last.events, ...group] : group };
  return cardOf(event) >= 0 && SHOWN.has(event.kind) ? { text: event.text, marks: [], events: group } : null;
}
