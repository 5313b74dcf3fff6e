"""Remy (RDI4): keeps an eye on people, and those he has marked feel every blow more.

He wins by picking somebody: a Mark first, then one blow after the other that hurts more, fines
that cost more, and a veto that cannot be undone. His weakness is good conduct: whoever plays no
Action on their own turn is rid of the Mark, and he never hits more than one at a time (REMY-18).
"""

from lastcall.cards.shared_rdi4 import GAMBLING_BASICS_RDI4, more_drinks
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Mode, Tracker
from lastcall.engine.consequences import Consequence
from lastcall.engine.play import Play
from lastcall.engine.preview import Blow, Layer, Paper
from lastcall.engine.rules import Rule
from lastcall.engine.table import Table
from lastcall.engine.turn import Turn
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    action,
    another_player,
    anytime,
    cannot_be_negated_if,
    cheating_played,
    either,
    from_the_inn,
    give_drink,
    ignore_card,
    ignore_drink,
    ignoring_a_drink,
    ignoring_an_event,
    leave_round,
    lost_fortitude,
    me,
    must_ante,
    my_drink,
    negate,
    points_of_theirs,
    redirect_to,
    sometimes,
    that_player,
    would_lose_fortitude,
    would_lose_gold,
)

# REMY-1, REMY-2, REMY-9: one for each opponent, and never two on one of them.
MARK = Tracker("mark", 1, everybody=True)


def marked(t: Table, seat: int) -> bool:
    return t.points(seat, MARK) > 0


class ExtraLoss(Rule):
    """REMY-11 to REMY-13: a card of his costs a marked player 1 Fortitude more, once."""

    def modifies(self, t: Table, play: Play, change: Consequence, amount: int) -> int:
        if play.owner != self.seat or play.origin != w.OF_A_CARD or change.seat == self.seat:
            return 0
        if change.attribute != w.FORTITUDE or amount >= 0 or not marked(t, change.seat):
            return 0
        if (play.losers >> change.seat) & 1:
            return 0  # it has cost them Fortitude already
        return -1 if play.comes_first(change) else 0

    def foretells(self, paper: Paper, layer: Layer, blow: Blow) -> int:
        if layer.owner != self.seat or blow.seat == self.seat or blow.attribute != w.FORTITUDE:
            return 0
        if blow.amount >= 0 or not paper.points(blow.seat, MARK):
            return 0
        return -1 if layer.comes_first(blow) else 0


class GoodConduct(Rule):
    """REMY-14: a marked player whose own turn went by without an Action Card is rid of the Mark."""

    def turn_ended(self, t: Table, seat: int) -> None:
        turn = t.frames[0]
        if isinstance(turn, Turn) and not (turn.acted >> seat) & 1:
            take_back(t, seat)


class Homecoming(Rule):
    """REMY-15: Marks come home when their holder, or the last who could use them, is out."""

    def eliminated(self, t: Table, seat: int) -> None:
        take_back(t, seat)
        if not any(t.game.characters[other].id == REMY.id for other in t.everyone()):
            for other in t.everyone():
                take_back(t, other)


def take_back(t: Table, seat: int) -> None:
    number = t.tracker_number(seat, MARK)
    if number >= 0:
        t.set_tracker(seat, number, 0)


# REMY-7. The title is that of the card everybody has.
i_dont_think_so = CardDef(
    "I don't think so!",
    (
        Mode(
            w.SOMETIMES,
            w.SOMETIMES_PLAYED,
            (negate, cannot_be_negated_if(MARK)),
            shielded=True,
            breaks_shield=True,
        ),
    ),
)

REMY = Character(
    "remy",
    "Remy",
    race="human",
    box="rdi4",
    trackers=[MARK],
    rules=[ExtraLoss, GoodConduct, Homecoming],
    deck=[
        *GAMBLING_BASICS_RDI4,
        i_dont_think_so,
        2 * more_drinks("Rum ration, and no pushing!"),
        # Four attacks that mark.
        2
        * action(
            "Take this as a warning! Next time it'll be the brig",
            another_player.loses(fortitude=2),
            another_player.gets(MARK),
        ),
        # House: a lighter hand, the same ink.
        2
        * action(
            "Name, rank, and what you did with the cheese.",
            another_player.loses(fortitude=2),
            another_player.gets(MARK),
            provenance="house",
        ),
        # House: and four that make use of it.
        2
        * action(
            "I warned you. In triplicate.", another_player.loses(fortitude=2), provenance="house"
        ),
        action(
            "That is going in my report!", another_player.loses(fortitude=2), provenance="house"
        ),
        action("To the brig!", another_player.loses(fortitude=3), provenance="house"),
        2
        * sometimes(
            "I best not. Someone needs to keep a level head", when=my_drink, do=ignore_drink
        ),
        either(
            "Excuse me, I have more important matters to attend to.",
            ignoring_a_drink,
            ignoring_an_event,
            completed="the owner",
        ),
        # House: officers do not gamble, at least not on duty, at least not for money.
        2
        * sometimes(
            "Not while I am in uniform.", when=must_ante, do=leave_round, provenance="house"
        ),
        # House: there is a form for everything.
        2
        * sometimes(
            "Kindly send the bill to the Admiralty.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        2
        * either(
            "I have no time for your tomfoolery!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            completed=(
                "the types of card it answers, and that Fortitude and Alcohol Content count"
            ),
        ),
        sometimes("Deflect", when=would_lose_fortitude, do=redirect_to(another_player)),
        # House: a book is a weapon, if it is heavy enough.
        sometimes(
            "Striking an officer? Article nine.",
            when=lost_fortitude,
            do=that_player.loses(fortitude=2),
            provenance="house",
        ),
        # House: whoever cheats under his eyes is marked for it.
        2
        * sometimes(
            "Both hands on the table.",
            when=cheating_played,
            do=[negate, that_player.gets(MARK)],
            inside_only=True,
            provenance="house",
        ),
        anytime(
            "Regulations prescribe a rest at this point.",
            me.gains(fortitude=2),
            provenance="house",
        ),
        # House: a fine is dearer for somebody who has been warned.
        2
        * action(
            "There is a fine for that.",
            another_player.pays(points_of_theirs(MARK, base=1), TO_ME),
            provenance="house",
        ),
        # House: giving orders is what a rank is for.
        sometimes(
            "Drink this for me. That is an order.",
            when=my_drink,
            do=give_drink,
            provenance="house",
        ),
    ],
)
