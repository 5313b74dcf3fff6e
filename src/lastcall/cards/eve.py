"""Eve the Illusionist (RDI2): cheats at cards, is never quite where the blow lands."""

from lastcall.cards.shared import GAMBLING_BASICS, drinks_for_my_friends, i_dont_think_so
from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Mode
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    a_player,
    action,
    another_gambler,
    another_player,
    anothers_drink,
    anytime,
    cheating,
    each_other_player,
    either,
    ignore,
    ignore_card,
    ignore_drink,
    ignoring_a_drink,
    in_a_round,
    keep_gold,
    leaving_the_round,
    mode,
    my_drink,
    redirect,
    replace_drink,
    share_loss,
    sometimes,
    steal_from_pot,
    would_lose_fortitude,
    would_lose_gold,
)

EVE = Character(
    "eve",
    "Eve the Illusionist",
    race="human",
    box="rdi2",
    deck=[
        *GAMBLING_BASICS,
        i_dont_think_so(),
        2 * drinks_for_my_friends(),
        anytime(
            "It's the disappearing coin trick, not the reappearing coin trick.",
            a_player.pays(1, TO_ME),
            provenance="reported",
        ),
        anytime("Gold? What Gold?", a_player.pays(1, TO_ME), provenance="reported"),
        2 * sometimes("Drink what? This is empty.", when=my_drink, do=ignore_drink),
        cheating(
            "What's that up your sleeve?", another_gambler.leaves_round(), provenance="reported"
        ),
        cheating("My word, what could that be?", provenance="reported"),
        cheating("Oops, I dropped my cards...", provenance="reported"),
        cheating("This time, let's use my cards.", provenance="reported"),
        sometimes(
            "Actually, that's Dragon Breath Ale.",
            when=anothers_drink,
            do=replace_drink(4),
            provenance="reported",
        ),
        2
        * sometimes("Illusionary Coin", when=would_lose_gold, do=keep_gold, provenance="reported"),
        either(
            "Ha! That's just an illusion. I'm actually over here!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            provenance="reported",
        ),
        either(
            "I attempt to disbelieve.",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            provenance="reported",
        ),
        2
        * action(
            "Look in to my eyes... you are getting... Drunker!",
            another_player.gains(alcohol=2),
            provenance="reported",
        ),
        either(
            "I cloak myself in shadow.", leaving_the_round, ignoring_a_drink, provenance="reported"
        ),
        2
        * action(
            "That's odd. Illusions aren't supposed to actually hurt.",
            another_player.loses(fortitude=1),
            provenance="reported",
        ),
        2
        * action(
            "Whoa! Careful! That's real fire!",
            another_player.loses(fortitude=3),
            provenance="reported",
        ),
        sometimes(
            "I've been working on a new spell. It's called Share Pain!",
            when=would_lose_fortitude,
            do=share_loss,
            provenance="reported",
        ),
        sometimes(
            "Sleight of hand...", when=in_a_round, do=steal_from_pot(1), provenance="reported"
        ),
        either(
            "I'm not Eve! She's over there!",
            mode(w.SOMETIMES, would_lose_fortitude, redirect),
            Mode(w.SOMETIMES, would_lose_fortitude, (ignore,), duel_only=True),
            provenance="reported",
        ),
        action("Tip me, I'm the Wench.", each_other_player.pays(1, TO_ME), provenance="reported"),
    ],
)
