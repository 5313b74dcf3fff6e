/** One table as this browser knows it, and what the player does at it. */

import type {
  ClientMessage,
  Decision,
  GameInfo,
  GameView,
  HappenedMessage,
  Option,
  ServerMessage,
  StateMessage,
} from "../net/protocol";
import { t } from "../i18n";
import { Socket } from "../net/socket";
import { sound } from "../sound";
import { bellOf, bells } from "./bells";
import { callFor, settled } from "./calling";
import { about, cardNamed, spoken } from "./library";
import { remember, remembered } from "./muted";
import { Pace, type Step } from "./pace";
import * as bets from "./bets";
import { nothing, type PaceWish, type Seen, type Window } from "./seen";
import { isMerged } from "../views/choose";
import { settings } from "./settings";
import { Showing } from "./showing";
import type { EventKind } from "./steps";
import { Store } from "./store";

type QuipKind = Extract<ClientMessage, { type: "quip" }>["quip"];

const CHATS_KEPT = 100;
const BUBBLE_STAYS = 5000; // ms
const BEFORE_MY_DECISION = 400; // the last step before a question is short: the stack shows it, too
const PASSED_AFTER = 180; // ms after what happened: inside the uniform pause, so that it tells nothing
const SHARE: Record<PaceWish, number> = { normal: 1, fast: 0.5, "at-once": 0 };

export class Session {
  readonly seen: Store<Seen>;
  private readonly socket: Socket;
  private readonly pace = new Pace((busy) => this.seen.change({ busy }));
  private readonly showing: Showing;
  private happenedAt = 0; // when the table last told something that others may answer
  private passer = 0; // the timer of a pass for me
  private answered = 0; // the last decision answered, so that none is answered twice
  private given: { n: number; code: number } | null = null; // an answer not yet known to be stored
  private heldBack: Decision | null = null; // asked of me, but about to be passed
  private plan: number[] | null = null; // cards still to discard before drawing
  private askedFor = ""; // how the server was told to ask
  private readonly unwatch: () => void;
  private lang = spoken();

