"""The session: whom it asks, what it passes by itself, and the summary of the evening."""

import random

import pytest

from lastcall.engine import terms as w
from lastcall.engine.options import PASSING
from lastcall.terminal.company import seat_players
from lastcall.terminal.session import Session


def game(seed):
    return Session(seat_players("gog", ["eve", "dimli", "fleck"], None, ["random"], seed))


@pytest.fixture
def session():
    return game(5)


def play_on(session, stop, dice=None):
    """Answer at random until `stop(session)` is true for a question to the person."""
    dice = dice or random.Random(1)
    while not session.over:
        if not session.asks_me():
            session.step()
        elif stop(session):
            return True
        else:
            session.answer([dice.choice(session.table.decision.options)])
    return False


def responding(session):
    return session.table.decision.kind == w.ASK_RESPOND


def test_a_whole_game_ends_and_is_summed_up(session):
    play_on(session, lambda s: False)
    assert session.over
    evenings = session.summary()
    winners = session.table.winners
    assert [i for i, evening in enumerate(evenings) if evening.place == 1] == winners
    assert sorted(evening.place for evening in evenings)[0] == 1
    for i, evening in enumerate(evenings):
        if session.table.seats[i].alive:
            assert evening.out == ""
        else:
            assert evening.out in ("passed-out", "out-of-gold")
            assert 0 < evening.out_turn <= session.table.turn
    played = [e for e in session.table.events if e.kind == "played"]
    assert sum(evening.cards for evening in evenings) == len(played)


def test_events_are_told_once_and_never_those_of_others(session):
    heard = session.fresh()
    play_on(session, lambda s: s.table.turn > 3)
    later = session.fresh()
    assert heard + later == [e for e in session.table.events if e.seen < 0 or e.seen & 1]
    assert not any(e.kind == "drew-card" and e.seat != 0 for e in later)
    assert session.fresh() == []


def test_passing_until_my_turn_asks_nothing_that_can_be_passed(session):
    assert play_on(session, lambda s: responding(s) and s.table.active != 0)
    session.pass_until_my_turn()
    assert session.passing_until_my_turn
    assert not session.asks_me()
    started = session.table.turn
    while not session.asks_me() and not session.over:
        session.step()
    assert session.table.decision.kind != w.ASK_RESPOND or session.table.active == 0
    play_on(session, lambda s: s.table.active == 0 and s.table.turn != started)
    assert not session.passing_until_my_turn


def test_passing_until_my_turn_from_my_own_turn_lasts_to_the_next(session):
    assert play_on(session, lambda s: s.table.active == 0 and s.table.decision.kind == w.ASK_ORDER)
    mine = session.table.turn
    session.pass_until_my_turn()
    kinds = set()
    while session.table.turn < mine + 4 and not session.over:
        if session.asks_me():
            kinds.add(session.table.decision.kind)
            session.answer([session.table.decision.options[-1]])
        else:
            session.step()
    assert w.ASK_RESPOND not in kinds


def test_passing_on_this_lasts_until_it_has_left_the_stack(session):
    assert play_on(session, lambda s: responding(s) and s.view().stack)
    frame = session.table.frames[-1]
    session.pass_on_this()
    while any(each is frame for each in session.table.frames) and not session.over:
        assert not (session.asks_me() and responding(session))
        if session.asks_me():
            session.answer([session.table.decision.options[-1]])
        else:
            session.step()
    session.waved_through()
    assert play_on(session, responding)  # and then the person is asked again


def test_only_anytime_cards_are_not_asked_for_when_told_so():
    def idle(s):
        return responding(s) and s.only_anytime(s.table.decision.options)

    session = next(s for s in map(game, range(50)) if play_on(s, idle))
    session.manners.ask_for_anytime = False
    assert not session.asks_me()
    session.step()
    while not session.over:
        if session.asks_me():
            assert not idle(session)
            session.answer([session.table.decision.options[-1]])
        else:
            session.step()


def test_what_the_game_needs_is_asked_whatever_was_wished(session):
    session.manners.ask_for_anytime = False
    session.pass_until_my_turn()
    kinds = set()
    while not session.over:
        if session.asks_me():
            kinds.add(session.table.decision.kind)
            session.answer([session.table.decision.options[0]])
            session.pass_until_my_turn()
        else:
            session.step()
    assert {w.ASK_DISCARD, w.ASK_ACTION, w.ASK_ORDER} <= kinds


def test_a_discard_of_the_whole_hand_needs_no_done(session):
    assert play_on(session, lambda s: s.table.decision.kind == w.ASK_DISCARD)
    options = session.table.decision.options
    session.answer(options)  # every card, then "done", which the table no longer asks for
    assert len(session.table.seats[0].hand) == 7
    mine = [e for e in session.table.events if e.kind == "discarded" and e.seat == 0]
    assert len(mine) == len(options) - 1


def test_a_wish_does_not_answer_a_gambling_turn(session):
    assert play_on(session, lambda s: s.table.decision.kind == w.ASK_GAMBLE)
    session.pass_on_this()
    session.pass_until_my_turn()
    assert session.asks_me()
    assert PASSING in session.table.decision.options
