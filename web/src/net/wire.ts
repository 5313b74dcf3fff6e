/** What the server says and takes. Made by tools/wiretypes.py from its schemas: do not edit. */

export type Attribute = "fortitude" | "alcohol" | "gold" | "";

/** A counter in front of a character; one that `fires` goes off past `most`, and again. */
export interface TrackerKit {
  name: string;
  label: string;
  most: number;
  start: number;
  fires: boolean;
  everybody: boolean;
}

/** Where a character's cards lie besides hand and piles; a hidden one is seen from the back. */
export interface BoxKit {
  name: string;
  label: string;
  capacity: number;
  hidden: boolean;
  treatable: boolean;
  everybody: boolean;
}

/** A deck of a character's own besides the Character Deck. */
export interface SideKit {
  name: string;
  label: string;
}

/** What a character brings besides its deck. */
export interface Kit {
  trackers: TrackerKit[];
  boxes: BoxKit[];
  side: SideKit[];
}

/** A place where cards lie: whose (-1: the table's), and whether everybody sees their faces. */
export interface Zone {
  name: string;
  seat: number;
  open: boolean;
}

/** What a variant counts. */
export interface CounterKit {
  name: string;
  label: string;
}

/** What never changes during a game. */
export interface GameInfo {
  characters: string[];
  names: string[];
  kits: Kit[];
  cards: string[];
  owners: number[];
  zones: Zone[];
  parties: number[];
  decks: SideKit[];
  counters: CounterKit[];
  places: string[];
  factions: string[];
}

/** A card in a box: -1 for one seen only from its back, and how far it has grown. */
export interface BoxCard {
  card: number;
  mark: number;
}

export interface SidePiles {
  deck: number;
  discard: number[];
  shown?: number[];
}

/** A further track of a seat: Otto has one against each opponent, in the order of seats. */
export interface TrackView {
  fortitude: number;
  alcohol: number;
  top: number;
}

/** A seat as everybody sees it. */
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
  trackers: number[];
  boxes: BoxCard[][];
  side: SidePiles[];
  actions: number;
  tracks: TrackView[];
  potions: number;
}

export interface RoundView {
  starter: number;
  controller: number;
  inside: number[];
  passed: number[];
  seat: number;
  pot: number;
  prizes: number[];
  only_cheating: boolean;
  winner: number;
  bound?: boolean;
}

/** What a card will do to a seat if nothing stops it. */
export interface Coming {
  seat: number;
  stat: "" | "alcohol" | "fortitude" | "gold";
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
  giver?: number;
}

/** A card that was turned up and is one with the card played, and whom it touches. */
export interface AttachedCard {
  card: number;
  targets: number[];
}

/** One layer of the stack: a card played or a demand of the rules, or Drinks being drunk. */
export interface Layer {
  kind: "contest" | "drinks" | "play";
  owner: number;
  behalf?: number;
  source?: number;
  card?: number;
  mode?: number;
  type?: string;
  origin?: number;
  targets?: number[];
  champions?: number[];
  attached?: AttachedCard[];
  on?: number;
  word?: string;
  ahead?: string[];
  negated?: boolean;
  aftermath?: boolean;
  coming?: Coming[];
  drinks?: DrinkView[];
  queue?: number[];
  drunk?: boolean;
}

/** The table as an onlooker sees it; whom it asks is told by `waiting`. */
export interface GameView {
  turn: number;
  active: number;
  phase: string;
  inn: number;
  drink_deck: number;
  drink_discard: number[];
  bar_deck: number;
  tavern: number;
  taverns: SidePiles[];
  decks: SidePiles[];
  counters: number[];
  seats: SeatView[];
  round: RoundView | null;
  stack: Layer[];
  top: string;
  over: boolean;
  winners: number[];
}

/** A hidden card whose place this seat knows: the zone, and how far from the top. */
export interface KnownCard {
  card: number;
  zone: number;
  position: number;
}

/** Where a seat would stand. */
export interface Standing {
  seat: number;
  fortitude: number;
  alcohol: number;
  gold: number;
  tracks?: TrackView[];
}

/** A legal answer, and whose numbers it would change if nobody did anything more. */
export interface Option {
  code: number;
  kind: string;
  card?: number;
  mode?: number;
  seats?: number[];
  on?: number;
  behalf?: number;
  number?: number;
  after?: Standing[];
  matters?: boolean;
  text?: string;
}

/** What an answer by number stands for. */
export interface Choice {
  word: string;
  amount: number;
  stat: "" | "alcohol" | "fortitude" | "gold";
}

