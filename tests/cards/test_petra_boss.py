"""Petra's Boss Cards, each played through the table of a Boss Battle."""

import pytest

from lastcall.testing import table
from lastcall.variants.boss import BOSS

DECK = "petra-boss"
BURN = "First rule of villainy: Burn it with fire"
KNEEL = "Kneel! And fetch me a chair."
GLORY = "A toast to my glory! All of you!"
TRIBUTE = "Tribute is due at midnight."
TEARS = "Tears of heroes. A good year."
MINIONS = "Minions! Stand in front of me!"
PLAN = "Everything goes according to plan."
LAST_ROUND = "The last round of your lives!"
FIRE = "Let the fire speak for me."


def battle(*challengers, **setup):
    """Petra's Action Phase against these; nobody has a Potion."""
    t = table("petra", *(challengers or ("gog", "eve", "dimli")), variants=[BOSS], **setup)
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    return t


@pytest.mark.plays(BURN)
def test_burn_it_with_fire(watch):
    """Every Challenger loses 1 Fortitude, which is 3 of the team's."""
    t = battle().hand("petra", BURN)
    seen = watch(t)
    t.petra.plays(BURN).everyone.passes()
    team = {key: {"fortitude": -3} for key in ("gog", "eve", "dimli")}
    assert seen.changes == {"petra": {"spent": [BURN]}, **team}


@pytest.mark.plays(KNEEL)
@pytest.mark.rule("PETRA-29")
@pytest.mark.parametrize(("plotted", "loss", "fire"), [(False, -1, 0), (True, -6, 1)])
def test_kneel(plotted, loss, fire):
    """A Boss Card may be a Scheme: out of the plot it is for everybody and stokes the fire."""
    t = battle()
    t = t.box("petra", "plots", KNEEL) if plotted else t.hand("petra", KNEEL)
    t.petra.plays(KNEEL, **({} if plotted else {"at": "eve"})).everyone.passes()
    assert set(t.fortitude.values()) == {20, 20 + loss}
    assert t.petra.fortitude == 20
    assert t.petra.tracker("hellfire") == fire


@pytest.mark.plays(GLORY)
def test_a_toast_to_her_glory(watch):
    t = battle().hand("petra", GLORY)
    seen = watch(t)
    t.petra.plays(GLORY).everyone.passes()
    team = {name: {"fortitude": -3, "alcohol": 3} for name in ("gog", "eve", "dimli")}
    assert seen.changes == {"petra": {"spent": [GLORY]}, **team}


@pytest.mark.plays(TRIBUTE)
@pytest.mark.parametrize(("plotted", "fire"), [(False, 0), (True, 1)])
def test_tribute(plotted, fire):
    t = battle()
    t = t.box("petra", "plots", TRIBUTE) if plotted else t.hand("petra", TRIBUTE)
    t.petra.plays(TRIBUTE).everyone.passes()
    assert (t.petra.gold, t.eve.gold) == (13, 7)
    assert t.petra.tracker("hellfire") == fire


@pytest.mark.plays(TEARS)
def test_tears_of_heroes(watch):
    t = battle().stats("petra", fortitude=10).hand("petra", TEARS)
    seen = watch(t)
    t.petra.plays(TEARS).everyone.passes()
    assert seen.changes == {"petra": {"spent": [TEARS], "fortitude": 3}}


@pytest.mark.plays(MINIONS)
def test_minions_stand_in_front_of_her():
    t = battle().turn("gog", "action").hand("gog", "Dance with Gog!").hand("petra", MINIONS)
    t.until("action", "gog").gog.plays("Dance with Gog!", at="petra")
    t.petra.responds(MINIONS).everyone.passes()
    t.nobody_responds()
    assert t.petra.fortitude == 20


@pytest.mark.plays(PLAN)
@pytest.mark.rule("PETRA-29")
def test_according_to_plan():
    """A Boss Card may be plotted like any card of hers."""
    t = battle().hand("petra", PLAN).deck("petra", KNEEL)
    t.petra.plays(PLAN).everyone.passes()
    t.petra.plots(KNEEL)
    assert t.petra.box("plots") == [KNEEL]
    assert t.petra.tracker("hellfire") == 1


@pytest.mark.plays(LAST_ROUND)
def test_the_last_round():
    t = battle().turn("petra", "order").hand("petra", LAST_ROUND)
    t.petra.plays(LAST_ROUND).everyone.passes()
    for name in ("gog", "eve", "gog", "gog"):
        t.petra.orders_for(name)
    assert (len(t.gog.pile), len(t.eve.pile), t.petra.gold) == (3, 1, 9)


@pytest.mark.plays(FIRE)
@pytest.mark.rule("PETRA-26", "PETRA-27", "BOSS-15")
def test_the_fire_takes_two():
    """At the fire space of the Boss's side up to two players lose 2 each, and may answer that."""
    illusion = "Ha! That's just an illusion. I'm actually over here!"
    t = battle().hand("petra", FIRE).tracker("petra", "hellfire", 2).hand("eve", illusion)
    t.petra.plays(FIRE).everyone.passes()
    ways = {tuple(t.names[i] for i in option.seats()) for option in t.options()}
    assert ways == {("gog",), ("eve",), ("dimli",), ("gog", "eve"), ("gog", "dimli"),
                    ("eve", "dimli")}  # fmt: skip
    t.petra.names("gog", "dimli")
    assert t.eve.may(illusion)
    t.nobody_responds()
    assert t.eve.fortitude == 16
    assert t.petra.tracker("hellfire") == 0
