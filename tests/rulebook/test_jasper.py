"""JASPER: two players outside, what does and does not reach them, and who keeps order."""

import random

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import character
from lastcall.cards.jasper import OUTSIDE, FreshAir
from lastcall.engine import save as saving
from lastcall.engine import words as v
from lastcall.engine.audit import audit
from lastcall.engine.cards import Character, Deck
from lastcall.engine.preview import Paper
from lastcall.testing import stranger, table
from lastcall.text.narrator import Narrator
from lastcall.variants.sea import SEA
from lastcall.variants.two_headed import TWO_HEADED

AIR = "I think you need some fresh air"
STAFF = "Hey! Don't fool with the staff!"
ENOUGH = "Enough commotion!"
NO_STEALING = "No stealing on my shift!"
SNORE = "Zzzzzzz..."
BELLY = 'They don\'t call me "Iron Belly" for nothing!'
BOUNCING = "Not now. Bouncing time!"
RESTING = "I was only resting my eyes."
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
NO = "I don't think so!"
FIRE = "Whoa! Careful! That's real fire!"
DISBELIEVE = "I attempt to disbelieve."
NOT_EVE = "I'm not Eve! She's over there!"
BEARD = "Hey! You almost damaged the beard!"
SPIKE = "Spike it with Firewater"
SHINY = "Gog find shiny in loincloth!"
SWEEP = v.action("Sweep", v.each_other_player.loses(fortitude=1))
FINE = v.action("Fine", v.each_other_player.pays(1, v.TO_ME))


def outside(*seats, hand=(), **setup):
    """Jasper takes Eve outside on his turn; the next player's Discard Phase is open."""
    t = table("jasper", *(seats or ("gog", "eve")), **setup).hand("jasper", AIR, *hand)
    return t


def step_out(t, at="eve"):
    t.until("action", "jasper").jasper.plays(AIR, at=at)
    return t


def away(t):
    return [name for name in t.names if t.player(name).tracker("outside")]


# Going out ---------------------------------------------------------------------------------------


@pytest.mark.rule("JASPER-1")
def test_he_brings_nothing_but_his_deck():
    jasper = character("jasper")
    assert (jasper.side_decks, jasper.boxes, len(jasper.deck.cards)) == ((), (), 40)


@pytest.mark.rule("JASPER-2", "JASPER-3", "TURN-21")
@pytest.mark.first_chair
def test_the_turn_ends_on_the_spot():
    """EX-RDI7-air-1: no order, no Drink; it is Gog's turn, and two are outside."""
    t = outside().pile("jasper", "Wine").hand("gog", IM_IN)
    step_out(t).until("discard", "gog")
    assert (t.active, away(t)) == ("gog", ["jasper", "eve"])
    assert t.jasper.pile == ["Wine"]
    assert t.fortitude == dict(jasper=20, gog=20, eve=18)
    assert [p.pile for p in (t.gog, t.eve)] == [[], []]


@pytest.mark.rule("JASPER-3")
def test_each_comes_back_when_their_own_turn_begins():
    """Eve before her turn's first step, Jasper a turn later."""
    t = outside("eve", "gog").hand("eve", IM_IN).hand("gog", IM_IN).hand("jasper", IM_IN)
    step_out(t).until("discard", "eve")
    assert away(t) == ["jasper"]
    t.until("discard", "gog")
    assert away(t) == ["jasper"]
    t.until("discard", "jasper")
    assert away(t) == []


@pytest.mark.rule("JASPER-9")
def test_t7_24_whoever_passes_out_goes_nowhere():
    """Eve passes out by it: Jasper's turn goes on, and he is inside."""
    t = outside().stats("eve", fortitude=2, alcohol=1).hand("jasper", IM_IN)
    step_out(t).until("order" if len(t.alive) > 2 else "discard")
    assert t.alive == ["jasper", "gog"]
    assert away(t) == []
    assert t.happened("ordered") or t.asked_for == "order"


