"""Sera (RDI5): more knives than anybody has counted, and all of them are out.

She wins by the blade: she throws more than anybody, at whoever is nearly done, answers every blow
and cuts purses in between. Her weakness is the mug: she can step aside from a Drink twice, and has
no way to hand one on, share it or make it weaker (SERA-7).
"""

from lastcall.cards.shared import i_dont_think_so
from lastcall.cards.shared_rdi4 import GAMBLING_BASICS_RDI4, more_drinks
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    action,
    another_player,
    anytime,
    cheating,
    each_other_player,
    either,
    from_the_inn,
    ignore_card,
    ignore_drink,
    in_a_round,
    leave_round,
    lost_fortitude,
    me,
    must_ante,
    my_drink,
    sometimes,
    steal_from_pot,
    that_player,
    would_lose_gold,
)

SERA = Character(
    "sera",
    "Sera",
    race="human",
    box="rdi5",
    deck=[
        *GAMBLING_BASICS_RDI4,
        i_dont_think_so(),
        2 * more_drinks("Drinks for everybody who can still dodge!"),
        # House: no blow of hers is documented but the one for everybody. Quick ones, mostly.
        action(
            "Don't move. There's a fly on you.",
            another_player.loses(fortitude=2),
            provenance="house",
        ),
        3
        * action(
            "That one was a warning. This one isn't.",
            another_player.loses(fortitude=3),
            provenance="house",
        ),
        # House: she has two hands, after all.
        2
        * action(
            "Left hand, right hand.",
            another_player.loses(fortitude=2),
            picks=2,
            provenance="house",
        ),
        # House: never empty-handed.
        action(
            "Could you pass me that back?",
            another_player.loses(fortitude=1),
            me.draws(1),
            provenance="house",
        ),
        action(
            "You get a knife, and you get a knife, and you get a knife...",
            each_other_player.loses(fortitude=1),
            completed="that it is each other player",
        ),
        2
        * sometimes("Swift counterattack", when=lost_fortitude, do=that_player.loses(fortitude=2)),
        3
        * either(
            "Hide in shadows",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            completed="the types of card it answers, and that Fortitude and Gold count",
        ),
        2
        * sometimes("One too many and my feet won't be so fleet!", when=my_drink, do=ignore_drink),
        2 * sometimes("Go away. I'm arranging my daggers.", when=must_ante, do=leave_round),
        # A Cheating Card of this box; whose is not known.
        cheating(
            "I should warn you. I'm pretty good at this game.",
            me.draws(2),
            completed="the owner",
        ),
        # House: a knife thrower has quick fingers.
        2 * cheating("Oh, that card? It was pinned under my knife.", provenance="house"),
        # House: purses hang on strings, and strings can be cut.
        action(
            "Your purse strings look frayed.", another_player.pays(2, TO_ME), provenance="house"
        ),
        anytime("Nice buckle. Is it gold?", another_player.pays(1, TO_ME), provenance="house"),
        # House: the pot is only a very big purse.
        sometimes(
            "I only took the shiniest one.",
            when=in_a_round,
            do=steal_from_pot(1),
            provenance="house",
        ),
        # House: the Inn's till stands within an arm's length.
        sometimes(
            "The till was open. Wide open, now.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        # House: she has been cut before.
        anytime(
            "It's only a scratch. I know scratches.", me.gains(fortitude=3), provenance="house"
        ),
    ],
)
