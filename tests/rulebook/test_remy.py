"""REMY: Marks, what they add, whom they follow, and how one gets rid of them."""

import pytest

from lastcall.cards.catalogue import character
from lastcall.cards.remy import MARK, ExtraLoss
from lastcall.engine import words as v
from lastcall.engine.cards import Character
from lastcall.testing import WrongStep, stranger, table
from lastcall.testing.scenario import Scenario
from lastcall.variants.two_headed import TWO_HEADED

WARNING = "Take this as a warning! Next time it'll be the brig"
CHEESE = "Name, rank, and what you did with the cheese."
TRIPLICATE = "I warned you. In triplicate."
BRIG = "To the brig!"
FINE = "There is a fine for that."
DEFLECT = "Deflect"
HANDS = "Both hands on the table."
NO = "I don't think so!"
STOP_HITTING = "Stop hitting yourself!"
NOT_EVE = "I'm not Eve! She's over there!"
SHARE = "I've been working on a new spell. It's called Share Pain!"
DISBELIEVE = "I attempt to disbelieve."
FIRE = "Whoa! Careful! That's real fire!"
EMPTY = "Drink what? This is empty."
WENCH = "The Wench thinks you should stop playing with the drinks."
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."


def marks(t):
    return {name: t.player(name).tracker("mark") for name in t.names}


# The Marks ---------------------------------------------------------------------------------------


@pytest.mark.rule("REMY-1", "REMY-2", "REMY-9")
@pytest.mark.parametrize("players", [2, 4, 10])
def test_there_is_one_mark_for_each_opponent(players):
    """Everybody else can be marked at the same time, and nobody twice."""
    others = ["gog", "eve", "dimli", "fleck", "bryn", "tara", "jett", "petra", "dale"]
    names = ["remy", *others[: players - 1]]
    t = Scenario(*names)
    (mark,) = character("remy").trackers
    assert (mark.most, mark.start, mark.everybody) == (1, 0, True)
    assert marks(t) == dict.fromkeys(names, 0)
    t = Scenario(*names).hand("remy", WARNING)
    for name in names[1:]:
        t.tracker(name, "mark", 1)
    t.remy.plays(WARNING, at="gog")
    t.nobody_responds()
    assert marks(t) == dict.fromkeys(names, 1) | {"remy": 0}


def test_nobody_has_a_mark_where_remy_is_not():
    t = table("gog", "eve")
    assert t.table.game.trackers == [(), ()]


@pytest.mark.rule("REMY-9")
def test_no_table_is_set_with_more_marks_than_players():
    with pytest.raises(WrongStep, match="gog cannot have 2 of mark: it goes from 0 to 1"):
        table("remy", "bryn", "gog").tracker("gog", "mark", 2)


@pytest.mark.rule("REMY-3", "REMY-4", "REMY-13")
@pytest.mark.first_chair
def test_a_warning_hits_and_then_marks():
    """2 Fortitude, not 3: its own Mark comes after the blow."""
    t = table("remy", "bryn", "gog").hand("remy", WARNING)
    t.remy.plays(WARNING, at="bryn")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, bryn=18, gog=20)
    assert marks(t) == dict(remy=0, bryn=1, gog=0)
    assert [(e.seat, e.after) for e in t.happened("tracker")] == [(1, 1)]


@pytest.mark.rule("REMY-9", "REMY-11")
def test_marking_a_marked_player_hurts_more_and_marks_no_further():
    t = table("remy", "bryn", "gog").hand("remy", WARNING).tracker("bryn", "mark", 1)
    t.remy.plays(WARNING, at="bryn")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, bryn=17, gog=20)
    assert marks(t) == dict(remy=0, bryn=1, gog=0)


@pytest.mark.rule("REMY-11")
def test_a_mark_counts_for_its_holder_whoever_was_hurt_before():
    """Rex first hurts Gog, who is richest; what comes to Eve, who is marked, is 1 more."""
    raid = v.action(
        "Raid", v.the_richest.loses(fortitude=2), v.each_other_player.loses(fortitude=1)
    )
    kit = dict(race="human", box="test", trackers=[MARK], rules=[ExtraLoss])
    rex = Character("rex", "Rex", deck=[9 * raid], **kit)
    t = table(rex, "eve", "gog").hand("rex", "Raid").stats("gog", gold=12).tracker("eve", "mark", 1)
    t.until("action", "rex").rex.plays("Raid")
    t.nobody_responds()
    assert t.fortitude == dict(rex=20, eve=18, gog=17)


