"""Conservation: every card in exactly one zone, no Gold made or lost. For tests, any time."""

from lastcall.engine.drinking import Drinking
from lastcall.engine.table import Table


def zones(t: Table) -> dict[str, list[int]]:
    """Every zone of the table by name."""
    found: dict[str, list[int]] = {}
    for i, seat in enumerate(t.seats):
        found[f"hand {i}"] = seat.hand
        found[f"deck {i}"] = seat.deck
        found[f"discard {i}"] = seat.discard
        found[f"pile {i}"] = seat.pile
        found[f"kept {i}"] = seat.kept
        for k, box in enumerate(seat.boxes):
            found[f"box {i}.{k}"] = box.cards
        for k, side in enumerate(seat.side):
            found[f"side deck {i}.{k}"] = side.deck
            found[f"side discard {i}.{k}"] = side.discard
    for i, cellar in enumerate(t.cellars):
        found[f"drink deck {i}"] = cellar.deck
        found[f"drink discard {i}"] = cellar.discard
        found[f"bar deck {i}"] = cellar.bar
    found["set aside"] = t.set_aside
    for depth, frame in enumerate(t.frames):
        where = "being drunk" if isinstance(frame, Drinking) else "in play"
        found[f"{where} {depth}"] = frame.held()
    return found


def whereabouts(t: Table, card: int) -> str:
    """The zone a card is in."""
    for name, cards in zones(t).items():
        if card in cards:
            return name
    return "nowhere"


def audit(t: Table) -> list[str]:
    """What is wrong with the table; empty when nothing is."""
    faults: list[str] = []
    seen: dict[int, str] = {}
    for name, cards in zones(t).items():
        for card in cards:
            if card in seen:
                faults.append(f"card {card} is in {seen[card]} and in {name}")
            seen[card] = name
    for card in range(len(t.game.defs)):
        if card not in seen:
            faults.append(f"card {card} ({t.title(card)}) is nowhere")
    gold = sum(party.gold for party in t.parties) + sum(rnd.pot for rnd in t.rounds) + t.inn
    if gold != t.game.total_gold:
        faults.append(f"{gold} Gold where there should be {t.game.total_gold}")
    for i, party in enumerate(t.parties):
        if not (0 <= party.fortitude <= 20 and 0 <= party.alcohol <= 20 and party.gold >= 0):
            faults.append(
                f"party {i} stands at {party.fortitude}/{party.alcohol} with {party.gold} Gold"
            )
    return faults
