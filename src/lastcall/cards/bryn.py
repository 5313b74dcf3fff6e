"""Bryn (RDI4): whoever hits her hits themselves, and no Drink is too big to be drunk in company.

She wins by lasting: blows go back to whoever struck, strong Drinks are cut down to size or shared,
and she hits steadily all the while. Her weakness is the purse: she takes nobody's Gold, and in a
Round she has little but ways out of it (BRYN-9).
"""

from lastcall.cards.shared import i_dont_think_so
from lastcall.cards.shared_rdi4 import GAMBLING_BASICS_RDI4, more_drinks
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL,
    action,
    another_player,
    anytime,
    cheating_played,
    each_other_player,
    either,
    from_the_inn,
    ignore_card,
    ignore_drink,
    ignoring_a_drink,
    leaving_the_round,
    lost_fortitude,
    me,
    my_drink,
    negate,
    redirect_to_attacker,
    sometimes,
    split_drink,
    that_player,
    weaken_to,
    would_lose_fortitude,
    would_lose_gold,
)

BRYN = Character(
    "bryn",
    "Bryn",
    race="human",
    box="rdi4",
    deck=[
        *GAMBLING_BASICS_RDI4,
        i_dont_think_so(),
        2 * more_drinks("Roll out another barrel!"),
        3 * action("Watch it! Loose cannonball!", another_player.loses(fortitude=2)),
        # House: a day's work on deck, for whoever stands in the way.
        2 * action("Heave! Ho!", another_player.loses(fortitude=1), provenance="house"),
        # House: the one blow of hers that one remembers.
        action(
            "Didn't you hear me say the boom's coming round?",
            another_player.loses(fortitude=3),
            provenance="house",
        ),
        # House: a small shove that keeps her hands full.
        action(
            "Hold still, you've got a barnacle there.",
            another_player.loses(fortitude=1),
            me.draws(1),
            provenance="house",
        ),
        action("I can hold my own in a brawl. Wanna see?", each_other_player.loses(fortitude=1)),
        2
        * sometimes("You wanna play, huh?", when=lost_fortitude, do=that_player.loses(fortitude=2)),
        2 * sometimes("Stop hitting yourself!", when=would_lose_fortitude, do=redirect_to_attacker),
        2 * either("I've got watch duty.", leaving_the_round, ignoring_a_drink),
        2
        * sometimes("Let's drink to clear skies and strong winds!", when=my_drink, do=split_drink),
        2
        * sometimes(
            "I'm built like an ox, and I can drink like one, too!",
            when=my_drink,
            do=weaken_to(1),
            completed="that 1 is left of any Drink",
        ),
        # House: the sea gets a share, too.
        sometimes("Over the rail with it!", when=my_drink, do=ignore_drink, provenance="house"),
        # House: she shrugs off what lands on her, not what goes through her pockets.
        2
        * either(
            "Is that all the wind you've got?",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL),
            provenance="house",
        ),
        # House: not much in it, but always something.
        2
        * sometimes(
            "There's a coin sewn into my sailcloth.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        anytime(
            "One night in the hammock and I'm good.", me.gains(fortitude=2), provenance="house"
        ),
        # An anti-cheat card of this box; whose, and what it does besides, is not known.
        sometimes(
            "I think it's time to stop foolin' around, don't you?",
            when=cheating_played,
            do=[negate, that_player.leaves_round()],
            inside_only=True,
            completed="the owner, the type, and that the cheater has to leave the Round",
        ),
    ],
)
