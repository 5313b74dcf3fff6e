"""What happened, in words: what of an event its line of the log is filled in with."""

from collections.abc import Sequence
from functools import singledispatchmethod
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.content import fields_in, fields_of
from lastcall.engine.events import (
    EVERYONE,
    AnswerBetweenSeats,
    BetweenSeats,
    Changed,
    Chose,
    Counted,
    Divided,
    Drank,
    DrewCard,
    DrinkIgnored,
    Event,
    Fired,
    GoldMoved,
    Grew,
    Harvested,
    InABox,
    Inherited,
    Moved,
    Named,
    OfACard,
    OfASeat,
    OfATrack,
    Played,
    PotionSpent,
    Reduced,
    Restocked,
    RoundWithoutWinner,
    SetOut,
    StrengthOfADrink,
    ToADrink,
    TrackerChanged,
    TrackerSpent,
    Treated,
    TurnBegan,
    WonTogether,
)
from lastcall.engine.options import bits
from lastcall.engine.state import Game
from lastcall.text.cardtext import CardText, box_name, yes
from lastcall.text.phrases import Phrases
from lastcall.variants.automaton import TrackReset, TurnedOver

# Events that are told by others: a card drawn by the count, a choice, a share and points spent by
# what they do.
UNTOLD: Final = (DrewCard, Chose, Inherited, TrackerSpent)

Words = dict[str, object]


