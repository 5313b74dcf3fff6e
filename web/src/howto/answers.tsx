/** Lessons about responses: answering a card, and a Drink with Chasers. */

import type { JSX } from "preact";

import { t } from "../i18n";
import type { GameView } from "../net/protocol";
import { changed, drunk, goOn, leaveIt, lessonSeat, lessonView, ME, played, useLesson, type LessonProps, type Scene } from "./lesson";
import { Stage } from "./stage";

// Answering a card --------------------------------------------------------------------------------

const QUARREL = [
  "eve/ha-thats-just-an-illusion-im-actually-over-here",
  "eve/i-dont-think-so",
  "eve/whoa-careful-thats-real-fire",
  "eve/drink-what-this-is-empty",
  "gog/dance-with-gog",
  "gog/stop-poking-gog",
];
const [ILLUSION, NEGATE, FIRE, EMPTY, DANCE, POKING] = [0, 1, 2, 3, 4, 5] as const;
const GOG = 1;
const WHY_NOT: Record<number, string> = { [NEGATE]: "how-why-negate", [FIRE]: "how-why-action", [EMPTY]: "how-why-drink" };
const CLEAR: Partial<GameView> = { stack: [], top: "turn" };

type Quarrel = "hit" | "ignored" | "mine" | "shielded" | "negated" | "end";

export function AnswerLesson(props: LessonProps): JSX.Element {
  const lesson = useLesson<{ at: Quarrel }>(props, ["eve", "gog"], QUARREL, ({ name, title, layer }) => ({
    at: "hit",
    view: lessonView([lessonSeat("eve", { hand: 4 }), lessonSeat("gog")], { active: GOG, stack: [played(GOG, DANCE, [ME])], top: "play" }),
    hand: [ILLUSION, NEGATE, FIRE, EMPTY],
    stackText: [layer(GOG, DANCE, t("how-will-lose", { name: name(ME), n: 4 }))],
    said: t("how-answer-do", { name: name(GOG), card: title(DANCE) }),
  }));
  const { now, set, title, name, layer, without } = lesson;
  const { at, view, stackText } = now;
  const gog = name(GOG);

  const myTurn = (fortitude: number, said: string): void =>
    set({ at: "mine", view: changed(view, { [ME]: { fortitude } }, { ...CLEAR, active: ME }), stackText: [], said });
  const end = (fortitude: number, said: string): void =>
    set({ at: "end", view: changed(view, { [GOG]: { fortitude } }, CLEAR), stackText: [], said, done: true });
  const play = {
    [ILLUSION]: () =>
      set({
        at: "ignored",
        view: changed(view, { [ME]: { hand: 3 } }, { stack: [...view.stack, played(ME, ILLUSION)] }),
        hand: without(ILLUSION),
        stackText: [...stackText, layer(ME, ILLUSION, t("how-will-ignore", { name: name(ME), card: title(DANCE) }))],
        said: t("how-answer-window"),
      }),
    [FIRE]: () =>
      set({
        at: "shielded",
        view: changed(view, {}, { stack: [played(ME, FIRE, [GOG]), played(GOG, POKING)], top: "play" }),
        hand: without(FIRE),
        stackText: [
          layer(ME, FIRE, t("how-will-lose", { name: gog, n: 3 })),
          layer(GOG, POKING, t("how-will-ignore", { name: gog, card: title(FIRE) })),
        ],
        said: t("how-answer-shielded", { mine: title(FIRE), name: gog, card: title(POKING) }),
      }),
    [NEGATE]: () =>
      set({
        at: "negated",
        view: changed(view, {}, { stack: [played(ME, FIRE, [GOG]), { ...played(GOG, POKING), negated: true }, played(ME, NEGATE)] }),
        hand: without(NEGATE),
        stackText: [...stackText, layer(ME, NEGATE, t("how-will-negate", { card: title(POKING) }))],
        said: t("how-answer-negate", { card: title(POKING) }),
      }),
  } as Record<number, () => void>;

  const scenes: Record<Quarrel, Scene> = {
    hit: { playable: [ILLUSION], choices: [leaveIt("dont-respond", () => myTurn(16, t("how-answer-hurt", { name: gog })))] },
    ignored: { choices: [goOn("how-nobody-responds", () => myTurn(20, t("how-answer-ignored", { card: title(FIRE) })))] },
    mine: { playable: [FIRE] },
    shielded: { playable: [NEGATE], choices: [leaveIt("dont-respond", () => end(20, t("how-answer-missed", { name: gog })))] },
    negated: { choices: [goOn("how-nobody-responds", () => end(17, t("how-answer-end", { name: gog })))] },
    end: {},
  };
  const refuse = (card: number): void => {
    const reason = card === NEGATE && at !== "hit" ? "how-why-not" : (WHY_NOT[card] ?? "how-why-not");
    set({ said: t(reason, { card: title(card) }) });
  };
  return <Stage lesson={lesson} middle {...scenes[at]} play={(card) => play[card]?.()} refuse={refuse} />;
}

