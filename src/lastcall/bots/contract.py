"""What a bot is: somebody who is shown a view and picks one of its options."""

from collections.abc import Sequence
from typing import ClassVar, Final

from lastcall.bots.worlds import Worlds
from lastcall.engine import terms as w
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.options import Decision, Option
from lastcall.engine.problem import Problem
from lastcall.engine.table import Table
from lastcall.engine.view import View

FOR_EVER: Final = 1e9  # seconds


class UnfitBot(Problem):
    """Why a bot cannot sit down here; the message says what to do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It sees its own view, and its only source of chance is the seed it was given."""

    name: ClassVar[str] = ""
    learned: ClassVar[tuple[str, ...]] = ()  # the files of the shelf that it plays by
    instead: ClassVar[str] = "house"  # who plays where this bot cannot sit down

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @classmethod
    def unfit(cls) -> UnfitBot | None:
        """Why it cannot sit down here, if something that it needs is missing or damaged."""
        return None

    def choose(self, view: View) -> Option:
        """One of `view.options`, which are there because it is this seat's decision."""
        raise NotImplementedError("every bot chooses in its own way")


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot(Bot):
    """A bot to which the options alone will do, so that nobody has to draw a view for it."""

    def choose(self, view: View) -> Option:
        return self.choose_blindly(view.options)

    def choose_blindly(self, options: Sequence[Option]) -> Option:
        """One of the options."""
        raise NotImplementedError("every bot chooses in its own way")


class Budget:
    """How much a bot may think about one decision.

    A number of worlds alone gives the same answer everywhere; with seconds it is what there was
    time for.
    """

    __slots__ = ("seconds", "worlds")

    def __init__(self, worlds: int, seconds: float = FOR_EVER) -> None:
        self.worlds = worlds
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class WorldBot(Bot):
    """A bot that also wants to try things, in worlds that might be the one it sits in."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.budget = Budget(32)

    def choose_among(self, view: View, worlds: Worlds) -> Option:
        """One of `view.options`, after trying them in as many worlds as the budget allows."""
        raise NotImplementedError("every bot chooses in its own way")


def ask(bot: Bot, table: Table) -> Option:
    """The bot's answer to the decision the table waits for."""
    decision = table.decision
    assert decision is not None, "the game is over: there is nothing to ask"
    if isinstance(bot, BlindBot):
        return bot.choose_blindly(decision.options)
    if isinstance(bot, WorldBot):
        return bot.choose_among(table.view(decision.seat), Worlds(table, decision.seat))
    return bot.choose(table.view(decision.seat))


def default_option(decision: Decision) -> Option:
    """What is answered for a seat that gives none: pass, be done, order for the first receiver."""
    if decision.kind == w.ASK_ORDER:
        return decision.options[0]
    for option in decision.options:
        if option.kind == w.DONE:
            return option
    return decision.options[-1]
