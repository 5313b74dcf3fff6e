/** The middle of the table: Drink Deck, discard, pot, and the stack of what was played on what. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Crest } from "../art/crest";
import { CardBack, Coins } from "../art/icons";
import { t } from "../i18n";
import { cardOf, type Card, type GameEvent, type GameInfo, type GameView, type Layer } from "../net/protocol";
import type { Library } from "../state/library";
import type { Spot } from "../state/seen";
import { CardArt, frame } from "./card";
import { PileButton } from "./look";
import { Spotlight } from "./spotlight";
import { concerns, hurts, inWords, stakes } from "./stakes";

const PHASES = ["discard", "action", "order", "drink"];

interface MiddleProps {
  view: GameView;
  game: GameInfo;
  library: Library;
  stackText: string[];
  last?: GameEvent | null; // the card shown last, where there is no limelight
  spot?: Spot | null;
  seat: number;
  skip?: (() => void) | undefined; // there is something to skip
}

export function Middle(props: MiddleProps): JSX.Element {
  const { view, game, library, stackText, last, spot, seat, skip } = props;
  const card = (number: number | undefined): Card | undefined =>
    number === undefined || number < 0 ? undefined : library.cards.get(game.cards[number] ?? "");
  const top = card(view.drink_discard.at(-1));
  const name = (i: number): string => game.names[i] ?? "";
  const { round } = view;
  const lit = spot ?? (last ? { events: [last], now: false } : null);
  const latest = lit?.events.at(-1);
  const shown = latest ? cardOf(latest) : -1;
  const latestCard = card(shown);
  const stackPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What lies on top is to be seen from its beginning, even where there is little room.
    const place = stackPlace.current;
    const layer = place?.querySelector(".stack")?.lastElementChild ?? place?.lastElementChild;
    if (!place || !layer) return;
    const [around, seen] = [place.getBoundingClientRect(), layer.getBoundingClientRect()];
    const above = seen.top - around.top;
    const below = seen.bottom - around.bottom;
    if (above < 0) place.scrollTop += above;
    else if (below > 0) place.scrollTop += Math.min(above, below);
  }, [view.stack.length, latest]);
  const onStack = view.stack.some((l) => l.card === shown || l.drinks?.some((d) => d.cards.includes(shown)));
  return (
    <section class={`middle${lit ? " lit" : ""}${view.stack.length ? " busy" : ""}`} aria-label={t("middle")} data-phase={view.phase} onClick={skip}>
      <div class="cellar">
        <div class="cellar-pile" title={t("drink-deck", { n: view.drink_deck })}>
          <CardBack kind="drink" />
          <b>{view.drink_deck}</b>
          <small>{t("drink-deck-short")}</small>
        </div>
        <PileButton
          looks="cellar-pile"
          title={t("drink-discard-open", { n: view.drink_discard.length })}
          cards={view.drink_discard}
          game={game}
          library={library}
        >
          {top ? (
            <span class={`mini type-${frame(top)}`}>
              <CardArt card={top} size={26} />
              <span class="mini-title">{top.title}</span>
            </span>
          ) : (
            <span class="mini empty" />
          )}
          <b>{view.drink_discard.length}</b>
          <small>{t("drink-discard-short")}</small>
        </PileButton>
        {round && (
          <div class="pot">
            <Coins amount={round.pot} most={16} />
            <strong>{t("pot", { n: round.pot })}</strong>
            <small class="pot-control">
              {round.controller >= 0 && <Crest id={view.seats[round.controller]?.character ?? ""} size={20} />}
              {round.controller >= 0 ? t("pot-control", { name: name(round.controller) }) : t("pot-nobody")}
            </small>
            {round.only_cheating && <small class="badge">{t("pot-cheating")}</small>}
          </div>
        )}
      </div>
      <div class="stack-place" ref={stackPlace} tabIndex={0} role="group" aria-label={t("stack")}>
        <ol class="steps" aria-label={t("phases", { name: name(view.active) })}>
          {PHASES.map((phase) => (
            <li key={phase} aria-current={view.phase === phase && !view.over ? "step" : undefined}>
              {t(`phase-${phase}`)}
            </li>
          ))}
        </ol>
        {view.stack.length > 0 && (
          <ol class="stack">
            {view.stack.map((layer, i) => (
              <StackLayer
                key={i}
                layer={layer}
                text={stackText[i] ?? ""}
                card={card}
                view={view}
                name={name}
                top={i === view.stack.length - 1}
                seat={seat}
              />
            ))}
          </ol>
        )}
        {latest && latestCard && !onStack && (
          <div class={`last type-${frame(latestCard)}`}>
            <CardArt card={latestCard} size={22} />
            <span>{latest.text ?? latestCard.title}</span>
          </div>
        )}
      </div>
      {lit && <Spotlight spot={lit} view={view} card={card} />}
      {skip && (
        <button type="button" class="skip-steps" onClick={skip}>
          {t("skip-steps")}
        </button>
      )}
    </section>
  );
}

interface LayerProps {
  layer: Layer;
  text: string;
  card: (number: number | undefined) => Card | undefined;
  view: GameView;
  name: (seat: number) => string;
  top: boolean;
  seat: number;
}

function StackLayer({ layer, text, card, view, name, top, seat }: LayerProps): JSX.Element {
  const shown = card(layer.card ?? layer.drinks?.[0]?.cards[0]);
  const crest = (i: number): string => view.seats[i]?.character ?? "";
  // "Gog: Dance with Gog! on Eve → Eve loses 4 Fortitude": what was played, and what it will do.
  const cut = text.indexOf("→");
  const [what, will] = cut < 0 ? [text, ""] : [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
  const atMe = concerns(layer, seat) && !layer.negated;
  const mine = stakes(layer, seat);
  const drinks = layer.drinks ?? [];
  return (
    <li class={`layer type-${frame(shown)}${top ? " top" : ""}${layer.negated ? " negated" : ""}${atMe ? " at-me" : ""}`}>
      <span class="layer-who" aria-hidden="true">
        {layer.owner >= 0 && <Crest id={crest(layer.owner)} size={24} />}
        {(layer.targets ?? []).map((target) => (
          <span key={target} class="layer-target">
            {layer.owner >= 0 && <span>▸</span>}
            <Crest id={crest(target)} size={24} />
          </span>
        ))}
      </span>
      <span class="layer-art">
        {shown ? <CardArt card={shown} size={22} /> : <Coins amount={1} />}
      </span>
      {drinks.length > 0 ? (
        <span class="layer-text">
          {drinks.map((drink, i) => (
            <span key={i} class={`drink-line${drink.ignored ? " ignored" : ""}${drink.drinker === seat ? " mine" : ""}`}>
              <span>
                {name(drink.drinker)}: {drink.cards.map((n) => card(n)?.title).join(" + ")}
              </span>{" "}
              <b>
                {drink.ignored
                  ? t("layer-ignored")
                  : inWords({ alcohol: drink.alcohol, fortitude: drink.fortitude, gold: 0 }) || t("layer-nothing")}
              </b>
            </span>
          ))}
        </span>
      ) : (
        <span class="layer-text">
          <span>{what || `${layer.owner >= 0 ? `${name(layer.owner)}: ` : ""}${shown?.title ?? ""}`}</span>
          {will && <b>{will}</b>}
        </span>
      )}
      {layer.negated && <span class="badge">{t("negated")}</span>}
      {atMe && (
        <span class={mine && !hurts(mine) ? "badge me good" : "badge me"}>
          {mine ? t("for-you", { what: inWords(mine) }) : t("at-you")}
        </span>
      )}
    </li>
  );
}
