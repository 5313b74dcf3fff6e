"""The random bot: any legal answer is as good as another."""

from collections.abc import Sequence
from random import Random

from lastcall.bots.contract import Bot
from lastcall.engine.options import Option
from lastcall.engine.view import View


class RandomBot(Bot):
    """Picks uniformly among the options and looks at nothing else."""

    name = "random"
    needs_view = False

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, view: View) -> Option:
        return self.choose_blindly(view.options)

    def choose_blindly(self, options: Sequence[Option]) -> Option:
        return options[int(self.random() * len(options))]
