"""What a client is shown: views and decisions, put into the schemas of `outgoing`.

The public part of a view is the same for everybody, but for the numbers of cards, and is encoded
once for each pair of eyes; what only one seat may know (its hand, its decision) is put beside it.
"""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar, cast

import msgspec
from msgspec import UNSET, Raw

from lastcall.engine import terms as w
from lastcall.engine.events import Event
from lastcall.engine.options import Decision, Option, of_card
from lastcall.engine.preview import preview
from lastcall.engine.state import Game
from lastcall.engine.table import Table
from lastcall.engine.view import RoundView, SeatView, StackView, View, known_to
from lastcall.engine.word import Word
from lastcall.server import outgoing as out
from lastcall.server.languages import narrator
from lastcall.server.numbers import AS_THEY_ARE, Names
from lastcall.text.hinting import because

# Decisions that must not be seen from outside: that a seat is asked tells what it holds.
HIDDEN: Final = frozenset({w.ASK_RESPOND, w.ASK_LAST_CALL})

# After these others may respond, or would if they could: the uniform pause follows them.
OPENING: Final = frozenset(
    {
        "turn",
        "played",
        "revealed",
        "event",
        "round-started",
        "round-won",
        "collected",
        "deck-exhausted",
        "last-call",
    }
)

RESPONSES: Final = out.Waiting("responses")

T = TypeVar("T")

encode: Final = msgspec.json.encode


def called(names: Names, cards: Iterable[int]) -> tuple[int, ...]:
    """Cards by their numbers on the wire."""
    return tuple([names.get(card, card) for card in cards]) if names else tuple(cards)


class Noting(dict[int, int]):
    """Names, and what was called by them."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.asked: dict[int, None] = {}

    def __bool__(self) -> bool:
        return True  # whether there are other names or not, it wants to be asked

    def get(self, card: int, default: Any = None, /) -> Any:
        self.asked[card] = None
        return super().get(card, default)


class Alike(Generic[T]):
    """Something that is shown to several: made once for those who call its cards the same."""

    __slots__ = ("_cards", "_made", "_make")

    def __init__(self, make: Callable[[Names], T]) -> None:
        self._make = make
        self._cards: tuple[int, ...] = ()
        self._made: dict[tuple[int, ...], T] = {}

    def to(self, names: Names) -> T:
        if not self._made:
            noting = Noting(names)
            made = self._make(noting)
            self._cards = tuple(noting.asked)
            self._made[called(names, self._cards)] = made
            return made
        key = called(names, self._cards)
        if key not in self._made:
            self._made[key] = self._make(names)
        return self._made[key]


# All of a seat that `seat_view` shows.
looks: Final = attrgetter(
    *("alive", "fortitude", "alcohol", "gold", "hand", "deck", "pile", "discard", "kept"),
    *("trackers", "boxes", "side", "actions", "tracks", "tops", "potions"),
)


class PublicView:
    """The table as everybody sees it, for many eyes: few parts of it look different to some, and
    most seats look as they did `before`."""

    def __init__(self, view: View, before: "PublicView | None" = None) -> None:
        self._table = Alike(lambda names: table_view(view, names))
        self._looks = [looks(seat) for seat in view.seats]
        self._seats: list[Alike[Raw]] = [
            before._seats[i] if before and before._looks[i] == look else Alike(seen_seat(seat))
            for i, (seat, look) in enumerate(zip(view.seats, self._looks, strict=True))
        ]

    def to(self, names: Names) -> Raw:
        table = self._table.to(names)
        table.seats = [seat.to(names) for seat in self._seats]
        return Raw(encode(table))


def seen_seat(seat: SeatView) -> Callable[[Names], Raw]:
    return lambda names: Raw(encode(seat_view(seat, names)))


def public_view(view: View) -> out.GameView:
    """The table as an onlooker sees it, by the engine's own numbers."""
    shown = table_view(view, AS_THEY_ARE)
    shown.seats = [seat_view(seat, AS_THEY_ARE) for seat in view.seats]
    return shown


