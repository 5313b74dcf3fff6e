"""Frames a second while things fly: `python benchmarks/bench_frames.py [--seconds 60]`.

A game against three house bots at normal speed in a real browser. A script in the page notes when
each frame is drawn (`requestAnimationFrame`) and whether something is on its way at that moment:
a card that was just played, coins or numbers in flight, a big moment. Before and after, the same
is done on an empty page: what the machine itself cannot do is not the table's fault.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.async_api import async_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / folder) for folder in ("tools", "tests/browser", "tests/server")]

import visitor  # noqa: E402
from mind import Mind  # noqa: E402
from process import Process  # noqa: E402
from services import chromium  # noqa: E402

visitor.PATIENCE = 120_000
NORMAL = "localStorage.lastcall ??= JSON.stringify({ version: 3 });"
WATCH = """
window.frames = [];
let last = 0;
const draw = (now) => {
  const moving = document.querySelector(".flying, .played-card.now, .piece") !== null;
  if (last) window.frames.push([now - last, moving]);
  last = now;
  requestAnimationFrame(draw);
};
requestAnimationFrame(draw);
"""
FLUENT = 1000 / 60 * 1.5  # ms; a longer frame means that one was left out


def told(frames):
    """What a number of frames amounts to; times are milliseconds."""
    if not frames:
        return {"frames": 0}
    lengths = sorted(frames)
    return {
        "frames": len(lengths),
        "frames_a_second": round(1000 * len(lengths) / sum(lengths), 1),
        "median_ms": round(statistics.median(lengths), 1),
        "p95_ms": round(lengths[int(len(lengths) * 0.95)], 1),
        "in_time": round(sum(length < FLUENT for length in lengths) / len(lengths), 3),
    }


async def empty_page(browser, seconds=5):
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    await page.evaluate(WATCH)
    await page.wait_for_timeout(seconds * 1000)
    frames = [length for length, _ in await page.evaluate("window.frames")]
    await page.close()
    return told(frames)


async def play(browser, address, seconds):
    ann = await visitor.Visitor.come(browser, address, "Ann", motion="no-preference", at_once=False)
    await ann.context.add_init_script(NORMAL)
    await ann.new_game("house", "house", "house")
    await ann.page.evaluate(WATCH)
    mind = Mind("frames")
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    await ann.play(mind, until=lambda: loop.time() > end)
    frames = await ann.page.evaluate("window.frames")
    await ann.context.close()
    moving = [length for length, on in frames if on]
    return told(moving), told([length for length, on in frames if not on])


async def measure(seconds):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "data").mkdir()
        server = Process(Path(folder) / "data", "--no-limits").start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
                )
                before = await empty_page(browser)
                moving, still = await play(browser, server.address, seconds)
                after = await empty_page(browser)
                await browser.close()
        finally:
            server.stop()
    return {"empty page": before, "moving": moving, "still": still, "empty page after": after}


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=60)
    given = options.parse_args()
    print(json.dumps(asyncio.run(measure(given.seconds)), indent=2))


if __name__ == "__main__":
    main()
