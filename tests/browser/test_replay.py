"""A finished game, shown at the table from what was stored with it."""

import json

from playwright.async_api import expect

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
