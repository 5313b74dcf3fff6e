"""How a table stands at the start of a turn, seat by seat, as numbers that a network can read.

Everything comes from what seats have and what their cards are for; nothing here knows a character.
Hands and piles are read as they lie, so only an imagined table may be looked at.
"""

from typing import Final

from lastcall.bots.lore import Lore
from lastcall.engine.table import Table

# What each number of a seat is, in order. A network reads what it was trained to read: whoever
# changes this list, or what stands behind a name, trains anew (docs/bots.md).
FEATURES: Final = (
    "in the game",
    "fortitude",
    "alcohol content",
    "margin",
    "near to passing out",
    "gold",
    "near to poverty",
    "pile",
    "next drink",
    "hand",
    "worth of attacks",
    "worth of gambling cards",
    "worth of drink cards",
    "worth of shields",
    "worth of purses",
    "worth of other cards",
    "worth of the best card",
    "control cards",
    "cheating cards",
    "active",
    "seats until its turn",
    "trackers",
    "boxes",
    "worth of its deck",
    "control cards of its deck",
    "potions",
    "players left",
    "teammates",
)
SORTS: Final = 6


def look(table: Table, known: Lore) -> list[list[float]]:
    """The numbers of every seat; of one that is out, or that cannot win, nothing but 0."""
    seats = table.seats
    count = len(seats)
    bare = table.game.bare
    inside = [seat.alive and not (bare >> i) & 1 for i, seat in enumerate(seats)]
    left = sum(inside)
    members = [0] * len(table.parties)
    for i, seat in enumerate(seats):
        members[seat.party] += inside[i]
    found: list[list[float]] = []
    for i, seat in enumerate(seats):
        if not inside[i]:
            found.append([0.0] * len(FEATURES))
            continue
        away = 0
        turn = table.active
        while turn != i:
            turn = (turn + 1) % count
            away += inside[turn]
        party = table.parties[seat.party]
        margin = party.fortitude - party.alcohol
        worths = [0.0] * SORTS
        best = 0.0
        control = 0
        cheating = 0
        for card in seat.hand:
            worth = known.worth[card]
            worths[known.sort[card]] += worth
            best = max(best, worth)
            if known.control[card]:
                control += 1
                cheating += known.cheats[card]
        kit = known.kits[i]
        points = 0.0
        for tracker, value in zip(table.game.trackers[i], seat.trackers, strict=True):
            points += kit.point(tracker) * value
        boxed = 0
        for box in seat.boxes:
            boxed += len(box.cards)
        found.append(
            [
                1.0,
                party.fortitude / 20,
                party.alcohol / 20,
                margin / 20,
                1 / (1 + max(0, margin)),
                party.gold / 20,
                1 / (1 + max(0, party.gold)),
                min(len(seat.pile), 5) / 5,
                known.strength[seat.pile[-1]] / 4 if seat.pile else -0.25,
                len(seat.hand) / 7,
                worths[0] / 5,
                worths[1] / 5,
                worths[2] / 5,
                worths[3] / 5,
                worths[4] / 5,
                worths[5] / 5,
                best / 5,
                control / 4,
                cheating / 4,
                1.0 if away == 0 else 0.0,
                away / 5,
                points / 5,
                boxed / 5,
                known.fresh[i] / 3,
                known.gamblers[i],
                party.potions / 3,
                left / 6,
                (members[seat.party] - 1) / 2,
            ]
        )
    return found
