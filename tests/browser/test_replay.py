"""A finished game, shown at the table from what was stored with it."""

import json
import re

import pytest
from mind import Mind
from playwright.async_api import expect
from visitor import PATIENCE

CARD = ".hand-card"


async def without_todays_cards(ann, change):
    """The library of today's cards, as `change` makes it."""

    async def answer(route):
        told = await (await route.fetch()).json()
        change(told)
        await route.fulfill(body=json.dumps(told), content_type="application/json")

    await ann.page.route("**/api/cards*", answer)


async def test_it_is_drawn_from_the_cards_stored_with_it(tavern, visit, finished):
    """Though today there is no card at all: titles, texts and whose they are, as they were."""
    ann = await visit(tavern)
    await without_todays_cards(ann, lambda told: told.update(cards=[], characters=[]))
    await ann.open(f"/replays/{finished.table}/3")
    titles = ann.page.locator(f"{CARD} .card-title")
    await expect(titles.first).not_to_have_text("…")
    assert "…" not in await titles.all_inner_texts()
    await expect(ann.page.locator(".far .seat .bust svg").first).to_be_visible()


async def test_arrows_go_from_step_to_step_and_in_a_hand_from_card_to_card(tavern, visit, finished):
    ann = await visit(tavern)
    await ann.open(f"/replays/{finished.table}/3")
    await expect(ann.page.locator(CARD).first).to_be_visible()
    at = int(await ann.scrubber.input_value())
    await ann.page.keyboard.press("ArrowRight")
    await expect(ann.scrubber).to_have_value(str(at + 1))
    await ann.page.locator(CARD).first.focus()
    await ann.page.keyboard.press("ArrowRight")
    await expect(ann.page.locator(CARD).nth(1)).to_be_focused()
    await expect(ann.scrubber).to_have_value(str(at + 1))


async def test_any_hand_can_be_looked_at(tavern, visit, finished):
    ann = await visit(tavern)
    await ann.open(f"/replays/{finished.table}/3")
    hands = ann.page.get_by_role("group", name="Whose hand is shown").get_by_role("button")
    await expect(hands.first).to_be_visible()
    shown = set()
    for seat in range(await hands.count()):
        await hands.nth(seat).click()
        await expect(hands.nth(seat)).to_have_attribute("aria-pressed", "true")
        shown.add(" / ".join(await ann.page.locator(f"{CARD} .card-title").all_inner_texts()))
    assert len(shown) == await hands.count()


async def test_hints_of_another_packages_box_are_drawn_on_its_cards(tavern, visit):
    ann = await visit(tavern)

    def hint(told):
        gog = next(one for one in told["characters"] if one["id"] == "gog")
        gog["art"] = {"colour": "#5b7f4a", "sign": "barrel"}

    await without_todays_cards(ann, hint)
    await ann.open("/cards/gog")
    await expect(ann.page.locator(".card .house-sign svg").first).to_be_visible()
    colour = "getComputedStyle(document.querySelector('.card')).getPropertyValue('--house')"
    assert await ann.page.evaluate(colour) == "#5b7f4a"


async def test_plaques_lie_beside_the_log(tavern, visit, finished):
    """Each whole, none over another; those who share a mat share one."""
    ann = await visit(tavern)
    await ann.open(f"/replays/{finished.table}/3")
    plaques = ann.page.locator(".far .plaque")
    await expect(plaques).to_have_count(2)
    log = await ann.page.locator(".side").bounding_box()
    first, second = [await plaques.nth(i).bounding_box() for i in range(2)]
    assert first["x"] >= 0
    assert first["x"] + first["width"] <= second["x"]
    assert second["x"] + second["width"] <= log["x"]

    async def as_a_team(route):
        told = await (await route.fetch()).json()
        told["game"]["parties"] = [0, 0]
        await route.fulfill(body=json.dumps(told), content_type="application/json")

    await ann.page.route(f"**/api/replays/{finished.table}?*", as_a_team)
    await ann.page.reload()
    await expect(ann.page.locator(".far .team .member")).to_have_count(2)
    await expect(plaques).to_have_count(1)


async def played(ann, *bots, **options):
    """A game to its end, and what is told of it afterwards."""
    table = await ann.new_game(*bots, **options)
    await ann.play(Mind("played", lively=0.2))
    told = await ann.context.request.get(f"/api/replays/{table}?lang=en")
    return await told.json()


def step_after(replay, event):
    """The first step at which an event is told."""
    return next(step for step, told in enumerate(replay["marks"]) if told > event)


