"""The 30-card Drink Deck of RDI7: the documented Drinks, and what else stands behind that bar.

The staff drink here themselves: there is coffee for those who have to get up, something that nobody
finishes alone, and a dare for those who say they could.
"""

from lastcall.engine.cards import Deck
from lastcall.engine.words import (
    dare,
    drink,
    drink_event,
    drinking_contest,
    me,
    round_on_the_house,
)

DRINKS_RDI7 = Deck(
    "drinks-rdi7",
    "rdi7",
    [
        2 * drink("Light Ale", 1),
        drink("Light Ale with a Chaser", 1, chaser=True),
        2 * drink("Dark Ale", 1),
        2 * drink("Wine", 2),
        drink("Wine with a Chaser", 2, chaser=True),
        2 * drink("Elven Wine", 3),
        drink("Elven Wine with a Chaser", 3, chaser=True),
        drink("Dragon Breath Ale", 4),
        drink("Halfling Stout", 4),
        drink("Gnomish Inspirational Ale", 2, extras=[me.draws(2)]),
        drink("Mead", 3, splits=True, one_piece=True),
        # That it is shared is known, not how strong it is.
        drink("Fermented Orc Sweat", 5, splits=True, completed="its strength"),
        # Its halves are known: 2 Alcohol Content, and 3 cards.
        drink(
            "Bitter Tonic",
            4,
            extras=[me.may_discard(6)],
            completed="the whole that its halves make",
        ),
        2 * drink("Coffee", -1),
        2 * drink("Water"),
        2 * drink_event("Round on the House!", round_on_the_house),
        2 * drink_event("Drinking Contest!", drinking_contest),
        # That Drinks are compared is known, and who is spared; who drinks which is ours.
        drink_event("The Wench dares you...", dare, completed="who drinks which Drink"),
        # House: from the kitchen, for once.
        drink("Broth of the Day", 0, 1, provenance="house"),
        # House: what the horses leave.
        drink("Trough Water", 0, -1, provenance="house"),
        # House: for the morning after, served the evening before.
        drink("Hair of the Hound with a Chaser", 1, chaser=True, provenance="house"),
        # House: the cook's, and nobody asks.
        drink("Kitchen Sherry", 2, provenance="house"),
    ],
)
