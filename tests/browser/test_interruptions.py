"""Lost in the middle of a response: the question is there again, and the answer counts once."""

import pytest_asyncio
from cable import Cable
from mind import Mind
from playwright.async_api import expect
from process import QUICK
from visitor import PATIENCE

# What Chromium says of connections that do not come about.
LOST = "WebSocket connection to|net::ERR_"


@pytest_asyncio.fixture(loop_scope="session")
async def cable(tavern):
    laid = await Cable(tavern.port).lay()
    yield laid
    await laid.remove()


async def in_the_middle_of_a_response(visitor, seed):
    """A game in which the visitor is asked to respond to something right now."""
    await visitor.meet(lambda: visitor.asked("respond"), seed)
    return await visitor.question()


async def the_same_again(visitor, before):
    """The question is open again as it was, when all of the table has been told anew."""
    await visitor.told_anew()
    assert await visitor.wait_for_a_question()
    assert await visitor.question() == before


async def answer_counts_once(visitor, before):
    """Answer; the next question is the next one, and nothing was refused."""
    number = before["number"]
    await visitor.answer(Mind("once", lively=1))
    await visitor.until(lambda: accepted(visitor, number))
    await goes_on(visitor, number)


def accepted(visitor, number):
    return [told["n"] for told in visitor.told("accepted")].count(number)


async def goes_on(visitor, number):
    if await visitor.wait_for_a_question():
        assert visitor.decision["n"] == number + 1
    assert accepted(visitor, number) <= 1
    assert visitor.told("error") == []


async def test_reload(tavern, visit):
    ann = await visit(tavern, "Ann")
    before = await in_the_middle_of_a_response(ann, "reload")
    await ann.page.reload()
    await the_same_again(ann, before)
    await answer_counts_once(ann, before)


async def test_the_connection_is_lost(tavern, cable, visit):
    ann = await visit(cable, "Ann")
    ann.expect_trouble(LOST)
    before = await in_the_middle_of_a_response(ann, "lost")
    cable.cut()
    await expect(ann.lost).to_be_visible()
    cable.mend()
    await expect(ann.lost).to_be_hidden(timeout=PATIENCE)
    await the_same_again(ann, before)
    await answer_counts_once(ann, before)


async def test_what_was_chosen_is_still_chosen_when_the_line_is_back(tavern, cable, visit):
    ann = await visit(cable, "Ann")
    ann.expect_trouble(LOST)
    await ann.new_game("house", "house", "house")
    await ann.choose_a_card_with_targets(2)
    pressed = [card["pressed"] for card in (await ann.look())["hand"]]
    assert pressed.count(True) == 1
    before = await ann.question()
    cable.cut()
    await expect(ann.lost).to_be_visible()
    cable.slow = True  # the game is heard some time before the question
    cable.mend()
    await expect(ann.lost).to_be_hidden(timeout=PATIENCE)
    await the_same_again(ann, before)
    assert [card["pressed"] for card in (await ann.look())["hand"]] == pressed
    await answer_counts_once(ann, before)
    assert not any(card["pressed"] for card in (await ann.look())["hand"])


async def test_the_connection_is_lost_after_the_answer_left(tavern, cable, visit):
    """The server has the answer, but its word on it never arrives."""
    ann = await visit(cable, "Ann")
    ann.expect_trouble(LOST)
    before = await in_the_middle_of_a_response(ann, "half")
    number = before["number"]
    tab = await ann.another_tab(tavern.address)  # does not go through the cable
    cable.deaf = True
    given = len(ann.answers)
    await ann.answer(Mind("half"))
    assert len(ann.answers) == given + 1
    await tab.until(lambda: accepted(tab, number))
    cable.cut()
    await expect(ann.lost).to_be_visible()
    cable.mend()
    await expect(ann.lost).to_be_hidden(timeout=PATIENCE)
    await ann.told_anew()
    await goes_on(ann, number)


async def test_the_server_is_killed_and_started_again(start, visit):
    server = start(*QUICK)
    ann = await visit(server, "Ann")
    ann.expect_trouble(LOST)
    before = await in_the_middle_of_a_response(ann, "killed")
    server.kill()
    await expect(ann.lost).to_be_visible()
    server.start(server.port)
    await expect(ann.lost).to_be_hidden(timeout=PATIENCE)
    await the_same_again(ann, before)
    await answer_counts_once(ann, before)
