"""BOSS, THBB and LACK: villains with their Boss Cards."""

import pytest

from lastcall.cards.catalogue import character
from lastcall.engine.setup import SetupError, deal, lay_out
from lastcall.games import setup_for
from lastcall.testing import table
from lastcall.variants.boss import BESIDE, BOSS, lying
from lastcall.variants.lackeys import LACKEYS
from lastcall.variants.prizes import PRIZES
from lastcall.variants.pub import PUB
from lastcall.variants.sea import SEA
from lastcall.variants.two_headed_boss import TWO_HEADED_BOSS

SHARP = "Hot and sharp, just like me!"
POISON = "Pick your poison"
SMELL = "Do you smell burning?"
FOUR = ("gog", "eve", "dimli", "fleck")


def battle(*challengers, potions=0, first_turn=False, **setup):
    """Petra's Action Phase; not her first turn unless the test is about that."""
    t = table("petra", *challengers, variants=[BOSS], **setup)
    for name in t.names:
        t.stats(name, potions=potions, hand_size=0)
    if not first_turn:
        boss = t._table.seats[0]
        boss.actions = boss.orders = len(challengers)
    return t


@pytest.mark.rule("BOSS-2", "BOSS-3", "BOSS-5", "BOSS-6", "BOSS-7", "BOSS-8", "BOSS-9", "BOSS-10")
@pytest.mark.rule("BOSS-11", "BOSS-12", "BOSS-13", "BOSS-14", "BOSS-1", "PETRA-25", "PETRA-30")
@pytest.mark.parametrize("challengers", [2, 3, 4])
def test_the_table_of_a_boss_battle(challengers):
    t = lay_out(setup_for([*FOUR[:challengers], "petra"], variants=["boss"]))
    boss = t.seats[challengers]
    assert (len(boss.hand), boss.hand_size) == (6 + challengers, 6 + challengers)
    assert [len(seat.hand) for seat in t.seats[:-1]] == [7] * challengers
    assert len(boss.hand) + len(boss.deck) == 55
    assert all(len(seat.hand) + len(seat.deck) == 40 for seat in t.seats[:-1])
    assert [len(seat.pile) for seat in t.seats] == [1] * (challengers + 1)
    assert [(p.fortitude, p.alcohol, p.gold) for p in t.parties] == [(20, 0, 10)] * 2
    assert [p.potions for p in t.parties] == [challengers] * 2
    assert len({seat.party for seat in t.seats[:-1]}) == 1 != boss.party
    plain = lay_out(setup_for(["petra", "gog", "eve", "dimli"], variants=["two-headed"]))
    assert len(plain.seats[0].hand) + len(plain.seats[0].deck) == 40


@pytest.mark.rule("BOSS-24", "PUB-14")
@pytest.mark.parametrize("variants", [[BOSS, PUB], [PUB, BOSS]])
def test_what_the_boss_has_played_is_put_away_before_anybody_crawls(variants):
    """The Action Phase is over by then, whichever variant was named first."""
    t = table("petra", "gog", "eve", variants=variants).hand("petra", SHARP)
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    t._table.counters["_been"] = 0b111
    t.petra.plays(SHARP, at="gog")
    t.until("crawl", "petra")
    assert lying(t.table) == []
    assert t.petra.discard == [SHARP]


@pytest.mark.rule("SEA-12", "BOSS-24", "PRIZE-18")
@pytest.mark.parametrize("variants", [[BOSS, SEA, PRIZES], [SEA, PRIZES, BOSS]])
def test_the_sea_comes_last_of_all_that_a_turn_ends_with(variants):
    """Petra's Stopwatch ends her turn, and what she has played is put away with it (R-107)."""
    t = table("petra", "gog", "eve", variants=variants).hand("petra", SHARP)
    t._table.counters["progress"] = 1
    inn = t._table.zones[t._table.game.stocks["prizes"].deck]
    stopwatch = next(card for card in inn if t._table.title(card) == "Speedy Runner's Stopwatch")
    inn.remove(stopwatch)
    t._table.keep(t.seat("petra"), stopwatch)
    t.petra.plays(SHARP, at="gog")
    while not t.happened("event"):
        t.table.answer(t.options()[-1])
    told = [event.kind for event in t.table.events]
    put_away = [event for event in t.happened("discarded") if t.table.title(event.card) == SHARP]
    assert told.index("event") > t.table.events.index(put_away[0])


