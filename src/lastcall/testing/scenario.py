"""A scenario being played: answers go in, questions are asked of the table."""

from collections.abc import Sequence
from typing import Any

from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.engine import terms as w
from lastcall.engine.audit import audit, whereabouts
from lastcall.engine.cards import CardDef, Character, Copies, Mode
from lastcall.engine.content import fields_of
from lastcall.engine.drinking import Drinking
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option, bits
from lastcall.engine.setup import begin
from lastcall.engine.state import Game
from lastcall.engine.table import WINDOWS, Table
from lastcall.engine.turn import BEFORE_ACTION, BEFORE_DRINK, BEFORE_ORDER, BEGIN
from lastcall.engine.word import Word
from lastcall.engine.words import action, another_player
from lastcall.testing.player import Everyone, Player
from lastcall.testing.setting import Setting, WrongStep

PHASES = {
    "discard": (w.DISCARD_PHASE, BEGIN),
    "action": (w.ACTION_PHASE, BEFORE_ACTION),
    "order": (w.ORDER_PHASE, BEFORE_ORDER),
    "drink": (w.DRINK_PHASE, BEFORE_DRINK),
}

# Besides passing: what `until` answers with the last option, which is to do nothing or the least.
QUIET = (
    *(w.ASK_DISCARD, w.ASK_LAY_DOWN, w.ASK_BOX),
    *(w.ASK_FETCH, w.ASK_SACRIFICE, w.ASK_ARRANGE, w.ASK_OFFER),
    *(w.ASK_PRIZE, w.ASK_AWARD, w.ASK_CRAWL, w.ASK_PUT_BACK),
)