/** A question to one seat: what it is about, and all there is to answer. */
export interface Decision {
  n: number;
  kind: string;
  options: Option[];
  card?: number;
  word?: string;
  box?: number;
  tracker?: number;
  due?: number;
  choices?: Choice[];
  saves?: boolean;
  ms?: number;
  text?: string;
}

/** Whom the table waits for, as everybody may know it. */
export interface Waiting {
  for: "nobody" | "responses" | "seat";
  seat?: number;
  kind?: string;
  ms?: number;
}

export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  name: string | null;
  lang: string;
}

/** A short window for every decision, and a time bank for what one's own turn takes beyond. */
export interface Clock {
  window: number;
  bank: number;
}

/** How a table is set. */
export interface TableOptions {
  title: string;
  public: boolean;
  seats: number;
  boxes: string[];
  drinks: string[];
  bar_deck: boolean;
  doppelgangers: boolean;
  sea: boolean;
  prizes: boolean;
  pub: boolean;
  teams: string;
  otto: string[];
  clock: Clock | null;
  days: number;
  drop_in: boolean;
  rated: boolean;
}

/** A table as the lobby lists it. */
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

export interface LobbyMessage {
  type: "lobby";
  tables: Summary[];
}

export interface Chair {
  kind: "bot" | "empty" | "player";
  name: string;
  bot: string;
  character: string;
  present: boolean;
  muted: boolean;
  closed?: boolean;
  wish?: string;
  hints?: boolean;
}

/** Somebody without a seat who has said something. */
export interface Onlooker {
  name: string;
  muted: boolean;
}

/** A line that so many asked the host to look at. */
export interface Report {
  seat: number;
  name: string;
  text: string;
  at: number;
  by: number;
  quip?: string;
}

export interface You {
  seat: number;
  host: boolean;
}

/** Who sits where. `stuck` names what a game that cannot go on was made with. */
export interface TableMessage {
  type: "table";
  id: string;
  state: "closed" | "finished" | "open" | "running";
  options: TableOptions;
  host: number;
  chairs: Chair[];
  you: You;
  watchers: number;
  winners: number[];
  next: string;
  rematch: number;
  replay: string;
  votes: number;
  stuck?: string[];
  tournament?: string;
  hints?: boolean;
  onlookers?: Onlooker[];
  reports?: Report[];
}

/** How many look on now; the rest of `table` is as it was. */
export interface WatchersMessage {
  type: "watchers";
  watchers: number;
}

/** What never changes during a game, told once. */
export interface GameMessage {
  type: "game";
  characters: string[];
  names: string[];
  kits: Kit[];
  cards: string[];
  owners: number[];
  zones: Zone[];
  parties: number[];
  decks: SideKit[];
  counters: CounterKit[];
  places: string[];
  factions: string[];
}

export interface LogMessage {
  type: "log";
  events: GameEvent[];
}

/** A hand that a teammate may look into. */
export interface MateHand {
  seat: number;
  cards: number[];
}

/** The table for one seat: what everybody was shown, its own hand and its own question. */
export interface StateMessage {
  type: "state";
  view: GameView;
  hand: number[];
  waiting: Waiting;
  events: GameEvent[];
  boxes?: BoxCard[][];
  known?: KnownCard[];
  mates?: MateHand[];
  banks?: number[];
  stack_text?: string[];
  decision?: Decision;
}

/** Events without a new view: what they lead to is not known yet. */
export interface HappenedMessage {
  type: "happened";
  events: GameEvent[];
  waiting: Waiting;
  window?: number;
  ms?: number;
}

export interface AcceptedMessage {
  type: "accepted";
  n: number;
  by: string;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
  team?: boolean;
  quip?: string;
}

/** A line that has just been said. */
export interface ChatMessage {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
  team?: boolean;
  quip?: string;
}

export interface ChatsMessage {
  type: "chats";
  lines: ChatLine[];
}

export interface WhyMessage {
  type: "why";
  card: number;
  playable: boolean;
  key?: string;
  rule?: string;
  text?: string;
}

/** An answer in words, and the chance to win that it leaves, as a regular sees it. */
export interface Chance {
  text: string;
  chance: number;
}

/** What a regular would answer to the question of this number, in words, why, and what was weighed: that answer first. */
export interface HintMessage {
  type: "hint";
  n: number;
  option: number;
  text: string;
  reason: string;
  weighed?: Chance[];
  by?: string;
}

