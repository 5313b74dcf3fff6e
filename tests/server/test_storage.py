"""Storage, on both databases: what goes in comes out, what failed is not there, batches hold."""

import asyncio
import threading

import pytest

from lastcall.server.journal import Journal
from lastcall.server.metrics import Metrics
from lastcall.server.storage import (
    Finished,
    FinishedPlayer,
    HandOver,
    StorageError,
    StoredAnswer,
    StoredChat,
    open_store,
    without_password,
)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_address(request, tmp_path):
    """(data folder, database address) of an empty store."""
    if request.param == "sqlite":
        yield tmp_path, ""
        return
    import psycopg

    url = request.getfixturevalue("postgres")
    name = f"test_{abs(hash(request.node.name)) % 10**12}"
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        db.execute(f"CREATE DATABASE {name}")
    yield tmp_path, url.rpartition("/")[0] + f"/{name}"


@pytest.fixture
def store(store_address):
    opened = open_store(*store_address)
    opened.begin()
    yield opened
    opened.rollback()
    opened.close()


def answer(table="t", number=0, option=5):
    return StoredAnswer(table, number, 1, option, 250, "player", 1_700_000_000_000)


def test_answers_come_back_in_order(store):
    rows = [answer(number=n, option=(1 << 45) + n) for n in range(20)]
    store.append_answers(rows[10:])
    store.append_answers([*rows[:10], answer("other")])
    assert store.answers("t") == rows
    assert store.answers("other") == [answer("other")]
    assert store.answers("none") == []


def test_answers_are_never_changed(store):
    store.append_answers([answer(option=1)])
    store.commit()
    store.begin()
    with pytest.raises(StorageError):
        store.append_answers([answer(option=2)])
    store.rollback()
    store.begin()
    assert [a.option for a in store.answers("t")] == [1]


def test_what_was_rolled_back_is_not_there(store):
    store.append_answers([answer()])
    store.save_guest("g", "Ann", 1)
    store.rollback()
    store.begin()
    assert store.answers("t") == []
    assert store.guest("g", 1) is None


def test_what_was_committed_is_there_for_the_next_process(store_address):
    first = open_store(*store_address)
    first.begin()
    first.append_answers([answer()])
    first.save_guest("g", "Ännchen ✨ \\ ' \" %s ?", 1)
    first.commit()
    first.close()
    second = open_store(*store_address)
    second.begin()
    assert second.answers("t") == [answer()]
    assert second.guest("g", 1) == ("Ännchen ✨ \\ ' \" %s ?", 0)
    second.rollback()
    second.close()


def test_guests_tables_and_chat(store):
    store.save_guest("g", "Ann", 1)
    store.save_guest("g", "Anna", 2)
    assert store.guest("g", 3) == ("Anna", 0)
    assert store.guest("h", 3) is None
    assert store.revoke_cookies("g") == 1
    assert store.guest("g", 3) == ("Anna", 1)
    store.save_table("a", "open", 2, "{1}", 10)
    store.save_table("b", "running", 1, "{2}", 11)
    store.save_table("c", "closed", 3, "{3}", 12)
    store.save_table("a", "running", 2, "{4}", 13)
    assert store.newest_tables("running", 5) == [("a", "{4}"), ("b", "{2}")]
    store.touch_table("b", 14)
    assert store.newest_tables("running", 1) == [("b", "{2}")]
    assert store.count_tables() == {"running": 2, "closed": 1}
    assert store.table("a") == "{4}"
    assert store.table("z") is None
    for n in range(5):
        store.append_chat(StoredChat("a", n, 0, "Ann", f"line {n}", 9))
    assert [line.number for line in store.chat("a", 3)] == [2, 3, 4]
    assert store.chat("b", 3) == []


def test_finished_games(store):
    players = [FinishedPlayer("Ann", "player", "gog"), FinishedPlayer("", "house", "eve")]
    games = [Finished(f"t{n}", 100 - n, 5, {"seed": n}, players, [0], 9, 80, True) for n in (1, 2)]
    for game in games:
        store.save_finished(game)
    store.save_finished(Finished("t1", 1, 1, {}, [], [], 0, 0, False))  # the first word counts
    assert store.finished("t1") == games[0]
    assert store.finished("t9") is None
    assert [game.id for game in store.all_finished(0)] == ["t2", "t1"]
    store.execute("UPDATE finished SET data = '{' WHERE id = 't2'")
    assert [game.id for game in store.all_finished(7)] == ["t1"]
    kept = store.execute("SELECT kind, id, data, at FROM aside").fetchall()
    assert [tuple(row) for row in kept] == [("finished", "t2", "{", 7)]


