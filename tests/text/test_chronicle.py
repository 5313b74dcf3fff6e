"""The chronicle: a game told from its events alone."""

import random

import pytest

import lastcall
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine.view import events_for
from lastcall.testing import table
from lastcall.text.chronicle import Standings, chronicle
from lastcall.text.narrator import Narrator

NARRATOR = Narrator("en")


def standing(t):
    """Where everybody stands, as the table has it."""
    return [
        (p.fortitude, p.alcohol, p.gold, seat.alive, list(seat.trackers))
        for seat in t.seats
        for p in [t.parties[seat.party]]
    ]


@pytest.mark.parametrize("seed", range(25))
def test_the_events_alone_tell_where_everybody_stands(seed):
    """At every decision of a whole game, from the events that everybody may see."""
    chance = random.Random(seed)
    players = chance.randint(2, 10)
    cast = [chance.choice(list(CHARACTERS)) for _ in range(players)]
    t = lastcall.new_game(*cast, seed=seed, doppelgangers=True)
    told = Standings(t.game)
    heard = 0
    while True:
        for event in t.events[heard:]:
            if event.seen < 0:
                told.take(event)
        heard = len(t.events)
        assert [
            (s.fortitude, s.alcohol, s.gold, s.alive, s.trackers) for s in told.seats
        ] == standing(t)
        if t.over:
            break
        t.answer(chance.choice(t.decision.options))


def test_the_chronicle_opens_each_turn_and_holds_no_secret():
    """Only what everybody saw; with standings a line of them follows each heading."""
    t = lastcall.new_game("gog", "eve", seed=4)
    chance = random.Random(4)
    while not t.over:
        t.answer(chance.choice(t.decision.options))
    names = NARRATOR.seat_names(t.game)
    lines = chronicle(t, NARRATOR, names)
    public = [e for e in events_for(t, -1) if NARRATOR.event(e, t.game, names) is not None]
    assert [line.kind for line in lines] == [event.kind for event in public]
    assert [line.seat for line in lines] == [getattr(event, "seat", -1) for event in public]
    assert lines[0].text.startswith("Turn 1: ")
    assert lines[-1].kind in ("won", "tied")
    with_standings = chronicle(t, NARRATOR, names, standings=True)
    assert with_standings[1].text == "Gog: F 20, A 0, 8 Gold · Eve: F 20, A 0, 8 Gold"
    assert [line for line in with_standings if line.kind != "standings"] == lines
    turns = [line for line in lines if line.kind == "turn"]
    assert len([line for line in with_standings if line.kind == "standings"]) == len(turns)


def test_shares_of_a_passed_out_player_are_events():
    """Of 10 Gold the Inn takes half and the rest is shared; each share is an event."""
    t = table("gog", "eve", "dimli").stats("gog", fortitude=5, alcohol=5)
    shares = [(e.seat, e.payee, e.amount, e.payee_after) for e in t.happened("inherited")]
    assert shares == [(0, 1, 2, 12), (0, 2, 2, 12)]
    assert [(e.seat, e.amount, e.share) for e in t.happened("divided")] == [(0, 10, 2)]
    assert t.gold == dict(gog=0, eve=12, dimli=12)


def test_those_who_are_out_are_left_out_of_the_standings():
    t = table("gog", "eve", "dimli").stats("gog", gold=0)
    names = NARRATOR.seat_names(t.table.game)
    lines = chronicle(t.table, NARRATOR, names, standings=True)
    headings = [line.text for line in lines if line.kind == "standings"]
    assert headings[0].startswith("Gog: ")
    assert headings[1].startswith("Eve: ")