export interface ErrorMessage {
  type: "error";
  code: string;
  text: string;
  n?: number;
}

export interface PongMessage {
  type: "pong";
  id: number;
}

export interface SeatLimits {
  least: number;
  most: number;
}

export interface Lengths {
  name: number;
  title: number;
  chat: number;
}

/** What a client needs to know before it asks for a table. */
export interface About {
  protocol: number;
  version: string;
  languages: string[];
  bots: string[];
  boxes: string[];
  characters: Record<string, string>;
  drinks: Record<string, string>;
  teams: string[];
  villains: string[];
  seats: SeatLimits;
  lengths: Lengths;
  defaults: TableOptions;
  factions: Record<string, string>;
  network: string;
  push: string;
  stand_ins: Record<string, string>;
}

/** One thing a card does: a word of the vocabulary and whom it touches. */
export interface Doing {
  word: string;
  who: string;
  amount?: number;
  stat?: "" | "alcohol" | "fortitude" | "gold";
  payee?: string;
}

/** One way to play a card. */
export interface ModeText {
  type: string;
  text: string;
  does: Doing[];
}

export interface Need {
  tracker: string;
  label: string;
  amount: number;
}

export interface RaceDrink {
  race: string;
  alcohol: number;
  fortitude: number;
}

export interface DrinkFace {
  alcohol: number;
  fortitude: number;
  chaser: boolean;
  splits: boolean;
  races: RaceDrink[];
}

/** A card as printed, in one language. */
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
  modes: ModeText[];
  event: boolean;
  ladder: number[];
  evergreen: boolean;
  needs: Need[];
  drink?: DrinkFace;
}

export interface Character {
  id: string;
  name: string;
  short: string;
  race: string;
  box: string;
  decks: string[];
  kit: Kit;
  art: Record<string, string>;
  quips: Record<string, string>;
}

