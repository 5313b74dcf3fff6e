"""Jett the Courier (RDI9): gathers Momentum and spends it where others are too slow."""

from lastcall.cards.shared_rdi9 import GAMBLING_BASICS_RDI9, more_drinks
from lastcall.engine.cards import Character, Tracker
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL,
    TO_ME,
    acting,
    action,
    another_player,
    at_any_time,
    by_the_rules,
    cheating,
    either,
    from_the_inn,
    gain,
    give_drink,
    ignore_card,
    ignore_drink,
    ignoring_a_drink,
    ignoring_an_event,
    in_a_round,
    leaving_the_round,
    me,
    more_actions,
    my_drink,
    redirect,
    sometimes,
    spend,
    start_round,
    steal_from_pot,
    would_lose_fortitude,
    would_lose_gold,
)

MOMENTUM = Tracker("momentum", 3)

JETT = Character(
    "jett",
    "Jett the Courier",
    race="catfolk",
    box="rdi9",
    trackers=[MOMENTUM],
    at_turn_start=[by_the_rules(gain(MOMENTUM, 1))],
    deck=[
        *GAMBLING_BASICS_RDI9,
        2
        * either(
            "Sign right here and there you go!",
            acting(another_player.pays(1, TO_ME), more_actions(1)),
            acting(
                another_player.pays(1, TO_ME),
                more_actions(1),
                another_player.gets_my_top_drink(),
                cost=spend(MOMENTUM, 2),
            ),
        ),
        # That a Drink is Ignored is known; the burst of speed is ours.
        2
        * sometimes(
            "Parkour!",
            when=my_drink,
            do=[ignore_drink, gain(MOMENTUM, 1)],
            provenance="rulebook",
            completed="the Momentum",
        ),
        2
        * either(
            "Rise above adversity",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL),
        ),
        2 * action("Sorry 'bout the claws", another_player.loses(fortitude=2)),
        # The amount is ours, as on its sisters in other decks.
        sometimes(
            "Wanna see a coin trick?",
            when=in_a_round,
            do=steal_from_pot(1),
            provenance="rulebook",
            completed="the type and the amount",
        ),
        # Known: a first effect with a number, a second without. Ours: a shove and a wager.
        2
        * either(
            "A race? You're on!",
            acting(another_player.loses(fortitude=1), gain(MOMENTUM, 1)),
            acting(start_round),
            provenance="house",
            completed="the type and both effects",
        ),
        # Ours: out of a game as well.
        either(
            "Ridiculously flexible",
            ignoring_an_event,
            leaving_the_round,
            provenance="rulebook",
            completed="the type, and leaving a Round",
        ),
        2 * more_drinks("Express order! Coming through!"),
        # House: what Momentum is for.
        2
        * either(
            "Special delivery!",
            acting(another_player.loses(fortitude=1)),
            acting(another_player.loses(fortitude=3), cost=spend(MOMENTUM, 2)),
            provenance="house",
        ),
        # House: a light hit that never stops the run.
        2
        * action(
            "Coming through! Mind the tail!",
            another_player.loses(fortitude=1),
            gain(MOMENTUM, 1),
            more_actions(1),
            provenance="house",
        ),
        # House: rest now, or burn everything for a second wind.
        either(
            "Out of breath? Never heard of it.",
            at_any_time(me.gains(fortitude=1)),
            at_any_time(me.gains(fortitude=3), cost=spend(MOMENTUM, 2)),
            provenance="house",
        ),
        # House: couriers do not carry their own Gold.
        2
        * sometimes(
            "Put it on the expense account.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        # House: the usual way out, at a run.
        either("Gotta dash! Deadlines!", leaving_the_round, ignoring_a_drink, provenance="house"),
        # House: paws faster than eyes.
        2 * cheating("Blink and you missed it.", provenance="house"),
        # House: a parcel of trouble goes elsewhere.
        sometimes("Wrong address!", when=would_lose_fortitude, do=redirect, provenance="house"),
        # House: and so does a Drink.
        sometimes("Return to sender!", when=my_drink, do=give_drink, provenance="house"),
    ],
)
