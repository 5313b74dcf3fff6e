"""Between two views the page goes by what it is told, and nothing stays that is over."""

import pytest_asyncio
from playwright.async_api import expect
from visitor import Visitor

ME, EVE, FLECK, DIMLI = range(4)


class Spoken:
    """Ann, Gog at a table of four, and what a test tells her in the table's place."""

    def __init__(self, ann):
        self.ann = ann
        self.cards = ann.told("game")[-1]["cards"]
        self.state = {key: ann.state[key] for key in ("view", "hand")}

    def card(self, deck, number=0):
        return [i for i, card in enumerate(self.cards) if card.startswith(f"{deck}/")][number]

    def drink(self, title):
        return next(i for i, card in enumerate(self.cards) if card.endswith(f"/{title}"))

    def shows(self, *stack):
        """The table with this going on, everybody fresh, and nobody asked."""
        seats = [
            {**seat, "fortitude": 20, "alcohol": 0, "alive": True}
            for seat in self.state["view"]["seats"]
        ]
        view = {**self.state["view"], "seats": seats, "stack": list(stack), "round": None}
        waiting = {"for": "responses"}
        self.ann.hears("state", **{**self.state, "view": view}, waiting=waiting, events=[])

    def happens(self, *events):
        waiting = {"for": "responses"}
        self.ann.hears("happened", events=list(events), waiting=waiting)

    @property
    def slip(self):
        return self.ann.page.locator(".slip")

    @property
    def middle(self):
        return self.ann.page.locator(".played-card")

    @property
    def under(self):
        """What lies below the card in the middle, or is told beside it."""
        return self.ann.page.locator(".played .under, .answered li")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def said(tavern, chromium, dice):
    """One page for all of them: each begins by showing a table."""
    dice.write_text("between")
    ann = await Visitor.come(chromium, tavern.address, "Ann")
    await ann.hear_instead(lambda message: message)
    await ann.new_company("gog", "eve", "fleck", "dimli", boxes=["rdi2"])
    assert await ann.wait_for_a_question()
    yield Spoken(ann)
    await ann.context.close()
    assert ann.problems == []


def hit(card, owner, *seats):
    """A card that takes 2 Fortitude of each of these."""
    coming = {"stat": "fortitude", "amount": -2, "payee": -1, "from_inn": False, "prevented": False}
    return {
        "kind": "play",
        "owner": owner,
        "card": card,
        "mode": 0,
        "targets": list(seats),
        "coming": [{"seat": seat, **coming} for seat in seats],
    }


def played(seat, card, *targets):
    more = {"mode": 0, "behalf": seat, "origin": -1, "to": -1}
    return {"kind": "played", "seat": seat, "card": card, "targets": list(targets), **more}


def moved(kind, seat, before, after):
    return {"kind": kind, "seat": seat, "before": before, "after": after, "cause": -1}


async def test_what_an_answer_has_done_is_done(said):
    """Eve hits Fleck and Dimli; Fleck Ignores it, Dimli sends his on to me, and I am hurt."""
    shove = said.card("eve")
    said.shows(hit(shove, EVE, FLECK, DIMLI))
    await expect(said.slip.locator(".slip-row")).to_have_count(2)
    said.happens(
        played(FLECK, said.card("fleck")), {"kind": "ignored", "seat": FLECK, "card": shove}
    )
    await expect(said.slip).to_contain_text("Dimli")
    await expect(said.slip).not_to_contain_text("Fleck")
    await expect(said.under).to_have_count(0)
    said.happens(
        played(DIMLI, said.card("dimli"), ME),
        {"kind": "redirected", "seat": DIMLI, "other": ME, "card": shove},
    )
    await expect(said.slip).to_contain_text("you")
    await expect(said.slip).not_to_contain_text("Dimli")
    await expect(said.under).to_have_count(0)
    said.happens(moved("fortitude", ME, 20, 18))
    await expect(said.slip).to_have_count(0)


async def test_a_blow_that_was_healed_is_still_to_come(said):
    said.shows(hit(said.card("eve"), EVE, FLECK))
    said.happens(played(FLECK, said.card("fleck")), moved("fortitude", FLECK, 17, 19))
    await expect(said.slip).to_contain_text("19 → 17")


