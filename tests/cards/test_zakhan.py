"""Zakhan's own cards, each played through the table; the rest is in test_rdi4_alike, test_alike."""

import pytest

from lastcall.testing import table

DECK = "zakhan"
STAGGER = "Stagger left, strike right."
STANDING = "Ha! You call that standing?"
FALL = "I meant to fall over just then."
NO_CHEATING = "One shouldn't need to cheat to beat a drunkard!"
BREATHE = "Breathe in. Hiccup. Breathe out."
WATER = "Water is only wine that has not awoken."
COMES_BACK = "It all comes back to me now."
JUG = "Watch the jug, not the fist."
BET = "A Gold says I can finish that!"
LEARN = "Drink with me, and learn."
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
CHEATS = "This time, let's use my cards."


@pytest.mark.plays(STAGGER)
@pytest.mark.rule("ZAKHAN-12")
@pytest.mark.parametrize(("chi", "loss"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_a_fist_as_heavy_as_the_head(chi, loss, watch):
    """1 more for every 2, and none of it is spent."""
    t = table("zakhan", "gog", "eve").hand("zakhan", STAGGER).tracker("zakhan", "chi", chi)
    seen = watch(t)
    t.zakhan.plays(STAGGER, at="eve")
    t.nobody_responds()
    assert seen.changes == {"zakhan": {"spent": [STAGGER]}, "eve": {"fortitude": -loss}}


@pytest.mark.plays(STANDING)
@pytest.mark.rule("ZAKHAN-12")
@pytest.mark.parametrize(("mode", "loss", "spent"), [(0, 3, 0), (1, 4, 2)])
def test_standing(mode, loss, spent, watch):
    t = table("zakhan", "gog", "eve").hand("zakhan", STANDING).tracker("zakhan", "chi", 3)
    seen = watch(t)
    t.zakhan.plays(STANDING, at="eve", mode=mode)
    t.nobody_responds()
    mine = {"spent": [STANDING], **({"chi": -spent} if spent else {})}
    assert seen.changes == {"zakhan": mine, "eve": {"fortitude": -loss}}


@pytest.mark.refused
@pytest.mark.parametrize("title", [STAGGER, STANDING, JUG, BET])
def test_his_actions_wait_for_his_action_phase(title, only_in_my_action_phase):
    only_in_my_action_phase(DECK, title)


@pytest.mark.plays(FALL)
@pytest.mark.rule("ZAKHAN-12", "NEG-2")
@pytest.mark.parametrize("mode", [0, 1])
def test_he_fell_on_purpose(mode, watch):
    """The fire does nothing; for 2 Chi Eve is hurt besides."""
    t = table("eve", "zakhan", "gog").hand("eve", FIRE).hand("zakhan", FALL)
    t.tracker("zakhan", "chi", 2)
    seen = watch(t)
    t.eve.plays(FIRE, at="zakhan")
    t.zakhan.responds(FALL, mode=mode)
    t.nobody_responds()
    hurt, paid = ({"fortitude": -1}, {"chi": -2}) if mode else ({}, {})
    assert seen.changes == {"eve": {"spent": [FIRE], **hurt}, "zakhan": {"spent": [FALL], **paid}}


@pytest.mark.refused(FALL)
@pytest.mark.rule("STAT-6")
def test_nothing_to_fall_for():
    """Alcohol Content and somebody else's loss are no reason."""
    t = table("eve", "zakhan", "gog").hand("eve", DRUNKER).hand("zakhan", FALL, TIP)
    t.until("action", "eve").eve.plays(DRUNKER, at="zakhan")
    assert t.zakhan.why_not(FALL).rule == "STAT-6"
    t = table("eve", "zakhan", "gog").hand("eve", FIRE).hand("zakhan", FALL, TIP)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.zakhan.why_not(FALL).rule == "STAT-6"


def test_a_reed_does_not_guard_its_purse():
    reed = "The reed bends in the wind. And I'm a drunken reed."
    t = table("eve", "zakhan", "gog").hand("eve", "Gold? What Gold?").hand("zakhan", reed, TIP)
    t.until("action", "eve").eve.plays("Gold? What Gold?", at="zakhan")
    assert t.zakhan.why_not(reed).rule == "STAT-6"


@pytest.mark.first_chair
@pytest.mark.plays(NO_CHEATING)
@pytest.mark.rule("NEG-1")
def test_a_cheat_is_caught_and_cuffed(watch):
    """Eve's Cheating Card is Negated, she loses 1 and stays in; Gog stays in control."""
    t = table("gog", "eve", "zakhan").hand("gog", IM_IN).hand("eve", CHEATS)
    t.hand("zakhan", NO_CHEATING, IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(CHEATS)
    seen = watch(t)
    t.zakhan.responds(NO_CHEATING)
    t.until("gamble", "zakhan")
    assert seen.changes == {"eve": {"fortitude": -1}, "zakhan": {"spent": [NO_CHEATING]}}
    assert (t.controller, t.in_round) == ("gog", ["gog", "eve", "zakhan"])


@pytest.mark.refused(NO_CHEATING)
@pytest.mark.rule("CARD-3")
def test_raising_is_no_cheating():
    t = table("gog", "eve", "zakhan").hand("gog", IM_IN).hand("eve", RAISE)
    t.hand("zakhan", NO_CHEATING, TIP)
    t.until("action", "gog").gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(RAISE)
    assert t.zakhan.why_not(NO_CHEATING).rule == "CARD-3"


AT_ANY_TIME = [
    (BREATHE, {"fortitude": 2}, {"fortitude": 4}),
    (WATER, {"alcohol": -2}, {"alcohol": -4}),
    (COMES_BACK, {"drew": [RAISE]}, {"drew": [IM_IN, RAISE, TIP]}),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "plain", "dear"), AT_ANY_TIME)
@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.rule("ZAKHAN-12", "CARD-4")
def test_what_chi_is_good_for(title, plain, dear, mode, watch):
    """On Gog's turn: a little for nothing, 2 more for 2 Chi."""
    t = table("gog", "zakhan", "eve").hand("zakhan", title).deck("zakhan", RAISE, TIP, IM_IN)
    t.stats("zakhan", fortitude=12, alcohol=6).tracker("zakhan", "chi", 2)
    seen = watch(t)
    t.zakhan.responds(title, mode=mode)
    t.everyone.passes()
    change = {**dear, "chi": -2} if mode else plain
    assert seen.changes == {"zakhan": {"spent": [title], **change}}


@pytest.mark.refused
@pytest.mark.parametrize("title", [BREATHE, WATER, COMES_BACK])
@pytest.mark.rule("TURN-5")
def test_no_wisdom_amid_discarding(title):
    t = table("zakhan", "gog", "eve").turn("zakhan", "discard").hand("zakhan", title)
    t.zakhan.passes()
    assert t.zakhan.why_not(title).rule == "TURN-5"


@pytest.mark.plays(JUG)
@pytest.mark.rule("ZAKHAN-2", "ZAKHAN-11", "DRNK-13")
@pytest.mark.parametrize(("chi", "raised", "loss"), [(0, True, 4), (1, True, 5), (1, False, 4)])
def test_the_jug_and_the_fist(chi, raised, loss, watch):
    """He drinks off the deck, may raise his Chi, and the fist counts what he has then."""
    t = table("zakhan", "gog", "eve").hand("zakhan", JUG).tracker("zakhan", "chi", chi)
    t.drink_deck("Drinking Contest!", "Wine", "Mead")
    seen = watch(t)
    t.zakhan.plays(JUG, at="eve")
    t.until("dare", "zakhan")
    t.zakhan.accepts() if raised else t.zakhan.declines()
    t.nobody_responds()
    mine = {"alcohol": 2, "spent": [JUG], **({"chi": 1} if raised else {})}
    assert seen.changes == {"zakhan": mine, "eve": {"fortitude": -loss}}
    assert t.drink_deck_titles[0] == "Mead", "the contest was discarded"


@pytest.mark.plays(BET)
@pytest.mark.rule("ZAKHAN-2", "CARD-11")
def test_a_bet(watch):
    """He drinks, and each of the others pays for having doubted it; his Chi rises with it."""
    t = table("zakhan", "gog", "eve").hand("zakhan", BET).drink_deck("Wine")
    seen = watch(t)
    t.zakhan.plays(BET)
    t.until("dare", "zakhan").zakhan.accepts()
    t.nobody_responds()
    assert seen.changes == {
        "zakhan": {"alcohol": 2, "gold": 2, "chi": 1, "spent": [BET]},
        "gog": {"gold": -1},
        "eve": {"gold": -1},
    }


@pytest.mark.plays(LEARN)
@pytest.mark.rule("SPLT-4")
def test_a_lesson_for_two(watch, ways):
    """Half of Elven Wine is 2 for each; his half still raises his Chi."""
    t = table("zakhan", "gog", "eve").turn("zakhan", "drink").pile("zakhan", "Elven Wine")
    t.hand("zakhan", LEARN).hand("gog", IM_IN)
    assert ways(t.zakhan, LEARN) == ["eve", "gog"]
    seen = watch(t)
    t.zakhan.responds(LEARN, to="eve")
    t.until("dare", "zakhan").zakhan.accepts()
    t.until("discard", "gog")
    assert seen.changes == {
        "zakhan": {"alcohol": 2, "chi": 1, "spent": [LEARN]},
        "eve": {"alcohol": 2},
    }


@pytest.mark.refused(LEARN)
@pytest.mark.rule("NEG-5", "SPLT-13")
def test_no_lessons_with_anothers_drink_or_mead():
    t = table("gog", "zakhan", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("zakhan", LEARN, TIP)
    t.zakhan.passes()
    assert t.zakhan.why_not(LEARN).rule == "NEG-5"
    t = table("zakhan", "gog", "eve").turn("zakhan", "drink").pile("zakhan", "Mead")
    t.hand("zakhan", LEARN, TIP)
    t.zakhan.passes()
    assert t.zakhan.why_not(LEARN).rule == "SPLT-13"
