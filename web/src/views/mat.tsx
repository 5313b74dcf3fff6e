/** A player's mat: the track, the coins, the piles, and what is going on there. */

import type { JSX } from "preact";

import { Crest } from "../art/crest";
import { CardBack, Coins, Glyph } from "../art/icons";
import { Track } from "../art/track";
import { t } from "../i18n";
import type { Chair, GameInfo, GameView } from "../net/protocol";
import { seatName, type Library } from "../state/library";
import type { Float } from "../state/session";

interface MatProps {
  seat: number;
  view: GameView;
  game: GameInfo;
  library: Library;
  chair?: Chair | undefined;
  mine?: boolean;
  asked?: boolean;
  floats?: Float[];
  target?: "open" | "chosen" | undefined;
  press?: (() => void) | undefined;
}

const SIGN = { fortitude: "heart", alcohol: "drink", gold: "" } as const;

export function Mat(props: MatProps): JSX.Element {
  const { seat, view, game, library, chair, mine, asked, floats = [], target, press } = props;
  const state = view.seats[seat];
  if (!state) return <></>;
  const name = seatName(library, view.seats, seat);
  const active = view.active === seat && !view.over;
  const won = view.over && view.winners.includes(seat);
  const { round } = view;
  const brink = state.alive && (state.fortitude - state.alcohol <= 3 || state.gold <= 1);
  const who = chair
    ? chair.kind === "bot"
      ? t("mat-bot")
      : chair.name + (mine ? ` (${t("mat-you")})` : "")
    : "";
  const badges = [
    won && t("mat-winner"),
    !state.alive && (state.gold <= 0 ? t("mat-broke") : t("mat-passed-out")),
    chair?.kind === "player" && !chair.present && !view.over && t("mat-away"),
    brink && t("mat-brink"),
    round && !round.inside.includes(seat) && state.alive && t("mat-outside-round"),
    round && round.controller === seat && t("mat-control"),
    round && round.passed.includes(seat) && t("mat-passed"),
  ].filter((badge): badge is string => Boolean(badge));

  const summary = t("mat-summary", {
    name,
    fortitude: state.fortitude,
    alcohol: state.alcohol,
    gold: state.gold,
    pile: state.pile,
    hand: state.hand,
  });
  const inside = (
    <>
      <span class="mat-head">
        <Crest id={state.character} size={mine ? 44 : 36} />
        <span class="mat-names">
          <strong>{name}</strong>
          <small>{who}</small>
        </span>
        {active && (
          <span class="mat-turn" title={t("mat-active")}>
            <Glyph name="crown" size={16} />
          </span>
        )}
        {asked && <span class="mat-asked" aria-hidden="true" />}
      </span>
      <Track fortitude={state.fortitude} alcohol={state.alcohol} />
      <span class="mat-numbers" aria-hidden="true">
        <span>
          <Glyph name="drink" size={13} /> {state.alcohol}
        </span>
        <span>
          <Glyph name="heart" size={13} /> {state.fortitude}
        </span>
      </span>
      <span class="mat-gold" title={t("mat-gold", { n: state.gold })}>
        <Coins amount={state.gold} />
        <b>{state.gold}</b>
        <span class="hidden">{t("mat-gold", { n: state.gold })}</span>
      </span>
      <span class="mat-piles">
        <span class="pile drinks" title={t("mat-pile", { n: state.pile })}>
          <CardBack kind="drink" size={18} />
          <b>{state.pile}</b>
          <small>{t("mat-pile-short")}</small>
        </span>
        <span class="pile" title={t("mat-hand", { n: state.hand })}>
          <Glyph name="hand" size={18} />
          <b>{state.hand}</b>
          <small>{t("mat-hand-short")}</small>
        </span>
        <span class="pile" title={t("mat-deck", { n: state.deck })}>
          <CardBack kind="character" size={18} />
          <b>{state.deck}</b>
          <small>{t("mat-deck-short")}</small>
        </span>
        <span class="pile" title={t("mat-discard", { n: state.discard.length })}>
          <span class="pile-open" aria-hidden="true" />
          <b>{state.discard.length}</b>
          <small>{t("mat-discard-short")}</small>
        </span>
      </span>
      {(state.kept.length > 0 || state.side.length > 0) && (
        <span class="mat-kit">
          {state.side.map((side, i) => (
            <span key={`side${i}`} class="kit-card">
              {t("mat-side", { n: side.deck })}
            </span>
          ))}
          {state.kept.map((card) => (
            <span key={card} class="kit-card">
              {library.cards.get(game.cards[card] ?? "")?.title}
            </span>
          ))}
        </span>
      )}
      {badges.length > 0 && (
        <span class="mat-badges">
          {badges.map((badge) => (
            <span key={badge} class="badge">
              {badge}
            </span>
          ))}
        </span>
      )}
      <span class="floats" aria-hidden="true">
        {floats.map((f) => (
          <span key={f.id} class={`float ${f.stat} ${f.amount > 0 ? "up" : "down"}`}>
            {f.amount > 0 ? "+" : "−"}
            {Math.abs(f.amount)}
            {SIGN[f.stat] ? <Glyph name={SIGN[f.stat]} size={14} /> : <Coins amount={1} />}
          </span>
        ))}
      </span>
    </>
  );
  const looks = `mat${active ? " active" : ""}${state.alive ? "" : " out"}${mine ? " mine" : ""}${won ? " won" : ""}${
    target ? ` target-${target}` : ""
  }`;
  return target && press ? (
    <button
      type="button"
      class={looks}
      data-seat={seat}
      onClick={press}
      aria-label={t("mat-target", { name, summary })}
      aria-pressed={target === "chosen"}
    >
      {inside}
    </button>
  ) : (
    <section class={looks} data-seat={seat} aria-label={summary}>
      {inside}
    </section>
  );
}
