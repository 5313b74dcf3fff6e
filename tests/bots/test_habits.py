"""The house's habits: what is on file, and what becomes of it at the table."""

import json
import re
from pathlib import Path

import pytest

from lastcall.bots import ask, make_bot
from lastcall.bots import habits as h
from lastcall.bots.forecast import Forecast
from lastcall.bots.habits import CIRCUMSTANCES, FEW, FIGURES, PAPER, Habits, called
from lastcall.bots.house import HouseBot
from lastcall.bots.lore import of
from lastcall.bots.scales import Scales
from lastcall.bots.shelf import SHELF, laid_out
from lastcall.bots.taste import HOUSE, Taste
from lastcall.bots.worth import WORTH
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.effects.drinks import LaceDrink, Strengthen
from lastcall.engine.word import Word
from lastcall.games import new_game
from lastcall.testing import table

FILE = json.loads((SHELF.folder / "habits.json").read_text(encoding="utf-8"))
NUMBERS = FILE["numbers"]
FIRST_HOUSE = Taste(**json.loads((Path(__file__).parent / "house_1.json").read_text()))
KINDS = (w.ASK_RESPOND, w.ASK_ACTION, w.ASK_GAMBLE, w.ASK_DISCARD)
WEIGHED = KINDS[:3]
ROW = [float(number) for number in range(FEW)]


def views(kind, count=6):
    """Decisions of this kind between several answers."""
    found = 0
    for seed in range(1, 40):
        t = new_game("gog", "eve", "dimli", "fleck", seed=seed)
        bots = [make_bot("house", seat) for seat in range(4)]
        while t.decision is not None and found < count:
            if t.decision.kind == kind and len(t.decision.options) > 1:
                found += 1
                yield t.view(t.decision.seat)
            t.answer(ask(bots[t.decision.seat], t))
    assert found == count


def scales(view, habits, taste=HOUSE):
    known = of(view.game, taste)
    return Scales(view, known, Forecast(view, known), habits)


# What is on file ---------------------------------------------------------------------------------


