"""Joran (RDI5): nothing stays where it was, and no Drink stays what it was.

He wins by what others swallow: he puts more into their Drinks than Alcohol Content, turns Drinks
into others and sees to it that nobody gets well again, while blows come out of another portal.
His weakness is that he has few blows of his own that matter, and nobody pays him (JORAN-10).
"""

from lastcall.cards.shared import i_dont_think_so
from lastcall.cards.shared_rdi4 import GAMBLING_BASICS_RDI4, more_drinks
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL,
    a_drink,
    action,
    another_player,
    another_would_gain,
    anytime,
    cheating,
    drink_heals_another,
    either,
    from_the_inn,
    give_drink,
    ignore_card,
    ignore_drink,
    lace_drink,
    leave_round,
    me,
    must_ante,
    my_drink,
    redirect_to,
    replace_drink,
    responding,
    sometimes,
    spoil_drink,
    stop_gain,
    the_drinker,
    would_lose_fortitude,
    would_lose_gold,
)

JORAN = Character(
    "joran",
    "Joran",
    race="human",
    box="rdi5",
    deck=[
        *GAMBLING_BASICS_RDI4,
        i_dont_think_so(),
        2 * more_drinks("Extra credit for whoever finishes theirs!"),
        3
        * action(
            "No! I would never cast Warp Wood on a friend's chair!",
            another_player.loses(fortitude=2),
        ),
        # House: schoolroom magic, in a room that is no school.
        2
        * action(
            "The candlestick was supposed to float.",
            another_player.loses(fortitude=2),
            provenance="house",
        ),
        # House: it goes to the head as well.
        action(
            "Hold your breath, this fog is new.",
            another_player.loses(fortitude=1),
            another_player.gains(alcohol=1),
            provenance="house",
        ),
        2
        * sometimes(
            "Playing with portals", when=would_lose_fortitude, do=redirect_to(another_player)
        ),
        # That it adds effects is known; which, is JORAN-7.
        2
        * sometimes(
            "This spell livened up the late-night parties at the Collegium!",
            when=a_drink,
            do=lace_drink(1, the_drinker.discards(1)),
            completed="the effects that it adds",
        ),
        # House: the sort of spell one is sent home for.
        sometimes(
            "Whoever drinks this forgets who poured it.",
            when=a_drink,
            do=lace_drink(0, the_drinker.discards(2)),
            provenance="house",
        ),
        # Only its Russian title is known: this is what it says.
        either(
            "I'll save that healing for a dungeon trip!",
            responding(another_would_gain, stop_gain),
            responding(drink_heals_another, spoil_drink),
            completed="the English title, the type, and that nothing else on the card is lost",
        ),
        # House: astral projection has its uses.
        2
        * either(
            "You hit my reflection. In that universe.",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL),
            provenance="house",
        ),
        2
        * sometimes(
            "It evaporated. Purely academically.",
            when=my_drink,
            do=ignore_drink,
            provenance="house",
        ),
        2
        * sometimes(
            "I have a lecture at dawn.", when=must_ante, do=leave_round, provenance="house"
        ),
        # House: the first thing one learns at a Collegium, and the last one admits to.
        2 * cheating("The ink just rearranged itself!", provenance="house"),
        sometimes(
            "Conjured coins ring true. For an hour.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        anytime("Mending works on mages, too.", me.gains(fortitude=2), provenance="house"),
        # House: he did the reading.
        anytime("There's a footnote about this.", me.draws(2), provenance="house"),
        # House: any Drink, also his own: strong ones get milder by it, and mild ones stronger.
        sometimes(
            "Transmutation was my minor.", when=a_drink, do=replace_drink(2), provenance="house"
        ),
        # House: a portal is where one makes it.
        sometimes(
            "A small portal, right under the mug.",
            when=my_drink,
            do=give_drink,
            provenance="house",
        ),
    ],
)
