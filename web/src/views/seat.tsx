/** A player behind the table: the bust, and the plaque with all that is known of them. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { ContestMug } from "../art/tankard";
import { t } from "../i18n";
import type { BoxCard, Chair, GameInfo, GameView } from "../net/protocol";
import { goesUnder, type Changes } from "../state/foresee";
import type { Library } from "../state/library";
import { moodOf, stepsLeft } from "../state/mood";
import type { Float, Out } from "../state/seen";
import { hasKit, KitStrip, kitWords } from "./kit";
import { Bust, Head, Sign, Tankard } from "./likeness";
import { Look } from "./look";
import { MatWhole } from "./matwhole";
import type { SeatSize } from "./stage";
import { Medal, Track, type Numbers } from "./track";

export interface SeatProps {
  seat: number;
  view: GameView;
  game: GameInfo;
  library: Library;
  chair?: Chair | undefined;
  size: SeatSize;
  mine?: boolean;
  coming?: Changes | undefined; // what happens to everybody if nothing stops it
  outs?: Out[];
  hurt?: number[];
  boxes?: BoxCard[][] | undefined;
  floats?: Float[];
  target?: "open" | "chosen" | undefined;
  letter?: string | undefined;
  press?: (() => void) | undefined;
  drink?: Contestant | undefined; // in a Drinking Contest
}

/** What somebody drinks in a Drinking Contest. */
export interface Contestant {
  title: string;
  alcohol: number;
  fortitude: number;
  ignored: boolean;
  leads: boolean;
}

/** The seat's numbers, and what they are going to be. */
export function numbersOf(view: GameView, seat: number, coming: Changes | undefined): Numbers {
  const now = view.seats[seat];
  const sum = now?.alive ? coming?.get(seat) : undefined;
  const onTrack = (value: number): number => Math.max(0, Math.min(20, value));
  const fortitude = now?.fortitude ?? 0;
  const alcohol = now?.alcohol ?? 0;
  return {
    fortitude,
    alcohol,
    ...(sum?.fortitude ? { nextFortitude: onTrack(fortitude + sum.fortitude) } : {}),
    ...(sum?.alcohol ? { nextAlcohol: onTrack(alcohol + sum.alcohol) } : {}),
    out: !now?.alive,
  };
}

/** How somebody went out; who has both no Gold and no step left passed out. */
export function wentOut(view: GameView, seat: number, outs: Out[]): { kind: string; turn: number } {
  const known = outs.find((out) => out.seat === seat);
  if (known) return known;
  const now = view.seats[seat];
  return { kind: now && stepsLeft(now) > 0 ? "out-of-gold" : "passed-out", turn: 0 };
}

/** What is going on with a seat, in words, and how loud. */
export function tabOf(props: Pick<SeatProps, "seat" | "view" | "chair" | "coming" | "outs">): { text: string; look: string } | null {
  const { seat, view, chair, coming, outs = [] } = props;
  const now = view.seats[seat];
  if (!now) return null;
  if (view.over && view.winners.includes(seat)) return { text: t("mat-winner"), look: "turn" };
  if (!now.alive) {
    const { kind, turn } = wentOut(view, seat, outs);
    return { text: turn ? t(`tab-${kind}`, { n: turn }) : t(`tab-${kind}-plain`), look: "quiet" };
  }
  if (coming && goesUnder(view, seat, coming)) return { text: t("tab-would-pass-out"), look: "danger" };
  if (chair?.kind === "player" && !chair.present && !view.over) return { text: t("mat-away"), look: "quiet" };
  const words: string[] = [];
  if (view.active === seat && !view.over) words.push(t("tab-turn"));
  const { round } = view;
  if (round?.controller === seat) words.push(t("tab-control"));
  else if (round && !round.inside.includes(seat)) words.push(t("tab-not-in"));
  else if (round?.passed.includes(seat)) words.push(t("tab-passed"));
  if (!words.length) return null;
  const loud = view.active === seat || round?.controller === seat;
  return { text: words.join(" · "), look: loud ? "turn" : "quiet" };
}

const SIGN = { fortitude: "heart", alcohol: "ale", gold: "coin" } as const;

export function Floats({ floats }: { floats: Float[] }): JSX.Element {
  return (
    <span class="floats" aria-hidden="true">
      {floats.map((f) => (
        <span key={f.id} class={`float ${f.stat} ${f.amount > 0 ? "up" : "down"}`}>
          {f.amount > 0 ? "+" : "−"}
          {Math.abs(f.amount)}
          <Sign name={SIGN[f.stat]} />
        </span>
      ))}
    </span>
  );
}

