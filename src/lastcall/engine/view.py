"""What one seat may know: its own hand, everything in plain sight, and nothing more (OP-37)."""

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Effect
from lastcall.engine.contest import Contest
from lastcall.engine.dice import seeded
from lastcall.engine.drinking import Drinking
from lastcall.engine.gambling import Gambling
from lastcall.engine.options import Decision, Option
from lastcall.engine.pieces import Event
from lastcall.engine.play import AFTERMATH, Play
from lastcall.engine.table import Table


class SeatView:
    """A seat as everybody sees it."""

    __slots__ = (
        "alcohol",
        "alive",
        "character",
        "deck",
        "discard",
        "fortitude",
        "gold",
        "hand",
        "kept",
        "pile",
        "seat",
        "side",
    )

    def __init__(self, t: Table, i: int) -> None:
        seat = t.seats[i]
        party = t.parties[seat.party]
        self.seat = i
        self.character = t.game.characters[i].id
        self.alive = seat.alive
        self.fortitude = party.fortitude
        self.alcohol = party.alcohol
        self.gold = party.gold
        self.hand = len(seat.hand)
        self.deck = len(seat.deck)
        self.pile = len(seat.pile)
        self.discard = tuple(seat.discard)
        self.kept = tuple(seat.kept)
        self.side = tuple((len(side.deck), tuple(side.discard)) for side in seat.side)


class EffectView:
    """A consequence that is coming unless something stops it."""

    __slots__ = ("amount", "from_inn", "payee", "prevented", "seat", "stat")

    def __init__(
        self, seat: int, stat: int, amount: int, payee: int, from_inn: bool, prevented: bool
    ) -> None:
        self.seat = seat
        self.stat = stat
        self.amount = amount
        self.payee = payee
        self.from_inn = from_inn
        self.prevented = prevented


class DrinkView:
    """A Drink face up: its cards, whose it is, and what it would do."""

    __slots__ = ("alcohol", "cards", "drinker", "fortitude", "ignored", "revealer")

    def __init__(
        self,
        cards: tuple[int, ...],
        revealer: int,
        drinker: int,
        alcohol: int,
        fortitude: int,
        ignored: bool,
    ) -> None:
        self.cards = cards
        self.revealer = revealer
        self.drinker = drinker
        self.alcohol = alcohol
        self.fortitude = fortitude
        self.ignored = ignored


class StackView:
    """One layer of what is going on: a card played, a demand, or Drinks being drunk."""

    __slots__ = (
        "aftermath",
        "at",
        "card",
        "choices",
        "coming",
        "drinks",
        "kind",
        "mode",
        "negated",
        "on",
        "origin",
        "owner",
        "targets",
        "type",
    )

    def __init__(self, kind: str, owner: int) -> None:
        self.kind = kind  # "play", "drinks", "contest"
        self.owner = owner
        self.card = -1
        self.mode = 0
        self.type = 0
        self.origin = 0
        self.targets: tuple[int, ...] = ()
        self.on = -1
        self.at = 0  # how many of its effects have been carried out
        self.negated = False
        self.aftermath = False  # it has resolved, and those who lost Fortitude may hit back
        self.choices: tuple[Effect, ...] = ()  # what the options that choose by number stand for
        self.coming: tuple[EffectView, ...] = ()
        self.drinks: tuple[DrinkView, ...] = ()


class RoundView:
    """The Round of Gambling as everybody sees it."""

    __slots__ = (
        "controller",
        "inside",
        "only_cheating",
        "passed",
        "pot",
        "seat",
        "starter",
        "winner",
    )

    def __init__(self, t: Table) -> None:
        rnd = t.rounds[-1]
        self.starter = rnd.starter
        self.controller = rnd.controller
        self.inside = tuple(o.bits(rnd.inside))
        self.passed = tuple(o.bits(rnd.passed))
        self.seat = rnd.seat
        self.pot = rnd.pot
        self.only_cheating = rnd.strict
        self.winner = rnd.winner if rnd.over else -1


class View:
    """The table from one chair; from chair -1 an onlooker sees it, who sees no hand."""

    __slots__ = (
        "active",
        "asked",
        "asked_for",
        "bar_deck",
        "drink_deck",
        "drink_discard",
        "game",
        "hand",
        "inn",
        "me",
        "options",
        "over",
        "phase",
        "round",
        "seats",
        "stack",
        "top",
        "turn",
        "winners",
    )

    def __init__(self, t: Table, me: int) -> None:
        self.me = me
        self.seats = tuple(SeatView(t, i) for i in range(len(t.seats)))
        self.hand = tuple(t.seats[me].hand) if me >= 0 else ()
        self.active = t.active
        self.phase = t.phase
        self.turn = t.turn
        self.inn = t.inn
        cellar = t.cellars[t.tavern]
        self.drink_deck = len(cellar.deck)
        self.drink_discard = tuple(cellar.discard)
        self.bar_deck = len(cellar.bar)
        self.round = RoundView(t) if t.rounds else None
        self.stack = tuple(look_at_stack(t))
        self.top = what_is_on_top(t)
        decision = t.decision
        self.asked = decision.seat if decision is not None else -1
        self.asked_for = decision.kind if decision is not None else ""
        self.options: tuple[Option, ...] = ()
        if decision is not None and decision.seat == me:
            self.options = decision.options
        self.over = t.over
        self.winners = tuple(t.winners)
        self.game = t.game  # to look up what a card is; holds no secret


