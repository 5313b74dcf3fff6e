"""Words that change what a Drink does, or who drinks it (CHNG-1, CHNG-2)."""

from typing import ClassVar

from lastcall.engine import word as wd
from lastcall.engine.drinking import Drinking
from lastcall.engine.drinks import Add, Barren, Cap, Drink, Instead, Lace, Replace, ToFortitude
from lastcall.engine.events import (
    DrinkIgnored,
    DrinkNegated,
    Given,
    Laced,
    Replaced,
    SentOn,
    Spoiled,
    Strengthened,
    TurnedToFortitude,
)
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.play import Play
from lastcall.engine.preview import Layer, Paper, Sip
from lastcall.engine.table import Table
from lastcall.engine.word import Who, Word


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangesDrink(Word):
    """Acts on one of the Drinks that lie face up."""

    __slots__ = ()
    changes_drink: ClassVar[bool] = True

    def resolve(self, t: Table, play: Play) -> None:
        drinking = t.frames[-2]
        assert isinstance(drinking, Drinking)
        self.act(t, play, drinking, drinking.drinks[play.on])

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        raise AssertionError("every word about a Drink acts in its own way")

    def preview(self, paper: Paper, layer: Layer) -> None:
        # A Drink may be gone on paper before what was to change it comes to pass.
        if paper.layers and 0 <= layer.on < len(paper.layers[-1].sips):
            self.sip(paper, layer, paper.layers[-1].sips[layer.on])

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        raise AssertionError("every word about a Drink is previewed in its own way")


class IgnoreDrink(ChangesDrink):
    __slots__ = ()
    name: ClassVar[str] = "ignore-drink"

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        drink.ignored = True
        if t.logging:
            t.events.append(DrinkIgnored(play.owner, drink.drinker, play.on))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.ignored = True


class NegateDrink(ChangesDrink):
    """One Drink has one drinker: nothing of it is left."""

    __slots__ = ()
    name: ClassVar[str] = "negate-drink"

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        drink.ignored = True
        if t.logging:
            t.events.append(DrinkNegated(play.owner, drink.drinker, play.on))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.ignored = True


class GiveDrink(ChangesDrink):
    __slots__ = ("to",)
    name: ClassVar[str] = "give-drink"

    def __init__(self, to: Who) -> None:
        self.to = to

    def whom(self) -> Who:
        return self.to

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        found = play.touched(t, wd.picked, play.at)
        if found:
            drink.drinker = found[0]
            drink.giver = play.owner
            if t.logging:
                t.events.append(Given(play.owner, drink.drinker, play.on))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.drinker = layer.targets[0]
        sip.giver = layer.owner


class SplitDrink(ChangesDrink):
    __slots__ = ("to",)
    name: ClassVar[str] = "split-drink"
    splits: ClassVar[bool] = True

    def __init__(self, to: Who) -> None:
        self.to = to

    def whom(self) -> Who:
        return self.to

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        found = play.touched(t, wd.picked, play.at)
        if found:
            drinking.split(t, play.on, found[0], play.owner)

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        paper.split(sip, layer.targets[0], layer.owner)


class Strengthen(ChangesDrink):
    """Alcohol Content is put in, or taken out down to 0."""

    __slots__ = ("alcohol",)
    name: ClassVar[str] = "strengthen"

    def __init__(self, alcohol: int) -> None:
        self.alcohol = alcohol

    def number(self) -> int:
        return self.alcohol

    def counts_in_contest(self) -> bool:
        return self.alcohol != 0  # something else can be put in alone

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        before, after = drinking.alter(t, play.on, Add(self.alcohol))
        if t.logging:
            t.events.append(
                Strengthened(play.owner, drink.drinker, play.on, self.alcohol, before, after)
            )

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.alcohol = max(min(0, sip.alcohol), sip.alcohol + self.alcohol)


class LaceDrink(Strengthen):
    """Alcohol Content is put in, and a draw, discard or reveal effect with it."""

    __slots__ = ("word",)
    name: ClassVar[str] = "lace-drink"

    def __init__(self, alcohol: int, word: Word) -> None:
        super().__init__(alcohol)
        self.word = word

    def inner(self) -> tuple[Word, ...]:
        return (self.word,)

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        if self.alcohol:
            super().act(t, play, drinking, drink)
        drinking.alter(t, play.on, Lace(self.word))
        if t.logging:
            t.events.append(Laced(play.owner, drink.drinker, play.on))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        super().sip(paper, layer, sip)
        self.word.preview(paper, layer)


