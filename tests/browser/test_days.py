"""Tables by the day: friends who are never there at the same time, over restarts of the server."""

import asyncio
import json
import re

import pytest
from mind import Mind
from playwright.async_api import expect
from process import QUICK
from push_service import Browser, PushService
from visitor import PATIENCE

CONTACT = ("--push-contact", "mailto:host@example.org")
TURN = {"en": "Your turn", "ru": "Твой ход"}
PLAY = {"en": "Play", "ru": "Играть"}

# A browser whose push service is the test's own.
PUSHED = """
const told = %s;
const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
const bytes = (text) => Uint8Array.from(plain(text), (c) => c.charCodeAt(0)).buffer;
let there = localStorage.pushed === "yes";
const subscription = () => there ? {
  endpoint: told.endpoint,
  options: { applicationServerKey: bytes(localStorage.pushKey) },
  getKey: (name) => bytes(told[name]),
  unsubscribe: async () => { there = false; localStorage.pushed = "no"; return true; },
} : null;
PushManager.prototype.getSubscription = async () => subscription();
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  if (localStorage.pushFails) throw new DOMException("Registration failed", "AbortError");
  there = true;
  localStorage.pushed = "yes";
  localStorage.pushKey = applicationServerKey;
  return subscription();
};
"""


@pytest.fixture
def service():
    made = PushService()
    yield made
    made.stop()


async def asked(*visitors, langs=None, limit=PATIENCE / 1000):
    """Whoever the lobby calls to the table; all of them look into it."""
    async with asyncio.timeout(limit):
        while True:
            for one in visitors:
                if one.path != "/":
                    one.forget()
                    await one.open("/")
                    await one.page.wait_for_selector(".own-row, .tables li, .tables .quiet")
                if await one.page.locator(".own-row.asked").count():
                    return one
            await asyncio.sleep(0.2)


async def take_turn(one, mind, lang="en"):
    """From the lobby to the table, everything that is asked, and back."""
    row = one.page.locator(".own-row.asked").first
    await expect(row).to_contain_text(TURN[lang])
    await one.press(row.get_by_role("link", name=PLAY[lang]))
    await one.at_the_table()
    assert await one.wait_for_a_question()
    await one.answer(mind)
    for _ in range(60):
        await asyncio.sleep(0.15)
        if (
            one.decision is None
            or not await one.page.locator(".actions [data-n], .actions").count()
        ):
            break
        if (await one.look())["number"] <= one.done:
            break
        await one.answer(mind)
    await one.page.goto("/")


async def test_three_friends_play_by_the_day_over_restarts(start, visit):
    """Set by the form, joined by the link, begun by the last to sit down; nobody is replaced."""
    server = start(*QUICK)
    ann = await visit(server, "Ann")
    bob = await visit(server, "", phone=True)
    cyd = await visit(server, "", lang="ru", phone=True)
    lang = {ann: "en", bob: "en", cyd: "ru"}
    await ann.open("/new")
    form = ann.page.get_by_role("main").locator("form")
    await ann.press(form.locator("label").filter(has_text=re.compile(r"^3$")))
    await ann.press(form.locator("label").filter(has_text="By the day: 3 days"))
    await expect(form).to_contain_text("Nobody is replaced for being away")
    await ann.press(form.get_by_role("button", name="Create table"))
    await expect(ann.page.locator("#daily")).to_be_visible(timeout=PATIENCE)
    await expect(ann.page.get_by_role("main")).to_contain_text("This server sends no notifications")
    link = ann.page.url
    await ann.page.goto("/")  # nobody waits there
    await bob.open(link)
    await bob.take_a_seat("Bob")
    await expect(bob.page.locator(".chair.mine")).to_be_visible(timeout=PATIENCE)
    waiting = bob.page.get_by_role("status").filter(has_text="The game begins when all chairs are")
    await expect(waiting).to_be_visible(timeout=PATIENCE)
    await bob.nothing_sideways()
    await bob.page.goto("/")
    for one in (ann, bob, cyd):
        one.expect_trouble("WebSocket", "Failed to")  # while the server is away
    server.kill()
    server.start(server.port)
    await cyd.open(link)
    await cyd.page.get_by_label("Твоё имя").fill("Сид")
    await cyd.press(cyd.button("Сесть за стол").first)
    await cyd.at_the_table()
    await cyd.page.goto("/")
    played = set()
    for turn in range(9):
        one = await asked(ann, bob, cyd)
        await take_turn(one, Mind(turn, lively=0.2), lang[one])
        played.add(one)
        if turn % 3 == 1:
            server.kill()
            server.start(server.port)
    assert len(played) > 1
    table = await ann.context.request.get(link.replace("/tables/", "/api/tables/"))
    assert [chair["kind"] for chair in (await table.json())["chairs"]] == ["player"] * 3


async def test_my_turn_comes_into_the_open_lobby_and_calls(start, visit):
    """Without loading it anew; the title says so to whoever looks elsewhere."""
    server = start(*QUICK)
    ann, bob = await visit(server, "Ann"), await visit(server, "Bob")
    for one in (ann, bob):
        await one.open("/")
    table = await ann.post("/api/tables", {"options": {"seats": 2, "days": 1}})
    await ann.look_away()
    await bob.look_away()
    await bob.post(f"/api/tables/{table['id']}/sit")
    one = await asked(ann, bob)
    await expect(one.page).to_have_title(re.compile("● The table waits for you"))
    await expect(one.page.locator(".own-row.asked")).to_contain_text(
        re.compile("1 day 0 h left|23 h left")
    )
    await one.look_back()


