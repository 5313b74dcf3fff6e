/** Cards, characters and rules, asked for once in each language. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { learnNames } from "../i18n";
import { api } from "../net/api";
import type { About, Card, Character, Replay, RulesAnswer } from "../net/protocol";
import { settings } from "./settings";
import { Store, useStore } from "./store";

export interface Library {
  lang: string;
  cards: Map<string, Card>;
  characters: Map<string, Character>;
}

export const about = new Store<About | null>(null);
export const me = new Store<{ name: string | null; known: boolean }>({ name: null, known: false });
const deckOwners = new Map<string, string>();
const libraries = new Store<Record<string, Library>>({});
const asked = new Set<string>();

export async function greet(): Promise<void> {
  const [house, guest] = await Promise.all([api.about(), api.me()]);
  about.set(house);
  me.set({ name: guest.name, known: true });
}

/** The language the server tells things in: the chosen one if it knows it. */
export function spoken(): string {
  const { lang } = settings.value;
  return about.value?.languages.includes(lang) ? lang : "en";
}

async function load(lang: string): Promise<void> {
  if (asked.has(lang)) return;
  asked.add(lang);
  try {
    const answer = await api.cards(lang);
    learnNames(answer.characters, answer.boxes);
    for (const one of answer.characters) for (const deck of one.decks) deckOwners.set(deck, one.id);
    libraries.change({
      [lang]: {
        lang,
        cards: new Map(answer.cards.map((card) => [card.id, card])),
        characters: new Map(answer.characters.map((one) => [one.id, one])),
      },
    });
  } catch {
    asked.delete(lang);
    setTimeout(() => void load(lang), 2000);
  }
}

/** Whose deck it is: side decks belong to a character too; Drink Decks to nobody. */
export const ownerOf = (deck: string): string => deckOwners.get(deck) ?? "";

const nothing: Library = { lang: "", cards: new Map(), characters: new Map() };

export function useLibrary(): Library {
  useStore(settings);
  useStore(about);
  const all = useStore(libraries);
  const lang = spoken();
  useEffect(() => {
    if (about.value) void load(lang);
  }, [lang, about.value]);
  return all[lang] ?? nothing;
}

/** The cards of a finished game as they were printed then; what is not stored with it is today's. */
export function useStored({ lang, cards, game }: Replay): Library {
  const { characters } = useLibrary();
  return useMemo(() => {
    const printed = new Map(cards.map((card) => [card.id, card]));
    game.owners.forEach((seat, number) => {
      const deck = printed.get(game.cards[number] ?? "")?.deck;
      const owner = game.characters[seat];
      if (deck && owner && !deckOwners.has(deck)) deckOwners.set(deck, owner);
    });
    return { lang, cards: printed, characters };
  }, [cards, characters]);
}

/** A card by its id, if the cards are here; nothing is asked for. */
export const cardNamed = (id: string): Card | undefined => libraries.value[spoken()]?.cards.get(id);

/** What a card is called, if the cards are here; nothing is asked for. */
export function useCardTitle(id: string): string | undefined {
  return useStore(libraries)[spoken()]?.cards.get(id)?.title;
}

const rulebooks = new Map<string, Promise<RulesAnswer>>();

export function useRules(): RulesAnswer | null {
  useStore(settings);
  const house = useStore(about);
  const lang = spoken();
  const [rules, setRules] = useState<RulesAnswer | null>(null);
  useEffect(() => {
    if (!house) return; // it knows which languages the server speaks
    let wanted = rulebooks.get(lang);
    if (!wanted) rulebooks.set(lang, (wanted = api.rules(lang)));
    let here = true;
    wanted.then((found) => here && setRules(found)).catch(() => rulebooks.delete(lang));
    return () => {
      here = false;
    };
  }, [lang, house]);
  return rules;
}
