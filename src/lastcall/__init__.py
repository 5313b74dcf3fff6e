"""Last Call: the tavern card game The Red Dragon Inn, as rules engine, tables, bots and lab.

>>> import lastcall
>>> table = lastcall.new_game("gog", "eve", seed=7)
>>> while not table.over:
...     table.answer(table.decision.options[-1])
"""

from lastcall.engine.reasons import IllegalAnswer, Reason
from lastcall.engine.setup import Setup, SetupError
from lastcall.engine.table import Table
from lastcall.games import new_game, replay, restore

__version__ = "0.1.0"

__all__ = [
    "IllegalAnswer",
    "Reason",
    "Setup",
    "SetupError",
    "Table",
    "__version__",
    "new_game",
    "replay",
    "restore",
]
