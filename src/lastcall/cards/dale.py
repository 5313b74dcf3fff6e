"""Dale the Mycologist (RDI9): plants, lets grow, and harvests when it counts."""

from lastcall.cards.shared_rdi9 import GAMBLING_BASICS_RDI9, more_drinks
from lastcall.engine.cards import Box, Character, Deck
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    FORTITUDE_ALCOHOL_GOLD,
    a_drink,
    acting,
    action,
    another_player,
    anytime,
    at_any_time,
    boxed,
    by_the_rules,
    cheating,
    each_other_player,
    either,
    end_turn,
    from_the_inn,
    gather,
    grow,
    grow_all,
    harvest,
    ignore_card,
    ignore_drink,
    ignoring_an_event,
    leave_round,
    leaving_the_round,
    may_set_out_from_discard,
    me,
    must_ante,
    my_drink,
    responding,
    set_out,
    sometimes,
    strengthen,
    that_player,
    would_lose_gold,
)

MUSHROOMS = Deck(
    "mushrooms",
    "rdi9",
    [
        # The ladders are ours, by the budget of DALE-35 and DALE-36; only two titles are known.
        3
        * boxed(
            "Yer Classic Tallcap", (1, 2, 3), provenance="rulebook", completed="the Harvest Values"
        ),
        3 * boxed("Butterbutton", (1, 2, 3), me.gains(fortitude=1), provenance="house"),
        2
        * boxed("Weepin' Inkcap", (0, 2, 4), another_player.loses(fortitude=1), provenance="house"),
        2 * boxed("Tipsy Bluebell", (0, 2, 4), another_player.gains(alcohol=1), provenance="house"),
        2 * boxed("Sober Sally", (2, 3), me.loses(alcohol=1), provenance="house"),
        2
        * boxed(
            "Thunderstool", (0, 1, 3, 5), another_player.loses(fortitude=2), provenance="house"
        ),
        boxed(
            "The Evershroom",
            (0, 1, 2),
            evergreen=True,
            provenance="rulebook",
            completed="the Harvest Values",
        ),
    ],
)

PLANTER = Box("planter", 4, deck=MUSHROOMS, starts_with=1)

DALE = Character(
    "dale",
    "Dale the Mycologist",
    race="pixie",
    box="rdi9",
    side_decks=[MUSHROOMS],
    boxes=[PLANTER],
    at_turn_start=[by_the_rules(grow_all(PLANTER), set_out(PLANTER))],
    at_turn_end=[by_the_rules(gather(PLANTER))],
    deck=[
        *GAMBLING_BASICS_RDI9,
        2
        * either(
            "Nosiree, those aren't edible.",
            acting(another_player.loses(fortitude=2)),
            acting(
                another_player.loses(fortitude=2),
                another_player.gains(alcohol=1),
                cost=harvest(PLANTER, 3),
            ),
        ),
        2
        * either(
            "Nobody here but us mushrooms!",
            ignore_card(
                may_set_out_from_discard(PLANTER),
                types=ACTION_SOMETIMES_ANYTIME,
                affecting=FORTITUDE_ALCOHOL_GOLD,
            ),
        ),
        2 * either("Can'tcha see I'm sharpenin' my tools?", leaving_the_round, ignoring_an_event),
        2 * sometimes("This'll keep the vermin offa my crops!", when=my_drink, do=ignore_drink),
        # The Harvest part is ours: a strong dose for a full-grown crop.
        2
        * either(
            "Mushroom spores, pixie dust, same difference!",
            responding(a_drink, strengthen(1)),
            responding(a_drink, strengthen(2), cost=harvest(PLANTER, 3)),
            provenance="rulebook",
            completed="the Harvest effect and its cost",
        ),
        2
        * either(
            "Here's a tough row to hoe",
            acting(set_out(PLANTER), another_player.loses(fortitude=2)),
            acting(grow(PLANTER), another_player.loses(fortitude=2)),
            completed="how many Mushrooms Grow",
        ),
        # Only that it ends the turn is known; a cold night in the field sobers up.
        action(
            "Folks say I'm outstanding in my field!",
            me.loses(alcohol=1),
            set_out(PLANTER),
            end_turn,
            provenance="rulebook",
            completed="the type, and what it does before",
        ),
        # The Harvest cost is ours.
        either(
            "That tears it!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE),
            ignore_card(
                that_player.loses(fortitude=2),
                types=ACTION_SOMETIMES_ANYTIME,
                affecting=FORTITUDE,
                cost=harvest(PLANTER, 3),
            ),
            provenance="rulebook",
            completed="the types of card it answers, and the Harvest cost",
        ),
        2 * more_drinks("Set 'em up, these folks look parched!"),
        # House: the planter heals, and heals better when it is full.
        either(
            "Mama's stew fixes what ails ya!",
            at_any_time(me.gains(fortitude=1)),
            at_any_time(me.gains(fortitude=2), cost=harvest(PLANTER, 4)),
            provenance="house",
        ),
        # House: the plain attack, with a reason to have something in the box.
        either(
            "Git offa my land!",
            acting(another_player.loses(fortitude=1)),
            acting(another_player.loses(fortitude=3), cost=harvest(PLANTER, 4)),
            provenance="house",
        ),
        # House: for a whole crop it hits the whole table twice as hard.
        either(
            "Puffball! Everybody duck!",
            acting(each_other_player.loses(fortitude=1)),
            acting(each_other_player.loses(fortitude=2), cost=harvest(PLANTER, 5)),
            provenance="house",
        ),
        # House: a farmer has savings nobody sees.
        2
        * sometimes(
            "Sold me a bushel on the way in.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        # House: out of a game, as everybody can be.
        2 * sometimes("I got chores at sunup.", when=must_ante, do=leave_round, provenance="house"),
        # House: a way past Winning Hand!.
        2 * cheating("Lookee there, an ace in my overalls!", provenance="house"),
        # House: a wet night brings everything on.
        anytime("A little rain never hurt nobody.", grow_all(PLANTER), provenance="house"),
    ],
)
