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
  const length = (card?.text.length ?? 0) + 1.5 * (card?.title.length ?? 0);
  return (
    <span class={`card-face type-${frame(card)} also-${second}`}>
      <span class={(card?.title.length ?? 0) > 32 ? "card-title long" : "card-title"}>{card?.title ?? "…"}</span>
      <span class="card-art">
        <CardArt card={card} />
        {crest && card && !card.drink && !card.event && <Crest id={card.deck} size={24} />}
      </span>
      <span class="card-type">{card?.type_line}</span>
      <span class={`card-text ${length > 190 ? "longest" : length > 110 ? "long" : ""}`}>{card?.text}</span>
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
  look: (on: boolean) => void;
  element?: Ref<HTMLButtonElement>;
}

export function HandCard(props: HandCardProps): JSX.Element {
  const { card, playable, chosen, asked, number, press, tabbable, look, element } = props;
  const state = chosen ? t("card-chosen") : playable ? t("card-playable") : t("card-not-playable");
  return (
    <button
      type="button"
      {...(element ? { ref: element } : {})}
      class={`hand-card${playable ? " playable" : ""}${chosen ? " chosen" : ""}${asked && !playable ? " dimmed" : ""}`}
      aria-pressed={chosen}
      tabIndex={tabbable ? 0 : -1}
      onClick={press}
      onMouseEnter={() => look(true)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && look(true)}
      onBlur={() => look(false)}
    >
      <CardFace card={card} />
      <span class="hidden">{state}</span>
      {playable && <span class="card-badge" aria-hidden="true">{number < 10 ? number : "•"}</span>}
    </button>
  );
}
