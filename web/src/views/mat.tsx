/** My own mat: portrait, medal, tankard, track, Gold, pile, deck; my kit lies on a tray above it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { inCase, joined, t } from "../i18n";
import { stepsLeft, moodOf } from "../state/mood";
import { sideOf } from "../state/sides";
import { Bubble } from "./chat";
import { hasKit, KitStrip, kitWords } from "./kit";
import { Head, Portrait, Sign, Tankard } from "./likeness";
import { Look, PileButton } from "./look";
import { MatWhole } from "./matwhole";
import { Floats, nameLook, numbersOf, Potions, summaryOf, tabOf, type SeatProps } from "./seat";
import { Medal, Track } from "./track";

export function Mat(props: SeatProps): JSX.Element {
  const { seat, view, game, library, chair, coming, hurt = [], boxes, floats = [], target, letter, press } = props;
  const [looking, setLooking] = useState(false);
  const now = view.seats[seat];
  if (!now) return <></>;
  const name = game.names[seat] ?? "";
  const numbers = numbersOf(view, seat, coming);
  const left = stepsLeft(now);
  const next = Math.max(0, (numbers.nextFortitude ?? now.fortitude) - (numbers.nextAlcohol ?? now.alcohol));
  const tab = tabOf(props);
  const sum = now.alive ? coming?.get(seat) : undefined;
  const kit = { seat, state: now, game, library, boxes };
  const summary = summaryOf(props);
  const mates = sideOf(game.parties, seat).slice(1);
  const looks = [
    "mat",
    view.active === seat && !view.over ? "active" : "",
    now.alive ? (next <= 3 ? "brink" : "") : "out",
    target ? `target-${target}` : "",
    sum ? "struck" : "",
    sum?.gold ? "changing" : "",
    mates.length ? `shared with-${mates.length}` : "",
  ].join(" ");
  return (
    <section class={looks} data-seat={seat} aria-label={summary}>
      {hasKit(kit) && (
        <button type="button" class="kit-tray" title={t("mat-look")} onClick={() => setLooking(true)}>
          <span class="hidden">{t("kit-of", { name, what: kitWords(kit) })}</span>
          <span class="face" aria-hidden="true">
            <KitStrip {...kit} big />
          </span>
        </button>
      )}
      <button type="button" class="mat-face" title={t("mat-look")} onClick={() => setLooking(true)}>
        <Portrait id={now.character} mood={moodOf(view, seat, hurt)} name="me" />
        {mates.map((mate) => (
          <span key={mate} class="mat-mate">
            <Head id={view.seats[mate]?.character ?? ""} mood={moodOf(view, mate, hurt)} name={`mate${mate}`} />
          </span>
        ))}
        <Medal {...numbers} />
        <span class="hidden">{summary}</span>
      </button>
      <span class="mat-names">
        <strong class={mates.length ? "" : nameLook(name)}>{mates.length > 1 ? name : joined([seat, ...mates].map((one) => game.names[one] ?? ""))}</strong>
        <small>{mates.length > 1 ? t("mat-with", { names: joined(mates.map((one) => inCase(view.seats[one]?.character ?? "", game.names[one] ?? "", "ins"))) }) : mates.length ? t("mat-team") : chair?.name}</small>
        <b class="left">{next === left ? t("steps-left", { n: left }) : t("steps-left-change", { before: left, n: next })}</b>
      </span>
      <span class="tankard-place"><Tankard fortitude={now.fortitude} alcohol={now.alcohol} name="mine" out={!now.alive} /></span>
      <Track {...numbers} />
      <span class="mat-counts">
        <span class="mat-gold count" title={t("mat-gold", { n: now.gold })}>
          <Sign name="coin" />
          <b>{sum?.gold ? `${now.gold}→${Math.max(0, now.gold + sum.gold)}` : now.gold}</b>
        </span>
        {now.potions > 0 && (
          <button type="button" class="count potion-count" title={t("potions-press", { n: now.potions })} onClick={props.drink}>
            <span class="hidden">{t("potions-press", { n: now.potions })}</span>
            <Potions n={now.potions} name="mine" />
          </button>
        )}
        <span class="count" title={t("mat-pile", { n: now.pile })}>
          <Sign name="mug" />
          <b>{now.pile}</b>
        </span>
        <span class="count deck-count" title={t("mat-deck", { n: now.deck })}>
          <Sign name="cards" />
          <b>{now.deck}</b> <small>{t("mat-deck-short")}</small>
        </span>
        <PileButton looks="count used-count" title={t("discard-of", { name, n: now.discard.length })} cards={now.discard} game={game} library={library}>
          <b>{now.discard.length}</b> <small>{t("mat-used-short")}</small>
        </PileButton>
      </span>
      {tab && tab.look !== "turn" && <span class={`tab ${tab.look}`}>{tab.text}</span>}
      {letter && target && (
        <span class="letter" aria-hidden="true">
          {letter}
        </span>
      )}
      {target && press && (
        <button type="button" class="seat-pick" onClick={press} aria-label={t("mat-target", { name, summary })} aria-pressed={target === "chosen"} data-seat={seat} />
      )}
      <Floats floats={floats} />
      <Bubble text={props.says} />
      {looking && (
        <Look title={name} close={() => setLooking(false)}>
          <MatWhole {...kit} />
        </Look>
      )}
    </section>
  );
}
