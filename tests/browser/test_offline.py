"""Last Call as an app: what it tells a browser, and what it does without a connection."""

import asyncio
import json
import re

from playwright.async_api import expect
from visitor import PATIENCE

UNREACHABLE = ("Failed to load resource", "WebSocket connection", "ERR_", "fetch")

# Whether lessons, cards and rules have been fetched ahead.
KEPT = """async () => {
  const found = await Promise.all(["cards", "rules"].map((what) =>
    caches.match(`/api/${what}?lang=${document.documentElement.lang}`)));
  const names = await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url)));
  const pages = ["howto", "cards", "rules", document.documentElement.lang];
  const here = (page) => names.flat().some((name) => name.includes(`/assets/${page}-`));
  return found.every(Boolean) && pages.every(here);
}"""


async def until(visitor, holds):
    """Until a question that takes the page a moment is answered with yes."""
    async with asyncio.timeout(PATIENCE / 1000):
        while not await visitor.page.evaluate(holds):
            await asyncio.sleep(0.1)


async def test_a_browser_can_install_it(tavern, visit):
    ann = await visit(tavern)
    await ann.open("/")
    link = await ann.page.locator("link[rel=manifest]").get_attribute("href")
    answer = await ann.context.request.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(await answer.text())
    assert manifest["display"] == "standalone"
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    touch = await ann.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for icon in [*(icon["src"] for icon in manifest["icons"]), touch]:
        assert (await ann.context.request.get(icon)).ok, icon
    worker = await ann.context.request.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "no-cache" in worker.headers["cache-control"]


async def test_lessons_cards_and_rules_work_without_a_connection(start, visit):
    """For whoever has played here before."""
    server = start()
    people = {lang: await visit(server, "Ann", lang=lang, worker=True) for lang in ("en", "ru")}
    words = {"en": "No connection", "ru": "Нет соединения"}
    for lang, ann in people.items():
        await ann.open("/")
        await until(ann, KEPT)
        ann.expect_trouble(*UNREACHABLE)
        await ann.context.set_offline(True)
        await expect(ann.page.locator(".hero .notice")).to_contain_text(words[lang])
        await ann.context.set_offline(False)
    server.stop()
    for ann in people.values():
        await ann.open("/rules/GAMB-1")
        await expect(ann.rule("GAMB-1")).to_be_visible(timeout=PATIENCE)
        await ann.open("/cards/gog")
        await expect(ann.page.locator(".card-grid li").first).to_be_visible(timeout=PATIENCE)
        await ann.open("/how-to-play")
        await expect(ann.page.locator("main button").first).to_be_visible(timeout=PATIENCE)


async def test_a_newcomer_fetches_nothing_ahead(tavern, visit):
    ann = await visit(tavern, worker=True)
    await ann.open("/")
    await until(ann, "async () => (await caches.match('/api/about')) !== undefined")
    await ann.page.wait_for_timeout(500)  # nothing that could be waited for is to happen
    fetched = await ann.page.evaluate(
        "() => performance.getEntriesByType('resource').map(({ name }) => name)"
    )
    assert not [name for name in fetched if re.search("api/rules|howto|rules-", name)]


async def test_a_game_is_never_told_from_the_past(tavern, visit):
    """Only what does not change is kept: tables and replays come from the server or not at all."""
    ann = await visit(tavern, "Ann", worker=True)
    await ann.new_game("house")
    await until(ann, KEPT)
    kept = await ann.page.evaluate(
        """async () => {
          const all = await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
          return all.flat();
        }"""
    )
    assert {path for path in kept if path.startswith("/api/")} <= {
        "/api/about",
        "/api/me",
        "/api/cards",
        "/api/rules",
    }
    assert not [path for path in kept if path.startswith(("/tables", "/replays", "/ws"))]
