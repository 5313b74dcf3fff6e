"""Gog the Half-Ogre (RDI2): hits hard, hits everybody, and does not like cheaters."""

from lastcall.cards.shared import GAMBLING_BASICS, drinks_for_my_friends, i_dont_think_so
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    TO_THE_INN,
    action,
    another_player,
    anothers_drink_phase,
    anytime,
    cheating_played,
    each_other_player,
    either,
    from_the_inn,
    ignore_card,
    ignore_drink,
    ignoring_a_drink,
    leave_round,
    leaving_the_round,
    lost_fortitude,
    me,
    must_ante,
    my_drink,
    negate,
    sometimes,
    that_player,
    the_active_player,
    win_round,
    would_lose_gold,
)

GOG = Character(
    "gog",
    "Gog the Half-Ogre",
    race="half-ogre",
    box="rdi2",
    deck=[
        *GAMBLING_BASICS,
        i_dont_think_so("Gog not think so!", provenance="reported"),
        2 * drinks_for_my_friends(),
        sometimes(
            "Gog think you cheating! Gog no like cheaters!",
            when=cheating_played,
            do=[negate, win_round],
            inside_only=True,
            provenance="reported",
        ),
        # House title: he never knew how much was in there, and neither does anybody else.
        2
        * sometimes(
            "Gog find shiny in loincloth!",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        2 * sometimes("This game stupid!", when=must_ante, do=leave_round, provenance="reported"),
        # House title: the one excuse that gets an ogre out of a game and away from a mug.
        either(
            "Gog busy! Gog counting toes!",
            leaving_the_round,
            ignoring_a_drink,
            provenance="house",
        ),
        either(
            "Shut up!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            provenance="reported",
        ),
        2
        * either(
            "Stop poking Gog",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE),
            provenance="reported",
        ),
        2 * sometimes("This taste yucky!", when=my_drink, do=ignore_drink, provenance="reported"),
        2
        * sometimes(
            "Gog say you drink MORE!",
            when=anothers_drink_phase,
            do=the_active_player.drinks_one_more(),
        ),
        3
        * action(
            "Gog make funny? Why you not laugh?",
            another_player.loses(fortitude=2),
            provenance="reported",
        ),
        2
        * action("Why you laugh at Gog?", another_player.loses(fortitude=2), provenance="reported"),
        action(
            "Sorry, Gog not see you sitting there...",
            another_player.loses(fortitude=3),
            me.pays(1, TO_THE_INN),
            provenance="reported",
        ),
        action("Dance with Gog!", another_player.loses(fortitude=4)),
        action("Gog loves everyone!", each_other_player.loses(fortitude=1), provenance="reported"),
        sometimes(
            "That not hurt! This hurt!",
            when=lost_fortitude,
            do=that_player.loses(fortitude=2),
            provenance="reported",
        ),
        # House title: half-ogres heal by forgetting.
        anytime("Gog forget about ouch!", me.gains(fortitude=2), provenance="house"),
        action(
            "Gog crush beer stein on head", each_other_player.pays(1, TO_ME), provenance="reported"
        ),
    ],
)
