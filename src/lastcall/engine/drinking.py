"""Drinking: reveal with Chasers, respond, split, drink all at once, put the cards away."""

from typing import ClassVar, Final

from lastcall.engine import options as o
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.drinks import Alteration, Drink
from lastcall.engine.events import (
    ON_THE_TABLE,
    ChaserRevealed,
    Drank,
    EventSkipped,
    Kept,
    Revealed,
    Split,
)
from lastcall.engine.frames import ABOUT_FEW, Frame, add_plays, open_moments
from lastcall.engine.options import Option
from lastcall.engine.play import step_of_kit
from lastcall.engine.table import Table
from lastcall.engine.word import Word

REVEALING: Final = 0
COPYING: Final = 1
OPEN: Final = 2
SPLITTING: Final = 3
OPEN_AGAIN: Final = 4
EFFECTS: Final = 5
PUTTING_AWAY: Final = 6
AFTERWARDS: Final = 7

# Moments in which a Drink that lies face up is answered.
ON_A_DRINK: Final = (
    w.MY_DRINK | w.MY_DRINK_ABROAD | w.A_DRINK | w.ANOTHERS_DRINK | w.DRINK_HEALS_ANOTHER
)

# Where the cards come from (CHSR-2).
PILE: Final = 0
DECK: Final = 1
PILE_THEN_DECK: Final = 2  # what lies there counts as the top of the Drink Deck (OTTO-62)


