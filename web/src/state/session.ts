/** One table as this browser knows it, and what the player does at it. */

import {
  cardOf,
  seatOf,
  type Decision,
  type GameEvent,
  type GameView,
  type HappenedMessage,
  type Option,
  type ServerMessage,
  type StateMessage,
} from "../net/protocol";
import { Socket } from "../net/socket";
import { sound } from "../sound";
import { about, spoken } from "./library";
import { Pace, type Step } from "./pace";
import { nothing, type LogLine, type Out, type Seen, type Window } from "./seen";
import { settings } from "./settings";
import { SHOWN, after, flights, length, together, type Flight } from "./steps";
import { Store } from "./store";

const LOG_KEPT = 400;
const CHATS_KEPT = 100;
const BEFORE_MY_DECISION = 400; // the last step before a question is short: the stack shows it, too
const SEEN_FLYING = 80; // a flight shorter than this is not worth showing

const LEAVES = new Set(["played", "discarded"]); // what takes a card out of a hand

export class Session {
  readonly seen: Store<Seen>;
  private readonly socket: Socket;
  private readonly pace = new Pace((busy) => this.seen.change({ busy }));
  private numbers = 0;
  private turn = 0;
  private answered = 0; // the last decision answered, so that none is answered twice
  private given: { n: number; code: number } | null = null; // an answer not yet known to be stored
  private plan: number[] | null = null; // cards still to discard before drawing
  private askedFor = ""; // how the server was told to ask
  private readonly unwatch: () => void;
  private lang = spoken();

  constructor(readonly id: string) {
    this.seen = new Store<Seen>({ ...nothing, muted: remembered(id) });
    this.socket = new Socket(
      () => `/ws/tables/${encodeURIComponent(id)}?lang=${(this.lang = spoken())}`,
      (message) => this.hear(message),
      (link, code) => {
        this.askedFor = "";
        this.seen.change({ link, code });
        if (link === "open") this.speak(); // the languages may have come while it was opening
      },
    );
    const unwatch = [
      about.watch(() => this.speak()),
      settings.watch(() => {
        this.speak();
        this.sayHowToAsk();
        this.answerAlone();
      }),
    ];
    this.unwatch = () => unwatch.forEach((stop) => stop());
  }

  /** Tell the table the language of this page, if it speaks another. */
  private speak(): void {
    if (this.lang !== spoken() && this.socket.say({ type: "lang", lang: spoken() })) {
      this.lang = spoken();
    }
  }

  close(): void {
    this.unwatch();
    this.pace.close();
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
    this.give(decision.n, option.code);
    this.seen.change({ decision: null, why: null, error: "" });
  }

  /** Discard these cards, one after the other, then draw. */
  discard(cards: number[]): void {
    this.plan = [...cards];
    this.answerAlone();
  }

  pass(): void {
    if (this.seen.value.window) {
      this.goOn();
      return;
    }
    const way = this.seen.value.decision?.options.find((o) => o.kind === "pass" || o.kind === "done");
    if (way) this.answer(way);
  }

  /** Nothing to answer with, or nothing one wants to: let the table go on. */
  goOn(): void {
    const { window } = this.seen.value;
    if (window && this.socket.say({ type: "go-on", window: window.number })) this.seen.change({ window: null });
  }

  passOnThis(on: boolean): void {
    this.seen.change({ passThis: on });
    this.passAlone();
  }

  passUntilMyTurn(on: boolean): void {
    this.seen.change({ passUntil: on ? (this.seen.value.view?.turn ?? 0) : -1 });
    this.passAlone();
  }

  askWhy(card: number): void {
    this.socket.say({ type: "why", card });
  }

  say(text: string): void {
    this.socket.say({ type: "chat", text });
  }

