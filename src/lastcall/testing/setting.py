"""Setting a scenario's table: hands, piles, decks, stats, kits, whose turn it is."""

from collections.abc import Sequence
from typing import Any, Self

from lastcall.cards.catalogue import character, drink_deck
from lastcall.engine.cards import Character, Deck
from lastcall.engine.pieces import Seat
from lastcall.engine.setup import Setup, lay_out
from lastcall.engine.table import Table


class WrongStep(AssertionError):
    """The scenario did something the table was not asking for."""


class Setting:
    """The table before the first decision: who sits there and what lies where."""

    def __init__(
        self, *seats: str | Character, drinks: Sequence[str | Deck] = ("drinks-rdi2",), **setup: Any
    ) -> None:
        chosen = [character(seat) if isinstance(seat, str) else seat for seat in seats]
        decks = [drink_deck(deck) if isinstance(deck, str) else deck for deck in drinks]
        setup.setdefault("doppelgangers", True)
        if not any(variant.guest for variant in setup.get("variants", ())):
            setup.setdefault("first", 0)
        self.setup = Setup(chosen, decks, **setup)
        self._table = lay_out(self.setup)
        self._table.active = max(0, self.setup.first)
        self.names: list[str] = []
        for chosen_one in self.setup.characters:
            number = 1 + sum(name.split("_")[0] == chosen_one.id for name in self.names)
            self.names.append(chosen_one.id if number == 1 else f"{chosen_one.id}_{number}")
        self._started = False
        self._phase = "action"
        self._clear()

    def _clear(self) -> None:
        """The default table of the examples: hands and piles hold only what the scenario names."""
        t = self._table
        for seat in t.seats:
            seat.deck[:0] = seat.hand
            seat.hand.clear()
            t.cellars[t.tavern].deck[:0] = seat.pile
            seat.pile.clear()
            for number in range(len(seat.boxes)):
                self._put_back(seat, number)

    def _put_back(self, seat: Seat, number: int) -> None:
        """The cards of a box go back under the deck they came from."""
        t = self._table
        box = seat.boxes[number]
        for card in box.cards[:]:
            box.take(card)
            home = t.game.home_deck[card]
            (t.zones[seat.side[home - 1].deck] if home else seat.deck).insert(0, card)

    # Setting the table ---------------------------------------------------------------------------

    def hand(self, name: str, *titles: str) -> Self:
        """These cards, from the seat's own deck, are in hand."""
        t = self._setting()
        seat = t.seats[self.seat(name)]
        for title in titles:
            zones = [seat.deck, *[t.zones[side.deck] for side in seat.side]]
            t.hold(self.seat(name), self._take(title, zones, f"{name}'s deck"))
        return self

    def deck(self, name: str, *titles: str, only: bool = False) -> Self:
        """These cards lie on the Character Deck, top first; `only`: the rest is discarded."""
        seat = self._setting().seats[self.seat(name)]
        top = [self._take(title, [seat.deck, seat.discard], f"{name}'s deck") for title in titles]
        if only:
            seat.discard.extend(seat.deck)
            seat.deck.clear()
        seat.deck.extend(reversed(top))
        return self

    def discarded(self, name: str, *titles: str) -> Self:
        """These cards are on the seat's discard pile."""
        seat = self._setting().seats[self.seat(name)]
        for title in titles:
            seat.discard.append(self._take(title, [seat.deck], f"{name}'s deck"))
        return self

    def pile(self, name: str, *titles: str) -> Self:
        """The Drink Me! pile, top first; also of Drinks of another tavern, or of a side deck."""
        t = self._setting()
        cellar = t.cellars[0]
        for title in reversed(titles):
            zones = [cellar.deck, cellar.discard, cellar.bar, t.set_aside]
            zones.extend(other.deck for other in t.cellars if other is not cellar)
            zones.extend(t.zones[side.deck] for seat in t.seats for side in seat.side)
            t.seats[self.seat(name)].pile.append(self._take(title, zones, "the Drink Deck"))
        return self

    def drink_deck(self, *titles: str, rest: str = "deck") -> Self:
        """These cards lie on top of the Drink Deck, top first.

        The rest of the deck lies beneath ("deck"), on the discard pile ("discard") or is out of
        play ("aside").
        """
        t = self._setting()
        cellar = t.cellars[0]
        zones = [cellar.deck, cellar.discard, cellar.bar, t.set_aside]
        top = [self._take(title, zones, "the Drink Deck") for title in titles]
        if rest != "deck":
            (cellar.discard if rest == "discard" else t.set_aside).extend(cellar.deck)
            cellar.deck.clear()
        cellar.deck.extend(reversed(top))
        return self

    def drink_discard(self, *titles: str) -> Self:
        """These cards are on the Drink discard pile, besides what is there already."""
        t = self._setting()
        cellar = t.cellars[0]
        for title in titles:
            zones = [t.set_aside, cellar.bar, cellar.deck]  # the deck last: it may be set already
            cellar.discard.append(self._take(title, zones, "the Drink Deck"))
        return self

    def stats(
        self,
        name: str,
        *,
        fortitude: int | None = None,
        alcohol: int | None = None,
        gold: int | None = None,
        hand_size: int | None = None,
        potions: int | None = None,
    ) -> Self:
        """What is on the mat, and up to how many cards phase 1 refills (TURN-4)."""
        t = self._setting()
        party = t.parties[t.seats[self.seat(name)].party]
        if hand_size is not None:
            t.seats[self.seat(name)].hand_size = hand_size
        if potions is not None:
            party.potions = potions
        if fortitude is not None:
            party.fortitude = fortitude
        if alcohol is not None:
            party.alcohol = alcohol
        if gold is not None:
            t.game.total_gold += gold - party.gold
            party.gold = gold
        return self

    def track(self, name: str, against: str, fortitude: int, alcohol: int = 0) -> Self:
        """Where a further track stands, which faces another player."""
        t = self._setting()
        seat, other = self.seat(name), self.seat(against)
        party = t.parties[t.seats[seat].tracks[other - (other > seat)]]
        party.fortitude, party.alcohol = fortitude, alcohol
        return self

    def tracker(self, name: str, tracker: str, value: int) -> Self:
        """Where a tracker of the kit stands."""
        t = self._setting()
        seat, number = self.seat(name), self.tracker_number(name, tracker)
        most = t.game.trackers[seat][number].most
        if not 0 <= value <= most:
            raise WrongStep(f"{name} cannot have {value} of {tracker}: it goes from 0 to {most}.")
        t.seats[seat].trackers[number] = value
        return self

    def box(self, name: str, box: str, *entries: str | tuple[str, int]) -> Self:
        """Just these cards lie in a box of the kit, each new there, or grown to a value."""
        t = self._setting()
        seat = t.seats[self.seat(name)]
        number = self.box_number(name, box)
        self._put_back(seat, number)
        zones = [seat.deck, *[t.zones[side.deck] for side in seat.side]]
        for entry in entries:
            title = entry if isinstance(entry, str) else entry[0]
            card = self._take(title, zones, f"{name}'s decks")
            seat.boxes[number].put(card)
            if not isinstance(entry, str):
                seat.boxes[number].marks[-1] = t.game.defs[card].ladder.index(entry[1])
        return self

    def side_deck(self, name: str, *titles: str, number: int = 1, only: bool = False) -> Self:
        """These cards lie on a side deck, top first; `only`: the rest is on its discard pile."""
        t = self._setting()
        side = t.seats[self.seat(name)].side[number - 1]
        deck, discard = t.zones[side.deck], t.zones[side.discard]
        top = [self._take(title, [deck, discard], "the side deck") for title in titles]
        if only:
            discard.extend(deck)
            deck.clear()
        deck.extend(reversed(top))
        return self

    def side_discarded(self, name: str, *titles: str, number: int = 1) -> Self:
        """These cards are on the discard pile of a side deck, besides what is there already."""
        t = self._setting()
        side = t.seats[self.seat(name)].side[number - 1]
        for title in titles:
            card = self._take(title, [t.zones[side.deck]], "the side deck")
            t.zones[side.discard].append(card)
        return self

    def turn(self, name: str, phase: str = "action") -> Self:
        """Whose turn it is, at the beginning of which phase (discard, action, order, drink)."""
        self._setting().active = self.seat(name)
        self._phase = phase
        return self

    def _setting(self) -> Table:
        if self._started:
            raise WrongStep("The scenario has started; from here on only answers change the table.")
        return self._table

    def _take(self, title: str, zones: list[list[int]], where: str) -> int:
        t = self._table
        for zone in zones:
            for card in zone:
                if t.title(card) == title:
                    zone.remove(card)
                    return card
        there = sorted({t.title(card) for zone in zones for card in zone})
        raise WrongStep(f"There is no (other) {title!r} in {where}. There are: {there}")

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise WrongStep(f"{name!r} does not sit at this table: {self.names}")
        return self.names.index(name)

    def tracker_number(self, name: str, tracker: str) -> int:
        kit = self._table.game.trackers[self.seat(name)]
        return [each.name for each in kit].index(tracker)

    def box_number(self, name: str, box: str) -> int:
        kit = self._table.game.boxes[self.seat(name)]
        return [each.name for each in kit].index(box)
