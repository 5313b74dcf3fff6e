"""What a seat sees, as small whole numbers in named parts. Nothing in them is hidden from it.

Seats come as seen by whoever looks: oneself first, then to the left. Numbers are read off the
table and not off a view, which would cost more than a decision; the tests deal everything hidden
anew and compare.
"""

from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.contest import Contest
from lastcall.engine.drinking import Drinking
from lastcall.engine.play import Play
from lastcall.engine.table import Table
from lastcall.env.core.kinds import Kinds

FULL: Final = 127  # what does not fit into a byte is shown as this much

# What is told of each seat, and what a number is divided by to lie about between -1 and 1.
SEAT: Final = (
    ("in the game", 1),
    ("on my side", 1),
    ("fortitude", 20),
    ("alcohol content", 20),
    ("gold", 20),
    ("potions", 3),
    ("hand", 7),
    ("deck", 40),
    ("discard pile", 40),
    ("drink me pile", 5),
    ("kept before it", 5),
    ("active", 1),
    ("asked", 1),
    ("in the round", 1),
    ("in control", 1),
    ("passed", 1),
    ("to gamble", 1),
    ("does what is going on", 1),
    ("named by it", 1),
    ("fortitude coming", 10),
    ("alcohol content coming", 10),
    ("gold coming", 5),
)
# And of the table.
TABLE: Final = (
    ("discard phase", 1),
    ("action phase", 1),
    ("order phase", 1),
    ("drink phase", 1),
    ("turn", 50),
    ("drink deck", 40),
    ("bar deck", 40),
    ("gold of the inn", 20),
    ("tavern", 3),
    ("round", 1),
    ("pot", 10),
    ("prizes in the pot", 3),
    ("only cheating", 1),
    ("nobody may leave", 1),
    ("a play is going on", 1),
    ("it is negated", 1),
    ("it has happened", 1),
    ("drinks are going on", 1),
    ("a contest is going on", 1),
    ("drinks", 5),
    ("due", 5),
)
# The types of what is going on.
TYPES: Final = tuple(w.TYPE_NAMES)
ASKED: Final = (
    *(w.ASK_DISCARD, w.ASK_ACTION, w.ASK_RESPOND, w.ASK_GAMBLE, w.ASK_ORDER, w.ASK_SPLIT),
    *(w.ASK_DARE, w.ASK_LAST_CALL, w.ASK_LOSE_CARD, w.ASK_EFFECT_ORDER, w.ASK_CHOICE),
    *(w.ASK_TARGET, w.ASK_COST, w.ASK_TRACKER, w.ASK_BOX, w.ASK_LAY_DOWN, w.ASK_FETCH),
    *(w.ASK_SACRIFICE, w.ASK_ARRANGE, w.ASK_OFFER, w.ASK_PRIZE, w.ASK_AWARD, w.ASK_CRAWL),
    *(w.ASK_PUT_BACK, w.ASK_MEMBER, w.ASK_CHAMPION),
)
_asked: Final = {kind: i for i, kind in enumerate(ASKED)}


class Part:
    """A named part of what is seen: where it lies, its rows, and what each column is."""

    __slots__ = ("columns", "first", "name", "rows", "scales")

    def __init__(
        self, name: str, first: int, rows: int, columns: Sequence[str], scales: Sequence[float]
    ) -> None:
        self.name = name
        self.first = first
        self.rows = rows  # 0 for a single one without rows
        self.columns = tuple(columns)
        self.scales = tuple(scales)

    @property
    def size(self) -> int:
        return max(1, self.rows) * len(self.columns)