// A Drink with Chasers ----------------------------------------------------------------------------

const ROUND = [
  "drinks-rdi2/wine-with-a-chaser",
  "drinks-rdi2/dark-ale-with-a-chaser",
  "drinks-rdi2/elven-wine",
  "dimli/i-dont-want-this-watered-down-stuff",
  "dimli/uuurp-that-hit-the-spot",
];
const STRENGTH = [2, 1, 3];
const WATERED = 3;
const SPOT = 4;

export function ChaserLesson(props: LessonProps): JSX.Element {
  const lesson = useLesson<{ shown: number }>(props, ["dimli"], ROUND, () => ({
    view: lessonView([lessonSeat("dimli", { fortitude: 13, alcohol: 4, pile: 3, hand: 2 })], { phase: "drink" }),
    shown: 0, // how many of the cards are revealed
    hand: [WATERED, SPOT],
    said: t("how-chaser-do"),
  }));
  const { now, set, title, layer, without } = lesson;
  const { view, shown, hand, done } = now;
  const me = view.seats[ME] ?? lessonSeat("dimli");
  const strength = (count: number): number => STRENGTH.slice(0, count).reduce((sum, one) => sum + one, 0);
  const total = strength(shown);
  const all = shown === STRENGTH.length;

  const reveal = (): void => {
    const next = shown + 1;
    const n = strength(next);
    const cards = STRENGTH.slice(0, next).map((_, i) => i);
    set({
      view: changed(view, { [ME]: { pile: me.pile - 1 } }, { stack: [drunk(ME, cards, n)], top: "drinks" }),
      shown: next,
      stackText: [layer(ME, 0, t("how-will-drink", { n }))],
      said: t(next === STRENGTH.length ? "how-chaser-all" : "how-chaser-more", { card: title(shown), n }),
    });
  };
  const finished = (part: { fortitude?: number; alcohol?: number }, word: string, card = -1): void =>
    set({
      view: changed(view, { [ME]: part }, { stack: [], top: "turn", drink_discard: [0, 1, 2] }),
      hand: without(card),
      stackText: [],
      said: t(word, { card: title(card), n: total }),
      done: true,
    });
  const scene: Scene = all
    ? { playable: hand, choices: [leaveIt("how-drink", () => finished({ alcohol: me.alcohol + total }, "how-chaser-drunk"))] }
    : { choices: [goOn(shown ? "how-reveal-chaser" : "how-reveal", reveal)] };
  return (
    <Stage
      lesson={lesson}
      middle
      {...(done ? {} : scene)}
      play={(card) => {
        if (card === WATERED) finished({}, "how-chaser-ignored", card);
        else finished({ fortitude: me.fortitude + total }, "how-chaser-spot", card);
      }}
      refuse={() => set({ said: t("how-why-chaser") })}
    />
  );
}
