"""Joran's own cards, each played through the table; the rest is in test_rdi4_alike, test_alike."""

import pytest

from lastcall.testing import table

DECK = "joran"
FOG = "Hold your breath, this fog is new."
PORTALS = "Playing with portals"
COLLEGIUM = "This spell livened up the late-night parties at the Collegium!"
FORGETS = "Whoever drinks this forgets who poured it."
SAVE_IT = "I'll save that healing for a dungeon trip!"
FOOTNOTE = "There's a footnote about this."
MINOR = "Transmutation was my minor."
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
PRIEST = "Who knew? One of my fans is a priest!"


def drinks(who, *pile, hand=()):
    """Somebody's Drink Phase with Joran at the table; Gog's turn comes next."""
    t = table(who, "gog", *(["eve"] if who == "joran" else ["joran"]))
    t.turn(who, "drink").pile(who, *pile).hand("gog", IM_IN)
    return t.hand("joran", *hand)


@pytest.mark.plays(FOG)
def test_a_new_fog(watch):
    t = table("joran", "gog", "eve").hand("joran", FOG)
    seen = watch(t)
    t.joran.plays(FOG, at="eve")
    t.nobody_responds()
    assert seen.changes == {"joran": {"spent": [FOG]}, "eve": {"fortitude": -1, "alcohol": 1}}


@pytest.mark.refused(FOG)
def test_fog_waits_for_his_action_phase(only_in_my_action_phase):
    only_in_my_action_phase(DECK, FOG)


@pytest.mark.plays(PORTALS)
@pytest.mark.rule("JORAN-2")
@pytest.mark.parametrize("to", ["gog", "eve"])
def test_a_portal(to, watch, ways):
    """The fire comes out at Gog, or at Eve who lit it."""
    t = table("eve", "joran", "gog").hand("eve", FIRE).hand("joran", PORTALS)
    t.eve.plays(FIRE, at="joran")
    assert ways(t.joran, PORTALS) == ["eve", "gog"]
    seen = watch(t)
    t.joran.responds(PORTALS, to=to)
    t.nobody_responds()
    assert seen.changes == {"joran": {"spent": [PORTALS]}, to: {"fortitude": -3}}


@pytest.mark.refused(PORTALS)
@pytest.mark.rule("CARD-3")
def test_no_portal_for_anything_else():
    t = table("eve", "joran", "gog").hand("eve", FIRE).hand("joran", PORTALS, TIP)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.joran.why_not(PORTALS).rule == "CARD-3"
    t = table("eve", "joran", "gog").hand("eve", DRUNKER).hand("joran", PORTALS, TIP)
    t.until("action", "eve").eve.plays(DRUNKER, at="joran")
    assert t.joran.why_not(PORTALS).rule == "CARD-3"


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol", "lost"), [(COLLEGIUM, 3, 1), (FORGETS, 2, 2)])
@pytest.mark.rule("JORAN-7")
def test_something_in_a_drink(title, alcohol, lost, watch):
    """Eve's Wine is stronger, or not, and she discards; nobody else does."""
    t = drinks("eve", "Wine", hand=[title, IM_IN])
    t.hand("eve", RAISE, IM_IN, "Oops, I dropped my cards...")
    t.until("respond", "joran")
    seen = watch(t)
    t.joran.responds(title)
    t.until("lose-card", "eve")
    t.eve.discards(*[RAISE, IM_IN][:lost])
    t.until("discard", "gog")
    spent = sorted([RAISE, IM_IN][:lost])
    assert seen.changes == {
        "eve": {"alcohol": alcohol, "spent": spent},
        "joran": {"spent": [title]},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [COLLEGIUM, FORGETS, MINOR])
@pytest.mark.rule("NEG-7")
def test_nothing_to_put_it_into(title):
    t = table("gog", "joran", "eve").hand("joran", title, TIP)
    assert t.joran.why_not(title).rule == "NEG-7"


