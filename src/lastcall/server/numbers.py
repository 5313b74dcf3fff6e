"""What a card is called on the wire: every pair of eyes has numbers of its own for it.

A card keeps its number while it is in sight. One that comes into sight gets the lowest number of
its kind that is free, so a number tells nothing but what was seen: a copy that was hidden for a
while cannot be told from its twins. The engine, the storage and replays know each copy by itself.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from lastcall.engine.drinking import Drinking
from lastcall.engine.events import Event
from lastcall.engine.play import Play
from lastcall.engine.state import Game
from lastcall.engine.table import Table
from lastcall.engine.view import known_to
from lastcall.server.eventwire import may_see

Names = Mapping[int, int]  # the numbers of cards that have twins, as somebody knows them
AS_THEY_ARE: Final[Names] = {}

UNSEEN: Final = -1
EMPTY: Final[list[int]] = []  # most zones are, most of the time
NOWHERE: Final = -2
ON_THE_TABLE: Final = -1


class Eyes:
    """What one seat, or all onlookers (-1), call the cards they see."""

    __slots__ = ("_cards", "_kinds", "_names", "differing", "said", "seat")

    def __init__(self, seat: int, kinds: Sequence[Sequence[int]]) -> None:
        self.seat = seat
        self._kinds = kinds
        self._names = array("h", [UNSEEN]) * len(kinds)
        self._cards = array("h", [UNSEEN]) * len(kinds)  # the same, the other way round
        self.differing: dict[int, int] = {}  # names that are not the engine's own numbers
        self.said: dict[int, int] = {}  # by what name an event told its card, where by another

    def sees(self, card: int) -> int:
        """The number of a card that is in sight."""
        known = self._names[card]
        if known != UNSEEN:
            return known
        for number in self._kinds[card]:
            if self._cards[number] == UNSEEN:
                self._names[card] = number
                self._cards[number] = card
                if number != card:
                    self.differing[card] = number
                return number
        raise AssertionError("a kind has as many numbers as copies")

    def loses(self, card: int) -> None:
        """A card goes out of sight: its number is free again."""
        number = self._names[card]
        if number != UNSEEN:
            self._names[card] = self._cards[number] = UNSEEN
            self.differing.pop(card, None)

    def hears(self, event: Event, card: int) -> None:
        number = self.sees(card)
        if number != card:
            self.said[id(event)] = number  # events live as long as their table

    def names(self, held: Iterable[int]) -> Names:
        """The names that are not the engine's own numbers, as they are now.

        Cards that others hold and this seat knows of (`held`) are called as one will be that comes
        out of there: which of them it is cannot be told from its twins in the same hand.
        """
        names = self.differing.copy()
        taken: set[int] = set()
        for card in held:
            free = (n for n in self._kinds[card] if self._cards[n] == UNSEEN and n not in taken)
            names[card] = number = next(free, card)
            taken.add(number)
        return names


class Numbers:
    """The names of all cards of one game for everybody; `follow` is called after every answer."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kinds = kinds_of(table.game)
        # The last one is for onlookers, whose seat is -1.
        seats = [*range(len(table.seats)), -1]
        self.eyes = [Eyes(seat, self._kinds) for seat in seats]
        self._where = [NOWHERE] * len(table.game.defs)
        self._zones: list[list[int]] = [EMPTY] * len(table.zones)
        self._open: dict[int, None] = {}
        self._known: dict[int, int] = {}
        self._heard = self._mixed = 0
        self.follow()

    def follow(self) -> None:
        """See what has happened since, one event after the other."""
        mentioned = self._hear()
        changed = dict.fromkeys(
            (*self._arrived(), *self._turned_up(), *self._learned(), *mentioned)
        )
        cards = [card for card in changed if self._kinds[card]]
        for eyes in self.eyes:
            seen: list[int] = []
            for card in cards:
                if self._in_sight(card, eyes.seat):
                    seen.append(card)
                else:
                    eyes.loses(card)
            for card in seen:
                eyes.sees(card)

    def names(self, seat: int) -> Names:
        """What a seat, or an onlooker, calls the cards that have another name for it now."""
        held: list[int] = []
        if self._known:
            known = known_to(self._table, seat)
            held = [card for card, zone, _ in known if self._table.game.zones[zone].held]
        return self.eyes[seat].names(held)

    def _hear(self) -> list[int]:
        """The cards that events have told of; whatever is shuffled is out of everybody's sight."""
        table = self._table
        mixed = table.mixed[self._mixed :]
        self._mixed += len(mixed)
        mentioned: list[int] = []
        events = table.events[self._heard :]
        for at, event in enumerate(events, self._heard):
            while mixed and mixed[0][0] <= at:
                mentioned += self._lose(mixed.pop(0)[1])
            card = getattr(event, "card", -1)
            if card >= 0 and self._kinds[card]:
                mentioned.append(card)
                for eyes in self.eyes:
                    if may_see(event, eyes.seat):
                        eyes.hears(event, card)
        for _, cards in mixed:
            mentioned += self._lose(cards)
        self._heard += len(events)
        return mentioned

    def _lose(self, cards: Sequence[int]) -> Sequence[int]:
        for eyes in self.eyes:
            for card in cards:
                eyes.loses(card)
        return cards

    def _arrived(self) -> list[int]:
        """The cards that lie elsewhere than before, in the order in which they lie there."""
        table = self._table
        where = self._where
        arrived: list[int] = []
        for number, cards in enumerate(table.zones):
            if cards != self._zones[number]:  # most are as they were
                self._zones[number] = cards[:] or EMPTY
                for card in cards:
                    if where[card] != number:
                        where[card] = number
                        arrived.append(card)
        for frame in table.frames:
            for card in frame.held():
                if where[card] != ON_THE_TABLE:
                    where[card] = ON_THE_TABLE
                    arrived.append(card)
        return arrived

    def _turned_up(self) -> list[int]:
        """The cards that lie open on the stack and in pots now, or did. A Drink is seen there until
        all are drunk, wherever its card may be by then."""
        before, self._open = self._open, dict.fromkeys(on_the_table(self._table))
        return [*self._open, *before]

    def _learned(self) -> list[int]:
        """The cards that somebody knows the place of now, or knew."""
        before, now = self._known, self._table.known
        if before == now:
            return []
        self._known = now.copy()
        return [card for card in (*before, *now) if before.get(card) != now.get(card)]

    def _in_sight(self, card: int, seat: int) -> bool:
        table = self._table
        if card in self._open:
            return True
        zone = self._where[card]
        if zone == ON_THE_TABLE:
            return not any(
                card in frame.held() and frame.hidden_from(table, seat) for frame in table.frames
            )
        lies = table.game.zones[zone]
        if lies.seen_by(seat):
            return True
        return not lies.held and seat >= 0 and (self._known.get(card, 0) >> seat) & 1 == 1


def on_the_table(table: Table) -> Iterator[int]:
    """The cards on the stack, as everybody sees it, and in the pots."""
    for rnd in table.rounds:
        yield from rnd.prizes
    for frame in table.frames:
        if isinstance(frame, Play):
            if frame.card >= 0:
                yield frame.card
            yield from (part.card for part in frame.parts if part.card >= 0)
        elif isinstance(frame, Drinking):
            for drink in frame.drinks:
                yield from drink.cards


def kinds_of(game: Game) -> list[tuple[int, ...]]:
    """For each card all that look like it, from both sides; nothing for one that has no twin."""
    kinds: dict[tuple[str, int, int], list[int]] = {}
    for card, definition in enumerate(game.defs):
        alike = (definition.id, game.home_seat[card], game.home_deck[card])
        kinds.setdefault(alike, []).append(card)
    found: list[tuple[int, ...]] = [()] * len(game.defs)
    for cards in kinds.values():
        if len(cards) > 1:
            for card in cards:
                found[card] = tuple(cards)
    return found
