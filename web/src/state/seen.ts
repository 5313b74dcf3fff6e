/** What a browser knows of a table: everything its views show. */

import type {
  BoxCard,
  ChatLine,
  Decision,
  Events,
  GameEvent,
  GameInfo,
  GameView,
  HintMessage,
  MateHand,
  TableMessage,
  Waiting,
  WhyMessage,
} from "../net/protocol";
import type { Link } from "../net/socket";
import type { Outcome } from "./foresee";
import type { Flight } from "./steps";

export interface LogLine {
  id: number;
  kind: string;
  text: string;
  seat?: number | undefined;
  card?: number | undefined; // named in it
}

/** The last big event, kept on a paper ticket until the next one. */
export interface Ticket {
  text: string;
  marks: Pick<Outcome, "stat" | "before" | "after">[];
  events: GameEvent[];
}

/** A big moment that takes the whole table for a second or two. */
export interface Piece {
  id: number;
  kind: "contest" | "round" | "pot" | "last-call" | "out" | "news";
  seat: number;
  events: GameEvent[];
  ms: number;
}

/** A window that is being passed for me, with the cards I could have played. */
export interface Passing {
  n: number;
  cards: number[];
}

/** A number that has just changed on a mat. */
export type Float = Pick<Flight, "id" | "seat" | "stat" | "amount" | "track">;

/** The cards in the limelight: one, or a Drink with its Chasers. */
export interface Spot {
  events: GameEvent[];
  now: boolean; // being shown this moment
}

/** A pause that waits for me although I have nothing to answer with. */
export interface Window {
  number: number;
  from: number;
  until: number;
}

/** Who went out, how, and in which turn. */
export interface Out {
  seat: number;
  kind: string;
  turn: number;
}

/** A card played, and in which of its ways. */
export interface Played {
  seat: number;
  card: number;
  mode: number;
}

/** How fast I want to see the rest of a game I am out of. */
export type PaceWish = "normal" | "fast" | "at-once";

export interface Seen {
  link: Link;
  code: number;
  table: TableMessage | null;
  game: GameInfo | null;
  view: GameView | null; // as shown: what is told is applied step by step
  hand: number[];
  mates: MateHand[]; // hands I may look into
  turned: Events["turned-over"] | null; // the last card an automaton turned over, and for which box
  boxes: BoxCard[][]; // my own look into my hidden boxes
  waiting: Waiting;
  until: number; // when the clock of the asked seat runs out, by performance.now(); 0: no clock
  decision: Decision | null;
  decisionUntil: number;
  decisionFrom: number;
  window: Window | null;
  pending: boolean; // an answer waits for the connection
  stackText: string[];
  banks: number[];
  log: LogLine[];
  chats: ChatLine[];
  muted: string[]; // whom I do not want to read
  unread: number;
  bubbles: { seat: number; text: string }[]; // what characters have just said
  spot: Spot | null;
  flights: Flight[];
  busy: boolean; // something is being shown
  outs: Out[];
  hurt: number[]; // who lost Fortitude in this turn
  played: Played[]; // in this turn
  ticket: Ticket | null;
  fell: Ticket | null; // how I went out
  bet: number; // who I think will win, once I am out; −1: nobody
  pace: PaceWish;
  leaving: boolean; // on to the replay as soon as there is one
  piece: Piece | null;
  passing: Passing | null;
  hold: boolean; // ask me in the next window, whatever it is
  why: WhyMessage | null;
  hint: HintMessage | null; // what a regular would do, if one was asked
  error: string;
  passUntil: number; // no questions until my turn: the turn in which I said so; −1: ask
  passThis: boolean; // no questions until what is on the table is settled
}

export const nothing: Seen = {
  link: "connecting",
  code: 0,
  table: null,
  game: null,
  view: null,
  hand: [],
  mates: [],
  turned: null,
  boxes: [],
  waiting: { for: "nobody" },
  until: 0,
  decision: null,
  decisionUntil: 0,
  decisionFrom: 0,
  window: null,
  pending: false,
  stackText: [],
  banks: [],
  log: [],
  chats: [],
  muted: [],
  unread: 0,
  bubbles: [],
  spot: null,
  flights: [],
  busy: false,
  outs: [],
  hurt: [],
  played: [],
  ticket: null,
  fell: null,
  bet: -1,
  pace: "normal",
  leaving: false,
  piece: null,
  passing: null,
  hold: false,
  why: null,
  hint: null,
  error: "",
  passUntil: -1,
  passThis: false,
};