@pytest.mark.plays(SAVE_IT)
@pytest.mark.rule("JORAN-5")
def test_no_healing_from_a_card(watch):
    """Fleck's priest does nothing."""
    t = table("gog", "joran", "fleck").hand("joran", SAVE_IT).hand("fleck", PRIEST)
    t.stats("fleck", fortitude=10).hand("gog", IM_IN)
    t.until("respond", "fleck")
    seen = watch(t)
    t.fleck.responds(PRIEST)
    t.joran.responds(SAVE_IT)
    assert seen.changes == {"joran": {"spent": [SAVE_IT]}, "fleck": {"spent": [PRIEST]}}


@pytest.mark.plays(SAVE_IT)
@pytest.mark.rule("JORAN-5", "JORAN-8")
def test_no_healing_from_a_drink(watch):
    """Eve drinks her Wizard's Brew for its 2 Alcohol Content alone."""
    t = drinks("eve", "Wizard's Brew", hand=[SAVE_IT, IM_IN]).stats("eve", fortitude=10)
    t.until("respond", "joran")
    seen = watch(t)
    t.joran.responds(SAVE_IT)
    t.until("discard", "gog")
    assert seen.changes == {"joran": {"spent": [SAVE_IT]}, "eve": {"alcohol": 2}}


@pytest.mark.refused(SAVE_IT)
@pytest.mark.rule("JORAN-5", "CARD-3")
def test_what_there_is_nothing_to_save_of():
    """His own healing, a blow, a Wine, and his own Holy Water."""
    mending = "Mending works on mages, too."
    t = table("gog", "joran", "eve").hand("joran", mending, SAVE_IT, TIP)
    t.stats("joran", fortitude=10)
    t.joran.responds(mending)
    assert t.joran.why_not(SAVE_IT).rule == "CARD-3"
    t = table("eve", "joran", "gog").hand("eve", FIRE).hand("joran", SAVE_IT, TIP)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.joran.why_not(SAVE_IT).rule == "CARD-3"
    for who, drink in (("eve", "Wine"), ("joran", "Holy Water")):
        t = drinks(who, drink, hand=[SAVE_IT, TIP])
        while not t.drinks:
            t.player(t.asked).passes()
        assert t.joran.why_not(SAVE_IT).rule == "CARD-3"


@pytest.mark.plays(FOOTNOTE)
@pytest.mark.rule("CARD-4")
def test_a_footnote(watch):
    t = table("gog", "joran", "eve").hand("joran", FOOTNOTE).deck("joran", RAISE, TIP)
    seen = watch(t)
    t.joran.responds(FOOTNOTE)
    t.everyone.passes()
    assert seen.changes == {"joran": {"spent": [FOOTNOTE], "drew": [RAISE, TIP]}}


@pytest.mark.refused(FOOTNOTE)
@pytest.mark.rule("TURN-5")
def test_no_reading_amid_discarding():
    t = table("joran", "gog", "eve").turn("joran", "discard").hand("joran", FOOTNOTE)
    t.joran.passes()
    assert t.joran.why_not(FOOTNOTE).rule == "TURN-5"


@pytest.mark.plays(MINOR)
@pytest.mark.rule("CHNG-1")
@pytest.mark.parametrize(
    ("drinker", "drink"), [("joran", "Dragon Breath Ale"), ("eve", "Holy Water"), ("eve", "Water")]
)
def test_a_drink_becomes_another(drinker, drink, watch):
    """His own or anybody's: 2 Alcohol Content and nothing else."""
    t = drinks(drinker, drink, hand=[MINOR]).stats(drinker, fortitude=15)
    t.until("respond", "joran")
    seen = watch(t)
    t.joran.responds(MINOR)
    t.until("discard", "gog")
    expected = {"joran": {"spent": [MINOR]}}
    expected[drinker] = {**expected.get(drinker, {}), "alcohol": 2}
    assert seen.changes == expected
