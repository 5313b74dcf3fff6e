/** The lesson about last call: one chance before one is out. */

import type { JSX } from "preact";

import { t } from "../i18n";
import { changed, drunk, goOn, leaveIt, lessonSeat, lessonView, ME, useLesson, type LessonProps, type Scene } from "./lesson";
import { Stage } from "./stage";

const BRINK = ["fleck/who-knew-one-of-my-fans-is-a-priest", "fleck/tip-the-wench", "fleck/i-raise", "drinks-rdi2/elven-wine"];
const [PRIEST, TIP, RAISE, WINE] = [0, 1, 2, 3] as const;
const OTHERS = [1, 2];

type Place = "drink" | "call" | "tip" | "end";

export function LastCallLesson(props: LessonProps): JSX.Element {
  const lesson = useLesson<{ at: Place }>(props, ["fleck", "eve", "gog"], BRINK, ({ title, layer }) => ({
    at: "drink",
    view: lessonView(
      [
        lessonSeat("fleck", { fortitude: 7, alcohol: 5, gold: 5, hand: 3, pile: 0 }),
        lessonSeat("eve", { fortitude: 11, alcohol: 6, gold: 7 }),
        lessonSeat("gog", { fortitude: 9, alcohol: 4, gold: 4 }),
      ],
      { phase: "drink", stack: [drunk(ME, [WINE], 3)], top: "drinks" },
    ),
    hand: [PRIEST, TIP, RAISE],
    stackText: [layer(ME, WINE, t("how-will-drink", { n: 3 }))],
    said: t("how-call-do", { card: title(WINE) }),
  }));
  const { now, set, title, name, without } = lesson;
  const { at, view, hand } = now;
  const gold = (seat: number): number => view.seats[seat]?.gold ?? 0;

  const drink = (): void =>
    set({
      at: "call",
      view: changed(view, { [ME]: { alcohol: 8 } }, { stack: [], top: "turn", drink_discard: [WINE] }),
      stackText: [],
      said: t("how-call-now"),
    });
  const tip = (seat: number): void =>
    set({
      at: "call",
      view: changed(view, { [seat]: { gold: gold(seat) - 1 } }),
      hand: without(TIP),
      chosen: [],
      said: t("how-call-tip", { name: name(seat) }),
    });
  const saved = (): void =>
    set({
      at: "end",
      view: changed(view, { [ME]: { fortitude: 9, hand: hand.length - 1 } }),
      hand: without(PRIEST),
      chosen: [],
      said: t("how-call-saved", { card: title(PRIEST) }),
      done: true,
    });
  const out = (): void => {
    const half = Math.floor(gold(ME) / 2);
    const share = Math.floor(half / 2);
    set({
      at: "end",
      view: changed(view, { [ME]: { alive: false, gold: 0 }, 1: { gold: gold(1) + share }, 2: { gold: gold(2) + share } }),
      chosen: [],
      said: t("how-call-out", { inn: gold(ME) - 2 * share, share }),
      done: true,
    });
  };

  const choices = [leaveIt("how-give-up", out)];
  const playable = hand.filter((card) => card !== RAISE);
  const scenes: Record<Place, Scene> = {
    drink: { choices: [goOn("how-drink", drink)] },
    call: { playable, choices },
    tip: { playable, choices, targets: OTHERS },
    end: {},
  };
  const play = (card: number): void => (card === TIP ? set({ at: "tip", chosen: [TIP], said: t("how-pick-mat") }) : saved());
  const refuse = (card: number): void => set({ said: t(at === "drink" ? "how-why-not" : "how-why-call", { card: title(card) }) });
  return <Stage lesson={lesson} middle {...scenes[at]} play={play} refuse={refuse} pick={tip} />;
}