def look_at_stack(t: Table) -> list[StackView]:
    layers: list[StackView] = []
    for frame in t.frames:
        if isinstance(frame, Play):
            layer = StackView("play", frame.owner)
            layer.card = frame.card
            layer.mode = frame.number
            layer.type = frame.type
            layer.origin = frame.origin
            layer.targets = tuple(o.bits(frame.targets))
            layer.on = frame.on
            layer.at = frame.at
            layer.negated = frame.negated
            layer.aftermath = frame.step == AFTERMATH
            layer.coming = tuple(
                EffectView(c.seat, c.stat, c.amount, c.payee, c.from_inn, c.prevented)
                for c in frame.consequences
                if c.effect >= frame.at
            )
            layers.append(layer)
        elif isinstance(frame, Drinking):
            layer = StackView("contest" if isinstance(frame, Contest) else "drinks", frame.first)
            drinks: list[DrinkView] = []
            for drink in frame.drinks:
                alcohol, fortitude = drink.effect(t)
                drinks.append(
                    DrinkView(
                        tuple(drink.cards),
                        drink.revealer,
                        drink.drinker,
                        alcohol,
                        fortitude,
                        drink.ignored,
                    )
                )
            layer.drinks = tuple(drinks)
            layers.append(layer)
    if layers:
        layers[-1].choices = choices(t)
    return layers


def what_is_on_top(t: Table) -> str:
    """What a response would answer: "play", "drinks" (the last layer), "round" or "turn"."""
    if t.frames:
        top = t.frames[-1]
        if isinstance(top, Play):
            return "play"
        if isinstance(top, Drinking):
            return "drinks"
        if isinstance(top, Gambling):
            return "round"
    return "turn"


def choices(t: Table) -> tuple[Effect, ...]:
    """The effects that a decision by number is about, in the order of its options."""
    if t.decision is not None:
        top = t.frames[-1]
        if t.decision.kind == w.ASK_CHOICE and isinstance(top, Play):
            return top.effects[top.at : top.at + top.effects[top.at - 1].amount]
        if t.decision.kind == w.ASK_EFFECT_ORDER and isinstance(top, Drinking):
            amounts = dict(top.drinks[top.position].extras(t))
            return tuple(Effect(word, w.ME, amounts[word]) for word in top.effect_words)
    return ()


def events_for(t: Table, seat: int) -> list[Event]:
    """What happened, as far as this seat may see it; -1 is an onlooker."""
    return [e for e in t.events if e.seen < 0 or (seat >= 0 and (e.seen >> seat) & 1)]


def imagine(t: Table, seat: int, seed: int) -> Table:
    """A table that looks the same from this seat but whose hidden cards have been dealt anew.

    Backs are visible, so cards change places only with hidden cards of the same deck. Somebody
    else's pending decision has no options in it: they depend on what the seat cannot see.
    """
    other = t.clone()
    other.dice = seeded(seed)
    hidden: list[list[int]] = []
    for i, s in enumerate(other.seats):
        if i != seat:
            hidden.append(s.hand)
        hidden.append(s.deck)
        hidden.append(s.pile)
        for side in s.side:
            hidden.append(side.deck)
    for cellar in other.cellars:
        hidden.append(cellar.deck)
        hidden.append(cellar.bar)
    other.set_aside = other.set_aside[:]
    hidden.append(other.set_aside)
    backs: dict[int, list[int]] = {}
    game = other.game
    for zone in hidden:
        for card in zone:
            backs.setdefault((game.home_seat[card] + 1) * 64 + game.home_deck[card], []).append(
                card
            )
    for cards in backs.values():
        other.dice.shuffle(cards)
    for zone in hidden:
        for i, card in enumerate(zone):
            back = (game.home_seat[card] + 1) * 64 + game.home_deck[card]
            zone[i] = backs[back].pop()
    for frame in other.frames:
        if frame.wisher != seat:
            frame.wish = None
            frame.wisher = -1
    decision = other.decision
    if decision is not None and decision.seat != seat:
        other.decision = Decision(decision.seat, decision.kind, ())
    return other
