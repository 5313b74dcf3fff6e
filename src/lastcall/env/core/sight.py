"""What a seat sees, as small whole numbers in named parts. Nothing in them is hidden from it.

Seats come as seen by whoever looks: oneself first, then to the left. Numbers are read off the
table and not off a view, which would cost more than a decision; the tests deal everything hidden
anew and compare.
"""

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter, write_i64_le

from lastcall.engine import terms as w
from lastcall.engine.contest import Contest
from lastcall.engine.drinking import Drinking
from lastcall.engine.extending import i64, u8
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
TYPES: Final = len(w.TYPE_NAMES)
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

    def look(self, t: Table, me: int, kind: list[int], blank: bytes) -> bytes:
        """The numbers one after the other, a signed byte each."""
        out = BytesWriter()
        self.write(t, me, kind, blank, out)
        return out.getvalue()

    def write(self, t: Table, me: int, kind: list[int], blank: bytes, out: BytesWriter) -> None:
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
        row: i64 = len(out)
        self.look_at_seats(t, me, play, drinking, out)
        self.look_at_table(t, me, play, drinking, out)
        out.write(blank)
        decision = t.decision
        if decision is not None:
            out[row + self.asked + _asked[decision.kind]] = 1
        count(out, row + self.hand, t.seats[me].hand, kind)
        if play is not None:
            if play.card >= 0:
                out[row + self.card + kind[play.card]] = 1
            for part in play.parts:
                if part.card >= 0:
                    out[row + self.card + kind[part.card]] = 1
        elif drinking is not None:
            for drink in drinking.drinks:
                count(out, row + self.card, drink.cards, kind)
        if self.kits >= 0:
            self.look_at_kits(t, me, out, row + self.kits)
        if self.kept >= 0:
            self.look_at_cards(t, me, kind, out, row)
        if self.mates >= 0:
            for i, seat in enumerate(t.seats):
                if i != me and t.allied(i, me):
                    count(out, row + self.mates, seat.hand, kind)
        if self.piles >= 0:
            self.look_at_piles(t, kind, out, row + self.piles)
        for at, name in self.counters:
            put(out, row + at, t.counters.get(name, 0))

    def look_at_seats(
        self, t: Table, me: int, play: Play | None, drinking: Drinking | None, out: BytesWriter
    ) -> None:
        coming: list[int] | None = None  # Fortitude, Alcohol Content, Gold of each seat
        owner: i64 = -1
        targets: i64 = 0
        if play is not None:
            owner = play.owner
            targets = play.targets
            if play.consequences and not play.negated:
                coming = self.coming_of_play(t, play)
        elif drinking is not None:
            owner = drinking.first
            coming = [0] * (3 * self.seats)
            for drink in drinking.drinks:
                targets |= 1 << drink.drinker
                if not drink.lost(t):
                    alcohol, fortitude = drink.effect(t)
                    coming[3 * drink.drinker] += fortitude
                    coming[3 * drink.drinker + 1] += alcohol
        decision = t.decision
        asked: i64 = decision.seat if decision is not None else -1
        active: i64 = t.active
        inside: i64 = 0
        passed: i64 = 0
        controller: i64 = -1
        gambler: i64 = -1
        if t.rounds:
            rnd = t.rounds[-1]
            inside = rnd.inside
            passed = rnd.passed
            controller = rnd.controller
            gambler = rnd.seat
        seats = t.seats
        mine: i64 = seats[me].party
        n: i64 = self.seats
        i: i64 = me
        for _away in range(n):
            seat = seats[i]
            party = t.parties[seat.party]
            firm: i64 = party.fortitude
            drunk: i64 = party.alcohol
            potions: i64 = party.potions
            word: i64 = byte(firm) << 16 | byte(drunk) << 24 | byte(firm - drunk) << 32
            word |= byte(party.gold) << 40 | potions << 48
            if seat.alive:
                word |= 1
            if seat.party == mine:
                word |= 1 << 8
            if i == active:
                word |= 1 << 56
            write_i64_le(out, word)
            kept: i64 = len(seat.kept)
            actions: i64 = seat.actions
            word = byte(len(seat.hand)) | byte(len(seat.deck)) << 8
            word |= byte(len(seat.discard)) << 16 | byte(len(seat.pile)) << 24
            word |= kept << 32 | actions << 40 | ((inside >> i) & 1) << 48
            if i == asked:
                word |= 1 << 56
            write_i64_le(out, word)
            word = ((passed >> i) & 1) << 32 | ((targets >> i) & 1) << 48
            if i == controller:
                word |= 1 << 24
            if i == gambler:
                word |= 1 << 40
            if i == owner:
                word |= 1 << 56
            if coming is not None:
                at = 3 * i
                word |= byte(coming[at]) | byte(coming[at + 1]) << 8 | byte(coming[at + 2]) << 16
            write_i64_le(out, word)
            i += 1
            if i == n:
                i = 0

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
        self, t: Table, me: int, play: Play | None, drinking: Drinking | None, out: BytesWriter
    ) -> None:
        cellar = t.cellars[0]
        word: i64 = byte(t.turn) | byte(len(cellar.deck)) << 8 | byte(len(cellar.discard)) << 16
        word |= byte(len(cellar.bar)) << 24 | byte(t.inn) << 32
        strict = False
        bound = False
        if t.rounds:
            rnd = t.rounds[-1]
            rounds: i64 = len(t.rounds)
            prizes: i64 = len(rnd.prizes)
            word |= byte(rnd.pot) << 40 | prizes << 48 | rounds << 56
            strict = rnd.strict
            bound = rnd.bound
        write_i64_le(out, word)
        decision = t.decision
        asked = decision is not None and decision.may_answer(me)
        tavern: i64 = t.tavern
        word = tavern << 16
        if asked and decision is not None:
            word |= byte(decision.due)
        if strict:
            word |= 1 << 24
        if bound:
            word |= 1 << 32
        phase: i64 = t.phase
        kind: i64 = 1
        kind <<= 8 * phase
        types: i64 = 0
        if play is not None:
            word |= 1 << 40
            if play.negated:
                word |= 1 << 48
            if play.afterwards():
                word |= 1 << 56
            type: i64 = play.type
            for i in range(TYPES):
                types |= ((type >> i) & 1) << 8 * i
        elif drinking is not None:
            word |= byte(len(drinking.drinks)) << 8
            kind |= 1 << 40
            if isinstance(drinking, Contest):
                kind |= 1 << 48
        if asked:
            kind |= 1 << 56
        write_i64_le(out, word)
        write_i64_le(out, kind)
        write_i64_le(out, types)

    def look_at_kits(self, t: Table, me: int, out: BytesWriter, at: i64) -> None:
        """Further tracks, trackers and how many cards lie in boxes."""
        n = self.seats
        for away in range(n):
            seat = t.seats[(me + away) % n]
            for k in range(self.tracks):
                if k < len(seat.tracks):
                    track = t.parties[seat.tracks[k]]
                    put(out, at + 2 * k, track.fortitude)
                    put(out, at + 2 * k + 1, track.alcohol)
            at += 2 * self.tracks
            for k in range(min(self.trackers, len(seat.trackers))):
                put(out, at + k, seat.trackers[k])
            at += self.trackers
            for k in range(min(self.boxes, len(seat.boxes))):
                put(out, at + k, len(seat.boxes[k].cards))
            at += self.boxes

    def look_at_cards(self, t: Table, me: int, kind: list[int], out: BytesWriter, row: i64) -> None:
        """What lies before me, and what is offered to everybody face up."""
        seat = t.seats[me]
        count(out, row + self.kept, seat.kept, kind)
        for box in seat.boxes:
            count(out, row + self.kept, box.cards, kind)
            if self.marks >= 0:
                for card, mark in zip(box.cards, box.marks, strict=True):
                    at = row + self.marks + kind[card]
                    if mark > out[at]:
                        put(out, at, mark)
        if self.offered >= 0:
            for stock in t.game.stocks.values():
                if t.game.zones[stock.deck].seen_by(me):
                    count(out, row + self.offered, t.zones[stock.deck], kind)

    def look_at_piles(self, t: Table, kind: list[int], out: BytesWriter, at: i64) -> None:
        """Every discard pile that everybody may look through."""
        for seat in t.seats:
            count(out, at, seat.discard, kind)
            for stock in seat.side:
                count(out, at, t.zones[stock.discard], kind)
        for cellar in t.cellars:
            count(out, at, cellar.discard, kind)
        for stock in t.game.stocks.values():
            count(out, at, t.zones[stock.discard], kind)


def count(out: BytesWriter, first: i64, cards: list[int], kind: list[int]) -> None:
    """Add one for each of these cards."""
    for card in cards:
        at = first + kind[card]
        out[at] = out[at] + 1


def put(out: BytesWriter, at: i64, number: i64) -> None:
    out[at] = u8(byte(number))


def byte(number: i64) -> i64:
    """A number as a signed byte has it."""
    if number > FULL:
        return FULL
    if number < -FULL:
        return 256 - FULL
    return number & 255
