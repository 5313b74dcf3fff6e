"""The 30-card Drink Deck of RDI4: the documented Drinks, and ours that came off a ship."""

from lastcall.engine.cards import Deck
from lastcall.engine.words import (
    drink,
    drink_event,
    drinking_contest,
    each_player,
    me,
    round_on_the_house,
)

DRINKS_RDI4 = Deck(
    "drinks-rdi4",
    "rdi4",
    [
        2 * drink("Light Ale", 1),
        drink("Light Ale with a Chaser", 1, chaser=True),
        2 * drink("Dark Ale", 1),
        2 * drink("Wine", 2),
        drink("Wine with a Chaser", 2, chaser=True),
        2 * drink("Elven Wine", 3),
        drink("Elven Wine with a Chaser", 3, chaser=True),
        drink("Dragon Breath Ale", 4),
        # The card is shown, but not its numbers.
        drink("Pixie Punch with a Chaser", 2, chaser=True, completed="its strength"),
        drink("Mead", 3, splits=True, one_piece=True),
        2 * drink("Gnomish Inspirational Ale", 2, extras=[me.draws(2)]),
        drink("We're cutting you off!", -1, provenance="reported"),
        2 * drink_event("Round on the House!", round_on_the_house),
        2 * drink_event("Drinking Contest!", drinking_contest),
        # House: what a ship carries. Hard on head or stomach, and now and then a blessing.
        drink("Three Sheets to the Wind", 4, -1, provenance="house"),
        drink("Navy Strength", 3, 1, provenance="house"),
        drink("Bilge Water", 0, -2, provenance="house"),
        drink("A Mouthful of Seawater", -1, -1, provenance="house"),
        drink("Lime Cordial", 0, 2, provenance="house"),
        drink("Watered Grog", 1, 1, provenance="house"),
        drink("Grog with a Chaser", 2, chaser=True, provenance="house"),
        drink("Message in a Bottle", 1, extras=[me.reveals(1), me.draws(2)], provenance="house"),
        # House: a kind Event among the Drinks of a rough house.
        drink_event("Land ho!", each_player.draws(1), provenance="house"),
    ],
)