  /** Read somebody's lines no more, or again. */
  mute(name: string, muted: boolean): void {
    const others = this.seen.value.muted.filter((other) => other !== name);
    this.seen.change({ muted: muted ? [...others, name] : others });
    remember(this.id, this.seen.value.muted);
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

  /** Show at once all that has not been shown yet. */
  skip(): void {
    this.pace.skip();
  }

  // What the server says --------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    const seen = this.seen.value;
    switch (message.type) {
      case "table":
        this.seen.change({ table: message });
        this.sayHowToAsk();
        break;
      case "game":
        // All is told anew; what is on the screen stays until it comes.
        this.pace.forget();
        this.answered = 0;
        this.plan = null;
        this.seen.change({ game: message, decision: null, window: null, flights: [], spot: null });
        break;
      case "log":
        this.turn = 0;
        this.seen.change({ log: this.lines(message.events), outs: this.outs([], message.events) });
        break;
      case "happened":
        this.happened(message);
        break;
      case "state":
        this.state(message);
        break;
      case "accepted":
        this.answered = Math.max(this.answered, message.n);
        if (this.given && this.given.n <= message.n) this.given = null;
        this.seen.change({
          pending: false,
          decision: seen.decision && seen.decision.n <= message.n ? null : seen.decision,
        });
        break;
      case "chats":
        this.seen.change({ chats: message.lines });
        break;
      case "chat": {
        const read = message.seat === this.seat || seen.muted.includes(message.name);
        this.seen.change({
          chats: [...seen.chats, message].slice(-CHATS_KEPT),
          unread: seen.unread + (read ? 0 : 1),
        });
        if (!read) sound("chat");
        break;
      }
      case "why":
        this.seen.change({ why: message, error: "" });
        break;
      case "error":
        if (message.n !== undefined) {
          this.given = null;
          this.plan = null;
          if (message.code !== "stale") this.answered = 0; // not taken: show the table as the server has it
          this.socket.say({ type: "lang", lang: this.lang });
        }
        this.seen.change({ error: message.code === "stale" ? "" : message.text, why: null, pending: false });
        break;
      default:
        break;
    }
  }

  private happened(message: HappenedMessage): void {
    const now = performance.now();
    if (message.events.some((e) => e.kind === "turn" && e.seat === this.seat)) this.askAgain(Infinity);
    let window: Window | null = null;
    if (message.window !== undefined) {
      window = { number: message.window, from: now, until: message.ms === undefined ? 0 : now + message.ms };
      if (this.passing()) {
        this.socket.say({ type: "go-on", window: message.window });
        window = null;
      }
    }
    const steps = this.steps(message.events);
    if (window) hasten(steps);
    this.pace.add([
      { length: 0, end: () => this.seen.change({ waiting: message.waiting, until: 0, window: null }) },
      ...steps,
      { length: 0, urgent: window !== null, end: () => this.seen.change({ window }) },
    ]);
  }

  private state(message: StateMessage): void {
    const now = performance.now();
    const { view } = message;
    if (view.active === this.seat) this.askAgain(view.turn);
    if (this.seen.value.passThis && !view.stack.length) this.seen.change({ passThis: false });
    const asked = message.decision && message.decision.n > this.answered ? message.decision : null;
    const decision = asked && !this.answersAlone(asked, view) ? asked : null;
    const steps = this.steps(message.events);
    if (decision) hasten(steps);
    const end = (): void => {
      const before = this.seen.value.decision;
      const open = decision && decision.n > this.answered ? decision : null;
      this.seen.change({
        view,
        hand: message.hand,
        boxes: message.boxes ?? [],
        waiting: message.waiting,
        until: message.waiting.ms === undefined ? 0 : now + message.waiting.ms,
        decision: open,
        decisionFrom: now,
        decisionUntil: open?.ms === undefined ? 0 : now + open.ms,
        window: null,
        stackText: message.stack_text ?? [],
        banks: message.banks ?? [],
        why: before && open && before.n === open.n ? this.seen.value.why : null,
      });
      if (open && before?.n !== open.n) sound("mine");
    };
    this.pace.add([...steps, { length: 0, urgent: decision !== null, end }]);
  }