async def test_a_seat_is_given_up_for_good(start, visit):
    server = start(*QUICK)
    ann = await visit(server, "Ann")
    await ann.new_game("random", days=1)
    await ann.side("Players")
    await expect(ann.button("Vote")).to_have_count(0)
    await ann.press(ann.button("Give up my seat"))
    await ann.press(ann.button("Sure? A bot takes it"))
    await expect(ann.hand).to_have_count(0, timeout=PATIENCE)
    await ann.open("/")
    await expect(ann.page.locator(".own-row")).to_have_count(0)


async def let_call(visitor, server, browser):
    """A browser that may show notifications, and whose push service is ours."""
    await visitor.context.grant_permissions(["notifications"], origin=server.address)
    told = {**browser.subscription}
    await visitor.context.add_init_script(PUSHED % json.dumps(told))


async def switch(visitor, call, *, on):
    """Being called, on or off; the page may be left when it says that this is done."""
    await visitor.press(call)
    await expect(call).to_be_checked(checked=on, timeout=PATIENCE)
    await expect(visitor.page.locator("label[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
    await expect(call).to_be_checked(checked=on)


async def test_whoever_allows_it_is_called_though_no_page_is_open(start, visit, service):
    server = start(*QUICK, *CONTACT, "--push-service", service.address)
    ann = await visit(server, "Ann", worker=True)
    browser = Browser(service, "ann")
    await let_call(ann, server, browser)
    table = await ann.post("/api/tables", {"options": {"seats": 2, "days": 3, "title": "Slow"}})
    await ann.open(f"/tables/{table['id']}")
    call = ann.page.get_by_label("Notify me in this browser")
    await switch(ann, call, on=True)
    await ann.page.close()
    await ann.post(f"/api/tables/{table['id']}/bot", {"bot": "random"})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with asyncio.timeout(PATIENCE / 1000):
        while not browser.received():
            await asyncio.sleep(0.1)
    (message,) = browser.received()
    assert message["title"] == "Your turn at Last Call"
    assert message["body"] == "You are waited for: Slow"
    # What came is handed to the service worker, as the browser would.
    ann.page = await ann.context.new_page()
    ann.listen(ann.page)
    await ann.open("/mine")
    shown = await delivered(ann, server, json.dumps(message))
    assert shown == [[message["title"], message["body"], f"{server.address}{message['path']}"]]
    await ann.open("/mine")
    call = ann.page.get_by_label("Notify me in this browser")
    await expect(call).to_be_checked(timeout=PATIENCE)
    await switch(ann, call, on=False)


async def delivered(visitor, server, text):
    """Notifications that a service worker shows when this is pushed."""
    devtools = await visitor.context.new_cdp_session(visitor.page)
    found = asyncio.get_running_loop().create_future()

    def registered(event):
        for one in event["registrations"]:
            if one["scopeURL"].startswith(server.address) and not found.done():
                found.set_result(one["registrationId"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", registered)
    await devtools.send("ServiceWorker.enable")
    await visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    id = await asyncio.wait_for(found, PATIENCE / 1000)
    push = {"origin": server.address, "registrationId": id, "data": text}
    shown = []
    async with asyncio.timeout(PATIENCE / 1000):
        while not shown:
            await devtools.send("ServiceWorker.deliverPushMessage", push)
            await asyncio.sleep(1)  # Chromium may show nothing of one; then it comes again
            shown = await visitor.page.evaluate(
                """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                  .map(({ title, body, data }) => [title, body, data])"""
            )
    return shown


async def test_a_push_service_that_forgot_the_browser(start, visit, service):
    """It is put right by itself where that goes, and said where it does not; the lobby has it."""
    server = start(*QUICK, *CONTACT, "--push-service", service.address)
    ann = await visit(server, "Ann", worker=True, lang="ru", phone=True)
    await let_call(ann, server, Browser(service, "ann"))
    await ann.open("/mine")
    call = ann.page.get_by_label("Уведомлять в этом браузере")
    await switch(ann, call, on=True)
    service.status = 410
    await ann.page.close()
    wish = {"options": {"seats": 2, "days": 1}, "bots": ["random"], "start": True}
    await ann.post("/api/tables", wish)
    async with asyncio.timeout(PATIENCE / 1000):
        while not service.asked:
            await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    ann.page = await ann.context.new_page()
    ann.listen(ann.page)
    call = ann.page.get_by_label("Уведомлять в этом браузере")
    await ann.open("/mine")
    await expect(call).to_be_checked(timeout=PATIENCE)  # it has put that right
    await ann.page.evaluate("localStorage.pushFails = 'yes'")
    await ann.post("/api/push/remove", {"endpoint": f"{service.address}/ann"})
    await ann.open("/mine")
    await expect(ann.page.get_by_role("status")).to_contain_text("прекратились", timeout=PATIENCE)
    await expect(call).not_to_be_checked()
    await ann.page.evaluate("delete localStorage.pushFails")
    await ann.open("/mine")
    await expect(call).to_be_checked(timeout=PATIENCE)
    await ann.nothing_sideways()
    await ann.open("/")
    await expect(ann.page.locator(".own-row.asked")).to_contain_text("Твой ход")