async def test_the_bosss_actions_lie_face_up_on_the_edge(tavern, visit):
    """One after the other in her turn; those of the turn before are gone."""
    ann = await visit(tavern, "Ann")
    replay = await played(
        ann, "house", "house", "house", character="gog", boxes=["rdi2", "rdi9"], teams="boss"
    )
    cards = {card["id"]: card for card in replay["cards"]}
    parties = replay["game"]["parties"]
    boss = next(seat for seat, party in enumerate(parties) if parties.count(party) == 1)
    turns = [[]]  # of each turn the events with which she acts
    for number, event in enumerate(replay["events"]):
        if event["kind"] == "turn":
            turns.append([])
        elif event["kind"] == "played" and event["seat"] == boss:
            card = cards[replay["game"]["cards"][event["card"]]]
            if card["modes"][event["mode"]]["type"] == "action":
                turns[-1].append(number)
    acted = max(turns, key=len)
    assert len(acted) >= 2
    acts = ann.page.locator(".seat.boss .act:not(.to-come)")
    for count, number in enumerate(acted, start=1):
        await ann.open(f"/replays/{replay['id']}/{step_after(replay, number)}")
        await expect(acts).to_have_count(count)
        title = cards[replay["game"]["cards"][replay["events"][number]["card"]]]["title"]
        await expect(acts.nth(count - 1)).to_have_attribute("title", title)
    after = next(
        n for n, e in enumerate(replay["events"]) if n > acted[-1] and e["kind"] in ("turn", "won")
    )
    await ann.open(f"/replays/{replay['id']}/{step_after(replay, after)}")
    await expect(ann.page.locator(".seat.boss")).to_be_visible()
    await expect(acts).to_have_count(0)


async def test_ottos_card_lies_open_beside_him(tavern, visit):
    ann = await visit(tavern, "Ann")
    otto = {"boxes": ["rdi2"], "otto": ["berserker", "spelunker"]}
    replay = await played(ann, "house", character="eve", **otto)
    turned = [n for n, event in enumerate(replay["events"]) if event["kind"] == "turned-over"]
    lying = {step_after(replay, number): number for number in turned}  # the last of each step
    for step in (min(lying), max(lying)):
        number = lying[step]
        event = replay["events"][number]
        await ann.open(f"/replays/{replay['id']}/{step}")
        used = ann.page.locator(".turned-over .turned-box").nth(event["box"])
        await expect(used).to_have_class(re.compile("lit" if event["followed"] else "missed"))


@pytest.mark.parametrize("phone", [False, True])
async def test_a_regular_says_what_it_would_have_weighed(tavern, visit, finished, phone):
    """At this step, and where the evening was lost; by a key, or by hand on a phone."""
    ann = await visit(tavern, phone=phone)
    await ann.open(f"/replays/{finished.table}/3")
    await expect(ann.page.locator(CARD).first).to_be_visible()
    panel = ann.page.locator("details.weighed")
    if phone:
        await ann.press(ann.page.locator(".bar-log"))
        await ann.press(panel.locator("summary"))
    else:
        await ann.page.keyboard.press("w")
    await expect(panel).to_have_attribute("open", "")
    options = panel.locator(".weighed-options li")
    await expect(options.nth(1)).to_be_visible(timeout=PATIENCE)
    await expect(panel.locator(".weighed-options .taken")).to_have_count(1)
    told = panel.locator(".weighed-moments button, p:has-text('No answer cost more')")
    await expect(told.first).to_be_visible(timeout=60_000)
    moments = panel.locator(".weighed-moments button")
    if await moments.count():
        instead = await moments.first.locator("span").inner_text()
        # Off a chance of 60 % to win, 10 % would be 6 points: what is told are points.
        await expect(moments.first.locator("b")).to_have_text(re.compile(r"−\d+ points?$"))
        await ann.press(moments.first)
        taken = panel.locator(".weighed-options .taken span")
        await expect(taken).to_be_visible(timeout=PATIENCE)
        assert await taken.inner_text() in instead
        await expect(moments.first).to_have_attribute("aria-current", "step")
        # What was weighed there is in sight, and how far the evening has come.
        await expect(panel.locator("h3").first).to_be_in_viewport()
        await expect(ann.log.last).to_be_in_viewport()
        if not phone:
            await expect(moments.first).to_be_in_viewport()
    if not phone:
        await ann.page.keyboard.press("w")
        await expect(panel).not_to_have_attribute("open", "")
