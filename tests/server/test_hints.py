"""What would a regular do? Only alone, or where everybody agreed; with a reason in words."""

import pytest
from client import table_of, whoever_is_asked

from lastcall.bots import make_bot
from lastcall.engine.setup import deal
from lastcall.games import setup_for
from lastcall.server.languages import narrator
from lastcall.text.hinting import because


async def test_alone_one_may_ask(fast, guests):
    ann = await guests(fast, "Ann")
    wish = {"options": {"seats": 3, "clock": None}, "bots": ["house", "house"], "start": True}
    table = (await ann.ok("/api/tables", wish))["id"]
    async with ann.at(table, "?lang=en") as a:
        assert (await a.until("table"))["hints"] is True
        seen = 0
        for _ in range(5):
            decision = await a.until_asked()
            await a.send({"type": "hint", "n": decision["n"]})
            hint = await a.until("hint")
            option = next(o for o in decision["options"] if o["code"] == hint["option"])
            assert hint["n"] == decision["n"]
            assert "by" not in hint  # a regular
            assert hint["text"] == option["text"]
            assert hint["reason"].endswith(".")
            for weighed in hint.get("weighed", []):
                assert weighed["text"] in [each["text"] for each in decision["options"]]
                assert 0 <= weighed["chance"] <= 1
            assert hint.get("weighed", [hint])[0]["text"] == hint["text"]
            seen += len(hint.get("weighed", []))
            await a.send({"type": "hint", "n": decision["n"]})
            assert await a.until("hint") == hint
            a.decision = None
            await a.answer(decision["n"], hint["option"])
            await a.until("accepted", n=decision["n"])
        assert seen > 1
        await a.send({"type": "hint", "n": decision["n"]})
        assert (await a.until("error"))["code"] == "stale"


async def test_with_others_only_if_all_agreed(fast, guests):
    """And whoever sits down later is asked, too."""
    ann, bob, eve = await guests(fast, "Ann", "Bob", "Eve")
    table = await table_of(ann, bob, seats=3, clock=None)
    await ann.ok(f"/api/tables/{table}/bot", {})
    hints = f"/api/tables/{table}/hints"
    assert await eve.refused(hints, {"agreed": True}) == (403, "not-seated")
    async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        await ann.ok(f"/api/tables/{table}/start")
        asked = await whoever_is_asked(a, b)
        await asked.send({"type": "hint", "n": asked.decision["n"]})
        assert (await asked.until("error"))["code"] == "no-hints"
        await ann.ok(hints, {"agreed": True})
        await asked.send({"type": "hint", "n": asked.decision["n"]})
        assert (await asked.until("error"))["code"] == "no-hints"
        await bob.ok(hints, {"agreed": True})
        await asked.send({"type": "hint", "n": asked.decision["n"]})
        await asked.until("hint")
        assert [chair.get("hints") for chair in asked.table["chairs"]] == [True, True, None]
        other = b if asked is a else a
        await other.send({"type": "hint", "n": 1000})
        assert (await other.until("error"))["code"] == "stale"
        await e.send({"type": "hint", "n": 1})
        assert (await e.until("error"))["code"] == "not-seated"
        await eve.ok(f"/api/tables/{table}/sit")
        await asked.send({"type": "hint", "n": asked.decision["n"]})
        assert (await asked.until("error"))["code"] == "no-hints"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_answer_of_many_games_has_a_reason(lang):
    """Whatever is asked, and whatever the regular does."""
    tell = narrator(lang)
    reasons = set()
    for seed, cast in enumerate((["gog", "eve", "dimli", "fleck"], ["petra", "dale", "terci"])):
        box = "rdi2" if seed == 0 else "rdi9"
        table = deal(setup_for(cast, seed=seed, drinks=[f"drinks-{box}"]))
        bots = [make_bot("house", seed) for _ in cast]
        names = tell.seat_names(table.game)
        while not table.over:
            seat = table.decision.seat
            view = table.view(seat)
            option = bots[seat].choose(view)
            said = because(tell, option, view, names)
            assert said.endswith(".")
            assert "{" not in said
            reasons.add(said)
            table.answer(option)
    assert len(reasons) > 25