@pytest.mark.rule("JASPER-9", "LOSE-5")
def test_whoever_is_saved_at_last_call_goes_out_after_all():
    """Ann is on her feet again in time, and is taken outside."""
    heal = stranger(2 * v.anytime("Up again!", v.me.gains(fortitude=3)), name="ann")
    t = table("jasper", heal, "gog").hand("jasper", AIR).hand("ann", "Up again!")
    t.stats("ann", fortitude=2, alcohol=1).hand("gog", IM_IN)
    t.until("action", "jasper").jasper.plays(AIR, at="ann")
    t.until("last-call", "ann").ann.responds("Up again!")
    t.nobody_responds()
    assert (t.alive, away(t)) == (["jasper", "ann", "gog"], ["jasper"])  # Ann's turn has begun
    assert t.active == "ann"


def bull(*cards):
    """Whoever can take somebody outside at any time."""
    whenever = v.anytime("Out!", v.another_player.loses(fortitude=2), v.step_outside(OUTSIDE))
    return Character(
        "bull", "Bull", race="human", box="test", trackers=[OUTSIDE], rules=[FreshAir],
        deck=[copies * card for card, copies in stranger(whenever, *cards).deck.kinds],
    )  # fmt: skip


@pytest.mark.rule("JASPER-10")
def test_in_somebody_elses_turn_only_the_blow_is_left():
    """The same words on a card for any time: Gog's turn goes on, nobody is away."""
    t = table("gog", bull(), "eve").hand("bull", "Out!").hand("gog", IM_IN)
    t.bull.responds("Out!", at="eve")
    t.until("action", "gog")
    assert (t.active, away(t), t.fortitude) == ("gog", [], dict(gog=20, bull=20, eve=18))


@pytest.mark.rule("JASPER-10", "TEAM-84")
def test_whose_part_of_a_shared_turn_is_over_takes_nobody_outside():
    """The bull naps while Gog, its teammate, goes on: of its card only the blow is left."""
    nap = v.anytime("Nap", v.end_turn)
    t = table(bull(nap), "gog", "eve", "dimli", variants=[TWO_HEADED])
    for name in t.names:
        t.stats(name, potions=0)
    t.hand("bull", "Nap", "Out!").hand("gog", IM_IN)
    t.until("respond", "bull").bull.responds("Nap")
    t.everyone.passes()
    t.until("respond", "bull").bull.responds("Out!", at="eve")
    t.until("action", "gog")
    assert (away(t), t.fortitude["eve"]) == ([], 18)


def outside_on_paper(t, name, title, **how):
    """Who would be outside if this card were played now and nothing came of it but itself."""
    paper = Paper(t.table.view(t.seat(name)))
    paper.take(t.player(name).options(title)[0])
    paper.settle()
    number = t.table.tracker_number(0, OUTSIDE)
    return [other for other, marks in zip(t.names, paper.trackers, strict=True) if marks[number]]


@pytest.mark.rule("JASPER-2", "JASPER-10", "TEAM-84")
@pytest.mark.parametrize("napped", [False, True])
def test_in_a_teammates_part_it_is_still_ones_own_turn_and_so_it_says(napped):
    """What is said of the card is what it does: out they go while the bull's turn goes on, be it
    Gog's part; not when it is over for the bull."""
    nap = v.anytime("Nap", v.end_turn)
    t = table("gog", bull(nap), "eve", "dimli", variants=[TWO_HEADED])
    for name in t.names:
        t.stats(name, potions=0)
    t.hand("bull", "Nap", "Out!").hand("gog", IM_IN)
    if napped:
        t.until("respond", "bull").bull.responds("Nap").everyone.passes()
    t.until("respond", "bull")
    assert t.active == "gog"
    gone = [] if napped else ["bull", "eve"]
    assert outside_on_paper(t, "bull", "Out!") == gone
    t.bull.responds("Out!", at="eve")
    t.until("action", "gog")
    assert away(t) == gone


