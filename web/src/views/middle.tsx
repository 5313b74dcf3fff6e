/** The middle of the table: Drink Deck, discard, pot, and the stack of what was played on what. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Crest } from "../art/crest";
import { CardBack, Coins } from "../art/icons";
import { t } from "../i18n";
import type { Card, GameEvent, GameInfo, GameView, Layer } from "../net/protocol";
import type { Library } from "../state/library";
import { CardArt, frame } from "./card";
import { PileButton } from "./look";

const PHASES = ["discard", "action", "order", "drink"];

interface MiddleProps {
  view: GameView;
  game: GameInfo;
  library: Library;
  stackText: string[];
  last?: GameEvent | null;
  seat: number;
}

export function Middle({ view, game, library, stackText, last, seat }: MiddleProps): JSX.Element {
  const card = (number: number | undefined): Card | undefined =>
    number === undefined || number < 0 ? undefined : library.cards.get(game.cards[number] ?? "");
  const top = card(view.drink_discard.at(-1));
  const name = (i: number): string => game.names[i] ?? "";
  const { round } = view;
  const lastCard = card(last?.card);
  const stackPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stackPlace.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [view.stack.length, last]);
  const onStack = view.stack.some((l) => l.card === last?.card || l.drinks?.some((d) => d.cards.includes(last?.card ?? -1)));
  return (
    <section class="middle" aria-label={t("middle")}>
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
          <div class="pot" role="status">
            <Coins amount={round.pot} most={16} />
            <strong>{t("pot", { n: round.pot })}</strong>
            <small>
              {round.controller >= 0 ? t("pot-control", { name: name(round.controller) }) : t("pot-nobody")}
            </small>
            {round.only_cheating && <small class="badge">{t("pot-cheating")}</small>}
          </div>
        )}
      </div>
      <div class="stack-place" ref={stackPlace} tabIndex={0}>
        <ol class="steps" aria-label={t("phases", { name: name(view.active) })}>
          {PHASES.map((phase) => (
            <li key={phase} aria-current={view.phase === phase && !view.over ? "step" : undefined}>
              {t(`phase-${phase}`)}
            </li>
          ))}
        </ol>
        {view.stack.length > 0 ? (
          <ol class="stack" aria-label={t("stack")}>
            {view.stack.map((layer, i) => (
              <StackLayer
                key={i}
                layer={layer}
                text={stackText[i] ?? ""}
                card={card}
                view={view}
                top={i === view.stack.length - 1}
                concerns={concerns(layer, seat)}
              />
            ))}
          </ol>
        ) : null}
        {last && lastCard && !onStack && (
          <div class={`last type-${frame(lastCard)}`}>
            <CardArt card={lastCard} size={22} />
            <span>{last.text ?? lastCard.title}</span>
          </div>
        )}
      </div>
    </section>
  );
}

/** Whether a layer would do something to this seat. */
export function concerns(layer: Layer, seat: number): boolean {
  return (
    seat >= 0 &&
    Boolean(
      layer.targets?.includes(seat) ||
        layer.coming?.some((c) => c.seat === seat) ||
        layer.drinks?.some((d) => d.drinker === seat && !d.ignored),
    )
  );
}

interface LayerProps {
  layer: Layer;
  text: string;
  card: (number: number | undefined) => Card | undefined;
  view: GameView;
  top: boolean;
  concerns: boolean;
}

function StackLayer({ layer, text, card, view, top, concerns }: LayerProps): JSX.Element {
  const shown = card(layer.card ?? layer.drinks?.[0]?.cards[0]);
  const crest = (seat: number): string => view.seats[seat]?.character ?? "";
  // "Gog: Dance with Gog! → Eve loses 4 Fortitude": what was played, and what it will do.
  const cut = text.indexOf("→");
  const [what, will] = cut < 0 ? [text, ""] : [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
  return (
    <li class={`layer type-${frame(shown)}${top ? " top" : ""}${layer.negated ? " negated" : ""}${concerns ? " at-me" : ""}`}>
      <span class="layer-who">
        {layer.owner >= 0 && <Crest id={crest(layer.owner)} size={24} />}
        {(layer.targets ?? []).map((seat) => (
          <span key={seat} class="layer-target">
            {layer.owner >= 0 && <span aria-hidden="true">▸</span>}
            <Crest id={crest(seat)} size={24} />
          </span>
        ))}
      </span>
      <span class="layer-art">
        <CardArt card={shown} size={22} />
      </span>
      <span class="layer-text">
        <span>{what || shown?.title}</span>
        {will && <b>{will}</b>}
        {(layer.drinks ?? []).flatMap((d) => d.cards.slice(1)).map((n) => (
          <small key={n}>+ {card(n)?.title}</small>
        ))}
      </span>
      {layer.negated && <span class="badge">{t("negated")}</span>}
      {concerns && !layer.negated && <span class="badge me">{t("at-you")}</span>}
    </li>
  );
}
