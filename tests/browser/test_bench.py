"""Out of the game: bets for honour, a pace of one's own, and where to go."""

import re

from playwright.async_api import expect
from visitor import PATIENCE

SLOW = ("--pause", "0.1", "--bot-pause", "0.6", "--grace", "60", "--no-limits")

ASKED_OR_OUT = """(last) => document.querySelector(".bench")
  || Number(document.querySelector(".actions")?.dataset.n ?? 0) > last"""


async def falls(den, visit, **looks):
    """Ann, out of the game, while two bots play on."""
    server = den("frail", options=SLOW)
    ann = await visit(server, "Ann", **looks)
    await ann.new_company("gog", "eve", "dimli", bot="house")
    bench = ann.page.locator(".bench")
    while not await bench.is_visible():
        await ann.page.wait_for_function(ASKED_OR_OUT, arg=ann.done, timeout=PATIENCE)
        if not await bench.is_visible():
            await ann.answer_quietly()
    return ann, bench


async def test_one_bets_and_sees_the_rest_at_once(den, visit):
    ann, bench = await falls(den, visit)
    await expect(bench.locator("section").first).to_contain_text(re.compile("Gog|You"))
    await expect(ann.status).to_have_text("You sleep under the table. Who stays awake?")
    await ann.press(ann.button("Bet on Eve"))
    await expect(ann.page.locator(".rail-more")).to_contain_text("Your bet is on Eve")
    await ann.press(ann.button("Finish quickly"))
    await expect(ann.over).to_be_visible(timeout=PATIENCE)
    await expect(ann.over).to_contain_text("You bet on Eve")
    await expect(ann.over).to_contain_text("of 1 times so far")


async def test_one_leaves_and_looks_back(den, visit):
    ann, bench = await falls(den, visit)
    await ann.press(bench.get_by_role("button", name="See the replay"))
    await ann.page.wait_for_url(re.compile("/replays/"), timeout=PATIENCE)
    await expect(ann.page.locator(".replaying")).to_be_visible(timeout=PATIENCE)
