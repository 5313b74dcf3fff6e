"""Lizwick (RDI5): whatever happens, she has something for it in her Bag.

She wins by always having an answer: an Item a turn, none of them worth much, each of them free,
while others lose patience. Her weakness is a light hand, and that what is in the Bag is up to the
Bag: it holds three Items, and only one comes by itself (LIZWICK-13).
"""

from lastcall.cards.shared import i_dont_think_so
from lastcall.cards.shared_rdi4 import GAMBLING_BASICS_RDI4, more_drinks
from lastcall.engine.cards import Box, Character, Deck
from lastcall.engine.word import Amount
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    a_drink,
    action,
    another_player,
    anytime,
    at_any_time,
    by_the_rules,
    cheating,
    either,
    for_each,
    from_the_inn,
    give_drink,
    ignore_card,
    ignore_drink,
    keep_gold,
    leave_round,
    me,
    must_ante,
    my_drink,
    reduce_loss,
    responding,
    set_out,
    sometimes,
    strengthen,
    weaken,
    would_lose_fortitude,
    would_lose_gold,
)

# LIZWICK-5 to LIZWICK-8: face down beside her mat, no part of her hand.
BAG = Box("bag", 3, hidden=True, starts_with=1)

# LIZWICK-9, LIZWICK-11: Sometimes and Anytime Cards, each worth about half of one from her hand.
ITEMS = Deck(
    "items",
    "rdi5",
    [
        either("Loopy Straw", responding(my_drink, weaken(1), place=BAG)),
        # What it is for is known, not how it goes.
        5
        * either(
            "Gold on a String",
            responding(would_lose_gold, keep_gold, place=BAG),
            completed="the owner, the type, and that nobody receives the Gold",
        ),
        # House: sweet, sticky and good for one.
        either(
            "Everlasting Toffee",
            at_any_time(me.gains(fortitude=1), place=BAG),
            provenance="house",
        ),
        # House: it runs under the table and finds an ankle.
        either(
            "Wind-up Beetle",
            at_any_time(another_player.loses(fortitude=1), place=BAG),
            provenance="house",
        ),
        # House: for things that lie just out of reach.
        either(
            "Folding Grabber",
            at_any_time(another_player.pays(1, TO_ME), place=BAG),
            provenance="house",
        ),
        # House: one sniff and the room stands still.
        either(
            "Smelling Salts",
            at_any_time(me.loses(alcohol=1), place=BAG),
            provenance="house",
        ),
        # House: a drop of something in somebody's cup.
        either(
            "Dropper of Drops",
            responding(a_drink, strengthen(1), place=BAG),
            provenance="house",
        ),
        # House: a saucepan, but with a chin strap.
        either(
            "Collapsible Helmet",
            responding(would_lose_fortitude, reduce_loss(1), place=BAG),
            provenance="house",
        ),
    ],
)
BAG.deck = ITEMS

LIZWICK = Character(
    "lizwick",
    "Lizwick",
    race="gnome",
    box="rdi5",
    side_decks=[ITEMS],
    boxes=[BAG],
    at_turn_start=[by_the_rules(set_out(BAG))],
    deck=[
        *GAMBLING_BASICS_RDI4,
        i_dont_think_so(),
        2 * more_drinks("I have cups for everybody. Somewhere."),
        action("Oh! You've discovered my anti-theft devices!", another_player.loses(fortitude=2)),
        # House: most of her inventions do not work that well.
        4
        * action(
            "It only explodes if you look at it.",
            another_player.loses(fortitude=1),
            provenance="house",
        ),
        action(
            "Could you stand where the X is?",
            another_player.loses(fortitude=1),
            provenance="house",
        ),
        action(
            "You were going through my bag again, weren't you?",
            another_player.loses(fortitude=1),
            another_player.pays(1, TO_ME),
        ),
        # The small wound is known; what she was looking for meanwhile is ours.
        2
        * action(
            "Hold this for a sec. Be careful, it's snappy!",
            another_player.loses(fortitude=1),
            set_out(BAG),
            completed="the owner and the Item",
        ),
        # House: the heart of the deck. It is in here somewhere.
        anytime(
            "I know I packed one of those.",
            for_each(Amount(2), set_out(BAG)),
            provenance="house",
        ),
        2
        * either(
            "I need to duck out for a second",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            completed="the types of card it answers, and that Alcohol Content counts",
        ),
        2 * sometimes("I'll save this for next time!", when=my_drink, do=ignore_drink),
        2
        * sometimes("Let's try my Elven Potion Amplifier on that!", when=a_drink, do=strengthen(2)),
        2 * cheating("Oops... I lost my cards!"),
        # House: of course she carries a spare deck.
        cheating("Found them! And these, too!", provenance="house"),
        # House: coins get into everything.
        2
        * sometimes(
            "There's always a coin in the lining.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        # House: the Bag has to be tidied, and it takes as long as it takes.
        2
        * sometimes(
            "Can't. Everything's out on the floor.",
            when=must_ante,
            do=leave_round,
            provenance="house",
        ),
        anytime("A plaster for every occasion.", me.gains(fortitude=1), provenance="house"),
        # House: nobody says no to somebody with both hands full. She has tried it, of course; to be
        # rid of a whole Drink for nothing made her team win too often (docs/balance.md).
        sometimes(
            "Take this a moment, my hands are full.",
            when=my_drink,
            do=[give_drink, me.gains(alcohol=1)],
            provenance="house",
        ),
    ],
)
