"""What a bot is: somebody who is shown a view and picks one of its options."""

from collections.abc import Sequence

from lastcall.engine.options import Option
from lastcall.engine.table import Table
from lastcall.engine.view import View


class Bot:
    """A player. It sees its own view, and its only source of chance is the seed it was given."""

    name = ""
    needs_view = True  # False: the options alone will do, and nobody has to draw a view

    def __init__(self, seed: int) -> None:
        raise NotImplementedError

    def choose(self, view: View) -> Option:
        """One of `view.options`, which are there because it is this seat's decision."""
        raise NotImplementedError

    def choose_blindly(self, options: Sequence[Option]) -> Option:
        """One of the options, for bots that do not need a view."""
        raise NotImplementedError


def ask(bot: Bot, table: Table) -> Option:
    """The bot's answer to the decision the table waits for."""
    decision = table.decision
    assert decision is not None, "the game is over: there is nothing to ask"
    if bot.needs_view:
        return bot.choose(table.view(decision.seat))
    return bot.choose_blindly(decision.options)