@pytest.mark.rule("REMY-3", "NEG-10")
def test_whoever_ignores_the_warning_is_not_marked():
    t = table("remy", "eve", "gog").hand("remy", WARNING).hand("eve", DISBELIEVE)
    t.remy.plays(WARNING, at="eve")
    t.eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert (t.fortitude["eve"], marks(t)) == (20, dict(remy=0, eve=0, gog=0))


@pytest.mark.rule("REMY-5", "REMY-10", "BRYN-3", "REDR-3")
def test_the_mark_stays_where_the_loss_does_not():
    """EX-RDI4-redirect-2: Remy hits himself; Bryn is marked, he is not."""
    t = table("remy", "bryn", "gog").hand("remy", WARNING).hand("bryn", STOP_HITTING)
    t.remy.plays(WARNING, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds()
    assert t.fortitude == dict(remy=18, bryn=20, gog=20)
    assert marks(t) == dict(remy=0, bryn=1, gog=0)


# What a Mark adds --------------------------------------------------------------------------------


@pytest.mark.rule("REMY-11")
@pytest.mark.parametrize(("title", "mark", "left"), [
    (TRIPLICATE, 0, 18), (TRIPLICATE, 1, 17), (BRIG, 1, 16), (CHEESE, 1, 17),
])  # fmt: skip
def test_his_cards_cost_the_marked_one_more(title, mark, left):
    """Gog's Mark counts, Eve's does not; everybody sees beforehand what is coming."""
    t = table("remy", "gog", "eve").hand("remy", title).hand("gog", "Stop poking Gog")
    t.tracker("gog", "mark", mark).tracker("eve", "mark", 1)
    t.remy.plays(title, at="gog")
    assert t.table.view(2).stack[-1].coming[0].amount == left - 20
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, gog=left, eve=20)


@pytest.mark.rule("REMY-11")
def test_what_others_do_to_the_marked_is_as_ever():
    """Eve's fire burns a marked Gog for 3, and Alcohol Content and Gold know no Mark."""
    t = table("eve", "remy", "gog").hand("eve", FIRE).tracker("gog", "mark", 1)
    t.eve.plays(FIRE, at="gog")
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, remy=20, gog=17)


@pytest.mark.rule("REMY-11")
def test_the_addition_is_reduced_and_ignored_with_the_loss():
    """3 less 2 is 1; Ignored it is nothing; shared it is half of 3 for each."""
    buckler = "Good thing I was wearing my great-grandmother's bucklers!"
    for name, title, left in (
        ("ygella", buckler, 19),
        ("eve", DISBELIEVE, 20),
        ("eve", SHARE, 18),
    ):
        t = table("remy", name, "gog").hand("remy", TRIPLICATE).hand(name, title)
        t.tracker(name, "mark", 1)
        t.remy.plays(TRIPLICATE, at=name)
        t.player(name).responds(title)
        t.nobody_responds()
        assert t.fortitude == {name: left, "remy": 18 if title == SHARE else 20, "gog": 20}


@pytest.mark.rule("REMY-12")
@pytest.mark.parametrize(("marked", "left"), [((), 18), (("eve",), 18), (("gog",), 17),
                                              (("eve", "gog"), 17)])  # fmt: skip
@pytest.mark.first_chair
def test_after_redirecting_the_mark_of_the_loser_counts(marked, left):
    """Eve sends it to Gog, whose Mark it is that counts; the preview knows it too."""
    t = table("remy", "eve", "gog").hand("remy", TRIPLICATE).hand("eve", NOT_EVE)
    for name in marked:
        t.tracker(name, "mark", 1)
    t.remy.plays(TRIPLICATE, at="eve")
    (play,) = t.eve.options(NOT_EVE)
    assert [(s.seat, s.fortitude) for s in t.table.preview(play).after] == [(2, left)]
    t.eve.responds(NOT_EVE, to="gog")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, eve=20, gog=left)


