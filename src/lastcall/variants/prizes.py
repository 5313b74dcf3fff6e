"""Prizes: besides the Gold there is something to win in every pot.

They lie in the Inn, face up. Whoever starts a Round puts one into the pot, and whoever takes the
pot takes it along; a used one waits in the Prize Bin until the Inn has none left (PRIZE-6). What a
Prize demands happens by itself at its moment, what it offers is its owner's to use.
"""

from typing import ClassVar, Final

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Deck, Mode
from lastcall.engine.events import Counted, Moved
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.pieces import Round
from lastcall.engine.play import step_of_kit
from lastcall.engine.preview import Paper
from lastcall.engine.rules import Rule
from lastcall.engine.save import learn_piece
from lastcall.engine.setup import Variant
from lastcall.engine.table import Table
from lastcall.engine.words import (
    by_the_rules,
    give_drink,
    leave_turn,
    me,
    my_drink,
    my_drink_abroad,
    send_to_pile,
)


class Stopwatch(Rule):
    """PRIZE-18, PRIZE-19: the turn is over with its owner's Action Phase."""

    def phase_ended(self, t: Table, seat: int, phase: int) -> None:
        if phase == w.ACTION_PHASE and self.card in t.seats[seat].kept:
            use(t, seat, self.card, t.take_from_seat(seat, self.card))


PRIZES_DECK: Final = Deck(
    "prizes",
    "rdi9",
    [
        CardDef(
            "Dale's Finest Mushroom",
            (by_the_rules(me.gains(fortitude=1)),),
            back="prize",
        ),
        CardDef(
            "Speedy Runner's Stopwatch",
            (by_the_rules(leave_turn),),
            back="prize",
            rules=[Stopwatch],
        ),
        CardDef(
            "Straw of Misdirection",
            (Mode(w.SOMETIMES, my_drink_abroad, (give_drink,), mandatory=True),),
            back="prize",
        ),
        # Of the Prize of RDI7 the effect is known, not whether it can wait (PRIZE-28).
        CardDef(
            "Terry Towel",
            (Mode(w.SOMETIMES, my_drink, (send_to_pile,)),),
            back="prize",
            completed="that its owner chooses the Drink",
        ),
    ],
    open=True,
)


class PrizesBack(Counted):
    """The Inn had none left: those in the Prize Bin are there again."""

    __slots__ = ()
    kind: ClassVar[str] = "prizes-back"


class PrizeStaked(Moved):
    """A Prize comes into the pot."""

    __slots__ = ()
    kind: ClassVar[str] = "prize-staked"


class PrizeWon(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "prize-won"


class PrizeUsed(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "prize-used"


class Staking(Frame):
    """Whoever starts a Round picks the Prize for its pot, ahead of the antes (PRIZE-3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def clone(self) -> Frame:
        copy = Staking(self.seat)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        cards = in_the_inn(t)
        if len(cards) == 1 or not t.seats[self.seat].alive:
            self.stake(t, cards[0])
        else:
            t.ask(self.seat, w.ASK_PRIZE, o.choose_among(cards))

    def take(self, t: Table, option: Option) -> None:
        self.stake(t, option.card)

    def stake(self, t: Table, card: int) -> None:
        t.frames.pop()
        in_the_inn(t).remove(card)
        t.rounds[-1].prizes.append(card)
        if t.logging:
            t.events.append(PrizeStaked(self.seat, card, t.game.stocks[PRIZES_DECK.name].deck, -1))


class Awarding(Frame):
    """Somebody took half of the pot: whoever had collected it says who gets the Prize."""

    __slots__ = ("card", "sharer", "winner")

    def __init__(self, winner: int, sharer: int, card: int) -> None:
        super().__init__()
        self.winner = winner
        self.sharer = sharer
        self.card = card

    def clone(self) -> Frame:
        copy = Awarding(self.winner, self.sharer, self.card)
        copy.copy_window(self)
        return copy

    def held(self) -> list[int]:
        return [self.card]

    def advance(self, t: Table) -> None:
        t.ask(self.winner, w.ASK_AWARD, [o.give(self.winner), o.give(self.sharer)])

    def take(self, t: Table, option: Option) -> None:
        t.frames.pop()
        award(t, option.seat(), self.card)


learn_piece(Staking, "seat")
learn_piece(Awarding, "winner sharer card")


class Pots(Rule):
    """PRIZE-3 to PRIZE-12."""

    def round_started(self, t: Table, rnd: Round) -> None:
        if (t.game.bare >> rnd.starter) & 1:
            return  # PRIZE-14
        cards = in_the_inn(t)
        if not cards:
            spent = t.zones[t.game.stocks[PRIZES_DECK.name].discard]
            if not spent:
                return  # PRIZE-7
            cards.extend(sorted(spent))
            spent.clear()
            if t.logging:
                t.events.append(PrizesBack(rnd.starter, len(cards)))
        t.frames.insert(len(t.frames) - 1, Staking(rnd.starter))

    def pot_collected(self, t: Table, rnd: Round, seat: int) -> None:
        for card in rnd.prizes:
            if seat < 0 or (rnd.sharer < 0 and (t.game.bare >> seat) & 1):
                in_the_inn(t).append(card)  # PRIZE-8, PRIZE-14
            elif rnd.sharer >= 0:
                t.frames.append(Awarding(seat, rnd.sharer, card))
            else:
                award(t, seat, card)
        rnd.prizes.clear()

    def pot_on_paper(self, paper: Paper, seat: int) -> None:
        view = paper.view
        if view.round is None or view.game.is_bare(seat):
            return
        for card in view.round.prizes:
            prize = view.game.defs[card]
            if does_at_once(prize):
                paper.carry_out(seat, prize.modes[0])


def in_the_inn(t: Table) -> list[int]:
    return t.zones[t.game.stocks[PRIZES_DECK.name].deck]


def award(t: Table, seat: int, card: int) -> None:
    """A Prize is theirs: it lies before them, or does at once what it does (PRIZE-16, PRIZE-17)."""
    if (t.game.bare >> seat) & 1:
        in_the_inn(t).append(card)  # PRIZE-14
        return
    prize = t.game.defs[card]
    at_once = does_at_once(prize)
    if t.logging:
        t.events.append(PrizeWon(seat, card, -1, -1 if at_once else t.seats[seat].zone + 4))
    if at_once:
        use(t, seat, card, -1)
    else:
        t.keep(seat, card)


def does_at_once(prize: CardDef) -> bool:
    """There is nothing it could wait for."""
    return not prize.moments and not prize.rules


def use(t: Table, seat: int, card: int, origin: int) -> None:
    """It does by itself what it demands, and goes to the Prize Bin (PRIZE-4, PRIZE-5)."""
    if t.logging:
        t.events.append(PrizeUsed(seat, card, origin, -1))
    t.frames.append(step_of_kit(t, seat, card, t.game.defs[card].modes[0]))


PRIZES: Final = Variant("prizes", rules=[Pots], table_decks=[PRIZES_DECK])