@pytest.mark.rule("BOSS-16", "BOSS-4")
def test_the_boss_begins_wherever_she_sits():
    for seats in (["petra", "gog", "eve"], ["gog", "petra", "eve"], ["gog", "eve", "petra"]):
        t = deal(setup_for(seats, variants=["boss"], first=0))
        assert t.active == seats.index("petra")
        assert t.turn == 1


@pytest.mark.rule("BOSS-17", "BOSS-18", "BOSS-19", "PETRA-28")
def test_the_boss_takes_the_four_phases():
    t = battle("gog", "eve").turn("petra", "discard").box("petra", "plots", SHARP)
    t.stats("petra", hand_size=8).hand("petra", POISON, SMELL).pile("petra", "Wine")
    assert t.asked_for == "discard"
    assert t.petra.tracker("hellfire") == 1  # her plot was cleared before
    assert t.petra.box("plots") == []
    t.petra.discards(POISON).petra.done()
    assert len(t.petra.hand) == 8
    assert t.asked_for == "lay-down"
    t.petra.plots_nothing()
    t.until("order")
    assert t.asked == "petra"
    t.petra.orders_for("gog").petra.orders_for("gog")
    t.nobody_responds()
    assert t.petra.alcohol == 2


@pytest.mark.rule("BOSS-20", "BOSS-22", "BOSS-23", "BOSS-24", "BOSS-36")
def test_ex_boss_action_1():
    """EX-RDI9-boss-action-1."""
    t = battle("dale", "jett", "terci").hand("petra", SHARP, POISON, SMELL, "Hot five!")
    t.hand("jett", "Rise above adversity").deck("petra", "I raise!", only=True)
    t.petra.plays(SHARP, at="dale")
    t.jett.responds("Rise above adversity", instead_of="dale").everyone.passes()
    assert t.fortitude["dale"] == 20
    t.until("action", "petra").petra.plays(POISON, at="terci").everyone.passes()
    t.until("action", "petra")
    assert t.fortitude["dale"] == 19
    beside = [t.table.title(card) for card in lying(t.table)]
    assert beside == [SHARP, POISON]
    shown = t.table.view(1).open[list(t.table.game.stocks).index(BESIDE.name)]
    assert [t.table.title(card) for card in shown] == beside
    t.petra.plays(SMELL).everyone.passes()
    assert t.fortitude["dale"] == 16
    assert not t.petra.may("Hot five!")
    t.until("order")
    assert lying(t.table) == []
    thrown = [t.table.title(e.card) for e in t.happened("discarded")]
    assert thrown == [SHARP, POISON, SMELL]


@pytest.mark.rule("BOSS-21", "BOSS-27", "BOSS-30")
@pytest.mark.parametrize(("challengers", "half"), [(2, 1), (3, 2), (4, 2)])
def test_the_first_turn_is_half_a_turn(challengers, half):
    t = battle(*FOUR[:challengers], first_turn=True)
    t.hand("petra", SHARP, SHARP, POISON, SMELL)
    for title in (SHARP, SHARP)[:half]:
        t.until("action", "petra").petra.plays(title, at="gog").everyone.passes()
    assert not t.petra.may(SMELL)
    t.until("order")
    for _ in range(half):
        t.petra.orders_for("gog")
    assert len(t.gog.pile) == half
    while t.table.turn < 3:
        t.answer(0, t.options()[-1] if t.asked_for != "order" else t.options()[0])
    assert (t.table.seats[0].actions, t.table.seats[0].orders) == (challengers, challengers)


@pytest.mark.rule("BOSS-25")
def test_a_round_takes_one_action_of_the_boss():
    t = battle("gog", "eve").hand("petra", "Gambling? I'm in!", SHARP, SMELL)
    t.petra.plays("Gambling? I'm in!")
    t.gog.makes_champion("eve")
    t.nobody_responds()
    assert (t.petra.gold, t.gog.gold) == (11, 9)
    t.until("action", "petra").petra.plays(SHARP, at="gog").everyone.passes()
    assert not t.petra.may(SMELL)


