"""What the players decide together: who is waited for no longer, and who comes in their place."""

import pytest
from mind import Mind
from playwright.async_api import expect
from process import QUICK, Process
from visitor import PATIENCE

REFUSED = "Failed to load resource"  # what Chromium says of every answer that is a refusal

IMPATIENT = """
from dataclasses import replace
from lastcall.server import run
from lastcall.cli import main
serve = run.serve
run.serve = lambda s, *more: serve(replace(s, stalling=1.0), *more)
main()
"""


@pytest.fixture
def impatient(tmp_path):
    """A server where a second is long enough for a question."""
    server = Process(tmp_path / "data", *QUICK, program=IMPATIENT)
    server.data.mkdir()
    yield server.start()
    server.stop()


async def test_a_host_who_stalls_is_voted_out_and_somebody_else_let_in(impatient, visit):
    """Ann, the host, does not answer. Bob and Cyd say so: a bot plays for her and one of them is
    host. Dan asks for the seat, and has it once both would have him."""
    ann, bob, cyd, dan = [await visit(impatient, name) for name in ("Ann", "Bob", "Cyd", "Dan")]
    table = await ann.sit_together(bob, cyd)
    asked = ann.told("state")
    while not (asked and ann.decision):
        for other in (bob, cyd):
            if other.decision is not None and other.decision["n"] > other.done:
                await other.answer(Mind("quick"))
        await ann.page.wait_for_timeout(50)
    for voter in (bob, cyd):
        await voter.side("Players")
        await voter.press(voter.button("Wait no longer"))
    for who in (ann, bob, cyd):
        await expect(who.mat(0)).to_contain_text("House bot", timeout=PATIENCE)
    await expect(ann.hand).to_have_count(0, timeout=PATIENCE)
    assert bob.told("table")[-1]["host"] in (1, 2)
    await dan.open(f"/tables/{table}")
    dan.expect_trouble(REFUSED)
    await dan.press(dan.button("Take a bot's seat"))
    asking = dan.page.get_by_role("alert").filter(has_text="The players are asked")
    await expect(asking).to_be_visible(timeout=PATIENCE)
    for voter in (bob, cyd):
        waits = voter.page.locator(".bar-people .unread")
        await expect(waits).to_have_text("1", timeout=PATIENCE)
        await expect(waits).to_be_visible()
        await voter.side("Players")
        await voter.press(voter.button("Let Dan have this seat"))
    await expect(dan.hand).not_to_have_count(0, timeout=PATIENCE)
    await expect(bob.mat(0)).to_contain_text("Dan", timeout=PATIENCE)
    await expect(bob.page.locator(".bar-people .unread")).to_have_count(0)


async def test_ones_other_devices_are_signed_out(tavern, visit):
    """Ann's seat was open on a machine that is not hers. From there nobody plays for her now."""
    ann = await visit(tavern, "Ann")
    table = await ann.new_game("house", "house")
    away = await visit(tavern, cookies=await ann.context.cookies())
    away.expect_trouble(REFUSED)
    await away.open(f"/tables/{table}")
    await away.at_the_table()
    await expect(away.hand).not_to_have_count(0)
    await ann.side("Players")
    await ann.press(ann.button("Sign out my other devices"))
    await expect(ann.button("Your other devices are signed out")).to_be_visible(timeout=PATIENCE)
    await expect(away.hand).to_have_count(0, timeout=PATIENCE)
    await ann.told_anew()
    assert await ann.wait_for_a_question()
    await ann.answer(Mind("still here"))


async def test_who_signs_out_elsewhere_over_a_slow_line_keeps_her_seat(tavern, visit):
    """Ann's new cookie takes two seconds to come, and her line is back before it."""
    ann = await visit(tavern, "Ann")
    ann.expect_trouble(REFUSED)
    await ann.new_game("house", "house")
    await ann.side("Players")
    devices = await ann.context.new_cdp_session(ann.page)
    slow = {"offline": False, "latency": 2000, "downloadThroughput": -1, "uploadThroughput": -1}
    await devices.send("Network.enable")
    await devices.send("Network.emulateNetworkConditions", slow)
    await ann.press(ann.button("Sign out my other devices"))
    await expect(ann.button("Your other devices are signed out")).to_be_visible(timeout=PATIENCE)
    await ann.told_anew()
    assert ann.told("table")[-1]["you"]["seat"] >= 0
    await expect(ann.hand).not_to_have_count(0, timeout=PATIENCE)
