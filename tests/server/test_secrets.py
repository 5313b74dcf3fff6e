"""Whole games over real sockets, every frame held against what the engine lets its seat know."""

import asyncio
import random

import pytest
from client import Guest, table_of

from lastcall.engine.content import fields_of
from lastcall.engine.options import bits, from_code, of_card
from lastcall.engine.setup import deal
from lastcall.games import setup_from

HIDDEN = ("respond", "last-call")
STATE = {"type", "view", "hand", "waiting", "events", "boxes", "known", "banks", "stack_text"}
STATE |= {"decision"}
OWN = {"known", "boxes", "stack_text"}  # of the seat and its language: the same for all questions
HAPPENED = {"type", "events", "waiting", "window", "ms"}


class Faces:
    """What cards are, as anybody sees who looks at them from both sides: of which copy of a card a
    number speaks is told by `test_numbers.py`."""

    def __init__(self, ids, owners):
        self.faces = list(zip(ids, owners, strict=True))

    def of(self, card):
        return card if card < 0 else self.faces[card]

    def all(self, cards):
        return [self.of(card) for card in cards]

    def code(self, code):
        """An answer, and what the card in it is."""
        option = from_code(code)
        return of_card(option, -1).code, self.of(option.card)

    def boxes(self, boxes):
        return [[(self.of(card), mark) for card, mark in box] for box in boxes]

    def event(self, event):
        return {**event, "card": self.of(event["card"])} if "card" in event else event


class Truth:
    """The game played again from its replay: what each seat may know after each answer."""

    def __init__(self, replay, seat):
        self.seat = seat
        table = deal(setup_from(replay["setup"]))
        self.faces = Faces([card.id for card in table.game.defs], table.game.home_seat)
        self.steps = [self.look(table)]
        for answer in replay["answers"]:
            table.answer(table.decision.options[answer])
            self.steps.append(self.look(table))
        self.events = [
            self.faces.event(told(event)) for event in table.events if visible(event, seat)
        ]

    def look(self, table):
        faces = self.faces
        view, public = table.view(self.seat), table.view(-1)
        decision = table.decision
        hidden = decision is not None and decision.kind in HIDDEN
        step = {
            "events": sum(visible(event, self.seat) for event in table.events),
            "hand": faces.all(view.hand),
            "waiting": None if decision is None else "" if hidden else decision.seat,
            "options": [faces.code(option.code) for option in view.options] or None,
            "seats": [seat_shown(seat, faces) for seat in public.seats],
            "drinks": (public.drink_deck, public.bar_deck, faces.all(public.drink_discard)),
            "turn": (public.turn, public.active),
            "stack": [
                faces.of(layer.card)
                if layer.kind == "play"
                else [faces.all(d.cards) for d in layer.drinks]
                for layer in public.stack
            ],
        }
        if self.seat >= 0:
            step["boxes"] = faces.boxes(view.seats[self.seat].boxes)
            step["known"] = [[faces.of(card), *where] for card, *where in view.known]
        if view.options:
            step["after"] = [
                [(s.seat, s.fortitude, s.alcohol, s.gold) for s in table.preview(option).after]
                for option in view.options
            ]
        return step


def visible(event, seat):
    return event.seen < 0 or (seat >= 0 and event.seen >> seat & 1 == 1)


def told(event):
    """All that an event says, by the names of its fields."""
    said = {name: getattr(event, name) for name in fields_of(type(event)) if name != "seen"}
    if "targets" in said:
        said["targets"] = bits(said["targets"])
    return {"kind": event.kind, **said}


def seat_shown(seat, faces):
    side = [(deck, faces.all(discard)) for deck, discard in seat.side]
    open_cards = (faces.all(seat.discard), faces.all(seat.kept), faces.boxes(seat.boxes), side)
    return (seat.hand, seat.deck, seat.pile, list(seat.trackers), *open_cards)


def boxes_heard(boxes, faces):
    return faces.boxes([[(lying["card"], lying["mark"]) for lying in box] for box in boxes])


def seat_heard(seat, faces):
    side = [(pile["deck"], faces.all(pile["discard"])) for pile in seat["side"]]
    boxes = boxes_heard(seat["boxes"], faces)
    open_cards = (faces.all(seat["discard"]), faces.all(seat["kept"]), boxes, side)
    return (seat["hand"], seat["deck"], seat["pile"], seat["trackers"], *open_cards)


def state_heard(state, faces):
    view = state["view"]
    return {
        "hand": faces.all(state["hand"]),
        "seats": [seat_heard(seat, faces) for seat in view["seats"]],
        "drinks": (view["drink_deck"], view["bar_deck"], faces.all(view["drink_discard"])),
        "turn": (view["turn"], view["active"]),
        "stack": [
            faces.of(layer["card"])
            if layer["kind"] == "play"
            else [faces.all(d["cards"]) for d in layer["drinks"]]
            for layer in view["stack"]
        ],
    }


