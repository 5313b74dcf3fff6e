"""The table: the state of a game as plain data, the moves on it, the loop that runs on."""

from typing import TYPE_CHECKING, Final

from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Effect
from lastcall.engine.dice import Dice
from lastcall.engine.frames import Frame
from lastcall.engine.options import Decision, Option
from lastcall.engine.pieces import EVERYONE, Cellar, Event, Party, Round, Seat

if TYPE_CHECKING:
    from lastcall.engine.view import View

STAT_MAX: Final = 20

# Decisions in which cards may be played; in the others the table waits for something else.
WINDOWS: Final = (w.ASK_RESPOND, w.ASK_ACTION, w.ASK_GAMBLE, w.ASK_LAST_CALL)


class Book:
    """What frames need of each other without knowing each other; see `rulebook`."""

    def begin_play(self, t: "Table", seat: int, option: Option) -> None:
        raise AssertionError

    def last_call(self, t: "Table") -> None:
        raise AssertionError

    def new_drinks(self, t: "Table") -> None:
        raise AssertionError

    def resolve(self, t: "Table", frame: Frame, effect: Effect) -> None:
        raise AssertionError

    def drink_extra(self, t: "Table", seat: int, op: int, amount: int) -> None:
        raise AssertionError


class Game:
    """What never changes during a game and is shared by all clones of its table."""

    __slots__ = ("book", "characters", "defs", "home_deck", "home_seat", "setup_text", "total_gold")

    def __init__(self, characters: list[Character], book: Book, setup_text: str) -> None:
        self.characters = characters
        self.book = book
        self.setup_text = setup_text
        self.defs: list[CardDef] = []  # a card instance is an index into this list
        self.home_seat: list[int] = []  # whose card it is; -1 for Drink Cards
        self.home_deck: list[int] = []  # 0 the Character Deck, 1.. a side deck; or which cellar
        self.total_gold = 0


