/** What the server says and takes; see docs/protocol.md. */

export type Stat = "fortitude" | "alcohol" | "gold" | "";

export interface Clock {
  window: number;
  bank: number;
}

export interface TableOptions {
  title: string;
  public: boolean;
  seats: number;
  boxes: string[];
  drinks: string[];
  bar_deck: boolean;
  doppelgangers: boolean;
  clock: Clock | null;
  drop_in: boolean;
}

export interface About {
  protocol: number;
  version: string;
  languages: string[];
  bots: string[];
  boxes: string[];
  characters: Record<string, string>;
  drinks: Record<string, string>;
  seats: { least: number; most: number };
  lengths: { name: number; title: number; chat: number };
  defaults: TableOptions;
}

/** A counter in front of a character; one that `fires` goes off after `most` and starts again. */
export interface TrackerKit {
  name: string;
  label: string;
  most: number;
  start: number;
  fires: boolean;
}

/** Where a character's cards lie besides hand and piles; a hidden one is seen from the back. */
export interface BoxKit {
  name: string;
  label: string;
  capacity: number;
  hidden: boolean;
  treatable: boolean;
}

export interface Kit {
  trackers: TrackerKit[];
  boxes: BoxKit[];
  side: { name: string; label: string }[];
}

/** One effect of a card: a word of the vocabulary and whom it touches. */
export interface Doing {
  word: string;
  who: "me" | "picked" | "each-other" | "each" | "source";
  amount?: number;
  stat?: Stat;
  payee?: "inn" | "me";
}

export interface Card {
  id: string;
  title: string;
  box: string;
  deck: string;
  types: string[];
  type_line: string;
  text: string;
  copies: number;
  provenance: string;
  modes: { type: string; text: string; does: Doing[] }[];
  event: boolean;
  ladder: number[]; // the values of a card that grows in its box
  evergreen: boolean; // it stays when it has grown to the end
  needs: { tracker: string; label: string; amount: number }[]; // what treating it takes
  drink?: {
    alcohol: number;
    fortitude: number;
    chaser: boolean;
    splits: boolean;
    races: { race: string; alcohol: number; fortitude: number }[];
  };
}

export interface Character {
  id: string;
  name: string;
  short: string;
  race: string;
  box: string;
  decks: string[];
  kit: Kit;
}

export interface CardsAnswer {
  lang: string;
  characters: Character[];
  cards: Card[];
}

export interface Rule {
  id: string;
  text: string;
  boxes: string[];
  basis: string;
  note: string;
  tested: boolean;
}

export interface RulesAnswer {
  lang: string;
  sections: { name: string; prefix: string; rules: Rule[] }[];
  reasons: Record<string, { rule: string; text: string }>;
}

// Tables ------------------------------------------------------------------------------------------

export interface Chair {
  kind: "empty" | "player" | "bot";
  name: string;
  bot: string;
  character: string;
  present: boolean;
  muted: boolean;
}

export interface TableMessage {
  type: "table";
  id: string;
  state: "open" | "running" | "finished" | "closed";
  options: TableOptions;
  host: number;
  chairs: Chair[];
  you: { seat: number; host: boolean };
  watchers: number;
  winners: number[];
  next: string;
  replay: string;
}

export interface Summary {
  id: string;
  title: string;
  state: string;
  host: string;
  created: number;
  seats: number;
  free: number;
  bots: number;
  players: string[];
  characters: string[];
  drop_in: boolean;
  turn: number;
  here: number;
  options: TableOptions;
}

// The game ----------------------------------------------------------------------------------------

export interface GameInfo {
  characters: string[];
  cards: string[];
  owners: number[];
  names: string[]; // what each seat is called
  kits: Kit[];
}

/** A card in a box: −1 for one seen only from its back, and how far it has grown. */
export interface BoxCard {
  card: number;
  mark: number;
}

export interface SeatView {
  character: string;
  alive: boolean;
  fortitude: number;
  alcohol: number;
  gold: number;
  hand: number;
  deck: number;
  pile: number;
  discard: number[];
  kept: number[];
  trackers: number[]; // in the order of the kit, like the boxes
  boxes: BoxCard[][];
  side: { deck: number; discard: number[] }[];
}

export interface RoundView {
  starter: number;
  controller: number;
  inside: number[];
  passed: number[];
  seat: number;
  pot: number;
  only_cheating: boolean;
  winner: number;
}

