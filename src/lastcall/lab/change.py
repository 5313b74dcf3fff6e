"""What if: cards with other numbers or copies, and boxes of other packages, as a table of a plan.

    [change]
    boxes = ["lastcall_taphouse:TAPHOUSE"]

    [change.cards."fleck/oh-i-hate-it-when-the-strings-break"]
    fortitude = 3
    copies = 4                       # 0 leaves it out

    [change.cards."*/i-dont-think-so"]  # in every deck that has it
    copies = 0

A number goes by what it counts: fortitude, alcohol, gold, cards, points, cost … A second one of
that name on the same card is `fortitude-2`. Numbers are written as people read them: a loss of 3 is
3. What cards say follows, since their text is composed from the same words.
"""

import difflib
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeVar

from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.cards.gamebox import BROUGHT
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Copies, Deck, DrinkFace, Mode
from lastcall.engine.content import (
    DERIVED,
    digest_of_character,
    digest_of_deck,
    fields_in,
    fields_of,
    told_card,
)
from lastcall.engine.effects.changes import Numeric
from lastcall.engine.setup import SetupError, Variant
from lastcall.engine.word import Amount, Cost, Word
from lastcall.lab.content import Content
from lastcall.text.narrator import Narrator
from lastcall.variants.catalogue import TABLE_DECKS, VARIANTS
from lastcall.variants.otto import FACTIONS, otto

COPIES: Final = "copies"
EVERY_DECK: Final = "*"
MOST_COPIES: Final = 40
LARGEST: Final = w.TRACK_TOP  # no number of a card reaches beyond a mat
HAND: Final = 7  # fewer cards than a hand are no deck
PARTS: Final = ("boxes", "cards")  # of the table

# Fields that hold a whole number which stands for something else.
CODES: Final = frozenset({"attribute", "payee", "type"})
# What a number is called where the field has another name.
CALLED: Final = {"prices": "price"}

Thing = TypeVar("Thing")


class ChangeError(SetupError):
    """A change that cannot be made; the message says what there is to change."""


class Number(NamedTuple):
    """A number on a card, as printed, and what it may be changed to."""

    value: int
    least: int
    most: int


# The numbers of a card ---------------------------------------------------------------------------


