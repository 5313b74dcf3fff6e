"""Remy's own cards, each played through the table; the rest is in test_rdi4_alike."""

import pytest

from lastcall.testing import table

DECK = "remy"
WARNING = "Take this as a warning! Next time it'll be the brig"
CHEESE = "Name, rank, and what you did with the cheese."
FINE = "There is a fine for that."
DEFLECT = "Deflect"
HANDS = "Both hands on the table."
EXCUSE = "Excuse me, I have more important matters to attend to."
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"
CHEATS = "This time, let's use my cards."


@pytest.mark.first_chair
@pytest.mark.parametrize(("title", "loss"), [(WARNING, 2), (CHEESE, 2)])
@pytest.mark.plays
@pytest.mark.rule("REMY-3", "REMY-4", "REMY-13")
def test_a_blow_that_marks(title, loss, watch, ways):
    """Eve is hit and then marked; the Mark adds nothing to the blow that brought it."""
    t = table("remy", "gog", "eve").hand("remy", title)
    assert ways(t.remy, title) == ["eve", "gog"]
    t.remy.plays(title, at="eve")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, gog=20, eve=20 - loss)
    assert [t.player(name).tracker("mark") for name in t.names] == [0, 0, 1]


@pytest.mark.parametrize("title", [WARNING, CHEESE, FINE])
@pytest.mark.refused
def test_an_action_waits_for_his_action_phase(title, only_in_my_action_phase):
    only_in_my_action_phase(DECK, title)


@pytest.mark.plays(FINE)
@pytest.mark.parametrize(("mark", "gold"), [(0, 1), (1, 2)])
@pytest.mark.rule("REMY-6")
def test_a_fine_is_dearer_for_the_marked(mark, gold, watch):
    """1 Gold, or 2 from somebody with a Mark; the Mark stays."""
    t = table("remy", "gog", "eve").hand("remy", FINE).tracker("gog", "mark", mark)
    t.tracker("eve", "mark", 1)
    seen = watch(t)
    t.remy.plays(FINE, at="gog")
    t.nobody_responds()
    assert seen.changes == {"remy": {"gold": gold, "spent": [FINE]}, "gog": {"gold": -gold}}
    assert t.gog.tracker("mark") == mark


@pytest.mark.plays(DEFLECT)
@pytest.mark.rule("REDR-1", "REDR-7")
@pytest.mark.parametrize("to", ["eve", "gog"])
def test_deflecting(to, watch, ways):
    """Any other player takes it, the attacker too."""
    t = table("eve", "remy", "gog").hand("eve", FIRE).hand("remy", DEFLECT)
    t.eve.plays(FIRE, at="remy")
    assert ways(t.remy, DEFLECT) == ["eve", "gog"]
    t.remy.responds(DEFLECT, to=to)
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, remy=20, gog=20) | {to: 17}


@pytest.mark.refused(DEFLECT)
@pytest.mark.rule("CARD-3")
def test_nothing_to_deflect():
    """Not what Gog is to lose, and not on a quiet turn."""
    t = table("eve", "remy", "gog").hand("eve", FIRE).hand("remy", DEFLECT, TIP)
    assert t.remy.why_not(DEFLECT).rule == "CARD-3"
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.remy.why_not(DEFLECT).rule == "CARD-3"


@pytest.mark.first_chair
@pytest.mark.plays(HANDS)
@pytest.mark.rule("REMY-3", "NEG-1", "OP-12")
def test_a_cheat_is_caught_and_marked(watch):
    """Eve's Cheating Card is Negated, Gog stays in control, and she is marked."""
    t = table("gog", "eve", "remy").hand("gog", IM_IN).hand("eve", CHEATS).hand("remy", HANDS)
    t.hand("remy", IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(CHEATS)
    t.remy.responds(HANDS)
    t.until("gamble", "remy")
    assert (t.controller, t.in_round) == ("gog", ["gog", "eve", "remy"])
    assert [t.player(name).tracker("mark") for name in t.names] == [0, 1, 0]
    assert t.gold == dict(gog=9, eve=9, remy=9)


@pytest.mark.refused(HANDS)
@pytest.mark.rule("CARD-3")
def test_honest_players_keep_their_hands_where_they_like():
    """A Gambling Card is no cheating."""
    t = table("gog", "eve", "remy").hand("gog", IM_IN).hand("eve", IM_IN).hand("remy", HANDS, TIP)
    t.until("action", "gog").gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(IM_IN)
    assert t.remy.why_not(HANDS).rule == "CARD-3"


@pytest.mark.plays(EXCUSE)
@pytest.mark.rule("CARD-8", "EVNT-6")
def test_more_important_than_a_drink_or_an_event(watch):
    """His Wine does nothing; of Gog's Round on the House! the others drink."""
    t = table("remy", "gog", "eve").turn("remy", "drink").pile("remy", "Wine").hand("remy", EXCUSE)
    t.hand("gog", IM_IN)
    seen = watch(t)
    t.remy.responds(EXCUSE, mode=0)
    t.until("discard", "gog")
    assert seen.changes == {"remy": {"spent": [EXCUSE]}}
    t = table("gog", "eve", "remy").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand("remy", EXCUSE).hand("eve", IM_IN)
    t.remy.responds(EXCUSE, mode=1)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=2, remy=0)


@pytest.mark.refused(EXCUSE)
@pytest.mark.rule("NEG-5", "EVNT-4")
def test_nothing_more_important_than_what_has_begun():
    """Not Gog's Drink, and not an Event that has begun; his copy of the Drink is one to Ignore."""
    t = (
        table("gog", "remy", "eve")
        .turn("gog", "drink")
        .pile("gog", "Wine")
        .hand("remy", EXCUSE, TIP)
    )
    t.remy.passes()
    assert t.drinks
    assert t.remy.why_not(EXCUSE).rule in ("NEG-5", "EVNT-3")
    t = table("gog", "remy", "eve").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand("remy", EXCUSE, TIP)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    assert [p.mode for p in t.remy.options(EXCUSE)] == [0]
