/** What a lesson is made of: a small table, and a story told on it step by step. */

import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import type { GameInfo, GameView, Layer, SeatView } from "../net/protocol";
import type { Library } from "../state/library";

// Making a table ----------------------------------------------------------------------------------

export const ME = 0;

/** The cards of a lesson by number, and the names of those who sit there. */
function lessonGame(library: Library, characters: string[], cards: string[]): GameInfo {
  return {
    characters,
    cards,
    owners: cards.map((id) => characters.indexOf(id.split("/")[0] ?? "")),
    names: characters.map((id) => library.characters.get(id)?.short ?? id),
    kits: characters.map(() => ({ trackers: [], boxes: [], side: [] })),
    zones: [],
    parties: characters.map((_, seat) => seat),
    decks: [],
    counters: [],
    places: [],
    factions: [],
  };
}

export function lessonSeat(character: string, part: Partial<SeatView> = {}): SeatView {
  return {
    character,
    alive: true,
    fortitude: 20,
    alcohol: 0,
    gold: 10,
    hand: 7,
    deck: 33,
    pile: 1,
    discard: [],
    kept: [],
    trackers: [],
    boxes: [],
    side: [],
    actions: 1,
    tracks: [],
    ...part,
  };
}

export function lessonView(seats: SeatView[], part: Partial<GameView> = {}): GameView {
  return {
    turn: 1,
    active: 0,
    phase: "action",
    inn: 0,
    drink_deck: 26,
    drink_discard: [],
    bar_deck: 0,
    tavern: 0,
    taverns: [],
    decks: [],
    counters: [],
    seats,
    round: null,
    stack: [],
    top: "turn",
    over: false,
    winners: [],
    ...part,
  };
}

/** The view with some seats changed. */
export function changed(view: GameView, seats: Record<number, Partial<SeatView>>, part: Partial<GameView> = {}): GameView {
  return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, ...seats[i] })), ...part };
}

export const played = (owner: number, card: number, targets: number[] = []): Layer => ({ kind: "play", owner, card, targets, coming: [] });

export const drunk = (drinker: number, cards: number[], alcohol: number): Layer => ({
  kind: "drinks",
  owner: drinker,
  drinks: [{ cards, revealer: drinker, drinker, alcohol, fortitude: 0, ignored: false }],
});

// Telling the story -------------------------------------------------------------------------------

export interface LessonProps {
  library: Library;
  finish: () => void;
}

/** Where a story stands. */
export interface Moment {
  view: GameView;
  said: string; // what happened, or what to do
  hand: number[];
  chosen: number[];
  stackText: string[];
  done: boolean; // what the lesson is about has been done
}

interface Words {
  title: (card: number) => string;
  name: (seat: number) => string;
  layer: (owner: number, card: number, will: string) => string; // a line of the stack
}

export interface Choice {
  label: string;
  act: () => void;
  quiet?: boolean; // passing, or leaving it at that
}

/** What can be done at one point of a story. */
export interface Scene {
  playable?: number[];
  targets?: number[];
  choices?: Choice[];
}

export const goOn = (label: string, act: () => void): Choice => ({ label: t(label), act });
export const leaveIt = (label: string, act: () => void): Choice => ({ label: t(label), act, quiet: true });

export interface Lesson<Own> extends Words {
  library: Library;
  game: GameInfo;
  now: Moment & Own;
  set: (part: Partial<Moment & Own>) => void;
  again: () => void;
  without: (card: number) => number[]; // my hand when the card has left it
}

/**
 * A lesson is a place in its story; starting anew is going back to the first. `Own` is what a
 * lesson must remember beside what is on the table.
 */
export function useLesson<Own extends object = object>(
  { library, finish }: LessonProps,
  characters: string[],
  cards: string[],
  first: (words: Words) => Partial<Moment> & Pick<Moment, "view" | "said"> & Own,
): Lesson<Own> {
  const game = lessonGame(library, characters, cards);
  const title = (card: number): string => library.cards.get(cards[card] ?? "")?.title ?? "";
  const name = (seat: number): string => game.names[seat] ?? "";
  const layer = (owner: number, card: number, will: string): string => t("how-layer", { name: name(owner), card: title(card), will });
  const words = { title, name, layer };
  const begin = (): Moment & Own => ({ hand: [], chosen: [], stackText: [], done: false, ...first(words) });
  const [now, setNow] = useState(begin);
  useEffect(() => {
    if (now.done) finish();
  }, [now.done]);
  return {
    ...words,
    library,
    game,
    now,
    set: (part) => setNow({ ...now, ...part }),
    again: () => setNow(begin),
    without: (card) => now.hand.filter((one) => one !== card),
  };
}