export function summaryOf({ seat, view, game, library, boxes }: SeatProps): string {
  const now = view.seats[seat];
  if (!now) return "";
  const kit = { seat, state: now, game, library, boxes };
  const summary = t("mat-summary", {
    name: game.names[seat] ?? "",
    fortitude: now.fortitude,
    alcohol: now.alcohol,
    left: stepsLeft(now),
    gold: now.gold,
    pile: now.pile,
    hand: now.hand,
  });
  return hasKit(kit) ? `${summary}. ${kitWords(kit)}` : summary;
}

function ContestStrip({ drink }: { drink: Contestant }): JSX.Element {
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  return (
    <span class={`contest-strip${drink.leads ? " leads" : ""}${drink.ignored ? " ignored" : ""}`}>
      <ContestMug strength={drink.ignored ? 0 : drink.alcohol} size={46} />
      <span>
        <b>{drink.title}</b>
        <small>
          <Sign name="ale" /> {signed(drink.alcohol)}
          {drink.fortitude ? (
            <>
              {" "}
              <Sign name="heart" /> {signed(drink.fortitude)}
            </>
          ) : null}
          {drink.leads ? ` · ${t("contest-leads")}` : ""}
        </small>
      </span>
    </span>
  );
}

export function Seat(props: SeatProps): JSX.Element {
  const { seat, view, game, library, chair, size, coming, hurt = [], boxes, floats = [], target, letter, press } = props;
  const [looking, setLooking] = useState(false);
  const now = view.seats[seat];
  if (!now) return <></>;
  const name = game.names[seat] ?? "";
  const numbers = numbersOf(view, seat, coming);
  const tab = tabOf(props);
  const left = (numbers.nextFortitude ?? now.fortitude) - (numbers.nextAlcohol ?? now.alcohol);
  const mood = moodOf(view, seat, hurt);
  const sum = now.alive ? coming?.get(seat) : undefined;
  const kit = { seat, state: now, game, library, boxes };
  const away = view.round !== null && !view.round.inside.includes(seat);
  const summary = summaryOf(props);
  const looks = [
    "seat",
    `size-${size}`,
    view.active === seat && !view.over ? "active" : "",
    now.alive ? (left <= 3 ? "brink" : "") : "out",
    away && now.alive ? "outside" : "",
    target ? `target-${target}` : "",
    sum ? "struck" : "",
  ].join(" ");
  const counts = (
    <span class="counts" aria-hidden="true">
      <span class="count gold-count" title={t("mat-gold", { n: now.gold })}>
        <Sign name="coin" />
        <b>{sum?.gold ? `${now.gold}→${Math.max(0, now.gold + sum.gold)}` : now.gold}</b>
      </span>
      <span class="count" title={t("mat-hand", { n: now.hand })}>
        <Sign name="cards" />
        <b>{now.hand}</b>
      </span>
      <span class="count" title={t("mat-pile", { n: now.pile })}>
        <Sign name="mug" />
        <b>{now.pile}</b>
      </span>
    </span>
  );
  const player = chair?.kind === "player" ? chair.name : chair?.kind === "bot" ? t("mat-bot") : "";
  return (
    <section class={looks} data-seat={seat} aria-label={summary}>
      <span class="bust">
        {size === "heads" ? <Head id={now.character} mood={mood} name={`s${seat}`} /> : <Bust id={now.character} mood={mood} name={`s${seat}`} />}
      </span>
      <button type="button" class="plaque" title={t("mat-look")} onClick={() => setLooking(true)}>
        <span class="hidden">{summary}</span>
        {size !== "S" && size !== "heads" && <span class="tankard-place"><Tankard fortitude={now.fortitude} alcohol={now.alcohol} name={`seat${seat}`} out={!now.alive} /></span>}
        <Medal {...numbers} />
        <strong class="who" aria-hidden="true">
          {name}
          {player && <small> {player}</small>}
        </strong>
        {size === "heads" ? null : <Track {...numbers} />}
        {counts}
      </button>
      {tab && <span class={`tab ${tab.look}`}>{tab.text}</span>}
      {letter && target && (
        <span class="letter" aria-hidden="true">
          {letter}
        </span>
      )}
      {props.drink && <ContestStrip drink={props.drink} />}
      {hasKit(kit) && !props.drink && (
        <button type="button" class="kit-strip" title={t("mat-look")} onClick={() => setLooking(true)}>
          <span class="hidden">{t("kit-of", { name, what: kitWords(kit) })}</span>
          <span class="face" aria-hidden="true">
            <KitStrip {...kit} />
          </span>
        </button>
      )}
      {target && press && (
        <button type="button" class="seat-pick" onClick={press} aria-label={t("mat-target", { name, summary })} aria-pressed={target === "chosen"} data-seat={seat} />
      )}
      <Floats floats={floats} />
      {looking && (
        <Look title={name} close={() => setLooking(false)}>
          <MatWhole {...kit} />
        </Look>
      )}
    </section>
  );
}
