"""What a bot is: somebody who is shown a view and picks one of its options."""

from collections.abc import Sequence
from typing import ClassVar

from lastcall.engine.extending import mypyc_attr
from lastcall.engine.options import Option
from lastcall.engine.table import Table
from lastcall.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It sees its own view, and its only source of chance is the seed it was given."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int) -> None:
        self.seed = seed

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


def ask(bot: Bot, table: Table) -> Option:
    """The bot's answer to the decision the table waits for."""
    decision = table.decision
    assert decision is not None, "the game is over: there is nothing to ask"
    if isinstance(bot, BlindBot):
        return bot.choose_blindly(decision.options)
    return bot.choose(table.view(decision.seat))
