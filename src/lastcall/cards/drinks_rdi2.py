"""The 30-card Drink Deck of RDI2."""

from lastcall.engine.cards import Deck
from lastcall.engine.words import (
    TO_THE_INN,
    drink,
    drink_event,
    drink_from_deck,
    drinking_contest,
    each_other_then_pays,
    if_conscious,
    if_they_dare,
    round_on_the_house,
    the_revealer,
)

DRINKS_RDI2 = Deck(
    "drinks-rdi2",
    "rdi2",
    [
        2 * drink("Dark Ale", 1),
        drink("Dark Ale with a Chaser", 1, chaser=True, provenance="reported"),
        2 * drink("Light Ale", 1),
        drink("Light Ale with a Chaser", 1, chaser=True),
        2 * drink("Wine", 2),
        drink("Wine with a Chaser", 2, chaser=True),
        2 * drink("Elven Wine", 3),
        drink("Elven Wine with a Chaser", 3, chaser=True),
        drink("Dragon Breath Ale", 4),
        # The printed value could not be recovered; ours makes it the strongest common drink,
        # and kind to dwarves, who brew it.
        2
        * drink(
            "Dwarven Firewater",
            3,
            races=[("dwarf", 3, 1)],
            provenance="house",
            completed="its strength, and what it does for dwarves",
        ),
        drink("Mead", 3, splits=True, one_piece=True),
        drink("Wizard's Brew", 2, 2, provenance="reported"),
        drink("Holy Water", 0, 2, provenance="reported"),
        drink("Water", provenance="reported"),
        drink("We're Cutting You Off!", -1, provenance="reported"),
        drink("Dirty Dishwater", 0, -1, provenance="reported"),
        drink(
            "Ogre Brew", 2, -1, races=[("ogre", 3, 0), ("half-ogre", 3, 0)], provenance="reported"
        ),
        drink("Orcish Rotgut", 0, -2, races=[("orc", 2, 0)], provenance="reported"),
        drink("Troll Swill", 1, -1, races=[("troll", 2, 0)], provenance="reported"),
        drink_event(
            "Fine Ambrosia",
            the_revealer.gains(alcohol=1),
            the_revealer.gains(fortitude=4),
            the_revealer.pays(2, TO_THE_INN),
            provenance="reported",
        ),
        # The amount of Gold is ours.
        drink_event(
            "The Challenge!",
            if_they_dare(drink_from_deck(2), if_conscious(each_other_then_pays(1))),
            provenance="reported",
            completed="the amount of Gold",
        ),
        2 * drink_event("Round on the House!", round_on_the_house),
        2 * drink_event("Drinking Contest!", drinking_contest),
    ],
)
