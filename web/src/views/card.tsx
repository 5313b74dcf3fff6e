/** A card as it is set: plate, picture, and parchment with the words. */

import type { JSX, Ref } from "preact";

import { Glyph } from "../art/icons";
import { Mushroom, Patient, Remedy } from "../art/kit";
import { hintFor } from "../art/hints";
import { EventArt, Mug } from "../art/mug";
import { Token, tokenFor } from "../art/objects";
import { t } from "../i18n";
import type { Card } from "../net/protocol";
import { bellOf, bells, type Bell } from "../state/bells";
import { ownerOf } from "../state/library";
import { useStore } from "../state/store";
import { GistPill, shortText } from "./gist";
import { useHold } from "./hold";
import { Head, SceneArt, Sign } from "./likeness";
import { linesOf } from "./lines";

/** The type that gives a card its colours. */
export function frame(card: Card | undefined): string {
  return card?.ladder.length ? "growing" : (card?.types[0] ?? "event");
}

/** A small sign for a card, where there is no room for a scene. */
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

const LONG_TITLE = /.{34}|[^\s-]{12}/;
const NARROW_LINE = 5.4; // ems of a title on a card that may be played on a phone
const titleLook = (title = ""): string =>
  ["card-title", LONG_TITLE.test(title) ? "long" : "", title.split(/[\s-]/).some((word) => linesOf(word, NARROW_LINE, "title") > 1) ? "broad" : ""].filter(Boolean).join(" ");

export type CardLook = "hand" | "played" | "whole";

// What fits onto a card of this kind, in ems of its letters; a longer text is told in short there.
const LINE: Record<CardLook, number> = { hand: 7.72, played: 8.9, whole: 999 };
const TITLE_LINE: Record<CardLook, number> = { hand: 7.49, played: 8.26, whole: 999 };
const LINES: Record<CardLook, number> = { hand: 8, played: 8, whole: 99 }; // of title and text together
const CLOSER = 0.02; // long titles are set a little closer in a hand
const LEAST = 2; // lines of text, however long the title is

/** How long the lines of a card's text are, and how many of them there is room for. */
function roomOn(look: CardLook, card: Card | undefined): { line: number; most: number } {
  const title = card?.title ?? "";
  const over = linesOf(title, TITLE_LINE[look], "title", look === "hand" && LONG_TITLE.test(title) ? CLOSER : 0);
  const row = look === "hand" && (card?.needs.length || card?.ladder.length) ? 1 : 0; // of supplies, or rungs
  return { line: LINE[look], most: Math.max(LEAST, LINES[look] - over - row) };
}

const ROOM_BESIDE_A_HEAD = 11; // letters of its type, where the owner looks at it

interface FaceProps {
  card: Card | undefined;
  look?: CardLook;
  mark?: number | undefined; // how far it has grown
  bell?: Bell | undefined;
  place?: string | undefined; // where it lies, if not in the hand
  mode?: number | undefined; // which of several boxes is used: it alone is told
}

export function CardFace({ card, look = "whole", mark, bell, place, mode }: FaceProps): JSX.Element {
  const owner = card && !card.drink && !card.event ? ownerOf(card.deck) : "";
  const { colour, sign } = hintFor(owner);
  const box = (card?.modes.length ?? 0) > 1 && mode !== undefined ? card?.modes[mode]?.text : undefined;
  const room = roomOn(look, card);
  const text = box ?? shortText(card, room);
  const length = text.length + (look === "hand" ? (card?.title.length ?? 0) : 0);
  const looks = [
    "card",
    `look-${look}`,
    `type-${frame(card)}`,
    linesOf(text, room.line) >= room.most ? "full" : "",
    look === "hand" ? (length > 100 ? "wordy" : length > 66 ? "talky" : "") : length > 150 ? "wordy" : length > 90 ? "talky" : "",
  ].join(" ");
  return (
    <span class={looks} style={colour ? { "--house": colour } : undefined}>
      <span class={titleLook(card?.title)}>{card?.title ?? "…"}</span>
      {place && <span class="card-place">{place}</span>}
      <span class="card-scene" aria-hidden="true">
        <SceneArt card={card} mark={mark} />
        {sign && (
          <span class="house-sign">
            <Token name={tokenFor(sign)} size="100%" id={`sign-${card?.id ?? ""}-${look}`} />
          </span>
        )}
        <GistPill card={card} />
      </span>
      <span class="seam" aria-hidden="true">
        <span class="sigil">
          <Glyph name={frame(card)} size={18} />
        </span>
        {bell && (
          <span class={`bell ${bell}`} title={t(`bell-${bell}`)}>
            <Sign name="bell" />
          </span>
        )}
        {look !== "hand" && owner && (
          <span class="owner">
            <Head id={owner} name={`card-${card?.id ?? ""}-${look}`} />
          </span>
        )}
        {look !== "hand" && card?.drink && (
          <span class="owner mug-number">
            <Mug id={card.id} size={34} chaser={card.drink.chaser} />
            <b>{card.drink.alcohol}</b>
          </span>
        )}
      </span>
      <span class="paper">
        {look !== "hand" && <span class="card-type">{card && look === "played" && (card.types.length === 2 || ((owner || card.drink) && card.type_line.length > ROOM_BESIDE_A_HEAD)) ? t(`type-${frame(card)}`) : card?.type_line}</span>}
        {card?.needs.length ? <Needs card={card} size={18} /> : null}
        {card?.ladder.length ? <Ladder card={card} mark={mark} /> : null}
        <span class="card-text">{text}</span>
      </span>
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
  ring?: (() => void) | undefined; // turn its bell
  place?: string; // where it lies, if not in the hand
  mark?: number | undefined;
  element?: Ref<HTMLButtonElement>;
  style?: Record<string, string>;
}

export function HandCard(props: HandCardProps): JSX.Element {
  const { card, playable, chosen, asked, number, press, tabbable, look, study, ring, place, mark, element, style } = props;
  useStore(bells);
  const bell = ring ? bellOf(card?.id) : undefined;
  const hold = useHold(study);
  const state = chosen ? t("card-chosen") : playable ? t("card-playable") : t("card-not-playable");
  const clicked = (event: Event): void => {
    const on = event.target as Element;
    if (ring && on.closest(".bell")) ring();
    else if (on.closest(".card-info")) study();
    else press();
  };
  return (
    <button
      type="button"
      {...(element ? { ref: element } : {})}
      class={`hand-card${playable ? " playable" : ""}${chosen ? " chosen" : ""}${asked && !playable ? " dimmed" : ""}`}
      aria-pressed={chosen}
      tabIndex={tabbable ? 0 : -1}
      {...(style ? { style } : {})}
      {...hold}
      onClick={clicked}
      onMouseEnter={() => look(true)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && look(true)}
      onBlur={() => look(false)}
    >
      <CardFace card={card} look="hand" mark={mark} bell={bell} place={place} />
      <span class="hidden">
        {state} {bell && bell !== "about-me" ? t(`bell-${bell}`) : ""}
      </span>
      <span class="card-info" aria-hidden="true">
        i
      </span>
      {playable && (
        <span class="card-badge" aria-hidden="true">
          {number <= 10 ? number % 10 : "•"}
        </span>
      )}
    </button>
  );
}
