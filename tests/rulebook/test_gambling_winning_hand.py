"""Winning Hand! in a Round of Gambling, and what may be played on it."""

import pytest

from lastcall.engine import words as v
from lastcall.testing import stranger, table

GIM = "Gambling? I'm in!"
RAISE = "I raise!"
HAND = "Winning Hand!"

CHEAT = "Oops, I dropped my cards..."  # Eve
CHEAT_2 = "My word, what could that be?"  # Eve
SLEEVE = "What's that up your sleeve?"  # Eve and Fleck: force a player out


@pytest.mark.rule("GAMB-19", "GAMB-21")
def test_only_cheating_beats_a_winning_hand():
    """On Dimli's Winning Hand! Eve may play neither a second one nor any Gambling Card."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", GIM, RAISE, HAND, CHEAT)
    t.hand("dimli", HAND)
    t.gog.plays(GIM)
    t.eve.passes()
    t.dimli.gambles(HAND)
    assert (t.asked, t.asked_for, t.controller) == ("eve", "gamble", "dimli")
    for title in (GIM, RAISE, HAND):
        assert not t.eve.may(title)
        assert t.eve.why_not(title).rule == "GAMB-21"
    assert t.eve.may(CHEAT)
    t.eve.gambles(CHEAT)
    assert t.gold == dict(gog=9, eve=12, dimli=9)


@pytest.mark.rule("GAMB-19", "GAMB-22")
def test_the_restriction_lasts_through_passes():
    """Gog, with three Gambling Cards, can play none; Eve's pass does not lift it, Dimli wins."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", GIM, GIM, RAISE, HAND)
    t.hand("eve", CHEAT).hand("dimli", HAND).hand("fleck", SLEEVE)
    t.gog.plays(GIM)
    t.eve.passes()
    t.dimli.gambles(HAND)
    t.fleck.passes()
    assert (t.asked, t.asked_for) == ("eve", "gamble")  # Gog has nothing he may play
    assert t.gog.hand == sorted([GIM, RAISE, HAND])
    t.eve.passes()
    assert t.gold == dict(gog=9, eve=9, dimli=13, fleck=9)


@pytest.mark.rule("GAMB-20")
@pytest.mark.parametrize("under", [GIM, RAISE, HAND, CHEAT])
def test_a_cheating_card_is_legal_on_top_of_any_card(under):
    """Whatever took control last, Fleck's Cheating Card takes it from there."""
    lucky = "It seems that Lady Luck is smiling on me!"
    t = table("gog", "eve", "fleck").hand("gog", GIM, GIM).hand("eve", under)
    t.hand("fleck", lucky)
    t.gog.plays(GIM)
    t.eve.gambles(under)
    assert t.controller == "eve"
    t.fleck.gambles(lucky)
    assert t.controller == "fleck"


@pytest.mark.rule("GAMB-21")
@pytest.mark.parametrize("over", [GIM, RAISE, HAND])
@pytest.mark.parametrize("under", [GIM, RAISE, CHEAT])
def test_a_gambling_card_is_legal_on_anything_but_a_winning_hand(under, over):
    """On each other kind of card all Gambling Cards take control."""
    t = table("gog", "eve", "fleck").hand("gog", GIM, GIM).hand("eve", under).hand("fleck", over)
    t.gog.plays(GIM)
    t.eve.gambles(under)
    t.fleck.gambles(over)
    if over == HAND:
        assert t.gold["fleck"] > 10  # nobody can cheat, so the hand has won
    else:
        assert t.controller == "fleck"


@pytest.mark.rule("GAMB-22")
@pytest.mark.parametrize("card", [GIM, RAISE, HAND])
def test_the_restriction_vanishes_as_soon_as_another_card_takes_control(card):
    """Eve cheats on the Winning Hand!; then Gog may play any Gambling Card, and Dimli cheat."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, card).hand("eve", CHEAT, CHEAT_2)
    t.hand("dimli", HAND)
    t.gog.plays(GIM)
    t.eve.passes()
    t.dimli.gambles(HAND)
    assert not t.gog.may(card)
    t.eve.gambles(CHEAT)
    assert (t.asked, t.asked_for) == ("gog", "gamble")
    t.gog.gambles(card)
    assert t.controller == "gog"
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.eve.may(CHEAT_2)


@pytest.mark.rule("GAMB-19", "GAMB-22")
def test_a_card_may_say_that_it_beats_a_winning_hand():
    """EX-RDI4-winninghand-1: it does, other Gambling Cards do not; afterwards all are legal."""
    fine = v.gambling(
        "That's a fine hand there, but this one's got you beat", beats_winning_hand=True
    )
    t = table("gog", stranger(fine), "dimli").hand("gog", GIM, GIM, HAND)
    t.hand("tess", fine.title, GIM, RAISE, HAND).hand("dimli", HAND)
    t.gog.plays(GIM)
    t.tess.passes()
    t.dimli.gambles(HAND)
    assert (t.asked, t.asked_for) == ("tess", "gamble")  # past Gog, who may play nothing
    for title in (GIM, RAISE, HAND):
        assert t.tess.why_not(title).rule == "GAMB-21"
    t.tess.gambles(fine.title)
    assert t.controller == "tess"
    assert (t.asked, t.asked_for) == ("gog", "gamble")
    assert t.gog.may(GIM)
    assert t.gog.may(HAND)


@pytest.mark.rule("GAMB-19", "GAMB-22", "OP-11")
@pytest.mark.first_chair
def test_a_winning_hand_binds_even_after_its_player_passed_out():
    """Dimli is knocked out in control: no card has taken control since, so only cheating does."""
    chair = v.anytime("Chair leg!", v.another_player.loses(fortitude=5))
    t = table("gog", "eve", "dimli", stranger(chair)).stats("dimli", fortitude=5)
    t.hand("gog", GIM, GIM, HAND).hand("eve", CHEAT).hand("dimli", HAND)
    t.hand("tess", chair.title)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.passes()
    t.until("gamble", "dimli")
    t.dimli.gambles(HAND)
    t.until("gamble", "tess")
    t.tess.plays(chair.title, at="dimli")
    assert t.alive == ["gog", "eve", "tess"]
    assert t.controller is None
    assert (t.asked, t.asked_for) == ("eve", "gamble")  # Gog's Gambling Cards are not enough
    assert t.gog.hand == sorted([GIM, HAND])
    t.eve.gambles(CHEAT)
    assert t.controller == "eve"
    assert t.asked == "gog"
    assert t.gog.may(GIM)


@pytest.mark.rule("GAMB-19", "GAMB-22", "GAMB-29")
@pytest.mark.first_chair
def test_a_winning_hand_of_somebody_who_is_out_before_it_counts_binds_nobody():
    """Dimli is thrown out in answer to it: Gog keeps control, and any card may take it from him."""
    out = v.anytime("Out you go!", v.another_player.leaves_round())
    t = table("gog", "dimli", stranger(out), "eve").hand("gog", GIM).hand("eve", RAISE)
    t.hand("dimli", HAND).hand("tess", out.title)
    t.until("action", "gog").gog.plays(GIM)
    t.until("gamble", "dimli").dimli.gambles(HAND)
    t.tess.responds(out.title, at="dimli")
    t.until("gamble", "eve")
    assert (t.controller, t.in_round) == ("gog", ["gog", "tess", "eve"])
    t.eve.gambles(RAISE)
    assert t.gold == dict(gog=8, dimli=9, tess=8, eve=15)
