"""Frames a second while things fly: `python benchmarks/bench_frames.py [--seconds 60]`.

A game against three house bots at normal speed in a real browser. A script in the page notes when
each frame is drawn (`requestAnimationFrame`) and whether something is on its way at that moment:
a card that was just played, coins or numbers in flight, a big moment. Before and after, the same
is done on an empty page: what the machine itself cannot do is not the table's fault.

Without a graphics card and with others on the machine, much of that is the machine. So the page's
own part is traced as well, in processor time: what the main thread does in one go must be done
within a frame, or one is left out.
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
FRAME = 1000 / 60
FLUENT = FRAME * 1.5  # ms; a longer frame means that one was left out


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
    await browser.start_tracing(page=ann.page, categories=["toplevel"])
    mind = Mind("frames")
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    await ann.play(mind, until=lambda: loop.time() > end)
    trace = json.loads(await browser.stop_tracing())["traceEvents"]
    frames = await ann.page.evaluate("window.frames")
    await ann.context.close()
    return {
        "moving": told([length for length, on in frames if on]),
        "still": told([length for length, on in frames if not on]),
        "main_thread": main_thread(trace, sum(length for length, _ in frames)),
    }


def main_thread(trace, span):
    """What the page's main thread did, in milliseconds of processor time."""
    names = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in trace
        if event.get("name") == "thread_name"
    }
    tasks = [
        event["tdur"] / 1000
        for event in trace
        if event.get("name") == "ThreadControllerImpl::RunTask"
        and names.get((event["pid"], event["tid"])) == "CrRendererMain"
        and "tdur" in event
    ]
    return {
        "seconds": round(span / 1000),
        "busy": round(sum(tasks) / span, 3),
        "longer_than_a_frame": sum(task > FRAME for task in tasks),
        "longer_than_two": sum(task > 2 * FRAME for task in tasks),
        "longest_ms": round(max(tasks), 1),
    }


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
                table = await play(browser, server.address, seconds)
                after = await empty_page(browser)
                await browser.close()
        finally:
            server.stop()
    return {"empty_page": before, **table, "empty_page_after": after}


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=60)
    given = options.parse_args()
    print(json.dumps(asyncio.run(measure(given.seconds)), indent=2))


if __name__ == "__main__":
    main()
