"""Who keeps a table: one server at a time, and nobody writes to it after another has taken it."""

import asyncio
import threading
import time

import psycopg
import pytest

from lastcall.server.journal import Journal
from lastcall.server.lease import SharedStore
from lastcall.server.metrics import Metrics
from lastcall.server.storage import (
    Company,
    DatabaseInUse,
    LeaseLost,
    NotOurs,
    OtherSecret,
    StorageError,
    StoredAnswer,
    StoredChat,
    open_store,
)


def answer(table="t", number=0):
    return StoredAnswer(table, number, 1, 77, 0, "player", 9)


@pytest.fixture
def server(database, tmp_path):
    """Make servers of one database, with a place in its list."""
    opened = []

    def join(address="a:1", signs="s"):
        store = open_store(tmp_path, database, company=Company.SERVERS)
        opened.append(store)
        done(store, store.register, address, signs)
        return store

    yield join
    for store in opened:
        store.close()


def done(store, work, *values):
    """One transaction."""
    store.begin()
    try:
        found = work(*values)
        store.commit()
    except BaseException:
        store.rollback()
        raise
    return found


def dies(store, address):
    """A server has given no sign of life for long."""
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("UPDATE servers SET until = 1 WHERE id = %s", (store.number,))


def test_every_life_has_a_number_of_its_own(server):
    first, second = server("a:1"), server("b:2")
    assert first.number < second.number
    done(second, second.leave)
    third = server("c:3")
    assert third.number > second.number + 1 or third.number > first.number + 1
    assert third.number not in (first.number, second.number)


def test_a_table_belongs_to_whoever_set_it(server, database):
    a, b = server("a:1"), server("b:2")
    done(a, a.save_table, "t", "open", 1, "{}", 1)
    assert done(b, b.claim, "t") == (a.number, "a:1")
    assert done(a, a.claim, "t") is None
    assert done(b, b.claim, "unknown") is None  # that there is none is found out later
    done(a, a.append_answers, [answer()])
    for work, *values in (
        (b.append_answers, [answer(number=1)]),
        (b.save_table, "t", "running", 1, "{}", 1),
        (b.append_chat, StoredChat("t", 0, 0, "Ann", "hi", 9)),
        (b.save_log, "t", b""),
    ):
        with pytest.raises(NotOurs):
            done(b, work, *values)
    assert done(b, b.table, "t") == "{}"
    assert len(done(b, b.answers, "t")) == 1


def test_an_old_keeper_writes_nothing_any_more(server, database):
    """It was taken for dead: whatever it sends is refused, until it has another number."""
    a, b = server("a:1"), server("b:2")
    done(a, a.save_table, "t", "open", 1, "{}", 1)
    number = a.number
    dies(a, database)
    done(a, a.append_answers, [answer()])  # late, but nobody has taken the table
    assert done(b, b.claim, "t") is None
    assert len(done(b, b.answers, "t")) == 1
    with pytest.raises(LeaseLost):
        done(a, a.append_answers, [answer(number=1)])
    for _ in range(2):  # nor later, under no number
        with pytest.raises(LeaseLost):
            done(a, a.save_table, "t", "running", 1, "{}", 1)
    with pytest.raises(LeaseLost):
        done(a, a.beat, None)
    done(b, b.append_answers, [answer(number=1)])
    done(a, a.register, "a:1", "s")
    assert a.number > number
    assert done(a, a.claim, "t") == (b.number, "b:2")
    with pytest.raises(NotOurs):
        done(a, a.append_answers, [answer(number=2)])


def test_what_is_being_written_comes_before_taking_over(server, database):
    """A keeper in the middle of a transaction is not dead, however late it is."""
    a, b = server("a:1"), server("b:2")
    done(a, a.save_table, "t", "open", 1, "{}", 1)
    dies(a, database)
    a.begin()
    a.append_answers([answer()])
    assert done(b, b.claim, "t") == (a.number, "a:1")
    a.commit()
    assert done(b, b.claim, "t") is None
    assert len(done(b, b.answers, "t")) == 1


def test_a_keeper_that_stops_while_writing_is_dead_too(server, database):
    a, b = server("a:1"), server("b:2")
    done(a, a.save_table, "t", "open", 1, "{}", 1)
    a.begin()
    a.append_answers([answer()])
    time.sleep(4.5)  # the database ends what has begun and does not go on
    assert done(b, b.claim, "t") is None
    assert done(b, b.answers, "t") == []
    with pytest.raises(StorageError):
        a.commit()
    a.rollback()


