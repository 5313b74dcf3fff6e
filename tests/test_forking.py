"""Which changes `make mutants` may try out in a fork."""

import pytest
from forking import line_around

SOURCE = """\
LIMIT = 3

class Hand:
    size: int = 7

    @property
    def full(self, most=7):
        def enough(cards):
            return cards >= most
        return enough(self.size)

def one(of=1): return of + 1
"""


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("LIMIT", 0),
        ("size: int", 0),
        ("@property", 0),
        ("most=7", 0),
        ("cards >= most", 6),  # with the function around it, known by its decorator
        ("enough(self", 6),
        ("of=1", 0),
        ("of + 1", 12),
    ],
)
def test_only_the_body_of_a_function_can_be_changed_after_it_was_read(text, line):
    before = SOURCE.partition(text)[0]
    row = before.count("\n") + 1
    assert line_around(SOURCE, (row, len(before.rpartition("\n")[2]))) == line