def table_view(view: View, names: Names) -> out.GameView:
    """The table without its seats; whom it asks is told by `waiting`."""
    return out.GameView(
        turn=view.turn,
        active=view.active,
        phase=w.PHASE_NAMES[view.phase],
        inn=view.inn,
        drink_deck=view.drink_deck,
        drink_discard=called(names, view.drink_discard),
        bar_deck=view.bar_deck,
        tavern=view.tavern,
        taverns=[out.SidePiles(deck, called(names, discard)) for deck, discard in view.taverns],
        decks=[
            out.SidePiles(deck, called(names, discard), called(names, shown) or UNSET)
            for (deck, discard), shown in zip(view.decks, view.open, strict=True)
        ],
        counters=[value for _, value in view.counters],
        seats=[],
        round=None if view.round is None else round_view(view.round, names),
        stack=[stack_view(layer, names) for layer in view.stack],
        top=view.top,
        over=view.over,
        winners=view.winners,
    )


def seat_view(seat: SeatView, names: Names) -> out.SeatView:
    return out.SeatView(
        character=seat.character,
        alive=seat.alive,
        fortitude=seat.fortitude,
        alcohol=seat.alcohol,
        gold=seat.gold,
        hand=seat.hand,
        deck=seat.deck,
        pile=seat.pile,
        discard=called(names, seat.discard),
        kept=called(names, seat.kept),
        trackers=seat.trackers,
        boxes=boxes_view(seat, names),
        side=[out.SidePiles(deck, called(names, discard)) for deck, discard in seat.side],
        actions=seat.actions,
        tracks=tracks_view(seat.tracks, seat.tops),
        potions=seat.potions,
    )


def tracks_view(tracks: Sequence[tuple[int, int]], tops: Sequence[int]) -> list[out.TrackView]:
    """Further tracks, each with how far it goes."""
    return [
        out.TrackView(fortitude, alcohol, top)
        for (fortitude, alcohol), top in zip(tracks, tops, strict=True)
    ]


def boxes_view(seat: SeatView, names: Names = AS_THEY_ARE) -> list[list[out.BoxCard]]:
    """The boxes of a kit, one after the other; card -1 is seen only from its back."""
    return [[out.BoxCard(names.get(card, card), mark) for card, mark in box] for box in seat.boxes]


def own_boxes(table: Table, seat: int, names: Names) -> list[list[out.BoxCard]] | None:
    """The boxes as their owner sees them; None where nothing is hidden from the others."""
    if not any(box.hidden for box in table.game.boxes[seat]):
        return None
    return boxes_view(SeatView(table, seat, seat), names)


def known_view(table: Table, seat: int, names: Names) -> list[out.KnownCard] | None:
    """The hidden cards whose place a seat knows; None where it knows none."""
    known = known_to(table, seat)
    return [
        out.KnownCard(names.get(card, card), zone, position) for card, zone, position in known
    ] or None


def round_view(rnd: RoundView, names: Names) -> out.RoundView:
    return out.RoundView(
        starter=rnd.starter,
        controller=rnd.controller,
        inside=rnd.inside,
        passed=rnd.passed,
        seat=rnd.seat,
        pot=rnd.pot,
        prizes=called(names, rnd.prizes),
        only_cheating=rnd.only_cheating,
        winner=rnd.winner,
        bound=True if rnd.bound else UNSET,
    )


def stack_view(layer: StackView, names: Names) -> out.Layer:
    if layer.kind != "play":
        return out.Layer(
            kind="contest" if layer.kind == "contest" else "drinks",
            owner=layer.owner,
            drinks=[
                out.DrinkView(
                    called(names, d.cards),
                    *(d.revealer, d.drinker, d.alcohol, d.fortitude, d.ignored),
                    d.giver if d.giver >= 0 else UNSET,
                )
                for d in layer.drinks
            ],
            queue=layer.queue or UNSET,
            drunk=layer.drunk or UNSET,
        )
    word = layer.word()
    return out.Layer(
        kind="play",
        owner=layer.owner,
        behalf=layer.behalf,
        source=layer.source,
        card=names.get(layer.card, layer.card),
        mode=layer.number,
        type=w.TYPE_NAMES.get(layer.type, ""),
        origin=layer.origin,
        targets=layer.targets,
        champions=layer.champions or UNSET,
        attached=[out.AttachedCard(names.get(card, card), at) for card, at in layer.attached]
        or UNSET,
        on=layer.on,
        word=word.name if word is not None else UNSET,
        ahead=[ahead.name for ahead in layer.ahead()],
        negated=layer.negated,
        aftermath=layer.aftermath,
        coming=[
            out.Coming(c.seat, attribute(c.attribute), c.amount, c.payee, c.from_inn, c.prevented)
            for c in layer.coming
        ],
    )