class Sight:
    """The parts, and how to read them off a table."""

    __slots__ = (
        "asked",
        "boxes",
        "card",
        "character",
        "characters",
        "counters",
        "hand",
        "kept",
        "kinds",
        "marks",
        "mates",
        "offered",
        "parts",
        "piles",
        "seats",
        "size",
        "trackers",
        "tracks",
        "who",
    )

    def __init__(
        self,
        kinds: Kinds,
        seats: int,
        characters: Sequence[str],
        *,
        trackers: int,
        boxes: int,
        tracks: int,
        counters: Sequence[str],
        teams: bool,
        offered: bool,
        piles: bool,
    ) -> None:
        self.kinds = kinds
        self.seats = seats
        self.characters = list(characters)
        self.who = {name: i for i, name in enumerate(characters)}
        self.trackers = trackers
        self.boxes = boxes
        self.tracks = tracks
        self.counters = list(counters)
        self.parts: list[Part] = []
        self.size = 0
        of_seat = [
            *SEAT,
            *(
                (f"track {i} {what}", 20)
                for i in range(tracks)
                for what in ("fortitude", "alcohol")
            ),
            *((f"tracker {i}", 5) for i in range(trackers)),
            *((f"box {i}", 5) for i in range(boxes)),
        ]
        of_table = [
            *TABLE,
            *((f"{w.TYPE_NAMES[type]} going on", 1) for type in TYPES),
            *((name, 10) for name in counters),
        ]
        self.add("seats", seats, of_seat)
        self.add("table", 0, of_table)
        self.character = self.add("characters", seats, [(name, 1) for name in characters])
        self.asked = self.add("asked", 0, [(kind, 1) for kind in ASKED])
        cards = [(id, 1) for id in kinds.ids]
        self.hand = self.add("hand", 0, cards)
        self.card = self.add("going_on", 0, cards)  # the cards played, or the Drinks
        mine = boxes > 0 or any(card.drink is not None and card.drink.keeps for card in kinds.cards)
        self.kept = self.add("mine", 0, cards) if mine or offered else -1
        self.marks = self.add("marks", 0, [(id, 5) for id in kinds.ids]) if boxes else -1
        self.mates = self.add("mates", 0, cards) if teams else -1
        self.offered = self.add("offered", 0, cards) if offered else -1
        self.piles = self.add("piles", 0, cards) if piles else -1

    def add(self, name: str, rows: int, columns: Sequence[tuple[str, int]]) -> int:
        first = self.size
        part = Part(name, first, rows, [c for c, _ in columns], [1 / scale for _, scale in columns])
        self.parts.append(part)
        self.size += part.size
        return first

    def look(self, t: Table, me: int, kind: list[int]) -> bytearray:
        """The numbers one after the other, a signed byte each."""
        row = bytearray(self.size)
        # What is going on: the latest card or Drink that lies on the stack.
        play: Play | None = None
        drinking: Drinking | None = None
        for i in range(len(t.frames) - 1, -1, -1):
            frame = t.frames[i]
            if isinstance(frame, Play):
                play = frame
                break
            if isinstance(frame, Drinking):
                drinking = frame
                break
        head = self.look_at_seats(t, me, play, drinking)
        self.look_at_table(t, me, play, drinking, head)
        row[: len(head)] = bytes(head)
        # What is one of many, and cards.
        n = self.seats
        who = self.who
        at = self.character
        for away in range(n):
            row[at + who[t.game.characters[(me + away) % n].id]] = 1
            at += len(who)
        decision = t.decision
        if decision is not None:
            row[self.asked + _asked[decision.kind]] = 1
        count(row, self.hand, t.seats[me].hand, kind)
        if play is not None:
            if play.card >= 0:
                row[self.card + kind[play.card]] = 1
            for part in play.parts:
                if part.card >= 0:
                    row[self.card + kind[part.card]] = 1
        elif drinking is not None:
            for drink in drinking.drinks:
                count(row, self.card, drink.cards, kind)
        if self.kept >= 0:
            self.look_at_cards(t, me, kind, row)
        if self.mates >= 0:
            for i, seat in enumerate(t.seats):
                if i != me and t.allied(i, me):
                    count(row, self.mates, seat.hand, kind)
        if self.piles >= 0:
            self.look_at_piles(t, kind, row)
        return row

    def look_at_seats(
        self, t: Table, me: int, play: Play | None, drinking: Drinking | None
    ) -> list[int]:
        n = self.seats
        coming: list[int] | None = None  # Fortitude, Alcohol Content, Gold of each seat
        owner = -1
        targets = 0
        if play is not None:
            owner = play.owner
            targets = play.targets
            if play.consequences and not play.negated:
                coming = [0] * (3 * n)
                for c in play.consequences:
                    if c.prevented:
                        continue
                    amount = play.amount_of(t, c)
                    if c.attribute == w.GOLD:
                        if c.seat >= 0 and not c.from_inn:
                            coming[3 * c.seat + 2] -= amount
                        if c.payee >= 0:
                            coming[3 * c.payee + 2] += amount
                    elif c.seat >= 0:
                        coming[3 * c.seat + (c.attribute == w.ALCOHOL)] += amount
        elif drinking is not None:
            owner = drinking.first
            coming = [0] * (3 * n)
            for drink in drinking.drinks:
                targets |= 1 << drink.drinker
                if not drink.lost(t):
                    alcohol, fortitude = drink.effect(t)
                    coming[3 * drink.drinker] += fortitude
                    coming[3 * drink.drinker + 1] += alcohol
        decision = t.decision
        asked = decision.seat if decision is not None else -1
        inside = 0
        passed = 0
        controller = -1
        gambler = -1
        if t.rounds:
            rnd = t.rounds[-1]
            inside = rnd.inside
            passed = rnd.passed
            controller = rnd.controller
            gambler = rnd.seat
        mine = t.seats[me].party
        head: list[int] = []
        for away in range(n):
            i = me + away
            if i >= n:
                i -= n
            seat = t.seats[i]
            party = t.parties[seat.party]
            head.append(1 if seat.alive else 0)
            head.append(1 if seat.party == mine else 0)
            head.append(party.fortitude & 255)
            head.append(party.alcohol & 255)
            head.append(byte(party.gold))
            head.append(party.potions)
            head.append(len(seat.hand))
            head.append(len(seat.deck))
            head.append(byte(len(seat.discard)))
            head.append(byte(len(seat.pile)))
            head.append(len(seat.kept))
            head.append(1 if i == t.active else 0)
            head.append(1 if i == asked else 0)
            head.append((inside >> i) & 1)
            head.append(1 if i == controller else 0)
            head.append((passed >> i) & 1)
            head.append(1 if i == gambler else 0)
            head.append(1 if i == owner else 0)
            head.append((targets >> i) & 1)
            if coming is None:
                head.append(0)
                head.append(0)
                head.append(0)
            else:
                head.append(byte(coming[3 * i]))
                head.append(byte(coming[3 * i + 1]))
                head.append(byte(coming[3 * i + 2]))
            if self.tracks:
                for k in range(self.tracks):
                    further = t.parties[seat.tracks[k]] if k < len(seat.tracks) else None
                    head.append(byte(further.fortitude) if further is not None else 0)
                    head.append(byte(further.alcohol) if further is not None else 0)
            if self.trackers:
                for k in range(self.trackers):
                    head.append(byte(seat.trackers[k]) if k < len(seat.trackers) else 0)
            if self.boxes:
                for k in range(self.boxes):
                    head.append(byte(len(seat.boxes[k].cards)) if k < len(seat.boxes) else 0)
        return head

    def look_at_table(
        self, t: Table, me: int, play: Play | None, drinking: Drinking | None, head: list[int]
    ) -> None:
        phase = t.phase
        head.append(1 if phase == w.DISCARD_PHASE else 0)
        head.append(1 if phase == w.ACTION_PHASE else 0)
        head.append(1 if phase == w.ORDER_PHASE else 0)
        head.append(1 if phase == w.DRINK_PHASE else 0)
        head.append(byte(t.turn))
        head.append(byte(len(t.cellars[0].deck)))
        head.append(byte(len(t.cellars[0].bar)))
        head.append(byte(t.inn))
        head.append(t.tavern)
        if t.rounds:
            rnd = t.rounds[-1]
            head.append(1)
            head.append(byte(rnd.pot))
            head.append(len(rnd.prizes))
            head.append(1 if rnd.strict else 0)
            head.append(1 if rnd.bound else 0)
        else:
            for _ in range(5):
                head.append(0)
        head.append(1 if play is not None else 0)
        head.append(1 if play is not None and play.negated else 0)
        head.append(1 if play is not None and play.afterwards() else 0)
        head.append(1 if drinking is not None else 0)
        head.append(1 if isinstance(drinking, Contest) else 0)
        head.append(len(drinking.drinks) if drinking is not None else 0)
        decision = t.decision
        asked = decision is not None and decision.may_answer(me)
        head.append(byte(decision.due) if decision is not None and asked else 0)
        type = play.type if play is not None else 0
        for bit in TYPES:
            head.append(1 if type & bit else 0)
        for name in self.counters:
            head.append(byte(t.counters.get(name, 0)))

    def look_at_cards(self, t: Table, me: int, kind: list[int], row: bytearray) -> None:
        """What lies before me, and what is offered to everybody face up."""
        seat = t.seats[me]
        count(row, self.kept, seat.kept, kind)
        for box in seat.boxes:
            count(row, self.kept, box.cards, kind)
            if self.marks >= 0:
                for card, mark in zip(box.cards, box.marks, strict=True):
                    row[self.marks + kind[card]] = max(byte(mark), row[self.marks + kind[card]])
        if self.offered >= 0:
            for stock in t.game.stocks.values():
                if t.game.zones[stock.deck].seen_by(me):
                    count(row, self.offered, t.zones[stock.deck], kind)

    def look_at_piles(self, t: Table, kind: list[int], row: bytearray) -> None:
        """Every discard pile that everybody may look through."""
        for seat in t.seats:
            count(row, self.piles, seat.discard, kind)
            for stock in seat.side:
                count(row, self.piles, t.zones[stock.discard], kind)
        for cellar in t.cellars:
            count(row, self.piles, cellar.discard, kind)
        for stock in t.game.stocks.values():
            count(row, self.piles, t.zones[stock.discard], kind)


def count(row: bytearray, first: int, cards: list[int], kind: list[int]) -> None:
    """Add one for each of these cards."""
    for card in cards:
        row[first + kind[card]] += 1


def byte(number: int) -> int:
    """A number as a signed byte has it."""
    if number > FULL:
        return FULL
    return number & 255 if number >= -FULL else (-FULL) & 255
