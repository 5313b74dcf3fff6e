"""What is worth a question, and what is passed for a seat unseen."""

from msgspec import UNSET

from lastcall.bots.habits import PAPER
from lastcall.bots.house import HouseBot
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine import terms as w
from lastcall.engine.effects.answers import Boost
from lastcall.engine.setup import Setup, deal
from lastcall.server import mattering
from lastcall.server.numbers import AS_THEY_ARE
from lastcall.server.sight import decision_view

CAST = ["dimli", "eve", "fleck", "gog"]


def views(games):
    """Every view somebody decides at in some games of house bots by paper, with the answer: it was
    with them that it was settled how many questions are few."""
    for seed in range(games):
        cast = [CHARACTERS[name] for name in CAST]
        table = deal(Setup(cast, [DRINK_DECKS["drinks-rdi2"]], seed=seed))
        bots = [HouseBot(seed * 31 + i, habits=PAPER) for i in range(len(CAST))]
        while not table.over:
            view = table.view(table.decision.seat)
            answer = bots[view.me].choose(view)
            yield view, answer
            table.answer(answer)


def test_ones_own_turn_is_always_asked():
    for view, _ in views(3):
        if view.asked_for != w.ASK_RESPOND:
            assert mattering.asked(view)


def test_a_quiet_moment_is_asked_about_only_with_a_card_made_for_it():
    for view, _ in views(5):
        if view.asked_for != w.ASK_RESPOND or view.top != "turn" or mattering.merged(view):
            continue
        for option in view.options:
            if option.kind == w.PLAY and mattering.matters(view, option):
                mode = view.game.defs[option.card].modes[option.mode]
                assert mode.when != w.ANY_MOMENT


def test_ones_own_card_is_asked_about_only_to_better_it():
    for view, _ in views(5):
        if view.asked_for != w.ASK_RESPOND or view.top != "play":
            continue
        top = view.stack[-1]
        if top.owner != view.me or top.card < 0 or top.aftermath:
            continue
        for option in view.options:
            if option.kind == w.PLAY and mattering.matters(view, option):
                mode = view.game.defs[option.card].modes[option.mode]
                boosts = any(isinstance(word, Boost) for word in mode.words)
                assert boosts or mattering.takes_the_last(view, mode, option)


def test_whoever_would_pass_out_is_woken():
    woken = 0
    for view, _ in views(20):
        if view.asked_for == w.ASK_RESPOND and view.stack and mattering.saves(view):
            seat = view.seats[view.me]
            woken += 1
            assert seat.alive
    assert woken > 5


def test_who_has_a_stake_in_a_round_may_end_it_when_somebody_takes_control():
    """With the card that gives the pot away as a tip, while somebody else plays their cards."""
    asked = 0
    for view, _ in views(40):
        if view.asked_for != w.ASK_RESPOND or view.top != "play" or view.round is None:
            continue
        top = view.stack[-1]
        plays = top.type & (w.GAMBLING | w.CHEATING) and top.owner != view.me and not top.negated
        for option in view.options:
            if option.kind != w.PLAY or not plays or view.me not in view.round.inside:
                continue
            if view.game.defs[option.card].modes[option.mode].ends_round:
                asked += 1
                assert mattering.asked(view)
    assert asked > 5


def test_few_questions_and_hardly_a_play_missed():
    """The numbers of benchmarks/bench_asking.py, on fewer games."""
    games, asked, missed, discarding = 12, 0, 0, -1
    for view, answer in views(games):
        goes_on = view.asked_for == w.ASK_DISCARD and discarding == view.me
        discarding = view.me if view.asked_for == w.ASK_DISCARD else -1
        if goes_on or mattering.merged(view):
            continue
        if mattering.asked(view):
            asked += 1
        elif answer.kind != w.PASS:
            missed += 1
    each = games * len(CAST)
    assert asked / each <= 50
    assert missed / each <= 1.5


def test_a_question_says_which_answers_matter():
    marked = 0
    for view, _ in views(2):
        decision = decision_view(view, 1, AS_THEY_ARE)
        mattering.mark(decision, view)
        for shown, option in zip(decision.options, view.options, strict=True):
            if shown.matters is not UNSET:
                marked += 1
                assert shown.matters is False
                assert option.kind == w.PLAY
                assert not mattering.matters(view, option)
    assert marked > 20
