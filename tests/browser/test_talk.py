"""Talking: quips over heads, onlookers among themselves, mute, and a report to the host."""

import pytest
from playwright.async_api import expect
from visitor import PATIENCE

from lastcall.server.quips import spoken


async def test_a_quip_stands_over_the_head_of_whoever_says_it(tavern, visit):
    """Ann plays Gog. Bob reads it in Russian, over Gog's head and in the chat."""
    ann = await visit(tavern, "Ann")
    bob = await visit(tavern, "Боб", lang="ru")
    table = (await ann.post("/api/tables", {"options": {"seats": 2, "clock": None}}))["id"]
    await ann.post(f"/api/tables/{table}/character", {"character": "gog"})
    await bob.post(f"/api/tables/{table}/sit", {})
    await ann.post(f"/api/tables/{table}/start")
    for who in (ann, bob):
        await who.open(f"/tables/{table}")
        await who.at_the_table()
    await ann.side("Chat")
    await ann.press(ann.button(spoken("gog.cheers", "en")))
    await expect(bob.mat(0).locator(".bubble")).to_have_text(spoken("gog.cheers", "ru"))
    await expect(ann.mat(0).locator(".bubble")).to_have_text(spoken("gog.cheers", "en"))
    await bob.side("Chat")
    await expect(bob.page.locator(".said")).to_contain_text(spoken("gog.cheers", "ru"))
    await expect(bob.mat(0).locator(".bubble")).to_have_count(0, timeout=PATIENCE)
    # Whoever does not want to read it does not see it over the head either.
    await bob.press(bob.page.locator(".said-do summary"))
    await bob.press(bob.button("Не читать"))
    await ann.press(ann.button(spoken("gog.boast", "en")))
    await expect(bob.page.locator(".chat .quiet")).to_contain_text("2")
    await expect(bob.mat(0).locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
async def test_an_onlooker_talks_is_reported_and_muted(tavern, visit, phone):
    """Eve has no name yet and looks on; Bob reports her to Ann, who mutes her for all."""
    ann, bob = await visit(tavern, "Ann", phone=phone), await visit(tavern, "Bob")
    eve = await visit(tavern)
    table = (await ann.post("/api/tables", {"options": {"seats": 2, "clock": None}}))["id"]
    await bob.post(f"/api/tables/{table}/sit")
    for who in (ann, bob, eve):
        await who.open(f"/tables/{table}")
    await expect(eve.page.get_by_role("main")).to_contain_text("Nobody has said anything yet.")
    talk = eve.page.locator(".talk")
    await talk.get_by_label("Your name").fill("Eve")
    await eve.press(talk.get_by_role("button", name="Talk along"))
    await eve.page.get_by_label("Say something").fill("You are all slow")
    await eve.press(eve.button("Send"))
    said = bob.page.locator(".said").filter(has_text="You are all slow")
    await expect(said).to_contain_text("Eve")
    await bob.press(said.locator("summary"))
    await bob.press(said.get_by_role("button", name="Report to the host"))
    await expect(said.get_by_role("button", name="The host was told")).to_be_visible()
    report = ann.page.locator(".report")
    await expect(report).to_contain_text("You are all slow")
    await expect(bob.page.locator(".report")).to_have_count(0)
    await ann.press(report.get_by_role("button", name="Mute for all"))
    await expect(eve.page.locator(".talk")).to_contain_text("The host has muted you")
    await ann.press(report.get_by_role("button", name="Seen"))
    await expect(report).to_have_count(0)


async def test_onlookers_are_not_heard_by_those_who_play(tavern, visit):
    ann, bob, eve, dan = [await visit(tavern, name) for name in ("Ann", "Bob", "Eve", "Dan")]
    table = await ann.sit_together(bob)
    for who in (eve, dan):
        await who.open(f"/tables/{table}")
        await who.at_the_table()
    for who in (ann, eve, dan):
        await who.side("Chat")
    await eve.page.get_by_label("Say something").fill("Ann has nothing")
    await eve.press(eve.button("Send"))
    await expect(dan.page.locator(".said")).to_contain_text("Ann has nothing")
    await ann.page.get_by_label("Say something").fill("good evening")
    await ann.press(ann.button("Send"))
    await expect(eve.page.locator(".said").last).to_contain_text("good evening")
    await expect(ann.page.locator(".said")).to_have_count(1)


async def test_who_reads_further_up_is_not_taken_away_from_there(tavern, visit):
    """The log follows whoever is at its end, and nobody else."""
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house")
    await ann.side("Log")
    log = ann.page.get_by_role("log", name="Log")
    apart = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    while await log.evaluate("(log) => log.scrollHeight < 2 * log.clientHeight"):
        assert await ann.wait_for_a_question()
        await ann.answer_quietly()
    assert await log.evaluate(apart) < 2

    async def read_from(top):
        """Once all has been told, and until the page has heard of it."""
        assert await ann.wait_for_a_question()
        await log.evaluate(
            """(log, top) => new Promise((done) => {
                log.scrollTo(0, top);
                requestAnimationFrame(() => requestAnimationFrame(done));
            })""",
            top,
        )

    await read_from(40)
    lines = await ann.log.count()
    while await ann.log.count() == lines:
        assert await ann.wait_for_a_question()
        await ann.answer_quietly()
    assert await log.evaluate("(log) => log.scrollTop") == 40
    await read_from(100_000)
    lines = await ann.log.count()
    while await ann.log.count() == lines:
        assert await ann.wait_for_a_question()
        await ann.answer_quietly()
    await expect(ann.log.last).to_be_in_viewport()
