"""What a regular weighed, and which answers of a game cost most."""

import pytest

from lastcall.bots import Budget, ask, make_bot
from lastcall.bots.explain import BIGGEST, Game, Moment, Weighed, dearest, moment, weighed
from lastcall.bots.search import RegularBot
from lastcall.bots.worlds import Worlds
from lastcall.engine.setup import deal
from lastcall.games import new_game, setup_for
from lastcall.testing import table


def played(names=("gog", "eve"), seed=5, bots=("random", "house"), answers=30):
    """The beginning of a game: its setup, and its answers by position."""
    setup = setup_for(list(names), seed=seed)
    t = deal(setup)
    deciding = [make_bot(name, seat) for seat, name in enumerate(bots)]
    found = []
    while t.decision is not None and len(found) < answers:
        option = ask(deciding[t.decision.seat], t)
        found.append(t.decision.options.index(option))
        t.answer(option)
    return setup, found


def test_what_was_weighed_leads_to_what_is_done():
    """The first of the options is the one that the same bot takes; the house's own is there."""
    t = new_game("gog", "eve", "dimli", seed=4)
    looked = 0
    while looked < 3:
        seat = t.decision.seat
        view = t.view(seat)
        mind, same, house = RegularBot(3), RegularBot(3), make_bot("house", 3)
        mind.budget = same.budget = Budget(2)
        options = weighed(view, Worlds(t, seat), mind, None)
        taken = ask(same, t)
        if options:
            looked += 1
            assert options[0].option is taken
            assert house.choose(view) in [each.option for each in options]
            assert len({each.option for each in options}) == len(options)
            assert all(0 <= each.chance <= 1 and each.worlds for each in options)
        t.answer(taken)


def test_a_blow_not_struck_is_a_mistake():
    """Eve would fall to Gog's dance: passing costs the evening, dancing nothing."""
    t = table("gog", "eve").hand("gog", "Dance with Gog!").stats("eve", fortitude=4, alcohol=0)
    t.stats("gog", fortitude=3).until("action")
    told = [t.describe(option) for option in t.table.decision.options]
    dance = next(n for n, text in enumerate(told) if "Dance with Gog!" in text)
    options = t.table.decision.options
    passed = moment(t.table, 0, options[-1], Budget(16), 1)
    assert passed.best().option is options[dance]
    assert passed.chosen().option is options[-1]
    assert passed.cost > 0.05
    assert passed.cost == pytest.approx(passed.best().chance - passed.chosen().chance)
    danced = moment(t.table, 0, options[dance], Budget(16), 1)
    assert danced.taken == 0
    assert danced.cost == 0


def test_whatever_was_taken_is_among_what_is_weighed():
    """Also what no regular would think of; a copy of a card stands for the other."""
    setup, answers = played()
    moments = Game(setup, answers).moments(Budget(1))
    assert len(moments) > 10
    for each in moments:
        assert each.chosen().option.kind in {option.kind for option in each.view.options}
        assert each.view.me == each.seat
        assert each.cost >= 0


def test_the_same_game_is_seen_the_same_way_again():
    setup, answers = played(answers=9)
    game = Game(setup, answers)
    whole = game.moments(Budget(2))
    some = game.moments(Budget(2), {each.step for each in whole[3:5]})
    assert [each.options for each in some] == [each.options for each in whole[3:5]]
    assert {each.seat for each in game.moments(Budget(1), seats=[1])} == {1}


def test_only_what_costs_something_at_a_second_look_is_told():
    setup, answers = played(answers=14)
    game = Game(setup, answers)
    moments = game.moments(Budget(4))
    biggest = game.again(moments, Budget(2))
    for seat in (0, 1):
        own = [each for each in biggest if each.seat == seat]
        assert len(own) <= BIGGEST
        assert [each.cost for each in own] == sorted((each.cost for each in own), reverse=True)
        assert all(each.cost > 0 for each in own)
    assert {each.step for each in biggest} <= {each.step for each in moments}
    assert game.again([], Budget(4)) == []


def test_a_limit_of_time_is_kept_and_still_something_is_told():
    setup, answers = played(answers=30)
    assert isinstance(Game(setup, answers).biggest(16, 0.2, [0]), list)


def test_the_dearest_come_seat_by_seat():
    view = [new_game("gog", "eve", seed=1).view(seat) for seat in (0, 1)]
    some = Weighed(view[0].options[0] if view[0].options else view[1].options[0], 0.5, 0.0, 8)
    costs = [(0, 0.1), (1, 0.4), (0, 0.3), (0, 0.0), (1, 0.2), (0, 0.2)]
    moments = [
        Moment(step, 1, view[seat], [some], 0, cost) for step, (seat, cost) in enumerate(costs)
    ]
    assert [each.step for each in dearest(moments, 2)] == [2, 5, 1, 4]
