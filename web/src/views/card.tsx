/** A card, framed by its type. */

import type { JSX, Ref } from "preact";

import { Crest } from "../art/crest";
import { Glyph } from "../art/icons";
import { Mug } from "../art/mug";
import { t } from "../i18n";
import type { Card } from "../net/protocol";

/** The type that gives a card its frame. */
export function frame(card: Card | undefined): string {
  return card?.types[0] ?? "event";
}

export function CardArt({ card, size = 30 }: { card: Card | undefined; size?: number }): JSX.Element {
  if (card?.drink) return <Mug id={card.id} size={size} chaser={card.drink.chaser} />;
  return (
    <>
      {(card?.types.length ? card.types : ["event"]).map((type) => (
        <Glyph key={type} name={type} size={size} />
      ))}
    </>
  );
}

export function CardFace({ card, crest = true }: { card: Card | undefined; crest?: boolean }): JSX.Element {
  const second = card?.types[1] ?? frame(card);
  return (
    <span class={`card-face type-${frame(card)} also-${second}`}>
      <span class="card-title">{card?.title ?? "…"}</span>
      <span class="card-art">
        <CardArt card={card} />
        {crest && card && !card.drink && !card.event && <Crest id={card.deck} size={24} />}
      </span>
      <span class="card-type">{card?.type_line}</span>
      <span class="card-text">{card?.text}</span>
    </span>
  );
}

interface HandCardProps {
  card: Card | undefined;
  playable: boolean;
  chosen: boolean;
  asked: boolean; // whether there is anything to choose from the hand now
  number: number;
  press: () => void;
  tabbable: boolean;
  element?: Ref<HTMLButtonElement>;
}

export function HandCard(props: HandCardProps): JSX.Element {
  const { card, playable, chosen, asked, number, press, tabbable, element } = props;
  const state = chosen ? t("card-chosen") : playable ? t("card-playable") : t("card-not-playable");
  return (
    <button
      type="button"
      {...(element ? { ref: element } : {})}
      class={`hand-card${playable ? " playable" : ""}${chosen ? " chosen" : ""}${asked && !playable ? " dimmed" : ""}`}
      aria-pressed={chosen}
      aria-label={`${card?.title ?? ""}. ${card?.type_line ?? ""}. ${card?.text ?? ""} ${state}`}
      tabIndex={tabbable ? 0 : -1}
      onClick={press}
    >
      <CardFace card={card} />
      {playable && <span class="card-badge">{number < 10 ? number : "•"}</span>}
    </button>
  );
}
