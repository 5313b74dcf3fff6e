"""Words about drinking, ordering and the turn."""

from typing import ClassVar

from lastcall.engine import terms as w
from lastcall.engine.cards import Deck
from lastcall.engine.consequences import Consequence
from lastcall.engine.contest import Contest
from lastcall.engine.demands import PAYMENT
from lastcall.engine.drinking import DECK, OPEN, Drinking
from lastcall.engine.drinks import Add, Drink, Replace
from lastcall.engine.events import Given, Served, Strengthened
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.play import Play
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.turn import Ordering, Turn, drink
from lastcall.engine.word import Who, Word, each, each_other, picked


class Order(Word):
    __slots__ = ("drinks",)
    name: ClassVar[str] = "order"
    reaches_for_drinks: ClassVar[bool] = True

    def __init__(self, drinks: int) -> None:
        self.drinks = drinks

    def number(self) -> int:
        return self.drinks

    def resolve(self, t: Table, play: Play) -> None:
        t.frames.append(Ordering(play.host(t), self.drinks))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for _ in range(self.drinks):
            paper.deliver_well(paper.host(layer))


class GiveReserve(Word):
    """The top card of a side deck of one's own goes, unseen, on top of somebody's pile.

    That is no order: whoever Ignores the card gets none.
    """

    __slots__ = ("deck", "who")
    name: ClassVar[str] = "give-reserve"

    def __init__(self, who: Who, deck: Deck) -> None:
        self.who = who
        self.deck = deck

    def whom(self) -> Who:
        return self.who

    def number(self) -> int:
        return 1

    def deck_meant(self) -> Deck:
        return self.deck

    def resolve(self, t: Table, play: Play) -> None:
        side = t.side_deck_number(play.owner, self.deck)
        for seat in play.reaches(t, self.who):
            card = t.next_card(play.owner, side) if side and seat != play.owner else -1
            if card >= 0:
                t.put_on_pile(seat, card)
                if t.logging:
                    t.events.append(Served(play.owner, seat))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.who):
            paper.serve(seat, layer.owner, self.deck)


