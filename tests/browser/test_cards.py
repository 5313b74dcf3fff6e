"""Cards as they are set: whole in the hand, and their titles to be read."""

import pytest
from playwright.async_api import expect

AT_ONCE = 60  # cards in one hand: they lie over each other, and each is set as ever

# What a card of the hand does not show whole: words that leave it, or what it does in short.
CUT = """() => [...document.querySelectorAll(".hand .hand-card")].flatMap((card) => {
  const [face, paper] = [card.querySelector(".card"), card.querySelector(".paper")];
  const [title, gist] = [card.querySelector(".card-title"), card.querySelector(".gist")];
  const scene = card.querySelector(".card-scene");
  const found = [];
  if (paper.offsetTop + paper.offsetHeight > face.clientHeight + 1) found.push("its text");
  if (title.scrollWidth > title.clientWidth + 1) found.push("its title");
  const plate = title.offsetTop + title.offsetHeight;
  if (gist?.checkVisibility() && plate > scene.offsetTop + gist.offsetTop + 3)
    found.push("what it does");
  return found.map((what) => `${title.innerText}: ${what}`);
})"""

# Titles that can hardly be read: the contrast of cream with what lies behind them.
PALE = """() => [...document.querySelectorAll(".card")].flatMap((card) => {
  const title = card.querySelector(".card-title");
  const pen = document.createElement("canvas").getContext("2d");
  const light = (colour) => {
    pen.fillStyle = "#fff";
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((x) => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const plate = getComputedStyle(card).getPropertyValue("--type");
  const contrast = (light(getComputedStyle(title).color) + 0.05) / (light(plate) + 0.05);
  const found = `${title.innerText}: ${contrast.toFixed(1)} on ${plate || "nothing"}`;
  return contrast < 4.5 ? [found] : [];
})"""


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_every_card_of_a_hand_is_shown_whole(tavern, visit, lang):
    ann = await visit(tavern, "Ann", lang=lang)
    library = await ann.cards()
    held = [
        id
        for id, card in library.items()
        if card["types"] and card["types"][0] not in ("drink", "event", "rule")
    ]
    hands = [held[start : start + AT_ONCE] for start in range(0, len(held), AT_ONCE)]
    assert len(held) > 500
    now = []
    await ann.hold_instead(now)
    now[:] = hands[0]
    await ann.new_game("house")
    for hand in hands:
        now[:] = hand
        await ann.page.reload()
        await ann.at_the_table()
        await ann.cards_have_words()
        assert await ann.hand.count() == len(hand)
        for window in ((1280, 800), (1920, 1080)):
            await ann.resize(*window)
            assert await ann.page.evaluate(CUT) == [], window


@pytest.mark.parametrize("deck", ["gog", "stable", "dale"])
async def test_the_title_of_every_type_of_card_stands_out(tavern, visit, deck):
    """Also of those that are never held in a hand, as animals."""
    ann = await visit(tavern)
    await ann.open(f"/cards/{deck}")
    await expect(ann.page.locator(".card").nth(5)).to_be_visible()
    assert await ann.page.evaluate(PALE) == []
