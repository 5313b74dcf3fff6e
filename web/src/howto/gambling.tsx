/** The lesson about a Round of Gambling, to be won. */

import type { JSX } from "preact";

import { t } from "../i18n";
import type { GameView, RoundView } from "../net/protocol";
import { ME, titleOf, useStory, type LessonProps } from "./lessons";
import { changed, lessonGame, lessonSeat, lessonView, played, Stage } from "./stage";

const TABLE = ["gog/gambling-im-in", "gog/winning-hand", "gog/i-raise", "gog/gog-think-you-cheating-gog-no-like-cheaters", "eve/i-raise", "fleck/oops-i-dropped-my-cards"];
const [IN, WINNING, RAISE, CHEATER, EVES_RAISE, DROPPED] = [0, 1, 2, 3, 4, 5] as const;
const [EVE, DIMLI, FLECK] = [1, 2, 3] as const;
const EVERYBODY = [ME, EVE, DIMLI, FLECK];

export function GambleLesson({ library, finish }: LessonProps): JSX.Element {
  const game = lessonGame(library, ["gog", "eve", "dimli", "fleck"], TABLE);
  const title = titleOf(library, TABLE);
  const name = (seat: number): string => game.names[seat] ?? "";
  const start = (): GameView => lessonView(game.characters.map((id) => lessonSeat(id, { gold: 8 })));
  const [story, set, again] = useStory(
    () => ({
      at: "start" as "start" | "raised" | "mine" | "cheated" | "again" | "end",
      view: start(),
      hand: [IN, WINNING, RAISE, CHEATER] as number[],
      said: t("how-gamble-do"),
    }),
    finish,
  );
  const { at, view, hand, said, done } = story;
  const pot = view.round?.pot ?? 0;
  const round = (part: Partial<RoundView>): RoundView => ({
    starter: ME,
    controller: ME,
    inside: EVERYBODY,
    passed: [],
    seat: ME,
    pot,
    only_cheating: false,
    winner: -1,
    ...part,
  });
  const anted = (controller: number): GameView =>
    changed(view, Object.fromEntries(view.seats.map((seat, i) => [i, { gold: seat.gold - 1 }])), {
      round: round({ controller, pot: pot + EVERYBODY.length }),
      stack: [],
    });
  const won = (winner: number, word: string, more = 0, card = -1): void =>
    set({
      at: "end",
      view: changed(view, { [winner]: { gold: (view.seats[winner]?.gold ?? 0) + pot + more } }, { round: null, stack: [], top: "turn" }),
      hand: hand.filter((one) => one !== card),
      said: t(word, { name: name(winner), n: pot + more }),
      done: winner === ME,
    });
  const without = (card: number): number[] => hand.filter((one) => one !== card);
  const press = (card: number, may: boolean): void => {
    if (!may) set({ said: done ? said : t("how-why-gamble", { card: title(card) }) });
    else if (card === IN) {
      set({ at: "raised", view: anted(ME), hand: without(IN), said: t("how-gamble-in", { n: EVERYBODY.length }) });
    } else if (card === WINNING) {
      set({
        at: "cheated",
        view: changed(view, {}, {
          round: round({ controller: ME, only_cheating: true, passed: [EVE, DIMLI], seat: FLECK }),
          stack: [played(FLECK, DROPPED)],
          top: "play",
        }),
        hand: without(WINNING),
        said: t("how-gamble-cheated", { card: title(WINNING), name: name(FLECK), cheat: title(DROPPED) }),
      });
    } else if (card === RAISE) {
      const after = anted(ME);
      const all = (after.round?.pot ?? 0);
      set({
        at: "end",
        view: changed(after, { [ME]: { gold: (after.seats[ME]?.gold ?? 0) + all } }, { round: null }),
        hand: without(RAISE),
        said: t("how-gamble-raised", { n: all }),
        done: true,
      });
    } else won(ME, "how-gamble-caught", 0, CHEATER);
  };
  return (
    <Stage
      library={library}
      game={game}
      view={view}
      said={said}
      done={done}
      middle
      stackText={at === "cheated" ? [t("how-layer", { name: name(FLECK), card: title(DROPPED), will: t("how-will-control", { name: name(FLECK) }) })] : []}
      hand={hand}
      playable={
        at === "start" ? [IN] : at === "mine" ? [WINNING, RAISE] : at === "cheated" ? [CHEATER] : at === "again" ? hand.filter((one) => one === RAISE) : []
      }
      press={press}
      choices={
        at === "raised"
          ? [
              {
                label: t("how-go-on"),
                act: () => {
                  const after = anted(EVE);
                  set({
                    at: "mine",
                    view: { ...after, round: { ...round({ controller: EVE, passed: [DIMLI, FLECK] }), pot: after.round?.pot ?? 0 } },
                    said: t("how-gamble-mine", { name: name(EVE), card: title(EVES_RAISE), n: after.round?.pot ?? 0 }),
                  });
                },
              },
            ]
          : at === "mine"
            ? [{ label: t("how-pass"), quiet: true, act: () => won(EVE, "how-gamble-lost") }]
            : at === "cheated"
              ? [
                  {
                    label: t("dont-respond"),
                    quiet: true,
                    act: () =>
                      set({
                        at: "again",
                        view: changed(view, {}, { round: round({ controller: FLECK }), stack: [], top: "round" }),
                        said: t("how-gamble-again", { name: name(FLECK) }),
                      }),
                  },
                ]
              : at === "again"
                ? [{ label: t("how-pass"), quiet: true, act: () => won(FLECK, "how-gamble-lost") }]
                : []
      }
      again={again}
    />
  );
}
