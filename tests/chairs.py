"""The same test from another chair: whoever begins sits on the first one, and then further on."""

from functools import partial

from lastcall.testing import Scenario
from lastcall.testing.setting import Setting

LISTED = ("alive", "in_round", "winners")  # what a scenario tells seat by seat


def move_up(monkeypatch, chairs, moves):
    """Everybody moves up by so many chairs, where the setup is one that `moves`."""
    if not chairs:
        return
    set_up = Setting.__init__

    def moved(self, *seats, **setup):
        if "first" not in setup and moves(setup):
            seats = (*seats[-chairs:], *seats[:-chairs])
            setup["first"] = chairs
        set_up(self, *seats, **setup)

    monkeypatch.setattr(Setting, "__init__", moved)
    for field in LISTED:
        listed = vars(Scenario)[field].fget
        monkeypatch.setattr(Scenario, field, property(partial(clockwise, listed, chairs)))


def clockwise(listed, chairs, scenario):
    """The same players, told from the first one on."""
    seats = scenario.names
    if scenario.setup.first != chairs:
        return listed(scenario)
    return sorted(listed(scenario), key=lambda name: (seats.index(name) - chairs) % len(seats))


def twice(metafunc, chairs):
    """Unless the test is marked as one that goes by the order of the chairs (`first_chair`).

    The fixture `chair` must be an autouse one: naming it here would not make anybody use it.
    """
    if not metafunc.definition.get_closest_marker("first_chair"):
        metafunc.parametrize("chair", [0, chairs], indirect=True, ids=["", "turned"])


def first(scenario):
    """Who begins, whichever chair that is, before anything is played."""
    return scenario.names[scenario._table.active]