@pytest.mark.rule("JASPER-2", "TURN-21")
def test_when_ones_turn_is_over_one_takes_nobody_outside_and_so_it_says():
    """At its end there is nothing left that could end."""
    t = table(bull(), "eve", "molly", variants=[SEA]).turn("bull", "drink").hand("bull", "Out!")
    t.hand("eve", IM_IN)
    t._table.counters["progress"] = 1
    while not t.happened("event"):
        t.player(t.asked).passes()
    if t.asked != "bull":
        t.until("respond", "bull")
    assert (t.active, t.phase) == ("bull", "")
    assert outside_on_paper(t, "bull", "Out!") == []
    t.bull.responds("Out!", at="eve")
    t.until("discard")
    assert away(t) == []


@pytest.mark.rule("JASPER-3", "JASPER-4")
@pytest.mark.first_chair
def test_out_of_a_round_they_go_at_once():
    """The same card in a Round on the bull's own turn: it gambles no more, and Gog has won."""
    t = table(bull(), "gog", "eve").hand("bull", IM_IN, IM_IN, "Out!").hand("gog", IM_IN, TIP)
    t.until("action", "bull").bull.plays(IM_IN)
    t.until("gamble", "gog").gog.gambles(IM_IN)
    t.until("gamble", "bull").bull.plays("Out!", at="eve")
    t.nobody_responds()
    assert (t.asked, t.asked_for, away(t)) == ("gog", "discard", ["bull", "eve"])
    assert t.gold == dict(bull=9, gog=12, eve=9)


@pytest.mark.rule("JASPER-2", "NEG-10")
def test_whoever_ignores_it_stays_and_jasper_goes_alone():
    """R-80: Eve does not believe in fresh air; his turn ends all the same."""
    t = outside().hand("eve", DISBELIEVE).hand("gog", IM_IN)
    step_out(t).eve.responds(DISBELIEVE)
    t.until("discard", "gog")
    assert (away(t), t.active) == (["jasper"], "gog")
    assert t.fortitude == dict(jasper=20, gog=20, eve=20)


@pytest.mark.rule("NEG-10", "REDR-1", "TURN-21")
def test_jasper_ignores_it_himself_and_the_other_goes_alone():
    """Remy's blow comes back to Jasper, who sleeps through his own card: it has no effect on him,
    neither outside nor on his turn, and Remy, who only sent the blow away, goes (as R-80)."""
    t = outside("remy", "gog", hand=[SNORE]).hand("remy", "Deflect").hand("gog", IM_IN)
    step_out(t, at="remy").remy.responds("Deflect", to="jasper")
    t.jasper.responds(SNORE, mode=0)
    t.until("order")
    assert (t.active, away(t)) == ("jasper", ["remy"])
    assert t.fortitude == dict(jasper=20, remy=20, gog=20)


@pytest.mark.rule("JASPER-2", "REDR-1")
@pytest.mark.first_chair
def test_whoever_sends_the_blow_on_goes_out_all_the_same():
    """Eve's loss goes to Gog; the way out is hers, and Gog stays."""
    t = outside().hand("eve", NOT_EVE).hand("gog", IM_IN)
    step_out(t).eve.responds(NOT_EVE, to="gog")
    t.until("discard", "gog")
    assert away(t) == ["jasper", "eve"]
    assert t.fortitude == dict(jasper=20, gog=18, eve=20)


@pytest.mark.rule("JASPER-2", "TIME-15")
def test_whoever_is_hit_hits_back_before_the_door_closes():
    """The second play: Dimli strikes back for it, and then both are outside."""
    t = outside("dimli", "gog").hand("dimli", BEARD, IM_IN).hand("gog", IM_IN)
    step_out(t, "dimli").dimli.responds(BEARD)
    t.nobody_responds()
    assert (t.fortitude["jasper"], t.fortitude["dimli"]) == (18, 18)
    assert (t.active, away(t)) == ("dimli", ["jasper"])


@pytest.mark.rule("JASPER-9")
def test_a_bouncer_who_is_knocked_out_takes_nobody_along():
    """Dimli's answer puts Jasper out: Dimli stays inside."""
    t = outside("dimli", "gog", "eve").stats("jasper", fortitude=3, alcohol=1).hand("dimli", BEARD)
    t.hand("gog", IM_IN)
    step_out(t, "dimli").dimli.responds(BEARD)
    t.nobody_responds()
    assert (t.alive, away(t)) == (["dimli", "gog", "eve"], [])


