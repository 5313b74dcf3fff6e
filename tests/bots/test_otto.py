"""What the house bot makes of Otto: no rival, but somebody to win something from."""

import pytest

from lastcall.bots import ask, lore, make_bot
from lastcall.bots.forecast import Forecast
from lastcall.engine.words import action, another_player, order_drinks
from lastcall.games import new_game
from lastcall.testing import stranger, table
from lastcall.variants.otto import otto

NUDGE = action("Nudge", another_player.loses(fortitude=1))
TREAT = action("A round on me", order_drinks(2))
QUIET = "OTTO SMASH TABLE!"


def scene(track, **stats):
    t = table(
        *(stranger(5 * NUDGE, 5 * TREAT, name=name) for name in ("tess", "ann")),
        variants=[otto("berserker", "spelunker")],
    )
    t.hand("tess", "Nudge", "A round on me").deck("otto", QUIET).track("otto", "tess", track)
    return t


def worth_of(t, at):
    """What it would mean to Tess to nudge them."""
    view = t.table.view(0)
    paper = Forecast(view, lore.of(view.game))
    option = next(p for p in t.tess.options("Nudge") if p.targets == 1 << t.seat(at))
    return paper.after(option).score() - paper.score()


def test_a_track_is_worth_more_the_nearer_its_end():
    values = [worth_of(scene(track), "otto") for track in (6, 4, 2, 1)]
    assert values == sorted(values)
    assert values[-1] > 0 > values[0], "for nothing one does not provoke him"


def test_otto_is_nobodys_rival():
    """He counts neither among the heads nor by what he has."""
    t = scene(6)
    view = t.table.view(0)
    paper = Forecast(view, lore.of(view.game))
    assert paper.score() == pytest.approx(0.5, abs=0.05)
    assert paper.gold[2] == 0


def test_a_round_of_drinks_is_not_ordered_for_otto():
    t = scene(6)
    view = t.table.view(0)
    paper = Forecast(view, lore.of(view.game))
    option = next(p for p in t.tess.options("A round on me"))
    after = paper.after(option)
    assert after.alcohol[1] > paper.alcohol[1]
    assert after.tracks == paper.tracks


def test_house_bots_win_rewards_over_an_evening():
    rewards = 0
    for seed in range(4):
        t = new_game("gog", "eve", seed=seed, otto=["berserker", "spelunker"])
        bots = [make_bot("house", seed), make_bot("house", seed + 1)]
        while not t.over:
            t.answer(ask(bots[t.decision.seat], t))
        rewards += sum(e.kind == "track-reset" and e.passed_out for e in t.events)
    assert rewards > 4
