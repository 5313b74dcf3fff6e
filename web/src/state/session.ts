/** One table as this browser knows it, and what the player does at it. */

import type {
  ChatLine,
  Decision,
  GameEvent,
  GameInfo,
  GameView,
  Option,
  ServerMessage,
  TableMessage,
  Waiting,
  WhyMessage,
} from "../net/protocol";
import { Socket, type Link } from "../net/socket";
import { sound } from "../sound";
import { about, spoken } from "./library";
import { settings } from "./settings";
import { Store } from "./store";

const LOG_KEPT = 400;
const FLOAT_LASTS = 1800;

export interface LogLine {
  id: number;
  kind: string;
  text: string;
}

/** A number that flies to a marker. */
export interface Float {
  id: number;
  seat: number;
  stat: "fortitude" | "alcohol" | "gold";
  amount: number;
}

export interface Seen {
  link: Link;
  code: number;
  table: TableMessage | null;
  game: GameInfo | null;
  view: GameView | null;
  hand: number[];
  waiting: Waiting;
  until: number; // when the clock of the asked seat runs out, by performance.now(); 0: no clock
  decision: Decision | null;
  decisionUntil: number;
  decisionFrom: number;
  stackText: string[];
  banks: number[];
  log: LogLine[];
  chats: ChatLine[];
  unread: number;
  last: GameEvent | null; // the card played or revealed last
  floats: Float[];
  why: WhyMessage | null;
  error: string;
  skipTurn: number; // no questions in this turn any more
  skipThis: boolean; // no questions until what is on the table is settled
}

const nothing: Seen = {
  link: "connecting",
  code: 0,
  table: null,
  game: null,
  view: null,
  hand: [],
  waiting: { for: "nobody" },
  until: 0,
  decision: null,
  decisionUntil: 0,
  decisionFrom: 0,
  stackText: [],
  banks: [],
  log: [],
  chats: [],
  unread: 0,
  last: null,
  floats: [],
  why: null,
  error: "",
  skipTurn: -1,
  skipThis: false,
};

export class Session {
  readonly seen = new Store<Seen>(nothing);
  private readonly socket: Socket;
  private numbers = 0;
  private answered = 0; // the last decision answered, so that none is answered twice
  private plan: number[] | null = null; // cards still to discard before drawing
  private readonly unwatch: () => void;
  private lang = spoken();

  constructor(readonly id: string) {
    this.socket = new Socket(
      () => `/ws/tables/${encodeURIComponent(id)}?lang=${(this.lang = spoken())}`,
      (message) => this.hear(message),
      (link, code) => this.seen.change({ link, code }),
    );
    const speak = (): void => {
      if (this.lang !== spoken() && this.socket.say({ type: "lang", lang: spoken() })) {
        this.lang = spoken();
      }
    };
    const unwatch = [
      about.watch(speak),
      settings.watch(() => {
        speak();
        this.answerAlone();
      }),
    ];
    this.unwatch = () => unwatch.forEach((stop) => stop());
  }

  close(): void {
    this.unwatch();
    this.socket.close();
  }

  reconnect(): void {
    this.socket.again();
  }

  get seat(): number {
    return this.seen.value.table?.you.seat ?? -1;
  }

  // What the player does --------------------------------------------------------------------------

  answer(option: Option): void {
    const { decision } = this.seen.value;
    if (!decision || decision.n === this.answered) return;
    if (this.socket.say({ type: "answer", n: decision.n, option: option.code })) {
      this.answered = decision.n;
      this.seen.change({ decision: null, why: null, error: "" });
    }
  }

  /** Discard these cards, one after the other, then draw. */
  discard(cards: number[]): void {
    this.plan = [...cards];
    this.answerAlone();
  }

  pass(): void {
    const way = this.seen.value.decision?.options.find((o) => o.kind === "pass" || o.kind === "done");
    if (way) this.answer(way);
  }

  passOnThis(): void {
    this.seen.change({ skipThis: true });
    this.answerAlone();
  }

  passThisTurn(): void {
    this.seen.change({ skipTurn: this.seen.value.view?.turn ?? -1 });
    this.answerAlone();
  }

  askWhy(card: number): void {
    this.socket.say({ type: "why", card });
  }

  say(text: string): void {
    this.socket.say({ type: "chat", text });
  }

  forget(): void {
    this.seen.change({ why: null, error: "" });
  }

  complain(error: string): void {
    this.seen.change({ error });
  }

  read(): void {
    if (this.seen.value.unread) this.seen.change({ unread: 0 });
  }