# What does not reach them ------------------------------------------------------------------------


@pytest.mark.rule("JASPER-4")
@pytest.mark.parametrize("card", [SWEEP, FINE], ids=["Sweep", "Fine"])
def test_cards_pass_them_by(card):
    """Everybody else is hit; neither can be named."""
    hit = v.action("Hit", v.another_player.loses(fortitude=2))
    tess = stranger(card, hit)
    t = table("jasper", tess, "eve", "gog").hand("jasper", AIR).hand("tess", card.title, "Hit")
    step_out(t).until("action", "tess")
    assert {p.targets for p in t.tess.options("Hit")} == {1 << t.seat("gog")}
    t.tess.plays(card.title)
    t.nobody_responds()
    assert (t.fortitude["jasper"], t.fortitude["eve"]) == (20, 18)
    assert (t.gold["jasper"], t.gold["eve"]) == (10, 10)
    assert (t.fortitude["gog"], t.gold["gog"]) in [(19, 10), (20, 9)]


@pytest.mark.rule("JASPER-4", "GAMB-1")
def test_they_take_no_part_in_a_round():
    t = outside("gog", "eve", "dimli").hand("gog", IM_IN).hand("dimli", IM_IN)
    step_out(t).until("action", "gog").gog.plays(IM_IN)
    t.until("gamble", "dimli")
    assert t.in_round == ["gog", "dimli"]
    assert t.gold == dict(jasper=10, gog=9, eve=10, dimli=9)


@pytest.mark.rule("JASPER-4", "GAMB-30", "CONT-6", "CONT-25")
@pytest.mark.first_chair
def test_of_two_players_the_other_plays_alone():
    """Eve is back when her turn begins, and Jasper is not: she has nobody to win anything from."""
    t = table("jasper", "eve").hand("jasper", AIR, IM_IN).hand("eve", IM_IN)
    t.stats("jasper", hand_size=0).stats("eve", hand_size=0)
    t.pile("eve", "Drinking Contest!").drink_deck("Water", "Elven Wine", "Light Ale")
    step_out(t).until("action", "eve").eve.plays(IM_IN)
    assert not t.gambling
    t.until("discard", "jasper")
    assert [event.seat for event in t.happened("contest-won")] == [1]
    assert t.alcohol == dict(jasper=0, eve=3)
    assert t.gold == dict(jasper=8, eve=8)


@pytest.mark.rule("JASPER-4", "EVNT-5")
def test_events_pass_them_by():
    """The Round on the House is for Gog and Dimli alone."""
    t = outside("gog", "eve", "dimli").hand("gog", TIP).pile("gog", "Round on the House!")
    t.drink_deck("Water", "Wine", "Light Ale").hand("eve", IM_IN)
    step_out(t).until("discard", "eve")
    assert t.alcohol == dict(jasper=0, gog=2, eve=0, dimli=2)


@pytest.mark.rule("JASPER-4")
def test_the_sea_does_not_reach_whoever_took_the_last_counter():
    """Jasper's turn ends by it, and the lightning finds nobody at the rail."""
    t = table("jasper", "gog", "eve", variants=[SEA]).hand("jasper", AIR).hand("gog", IM_IN)
    t._table.counters["progress"] = 1
    deck = t._table.zones[t._table.game.stocks["sea"].deck]
    deck.append(t._take("Lightning in the rigging", [deck], "the Sea Deck"))
    step_out(t).until("discard", "gog")
    assert t.fortitude == dict(jasper=20, gog=20, eve=18)


@pytest.mark.rule("JASPER-4", "SPLT-10")
def test_a_mead_is_not_shared_with_them():
    t = outside("gog", "eve", "dimli").hand("gog", TIP).pile("gog", "Mead")
    step_out(t).until("split", "gog")
    assert {p.targets for p in t.options() if p.targets} == {1 << t.seat("dimli")}


