"""Which changes of the engine `make mutants` leaves alone because they mean nothing."""

import ast

import pytest
from meaning import Constants, unasked, unspoken

from lastcall.engine.rules import HOOKS, Joined, Rule

TERMS = """\
ACTION: Final = 1 << 0
SOMETIMES: Final = 2
BOTH: Final = ACTION | SOMETIMES
NAMES: Final = {ACTION: "action"}
"""
SOURCE = """\
from lastcall.engine import terms as w
DECK: Final = 4
anything = w.ACTION | w.SOMETIMES | DECK
alike = w.BOTH | w.SOMETIMES
unknown = hand | w.SOMETIMES
spread = (
    w.ACTION
    | w.SOMETIMES
)
"""


@pytest.mark.parametrize(
    ("before", "sign", "same"),
    [
        ("anything = w.ACTION ", "Add", True),
        ("anything = w.ACTION ", "BitXor", True),
        ("anything = w.ACTION ", "BitAnd", False),
        ("anything = w.ACTION ", "Mul", False),
        ("anything = w.ACTION ", "Div", False),
        ("anything = w.ACTION ", "LShift", False),
        ("anything = w.ACTION | w.SOMETIMES ", "Add", True),
        ("anything = w.ACTION | w.SOMETIMES ", "Sub", False),
        ("alike = w.BOTH ", "Add", False),
        ("alike = w.BOTH ", "BitXor", False),
        ("unknown = hand ", "Add", False),
        ("w.ACTION\n    ", "Add", True),
        ("w.ACTION\n    ", "BitAnd", False),
    ],
)
def test_another_sign_between_constants_that_comes_to_the_same(tmp_path, before, sign, same):
    terms = tmp_path / "terms.py"
    terms.write_text(TERMS, encoding="utf-8")
    until = SOURCE[: SOURCE.index(before) + len(before)]
    assert SOURCE[len(until)] == "|"
    row, column = until.count("\n") + 1, len(until.rpartition("\n")[2])
    found = Constants(SOURCE, terms).same_with(
        f"core/ReplaceBinaryOperator_BitOr_{sign}", (row, column), (row, column + 1)
    )
    assert found is same


GUARDED = """\
if TYPE_CHECKING:
    from lastcall.engine.table import Table
if LOGGING:
    keep()
"""


def test_what_is_imported_for_the_compiler_alone_is_no_condition():
    """... and any other condition is one."""
    assert list(unspoken(ast.parse(GUARDED))) == [((1, 3), (1, 16))]


RULES = '''\
HOOKS: Final = ("lays", "moves")

class Rule:
    def lays(self, t):
        """Takes a card upon itself."""
        return False

    def in_force(self, t):
        return True

class Mine(Rule):
    def lays(self, t):
        return True
'''


def test_what_a_rule_says_in_no_hook_of_its_own_is_not_asked():
    """Only the bodies of the hooks of `Rule` itself are left alone ..."""
    assert list(unasked(ast.parse(RULES))) == [((5, 8), (6, 20))]


def test_a_rule_that_says_nothing_of_its_own_is_asked_nothing():
    """... for the engine knows a rule only by what its class says."""

    class Silent(Rule):
        pass

    class Speaking(Silent):
        def lays(self, t, play):
            return True

    rules = [Silent(0), Speaking(1)]
    joined = Joined(rules)
    assert {hook: getattr(joined, hook) for hook in HOOKS} == {
        hook: rules[1:] if hook == "lays" else [] for hook in HOOKS
    }
    assert set(HOOKS) == {name for name in vars(Rule) if not name.startswith("_")} - {
        "in_force",
        "comes_last",
        "revision",
        "card",
        "seat",
    }
