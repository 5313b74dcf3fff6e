"""A Drink with its Chasers, and what it does once it has been strengthened, replaced or split."""

from lastcall.engine.extending import mypyc_attr
from lastcall.engine.table import Table
from lastcall.engine.word import Word, half


class Strength:
    """What a Drink does to its drinker, while its alterations are applied one after the other."""

    __slots__ = ("added", "alcohol", "barren", "fortitude", "instead", "to_fortitude")

    def __init__(self, alcohol: int, fortitude: int) -> None:
        self.alcohol = alcohol  # what its cards, or a replacement, say
        self.added = 0  # what cards put on top; a replacement leaves it in place
        self.fortitude = fortitude
        self.to_fortitude = False
        self.instead = 0  # Fortitude in place of whatever Alcohol Content it has in the end
        self.barren = False  # whatever Fortitude it would give in the end, it gives none


@mypyc_attr(allow_interpreted_subclasses=True)
class Alteration:
    """Something a card did to a Drink; they apply in the order they were made."""

    __slots__ = ()

    def apply(self, s: Strength) -> None:
        raise AssertionError("every alteration applies in its own way")

    def apply_to_added(self, s: Strength) -> None:
        """The same for a Drink that was replaced afterwards: only what was put on top is left."""
        self.apply(s)

    def apply_to_extras(self, amounts: list[int]) -> list[int]:
        """What it makes of the Drink's draw, discard and reveal effects."""
        return amounts

    def adds(self) -> Word | None:
        """A draw, discard or reveal effect it puts into the Drink."""
        return None

    def replaces(self) -> bool:
        """Whether another effect stands in place of everything the cards say."""
        return False


class Add(Alteration):
    """Alcohol Content put in, or taken out down to 0."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, s: Strength) -> None:
        before = s.alcohol + s.added
        s.added += self.amount
        if self.amount < 0 and s.alcohol + s.added < 0:
            s.added = min(0, before) - s.alcohol  # lowering stops at 0


class Cap(Alteration):
    """Whatever Alcohol Content is above this is taken out."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, s: Strength) -> None:
        if s.alcohol + s.added > self.amount:
            s.added = self.amount - s.alcohol


class Lace(Alteration):
    """Something else is put in besides Alcohol Content: it travels with the Drink."""

    __slots__ = ("word",)

    def __init__(self, word: Word) -> None:
        self.word = word

    def apply(self, s: Strength) -> None:
        """Its numbers stay as they are."""

    def adds(self) -> Word | None:
        return self.word


class Barren(Alteration):
    """It gives no Fortitude, whatever becomes of it."""

    __slots__ = ()

    def apply(self, s: Strength) -> None:
        s.barren = True


class Halve(Alteration):
    """SPLT-1, SPLT-4."""

    __slots__ = ()

    def apply(self, s: Strength) -> None:
        total = half(s.alcohol + s.added)
        s.added = half(s.added)
        s.alcohol = total - s.added
        s.fortitude = half(s.fortitude)

    def apply_to_added(self, s: Strength) -> None:
        s.added = half(s.added)

    def apply_to_extras(self, amounts: list[int]) -> list[int]:
        return [half(a) for a in amounts]


class Replace(Alteration):
    """Another Drink stands in place of what the cards say."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, s: Strength) -> None:
        s.alcohol = self.amount
        s.fortitude = 0

    def apply_to_added(self, s: Strength) -> None:
        """Another replacement stands in its place."""

    def replaces(self) -> bool:
        return True


class ToFortitude(Alteration):
    """Its Alcohol Content becomes Fortitude in the end."""

    __slots__ = ()

    def apply(self, s: Strength) -> None:
        s.to_fortitude = True


class Instead(Alteration):
    """Whatever Alcohol Content it has in the end, if any, becomes this much Fortitude."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, s: Strength) -> None:
        s.instead = self.amount


