"""How good each bot is: chosen in the lobby and said at its seat, at any size."""

import json

import pytest
from mind import Mind
from playwright.async_api import expect

LEVELS = {
    "newcomer": "Newcomer",
    "house": "House bot",
    "regular": "Regular",
    "champion": "Champion",
}
EVERYBODY = ["rdi2", "rdi4", "rdi5", "rdi7", "rdi9"]

# By seat: how many pips are full, and what lies over them.
PIPS = """() => Object.fromEntries([...document.querySelectorAll(".far .pips")].map((pips) => {
  const seat = pips.closest("[data-seat]");
  const box = pips.getBoundingClientRect();
  const over = [".who > span", ".counts", ".count", ".flag", ".medal", ".tab"].filter((what) =>
    [...seat.querySelectorAll(what)].some((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return wide > 1 && high > 1;
    }));
  const full = pips.checkVisibility() ? pips.querySelectorAll(".full").length : 0;
  return [seat.dataset.seat, [full, over]];
}))"""

# What on the heads of a phone lies over what belongs to others, or not on its own head.
ASTRAY = """() => {
  const boxes = [...document.querySelectorAll(".far .seat")].flatMap((seat) =>
    [".tab", ".medal", ".plaque"].flatMap((what) => [...seat.querySelectorAll(what)].map((one) =>
      ({ seat: seat.dataset.seat, what, text: one.innerText, box: one.getBoundingClientRect() }))));
  const found = [];
  for (const one of boxes) {
    for (const other of boxes) {
      if (one.seat === other.seat) continue;
      const [a, b] = [one.box, other.box];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`${one.seat} ${one.text} over ${other.what}`);
    }
    const plaque = boxes.find(({ seat, what }) => seat === one.seat && what === ".plaque");
    if (one.what === ".medal" && one.box.bottom > plaque.box.bottom)
      found.push(`${one.seat} ${one.text} lies under its head`);
  }
  for (const tab of document.querySelectorAll(".far .tab"))
    if (tab.scrollWidth > tab.clientWidth + 1) found.push(`${tab.innerText} is cut short`);
  return found;
}"""


@pytest.mark.parametrize(("bots", "lang"), [(3, "ru"), (5, "en"), (9, "ru")])
async def test_each_seat_says_how_good_its_bot_is(tavern, visit, bots, lang):
    """By pips, also where a change of Gold takes the place of the word; and by ear."""
    ann = await visit(tavern, "Ann", lang=lang)
    kinds = [*reversed(LEVELS), *LEVELS, "random"][:bots]
    await ann.new_game(*kinds, boxes=EVERYBODY)
    chairs = ann.told("table")[-1]["chairs"]
    for _ in range(4):
        assert await ann.wait_for_a_question()
        said = await ann.page.evaluate(PIPS)
        for seat, chair in enumerate(chairs):
            if chair["bot"] in LEVELS:
                assert said[str(seat)] == [[*LEVELS].index(chair["bot"]) + 1, []], chair
            else:
                assert str(seat) not in said
        await ann.answer_quietly()
    if lang == "en":
        for seat, chair in enumerate(chairs):
            player = LEVELS.get(chair["bot"], "Random bot" if chair["bot"] else "Ann")
            label = await ann.mat(seat).get_attribute("aria-label")
            assert f"played by {player}" in label


async def test_a_team_says_how_good_each_of_it_is(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.new_game("champion", "newcomer", "regular", teams="two-headed")
    chairs = ann.told("table")[-1]["chairs"]
    said = await ann.page.evaluate(PIPS)
    full = {"champion": 4, "regular": 3, "newcomer": 1}
    assert {chair["bot"]: said[str(seat)][0] for seat, chair in enumerate(chairs) if seat} == full


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_heads_on_a_phone_keep_to_themselves(tavern, visit, lang):
    """Whoever is out, in control or about to fall; nothing of one seat lies over another."""
    ann = await visit(tavern, "Ann", lang=lang, phone=True)

    def told(view):
        for number, seat in enumerate(view["seats"]):
            if number % 3 == 1:
                seat.update(alive=False, gold=0)
            if number % 3 == 2:
                seat.update(fortitude=2, alcohol=0)

    await ann.see_instead(told)
    await ann.new_game(*["house"] * 9, boxes=EVERYBODY)
    await expect(ann.page.locator(".far .tab").first).to_be_visible()
    for window in ((390, 844), (360, 740)):
        await ann.resize(*window)
        assert await ann.page.evaluate(ASTRAY) == [], window


async def test_the_lobby_shows_who_is_going_to_play(tavern, visit):
    """And remembers it for the next evening."""
    ann = await visit(tavern)
    await ann.open()
    for kind, name in LEVELS.items():
        await ann.page.get_by_label("How they play").select_option(kind)
        await expect(ann.page.locator(".company-seat:not(.me) small").first).to_have_text(name)
    await ann.page.get_by_role("combobox", name="Bots").select_option("2")
    await ann.open()
    await expect(ann.page.get_by_label("How they play")).to_have_value("champion")
    await expect(ann.button("Play now with 2 bots")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
async def test_levels_are_changed_between_two_games(tavern, visit, phone):
    """At the table of the rematch, where the same bots sit as the same characters."""
    ann = await visit(tavern, "Ann", phone=phone)
    await ann.new_game("newcomer", "random", "champion")
    characters = [chair["character"] for chair in ann.told("table")[-1]["chairs"]]
    await ann.play(Mind("between", lively=0.2))
    await ann.rematch()
    levels = ann.page.get_by_label("How the bot in seat")
    await expect(levels).to_have_count(3)
    assert [await levels.nth(i).input_value() for i in range(3)] == [
        "newcomer",
        "random",
        "champion",
    ]
    await levels.nth(1).select_option("regular")
    await expect(ann.chair("Regular").locator("strong", has_text="Regular")).to_be_visible()
    await expect(levels.nth(1)).to_have_value("regular")
    start = ann.button("Start game")
    await expect(start).to_be_in_viewport(ratio=1)  # without a search for it
    await ann.press(start)
    await ann.at_the_table()
    chairs = ann.told("table")[-1]["chairs"]
    assert [chair["bot"] for chair in chairs] == ["", "newcomer", "regular", "champion"]
    assert [chair["character"] for chair in chairs] == characters


async def test_who_cannot_sit_down_is_said_before_one_plays(tavern, visit):
    """In the lobby, and where bots are seated; the table itself names who plays."""
    ann = await visit(tavern, "Ann")

    async def damaged(route):
        told = await (await route.fetch()).json()
        told["stand_ins"] = {"regular": "house", "champion": "house"}
        await route.fulfill(body=json.dumps(told), content_type="application/json")

    await ann.page.route("**/api/about*", damaged)
    await ann.open()
    said = ann.page.get_by_text("Champion cannot sit down on this server: House bot plays instead.")
    await expect(said).to_have_count(0)
    await ann.page.get_by_label("How they play").select_option("champion")
    await expect(said).to_be_visible()
    await expect(ann.page.locator(".company-seat:not(.me) small").first).to_have_text("House bot")
    await ann.open_table(seats=2)
    await expect(said).to_be_visible()