class Pen:
    """Goes over a card number by number, notes what it finds and writes what is wanted."""

    def __init__(self, wanted: Mapping[str, int]) -> None:
        self.wanted = wanted
        self.found: dict[str, Number] = {}

    def over(self, name: str, value: int, least: int = 1, most: int = LARGEST) -> int:
        """A number with its sign; people read it without."""
        sign = -1 if value < 0 and least >= 0 else 1
        number, again = name, 1
        while number in self.found:
            again += 1
            number = f"{name}-{again}"
        self.found[number] = Number(sign * value, least, most)
        return sign * self.wanted.get(number, sign * value)

    def amount(self, amount: Amount, name: str) -> Amount:
        """A printed number, or one that is counted: so much, and so much for every so many."""
        new: dict[str, Any] = {}
        for field in fields_in(amount):
            value = getattr(amount, field)
            if type(value) is int and (value or amount.counted):
                called = name if field == "printed" else f"{name}-{field}"
                new[field] = self.over(called, value, 0 if value == 0 else 1)
        return copy_with(amount, new)

    def word(self, word: Word | Cost) -> Any:
        if not made_of_fields(word):
            return word
        new: dict[str, Any] = {}
        for field in fields_in(word):
            value = getattr(word, field)
            called = CALLED.get(field, field)
            if isinstance(word, Cost):
                called = "cost"
            if isinstance(value, Amount):
                numeric = isinstance(word, Numeric)
                attribute = word.attribute_meant() if isinstance(word, Word) and numeric else 0
                new[field] = self.amount(value, w.ATTRIBUTE_NAMES.get(attribute, called))
            elif isinstance(value, Word | Cost):
                new[field] = self.word(value)
            elif isinstance(value, tuple):
                new[field] = tuple(self.item(item, called) for item in value)
            elif type(value) is int and value and field not in CODES:
                new[field] = self.over(called, value)
        return copy_with(word, new)

    def item(self, item: Any, name: str) -> Any:
        """Something in a list: a word, a price, a tracker."""
        if isinstance(item, Word):
            return self.word(item)
        return self.over(name, item, 0) if type(item) is int else item

    def mode(self, mode: Mode) -> Mode:
        words = [self.word(mode.words[number]) for number in mode.top]
        cost = self.word(mode.cost) if mode.cost is not None else None
        same = cost is mode.cost
        if same and all(new is mode.words[n] for new, n in zip(words, mode.top, strict=True)):
            return mode
        kept = {
            field: getattr(mode, field)
            for field in fields_of(Mode)
            if field not in DERIVED and field not in ("type", "when", "words", "cost")
        }
        return Mode(mode.type, mode.when, words, cost=cost, **kept)

    def face(self, face: DrinkFace) -> DrinkFace:
        """A Drink prints its numbers with their signs."""
        extras = self.mode(face.extras)
        return DrinkFace(
            self.over("alcohol", face.alcohol, -LARGEST),
            self.over("fortitude", face.fortitude, -LARGEST),
            chaser=face.chaser,
            splits=face.splits,
            one_piece=face.one_piece,
            races=tuple(
                (
                    race,
                    self.over(f"alcohol-{race}", alcohol, -LARGEST),
                    self.over(f"fortitude-{race}", fortitude, -LARGEST),
                )
                for race, alcohol, fortitude in face.races
            ),
            extras=[extras.words[number] for number in extras.top],
            keeps=face.keeps,
        )

    def card(self, card: CardDef) -> CardDef:
        return CardDef(
            card.title,
            tuple(self.mode(mode) for mode in card.modes),
            drink=self.face(card.drink) if card.drink is not None else None,
            provenance=card.provenance,
            tags=card.tags,
            back=card.back,
            level=card.level,
            ladder=tuple(self.over("ladder", value, 0) for value in card.ladder),
            evergreen=card.evergreen,
            needs=tuple(self.over("needs", value, 0) for value in card.needs),
            rules=card.rules,
            completed=card.completed,
            enemy=card.enemy,
        )


def copy_with(thing: Thing, new: Mapping[str, Any]) -> Thing:
    """The same with other fields; itself if nothing is different."""
    if all(getattr(thing, field) is value or same(getattr(thing, field), value)
           for field, value in new.items()):  # fmt: skip
        return thing
    kept = {field: getattr(thing, field) for field in fields_in(thing)}
    return type(thing)(**{**kept, **new})


_made: Final[dict[type, bool]] = {}


def made_of_fields(word: Word | Cost) -> bool:
    """Whether it is made of its fields; one that reckons a field for itself is left alone."""
    kind = type(word)
    if kind not in _made:
        try:
            kind(**{field: getattr(word, field) for field in fields_in(word)})
            _made[kind] = True
        except TypeError:
            _made[kind] = False
    return _made[kind]


def same(old: Any, new: Any) -> bool:
    """Numbers are the same when they are equal, everything else when it is the same thing."""
    if isinstance(old, tuple):
        return all(a is b or same(a, b) for a, b in zip(old, new, strict=True))
    return type(old) is int and bool(old == new)


@cache
def numbers_of(card: CardDef) -> dict[str, Number]:
    """The numbers of a card by name: those that people read on it.

    A text that was written by hand has none, nor has what is said without a number ("a Mark").
    """
    pen = Pen({})
    pen.card(card)
    text = reader().card_text(card)
    found: dict[str, Number] = {}
    for name, number in pen.found.items():
        other = number.value + 1 if number.value < number.most else number.value - 1
        if reader().card_text(rewritten(card, {name: other})) != text:
            found[name] = number
    return found


@cache
def reader() -> Narrator:
    return Narrator("en")