@pytest.mark.rule("REMY-12", "REDR-4")
@pytest.mark.parametrize(("marked", "left"), [((), 19), (("gog",), 18), (("eve",), 18)])
def test_a_half_that_is_sent_on_meets_the_mark_of_the_loser(marked, left):
    """Eve shares a loss of 2, or with her Mark of 3, and sends her half to Gog."""
    t = table("remy", "eve", "gog").hand("remy", TRIPLICATE).hand("eve", SHARE, NOT_EVE)
    for name in marked:
        t.tracker(name, "mark", 1)
    t.remy.plays(TRIPLICATE, at="eve")
    t.eve.responds(SHARE)
    t.eve.responds(NOT_EVE, to="gog")
    t.nobody_responds()
    assert t.fortitude == dict(remy=18 if "eve" in marked else 19, eve=20, gog=left)


@pytest.mark.rule("REMY-11", "REMY-12", "MOLLY-14")
@pytest.mark.first_chair
def test_a_mark_and_flashie_make_it_as_it_was():
    """Molly is sent 2: 1 more for her Mark, 1 less for Flashie, and on paper as well."""
    t = table("remy", "eve", "molly").hand("remy", TRIPLICATE).hand("eve", NOT_EVE)
    t.tracker("molly", "mark", 1).box("molly", "arrived", "Flashie")
    t.remy.plays(TRIPLICATE, at="eve")
    (play,) = t.eve.options(NOT_EVE)
    assert [(s.seat, s.fortitude) for s in t.table.preview(play).after] == [(2, 18)]
    t.eve.responds(NOT_EVE, to="molly")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, eve=20, molly=18)


@pytest.mark.rule("REMY-11", "CARD-16")
@pytest.mark.first_chair
def test_once_for_a_card_and_player_also_where_a_half_comes_back():
    """Marked Eve shares 3, and he deflects his 2 at her: her Mark has been counted."""
    t = table("remy", "eve", "gog").hand("remy", TRIPLICATE, DEFLECT).hand("eve", SHARE)
    t.tracker("eve", "mark", 1)
    t.remy.plays(TRIPLICATE, at="eve")
    t.eve.responds(SHARE)
    t.until("respond", "remy")
    (play,) = [option for option in t.remy.options(DEFLECT) if option.targets == 2]
    assert [(s.seat, s.fortitude) for s in t.table.preview(play).after] == [(1, 16)]
    t.remy.responds(DEFLECT, to="eve")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, eve=16, gog=20)


@pytest.mark.rule("REMY-10", "REMY-12")
def test_a_blow_that_comes_back_to_remy_is_plain():
    """Marked Bryn sends 3 back; he has no Mark, and loses 2."""
    t = table("remy", "bryn", "gog").hand("remy", TRIPLICATE).hand("bryn", STOP_HITTING)
    t.tracker("bryn", "mark", 1)
    t.remy.plays(TRIPLICATE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds()
    assert t.fortitude == dict(remy=18, bryn=20, gog=20)


@pytest.mark.rule("REMY-12", "REDR-4")
def test_sent_back_and_forth_it_is_hers_again():
    """Bryn sends it back, he deflects it at her: hers is the Mark again, and 3 the loss."""
    t = table("remy", "bryn", "gog").hand("remy", TRIPLICATE, DEFLECT).hand("bryn", STOP_HITTING)
    t.tracker("bryn", "mark", 1)
    t.remy.plays(TRIPLICATE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds() if t.asked != "remy" else None
    t.remy.responds(DEFLECT, to="bryn")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, bryn=17, gog=20)


@pytest.mark.rule("REMY-11")
def test_once_for_a_card_and_player():
    """A card that hits twice adds its 1 once, also where the second blow was sent there."""
    twice = v.action(
        "Twice", v.another_player.loses(fortitude=1), v.another_player.loses(fortitude=1)
    )
    sweep = v.action("Sweep", v.each_other_player.loses(fortitude=2))
    remy = character("remy")
    tess = stranger(2 * twice, 2 * sweep)
    from lastcall.engine.cards import Character

    marker = Character(
        "remy", "Remy", race="human", box="test",
        deck=[copies * card for card, copies in tess.deck.kinds],
        trackers=remy.trackers, rules=remy.rules,
    )  # fmt: skip
    t = Scenario(marker, "eve", "gog").hand("remy", "Twice").tracker("gog", "mark", 1)
    t.remy.plays("Twice", at="gog")
    assert t.nobody_responds().fortitude == dict(remy=20, eve=20, gog=17)
    t = Scenario(marker, "eve", "gog").hand("remy", "Sweep").hand("eve", NOT_EVE)
    t.tracker("gog", "mark", 1).tracker("eve", "mark", 1)
    t.remy.plays("Sweep")
    t.eve.responds(NOT_EVE, to="gog")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, eve=20, gog=15)


