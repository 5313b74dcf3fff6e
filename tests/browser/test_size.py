"""What a newcomer's browser has to fetch."""

from playwright.async_api import expect

LARGEST = 200_000  # bytes, compressed


async def test_the_first_load_is_small(tavern, visit):
    ann = await visit(tavern)
    answers = []
    ann.page.on("response", lambda answer: answers.append(answer))
    await ann.open("/")
    await expect(ann.button("Play now")).to_be_enabled()
    await ann.page.wait_for_load_state("networkidle")
    sizes = {}
    for answer in answers:
        measured = await answer.request.sizes()
        sizes[answer.url] = measured["responseBodySize"] + measured["responseHeadersSize"]
    assert any(url.endswith(".js") for url in sizes)
    assert any(url.endswith(".css") for url in sizes)
    assert sum(sizes.values()) < LARGEST, sizes
