"""Olivia's own cards, each played through the table; the rest is in the tests of alikes."""

import pytest

from lastcall.testing import table

DECK = "wench"
CLUMSY = "How clumsy of me! Drink's on the house"
SHELF = "From the shelf behind the shelf."
EVERYBODY = "A little something for everybody!"
MENU = "That one isn't on the menu, dear."
DRINK_UP = "Drink up before the head settles!"
MY_JOB = "Playing with the drinks is MY job!"
MY_TIP = "Oh, I thought that was my tip..."
SHOULDNT = "Oh, really, you shouldn't have!"
COCKTAIL = "How do you like my cocktail?"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
TONIC = "Bitter Tonic"
WITCH = "Witch's Wine"


@pytest.mark.plays(CLUMSY)
@pytest.mark.rule("WENCH-3", "WENCH-4")
def test_how_clumsy(watch, ways):
    """Eve is hurt, loses the Wine on top of her pile, and gets the Tonic in its place."""
    t = table("wench", "gog", "eve").hand("wench", CLUMSY).side_deck("wench", TONIC)
    t.pile("eve", "Wine", "Mead")
    assert ways(t.wench, CLUMSY) == ["eve", "gog"]
    seen = watch(t)
    t.wench.plays(CLUMSY, at="eve")
    t.nobody_responds()
    assert seen.changes == {
        "wench": {"spent": [CLUMSY]},
        "eve": {"fortitude": -2, "pile": {"spent": ["Wine"], "drew": [TONIC]}},
    }
    assert t.eve.pile == [TONIC, "Mead"]


@pytest.mark.plays(SHELF)
@pytest.mark.rule("WENCH-3")
def test_from_the_shelf(watch, ways):
    """A gift, and the usual order besides."""
    t = table("wench", "gog", "eve").turn("wench", "order").hand("wench", SHELF)
    t.side_deck("wench", TONIC).drink_deck("Wine", "Mead")
    assert ways(t.wench, SHELF) == ["eve", "gog"]
    seen = watch(t)
    t.wench.responds(SHELF, at="eve")
    t.until("order", "wench")
    assert seen.changes == {"wench": {"spent": [SHELF]}, "eve": {"pile": {"drew": [TONIC]}}}


@pytest.mark.refused(SHELF)
@pytest.mark.rule("CARD-3")
def test_the_shelf_waits_for_her_order_phase():
    t = table("wench", "gog", "eve").hand("wench", SHELF, TIP)
    assert t.wench.why_not(SHELF).rule == "CARD-3"


@pytest.mark.first_chair
@pytest.mark.plays(EVERYBODY)
@pytest.mark.rule("WENCH-3", "WENCH-5")
def test_something_for_everybody(watch):
    """Gog the first, Eve the second, Olivia none."""
    t = table("wench", "gog", "eve").hand("wench", EVERYBODY).side_deck("wench", TONIC, WITCH)
    seen = watch(t)
    t.wench.plays(EVERYBODY)
    t.nobody_responds()
    assert seen.changes == {
        "wench": {"spent": [EVERYBODY]},
        "gog": {"pile": {"drew": [TONIC]}},
        "eve": {"pile": {"drew": [WITCH]}},
    }


@pytest.mark.plays(MENU)
@pytest.mark.rule("WENCH-3")
def test_not_on_the_menu(watch, ways):
    t = table("wench", "gog", "eve").hand("wench", MENU).side_deck("wench", TONIC)
    assert ways(t.wench, MENU) == ["eve", "gog"]
    seen = watch(t)
    t.wench.plays(MENU, at="gog")
    t.nobody_responds()
    assert seen.changes == {
        "wench": {"spent": [MENU], "gold": 2},
        "gog": {"gold": -2, "pile": {"drew": [TONIC]}},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [CLUMSY, EVERYBODY, MENU])
def test_her_actions_wait_for_her_action_phase(title, only_in_my_action_phase):
    only_in_my_action_phase(DECK, title)


@pytest.mark.plays(DRINK_UP)
@pytest.mark.rule("DRNK-1")
def test_drink_up(watch):
    """Gog drinks both."""
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", "Wine", "Dark Ale")
    t.hand("wench", DRINK_UP, IM_IN)
    seen = watch(t)
    t.wench.responds(DRINK_UP)
    t.until("discard", "wench")
    pile = {"spent": ["Dark Ale", "Wine"]}
    assert seen.changes == {
        "gog": {"alcohol": 3, "pile": pile},
        "wench": {"spent": [DRINK_UP]},
    }