  constructor(readonly id: string) {
    this.seen = new Store<Seen>({ ...nothing, muted: remembered(id), bet: bets.on(id) });
    this.showing = new Showing(
      this.seen,
      () => this.seat,
      (card) => eventKind(this.seen.value.game?.cards[card] ?? "", this.seen.value.game),
      (card) => cardNamed(this.seen.value.game?.cards[card] ?? "")?.drink ?? { alcohol: 0, fortitude: 0 },
    );
    this.socket = new Socket(
      () => `/ws/tables/${encodeURIComponent(id)}?lang=${(this.lang = spoken())}`,
      (message) => this.hear(message),
      (link, code) => {
        this.askedFor = "";
        this.seen.change({ link, code });
        if (link === "open" && this.seen.value.pace !== "normal") this.socket.say({ type: "pace", pace: this.seen.value.pace });
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
      bells.watch(() => this.answerAlone()),
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
    clearTimeout(this.passer);
    settled();
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
    if (!window || !this.socket.say({ type: "go-on", window: window.number })) return;
    settled();
    this.seen.change({ window: null });
  }

  passOnThis(on: boolean): void {
    this.seen.change({ passThis: on });
    this.passAlone();
  }

  passUntilMyTurn(on: boolean): void {
    this.seen.change({ passUntil: on ? (this.seen.value.view?.turn ?? 0) : -1 });
    this.passAlone();
  }

  /** Ask me in the next window, whatever it is; one that is being passed for me is open again. */
  hold(on: boolean): void {
    const { passing } = this.seen.value;
    this.seen.change({ hold: on, passing: null, passUntil: -1, passThis: false });
    if (!passing) return;
    clearTimeout(this.passer);
    const held = this.heldBack;
    this.heldBack = null;
    if (held) this.seen.change({ decision: held, decisionFrom: performance.now(), hold: false });
  }

  /** The big moment on the ticket once more. */
  again(): void {
    const { ticket, busy } = this.seen.value;
    if (ticket && !busy) this.pace.add(this.showing.again(ticket));
  }

  /** Out of the game: how fast the rest is shown, and told as soon as only bots are left. */
  hurry(pace: PaceWish): void {
    this.seen.change({ pace });
    this.pace.hurry(SHARE[pace]);
    this.socket.say({ type: "pace", pace });
  }

  /** The rest at once, and then all of it from the beginning. */
  leaveForReplay(): void {
    this.seen.change({ leaving: true });
    this.hurry("at-once");
  }

  /** Whom I think will stay awake, for honour. */
  bet(seat: number): void {
    this.seen.change({ bet: seat });
    bets.keep(this.id, seat);
  }

  /** How I fell, once more. */
  fallAgain(): void {
    const { fell, busy } = this.seen.value;
    if (fell && !busy) this.pace.add(this.showing.again(fell));
  }

  askWhy(card: number): void {
    this.socket.say({ type: "why", card });
  }

  /** What would a regular do? Only where the table allows to ask. */
  askHint(): boolean {
    const { decision, table } = this.seen.value;
    return Boolean(decision && table?.hints && this.socket.say({ type: "hint", n: decision.n }));
  }

  say(text: string, team = false): void {
    this.socket.say({ type: "chat", text, ...(team ? { team } : {}) });
  }

  /** What my character says to that. */
  quip(quip: string): void {
    this.socket.say({ type: "quip", quip: quip as QuipKind });
  }

  /** Read somebody's lines no more, or again. */
  mute(name: string, muted: boolean): void {
    const others = this.seen.value.muted.filter((other) => other !== name);
    this.seen.change({ muted: muted ? [...others, name] : others });
    remember(this.id, this.seen.value.muted);
  }

  forget(): void {
    this.seen.change({ why: null, hint: null, error: "" });
  }

  complain(error: string): void {
    this.seen.change({ error });
  }

  read(): void {
    if (this.seen.value.unread) this.seen.change({ unread: 0 });
  }

  /** On to the next beat. */
  hop(): void {
    this.pace.hop();
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
        if (message.state === "open") {
          // Everybody is here: only the host can begin.
          if (message.you.host && message.chairs.every((chair) => chair.kind !== "empty")) callFor(`${this.id} start`, t("call-title"), t("call-start"));
          else settled();
        }
        break;
      case "watchers":
        if (seen.table) this.seen.change({ table: { ...seen.table, watchers: message.watchers } });
        break;
      case "game":
        // All is told anew; what is on the screen stays until it comes.
        this.pace.forget();
        this.answered = 0;
        this.plan = null;
        this.seen.change({ game: message, decision: null, window: null, flights: [], spot: null, ticket: null, piece: null });
        break;
      case "log":
        this.showing.begin(message.events);
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
        if (message.quip && !seen.muted.includes(message.name)) this.showBubble(message.seat, message.text);
        break;
      }
      case "why":
        this.seen.change({ why: message, error: "" });
        break;
      case "hint":
        this.seen.change({ hint: message, why: null, error: "" });
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

  /** What somebody says stands over their head for a while. */
  private showBubble(seat: number, text: string): void {
    const bubble = { seat, text };
    const others = this.seen.value.bubbles.filter((one) => one.seat !== seat);
    this.seen.change({ bubbles: [...others, bubble] });
    setTimeout(() => this.seen.change({ bubbles: this.seen.value.bubbles.filter((one) => one !== bubble) }), BUBBLE_STAYS);
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
      } else callFor(`${this.id} window ${message.window}`, t("call-title"), t("nothing-to-answer"));
    }
    if (!window) settled();
    this.happenedAt = now;
    const steps = this.showing.steps(message.events);
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
    if (message.events.length) this.happenedAt = now;
    const decision = asked && !this.answersAlone(asked, view) ? asked : null;
    const steps = this.showing.steps(message.events);
    if (decision) hasten(steps);
    const end = (): void => {
      const before = this.seen.value.decision;
      const open = decision && decision.n > this.answered ? decision : null;
      this.seen.change({
        view,
        hand: message.hand,
        boxes: message.boxes ?? [],
        mates: message.mates ?? [],
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
    };
    // Called when it is asked, not when it is shown: a page in the background has time.
    if (decision) callFor(`${this.id} ${decision.n}`, t("call-title"), decision.text ?? "");
    else if (!asked) settled();
    this.pace.add([...steps, { length: 0, urgent: decision !== null, end }]);
  }

  // Answers ---------------------------------------------------------------------------------------

  private give(n: number, code: number): void {
    this.answered = n;
    this.given = { n, code };
    settled();
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
    if (option !== undefined) {
      this.give(decision.n, option.code);
      return true;
    }
    return this.passesFor(decision, view);
  }

  private foreseen(decision: Decision, view: GameView): Option | undefined {
    if (this.given?.n === decision.n) {
      // Sent when the connection was lost, and the server does not have it: again.
      const { code } = this.given;
      const same = decision.options.find((o) => o.code === code);
      if (same) return same;
    }
    this.given = null;
    const pass = decision.options.find((o) => o.kind === "pass");
    if (decision.kind === "respond" && this.plan && view.active === this.seat && !view.stack.length) return pass;
    if (decision.kind === "discard" && this.plan) {
      const next = this.plan.shift();
      if (next === undefined) this.plan = null;
      const wanted = decision.options.find((o) => (next === undefined ? o.kind === "done" : o.card === next));
      if (!wanted) this.plan = null;
      return wanted;
    }
    this.plan = null;
    if (decision.kind !== "respond") return undefined;
    return this.passing() && !decision.saves ? pass : undefined;
  }

  /** A window that cannot matter is passed for me: seen, and open to be held. */
  private passesFor(decision: Decision, view: GameView): boolean {
    if (decision.kind !== "respond" || settings.value.asking !== "matters") return false;
    if (isMerged(decision, view, this.seat)) return false;
    if (this.seen.value.hold) {
      this.seen.change({ hold: false });
      return false;
    }
    const plays = decision.options.filter((o) => o.kind === "play");
    const id = (option: Option): string => this.seen.value.game?.cards[option.card ?? -1] ?? "";
    const stop = plays.some((o) => bellOf(id(o)) === "stop");
    const awake = plays.some((o) => o.matters !== false && bellOf(id(o)) !== "asleep") || decision.options.some((o) => o.kind === "use");
    if (stop || awake) return false;
    this.heldBack = decision;
    this.seen.change({ passing: { n: decision.n, cards: [...new Set(plays.map((o) => o.card ?? -1))] } });
    clearTimeout(this.passer);
    const wait = settings.value.speed === "instant" ? 0 : Math.max(0, this.happenedAt + PASSED_AFTER - performance.now());
    this.passer = window.setTimeout(() => {
      const pass = decision.options.find((o) => o.kind === "pass");
      this.heldBack = null;
      if (this.seen.value.passing?.n === decision.n) this.seen.change({ passing: null });
      if (pass && this.answered < decision.n) this.give(decision.n, pass.code);
    }, wait);
    return true;
  }
}

/** Events that are big moments; one off a deck of the table's own is news, unless the way there was. */
function eventKind(id: string, game: GameInfo | null): ReturnType<EventKind> {
  if (id.includes("drinking-contest")) return "contest";
  if (id.includes("round-on-the-house")) return "round";
  return game?.decks.some(({ name }) => name !== "places" && id.startsWith(`${name}/`)) ? "news" : "";
}

function hasten(steps: Step[]): void {
  const last = steps.at(-1);
  if (last) last.length = Math.min(last.length, BEFORE_MY_DECISION);
}