def test_there_are_habits_for_what_is_asked_most():
    assert tuple(NUMBERS) == KINDS
    assert set(SHELF.habits("house")) == set(make_bot("house", 1).habits) == set(KINDS)
    assert not make_bot("newcomer", 1).habits
    assert laid_out(FILE) + "\n" == (SHELF.folder / "habits.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_every_row_has_a_number_for_each_circumstance(kind):
    rows = NUMBERS[kind]
    assert set(rows["figures"]) <= set(FIGURES)
    for rows_of, width in ((rows["figures"], len(CIRCUMSTANCES)), (rows["said"], FEW)):
        for row in rows_of.values():
            assert len(row) == width
            assert all(isinstance(number, float) for number in row)
            assert any(row)


@pytest.mark.parametrize("kind", KINDS)
def test_every_word_and_moment_is_one_of_the_game(kind):
    words = {word.__name__ for word in WORTH}
    assert set(NUMBERS[kind]["said"]) <= words | {called(moment) for moment in w.MOMENT_NAMES}


def test_a_figure_stands_where_its_name_says():
    for at, name in enumerate(FIGURES):
        plain = name.replace("the ", "").replace("near to", "near").upper()
        assert getattr(h, re.sub("[^A-Z]+", "_", plain.replace("'", ""))) == at


def test_there_are_as_many_figures_and_circumstances_as_names_for_them():
    for view in views(w.ASK_RESPOND, 3):
        weighed = scales(view, Habits({}, {}))
        assert len(weighed.around) == len(CIRCUMSTANCES)
        assert all(len(weighed.figures(option)) == len(FIGURES) for option in view.options)


# Words -------------------------------------------------------------------------------------------


class Sulk(Word):
    """A word that nobody has met."""

    __slots__ = ()
    name = "sulk"


def said(rows):
    return Habits({}, rows)


def mode(*words):
    return Mode(w.SOMETIMES, w.MY_DRINK, words)


def heard(habits, mode):
    """Its row, number by number."""
    width = len(CIRCUMSTANCES)
    return [habits.playing(mode, [float(i == at) for i in range(width)]) for at in range(FEW)]


def test_a_word_nobody_has_met_counts_as_the_nearest_class_above_it():
    lace, strengthen = LaceDrink(1, Sulk()), Strengthen(1)
    above = [1.0] * FEW
    both = said({"Strengthen": ROW, "ChangesDrink": above})
    assert heard(both, mode(lace)) == heard(both, mode(strengthen)) == ROW
    assert heard(said({"ChangesDrink": above}), mode(lace)) == above
    assert heard(said({"LaceDrink": ROW, "Strengthen": above}), mode(lace)) == ROW
    assert heard(said({"Strengthen": ROW}), mode(Sulk())) == [0.0] * FEW


def test_a_word_that_is_said_twice_counts_once_and_the_moment_with_it():
    sulks = mode(Sulk(), Sulk())
    name = f"{__name__}.Sulk"  # a word of another package goes by that, too
    assert heard(said({name: ROW}), sulks) == ROW
    both = said({name: ROW, "when my-drink": ROW})
    assert heard(both, sulks) == [2 * each for each in ROW]


# At the table ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_letting_things_be_is_worth_exactly_nothing(kind):
    for view in views(kind):
        weighed = scales(view, SHELF.habits("house")[kind])
        quiet = view.options[-1]
        if quiet.kind in (w.PASS, w.DONE):
            assert weighed.weigh(quiet) == 0.0
            assert weighed.figures(quiet) == [0.0] * len(FIGURES)


@pytest.mark.parametrize("kind", WEIGHED)
@pytest.mark.parametrize("taste", [Taste(), FIRST_HOUSE], ids=["without habits", "house-1"])
def test_without_habits_paper_alone_counts(kind, taste):
    for view in views(kind, 3):
        weighed = scales(view, None, taste)
        for option in view.options:
            on_paper = weighed.now.after(option).score()
            cost = weighed.cost(option, weighed.worth(option)) * weighed.worth_of_a_point()
            assert weighed.weigh(option) == pytest.approx(on_paper - cost, abs=1e-12)


def test_habits_that_say_what_paper_says_change_nothing():
    """Whatever an answer gains over letting it be, less what its card costs."""
    always = [1.0, *[0.0] * (len(CIRCUMSTANCES) - 1)]
    same = Habits({"share": always, "cost": [-each for each in always]}, {})
    for kind in WEIGHED:
        for view in views(kind, 3):
            ours, theirs = scales(view, same), scales(view, None)
            nothing = theirs.weigh(view.options[-1])
            for option in view.options:
                assert ours.weigh(option) == pytest.approx(theirs.weigh(option) - nothing, abs=1e-9)


def figure(row, name):
    return row[FIGURES.index(name)]


def test_an_answer_is_what_it_does_and_to_whom():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!").stats("eve", fortitude=3)
    view = t.until("action").table.view(0)
    weighed = scales(view, Habits({}, {}))
    rows = {t.describe(option): weighed.figures(option) for option in view.options}
    at = {
        name: next(row for text, row in rows.items() if "Dance" in text and name in text)
        for name in ("eve", "dimli")
    }
    assert figure(at["eve"], "rivals out") > 0 == figure(at["dimli"], "rivals out")
    assert figure(at["eve"], "share") > figure(at["dimli"], "share") > 0
    assert figure(at["eve"], "named: margin") < figure(at["dimli"], "named: margin")
    assert figure(at["dimli"], "named: stands best") > 0 == figure(at["eve"], "named: stands best")
    assert figure(at["eve"], "names me") == figure(at["eve"], "names a teammate") == 0
    assert figure(at["eve"], "acts") == figure(at["dimli"], "acts") > 0
    assert figure(at["eve"], "the rivals' margin") < 0 == figure(at["eve"], "margin")


def test_nothing_happens_by_throwing_a_card_away_but_that_it_is_gone():
    [view] = views(w.ASK_DISCARD, 1)
    weighed = scales(view, Habits({}, {}))
    for option in view.options[:-1]:
        row = weighed.figures(option)
        assert {name for name, number in zip(FIGURES, row, strict=True) if number} <= {
            *("acts", "held", "fresh")
        }
        assert row[h.HELD] > 0
        assert row[h.FRESH] > 0
        assert row[h.SHARE] == row[h.COST] == 0


def test_by_habit_it_throws_away_what_it_cares_for_least():
    always = [1.0, *[0.0] * (len(CIRCUMSTANCES) - 1)]
    collector = HouseBot(1, habits={w.ASK_DISCARD: Habits({"held": [-x for x in always]}, {})})
    spendthrift = HouseBot(1, habits={w.ASK_DISCARD: Habits({"held": always}, {})})
    for view in views(w.ASK_DISCARD, 4):
        weighed = scales(view, Habits({}, {}))
        worths = {o: weighed.worth(o) for o in view.options[:-1]}
        assert spendthrift.choose(view) in [o for o in worths if worths[o] == max(worths.values())]
        if view.options[-1].kind == w.DONE:
            assert collector.choose(view) is view.options[-1]


def test_without_habits_it_goes_by_paper():
    t = new_game("gog", "eve", "dale", "jett", seed=6)
    bots = [make_bot("house", seat) for seat in range(4)]
    others = 0
    while t.decision is not None:
        option = ask(bots[t.decision.seat], t)
        others += option is not ask(HouseBot(9, habits=PAPER), t)
        t.answer(option)
    assert others
