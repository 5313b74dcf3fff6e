"""Zakhan (RDI5): drinks, and the more he drinks the better he fights.

He wins by drinking on purpose: each Drink that gets into his head may raise his Drunken Chi, and
with it his blows grow, or he spends it to shake off a blow, a Drink or a wound. His weakness is
that he needs what will fell him: dry, he hits no harder than others, and he seldom sees Gold
(ZAKHAN-14).
"""

from lastcall.cards.shared import i_dont_think_so
from lastcall.cards.shared_rdi4 import GAMBLING_BASICS_RDI4, more_drinks
from lastcall.engine.cards import Character, Tracker
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    FORTITUDE_ALCOHOL,
    TO_ME,
    acting,
    action,
    another_player,
    at_any_time,
    by_the_rules,
    cheating_played,
    drink_from_deck,
    each_other_player,
    either,
    from_the_inn,
    ignore_card,
    ignore_drink,
    leave_round,
    lost_fortitude,
    may_gain,
    me,
    must_ante,
    my_drink,
    negate,
    points_of,
    sometimes,
    spend,
    split_drink,
    that_player,
    would_lose_gold,
)

# ZAKHAN-1, ZAKHAN-6: a jug on a track.
CHI = Tracker("chi", 5)

ZAKHAN = Character(
    "zakhan",
    "Zakhan",
    race="human",
    box="rdi5",
    trackers=[CHI],
    after_drink=[by_the_rules(may_gain(CHI, 1))],  # ZAKHAN-2, ZAKHAN-3, ZAKHAN-9
    deck=[
        *GAMBLING_BASICS_RDI4,
        i_dont_think_so(),
        2 * more_drinks("The jug is empty. The lesson is not."),
        3 * action("I'm not as think as you drunk I am!", another_player.loses(fortitude=2)),
        # House: the more spirit, the harder the fist.
        3
        * action(
            "Stagger left, strike right.",
            another_player.loses(fortitude=points_of(CHI, base=3, every=2)),
            provenance="house",
        ),
        # House: all of it in one blow.
        either(
            "Ha! You call that standing?",
            acting(another_player.loses(fortitude=3)),
            acting(another_player.loses(fortitude=4), cost=spend(CHI, 2)),
            provenance="house",
        ),
        # House: nobody is safe from somebody who cannot stand straight.
        action(
            "Whoops! And you, and you, and you!",
            each_other_player.loses(fortitude=2),
            provenance="house",
        ),
        2
        * sometimes("So, you wanna fight?", when=lost_fortitude, do=that_player.loses(fortitude=2)),
        2
        * either(
            "The reed bends in the wind. And I'm a drunken reed.",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL),
            completed="the owner",
        ),
        # House: a fall that somebody else lands under.
        either(
            "I meant to fall over just then.",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE),
            ignore_card(
                that_player.loses(fortitude=1),
                types=ACTION_SOMETIMES_ANYTIME,
                affecting=FORTITUDE,
                cost=spend(CHI, 2),
            ),
            provenance="house",
        ),
        2
        * sometimes(
            "Master the spirits, or the spirits will be your master!",
            when=my_drink,
            do=ignore_drink,
        ),
        # An anti-cheat card of this box; whose, and what it does besides, is not known.
        sometimes(
            "One shouldn't need to cheat to beat a drunkard!",
            when=cheating_played,
            do=[negate, that_player.loses(fortitude=1)],
            inside_only=True,
            completed="the owner, the type, and the blow",
        ),
        # House: he has to lie down, wherever he is.
        2
        * sometimes(
            "The master is meditating. Hush.", when=must_ante, do=leave_round, provenance="house"
        ),
        # House: the oldest trick of the school.
        sometimes(
            "My student pays. The innkeeper is my student.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        # House: what chi is for when it is not for fighting.
        either(
            "Breathe in. Hiccup. Breathe out.",
            at_any_time(me.gains(fortitude=2)),
            at_any_time(me.gains(fortitude=4), cost=spend(CHI, 2)),
            provenance="house",
        ),
        either(
            "Water is only wine that has not awoken.",
            at_any_time(me.loses(alcohol=2)),
            at_any_time(me.loses(alcohol=4), cost=spend(CHI, 2)),
            provenance="house",
        ),
        either(
            "It all comes back to me now.",
            at_any_time(me.draws(1)),
            at_any_time(me.draws(3), cost=spend(CHI, 2)),
            provenance="house",
        ),
        # House: the deck's heart: he drinks, and strikes with what the Drink gave him.
        action(
            "Watch the jug, not the fist.",
            drink_from_deck(1),
            another_player.loses(fortitude=points_of(CHI, base=4, every=2)),
            provenance="house",
        ),
        # House: the one way he has to anybody's Gold, and it is a wet one.
        action(
            "A Gold says I can finish that!",
            drink_from_deck(1),
            each_other_player.pays(1, TO_ME),
            provenance="house",
        ),
        # House: a lesson is for two.
        sometimes("Drink with me, and learn.", when=my_drink, do=split_drink, provenance="house"),
    ],
)