class SpoilDrink(ChangesDrink):
    """It gives its drinker no Fortitude; the rest of it stays."""

    __slots__ = ()
    name: ClassVar[str] = "spoil-drink"

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        drinking.alter(t, play.on, Barren())
        if t.logging:
            t.events.append(Spoiled(play.owner, drink.drinker, play.on))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.fortitude = min(0, sip.fortitude)


class WeakenTo(ChangesDrink):
    """Alcohol Content is taken out until no more than this is left."""

    __slots__ = ("alcohol",)
    name: ClassVar[str] = "weaken-to"

    def __init__(self, alcohol: int) -> None:
        self.alcohol = alcohol

    def number(self) -> int:
        return self.alcohol

    def counts_in_contest(self) -> bool:
        return True

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        before, after = drinking.alter(t, play.on, Cap(self.alcohol))
        if t.logging:
            change = after - before
            t.events.append(Strengthened(play.owner, drink.drinker, play.on, change, before, after))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.alcohol = min(sip.alcohol, self.alcohol)


class ReplaceDrink(ChangesDrink):
    __slots__ = ("alcohol",)
    name: ClassVar[str] = "replace-drink"

    def __init__(self, alcohol: int) -> None:
        self.alcohol = alcohol

    def number(self) -> int:
        return self.alcohol

    def counts_in_contest(self) -> bool:
        return True

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        before, after = drinking.alter(t, play.on, Replace(self.alcohol))
        if t.logging:
            t.events.append(
                Replaced(play.owner, drink.drinker, play.on, self.alcohol, before, after)
            )

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.alcohol, sip.fortitude = self.alcohol, 0


class DrinkToFortitude(ChangesDrink):
    __slots__ = ()
    name: ClassVar[str] = "drink-to-fortitude"

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        before, after = drinking.alter(t, play.on, ToFortitude())
        if t.logging:
            t.events.append(TurnedToFortitude(play.owner, drink.drinker, play.on, 0, before, after))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.alcohol, sip.fortitude = 0, sip.fortitude + sip.alcohol


class FortitudeInstead(ChangesDrink):
    """A Drink that has any Alcohol Content gives its drinker some Fortitude in its place."""

    __slots__ = ("fortitude",)
    name: ClassVar[str] = "fortitude-instead"

    def __init__(self, fortitude: int) -> None:
        self.fortitude = fortitude

    def number(self) -> int:
        return self.fortitude

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        before, after = drinking.alter(t, play.on, Instead(self.fortitude))
        if t.logging:
            t.events.append(TurnedToFortitude(play.owner, drink.drinker, play.on, 0, before, after))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        if sip.alcohol > 0:
            sip.alcohol, sip.fortitude = 0, sip.fortitude + self.fortitude


class SendToPile(ChangesDrink):
    """Its drinker Ignores it; its cards are shuffled into the pile of whoever is named.

    That happens once all have drunk: somebody else may drink of the same cards, or keep one.
    """

    __slots__ = ("to",)
    name: ClassVar[str] = "send-to-pile"

    def __init__(self, to: Who) -> None:
        self.to = to

    def whom(self) -> Who:
        return self.to

    def act(self, t: Table, play: Play, drinking: Drinking, drink: Drink) -> None:
        drink.ignored = True
        if t.logging:
            t.events.append(DrinkIgnored(play.owner, drink.drinker, play.on))
        for seat in play.touched(t, wd.picked, play.at):
            cards = [card for card in drink.cards if card in drinking.cards]
            if not cards or not t.has_pile(seat):
                continue  # there is none; OTTO-83
            drinking.sent = cards
            drinking.sent_to = seat
            if t.logging:
                t.events.append(SentOn(play.owner, seat))

    def sip(self, paper: Paper, layer: Layer, sip: Sip) -> None:
        sip.ignored = True
        for seat in layer.targets:
            if paper.has_cards(layer.on):
                paper.deliver(seat)
