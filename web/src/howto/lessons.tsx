/** The first lessons: how one loses, Gold, and the four phases of a turn. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Library } from "../state/library";
import { changed, drunk, lessonGame, lessonSeat, lessonView, played, Stage } from "./stage";

export interface LessonProps {
  library: Library;
  finish: () => void;
}

export const ME = 0;

interface Ended {
  done: boolean; // what the lesson is about has been done
}

/** A lesson is a place in its story; starting anew is going back to the first. */
export function useStory<S extends object>(
  first: () => S,
  finish: () => void,
): [S & Ended, (part: Partial<S & Ended>) => void, () => void] {
  const begin = (): S & Ended => ({ ...first(), done: false });
  const [story, setStory] = useState(begin);
  useEffect(() => {
    if (story.done) finish();
  }, [story.done]);
  return [story, (part) => setStory({ ...story, ...part }), () => setStory(begin)];
}

export const titleOf =
  (library: Library, cards: string[]) =>
  (card: number): string =>
    library.cards.get(cards[card] ?? "")?.title ?? "";

export const between = (value: number): number => Math.max(0, Math.min(20, value));

// The track ---------------------------------------------------------------------------------------

const SHELF = [
  "drinks-rdi2/dark-ale",
  "drinks-rdi2/elven-wine",
  "drinks-rdi2/dragon-breath-ale",
  "drinks-rdi2/holy-water",
  "drinks-rdi2/dirty-dishwater",
  "eve/whoa-careful-thats-real-fire",
];
const FIRE = 5;
const BURNS = 3;

export function TrackLesson({ library, finish }: LessonProps): JSX.Element {
  const game = lessonGame(library, ["gog"], SHELF);
  const title = titleOf(library, SHELF);
  const [{ view, said, done }, set, again] = useStory(
    () => ({ view: lessonView([lessonSeat("gog")]), said: t("how-track-do") }),
    finish,
  );
  const me = view.seats[ME] ?? lessonSeat("gog");
  const take = (card: number): void => {
    const drink = library.cards.get(SHELF[card] ?? "")?.drink;
    const fortitude = between(me.fortitude + (card === FIRE ? -BURNS : (drink?.fortitude ?? 0)));
    const alcohol = between(me.alcohol + (drink?.alcohol ?? 0));
    const out = alcohol >= fortitude;
    set({
      view: changed(view, { [ME]: { fortitude, alcohol, alive: !out } }),
      said: out
        ? t("how-track-out", { card: title(card), n: fortitude })
        : t("how-track-took", { card: title(card), n: fortitude - alcohol }),
      done: done || out,
    });
  };
  return (
    <Stage
      library={library}
      game={game}
      view={view}
      said={said}
      done={done && !me.alive}
      hand={SHELF.map((_, i) => i)}
      playable={me.alive ? SHELF.map((_, i) => i) : []}
      press={(card) => me.alive && take(card)}
      again={again}
    />
  );
}

// Gold --------------------------------------------------------------------------------------------

const PURSE = ["eve/tip-me-im-the-wench", "eve/gold-what-gold", "eve/tip-the-wench"];
const FROM_ALL = 0;
const TO_THE_INN = 2;

export function GoldLesson({ library, finish }: LessonProps): JSX.Element {
  const game = lessonGame(library, ["eve", "dimli", "gog"], PURSE);
  const title = titleOf(library, PURSE);
  const [{ view, hand, chosen, said, done }, set, again] = useStory(
    () => ({
      view: lessonView([lessonSeat("eve", { gold: 4 }), lessonSeat("dimli", { gold: 3 }), lessonSeat("gog", { gold: 2 })]),
      hand: [0, 1, 2],
      chosen: -1,
      said: t("how-gold-do"),
    }),
    finish,
  );
  const gold = view.seats.map((seat) => seat.gold);
  const pay = (card: number, payers: number[]): void => {
    const after = gold.map((have, i) => have - (payers.includes(i) ? 1 : 0));
    if (card !== TO_THE_INN) after[ME] = (after[ME] ?? 0) + payers.length;
    const broke = after.findIndex((have, i) => have === 0 && i !== ME);
    const left = hand.filter((other) => other !== card);
    set({
      view: changed(view, Object.fromEntries(after.map((have, i) => [i, { gold: have, alive: have > 0 }]))),
      hand: left,
      chosen: -1,
      said:
        broke >= 0
          ? t("how-gold-broke", { name: game.names[broke] ?? "" })
          : left.length
            ? t(card === TO_THE_INN ? "how-gold-inn" : "how-gold-took", { card: title(card), n: payers.length })
            : t("how-gold-nobody"),
      done: broke >= 0,
    });
  };
  return (
    <Stage
      library={library}
      game={game}
      view={view}
      said={said}
      done={done}
      hand={hand}
      playable={done ? [] : hand}
      chosen={[chosen]}
      press={(card, may) => {
        if (!may) return;
        if (card === FROM_ALL) pay(card, [1, 2]);
        else set({ chosen: card, said: t("how-pick-mat") });
      }}
      targets={chosen >= 0 ? [1, 2] : []}
      pick={(seat) => pay(chosen, [seat])}
      again={again}
    />
  );
}

// A turn ------------------------------------------------------------------------------------------