def test_a_keeper_that_was_killed_is_gone_sooner(server, database):
    """Its connection is: nobody waits for its time to run out."""
    a, b = server("a:1"), server("b:2")
    done(a, a.save_table, "t", "open", 1, "{}", 1)
    a.close()
    assert done(b, b.claim, "t") == (a.number, "a:1")  # it may have lost it for a moment only
    time.sleep(1.1)
    done(a, a.beat, None)  # as here
    assert done(b, b.claim, "t") == (a.number, "a:1")
    a.close()
    time.sleep(1.1)
    assert done(b, b.claim, "t") is None
    with pytest.raises(LeaseLost):
        done(a, a.beat, None)


def test_one_of_two_who_want_a_table_gets_it(server, database):
    a, b, c = server("a:1"), server("b:2"), server("c:3")
    done(a, a.save_table, "t", "open", 1, "{}", 1)
    done(a, a.leave)
    won, lost = [], []

    def want(store):
        (won if done(store, store.claim, "t") is None else lost).append(store.number)

    threads = [threading.Thread(target=want, args=(store,)) for store in (b, c)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(won), len(lost)) == (1, 1)


def test_open_tables_are_adopted_once(server):
    a = server("a:1")
    for name in ("t", "u"):
        done(a, a.save_table, name, "open", 1, "{}", 1)
    b = server("b:2")
    assert done(b, b.newest_tables, "open", 9) == []
    done(a, a.leave)
    assert {id for id, _ in done(b, b.newest_tables, "open", 9)} == {"t", "u"}
    c = server("c:3")
    assert done(c, c.newest_tables, "open", 9) == []


def test_nobody_clears_away_what_another_keeps(server):
    a, b = server("a:1"), server("b:2")
    done(a, a.save_table, "t", "open", 1, "{}", 1)
    assert done(b, b.forget_tables, "open", 100) == 0
    done(a, a.leave)
    assert done(b, b.forget_tables, "open", 100) == 1


def test_what_servers_tell_each_other(server, database):
    a, b = server("a:1"), server("b:2")
    done(a, a.beat, b"news")
    [peer] = done(b, b.beat, None)
    assert (peer.number, peer.address, peer.told) == (a.number, "a:1", b"news")
    [peer] = done(b, b.beat, None)
    assert peer.told is None  # nothing new
    dies(a, database)
    assert done(b, b.beat, None) == []


def test_what_changes_about_a_guest_is_heard_by_the_others(server):
    a, b = server("a:1"), server("b:2")
    heard = {a: [], b: []}
    for store in (a, b):
        store.heard = heard[store].append
    done(a, a.save_guest, "g", "Ann", 1)
    assert done(a, a.revoke_cookies, "g") == 1
    done(b, b.beat, None)
    assert heard == {a: [], b: ["named g", "out g"]}


def test_one_secret_for_all(server):
    server("a:1", "s")
    with pytest.raises(OtherSecret):
        server("b:2", "other")


def test_alone_or_together(database, tmp_path, monkeypatch):
    """Servers that were not told of each other do not meet on one database; a backup may look."""
    from lastcall.server import postgres

    monkeypatch.setattr(postgres, "PATIENCE", 0.2)
    for first, second, refused in (
        (Company.NOBODY, Company.NOBODY, True),
        (Company.NOBODY, Company.SERVERS, True),
        (Company.SERVERS, Company.NOBODY, True),
        (Company.SERVERS, Company.SERVERS, False),
        (Company.NOBODY, Company.ANYBODY, False),
    ):
        held = open_store(tmp_path, database, company=first)
        if refused:
            with pytest.raises(DatabaseInUse):
                open_store(tmp_path, database, company=second)
        else:
            open_store(tmp_path, database, company=second).close()
        held.close()
        open_store(tmp_path, database, company=second).close()


def test_an_empty_database_is_prepared_by_several_at_once(database, tmp_path):
    failed = []

    def prepare():
        try:
            open_store(tmp_path, database, company=Company.SERVERS).close()
        except StorageError as error:
            failed.append(error)

    threads = [threading.Thread(target=prepare) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


async def test_one_table_that_is_lost_does_not_take_the_others_with_it(server, database):
    """Answers of many tables are stored together; the one that another keeps now fails alone."""
    a, b = server("a:1"), server("b:2")
    for name in ("t", "u", "v"):
        done(a, a.save_table, name, "open", 1, "{}", 1)
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("UPDATE tables SET keeper = %s WHERE id = 'u'", (b.number,))
    assert isinstance(a, SharedStore)
    journal = Journal(a, Metrics())
    gate = threading.Event()
    busy = asyncio.create_task(journal.do(lambda store: gate.wait(10)))
    await asyncio.sleep(0.05)
    writing = [asyncio.create_task(journal.append(answer(name))) for name in ("t", "u", "v")]
    await asyncio.sleep(0.05)
    gate.set()
    outcomes = await asyncio.gather(*writing, return_exceptions=True)
    await busy
    assert [isinstance(outcome, NotOurs) for outcome in outcomes] == [False, True, False]
    assert len(await journal.do(lambda store: store.answers("u"))) == 0
    await journal.close()
