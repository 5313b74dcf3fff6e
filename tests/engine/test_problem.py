"""What is wrong is told whole, also where another process found it."""

import pickle

import pytest

from lastcall.bots import UnfitBot
from lastcall.engine.reasons import NOT_YOURS, IllegalAnswer, reason
from lastcall.engine.save import DamagedSave
from lastcall.engine.setup import SetupError
from lastcall.games import OtherContent
from lastcall.lab.plan import PlanError


@pytest.mark.parametrize("kind", [SetupError, DamagedSave, UnfitBot, PlanError])
def test_a_problem_comes_whole_from_another_process(kind):
    found = pickle.loads(pickle.dumps(kind("No such seat.", "no-seat", seat=3)))
    assert type(found) is kind
    assert (str(found), found.code, found.details) == ("No such seat.", "no-seat", {"seat": 3})


def test_also_inside_another_and_named_by_what_is_different():
    """What a worker of an experiment finds when its cards are not those of whoever asks."""
    inner = OtherContent(["gog", "rules"])
    found = pickle.loads(pickle.dumps(DamagedSave("No.", "save-other-content", problem=inner)))
    assert found.details["problem"].names == ["gog", "rules"]
    assert found.details["problem"].details == {"content": ["gog", "rules"]}
    assert str(found.details["problem"]) == str(inner)


def test_so_does_an_answer_that_the_table_does_not_take():
    found = pickle.loads(pickle.dumps(IllegalAnswer(reason(NOT_YOURS))))
    assert type(found) is IllegalAnswer
    assert (found.reason.key, found.rule) == (NOT_YOURS, "SETUP-16")
    assert str(found) == str(IllegalAnswer(reason(NOT_YOURS)))
