"""A scenario builder that reads like a rulebook example; see docs/testing.md.

    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.gog.plays("Dance with Gog!", at="eve")
    t.everyone.passes()
    assert t.fortitude == dict(gog=20, eve=16, dimli=20)

What is set with `hand`, `pile`, `stats`, `turn` and the like is the table before the first
decision. From then on the scenario drives it only through decisions and answers.
"""

from collections.abc import Sequence
from typing import Any

from lastcall.cards.catalogue import character, drink_deck
from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.engine import terms as w
from lastcall.engine.audit import audit, whereabouts
from lastcall.engine.cards import CardDef, Character, Copies, Deck
from lastcall.engine.drinking import Drinking
from lastcall.engine.frames import Frame, responses
from lastcall.engine.options import Option, bits
from lastcall.engine.reasons import Reason
from lastcall.engine.setup import Setup, lay_out
from lastcall.engine.table import WINDOWS, Table
from lastcall.engine.turn import BEFORE_ACTION as BEFORE_ACTION_STEP
from lastcall.engine.turn import BEFORE_DRINK, BEFORE_ORDER, BEGIN, Turn
from lastcall.engine.words import action, another_player

PHASES = {
    "discard": (w.DISCARD_PHASE, BEGIN),
    "action": (w.ACTION_PHASE, BEFORE_ACTION_STEP),
    "order": (w.ORDER_PHASE, BEFORE_ORDER),
    "drink": (w.DRINK_PHASE, BEFORE_DRINK),
}


class WrongStep(AssertionError):
    """The scenario did something the table was not asking for."""


