"""The random bot: any legal answer is as good as another."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from lastcall.bots.contract import BlindBot
from lastcall.engine.options import Option


class RandomBot(BlindBot):
    """Picks uniformly among the options and looks at nothing else."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = Random(seed).random

    def choose_blindly(self, options: Sequence[Option]) -> Option:
        return options[int(self.random() * len(options))]
