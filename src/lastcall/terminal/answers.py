"""The answers to a question as a person picks them: by card first, then whom and how."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.engine.view import View
from lastcall.text.narrator import Narrator


@dataclass(frozen=True)
class Answer:
    """One line of a menu: an option of the table, or a card with several ways to play it."""

    label: str
    option: Option
    cards: frozenset[int] = frozenset()  # the cards in hand it is about: copies count as one
    ways: tuple["Answer", ...] = ()  # to choose among, when the card alone does not decide

    def seat(self) -> int:
        """The one player it names, or -1."""
        seats = self.option.seats()
        return seats[0] if len(seats) == 1 and not self.ways else -1


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
    plays: dict[str, list[Option]] = {}
    for option in view.options:
        if option.kind == w.PLAY:
            plays.setdefault(defs[option.card].id, []).append(option)
        else:
            cards = frozenset({option.card}) if option.card >= 0 else frozenset()
            if ticks and cards:  # the question says what for: the title is enough
                answers.append(Answer(defs[option.card].title, option, cards))
            else:
                answers.append(leaf(option, cards))
    groups: list[Answer] = []
    for options in plays.values():
        cards = frozenset(option.card for option in options)
        ways = tuple(leaf(option, cards) for option in distinct(options))
        if len(ways) == 1:
            groups.extend(ways)
        else:
            if only_targets_differ(ways):
                ways = tuple(replace(way, label=called(way.seat())) for way in ways)
            label = narrator.say("option-play", card=defs[options[0].card].title)
            groups.append(Answer(label, options[0], cards, ways))
    return Menu(
        narrator.question(view, names), view.asked_for, tuple(groups + answers), ticks=ticks
    )


def distinct(options: Sequence[Option]) -> list[Option]:
    """Of equal plays with equal copies of a card, the first."""
    seen: dict[tuple[int, int, int], Option] = {}
    for option in options:
        seen.setdefault((option.mode, option.targets, option.on), option)
    return list(seen.values())


def only_targets_differ(ways: Sequence[Answer]) -> bool:
    """Whether a name tells the ways apart: each names one player, and all else is the same."""
    return len({(way.option.mode, way.option.on) for way in ways}) == 1 and all(
        way.seat() >= 0 for way in ways
    )
