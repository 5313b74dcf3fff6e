"""Petra the Devious (RDI9): plots cards face down and stokes the Hellfire.

At her worst (as Boss, or leading a team) she has 15 Boss Cards more, and the other side of the
tracker lies up: then the fire takes two at a time.
"""

from collections.abc import Sequence

from lastcall.cards.shared_rdi9 import GAMBLING_BASICS_RDI9, more_drinks
from lastcall.engine import terms as w
from lastcall.engine.cards import Box, CardDef, Character, Copies, Deck, Mode, Tracker
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    TO_THE_INN,
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
    my_order_phase,
    order_drinks,
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

# PETRA-27: the other side of the tracker.
HELLFIRE_OF_THE_BOSS = Tracker(
    "hellfire",
    3,
    fires=Mode(w.ACTION, w.MY_ACTION, (another_player.loses(fortitude=2),), least=1, most=2),
)

# The box names one of them. The others are ours: a villain against several strikes at several,
# plots more than she acts, and has minions where others have friends.
BOSS_DECK = Deck(
    "petra-boss",
    "rdi9",
    [
        4
        * action(
            "First rule of villainy: Burn it with fire",
            each_other_player.loses(fortitude=1),
            completed="the type",
        ),
        # House: one blow that is felt, or one that was planned.
        2
        * either(
            "Kneel! And fetch me a chair.",
            acting(another_player.loses(fortitude=1)),
            acting(each_other_player.loses(fortitude=2), gain(HELLFIRE, 1), place=PLOTS),
            tags=SCHEME,
            provenance="house",
        ),
        # House: the more there are of them, the more she makes of it.
        3
        * action(
            "A toast to my glory! All of you!",
            each_other_player.loses(fortitude=1),
            each_other_player.gains(alcohol=1),
            provenance="house",
        ),
        # House: tribute, as villains call it.
        either(
            "Tribute is due at midnight.",
            acting(each_other_player.pays(1, TO_ME)),
            acting(each_other_player.pays(1, TO_ME), gain(HELLFIRE, 1), place=PLOTS),
            tags=SCHEME,
            provenance="house",
        ),
        # House: what she drinks from is nobody's business.
        anytime("Tears of heroes. A good year.", me.gains(fortitude=3), provenance="house"),
        # House: somebody else is always in the way.
        either(
            "Minions! Stand in front of me!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            provenance="house",
        ),
        # House: plots for later.
        anytime(
            "Everything goes according to plan.",
            me.draws(1),
            may_lay_down(PLOTS, gain(HELLFIRE, 1)),
            provenance="house",
        ),
        # House: and a drink for everybody who came.
        sometimes(
            "The last round of your lives!",
            when=my_order_phase,
            do=[me.pays(1, TO_THE_INN), order_drinks(2)],
            provenance="house",
        ),
        # House: more wood.
        action("Let the fire speak for me.", gain(HELLFIRE, 2), provenance="house"),
    ],
)


def petra(tracker: Tracker, more: Sequence[Deck], villain: Character | None) -> Character:
    return Character(
        "petra",
        "Petra the Devious",
        race="tiefling",
        box="rdi9",
        trackers=[tracker],
        boxes=[PLOTS],
        at_turn_start=[by_the_rules(clear_box(PLOTS, HELLFIRE, 1))],
        after_draw=[by_the_rules(may_lay_down(PLOTS))],
        deck=DECK,
        more_decks=more,
        villain=villain,
    )


DECK: list[CardDef | Copies] = [
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
    either("Not now. I'm monologuing.", leaving_the_round, ignoring_a_drink, provenance="house"),
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
]

BOSS_PETRA = petra(HELLFIRE_OF_THE_BOSS, [BOSS_DECK], None)
PETRA = petra(HELLFIRE, [], BOSS_PETRA)