@pytest.mark.rule("JASPER-4", "CARD-3")
def test_they_play_no_cards():
    """Gog drinks and strikes, and neither of them is asked; the reason says where they are."""
    t = outside("gog", "eve", "dimli", hand=(RESTING, ENOUGH, NO)).hand("eve", NOT_EVE, TIP)
    t.hand("gog", "Dance with Gog!", IM_IN).hand("dimli", BEARD)
    step_out(t).until("action", "gog").gog.plays("Dance with Gog!", at="dimli")
    t.until("respond", "dimli")
    for name, title in (("jasper", RESTING), ("jasper", ENOUGH), ("eve", TIP)):
        assert t.player(name).why_not(title).rule == "JASPER-4"
    t.nobody_responds()
    assert t.fortitude == dict(jasper=20, gog=20, eve=18, dimli=16)


# What does ---------------------------------------------------------------------------------------


@pytest.mark.rule("JASPER-6")
def test_drinks_can_be_ordered_for_them():
    t = outside().drink_deck("Wine", "Dark Ale", "Light Ale").hand("gog", TIP)
    step_out(t).until("order", "gog")
    assert {p.targets for p in t.options()} == {1 << t.seat("jasper"), 1 << t.seat("eve")}
    t.gog.orders_for("jasper")
    assert t.jasper.pile == ["Wine"]


@pytest.mark.rule("JASPER-7", "DRNK-6")
def test_t7_23_they_pay_for_new_drinks():
    """Gog orders the last Drink: everybody pays 1, and nobody outside can do anything about it."""
    t = outside("gog", "eve").hand("gog", TIP).hand("eve", "Gold? What Gold?")
    t.drink_deck("Wine", rest="discard")
    step_out(t).until("order", "gog").gog.orders_for("eve")
    t.nobody_responds()
    assert t.gold == dict(jasper=9, gog=9, eve=9)


@pytest.mark.rule("JASPER-4", "LOSE-5")
def test_nobody_hits_back_at_somebody_outside():
    """Tess, who is broke out there, kicks Gog at last call; what he returns does not find her."""
    kick = v.anytime("Kick", v.another_player.loses(fortitude=1))
    t = table("jasper", "gog", stranger(kick)).hand("jasper", AIR).hand("tess", "Kick")
    t.stats("tess", gold=1).stats("gog", hand_size=0).hand("gog", "That not hurt! This hurt!")
    t.drink_deck("Wine", rest="discard")
    step_out(t, at="tess").until("order", "gog").gog.orders_for("tess")
    t.until("last-call", "tess").tess.responds("Kick", at="gog")
    t.until("respond", "gog").gog.responds("That not hurt! This hurt!")
    t.nobody_responds()
    assert t.fortitude == dict(jasper=20, gog=19, tess=18)


@pytest.mark.rule("JASPER-7", "LOSE-5")
def test_at_last_call_somebody_outside_may_still_save_themselves():
    """OPEN-20: Ann pays her last Gold for the new Drinks, and finds another in Gog's pocket."""
    purse = stranger(2 * v.anytime("Found one!", v.another_player.pays(1, v.TO_ME)), name="ann")
    t = table("jasper", "gog", purse).hand("jasper", AIR).hand("ann", "Found one!").hand("gog", TIP)
    t.stats("ann", gold=1).drink_deck("Wine", rest="discard")
    t.until("action", "jasper").jasper.plays(AIR, at="ann")
    t.until("order", "gog").gog.orders_for("ann")
    assert t.until("last-call", "ann").ann.may("Found one!")
    t.ann.responds("Found one!", at="gog")
    t.nobody_responds()
    assert t.alive == ["jasper", "gog", "ann"]
    assert t.gold["ann"] == 1


@pytest.mark.rule("JASPER-21", "LOSE-8")
def test_they_get_their_share_of_whoever_passes_out():
    """Gog drinks himself under the table; half of his 10 Gold is divided among three."""
    t = outside("gog", "eve", "dimli").stats("gog", fortitude=2, alcohol=1).pile("gog", "Wine")
    t.hand("gog", IM_IN).hand("dimli", IM_IN).hand("eve", IM_IN)
    step_out(t).until("discard", "eve")
    assert t.gold == dict(jasper=11, gog=0, eve=11, dimli=11)


