"""The dice of a server under test: a test is dealt the same cards on every machine.

`DICE=7 make test` deals others.
"""

import os
import random
from pathlib import Path

NOTE = "LASTCALL_TEST_NOTE"  # where the server finds the file that says which test is running


class Dice:
    """What the server asks of `secrets` when a game is dealt, decided by the test."""

    def __init__(self):
        self.test = None

    @property
    def random(self):
        test = Path(os.environ[NOTE]).read_text()
        if test != self.test:
            self.test = test
            self.thrown = random.Random(test + os.environ.get("DICE", ""))
        return self.thrown

    def randbelow(self, limit):
        return self.random.randrange(limit)

    def choice(self, things):
        return self.random.choice(things)

    def SystemRandom(self):
        return self.random


def roll():
    from lastcall.server import booking, room, tournaments

    booking.secrets = room.secrets = tournaments.secrets = Dice()
