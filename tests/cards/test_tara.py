"""Tara's own cards, each played through the table; the rest is in test_rdi4_alike."""

import pytest

from lastcall.testing import table

DECK = "tara"
HUSH = "Hush. I am listening to tomorrow."
FELT = "I felt a better one."
PALM = "Give me your palm. Palm up."
MOVED = "I moved a moment before you swung."
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"


@pytest.mark.plays(HUSH)
@pytest.mark.rule("TARA-5")
def test_tomorrows_drinks_in_any_order(watch):
    """The top three of the Drink Deck: she wants the Mead first, then the Water."""
    t = table("tara", "gog", "eve").hand("tara", HUSH)
    t.drink_deck("Wine", "Water", "Mead", "Dark Ale")
    seen = watch(t)
    t.tara.plays(HUSH, mode=0)
    t.tara.arranges("Mead", "Water")
    assert seen.changes == {"tara": {"spent": [HUSH]}}
    assert t.drink_deck_titles[:4] == ["Mead", "Water", "Wine", "Dark Ale"]


@pytest.mark.plays(HUSH)
@pytest.mark.rule("TARA-5")
@pytest.mark.parametrize("whose", ["tara", "gog"])
def test_a_pile_in_any_order(whose, ways):
    """Anybody's, also her own; those beneath stay where they are."""
    t = table("tara", "gog", "eve").hand("tara", HUSH)
    t.pile(whose, "Wine", "Water", "Mead", "Dark Ale").pile("eve", "Ogre Brew")
    assert ways(t.tara, HUSH) == ["", "eve", "gog", "tara"]
    t.tara.plays(HUSH, mode=1, at=whose)
    t.tara.arranges("Water")
    t.tara.leaves_them_so()
    assert t.player(whose).pile == ["Water", "Wine", "Mead", "Dark Ale"]
    assert t.eve.pile == ["Ogre Brew"]


@pytest.mark.refused(HUSH)
@pytest.mark.rule("TURN-5", "DRNK-8")
def test_tomorrow_is_silent_amid_discarding():
    t = table("tara", "gog", "eve").turn("tara", "discard").hand("tara", HUSH)
    t.tara.passes()
    assert t.asked_for == "discard"
    assert t.tara.why_not(HUSH).rule == "TURN-5"


@pytest.mark.plays(FELT)
@pytest.mark.rule("GAMB-20")
def test_a_better_one(watch):
    """Control, even from Winning Hand!, and a card."""
    t = table("gog", "eve", "tara", "dimli").hand("gog", IM_IN).hand("eve", WINNING_HAND)
    t.hand("tara", FELT).deck("tara", RAISE).hand("dimli", IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(WINNING_HAND)
    t.until("gamble", "tara")
    seen = watch(t)
    t.tara.gambles(FELT)
    t.until("gamble", "dimli")
    assert seen.changes == {"controller": "tara", "tara": {"spent": [FELT], "drew": [RAISE]}}


@pytest.mark.refused(FELT)
@pytest.mark.rule("CARD-5")
def test_no_better_one_without_a_round():
    t = table("tara", "gog", "eve").hand("tara", FELT, TIP)
    assert t.tara.why_not(FELT).rule == "CARD-5"


@pytest.mark.plays(PALM)
def test_reading_a_palm(watch):
    t = table("tara", "gog", "eve").hand("tara", PALM)
    seen = watch(t)
    t.tara.plays(PALM, at="gog")
    t.nobody_responds()
    assert seen.changes == {"tara": {"gold": 2, "spent": [PALM]}, "gog": {"gold": -2}}


@pytest.mark.refused(PALM)
def test_palms_wait_for_her_action_phase(only_in_my_action_phase):
    only_in_my_action_phase(DECK, PALM)


@pytest.mark.plays(MOVED)
@pytest.mark.rule("REDR-1")
def test_she_was_not_there_any_more(watch, ways):
    """Gog is hit instead; Eve, who swung, cannot be named."""
    t = table("eve", "tara", "gog", "dimli").hand("eve", FIRE).hand("tara", MOVED)
    seen = watch(t)
    t.eve.plays(FIRE, at="tara")
    assert ways(t.tara, MOVED) == ["dimli", "gog"]
    t.tara.responds(MOVED, to="gog")
    t.nobody_responds()
    assert seen.changes == {
        "eve": {"spent": [FIRE]},
        "tara": {"spent": [MOVED]},
        "gog": {"fortitude": -3},
    }


@pytest.mark.refused(MOVED)
@pytest.mark.rule("CARD-3")
def test_nobody_swung_at_her():
    t = table("eve", "tara", "gog").hand("eve", FIRE).hand("tara", MOVED, TIP)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.tara.why_not(MOVED).rule == "CARD-3"
