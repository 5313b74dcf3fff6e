/** The first lessons: how one loses, Gold, and the four phases of a turn. */

import type { JSX } from "preact";

import { t } from "../i18n";
import { changed, drunk, goOn, leaveIt, lessonSeat, lessonView, ME, played, useLesson, type LessonProps, type Scene } from "./lesson";
import { Stage } from "./stage";

const OTHERS = [1, 2];

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

const onTrack = (value: number): number => Math.max(0, Math.min(20, value));

export function TrackLesson(props: LessonProps): JSX.Element {
  const lesson = useLesson(props, ["gog"], SHELF, () => ({
    view: lessonView([lessonSeat("gog")]),
    hand: SHELF.map((_, i) => i),
    said: t("how-track-do"),
  }));
  const { now, set, title } = lesson;
  const me = now.view.seats[ME] ?? lessonSeat("gog");
  const take = (card: number): void => {
    const drink = props.library.cards.get(SHELF[card] ?? "")?.drink;
    const fortitude = onTrack(me.fortitude + (card === FIRE ? -BURNS : (drink?.fortitude ?? 0)));
    const alcohol = onTrack(me.alcohol + (drink?.alcohol ?? 0));
    const out = alcohol >= fortitude;
    set({
      view: changed(now.view, { [ME]: { fortitude, alcohol, alive: !out } }),
      said: out
        ? t("how-track-out", { card: title(card), n: fortitude })
        : t("how-track-took", { card: title(card), n: fortitude - alcohol }),
      done: out,
    });
  };
  return <Stage lesson={lesson} playable={me.alive ? now.hand : []} play={take} />;
}

// Gold --------------------------------------------------------------------------------------------

const PURSE = ["eve/tip-me-im-the-wench", "eve/gold-what-gold", "eve/tip-the-wench"];
const FROM_ALL = 0;
const TO_THE_INN = 2;

export function GoldLesson(props: LessonProps): JSX.Element {
  const lesson = useLesson(props, ["eve", "dimli", "gog"], PURSE, () => ({
    view: lessonView([lessonSeat("eve", { gold: 4 }), lessonSeat("dimli", { gold: 3 }), lessonSeat("gog", { gold: 2 })]),
    hand: [0, 1, 2],
    said: t("how-gold-do"),
  }));
  const { now, set, title, name, without } = lesson;
  const [chosen = -1] = now.chosen;
  const pay = (card: number, payers: number[]): void => {
    const after = now.view.seats.map(({ gold }, i) => gold - (payers.includes(i) ? 1 : 0));
    if (card !== TO_THE_INN) after[ME] = (after[ME] ?? 0) + payers.length;
    const broke = after.findIndex((have, i) => have === 0 && i !== ME);
    const left = without(card);
    set({
      view: changed(now.view, Object.fromEntries(after.map((have, i) => [i, { gold: have, alive: have > 0 }]))),
      hand: left,
      chosen: [],
      said:
        broke >= 0
          ? t("how-gold-broke", { name: name(broke) })
          : left.length
            ? t(card === TO_THE_INN ? "how-gold-inn" : "how-gold-took", { card: title(card), n: payers.length })
            : t("how-gold-nobody"),
      done: broke >= 0,
    });
  };
  return (
    <Stage
      lesson={lesson}
      playable={now.done ? [] : now.hand}
      targets={chosen >= 0 ? OTHERS : []}
      play={(card) => {
        if (card === FROM_ALL) pay(card, OTHERS);
        else set({ chosen: [card], said: t("how-pick-mat") });
      }}
      pick={(seat) => pay(chosen, [seat])}
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

export function TurnLesson(props: LessonProps): JSX.Element {
  const lesson = useLesson<{ hit: number }>(props, ["gog", "eve", "dimli"], DECK, () => ({
    view: lessonView([lessonSeat("gog", { hand: DEALT }), lessonSeat("eve"), lessonSeat("dimli")], { phase: "discard" }),
    hand: DECK.slice(0, DEALT).map((_, i) => i),
    said: t("how-turn-discard"),
    hit: -1, // whom the Action is aimed at
  }));
  const { now, set, title, name, layer, without } = lesson;
  const { view, hand, chosen, hit, done } = now;
  const { phase } = view;
  const [card = -1] = chosen;

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
  const aim = (seat: number): void =>
    set({
      hit: seat,
      view: { ...view, stack: [played(ME, card, [seat])], top: "play" },
      stackText: [layer(ME, card, t("how-will-lose", { name: name(seat), n: HITS[card] ?? 0 }))],
      said: t("how-turn-window", { card: title(card) }),
    });
  const resolve = (): void => {
    const loss = HITS[card] ?? 0;
    const left = without(card);
    set({
      view: changed(
        view,
        { [hit]: { fortitude: (view.seats[hit]?.fortitude ?? 20) - loss }, [ME]: { hand: left.length } },
        { stack: [], phase: "order" },
      ),
      hand: left,
      chosen: [],
      stackText: [],
      said: t("how-turn-order", { name: name(hit), n: loss }),
    });
  };
  const order = (seat: number): void =>
    set({
      view: changed(view, { [seat]: { pile: 2 } }, { phase: "drink", drink_deck: view.drink_deck - 1 }),
      said: t("how-turn-drink", { name: name(seat) }),
    });
  const reveal = (): void =>
    set({
      view: { ...view, stack: [drunk(ME, [ALE], 1)], top: "drinks" },
      stackText: [layer(ME, ALE, t("how-will-drink", { n: 1 }))],
      said: t("how-turn-revealed", { card: title(ALE) }),
    });
  const drink = (): void =>
    set({
      view: changed(view, { [ME]: { alcohol: 1, pile: 0 } }, { stack: [], drink_discard: [ALE], active: 1, phase: "discard" }),
      stackText: [],
      said: t("how-turn-over", { name: name(1) }),
      done: true,
    });
  const skipAction = (): void => set({ view: { ...view, phase: "order" }, chosen: [], said: t("how-turn-order-plain") });

  const shown = view.stack.length > 0; // what was played or revealed waits for answers
  const scenes: Record<string, Scene> = {
    discard: {
      playable: hand,
      choices: [{ label: chosen.length ? t("discard-some", { n: chosen.length }) : t("discard-none"), act: draw }],
    },
    action: shown
      ? { choices: [goOn("how-nobody-responds", resolve)] }
      : {
          playable: hand.filter((one) => one in HITS),
          targets: card >= 0 ? OTHERS : [],
          choices: [leaveIt("how-no-action", skipAction)],
        },
    order: { targets: OTHERS },
    drink: { choices: [shown ? goOn("how-drink", drink) : goOn("how-reveal", reveal)] },
  };
  return (
    <Stage
      lesson={lesson}
      middle
      {...(done ? {} : scenes[phase])}
      play={(pressed) => {
        if (phase === "action") set({ chosen: [pressed], said: t("how-pick-mat") });
        else set({ chosen: chosen.includes(pressed) ? chosen.filter((one) => one !== pressed) : [...chosen, pressed] });
      }}
      refuse={(pressed) => phase === "action" && set({ said: t("how-turn-not-action", { card: title(pressed) }) })}
      pick={phase === "order" ? order : aim}
    />
  );
}