def check(socket, replay, seat):
    """Every frame is a moment of the game as this seat may know it, one after the other."""
    truth = Truth(replay, seat)
    faces = Faces(socket.game["cards"], socket.game["owners"])
    at = heard = asked = 0
    for frame in socket.heard:
        if frame["type"] == "log":
            heard = 0  # everything anew
        if frame["type"] in ("log", "state", "happened"):
            new = [{k: v for k, v in e.items() if k != "text"} for e in frame["events"]]
            new = [faces.event(event) for event in new]
            assert new == truth.events[heard : heard + len(new)]
            heard += len(new)
        if frame["type"] == "happened":
            assert set(frame) <= HAPPENED
            assert frame["waiting"] == {"for": "responses"}
        elif frame["type"] == "state":
            assert set(frame) <= STATE
            shown = state_heard(frame, faces)
            fitting = [
                k
                for k in range(at, len(truth.steps))
                if truth.steps[k]["events"] == heard
                and shown.items() <= truth.steps[k].items()
                and same_question(frame, truth.steps[k], faces)
            ]
            assert fitting, (replay["setup"], at, frame)
            at = fitting[0]
            if "boxes" in frame:
                assert boxes_heard(frame["boxes"], faces) == truth.steps[at]["boxes"]
            known = [
                [faces.of(k["card"]), k["zone"], k["position"]] for k in frame.get("known", [])
            ]
            assert known == truth.steps[at].get("known", [])
            asked += "decision" in frame
    assert heard == len(truth.events)
    return asked


def same_question(frame, step, faces):
    waiting = frame["waiting"]
    if waiting["for"] == "seat":
        awaited = waiting["seat"] == step["waiting"]
    else:
        awaited = step["waiting"] == ("" if waiting["for"] == "responses" else None)
        awaited = awaited and set(waiting) == {"for"}
    if "decision" not in frame:
        return awaited
    options = frame["decision"]["options"]
    after = [
        [(s["seat"], s["fortitude"], s["alcohol"], s["gold"]) for s in option.get("after", [])]
        for option in options
    ]
    assert all(from_code(o["code"]).card == o.get("card", -1) for o in options)
    codes = [faces.code(o["code"]) for o in options]
    return awaited and codes == step["options"] and after == step["after"]


def shapes(socket, replay, seat):
    """What came with each hidden question, back to what it is about: where nobody was asked
    before in the same window, and where somebody was."""
    truth = Truth(replay, -1)
    numbers = [k for k, answerer in enumerate(replay["seats"]) if answerer == seat]
    first, later = set(), set()
    about, last = None, 0
    for frame in socket.heard:
        if frame["type"] not in ("happened", "state"):
            continue
        keys = frozenset(frame) - OWN  # that somebody thinks longer than the pause is told
        shape = (frame["type"], keys, bool(frame["events"]))
        if frame["events"]:
            about = shape
        decision = frame.get("decision")
        if decision and decision["kind"] in HIDDEN and decision["n"] > last:
            last = decision["n"]
            number = numbers[last - 1]
            begun = number and replay["marks"][number] == replay["marks"][number - 1]
            before = begun and truth.steps[number - 1]["waiting"] == ""
            (later if before else first).add((about, shape))
    return first, later


async def follow(socket):
    while socket.state is None or not socket.state["view"]["over"]:
        await socket.next(60)


@pytest.mark.parametrize("pause", ["0", "0.01"])
@pytest.mark.parametrize("characters", [("petra", "dale", "terci"), ("gog", "petra", "jett")])
async def test_every_frame_is_what_its_seat_may_know(start, guests, pause, characters):
    server = start("--pause", pause, "--bot-pause", "0", "--no-limits")
    people = await guests(server, "Ann", "Bob", "Cid")
    ann, eve = people[0], await guests(server, "Eve")
    nobody = Guest(server.address, "")
    boxes = ["rdi2", "rdi9"]
    table = await table_of(*people, bots=["house", "random"], boxes=boxes, clock=None)
    for guest, character in zip(people, characters, strict=True):
        await guest.ok(f"/api/tables/{table}/character", {"character": character})
    async with (
        people[0].at(table, "?lang=en") as a,
        people[1].at(table) as b,
        people[2].at(table, "?lang=ru") as c,
        eve.at(table, "?lang=en") as e,
        nobody.at(table) as n,
    ):
        if pause != "0":
            await b.ask_always()
        for socket in (a, b, c, e, n):
            await socket.settled()
        await ann.ok(f"/api/tables/{table}/start")
        players = (s.play(random.Random(i)) for i, s in enumerate((a, b, c)))
        await asyncio.gather(*players, follow(e), follow(n))
        if e.table["state"] != "finished":
            await e.until("table", state="finished")
    await nobody.http.aclose()
    replay = await ann.get(f"/api/replays/{table}")
    asked_first, asked_later = set(), set()  # of all three: one alone is asked too rarely to tell
    for seat, socket in enumerate((a, b, c)):
        assert check(socket, replay, seat) > 3
        first, later = shapes(socket, replay, seat)
        asked_first |= first
        asked_later |= later
        questions = {question for _, question in first | later}
        assert len(questions) == 1, "a question tells whether others had it before"
        assert all(not events for _, _, events in questions)
    after = [{about[0] for about, _ in them if about} for them in (asked_later, asked_first)]
    assert after[0] <= after[1]
    for socket in (e, n):
        assert check(socket, replay, -1) == 0
    titles = {card["title"] for card in (await ann.get("/api/cards?lang=en"))["cards"]}
    for event in e.events:
        if event["kind"] in ("laid-down", "drew"):
            assert not any(title in event["text"] for title in titles)
            assert event.get("card", -1) == -1


