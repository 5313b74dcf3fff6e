/** A small table for a lesson: the same mats, cards and stack as in a game, moved by the lesson. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Decision, GameInfo, GameView } from "../net/protocol";
import type { Library } from "../state/library";
import type { Float } from "../state/seen";
import { Hand } from "../views/hand";
import { Seat } from "../views/seat";
import { Middle } from "../views/middle";
import type { Moment, Scene } from "./lesson";

const FLOAT_LASTS = 1800;

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

interface StageProps extends Scene {
  lesson: { library: Library; game: GameInfo; now: Moment; again: () => void };
  middle?: boolean;
  play: (card: number) => void;
  refuse?: (card: number) => void; // say why the card cannot be played
  pick?: (seat: number) => void;
}

export function Stage(props: StageProps): JSX.Element {
  const { lesson, middle, play, refuse, pick, playable = [], targets = [], choices = [] } = props;
  const { library, game } = lesson;
  const { view, said, done, hand, chosen, stackText } = lesson.now;
  const table = { view, game, library };
  const press = (card: number, may: boolean): void => {
    if (may) play(card);
    else if (!done) refuse?.(card);
  };
  const floats = useFloats(view);
  const decision: Decision = {
    n: 1,
    kind: "lesson",
    options: playable.map((card) => ({ code: card, kind: "play", card })),
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const busy = (event.target as HTMLElement).closest("input, select, textarea, dialog");
      const card = /^[1-9]$/.test(event.key) ? hand[Number(event.key) - 1] : undefined;
      if (card === undefined || busy || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      press(card, playable.includes(card));
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
          <Seat
            key={seat}
            size="M"
            seat={seat}
            {...table}
            floats={floats.filter((f) => f.seat === seat)}
            chair={seat ? undefined : { kind: "player", name: t("how-you"), bot: "", character: "", present: true, muted: false, closed: false, wish: "" }}
            target={targets.includes(seat) ? "open" : undefined}
            press={() => pick?.(seat)}
          />
        ))}
      </div>
      {middle && <Middle {...table} stackText={stackText} seat={0} coming={new Map()} />}
      <div class="stage-hand">
        <Hand hand={hand} game={game} library={library} decision={playable.length ? decision : null} chosen={chosen} press={press} />
      </div>
      <p class="row stage-choices">
        {choices.map(({ label, act, quiet }) => (
          <button type="button" key={label} class={quiet ? "" : "primary"} onClick={act}>
            {label}
          </button>
        ))}
        <button type="button" class="stage-again" onClick={lesson.again}>
          {t("how-once-more")}
        </button>
      </p>
    </div>
  );
}
