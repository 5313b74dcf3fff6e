"""What a seat sees, as small whole numbers in named parts. Nothing in them is hidden from it.

Seats come as seen by whoever looks: oneself first, then to the left. Numbers are read off the
table and not off a view, which would cost more than a decision; the tests deal everything hidden
anew and compare.
"""

from collections.abc import Sequence
from struct import Struct
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.contest import Contest
from lastcall.engine.drinking import Drinking
from lastcall.engine.play import Play
from lastcall.engine.table import Table
from lastcall.env.core.kinds import Kinds

FULL: Final = 127  # what does not fit into a byte is shown as this much

# What is told of each seat, and what a number is divided by to lie about between -1 and 1. Eight
# numbers are written at once, the last of them always a small one.
SEAT: Final = (
    ("in the game", 1),
    ("on my side", 1),
    ("fortitude", 20),
    ("alcohol content", 20),
    ("margin", 20),
    ("gold", 20),
    ("potions", 3),
    ("active", 1),
    ("hand", 7),
    ("deck", 40),
    ("discard pile", 40),
    ("drink me pile", 5),
    ("kept before it", 5),
    ("actions", 3),
    ("in the round", 1),
    ("asked", 1),
    ("fortitude coming", 10),
    ("alcohol content coming", 10),
    ("gold coming", 5),
    ("in control", 1),
    ("passed", 1),
    ("to gamble", 1),
    ("named by what is going on", 1),
    ("does what is going on", 1),
)
# And of the table, likewise.
TABLE: Final = (
    ("turn", 50),
    ("drink deck", 40),
    ("discarded drinks", 40),
    ("bar deck", 40),
    ("gold of the inn", 20),
    ("pot", 10),
    ("prizes in the pot", 3),
    ("rounds", 1),
    ("due", 5),
    ("drinks going on", 5),
    ("tavern", 3),
    ("only cheating", 1),
    ("nobody may leave", 1),
    ("a play is going on", 1),
    ("it is negated", 1),
    ("it has happened", 1),
    ("no phase", 1),
    ("discard phase", 1),
    ("action phase", 1),
    ("order phase", 1),
    ("drink phase", 1),
    ("drinking", 1),
    ("a contest", 1),
    ("I am asked", 1),
    *((f"{name} going on", 1) for name in w.TYPE_NAMES.values()),
)
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
        "counters",
        "hand",
        "head",
        "kept",
        "kinds",
        "kits",
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
        self.who = {name: i for i, name in enumerate(characters)}
        self.trackers = trackers
        self.boxes = boxes
        self.tracks = tracks
        self.parts: list[Part] = []
        self.size = 0
        of_kit = [
            *(
                (f"track {i} {what}", 20)
                for i in range(tracks)
                for what in ("fortitude", "alcohol")
            ),
            *((f"tracker {i}", 5) for i in range(trackers)),
            *((f"box {i}", 5) for i in range(boxes)),
        ]
        self.add("seats", seats, SEAT)
        self.add("table", 0, TABLE)
        self.head = Struct(f"<{self.size // 8}Q")
        self.character = self.add("characters", seats, [(name, 1) for name in characters])
        self.kits = self.add("kits", seats, of_kit) if of_kit else -1
        first = self.add("counters", 0, [(name, 10) for name in counters]) if counters else 0
        self.counters = [(first + i, name) for i, name in enumerate(counters)]
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

    def blank(self, t: Table, me: int) -> bytes:
        """What stays as it is for this seat all game: who sits where."""
        row = bytearray(self.size)
        at = self.character
        for away in range(self.seats):
            row[at + self.who[t.game.characters[(me + away) % self.seats].id]] = 1
            at += len(self.who)
        return bytes(row[self.character :])

    def look(self, t: Table, me: int, kind: list[int], blank: bytes) -> bytearray:
        """The numbers one after the other, a signed byte each."""
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
        words = self.look_at_seats(t, me, play, drinking)
        self.look_at_table(t, me, play, drinking, words)
        row = bytearray(self.head.pack(*words) + blank)
        decision = t.decision
        if decision is not None:
            row[self.asked + _asked[decision.kind]] = 1
        copies = self.kinds.copies
        first = self.hand
        for card in t.seats[me].hand:
            of = kind[card]
            if copies[of] == 1:
                row[first + of] = 1
            else:
                row[first + of] += 1
        if play is not None:
            if play.card >= 0:
                row[self.card + kind[play.card]] = 1
            for part in play.parts:
                if part.card >= 0:
                    row[self.card + kind[part.card]] = 1
        elif drinking is not None:
            for drink in drinking.drinks:
                count(row, self.card, drink.cards, kind)
        if self.kits >= 0:
            self.look_at_kits(t, me, row)
        if self.kept >= 0:
            self.look_at_cards(t, me, kind, row)
        if self.mates >= 0:
            for i, seat in enumerate(t.seats):
                if i != me and t.allied(i, me):
                    count(row, self.mates, seat.hand, kind)
        if self.piles >= 0:
            self.look_at_piles(t, kind, row)
        for at, name in self.counters:
            row[at] = byte(t.counters.get(name, 0))
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
                coming = self.coming_of_play(t, play)
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
        active = t.active
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
        seats = t.seats
        mine = seats[me].party
        words: list[int] = []
        for away in range(n):
            i = me + away
            if i >= n:
                i -= n
            seat = seats[i]
            party = t.parties[seat.party]
            firm = party.fortitude
            drunk = party.alcohol
            words.append(
                seat.alive
                | (seat.party == mine) << 8
                | byte(firm) << 16
                | byte(drunk) << 24
                | byte(firm - drunk) << 32
                | byte(party.gold) << 40
                | party.potions << 48
                | (i == active) << 56
            )
            words.append(
                len(seat.hand)
                | byte(len(seat.deck)) << 8
                | byte(len(seat.discard)) << 16
                | byte(len(seat.pile)) << 24
                | len(seat.kept) << 32
                | seat.actions << 40
                | ((inside >> i) & 1) << 48
                | (i == asked) << 56
            )
            last = (
                (i == controller) << 24
                | ((passed >> i) & 1) << 32
                | (i == gambler) << 40
                | ((targets >> i) & 1) << 48
                | (i == owner) << 56
            )
            if coming is not None:
                at = 3 * i
                last |= byte(coming[at]) | byte(coming[at + 1]) << 8 | byte(coming[at + 2]) << 16
            words.append(last)
        return words

    def coming_of_play(self, t: Table, play: Play) -> list[int]:
        coming = [0] * (3 * self.seats)
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
        return coming

    def look_at_table(
        self, t: Table, me: int, play: Play | None, drinking: Drinking | None, words: list[int]
    ) -> None:
        cellar = t.cellars[0]
        rounds = len(t.rounds)
        pot = 0
        prizes = 0
        strict = False
        bound = False
        if rounds:
            rnd = t.rounds[-1]
            pot = byte(rnd.pot)
            prizes = len(rnd.prizes)
            strict = rnd.strict
            bound = rnd.bound
        words.append(
            byte(t.turn)
            | byte(len(cellar.deck)) << 8
            | byte(len(cellar.discard)) << 16
            | byte(len(cellar.bar)) << 24
            | byte(t.inn) << 32
            | pot << 40
            | prizes << 48
            | rounds << 56
        )
        decision = t.decision
        asked = decision is not None and decision.may_answer(me)
        due = byte(decision.due) if asked and decision is not None else 0
        going = play is not None
        words.append(
            due
            | (len(drinking.drinks) if drinking is not None else 0) << 8
            | t.tavern << 16
            | strict << 24
            | bound << 32
            | going << 40
            | (play is not None and play.negated) << 48
            | (play is not None and play.afterwards()) << 56
        )
        words.append(
            1 << 8 * t.phase
            | (drinking is not None) << 40
            | isinstance(drinking, Contest) << 48
            | asked << 56
        )
        types = 0
        if play is not None:
            for i in range(len(w.TYPE_NAMES)):
                types |= ((play.type >> i) & 1) << 8 * i
        words.append(types)

    def look_at_kits(self, t: Table, me: int, row: bytearray) -> None:
        """Further tracks, trackers and how many cards lie in boxes."""
        n = self.seats
        at = self.kits
        for away in range(n):
            seat = t.seats[(me + away) % n]
            for k in range(self.tracks):
                if k < len(seat.tracks):
                    track = t.parties[seat.tracks[k]]
                    row[at + 2 * k] = byte(track.fortitude)
                    row[at + 2 * k + 1] = byte(track.alcohol)
            at += 2 * self.tracks
            for k in range(min(self.trackers, len(seat.trackers))):
                row[at + k] = byte(seat.trackers[k])
            at += self.trackers
            for k in range(min(self.boxes, len(seat.boxes))):
                row[at + k] = byte(len(seat.boxes[k].cards))
            at += self.boxes

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