const DECK = [
  "gog/dance-with-gog",
  "gog/this-taste-yucky",
  "gog/winning-hand",
  "gog/i-raise",
  "gog/stop-poking-gog",
  "gog/gog-forget-about-ouch",
  "gog/why-you-laugh-at-gog",
  "gog/that-not-hurt-this-hurt",
  "gog/shut-up",
  "gog/gog-find-shiny-in-loincloth",
  "gog/this-game-stupid",
  "gog/gog-not-think-so",
  "drinks-rdi2/dark-ale",
];
const DEALT = 6;
const FULL_HAND = 7;
const HITS: Record<number, number> = { 0: 4, 6: 2 };
const ALE = 12;

export function TurnLesson({ library, finish }: LessonProps): JSX.Element {
  const game = lessonGame(library, ["gog", "eve", "dimli"], DECK);
  const title = titleOf(library, DECK);
  const name = (seat: number): string => game.names[seat] ?? "";
  const [story, set, again] = useStory(
    () => ({
      view: lessonView([lessonSeat("gog", { hand: DEALT }), lessonSeat("eve"), lessonSeat("dimli")], { phase: "discard" }),
      hand: DECK.slice(0, DEALT).map((_, i) => i),
      chosen: [] as number[],
      stackText: [] as string[],
      said: t("how-turn-discard"),
      hit: -1, // whom the Action is aimed at
    }),
    finish,
  );
  const { view, hand, chosen, stackText, said, hit, done } = story;
  const { phase } = view;
  const actions = hand.filter((card) => card in HITS);
  const [card = -1] = chosen;
  const revealed = view.stack.length > 0;

  const draw = (): void => {
    const kept = hand.filter((one) => !chosen.includes(one));
    // An Action comes first, so that there is one to play whatever was discarded.
    const fresh = [6, 7, 8, 9, 10, 11].filter((one) => !hand.includes(one)).slice(0, FULL_HAND - kept.length);
    set({
      view: changed(view, { [ME]: { hand: FULL_HAND, discard: chosen, deck: 33 - fresh.length } }, { phase: "action" }),
      hand: [...kept, ...fresh],
      chosen: [],
      said: t("how-turn-action", { n: fresh.length }),
    });
  };
  const order = (seat: number): void =>
    set({
      view: changed(view, { [seat]: { pile: 2 } }, { phase: "drink", drink_deck: view.drink_deck - 1 }),
      said: t("how-turn-drink", { name: name(seat) }),
    });
  const resolve = (): void => {
    const loss = HITS[card] ?? 0;
    const seat = view.seats[hit];
    set({
      view: changed(
        view,
        { [hit]: { fortitude: (seat?.fortitude ?? 20) - loss }, [ME]: { hand: hand.length - 1 } },
        { stack: [], phase: "order" },
      ),
      hand: hand.filter((one) => one !== card),
      chosen: [],
      stackText: [],
      said: t("how-turn-order", { name: name(hit), n: loss }),
    });
  };
  const drink = (): void =>
    set({
      view: changed(view, { [ME]: { alcohol: 1, pile: 0 } }, { stack: [], drink_discard: [ALE], active: 1, phase: "discard" }),
      stackText: [],
      said: t("how-turn-over", { name: name(1) }),
      done: true,
    });

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
      playable={done ? [] : phase === "discard" ? hand : phase === "action" && !revealed ? actions : []}
      chosen={chosen}
      press={(pressed, may) => {
        if (phase === "discard" && !done) {
          set({ chosen: chosen.includes(pressed) ? chosen.filter((one) => one !== pressed) : [...chosen, pressed] });
        } else if (may) set({ chosen: [pressed], said: t("how-pick-mat") });
        else if (!done && phase === "action") set({ said: t("how-turn-not-action", { card: title(pressed) }) });
      }}
      targets={phase === "action" && card >= 0 && !revealed ? [1, 2] : phase === "order" ? [1, 2] : []}
      pick={(seat) =>
        phase === "order"
          ? order(seat)
          : set({
              hit: seat,
              view: { ...view, stack: [played(ME, card, [seat])], top: "play" },
              stackText: [t("how-layer", { name: name(ME), card: title(card), will: t("how-will-lose", { name: name(seat), n: HITS[card] ?? 0 }) })],
              said: t("how-turn-window", { card: title(card) }),
            })
      }
      choices={
        done
          ? []
          : phase === "discard"
            ? [{ label: chosen.length ? t("discard-some", { n: chosen.length }) : t("discard-none"), act: draw }]
            : phase === "action"
              ? revealed
                ? [{ label: t("how-nobody-responds"), act: resolve }]
                : [{ label: t("how-no-action"), quiet: true, act: () => set({ view: { ...view, phase: "order" }, chosen: [], said: t("how-turn-order-plain") }) }]
              : phase === "drink"
                ? revealed
                  ? [{ label: t("how-drink"), act: drink }]
                  : [
                      {
                        label: t("how-reveal"),
                        act: () =>
                          set({
                            view: { ...view, stack: [drunk(ME, [ALE], 1)], top: "drinks" },
                            stackText: [t("how-layer", { name: name(ME), card: title(ALE), will: t("how-will-drink", { n: 1 }) })],
                            said: t("how-turn-revealed", { card: title(ALE) }),
                          }),
                      },
                    ]
                : []
      }
      again={again}
    />
  );
}
