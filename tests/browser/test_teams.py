"""Evenings in teams: set, begun, and seen as one mat that several share."""

import re

import pytest
from playwright.async_api import expect
from test_places import fits
from visitor import PATIENCE

PAIR = {"boxes": ["rdi2", "rdi9"], "teams": "two-headed"}
BOSS = {"boxes": ["rdi2", "rdi9"], "teams": "boss"}


async def until_potions_may_be_drunk(ann):
    for _ in range(80):
        assert await ann.wait_for_a_question()
        if any(option["kind"] == "spend" for option in ann.decision["options"]):
            return
        await ann.answer_quietly()
    raise AssertionError("nobody was ever asked about a Potion")


async def test_a_way_to_play_is_chosen_with_a_picture_and_two_lines(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.open("/new")
    ways = ann.page.locator(".way")
    await expect(ways).to_have_count(6)
    for i in range(6):
        await expect(ways.nth(i).locator(".way-art .portrait").first).to_be_visible()
        assert len(await ways.nth(i).locator("small").inner_text()) > 40
    seats = ann.page.locator("input[name=seats]")
    await expect(seats).to_have_count(9)
    await ann.press(ways.filter(has_text="Boss Battle").first)
    await expect(seats).to_have_count(3)
    petras = ann.page.locator(".box").filter(has_text="Petra").locator("input")
    await expect(petras).to_be_checked()
    await ann.press(ways.filter(has_text="Two-Headed Dragon"))
    await expect(seats).to_have_count(4)
    await ann.press(ann.button("Create table"))
    await expect(ann.page.locator(".chair-team")).to_have_text(["Team 1", "Team 2"])
    await expect(ann.page.locator(".option-words")).to_contain_text("Two-Headed Dragon")


@pytest.mark.parametrize(
    ("evening", "begin", "mates"),
    [("You and a bot against two", "two against two", 1), ("Be the Boss", "one against three", 0)],
)
async def test_one_click_begins_an_evening_in_teams(tavern, visit, evening, begin, mates):
    ann = await visit(tavern, "Ann")
    await ann.open()
    await ann.press(ann.page.locator(".evenings label").filter(has_text=evening))
    await ann.press(ann.button(re.compile(begin)))
    await ann.at_the_table()
    assert await ann.wait_for_a_question()
    await expect(ann.page.locator(".seat.mate")).to_have_count(mates)
    await expect(ann.page.locator(".near .mat.shared")).to_have_count(mates)
    await expect(ann.page.locator(".far .team")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("options", [PAIR, BOSS], ids=["pair", "boss"])
async def test_a_team_shares_one_mat_and_sees_each_others_cards(tavern, visit, options, lang):
    ann = await visit(tavern, "Ann", lang=lang)
    await ann.new_game("house", "house", "house", character="gog", **options)
    assert await ann.wait_for_a_question()
    mates = ann.state["mates"]
    for mate in mates:
        seat = ann.page.locator(f".seat.mate[data-seat='{mate['seat']}']")
        await expect(seat.locator(".open-card")).to_have_count(len(mate["cards"]))
        await expect(seat.locator(".gold-count, .tankard-place")).to_have_count(0)
    await expect(ann.page.locator(".near .mat-mate")).to_have_count(len(mates))
    potions = ann.state["view"]["seats"][0]["potions"]
    await expect(ann.page.locator(".near .potion-count svg")).to_have_count(potions)
    await fits(ann)
    while await ann.page.locator(".seat-pick").count():
        await ann.answer_quietly()
        assert await ann.wait_for_a_question()
    mates = ann.state["mates"]
    await ann.press(ann.page.locator(".seat.mate .plaque").first)
    look = ann.page.locator("dialog.look[open]")
    await expect(look.locator(".open-pile").last.locator("li")).to_have_count(
        len(mates[0]["cards"])
    )


async def test_a_potion_is_something_to_press(tavern, visit):
    """On the mat; what it would do is said before it is drunk, and one can think again."""
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house", character="gog", **PAIR)
    await until_potions_may_be_drunk(ann)
    before = ann.state["view"]["seats"][0]
    bottles = ann.page.locator(".answer.potion")
    await ann.press(ann.page.locator(".near .potion-count"))
    await expect(bottles).to_have_count(3)
    await ann.press(ann.button("Cancel"))
    await expect(bottles).to_have_count(1)
    await ann.press(bottles.first)
    await ann.press(bottles.filter(has_text="Trade it in"))
    await ann.until(lambda: ann.answers and ann.answers[-1][1]["kind"] == "spend")
    await ann.until(
        lambda: (
            ann.state["view"]["seats"][0]["potions"] == before["potions"] - 1
            or ann.state["view"]["over"]
        )
    )
    await expect(ann.page.locator(".near .potion-count svg")).to_have_count(before["potions"] - 1)


async def test_a_potion_is_drunk_by_keys_alone(tavern, visit):
    """V asks for what, Esc thinks again, a digit drinks it: no card of the hand is meant."""
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house", character="gog", **PAIR)
    await until_potions_may_be_drunk(ann)
    bottles = ann.page.locator(".answer.potion")
    await ann.page.keyboard.press("v")
    await expect(bottles.locator("kbd")).to_have_text(["1", "2", "3"])
    await ann.page.keyboard.press("Escape")
    await expect(bottles).to_have_count(1)
    await ann.page.keyboard.press("v")
    await expect(bottles).to_have_count(3)
    await ann.page.keyboard.press("3")
    await ann.until(lambda: ann.answers and ann.answers[-1][1]["kind"] == "spend")
    assert (
        ann.answers[-1][1] == [o for o in ann.answers[-1][0]["options"] if o["kind"] == "spend"][2]
    )


# Whether the answers stand in one row, and whether a head behind the table is cut off by the bar.
IN_A_ROW = """() => {
  const tops = [...document.querySelectorAll(".own-answers > *")].map((e) => e.offsetTop);
  const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
  const busts = [...document.querySelectorAll(".far .bust")].map((e) => e.getBoundingClientRect());
  const wide = Math.max(...busts.map((box) => box.width));
  return [new Set(tops).size, busts.every((box) => box.top > bar - 0.1 * wide)];
}"""


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_a_potion_more_needs_no_second_row(tavern, visit, lang):
    """Lesser words give way, so that the rail does not push the others out of the window."""
    ann = await visit(tavern, "Ann", lang=lang)
    await ann.new_game("house", "house", "house", character="gog", **PAIR)
    await until_potions_may_be_drunk(ann)
    assert await ann.page.evaluate(IN_A_ROW) == [1, True], await ann.look()


async def test_letters_cover_no_names(tavern, visit):
    """While one of several is chosen each name is read whole beside its letter."""
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house", character="gog", **BOSS)
    for _ in range(60):
        assert await ann.wait_for_a_question()
        if ann.asked("member"):
            break
        await ann.answer_quietly()
    names = ann.page.locator(".seat.mate .who > span")
    letters = ann.page.locator(".seat.mate .letter")
    await expect(letters).to_have_count(2)
    for i in range(2):
        name, letter = await names.nth(i).bounding_box(), await letters.nth(i).bounding_box()
        below = letter["y"] + letter["height"] <= name["y"] + 5
        assert below or letter["x"] + letter["width"] <= name["x"] + 1


async def test_a_team_has_one_place_at_the_end(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.win_at_once(0)
    await ann.new_game("house", "house", "house", character="gog", **PAIR)
    await expect(ann.over.locator(".rank")).to_have_text(["1", "1", "2", "2"])
    await expect(ann.over.locator(".won").first).to_contain_text("the last team standing")


async def test_either_of_two_takes_a_joint_choice_and_the_other_sees_it(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    table = await ann.post("/api/tables", {"options": {"seats": 4, "clock": None, **PAIR}})
    await bob.post(f"/api/tables/{table['id']}/sit")
    for _ in range(2):
        await ann.post(f"/api/tables/{table['id']}/bot", {"bot": "house"})
    await ann.post(f"/api/tables/{table['id']}/start")
    for one in (ann, bob):
        await one.open(f"/tables/{table['id']}")
        await one.at_the_table()
    joint = ("member", "champion", "order")
    asked = {"ann": ann, "bob": bob}
    for _ in range(200):
        waiting = [one for one in asked.values() if one.decision]
        if len(waiting) == 2 and all(one.asked(*joint) for one in waiting):
            break
        for one in waiting:
            number = (await one.look())["number"]
            if one.decision and not one.asked(*joint) and number == one.decision["n"]:
                await one.answer_quietly()
        await ann.page.wait_for_timeout(100)
    for one in (ann, bob):
        await one.page.wait_for_function(
            "(n) => Number(document.querySelector('.actions')?.dataset.n) === n",
            arg=one.decision["n"],
            timeout=PATIENCE,
        )
    before = len(ann.told("accepted"))
    await bob.answer_quietly()
    await ann.until(lambda: len(ann.told("accepted")) > before)
    assert ann.told("accepted")[-1]["by"] == "player"


async def test_one_can_talk_to_ones_team_alone(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house", character="gog", **PAIR)
    await ann.side("Chat")
    await ann.press(ann.page.locator(".chat-team"))
    await ann.say("Let us hit the ogre")
    line = ann.chat.locator(".to-team")
    await expect(line).to_contain_text("to the team: Let us hit the ogre")
    await ann.new_game("house", character="gog")
    await ann.side("Chat")
    await expect(ann.may_talk).to_be_visible()
    await expect(ann.page.locator(".chat-team")).to_have_count(0)


async def test_the_boss_is_alone_and_has_several_actions(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house", character="gog", **BOSS)
    assert await ann.wait_for_a_question()
    boss = ann.page.locator(".seat.boss")
    await expect(boss.locator(".tab")).to_contain_text("boss")
    await expect(boss).to_have_count(1)
    await expect(ann.page.locator(".table-deck")).to_have_count(0)  # they lie on the edge


FAST = """
localStorage.lastcall ??= JSON.stringify({ speed: "fast", asking: "able", version: 3 });
"""
OTTO = {"boxes": ["rdi2"], "otto": ["berserker", "spelunker"]}


async def test_an_evening_with_otto_is_one_click(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.open()
    await ann.press(ann.page.locator(".evenings label").filter(has_text="with Otto"))
    await ann.press(ann.button("Play now: a bot, Otto and you"))
    await ann.at_the_table()
    assert await ann.wait_for_a_question()
    await expect(ann.page.locator(".seat.tracked .who")).to_contain_text("Otto")
    assert len(ann.told("game")[-1]["factions"]) == 2


async def test_otto_is_made_of_two_factions(tavern, visit):
    """The one chosen last takes the place of the one before."""
    ann = await visit(tavern, "Ann")
    await ann.open("/new")
    await ann.press(ann.page.locator(".way").filter(has_text="Otto"))
    await expect(ann.page.locator("input[name=seats]")).to_have_count(1)
    await ann.press(ann.page.locator(".factions label").filter(has_text="Brewer"))
    await expect(ann.page.locator(".factions input:checked")).to_have_count(2)
    await ann.press(ann.button("Create table"))
    await expect(ann.page.locator(".option-words")).to_contain_text("Spelunker, Brewer")
    await expect(ann.page.locator(".chair:not(.guest)")).to_have_count(2)
    await expect(ann.page.locator(".chair.guest")).to_contain_text("Otto")


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_ottos_card_lies_open_with_the_box_he_uses_lit(tavern, visit, lang):
    ann = await visit(tavern, "Ann", lang=lang)
    await ann.new_game("house", character="eve", **OTTO)
    assert await ann.wait_for_a_question()
    turned = ann.page.locator(".turned-over")
    while not await turned.count():
        await ann.answer_quietly()
        assert await ann.wait_for_a_question()
    event = [e for m in ann.heard for e in m.get("events", []) if e["kind"] == "turned-over"][-1]
    boxes = turned.locator(".turned-box")
    await expect(boxes).to_have_count(3)
    used = boxes.nth(event["box"])
    await expect(used).to_have_class(re.compile("lit" if event["followed"] else "missed"))
    side = await turned.bounding_box()
    assert side["x"] >= 0
    assert side["x"] + side["width"] <= 1280
    tracks = ann.state["view"]["seats"][2]["tracks"]
    shown = ann.page.locator(".seat.tracked .against .flag.heart")
    await expect(shown).to_have_count(2)
    for i, track in enumerate(tracks):
        await expect(shown.nth(i)).to_contain_text(str(track["fortitude"]))
    await fits(ann)


WATCH_THE_FLOATS = """
window.floats = new Set();
new MutationObserver(() => {
  for (const e of document.querySelectorAll(".seat.tracked .against .float"))
    window.floats.add(e.innerText.trim());
}).observe(document, { childList: true, subtree: true });
"""


async def test_numbers_fly_at_ottos_tracks(tavern, visit):
    """Beside the track they belong to, as at the mats of players."""
    ann = await visit(tavern, "Ann", at_once=False)
    await ann.page.add_init_script(FAST)
    await ann.page.add_init_script(WATCH_THE_FLOATS)
    for _ in range(4):  # a short evening may end before Otto's tracks have moved
        await ann.new_game("house", character="eve", **OTTO)
        while await ann.wait_for_a_question():
            if await ann.page.evaluate("() => window.floats.size"):
                break
            await ann.answer_quietly()
        if await ann.page.evaluate("() => window.floats.size"):
            break
    shown = await ann.page.evaluate("() => [...window.floats]")
    assert shown
    assert all(re.fullmatch(r"[+−]\d", one) for one in shown)
