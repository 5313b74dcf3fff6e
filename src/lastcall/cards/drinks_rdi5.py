"""The 30-card Drink Deck of RDI5: the documented Drinks, and ours that one shares, or pays for.

The house of this box is a polite one: there is tea, wine comes in cups for two, and what looks
like a student's joke in a glass is one.
"""

from lastcall.engine.cards import Deck
from lastcall.engine.words import (
    drink,
    drink_event,
    drinking_contest,
    each_player,
    me,
    round_on_the_house,
)

DRINKS_RDI5 = Deck(
    "drinks-rdi5",
    "rdi5",
    [
        2 * drink("Light Ale", 1),
        drink("Light Ale with a Chaser", 1, chaser=True),
        2 * drink("Dark Ale", 1),
        2 * drink("Wine", 2),
        drink("Wine with a Chaser", 2, chaser=True),
        2 * drink("Elven Wine", 3),
        drink("Elven Wine with a Chaser", 3, chaser=True),
        drink("Dragon Breath Ale", 4),
        2 * drink("Rice Wine", 3, splits=True),
        drink("Gnomish Inspirational Ale", 2, extras=[me.draws(2)]),
        # A negative amount is known, not how much.
        2 * drink("Pot of Tea", -1, completed="how much less"),
        2 * drink_event("Round on the House!", round_on_the_house),
        2 * drink_event("Drinking Contest!", drinking_contest),
        # House: cups for two, and what comes after them.
        drink("Plum Wine for Two", 4, splits=True, provenance="house"),
        drink("Hot Towel", -1, 1, provenance="house"),
        drink("Jasmine Tea", 0, 1, provenance="house"),
        # House: what clever people mix when nobody stops them.
        drink("Graduation Punch", 3, extras=[me.discards(1)], provenance="house"),
        drink("Clockwork Fizz", 1, extras=[me.draws(1)], provenance="house"),
        drink("Swirling Something with a Chaser", 1, chaser=True, provenance="house"),
        drink("Edge of the Blade", 2, -1, provenance="house"),
        drink("Somebody Finished This One", provenance="house"),
        # House: the one Event that hurts everybody.
        drink_event("Mind the chandelier!", each_player.loses(fortitude=1), provenance="house"),
    ],
)
