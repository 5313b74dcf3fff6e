"""The same test from another chair: whoever begins sits on the first one, and then further on."""

from lastcall.testing.setting import Setting


def move_up(monkeypatch, chairs, moves):
    """Everybody moves up by so many chairs, where the setup is one that `moves`."""
    set_up = Setting.__init__

    def moved(self, *seats, **setup):
        if chairs and "first" not in setup and moves(setup):
            seats = (*seats[-chairs:], *seats[:-chairs])
            setup["first"] = chairs
        set_up(self, *seats, **setup)

    monkeypatch.setattr(Setting, "__init__", moved)


def twice(metafunc, chairs):
    """Unless the test is marked as one that goes by the order of the chairs (`first_chair`).

    The fixture `chair` must be an autouse one: naming it here would not make anybody use it.
    """
    if not metafunc.definition.get_closest_marker("first_chair"):
        metafunc.parametrize("chair", [0, chairs], indirect=True, ids=["", "turned"])