async def test_what_was_negated_is_seen_and_then_over(said):
    shove = said.card("eve")
    said.shows(hit(shove, EVE, FLECK))
    said.happens(played(FLECK, said.card("fleck")), {"kind": "negated", "seat": EVE, "card": shove})
    await expect(said.middle).to_contain_text("Negated")
    await expect(said.slip).to_have_count(0)
    said.happens(played(DIMLI, said.card("dimli")))
    await expect(said.middle).not_to_contain_text("Negated")
    await expect(said.under).to_have_count(0)


async def test_a_drink_is_not_hidden_by_the_card_before_it(said):
    """Where two are left nobody asks whom the Drink is for: there is no view in between."""
    wine = said.drink("wine")
    said.shows(hit(said.card("eve"), EVE, ME))
    said.happens(
        moved("fortitude", ME, 20, 18),
        {"kind": "ordered", "seat": EVE, "other": ME},
        {"kind": "revealed", "seat": EVE, "card": wine, "origin": -1, "to": -1},
    )
    await expect(said.middle).to_contain_text("Wine")
    await expect(said.under).to_have_count(0)


def poured(card, seat, alcohol):
    return {
        "cards": [card],
        "revealer": seat,
        "drinker": seat,
        "alcohol": alcohol,
        "fortitude": 0,
        "ignored": False,
    }


async def test_what_has_been_drunk_is_not_coming_any_more(said):
    wine = said.drink("wine")
    said.shows({"kind": "drinks", "owner": EVE, "drinks": [poured(wine, EVE, 2)]})
    await expect(said.slip).to_contain_text("0 → 2")
    said.happens(
        played(FLECK, said.card("fleck")),
        {"kind": "strengthened", "seat": FLECK, "drinker": EVE, "drink": 0, "amount": 3}
        | {"before": 2, "after": 5},
    )
    await expect(said.slip).to_contain_text("0 → 5")
    await expect(said.under).to_have_count(0)
    said.happens(
        {"kind": "drank", "seat": EVE, "revealer": EVE, "amount": 5}, moved("alcohol", EVE, 0, 5)
    )
    await expect(said.slip).to_have_count(0)


async def test_those_who_tie_drink_on_alone(said):
    """Four drink, I and Fleck tie: we two reveal again, each Drink where it belongs."""
    wine, ale = said.drink("wine"), said.drink("light-ale")
    strengths = [(ME, 2), (EVE, 1), (FLECK, 2), (DIMLI, 1)]
    drinks = [poured(wine if alcohol > 1 else ale, seat, alcohol) for seat, alcohol in strengths]
    said.shows({"kind": "contest", "owner": ME, "drinks": drinks})
    contender = said.ann.page.locator(".contender")
    await expect(contender).to_have_count(4)
    said.happens({"kind": "contest-tied", "seat": ME, "amount": 2})
    await expect(contender).to_have_count(2)
    await expect(contender.locator(".contest-mug b")).to_have_text(["?", "?"])
    step = said.ann.page.locator(".contest-title [aria-current]")
    await expect(step).to_contain_text("Reveal")
    said.happens({"kind": "revealed", "seat": FLECK, "card": ale, "origin": -1, "to": -1})
    await expect(contender.locator(".contest-mug b")).to_have_text(["?", "1"])
    said.happens({"kind": "revealed", "seat": ME, "card": wine, "origin": -1, "to": -1})
    await expect(contender.locator(".contest-mug b")).to_have_text(["2", "1"])
    await expect(step).to_contain_text("Change")


async def test_a_payment_for_new_drinks_is_not_the_end_of_a_contest(said):
    """Everybody pays the Inn while the Drinks are revealed; at the end all pay the winner, and a
    card may answer that."""
    wine = said.drink("wine")
    contest = {"kind": "contest", "owner": ME, "drinks": [poured(wine, ME, 2)]}
    step = said.ann.page.locator(".contest-title [aria-current]")
    demand = {"kind": "play", "owner": -1, "card": -1}
    gold = {"stat": "gold", "amount": 1, "from_inn": False, "prevented": False}
    inn = {**demand, "coming": [{"seat": EVE, "payee": -1, **gold}]}
    said.shows({**contest, "queue": [EVE, FLECK, DIMLI]}, inn)
    await expect(step).to_contain_text("Reveal")
    await expect(said.ann.page.locator(".contender")).to_have_count(4)
    winner = {**demand, "coming": [{"seat": EVE, "payee": ME, **gold}]}
    answer = {"kind": "play", "owner": EVE, "card": said.card("eve")}
    said.shows(contest, winner, answer)
    await expect(step).to_contain_text("Pay")