export interface CardsAnswer {
  lang: string;
  boxes: Record<string, string>;
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

export interface RuleSection {
  name: string;
  prefix: string;
  rules: Rule[];
}

export interface ReasonText {
  rule: string;
  text: string;
}

export interface RulesAnswer {
  lang: string;
  sections: RuleSection[];
  reasons: Record<string, ReasonText>;
}

/** Who played. */
export interface Replayed {
  name: string;
  kind: string;
  character: string;
}

export interface SeatStanding {
  fortitude: number;
  alcohol: number;
  gold: number;
  alive: boolean;
  tracks?: TrackView[];
}

/** Where everybody stood when a turn began; `event` is its position among the events. */
export interface TurnStandings {
  event: number;
  seats: SeatStanding[];
}

/** A finished game, told from beginning to end with all hands open. */
export interface Replay {
  id: string;
  lang: string;
  started: number;
  ended: number;
  setup: Record<string, unknown>;
  players: Replayed[];
  names: string[];
  answers: number[];
  givers: string[];
  seats: number[];
  winners: number[];
  turns: number;
  game: GameInfo;
  cards: Card[];
  events: GameEvent[];
  standings: TurnStandings[];
  marks: number[];
}

export interface Asked {
  seat: number;
  kind: string;
}

export interface ReplayStep {
  step: number;
  view: GameView;
  hands: number[][];
  stack_text: string[];
  asked: Asked;
  events: number;
}

export interface ReplaySteps {
  id: string;
  steps: ReplayStep[];
  of: number;
}

/** An answer, the chance to win that it left, and how far off what it gained may be. */
export interface Weighed {
  text: string;
  chance: number;
  error: number;
}

/** A decision of a finished game, as a regular sees it: the answer to give first. */
export interface Moment {
  step: number;
  turn: number;
  seat: number;
  question: string;
  reason: string;
  taken: number;
  cost: number;
  options: Weighed[];
}

export interface LookedBack {
  id: string;
  lang: string;
  moments: Moment[];
}

export interface Count {
  games: number;
  wins: number;
}

export interface RecentPlayer {
  name: string;
  kind: string;
  character: string;
  won: boolean;
}

export interface RecentGame {
  id: string;
  ended: number;
  turns: number;
  players: RecentPlayer[];
}

/** A person, or all bots of a kind, that one has played against. */
export interface Opponent {
  name: string;
  kind: string;
  games: number;
  wins: number;
  losses: number;
}

export interface Untried {
  characters: string[];
  ways: string[];
}

/** Something worth doing: how far one is, and when it was done (0: not yet). */
export interface Achievement {
  id: string;
  have: number;
  of: number;
  at: number;
}

export interface MyGame {
  id: string;
  ended: number;
  turns: number;
  seat: number;
  won: boolean;
  replay: boolean;
  players: RecentPlayer[];
}

export interface Passkey {
  id: string;
  created: number;
  used: number;
}

/** What is kept of a guest. */
export interface Mine {
  name: string;
  games: number;
  wins: number;
  characters: Record<string, Count>;
  opponents: Opponent[];
  untried: Untried;
  achievements: Achievement[];
  latest: MyGame[];
  more: boolean;
  passkeys: Passkey[];
  keep_days: number;
}

/** A table that goes on and where I have a seat. */
export interface MyTable {
  id: string;
  title: string;
  state: string;
  character: string;
  others: string[];
  days: number;
  asked: boolean;
  ms: number;
}

export interface MyTables {
  tables: MyTable[];
}

/** Whose link it is, and what this browser has of its own. */
export interface Moving {
  name: string;
  games: number;
  same: boolean;
  here: string;
  mine: number;
  tables: number;
}

export interface Statistics {
  games: number;
  turns: number;
  answers: number;
  seconds: number;
  characters: Record<string, Count>;
  players: Record<string, Count>;
  sizes: Record<string, number>;
  recent: RecentGame[];
  player_kind: string;
}

export interface LadderRow {
  name: string;
  rating: number;
  games: number;
  wins: number;
  you: boolean;
}

export interface MonthRow {
  name: string;
  points: number;
  games: number;
  wins: number;
  you: boolean;
}

export interface Ladder {
  people: LadderRow[];
  month: string;
  monthly: MonthRow[];
  guests: number;
  you: LadderRow | null;
}

/** Somebody who plays along; in the order they came. */
export interface TournamentPlayer {
  name: string;
  left: boolean;
  place: number;
  points: number;
  wins: number;
  strength: number;
  you: boolean;
}

export interface TournamentTable {
  table: string;
  players: number[];
  places: number[];
  void: boolean;
}

export interface TournamentRound {
  tables: TournamentTable[];
  byes: number[];
}

export interface Tournament {
  id: string;
  title: string;
  state: "open" | "over" | "running";
  rounds: number;
  size: number;
  options: TableOptions;
  host: string;
  players: TournamentPlayer[];
  played: TournamentRound[];
  you: number;
  hosting: boolean;
  table: string;
  may_begin: boolean;
}

/** In the lobby: a table by the day waits for me, or does not any more. */
export interface MineMessage {
  type: "mine";
}

export interface NewTable {
  options?: Partial<TableOptions>;
  sit?: boolean;
  character?: string;
  bots?: string[];
  start?: boolean;
}

export interface NewTournament {
  title?: string;
  rounds?: number;
  size?: number;
  options?: Partial<TableOptions>;
  join?: boolean;
}

/** All that happens, by kind; a seat of -1 is nobody, a card of -1 none in sight. */
export interface Events {
  "turn": { kind: "turn"; seat: number; number: number; text?: string; };
  "discarded": { kind: "discarded"; seat: number; card: number; origin: number; to: number; text?: string; };
  "drew": { kind: "drew"; seat: number; amount: number; text?: string; };
  "drew-card": { kind: "drew-card"; seat: number; card: number; origin: number; to: number; text?: string; };
  "put-on-deck": { kind: "put-on-deck"; seat: number; text?: string; };
  "put-on-deck-card": { kind: "put-on-deck-card"; seat: number; card: number; origin: number; to: number; text?: string; };
  "reshuffled": { kind: "reshuffled"; seat: number; amount: number; deck: number; text?: string; };
  "ordered": { kind: "ordered"; seat: number; other: number; text?: string; };
  "served": { kind: "served"; seat: number; other: number; text?: string; };
  "sobers-up": { kind: "sobers-up"; seat: number; text?: string; };
  "played": { kind: "played"; seat: number; card: number; behalf: number; mode: number; origin: number; targets: number[]; to: number; text?: string; };
  "named": { kind: "named"; seat: number; card: number; targets: number[]; text?: string; };
  "attached": { kind: "attached"; seat: number; card: number; origin: number; to: number; text?: string; };
  "negated": { kind: "negated"; seat: number; card: number; text?: string; };
  "ignored": { kind: "ignored"; seat: number; card: number; text?: string; };
  "redirected": { kind: "redirected"; seat: number; card: number; other: number; text?: string; };
  "shared": { kind: "shared"; seat: number; card: number; other: number; text?: string; };
  "reduced": { kind: "reduced"; seat: number; card: number; amount: number; text?: string; };
  "accepted": { kind: "accepted"; seat: number; card: number; text?: string; };
  "declined": { kind: "declined"; seat: number; card: number; text?: string; };
  "chose": { kind: "chose"; seat: number; card: number; number: number; text?: string; };
  "showed": { kind: "showed"; seat: number; card: number; text?: string; };
  "fetched": { kind: "fetched"; seat: number; card: number; origin: number; to: number; text?: string; };
  "fortitude": { kind: "fortitude"; seat: number; after: number; before: number; cause: number; text?: string; };
  "alcohol": { kind: "alcohol"; seat: number; after: number; before: number; cause: number; text?: string; };
  "track": { kind: "track"; seat: number; after: number; attribute: number; before: number; cause: number; track: number; text?: string; };
  "paid": { kind: "paid"; seat: number; amount: number; payee: number; payee_after: number; payer_after: number; text?: string; };
  "inn-paid": { kind: "inn-paid"; seat: number; amount: number; payee: number; payee_after: number; payer_after: number; text?: string; };
  "took-from-inn": { kind: "took-from-inn"; seat: number; amount: number; payee: number; payee_after: number; payer_after: number; text?: string; };
  "stole-from-pot": { kind: "stole-from-pot"; seat: number; amount: number; payee: number; payee_after: number; payer_after: number; text?: string; };
  "revealed": { kind: "revealed"; seat: number; card: number; origin: number; to: number; text?: string; };
  "chaser": { kind: "chaser"; seat: number; card: number; origin: number; to: number; text?: string; };
  "event": { kind: "event"; seat: number; card: number; origin: number; to: number; text?: string; };
  "event-skipped": { kind: "event-skipped"; seat: number; card: number; origin: number; to: number; text?: string; };
  "drink-ignored": { kind: "drink-ignored"; seat: number; drink: number; drinker: number; text?: string; };
  "drink-negated": { kind: "drink-negated"; seat: number; drink: number; drinker: number; text?: string; };
  "given": { kind: "given"; seat: number; drink: number; drinker: number; text?: string; };
  "split": { kind: "split"; seat: number; drink: number; drinker: number; text?: string; };
  "strengthened": { kind: "strengthened"; seat: number; after: number; amount: number; before: number; drink: number; drinker: number; text?: string; };
  "replaced": { kind: "replaced"; seat: number; after: number; amount: number; before: number; drink: number; drinker: number; text?: string; };
  "turned-to-fortitude": { kind: "turned-to-fortitude"; seat: number; after: number; amount: number; before: number; drink: number; drinker: number; text?: string; };
  "laced": { kind: "laced"; seat: number; drink: number; drinker: number; text?: string; };
  "spoiled": { kind: "spoiled"; seat: number; drink: number; drinker: number; text?: string; };
  "drank": { kind: "drank"; seat: number; amount: number; revealer: number; text?: string; };
  "kept": { kind: "kept"; seat: number; card: number; origin: number; to: number; text?: string; };
  "passed-drink": { kind: "passed-drink"; seat: number; other: number; text?: string; };
  "sent-on": { kind: "sent-on"; seat: number; other: number; text?: string; };
  "deck-exhausted": { kind: "deck-exhausted"; text?: string; };
  "restocked": { kind: "restocked"; amount: number; text?: string; };
  "contest-tied": { kind: "contest-tied"; seat: number; amount: number; text?: string; };
  "contest-without-winner": { kind: "contest-without-winner"; seat: number; text?: string; };
  "contest-won": { kind: "contest-won"; seat: number; text?: string; };
  "round-started": { kind: "round-started"; seat: number; text?: string; };
  "round-resumed": { kind: "round-resumed"; seat: number; text?: string; };
  "round-ended": { kind: "round-ended"; seat: number; text?: string; };
  "round-won": { kind: "round-won"; seat: number; amount: number; text?: string; };
  "round-without-winner": { kind: "round-without-winner"; amount: number; text?: string; };
  "pot-taken": { kind: "pot-taken"; seat: number; amount: number; text?: string; };
  "collected": { kind: "collected"; seat: number; amount: number; payee: number; payee_after: number; payer_after: number; text?: string; };
  "control": { kind: "control"; seat: number; text?: string; };
  "left-round": { kind: "left-round"; seat: number; text?: string; };
  "passed": { kind: "passed"; seat: number; text?: string; };
  "no-ante": { kind: "no-ante"; seat: number; text?: string; };
  "tracker": { kind: "tracker"; seat: number; after: number; before: number; cause: number; tracker: number; text?: string; };
  "tracker-spent": { kind: "tracker-spent"; seat: number; after: number; before: number; cause: number; tracker: number; text?: string; };
  "fired": { kind: "fired"; seat: number; tracker: number; text?: string; };
  "set-out": { kind: "set-out"; seat: number; card: number; box: number; origin: number; to: number; text?: string; };
  "turned-up": { kind: "turned-up"; seat: number; card: number; origin: number; to: number; text?: string; };
  "made-room": { kind: "made-room"; seat: number; card: number; box: number; origin: number; to: number; text?: string; };
  "grew": { kind: "grew"; seat: number; card: number; after: number; before: number; box: number; text?: string; };
  "harvested": { kind: "harvested"; seat: number; card: number; box: number; origin: number; to: number; value: number; text?: string; };
  "gathered": { kind: "gathered"; seat: number; card: number; box: number; origin: number; to: number; text?: string; };
  "burned": { kind: "burned"; seat: number; card: number; box: number; origin: number; to: number; text?: string; };
  "laid-down": { kind: "laid-down"; seat: number; card: number; box: number; origin: number; to: number; text?: string; };
  "laid-down-card": { kind: "laid-down-card"; seat: number; card: number; box: number; origin: number; to: number; text?: string; };
  "treated": { kind: "treated"; seat: number; card: number; box: number; origin: number; to: number; text?: string; };
  "looked": { kind: "looked"; seat: number; amount: number; zone: number; text?: string; };
  "foresaw": { kind: "foresaw"; seat: number; card: number; text?: string; };
  "part": { kind: "part"; seat: number; text?: string; };
  "championed": { kind: "championed"; seat: number; text?: string; };
  "potion": { kind: "potion"; seat: number; left: number; number: number; text?: string; };
  "last-call": { kind: "last-call"; seat: number; text?: string; };
  "divided": { kind: "divided"; seat: number; amount: number; share: number; text?: string; };
  "inherited": { kind: "inherited"; seat: number; amount: number; payee: number; payee_after: number; payer_after: number; text?: string; };
  "passed-out": { kind: "passed-out"; seat: number; text?: string; };
  "out-of-gold": { kind: "out-of-gold"; seat: number; text?: string; };
  "won": { kind: "won"; seat: number; text?: string; };
  "won-together": { kind: "won-together"; seat: number; targets: number[]; text?: string; };
  "tied": { kind: "tied"; seat: number; text?: string; };
  "turned-over": { kind: "turned-over"; seat: number; card: number; box: number; followed: boolean; origin: number; to: number; text?: string; };
  "track-reset": { kind: "track-reset"; seat: number; alcohol_before: number; fortitude_before: number; passed_out: boolean; player: number; top: number; track: number; text?: string; };
  "prizes-back": { kind: "prizes-back"; seat: number; amount: number; text?: string; };
  "prize-staked": { kind: "prize-staked"; seat: number; card: number; origin: number; to: number; text?: string; };
  "prize-won": { kind: "prize-won"; seat: number; card: number; origin: number; to: number; text?: string; };
  "prize-used": { kind: "prize-used"; seat: number; card: number; origin: number; to: number; text?: string; };
  "crawled": { kind: "crawled"; seat: number; card: number; text?: string; };
  "last-orders": { kind: "last-orders"; seat: number; text?: string; };
  "sailed": { kind: "sailed"; seat: number; after: number; before: number; cause: number; text?: string; };
}

export type GameEvent = Events[keyof Events];

export type ServerMessage =
  | Hello
  | LobbyMessage
  | TableMessage
  | WatchersMessage
  | GameMessage
  | LogMessage
  | StateMessage
  | HappenedMessage
  | AcceptedMessage
  | ChatsMessage
  | ChatMessage
  | WhyMessage
  | HintMessage
  | ErrorMessage
  | MineMessage
  | PongMessage;

export type ClientMessage =
  | { type: "answer"; n: number; option: number; }
  | { type: "chat"; text: string; team?: boolean; }
  | { type: "quip"; quip: "boast" | "cheers" | "hurry" | "ouch" | "respect"; }
  | { type: "why"; card: number; }
  | { type: "hint"; n: number; }
  | { type: "lang"; lang: string; }
  | { type: "asking"; asking: "able" | "always"; }
  | { type: "go-on"; window: number; }
  | { type: "pace"; pace: "at-once" | "fast" | "normal"; }
  | { type: "ping"; id?: number; };
