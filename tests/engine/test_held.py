"""Evenings of every kind, answered at random: what is said of an answer is what it does.

What scenarios are held to answer by answer (`tests/beside.py`), here for whatever comes up.
"""

import random

import beside
import pytest
import soak

from lastcall.engine.setup import deal

# What nobody could have foreseen came in between, or whatever comes next has begun.
UNFORESEEN = {"event", "fired", "prizes-back", "revealed", "round-won", "round-without-winner"}
TRIED = 6  # options of a decision, at most
GAMES = 20


def holds(t, option):
    """Whether it could be seen what this answer does; then it must be what was said of it."""
    if not beside.foreseeable(t, option):
        return False
    said = beside.said_of(t, option)
    other = t.clone(logging=True)
    base = beside.first_play(t)
    other.answer(option)
    if not beside.sit_still(other, base) or not beside.same_evening(t, other):
        return False
    if any(event.kind in UNFORESEEN for event in other.events):
        return False
    changed = dict(beside.numbers(other).items() - beside.numbers(t).items())
    assert said == changed, (t.game.setup_text(t.seed), option)
    if not (t.rounds and t.rounds[-1].over):
        beside.on_paper(t, option, other)
    return True


@pytest.mark.parametrize("kind", ["", soak.OTTO, soak.IN_TEAMS], ids=["any", "otto", "teams"])
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_said_of_an_answer_is_what_it_does(kind, number):
    t = deal(soak.setup_of(23, number, kind))
    dice = random.Random(number)
    held = 0
    while t.decision is not None:
        options = t.decision.options
        for option in options if len(options) <= TRIED else dice.sample(options, TRIED):
            held += holds(t, option)
        beside.names_what_it_is_about(t)
        first, numbers = len(t.events), beside.counts(t)
        t.answer(dice.choice(options))
        beside.tells_every_number(t, numbers, t.events[first:])
    assert held > 0
