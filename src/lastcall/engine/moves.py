"""What can be asked of a table and moved on it: players, attributes, Gold, cards, kits."""

from typing import TYPE_CHECKING

from lastcall.engine import terms as w
from lastcall.engine.cards import Box, Deck, Tracker
from lastcall.engine.events import (
    AlcoholChanged,
    Drew,
    DrewCard,
    FortitudeChanged,
    InnPaid,
    Paid,
    PotionSpent,
    Reshuffled,
    TookFromInn,
    TrackerChanged,
    TrackerSpent,
    TrackMoved,
    Treated,
)
from lastcall.engine.options import Decision, Option, bits
from lastcall.engine.pieces import Boxed, Cellar, Party
from lastcall.engine.state import State

if TYPE_CHECKING:
    from lastcall.engine.table import Table
    from lastcall.engine.word import Word


class Moves(State):
    """The moves of the rules; `Table` is what players see of it."""

    __slots__ = ()

    def me(self) -> "Table":
        raise AssertionError("only a whole table plays")

    def ask(self, seat: int, kind: str, options: list[Option]) -> None:
        self.decision = Decision(seat, kind, tuple(options))

    def ask_about(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        word: "Word | None",
        *,
        box: int = -1,
        tracker: int = -1,
        due: int = 0,
    ) -> None:
        """A question that says which word, box or tracker it is about."""
        self.decision = Decision(seat, kind, tuple(options), word, box, tracker, due)

    def ask_together(self, seat: int, kind: str, options: list[Option]) -> None:
        """A joint choice of a team: put to its first member, and any may answer it (TEAM-37)."""
        if not self.game.teams:
            self.ask(seat, kind, options)
            return
        side = self.side_of(seat)
        first = bits(side)[0]
        self.decision = Decision(first, kind, tuple(options))
        self.decision.helpers = side & ~(1 << first)

    # Who -----------------------------------------------------------------------------------------

    def party(self, seat: int) -> Party:
        return self.parties[self.seats[seat].party]

    def others(self, seat: int) -> list[int]:
        """The players still in the game who are not on this seat's side."""
        party = self.seats[seat].party
        return [i for i, s in enumerate(self.seats) if s.alive and s.party != party]

    def everyone(self) -> list[int]:
        return [i for i, s in enumerate(self.seats) if s.alive]

    def alive_mask(self) -> int:
        mask = 0
        for i, s in enumerate(self.seats):
            if s.alive:
                mask |= 1 << i
        return mask

    def in_turn_order(self, first: int) -> list[int]:
        """Players still in the game, clockwise from `first`."""
        seats = self.seats
        return [seat for seat in self.game.orders[first] if seats[seat].alive]

    def side_of(self, seat: int) -> int:
        """The mask of this seat and its teammates (TEAM-73)."""
        if not self.game.teams:
            return 1 << seat
        party = self.seats[seat].party
        mask = 0
        for i, s in enumerate(self.seats):
            if s.party == party:
                mask |= 1 << i
        return mask

    def allied(self, seat: int, other: int) -> bool:
        """Whether these two are the same player, or teammates."""
        return self.seats[seat].party == self.seats[other].party

    def reached(self, seats: list[int]) -> list[int]:
        """Those of these seats whom cards and Events reach."""
        rules = self.game.rules.touches
        if not rules:
            return seats
        t = self.me()
        return [s for s in seats if all(r.touches(t, s) for r in rules if r.in_force(t))]

    def nameable(self, seats: list[int], by: int) -> list[int]:
        """Those of these seats whom this one may name."""
        rules = self.game.rules.names
        if not rules:
            return seats
        t = self.me()
        return [s for s in seats if all(r.names(t, s, by) for r in rules if r.in_force(t))]

    def served(self, seats: list[int], by: int) -> list[int]:
        """Those of these seats for whom this one may order a Drink."""
        rules = self.game.rules.serves
        if not rules:
            return seats
        t = self.me()
        return [s for s in seats if all(r.serves(t, s, by) for r in rules if r.in_force(t))]

    def holding(self, moments: int) -> int:
        """The seats that could play something at these moments, or more, as a mask."""
        mask = 0
        for i, seat in enumerate(self.seats):
            if seat.could & moments:
                mask |= 1 << i
        return mask

    def barred(self, seat: int) -> str:
        """Why this seat may play no card now, by a rule that joins in; nothing if it may."""
        t = self.me()
        for rule in self.game.rules.bars:
            why = rule.bars(t, seat) if rule.in_force(t) else ""
            if why:
                return why
        return ""

    def leading(self, seats: list[int], attribute: int) -> list[int]:
        """Those of these seats that have most of an attribute; all of them who do (OTTO-29)."""
        found: list[int] = []
        most = -1
        for seat in seats:
            party = self.parties[self.seats[seat].party]
            value = party.gold
            if attribute == w.FORTITUDE:
                value = party.fortitude
            elif attribute == w.ALCOHOL:
                value = party.alcohol
            if value > most:
                found, most = [], value
            if value == most:
                found.append(seat)
        return found

    def has_pile(self, seat: int) -> bool:
        """Whether cards can be put onto this seat's Drink Me! pile or taken off (OTTO-83)."""
        return self.seats[seat].alive and not self.game.is_bare(seat)

    def lies_live(self, card: int) -> int:
        """The zone in which the rules of this card are in force, or -1."""
        for number in self.game.live_zones:
            if card in self.zones[number]:
                return number
        return -1

    def shown_counters(self) -> dict[str, int]:
        """What lies on the table; what a rule only remembers has a name that begins with "_"."""
        return {name: n for name, n in self.counters.items() if not name.startswith("_")}

    def suspended(self) -> bool:
        """Poverty waits while a Round or a Drinking Contest is under way (LOSE-18)."""
        return len(self.rounds) > 0 or self.contests > 0

    def conscious(self, seat: int) -> bool:
        party = self.parties[self.seats[seat].party]
        return party.alcohol < party.fortitude

    def contenders(self) -> set[int]:
        """The parties in the game that can win it, and lose."""
        return {s.party for s in self.seats if s.alive and self.parties[s.party].mortal}

    def is_decided(self) -> bool:
        """Whether a contest has left a single one of them: the game is over (LOSE-16), but Gold
        has yet to be divided (CONT-17)."""
        return self.fallen != 0 and len(self.contenders()) == 1

    def endangered(self) -> int:
        """The seats that are passing out or, when that counts, without Gold (LOSE-1, LOSE-2)."""
        mask = 0
        poverty = not self.suspended()
        parties = self.parties
        for i, s in enumerate(self.seats):
            if s.alive:
                party = parties[s.party]
                if (
                    party.alcohol >= party.fortitude or (poverty and party.gold <= 0)
                ) and party.mortal:
                    mask |= 1 << i
        return mask

    # Attributes and Gold -------------------------------------------------------------------------

    def change(self, seat: int, attribute: int, amount: int, cause: int = -1) -> int:
        """Move a marker as far as the track allows (STAT-1, STAT-4); how far it went."""
        if not amount:
            return 0
        if self.game.rules.moves:
            t = self.me()
            for rule in self.game.rules.moves:
                if rule.in_force(t) and rule.moves(t, seat, attribute, amount, cause):
                    return amount
        return self.move_marker(seat, self.seats[seat].party, attribute, amount, cause)

    def move_marker(self, seat: int, number: int, attribute: int, amount: int, cause: int) -> int:
        """Move a marker of one mat, which is that of this seat."""
        party = self.parties[number]
        if attribute == w.FORTITUDE:
            before = party.fortitude
            after = min(party.top, max(0, before + amount))
            party.fortitude = after
        else:
            before = party.alcohol
            after = min(party.top, max(0, before + amount))
            party.alcohol = after
        moved = after - before
        if moved:
            self.dirty = True
            if self.logging:
                if number != self.seats[seat].party:
                    track = self.seats[seat].tracks.index(number)
                    self.events.append(TrackMoved(seat, track, attribute, before, after, cause))
                elif attribute == w.FORTITUDE:
                    self.events.append(FortitudeChanged(seat, before, after, cause))
                else:
                    self.events.append(AlcoholChanged(seat, before, after, cause))
            if self.game.rules.changed:
                t = self.me()
                for rule in self.game.rules.changed:
                    if rule.in_force(t):
                        rule.changed(t, seat, attribute, moved, cause)
        return moved

    def took_aside(self, seat: int, option: Option) -> bool:
        """What is neither a play nor a response: a card of one's kit is used, a Potion drunk."""
        if option.kind == w.USE:
            self.use(seat, option.card)
            return True
        if option.kind == w.SPEND:
            self.spend_potion(seat, option.number)
            return True
        return False

    def spend_potion(self, seat: int, number: int) -> None:
        """A team drinks one of its Potions; nothing can be done about it (TEAM-13, TEAM-14)."""
        number_of_mat = self.seats[seat].party
        party = self.parties[number_of_mat]
        party.potions -= 1
        attribute, amount = w.POTION[number]
        if self.logging:
            self.events.append(PotionSpent(seat, number, party.potions))
        if attribute != w.GOLD:
            self.move_marker(seat, number_of_mat, attribute, amount, -1)
            return
        self.inn -= amount
        party.gold += amount
        if self.logging:
            self.events.append(TookFromInn(seat, seat, amount, self.inn, party.gold))

    def purse_of(self, seat: int) -> int:
        """Where Gold for this seat goes: to the Inn, once they are out (R-86)."""
        return seat if self.seats[seat].alive else w.INN

    def pay(self, payer: int, payee: int, amount: int, from_inn: bool, cause: int = -1) -> int:
        """Move Gold from a Stash (or the Inn standing in for it, STAT-12) to its recipient."""
        game = self.game
        party = self.parties[self.seats[payer].party]
        if game.rules.touches and 0 <= payee != cause and not self.reached([payee]):
            payee = w.INN  # but for what one's own card brings
        if game.bare:  # OTTO-8: without a Stash the Inn pays, and is paid
            from_inn = from_inn or game.is_bare(payer)
            if payee >= 0 and game.is_bare(payee):
                payee = w.INN
        if not from_inn:
            amount = min(amount, party.gold)  # STAT-5
        if amount <= 0:
            return 0
        if from_inn:
            self.inn -= amount
        else:
            party.gold -= amount
        left = party.gold
        if payee == w.INN:
            self.inn += amount
            now = self.inn
        elif payee == w.POT:
            self.rounds[-1].pot += amount
            now = self.rounds[-1].pot
        else:
            other = self.parties[self.seats[payee].party]
            other.gold += amount
            now = other.gold
        self.dirty = True
        if self.logging:
            if from_inn:
                self.events.append(InnPaid(payer, payee, amount, left, now))
            else:
                self.events.append(Paid(payer, payee, amount, left, now))
        if game.rules.paid:
            t = self.me()
            for rule in game.rules.paid:
                if rule.in_force(t):
                    rule.paid(t, payer, payee, amount, cause)
        return amount

    # Cards ---------------------------------------------------------------------------------------

    def discard(self, card: int) -> int:
        """Put a card on the discard pile it belongs to (CARD-13, SETUP-7, LOSE-10); its zone."""
        game = self.game
        zone = game.discard_to[card]
        self.zones[zone].append(card)
        if game.home_seat[card] < 0:
            for cellar in self.cellars:
                if cellar.dry and cellar.zone + 1 == zone:
                    self.thirsty = True  # OP-6: it forms the new Drink Deck, with what comes along
        return zone

    def next_card(self, seat: int, deck: int = 0) -> int:
        """Take the top card of a Character Deck (0) or a side deck; -1 if there is none."""
        owner = self.seats[seat]
        return self.take_top(owner.side[deck - 1].deck if deck else owner.zone + 1, seat)

    def take_top(self, deck: int, seat: int = -1) -> int:
        """Take the top card of a deck, by its zone; -1 if there is none anywhere.

        Taking the last one reshuffles the discards at once (TURN-7, TURN-8, OP-4, OP-5).
        """
        cards = self.zones[deck]
        if not cards:
            self.reshuffle(deck, seat)
            if not cards:
                return -1
        card = cards.pop()
        if not cards:
            self.reshuffle(deck, seat)
        return card

    def reshuffle(self, deck: int, seat: int) -> None:
        """The discard pile that refills a deck becomes part of it; an empty one changes nothing."""
        spent = self.zones[self.game.zones[deck].refill]
        if not spent:
            return
        cards = self.zones[deck]
        cards.extend(spent)
        spent.clear()
        self.shuffle(cards)
        if self.logging:
            self.events.append(Reshuffled(seat, deck, len(cards)))

    def shuffle(self, cards: list[int]) -> None:
        """Whoever knew where one of them lay knows it no more."""
        self.dice.shuffle(cards)
        if self.logging:
            self.mixed.append((len(self.events), tuple(cards)))
        if self.known:
            for card in cards:
                self.known.pop(card, None)

    def learn(self, card: int, seats: int) -> None:
        """These seats know from now on where this card lies, while it is hidden from others."""
        self.known[card] = self.known.get(card, 0) | seats

    def lose_sight(self, seat: int) -> None:
        """Others no longer know which cards this seat holds: one left its hand unseen."""
        if self.known:
            for card in self.seats[seat].hand:
                if card in self.known:
                    self.known[card] &= 1 << seat

    def mistake(self, card: int, hand: list[int]) -> None:
        """A card leaves a hand, seen by all: of two that look alike it was the one they knew of."""
        game = self.game
        for other in hand:
            if (
                game.defs[other] is game.defs[card]
                and game.home_seat[other] == game.home_seat[card]
                and self.known.get(other, 0) & ~self.known.get(card, 0)
            ):
                known = self.known.pop(other)
                if card in self.known:
                    self.known[other] = self.known[card]
                self.known[card] = known
                return

    def hold(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        owner = self.seats[seat]
        owner.hand.append(card)
        owner.could = w.ANYTHING

    def keep(self, seat: int, card: int) -> None:
        """A card stays before a player (DRNK-16)."""
        owner = self.seats[seat]
        owner.kept.append(card)
        owner.could = w.ANYTHING

    def put_on_pile(self, seat: int, card: int) -> None:
        """A card comes onto a Drink Me! pile; those out of somebody's own deck stay on top of it.

        One of them goes on top of all, any other beneath every one of them.
        """
        pile = self.seats[seat].pile
        home = self.game.home_seat
        at = len(pile)
        if home[card] < 0:
            while at and home[pile[at - 1]] >= 0:
                at -= 1
        pile.insert(at, card)

    def settle_pile(self, seat: int) -> None:
        """A pile was shuffled or rearranged: what stays on top of it comes up, in no order."""
        pile = self.seats[seat].pile
        home = self.game.home_seat
        on_top = [card for card in pile if home[card] >= 0]
        if on_top:
            self.shuffle(on_top)
            pile[:] = [card for card in pile if home[card] < 0] + on_top

    def draw(self, seat: int, number: int, deck: int = 0) -> None:
        if self.game.bare and self.game.is_bare(seat):
            return  # OTTO-7
        owner = self.seats[seat]
        hand = owner.hand
        before = len(hand)
        origin = owner.side[deck - 1].deck if deck else owner.zone + 1
        cards = self.zones[origin]
        logging = self.logging
        for _ in range(number):
            card = cards.pop() if len(cards) > 1 else self.take_top(origin, seat)
            if card < 0:
                break
            hand.append(card)
            if logging:
                self.events.append(DrewCard(seat, card, origin, owner.zone))
        drawn = len(hand) - before
        if drawn:
            owner.could = w.ANYTHING
            if logging:
                self.events.append(Drew(seat, drawn))

    def pour(self) -> int:
        """Take the top card of the Inn's Drink Deck; -1 if there is none.

        A frame returns before it pours again, so that an exhausted Drink Deck is paid for and
        replaced at once (DRNK-8).
        """
        cellar = self.cellars[0]
        if not cellar.deck:
            return -1
        card = cellar.deck.pop()
        if not cellar.deck:
            self.thirsty = True
        return card

    def serving(self) -> Cellar:
        """Where an order comes from: the place the party is at, while it has any (PUB-18)."""
        place = self.cellars[self.tavern]
        return place if self.phase == w.ORDER_PHASE and place.deck else self.cellars[0]

    def pour_order(self) -> int:
        """Take the card that is ordered; another tavern's deck is nobody's to pay for (PUB-21)."""
        cellar = self.serving()
        return cellar.deck.pop() if cellar is not self.cellars[0] else self.pour()

    def take_from_seat(self, seat: int, card: int) -> int:
        """A card leaves the hand, or its place in front of the player; the zone it left."""
        owner = self.seats[seat]
        if card in owner.hand:
            owner.hand.remove(card)
            if self.known:
                self.mistake(card, owner.hand)
            return owner.zone
        if card in owner.kept:
            owner.kept.remove(card)
            return owner.zone + 4
        for box in owner.boxes:
            if card in box.cards:
                box.take(card)
                return box.zone
        return -1

    def places(self) -> dict[str, list[int]]:
        """Every place cards can be in now, by name: the zones, the pots, the stack."""
        found: dict[str, list[int]] = {}
        for zone in self.game.zones:
            found[zone.where()] = self.zones[zone.number]
        for depth, rnd in enumerate(self.rounds):
            found[f"pot {depth}"] = rnd.prizes
        for depth, frame in enumerate(self.frames):
            found[f"{frame.holding} {depth}"] = frame.held()
        return found

    # Kits ----------------------------------------------------------------------------------------

    def tracker_number(self, seat: int, tracker: Tracker) -> int:
        """Which of a seat's numbers this tracker is; -1 if it is not on its mat."""
        for number, each in enumerate(self.game.trackers[seat]):
            if each is tracker or each.name == tracker.name:
                return number
        return -1

    def points(self, seat: int, tracker: Tracker) -> int:
        number = self.tracker_number(seat, tracker)
        return self.seats[seat].trackers[number] if number >= 0 else 0

    def set_tracker(self, seat: int, number: int, value: int, cause: int = -1) -> None:
        before = self.seats[seat].trackers[number]
        if before != value:
            self.seats[seat].trackers[number] = value
            if self.logging:
                self.events.append(TrackerChanged(seat, number, before, value, cause))

    def box_number(self, seat: int, box: Box) -> int:
        """Which of a seat's boxes this is; -1 if it is not on its mat."""
        for number, each in enumerate(self.game.boxes[seat]):
            if each is box or each.name == box.name:
                return number
        return -1

    def box(self, seat: int, box: Box) -> Boxed | None:
        number = self.box_number(seat, box)
        return self.seats[seat].boxes[number] if number >= 0 else None

    def deck_number(self, seat: int, box: Box) -> int:
        """The side deck that fills a box, counted from 1; 0 if none does."""
        return self.side_deck_number(seat, box.deck)

    def side_deck_number(self, seat: int, deck: Deck | None) -> int:
        return self.game.characters[seat].side_deck_number(deck)

    def boxed_value(self, seat: int, number: int, card: int) -> int:
        """What a card in a box is worth at the mark it has reached."""
        box = self.seats[seat].boxes[number]
        return self.game.defs[card].ladder[box.mark_of(card)]

    def can_treat(self, seat: int, card: int) -> bool:
        trackers = self.seats[seat].trackers
        for i, need in enumerate(self.game.defs[card].needs):
            if trackers[i] < need:
                return False
        return True

    def use(self, seat: int, card: int) -> None:
        """Bring a card of the kit into hand for what it needs; nobody can respond to that."""
        owner = self.seats[seat]
        for i, need in enumerate(self.game.defs[card].needs):
            if need:
                before = owner.trackers[i]
                owner.trackers[i] = before - need
                if self.logging:
                    self.events.append(TrackerSpent(seat, i, before, before - need, seat))
        number = -1
        for i, box in enumerate(owner.boxes):
            if card in box.cards:
                number = i
        origin = self.take_from_seat(seat, card)
        self.hold(seat, card)
        self.learn(card, self.alive_mask())
        if self.logging:
            self.events.append(Treated(seat, number, card, origin, owner.zone))

    def title(self, card: int) -> str:
        return self.game.defs[card].title