class Scenario(Setting):
    """A table that was set and is now played on."""

    def __init__(self, *seats: str | Character, **setup: Any) -> None:
        super().__init__(*seats, **setup)
        self._last_play: Frame | None = None
        self._just_played = False

    # Driving it ----------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table itself; looking at it starts the scenario."""
        if not self._started:
            self._started = True
            t = self._table
            turn = begin(t)
            turn.start(t, t.active)
            t.phase, turn.step = PHASES[self._phase]
            t.dirty = True
            t.run()
            self._audit()
        return self._table

    def answer(self, seat: int, option: Option) -> "Scenario":
        t = self.table
        depth = len(t.frames)
        asking = t.frames[-1]
        kind = self.asked_for
        self.give(option)
        if kind in (w.ASK_COST, w.ASK_TARGET):  # only now is it plain what the play will do
            self._last_play = asking
            self._just_played = True
        elif option.kind == w.PLAY:
            top = t.frames[-1] if len(t.frames) > depth else None
            self._last_play = top
            self._just_played = True
        else:
            self._just_played = False
        return self

    def give(self, option: Option) -> None:
        """Give the table this answer, and count what lies on it."""
        self.table.answer(option)
        self._audit()

    def close_window(self) -> "Scenario":
        t = self.table
        if self._just_played:
            target = self._last_play
            self._just_played = False
            if target is None or target not in t.frames:
                return self
        else:
            target = t.frames[-1]
        step = target.step
        while (
            t.decision is not None
            and t.frames[-1] is target
            and target.step == step
            and t.decision.kind in WINDOWS
        ):
            self.give(t.decision.options[-1])
        return self

    def nobody_responds(self) -> "Scenario":
        """Everybody passes in every window until the table asks for something else."""
        t = self.table
        self._just_played = False
        while t.decision is not None and t.decision.kind in (w.ASK_RESPOND, w.ASK_LAST_CALL):
            self.give(t.decision.options[-1])
        return self

    def until(self, kind: str, name: str | None = None) -> "Scenario":
        """Everybody passes, discards nothing and orders for the next player, until this is asked.

        `kind` is what the table asks for ("respond", "action", "order", "discard", "gamble" …).
        """
        t = self.table
        self._just_played = False
        for _ in range(1000):
            if t.decision is None:
                raise WrongStep(f"The game is over and nobody was asked for {kind!r}.")
            if t.decision.kind == kind and name in (None, self.names[t.decision.seat]):
                return self
            quiet = t.decision.kind in (*WINDOWS, *QUIET)
            self.give(t.decision.options[-1 if quiet else 0])
        raise WrongStep(f"Nobody was ever asked for {kind!r}.")

    def expect(self, seat: int, *kinds: str) -> None:
        decision = self.table.decision
        if decision is None or not decision.may_answer(seat) or decision.kind not in kinds:
            raise WrongStep(
                f"{self.names[seat]} was expected to be asked for {' or '.join(kinds)}. "
                + self.situation()
            )

    def find_play(
        self,
        seat: int,
        title: str,
        at: str | Sequence[str],
        on: str | int | None,
        mode: int | None,
        out_of: str | None = None,
        instead_of: str | None = None,
    ) -> Option:
        t = self.table
        decision = t.decision
        if decision is None or decision.seat != seat:
            raise WrongStep(f"{self.names[seat]} was to play {title!r}. {self.situation()}")
        names = [at] if isinstance(at, str) else list(at)
        targets = sum(1 << self.seat(name) for name in names)
        found = [
            p
            for p in decision.options
            if p.kind == w.PLAY
            and t.title(p.card) == title
            and (not names or p.targets == targets)
            and (mode is None or p.mode == mode)
            and (on is None or p.on == self._drink_number(on))
            and (instead_of is None or p.behalf == self.seat(instead_of))
            and self.lies(seat, p.card, out_of)
        ]
        if not found:
            why = ""
            if title in self.player(self.names[seat]).hand:
                reason = t.why_not(seat, self.card_of(seat, title))
                why = f" It may not be played now: {reason}" if reason else " (not that way)"
            raise WrongStep(f"{self.names[seat]} cannot play {title!r}.{why} {self.situation()}")
        if len({(p.mode, p.targets, p.on) for p in found}) > 1:
            raise WrongStep(
                f"{title!r} can be played in several ways; name at=, on=, mode= or out_of=: "
                f"{[self.describe(p) for p in found]}"
            )
        return found[0]

    def _drink_number(self, on: str | int) -> int:
        if isinstance(on, int):
            return on
        for number, drink in enumerate(self.drinks):
            if drink["drinker"] == on:
                return number
        raise WrongStep(f"{on} has no Drink in front of them: {self.drinks}")

    def _audit(self) -> None:
        faults = audit(self._table)
        assert not faults, faults

    # Questions -----------------------------------------------------------------------------------

    def player(self, name: str) -> Player:
        return Player(self, self.seat(name))

    def __getattr__(self, name: str) -> Player:
        names = self.__dict__.get("names", [])
        if name in names:
            return Player(self, names.index(name))
        raise AttributeError(f"{name!r} is neither a seat of this table {names} nor a question")

    @property
    def everyone(self) -> Everyone:
        return Everyone(self)

    def options(self) -> tuple[Option, ...]:
        decision = self.table.decision
        return decision.options if decision is not None else ()

    @property
    def asked(self) -> str | None:
        """Whom the table is asking."""
        decision = self.table.decision
        return self.names[decision.seat] if decision is not None else None

    @property
    def asked_for(self) -> str | None:
        """What the table is asking for."""
        decision = self.table.decision
        return decision.kind if decision is not None else None

    @property
    def active(self) -> str:
        return self.names[self.table.active]

    @property
    def phase(self) -> str:
        return w.PHASE_NAMES[self.table.phase]

    def _of_each(self, field: str) -> dict[str, int]:
        t = self.table
        return {
            name: getattr(t.parties[t.seats[i].party], field) for i, name in enumerate(self.names)
        }

    @property
    def fortitude(self) -> dict[str, int]:
        return self._of_each("fortitude")

    @property
    def alcohol(self) -> dict[str, int]:
        return self._of_each("alcohol")

    @property
    def gold(self) -> dict[str, int]:
        return self._of_each("gold")

    @property
    def potions(self) -> dict[str, int]:
        return self._of_each("potions")

    @property
    def inn(self) -> int:
        """The Inn's Gold, as a change since the beginning."""
        return self.table.inn

    @property
    def pot(self) -> int:
        return self.table.rounds[-1].pot if self.table.rounds else 0

    @property
    def controller(self) -> str | None:
        """Who controls the Round of Gambling."""
        rounds = self.table.rounds
        return self.names[rounds[-1].controller] if rounds and rounds[-1].controller >= 0 else None

    @property
    def gambling(self) -> bool:
        """Whether a Round of Gambling is under way."""
        return bool(self.table.rounds)

    @property
    def in_round(self) -> list[str]:
        rounds = self.table.rounds
        return [self.names[i] for i in bits(rounds[-1].inside)] if rounds else []

    @property
    def alive(self) -> list[str]:
        return [name for i, name in enumerate(self.names) if self.table.seats[i].alive]

    @property
    def winners(self) -> list[str]:
        return [self.names[i] for i in self.table.winners]

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def drinks(self) -> list[dict[str, Any]]:
        """The Drinks face up, topmost drinking only."""
        t = self.table
        for frame in reversed(t.frames):
            if isinstance(frame, Drinking):
                found = []
                for drink in frame.drinks:
                    alcohol, fortitude = drink.effect(t)
                    found.append(
                        {
                            "cards": [t.title(card) for card in drink.cards],
                            "drinker": self.names[drink.drinker],
                            "revealer": self.names[drink.revealer],
                            "alcohol": alcohol,
                            "fortitude": fortitude,
                            "ignored": drink.ignored,
                        }
                    )
                return found
        return []

    @property
    def drink_deck_titles(self) -> list[str]:
        """The Drink Deck, top first."""
        t = self.table
        return [t.title(card) for card in reversed(t.cellars[0].deck)]

    @property
    def drink_discard_titles(self) -> list[str]:
        t = self.table
        return [t.title(card) for card in t.cellars[0].discard]

    def where(self, title: str, owner: str | None = None) -> list[str]:
        """The zones the copies of a card are in ("hand 0", "discard 2", "drink deck 0" …)."""
        t = self.table
        seat = self.seat(owner) if owner is not None else None
        return [
            whereabouts(t, card)
            for card in range(len(t.game.defs))
            if t.title(card) == title and seat in (None, t.game.home_seat[card])
        ]

    def happened(self, kind: str) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.table.events if event.kind == kind]

    def card_of(self, seat: int, title: str, out_of: str | None = None) -> int:
        t = self.table
        owner = t.seats[seat]
        for zone in (owner.hand, owner.kept, *[box.cards for box in owner.boxes]):
            for card in zone:
                if t.title(card) == title and self.lies(seat, card, out_of):
                    return card
        raise WrongStep(f"{self.names[seat]} does not hold {title!r}.")

    def lies(self, seat: int, card: int, where: str | None) -> bool:
        """Whether a card lies in the hand or in that box of a seat; None means anywhere."""
        place = self._table.place_of(seat, card)
        if where is None:
            return True
        return place == (0 if where == "hand" else 1 + self.box_number(self.names[seat], where))

    def describe(self, option: Option) -> str:
        t = self.table
        words = [option.kind]
        if option.card >= 0:
            words.append(repr(t.title(option.card)))
            if len(t.game.defs[option.card].modes) > 1:
                words.append(f"mode {option.mode}")
        if option.targets:
            words.append("at " + ", ".join(self.names[i] for i in option.seats()))
        if option.behalf >= 0:
            words.append("for " + self.names[option.behalf])
        if option.on >= 0:
            words.append(f"on {option.on}")
        if option.number >= 0:
            words.append(f"number {option.number}")
        return " ".join(words)

    def situation(self) -> str:
        """What the table is actually asking, in words."""
        t = self.table
        if t.decision is None:
            return f"The game is over; winners: {self.winners}."
        return (
            f"The table asks {self.names[t.decision.seat]} for {t.decision.kind!r} "
            f"(turn of {self.active}, {self.phase} phase): "
            + "; ".join(self.describe(p) for p in t.decision.options)
        )