class DrinkMore(Word):
    __slots__ = ("who",)
    name: ClassVar[str] = "drink-more"
    reaches_for_drinks: ClassVar[bool] = True

    def __init__(self, who: Who) -> None:
        self.who = who

    def whom(self) -> Who:
        return self.who

    def number(self) -> int:
        return 1

    def resolve(self, t: Table, play: Play) -> None:
        for seat in play.reaches(t, self.who):
            if t.seats[seat].alive:
                drink(t, seat)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.who):
            paper.drink_more(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class OffTheDeck(Word):
    """Everybody drinks off the Drink Deck."""

    __slots__ = ()

    def whom(self) -> Who:
        return each

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.taking_part(layer):
            paper.drink_unseen(seat, 1)


class Toast(OffTheDeck):
    """One's own Drink can have less in it than it says."""

    __slots__ = ("less",)
    name: ClassVar[str] = "toast"
    reaches_for_drinks: ClassVar[bool] = True

    def __init__(self, less: int = 0) -> None:
        self.less = less

    def number(self) -> int:
        return self.less

    def resolve(self, t: Table, play: Play) -> None:
        me = play.host(t)
        present = play.present(t)
        toasters = [seat for seat in t.in_turn_order(me) if (present >> seat) & 1]
        drinking = Drinking(me, toasters, DECK, play.type == w.EVENT)
        drinking.cause = play.owner
        drinking.word = self
        t.frames.append(drinking)

    def all_revealed(self, t: Table, drinking: Drinking) -> None:
        me = drinking.first
        for number, mine in enumerate(drinking.drinks if self.less else []):
            if mine.revealer == me and mine.cards:
                before, after = drinking.alter(t, number, Add(-self.less))
                if t.logging:
                    t.events.append(
                        Strengthened(me, mine.drinker, number, -self.less, before, after)
                    )


class RoundOnTheHouse(OffTheDeck):
    __slots__ = ()
    name: ClassVar[str] = "round-on-the-house"

    def resolve(self, t: Table, play: Play) -> None:
        present = play.present(t)
        if present:
            me = play.host(t)
            drinking = Drinking(me, [me], DECK, True)
            drinking.copies = present
            drinking.cause = play.owner
            t.frames.append(drinking)


class DrinkingContest(OffTheDeck):
    __slots__ = ()
    name: ClassVar[str] = "drinking-contest"

    def resolve(self, t: Table, play: Play) -> None:
        present = play.present(t)
        contestants = [seat for seat in t.in_turn_order(t.active) if (present >> seat) & 1]
        if contestants:
            t.contests += 1
            contest = Contest(play.host(t), contestants)
            contest.cause = play.owner
            t.frames.append(contest)


class Shots(OffTheDeck):
    """A Drink for everybody that no card but the Event itself stands for (RDI7-11)."""

    __slots__ = ("alcohol",)
    name: ClassVar[str] = "shots"

    def __init__(self, alcohol: int) -> None:
        self.alcohol = alcohol

    def number(self) -> int:
        return self.alcohol

    def resolve(self, t: Table, play: Play) -> None:
        me = play.host(t)
        present = play.present(t)
        drinking = Drinking(me, [], DECK, True)
        drinking.cause = play.owner
        drinking.step = OPEN
        for seat in t.in_turn_order(me):
            if (present >> seat) & 1:
                shot = Drink(seat)
                shot.cards = [play.card]  # it is drunk, and the card itself stays where it is
                shot.alterations = [Replace(self.alcohol)]
                drinking.drinks.append(shot)
        t.frames.append(drinking)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.taking_part(layer):
            paper.drink(seat, self.alcohol)


class Dare(OffTheDeck):
    """Everybody turns up a Drink, and the strongest goes to whoever turned up the weakest.

    The numbers printed count, with their signs (RDI7-19). If the revealer Ignores it there is no
    dare; anybody else who does is left out (RDI7-37).
    """

    __slots__ = ()
    name: ClassVar[str] = "dare"

    def resolve(self, t: Table, play: Play) -> None:
        me = play.host(t)
        present = play.present(t)
        if (present >> me) & 1:
            daring = [seat for seat in t.in_turn_order(me) if (present >> seat) & 1]
            drinking = Drinking(me, daring, DECK, True)
            drinking.word = self
            t.frames.append(drinking)

    def all_revealed(self, t: Table, drinking: Drinking) -> None:
        shown = [drink for drink in drinking.drinks if drink.cards]
        if not shown:
            return
        strengths = [drink.printed(t) for drink in shown]
        weakest = shown[strengths.index(min(strengths))]
        strongest = shown[strengths.index(max(strengths))]
        if weakest is not strongest:
            strongest.drinker = weakest.revealer
            if t.logging:
                number = drinking.drinks.index(strongest)
                t.events.append(Given(strongest.revealer, strongest.drinker, number))


class DrinkFromDeck(Word):
    __slots__ = ("drinks",)
    name: ClassVar[str] = "drink-from-deck"

    def __init__(self, drinks: int) -> None:
        self.drinks = drinks

    def whom(self) -> Who:
        return picked

    def number(self) -> int:
        return self.drinks

    def resolve(self, t: Table, play: Play) -> None:
        me = play.host(t)
        if (play.present(t) >> me) & 1:  # EVNT-6
            t.frames.append(Drinking(me, [me] * self.drinks, DECK, play.type == w.EVENT))

    def preview(self, paper: Paper, layer: Layer) -> None:
        host = paper.host(layer)
        if host in paper.taking_part(layer):
            paper.drink_unseen(host, self.drinks)


class Demand(Word):
    """A payment that falls due only now, with a window of its own: Gold to the revealer."""

    __slots__ = ("gold",)
    name: ClassVar[str] = "demand"

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def whom(self) -> Who:
        return each_other

    def number(self) -> int:
        return self.gold

    def resolve(self, t: Table, play: Play) -> None:
        me = play.host(t)
        present = play.present(t)
        payment = Play(-1, -1, w.RULE, PAYMENT, w.OF_THE_RULES)
        for seat in t.others(me):
            if (present >> seat) & 1:
                payment.consequences.append(Consequence(0, w.GOLD, seat, self.gold, me))
        payment.begin()
        t.frames.append(payment)

    def preview(self, paper: Paper, layer: Layer) -> None:
        host = paper.host(layer)
        side = paper.side_of(host)
        for seat in paper.taking_part(layer):
            if seat not in side:
                paper.pay(seat, host, self.gold)


class MoreActions(Word):
    __slots__ = ("actions",)
    name: ClassVar[str] = "more-actions"

    def __init__(self, actions: int) -> None:
        self.actions = actions

    def number(self) -> int:
        return self.actions

    def resolve(self, t: Table, play: Play) -> None:
        turn = t.frames[0]
        assert isinstance(turn, Turn)
        seat = play.host(t)
        if t.phase == w.ACTION_PHASE and not (play.ignored >> seat) & 1:  # NEG-10
            turn.grant(t, seat, self.actions)

    def preview(self, paper: Paper, layer: Layer) -> None:
        host = paper.host(layer)
        if not (layer.ignored >> host) & 1:
            paper.cards(host, self.actions)


@mypyc_attr(allow_interpreted_subclasses=True)
class EndTurn(Word):
    """The player's turn ends; in a shared turn they still answer cards (TEAM-89)."""

    __slots__ = ()
    name: ClassVar[str] = "end-turn"
    leaves: ClassVar[bool] = False

    def resolve(self, t: Table, play: Play) -> None:
        turn = t.frames[0]
        seat = play.host(t)
        assert isinstance(turn, Turn)
        if turn.goes_on_for(t, seat) and not (play.ignored >> seat) & 1:  # NEG-10
            turn.end_early(t, seat, self.leaves)

    def preview(self, paper: Paper, layer: Layer) -> None:
        """What would have come in the turn is no part of the picture."""


class LeaveTurn(EndTurn):
    """The turn ends, and in a shared one nothing reaches the player until it is over (TEAM-85)."""

    __slots__ = ()
    name: ClassVar[str] = "leave-turn"
    leaves: ClassVar[bool] = True