@pytest.mark.rule("BOSS-26", "BOSS-28")
def test_ex_boss_order_1():
    t = battle("dale", "jett", "terci").turn("petra", "order")
    before = len(t.table.cellars[0].deck)
    t.petra.orders_for("dale").petra.orders_for("jett").petra.orders_for("jett")
    assert [len(t.player(name).pile) for name in ("dale", "jett", "terci")] == [1, 2, 0]
    assert before - len(t.table.cellars[0].deck) == 3


@pytest.mark.rule("BOSS-29", "BOSS-34")
def test_everybody_drinks_one_drink():
    t = battle("gog", "eve").turn("petra", "drink").pile("petra", "Wine", "Dark Ale")
    t.pile("gog", "Dark Ale").pile("eve", "Light Ale")
    t.nobody_responds()
    assert t.petra.alcohol == 2
    assert t.petra.pile[-1] == "Dark Ale"  # hers; on top lies what was ordered for her since
    t.until("member")
    t.gog.sends("eve").nobody_responds()
    assert t.gog.alcohol == 2


@pytest.mark.rule("BOSS-37")
def test_a_repeated_phase_is_one_more_for_the_boss():
    t = battle("gog", "eve").turn("petra", "order")
    t.hand("petra", "Barkeep! Something that smokes!")
    t.petra.plays("Barkeep! Something that smokes!").everyone.passes()
    ordered = 0
    while t.asked_for == "order":
        t.petra.orders_for("gog")
        ordered += 1
    assert ordered < 2 + 2 + 2
    card = next(c for c in character("petra").deck.cards if c.title.startswith("Barkeep!"))
    assert ordered == 2 + card.modes[0].words[-1].number()


@pytest.mark.rule("BOSS-31", "BOSS-32", "BOSS-33")
def test_ex_boss_challengers_1():
    """EX-RDI9-boss-challengers-1: who does not act hands nothing on, and there is one Drink."""
    t = battle("gog", "eve", "dimli").turn("gog", "action")
    t.hand("gog", "Dance with Gog!", "Shut up!").hand("eve", "Whoa! Careful! That's real fire!")
    t.hand("dimli", "Are you saying I'm grumpy?", "Are you saying I'm grumpy?")
    t.gog.sends("dimli")
    t.dimli.plays("Are you saying I'm grumpy?", at="petra").everyone.passes()
    assert not t.dimli.may("Are you saying I'm grumpy?")
    t.until("member").gog.sends("gog")
    t.until("action", "gog").gog.plays("Dance with Gog!", at="petra").everyone.passes()
    t.until("action", "eve").eve.passes()
    t.nobody_responds()
    assert t.petra.fortitude == 14
    assert len(t.petra.pile) == 1
    assert len(t.happened("ordered")) == 1


@pytest.mark.rule("BOSS-35")
@pytest.mark.parametrize(("fallen", "winners"), [("petra", ["gog", "eve"]), ("eve", ["petra"])])
def test_the_side_that_is_left_wins(fallen, winners):
    t = battle("gog", "eve").stats(fallen, fortitude=2, alcohol=1)
    t.turn("petra" if fallen == "eve" else "gog", "action")
    t.hand("petra", SHARP).hand("gog", "Why you laugh at Gog?")
    if fallen == "eve":
        t.petra.plays(SHARP, at="eve").everyone.passes()
    else:
        t.until("action", "gog").gog.plays("Why you laugh at Gog?", at="petra").everyone.passes()
    t.nobody_responds()
    assert t.winners == winners


@pytest.mark.rule("TEAM-55", "TEAM-57", "BOSS-3")
def test_ex_team_event_1():
    """EX-RDI9-team-event-1: only Zakhan drinks for the Challengers, and his Chi grows."""
    t = battle("gog", "zakhan").turn("petra", "drink").pile("petra", "Round on the House!")
    t.drink_deck("Wine")
    t.gog.makes_champion("zakhan")
    t.until("dare")
    t.zakhan.accepts()
    drunk = [(t.names[e.seat], e.after) for e in t.happened("alcohol")][:2]
    assert drunk == [("petra", 2), ("zakhan", 2)]  # one copy for all Challengers
    assert t.zakhan.tracker("chi") == 1


