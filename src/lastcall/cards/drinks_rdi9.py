"""The 30-card Drink Deck of RDI9: the documented Drinks, and ours that draw, discard and stay."""

from lastcall.engine import terms as w
from lastcall.engine.cards import Deck
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    at_any_time,
    discard_or_lose,
    drink,
    drink_event,
    drinking_contest,
    ignore_card,
    me,
    round_on_the_house,
)

DRINKS_RDI9 = Deck(
    "drinks-rdi9",
    "rdi9",
    [
        2 * drink("Light Ale", 1),
        drink("Light Ale with a Chaser", 1, chaser=True),
        2 * drink("Dark Ale", 1),
        2 * drink("Wine", 2),
        drink("Wine with a Chaser", 2, chaser=True),
        2 * drink("Elven Wine", 3),
        drink("Dragon Breath Ale", 4),
        drink("Mead", 3, splits=True, one_piece=True),
        # A negative amount is known, not how much.
        drink("Pot of Tea", -1, provenance="rulebook", completed="how much less"),
        # That it always has a Chaser is known; its strength is ours.
        2
        * drink(
            "Something on the Rocks",
            2,
            chaser=True,
            provenance="rulebook",
            completed="its strength",
        ),
        # Only the title is known: strong, and it clouds the mind.
        drink(
            "The Undercider",
            3,
            extras=[me.discards(1)],
            provenance="house",
            completed="everything but the title",
        ),
        2 * drink_event("Round on the House!", round_on_the_house),
        2 * drink_event("Drinking Contest!", drinking_contest),
        # Known: an Action Card may be discarded from hand. What it saves one from is ours.
        drink_event(
            "The monsters kicked open the door!",
            discard_or_lose(w.ACTION, 2),
            provenance="rulebook",
            completed="what the discard saves one from",
        ),
        # House: bright ideas, and what they cost.
        drink("Glowcap Cordial", 1, extras=[me.draws(2)], provenance="house"),
        drink("Sporefizz", 1, extras=[me.discards(2), me.draws(3)], provenance="house"),
        drink("Seer's Dregs", 1, extras=[me.reveals(2), me.draws(1)], provenance="house"),
        # House: Drinks that one keeps for later.
        drink(
            "Thimble of Thick Skin",
            2,
            keep=[ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE)],
            provenance="house",
        ),
        drink(
            "Hip Flask of Second Wind",
            1,
            keep=[at_any_time(me.gains(fortitude=2))],
            provenance="house",
        ),
        # House: something kind between the strong ones.
        drink("Cavern Stout", 2, 1, provenance="house"),
        drink("Spring Water", provenance="house"),
        drink("Moss Tea", 0, 2, provenance="house"),
        drink("Deep Dark Ale with a Chaser", 2, chaser=True, provenance="house"),
    ],
)
