/** Every card of every deck: to browse, to search, and each with an address of its own. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Portrait } from "../art/portrait";
import { CardBack, isBack } from "../art/icons";
import { boxName, said, t } from "../i18n";
import type { Card, Character } from "../net/protocol";
import { go } from "../router";
import { ownerOf, useLibrary, type Library } from "../state/library";
import { CardFace, frame } from "./card";
import { Nothing } from "./frame";
import { KitAbout } from "./kit";

interface Wanted {
  words: string;
  box: string;
  type: string;
  from: string;
}

const nothing: Wanted = { words: "", box: "", type: "", from: "" };

/** What is looked for stands in the address, so that it can be sent to somebody. */
function fromAddress(): Wanted {
  const query = new URLSearchParams(location.search);
  const value = (name: string): string => query.get(name) ?? "";
  return { words: value("words"), box: value("box"), type: value("type"), from: value("from") };
}

function toAddress(wanted: Wanted): void {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));
  history.replaceState(null, "", location.pathname + (query.size ? `?${query}` : ""));
}

function deckName(library: Library, deck: string): string {
  for (const one of library.characters.values()) {
    if (one.id === deck) return one.name;
    const side = one.kit.side.find((s) => s.name === deck);
    if (side) return side.label;
  }
  const box = [...library.cards.values()].find((card) => card.deck === deck)?.box ?? "";
  return said(`deck-${deck}`) ?? said(`character-${deck}`) ?? t("drinks-of", { box });
}

/** The decks to show for an address: a character comes with the side decks. */
function decksOf(library: Library, deck: string): string[] {
  const character = library.characters.get(deck);
  if (character) return character.decks;
  return deck ? [deck] : [...new Set([...library.cards.values()].map((card) => card.deck))];
}

/** `of` is a deck ("eve"), a card ("eve/i-raise") or nothing. */
export function CardsPage({ of }: { of: string }): JSX.Element {
  const library = useLibrary();
  const [wanted, setWanted] = useState(fromAddress);
  useEffect(() => toAddress(wanted), [wanted, of]);
  const card = library.cards.get(of);
  if (!library.cards.size) {
    return (
      <main id="main" class="page cards">
        <h1>{t("cards-page")}</h1>
        <p class="quiet">{t("loading")}</p>
      </main>
    );
  }
  if (card) return <OneCard card={card} library={library} />;
  const deck = of.split("/")[0] ?? "";
  const decks = decksOf(library, deck);
  const all = [...library.cards.values()];
  if (!all.some((one) => decks.includes(one.deck))) return <Nothing title={t("no-page")} text={t("no-page-text")} />;
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = all.filter(
    (one) =>
      decks.includes(one.deck) &&
      (!wanted.box || one.box === wanted.box) &&
      (!wanted.type || frame(one) === wanted.type || (one.types.includes(wanted.type) && !one.ladder.length)) &&
      (!wanted.from || one.provenance === wanted.from) &&
      words.every((word) => `${one.title} ${one.text} ${one.type_line}`.toLowerCase().includes(word)),
  );
  return (
    <main id="main" class="page cards">
      <h1>{deck ? deckName(library, deck) : t("cards-page")}</h1>
      <Filters library={library} all={all} deck={deck} wanted={wanted} change={(part) => setWanted({ ...wanted, ...part })} />
      {!deck && (
        <nav class="deck-picks" aria-label={t("deck")}>
          {[...new Set(all.map((one) => one.deck))].map((id) => (
            <a key={id} href={`/cards/${id}`}>
              <DeckSign id={id} size={40} />
              <span>{library.characters.get(id)?.short ?? deckName(library, id)}</span>
            </a>
          ))}
        </nav>
      )}
      <p role="status" class="found">
        {t("cards-found", { kinds: shown.length, n: shown.reduce((sum, one) => sum + one.copies, 0) })}{" "}
        {Object.values(wanted).some(Boolean) && (
          <button type="button" class="small" onClick={() => setWanted(nothing)}>
            {t("clear-filters")}
          </button>
        )}
      </p>
      {decks
        .filter((id) => shown.some((one) => one.deck === id))
        .map((id) => (
          <Deck key={id} id={id} library={library} cards={shown.filter((one) => one.deck === id)} whole={Boolean(deck)} />
        ))}
      {!shown.length && <p class="quiet">{t("nothing-found")}</p>}
    </main>
  );
}

interface FiltersProps {
  library: Library;
  all: Card[];
  deck: string;
  wanted: Wanted;
  change: (part: Partial<Wanted>) => void;
}

