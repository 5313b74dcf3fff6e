"""What is kept of a guest: results, seats, becoming one with another browser, going for good."""

import msgspec
import pytest
from test_storage import store, store_address  # noqa: F401

from lastcall.server.booking import TableOptions
from lastcall.server.results import (
    Played,
    Result,
    absorb,
    both_seated,
    count_results,
    erase,
    gathered,
    met,
    note_seats,
    replays_of,
    results_of,
    results_of_game,
    save_results,
    seats_of,
)
from lastcall.server.storage import Finished, FinishedPlayer, Rated, Rung, StoredChat
from lastcall.server.tournaments import Entrant, Tournament

ANN, BOB, BOT = (FinishedPlayer(*who) for who in (
    ("Ann", "player", "gog"), ("Bob", "player", "eve"), ("", "house", "fleck"),
))  # fmt: skip


def played(winners=(0,), **more):
    return Played(5, 9, [ANN, BOB, BOT], list(winners), **more)


def both(store, game="t", ended=100, **more):  # noqa: F811
    for guest, name in (("a", "Ann"), ("b", "Bob")):
        store.save_guest(guest, name, 1)
    results = [Result(g, game, seat, ended, played(**more)) for seat, g in enumerate("ab")]
    save_results(store, results)
    store.save_finished(Finished(game, ended, 5, {}, [ANN, BOB, BOT], [0], 9, 80, True))
    return results


def test_results_come_back_by_guest_and_by_game(store):  # noqa: F811
    first = both(store, "t1", 100)
    later = both(store, "t2", 200, winners=(1,))
    assert results_of(store, "a") == [later[0], first[0]]
    assert results_of_game(store, "t1") == first
    assert count_results(store, "b") == 2
    assert [result.won for result in results_of(store, "a")] == [False, True]
    assert results_of(store, "a")[0].character == "gog"
    assert met(store, "a") == {("t1", 1): ("b", "Bob"), ("t2", 1): ("b", "Bob")}
    assert replays_of(store, "a") == {"t1", "t2"}


def test_a_teammate_is_no_opponent():
    alone = Result("a", "t", 0, 1, played())
    assert alone.others() == [1, 2]
    shared = Result("a", "t", 0, 1, played(sides=[0, 0, 1]))
    assert shared.others() == [2]


def test_seats_follow_the_table(store):  # noqa: F811
    store.save_table("t", "open", 1, "{}", 5)
    store.save_table("u", "running", 1, "{}", 9)
    note_seats(store, "t", "open", ["a", "b"])
    note_seats(store, "u", "running", ["a"])
    assert [seat.table for seat in seats_of(store, "a")] == ["u", "t"]
    assert both_seated(store, "a", "b")
    note_seats(store, "t", "open", ["a"])
    assert seats_of(store, "b") == []
    assert not both_seated(store, "a", "b")
    note_seats(store, "u", "finished", ["a"])
    assert [seat.table for seat in seats_of(store, "a")] == ["t"]
    store.forget_tables("open", 6)
    assert store.execute("SELECT COUNT(*) FROM seats").fetchone()[0] == 0


def test_two_browsers_become_one(store):  # noqa: F811
    both(store, "t1")
    save_results(store, [Result("phone", "t2", 0, 300, played())])
    save_results(store, [Result("phone", "t1", 2, 100, played())])
    absorb(store, "phone", "a")
    assert [result.game for result in results_of(store, "a")] == ["t2", "t1"]
    assert results_of(store, "phone") == []


def test_whoever_goes_is_named_nowhere(store):  # noqa: F811
    both(store, "t1")
    store.append_chat(StoredChat("t1", 0, 0, "Ann", "hello", 9))
    store.append_chat(StoredChat("t1", 1, 1, "Bob", "hi", 9))
    chairs = '[{"name":"Ann","guest":"a"},{"name":"Bob","guest":"b"},{"name":"","guest":""}]'
    store.save_table("t1", "finished", 1, f'{{"host":"a","chairs":{chairs}}}', 5)
    erase(store, "a")
    assert store.guest("a", 9) is None
    assert results_of(store, "a") == []
    (left,) = results_of(store, "b")
    assert [player.name for player in left.played.players] == ["", "Bob", ""]
    assert [player.name for player in store.finished("t1").players] == ["", "Bob", ""]
    assert [line.name for line in store.chat("t1", 9)] == ["Bob"]
    assert "Ann" not in store.table("t1")
    assert met(store, "b") == {}