@pytest.mark.rule("REMY-6")
def test_several_of_his_cards_are_stronger_against_the_marked():
    """Every blow of his, his fines, and his veto."""
    t = table("remy", "gog", "eve").hand("remy", FINE).tracker("gog", "mark", 1)
    t.remy.plays(FINE, at="gog")
    t.nobody_responds()
    assert t.gold == dict(remy=12, gog=8, eve=10)
    t = table("remy", "gog", "eve").hand("remy", FINE).tracker("gog", "mark", 1)
    t.remy.plays(FINE, at="eve")
    t.nobody_responds()
    assert t.gold == dict(remy=11, gog=10, eve=9)


# His veto ----------------------------------------------------------------------------------------


def veto(marked):
    """Eve Ignores her Wine, Remy Negates that; Gog and Eve hold the same card."""
    t = table("eve", "remy", "gog").turn("eve", "drink").pile("eve", "Wine")
    t.hand("eve", EMPTY, NO).hand("remy", NO).hand("gog", "Gog not think so!", TIP)
    if marked:
        t.tracker(marked, "mark", 1)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    t.eve.responds(EMPTY)
    t.until("respond", "remy").remy.responds(NO)
    t.gog.passes()  # to what Eve played: his tip could have gone first
    assert t.table.view(0).stack[-1].owner == t.seat("remy")
    return t


@pytest.mark.rule("REMY-7")
def test_his_veto_against_a_marked_player_is_final():
    """EX-RDI4-idts-1: Eve is marked, so neither she nor Gog can stop it; she drinks."""
    t = veto("eve")
    assert t.gog.why_not("Gog not think so!").key == "unnegatable"
    assert not t.eve.may(NO)
    t.until("action", "remy")
    assert t.alcohol["eve"] == 2


@pytest.mark.rule("REMY-7", "NEG-12")
@pytest.mark.parametrize("marked", [None, "gog"])
def test_his_veto_against_anybody_else_can_be_stopped(marked):
    """Eve has no Mark: she may answer, and so may Gog, whose own Mark is beside the point."""
    t = veto(marked)
    assert t.gog.may("Gog not think so!")
    t.until("respond", "eve").eve.responds(NO)
    t.until("action", "remy")
    assert t.alcohol["eve"] == 0


@pytest.mark.rule("REMY-7", "CHNG-7")
def test_nothing_but_a_copy_touches_his_veto():
    t = table("eve", "remy", "gog").turn("eve", "drink").pile("eve", "Wine")
    t.hand("eve", EMPTY).hand("remy", NO).hand("gog", WENCH, TIP)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    t.eve.responds(EMPTY)
    t.until("respond", "remy").remy.responds(NO)
    t.gog.passes()
    assert t.gog.why_not(WENCH).rule == "NEG-12"


# Good conduct, and Marks that come home ----------------------------------------------------------


@pytest.mark.rule("REMY-14")
def test_a_turn_without_an_action_card_returns_the_mark():
    """Gog sits still and is rid of it when his turn ends, not before; Eve keeps hers."""
    t = table("gog", "eve", "remy").tracker("gog", "mark", 1).tracker("eve", "mark", 1)
    t.hand("gog", TIP).hand("eve", TIP)
    t.until("order", "gog")
    assert marks(t) == dict(gog=1, eve=1, remy=0)
    t.until("discard", "eve")
    assert marks(t) == dict(gog=0, eve=1, remy=0)


@pytest.mark.rule("REMY-14")
@pytest.mark.parametrize("title", ["Gog make funny? Why you not laugh?", IM_IN])
def test_an_action_card_keeps_the_mark(title):
    """A blow is an Action Card, and so is the card that starts a Round."""
    t = table("gog", "eve", "remy").tracker("gog", "mark", 1).hand("gog", title).hand("eve", TIP)
    t.until("action", "gog")
    t.gog.plays(title, **({"at": "eve"} if title != IM_IN else {}))
    t.until("discard", "eve")
    assert marks(t) == dict(gog=1, eve=0, remy=0)


