"""One seat of a scenario: what it answers and what it can be asked."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lastcall.engine import terms as w
from lastcall.engine.frames import responses
from lastcall.engine.options import Option
from lastcall.engine.reasons import Reason
from lastcall.engine.table import WINDOWS
from lastcall.testing.setting import WrongStep

if TYPE_CHECKING:
    from lastcall.testing.scenario import Scenario


ASK_CARD = (w.ASK_BOX, w.ASK_FETCH, w.ASK_PRIZE, w.ASK_CRAWL, w.ASK_PUT_BACK)


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
        out_of: str | None = None,
        instead_of: str | None = None,
    ) -> "Scenario":
        """Play a card: as Action, on a gambling turn, or in a window. `at` or `to` name players,

        `on` the drinker whose Drink is meant (or its number), `mode` which side of an OR,
        `out_of` "hand" or the box of the kit that the card lies in, `instead_of` a teammate whom it
        answers for.
        """
        s = self._scenario
        option = s.find_play(self._seat, title, at or to, on, mode, out_of, instead_of)
        return s.answer(self._seat, option)

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

    # Answers of a team

    def sends(self, name: str) -> "Scenario":
        """Say whose part of the shared turn comes next."""
        return self._name(name, w.ASK_MEMBER)

    def makes_champion(self, name: str) -> "Scenario":
        return self._name(name, w.ASK_CHAMPION)

    def drinks_potion(self, attribute: str) -> "Scenario":
        """Spend a Potion Token on "fortitude", "alcohol" or "gold"."""
        s = self._scenario
        s.expect(self._seat, *WINDOWS)
        for option in [each for each in s.options() if each.kind == w.SPEND]:
            if w.ATTRIBUTE_NAMES[w.POTION[option.number][0]] == attribute:
                return s.answer(self._seat, option)
        raise WrongStep(f"{self} cannot drink a Potion. {s.situation()}")

    def may_drink_potion(self) -> bool:
        """Whether the table is asking this seat now, and offers to spend a Potion Token."""
        return self.asked and any(p.kind == w.SPEND for p in self._scenario.options())

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

    # Answers about kits --------------------------------------------------------------------------

    def names(self, *names: str) -> "Scenario":
        """Name whom a step of the kit touches (Hellfire, Gather)."""
        s = self._scenario
        s.expect(self._seat, w.ASK_TARGET)
        targets = sum(1 << s.seat(name) for name in names)
        for option in s.options():
            if option.kind == w.GIVE and option.targets == targets:
                return s.answer(self._seat, option)
        raise WrongStep(f"{self} cannot name {names}. {s.situation()}")

    def harvests(self, *titles: str) -> "Scenario":
        """Pay an extra cost with cards of a box, one after another."""
        return self._choose(titles, w.ASK_COST)

    def plots(self, title: str) -> "Scenario":
        """Lay a card from hand down into a box."""
        return self._choose((title,), w.ASK_LAY_DOWN)

    def plots_nothing(self) -> "Scenario":
        return self._simple(w.DONE, w.ASK_LAY_DOWN)

    def treats(self, title: str) -> "Scenario":
        """Take a waiting card into hand for what it needs."""
        s = self._scenario
        s.expect(self._seat, *WINDOWS)
        for option in s.options():
            if option.kind == w.USE and s.table.title(option.card) == title:
                return s.answer(self._seat, option)
        raise WrongStep(f"{self} cannot treat {title!r}. {s.situation()}")

    def may_treat(self, title: str) -> bool:
        """Whether the table is asking this seat now, and offers to treat the card."""
        s = self._scenario
        return self.asked and any(
            p.kind == w.USE and s.table.title(p.card) == title for p in s.options()
        )

    def picks(self, *titles: str) -> "Scenario":
        """Choose cards of a box or a discard pile, a Prize, a place to go to …"""
        return self._choose(titles, *ASK_CARD)

    def picks_nothing(self) -> "Scenario":
        """Leave it at that, where a card says "may"."""
        return self._simple(w.DONE, w.ASK_BOX, w.ASK_FETCH, w.ASK_CRAWL)

    def awards(self, name: str) -> "Scenario":
        """Say who gets the Prize, where half of a pot was taken."""
        return self._name(name, w.ASK_AWARD)

    def raises(self, tracker: str) -> "Scenario":
        """Choose which of several trackers goes up."""
        s = self._scenario
        s.expect(self._seat, w.ASK_TRACKER)
        number = s.tracker_number(str(self), tracker)
        for option in s.options():
            if option.number == number:
                return s.answer(self._seat, option)
        raise WrongStep(f"{self} cannot raise {tracker!r}. {s.situation()}")

    def sacrifices(self, title: str) -> "Scenario":
        """Discard a card from hand instead of losing Fortitude."""
        return self._choose((title,), w.ASK_SACRIFICE)

    def sacrifices_nothing(self) -> "Scenario":
        return self._simple(w.DECLINE, w.ASK_SACRIFICE)

    def arranges(self, *titles: str) -> "Scenario":
        """Put cards that were looked at back, from the top down."""
        return self._choose(titles, w.ASK_ARRANGE)

    def leaves_them_so(self) -> "Scenario":
        """Leave the rest of the cards that were looked at as they lie."""
        return self._simple(w.DONE, w.ASK_ARRANGE)

    def _choose(self, titles: Sequence[str], *asked: str) -> "Scenario":
        s = self._scenario
        for title in titles:
            s.expect(self._seat, *asked)
            found = [p for p in s.options() if p.card >= 0 and s.table.title(p.card) == title]
            if not found:
                raise WrongStep(f"{self} cannot choose {title!r}. {s.situation()}")
            s.answer(self._seat, found[0])
        return s

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

    def may(self, title: str, out_of: str | None = None) -> bool:
        """Whether this seat may play the card in the window, action or gambling turn that is open.

        The table asks one seat at a time; a seat whose turn to be asked comes later in the same
        window, or came earlier, may too.
        """
        return bool(self.options(title, out_of))

    def options(self, title: str, out_of: str | None = None) -> list[Option]:
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
        return [
            p
            for p in offered
            if p.kind == w.PLAY and t.title(p.card) == title and s.lies(self._seat, p.card, out_of)
        ]

    def why_not(self, title: str, out_of: str | None = None) -> Reason:
        """Why the card may not be played now; fails if it may."""
        s = self._scenario
        if self.may(title, out_of):
            raise WrongStep(f"{self} may play {title!r}. {s.situation()}")
        why = s.table.why_not(self._seat, s.card_of(self._seat, title, out_of))
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
    def tracks(self) -> dict[str, tuple[int, int]]:
        """Further tracks, Fortitude and Alcohol Content, by whom they face."""
        s = self._scenario
        others = [name for i, name in enumerate(s.names) if i != self._seat]
        return dict(zip(others, s.table.view(-1).seats[self._seat].tracks, strict=True))

    def tracker(self, name: str) -> int:
        """Where a tracker of the kit stands."""
        s = self._scenario
        return s.table.seats[self._seat].trackers[s.tracker_number(str(self), name)]

    def box(self, name: str) -> list[str]:
        """What lies in a box of the kit, in the order it came there."""
        s = self._scenario
        box = s.table.seats[self._seat].boxes[s.box_number(str(self), name)]
        return [s.table.title(card) for card in box.cards]

    def values(self, name: str) -> list[tuple[str, int]]:
        """What lies in a box, each card with the value it has grown to."""
        s = self._scenario
        number = s.box_number(str(self), name)
        cards = s.table.seats[self._seat].boxes[number].cards
        return [
            (s.table.title(card), s.table.boxed_value(self._seat, number, card)) for card in cards
        ]

    def side_deck(self, number: int = 1) -> list[str]:
        """A side deck, top first."""
        t = self._scenario.table
        return [
            t.title(card) for card in reversed(t.zones[t.seats[self._seat].side[number - 1].deck])
        ]

    def side_discard(self, number: int = 1) -> list[str]:
        """The discard pile of a side deck, oldest card first."""
        t = self._scenario.table
        return [t.title(card) for card in t.zones[t.seats[self._seat].side[number - 1].discard]]

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
