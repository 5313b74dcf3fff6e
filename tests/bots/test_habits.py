"""The house's habits: what is on file, and what becomes of it at the table."""

import json
from pathlib import Path

import pytest

from lastcall.bots import ask, make_bot
from lastcall.bots.forecast import Forecast
from lastcall.bots.habits import CIRCUMSTANCES, FIGURES, NOTHING, SHIPPED, Habits, learned
from lastcall.bots.lore import of
from lastcall.bots.scales import Scales, circumstances
from lastcall.bots.taste import HOUSE, PRACTISED, Taste
from lastcall.bots.worth import WORTH
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.effects.drinks import LaceDrink, Strengthen
from lastcall.engine.word import Word
from lastcall.games import new_game

NUMBERS = json.loads(SHIPPED.read_text(encoding="utf-8"))
FIRST_HOUSE = Taste(**json.loads((Path(__file__).parent / "house_1.json").read_text()))
KINDS = (w.ASK_RESPOND, w.ASK_ACTION, w.ASK_GAMBLE)
ROW = [float(number) for number in range(len(CIRCUMSTANCES))]


def views(kind, count=6):
    """Decisions of this kind between several answers."""
    found = 0
    for seed in range(1, 9):
        t = new_game("gog", "eve", "dimli", "fleck", seed=seed)
        bots = [make_bot("house", seat) for seat in range(4)]
        while t.decision is not None and found < count:
            if t.decision.kind == kind and len(t.decision.options) > 1:
                found += 1
                yield t.view(t.decision.seat)
            t.answer(ask(bots[t.decision.seat], t))
    assert found == count


def scales(view, taste):
    known = of(view.game, taste)
    return Scales(view, known, Forecast(view, known))


# What is on file ---------------------------------------------------------------------------------


def test_there_are_habits_for_what_is_asked_most():
    assert tuple(NUMBERS) == KINDS
    assert set(PRACTISED.habits) == set(learned()) == set(KINDS)
    assert not HOUSE.habits


@pytest.mark.parametrize("kind", KINDS)
def test_every_row_has_a_number_for_each_circumstance(kind):
    rows = NUMBERS[kind]
    assert list(rows) == [*FIGURES, "words", "moments"]
    for row in [
        *(rows[name] for name in FIGURES),
        *rows["words"].values(),
        *rows["moments"].values(),
    ]:
        assert len(row) == len(CIRCUMSTANCES)
        assert all(isinstance(number, float) for number in row)


@pytest.mark.parametrize("kind", KINDS)
def test_every_word_and_moment_is_one_of_the_game(kind):
    assert set(NUMBERS[kind]["words"]) <= {word.__name__ for word in WORTH}
    assert {1 << int(name) for name in NUMBERS[kind]["moments"]} <= set(w.MOMENT_NAMES)


def test_there_are_as_many_circumstances_as_names_for_them():
    for view in views(w.ASK_RESPOND, 3):
        known = of(view.game)
        quiet = Forecast(view, known).after(view.options[-1])
        assert len(circumstances(view, quiet, known.worth)) == len(CIRCUMSTANCES)


# Words -------------------------------------------------------------------------------------------


class Sulk(Word):
    """A word that nobody has met."""

    __slots__ = ()
    name = "sulk"


def habits(words, moments=None):
    figures = dict.fromkeys(FIGURES, NOTHING)
    return Habits({**figures, "words": words, "moments": moments or {}})


def mode(*words):
    return Mode(w.SOMETIMES, w.MY_DRINK, words)


def test_a_word_nobody_has_met_counts_as_the_nearest_class_above_it():
    lace, strengthen = LaceDrink(1, Sulk()), Strengthen(1)
    above = [1.0] * len(CIRCUMSTANCES)
    both = habits({"Strengthen": ROW, "ChangesDrink": above})
    assert both.read(mode(lace)) == both.read(mode(strengthen)) == ROW
    assert habits({"ChangesDrink": above}).read(mode(lace)) == above
    assert habits({"LaceDrink": ROW, "Strengthen": above}).read(mode(lace)) == ROW
    assert habits({"Strengthen": ROW}).read(mode(Sulk())) == NOTHING


def test_a_word_that_is_said_twice_counts_once_and_the_moment_with_it():
    sulks = mode(Sulk(), Sulk())
    assert habits({"Sulk": ROW}).read(sulks) == ROW
    number = str(w.MY_DRINK.bit_length() - 1)
    assert habits({"Sulk": ROW}, {number: ROW}).read(sulks) == [2 * each for each in ROW]
    assert habits({"Sulk": ROW}).said(sulks, [0.0, 1.0, 1.0, *NOTHING[3:]]) == 3.0


# At the table ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_letting_things_be_is_worth_exactly_nothing(kind):
    for view in views(kind):
        weighed = scales(view, PRACTISED)
        quiet = view.options[-1]
        assert weighed.weigh(quiet) == 0.0
        assert weighed.figures(quiet, weighed.now.after(quiet), weighed.paper) == (
            0.0,
            0.0,
            0.0,
            0.0,
        )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("taste", [Taste(), FIRST_HOUSE], ids=["without habits", "house-1"])
def test_without_habits_paper_alone_counts(kind, taste):
    assert not taste.habits
    for view in views(kind, 3):
        weighed = scales(view, taste)
        for option in view.options:
            on_paper = weighed.now.after(option).score()
            cost = weighed.cost(option, weighed.worth(option)) * weighed.worth_of_a_point()
            assert weighed.weigh(option) == pytest.approx(on_paper - cost, abs=1e-12)


def test_habits_that_say_what_paper_says_change_nothing():
    """Whatever an answer gains over letting it be, less what its card costs."""
    as_paper = {name: list(NOTHING) for name in FIGURES}
    as_paper["share"][0], as_paper["cost"][0] = 1.0, -1.0
    same = Taste(habits={kind: Habits({**as_paper, "words": {}, "moments": {}}) for kind in KINDS})
    plain = Taste()
    for kind in KINDS:
        for view in views(kind, 3):
            ours, theirs = scales(view, same), scales(view, plain)
            nothing = theirs.weigh(view.options[-1])
            for option in view.options:
                assert ours.weigh(option) == pytest.approx(theirs.weigh(option) - nothing, abs=1e-9)