@pytest.mark.rule("JASPER-11", "WENCH-28")
def test_gold_for_somebody_outside_goes_to_the_inn():
    """EX-RDI7-gold-3: Gog reveals another round while Olivia is away."""
    t = table("jasper", "gog", "wench").hand("jasper", AIR).hand("gog", TIP)
    t.pile("gog", "Another round, hero?").drink_deck("Water", "Light Ale", "Wine")
    t.until("action", "jasper").jasper.plays(AIR, at="wench")
    t.until("discard", "wench")
    assert t.gold == dict(jasper=10, gog=8, wench=10)
    assert t.inn == 2


@pytest.mark.rule("JASPER-12")
@pytest.mark.first_chair
def test_teammates_carry_on():
    """Only Jasper and Eve are away; their partners are hit as ever."""
    tess = stranger(SWEEP)
    seats = ("jasper", "gog", tess, "eve", "dimli")
    t = table(*seats, parties=[0, 0, 1, 2, 2]).hand("jasper", AIR).hand("tess", "Sweep")
    step_out(t).until("action", "tess").tess.plays("Sweep")
    t.nobody_responds()
    assert (t.fortitude["gog"], t.fortitude["dimli"]) == (19, 17)  # Eve's 2 are Dimli's, too


# Other cards of his ------------------------------------------------------------------------------


@pytest.mark.rule("JASPER-13", "JASPER-14")
@pytest.mark.parametrize(
    ("pile", "alcohol", "fortitude"),
    [
        (["Elven Wine with a Chaser", "Coffee"], 0, 1),  # T7-25
        (["Coffee"], -1, 0),  # T7-26
        (["Light Ale with a Chaser", "Coffee"], 0, 0),  # T7-26: 1 and -1
    ],
)
def test_t7_25_t7_26_iron_belly_takes_the_sum(pile, alcohol, fortitude):
    coffee = v.drink("Coffee", -1)
    chasers = [v.drink("Elven Wine with a Chaser", 3, chaser=True),
               v.drink("Light Ale with a Chaser", 1, chaser=True)]  # fmt: skip
    cellar = Deck("test", "test", [10 * coffee, *chasers, 10 * v.drink("W")])
    t = table("jasper", "gog", "eve", drinks=[cellar]).turn("jasper", "drink")
    t.stats("jasper", fortitude=15, alcohol=5).pile("jasper", *pile).hand("jasper", BELLY)
    t.hand("gog", IM_IN)
    t.jasper.responds(BELLY)
    t.until("discard", "gog")
    assert (t.jasper.alcohol - 5, t.jasper.fortitude - 15) == (alcohol, fortitude)


@pytest.mark.rule("JASPER-13", "SPLT-3")
def test_iron_belly_and_what_is_put_in_later():
    """The second play: Dimli adds 2 afterwards, and that becomes the same 1 Fortitude."""
    t = table("jasper", "dimli", "eve").turn("jasper", "drink").pile("jasper", "Wine")
    t.stats("jasper", fortitude=15).hand("jasper", BELLY).hand("dimli", SPIKE, IM_IN)
    t.jasper.responds(BELLY)
    t.until("respond", "dimli").dimli.responds(SPIKE, on="jasper")
    t.until("discard", "dimli")
    assert (t.jasper.alcohol, t.jasper.fortitude) == (0, 16)


@pytest.mark.rule("JASPER-15", "REDR-2")
def test_commotion_strikes_whoever_began_it():
    """Eve sends Gog's blow on to Jasper: it was Gog's, and Gog pays for it."""
    t = table("gog", "eve", "jasper").hand("gog", "Dance with Gog!").hand("eve", NOT_EVE)
    t.hand("jasper", ENOUGH)
    t.gog.plays("Dance with Gog!", at="eve")
    t.eve.responds(NOT_EVE, to="jasper")
    t.everyone.passes()
    t.jasper.responds(ENOUGH)
    t.nobody_responds()
    assert t.fortitude == dict(gog=18, eve=20, jasper=16)


