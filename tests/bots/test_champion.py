"""The champion: how options are read, and what was thought is weighed with what was found."""

import subprocess
import sys
import textwrap

import pytest

from lastcall.bots import Budget, ask, lore, make_bot
from lastcall.bots.champion import others
from lastcall.bots.choices import FIGURES, STRANGER, Choices
from lastcall.bots.search import Manner, Trial, kind_of
from lastcall.bots.shelf import SHELF
from lastcall.bots.worlds import Worlds
from lastcall.engine.effects.answers import Ignore, Negate
from lastcall.engine.word import Word
from lastcall.games import new_game
from lastcall.testing import table

WORDS = ["Change", "Ignore", STRANGER]


def figure(row, name):
    return row[FIGURES.index(name)]


def read(t, usual=None):
    """The options of whoever is asked, with their numbers."""
    view = t.table.view(t.table.decision.seat)
    usual = usual or view.options[-1]
    rows = Choices(WORDS).read(view, lore.of(view.game), view.options, usual)
    return {t.describe(option): row for option, row in zip(view.options, rows, strict=True)}


# How options are read ----------------------------------------------------------------------------


def test_an_option_is_what_it_does_and_to_whom():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!").stats("eve", fortitude=3)
    t.until("action")
    rows = read(t)
    pass_row = next(row for row in rows.values() if figure(row, "answer pass"))
    at = {
        name: next(row for text, row in rows.items() if "Dance" in text and name in text)
        for name in ("eve", "dimli")
    }
    assert figure(pass_row, "the usual answer") == 1
    assert not any(figure(pass_row, name) for name in FIGURES if name.startswith("on paper"))
    assert figure(at["eve"], "asked for action") == figure(at["eve"], "answer play") == 1
    assert figure(at["eve"], "on paper: rivals out") == 1  # two points, and she has three
    assert figure(at["dimli"], "on paper: rivals out") == 0
    assert figure(at["eve"], "named: margin") < figure(at["dimli"], "named: margin")
    assert figure(at["eve"], "names me") == figure(at["eve"], "names a teammate") == 0
    assert at["eve"][len(FIGURES) + WORDS.index("Change")] < 0 == pass_row[len(FIGURES)]
    assert all(abs(number) <= 4 for row in rows.values() for number in row)


def test_a_word_it_has_not_met_counts_as_the_nearest_or_as_a_stranger():
    class Known(Word):
        pass

    class MoreThanKnown(Known):
        pass

    class Unheard(Word):
        pass

    choices = Choices([*WORDS, "Known"])
    first = len(FIGURES)
    assert choices.column(Ignore()) == first + WORDS.index("Ignore")
    assert choices.column(MoreThanKnown()) == choices.column(Known()) == first + len(WORDS)
    assert choices.column(Unheard()) == first + WORDS.index(STRANGER)
    assert choices.column(Negate()) == first + WORDS.index(STRANGER)
    assert Choices(["Change"]).column(Unheard()) == -1  # before there were strangers


def test_nothing_depends_on_what_a_card_or_a_character_is_called():
    assert SHELF.network("champion").words[-1] == STRANGER
    titles = {card.title for card in new_game("gog", "eve").game.defs}
    assert not titles & {*FIGURES, *SHELF.network("champion").words}


# What was thought, and what was found ------------------------------------------------------------


def test_a_little_luck_is_not_taken_for_a_better_answer():
    t = new_game("gog", "eve", seed=1)
    [option, *_] = t.decision.options
    plain, thoughtful = Trial(option), Trial(option, -0.02, 0.02)
    assert (thoughtful.gain(), thoughtful.error()) == (-0.02, 0.02)
    for trial in (plain, thoughtful):
        for gain in (0.2, -0.1, 0.2, -0.1):
            trial.add(gain)
    assert plain.gain() == pytest.approx(0.05)
    assert thoughtful.gain() < 0 < plain.gain()
    assert 0 < thoughtful.error() < 0.02
    for _ in range(2000):
        thoughtful.add(0.05)
    assert thoughtful.gain() == pytest.approx(0.05, abs=0.005)  # what is found often is believed


def test_worlds_in_which_nothing_differs_prove_little():
    t = new_game("gog", "eve", seed=1)
    trial = Trial(t.decision.options[0], 0.01, 0.02)
    for _ in range(2):
        trial.add(0.0)
    assert 0 < trial.gain() < 0.01
    assert trial.error() > 0.01


def test_what_it_is_sure_is_worse_is_not_tried_unless_asked_for():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!").until("action").table
    bot = make_bot("champion", 1)
    view, worlds = t.view(0), Worlds(t, 0)
    usual = bot.practised.choose(view)
    spread = bot.network.spread
    tried = bot.candidates(view, worlds, usual, None)
    assert all(trial.prior + 2 * spread > 0 for trial in tried)
    assert [trial.prior for trial in tried] == sorted((t.prior for t in tried), reverse=True)
    for option in others(view, usual):
        kinds = [kind_of(view, each.option) for each in bot.candidates(view, worlds, usual, option)]
        assert kind_of(view, option) in kinds
        assert len(kinds) == len(set(kinds))


def test_it_can_be_told_how_many_to_try():
    t = new_game("gog", "eve", "dimli", seed=4)
    bot = type(make_bot("champion", 1))(1, Manner(candidates=2))
    bot.budget = Budget(2)
    for _ in range(20):
        seat = t.decision.seat
        if len(t.decision.options) > 1:
            assert len(bot.weigh(t.view(seat), Worlds(t, seat)).trials) <= 1
        t.answer(ask(make_bot("house", 1), t))


def test_somebody_it_has_never_met_is_playable(example_box):
    """A character of another package: in its own seat, and as a rival."""
    code = """
    import sys
    sys.path.insert(0, sys.argv[1])
    import lastcall
    from lastcall.bots import Budget, ask, make_bot
    for seat in (0, 1):
        table = lastcall.new_game("taphouse:tess", "gog", "eve", seed=3)
        bots = [make_bot("champion" if each == seat else "house", each) for each in range(3)]
        assert bots[seat].name == "champion"
        bots[seat].budget = Budget(2)
        while table.decision is not None and table.turn < 6:
            table.answer(ask(bots[table.decision.seat], table))
    """
    command = [sys.executable, "-c", textwrap.dedent(code), str(example_box)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
