"""What is wrong is told whole, also where another process found it."""

import pickle

import pytest

from lastcall.bots import UnfitBot
from lastcall.engine.save import DamagedSave
from lastcall.engine.setup import SetupError
from lastcall.lab.plan import PlanError


@pytest.mark.parametrize("kind", [SetupError, DamagedSave, UnfitBot, PlanError])
def test_a_problem_comes_whole_from_another_process(kind):
    found = pickle.loads(pickle.dumps(kind("No such seat.", "no-seat", seat=3)))
    assert type(found) is kind
    assert (str(found), found.code, found.details) == ("No such seat.", "no-seat", {"seat": 3})
