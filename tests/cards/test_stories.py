"""Warthorn's Stories, each told with a card that costs Gog 1 Fortitude."""

import pytest

from lastcall.testing import table

DECK = "stories"
SIT = "Sit, sit! You'll like this one."
MORE = "Hey, Wench, more drinks while I tell this one!"
SERENA = "Did I ever tell you about Serena's paladin trials?"
BANDITS = "Did I ever tell you how I defended the inn from bandits single-handed?"
KITCHEN = "Did I ever tell you about the epic kitchen explosion?"
MECHANICS = "Did I ever tell you about my brilliant ideas in mechanics?"
CHAIR = "Did I ever tell you who sat in that chair before you?"
MUG = "Did I ever tell you about the mug that bites?"
DRAGON = "Did I ever tell you about the dragon on the sign?"
BARREL = "Did I ever tell you what was in the last barrel?"
GRANDMOTHER = "Did I ever tell you how my grandmother cured a hangover?"
ALREADY = "Did I ever tell you that one already?"
ROOF = "Did I ever tell you how the roof came down?"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"


def told(story, at="", *, watch):
    """Gog loses 1 Fortitude, and the Story, on whom it names, does the rest."""
    t = table("warthorn", "gog", "eve").hand("warthorn", SIT).side_deck("warthorn", story)
    t.stats("warthorn", alcohol=5).deck("warthorn", RAISE, IM_IN).deck("eve", RAISE, IM_IN)
    seen = watch(t)
    t.warthorn.plays(SIT, at="gog")
    if at:
        t.warthorn.names(at)
    t.nobody_responds()
    return seen.changes


@pytest.mark.plays(SERENA)
@pytest.mark.rule("WARTHORN-8")
def test_serena(watch):
    """T7-1: Eve loses 2 Fortitude and draws 2 cards."""
    changes = told(SERENA, "eve", watch=watch)
    assert changes == {
        "warthorn": {"spent": [SIT]},
        "gog": {"fortitude": -1},
        "eve": {"fortitude": -2, "drew": [IM_IN, RAISE]},
    }


@pytest.mark.plays(BANDITS)
def test_bandits(watch):
    """Each other player pays him 1 Gold."""
    changes = told(BANDITS, watch=watch)
    assert changes == {
        "warthorn": {"gold": 2, "spent": [SIT]},
        "gog": {"fortitude": -1, "gold": -1},
        "eve": {"gold": -1},
    }


@pytest.mark.plays(KITCHEN)
def test_the_kitchen(watch):
    """Eve loses 2 Fortitude, and so does he."""
    changes = told(KITCHEN, "eve", watch=watch)
    assert changes == {
        "warthorn": {"fortitude": -2, "spent": [SIT]},
        "gog": {"fortitude": -1},
        "eve": {"fortitude": -2},
    }


@pytest.mark.plays(MECHANICS)
@pytest.mark.rule("WARTHORN-23", "CARD-17")
def test_mechanics(watch):
    """Gog loses 1 more; with a card that has no such number it does nothing."""
    changes = told(MECHANICS, watch=watch)
    assert changes == {"warthorn": {"spent": [SIT]}, "gog": {"fortitude": -2}}
    t = table("warthorn", "gog", "eve").turn("warthorn", "order").hand("warthorn", MORE)
    t.side_deck("warthorn", MECHANICS)
    seen = watch(t)
    t.warthorn.responds(MORE)
    t.everyone.passes()
    for name in ("gog", "gog", "gog"):
        t.warthorn.orders_for(name)
    assert set(seen.changes) == {"warthorn", "gog"}
    assert t.fortitude == dict(warthorn=20, gog=20, eve=20)


@pytest.mark.plays
@pytest.mark.parametrize(
    ("title", "at", "mine", "gogs", "eves"),
    [
        (DRAGON, "", {}, {"fortitude": -2}, {"fortitude": -1}),
        (BARREL, "eve", {}, {"fortitude": -1}, {"alcohol": 1}),
        (GRANDMOTHER, "", {"alcohol": -1}, {"fortitude": -1}, {}),
        (ALREADY, "", {"drew": [IM_IN, RAISE]}, {"fortitude": -1}, {}),
        (ROOF, "", {"fortitude": -1}, {"fortitude": -2}, {"fortitude": -1}),
    ],
)
def test_others(title, at, mine, gogs, eves, watch):
    changes = told(title, at, watch=watch)
    expected = {"warthorn": {"spent": [SIT], **mine}, "gog": gogs, "eve": eves}
    assert changes == {name: change for name, change in expected.items() if change}


# Those that stay ---------------------------------------------------------------------------------


@pytest.mark.plays(CHAIR)
@pytest.mark.rule("WARTHORN-17", "WARTHORN-20")
def test_that_chair():
    """Eve loses 1 Fortitude when her turn begins, each time, until she orders him a Drink."""
    t = table("warthorn", "gog", "eve").hand("warthorn", SIT, IM_IN).side_deck("warthorn", CHAIR)
    t.hand("gog", IM_IN).hand("eve", IM_IN)
    t.drink_deck(*["Light Ale", "Dark Ale", "Wine", "Elven Wine"] * 2)
    t.warthorn.plays(SIT, at="gog")
    t.nobody_responds()
    assert (t.asked, t.asked_for) == ("warthorn", "target")
    t.warthorn.names("eve")
    assert t.eve.box("told") == [CHAIR]
    t.until("discard", "gog")
    assert t.fortitude == dict(warthorn=20, gog=19, eve=20)
    t.until("discard", "eve")
    assert t.fortitude == dict(warthorn=20, gog=19, eve=19)
    t.until("order", "eve").eve.orders_for("gog")
    assert t.eve.box("told") == [CHAIR]
    t.until("discard", "warthorn")
    t.until("discard", "eve")
    assert t.fortitude["eve"] == 18
    t.until("order", "eve").eve.orders_for("warthorn")
    assert t.eve.box("told") == []
    assert t.warthorn.side_discard() == [CHAIR]
    t.until("discard", "warthorn")
    t.until("discard", "eve")
    assert t.fortitude["eve"] == 18


@pytest.mark.first_chair
@pytest.mark.plays(MUG)
@pytest.mark.rule("WARTHORN-17", "WARTHORN-20")
def test_the_mug():
    """Water does not bite; the Wine after it does, once."""
    t = table("warthorn", "gog", "eve").hand("warthorn", SIT, IM_IN).side_deck("warthorn", MUG)
    t.hand("eve", IM_IN).hand("gog", IM_IN).pile("eve", "Water", "Wine", "Dark Ale")
    t.drink_deck(*["Light Ale", "Elven Wine"] * 2, "Dark Ale", "Wine")
    t.warthorn.plays(SIT, at="gog")
    t.nobody_responds()
    t.warthorn.names("eve")
    assert t.eve.box("told") == [MUG]
    t.until("discard", "eve").until("discard", "warthorn")
    assert (t.fortitude["eve"], t.eve.box("told")) == (20, [MUG])
    t.until("discard", "eve").until("discard", "warthorn")
    assert (t.fortitude["eve"], t.alcohol["eve"], t.eve.box("told")) == (18, 2, [])
    t.until("discard", "eve").until("discard", "warthorn")
    assert (t.fortitude["eve"], t.alcohol["eve"]) == (18, 3)