class Drink:
    """One Drink on its way to one drinker (CHSR-9)."""

    __slots__ = (
        "alterations",
        "answered",
        "cards",
        "contestant",
        "drinker",
        "giver",
        "ignored",
        "revealer",
        "split_asked",
    )

    def __init__(self, revealer: int) -> None:
        self.cards: list[int] = []  # Drink Cards only: an Event adds nothing (CHSR-5)
        self.revealer = revealer
        self.drinker = revealer
        self.giver = -1  # whoever made it its drinker's: by a card, or sharing it (OTTO-39)
        self.answered = False  # a seat has answered it by a rule (OTTO-55)
        self.ignored = False
        self.split_asked = False  # its built-in split has been used or declined (SPLT-10)
        self.contestant = -1  # whose contest value it carries, as a position in the contest
        self.alterations: list[Alteration] = []

    def clone(self) -> "Drink":
        copy = Drink(self.revealer)
        copy.cards = self.cards[:]
        copy.drinker = self.drinker
        copy.giver = self.giver
        copy.answered = self.answered
        copy.ignored = self.ignored
        copy.split_asked = self.split_asked
        copy.contestant = self.contestant
        copy.alterations = self.alterations[:]
        return copy

    def one_piece(self, t: Table) -> bool:
        """Whether a card in it forbids splitting (SPLT-13); a Chaser speaks for all (CHSR-13)."""
        if self.replaced():
            return False
        for card in self.cards:
            face = t.game.defs[card].drink
            if face is not None and face.one_piece:
                return True
        return False

    def splits_itself(self, t: Table) -> bool:
        """SPLT-8, SPLT-12: only its first card counts, never a Chaser; not once replaced."""
        if not self.cards:
            return False
        face = t.game.defs[self.cards[0]].drink
        return face is not None and face.splits and not self.replaced()

    def lost(self, t: Table) -> bool:
        """Whether nobody is going to drink it (R-14, LOSE-17)."""
        return self.ignored or not t.seats[self.drinker].alive

    def effect(self, t: Table, drinker: int = -1) -> tuple[int, int]:
        """(Alcohol Content, Fortitude) it changes for its drinker, alterations included.

        The last replacement is what every other alteration applies to (R-37); what halved the
        Drink before it halved only what had been added.
        """
        alcohol = 0
        fortitude = 0
        race = t.game.characters[self.drinker if drinker < 0 else drinker].race
        for card in self.cards:
            face = t.game.defs[card].drink
            if face is None:
                continue
            up, firm = face.strength(race)
            alcohol += up
            fortitude += firm
        if not self.alterations:
            return alcohol, fortitude
        s = Strength(alcohol, fortitude)
        last = self.last_replacement()
        if last >= 0:
            self.alterations[last].apply(s)
        for i, alteration in enumerate(self.alterations):
            if i < last:
                alteration.apply_to_added(s)
            elif i > last:
                alteration.apply(s)
        alcohol = s.alcohol + s.added
        fortitude = s.fortitude
        if s.to_fortitude:
            alcohol, fortitude = 0, fortitude + alcohol
        elif s.instead and alcohol > 0:
            alcohol, fortitude = 0, fortitude + s.instead
        return alcohol, min(0, fortitude) if s.barren else fortitude

    def printed(self, t: Table) -> int:
        """The Alcohol Content its cards say, whoever drinks it."""
        total = 0
        for card in self.cards:
            face = t.game.defs[card].drink
            if face is not None:
                total += face.alcohol
        return total

    def replaced(self) -> bool:
        """Whether another effect stands in place of everything its cards say."""
        return len(self.alterations) > 0 and self.last_replacement() >= 0

    def last_replacement(self) -> int:
        """Its position among the alterations, or -1."""
        last = -1
        for i, alteration in enumerate(self.alterations):
            if alteration.replaces():
                last = i
        return last

    def extras(self, t: Table) -> list[tuple[Word, int]]:
        """(word, amount) of its draw, discard and reveal effects; like amounts add up (CHSR-12)."""
        words: list[Word] = []
        amounts: list[int] = []
        for card in [] if self.replaced() else self.cards:
            face = t.game.defs[card].drink
            if face is not None:
                for word in face.extras.words:
                    put_in(word, words, amounts)
        barren = False
        for alteration in self.alterations:
            added = alteration.adds()
            if added is not None:
                put_in(added, words, amounts)
            amounts = alteration.apply_to_extras(amounts)
            barren = barren or isinstance(alteration, Barren)
        found: list[tuple[Word, int]] = []
        for i, word in enumerate(words):
            if not (barren and word.gains_by_choice):
                found.append((word, amounts[i]))
        return found

    def heals(self, t: Table) -> bool:
        """Whether its drinker gains Fortitude by it, or is given the choice."""
        if self.effect(t)[1] > 0:
            return True
        return any(word.gains_by_choice for word, _ in self.extras(t))

    def added(self) -> bool:
        """Whether a card has put an effect into it besides its numbers."""
        return any(alteration.adds() is not None for alteration in self.alterations)

    def split(self, partner: int, giver: int) -> "Drink":
        """SPLT-1: this becomes one half, and the other goes to the partner."""
        self.alterations.append(Halve())
        other = self.clone()
        other.drinker = partner
        other.giver = giver
        return other


def put_in(word: Word, words: list[Word], amounts: list[int]) -> None:
    """Like effects add up (CHSR-12)."""
    for i, other in enumerate(words):
        if other.name == word.name:
            amounts[i] += word.number()
            return
    words.append(word)
    amounts.append(word.number())