class Telling:
    """Tells events line by line.

    Each class of events says what it says; one that only adds a name to such a shape needs no
    more than its message `log-<kind>`.
    """

    def __init__(self, phrases: Phrases, cards: CardText) -> None:
        self.phrases = phrases
        self.say = phrases.say
        self.cards = cards

    def line(self, event: Event, game: Game, names: Sequence[str]) -> str | None:
        """A line of the log, or None if the event is not worth one."""
        if isinstance(event, UNTOLD) or is_followed(event, game):
            return None
        message = self.message(event)
        if not self.phrases.messages.has(message):
            return None  # of another package, which has not said how to tell it
        words = self.words(event, game, names)
        return self.say(message, **{**brought(event), **words}) or None

    def message(self, event: Event) -> str:
        if isinstance(event, SetOut) and event.seen != EVERYONE:
            return "log-laid-down-card"  # into a hidden box: its owner sees which card it is
        return f"log-{event.kind}"

    @singledispatchmethod
    def words(self, event: Event, game: Game, names: Sequence[str]) -> Words:
        return {}

    # Shapes --------------------------------------------------------------------------------------

    @words.register
    def _(self, event: OfASeat, game: Game, names: Sequence[str]) -> Words:
        return self.player(event.seat, names)

    @words.register
    def _(self, event: WonTogether, game: Game, names: Sequence[str]) -> Words:
        team = [names[seat] for seat in bits(event.targets)]
        return {**self.player(event.seat, names), "targets": self.phrases.both(team)}

    @words.register
    def _(self, event: PotionSpent, game: Game, names: Sequence[str]) -> Words:
        attribute = w.ATTRIBUTE_NAMES[w.POTION[event.number][0]]
        return {**self.player(event.seat, names), "attribute": attribute, "left": event.left}

    @words.register
    def _(self, event: OfACard, game: Game, names: Sequence[str]) -> Words:
        return {**self.player(event.seat, names), **self.card(event.card, game)}

    @words.register
    def _(self, event: Moved, game: Game, names: Sequence[str]) -> Words:
        return {**self.player(event.seat, names), **self.card(event.card, game)}

    @words.register
    def _(self, event: InABox, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            "box": game.boxes[event.seat][event.box].name,
        }

    @words.register
    def _(self, event: BetweenSeats, game: Game, names: Sequence[str]) -> Words:
        return {**self.player(event.seat, names), "other": names[event.other]}

    @words.register
    def _(self, event: AnswerBetweenSeats, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            "other": names[event.other],
        }

    @words.register
    def _(self, event: ToADrink, game: Game, names: Sequence[str]) -> Words:
        return {**self.player(event.seat, names), "other": names[event.drinker]}

    @words.register(StrengthOfADrink)
    @words.register(DrinkIgnored)
    def _(self, event: StrengthOfADrink | DrinkIgnored, game: Game, names: Sequence[str]) -> Words:
        """Told of the Drink: whose it is matters, not who did it."""
        amount = event.amount if isinstance(event, StrengthOfADrink) else 0
        return {**self.player(event.drinker, names), **self.number(amount)}

    @words.register
    def _(self, event: Changed, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.number(event.amount),
            "now": event.after,
        }

    @words.register
    def _(self, event: Counted, game: Game, names: Sequence[str]) -> Words:
        return {**self.player(event.seat, names), **self.number(event.amount)}

    @words.register
    def _(self, event: GoldMoved, game: Game, names: Sequence[str]) -> Words:
        to = payee_words(event.payee, names)
        return {
            **self.player(event.seat, names),
            **self.number(event.amount),
            **to,
            "other": to["payee"],
        }

    # Events that say something of their own ------------------------------------------------------

    @words.register
    def _(self, event: TurnBegan, game: Game, names: Sequence[str]) -> Words:
        return {**self.player(event.seat, names), **self.number(event.number)}

    @words.register
    def _(self, event: Played, game: Game, names: Sequence[str]) -> Words:
        """At whom, and for what extra cost or out of which place."""
        how = self.cards.how(game.defs[event.card].modes[event.mode])
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            **self.targets(event.targets, names, event.seat),
            "how": self.say("log-how", how=how) if how else "",
        }

    @words.register
    def _(self, event: TurnedOver, game: Game, names: Sequence[str]) -> Words:
        """For which box, and whether that says anything to the purpose."""
        mode = game.defs[event.card].modes[event.box]
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            "box": box_name(mode),
            "followed": yes(event.followed),
        }

    @words.register
    def _(self, event: OfATrack, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.number(event.amount),
            "other": names[facing(event.seat, event.track)],
            "stat": w.ATTRIBUTE_NAMES.get(event.attribute, "fortitude"),
            "now": event.after,
        }

    @words.register
    def _(self, event: TrackReset, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            "other": names[event.player],
            "out": yes(event.passed_out),
            "top": event.top,
        }

    @words.register
    def _(self, event: Named, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            **self.targets(event.targets, names),
        }

    @words.register
    def _(self, event: Reduced, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            **self.number(event.amount),
        }

    @words.register
    def _(self, event: Drank, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.number(event.amount),
            "other": names[event.revealer],
            "own": yes(event.revealer == event.seat),
        }

    @words.register(Restocked)
    @words.register(RoundWithoutWinner)
    def _(self, event: Restocked | RoundWithoutWinner, game: Game, names: Sequence[str]) -> Words:
        return self.number(event.amount)

    @words.register
    def _(self, event: TrackerChanged, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.number(event.after),
            "tracker": game.trackers[event.seat][event.tracker].name,
        }

    @words.register
    def _(self, event: Fired, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.number(0),
            "tracker": game.trackers[event.seat][event.tracker].name,
        }

    @words.register
    def _(self, event: Grew, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            **self.number(event.after),
            "box": game.boxes[event.seat][event.box].name,
        }

    @words.register
    def _(self, event: Harvested, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            **self.number(event.value),
            "box": game.boxes[event.seat][event.box].name,
        }

    @words.register
    def _(self, event: Treated, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.card(event.card, game),
            "needs": self.cards.needs(game.defs[event.card]),
        }

    @words.register
    def _(self, event: Divided, game: Game, names: Sequence[str]) -> Words:
        return {
            **self.player(event.seat, names),
            **self.number(event.amount),
            "share": event.share,
        }

    # Their parts ---------------------------------------------------------------------------------

    def player(self, seat: int, names: Sequence[str]) -> Words:
        return {"player": names[seat] if seat >= 0 else ""}

    def number(self, number: int) -> Words:
        return {"amount": abs(number), "direction": "loses" if number < 0 else "gains"}

    def targets(self, mask: int, names: Sequence[str], player: int = -1) -> Words:
        targets = self.phrases.both([names[seat] for seat in bits(mask)])
        alone = player >= 0 and mask == 1 << player
        return {"targets": targets, "aimed": "self" if alone else yes(bool(targets))}

    def card(self, card: int, game: Game) -> Words:
        if card < 0:
            return {"card": self.say("log-unseen-card"), "named": "no"}
        kind = "drink" if game.home_seat[card] < 0 else "character"
        title = self.phrases.title(game.defs[card].title)
        return {"card": self.say("log-card", title=title, kind=kind), "named": "yes"}


def brought(event: Event) -> Words:
    """What an event of another package says besides the shape it is made of, by its own names."""
    kind = type(event)
    if kind.__module__.startswith("lastcall."):
        return {}
    shape = next(k for k in kind.__mro__ if k.__module__.startswith("lastcall."))
    names = set(fields_in(event)) - set(fields_of(shape))
    said = {name: getattr(event, name) for name in names}
    return {name: value for name, value in said.items() if isinstance(value, (int, float, str))}


def is_followed(event: Event, game: Game) -> bool:
    """Whether a card was played by following it, which has been told as it was turned over."""
    return isinstance(event, Played) and game.defs[event.card].modes[event.mode].loose


def facing(seat: int, track: int) -> int:
    """Whom a track faces: the others in the order of their seats."""
    return track if track < seat else track + 1


def payee_words(payee: int, names: Sequence[str]) -> dict[str, object]:
    """Where Gold goes: a place, and the name of the player it goes to."""
    if payee == w.INN:
        return {"place": "inn", "payee": ""}
    if payee == w.POT:
        return {"place": "pot", "payee": ""}
    return {"place": "player", "payee": names[payee]}
