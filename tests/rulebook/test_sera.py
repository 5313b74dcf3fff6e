"""SERA: the counterattack, the shadows, and a knife for everybody."""

import pytest

from lastcall.cards.catalogue import character
from lastcall.engine import words as v
from lastcall.testing import stranger, table

SWIFT = "Swift counterattack"
SHADOWS = "Hide in shadows"
KNIVES = "You get a knife, and you get a knife, and you get a knife..."
FLY = "Don't move. There's a fly on you."
NO = "I don't think so!"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
DANCE = "Dance with Gog!"
NOT_EVE = "I'm not Eve! She's over there!"
DISBELIEVE = "I attempt to disbelieve."
FIRE = "Whoa! Careful! That's real fire!"
STOP_HITTING = "Stop hitting yourself!"


@pytest.mark.rule("SERA-1", "SERA-6")
def test_she_brings_nothing_but_her_cards():
    kit = character("sera")
    assert (kit.trackers, kit.boxes, kit.side_decks, kit.rules) == ((), (), (), ())
    assert (kit.at_turn_start, kit.after_draw, kit.at_turn_end) == ((), (), ())


@pytest.mark.rule("SERA-7")
def test_her_deck_is_shaped_as_it_should_be():
    """Seven blows, one for everybody; nothing hands a Drink on, splits it or weakens it."""
    words = [
        (mode.when, word)
        for card in character("sera").deck.cards
        for mode in card.modes
        for word in mode.words
    ]
    blows = [
        word
        for when, word in words
        if when == v.w.MY_ACTION and word.attribute_meant() == v.w.FORTITUDE and word.numeric
    ]
    assert sum(word.whom() is v.another_player for word in blows) == 7
    assert sum(word.whom() is v.each_other_player for word in blows) == 1
    names = [word.name for _, word in words]
    assert (names.count("ignore"), names.count("ignore-drink")) == (3, 2)
    assert (names.count("leave-round"), names.count("steal-from-pot")) == (2, 1)
    assert not {"give-drink", "split-drink", "strengthen", "redirect"} & set(names)


# Swift counterattack -----------------------------------------------------------------------------


@pytest.mark.rule("SERA-2", "TIME-15")
def test_she_strikes_back_at_once():
    t = table("gog", "sera", "eve").hand("gog", DANCE).hand("sera", SWIFT)
    t.gog.plays(DANCE, at="sera")
    t.sera.responds(SWIFT)
    t.nobody_responds()
    assert t.fortitude == dict(gog=18, sera=16, eve=20)


@pytest.mark.rule("SERA-2", "CARD-3")
def test_not_for_a_loss_that_she_reduced():
    """A stranger in her place, with her card and one that takes 1 off."""
    guard = stranger(
        2 * v.sometimes(SWIFT, when=v.lost_fortitude, do=v.that_player.loses(fortitude=2)),
        2 * v.sometimes("Parry", when=v.would_lose_fortitude, do=v.reduce_loss(1)),
    )
    t = table("gog", guard, "eve").hand("gog", DANCE).hand("tess", SWIFT, "Parry")
    t.gog.plays(DANCE, at="tess")
    t.tess.responds("Parry")
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, tess=17, eve=20)
    assert t.tess.hand == [SWIFT]


@pytest.mark.rule("SERA-2", "NEG-2")
def test_not_for_a_card_that_she_ignored():
    t = table("gog", "sera", "eve").hand("gog", DANCE).hand("sera", SWIFT, SHADOWS)
    t.gog.plays(DANCE, at="sera")
    t.sera.responds(SHADOWS)
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, sera=20, eve=20)
    assert t.sera.hand == [SWIFT]


@pytest.mark.rule("SERA-3", "REDR-2")
def test_it_finds_the_first_source():
    """Gog dances, Eve was not there, Sera strikes at Gog and not at Eve."""
    t = table("gog", "eve", "sera").hand("gog", DANCE).hand("eve", NOT_EVE).hand("sera", SWIFT)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(NOT_EVE, to="sera")
    t.until("respond", "sera").sera.responds(SWIFT)
    t.nobody_responds()
    assert t.fortitude == dict(gog=18, eve=20, sera=16)


@pytest.mark.rule("SERA-3", "TIME-16")
def test_her_own_knife_is_nobody_elses():
    """Bryn sends it back: Sera has nobody to strike at."""
    t = table("sera", "bryn", "gog").hand("sera", FLY, SWIFT).hand("bryn", STOP_HITTING)
    t.sera.plays(FLY, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds()
    assert t.fortitude == dict(sera=18, bryn=20, gog=20)
    assert t.sera.hand == [SWIFT]


@pytest.mark.rule("SERA-2", "SERA-3")
def test_a_counterattack_can_itself_be_passed_on():
    """Eve hurt her, and was not there when the answer came: Dimli loses 2, and may answer Sera."""
    t = table("eve", "sera", "dimli").hand("eve", FIRE, NOT_EVE).hand("sera", SWIFT)
    t.hand("dimli", "Hey! You almost damaged the beard!")
    t.eve.plays(FIRE, at="sera")
    t.sera.responds(SWIFT)
    t.until("respond", "eve").eve.responds(NOT_EVE, to="dimli")
    t.until("respond", "dimli").dimli.responds("Hey! You almost damaged the beard!")
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, sera=15, dimli=18)


# Hide in shadows ---------------------------------------------------------------------------------


@pytest.mark.rule("SERA-4", "NEG-10")
def test_what_is_sent_on_to_somebody_in_the_shadows_is_gone():
    """Knives for all in a duel of Seras' kind: Gog loves everyone, Sera hides, Eve passes hers."""
    love = "Gog loves everyone!"
    t = table("gog", "sera", "eve", "dimli").hand("gog", love).hand("sera", SHADOWS)
    t.hand("eve", NOT_EVE)
    t.gog.plays(love)
    t.sera.responds(SHADOWS)
    t.until("respond", "eve").eve.responds(NOT_EVE, to="sera")
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, sera=20, eve=20, dimli=19)


@pytest.mark.rule("SERA-4", "NEG-1")
def test_the_shadows_can_be_lit():
    t = table("gog", "sera", "eve").hand("gog", DANCE).hand("sera", SHADOWS).hand("eve", NO)
    t.gog.plays(DANCE, at="sera")
    t.sera.responds(SHADOWS)
    t.eve.responds(NO)
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, sera=16, eve=20)


@pytest.mark.rule("SERA-4", "GAMB-7")
def test_no_shadow_hides_her_from_an_ante():
    t = table("gog", "sera", "eve").hand("gog", IM_IN).hand("sera", SHADOWS, TIP)
    t.until("action", "gog").gog.plays(IM_IN)
    t.everyone.passes()
    assert t.gambling
    assert t.sera.why_not(SHADOWS).rule == "GAMB-7"


# Knives ------------------------------------------------------------------------------------------


@pytest.mark.rule("SERA-5", "NEG-2", "REDR-1")
def test_everybody_gets_a_knife_and_does_with_it_what_they_can():
    """Gog takes his, Eve does not believe in hers, Dimli takes Bryn's as well as his own."""
    t = table("sera", "gog", "eve", "tara", "dimli").hand("sera", KNIVES).hand("eve", DISBELIEVE)
    dodge = "I moved a moment before you swung."
    t.hand("tara", dodge)
    t.sera.plays(KNIVES)
    t.eve.responds(DISBELIEVE)
    t.until("respond", "tara").tara.responds(dodge, to="dimli")
    t.nobody_responds()
    assert t.fortitude == dict(sera=20, gog=19, eve=20, tara=20, dimli=18)