class Drinking(Frame):
    """One or more Drinks that are revealed and drunk together (TIME-7 to TIME-9)."""

    __slots__ = (
        "again",
        "cards",
        "cause",
        "copies",
        "drinks",
        "effect_words",
        "effects_of",
        "events_count",
        "first",
        "from_event",
        "position",
        "queue",
        "sent",
        "sent_to",
        "source",
        "unfinished",
        "word",
    )

    holding: ClassVar[str] = "being drunk"

    def __init__(self, first: int, queue: list[int], source: int, from_event: bool) -> None:
        Frame.__init__(self)
        self.first = first  # whose card or reveal this is: the window starts there
        self.queue = queue  # the seats that have yet to reveal
        self.source = source
        self.from_event = from_event  # self-splitting Drinks stay whole (SPLT-12)
        self.events_count = False  # in a contest a Drink Event stands as a Drink of AC 0
        self.copies = 0  # Round on the House: mask of the seats that get a copy
        self.cards: list[int] = []  # every physical card involved
        self.sent: list[int] = []  # those that will be shuffled into a pile
        self.sent_to = -1  # whose
        self.drinks: list[Drink] = []
        self.unfinished = False  # the last Drink still calls for a Chaser
        self.again = False  # a Drink has split, so there is a second window (SPLT-11)
        self.position = 0
        self.cause = -1  # whose card made them drink, if one did
        self.word: Word | None = None  # what called for them, where it has a say in them
        self.effects_of = -1  # the Drink whose draw and discard effects are under way
        self.effect_words: list[Word] = []

    def clone(self) -> "Frame":
        copy = Drinking(self.first, self.queue[:], self.source, self.from_event)
        self.copy_into(copy)
        return copy

    def held(self) -> list[int]:
        return self.cards

    def drunk(self) -> bool:
        """Whether the numbers have changed; what is left is what the Drinks do besides."""
        return self.step > EFFECTS

    def threatens(self, t: Table, party: int) -> bool:
        margin = t.parties[party].fortitude - t.parties[party].alcohol
        for drink in self.drinks:
            if t.seats[drink.drinker].party == party and not drink.lost(t):
                alcohol, fortitude = drink.effect(t)
                margin += fortitude - alcohol
        return margin <= 0

    def copy_into(self, copy: "Drinking") -> None:
        copy.copy_window(self)
        copy.events_count = self.events_count
        copy.copies = self.copies
        copy.cards = self.cards[:]
        if self.sent:
            copy.sent = self.sent[:]
        copy.sent_to = self.sent_to
        copy.drinks = [drink.clone() for drink in self.drinks]
        copy.unfinished = self.unfinished
        copy.again = self.again
        copy.position = self.position
        copy.cause = self.cause
        copy.word = self.word
        copy.effects_of = self.effects_of
        copy.effect_words = self.effect_words[:]

    # Running on ----------------------------------------------------------------------------------

    def advance(self, t: Table) -> None:
        if self.step == REVEALING:
            self.reveal(t)
        elif self.step == COPYING:
            self.copy_drink(t)
            self.step = OPEN
        elif self.step == PUTTING_AWAY:
            if not self.carry_out_effects(t):
                self.put_away(t)
                self.step = AFTERWARDS
                if not t.thirsty and not t.game.rules.settles:  # nothing comes first
                    self.finish(t)
        elif self.step == AFTERWARDS:
            self.finish(t)
        elif not self.drinks:
            self.step = PUTTING_AWAY
        elif self.all_answered(t):
            self.drink_up(t)
            self.step = PUTTING_AWAY
            self.position = 0

    def all_answered(self, t: Table) -> bool:
        """Whether nobody responds any more, nor to a Drink that has split (SPLT-11)."""
        if self.step == OPEN and self.window(t, self.first, w.EVERYBODY):
            self.step = SPLITTING
        if self.step == SPLITTING and not self.ask_split(t):
            self.step = OPEN_AGAIN if self.again else EFFECTS
        if self.step == OPEN_AGAIN and self.window(t, self.first, w.EVERYBODY):
            self.step = EFFECTS
        return self.step == EFFECTS

    def finish(self, t: Table) -> None:
        t.frames.pop()

    # Revealing -----------------------------------------------------------------------------------

    def take_card(self, t: Table, seat: int) -> int:
        if self.source == DECK:
            return t.pour()
        pile = t.seats[seat].pile
        if pile:
            return pile.pop()
        return t.pour() if self.source == PILE_THEN_DECK else -1

    def reveal(self, t: Table) -> None:
        """Turn up one card, or move on. One card at a time: the Drink Deck may run out (CHSR-8)."""
        if self.unfinished:
            self.reveal_chaser(t)
            return
        if not self.queue:
            if self.word is not None:
                self.word.all_revealed(t, self)
            self.step = COPYING if self.copies else OPEN
            return
        seat = self.queue[0]
        if self.source == DECK and not self.events_count and not drink_to_be_found(t):
            self.queue.clear()  # OP-44
            return
        card = self.take_card(t, seat)
        if card >= 0 and t.game.defs[card].is_event and not self.events_count:
            # ROTH-2 and cards that work like it: discard the Event and reveal another card.
            to = t.discard(card)
            if t.logging:
                t.events.append(EventSkipped(seat, card, self.origin_of(t, seat, card), to))
            return
        self.queue.pop(0)
        drink = Drink(seat)
        drink.contestant = len(self.drinks) if self.events_count else -1
        self.drinks.append(drink)
        if card < 0:
            return  # OP-6: nothing to reveal counts as nothing
        self.add_card(t, drink, card)
        if t.logging:
            t.events.append(Revealed(seat, card, self.origin_of(t, seat, card), ON_THE_TABLE))

    def origin_of(self, t: Table, seat: int, card: int) -> int:
        """The zone a card of it comes from."""
        pile = t.seats[seat].zone + 3
        if self.source == PILE_THEN_DECK:
            return pile if t.game.home_seat[card] >= 0 else t.cellars[0].zone
        return t.cellars[0].zone if self.source == DECK else pile

    def add_card(self, t: Table, drink: Drink, card: int) -> None:
        self.cards.append(card)
        face = t.game.defs[card].drink
        if face is None:
            self.unfinished = False  # CHSR-5, CONT-2: an Event adds nothing and ends the chain
            return
        drink.cards.append(card)
        self.unfinished = face.chaser

    def reveal_chaser(self, t: Table) -> None:
        drink = self.drinks[-1]
        card = self.take_card(t, drink.revealer)
        if card < 0:
            self.unfinished = False  # CHSR-7
            return
        self.add_card(t, drink, card)
        if t.logging:
            origin = self.origin_of(t, drink.revealer, card)
            t.events.append(ChaserRevealed(drink.revealer, card, origin, ON_THE_TABLE))

    def copy_drink(self, t: Table) -> None:
        """ROTH-3 to ROTH-5: a full copy for everybody, before anyone can touch the Drink."""
        if not self.drinks:
            return
        original = self.drinks[0]
        self.drinks = []
        for seat in t.in_turn_order(self.first):
            if (self.copies >> seat) & 1:
                copy = original.clone()
                copy.drinker = seat
                self.drinks.append(copy)

    # Splitting -----------------------------------------------------------------------------------

    def ask_split(self, t: Table) -> bool:
        """SPLT-10: whoever holds a self-splitting Drink may name somebody to share it with."""
        if self.from_event:
            return False
        for i, drink in enumerate(self.drinks):
            if drink.split_asked or not drink.splits_itself(t) or drink.lost(t):
                continue
            drink.split_asked = True
            partners = t.nameable(t.others(drink.drinker), drink.drinker)
            if partners:
                self.position = i
                plays = o.give_to_one_of(partners)
                plays.append(o.KEEPING)
                t.ask(drink.drinker, w.ASK_SPLIT, plays)
                return True
        return False

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.GIVE:
            self.split(t, self.position, option.seat(), t.answering)
            self.again = True
        elif option.kind == w.CHOOSE:
            self.start_effect(t, option.number)
        elif option.kind != w.KEEP:
            self.take_response(t, option)

    def split(self, t: Table, on: int, partner: int, giver: int) -> None:
        drink = self.drinks[on]
        if t.logging:
            t.events.append(Split(drink.drinker, partner, on))
        self.drinks.append(drink.split(partner, giver))

    # What cards do to a Drink --------------------------------------------------------------------

    def alter(self, t: Table, on: int, alteration: Alteration) -> tuple[int, int]:
        """Do something to a Drink; its Alcohol Content before and after."""
        drink = self.drinks[on]
        before = drink.effect(t)[0]
        value = drink.effect(t, drink.revealer)[0]  # a contest counts what was revealed
        drink.alterations.append(alteration)
        self.value_changed(drink, drink.effect(t, drink.revealer)[0] - value)
        return before, drink.effect(t)[0]

    def has_value(self, t: Table, drink: Drink) -> bool:
        """Whether it is worth something in a contest, also if nobody drinks it (R-38)."""
        return self.events_count and t.seats[drink.revealer].alive

    def value_changed(self, drink: Drink, by: int) -> None:
        """A contest keeps score of it (CONT-9, OP-30, OP-31)."""

    # Drinking up ---------------------------------------------------------------------------------

    def drink_up(self, t: Table) -> None:
        """All at once (TIME-9): whoever takes several Drinks is changed by their sum."""
        alcohol = [0] * len(t.seats)
        fortitude = [0] * len(t.seats)
        for drink in self.drinks:
            if drink.lost(t):
                continue
            drunker, firmer = drink.effect(t)
            if t.logging:
                t.events.append(Drank(drink.drinker, drink.revealer, drunker))
            if t.seats[drink.drinker].tracks:  # each Drink counts where its giver says (OTTO-39)
                cause = drink.giver if drink.giver >= 0 else self.cause
                t.change(drink.drinker, w.FORTITUDE, firmer, cause)
                t.change(drink.drinker, w.ALCOHOL, drunker, cause)
                continue
            alcohol[drink.drinker] += drunker
            fortitude[drink.drinker] += firmer
        for seat in range(len(t.seats)):
            if fortitude[seat]:
                t.change(seat, w.FORTITUDE, fortitude[seat], self.cause)
            if alcohol[seat]:
                t.change(seat, w.ALCOHOL, alcohol[seat], self.cause)
        if t.game.rules.drank:
            for drink in self.drinks:
                if not drink.lost(t):
                    for rule in t.game.rules.drank:
                        if rule.in_force(t):
                            rule.drank(t, drink, drink.effect(t)[0])
        for drink in reversed(self.drinks):  # the first one's steps come to lie on top
            steps = t.game.characters[drink.drinker].after_drink
            if steps and not drink.lost(t) and drink.effect(t)[0] > 0:
                for step in reversed(steps):
                    t.frames.append(step_of_kit(t, drink.drinker, -1, step))

    def carry_out_effects(self, t: Table) -> bool:
        """Draw, discard and reveal effects, one by one in the drinker's order (DRNK-13, -14)."""
        while self.position < len(self.drinks):
            drink = self.drinks[self.position]
            if drink.lost(t):
                self.position += 1
                continue
            if self.effects_of != self.position:
                self.effects_of = self.position
                self.effect_words = [word for word, _ in drink.extras(t)]
            if not self.effect_words:
                self.position += 1
                continue
            if len(self.effect_words) == 1:
                self.start_effect(t, 0)
            else:
                plays = [o.choose_number(i) for i in range(len(self.effect_words))]
                t.ask(drink.drinker, w.ASK_EFFECT_ORDER, plays)
                if t.decision is not None:
                    amounts = {word.name: amount for word, amount in drink.extras(t)}
                    t.decision.words = tuple(self.effect_words)
                    t.decision.amounts = tuple(amounts[word.name] for word in self.effect_words)
            return True
        return False

    def start_effect(self, t: Table, number: int) -> None:
        drink = self.drinks[self.position]
        word = self.effect_words.pop(number)
        for other, amount in drink.extras(t):
            if other is word:
                word.carry_out(t, drink.drinker, amount)

    def put_away(self, t: Table) -> None:
        """Discard every card involved, except one that a drinker keeps (DRNK-16 to DRNK-21)."""
        joined = False  # a card that was sent on has come into that pile
        for card in self.cards:
            face = t.game.defs[card].drink
            keeper = self.keeper(t, card) if face is not None and face.keeps else -1
            if keeper >= 0:
                t.keep(keeper, card)
                if t.logging:
                    t.events.append(Kept(keeper, card, ON_THE_TABLE, t.seats[keeper].zone + 4))
            elif card in self.sent and t.has_pile(self.sent_to):
                t.put_on_pile(self.sent_to, card)
                joined = True
            else:
                t.discard(card)
        if joined:
            t.shuffle(t.seats[self.sent_to].pile)
            t.settle_pile(self.sent_to)
        self.cards = []
        self.sent = []  # a contest may go on, and put away once more

    def keeper(self, t: Table, card: int) -> int:
        """Who takes a card that stays: first the Drink's controller, then in turn order."""
        holders = 0
        first = t.active
        controlled = not self.copies
        for drink in self.drinks:
            if card in drink.cards:
                if controlled:  # DRNK-17: without a single controller the active player comes first
                    first = drink.drinker
                    controlled = False
                if not drink.lost(t) and not drink.replaced():
                    holders |= 1 << drink.drinker & ~t.game.bare  # OTTO-70
        for seat in t.in_turn_order(first):
            if (holders >> seat) & 1:
                return seat
        return -1

    # Moments -------------------------------------------------------------------------------------

    def moments(self, t: Table) -> int:
        return open_moments(t) | ON_A_DRINK

    def moments_for(self, t: Table, seat: int, mask: int) -> int:
        if t.game.teams or t.game.bare:
            return mask
        for drink in self.drinks:
            if drink.drinker == seat:
                return mask
        return mask & ~ABOUT_FEW

    def offers(
        self,
        t: Table,
        seat: int,
        behalf: int,
        card: int,
        number: int,
        mode: Mode,
        out: list[Option],
    ) -> str:
        when = mode.when
        if not when & ON_A_DRINK:
            return Frame.offers(self, t, seat, behalf, card, number, mode, out)
        word = mode.words[0]
        why = r.NO_DRINK
        found = False
        for i, drink in enumerate(self.drinks):
            if not drink.cards:
                continue  # EVNT-2, OP-34: an Event is no Drink, even where it stands for one
            if when & (w.MY_DRINK | w.MY_DRINK_ABROAD) and drink.drinker != behalf:
                if why == r.NO_DRINK:
                    why = r.NOT_MY_DRINK
            elif when == w.MY_DRINK_ABROAD and t.side_of(t.active) & t.side_of(behalf):
                why = r.OWN_TURN
            elif when == w.ANOTHERS_DRINK and t.allied(drink.revealer, seat):
                why = r.OWN_DRINK
            elif when == w.DRINK_HEALS_ANOTHER and not (
                not t.allied(drink.drinker, seat) and not drink.lost(t) and drink.heals(t)
            ):
                why = r.NO_GAIN
            elif drink.lost(t) and not (word.counts_in_contest() and self.has_value(t, drink)):
                why = r.DRINK_IGNORED
            elif word.splits and drink.one_piece(t):
                why = r.ONE_PIECE
            else:
                why = add_plays(t, seat, behalf, card, number, mode, i, out)
                found = found or not why
        return "" if found else why


def drink_to_be_found(t: Table) -> bool:
    """OP-44: whether Drink Deck, discards and Bar Deck hold any Drink Card at all."""
    cellar = t.cellars[0]
    for cards in (cellar.deck, cellar.discard, cellar.bar):
        for card in cards:
            if not t.game.defs[card].is_event:
                return True
    return False


def drink_of(t: Table, seat: int, card: int, source: int) -> Drinking:
    """Start drinking a Drink Card that has just been taken from there."""
    drinking = Drinking(seat, [], source, False)
    drink = Drink(seat)
    drinking.drinks.append(drink)
    drinking.add_card(t, drink, card)
    if t.logging:
        t.events.append(Revealed(seat, card, drinking.origin_of(t, seat, card), ON_THE_TABLE))
    return drinking
