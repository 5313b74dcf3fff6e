"""A Drink with its Chasers, and what it does once it has been strengthened, replaced or split."""

from typing import Final

from lastcall.engine.table import Table

# Alterations, in the order they were made; an amount follows each.
ADD: Final = 0
HALVE: Final = 1
REPLACE: Final = 2
TO_FORTITUDE: Final = 3


class Drink:
    """One Drink on its way to one drinker (CHSR-9)."""

    __slots__ = (
        "alterations",
        "cards",
        "contestant",
        "drinker",
        "ignored",
        "revealer",
        "split_asked",
    )

    def __init__(self, revealer: int) -> None:
        self.cards: list[int] = []  # Drink Cards only: an Event adds nothing (CHSR-5)
        self.revealer = revealer
        self.drinker = revealer
        self.ignored = False
        self.split_asked = False  # its built-in split has been used or declined (SPLT-10)
        self.contestant = -1  # whose contest value it carries, as a position in the contest
        self.alterations: list[int] = []

    def clone(self) -> "Drink":
        copy = Drink(self.revealer)
        copy.cards = self.cards[:]
        copy.drinker = self.drinker
        copy.ignored = self.ignored
        copy.split_asked = self.split_asked
        copy.contestant = self.contestant
        copy.alterations = self.alterations[:]
        return copy

    def one_piece(self, t: Table) -> bool:
        """Whether a card in it forbids splitting (SPLT-13); a Chaser speaks for all (CHSR-13)."""
        for card in self.cards:
            face = t.game.defs[card].drink
            if face is not None and face.one_piece:
                return True
        return False

    def splits_itself(self, t: Table) -> bool:
        """SPLT-8, SPLT-12: only its first card counts, never a Chaser."""
        if not self.cards:
            return False
        face = t.game.defs[self.cards[0]].drink
        return face is not None and face.splits

    def effect(self, t: Table) -> tuple[int, int]:
        """(Alcohol Content, Fortitude) it changes for its drinker, alterations included."""
        alcohol = 0
        fortitude = 0
        race = t.game.characters[self.drinker].race
        for card in self.cards:
            face = t.game.defs[card].drink
            if face is None:
                continue
            up, firm = face.strength(race)
            alcohol += up
            fortitude += firm
        added = 0  # what cards put on top; a replacement leaves it in place
        to_fortitude = False
        for i in range(0, len(self.alterations), 2):
            what = self.alterations[i]
            amount = self.alterations[i + 1]
            if what == ADD:
                before = alcohol + added
                added += amount
                if amount < 0 and alcohol + added < 0:
                    added = min(0, before) - alcohol  # lowering stops at 0
            elif what == HALVE:
                total = half(alcohol + added)
                added = half(added)
                alcohol = total - added
                fortitude = half(fortitude)
            elif what == REPLACE:
                alcohol = amount
                fortitude = 0
            else:
                to_fortitude = True
        if to_fortitude:
            return 0, fortitude + alcohol + added
        return alcohol + added, fortitude

    def replaced(self) -> bool:
        """Whether another effect stands in place of everything its cards say."""
        for i in range(0, len(self.alterations), 2):
            if self.alterations[i] == REPLACE:
                return True
        return False

    def extras(self, t: Table) -> list[tuple[int, int]]:
        """(word, amount) of its draw, discard and reveal effects; like amounts add up (CHSR-12)."""
        words: list[int] = []
        amounts: list[int] = []
        if self.replaced():
            return []
        for card in self.cards:
            face = t.game.defs[card].drink
            if face is None:
                continue
            for effect in face.extras:
                if effect.op in words:
                    amounts[words.index(effect.op)] += effect.amount
                else:
                    words.append(effect.op)
                    amounts.append(effect.amount)
        for i in range(0, len(self.alterations), 2):
            if self.alterations[i] == HALVE:
                amounts = [half(a) for a in amounts]
        return list(zip(words, amounts, strict=True))

    def split(self, partner: int) -> "Drink":
        """SPLT-1: this becomes one half, and the other goes to the partner."""
        self.alterations.append(HALVE)
        self.alterations.append(0)
        other = self.clone()
        other.drinker = partner
        return other


def half(amount: int) -> int:
    """Half, the magnitude rounded up (SPLT-4, OP-19)."""
    return (amount + 1) // 2 if amount >= 0 else -((1 - amount) // 2)