@pytest.mark.refused(DRINK_UP)
@pytest.mark.rule("CARD-3")
def test_nobody_drinks_up_before_the_drink_phase():
    t = table("gog", "wench", "eve").pile("gog", "Wine").hand("wench", DRINK_UP, TIP)
    t.hand("gog", TIP)
    assert t.wench.why_not(DRINK_UP).rule == "CARD-3"


@pytest.mark.plays(MY_JOB)
@pytest.mark.parametrize(("drink", "left"), [("Wine", 1), ("Water", 0)])
@pytest.mark.rule("CHNG-1")
def test_her_job(drink, left, watch):
    """1 less in Gog's Drink, never below 0."""
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", drink)
    t.hand("wench", MY_JOB, IM_IN)
    seen = watch(t)
    t.wench.responds(MY_JOB)
    t.until("discard", "wench")
    drunk = {"gog": {"alcohol": left}} if left else {}
    assert seen.changes == {**drunk, "wench": {"spent": [MY_JOB]}}


@pytest.mark.refused(MY_JOB)
@pytest.mark.rule("NEG-7")
def test_no_drink_no_job():
    t = table("gog", "wench", "eve").hand("wench", MY_JOB, TIP)
    assert t.wench.why_not(MY_JOB).rule == "NEG-7"


@pytest.mark.plays(MY_TIP)
@pytest.mark.rule("WENCH-22", "WENCH-23")
def test_her_tip(watch):
    """She is no longer in the Round, and the pot is hers."""
    t = table("gog", "wench", "eve").hand("gog", IM_IN)
    leave = "Hold on! I sense someone's playing with the drinks!"
    t.hand("wench", MY_TIP, leave).hand("eve", RAISE).until("action", "gog")
    seen = watch(t)
    t.gog.plays(IM_IN)
    t.until("respond", "wench").wench.responds(leave)
    t.until("respond", "wench").wench.responds(MY_TIP)
    t.nobody_responds()
    assert not t.gambling
    assert seen.changes == {
        "gog": {"gold": -1, "spent": [IM_IN]},
        "wench": {"gold": 2, "spent": sorted([MY_TIP, leave])},
        "eve": {"gold": -1},
    }


@pytest.mark.refused(MY_TIP)
@pytest.mark.rule("CARD-3", "WENCH-22")
def test_no_tip_without_a_round():
    t = table("gog", "wench", "eve").hand("wench", MY_TIP, TIP)
    assert t.wench.why_not(MY_TIP).rule == "CARD-3"


@pytest.mark.plays(SHOULDNT)
@pytest.mark.rule("WENCH-25")
def test_you_shouldnt_have(watch):
    """Gog tips for Eve; what Eve paid the Inn is Olivia's."""
    t = table("gog", "wench", "eve").hand("gog", TIP).hand("wench", SHOULDNT)
    seen = watch(t)
    t.gog.plays(TIP, at="eve")
    t.wench.responds(SHOULDNT)
    t.nobody_responds()
    assert seen.changes == {
        "gog": {"spent": [TIP]},
        "wench": {"spent": [SHOULDNT], "gold": 1},
        "eve": {"gold": -1},
    }


@pytest.mark.refused(SHOULDNT)
@pytest.mark.rule("WENCH-25", "TIME-14")
def test_not_before_it_is_paid():
    t = table("gog", "wench", "eve").hand("gog", TIP).hand("wench", SHOULDNT, TIP)
    t.until("action", "gog").gog.plays(TIP, at="eve")
    assert t.wench.why_not(SHOULDNT).rule == "CARD-3"


@pytest.mark.plays(COCKTAIL)
@pytest.mark.rule("WENCH-29")
@pytest.mark.parametrize("guest", ["wench", "eve"])
def test_her_cocktail(guest):
    """EX-RDI7-drinks-7: whoever has it discards one of three and draws up to 7."""
    t = table("gog", "wench", "eve").hand("wench", COCKTAIL).hand(guest, *3 * [IM_IN])
    t.wench.responds(COCKTAIL, at=guest)
    t.everyone.passes()
    assert (t.asked, t.asked_for) == (guest, "discard")
    t.player(guest).discards(IM_IN)
    t.player(guest).done()
    assert len(t.player(guest).hand) == 7
    assert t.player(guest).discard.count(IM_IN) == 1
    assert len(t.gog.hand) == 0


@pytest.mark.refused(COCKTAIL)
@pytest.mark.rule("TURN-5")
def test_no_cocktail_amid_discarding():
    t = table("wench", "gog", "eve").turn("wench", "discard").hand("wench", COCKTAIL)
    t.wench.passes()
    assert t.asked_for == "discard"
    assert t.wench.why_not(COCKTAIL).rule == "TURN-5"
