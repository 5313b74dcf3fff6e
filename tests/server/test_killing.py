"""kill -9 any of three processes in the middle of games: its tables go on at another one.

LASTCALL_KILLS=50 kills more of them; the default keeps the suite short.
"""

import asyncio
import os
import random
import signal

import httpx
import psycopg
from client import Guest
from test_restart import Player, meant
from test_together import workers_of

KILLS = int(os.environ.get("LASTCALL_KILLS", "12"))
WITHIN = 5.0  # seconds until a table goes on elsewhere, on a machine that has a core for us
TABLES = 6
OPTIONS = ("--pause", "0", "--bot-pause", "0.02", "--grace", "60", "--no-limits")


class Wanderer(Player):
    """A player who comes to another process each time they connect."""

    def __init__(self, guest, table, seed):
        super().__init__(guest, table, seed)
        self.seats = set()  # the seat the server said was theirs, each time
        self.heard = 0.0  # when the table was last seen

    async def sit_at(self, socket):
        next_message = socket.next

        async def listening(timeout):
            message = await next_message(timeout)
            if message["type"] == "error" and message["code"] == "storage":
                raise ConnectionResetError  # the process is in trouble: come back
            if message["type"] == "table":
                self.seats.add((message["id"], message["you"]["seat"]))
            if message["type"] == "state":
                self.heard = asyncio.get_running_loop().time()
            return message

        socket.next = listening
        await super().sit_at(socket)

    def check(self, db):
        """Every acknowledged answer is stored under its number for this seat, and nobody else's."""
        seat = 0 if self.guest.name == "Ann" else 1
        acknowledged = dict(self.acknowledged)
        rows = db.execute(
            "SELECT number, seat, option FROM answers WHERE table_id = %s ORDER BY number",
            (self.table,),
        ).fetchall()
        assert [row[0] for row in rows] == list(range(len(rows)))
        mine = [option for _, whose, option in rows if whose == seat]
        for n, option in acknowledged.items():
            assert meant(mine[n - 1], self.cards) == meant(option, self.cards)
        assert self.seats <= {(self.table, seat)}


def crowded():
    """How many want each core of this machine just now."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


async def sit_down(server, seed):
    """Ann, Bob and a bot: the two who play."""
    ann, bob = [await Guest(server.address, name).register() for name in ("Ann", "Bob")]
    made = await ann.ok("/api/tables", {"options": {"seats": 3, "clock": None}})
    table = made["id"]
    await bob.ok(f"/api/tables/{table}/sit")
    await ann.ok(f"/api/tables/{table}/bot", {"bot": "random"})
    await ann.ok(f"/api/tables/{table}/start")
    return [Wanderer(ann, table, seed), Wanderer(bob, table, seed + 1000)]


async def test_whichever_process_is_killed_its_tables_go_on(database, start):
    """Over all kills: every table is seen again within five seconds, every acknowledged answer is
    stored, none is stored twice, and nobody is given another's seat."""
    loop = asyncio.get_running_loop()
    server = start(*OPTIONS, "--workers", "3", "--database-url", database)
    playing = {}
    ended = []

    async def play_on(number):
        """A game ends, its people sit down to the next one."""
        for again in range(1000):
            try:
                players = playing[number] = await sit_down(server, number * 10_000 + again)
            except (httpx.HTTPError, AssertionError):
                await asyncio.sleep(0.2)  # a process died in the middle of it
                continue
            await asyncio.gather(*(player.play() for player in players))
            ended.extend(players)
            for player in players:
                await player.guest.http.aclose()

    def at_table():
        return [player for players in playing.values() for player in players]

    tables = [asyncio.create_task(play_on(number)) for number in range(TABLES)]
    chance = random.Random(11)
    took = []
    with psycopg.connect(database, autocommit=True) as db:
        try:
            async with asyncio.timeout(60):
                while len(playing) < TABLES or not all(player.heard for player in at_table()):
                    await asyncio.sleep(0.05)
            for _ in range(KILLS):
                await asyncio.sleep(0.1 + chance.random() * 0.4)
                players = at_table()
                os.kill(chance.choice(workers_of(server)), signal.SIGKILL)
                killed = loop.time()
                async with asyncio.timeout(60):
                    while any(p.heard < killed and not p.over for p in players):
                        await asyncio.sleep(0.02)
                waited = max((p.heard - killed for p in players if not p.over), default=0.0)
                took.append(waited)
                assert waited < WITHIN * crowded(), took
                for player in players:
                    player.check(db)
                async with asyncio.timeout(60):
                    while len(workers_of(server)) < 3:
                        await asyncio.sleep(0.02)
                for task in tables:
                    assert not task.done(), task.exception()
        finally:
            for task in tables:
                task.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
        for player in [*ended, *at_table()]:
            player.check(db)
    acknowledged = sum(len(player.acknowledged) for player in {*ended, *at_table()})
    slowest = " ".join(f"{waited:.1f}" for waited in sorted(took))
    print(
        f"{KILLS} kills, {acknowledged} answers acknowledged; seconds until all went on: {slowest}"
    )
    assert acknowledged > KILLS * 5