function Filters({ library, all, deck, wanted, change }: FiltersProps): JSX.Element {
  const boxes = [...new Set(all.map((card) => card.box))];
  const types = [...new Set(all.map(frame).concat(all.flatMap((card) => (card.ladder.length ? [] : card.types))))];
  const sources = [...new Set(all.map((card) => card.provenance))];
  const others = [...new Set(all.map((card) => card.deck))].filter((id) => !library.characters.has(id));
  const pick = (
    label: string,
    any: string,
    value: string,
    values: [string, string][],
    choose: (value: string) => void,
  ): JSX.Element => (
    <select aria-label={label} value={value} onChange={(event) => choose(event.currentTarget.value)}>
      <option value="">{any}</option>
      {values.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
  return (
    <div class="filters" role="search">
      <input
        type="search"
        value={wanted.words}
        placeholder={t("search")}
        aria-label={t("search-cards")}
        onInput={(event) => change({ words: event.currentTarget.value })}
      />
      <select
        aria-label={t("deck")}
        value={deck}
        onChange={(event) => go(`/cards${event.currentTarget.value ? `/${event.currentTarget.value}` : ""}${location.search}`)}
      >
        <option value="">{t("all-decks")}</option>
        {boxes.map((box) => (
          <optgroup key={box} label={boxName(box)}>
            {[...library.characters.values()]
              .filter((one) => one.box === box)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            {others
              .filter((id) => all.some((card) => card.deck === id && card.box === box))
              .map((id) => (
                <option key={id} value={id}>
                  {deckName(library, id)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {pick(t("box"), t("all-boxes"), wanted.box, boxes.map((box) => [box, boxName(box)]), (box) => change({ box }))}
      {pick(t("card-type"), t("all-types"), wanted.type, types.map((name) => [name, t(`type-${name}`)]), (type) => change({ type }))}
      {pick(t("provenance-filter"), t("all-provenances"), wanted.from, sources.map((name) => [name, t(`from-${name}`)]), (from) =>
        change({ from }),
      )}
    </div>
  );
}

function DeckSign({ id, size = 32 }: { id: string; size?: number }): JSX.Element {
  if (ownerOf(id) === id) return <Portrait who={id} size={size} frame="round" />;
  return <CardBack kind={isBack(id) ? id : "drink"} size={size * 0.8} />;
}

interface DeckProps {
  id: string;
  library: Library;
  cards: Card[];
  whole: boolean; // the only deck on the page: say more about it
}

function Deck({ id, library, cards, whole }: DeckProps): JSX.Element {
  const character = library.characters.get(id);
  return (
    <section>
      {whole && character ? (
        <CharacterSheet character={character} />
      ) : (
        <h2>
          <DeckSign id={id} /> <a href={`/cards/${id}`}>{deckName(library, id)}</a>
        </h2>
      )}
      <ul class="card-grid">
        {cards.map((card) => (
          <li key={card.id} id={card.id}>
            <a href={`/cards/${card.id}`}>
              <CardFace card={card} />
            </a>
            <small>
              {t("copies", { n: card.copies })} · {t(`from-${card.provenance}`)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CharacterSheet({ character }: { character: Character }): JSX.Element {
  const { trackers, boxes } = character.kit;
  return (
    <div class="character-sheet">
      <Portrait who={character.id} size={96} frame="round" />
      <div>
        <p>
          {boxName(character.box)}
          {trackers.length + boxes.length > 0 && (
            <>
              {" · "}
              <a href={`/rules/${character.id.toUpperCase()}-1`}>{t("look-rules")}</a>
            </>
          )}
        </p>
        <KitAbout kit={character.kit} />
      </div>
    </div>
  );
}

/** One card in full, with what is known about it, and its neighbours. */
function OneCard({ card, library }: { card: Card; library: Library }): JSX.Element {
  const deck = [...library.cards.values()].filter((one) => one.deck === card.deck);
  const at = deck.findIndex((one) => one.id === card.id);
  const before = deck[at - 1];
  const after = deck[at + 1];
  const name = deckName(library, card.deck);
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const to = { ArrowLeft: before, ArrowRight: after }[event.key];
      if (to && !event.altKey && !event.ctrlKey && !event.metaKey) go(`/cards/${to.id}`);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
  const fact = (what: string, value: JSX.Element | string): JSX.Element => (
    <>
      <dt>{what}</dt>
      <dd>{value}</dd>
    </>
  );
  return (
    <main id="main" class="page cards one-card">
      <p class="row">
        <a href={`/cards/${card.deck}`}>← {name}</a>
      </p>
      <h1>{card.title}</h1>
      <div class="one">
        <CardFace card={card} />
        <dl>
          {fact(
            t("deck"),
            <a class="deck-link" href={`/cards/${card.deck}`}>
              <DeckSign id={card.deck} size={28} /> {name}
            </a>,
          )}
          {fact(t("box"), boxName(card.box))}
          {fact(t("card-type"), card.type_line)}
          {fact(t("copies-title"), String(card.copies))}
          {fact(t("provenance-filter"), t(`from-${card.provenance}`))}
          {card.modes.length > 1 &&
            fact(
              t("ways"),
              <ul>
                {card.modes.map((mode, i) => (
                  <li key={i}>{mode.text}</li>
                ))}
              </ul>,
            )}
        </dl>
      </div>
      <p class="row neighbours">
        {before && <a class="button" href={`/cards/${before.id}`}>← {before.title}</a>}
        {after && <a class="button after" href={`/cards/${after.id}`}>{after.title} →</a>}
      </p>
    </main>
  );
}
