"""Last Call: the tavern card game The Red Dragon Inn, as rules engine, tables, bots and lab.

>>> import lastcall
>>> table = lastcall.new_game("gog", "eve", seed=7)
>>> while not table.over:
...     table.answer(table.decision.options[-1])
"""

from lastcall.engine.events import Event
from lastcall.engine.options import Decision, Option
from lastcall.engine.preview import Preview
from lastcall.engine.reasons import IllegalAnswer, Reason
from lastcall.engine.save import DamagedSave
from lastcall.engine.setup import Setup, SetupError, deal
from lastcall.engine.table import Table
from lastcall.engine.view import View
from lastcall.games import (
    DamagedRecord,
    OtherContent,
    Record,
    new_game,
    read_record,
    replay,
    restore,
    setup_for,
)

__version__ = "0.1.0"

__all__ = [
    "DamagedRecord",
    "DamagedSave",
    "Decision",
    "Event",
    "IllegalAnswer",
    "Option",
    "OtherContent",
    "Preview",
    "Reason",
    "Record",
    "Setup",
    "SetupError",
    "Table",
    "View",
    "__version__",
    "deal",
    "new_game",
    "read_record",
    "replay",
    "restore",
    "setup_for",
]