def table(*seats: str | Character, **setup: Any) -> Scenario:
    """A scenario: the first seat is active, at the beginning of its Action Phase."""
    return Scenario(*seats, **setup)


def stranger(*cards: CardDef | Copies, name: str = "tess", race: str = "human") -> Character:
    """A character of no box, for rules that no card of a box shows.

    The deck holds the common gambling cards, "I don't think so!", these cards, and as filler a
    harmless Action: another player loses 1 Fortitude.
    """
    filler = action("Filler", another_player.loses(fortitude=1))
    deck = [*GAMBLING_BASICS, i_dont_think_so(), *cards, 20 * filler]
    return Character(name, name.title(), race=race, box="test", deck=deck)


def as_data(thing: Any) -> Any:
    """A view, or anything in it, as plain data that can be compared. The card list is left out."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return tuple(as_data(item) for item in thing)
    if isinstance(thing, Option):
        return ("option", thing.code)
    if isinstance(thing, Game):
        return "game"
    if isinstance(thing, (Mode, Word)):
        return (type(thing).__name__, id(thing))  # content: the same object or another
    fields = fields_of(type(thing))
    assert fields, f"{type(thing).__name__} has no fields to compare"
    return (type(thing).__name__, *((field, as_data(getattr(thing, field))) for field in fields))
