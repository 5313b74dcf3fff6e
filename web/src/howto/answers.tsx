/** Lessons about responses: answering a card, and a Drink with Chasers. */

import type { JSX } from "preact";

import { t } from "../i18n";
import type { GameView } from "../net/protocol";
import { ME, titleOf, useStory, type LessonProps } from "./lessons";
import { changed, drunk, lessonGame, lessonSeat, lessonView, played, Stage } from "./stage";

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

export function AnswerLesson({ library, finish }: LessonProps): JSX.Element {
  const game = lessonGame(library, ["eve", "gog"], QUARREL);
  const title = titleOf(library, QUARREL);
  const name = (seat: number): string => game.names[seat] ?? "";
  const layer = (owner: number, card: number, will: string): string => t("how-layer", { name: name(owner), card: title(card), will });
  const danced = layer(GOG, DANCE, t("how-will-lose", { name: name(ME), n: 4 }));
  const burnt = layer(ME, FIRE, t("how-will-lose", { name: name(GOG), n: 3 }));
  const shielded = layer(GOG, POKING, t("how-will-ignore", { name: name(GOG), card: title(FIRE) }));
  const [story, set, again] = useStory(
    () => ({
      at: "hit" as "hit" | "ignored" | "mine" | "shielded" | "negated" | "end",
      view: lessonView([lessonSeat("eve", { hand: 4 }), lessonSeat("gog")], {
        active: GOG,
        stack: [played(GOG, DANCE, [ME])],
        top: "play",
      }),
      hand: [ILLUSION, NEGATE, FIRE, EMPTY] as number[],
      stackText: [danced],
      said: t("how-answer-do", { name: name(GOG), card: title(DANCE) }),
    }),
    finish,
  );
  const { at, view, hand, stackText, said, done } = story;
  const without = (card: number): number[] => hand.filter((one) => one !== card);
  const clear: Partial<GameView> = { stack: [], top: "turn" };
  const hurt = (): void =>
    set({
      at: "mine",
      view: changed(view, { [ME]: { fortitude: 16 } }, { ...clear, active: ME }),
      stackText: [],
      said: t("how-answer-hurt", { name: name(GOG) }),
    });
  const attack = (): void =>
    set({
      at: "shielded",
      view: changed(view, {}, { stack: [played(ME, FIRE, [GOG]), played(GOG, POKING)], top: "play" }),
      hand: without(FIRE),
      stackText: [burnt, shielded],
      said: t("how-answer-shielded", { mine: title(FIRE), name: name(GOG), card: title(POKING) }),
    });
  const press = (card: number, may: boolean): void => {
    if (!may) {
      const reason = { [NEGATE]: "how-why-negate", [FIRE]: "how-why-action", [EMPTY]: "how-why-drink" }[card] ?? "how-why-not";
      if (at === "hit" || at === "shielded") set({ said: t(reason, { card: title(card) }) });
    } else if (card === ILLUSION) {
      set({
        at: "ignored",
        view: changed(view, { [ME]: { hand: 3 } }, { stack: [played(GOG, DANCE, [ME]), played(ME, ILLUSION)] }),
        hand: without(ILLUSION),
        stackText: [danced, layer(ME, ILLUSION, t("how-will-ignore", { name: name(ME), card: title(DANCE) }))],
        said: t("how-answer-window"),
      });
    } else if (card === NEGATE) {
      set({
        at: "negated",
        view: changed(view, {}, { stack: [played(ME, FIRE, [GOG]), { ...played(GOG, POKING), negated: true }, played(ME, NEGATE)] }),
        hand: without(NEGATE),
        stackText: [burnt, shielded, layer(ME, NEGATE, t("how-will-negate", { card: title(POKING) }))],
        said: t("how-answer-negate", { card: title(POKING) }),
      });
    } else attack();
  };
  return (
    <Stage
      library={library}
      game={game}
      view={view}
      said={said}
      done={done}
      middle
      stackText={stackText}
      hand={hand}
      playable={at === "hit" ? [ILLUSION] : at === "mine" ? [FIRE] : at === "shielded" ? [NEGATE] : []}
      press={press}
      choices={
        at === "hit"
          ? [{ label: t("dont-respond"), quiet: true, act: hurt }]
          : at === "ignored"
            ? [
                {
                  label: t("how-nobody-responds"),
                  act: () =>
                    set({
                      at: "mine",
                      view: changed(view, {}, { ...clear, active: ME }),
                      stackText: [],
                      said: t("how-answer-ignored", { card: title(FIRE) }),
                    }),
                },
              ]
            : at === "shielded"
              ? [
                  {
                    label: t("dont-respond"),
                    quiet: true,
                    act: () =>
                      set({ at: "end", view: changed(view, {}, clear), stackText: [], said: t("how-answer-missed", { name: name(GOG) }), done: true }),
                  },
                ]
              : at === "negated"
                ? [
                    {
                      label: t("how-nobody-responds"),
                      act: () =>
                        set({
                          at: "end",
                          view: changed(view, { [GOG]: { fortitude: 17 } }, clear),
                          stackText: [],
                          said: t("how-answer-end", { name: name(GOG) }),
                          done: true,
                        }),
                    },
                  ]
                : []
      }
      again={again}
    />
  );
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

export function ChaserLesson({ library, finish }: LessonProps): JSX.Element {
  const game = lessonGame(library, ["dimli"], ROUND);
  const title = titleOf(library, ROUND);
  const [story, set, again] = useStory(
    () => ({
      view: lessonView([lessonSeat("dimli", { fortitude: 13, alcohol: 4, pile: 3, hand: 2 })], { phase: "drink" }),
      shown: 0,
      hand: [WATERED, SPOT],
      said: t("how-chaser-do"),
    }),
    finish,
  );
  const { view, shown, hand, said, done } = story;
  const me = view.seats[ME] ?? lessonSeat("dimli");
  const total = (count: number): number => STRENGTH.slice(0, count).reduce((sum, one) => sum + one, 0);
  const cards = Array.from({ length: shown }, (_, i) => i);
  const reveal = (): void => {
    const next = shown + 1;
    const all = next === STRENGTH.length;
    set({
      view: changed(view, { [ME]: { pile: me.pile - 1 } }, { stack: [drunk(ME, [...cards, shown], total(next))], top: "drinks" }),
      shown: next,
      said: t(all ? "how-chaser-all" : "how-chaser-more", { card: title(shown), n: total(next) }),
    });
  };
  const finished = (part: { fortitude?: number; alcohol?: number }, word: string, card = -1): void =>
    set({
      view: changed(view, { [ME]: part }, { stack: [], top: "turn", drink_discard: [0, 1, 2] }),
      hand: hand.filter((one) => one !== card),
      said: t(word, { card: title(card), n: total(shown) }),
      done: true,
    });
  const ready = shown === STRENGTH.length && !done;
  return (
    <Stage
      library={library}
      game={game}
      view={view}
      said={said}
      done={done}
      middle
      stackText={
        shown && !done
          ? [t("how-layer", { name: game.names[ME] ?? "", card: title(0), will: t("how-will-drink", { n: total(shown) }) })]
          : []
      }
      hand={hand}
      playable={ready ? hand : []}
      press={(card, may) => {
        if (!may) set({ said: t(done ? "how-chaser-over" : "how-why-chaser") });
        else if (card === WATERED) finished({}, "how-chaser-ignored", card);
        else finished({ fortitude: me.fortitude + total(shown) }, "how-chaser-spot", card);
      }}
      choices={
        done
          ? []
          : ready
            ? [{ label: t("how-drink"), quiet: true, act: () => finished({ alcohol: me.alcohol + total(shown) }, "how-chaser-drunk") }]
            : [{ label: t(shown ? "how-reveal-chaser" : "how-reveal"), act: reveal }]
      }
      again={again}
    />
  );
}