class Player:
    """One seat of the scenario, with what it can do and be asked."""

    def __init__(self, scenario: "Scenario", seat: int) -> None:
        self._scenario = scenario
        self._seat = seat

    # Answers -------------------------------------------------------------------------------------

    def plays(
        self,
        title: str,
        at: str | Sequence[str] = (),
        *,
        to: str | Sequence[str] = (),
        on: str | int | None = None,
        mode: int | None = None,
    ) -> "Scenario":
        """Play a card: as Action, on a gambling turn, or in a window. `at` or `to` name players,

        `on` the drinker whose Drink is meant (or its number), `mode` which side of an OR.
        """
        s = self._scenario
        return s.answer(self._seat, s.find_play(self._seat, title, at or to, on, mode))

    def responds(self, title: str, **how: Any) -> "Scenario":
        """Play a card in a response window."""
        s = self._scenario
        s.expect(self._seat, w.ASK_RESPOND, w.ASK_LAST_CALL)
        return self.plays(title, **how)

    def gambles(self, title: str, **how: Any) -> "Scenario":
        """Play a Gambling or Cheating Card on one's gambling turn."""
        self._scenario.expect(self._seat, w.ASK_GAMBLE)
        return self.plays(title, **how)

    def passes(self) -> "Scenario":
        return self._simple(w.PASS, *WINDOWS)

    def discards(self, *titles: str) -> "Scenario":
        """Discard cards, in phase 1 or because an effect says so."""
        s = self._scenario
        for title in titles:
            s.expect(self._seat, w.ASK_DISCARD, w.ASK_LOSE_CARD)
            found = [p for p in s.options() if p.card >= 0 and s.table.title(p.card) == title]
            if not found:
                raise WrongStep(f"{title!r} cannot be discarded. {s.situation()}")
            s.answer(self._seat, found[0])
        return s

    def done(self) -> "Scenario":
        """Finish discarding (and, in phase 1, draw)."""
        return self._simple(w.DONE, w.ASK_DISCARD, w.ASK_LOSE_CARD)

    def orders_for(self, name: str) -> "Scenario":
        return self._name(name, w.ASK_ORDER)

    def splits_with(self, name: str) -> "Scenario":
        """Share a self-splitting Drink."""
        return self._name(name, w.ASK_SPLIT)

    def keeps_it_whole(self) -> "Scenario":
        return self._simple(w.KEEP, w.ASK_SPLIT)

    def accepts(self) -> "Scenario":
        return self._simple(w.ACCEPT, w.ASK_DARE)

    def declines(self) -> "Scenario":
        return self._simple(w.DECLINE, w.ASK_DARE)

    def takes_effect(self, number: int) -> "Scenario":
        """Choose which of a Drink's draw and discard effects comes next, by position."""
        s = self._scenario
        s.expect(self._seat, w.ASK_EFFECT_ORDER)
        return s.answer(self._seat, s.options()[number])

    def chooses(self, number: int) -> "Scenario":
        """Choose one of a card's alternatives as it resolves, by position."""
        s = self._scenario
        s.expect(self._seat, w.ASK_CHOICE)
        return s.answer(self._seat, s.options()[number])

    def _simple(self, kind: str, *asked: str) -> "Scenario":
        s = self._scenario
        s.expect(self._seat, *asked)
        for option in s.options():
            if option.kind == kind:
                return s.answer(self._seat, option)
        raise WrongStep(f"{self} cannot answer {kind!r}. {s.situation()}")

    def _name(self, name: str, asked: str) -> "Scenario":
        s = self._scenario
        s.expect(self._seat, asked)
        for option in s.options():
            if option.kind == w.GIVE and option.targets == 1 << s.seat(name):
                return s.answer(self._seat, option)
        raise WrongStep(f"{self} cannot name {name}. {s.situation()}")

    # Questions -----------------------------------------------------------------------------------

    def may(self, title: str) -> bool:
        """Whether this seat may play the card in the window, action or gambling turn that is open.

        The table asks one seat at a time; a seat whose turn to be asked comes later in the same
        window, or came earlier, may too.
        """
        return bool(self.options(title))

    def options(self, title: str) -> list[Option]:
        """Every way in which this seat may play the card now."""
        s = self._scenario
        t = s.table
        if t.decision is None or not t.seats[self._seat].alive:
            return []
        if t.decision.seat == self._seat:
            offered = list(t.decision.options)
        elif t.decision.kind in WINDOWS:
            top = t.frames[-1]
            offered = responses(t, self._seat, top, top.moments(t))
        else:
            offered = []
        return [p for p in offered if p.kind == w.PLAY and t.title(p.card) == title]

    def why_not(self, title: str) -> Reason:
        """Why the card may not be played now; fails if it may."""
        s = self._scenario
        if self.may(title):
            raise WrongStep(f"{self} may play {title!r}. {s.situation()}")
        why = s.table.why_not(self._seat, s.card_of(self._seat, title))
        assert why is not None
        return why

    @property
    def fortitude(self) -> int:
        return self._scenario.fortitude[str(self)]

    @property
    def alcohol(self) -> int:
        return self._scenario.alcohol[str(self)]

    @property
    def gold(self) -> int:
        return self._scenario.gold[str(self)]

    @property
    def hand(self) -> list[str]:
        t = self._scenario.table
        return sorted(t.title(card) for card in t.seats[self._seat].hand)

    @property
    def discard(self) -> list[str]:
        """The discard pile, oldest card first."""
        t = self._scenario.table
        return [t.title(card) for card in t.seats[self._seat].discard]

    @property
    def deck(self) -> list[str]:
        """The Character Deck, top first."""
        t = self._scenario.table
        return [t.title(card) for card in reversed(t.seats[self._seat].deck)]

    @property
    def pile(self) -> list[str]:
        """The Drink Me! pile, top first."""
        t = self._scenario.table
        return [t.title(card) for card in reversed(t.seats[self._seat].pile)]

    @property
    def kept(self) -> list[str]:
        t = self._scenario.table
        return [t.title(card) for card in t.seats[self._seat].kept]

    @property
    def alive(self) -> bool:
        return self._scenario.table.seats[self._seat].alive

    @property
    def asked(self) -> bool:
        """Whether the table is asking this seat now."""
        decision = self._scenario.table.decision
        return decision is not None and decision.seat == self._seat

    def __str__(self) -> str:
        return self._scenario.names[self._seat]


class Everyone:
    """All players at once."""

    def __init__(self, scenario: "Scenario") -> None:
        self._scenario = scenario

    def passes(self) -> "Scenario":
        """Nobody responds to what was just played or revealed. Later windows stay open."""
        return self._scenario.close_window()