@pytest.mark.rule("JASPER-15", "TIME-15")
def test_commotion_is_answered_like_any_blow():
    """Dimli strikes Eve, Jasper strikes Dimli, and Dimli hits Jasper back."""
    belly = "Are you saying I'm grumpy?"
    t = table("dimli", "eve", "jasper").hand("dimli", belly, BEARD).hand("jasper", ENOUGH)
    t.dimli.plays(belly, at="eve")
    t.jasper.responds(ENOUGH)
    t.dimli.responds(BEARD)
    t.nobody_responds()
    assert t.fortitude["jasper"] == 18
    assert t.fortitude["dimli"] == 18


@pytest.mark.rule("JASPER-20")
def test_a_drink_or_an_event_is_no_players_doing():
    t = table("gog", "jasper", "eve").turn("gog", "drink").pile("gog", "Orcish Rotgut")
    t.hand("jasper", ENOUGH, IM_IN)
    t.until("discard", "jasper")
    assert t.fortitude == dict(gog=18, jasper=20, eve=20)
    storm = v.drink_event("Storm", v.each_player.loses(fortitude=1))
    cellar = Deck("test", "test", [9 * storm, 9 * v.drink("W")])
    t = table("gog", "jasper", "eve", drinks=[cellar]).turn("gog", "drink").pile("gog", "Storm")
    t.hand("jasper", ENOUGH, IM_IN)
    t.until("discard", "jasper")
    assert t.fortitude == dict(gog=19, jasper=19, eve=19)


@pytest.mark.rule("JASPER-16", "NEG-12")
def test_no_stealing_can_be_answered_itself():
    """The second play: Eve Negates it, and the Inn pays for Gog after all."""
    t = table("eve", "gog", "jasper").hand("eve", TIP, NO).hand("gog", SHINY)
    t.hand("jasper", NO_STEALING)
    t.eve.plays(TIP, at="gog")
    t.gog.responds(SHINY)
    t.jasper.responds(NO_STEALING)
    t.eve.passes()
    t.eve.responds(NO)
    t.nobody_responds()
    assert t.gold == dict(eve=10, gog=10, jasper=10)
    assert t.fortitude == dict(eve=20, gog=20, jasper=20)


@pytest.mark.rule("JASPER-18")
def test_ex_rdi7_affects_1_a_tip_is_slept_through():
    t = table("eve", "jasper", "gog").hand("eve", TIP).hand("jasper", SNORE)
    t.eve.plays(TIP, at="jasper")
    t.jasper.responds(SNORE)
    t.nobody_responds()
    assert t.gold == dict(eve=10, jasper=10, gog=10)


@pytest.mark.rule("JASPER-18", "STAT-11")
def test_ex_rdi7_affects_2_a_spike_is_not():
    t = table("jasper", "dimli", "eve").turn("jasper", "drink").pile("jasper", "Wine")
    t.hand("jasper", SNORE, TIP).hand("dimli", SPIKE, IM_IN)
    t.until("respond", "dimli").dimli.responds(SPIKE, on="jasper")
    assert t.jasper.why_not(SNORE).rule == "STAT-6"
    t.until("discard", "dimli")
    assert t.jasper.alcohol == 4


@pytest.mark.rule("JASPER-18")
def test_ex_rdi7_affects_3_nor_a_pot_that_goes_elsewhere():
    """Jasper is about to win; Olivia takes the pot."""
    t = table("jasper", "gog", "wench").hand("jasper", IM_IN, SNORE)
    t.hand("wench", "Oh, I thought that was my tip...")
    t.jasper.plays(IM_IN)
    t.until("respond", "wench")
    while not t.wench.may("Oh, I thought that was my tip..."):
        t.wench.passes()
        t.until("respond", "wench")
    t.wench.responds("Oh, I thought that was my tip...")
    assert not t.jasper.may(SNORE)
    t.nobody_responds()
    assert t.gold == dict(jasper=9, gog=9, wench=12)