def rewritten(card: CardDef, wanted: Mapping[str, int]) -> CardDef:
    """The card by itself, as its deck would print it."""
    after = Deck(card.deck, "", [Pen(wanted).card(card)]).cards[0]
    after.kit = card.kit
    return after


# Changes -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Change:
    """What is different from what is printed."""

    cards: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()
    boxes: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.cards or self.boxes)

    @classmethod
    def read(cls, table: object) -> "Change":
        """The `[change]` of a plan, checked; ChangeError says what is wrong with it."""
        table = as_table(table, "change")
        for name in table:
            if name not in PARTS:
                raise unknown("change-part", "[change]", name, PARTS)
        boxes = table.get("boxes", [])
        if not isinstance(boxes, list) or not all(isinstance(name, str) for name in boxes):
            raise wrong_kind("boxes", 'a list of names, as ["taphouse"]')
        cards = as_table(table.get("cards", {}), "cards")
        change = cls(
            tuple((card, whole_numbers(card, wanted)) for card, wanted in sorted(cards.items())),
            tuple(boxes),
        )
        change.check()
        return change

    @classmethod
    def of(cls, cards: Mapping[str, Mapping[str, int]], boxes: Sequence[str] = ()) -> "Change":
        return cls.read({"cards": {c: dict(n) for c, n in cards.items()}, "boxes": list(boxes)})

    def check(self) -> None:
        """Refuse what is not there to be changed, before anything is played."""
        for name in self.boxes:
            open_box(name)
        for card, wanted in self.cards:
            for printed, copies in found_cards(card):
                check_numbers(printed, copies, dict(wanted))
        check_decks(content_of(self))

    def wanted(self, card: str) -> dict[str, int]:
        """What this card is to be: its own line, before the one for every deck."""
        lines = dict(self.cards)
        slug = card.rpartition("/")[2]
        return {**dict(lines.get(f"{EVERY_DECK}/{slug}", ())), **dict(lines.get(card, ()))}

    def table(self) -> dict[str, Any]:
        """As it stands in a plan."""
        found: dict[str, Any] = {}
        if self.boxes:
            found["boxes"] = list(self.boxes)
        if self.cards:
            found["cards"] = {card: dict(wanted) for card, wanted in self.cards}
        return found

    def toml(self, head: str = "change") -> str:
        """The same to paste into a plan."""
        lines = [f"[{head}]"] if self.boxes or not self.cards else []
        if self.boxes:
            lines.append(f"boxes = {json.dumps(list(self.boxes))}")
        for card, wanted in self.cards:
            lines += [""] if lines else []
            lines.append(f'[{head}.cards."{card}"]')
            lines.extend(f"{name} = {number}" for name, number in wanted)
        return "\n".join(lines) + "\n"

    def digest(self) -> str:
        """A name for what is played with, whatever this was written like; none for no change."""
        if not self:
            return ""
        parts = [json.dumps(self.table(), sort_keys=True)]
        for name in self.boxes:
            box = open_box(name)
            parts.extend(digest_of_character(character) for character in box.characters)
            parts.extend(digest_of_deck(deck) for deck in box.drinks)
        for line in self.lines():
            parts.append(told_card(line.after, line.copies_after))
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]

    def lines(self) -> list["Line"]:
        """What it does to each card."""
        found: list[Line] = []
        for address, _ in self.cards:
            for card, copies in found_cards(address):
                wanted = self.wanted(card.id)
                found.append(
                    Line(card, rewritten(card, wanted), copies, wanted.get(COPIES, copies))
                )
        return found


class Line(NamedTuple):
    """A changed card, before and after."""

    before: CardDef
    after: CardDef
    copies_before: int
    copies_after: int


NOTHING: Final = Change()