export interface Coming {
  seat: number;
  stat: Stat;
  amount: number;
  payee: number;
  from_inn: boolean;
  prevented: boolean;
}

export interface DrinkView {
  cards: number[];
  revealer: number;
  drinker: number;
  alcohol: number;
  fortitude: number;
  ignored: boolean;
}

export interface Layer {
  kind: string;
  owner: number;
  card?: number;
  mode?: number;
  type?: string;
  origin?: number;
  targets?: number[];
  on?: number;
  negated?: boolean;
  aftermath?: boolean;
  coming?: Coming[];
  drinks?: DrinkView[];
  choices?: { word: string; amount: number; stat: Stat }[];
}

export interface GameView {
  turn: number;
  active: number;
  phase: string;
  inn: number;
  drink_deck: number;
  drink_discard: number[];
  bar_deck: number;
  seats: SeatView[];
  round: RoundView | null;
  stack: Layer[];
  top: string;
  over: boolean;
  winners: number[];
}

export interface Option {
  code: number;
  kind: string;
  card?: number;
  mode?: number;
  seats?: number[];
  on?: number;
  text?: string;
  matters?: boolean; // whether playing it could change anything worth asking about
}

export interface Decision {
  n: number;
  kind: string;
  options: Option[];
  saves?: boolean; // what is coming would knock me out or take my last Gold
  ms?: number;
  text?: string;
}

export interface Waiting {
  for: "nobody" | "responses" | "seat";
  seat?: number;
  kind?: string;
  ms?: number;
}

export interface GameEvent {
  kind: string;
  seat?: number;
  other?: number;
  card?: number;
  amount?: number;
  mode?: number;
  seats?: number[];
  text?: string;
}

export interface StateMessage {
  type: "state";
  view: GameView;
  hand: number[];
  waiting: Waiting;
  events: GameEvent[];
  banks?: number[];
  stack_text?: string[];
  decision?: Decision;
  boxes?: BoxCard[][]; // my own, with the cards only I may look at
}

export interface HappenedMessage {
  type: "happened";
  events: GameEvent[];
  waiting: Waiting;
  window?: number; // for a seat that is always asked: the table waits for its `go-on`
  ms?: number;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface WhyMessage {
  type: "why";
  card: number;
  playable: boolean;
  key?: string;
  rule?: string;
  text?: string;
}

export type ServerMessage =
  | { type: "hello"; protocol: number; version: string; name: string | null; lang: string }
  | { type: "lobby"; tables: Summary[] }
  | TableMessage
  | ({ type: "game" } & GameInfo)
  | { type: "log"; events: GameEvent[] }
  | StateMessage
  | HappenedMessage
  | { type: "accepted"; n: number; by: string }
  | { type: "chats"; lines: ChatLine[] }
  | ({ type: "chat" } & ChatLine)
  | WhyMessage
  | { type: "error"; code: string; text: string; n?: number }
  | { type: "pong"; id: number };

export type ClientMessage =
  | { type: "answer"; n: number; option: number }
  | { type: "chat"; text: string }
  | { type: "why"; card: number }
  | { type: "lang"; lang: string }
  | { type: "asking"; asking: "always" | "able" }
  | { type: "go-on"; window: number }
  | { type: "ping"; id: number };

// Replays -----------------------------------------------------------------------------------------

export interface Replay {
  id: string;
  lang: string;
  started: number;
  ended: number;
  players: { name: string; kind: string; character: string }[];
  names: string[];
  answers: number[];
  givers: string[];
  seats: number[];
  winners: number[];
  turns: number;
  game: GameInfo;
  events: GameEvent[];
  marks: number[];
}

export interface ReplayStep {
  step: number;
  view: GameView;
  hands: number[][];
  stack_text: string[];
  asked: { seat: number; kind: string };
  events: number;
}

export interface Statistics {
  games: number;
  turns: number;
  answers: number;
  seconds: number;
  characters: Record<string, { games: number; wins: number }>;
  players: Record<string, { games: number; wins: number }>;
  sizes: Record<string, number>;
  recent: {
    id: string;
    ended: number;
    turns: number;
    players: { name: string; kind: string; character: string; won: boolean }[];
  }[];
  player_kind: string;
}
