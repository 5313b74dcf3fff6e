/** Every card of every deck, to browse and to search. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Crest } from "../art/crest";
import { Mug } from "../art/mug";
import { t } from "../i18n";
import { go } from "../router";
import { useLibrary } from "../state/library";
import { CardFace } from "./card";

/** `of` is a deck ("eve"), a card ("eve/i-raise") or nothing. */
export function CardsPage({ of }: { of: string }): JSX.Element {
  const library = useLibrary();
  const [search, setSearch] = useState("");
  const [type, setType] = useState("");
  const deck = of.split("/")[0] ?? "";
  const here = of.includes("/") ? of : "";
  const all = [...library.cards.values()];
  const decks = [...new Set(all.map((card) => card.deck))];
  const types = [...new Set(all.flatMap((card) => card.types))];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  useEffect(() => {
    if (here && all.length) document.getElementById(here)?.scrollIntoView({ block: "center" });
  }, [here, all.length]);
  const shown = all.filter(
    (card) =>
      (!deck || card.deck === deck) &&
      (!type || card.types.includes(type)) &&
      words.every((word) => `${card.title} ${card.text} ${card.type_line}`.toLowerCase().includes(word)),
  );
  const deckName = (id: string): string => library.characters.get(id)?.name ?? t("deck-named", { id });
  return (
    <main id="main" class="page cards">
      <h1>{t("cards-page")}</h1>
      <p class="row">
        <input
          type="search"
          value={search}
          placeholder={t("search")}
          aria-label={t("search-cards")}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <select aria-label={t("card-type")} value={type} onChange={(e) => setType(e.currentTarget.value)}>
          <option value="">{t("all-types")}</option>
          {types.map((name) => (
            <option key={name} value={name}>
              {t(`type-${name}`)}
            </option>
          ))}
        </select>
        <select aria-label={t("deck")} value={deck} onChange={(e) => go(e.currentTarget.value ? `/cards/${e.currentTarget.value}` : "/cards")}>
          <option value="">{t("all-decks")}</option>
          {decks.map((id) => (
            <option key={id} value={id}>
              {deckName(id)}
            </option>
          ))}
        </select>
      </p>
      {!all.length && <p class="quiet">{t("loading")}</p>}
      {decks
        .filter((id) => shown.some((card) => card.deck === id))
        .map((id) => (
          <section key={id}>
            <h2>
              {library.characters.has(id) ? <Crest id={id} size={32} /> : <Mug id={id} size={32} />} {deckName(id)}
            </h2>
            <ul class="card-grid">
              {shown
                .filter((card) => card.deck === id)
                .map((card) => (
                  <li key={card.id} id={card.id} class={card.id === here ? "here" : ""}>
                    <a href={`/cards/${card.id}`}>
                      <CardFace card={card} />
                    </a>
                    <small>
                      ×{card.copies} · {t(`from-${card.provenance}`)}
                    </small>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </main>
  );
}
