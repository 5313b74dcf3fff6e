/** The lesson about last call: one chance before one is out. */

import type { JSX } from "preact";

import { t } from "../i18n";
import { ME, titleOf, useStory, type LessonProps } from "./lessons";
import { changed, drunk, lessonGame, lessonSeat, lessonView, Stage } from "./stage";

const BRINK = ["fleck/who-knew-one-of-my-fans-is-a-priest", "fleck/tip-the-wench", "fleck/i-raise", "drinks-rdi2/elven-wine"];
const [PRIEST, TIP, , WINE] = [0, 1, 2, 3] as const;

export function LastCallLesson({ library, finish }: LessonProps): JSX.Element {
  const game = lessonGame(library, ["fleck", "eve", "gog"], BRINK);
  const title = titleOf(library, BRINK);
  const name = (seat: number): string => game.names[seat] ?? "";
  const [story, set, again] = useStory(
    () => ({
      at: "drink" as "drink" | "call" | "tip" | "end",
      view: lessonView(
        [lessonSeat("fleck", { fortitude: 7, alcohol: 5, gold: 5, hand: 3, pile: 0 }), lessonSeat("eve", { fortitude: 11, alcohol: 6, gold: 7 }), lessonSeat("gog", { fortitude: 9, alcohol: 4, gold: 4 })],
        { phase: "drink", stack: [drunk(ME, [WINE], 3)], top: "drinks" },
      ),
      hand: [PRIEST, TIP, 2] as number[],
      said: t("how-call-do", { card: title(WINE) }),
    }),
    finish,
  );
  const { at, view, hand, said, done } = story;
  const gold = (seat: number): number => view.seats[seat]?.gold ?? 0;
  const out = (): void => {
    const half = Math.floor(gold(ME) / 2);
    const share = Math.floor(half / 2);
    set({
      at: "end",
      view: changed(view, { [ME]: { alive: false, gold: 0 }, 1: { gold: gold(1) + share }, 2: { gold: gold(2) + share } }),
      said: t("how-call-out", { inn: gold(ME) - 2 * share, share }),
      done: true,
    });
  };
  return (
    <Stage
      library={library}
      game={game}
      view={view}
      said={said}
      done={done}
      middle
      stackText={at === "drink" ? [t("how-layer", { name: name(ME), card: title(WINE), will: t("how-will-drink", { n: 3 }) })] : []}
      hand={hand}
      playable={at === "call" || at === "tip" ? hand.filter((card) => card === PRIEST || card === TIP) : []}
      chosen={at === "tip" ? [TIP] : []}
      press={(card, may) => {
        if (!may) {
          if (!done) set({ said: t(at === "drink" ? "how-why-not" : "how-why-call", { card: title(card) }) });
        } else if (card === TIP) set({ at: "tip", said: t("how-pick-mat") });
        else {
          set({
            at: "end",
            view: changed(view, { [ME]: { fortitude: 9, hand: hand.length - 1 } }),
            hand: hand.filter((one) => one !== PRIEST),
            said: t("how-call-saved", { card: title(PRIEST) }),
            done: true,
          });
        }
      }}
      targets={at === "tip" ? [1, 2] : []}
      pick={(seat) =>
        set({
          at: "call",
          view: changed(view, { [seat]: { gold: gold(seat) - 1 } }),
          hand: hand.filter((one) => one !== TIP),
          said: t("how-call-tip", { name: name(seat) }),
        })
      }
      choices={
        at === "drink"
          ? [
              {
                label: t("how-drink"),
                act: () =>
                  set({
                    at: "call",
                    view: changed(view, { [ME]: { alcohol: 8 } }, { stack: [], top: "turn", drink_discard: [WINE] }),
                    said: t("how-call-now"),
                  }),
              },
            ]
          : at === "end"
            ? []
            : [{ label: t("how-give-up"), quiet: true, act: out }]
      }
      again={again}
    />
  );
}
