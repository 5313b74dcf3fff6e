"""What a client is shown: views, events and decisions as plain JSON data.

The public part of a view is the same for everybody and is encoded once; what only one seat may
know (its hand, its decision) is put beside it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from lastcall.engine import terms as w
from lastcall.engine.cards import Effect
from lastcall.engine.options import Decision, Option
from lastcall.engine.pieces import EVERYONE, Event
from lastcall.engine.table import Game, Table
from lastcall.engine.view import RoundView, SeatView, StackView, View
from lastcall.server.languages import narrator

Json = dict[str, Any]

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

GOING_OUT: Final = frozenset({"passed-out", "out-of-gold"})

STATS: Final = {w.FORTITUDE: "fortitude", w.ALCOHOL: "alcohol", w.GOLD: "gold"}


def public_view(view: View) -> Json:
    """The table as an onlooker sees it; whom it asks is told by `waiting`."""
    return {
        "turn": view.turn,
        "active": view.active,
        "phase": w.PHASE_NAMES[view.phase],
        "inn": view.inn,
        "drink_deck": view.drink_deck,
        "drink_discard": view.drink_discard,
        "bar_deck": view.bar_deck,
        "seats": [seat_view(seat) for seat in view.seats],
        "round": None if view.round is None else round_view(view.round),
        "stack": [stack_view(layer) for layer in view.stack],
        "top": view.top,
        "over": view.over,
        "winners": view.winners,
    }


def seat_view(seat: SeatView) -> Json:
    return {
        "character": seat.character,
        "alive": seat.alive,
        "fortitude": seat.fortitude,
        "alcohol": seat.alcohol,
        "gold": seat.gold,
        "hand": seat.hand,
        "deck": seat.deck,
        "pile": seat.pile,
        "discard": seat.discard,
        "kept": seat.kept,
        "trackers": seat.trackers,
        "boxes": boxes_view(seat),
        "side": [{"deck": deck, "discard": discard} for deck, discard in seat.side],
    }


def boxes_view(seat: SeatView) -> list[list[Json]]:
    """The boxes of a kit, one after the other; card -1 is seen only from its back."""
    return [[{"card": card, "mark": mark} for card, mark in box] for box in seat.boxes]


def own_boxes(table: Table, seat: int) -> list[list[Json]] | None:
    """The boxes as their owner sees them; None where nothing is hidden from the others."""
    if not any(box.hidden for box in table.game.characters[seat].boxes):
        return None
    return boxes_view(SeatView(table, seat, seat))


def round_view(rnd: RoundView) -> Json:
    return {
        "starter": rnd.starter,
        "controller": rnd.controller,
        "inside": rnd.inside,
        "passed": rnd.passed,
        "seat": rnd.seat,
        "pot": rnd.pot,
        "only_cheating": rnd.only_cheating,
        "winner": rnd.winner,
    }


def stack_view(layer: StackView) -> Json:
    shown: Json = {"kind": layer.kind, "owner": layer.owner}
    if layer.kind == "play":
        shown.update(
            card=layer.card,
            mode=layer.mode,
            type=w.TYPE_NAMES.get(layer.type, ""),
            origin=layer.origin,
            targets=layer.targets,
            on=layer.on,
            negated=layer.negated,
            aftermath=layer.aftermath,
            coming=[
                {
                    "seat": coming.seat,
                    "stat": STATS.get(coming.stat, ""),
                    "amount": coming.amount,
                    "payee": coming.payee,
                    "from_inn": coming.from_inn,
                    "prevented": coming.prevented,
                }
                for coming in layer.coming
            ],
        )
    else:
        shown["drinks"] = [
            {
                "cards": drink.cards,
                "revealer": drink.revealer,
                "drinker": drink.drinker,
                "alcohol": drink.alcohol,
                "fortitude": drink.fortitude,
                "ignored": drink.ignored,
            }
            for drink in layer.drinks
        ]
    if layer.choices:
        shown["choices"] = [effect_view(effect) for effect in layer.choices]
    return shown


def effect_view(effect: Effect) -> Json:
    return {
        "word": w.WORD_NAMES[effect.op],
        "amount": effect.amount,
        "stat": STATS.get(effect.stat, ""),
    }


def option_view(option: Option) -> Json:
    shown: Json = {"code": option.code, "kind": option.kind}
    if option.card >= 0:
        shown["card"] = option.card
    if option.kind == w.PLAY:
        shown["mode"] = option.mode
    if option.targets:
        shown["seats"] = option.seats()
    if option.on >= 0:
        shown["on"] = option.on
    return shown


def decision_view(decision: Decision, number: int) -> Json:
    """The question as its seat sees it."""
    return {
        "n": number,
        "kind": decision.kind,
        "options": [option_view(option) for option in decision.options],
    }


def waiting_for(decision: Decision | None) -> Json:
    """Whom the table waits for, as everybody may know it."""
    if decision is None:
        return {"for": "nobody"}
    if decision.kind in HIDDEN:
        return {"for": "responses"}
    return {"for": "seat", "seat": decision.seat, "kind": decision.kind}


def event_view(event: Event) -> Json:
    shown: Json = {"kind": event.kind}
    if event.seat >= 0:
        shown["seat"] = event.seat
    if event.other != -1 or event.kind in ("paid", "inn-paid"):
        shown["other"] = event.other
    if event.card >= 0:
        shown["card"] = event.card
    if event.kind == "played":
        shown["mode"] = event.other
        shown["seats"] = [i for i in range(12) if (event.amount >> i) & 1]
        del shown["other"]
    elif event.amount:
        shown["amount"] = event.amount
    return shown


def may_see(event: Event, seat: int) -> bool:
    return event.seen == EVERYONE or (seat >= 0 and bool((event.seen >> seat) & 1))


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
        self._lines: dict[int, str | None] = {}

    def line(self, event: Event) -> str | None:
        """A line of the log."""
        key = id(event)  # events live as long as their table
        if key not in self._lines:
            self._lines[key] = self._narrator.event(event, self._game, self._names)
        return self._lines[key]

    def events(self, events: Iterable[Event], seat: int) -> list[Json]:
        told: list[Json] = []
        for event in events:
            if may_see(event, seat):
                shown = event_view(event)
                text = self.line(event)
                if text is not None:
                    shown["text"] = text
                told.append(shown)
        return told

    def stack(self, view: View) -> list[str]:
        return [self._narrator.stack_line(layer, view, self._names) for layer in view.stack]

    def question(self, view: View) -> str:
        return self._narrator.question(view, self._names)

    def options(self, view: View) -> list[str]:
        return [self._narrator.option(option, view, self._names) for option in view.options]
