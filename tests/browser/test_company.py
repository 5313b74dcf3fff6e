"""Friends at one table: links, watching, leaving, coming back, chat, once more."""

import asyncio

from mind import Mind
from playwright.async_api import expect
from visitor import PATIENCE

REFUSED = "Failed to load resource"  # what Chromium says of every answer that is a refusal


async def test_a_friend_gets_the_link_and_a_third_one_watches(tavern, visit):
    ann, bob, cyd = [await visit(tavern, name) for name in ("Ann", "", "")]
    link = await ann.open_table(title="Ann's corner", seats=2, public=True)
    await bob.open(link)
    await bob.take_a_seat("Bob")
    await expect(ann.chair("Bob")).to_be_visible(timeout=PATIENCE)
    await ann.start_game()
    for player in (ann, bob):
        await player.at_the_table()
        await expect(player.hand).to_have_count(7)
    await cyd.open("/")
    await cyd.watch("Ann's corner")
    await expect(cyd.mat(0)).to_contain_text("Ann")
    await expect(cyd.mat(1)).to_contain_text("Bob")
    await expect(cyd.hand).to_have_count(0)
    turns = cyd.state["view"]["turn"]
    moved = asyncio.gather(
        *(
            who.play(Mind(i), lambda: cyd.state["view"]["turn"] > turns + 2)
            for i, who in enumerate((ann, bob))
        )
    )
    await cyd.until(lambda: cyd.state["view"]["turn"] > turns + 2)
    moved.cancel()
    await asyncio.gather(moved, return_exceptions=True)
    assert all(state["hand"] == [] and "decision" not in state for state in cyd.told("state"))


async def test_a_seat_goes_to_another_device(tavern, visit):
    ann, phone, late = [await visit(tavern, name) for name in ("Ann", "", "")]
    await ann.new_game("house", "house")
    assert await ann.wait_for_a_question()
    held = [card["title"] for card in (await ann.look())["hand"]]
    link = await ann.hand_over()
    await phone.open(link)
    await phone.take_over()
    await phone.at_the_table()
    assert await phone.wait_for_a_question()
    assert [card["title"] for card in (await phone.look())["hand"]] == held
    await expect(ann.hand).to_have_count(0, timeout=PATIENCE)
    late.expect_trouble(REFUSED)
    await late.open(link)
    await late.take_over()
    await expect(late.alert).to_contain_text("link")
    await phone.answer(Mind("phone"))


async def test_a_player_leaves_and_comes_back(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house")
    assert await ann.wait_for_a_question()
    before = await ann.question()
    await ann.leave()
    await expect(ann.hand).to_have_count(0)
    await ann.come_back()
    await ann.at_the_table()
    assert await ann.wait_for_a_question()
    assert await ann.question() == before


async def test_a_rematch_brings_both_to_the_new_table(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    first = await ann.sit_together(bob)
    await asyncio.gather(*(who.play(Mind(i, lively=0.3)) for i, who in enumerate((ann, bob))))
    await ann.rematch()
    await bob.join_the_rematch()
    assert ann.table == bob.table != first
    await expect(ann.chair("Bob")).to_be_visible(timeout=PATIENCE)
    await ann.start_game()
    for player in (ann, bob):
        await player.at_the_table()
        await expect(player.hand).to_have_count(7)


async def test_the_host_removes_a_player_who_waits(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    link = await ann.open_table(seats=3)
    await bob.open(link)
    await bob.take_a_seat()
    await expect(bob.chair("Bob")).to_be_visible(timeout=PATIENCE)
    await ann.remove("Bob")
    for who in (ann, bob):
        await expect(who.chair("Bob")).to_have_count(0, timeout=PATIENCE)


async def test_the_host_removes_a_player_in_the_game(tavern, visit):
    """A bot plays on, and who was removed only watches."""
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    await ann.sit_together(bob)
    await expect(bob.hand).to_have_count(7, timeout=PATIENCE)
    await ann.remove_from_the_game("Bob")
    for who in (ann, bob):
        await expect(who.mat(1)).to_contain_text("House bot", timeout=PATIENCE)
    await expect(bob.hand).to_have_count(0, timeout=PATIENCE)
    assert await ann.wait_for_a_question()
    await ann.answer(Mind("alone"))


async def test_chat_is_text_and_can_be_muted(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    await ann.sit_together(bob)
    evil = "<b>cheers</b><img src=x onerror='throw 1'><script>throw 2</script>"
    await bob.side("Chat")
    await ann.side("Chat")
    await ann.say(evil)
    await expect(bob.chat).to_contain_text(evil, timeout=PATIENCE)
    assert await bob.chat.locator("img, script, b:text-is('cheers')").count() == 0
    await bob.mute("Ann")
    await bob.side("Chat")
    await ann.say("Can you hear me?")
    await expect(ann.chat).to_contain_text("Can you hear me?", timeout=PATIENCE)
    await bob.say("No.")
    await expect(bob.chat).to_contain_text("No.", timeout=PATIENCE)
    await expect(bob.chat).not_to_contain_text("Can you hear me?")


async def test_the_host_silences_somebody_for_all(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    await ann.sit_together(bob)
    await bob.side("Chat")
    await bob.say("I talk and talk")
    await ann.side("Chat")
    await expect(ann.chat).to_contain_text("I talk and talk", timeout=PATIENCE)
    await ann.silence("Bob")
    await expect(bob.may_talk).to_have_count(0, timeout=PATIENCE)
