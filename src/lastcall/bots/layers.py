"""The stack as a bot may scribble on it: cards and what they do, Drinks and who drinks them."""

from collections.abc import Sequence

from lastcall.engine import terms as w
from lastcall.engine.cards import Effect
from lastcall.engine.view import StackView, View


class Blow:
    """A change or a payment on its way to a seat."""

    __slots__ = ("amount", "from_inn", "payee", "prevented", "seat", "stat")

    def __init__(self, seat: int, stat: int, amount: float, payee: int) -> None:
        self.seat = seat
        self.stat = stat
        self.amount = amount
        self.payee = payee
        self.from_inn = False
        self.prevented = False

    def copy(self) -> "Blow":
        other = Blow(self.seat, self.stat, self.amount, self.payee)
        other.from_inn = self.from_inn
        other.prevented = self.prevented
        return other


class Sip:
    """A Drink on its way to a drinker."""

    __slots__ = ("alcohol", "drinker", "fortitude", "ignored")

    def __init__(self, drinker: int, alcohol: int, fortitude: int, ignored: bool) -> None:
        self.drinker = drinker
        self.alcohol = alcohol
        self.fortitude = fortitude
        self.ignored = ignored

    def copy(self) -> "Sip":
        return Sip(self.drinker, self.alcohol, self.fortitude, self.ignored)


class Layer:
    """A card on the stack, or Drinks waiting to be drunk."""

    __slots__ = ("at", "blows", "effects", "ignored", "negated", "on", "owner", "sips", "targets")

    def __init__(self, owner: int, effects: tuple[Effect, ...], targets: Sequence[int]) -> None:
        self.owner = owner
        self.effects = effects
        self.targets = targets
        self.at = 0
        self.on = -1
        self.negated = False
        self.ignored = 0
        self.blows: list[Blow] = []
        self.sips: list[Sip] = []

    def copy(self) -> "Layer":
        other = Layer(self.owner, self.effects, self.targets)
        other.at = self.at
        other.on = self.on
        other.blows = [blow.copy() for blow in self.blows]
        other.sips = [sip.copy() for sip in self.sips]
        return other

    def choose_one(self, number: int) -> None:
        """Of the alternatives that come next only this one takes place (OP-25)."""
        chooses = self.effects[self.at - 1]
        alternatives = self.effects[self.at : self.at + chooses.amount]
        chosen = alternatives[number]
        for other in alternatives:
            if (other.stat, other.amount) != (chosen.stat, chosen.amount):
                stat = w.GOLD if other.op == w.PAY else other.stat
                self.blows = [b for b in self.blows if (b.stat, b.amount) != (stat, other.amount)]

    def drop_last(self, effects: int) -> None:
        """What the last so many effects would do does not happen: their condition fails."""
        for effect in reversed(self.effects[-effects:] if effects else ()):
            stat = w.GOLD if effect.op == w.PAY else effect.stat
            for blow in reversed(self.blows):
                if (blow.stat, blow.amount) == (stat, effect.amount) and (
                    effect.who != w.PICKED or blow.seat in self.targets
                ):
                    self.blows.remove(blow)
                    break

    def ignore(self, seat: int) -> None:
        self.ignored |= 1 << seat
        self.blows = [
            blow
            for blow in self.blows
            if blow.seat != seat or (self.owner == seat and blow.stat == w.GOLD)
        ]


def read_layer(view: View, seen: StackView) -> Layer:
    """A layer of the view's stack, for scribbling on."""
    if seen.kind == "play":
        effects: tuple[Effect, ...] = ()
        if seen.card >= 0:
            effects = view.game.defs[seen.card].modes[seen.mode].effects
        elif seen.owner >= 0 and view.asked_for == w.ASK_TARGET:
            effects = fired(view, seen.owner)
        layer = Layer(seen.owner, effects, seen.targets)
        layer.at = seen.at
        layer.on = seen.on
        for c in seen.coming:
            blow = Blow(c.seat, c.stat, c.amount, c.payee)
            blow.from_inn = c.from_inn
            blow.prevented = c.prevented
            layer.blows.append(blow)
        return layer
    layer = Layer(seen.owner, (), ())
    if view.asked_for != w.ASK_LAST_CALL:  # by then these Drinks have been drunk
        layer.sips = [Sip(d.drinker, d.alcohol, d.fortitude, d.ignored) for d in seen.drinks]
    return layer


def fired(view: View, owner: int) -> tuple[Effect, ...]:
    """What a step of the kit that has no card does to whoever is named: a tracker has fired."""
    for tracker in view.game.characters[owner].trackers:
        if tracker.fires is not None and tracker.fires.pick:
            return tracker.fires.effects
    return ()