@pytest.mark.rule("REMY-14")
def test_anytime_and_sometimes_cards_are_no_misconduct():
    """And neither is an Action Card of somebody else on one's turn."""
    t = table("gog", "eve", "remy").tracker("gog", "mark", 1).hand("gog", TIP).hand("eve", TIP)
    t.until("action", "gog").gog.plays(TIP, at="eve")
    t.until("discard", "eve")
    assert marks(t)["gog"] == 0


@pytest.mark.rule("REMY-14", "TURN-12")
def test_a_second_action_does_not_hide_the_first():
    """Jett's card gives him another Action; he has played one all the same."""
    sign = "Sign right here and there you go!"
    t = table("jett", "eve", "remy").tracker("jett", "mark", 1).hand("jett", sign).hand("eve", TIP)
    t.until("action", "jett").jett.plays(sign, at="eve", mode=0)
    t.until("discard", "eve")
    assert marks(t)["jett"] == 1


@pytest.mark.rule("REMY-14", "TURN-21")
def test_a_turn_that_ends_early_ends_the_mark_as_well():
    """Where no Action was played, there was none."""
    quitter = stranger(2 * v.anytime("Enough.", v.end_turn))
    t = table(quitter, "eve", "remy").tracker("tess", "mark", 1).hand("tess", "Enough.")
    t.hand("eve", TIP)
    t.until("action", "tess").tess.plays("Enough.")
    t.until("discard", "eve")
    assert marks(t)["tess"] == 0


@pytest.mark.rule("REMY-15", "LOSE-17")
def test_marks_come_home_with_their_holder():
    """Gog passes out; Eve's Mark stays."""
    t = table("remy", "gog", "eve").hand("remy", BRIG).stats("gog", fortitude=5, alcohol=2)
    t.tracker("gog", "mark", 1).tracker("eve", "mark", 1)
    t.remy.plays(BRIG, at="gog")
    t.nobody_responds()
    assert t.alive == ["remy", "eve"]
    assert marks(t) == dict(remy=0, gog=0, eve=1)


@pytest.mark.rule("REMY-15")
def test_marks_come_home_with_remy():
    t = table("eve", "remy", "gog", "dimli").hand("eve", FIRE).stats("remy", fortitude=5, alcohol=2)
    t.tracker("gog", "mark", 1).tracker("eve", "mark", 1)
    t.eve.plays(FIRE, at="remy")
    t.nobody_responds()
    assert t.alive == ["eve", "gog", "dimli"]
    assert marks(t) == dict(eve=0, remy=0, gog=0, dimli=0)


def test_two_of_him_share_their_marks():
    """R-45: a Mark counts for either; it comes home when the last of them is out."""
    t = Scenario("remy", "remy", "gog", "eve").hand("remy", TRIPLICATE).tracker("gog", "mark", 1)
    t.remy.plays(TRIPLICATE, at="gog")
    t.nobody_responds()
    assert t.fortitude["gog"] == 17
    t = Scenario("eve", "remy", "remy", "gog").hand("eve", FIRE).tracker("gog", "mark", 1)
    t.stats("remy", fortitude=5, alcohol=2)
    t.eve.plays(FIRE, at="remy")
    t.nobody_responds()
    assert (t.alive, t.gog.tracker("mark")) == (["eve", "remy_2", "gog"], 1)


# His deck ----------------------------------------------------------------------------------------


@pytest.mark.rule("REMY-18")
def test_four_of_his_eight_attacks_mark():
    attacks = [
        mode
        for card in character("remy").deck.cards
        for mode in card.modes
        if mode.when == v.w.MY_ACTION
        and any(x.numeric and x.attribute_meant() == v.FORTITUDE for x in mode.words)
    ]
    assert len(attacks) == 8
    assert sum(len(mode.words) == 2 for mode in attacks) == 4


@pytest.mark.rule("REMY-14", "TEAM-34")
def test_of_two_teammates_each_is_judged_by_their_own_conduct():
    """Gog strikes and keeps his Mark; Bryn, whose turn it was as well, is rid of hers."""
    t = table("bryn", "gog", "remy", "eve", variants=[TWO_HEADED]).hand("gog", "Dance with Gog!")
    for name in t.names:
        t.stats(name, potions=0).tracker(name, "mark", int(name in ("bryn", "gog")))
    t.until("action", "gog").gog.plays("Dance with Gog!", at="eve")
    while t.active in ("bryn", "gog"):
        t.give(t.options()[-1])
    assert marks(t) == dict(bryn=0, gog=1, remy=0, eve=0)
