/** A player's mat: the track, the coins, the piles, the kit, and what is going on there. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { Crest } from "../art/crest";
import { CardBack, Coins, Glyph } from "../art/icons";
import { Track } from "../art/track";
import { t } from "../i18n";
import type { BoxCard, Chair, GameInfo, GameView } from "../net/protocol";
import type { Library } from "../state/library";
import type { Float } from "../state/seen";
import { hasKit, kitOf, KitStrip, KitWhole, kitWords } from "./kit";
import { Look, OpenPile, PileButton } from "./look";

interface MatProps {
  seat: number;
  view: GameView;
  game: GameInfo;
  library: Library;
  chair?: Chair | undefined;
  mine?: boolean;
  boxes?: BoxCard[][] | undefined; // my own look into my hidden boxes
  asked?: boolean;
  floats?: Float[];
  target?: "open" | "chosen" | undefined;
  press?: (() => void) | undefined;
}

const SIGN = { fortitude: "heart", alcohol: "drink", gold: "" } as const;

export function Mat(props: MatProps): JSX.Element {
  const { seat, view, game, library, chair, mine, boxes, asked, floats = [], target, press } = props;
  const [looking, setLooking] = useState(false);
  const state = view.seats[seat];
  if (!state) return <></>;
  const name = game.names[seat] ?? "";
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
  const kit = { seat, state, game, library, boxes };
  const looks = `mat${active ? " active" : ""}${state.alive ? "" : " out"}${mine ? " mine" : ""}${won ? " won" : ""}${
    target ? ` target-${target}` : ""
  }`;
  return (
    <section class={looks} data-seat={seat} aria-label={summary}>
      <button type="button" class="mat-head" title={t("mat-look")} onClick={() => setLooking(true)}>
        <Crest id={state.character} size={mine ? 44 : 36} />
        <span class="mat-names">
          <strong>{name}</strong>
          <small>{who}</small>
        </span>
        <span class="hidden">{t("mat-look")}</span>
        {active && (
          <span class="mat-turn" title={t("mat-active")}>
            <Glyph name="crown" size={16} />
          </span>
        )}
        {asked && <span class="mat-asked" aria-hidden="true" />}
      </button>
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
        <b aria-hidden="true">{state.gold}</b>
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
          <CardBack kind="character" of={state.character} size={18} />
          <b>{state.deck}</b>
          <small>{t("mat-deck-short")}</small>
        </span>
        <PileButton
          looks="pile"
          title={t("discard-of", { name, n: state.discard.length })}
          cards={state.discard}
          game={game}
          library={library}
        >
          <span class={state.discard.length ? "pile-open" : "pile-open none"} aria-hidden="true" />
          <b>{state.discard.length}</b>
          <small>{t("mat-discard-short")}</small>
        </PileButton>
      </span>
      {hasKit(kit) && (
        <button type="button" class="mat-kit" onClick={() => setLooking(true)}>
          <span class="hidden">{t("kit-of", { name, what: kitWords(kit) })}</span>
          <span class="face" aria-hidden="true">
            <KitStrip {...kit} />
          </span>
        </button>
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
      {target && press && (
        <button
          type="button"
          class="mat-pick"
          onClick={press}
          aria-label={t("mat-target", { name, summary })}
          aria-pressed={target === "chosen"}
        />
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
      {looking && (
        <Look title={name} close={() => setLooking(false)}>
          <MatWhole {...kit} />
        </Look>
      )}
    </section>
  );
}

/** Everything that lies openly in front of a seat. */
function MatWhole(props: Parameters<typeof KitWhole>[0]): JSX.Element {
  const { seat, state, game, library } = props;
  const character = library.characters.get(state.character);
  const kit = kitOf(game, seat);
  return (
    <>
      <div class="look-mat">
        <Crest id={state.character} size={96} />
        <div>
          <p>
            <b>{character?.name}</b>
          </p>
          <Track fortitude={state.fortitude} alcohol={state.alcohol} />
          <p class="look-facts">
            <span>{t("mat-gold", { n: state.gold })}</span>
            <span>{t("mat-pile", { n: state.pile })}</span>
            <span>{t("mat-hand", { n: state.hand })}</span>
            <span>{t("mat-deck", { n: state.deck })}</span>
          </p>
          <p>
            <a href={`/cards/${state.character}`} target="_blank">
              {t("look-cards")}
            </a>{" "}
            {kit.trackers.length + kit.boxes.length > 0 && (
              <a href={`/rules/${state.character.toUpperCase()}-1`} target="_blank">
                {t("look-rules")}
              </a>
            )}
          </p>
        </div>
      </div>
      <KitWhole {...props} />
      {kit.side.map((side, i) => (
        <section key={side.name} class="kit-part">
          <h3>{t("kit-side", { label: side.label, n: state.side[i]?.deck ?? 0 })}</h3>
          {state.side[i]?.discard.length ? (
            <>
              <p class="kit-about">{t("kit-side-discard", { n: state.side[i]?.discard.length ?? 0 })}</p>
              <OpenPile cards={state.side[i]?.discard ?? []} game={game} library={library} />
            </>
          ) : null}
        </section>
      ))}
      <section class="kit-part">
        <h3>{t("mat-discard", { n: state.discard.length })}</h3>
        <OpenPile cards={state.discard} game={game} library={library} />
      </section>
    </>
  );
}
