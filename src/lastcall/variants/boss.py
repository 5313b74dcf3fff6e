"""Boss Battle: a villain at their worst against everybody else, who share one mat.

The Boss has as many Actions and orders as there are Challengers, half of them in the first turn.
What the Boss has played lies face up beside the mat until the Action Phase ends (BOSS-24).
"""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import Deck
from lastcall.engine.events import Discarded
from lastcall.engine.play import Play
from lastcall.engine.setup import Setup, SetupError, Variant
from lastcall.engine.table import Table
from lastcall.variants.teams import Company, begin_teams, no_villain

NAME: Final = "boss"
FEWEST: Final = 3  # players: the Boss and two Challengers
MOST: Final = 5
THE_BOSS: Final = 0  # the party of the Boss; all others are the other
BOSS_HAND: Final = 6  # and a card for each Challenger (BOSS-6)
CHALLENGERS_ORDER: Final = 1  # BOSS-33

BESIDE: Final = Deck("beside", "rdi9", [], open=True)


class BossBattle(Company):
    """BOSS-5 to BOSS-10, BOSS-16, BOSS-20 to BOSS-33."""

    def seated(self, t: Table) -> None:
        super().seated(t)
        challengers = len(t.seats) - 1
        for party in t.parties:
            party.potions = challengers
        for i, seat in enumerate(t.seats):
            if seat.party == THE_BOSS:
                t.active = i
                seat.hand_size = BOSS_HAND + challengers
                seat.actions = seat.orders = (challengers + 1) // 2  # BOSS-30
            else:
                seat.orders = CHALLENGERS_ORDER

    def phase_ended(self, t: Table, seat: int, phase: int) -> None:
        if phase == w.ACTION_PHASE:
            clear(t, seat)

    def turn_ended(self, t: Table, seat: int) -> None:
        clear(t, seat)
        if t.seats[seat].party == THE_BOSS:
            t.seats[seat].actions = t.seats[seat].orders = len(t.seats) - 1

    def lays(self, t: Table, play: Play) -> bool:
        """BOSS-24, BOSS-36."""
        acting = t.phase == w.ACTION_PHASE and play.mode.when == w.MY_ACTION
        if not acting or t.seats[play.owner].party != THE_BOSS:
            return False
        lying(t).append(play.card)
        return True


def lying(t: Table) -> list[int]:
    """The Boss's Actions of this phase."""
    return t.zones[t.game.stocks[BESIDE.name].deck]


def clear(t: Table, seat: int) -> None:
    cards = lying(t)
    for card in cards[:]:
        cards.remove(card)
        to = t.discard(card)
        if t.logging:
            t.events.append(Discarded(seat, card, t.game.stocks[BESIDE.name].deck, to))


def arrange(setup: Setup) -> None:
    """The first villain at the table is the Boss (BOSS-2, BOSS-4)."""
    begin_teams(setup, NAME)
    n = len(setup.characters)
    if not FEWEST <= n <= MOST:
        raise SetupError(
            f"{n} players cannot play {NAME}: a Boss is up against 2, 3 or 4 Challengers.",
            "table-boss",
            name=NAME,
            count=n,
        )
    for seat, character in enumerate(setup.characters):
        if character.villain is not None:
            setup.characters[seat] = character.villain
            setup.parties = [THE_BOSS if other == seat else 1 for other in range(n)]
            return
    raise no_villain(NAME)


def cast(drawn: list[str], named: int, villains: list[str]) -> list[str]:
    """A villain comes in place of the last who was drawn, where none was."""
    if any(name in villains for name in drawn) or named == len(drawn):
        return drawn
    return [*drawn[:-1], villains[0]]


BOSS: Final = Variant(NAME, rules=[BossBattle], table_decks=[BESIDE], arrange=arrange, cast=cast)
