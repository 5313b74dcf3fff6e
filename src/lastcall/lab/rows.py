"""Games as rows: what an experiment keeps of each, in the columns of `schema`."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from lastcall.engine import events as ev
from lastcall.engine.content import fields_of
from lastcall.engine.options import bits
from lastcall.engine.table import Table
from lastcall.lab.plan import Plan
from lastcall.lab.schema import EVENT_NUMBERS
from lastcall.lab.simulate import Evening, NoEnd, play, what_broke
from lastcall.text.chronicle import Standings

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]

# How a game can end, and how a seat can.
WINNER, TIE, TRUNCATED, ERROR = "winner", "tie", "truncated", "error"
IN, PASSED_OUT, BROKE = "in", "passed out", "broke"

# What somebody's answer did to a card that was played.
ANSWERS: Final = (ev.Negated, ev.Ignored, ev.Redirected, ev.Shared, ev.Reduced)
ELSEWHERE: Final = "table"  # on the stack, in a Drink being drunk: in no zone
DRAWN, PLAYED, ANSWERED, DISCARDED, KEPT = range(5)


def play_rows(arm: str, plan: Plan, numbers: range, record: Sequence[str]) -> Rows:
    """The rows of some games. One that breaks off has a row that says so, and none elsewhere."""
    rows: Rows = {name: [] for name in ("games", "seats", *record)}
    for number in numbers:
        problem = None
        try:
            evening = play(plan, number, logging=True)
        except NoEnd as error:
            evening = error.evening
            problem = str(error)
        except Exception as error:
            rows["games"].append(broken(arm, plan, number, what_broke(error)))
            continue
        tell(rows, arm, plan, number, evening, problem)
    return rows


def tell(
    rows: Rows, arm: str, plan: Plan, number: int, evening: Evening, problem: str | None
) -> None:
    place = (arm, number + 1)
    table = evening.table
    rows["games"].append(
        (
            *place,
            table.seed,
            plan.players,
            ",".join(plan.variants),
            ended(table),
            list(table.winners),
            table.turn,
            sum(evening.decisions),
            problem,
        )
    )
    rows["seats"].extend((*place, *row) for row in seats(evening))
    if "cards" in rows:
        rows["cards"].extend((*place, *row) for row in cards(evening))
    if "turns" in rows:
        rows["turns"].extend((*place, *row) for row in turns(table))
    if "events" in rows:
        rows["events"].extend((*place, *row) for row in events(table))


def broken(arm: str, plan: Plan, number: int, problem: str) -> Row:
    variants = ",".join(plan.variants)
    seed = plan.setup(number).seed
    return (arm, number + 1, seed, plan.players, variants, ERROR, [], 0, 0, problem)


def ended(table: Table) -> str:
    if not table.over:
        return TRUNCATED
    return WINNER if len({table.seats[seat].party for seat in table.winners}) == 1 else TIE


def seats(evening: Evening) -> list[Row]:
    table = evening.table
    out: dict[int, tuple[str, int]] = {}
    turn = 0
    for event in table.events:
        if isinstance(event, ev.TurnBegan):
            turn = event.number
        elif isinstance(event, ev.PassedOut):
            out[event.seat] = (PASSED_OUT, turn)
        elif isinstance(event, ev.OutOfGold):
            out[event.seat] = (BROKE, turn)
    places = table.placements()
    returns = table.returns()
    found: list[Row] = []
    for seat, character in enumerate(table.game.characters):
        person = seat < len(evening.deciding)  # and no guest
        party = table.party(seat)
        found.append(
            (
                seat,
                table.seats[seat].party,
                character.id,
                evening.deciding[seat] if person else None,
                table.wins(seat),
                returns[seat],
                places[seat] or None,
                *out.get(seat, (IN, None)),
                party.fortitude,
                party.alcohol,
                party.gold,
                evening.decisions[seat],
            )
        )
    return found


def cards(evening: Evening) -> list[Row]:
    """What became of each seat's cards: of a kind of card together, as its copies are alike."""
    table = evening.table
    game = table.game
    counts: Counter[tuple[int, str, int]] = Counter()
    played: dict[int, int] = {}  # each copy with who played it last, until somebody answers

    def add(seat: int, card: int, what: int) -> None:
        counts[seat, game.defs[card].id, what] += 1

    for number, hand in enumerate(evening.dealt):
        for card in hand:
            add(number, card, DRAWN)
    for number, event in enumerate(table.events):
        if isinstance(event, ev.DrewCard):
            if number >= evening.begun:
                add(event.seat, event.card, DRAWN)
        elif isinstance(event, ev.Played):
            add(event.seat, event.card, PLAYED)
            played[event.card] = event.seat
        elif isinstance(event, ANSWERS):
            seat = played.pop(event.card, -1)
            if seat >= 0:
                add(seat, event.card, ANSWERED)
        elif isinstance(event, ev.Discarded) and event.origin == table.seats[event.seat].zone:
            add(event.seat, event.card, DISCARDED)
    for number, owner in enumerate(table.seats):
        for card in owner.hand:
            add(number, card, KEPT)
    kinds = sorted({(seat, card) for seat, card, _ in counts})
    return [(*kind, *(counts[(*kind, what)] for what in range(KEPT + 1))) for kind in kinds]


def turns(table: Table) -> list[Row]:
    """Where everybody stood as each turn began."""
    standings = Standings(table.game)
    found: list[Row] = []
    for event in table.events:
        standings.take(event)
        if isinstance(event, ev.TurnBegan):
            for seat, stands in enumerate(standings.seats):
                found.append(
                    (
                        event.number,
                        seat,
                        seat == event.seat,
                        stands.alive,
                        stands.fortitude,
                        stands.alcohol,
                        stands.gold,
                    )
                )
    return found


def events(table: Table) -> list[Row]:
    """Everything that happened, hidden things too."""
    turn = 0
    found: list[Row] = []
    for number, event in enumerate(table.events):
        if isinstance(event, ev.TurnBegan):
            turn = event.number
        found.append((number, turn, event.kind, *said(event, table)))
    return found


def said(event: ev.Event, table: Table) -> list[Any]:
    fields = {name: getattr(event, name) for name in fields_of(type(event)) if name != "seen"}
    told: list[Any] = []
    for name in EVENT_NUMBERS:
        fields.pop(name, None)
        told.append(getattr(event, name, None))  # by how much a number changed is reckoned
    targets = fields.pop("targets", None)
    told.append(None if targets is None else list(bits(targets)))
    card = fields.pop("card", -1)
    told.extend((table.game.defs[card].id, card) if card >= 0 else (None, None))
    for name in ("origin", "to"):
        zone = fields.pop(name, None)
        told.append(None if zone is None else where(table, zone))
    for name in ("deck", "zone"):
        if name in fields:
            fields[name] = where(table, fields[name])
    told.append(json.dumps(fields, sort_keys=True) if fields else None)
    return told


def where(table: Table, zone: int) -> str:
    return table.game.zones[zone].where() if zone >= 0 else ELSEWHERE
