"""The four of RDI7 at one table: what the cards of one say about those of another."""

import pytest

from lastcall.engine.audit import audit
from lastcall.testing import table

AIR = "I think you need some fresh air"
ENOUGH = "Enough commotion!"
STAFF = "Hey! Don't fool with the staff!"
SNORE = "Zzzzzzz..."
STORY = "Sit, sit! You'll like this one."
CHAIR = "Did I ever tell you who sat in that chair before you?"
REGULARS = "I know what my regulars like!"
FEED = "Don't feed the animals!"
LOOSE = "The stable's forces are loose!"
RILE = "Don't rile a dwarf!"
HELMET = "Good helmet, Dimli! Sturdy!"
CLUMSY = "How clumsy of me! Drink's on the house"
SHOULDNT = "Oh, really, you shouldn't have!"
HOLD_ON = "Hold on! I sense someone's playing with the drinks!"
FINISH = "Here, finish this!"
EDDIE = "Eddie, stop peeking!"
SPEED = "Elixir of Speed"
TONIC = "Bitter Tonic"
NO = "I don't think so!"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
TIP = "Tip the Wench."


def everybody(*hands, first="jasper"):
    seats = ["jasper", "warthorn", "molly", "wench"]
    at = seats.index(first)
    t = table(*seats[at:], *seats[:at])
    for name, *titles in hands:
        t.hand(name, *titles)
    return t


@pytest.mark.rule("JASPER-8", "WARTHORN-18")
def test_t7_7_a_story_can_be_laid_before_somebody_outside():
    """EX-RDI7-story-1: Molly is away with Jasper; the chair is hers all the same."""
    t = everybody(("jasper", AIR), ("warthorn", STORY)).side_deck("warthorn", CHAIR)
    t.until("action", "jasper").jasper.plays(AIR, at="molly")
    t.until("action", "warthorn").warthorn.plays(STORY, at="wench")
    t.until("target", "warthorn").warthorn.names("molly")
    assert t.molly.box("told") == [CHAIR]
    assert t.fortitude == dict(jasper=20, warthorn=20, molly=18, wench=19)


@pytest.mark.rule("MOLLY-34", "JASPER-4")
def test_animals_do_not_reach_whoever_is_outside():
    """Pooky! costs everybody 1 but Jasper and Olivia."""
    t = everybody(("jasper", AIR), ("molly", FEED), first="jasper").side_deck("molly", "Pooky!")
    t.until("action", "jasper").jasper.plays(AIR, at="wench")
    t.until("action", "molly")
    assert t.fortitude == dict(jasper=20, warthorn=19, molly=19, wench=18)


@pytest.mark.rule("JASPER-20", "MOLLY-25")
def test_an_animal_is_no_players_commotion():
    """Bert bites Warthorn as Molly's turn begins: there is nobody to answer for it."""
    t = everybody(("jasper", ENOUGH), ("molly", TIP), first="molly").turn("molly", "discard")
    t.side_deck("molly", "Bert the Donkey")
    t.until("target", "molly").molly.names("warthorn")
    t.until("discard", "molly")
    assert t.fortitude == dict(molly=20, wench=20, jasper=20, warthorn=19)
    assert t.jasper.hand == [ENOUGH]


@pytest.mark.rule("WARTHORN-25", "WENCH-5", "WENCH-6")
def test_his_regulars_may_get_her_reserve_she_too():
    """The Tonic on top of his pile goes to Olivia, on top of her Wine."""
    t = everybody(("warthorn", REGULARS), first="warthorn").pile("warthorn", TONIC, "Mead")
    t.pile("wench", "Wine")
    t.warthorn.plays(REGULARS, at="wench")
    t.nobody_responds()
    assert (t.wench.pile, t.warthorn.pile) == ([TONIC, "Wine"], ["Mead"])


