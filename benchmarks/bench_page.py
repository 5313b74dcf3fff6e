"""The page as a newcomer meets it: bytes over the wire, and how soon it can be used.

Part of `make bench-server`, or by itself in both languages: `python benchmarks/bench_page.py`. Each
time is the median of several visits with an empty cache.
"""

import asyncio
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

from services import chromium

VISITS = 5
QUIET = 0.5  # seconds in which nothing more is fetched


BUTTONS = {"en": "Play now", "ru": "Играть с"}


async def measure_page(address: str, lang: str = "en") -> dict[str, Any] | None:
    """None where there is no Chromium to measure with."""
    program = chromium()
    if program is None:
        return None
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        await visit(browser, address, lang)  # the browser's own start is not ours
        visits = [await visit(browser, address, lang) for _ in range(VISITS)]
        await browser.close()
    lobby, worked, hand, sizes = zip(*visits, strict=True)
    return {
        "kilobytes_over_the_wire": round(sizes[0] / 1000, 1),
        "interactive_seconds": round(statistics.median(lobby), 2),
        "interactive_seconds_quickest": round(min(lobby), 2),  # where others use the machine too
        "processor_seconds_until_then": round(statistics.median(worked), 2),
        "seconds_from_button_to_hand": round(statistics.median(hand), 2),
    }


async def visit(browser: Browser, address: str, lang: str) -> tuple[float, float, float, int]:
    """Seconds until the one button works, of processor time until then, from there to a hand of
    cards, and bytes fetched."""
    context = await browser.new_context(locale=lang)
    page = await context.new_page()
    fetched: list[Any] = []
    page.on("requestfinished", lambda request: fetched.append(request))
    probe = await context.new_cdp_session(page)
    await probe.send("Performance.enable", {"timeDomain": "threadTicks"})
    await page.goto(address)
    button = page.get_by_role("button", name=BUTTONS[lang])
    await button.wait_for()
    interactive = await page.evaluate("performance.now()") / 1000
    metrics = (await probe.send("Performance.getMetrics"))["metrics"]
    worked = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    # "networkidle" never comes: for it what was fetched ahead stays open.
    before = -1
    while len(fetched) > before:
        before = len(fetched)
        await asyncio.sleep(QUIET)
    size = 0
    for request in fetched:
        parts = await request.sizes()
        size += parts["responseBodySize"] + parts["responseHeadersSize"]
    pressed = await page.evaluate("performance.now()")
    await button.click()
    await page.locator(".hand-card").first.wait_for()
    hand = (await page.evaluate("performance.now()") - pressed) / 1000
    await context.close()
    return interactive, worked, hand, size


async def main() -> None:
    sys.path.append(str(Path(__file__).resolve().parent.parent / "tests" / "server"))
    from process import Process

    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        server = Process(data, "--no-limits").start()
        try:
            told = {lang: await measure_page(server.address, lang) for lang in BUTTONS}
        finally:
            server.stop()
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    asyncio.run(main())
