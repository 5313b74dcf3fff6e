"""Tara (RDI4): sees what is coming, if not what is in front of her.

She wins by the mug: she knows the Drinks before they are ordered, sends the strong ones to others,
keeps what is bad for her out of her future, and cheats for the pot, since somebody has to deal. Her
weakness is a light hand: she hits seldom, never hard, and never back (TARA-8).
"""

from lastcall.cards.shared import i_dont_think_so
from lastcall.cards.shared_rdi4 import GAMBLING_BASICS_RDI4, more_drinks
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    a_player,
    action,
    another_player,
    anytime,
    at_any_time,
    cheating,
    either,
    foresee_drinks,
    from_the_inn,
    give_drink,
    ignore_card,
    ignore_drink,
    leave_round,
    me,
    must_ante,
    my_drink,
    redirect,
    sometimes,
    would_lose_fortitude,
    would_lose_gold,
)

TARA = Character(
    "tara",
    "Tara",
    race="human",
    box="rdi4",
    deck=[
        *GAMBLING_BASICS_RDI4,
        i_dont_think_so(),
        2 * more_drinks("The stars are thirsty tonight."),
        2
        * action(
            "Blind girl! Darts! What could possibly go wrong?", another_player.loses(fortitude=2)
        ),
        # House: she knew where the foot was, of course.
        2
        * action("Oh! Was that your foot?", another_player.loses(fortitude=1), provenance="house"),
        2
        * either(
            "I may be blind, but I could still see that coming!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            completed=(
                "the types of card it answers, and that Fortitude and Alcohol Content count"
            ),
        ),
        2
        * either(
            "Uh oh, I don't like where this is headed...",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            completed="the types of card it answers, and that Fortitude and Gold count",
        ),
        2
        * sometimes(
            "I have consulted the charts... This is not in my future",
            when=my_drink,
            do=ignore_drink,
        ),
        # House: charts are for daytime.
        sometimes(
            "Moonrise. My glass is empty already.",
            when=my_drink,
            do=ignore_drink,
            provenance="house",
        ),
        2 * cheating("This time, let's use my deck."),
        # House: her fingers read what her eyes do not.
        cheating("Your ink is still wet, dear.", provenance="house"),
        cheating("I felt a better one.", me.draws(1), provenance="house"),
        # House: a navigator knows a lee shore.
        2
        * sometimes(
            "There are shoals ahead of this game.",
            when=must_ante,
            do=leave_round,
            provenance="house",
        ),
        # House, TARA-5: what the deck is built around.
        3
        * either(
            "Hush. I am listening to tomorrow.",
            at_any_time(foresee_drinks(3)),
            at_any_time(a_player.has_their_pile_foreseen(3)),
            provenance="house",
        ),
        # House: prophecies come true more easily with a push.
        sometimes("I see this one in your hand.", when=my_drink, do=give_drink, provenance="house"),
        sometimes(
            "I dreamt of a purse under this bench.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        anytime("Tomorrow looks kinder.", me.gains(fortitude=1), provenance="house"),
        # House: the truth, for a small consideration.
        action("Give me your palm. Palm up.", another_player.pays(2, TO_ME), provenance="house"),
        # House: she simply was not there any more.
        sometimes(
            "I moved a moment before you swung.",
            when=would_lose_fortitude,
            do=redirect,
            provenance="house",
        ),
    ],
)
