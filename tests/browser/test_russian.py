"""The language can be changed at any time, in the middle of a question too."""

import asyncio
import re

from mind import Mind
from playwright.async_api import expect
from visitor import PATIENCE

LATIN = re.compile(r"[A-Za-z]{2,}")
CYRILLIC = re.compile(r"[А-Яа-яЁё]{2,}")
# The server's languages become known while the table is being dialled, not before or after.
ABOUT_COMES_WHILE_DIALLING = """
let dialled;
const dialling = new Promise((go) => { dialled = go; });
const Line = WebSocket;
window.WebSocket = class extends Line {
  constructor(...of) { super(...of); dialled(); }
};
const ask = window.fetch;
window.fetch = async (what, ...how) => {
  const answer = await ask(what, ...how);
  if (String(what).includes("/api/about")) await dialling;
  return answer;
};
"""
RULE = re.compile(r"\b[A-Z]{2,5}-\d+\b")  # rules are called the same everywhere


async def until_nobody_says(letters, anya):
    """Until the table has been told anew; rules and her own name are the same in both."""
    async with asyncio.timeout(PATIENCE / 1000):
        while any(
            letters.search(RULE.sub("", text).replace("Аня", ""))
            for text in await anya.board_texts()
        ):
            await asyncio.sleep(0.05)


async def test_the_language_changes_in_the_middle_of_a_game(tavern, visit):
    anya = await visit(tavern, "Аня")
    await anya.meet(lambda: anya.state["view"]["turn"] > 3 and anya.state["view"]["stack"], "ru")
    before = await anya.question()
    english = await anya.board_texts()
    assert CYRILLIC.findall(" ".join(english).replace("Аня", "")) == []

    await anya.speak("Русский")
    await expect(anya.status).to_contain_text(CYRILLIC)
    await expect(anya.hand.last).to_contain_text(CYRILLIC)
    after = await anya.question()
    assert after["number"] == before["number"]
    assert len(after["hand"]) == len(before["hand"])
    assert after["status"] != before["status"]
    await until_nobody_says(LATIN, anya)
    assert all(CYRILLIC.search(card["title"]) for card in after["hand"])
    assert all(CYRILLIC.search(line) for line in await anya.log_lines())

    await anya.answer(Mind("russian"))
    if await anya.wait_for_a_question():
        assert [t for t in await anya.board_texts() if LATIN.search(RULE.sub("", t))] == []

    await anya.speak("English")
    await expect(anya.status).not_to_contain_text(CYRILLIC)
    await until_nobody_says(CYRILLIC, anya)


async def test_a_table_opened_by_its_address_speaks_russian(tavern, visit):
    anya = await visit(tavern, "Аня", lang="ru")
    await anya.context.add_init_script(ABOUT_COMES_WHILE_DIALLING)
    await anya.new_game("house", "house")
    await expect(anya.hand.last).to_contain_text(CYRILLIC)
    await expect(anya.page.locator(".bar-turn strong")).not_to_contain_text(LATIN)
    await anya.wait_for_a_question()
    assert [t for t in await anya.board_texts() if LATIN.search(RULE.sub("", t))] == []