def test_whoever_has_a_passkey_is_kept_with_their_games(store):  # noqa: F811
    both(store, "t1")
    both(store, "t2")
    save_results(store, [Result("c", "t3", 0, 100, played())])
    store.save_finished(Finished("t3", 100, 5, {}, [ANN], [0], 9, 80, True))
    store.execute(
        "INSERT INTO passkeys (id, guest, public, uses, created, used) VALUES (?, ?, ?, ?, ?, ?)",
        ("key", "a", b"public", 0, 1, 1),
    )
    assert store.forget_guests(1_000) == 1  # Bob; his own results with him
    assert store.guest("a", 1) == ("Ann", 0)
    assert count_results(store, "b") == 0
    assert store.forget_finished(1_000) == 1
    assert store.finished("t1") is not None
    assert store.finished("t3") is None


@pytest.mark.parametrize("state", ["running", "finished"])
def test_old_tables_tell_of_their_guests(store, state):  # noqa: F811
    chairs = '[{"kind":"player","guest":"a"},{"kind":"player","guest":"b"},{"kind":"bot"}]'
    booking = f'{{"options":{{"sea":true,"teams":""}},"chairs":{chairs}}}'
    store.save_table("t1", state, 1, booking, 5)
    store.save_table("odd", state, 1, "no booking", 5)
    store.save_finished(Finished("t1", 100, 5, {}, [ANN, BOB, BOT], [1], 9, 80, True))
    gathered(store)
    assert [seat.table for seat in seats_of(store, "a")] == (["t1"] if state == "running" else [])
    found = results_of(store, "b")
    assert [result.won for result in found] == ([True] if state == "finished" else [])
    assert all(result.played.ways == ["sea", "people"] for result in found)


def on_the_ladder(store, *guests):  # noqa: F811
    for place, guest in enumerate(guests, 1):
        store.save_guest(guest, guest.title(), 1)
        store.save_rung(Rung(guest, guest.title(), guest, 1, 30.0 - place, 5.0, 1, 0, 100))
    store.add_rated([Rated("t", i, guest, i + 1, 1.0, 100) for i, guest in enumerate(guests)])


def in_a_tournament(store, host, *guests):  # noqa: F811
    players = [Entrant(guest, guest.title()) for guest in guests]
    t = Tournament("cup", host, host.title(), "", 3, 4, TableOptions(), players=players)
    store.save_tournament("cup", host, "open", msgspec.json.encode(t).decode(), 1)


def cup(store):  # noqa: F811
    return msgspec.json.decode(store.tournament("cup"), type=Tournament)


def test_who_becomes_one_stays_on_the_ladder_and_in_a_tournament(store):  # noqa: F811
    on_the_ladder(store, "a", "b")
    store.save_guest("new", "A", 1)
    in_a_tournament(store, "a", "a", "b")
    absorb(store, "a", "new")
    assert store.rung("a") is None
    assert store.rung("new").mu == 29.0
    assert [guest for guest, *_ in store.month(0, 200, 10)] == ["b", "new"]
    assert [player.guest for player in cup(store).players] == ["new", "b"]
    assert (cup(store).host, store.hosted_tournaments("new", "over")) == ("new", 1)


def test_who_is_on_the_ladder_keeps_their_own_place(store):  # noqa: F811
    on_the_ladder(store, "a", "b")
    in_a_tournament(store, "b", "a", "b")
    absorb(store, "a", "b")
    assert (store.rung("a"), store.rung("b").mu) == (None, 28.0)
    assert [player.guest for player in cup(store).players] == ["a", "b"]  # both had played in it


def test_who_goes_leaves_the_ladder_and_no_name_in_a_tournament(store):  # noqa: F811
    on_the_ladder(store, "a", "b")
    in_a_tournament(store, "a", "a", "b")
    erase(store, "a")
    assert store.rung("a") is None
    assert store.rung("b") is not None
    assert [guest for guest, *_ in store.month(0, 200, 10)] == ["b"]
    assert [(p.guest, p.name, p.left) for p in cup(store).players] == [
        ("", "", True),
        ("b", "B", False),
    ]
    assert (cup(store).host, cup(store).host_name) == ("", "")
