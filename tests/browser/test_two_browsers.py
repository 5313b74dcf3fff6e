"""Two browsers against each other: responses, a Round of Gambling, and nothing to peep at."""

import asyncio
import json
from html import escape

from mind import Mind
from playwright.async_api import expect

CARD_FIELDS = {"card", "cards", "discard", "kept", "drink_discard"}


def cards_in(thing):
    """Every card number a message names."""
    if isinstance(thing, list):
        for part in thing:
            yield from cards_in(part)
    elif isinstance(thing, dict):
        for field, value in thing.items():
            if field in CARD_FIELDS and isinstance(value, int):
                yield value
            elif field in CARD_FIELDS and value and isinstance(value[0], int):
                yield from value
            else:
                yield from cards_in(value)


def hands(visitor):
    """The hand this browser held, for each state of the table it was told."""
    return {json.dumps(state["view"]): set(state["hand"]) for state in visitor.told("state")}


def check_nothing_leaked(one, other, seat):
    """Nothing that one browser was told names a card the other one held at that moment."""
    held = hands(other)
    compared = 0
    for state in one.told("state"):
        theirs = held.get(json.dumps(state["view"]))
        if theirs is not None:
            compared += 1
            shown = set(cards_in([state["view"], state.get("decision")])) | set(state["hand"])
            assert not shown & theirs
            assert isinstance(state["view"]["seats"][seat]["hand"], int)
    assert compared > 10
    drawn = [
        event
        for message in one.heard
        for event in message.get("events", [])
        if event["kind"] == "drew-card"
    ]
    assert drawn
    assert all(event["seat"] != seat for event in drawn)


class Peeping:
    """Looks, whenever somebody answers, whether the other page shows a card it must not know."""

    def __init__(self, page_of, hand_of, library):
        self.page_of = page_of
        self.hand_of = hand_of
        self.titles = {id: card["title"] for id, card in library.items()}
        texts = " ".join(card["text"] for card in library.values())
        self.spoken_of = {title for title in self.titles.values() if title in texts}
        self.looked = 0

    async def look(self):
        html = await self.page_of.page.content()
        known = {card for message in self.page_of.heard for card in cards_in(message)}
        known |= {card for state in self.page_of.told("state") for card in state["hand"]}
        ids = self.page_of.told("game")[-1]["cards"]
        public = {self.titles[ids[card]] for card in known if card >= 0}
        held = {self.titles[ids[card]] for card in self.hand_of.state["hand"]}
        hidden = held - public - self.spoken_of
        self.looked += len(hidden)
        assert not [title for title in hidden if escape(title, quote=False) in html]


def public_lines(lines, visitor):
    """The log without what only this seat was told."""
    private = {
        event.get("text")
        for message in visitor.heard
        for event in message.get("events", [])
        if event["kind"] == "drew-card"
    }
    return [line for line in lines if line not in private]


async def play_together(people, seed):
    """One game between two browsers to its end, each clicking for itself."""
    ann, bob = people
    library = await ann.cards()
    looks = {ann: Peeping(bob, ann, library), bob: Peeping(ann, bob, library)}

    async def sit(visitor, mind):
        while await visitor.wait_for_a_question():
            await looks[visitor].look()
            await visitor.answer(mind)

    gambler = "Gambling"
    await asyncio.gather(
        *(sit(who, Mind(f"{seed}/{i}", wish=gambler)) for i, who in enumerate(people))
    )
    return looks


def responded(visitor):
    return any(
        asked["kind"] == "respond" and how["kind"] == "play" for asked, how in visitor.answers
    )


def gambled(visitor):
    return any(asked["kind"] == "gamble" for asked, _ in visitor.answers)


async def test_two_browsers_through_responses_and_a_round(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    for game in range(6):
        await ann.sit_together(bob)
        looks = await play_together((ann, bob), game)
        for who in (ann, bob):
            await expect(who.over).to_be_visible()
        assert public_lines(await ann.log_lines(), ann) == public_lines(await bob.log_lines(), bob)
        for seat in (0, 1):
            assert await ann.gold(seat) == await bob.gold(seat)
        check_nothing_leaked(ann, bob, seat=1)
        check_nothing_leaked(bob, ann, seat=0)
        assert all(peeping.looked > 10 for peeping in looks.values())
        if all(map(gambled, (ann, bob))) and any(map(responded, (ann, bob))):
            return
        for who in (ann, bob):
            who.forget()
    raise AssertionError("six games without a response or a Round of Gambling of both")