  // What the server says --------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    const seen = this.seen.value;
    switch (message.type) {
      case "table":
        this.seen.change({ table: message });
        break;
      case "game":
        this.answered = 0;
        this.plan = null;
        this.seen.change({ game: message, view: null, decision: null, log: [], last: null });
        break;
      case "log":
        this.seen.change({ log: this.lines(message.events) });
        break;
      case "happened":
        this.seen.change({
          ...this.news(message.events),
          waiting: message.waiting,
          until: 0,
        });
        break;
      case "state": {
        const now = performance.now();
        const fresh = message.decision && message.decision.n > this.answered ? message.decision : null;
        const floats = seen.view ? this.differences(seen.view, message.view) : [];
        if (floats.length) {
          const ids = new Set(floats.map((f) => f.id));
          setTimeout(() => {
            this.seen.change({ floats: this.seen.value.floats.filter((f) => !ids.has(f.id)) });
          }, FLOAT_LASTS);
        }
        const settled = !message.view.stack.length && message.view.top !== "drinks";
        this.seen.change({
          ...this.news(message.events),
          view: message.view,
          hand: message.hand,
          waiting: message.waiting,
          until: message.waiting.ms === undefined ? 0 : now + message.waiting.ms,
          decision: fresh,
          decisionFrom: now,
          decisionUntil: fresh?.ms === undefined ? 0 : now + fresh.ms,
          stackText: message.stack_text ?? [],
          banks: message.banks ?? [],
          floats: [...seen.floats, ...floats],
          why: null,
          skipThis: seen.skipThis && !settled,
        });
        if (fresh && !this.answerAlone() && (!seen.decision || seen.decision.n !== fresh.n)) {
          sound("mine");
        }
        break;
      }
      case "accepted":
        this.answered = Math.max(this.answered, message.n);
        if (seen.decision && seen.decision.n <= message.n) this.seen.change({ decision: null });
        break;
      case "chats":
        this.seen.change({ chats: message.lines });
        break;
      case "chat":
        this.seen.change({ chats: [...seen.chats, message].slice(-100), unread: seen.unread + 1 });
        break;
      case "why":
        this.seen.change({ why: message });
        break;
      case "error":
        if (message.n !== undefined && message.code !== "stale") {
          this.answered = 0; // not taken: show the table again as the server has it
          this.plan = null;
          this.socket.say({ type: "lang", lang: this.lang });
        }
        this.seen.change({ error: message.text });
        break;
      default:
        break;
    }
  }

  private lines(events: GameEvent[]): LogLine[] {
    const lines: LogLine[] = [];
    for (const { kind, text } of events) {
      if (text) lines.push({ id: ++this.numbers, kind, text });
    }
    return lines;
  }

  private news(events: GameEvent[]): Partial<Seen> {
    if (!events.length) return {};
    const shown = events.findLast((e) => e.card !== undefined && SHOWN.has(e.kind));
    const turned = events.some((e) => e.kind === "turn");
    for (const kind of new Set(events.map((e) => e.kind))) sound(kind);
    return {
      log: [...this.seen.value.log, ...this.lines(events)].slice(-LOG_KEPT),
      ...(shown ? { last: shown } : turned ? { last: null } : {}),
    };
  }

  private differences(before: GameView, after: GameView): Float[] {
    const floats: Float[] = [];
    after.seats.forEach((seat, i) => {
      const old = before.seats[i];
      for (const stat of ["fortitude", "alcohol", "gold"] as const) {
        const amount = seat[stat] - (old?.[stat] ?? seat[stat]);
        if (amount) floats.push({ id: ++this.numbers, seat: i, stat, amount });
      }
    });
    return floats;
  }

  /** Answer for the player where they have said in advance how; whether it was done. */
  private answerAlone(): boolean {
    const { decision, view, skipTurn, skipThis } = this.seen.value;
    if (!decision || !view) return false;
    if (decision.kind === "discard" && this.plan) {
      const next = this.plan.shift();
      const wanted =
        next === undefined
          ? decision.options.find((o) => o.kind === "done")
          : decision.options.find((o) => o.card === next);
      if (next === undefined) this.plan = null;
      if (wanted) {
        this.answer(wanted);
        return true;
      }
      this.plan = null;
      return false;
    }
    this.plan = null;
    if (decision.kind !== "respond") return false;
    const mine = view.active === this.seat;
    const quiet = !view.stack.length && !view.round;
    const { asking } = settings.value;
    if (
      skipThis ||
      skipTurn === view.turn ||
      (asking === "reply" && quiet && !mine)
    ) {
      const pass = decision.options.find((o) => o.kind === "pass");
      if (pass) {
        this.answer(pass);
        return true;
      }
    }
    return false;
  }
}

const SHOWN = new Set(["played", "revealed", "event", "chaser"]);