class Scenario:
    """A table being set, and then played on."""

    def __init__(
        self, *seats: str | Character, drinks: Sequence[str | Deck] = ("drinks-rdi2",), **setup: Any
    ) -> None:
        chosen = [character(seat) if isinstance(seat, str) else seat for seat in seats]
        decks = [drink_deck(deck) if isinstance(deck, str) else deck for deck in drinks]
        setup.setdefault("doppelgangers", True)
        setup.setdefault("first", 0)
        self.setup = Setup(chosen, decks, **setup)
        self._table = lay_out(self.setup)
        self.names: list[str] = []
        for chosen_one in chosen:
            number = 1 + sum(name.split("_")[0] == chosen_one.id for name in self.names)
            self.names.append(chosen_one.id if number == 1 else f"{chosen_one.id}_{number}")
        self._started = False
        self._phase = "action"
        self._last_play: Frame | None = None
        self._just_played = False
        self._clear()

    def _clear(self) -> None:
        """The default table of the examples: hands and piles hold only what the scenario names."""
        t = self._table
        for seat in t.seats:
            seat.deck[:0] = seat.hand
            seat.hand.clear()
            t.cellars[t.tavern].deck[:0] = seat.pile
            seat.pile.clear()

    # Setting the table ---------------------------------------------------------------------------

    def hand(self, name: str, *titles: str) -> "Scenario":
        """These cards, from the seat's own deck, are in hand."""
        seat = self._setting().seats[self.seat(name)]
        for title in titles:
            zones = [seat.deck, *[side.deck for side in seat.side]]
            seat.hand.append(self._take(title, zones, f"{name}'s deck"))
        return self

    def deck(self, name: str, *titles: str, only: bool = False) -> "Scenario":
        """These cards lie on the Character Deck, top first; `only`: the rest is discarded."""
        seat = self._setting().seats[self.seat(name)]
        top = [self._take(title, [seat.deck, seat.discard], f"{name}'s deck") for title in titles]
        if only:
            seat.discard.extend(seat.deck)
            seat.deck.clear()
        seat.deck.extend(reversed(top))
        return self

    def discarded(self, name: str, *titles: str) -> "Scenario":
        """These cards are on the seat's discard pile."""
        seat = self._setting().seats[self.seat(name)]
        for title in titles:
            seat.discard.append(self._take(title, [seat.deck], f"{name}'s deck"))
        return self

    def pile(self, name: str, *titles: str) -> "Scenario":
        """The Drink Me! pile, top first; also of Drinks brought along from another tavern."""
        t = self._setting()
        cellar = t.cellars[t.tavern]
        for title in reversed(titles):
            zones = [cellar.deck, cellar.discard, cellar.bar, t.set_aside]
            zones.extend(other.deck for other in t.cellars if other is not cellar)
            t.seats[self.seat(name)].pile.append(self._take(title, zones, "the Drink Deck"))
        return self

    def drink_deck(self, *titles: str, rest: str = "deck") -> "Scenario":
        """These cards lie on top of the Drink Deck, top first.

        The rest of the deck lies beneath ("deck"), on the discard pile ("discard") or is out of
        play ("aside").
        """
        t = self._setting()
        cellar = t.cellars[t.tavern]
        zones = [cellar.deck, cellar.discard, cellar.bar, t.set_aside]
        top = [self._take(title, zones, "the Drink Deck") for title in titles]
        if rest != "deck":
            (cellar.discard if rest == "discard" else t.set_aside).extend(cellar.deck)
            cellar.deck.clear()
        cellar.deck.extend(reversed(top))
        return self

    def drink_discard(self, *titles: str) -> "Scenario":
        """These cards are on the Drink discard pile, besides what is there already."""
        t = self._setting()
        cellar = t.cellars[t.tavern]
        for title in titles:
            zones = [t.set_aside, cellar.bar, cellar.deck]  # the deck last: it may be set already
            cellar.discard.append(self._take(title, zones, "the Drink Deck"))
        return self

    def stats(
        self,
        name: str,
        *,
        fortitude: int | None = None,
        alcohol: int | None = None,
        gold: int | None = None,
        hand_size: int | None = None,
    ) -> "Scenario":
        """What is on the mat, and up to how many cards phase 1 refills (TURN-4)."""
        t = self._setting()
        party = t.parties[t.seats[self.seat(name)].party]
        if hand_size is not None:
            t.seats[self.seat(name)].hand_size = hand_size
        if fortitude is not None:
            party.fortitude = fortitude
        if alcohol is not None:
            party.alcohol = alcohol
        if gold is not None:
            t.game.total_gold += gold - party.gold
            party.gold = gold
        return self

    def turn(self, name: str, phase: str = "action") -> "Scenario":
        """Whose turn it is, at the beginning of which phase (discard, action, order, drink)."""
        self._setting().active = self.seat(name)
        self._phase = phase
        return self

    def _setting(self) -> Table:
        if self._started:
            raise WrongStep("The scenario has started; from here on only answers change the table.")
        return self._table

    def _take(self, title: str, zones: list[list[int]], where: str) -> int:
        t = self._table
        for zone in zones:
            for card in zone:
                if t.title(card) == title:
                    zone.remove(card)
                    return card
        there = sorted({t.title(card) for zone in zones for card in zone})
        raise WrongStep(f"There is no (other) {title!r} in {where}. There are: {there}")

    # Driving it ----------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table itself; looking at it starts the scenario."""
        if not self._started:
            self._started = True
            t = self._table
            turn = Turn()
            t.frames.append(turn)
            turn.start(t, t.active)
            t.phase, turn.step = PHASES[self._phase]
            t.dirty = True
            t.run()
            self._audit()
        return self._table

    def answer(self, seat: int, option: Option) -> "Scenario":
        t = self.table
        depth = len(t.frames)
        t.answer(option)
        self._audit()
        if option.kind == w.PLAY:
            top = t.frames[-1] if len(t.frames) > depth else None
            self._last_play = top
            self._just_played = True
        else:
            self._just_played = False
        return self

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
            t.answer(t.decision.options[-1])
            self._audit()
        return self

    def nobody_responds(self) -> "Scenario":
        """Everybody passes in every window until the table asks for something else."""
        t = self.table
        self._just_played = False
        while t.decision is not None and t.decision.kind in (w.ASK_RESPOND, w.ASK_LAST_CALL):
            t.answer(t.decision.options[-1])
            self._audit()
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
            quiet = t.decision.kind in (*WINDOWS, w.ASK_DISCARD)
            t.answer(t.decision.options[-1 if quiet else 0])
            self._audit()
        raise WrongStep(f"Nobody was ever asked for {kind!r}.")

    def expect(self, seat: int, *kinds: str) -> None:
        decision = self.table.decision
        if decision is None or decision.seat != seat or decision.kind not in kinds:
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
        ]
        if not found:
            why = ""
            if title in self.player(self.names[seat]).hand:
                reason = t.why_not(seat, self.card_of(seat, title))
                why = f" It may not be played now: {reason}" if reason else " (not that way)"
            raise WrongStep(f"{self.names[seat]} cannot play {title!r}.{why} {self.situation()}")
        if len({(p.mode, p.targets, p.on) for p in found}) > 1:
            raise WrongStep(
                f"{title!r} can be played in several ways; name at=, on= or mode=: "
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

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise WrongStep(f"{name!r} does not sit at this table: {self.names}")
        return self.names.index(name)

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
        return [t.title(card) for card in reversed(t.cellars[t.tavern].deck)]

    @property
    def drink_discard_titles(self) -> list[str]:
        t = self.table
        return [t.title(card) for card in t.cellars[t.tavern].discard]

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

    def card_of(self, seat: int, title: str) -> int:
        t = self.table
        for card in (*t.seats[seat].hand, *t.seats[seat].kept):
            if t.title(card) == title:
                return card
        raise WrongStep(f"{self.names[seat]} does not hold {title!r}.")

    def describe(self, option: Option) -> str:
        t = self.table
        words = [option.kind]
        if option.card >= 0:
            words.append(repr(t.title(option.card)))
            if len(t.game.defs[option.card].modes) > 1:
                words.append(f"mode {option.mode}")
        if option.targets:
            words.append("at " + ", ".join(self.names[i] for i in option.seats()))
        if option.on >= 0:
            words.append(f"on {option.on}")
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
