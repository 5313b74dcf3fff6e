/** What happened, made into what is seen: cards in the middle, numbers that fly, tickets, big moments, lines of the log. */

import type { GameEvent, GameView } from "../net/protocol";
import { sound } from "../sound";
import type { Step } from "./pace";
import type { LogLine, Out, Piece, Seen, Ticket } from "./seen";
import { settings } from "./settings";
import { SHOWN, after, flights, length, marksOf, pieceOf, together, type Flight } from "./steps";
import type { Store } from "./store";

const LOG_KEPT = 400;
const SEEN_FLYING = 80; // a flight shorter than this is not worth showing
const LEAVES = new Set(["played", "discarded"]); // what takes a card out of a hand

export class Showing {
  private numbers = 0;
  private turn = 0;

  constructor(
    private readonly seen: Store<Seen>,
    private readonly me: () => number,
    private readonly eventKind: (card: number) => "contest" | "round" | "", // of a Drink Event
  ) {}

  /** The log told anew. */
  begin(events: GameEvent[]): void {
    this.turn = 0;
    this.seen.change({ log: this.lines(events), outs: this.outs([], events) });
  }

  /** Events as steps: a card in the limelight, numbers that fly, a line in the log. */
  steps(events: GameEvent[]): Step[] {
    return together(events).map((group) => {
      const made: Flight[] = [];
      const piece = pieceOf(group, this.eventKind);
      return {
        length: piece ? piece.ms : length(group, this.seen.value.game ? 1 : 0),
        whole: piece !== null,
        begin: (ms) => this.start(group, ms, made, piece),
        end: () => this.finish(group, made),
      };
    });
  }

  /** The last big moment once more. */
  again(ticket: Ticket): Step[] {
    const piece = pieceOf(ticket.events, this.eventKind);
    const shown = ticket.events.filter((event) => event.card !== undefined && SHOWN.has(event.kind));
    return [
      {
        length: piece?.ms ?? 1600,
        begin: (ms) => this.seen.change(piece ? { piece: { ...piece, id: ++this.numbers, ms } } : { spot: { events: shown, now: true } }),
        end: () => this.seen.change(piece ? { piece: null } : { spot: { events: shown, now: false } }),
      },
    ];
  }

  private start(group: GameEvent[], ms: number, made: Flight[], piece: Omit<Piece, "id"> | null): void {
    const { log, outs, spot, flights: flying, view, hurt } = this.seen.value;
    const change: Partial<Seen> = {
      log: [...log, ...this.lines(group)].slice(-LOG_KEPT),
      outs: this.outs(outs, group),
    };
    for (const event of group) {
      if (event.card !== undefined && SHOWN.has(event.kind)) {
        const chain = event.kind === "chaser" && spot ? spot.events : [];
        change.spot = { events: [...chain, event], now: ms > 0 };
      } else if (event.kind === "turn") {
        change.spot = null;
        change.hurt = [];
      }
      if (event.kind === "fortitude" && (event.amount ?? 0) < 0 && event.seat !== undefined) change.hurt = [...(change.hurt ?? hurt), event.seat];
      if (ms > SEEN_FLYING) for (const flight of flights(event)) made.push({ ...flight, id: ++this.numbers, ms });
    }
    if (made.length) change.flights = [...flying, ...made];
    if (piece && ms > SEEN_FLYING) change.piece = { ...piece, id: ++this.numbers, ms };
    const ticket = view ? ticketOf(group, view, this.seen.value.ticket) : null;
    if (ticket) change.ticket = ticket;
    // A card of mine that lies in the middle is in my hand no more.
    const gone = group.filter(({ kind, seat }) => LEAVES.has(kind) && seat === this.me()).map(({ card }) => card);
    if (gone.length) change.hand = this.seen.value.hand.filter((card) => !gone.includes(card));
    this.seen.change(change);
    if (ms > 0 || settings.value.speed === "instant") for (const kind of new Set(group.map((event) => event.kind))) sound(kind);
  }

  private finish(group: GameEvent[], made: Flight[]): void {
    const { view, spot, flights: flying, piece } = this.seen.value;
    this.seen.change({
      ...(view ? { view: group.reduce(after, view) } : {}),
      ...(spot?.now ? { spot: { ...spot, now: false } } : {}),
      ...(piece ? { piece: null } : {}),
      ...(made.length ? { flights: flying.filter((flight) => !made.includes(flight)) } : {}),
    });
  }

  private lines(events: GameEvent[]): LogLine[] {
    const lines: LogLine[] = [];
    for (const { kind, text, seat, card } of events) {
      if (text) lines.push({ id: ++this.numbers, kind, text, seat, card });
    }
    return lines;
  }

  private outs(known: Out[], events: GameEvent[]): Out[] {
    const outs = [...known];
    for (const { kind, seat, amount } of events) {
      if (kind === "turn") this.turn = amount ?? 0;
      if ((kind === "passed-out" || kind === "out-of-gold") && seat !== undefined) outs.push({ seat, kind, turn: this.turn });
    }
    return outs.length === known.length ? known : outs;
  }
}

/** Numbers go on the ticket with what brought them about; small talk does not. */
function ticketOf(group: GameEvent[], view: GameView, last: Ticket | null): Ticket | null {
  const [event] = group;
  if (!event?.text) return null;
  const marks = group.flatMap((one) => marksOf(one, view)).slice(0, 3);
  if (marks.length) return { text: group.map((one) => one.text ?? "").join(" "), marks, events: last && last.events.at(-1)?.card !== undefined && !last.marks.length ? [...last.events, ...group] : group };
  return event.card !== undefined && SHOWN.has(event.kind) ? { text: event.text, marks: [], events: group } : null;
}
