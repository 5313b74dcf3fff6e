/** A small table for a lesson: the same mats, cards and stack as in a game, moved by the lesson. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Decision, GameInfo, GameView, Layer, SeatView } from "../net/protocol";
import type { Library } from "../state/library";
import type { Float } from "../state/seen";
import { Hand } from "../views/hand";
import { Mat } from "../views/mat";
import { Middle } from "../views/middle";

const FLOAT_LASTS = 1800;

// Making a table ----------------------------------------------------------------------------------

/** The cards of the lessons by number, and the names of those who sit there. */
export function lessonGame(library: Library, characters: string[], cards: string[]): GameInfo {
  return {
    characters,
    cards,
    owners: cards.map((id) => characters.indexOf(id.split("/")[0] ?? "")),
    names: characters.map((id) => library.characters.get(id)?.short ?? id),
    kits: characters.map(() => ({ trackers: [], boxes: [], side: [] })),
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

// Showing it --------------------------------------------------------------------------------------

/** Numbers that fly to the markers whenever the view changes them. */
function useFloats(view: GameView): Float[] {
  const before = useRef(view);
  const next = useRef(0);
  const [floats, setFloats] = useState<Float[]>([]);
  useEffect(() => {
    const old = before.current;
    before.current = view;
    const made = view.seats.flatMap((seat, i) =>
      (["fortitude", "alcohol", "gold"] as const).flatMap((stat) => {
        const amount = seat[stat] - (old.seats[i]?.[stat] ?? seat[stat]);
        return amount ? [{ id: ++next.current, seat: i, stat, amount }] : [];
      }),
    );
    setFloats(made);
    if (!made.length) return undefined;
    const timer = setTimeout(() => setFloats([]), FLOAT_LASTS);
    return () => clearTimeout(timer);
  }, [view]);
  return floats;
}

export interface Choice {
  label: string;
  act: () => void;
  quiet?: boolean; // passing, or leaving it at that
}

interface StageProps {
  library: Library;
  game: GameInfo;
  view: GameView;
  said: string; // what happened, or what to do
  done: boolean;
  hand?: number[];
  playable?: number[];
  chosen?: number[];
  press?: (card: number, playable: boolean) => void;
  targets?: number[];
  pick?: (seat: number) => void;
  stackText?: string[];
  middle?: boolean;
  choices?: Choice[];
  again: () => void;
}

export function Stage(props: StageProps): JSX.Element {
  const { library, game, view, said, done, hand, playable = [], chosen = [], targets = [], stackText = [], choices = [] } = props;
  const floats = useFloats(view);
  const decision: Decision = {
    n: 1,
    kind: "lesson",
    options: playable.map((card) => ({ code: card, kind: "play", card })),
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const busy = (event.target as HTMLElement).closest("input, select, textarea, dialog");
      const card = /^[1-9]$/.test(event.key) ? hand?.[Number(event.key) - 1] : undefined;
      if (card === undefined || busy || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      props.press?.(card, playable.includes(card));
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
  return (
    <div class="stage">
      <p class={done ? "stage-said done" : "stage-said"} role="status">
        {done && <span aria-hidden="true">✓ </span>}
        {said}
      </p>
      <div class={`stage-mats seats-${view.seats.length}`}>
        {view.seats.map((_, seat) => (
          <Mat
            key={seat}
            seat={seat}
            view={view}
            game={game}
            library={library}
            floats={floats.filter((f) => f.seat === seat)}
            chair={seat ? undefined : { kind: "player", name: t("how-you"), bot: "", character: "", present: true, muted: false }}
            target={targets.includes(seat) ? "open" : undefined}
            press={() => props.pick?.(seat)}
          />
        ))}
      </div>
      {props.middle && <Middle view={view} game={game} library={library} stackText={stackText} seat={0} />}
      {hand && (
        <div class="stage-hand">
          <Hand
            hand={hand}
            game={game}
            library={library}
            decision={playable.length ? decision : null}
            chosen={chosen}
            press={(card, may) => props.press?.(card, may)}
          />
        </div>
      )}
      <p class="row stage-choices">
        {choices.map(({ label, act, quiet }) => (
          <button type="button" key={label} class={quiet ? "" : "primary"} onClick={act}>
            {label}
          </button>
        ))}
        <button type="button" class="stage-again" onClick={props.again}>
          {t("how-once-more")}
        </button>
      </p>
    </div>
  );
}
