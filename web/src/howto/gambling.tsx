/** The lesson about a Round of Gambling, to be won. */

import type { JSX } from "preact";

import { t } from "../i18n";
import type { GameView, RoundView } from "../net/protocol";
import { changed, goOn, leaveIt, lessonSeat, lessonView, ME, played, useLesson, type LessonProps, type Scene } from "./lesson";
import { Stage } from "./stage";

const TABLE = ["gog/gambling-im-in", "gog/winning-hand", "gog/i-raise", "gog/gog-think-you-cheating-gog-no-like-cheaters", "eve/i-raise", "fleck/oops-i-dropped-my-cards"];
const [IN, WINNING, RAISE, CHEATER, EVES_RAISE, DROPPED] = [0, 1, 2, 3, 4, 5] as const;
const WHO = ["gog", "eve", "dimli", "fleck"];
const [EVE, DIMLI, FLECK] = [1, 2, 3] as const;
const EVERYBODY = [ME, EVE, DIMLI, FLECK];

type Place = "start" | "raised" | "mine" | "cheated" | "again" | "end";

export function GambleLesson(props: LessonProps): JSX.Element {
  const lesson = useLesson<{ at: Place }>(props, WHO, TABLE, () => ({
    at: "start",
    view: lessonView(WHO.map((id) => lessonSeat(id, { gold: 8 }))),
    hand: [IN, WINNING, RAISE, CHEATER],
    said: t("how-gamble-do"),
  }));
  const { now, set, title, name, layer, without } = lesson;
  const { at, view, hand } = now;
  const pot = view.round?.pot ?? 0;
  const gold = (seat: number): number => view.seats[seat]?.gold ?? 0;
  const round = (part: Partial<RoundView>): RoundView => ({
    starter: ME,
    prizes: [],
    controller: ME,
    inside: EVERYBODY,
    passed: [],
    seat: ME,
    pot,
    only_cheating: false,
    winner: -1,
    ...part,
  });
  const ante = pot + EVERYBODY.length; // the pot once each has put one Gold in
  const anted = (part: Partial<RoundView>): GameView =>
    changed(view, Object.fromEntries(EVERYBODY.map((i) => [i, { gold: gold(i) - 1 }])), {
      round: round({ pot: ante, ...part }),
      stack: [],
    });
  const won = (winner: number, word: string, card = -1): void =>
    set({
      at: "end",
      view: changed(view, { [winner]: { gold: gold(winner) + pot } }, { round: null, stack: [], top: "turn" }),
      hand: without(card),
      stackText: [],
      said: t(word, { name: name(winner), n: pot }),
      done: winner === ME,
    });
  const play = {
    [IN]: () => set({ at: "raised", view: anted({}), hand: without(IN), said: t("how-gamble-in", { n: EVERYBODY.length }) }),
    [WINNING]: () =>
      set({
        at: "cheated",
        view: changed(view, {}, {
          round: round({ only_cheating: true, passed: [EVE, DIMLI], seat: FLECK }),
          stack: [played(FLECK, DROPPED)],
          top: "play",
        }),
        hand: without(WINNING),
        stackText: [layer(FLECK, DROPPED, t("how-will-control", { name: name(FLECK) }))],
        said: t("how-gamble-cheated", { card: title(WINNING), name: name(FLECK), cheat: title(DROPPED) }),
      }),
    // Everybody antes once more, and then passes.
    [RAISE]: () =>
      set({
        at: "end",
        view: changed(anted({}), { [ME]: { gold: gold(ME) - 1 + ante } }, { round: null }),
        hand: without(RAISE),
        said: t("how-gamble-raised", { n: ante }),
        done: true,
      }),
    [CHEATER]: () => won(ME, "how-gamble-caught", CHEATER),
  } as Record<number, () => void>;
  const eveRaises = (): void =>
    set({
      at: "mine",
      view: anted({ controller: EVE, passed: [DIMLI, FLECK] }),
      said: t("how-gamble-mine", { name: name(EVE), card: title(EVES_RAISE), n: ante }),
    });
  const letFleck = (): void =>
    set({
      at: "again",
      view: changed(view, {}, { round: round({ controller: FLECK }), stack: [], top: "round" }),
      stackText: [],
      said: t("how-gamble-again", { name: name(FLECK) }),
    });

  const scenes: Record<Place, Scene> = {
    start: { playable: [IN] },
    raised: { choices: [goOn("how-go-on", eveRaises)] },
    mine: { playable: [WINNING, RAISE], choices: [leaveIt("how-pass", () => won(EVE, "how-gamble-lost"))] },
    cheated: { playable: [CHEATER], choices: [leaveIt("dont-respond", letFleck)] },
    again: { playable: hand.filter((card) => card === RAISE), choices: [leaveIt("how-pass", () => won(FLECK, "how-gamble-lost"))] },
    end: {},
  };
  const refuse = (card: number): void => set({ said: t("how-why-gamble", { card: title(card) }) });
  return <Stage lesson={lesson} middle {...scenes[at]} play={(card) => play[card]?.()} refuse={refuse} />;
}