async def test_the_log_after_a_reload_tells_no_more(start, guests):
    """Ann, an onlooker and somebody who sat down in a bot's place: each log is that seat's."""
    server = start("--pause", "0", "--bot-pause", "0", "--no-limits")
    ann, bob, eve = await guests(server, "Ann", "Bob", "Eve")
    boxes = ["rdi2", "rdi9"]
    table = await table_of(ann, bots=["house", "random"], boxes=boxes, clock=None)
    await ann.ok(f"/api/tables/{table}/character", {"character": "petra"})
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        while not {0, 2} <= {e["seat"] for e in a.events if e["kind"] == "drew"}:
            assert await a.play(answers=1) == 1, "the game was over before anybody drew"
        for guest in (ann, eve):
            async with guest.at(table) as again:
                log = (await again.until("log"))["events"]
                await again.until("state")
                seat = again.table["you"]["seat"]
                private = [event for event in log if event["kind"] in PRIVATE]
                assert all(event["seat"] == seat for event in private)
                assert bool(private) == (seat >= 0)
                assert (again.state["hand"] == a.state["hand"]) == (seat >= 0)
        await bob.ok(f"/api/tables/{table}/sit", {"seat": 2})
        async with bob.at(table) as b:
            log = (await b.until("log"))["events"]
            await b.until("state")
            private = [event for event in log if event["kind"] in PRIVATE]
            assert private
            assert all(event["seat"] == 2 for event in private)
            # Nobody is told about cards of others, in the hand, in a deck or nowhere at all.
            for card in (*a.state["hand"], 1999):
                await b.send({"type": "why", "card": card})
                assert (await b.until("error"))["code"] == "not-yours"


PRIVATE = ("drew-card", "laid-down-card", "put-on-deck-card")


async def test_why_does_not_tell_what_the_pause_hides(start, guests):
    """While the table is told to wait every card has the same answer, also if the game is over."""
    server = start("--pause", "0.03", "--bot-pause", "0", "--no-limits")
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["random"], clock=None)
    keys = set()
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        chance = random.Random(3)
        while a.state is None or not a.state["view"]["over"]:
            if a.decision is not None:
                option = chance.choice(a.decision["options"])
                n, a.decision = a.decision["n"], None
                await a.answer(n, option["code"])
            message = await a.next(30)
            if message["type"] == "happened" and a.state and a.state["hand"]:
                await a.send({"type": "why", "card": a.state["hand"][0]})
                told = await a.next(30)
                if told["type"] == "why":  # within the pause, before anything else was told
                    keys.add((told["playable"], told["key"]))
    assert keys == {(False, "not-now")}


def without_numbers(events):
    """Every pair of eyes has numbers of its own for cards."""
    return [{k: v for k, v in event.items() if k != "card"} for event in events]


async def test_who_comes_within_the_pause_is_told_what_the_others_were(start, guests):
    """Responses are awaited, not the seat that has just acted; and no event of what follows."""
    server = start("--pause", "1.5", "--bot-pause", "0", "--no-limits")
    ann, eve = await guests(server, "Ann", "Eve")
    table = await table_of(ann, bots=["random"], clock=None)
    chance = random.Random(5)
    met = 0
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        while met < 4:
            if a.decision is not None:
                option = chance.choice(a.decision["options"])
                n, a.decision = a.decision["n"], None
                await a.answer(n, option["code"])
            if (await a.next(30))["type"] != "happened":
                continue
            begun = len(a.events)
            async with eve.at(table) as e:
                log = (await e.until("log"))["events"]
                await e.until("state")
                heard = await a.quiet(0.05)
            if any(message["type"] in ("state", "happened") for message in heard):
                continue  # the machine was slow, and the pause is over
            met += 1
            assert e.state["waiting"] == {"for": "responses"}
            public = [event for event in a.events[:begun] if event["kind"] not in PRIVATE]
            assert without_numbers(log[-len(public) :]) == without_numbers(public[-len(log) :])