@pytest.mark.rule("TEAM-42", "BOSS-4")
@pytest.mark.parametrize("company", [("petra", "gog", "eve"), ("gog", "petra", "eve")])
def test_whoever_is_a_team_alone_is_nobodys_champion(company):
    """The Boss stands for herself, wherever she sits, and nobody is told that she was named."""
    t = table(*company, variants=[BOSS])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    t.turn("gog", "drink").pile("gog", "Round on the House!").drink_deck("Light Ale")
    t.gog.sends("gog")
    assert t.asked_for == "order"  # the next turn, hers
    assert t.alcohol == dict(petra=1, gog=0, eve=0)  # the team sobered up by eve's empty pile
    assert not t.happened("championed")


@pytest.mark.rule("BOSS-2", "BOSS-4")
@pytest.mark.parametrize(
    ("seats", "variants", "code"),
    [
        (["petra", "gog"], ["boss"], "table-boss"),
        (["petra", *FOUR, "dale"], ["boss"], "table-boss"),
        (["gog", "eve", "dimli"], ["boss"], "table-villain"),
        (["petra", "gog", "eve", "dimli"], ["two-headed-boss"], "table-villain"),
        (["petra", "gog", "eve", "dimli"], ["lackeys"], "table-villain"),
        (["petra", "gog", "petra", "petra"], ["lackeys"], "table-lackey"),
        (["petra", "gog", "petra"], ["lackeys"], "table-pairs"),
        (["petra", "gog", "eve", "dimli"], ["boss", "two-headed"], "table-variants-apart"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(seats, variants, code):
    with pytest.raises(SetupError) as refused:
        setup_for(seats, variants=variants)
    assert refused.value.code == code


@pytest.mark.rule("THBB-1", "THBB-2", "THBB-3", "THBB-4", "THBB-5", "THBB-8", "THBB-9")
def test_everybody_is_a_villain():
    t = lay_out(setup_for(["petra"] * 4, variants=["two-headed-boss"]))
    assert [len(seat.hand) for seat in t.seats] == [7] * 4
    assert [len(seat.hand) + len(seat.deck) for seat in t.seats] == [55] * 4
    mats = [(p.fortitude, p.alcohol, p.gold, p.potions) for p in t.parties]
    assert mats == [(20, 0, 10, 2)] * 2
    assert all(t.game.trackers[seat][0].fires.most == 2 for seat in range(4))


@pytest.mark.rule("THBB-6", "THBB-7")
def test_villains_in_pairs_act_once_and_order_twice():
    t = table(*["petra"] * 4, variants=[TWO_HEADED_BOSS])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    t.hand("petra", SHARP, POISON).hand("petra_2", SHARP)
    t.petra.sends("petra").petra.plays(SHARP, at="petra_3").everyone.passes()
    assert t.petra.why_not(POISON).rule == "TURN-9"
    t.until("order").petra.orders_for("petra_3").petra_2.orders_for("petra_4")
    assert len(t.happened("ordered")) == 2


@pytest.mark.rule("LACK-1", "LACK-2", "LACK-3", "LACK-4", "LACK-5", "LACK-7")
def test_a_leader_and_a_lackey():
    t = lay_out(setup_for(["petra", "gog", "eve", "petra"], variants=["lackeys"]))
    assert [len(seat.hand) + len(seat.deck) for seat in t.seats] == [55, 40, 40, 55]
    assert [len(seat.hand) for seat in t.seats] == [7] * 4
    assert [p.potions for p in t.parties] == [2, 2]


@pytest.mark.rule("LACK-6")
def test_leaders_order_two_drinks():
    t = table("petra", "gog", "eve", "petra", variants=[LACKEYS]).turn("petra", "order")
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    t.petra.orders_for("eve").gog.orders_for("petra_2")
    assert (len(t.eve.pile), len(t.petra_2.pile)) == (1, 1)


@pytest.mark.rule("LACK-8")
def test_no_lackey_comes_twice():
    with pytest.raises(SetupError) as refused:
        lay_out(setup_for(["petra", "gog", "petra", "gog"], variants=["lackeys"]))
    assert refused.value.code == "table-seated-twice"
