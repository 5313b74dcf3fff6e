"""A scenario builder that reads like a rulebook example; see docs/testing.md.

    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.gog.plays("Dance with Gog!", at="eve")
    t.everyone.passes()
    assert t.fortitude == dict(gog=20, eve=16, dimli=20)

What is set with `hand`, `pile`, `stats`, `turn` and the like is the table before the first
decision. From then on the scenario drives it only through decisions and answers.
"""

from lastcall.testing.player import Player
from lastcall.testing.scenario import Scenario, as_data, stranger, table
from lastcall.testing.setting import WrongStep

__all__ = ["Player", "Scenario", "WrongStep", "as_data", "stranger", "table"]
