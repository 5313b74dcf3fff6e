"""The table fits its window: no small letters, nothing over something else, at any size."""

import pytest
from playwright.async_api import expect

SIZES = [
    (1920, 1080),
    (1366, 633),
    (1280, 800),
    (1024, 768),
    (390, 844),
    (390, 664),
    (844, 390),
    (640, 400),
]

# Pieces of text in letters smaller than 14 px that one can see.
SMALL = """() => {
  const small = [];
  const walker = document.createTreeWalker(document.querySelector(".game"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || e.closest(".hidden, .side, svg") || !e.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < 13.4) small.push(`${text} ${size} ${e.className}`);
  }
  return small;
}"""

# Which of these lie over each other, or leave the window.
CROSSING = """() => {
  const things = [".rail", ".near > .mat", ".far .plaque", ".hands", ".bar"].flatMap((what) =>
    [...document.querySelectorAll(what)].map((e) => [what, e.getBoundingClientRect()]));
  const found = [];
  for (const [what, box] of things)
    if (box.left < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2)
      found.push(`${what} leaves the window`);
  for (const [i, [one, a]] of things.entries())
    for (const [two, b] of things.slice(i + 1)) {
      if (one === two) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 4 && high > 4) found.push(`${one} and ${two}: ${wide} by ${high}`);
    }
  const rail = document.querySelector(".rail").getBoundingClientRect();
  for (const e of document.querySelectorAll(".rail .answer, .rail .toggle, .rail-line")) {
    const box = e.getBoundingClientRect();
    if (box.width && (box.bottom > rail.bottom + 1 || box.right > rail.right + 1))
      found.push(`${e.className} leaves the rail`);
  }
  for (const e of document.querySelectorAll(".slip, .pot, .prize, .ticket, .answered li")) {
    const box = e.getBoundingClientRect();
    const wide = Math.min(box.right, rail.right) - Math.max(box.left, rail.left);
    const high = Math.min(box.bottom, rail.bottom) - Math.max(box.top, rail.top);
    if (wide > 4 && high > 6) found.push(`${e.className} under the rail by ${high}`);
  }
  return found;
}"""

SCROLLED = "[document.scrollingElement.scrollTop, document.querySelector('.game').scrollTop]"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("bots", [1, 3, 7])
async def test_it_fits(tavern, visit, lang, bots):
    ann = await visit(tavern, "Ann", lang=lang)
    await ann.new_game(*["house"] * bots, boxes=["rdi2", "rdi9"])
    assert await ann.wait_for_a_question()
    for width, height in SIZES:
        await ann.resize(width, height)
        where = (width, height)
        assert await ann.page.evaluate(SMALL) == [], where
        assert await ann.page.evaluate(CROSSING) == [], where
        assert await ann.page.evaluate(SCROLLED) == [0, 0], where


FLAGS = """() => [...document.querySelectorAll(".track")].map((track) => {
  const place = (what) => track.querySelector(what).getBoundingClientRect();
  const [heart, ale] = [place(".flag.heart"), place(".flag.ale")];
  const box = track.getBoundingClientRect();
  const inside = [heart, ale].every((f) => f.left >= box.left - 8 && f.right <= box.right + 8);
  return inside && heart.bottom <= ale.top + 1;
})"""


async def test_the_flags_of_a_track_never_cover_each_other(tavern, visit):
    """At every pair of values the server could tell."""
    ann = await visit(tavern, "Ann")
    pairs = iter([(f, a) for f in (0, 1, 7, 10, 19, 20) for a in (0, 1, 7, 10, 19, 20)])
    await ann.tell_numbers(pairs)
    await ann.new_game("house", "house", "house")
    for _ in range(9):
        assert all(await ann.page.evaluate(FLAGS))
        await ann.page.reload()
        await ann.at_the_table()


