"""Captain Whitehawk (RDI4): nobody leaves her table, and whoever costs her something pays for it.

She wins by discipline: blow after blow, harder than most, and whoever costs her something pays in
kind; a Round that nobody leaves, the hand that beats Winning Hand! and half of what others win
keep her chest filled meanwhile. Her weakness is the mug: few of her cards keep a Drink away from
her (WHITEHAWK-18).
"""

from lastcall.cards.shared import i_dont_think_so
from lastcall.cards.shared_rdi4 import GAMBLING_BASICS_RDI4, more_drinks
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    action,
    another_collects_pot,
    another_player,
    anothers_drink_phase,
    anytime,
    cannot_be_negated,
    each_other_player,
    either,
    from_the_inn,
    gained_alcohol,
    gambling,
    give_drink,
    halve_winnings,
    ignore_card,
    ignore_drink,
    leave_round,
    lost_fortitude,
    lost_gold,
    me,
    must_ante,
    my_drink,
    responding,
    sometimes,
    start_bound_round,
    that_player,
    the_active_player,
    would_lose_gold,
)

WHITEHAWK = Character(
    "whitehawk",
    "Captain Whitehawk",
    race="human",
    box="rdi4",
    deck=[
        *GAMBLING_BASICS_RDI4,
        i_dont_think_so(),
        2 * more_drinks("A measure for all hands!"),
        # The Round.
        action("Ante up or walk the plank!", start_bound_round, cannot_be_negated),
        gambling(
            "That's a fine hand there, but this one's got you beat",
            beats_winning_hand=True,
        ),
        sometimes(
            "What a coincidence, I happen to have the same hand!",
            when=another_collects_pot,
            do=halve_winnings,
            inside_only=True,
            completed="the rounding, and that she is still in the Round",
        ),
        # Twelve cards cost others Fortitude, as the previews count (WHITEHAWK-2).
        2
        * action(
            "I won't stand idly by while you insult the Drake!", another_player.loses(fortitude=3)
        ),
        # House: discipline, in three tones of voice.
        3 * action("Off my deck!", another_player.loses(fortitude=2), provenance="house"),
        2
        * action(
            "You call that a salute?",
            another_player.loses(fortitude=3),
            provenance="house",
        ),
        2
        * action(
            "I've keelhauled better sailors than you.",
            another_player.loses(fortitude=2),
            provenance="house",
        ),
        # House: a ship of war has guns on both sides.
        action("Broadside!", each_other_player.loses(fortitude=2), provenance="house"),
        2
        * sometimes("Challenge accepted!", when=lost_fortitude, do=that_player.loses(fortitude=2)),
        # House: the deck's own shape. What is done to her is done back, in kind.
        2
        * either(
            "I keep a log of everything.",
            responding(gained_alcohol, that_player.gains(alcohol=2)),
            responding(lost_gold, that_player.pays(1, TO_ME)),
            provenance="house",
        ),
        2
        * either(
            "A word of advice... don't",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            completed="the types of card it answers, and that Alcohol Content and Gold count",
        ),
        # House: her only way past a Drink besides handing it down.
        sometimes(
            "Never before the anchor is down.", when=my_drink, do=ignore_drink, provenance="house"
        ),
        sometimes("I don't drink until my crew drinks!", when=my_drink, do=give_drink),
        sometimes(
            "Drink up! Captain's orders",
            when=anothers_drink_phase,
            do=the_active_player.drinks_one_more(),
            completed="the type and the moment",
        ),
        # House: even a captain has to go on deck sometimes.
        sometimes("The wind has turned!", when=must_ante, do=leave_round, provenance="house"),
        sometimes(
            "It comes out of the ship's chest.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        anytime("Nothing that salt air won't cure.", me.gains(fortitude=3), provenance="house"),
    ],
)