def test_everything_has_its_time(store):
    """What is older goes, with all that belongs to it; what is younger stays; replays longest."""
    for number, state in enumerate(("open", "running", "finished", "closed")):
        for age in (100, 200):
            table = f"{state}{age}"
            store.save_table(table, state, number, "{}", age)
            store.append_answers([answer(table)])
            store.append_chat(StoredChat(table, 0, 0, "Ann", "hi", age))
            store.save_hand_over(f"{table}link", HandOver(table, 1, "g", 500))
    store.save_telling("finished200", b"x")
    for state in ("open", "running", "finished", "closed"):
        gone = 0 if state == "finished" else 1  # what has not been told yet is still needed
        assert store.forget_tables(state, 150) == gone
        assert (store.answers(f"{state}100") == []) == bool(gone)
        assert (store.chat(f"{state}100", 5) == []) == bool(gone)
        assert len(store.answers(f"{state}200")) == 1
    assert store.forget_tables("finished", 250) == 1
    assert store.forget_tables("open", 250, {"open200"}) == 0
    store.forget_chat(150)
    assert [line.at for line in store.chat("open200", 5)] == [200]
    store.save_guest("old", "Ann", 100)
    store.save_guest("new", "Bob", 200)
    assert store.forget_guests(150) == 1
    assert (store.guest("old", 1), store.guest("new", 1)) == (None, ("Bob", 0))
    players = [FinishedPlayer("Ann", "player", "gog")]
    for age in (100, 200):
        store.save_finished(Finished(f"t{age}", age, 5, {}, players, [0], 9, 80, True))
        store.save_telling(f"t{age}", b"told")
    assert store.forget_finished(150) == 1
    assert (store.finished("t100"), store.telling("t100")) == (None, None)
    assert store.telling("t200") == b"told"


def test_who_comes_back_is_remembered_longer(store):
    day = 24 * 3600 * 1000
    store.save_guest("g", "Ann", 0)
    store.guest("g", 10 * day)
    assert store.forget_guests(9 * day) == 0


def first_release(store):
    """A database as the first release made it, with something of everything in it."""
    from lastcall.server.storage import FIRST

    store.begin()
    for sql in FIRST:
        store.create(sql)
    store.execute("INSERT INTO meta (name, value) VALUES ('schema', '1')")
    store.execute("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 1)")
    store.execute("INSERT INTO tables (id, state, created, data) VALUES ('t', 'running', 1, '{1}')")
    store.append_answers([answer()])
    store.execute(
        "INSERT INTO chat (table_id, number, seat, name, text, at)"
        " VALUES ('t', 0, 0, 'Ann', 'hi', 9)"
    )
    store.save_telling("f", b"told")
    store.commit()


def test_the_first_release_is_migrated(store_address):
    """All is there afterwards, a second start changes nothing, and nothing is older than now."""
    from lastcall.server.storage import SCHEMA, SQLiteStore

    folder, url = store_address
    if url:
        from lastcall.server.postgres import PostgresStore

        old = PostgresStore(url)
    else:
        old = SQLiteStore(folder / "lastcall.sqlite3")
    first_release(old)
    old.close()
    for _ in range(2):
        store = open_store(*store_address)
        store.begin()
        row = store.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
        assert row[0] == str(SCHEMA)
        assert store.table("t") == "{1}"
        assert store.answers("t") == [answer()]
        assert [line.text for line in store.chat("t", 5)] == ["hi"]
        assert store.telling("f") == b"told"
        assert store.guest("g", 1) == ("Ann", 0)
        assert store.forget_tables("running", 1_600_000_000_000) == 0
        assert store.forget_guests(1_600_000_000_000) == 0
        store.rollback()
        store.close()


