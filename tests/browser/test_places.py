"""Places for what is to come: each is drawn when the view says that it is there, and not else."""

import re

import pytest
from playwright.async_api import expect
from test_stage import CROSSING, SIZES, SMALL
from visitor import PATIENCE


async def fits(ann):
    for width, height in SIZES:
        await ann.resize(width, height)
        assert await ann.page.evaluate(CROSSING) == [], (width, height)
        assert await ann.page.evaluate(SMALL) == [], (width, height)
    await ann.resize(1280, 800)


async def test_a_plain_table_has_none_of_it(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house")
    assert await ann.wait_for_a_question()
    none = ".team, .mate, .boss, .tracks, .table-deck, .counter, .prize, .mat-mate, .kit-card"
    await expect(ann.page.locator(none)).to_have_count(0)


async def test_a_team_has_one_plaque_and_shares_my_mat(den, visit):
    ann = await visit(den("teams"), "Ann")
    await ann.new_company("eve", "den:groom", "gog", "fleck")
    assert await ann.wait_for_a_question()
    team = ann.page.locator(".team")
    await expect(team).to_have_count(1)
    await expect(team.locator(".bust")).to_have_count(2)
    await expect(team.locator(".track")).to_have_count(1)
    assert await team.locator(".member .who").all_inner_texts() == ["Gog", "Fleck"]
    mate = ann.page.locator(".seat.mate")
    await expect(mate).to_contain_text("Groom")
    await expect(mate.locator(".track")).to_have_count(0)
    await expect(ann.page.locator(".near .mat-names")).to_contain_text("Eve & Groom")
    await expect(ann.page.locator(".near .mat-mate")).to_be_visible()
    await fits(ann)


async def test_one_of_a_team_is_chosen(den, visit):
    ann = await visit(den("teams"), "Ann")
    await ann.new_company("den:marker", "eve", "gog", "fleck")
    await ann.choose_a_card_with_targets(2)
    pick = ann.page.locator(".member[data-seat='3'] .seat-pick")
    await ann.press(pick)
    await ann.until(lambda: ann.answers and ann.answers[-1][1].get("seats") == [3])


WATCH_THE_BOSS = """
window.most = 0;
new MutationObserver(() => {
  window.most = Math.max(window.most, document.querySelectorAll(".boss .act .scene").length);
}).observe(document, { childList: true, subtree: true });
"""


async def test_a_boss_shows_the_actions_of_the_turn(den, visit):
    ann = await visit(den(), "Ann")
    await ann.page.add_init_script(WATCH_THE_BOSS)
    await ann.new_company("gog", "den:villain", "eve")
    boss = ann.page.locator(".seat.boss")
    await expect(boss.locator(".act")).to_have_count(3)
    await expect(boss.locator(".tab")).to_contain_text("boss")
    await fits(ann)
    played = 0
    while not played and await ann.wait_for_a_question():
        await ann.answer_quietly()
        played = await ann.page.evaluate("() => window.most")
    assert played > 0


async def test_otto_has_a_short_track_against_each(den, visit):
    ann = await visit(den(), "Ann")
    await ann.new_company("gog", "den:otto", "eve")
    assert await ann.wait_for_a_question()
    otto = ann.page.locator(".seat.tracked")
    tracks = otto.locator(".against")
    await expect(tracks).to_have_count(2)
    await expect(tracks.nth(0)).to_contain_text("against you")
    await expect(tracks.nth(1).locator(".steps > i")).to_have_count(6)
    await expect(otto.locator(".gold-count, .tankard-place")).to_have_count(0)
    await fits(ann)


async def test_the_sea_and_what_it_counts(den, visit):
    ann = await visit(den("sea"), "Ann")
    await ann.new_company("gog", "eve", "fleck")
    assert await ann.wait_for_a_question()
    sea = ann.page.locator(".table-deck")
    (turns,) = ann.state["view"]["counters"]
    left = ann.state["view"]["decks"][0]["deck"]  # the others may have had their turns before
    await expect(sea).to_contain_text(re.compile(rf"{left}\s*Sea, turns: {turns}"))
    await expect(sea.locator(".counter .sign")).to_have_count(turns)
    await fits(ann)


async def test_a_prize_lies_in_the_pot_and_then_before_its_winner(den, visit):
    ann = await visit(den("prizes"), "Ann")
    prize = ann.page.locator(".prize")
    await ann.play_up_to(
        prize, "Gambling? I'm in!", lambda: ann.new_company("dimli", "eve", "fleck")
    )
    await expect(prize).to_contain_text(re.compile("Stopwatch|Lucky straw"))
    await expect(ann.page.locator(".pot")).to_contain_text("and a Prize")
    await fits(ann)
    for _ in range(60):
        if not await prize.count():
            break
        await ann.answer_quietly()
        if not await ann.wait_for_a_question():
            return
    kept = sum(len(seat["kept"]) for seat in ann.state["view"]["seats"])
    lying = ann.page.locator(".kit-strip .kit-card, .kit-tray .kit-card")
    await expect(lying).to_have_count(kept)


async def test_a_party_in_town_sees_where_it_is(tavern, visit):
    """Prizes and Tavern Cards lie on the table; whoever leads the way does so by a card."""
    ann = await visit(tavern, "Ann")
    town = {"boxes": ["rdi7"], "character": "jasper", "pub": True, "prizes": True}
    place = ann.page.locator(".cellar-pile.tavern")

    async def set_out():
        await ann.new_game("house", "house", **town)
        await expect(ann.page.locator(".table-deck")).to_have_count(2)

    await ann.play_up_to(place, "Under the Anvil", set_out)
    await expect(place).to_be_visible()
    await expect(place).to_contain_text(ann.told("game")[-1]["places"][ann.state["view"]["tavern"]])
    await fits(ann)


WATCH_THE_NEWS = """
window.news = [];
new MutationObserver(() => {
  const title = document.querySelector(".piece-news .piece-title")?.innerText;
  if (title && title !== window.news.at(-1)) window.news.push(title);
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(
    ("variant", "wish", "banner"),
    [
        ("sea", "", "At sea: "),
        ("pub", "Under the Anvil", "leads? everybody to "),
        ("prizes", "Gambling? I'm in!", "The Prize is yours: |wins a Prize: "),
    ],
)
async def test_what_a_variant_brings_about_is_told_by_a_banner(
    tavern, visit, variant, wish, banner
):
    ann = await visit(tavern, "Ann", at_once=False)
    await ann.page.add_init_script(
        "localStorage.lastcall = JSON.stringify({ speed: 'fast', asking: 'able', version: 3 })"
    )
    await ann.page.add_init_script(WATCH_THE_NEWS)
    told = []
    while not told:
        await ann.new_game("random", "random", boxes=["rdi7"], **{variant: True})
        while not told and await ann.wait_for_a_question():
            told = await ann.page.evaluate("window.news")
            if not told:
                await (ann.play_towards(wish) if wish else ann.answer_quietly())
    assert re.search(banner, told[0])


async def test_animals_stories_marks_and_chi(den, visit):
    """Two animals and a free slot; a Mark, and a Story, before those who have one, no others."""
    ann = await visit(den(), "Ann")
    await ann.new_company("den:marker", "den:groom", "den:teller", "eve")
    assert await ann.wait_for_a_question()
    groom, teller, eve = (ann.page.locator(f".seat[data-seat='{i}'] .kit-strip") for i in (1, 2, 3))
    await expect(groom.locator(".kit-card")).to_have_count(2)
    await expect(groom.locator(".kit-free")).to_have_count(1)
    await expect(groom.locator(".kit-supply")).to_have_count(1)  # the Mark
    await expect(teller.locator(".kit-supply")).to_have_count(1)  # the Stories themselves
    await expect(teller.locator(".kit-card")).to_have_count(0)
    await expect(eve.locator(".kit-card")).to_have_text(re.compile("story"))
    await expect(ann.page.locator(".near .kit-tray")).to_contain_text("3")
    await fits(ann)


WATCH_THE_CONTEST = f"""
window.contest = [];
new MutationObserver(() => {{
  const seats = document.querySelectorAll(".contender").length;
  const step = document.querySelector(".contest-title [aria-current]")?.innerText ?? "";
  const leads = document.querySelectorAll(".contender.leads .tab").length;
  if (seats) window.contest.push([step, seats, leads, ({CROSSING})()]);
}}).observe(document, {{ childList: true, subtree: true }});
"""


async def test_a_drinking_contest_sits_behind_the_edge(den, visit):
    """All who drink, me too, from the first Drink on; Space ends one beat, not all of them."""
    ann = await visit(den("contest"), "Ann", at_once=False)
    await ann.page.add_init_script(
        "localStorage.lastcall = JSON.stringify({ speed: 'slow', asking: 'matters', version: 3 })"
    )
    await ann.page.add_init_script(WATCH_THE_CONTEST)
    await ann.new_company("den:marker", "gog", "eve", "fleck")
    piece = ann.page.locator(".piece-contest")
    for _ in range(60):
        await ann.page.wait_for_function(
            """(last) => document.querySelector(".piece-contest")
              || Number(document.querySelector(".actions")?.dataset.n ?? 0) > last""",
            arg=ann.done,
            timeout=4 * PATIENCE,  # all of it is told slowly
        )
        if await piece.count():
            break
        await ann.answer_quietly()
    # One that was under way when the page came was noted too: this one is seen from its start.
    await ann.page.evaluate("window.contest = []")
    await ann.page.keyboard.press("Space")
    await expect(piece).to_have_count(0)
    assert await ann.page.locator(".game[data-busy=true]").count(), "the rest is still to be seen"
    leads = "window.contest.some(([, , leads]) => leads)"
    for _ in range(60):
        asked = "Number(document.querySelector('.actions')?.dataset.n ?? 0) > last"
        await ann.page.wait_for_function(
            f"(last) => {leads} || {asked}", arg=ann.done, timeout=4 * PATIENCE
        )
        if await ann.page.evaluate(leads):
            break
        await ann.answer_quietly()
    told = await ann.page.evaluate("window.contest")
    assert told[0][1] == 4
    assert {seats for _, seats, _, _ in told} <= {2, 3, 4}  # those who tie go on alone
    assert "1 Reveal" in {step for step, *_ in told}
    assert [crossing for *_, crossing in told if crossing] == []


WATCH_THE_TILL = """
window.tills = [];
new MutationObserver(() => {
  const till = document.querySelector(".slips .till");
  if (till) window.tills.push([till.innerText, document.querySelectorAll(".ticket").length]);
}).observe(document, { childList: true, subtree: true });
"""


async def test_gold_goes_through_the_inns_till(tavern, visit):
    """It stands at the right rim, in the ticket's place, only while Gold moves."""
    ann = await visit(tavern, "Ann", at_once=False, motion="no-preference")
    await ann.page.add_init_script(
        "localStorage.lastcall = JSON.stringify({ speed: 'fast', asking: 'able', version: 3 })"
    )
    await ann.page.add_init_script(WATCH_THE_TILL)
    tills = []
    while not tills:
        await ann.new_game("random", "random", "random")
        while not tills and await ann.wait_for_a_question():
            tills = await ann.page.evaluate("window.tills")
            if not tills:
                await ann.answer_quietly()
    assert re.search("The Inn [+−][1-9]", tills[0][0].replace("\n", " "))
    assert tills[0][1] == 0
    await expect(ann.page.locator(".till")).to_have_count(0)


async def test_a_story_lies_beside_its_card_and_animals_in_their_slots(den, visit):
    """Warthorn is asked whom his Story touches; Molly has three slots."""
    ann = await visit(den("telling"), "Ann")
    story = ann.page.locator(".prize.story")
    told = False
    while not told:  # until he has drawn the card
        await ann.new_company("warthorn", "molly", "eve", boxes=["rdi2", "rdi7"])
        while not told and await ann.wait_for_a_question():
            told = (await ann.look())["kind"] == "target"
            if not told:
                await ann.play_towards("Hey! I'm telling you a story!")
    await expect(story).to_contain_text("Serena's paladin trials")
    slots = ann.page.locator(".seat[data-seat='1'] .kit-strip")
    await expect(slots.locator(".kit-card, .kit-free")).to_have_count(3)
    await fits(ann)
