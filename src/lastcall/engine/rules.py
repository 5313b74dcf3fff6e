"""Rules that join in: what characters, cards on a mat and variants add to a game at setup.

A rule is made for a seat (or -1 for a variant) and keeps nothing itself: what it must remember
stands in trackers, counters and zones of the table. It joins in where its class says something;
where nobody joins in, nothing is asked.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from lastcall.engine.extending import mypyc_attr

if TYPE_CHECKING:
    from lastcall.engine.consequences import Consequence
    from lastcall.engine.drinks import Drink
    from lastcall.engine.frames import Frame
    from lastcall.engine.options import Decision, Option
    from lastcall.engine.pieces import Round
    from lastcall.engine.play import Play
    from lastcall.engine.preview import Blow, Layer, Paper
    from lastcall.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """Something that joins in. Override what it has to say; see `HOOKS`."""

    __slots__ = ("card", "seat")

    revision: ClassVar[int] = 0  # to be raised when it says something else (see `content`)
    comes_last: ClassVar[bool] = False  # what it does at an end begins what comes next (PUB-14)

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose rule it is
        self.card = -1  # the card on a mat that brings it; then it holds while that card lies there

    def in_force(self, t: "Table") -> bool:
        """Whether it counts now: a card's rule only while the card lies in a live place."""
        return self.card < 0 or t.lies_live(self.card) >= 0

    # At setup and at the end

    def seated(self, t: "Table") -> None:
        """Everybody has sat down, and nothing has been dealt yet. The table may be changed, but not
        its `Game`, which all tables of the same company share."""

    def set_up(self, t: "Table") -> None:
        """The cards have been dealt, nothing has happened."""

    def ended(self, t: "Table") -> None:
        """The evening is over."""

    # Steps: they may ask, or put frames on the stack; the turn goes on when they are through

    def turn_started(self, t: "Table", seat: int) -> None: ...

    def turn_ended(self, t: "Table", seat: int) -> None: ...

    def phase_ended(self, t: "Table", seat: int, phase: int) -> None: ...

    # Told at once

    def card_played(self, t: "Table", play: "Play") -> None: ...

    def ordered(self, t: "Table", seat: int, receiver: int) -> None:
        """A Drink was ordered, by whom and for whom."""

    def round_started(self, t: "Table", rnd: "Round") -> None: ...

    def pot_collected(self, t: "Table", rnd: "Round", seat: int) -> None:
        """Whoever takes a pot; `seat` is -1 where it falls to the Inn. It may put frames on the
        stack: the Round is over when they are through."""

    def pot_on_paper(self, paper: "Paper", seat: int) -> None:
        """The same on paper, where somebody takes it."""

    def drank(self, t: "Table", drink: "Drink", alcohol: int) -> None: ...

    def paid(self, t: "Table", payer: int, payee: int, amount: int, cause: int) -> None: ...

    def changed(self, t: "Table", seat: int, attribute: int, moved: int, cause: int) -> None:
        """Fortitude or Alcohol Content was lost or gained."""

    def eliminated(self, t: "Table", seat: int) -> None: ...

    # Asked

    def modifies(self, t: "Table", play: "Play", change: "Consequence", amount: int) -> int:
        """What it adds to a change that is coming, as things stand (a Mark: one more lost)."""
        return 0

    def foretells(self, paper: "Paper", layer: "Layer", blow: "Blow") -> int:
        """The same on paper, where there is no table: what it would add to a blow."""
        return 0

    def touches(self, t: "Table", seat: int) -> bool:
        """Whether cards and Events reach this seat (False: it is outside)."""
        return True

    def names(self, t: "Table", seat: int, by: int) -> bool:
        """Whether this seat may be named by that one."""
        return True

    def bars(self, t: "Table", seat: int) -> str:
        """Why this seat may play no card now, as a key of `reasons`; not asked at last call."""
        return ""

    def serves(self, t: "Table", seat: int, by: int) -> bool:
        """Whether a Drink may be ordered for this seat."""
        return True

    def lays(self, t: "Table", play: "Play") -> bool:
        """Takes a card that has been played upon itself: it does not go to its discard pile yet."""
        return False

    def moves(self, t: "Table", seat: int, attribute: int, amount: int, cause: int) -> bool:
        """Takes a change of attributes upon itself (a seat with several tracks)."""
        return False

    def decides(self, t: "Table", decision: "Decision") -> "Option | None":
        """The answer, where a seat's answers come from a rule."""
        return None

    def acts(self, t: "Table", seat: int, frame: "Frame") -> "list[Option]":
        """What a seat that holds nothing does here: the play of a card it has yet to turn up."""
        return []

    def plays(self, t: "Table", seat: int, option: "Option") -> bool:
        """Takes a play upon itself (a card that is turned up first)."""
        return False

    def settles(self, t: "Table") -> bool:
        """Before the top of the stack runs on: whether it did something that comes first."""
        return False


HOOKS: Final = (
    "seated",
    "set_up",
    "ended",
    "turn_started",
    "turn_ended",
    "phase_ended",
    "card_played",
    "ordered",
    "round_started",
    "pot_collected",
    "pot_on_paper",
    "drank",
    "paid",
    "changed",
    "eliminated",
    "modifies",
    "foretells",
    "touches",
    "names",
    "bars",
    "serves",
    "lays",
    "moves",
    "decides",
    "acts",
    "plays",
    "settles",
)


class Joined:
    """The rules of a game, by what they have to say."""

    __slots__ = HOOKS

    def __init__(self, rules: list[Rule]) -> None:
        self.seated = having(rules, "seated")
        self.set_up = having(rules, "set_up")
        self.ended = having(rules, "ended")
        self.turn_started = having(rules, "turn_started")
        self.turn_ended = having(rules, "turn_ended")
        self.phase_ended = having(rules, "phase_ended")
        self.card_played = having(rules, "card_played")
        self.ordered = having(rules, "ordered")
        self.round_started = having(rules, "round_started")
        self.pot_collected = having(rules, "pot_collected")
        self.pot_on_paper = having(rules, "pot_on_paper")
        self.drank = having(rules, "drank")
        self.paid = having(rules, "paid")
        self.changed = having(rules, "changed")
        self.eliminated = having(rules, "eliminated")
        self.modifies = having(rules, "modifies")
        self.foretells = having(rules, "foretells")
        self.touches = having(rules, "touches")
        self.names = having(rules, "names")
        self.bars = having(rules, "bars")
        self.serves = having(rules, "serves")
        self.lays = having(rules, "lays")
        self.moves = having(rules, "moves")
        self.decides = having(rules, "decides")
        self.acts = having(rules, "acts")
        self.plays = having(rules, "plays")
        self.settles = having(rules, "settles")


def having(rules: list[Rule], hook: str) -> list[Rule]:
    """The rules whose class says something of its own there."""
    return [
        rule
        for rule in rules
        if any(hook in kind.__dict__ for kind in type(rule).__mro__ if kind is not Rule)
    ]
