"""What the names of a plan stand for: the catalogue, or the catalogue with something changed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from lastcall.cards import catalogue
from lastcall.engine.cards import Character, Deck
from lastcall.engine.content import RULES_REVISION, digest_of_character, digest_of_deck
from lastcall.engine.setup import Variant
from lastcall.variants import catalogue as variants


@dataclass(frozen=True)
class Content:
    """Characters, Drink Decks and variants by name; what is not changed is as in the catalogue."""

    characters: Mapping[str, Character] = field(default_factory=dict)
    drinks: Mapping[str, Deck] = field(default_factory=dict)
    variants: Mapping[str, Variant] = field(default_factory=dict)

    def character(self, name: str) -> Character:
        found = catalogue.character(name)
        return self.characters.get(found.id, found)

    def drink_deck(self, name: str) -> Deck:
        found = catalogue.drink_deck(name)
        return self.drinks.get(found.name, found)

    def variant(self, name: str) -> Variant:
        found = variants.variant(name)
        return self.variants.get(found.name, found)


CATALOGUE = Content()


def digest_of_all(character: Character) -> str:
    """A character, and the side it shows as a villain."""
    both = [digest_of_character(character)]
    if character.villain is not None:
        both.append(digest_of_character(character.villain))
    return "+".join(both)


def digests(
    content: Content, characters: Iterable[str], drinks: Iterable[str], played: Iterable[str]
) -> dict[str, str]:
    """What games with these are made of, by name; with the rules themselves."""
    found = {"rules": str(RULES_REVISION)}
    for name in characters:
        character = content.character(name)
        found[character.id] = digest_of_all(character)
    for name in drinks:
        deck = content.drink_deck(name)
        found[deck.name] = digest_of_deck(deck)
    for name in played:
        variant = content.variant(name)
        for deck in (*variant.table_decks, *variant.taverns):
            found[deck.name] = digest_of_deck(deck)
        if variant.guest is not None:
            found[variant.guest.id] = digest_of_all(variant.guest)
    return found