  /** Events as steps: a card in the limelight, numbers that fly, a line in the log. */
  private steps(events: GameEvent[]): Step[] {
    return together(events).map((group) => {
      const made: Flight[] = [];
      return {
        length: length(group),
        begin: (ms) => {
          const { log, outs, spot, flights: flying } = this.seen.value;
          const change: Partial<Seen> = {
            log: [...log, ...this.lines(group)].slice(-LOG_KEPT),
            outs: this.outs(outs, group),
          };
          for (const event of group) {
            if (cardOf(event) >= 0 && SHOWN.has(event.kind)) {
              const chain = event.kind === "chaser" && spot ? spot.events : [];
              change.spot = { events: [...chain, event], now: ms > 0 };
            } else if (event.kind === "turn") change.spot = null;
            if (ms > SEEN_FLYING) {
              for (const flight of flights(event)) made.push({ ...flight, id: ++this.numbers, ms });
            }
          }
          if (made.length) change.flights = [...flying, ...made];
          // A card of mine that lies in the middle is in my hand no more.
          const gone = group.filter((event) => LEAVES.has(event.kind) && seatOf(event) === this.seat).map(cardOf);
          if (gone.length) change.hand = this.seen.value.hand.filter((card) => !gone.includes(card));
          this.seen.change(change);
          if (ms > 0 || settings.value.speed === "instant") {
            for (const kind of new Set(group.map((event) => event.kind))) sound(kind);
          }
        },
        end: () => {
          const { view, game, spot, flights: flying } = this.seen.value;
          this.seen.change({
            ...(view ? { view: group.reduce((now, event) => after(now, event, game), view) } : {}),
            ...(spot?.now ? { spot: { ...spot, now: false } } : {}),
            ...(made.length ? { flights: flying.filter((flight) => !made.includes(flight)) } : {}),
          });
        },
      };
    });
  }

  private lines(events: GameEvent[]): LogLine[] {
    const lines: LogLine[] = [];
    for (const { kind, text } of events) {
      if (text) lines.push({ id: ++this.numbers, kind, text });
    }
    return lines;
  }

  private outs(known: Out[], events: GameEvent[]): Out[] {
    const outs = [...known];
    for (const event of events) {
      if (event.kind === "turn") this.turn = event.number;
      if (event.kind === "passed-out" || event.kind === "out-of-gold") {
        outs.push({ seat: event.seat, kind: event.kind, turn: this.turn });
      }
    }
    return outs.length === known.length ? known : outs;
  }

  // Answers ---------------------------------------------------------------------------------------

  private give(n: number, code: number): void {
    this.answered = n;
    this.given = { n, code };
    if (!this.socket.say({ type: "answer", n, option: code })) this.seen.change({ pending: true });
  }

  private sayHowToAsk(): void {
    const wanted = settings.value.asking === "always" ? "always" : "able";
    if (this.seat < 0 || this.askedFor === wanted) return;
    if (this.socket.say({ type: "asking", asking: wanted })) this.askedFor = wanted;
  }

  private passing(): boolean {
    return this.seen.value.passThis || this.seen.value.passUntil >= 0;
  }

  /** My turn has begun: what I said about passing until then is over. */
  private askAgain(turn: number): void {
    const { passUntil } = this.seen.value;
    if (passUntil >= 0 && turn !== passUntil) this.seen.change({ passUntil: -1 });
  }

  private passAlone(): void {
    if (this.passing()) this.goOn();
    this.answerAlone();
  }

  private answerAlone(): void {
    const { decision, view } = this.seen.value;
    if (decision && view && this.answersAlone(decision, view)) this.seen.change({ decision: null, why: null });
  }

  /** Answer for the player where they have said in advance how; whether it was done. */
  private answersAlone(decision: Decision, view: GameView): boolean {
    const option = this.foreseen(decision, view);
    if (option === undefined) return false;
    this.give(decision.n, option.code);
    return true;
  }

  private foreseen(decision: Decision, view: GameView): Option | undefined {
    if (this.given?.n === decision.n) {
      // Sent when the connection was lost, and the server does not have it: again.
      const { code } = this.given;
      const same = decision.options.find((o) => o.code === code);
      if (same) return same;
    }
    this.given = null;
    if (decision.kind === "discard" && this.plan) {
      const next = this.plan.shift();
      if (next === undefined) this.plan = null;
      const wanted = decision.options.find((o) => (next === undefined ? o.kind === "done" : o.card === next));
      if (!wanted) this.plan = null;
      return wanted;
    }
    this.plan = null;
    if (decision.kind !== "respond") return undefined;
    const quiet = !view.stack.length && !view.round;
    if (this.passing() || (settings.value.asking === "reply" && quiet)) {
      return decision.options.find((o) => o.kind === "pass");
    }
    return undefined;
  }
}

function hasten(steps: Step[]): void {
  const last = steps.at(-1);
  if (last) last.length = Math.min(last.length, BEFORE_MY_DECISION);
}

// Whom one does not want to read is remembered as long as the tab is open.

const key = (table: string): string => `lastcall-muted-${table}`;

function remembered(table: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function remember(table: string, muted: string[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(muted));
  } catch {
    // a browser that keeps nothing: muted as long as the page is open
  }
}