@pytest.mark.rule("JASPER-18", "NEG-12")
def test_ex_rdi7_affects_4_nor_a_negate_of_his_own_excuse():
    t = table("jasper", "eve", "gog").turn("jasper", "drink").pile("jasper", "Dragon Breath Ale")
    t.hand("jasper", BOUNCING, SNORE).hand("eve", NO, IM_IN)
    t.jasper.responds(BOUNCING)
    t.eve.responds(NO)
    assert not t.jasper.may(SNORE)
    t.until("discard", "eve")
    assert t.jasper.alcohol == 4


@pytest.mark.rule("JASPER-19", "GAMB-27")
def test_ex_rdi7_leave_1_he_sleeps_through_his_own_round():
    """The others go on, and nobody is in control."""
    t = table("jasper", "gog", "eve").hand("jasper", IM_IN, SNORE).hand("gog", IM_IN)
    t.jasper.plays(IM_IN)
    t.until("respond", "jasper").jasper.responds(SNORE, mode=1)
    t.until("gamble", "gog")
    assert (t.in_round, t.controller) == (["gog", "eve"], None)
    assert t.gold == dict(jasper=10, gog=9, eve=9)


@pytest.mark.rule("RDI7-32")
def test_ex_rdi7_forceout_1_everybody_may_answer_before_the_last_two_are_one():
    """Eve forces Jasper out of a Round for two; he catches her at it."""
    sleeve = "What's that up your sleeve?"
    t = table("gog", "eve", "jasper").hand("gog", IM_IN, "This game stupid!")
    t.hand("eve", sleeve).hand("jasper", "We don't like cheaters at the Red Dragon Inn! (Usually.)")
    t.until("action", "gog").gog.plays(IM_IN)
    t.until("respond", "gog").gog.responds("This game stupid!")
    t.until("gamble", "eve").eve.gambles(sleeve, at="jasper")
    t.jasper.responds("We don't like cheaters at the Red Dragon Inn! (Usually.)")
    t.nobody_responds()
    assert t.happened("round-won")[0].seat == t.seat("jasper")
    assert t.gold == dict(gog=10, eve=9, jasper=11)


# Everywhere --------------------------------------------------------------------------------------


@pytest.mark.rule("JASPER-4")
@pytest.mark.first_chair
def test_everybody_sees_who_is_outside():
    """On the mats, in the log of both languages, and in every copy of the table."""
    t = outside().hand("gog", IM_IN)
    step_out(t).until("discard", "gog")
    view = t.table.view(-1)
    assert [seat.trackers for seat in view.seats] == [(1,), (0,), (1,)]
    names = ["Jasper", "Gog", "Eve"]
    for lang, said in (("en", "Eve steps outside."), ("ru", "Eve выходит на улицу.")):
        narrator = Narrator(lang)
        assert said in [narrator.event(e, t.table.game, names) for e in t.table.events]
    again = saving.restore(t.table.save(), t.setup)
    assert again.fingerprint() == t.table.fingerprint()
    assert t.table.clone().fingerprint() == t.table.fingerprint()


def test_two_bouncers_keep_one_door():
    chance = random.Random(7)
    for seed in range(4):
        t = lastcall.new_game("jasper", "jasper", "wench", doppelgangers=True, seed=seed)
        while not t.over:
            assert audit(t) == []
            t.answer(chance.choice(t.decision.options))


def test_the_house_bot_plays_him():
    """It takes somebody out, answers blows, and finishes its evenings."""
    played = set()
    for seed in range(6):
        t = lastcall.new_game("jasper", "gog", "eve", "wench", seed=seed)
        bots = [make_bot("house", seed + i) for i in range(4)]
        while not t.over:
            t.answer(ask(bots[t.decision.seat], t))
        played |= {t.title(e.card) for e in t.events if e.kind == "played" and e.seat == 0}
    assert {AIR, ENOUGH, BELLY} <= played
