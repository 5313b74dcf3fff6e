"""Jasper the Bouncer (RDI7): trouble is taken outside, and whoever starts some hears from him.

He wins by order: whoever strikes anybody at the table is struck in turn, nobody helps themselves
at the Inn, and when a Drink is due that he does not like he takes somebody outside, where nothing
reaches him. His weakness is the same door: out there he can answer nothing, nor can he ever win
much Gold.
"""

from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.cards.shared_rdi4 import more_drinks
from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Tracker
from lastcall.engine.reasons import learn_reason
from lastcall.engine.rules import Rule
from lastcall.engine.table import Table
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    action,
    another_player,
    anytime,
    cheating,
    cheating_played,
    either,
    fortitude_instead,
    from_the_inn,
    ignore_card,
    ignore_drink,
    inn_robbed,
    leaving_the_round,
    me,
    my_drink,
    negate,
    somebody_lost_fortitude,
    sometimes,
    step_outside,
    that_player,
    would_lose_gold,
)

OUTSIDE = Tracker("outside", 1, everybody=True)
IS_OUTSIDE = learn_reason(
    "outside", "JASPER-4", "You are outside, and out there nobody hears what you play."
)


def outside(t: Table, seat: int) -> bool:
    """Until one's own next turn begins; the turn in which one left is over (JASPER-3)."""
    back = t.active == seat and t.phase != w.NO_PHASE
    return t.points(seat, OUTSIDE) > 0 and not back


class FreshAir(Rule):
    """Nothing reaches whoever is outside but orders, the rules' own payments and the last call."""

    def touches(self, t: Table, seat: int) -> bool:
        return not outside(t, seat)  # JASPER-4

    def names(self, t: Table, seat: int, by: int) -> bool:
        return not outside(t, seat)  # JASPER-5

    def bars(self, t: Table, seat: int) -> str:
        return IS_OUTSIDE if outside(t, seat) else ""

    def turn_started(self, t: Table, seat: int) -> None:
        t.set_tracker(seat, t.tracker_number(seat, OUTSIDE), 0)

    def eliminated(self, t: Table, seat: int) -> None:
        t.set_tracker(seat, t.tracker_number(seat, OUTSIDE), 0)


JASPER = Character(
    "jasper",
    "Jasper the Bouncer",
    race="human",
    box="rdi7",
    trackers=[OUTSIDE],
    rules=[FreshAir],
    deck=[
        *GAMBLING_BASICS,
        i_dont_think_so(),
        2 * more_drinks("One for the road. The road is that way."),
        # What it does to the one who goes along is not known, only that it can be the end of them.
        action(
            "I think you need some fresh air",
            another_player.loses(fortitude=2),
            step_outside(OUTSIDE),
            completed="the type, what it costs the player named, and how long both are away",
        ),
        3
        * action(
            "Hey! Don't fool with the staff!",
            another_player.loses(fortitude=2),
            completed="the type",
        ),
        # House: a door that swings both ways, and he knows when. There are three: his going outside
        # is no use to a team, whose mat stays at the table (docs/balance.md).
        3 * action("Mind the door.", another_player.loses(fortitude=2), provenance="house"),
        # House: the heart of the deck is known by its moment alone; what it does is this.
        2
        * sometimes(
            "Enough commotion!",
            when=somebody_lost_fortitude,
            do=that_player.loses(fortitude=2),
            provenance="rulebook",
            completed="the type, and what it does",
        ),
        2
        * sometimes(
            "No stealing on my shift!",
            when=inn_robbed,
            do=[negate, that_player.loses(fortitude=1)],
            completed="the type, and what it does",
        ),
        sometimes(
            "We don't like cheaters at the Red Dragon Inn! (Usually.)",
            when=cheating_played,
            do=[negate, that_player.leaves_round()],
            inside_only=True,
            completed="the owner, the type, and what it does",
        ),
        sometimes(
            "In my day, drinks were for drinking!",
            when=w.DRINK_CHANGER_PLAYED,
            do=negate,
            completed="that it answers any card that changes a Drink",
        ),
        3 * sometimes("Not now. Bouncing time!", when=my_drink, do=ignore_drink),
        2
        * sometimes(
            'They don\'t call me "Iron Belly" for nothing!',
            when=my_drink,
            do=fortitude_instead(1),
        ),
        3
        * either(
            "Zzzzzzz...",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            leaving_the_round,
            completed="the types of card it answers",
        ),
        # House: whoever has thrown out so many cheats has seen how it is done.
        cheating("That card stays with me. Evidence.", provenance="house"),
        # House: he is staff, after all; that is not stealing.
        sometimes(
            "Take it out of my wages.", when=would_lose_gold, do=from_the_inn, provenance="house"
        ),
        # House: he can do it standing.
        anytime("I was only resting my eyes.", me.gains(fortitude=1), provenance="house"),
    ],
)
