"""Petra the Devious (RDI9): plots cards face down and stokes the Hellfire.

Her 15 Boss Cards and the other side of her tracker come with the team variants; they will be a
second deck and a second Tracker beside these.
"""

from lastcall.cards.shared_rdi9 import GAMBLING_BASICS_RDI9, more_drinks
from lastcall.engine import terms as w
from lastcall.engine.cards import Box, Character, Mode, Tracker
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    TO_ME,
    a_drink,
    acting,
    action,
    another_gambler,
    another_player,
    anytime,
    by_the_rules,
    clear_box,
    each_other_player,
    either,
    from_the_inn,
    gain,
    if_at_least,
    ignore_card,
    ignore_drink,
    ignoring_a_drink,
    ignoring_an_event,
    leaving_the_round,
    may_lay_down,
    me,
    my_drink,
    responding,
    sometimes,
    strengthen,
    take_control,
    that_player,
    weaken,
    would_lose_gold,
)

HELLFIRE = Tracker("hellfire", 3, fires=acting(another_player.loses(fortitude=2)))
PLOTS = Box("plots", 40, hidden=True)
SCHEME = ("scheme",)

PETRA = Character(
    "petra",
    "Petra the Devious",
    race="tiefling",
    box="rdi9",
    trackers=[HELLFIRE],
    boxes=[PLOTS],
    at_turn_start=[by_the_rules(clear_box(PLOTS, HELLFIRE, 1))],
    after_draw=[by_the_rules(may_lay_down(PLOTS))],
    deck=[
        *GAMBLING_BASICS_RDI9,
        2
        * anytime(
            "It's not hot in here. It is me.",
            me.draws(3),
            may_lay_down(PLOTS, gain(HELLFIRE, 1)),
        ),
        2
        * either(
            "Of course I'm cheating. Who isn't?",
            Mode(w.CHEATING, w.MY_GAMBLING_TURN, (take_control, another_gambler.leaves_round())),
            Mode(
                w.CHEATING,
                w.MY_GAMBLING_TURN,
                (take_control, another_gambler.leaves_round()),
                place=PLOTS,
                most=2,
            ),
            tags=SCHEME,
        ),
        2
        * either(
            "It's better with a drop of this!",
            responding(a_drink, weaken(2)),
            responding(a_drink, strengthen(2), place=PLOTS),
            tags=SCHEME,
        ),
        2
        * action(
            "This is fine.",
            each_other_player.loses(fortitude=1),
            if_at_least(HELLFIRE, 2, another_player.loses(fortitude=1)),
        ),
        2 * action("Hot and sharp, just like me!", another_player.loses(fortitude=2)),
        # A small wound is known; time to think is ours.
        action(
            "Pick your poison",
            another_player.loses(fortitude=1),
            may_lay_down(PLOTS, gain(HELLFIRE, 1)),
            provenance="rulebook",
            completed="the Plot and the Hellfire",
        ),
        action("Do you smell burning?", each_other_player.loses(fortitude=1)),
        2
        * either(
            "Too hot to handle",
            ignore_card(
                that_player.loses(fortitude=1),
                types=ACTION_SOMETIMES_ANYTIME,
                affecting=FORTITUDE,
            ),
            completed="the types of card it answers",
        ),
        # Ours: out of a game as well.
        either(
            "Look. Dastardly schemes don't plan themselves",
            ignoring_an_event,
            leaving_the_round,
            provenance="rulebook",
            completed="the type, and leaving a Round",
        ),
        # Known: a first effect with a number, a second without. Both are ours.
        either(
            "Hot five!",
            acting(another_player.loses(fortitude=2)),
            acting(may_lay_down(PLOTS)),
            provenance="house",
            completed="the type and both effects",
        ),
        2 * more_drinks("Barkeep! Something that smokes!"),
        # House: the attack that pays for plotting it.
        2
        * either(
            "Burn first, gloat later.",
            acting(another_player.loses(fortitude=2)),
            acting(another_player.loses(fortitude=3), gain(HELLFIRE, 1), place=PLOTS),
            tags=SCHEME,
            provenance="house",
        ),
        # House: villains have people for that.
        sometimes(
            "My minions will cover it.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        # House: two ways around a Drink.
        2
        * sometimes(
            "I only drink what I've poisoned myself.",
            when=my_drink,
            do=ignore_drink,
            provenance="house",
        ),
        either(
            "Not now. I'm monologuing.", leaving_the_round, ignoring_a_drink, provenance="house"
        ),
        # House: a quiet evening by the fire.
        anytime("Brimstone does wonders for the skin.", me.gains(fortitude=1), provenance="house"),
        # House: a purse now, or every purse with a plan.
        either(
            "Call it protection money.",
            acting(another_player.pays(1, TO_ME)),
            acting(each_other_player.pays(1, TO_ME), gain(HELLFIRE, 1), place=PLOTS),
            tags=SCHEME,
            provenance="house",
        ),
    ],
)