def test_a_migration_that_fails_leaves_the_old_database(store_address, monkeypatch):
    from lastcall.server import storage

    folder, url = store_address
    if url:
        from lastcall.server.postgres import PostgresStore

        old = PostgresStore(url)
    else:
        old = storage.SQLiteStore(folder / "lastcall.sqlite3")
    first_release(old)
    old.close()
    broken = ((*storage.MIGRATIONS[0], "CREATE NONSENSE"), *storage.MIGRATIONS[1:])
    monkeypatch.setattr(storage, "MIGRATIONS", broken)
    with pytest.raises(StorageError):
        open_store(*store_address)
    monkeypatch.undo()
    store = open_store(*store_address)
    store.begin()
    assert store.guest("g", 1) == ("Ann", 0)
    store.rollback()
    store.close()


def test_how_a_game_was_told(store):
    """Bytes come back as they went in, and are never changed."""
    telling = bytes(range(256)) * 40
    store.save_telling("t1", telling)
    store.save_telling("t1", b"something else")
    assert store.telling("t1") == telling
    assert store.telling("t9") is None


def test_links_are_good_once_and_for_a_while(store):
    given = HandOver("t", 1, "g", 500)
    store.save_hand_over("one", given)
    assert store.hand_over("one", 500) == given
    assert store.hand_over("one", 501) is None
    store.save_hand_over("two", given)
    assert store.hand_over("one", 400) is None
    store.spend_hand_over("two")
    assert store.hand_over("two", 400) is None
    store.save_hand_over("three", given)
    store.forget_hand_overs(501)
    assert store.hand_over("three", 0) is None


def test_a_database_of_a_later_version_is_refused(store_address):
    first = open_store(*store_address)
    first.begin()
    first.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    first.commit()
    first.close()
    with pytest.raises(StorageError, match="99"):
        open_store(*store_address)


def test_an_address_is_logged_without_its_password():
    assert without_password("postgresql://u:secret@db.example/x") == "postgresql://db.example/x"


# The journal -------------------------------------------------------------------------------------


@pytest.fixture
async def journal(store_address):
    opened = Journal(open_store(*store_address), Metrics())
    yield opened
    await opened.close()


async def test_waiting_answers_are_stored_together(journal):
    """While the thread is busy a hundred answers gather; one transaction takes them all."""
    metrics = journal._metrics
    gate = threading.Event()
    busy = asyncio.create_task(journal.do(lambda store: gate.wait(10)))
    await asyncio.sleep(0.1)
    writing = [asyncio.create_task(journal.append(answer(number=n))) for n in range(100)]
    await asyncio.sleep(0.1)
    assert not any(task.done() for task in writing)
    before = metrics.batches
    gate.set()
    await asyncio.gather(busy, *writing)
    assert metrics.batches - before <= 2
    assert len(await journal.do(lambda store: store.answers("t"))) == 100


async def test_one_that_fails_does_not_take_the_others_with_it(journal):
    """A number that is taken fails alone; its neighbours in the batch are stored."""
    await journal.append(answer(number=3))
    gate = threading.Event()
    busy = asyncio.create_task(journal.do(lambda store: gate.wait(10)))
    await asyncio.sleep(0.05)
    writing = [asyncio.create_task(journal.append(answer(number=n))) for n in range(6)]
    await asyncio.sleep(0.05)
    gate.set()
    outcomes = await asyncio.gather(*writing, return_exceptions=True)
    await busy
    assert [isinstance(outcome, StorageError) for outcome in outcomes] == [n == 3 for n in range(6)]
    assert [a.number for a in await journal.do(lambda store: store.answers("t"))] == list(range(6))


async def test_closing_writes_what_waits(store_address):
    journal = Journal(open_store(*store_address), Metrics())
    writing = [asyncio.create_task(journal.append(answer(number=n))) for n in range(50)]
    await asyncio.sleep(0)
    await journal.close()
    await asyncio.gather(*writing)
    again = open_store(*store_address)
    again.begin()
    assert len(again.answers("t")) == 50
    again.rollback()
    again.close()


async def test_a_restarted_database_is_found_again(postgres, tmp_path):
    """PostgreSQL drops the connection between two batches; the next one connects anew."""
    import psycopg

    journal = Journal(open_store(tmp_path, postgres), Metrics())
    try:
        await journal.append(answer("restart", 0))
        with psycopg.connect(postgres, autocommit=True) as db:
            db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        await journal.append(answer("restart", 1))
        stored = await journal.do(lambda store: store.answers("restart"))
        assert [a.number for a in stored] == [0, 1]
    finally:
        await journal.close()