@pytest.mark.rule("WARTHORN-30", "JASPER-6")
def test_what_he_hands_over_is_no_order():
    """Nobody outside can have it."""
    t = everybody(("jasper", AIR), ("warthorn", REGULARS)).pile("warthorn", TONIC)
    t.until("action", "jasper").jasper.plays(AIR, at="wench")
    t.until("action", "warthorn")
    assert {p.targets for p in t.warthorn.options(REGULARS)} == {1 << t.seat("molly")}


@pytest.mark.rule("WENCH-12", "WENCH-14", "NEG-2")
def test_ex_rdi7_wench_1_a_sturdy_helmet():
    t = everybody(("wench", CLUMSY), ("warthorn", HELMET), first="wench").pile("warthorn", "Wine")
    t.side_deck("wench", TONIC)
    t.wench.plays(CLUMSY, at="warthorn")
    t.warthorn.responds(HELMET)
    t.nobody_responds()
    assert (t.fortitude["warthorn"], t.warthorn.pile) == (20, ["Wine"])


@pytest.mark.rule("NEG-1", "JASPER-15")
def test_ex_rdi7_negate_1_a_riled_dwarf_is_told_no():
    t = everybody(("jasper", STAFF, NO), ("warthorn", RILE))
    t.jasper.plays(STAFF, at="warthorn")
    t.warthorn.responds(RILE)
    t.jasper.responds(NO)
    t.nobody_responds()
    assert (t.fortitude["warthorn"], t.fortitude["jasper"]) == (18, 20)


@pytest.mark.rule("RDI7-30", "JASPER-18", "WENCH-25")
def test_ex_rdi7_ignore_1_and_what_the_stable_costs():
    """Jasper sleeps; Molly pays for three all the same, and Olivia takes the three."""
    t = everybody(("molly", LOOSE), ("jasper", SNORE), ("wench", SHOULDNT), first="molly")
    t.molly.plays(LOOSE, at=("wench", "jasper", "warthorn"))
    t.jasper.responds(SNORE)
    t.until("respond", "wench").wench.responds(SHOULDNT)
    t.nobody_responds()
    assert t.fortitude == dict(molly=20, wench=18, jasper=20, warthorn=18)
    assert (t.gold["molly"], t.gold["wench"]) == (7, 13)


@pytest.mark.rule("WENCH-19", "RDI7-24", "RDI7-28")
def test_ex_rdi7_nondiscard_1_one_elixir():
    """T7-20: Warthorn splits it with Jasper; the card stays with Warthorn."""
    t = everybody(("warthorn", FINISH), ("molly", IM_IN), first="warthorn")
    t.turn("warthorn", "drink").pile("warthorn", SPEED)
    t.warthorn.responds(FINISH, to="jasper", mode=0)
    t.until("discard", "molly")
    assert (t.alcohol["warthorn"], t.alcohol["jasper"]) == (1, 1)
    assert (t.warthorn.kept, t.jasper.kept) == ([SPEED], [])


@pytest.mark.rule("GAMB-13", "GAMB-19", "GAMB-26")
def test_ex_rdi7_gambling_1():
    """Olivia leaves; Jasper raises; Winning Hand!, Eddie, and in the end Warthorn has it all."""
    t = everybody(("warthorn", IM_IN, WINNING_HAND), ("molly", EDDIE), ("wench", HOLD_ON),
                  ("jasper", RAISE), first="warthorn")  # fmt: skip
    t.hand("warthorn", IM_IN)
    t.warthorn.plays(IM_IN)
    t.until("respond", "wench").wench.responds(HOLD_ON)
    t.until("gamble", "molly").molly.passes()
    t.until("gamble", "jasper").jasper.gambles(RAISE)
    t.until("gamble", "warthorn").warthorn.gambles(WINNING_HAND)
    t.until("gamble", "molly").molly.gambles(EDDIE)
    t.until("gamble", "warthorn").warthorn.gambles(IM_IN)
    while t.gambling:
        t.table.answer(t.options()[-1])
    assert t.gold == dict(warthorn=14, molly=8, wench=10, jasper=8)
    assert audit(t.table) == []
