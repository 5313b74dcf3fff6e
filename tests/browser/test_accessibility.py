"""Every page is looked through by axe, in both languages, at the desk and on a phone."""

from pathlib import Path

import pytest
from playwright.async_api import expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Of long lists the first entries stand for all: axe looks long at thousands of elements.
SCAN = """async () => {
  for (const entry of [...document.querySelectorAll(".rule, .card-grid li")].slice(40))
    if (!entry.classList.contains("here")) entry.remove();
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter((found) => found.impact === "serious" || found.impact === "critical")
    .map(({ id, nodes }) => [id, ...nodes.map((n) => `${n.target} ${n.failureSummary}`)]);
}"""


async def lobby(ann, finished):
    await ann.open("/")


async def waiting_room(ann, finished):
    table = await ann.post("/api/tables", {"options": {"seats": 4}, "bots": ["house"]})
    await ann.open(f"/tables/{table['id']}")


async def waiting_by_the_day(ann, finished):
    table = await ann.post("/api/tables", {"options": {"seats": 3, "days": 3}})
    await ann.open(f"/tables/{table['id']}")


async def mine(ann, finished):
    await ann.open("/mine")
    await expect(ann.page.locator(".keeping")).to_be_visible()


async def moving(ann, finished):
    link = (await ann.post("/api/mine/move"))["path"]
    await ann.context.clear_cookies()
    await ann.open(link)
    await expect(ann.page.locator("main .notice")).to_be_visible()


async def game_with_a_question(ann, finished):
    await ann.new_game("house", "house", "house", boxes=["rdi9"])
    assert await ann.wait_for_a_question()


async def a_team_with_a_question(ann, finished):
    await ann.new_game("house", "house", "house", boxes=["rdi2", "rdi9"], teams="two-headed")
    assert await ann.wait_for_a_question()


async def otto_with_a_card(ann, finished):
    await ann.new_game("house", boxes=["rdi2"], otto=["berserker", "spelunker"])
    assert await ann.wait_for_a_question()


async def end_of_a_game(ann, finished):
    await ann.open(f"/tables/{finished.table}")
    await expect(ann.over).to_be_visible()


async def settings(ann, finished):
    await ann.open("/")
    await ann.open_settings()


async def replay(ann, finished):
    await ann.open(f"/replays/{finished.table}")
    await expect(ann.scrubber).to_be_visible()


async def tournament(ann, finished):
    made = await ann.post("/api/tournaments", {"title": "Friday", "size": 2})
    await ann.open(f"/tournaments/{made['id']}")
    await expect(ann.page.locator(".ranks")).to_be_visible()
    await ann.post(f"/api/tournaments/{made['id']}/end")


async def game_with_chat_and_hint(ann, finished):
    await ann.new_game("house", "house")
    assert await ann.wait_for_a_question()
    await ann.press(ann.page.locator(".hint-button"))
    await expect(ann.page.locator(".notice.hint")).to_be_visible()
    await ann.side("Chat")
    await ann.press(ann.page.locator(".quip").first)
    await expect(ann.page.locator(".said")).to_be_visible()


def at(path):
    async def page(ann, finished):
        await ann.open(path)
        await ann.page.wait_for_load_state("networkidle")

    page.__name__ = path
    return page


PAGES = [
    lobby,
    waiting_room,
    waiting_by_the_day,
    mine,
    moving,
    game_with_a_question,
    a_team_with_a_question,
    otto_with_a_card,
    game_with_chat_and_hint,
    tournament,
    end_of_a_game,
    settings,
    replay,
    at("/new"),
    at("/cards/gog"),
    at("/cards/gog/dance-with-gog"),
    at("/rules"),
    at("/rules/GAMB-1"),
    at("/how-to-play"),
    at("/statistics"),
    at("/ladder"),
    at("/tournaments"),
    at("/take-over"),
    at("/nowhere"),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
async def test_no_serious_finding(tavern, visit, finished, page):
    assert AXE.exists(), "axe is missing: make setup fetches it"
    for lang in ("en", "ru"):
        for phone in (False, True):
            ann = await visit(tavern, lang=lang, phone=phone, cookies=finished.cookies)
            await ann.context.add_init_script(path=AXE)
            await page(ann, finished)
            assert await ann.page.evaluate(SCAN) == [], (lang, phone)


@pytest.mark.parametrize(
    ("variants", "company"),
    [
        (("teams", "sea"), ("eve", "den:groom", "gog", "fleck")),
        (("prizes",), ("den:marker", "den:otto", "den:villain", "den:teller")),
    ],
    ids=["teams", "tracks"],
)
async def test_no_serious_finding_in_the_den(den, visit, variants, company):
    """The places for what is to come."""
    server = den(*variants)
    for phone in (False, True):
        ann = await visit(server, "Ann", phone=phone)
        await ann.context.add_init_script(path=AXE)
        await ann.new_company(*company)
        assert await ann.wait_for_a_question()
        assert await ann.page.evaluate(SCAN) == [], phone
