/** A card, framed by its type. */

import type { JSX, Ref } from "preact";

import { Crest } from "../art/crest";
import { Glyph } from "../art/icons";
import { Mushroom, Patient, Remedy } from "../art/kit";
import { EventArt, Mug } from "../art/mug";
import { t } from "../i18n";
import type { Card } from "../net/protocol";
import { ownerOf } from "../state/library";
import { useHold } from "./hold";

/** The type that gives a card its frame. */
export function frame(card: Card | undefined): string {
  return card?.ladder.length ? "growing" : (card?.types[0] ?? "event");
}

export function CardArt({ card, size = 30, mark }: { card: Card | undefined; size?: number; mark?: number | undefined }): JSX.Element {
  if (card?.drink) return <Mug id={card.id} size={size} chaser={card.drink.chaser} />;
  if (card?.event) return <EventArt id={card.id} size={size} />;
  if (card?.ladder.length) {
    return <Mushroom id={card.id} size={size} grown={mark === undefined ? 1 : mark / Math.max(1, card.ladder.length - 1)} />;
  }
  return (
    <>
      {card?.needs.length ? <Patient size={size} /> : null}
      {(card?.types.length ? card.types : ["event"]).map((type) => (
        <Glyph key={type} name={type} size={size} />
      ))}
    </>
  );
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** What a Drink does, in signs; its text says it in words. */
function Strength({ card }: { card: Card }): JSX.Element | null {
  if (!card.drink) return null;
  const { alcohol, fortitude } = card.drink;
  return (
    <span class="strength" aria-hidden="true">
      <span class="of-alcohol">
        <Glyph name="drink" size={14} /> {signed(alcohol)}
      </span>
      {fortitude !== 0 && (
        <span class="of-fortitude">
          <Glyph name="heart" size={14} /> {signed(fortitude)}
        </span>
      )}
    </span>
  );
}

/** The supplies a Patient takes. */
export function Needs({ card, size = 14 }: { card: Card; size?: number }): JSX.Element {
  return (
    <span class="needs">
      {card.needs.flatMap((need) =>
        Array.from({ length: need.amount }, (_, i) => <Remedy key={`${need.tracker}${i}`} name={need.tracker} size={size} />),
      )}
    </span>
  );
}

/** The values a card grows through, the present one marked. */
export function Ladder({ card, mark }: { card: Card; mark?: number | undefined }): JSX.Element {
  const now = mark === undefined ? "" : t("ladder-now", { n: card.ladder[mark] ?? 0 });
  return (
    <span class="ladder">
      <span class="hidden">{`${t("ladder", { values: card.ladder.join(", ") })} ${now}`}</span>
      {card.ladder.map((value, i) => (
        <span key={i} aria-hidden="true" class={i === mark ? "rung now" : "rung"}>
          {value}
        </span>
      ))}
      {card.evergreen && (
        <span aria-hidden="true" title={t("evergreen")}>
          ∞
        </span>
      )}
    </span>
  );
}

// Titles in smaller letters: long ones, and those with a word that would not fit a card of the hand.
const LONG = /.{33}|[^\s-]{9}/;

interface FaceProps {
  card: Card | undefined;
  crest?: boolean;
  mark?: number | undefined; // how far it has grown
}

export function CardFace({ card, crest = true, mark }: FaceProps): JSX.Element {
  const second = card?.ladder.length ? "growing" : (card?.types[1] ?? frame(card));
  const length = (card?.text.length ?? 0) + 1.5 * (card?.title.length ?? 0);
  const owner = card && !card.drink && !card.event ? ownerOf(card.deck) : "";
  return (
    <span class={`card-face type-${frame(card)} also-${second}`}>
      <span class={LONG.test(card?.title ?? "") ? "card-title long" : "card-title"}>{card?.title ?? "…"}</span>
      <span class="card-art">
        <CardArt card={card} mark={mark} />
        {card && <Strength card={card} />}
        {card?.needs.length ? <Needs card={card} size={18} /> : null}
        {card?.ladder.length ? <Ladder card={card} mark={mark} /> : null}
        {crest && owner && <Crest id={owner} size={24} />}
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
  study: () => void; // read it, whatever may be done with it
  place?: string; // where it lies, if not in the hand
  mark?: number | undefined;
  element?: Ref<HTMLButtonElement>;
}

export function HandCard(props: HandCardProps): JSX.Element {
  const { card, playable, chosen, asked, number, press, tabbable, look, study, place, mark, element } = props;
  const hold = useHold(study);
  const state = chosen ? t("card-chosen") : playable ? t("card-playable") : t("card-not-playable");
  return (
    <button
      type="button"
      {...(element ? { ref: element } : {})}
      class={`hand-card${playable ? " playable" : ""}${chosen ? " chosen" : ""}${asked && !playable ? " dimmed" : ""}`}
      aria-pressed={chosen}
      tabIndex={tabbable ? 0 : -1}
      {...hold}
      onClick={(event) => ((event.target as Element).closest(".card-info") ? study() : press())}
      onMouseEnter={() => look(true)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && look(true)}
      onBlur={() => look(false)}
    >
      <CardFace card={card} mark={mark} />
      {place && <span class="card-place">{place}</span>}
      <span class="hidden">{state}</span>
      <span class="card-info" aria-hidden="true">i</span>
      {playable && <span class="card-badge" aria-hidden="true">{number <= 10 ? number % 10 : "•"}</span>}
    </button>
  );
}