def as_table(value: object, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise wrong_kind(name, f"a table, as [{'change' if name == 'change' else 'change.cards'}]")
    return value


def whole_numbers(card: str, wanted: object) -> tuple[tuple[str, int], ...]:
    if not isinstance(wanted, dict) or not wanted:
        raise wrong_kind(card, "a table with numbers, as { fortitude = 3, copies = 2 }")
    for name, value in wanted.items():
        if type(value) is not int:
            raise wrong_kind(f"{card}: {name}", "a whole number")
    return tuple(sorted(wanted.items()))


def check_numbers(card: CardDef, copies: int, wanted: Mapping[str, int]) -> None:
    numbers = {**numbers_of(card), COPIES: Number(copies, 0, MOST_COPIES)}
    for name, value in wanted.items():
        number = numbers.get(name)
        if number is None:
            there = [f"{key} ({each.value})" for key, each in numbers.items()]
            raise unknown("change-number", card.id, name, numbers, ", ".join(there))
        if not number.least <= value <= number.most:
            raise ChangeError(
                f"{card.id}: {name} cannot be {value}; {number.least} to {number.most} can.",
                "change-range",
                card=card.id,
                name=name,
                value=str(value),
                least=str(number.least),
                most=str(number.most),
            )


def wrong_kind(name: str, expected: str) -> ChangeError:
    return ChangeError(
        f"In [change], {name} should be {expected}.", "change-kind", name=name, expected=expected
    )


def unknown(
    code: str, where: str, name: str, names: Iterable[str], listed: str = ""
) -> ChangeError:
    """Something that is not there, with what is."""
    names = list(names)
    close = difflib.get_close_matches(name, names, 1)
    near = f"; did you mean {close[0]}?" if close else "."
    there = listed or ", ".join(names)
    return ChangeError(
        f"There is no {name!r} in {where}{near} There is {there}.",
        code,
        where=where,
        name=name,
        near=close[0] if close else "none",
        names=there,
    )


# Finding things ----------------------------------------------------------------------------------


def every_deck() -> Iterator[Deck]:
    """All decks there are, each once."""
    seen: set[str] = set()
    characters = [deck for character in CHARACTERS.values() for deck in character.decks()]
    for deck in (*characters, *DRINK_DECKS.values(), *TABLE_DECKS.values()):
        if deck.name not in seen:
            seen.add(deck.name)
            yield deck


def found_cards(address: str) -> list[tuple[CardDef, int]]:
    """The card of this id, or those of this slug in every deck, with their copies."""
    where, _, slug = address.rpartition("/")
    decks = {deck.name: deck for deck in every_deck()}
    if where == EVERY_DECK:
        named = [(c, n) for deck in decks.values() for c, n in deck.kinds]
        found = [(c, n) for c, n in named if c.id.rpartition("/")[2] == slug]
        ids = [f"{EVERY_DECK}/{c.id.rpartition('/')[2]}" for c, _ in named]
        if not found:
            raise no_card(address, ids)
        return found
    if where not in decks:
        raise unknown("change-deck", address or "cards", where, decks)
    found = [(c, n) for c, n in decks[where].kinds if c.id == address]
    if not found:
        raise no_card(address, [c.id for c, _ in decks[where].kinds])
    return found


def no_card(address: str, ids: Sequence[str]) -> ChangeError:
    begun = [id for id in ids if id.startswith(address)]
    close = begun or difflib.get_close_matches(address, ids, 1)
    near = f"; did you mean {close[0]}?" if close else "."
    return ChangeError(
        f"There is no card {address!r}{near} `lastcall cards --json` lists the id of every card.",
        "change-card",
        name=address,
        near=close[0] if close else "none",
    )


def open_box(name: str) -> Any:
    """A box that is installed, by its name, or any other as `module:NAME`."""
    try:
        return BROUGHT.bring(name)
    except (ImportError, AttributeError, TypeError, ValueError, KeyError) as error:
        there = ", ".join(BROUGHT.all()) or "–"
        problem = str(error.args[0]) if error.args else type(error).__name__
        raise ChangeError(
            f"The box {name!r} cannot be opened: {problem}. "
            f"Name an installed box ({there}), or module:NAME.",
            "change-box",
            name=name,
            problem=problem,
            names=there,
        ) from None


# Content with a change ---------------------------------------------------------------------------


class Printer:
    """Prints decks with a change in them."""

    def __init__(self, change: Change) -> None:
        self.change = change
        addressed = [found for address, _ in change.cards for found in found_cards(address)]
        self.touched = {card.deck for card, _ in addressed}

    def touches(self, decks: Iterable[Deck]) -> bool:
        return any(deck.name in self.touched for deck in decks)

    def character(self, printed: Character) -> Character:
        return Character(
            printed.id,
            printed.name,
            race=printed.race,
            box=printed.box,
            deck=self.cards(printed.deck),
            # Anew even where nothing changed: a card knows whose it is.
            side_decks=[self.deck(deck) for deck in printed.side_decks],
            more_decks=[self.deck(deck) for deck in printed.more_decks],
            trackers=printed.trackers,
            boxes=printed.boxes,
            at_turn_start=printed.at_turn_start,
            after_draw=printed.after_draw,
            after_drink=printed.after_drink,
            at_turn_end=printed.at_turn_end,
            rules=printed.rules,
            villain=self.character(printed.villain) if printed.villain is not None else None,
            steps=printed.steps,
            bare=printed.bare,
        )

    def variant(self, printed: Variant) -> Variant:
        return Variant(
            printed.name,
            rules=printed.rules,
            table_decks=[self.deck(deck) for deck in printed.table_decks],
            taverns=[self.deck(deck) for deck in printed.taverns],
            one_tavern=printed.one_tavern,
            arrange=printed.arrange,
            cast=printed.cast,
            together=printed.together,
            guest=self.character(printed.guest) if printed.guest is not None else None,
            people=printed.people,
        )

    def deck(self, printed: Deck) -> Deck:
        return Deck(printed.name, printed.box, self.cards(printed), open=printed.open)

    def cards(self, deck: Deck) -> list[CardDef | Copies]:
        found: list[CardDef | Copies] = []
        for card, copies in deck.kinds:
            wanted = self.change.wanted(card.id)
            number = wanted.get(COPIES, copies)
            if number:
                found.append(Copies(Pen(wanted).card(card) if wanted else card, number))
        return found


@cache
def content_of(change: Change) -> Content:
    """What names stand for with this change; the same things every time.

    What it does not touch is as printed.
    """
    for name in change.boxes:
        open_box(name)
    printer = Printer(change)
    return Content(
        {
            character.id: printer.character(character)
            for character in CHARACTERS.values()
            if printer.touches(character.decks())
        },
        {deck.name: printer.deck(deck) for deck in DRINK_DECKS.values() if printer.touches([deck])},
        {each.name: printer.variant(each) for each in every_variant() if printer.touches(on(each))},
    )


def every_variant() -> list[Variant]:
    return [*VARIANTS.values(), *(otto(*pair) for pair in combinations(FACTIONS, 2))]


def on(variant: Variant) -> list[Deck]:
    """The decks it brings."""
    guests = variant.guest.decks() if variant.guest is not None else []
    return [*variant.table_decks, *variant.taverns, *guests]


def check_decks(content: Content) -> None:
    """Enough cards are left in every deck to play with."""
    for character in content.characters.values():
        enough(character.deck, HAND)
        for deck in character.side_decks:
            filled = [
                box.starts_with
                for box in character.boxes
                if box.deck is not None and box.deck.name == deck.name
            ]
            enough(deck, max(1, sum(filled)))
        for deck in character.more_decks:
            enough(deck, 1)
    brought = [deck for variant in content.variants.values() for deck in on(variant)]
    for deck in (*content.drinks.values(), *brought):
        enough(deck, 1)


def enough(deck: Deck, least: int) -> None:
    if len(deck.cards) < least:
        raise ChangeError(
            f"{len(deck.cards)} cards are left in the deck {deck.name}; it needs {least} or more.",
            "change-few",
            deck=deck.name,
            cards=len(deck.cards),
            least=least,
        )
