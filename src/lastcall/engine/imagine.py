"""A table as one seat might think it is: everything it cannot see dealt anew."""

from lastcall.engine import terms as w
from lastcall.engine.dice import seeded
from lastcall.engine.options import Decision
from lastcall.engine.table import Table


def imagine(t: Table, seat: int, seed: int) -> Table:
    """A table that looks the same from this seat but whose hidden cards have been dealt anew.

    Backs are visible, so cards change places only with hidden cards of the same deck. A card whose
    place the seat knows stays there. Somebody else's pending decision has no options in it: they
    depend on what the seat cannot see.
    """
    other = t.clone()
    other.dice = seeded(seed)
    other.seed = 0
    other.mixed = []
    game = other.game
    me = 1 << seat if seat >= 0 else 0
    hidden: list[tuple[list[int], int]] = []  # a zone's cards, and a position in them
    backs: dict[int, list[int]] = {}
    for zone in game.zones:
        cards = other.zones[zone.number]
        if not cards or zone.seen_by(seat):
            continue
        for i, card in enumerate(cards):
            if not other.known.get(card, 0) & me:
                hidden.append((cards, i))
                backs.setdefault(back(t, card), []).append(card)
    for cards in backs.values():
        cards.sort()  # the same worlds, whatever the truth is
        other.dice.shuffle(cards)
    for cards, i in hidden:
        cards[i] = backs[back(t, cards[i])].pop()
    for chair in other.seats:
        chair.could = w.ANYTHING
    other.known = {card: mask & me for card, mask in other.known.items() if mask & me}
    for frame in other.frames:
        if frame.wisher != seat:
            frame.wish = None
            frame.wisher = -1
    decision = other.decision
    if decision is not None and not decision.may_answer(seat):
        other.decision = Decision(decision.seat, decision.kind, ())
        other.decision.helpers = decision.helpers
    return other


def back(t: Table, card: int) -> int:
    """What the back of a card shows: whose deck it belongs to, and which."""
    return (t.game.home_seat[card] + 1) * 64 + t.game.home_deck[card]
