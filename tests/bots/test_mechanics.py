"""The house bot with what RDI4 and the sea brought: Marks, foresight, answers in kind, offers."""

import pytest

from lastcall.bots import ask, lore, make_bot
from lastcall.bots.forecast import Forecast
from lastcall.bots.taste import HOUSE
from lastcall.engine import terms as w
from lastcall.engine.words import action, toast
from lastcall.testing import stranger, table
from lastcall.variants.sea import SEA

HUSH = "Hush. I am listening to tomorrow."
TRIPLICATE = "I warned you. In triplicate."
WARNING = "Take this as a warning! Next time it'll be the brig"
LOG = "I keep a log of everything."
TAKES_GOLD = "Gold? What Gold?"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
OX = "I'm built like an ox, and I can drink like one, too!"
STOP_HITTING = "Stop hitting yourself!"
SIT = "Sit, sit! You'll like this one."
CHAIR = "Did I ever tell you who sat in that chair before you?"
FIRE = "Whoa! Careful! That's real fire!"


def answers(t):
    return t.describe(ask(make_bot("house", 1), t.table))


@pytest.mark.parametrize("marked", ["gog", "eve"])
def test_it_hits_whom_it_has_marked(marked):
    """If it hits anybody: early in the evening there may be better to come."""
    t = table("remy", "gog", "eve").hand("remy", TRIPLICATE).tracker(marked, "mark", 1)
    view = t.until("action", "remy").table.view(0)
    blows = [t.describe(each) for each, _ in make_bot("house", 1).ranked(view) if each.card >= 0]
    assert blows[0].endswith(f"at {marked}")


def test_it_marks_somebody_who_has_no_mark():
    """The blow is the same; a Mark on top of a Mark is none. But 1 more Fortitude is more."""
    t = table("remy", "gog", "eve").hand("remy", WARNING)
    assert WARNING in answers(t.until("action", "remy"))


def test_it_looks_before_it_orders_and_puts_the_strongest_on_top():
    t = table("tara", "gog", "eve").hand("tara", HUSH)
    t.drink_deck("Water", "Wine", "Dragon Breath Ale")
    t.until("action", "tara")
    assert HUSH in answers(t)
    t.tara.plays(HUSH, mode=0)
    assert "Dragon Breath Ale" in answers(t)


def test_on_its_own_pile_it_wants_the_mildest():
    t = (
        table("tara", "gog", "eve")
        .hand("tara", HUSH)
        .pile("tara", "Dragon Breath Ale", "Water", "Wine")
    )
    t.tara.plays(HUSH, mode=1, at="tara")
    assert "Water" in answers(t)


def test_it_knows_whom_a_drink_is_good_for():
    """The strong one goes to whoever leads, a healing one to whoever can do least with it."""
    for top, better in (("Dragon Breath Ale", "gog"), ("Holy Water", "eve")):
        t = table("tara", "gog", "eve").hand("tara", HUSH).drink_deck(top, "Wine", "Wine")
        t.stats("gog", fortitude=18, alcohol=1).stats("eve", fortitude=12, alcohol=4)
        t.until("action", "tara").tara.plays(HUSH, mode=0)
        t.tara.leaves_them_so()
        t.until("order", "tara")
        assert answers(t).endswith(f"at {better}"), top


def test_it_answers_in_kind():
    """At once for Gold; 2 Alcohol Content are worth it on somebody who could pass out of it."""
    t = table("eve", "whitehawk", "gog").hand("eve", TAKES_GOLD).hand("whitehawk", LOG)
    t.eve.plays(TAKES_GOLD, at="whitehawk")
    assert LOG in answers(t)
    t = table("eve", "whitehawk", "gog").hand("eve", DRUNKER).hand("whitehawk", LOG)
    t.stats("eve", fortitude=10, alcohol=8)
    t.eve.plays(DRUNKER, at="whitehawk")
    assert LOG in answers(t)


def test_it_sends_a_hard_blow_back():
    t = table("eve", "bryn", "gog").hand("eve", FIRE).hand("bryn", STOP_HITTING)
    t.eve.plays(FIRE, at="bryn")
    assert STOP_HITTING in answers(t)


@pytest.mark.parametrize(("drink", "plays"), [("Dragon Breath Ale", True), ("Holy Water", False)])
def test_it_cuts_down_what_is_worth_it(drink, plays):
    t = table("bryn", "gog", "eve").turn("bryn", "drink").pile("bryn", drink).hand("bryn", OX)
    t.stats("bryn", fortitude=12, alcohol=5)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    assert (OX in answers(t)) == plays


def trading(**stats):
    t = table("gog", "eve", variants=[SEA]).turn("gog", "drink").stats("gog", **stats)
    t._table.counters["progress"] = 1
    deck = t._table.zones[t._table.game.stocks["sea"].deck]
    deck.append(t._take("Ahoy! Anything to trade?", [deck], "the Sea Deck"))
    return t.until("offer", "gog")


def test_it_buys_what_it_needs_and_keeps_what_it_must():
    assert answers(trading(fortitude=8, alcohol=5, gold=12)) == "choose number 0"
    assert answers(trading(fortitude=20, alcohol=0, gold=2)) == "done"


def forecasts(t):
    """What it expects of each option it has: the one it is, and the paper afterwards."""
    view = t.table.view(t.table.decision.seat)
    now = Forecast(view, lore.of(view.game, HOUSE))
    return [(option, now.after(option)) for option in view.options]


def test_it_counts_what_a_toast_has_everybody_drink():
    t = table(stranger(action("Cheers!", toast)), "gog", "eve").hand("tess", "Cheers!")
    t.until("action", "tess")
    (paper,) = [paper for option, paper in forecasts(t) if option.kind == w.PLAY]
    assert paper.lore.average_drink > 0
    assert paper.alcohol == [paper.lore.average_drink] * 3


def test_it_counts_what_is_put_before_somebody_against_them():
    """The Story that stays: whoever has to live with it has less of a margin."""
    t = table("warthorn", "gog", "eve").hand("warthorn", SIT).side_deck("warthorn", CHAIR)
    t.until("action", "warthorn").warthorn.plays(SIT, at="gog")
    t.until("target", "warthorn")
    for option, paper in forecasts(t):
        worse = [seat for seat, extra in enumerate(paper.extra) if extra < 0]
        assert worse == option.seats()