class Table:
    """A game at a decision point, or over."""

    __slots__ = (
        "active",
        "answering",
        "batch",
        "cellars",
        "contests",
        "decision",
        "dice",
        "dirty",
        "events",
        "fallen",
        "frames",
        "game",
        "inn",
        "logging",
        "over",
        "parties",
        "phase",
        "rounds",
        "seats",
        "set_aside",
        "tavern",
        "thirsty",
        "turn",
        "winners",
    )

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.seats: list[Seat] = []
        self.parties: list[Party] = []
        self.cellars: list[Cellar] = []
        self.tavern = 0
        self.set_aside: list[int] = []  # Drink Cards left out of play (SETUP-3)
        self.rounds: list[Round] = []
        self.contests = 0  # Drinking Contests under way
        self.fallen = 0  # parties that passed out in a contest and have yet to divide (CONT-17)
        self.batch = 0
        self.inn = 0  # the Inn's Gold, as a change from the start of the game
        self.active = 0
        self.phase = 0
        self.turn = 0
        self.frames: list[Frame] = []
        self.decision: Decision | None = None
        self.answering = -1
        self.dirty = False
        self.thirsty = False
        self.over = False
        self.winners: list[int] = []
        self.events: list[Event] = []
        self.logging = True

    def clone(self, logging: bool = False) -> "Table":
        """An independent copy. It shares nothing that changes; its event log starts empty."""
        t = Table(self.game, self.dice.clone())
        t.seats = [seat.clone() for seat in self.seats]
        t.parties = [party.clone() for party in self.parties]
        t.cellars = [cellar.clone() for cellar in self.cellars]
        t.tavern = self.tavern
        t.set_aside = self.set_aside
        if self.rounds:
            t.rounds = [rnd.clone() for rnd in self.rounds]
        t.contests = self.contests
        t.fallen = self.fallen
        t.batch = self.batch
        t.inn = self.inn
        t.active = self.active
        t.phase = self.phase
        t.turn = self.turn
        t.frames = [frame.clone() for frame in self.frames]
        t.decision = self.decision
        t.answering = self.answering
        t.dirty = self.dirty
        t.thirsty = self.thirsty
        t.over = self.over
        t.winners = self.winners[:]
        t.logging = logging
        return t

    # The one way in ------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Take one of the decision's options and run on to the next decision or the end."""
        decision = self.decision
        if decision is None:
            raise r.IllegalAnswer(r.reason(r.GAME_OVER))
        if option not in decision.options:
            raise r.IllegalAnswer(self.why_illegal(decision, option))
        self.decision = None
        self.answering = decision.seat
        self.frames[-1].take(self, option)
        self.run()

    def run(self) -> None:
        while self.decision is None and not self.over:
            if self.thirsty:
                self.thirsty = False
                self.game.book.new_drinks(self)
                continue
            top = self.frames[-1]
            if self.dirty and top.at_rest(self):
                self.dirty = False
                if (self.fallen and not self.contests) or self.endangered():
                    self.game.book.last_call(self)
                    continue
            top.advance(self)

    # Looking, keeping ----------------------------------------------------------------------------

    def view(self, seat: int) -> "View":
        """What this seat may know; -1 for an onlooker."""
        from lastcall.engine.view import View

        return View(self, seat)

    def imagine(self, seat: int, seed: int) -> "Table":
        """A table that looks the same to this seat, with everything it cannot see dealt anew."""
        from lastcall.engine.view import imagine

        return imagine(self, seat, seed)

    def save(self) -> bytes:
        """The whole state as bytes; `lastcall.restore` brings it back."""
        from lastcall.engine.save import save

        return save(self)

    def fingerprint(self) -> str:
        """A short name for this exact state: the same for equal tables, on every machine."""
        from lastcall.engine.save import fingerprint

        return fingerprint(self)

    def ask(self, seat: int, kind: str, plays: list[Option]) -> None:
        self.decision = Decision(seat, kind, tuple(plays))

    # Explanations --------------------------------------------------------------------------------

    def why_not(self, seat: int, card: int) -> r.Reason | None:
        """Why this seat may not play this card now, by rule ID; None if it may."""
        if self.over or self.decision is None:
            return r.reason(r.GAME_OVER)
        owner = self.seats[seat]
        if not owner.alive:
            return r.reason(r.OUT)
        if card not in owner.hand and card not in owner.kept:
            return r.reason(r.NOT_YOURS)
        if self.decision.seat == seat:
            for option in self.decision.options:
                if option.kind == w.PLAY and option.card == card:
                    return None
        if self.decision.kind == w.ASK_DISCARD:
            return r.reason(r.MID_DISCARD)
        if self.decision.kind not in WINDOWS:
            return r.reason(r.UNDER_WAY)
        top = self.frames[-1]
        mask = top.moments(self)
        if self.rounds:
            mask |= w.MY_GAMBLING_TURN
        first = ""
        for number, mode in enumerate(self.game.defs[card].modes):
            why = top.offers(self, seat, card, number, mode, [])
            if not why:
                return r.reason(r.NOT_NOW)  # it fits, but somebody else is being asked
            # Of a card with several modes, the one whose moment is nearest explains best.
            if not first or mode.when & mask:
                first = why
        return r.reason(first or r.NOT_OFFERED)

    def why_illegal(self, decision: Decision, option: Option) -> r.Reason:
        if option.kind == w.PLAY and 0 <= option.card < len(self.game.defs):
            why = self.why_not(decision.seat, option.card)
            if why is not None:
                return why
        return r.reason(r.NOT_OFFERED)

    def why_round_cannot_end(self) -> str:
        """TIP-2 and TIP-3: an ante is being called for, or the Round is about to end anyway."""
        for frame in self.frames:
            why = frame.bars_ending()
            if why:
                return why
        return ""

    # Who -----------------------------------------------------------------------------------------

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
        n = len(self.seats)
        return [(first + i) % n for i in range(n) if self.seats[(first + i) % n].alive]

    def precedence(self, seat: int, play: Option) -> int:
        """TIME-10, TIME-11: Anytime Cards first, then by turn order from the active player."""
        n = len(self.seats)
        distance = (seat - self.active) % n
        if self.game.defs[play.card].modes[play.mode].type == w.ANYTIME:
            return distance
        return distance + n

    def suspended(self) -> bool:
        """Poverty waits while a Round or a Drinking Contest is under way (LOSE-18)."""
        return len(self.rounds) > 0 or self.contests > 0

    def conscious(self, seat: int) -> bool:
        party = self.parties[self.seats[seat].party]
        return party.alcohol < party.fortitude

    def endangered(self) -> int:
        """The seats that are passing out or, when that counts, without Gold (LOSE-1, LOSE-2)."""
        mask = 0
        poverty = not self.suspended()
        for i, s in enumerate(self.seats):
            if s.alive:
                party = self.parties[s.party]
                if party.alcohol >= party.fortitude or (poverty and party.gold <= 0):
                    mask |= 1 << i
        return mask

    # Moves ---------------------------------------------------------------------------------------

    def emit(
        self,
        kind: str,
        seat: int = -1,
        other: int = -1,
        card: int = -1,
        amount: int = 0,
        seen: int = EVERYONE,
    ) -> None:
        if self.logging:
            self.events.append(Event(kind, seat, other, card, amount, seen))

    def change(self, seat: int, stat: int, amount: int) -> int:
        """Move a marker as far as the track allows (STAT-1, STAT-4); how far it went."""
        party = self.parties[self.seats[seat].party]
        if stat == w.FORTITUDE:
            before = party.fortitude
            after = min(STAT_MAX, max(0, before + amount))
            party.fortitude = after
            kind = "fortitude"
        else:
            before = party.alcohol
            after = min(STAT_MAX, max(0, before + amount))
            party.alcohol = after
            kind = "alcohol"
        moved = after - before
        if moved:
            self.dirty = True
            self.emit(kind, seat, after, amount=moved)
        return moved

    def pay(self, payer: int, payee: int, amount: int, from_inn: bool) -> int:
        """Move Gold from a Stash (or the Inn standing in for it, STAT-12) to its recipient."""
        party = self.parties[self.seats[payer].party]
        if not from_inn:
            amount = min(amount, party.gold)  # STAT-5
        if amount <= 0:
            return 0
        if from_inn:
            self.inn -= amount
        else:
            party.gold -= amount
        if payee == w.INN:
            self.inn += amount
        elif payee == w.POT:
            self.rounds[-1].pot += amount
        else:
            self.parties[self.seats[payee].party].gold += amount
        self.dirty = True
        self.emit("inn-paid" if from_inn else "paid", payer, payee, amount=amount)
        return amount

    def discard(self, card: int) -> None:
        """Put a card on the discard pile it belongs to (CARD-13, SETUP-7, LOSE-10)."""
        home = self.game.home_seat[card]
        deck = self.game.home_deck[card]
        if home < 0:
            cellar = self.cellars[deck]
            cellar.discard.append(card)
            if cellar.dry:
                self.thirsty = True  # OP-6: it forms the new Drink Deck, with what comes along
        elif deck == 0:
            self.seats[home].discard.append(card)
        else:
            self.seats[home].side[deck - 1].discard.append(card)

    def next_card(self, seat: int, deck: int = 0) -> int:
        """Take the top card of a Character Deck or side deck; -1 if there is none anywhere.

        Taking the last one reshuffles the discards at once (TURN-7, TURN-8, OP-4, OP-5).
        """
        owner = self.seats[seat]
        cards = owner.deck if deck == 0 else owner.side[deck - 1].deck
        spent = owner.discard if deck == 0 else owner.side[deck - 1].discard
        if not cards:
            if not spent:
                return -1
            self.reshuffle(seat, cards, spent)
        card = cards.pop()
        if not cards and spent:
            self.reshuffle(seat, cards, spent)
        return card

    def reshuffle(self, seat: int, cards: list[int], spent: list[int]) -> None:
        cards.extend(spent)
        spent.clear()
        self.dice.shuffle(cards)
        self.emit("reshuffled", seat, amount=len(cards))

    def draw(self, seat: int, number: int, deck: int = 0) -> None:
        hand = self.seats[seat].hand
        drawn = 0
        for _ in range(number):
            card = self.next_card(seat, deck)
            if card < 0:
                break
            hand.append(card)
            drawn += 1
            self.emit("drew-card", seat, card=card, seen=1 << seat)
        if drawn:
            self.emit("drew", seat, amount=drawn)

    def pour(self) -> int:
        """Take the top Drink Card; -1 if there is none.

        A frame returns before it pours again, so that an exhausted Drink Deck is paid for and
        replaced at once (DRNK-8).
        """
        cellar = self.cellars[self.tavern]
        if not cellar.deck:
            return -1
        card = cellar.deck.pop()
        if not cellar.deck:
            self.thirsty = True
        return card

    def take_from_seat(self, seat: int, card: int) -> None:
        """A card leaves the hand, or its place in front of the player."""
        owner = self.seats[seat]
        if card in owner.hand:
            owner.hand.remove(card)
        else:
            owner.kept.remove(card)

    def title(self, card: int) -> str:
        return self.game.defs[card].title