async def test_whoever_would_pass_out_is_one_target_beside_the_others(tavern, visit):
    """The button in red lies where it would otherwise, over none of the others."""
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house", character="gog")
    await ann.choose_a_card_with_targets(3)
    targets = ann.page.locator(".answer.target")
    await expect(targets).to_have_count(3)
    before = [await targets.nth(i).bounding_box() for i in range(3)]
    await targets.evaluate_all("(all) => all.forEach((one) => one.classList.add('under'))")
    assert [await targets.nth(i).bounding_box() for i in range(3)] == before


async def test_a_choice_of_targets_reads_as_one(den, visit):
    """The slip says that one of them is touched, each row has its letter, and all of it fits."""
    ann = await visit(den(), "Ann")
    await ann.new_company("den:marker", "gog", "eve", "fleck", "den:groom", "dimli")
    await ann.choose_a_card_with_targets(5)
    slip = ann.page.locator(".slip")
    await expect(slip.locator(".slip-who")).to_have_text("You → one of them")
    letters = await slip.locator(".slip-row kbd").all_inner_texts()
    assert len(letters) >= 5
    assert letters == list("ABCDEF"[: len(letters)])
    for width, height in SIZES:
        await ann.resize(width, height)
        assert await ann.page.evaluate(CROSSING) == [], (width, height)


async def test_the_drawer_covers_nobody(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.new_game(*["house"] * 5, boxes=["rdi2", "rdi9"])
    assert await ann.wait_for_a_question()
    await ann.side("Log")
    for width, height in [(1280, 800), (1920, 1080), (1366, 633)]:
        await ann.resize(width, height, drawer=346)
        covered = await ann.page.evaluate(
            """() => [...document.querySelectorAll(".far .seat, .rail, .slips > *, .hands")].filter(
              (e) => e.getBoundingClientRect().right
                > document.querySelector(".side").getBoundingClientRect().left + 8).length"""
        )
        assert covered == 0, (width, height)
        assert await ann.page.evaluate(CROSSING) == [], (width, height)


# Words that run into what stands beside them, or are cut short.
TOUCHING = """() => {
  const words = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return range.getBoundingClientRect();
  };
  const found = [];
  const apart = (of, one, other) => {
    for (const place of document.querySelectorAll(of)) {
      const [a, b] = [place.querySelector(one), place.querySelector(other)];
      if (!a?.checkVisibility() || !b?.checkVisibility()) continue;
      const [x, y] = [words(a), b.getBoundingClientRect()];
      const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
      const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
      if (wide > 1 && high > 3) found.push(`${a.innerText}: ${one}, ${other}, ${wide} by ${high}`);
    }
  };
  apart(".far .seat", ".who > span", ".counts");
  apart(".near > .mat", ".mat-names strong", ".tankard-place");
  apart(".near > .mat", ".left", ".tankard-place");
  apart(".hand-card", ".card-title", ".sigil");
  apart(".hand-card", ".card-title", ".card-place");
  apart(".played", ".card-title", ".sigil");
  apart(".played", ".card-title", ".owner");
  for (const e of document.querySelectorAll(".far .who > span"))
    if (e.checkVisibility() && e.scrollWidth > e.parentElement.clientWidth + 1)
      found.push(`${e.innerText} is cut short`);
  return found;
}"""


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_long_names_and_titles_keep_to_themselves(tavern, visit, lang):
    """Warthorn, Jasper and Whitehawk beside their purses; titles above what lies on the cards."""
    ann = await visit(tavern, "Ann", lang=lang)
    await ann.new_company(
        "warthorn", "whitehawk", "jasper", "molly", bot="house", boxes=["rdi2", "rdi4", "rdi7"]
    )
    for _ in range(12):
        assert await ann.wait_for_a_question()
        assert await ann.page.evaluate(TOUCHING) == []
        await ann.answer_quietly()
    for width, height in [(1920, 1080), (1366, 633), (1280, 800), (360, 740), (844, 390)]:
        await ann.resize(width, height)
        assert await ann.page.evaluate(TOUCHING) == [], (width, height)