def attribute(bit: int) -> out.Attribute:
    return cast(out.Attribute, w.ATTRIBUTE_NAMES.get(bit, ""))


# Decisions ---------------------------------------------------------------------------------------


def option_view(option: Option, names: Names) -> out.Option:
    if option.card in names:
        option = of_card(option, names[option.card])
    return out.Option(
        code=option.code,
        kind=option.kind,
        card=option.card if option.card >= 0 else UNSET,
        mode=option.mode if option.kind == w.PLAY else UNSET,
        seats=option.seats() if option.targets else UNSET,
        on=option.on if option.on >= 0 else UNSET,
        behalf=option.behalf if option.behalf >= 0 else UNSET,
        number=option.number if option.number >= 0 else UNSET,
    )


def foreseen_option(option: Option, view: View, names: Names) -> out.Option:
    """An answer with whom it would leave where, if nobody did anything more."""
    shown = option_view(option, names)
    after = preview(view, option).after
    if after:
        tops = [seat.tops for seat in view.seats]
        shown.after = [
            out.Standing(
                *(s.seat, s.fortitude, s.alcohol, s.gold),
                tracks_view(s.tracks, tops[s.seat]) or UNSET,
            )
            for s in after
        ]
    return shown


def choice_view(word: Word) -> out.Choice:
    return out.Choice(word.name, word.number(), attribute(word.attribute_meant()))


def decision_view(view: View, number: int, names: Names) -> out.Decision:
    """The question as its seat sees it: what it is about, and what each answer would do."""
    decision = view.about
    assert decision is not None
    about = view.stack[-1] if view.stack and view.top == "play" else None
    return out.Decision(
        n=number,
        kind=decision.kind,
        options=[foreseen_option(option, view, names) for option in decision.options],
        card=names.get(about.card, about.card) if about is not None and about.card >= 0 else UNSET,
        word=decision.word.name if decision.word is not None else UNSET,
        box=decision.box if decision.box >= 0 else UNSET,
        tracker=decision.tracker if decision.tracker >= 0 else UNSET,
        due=decision.due or UNSET,
        choices=[choice_view(word) for word in decision.words or offered(decision)] or UNSET,
    )


def offered(decision: Decision) -> tuple[Word, ...]:
    """What the word that asks has to offer."""
    return decision.word.choices_meant() if decision.word is not None else ()


def waiting_for(decision: Decision | None) -> out.Waiting:
    """Whom the table waits for, as everybody may know it."""
    if decision is None:
        return out.Waiting("nobody")
    if decision.kind in HIDDEN:
        return RESPONSES
    return out.Waiting("seat", decision.seat, decision.kind)


def beats(events: Sequence[Event]) -> list[list[Event]]:
    """Events cut after each one that others may respond to; the last part is what follows."""
    parts: list[list[Event]] = [[]]
    for event in events:
        parts[-1].append(event)
        if event.kind in OPENING:
            parts.append([])
    return parts


# In words ----------------------------------------------------------------------------------------


class Storyteller:
    """A table told in one language: what does not depend on the listener is told once."""

    def __init__(self, lang: str, game: Game) -> None:
        self._narrator = narrator(lang)
        self._game = game
        self._names = self._narrator.seat_names(game)

    def line(self, event: Event) -> str | None:
        """A line of the log."""
        return self._narrator.event(event, self._game, self._names)

    def stack(self, view: View) -> list[str]:
        return [self._narrator.stack_line(layer, view, self._names) for layer in view.stack]

    def question(self, view: View) -> str:
        return self._narrator.question(view, self._names)

    def hint(self, option: Option, view: View) -> tuple[str, str]:
        """An answer, and what speaks for it."""
        said = self._narrator.option(option, view, self._names)
        return said, because(self._narrator, option, view, self._names)

    def options(self, view: View) -> list[str]:
        return [self._narrator.option(option, view, self._names) for option in view.options]
