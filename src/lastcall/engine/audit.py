"""Conservation: every card in exactly one zone, no Gold made or lost. For tests, any time."""

from lastcall.engine.table import Table


def whereabouts(t: Table, card: int) -> str:
    """The zone a card is in."""
    for name, cards in t.places().items():
        if card in cards:
            return name
    return "nowhere"


def audit(t: Table) -> list[str]:
    """What is wrong with the table; empty when nothing is."""
    faults: list[str] = []
    seen: dict[int, str] = {}
    for name, cards in t.places().items():
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
        if not (
            0 <= party.fortitude <= party.top
            and 0 <= party.alcohol <= party.top
            and party.gold >= 0
        ):
            faults.append(
                f"party {i} stands at {party.fortitude}/{party.alcohol} with {party.gold} Gold"
            )
    for i, seat in enumerate(t.seats):
        for card in (*seat.hand, *seat.kept):
            if t.game.moments[card] & ~seat.could:
                faults.append(f"seat {i} is not asked about {t.title(card)}")
    return faults
