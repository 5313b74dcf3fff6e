"""The answers to a question as a person picks them: by card first, then whom and how."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.text import Text

from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.engine.view import View
from lastcall.terminal.trays import ladder
from lastcall.text.narrator import Narrator

HAND: Final = ""
KEPT: Final = "kept"  # any other place is the name of a box of the kit
DISCARDED: Final = "discarded"
NEW: Final = "new"  # it has just been turned up
NOWHERE: Final = -1


@dataclass(frozen=True)
class Answer:
    """One line of a menu: an option of the table, or a card with several ways to play it."""

    label: str
    option: Option
    cards: frozenset[int] = frozenset()  # the cards it is about: copies count as one
    ways: tuple["Answer", ...] = ()  # to choose among, when the card alone does not decide
    place: str = HAND  # where the card lies
    ladder: Text | None = None  # how far it has grown in its box, where that matters

    def seat(self) -> int:
        """The one player it names, or -1."""
        seats = self.option.seats()
        return seats[0] if len(seats) == 1 and not self.ways else -1

    def playable(self) -> bool:
        """Whether it puts a card to use, rather than choosing one for something else."""
        return self.option.kind in (w.PLAY, w.USE)


@dataclass(frozen=True)
class Menu:
    """A question and its answers."""

    question: str
    kind: str
    answers: tuple[Answer, ...]
    ticks: bool = False  # several cards are picked first and then sent off together

    def about(self, card: int) -> int:
        """The position of the answer that plays this card, or -1."""
        for i, answer in enumerate(self.answers):
            if card in answer.cards:
                return i
        return -1

    def declining(self) -> int:
        """The position of the answer that does nothing (pass, done, keep, decline), or -1."""
        for i, answer in enumerate(self.answers):
            if answer.option.kind in (w.PASS, w.DONE, w.KEEP, w.DECLINE):
                return i
        return -1


def menu_for(view: View, narrator: Narrator, names: Sequence[str]) -> Menu:
    """What the table asks the person, with equal cards shown once and plays grouped by card."""

    def leaf(option: Option, cards: frozenset[int]) -> Answer:
        return Answer(narrator.option(option, view, names), option, cards)

    def called(seat: int) -> str:
        return narrator.say("option-yourself") if seat == view.me else names[seat]

    ticks = view.asked_for == w.ASK_DISCARD
    defs = view.game.defs
    answers: list[Answer] = []
    plays: dict[tuple[str, str], list[Option]] = {}
    alike: dict[tuple[str, str, int], list[Option]] = {}
    for option in view.options:
        if option.kind == w.PLAY:
            kind = (defs[option.card].id, place_of(view, option.card))
            plays.setdefault(kind, []).append(option)
        elif option.card < 0:
            answers.append(leaf(option, frozenset()))
        elif ticks:  # the question says what for: the title is enough
            cards = frozenset({option.card})
            answers.append(Answer(narrator.title(defs[option.card]), option, cards))
        else:
            card = option.card
            same = alike.setdefault((option.kind, defs[card].id, mark_of(view, card)), [])
            if not same:
                answer = leaf(option, frozenset({card}))
                if view.asked_for == w.ASK_BOX:
                    grown = ladder(defs[card], max(0, mark_of(view, card)))
                    answer = replace(answer, place=place_of(view, card), ladder=grown)
                answers.append(answer)
            else:  # one more copy of a card that is listed already
                at = next(i for i, a in enumerate(answers) if a.option is same[0])
                answers[at] = replace(answers[at], cards=answers[at].cards | {card})
            same.append(option)
    groups: list[Answer] = []
    for (_, place), options in plays.items():
        cards = frozenset(option.card for option in options)
        ways = tuple(leaf(option, cards) for option in distinct(options))
        if len(ways) == 1:
            groups.append(replace(ways[0], place=place))
        else:
            if only_targets_differ(ways):
                ways = tuple(replace(way, label=called(way.seat())) for way in ways)
            label = narrator.say("option-play", card=narrator.quoted(defs[options[0].card]))
            groups.append(Answer(label, options[0], cards, ways, place))
    return Menu(
        narrator.question(view, names), view.asked_for, tuple(groups + answers), ticks=ticks
    )


def place_of(view: View, card: int) -> str:
    """Where a card of the person's lies: in hand, in a box of the kit, before them, elsewhere."""
    if card in view.hand:
        return HAND
    me = view.seats[view.me]
    for rule, box in zip(view.game.boxes[view.me], me.boxes, strict=True):
        if any(card == boxed for boxed, _ in box):
            return rule.name
    if card in me.kept:
        return KEPT
    piles = [me.discard, *(discard for _, discard in me.side)]
    return DISCARDED if any(card in pile for pile in piles) else NEW


def mark_of(view: View, card: int) -> int:
    """How far a card in one of the person's boxes has grown; -1 for a card elsewhere."""
    for box in view.seats[view.me].boxes:
        for boxed, mark in box:
            if boxed == card:
                return mark
    return NOWHERE


def distinct(options: Sequence[Option]) -> list[Option]:
    """Of equal plays with equal copies of a card, the first."""
    seen: dict[tuple[int, int, int, int], Option] = {}
    for option in options:
        seen.setdefault((option.mode, option.targets, option.on, option.behalf), option)
    return list(seen.values())


def only_targets_differ(ways: Sequence[Answer]) -> bool:
    """Whether a name tells the ways apart: each names one player, and all else is the same."""
    return len({(way.option.mode, way.option.on, way.option.behalf) for way in ways}) == 1 and all(
        way.seat() >= 0 for way in ways
    )
