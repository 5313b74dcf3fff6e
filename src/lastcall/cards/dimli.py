"""Dimli the Dwarf (RDI2): holds his drink, keeps his Gold, and hands bad ale on."""

from lastcall.cards.shared import GAMBLING_BASICS, drinks_for_my_friends, i_dont_think_so
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    TO_ME,
    a_drink,
    action,
    another_player,
    another_wins_round,
    anothers_drink_phase,
    drink_to_fortitude,
    each_other_player,
    either,
    from_the_inn,
    give_drink,
    ignore_card,
    ignore_drink,
    ignoring_a_drink,
    leave_round,
    leaving_the_round,
    lost_fortitude,
    must_ante,
    my_drink,
    resume_round,
    sometimes,
    split_drink,
    strengthen,
    that_player,
    the_active_player,
    would_lose_gold,
)

DIMLI = Character(
    "dimli",
    "Dimli the Dwarf",
    race="dwarf",
    box="rdi2",
    deck=[
        *GAMBLING_BASICS,
        i_dont_think_so(),
        2 * drinks_for_my_friends(),
        sometimes(
            "Dwarves always have money.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="reported",
        ),
        sometimes(
            "Lemme check the money belt...",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="reported",
        ),
        sometimes(
            "I don't want this watered-down stuff!",
            when=my_drink,
            do=ignore_drink,
            provenance="reported",
        ),
        sometimes(
            "My mother gave me stronger stuff when I was a baby!",
            when=my_drink,
            do=ignore_drink,
            provenance="reported",
        ),
        sometimes(
            "Uuurp! That hit the spot!", when=my_drink, do=drink_to_fortitude, provenance="reported"
        ),
        2
        * sometimes(
            "You have this. I'm waiting for the good stuff!",
            when=my_drink,
            do=give_drink,
            provenance="reported",
        ),
        action(
            "Impressive Dwarven War Belch!", each_other_player.pays(1, TO_ME), provenance="reported"
        ),
        sometimes(
            "Thanks... but I think I'll keep my Gold.",
            when=must_ante,
            do=leave_round,
            provenance="reported",
        ),
        sometimes(
            "What? And part with my hard-earned money?",
            when=must_ante,
            do=leave_round,
            provenance="reported",
        ),
        either(
            "Can't you see I'm talking to this pretty, bearded lass here?",
            leaving_the_round,
            ignoring_a_drink,
            provenance="reported",
        ),
        action(
            "Stop using my head as a table!",
            another_player.loses(fortitude=1),
            provenance="reported",
        ),
        action("That's it! No more short jokes!", another_player.loses(fortitude=2)),
        2
        * action(
            "Are you saying I'm grumpy?", another_player.loses(fortitude=2), provenance="reported"
        ),
        2
        * action(
            "Let's try some Dwarven wrist wrestling!",
            another_player.loses(fortitude=2),
            provenance="reported",
        ),
        sometimes(
            "Hey! You almost damaged the beard!",
            when=lost_fortitude,
            do=that_player.loses(fortitude=2),
        ),
        either(
            "Good thing I was wearing my great-grandfather's helmet!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE),
            provenance="reported",
        ),
        2 * sometimes("Spike it with Firewater", when=a_drink, do=strengthen(2)),
        sometimes(
            "Drink up, friend!",
            when=anothers_drink_phase,
            do=the_active_player.drinks_one_more(),
        ),
        sometimes(
            "Best two out of three?",
            when=another_wins_round,
            do=resume_round,
            inside_only=True,
            provenance="reported",
        ),
        sometimes(
            "Now this stuff is actually good! Try some!",
            when=my_drink,
            do=split_drink,
            provenance="reported",
        ),
    ],
)
