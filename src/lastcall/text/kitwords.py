"""What the words about kits point at: trackers and boxes by name, as the messages know them."""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Effect

UNNAMED: Final = "none"  # a card that belongs to no character
ABOUT_A_TRACKER: Final = frozenset({w.TRACK, w.IF_TRACK})
ABOUT_A_BOX: Final = frozenset(
    {
        w.SET_OUT,
        w.SET_OUT_FROM_DISCARD,
        w.FILL_UP,
        w.GROW,
        w.GROW_ALL,
        w.GATHER,
        w.LAY_DOWN,
        w.CLEAR_BOX,
        w.DISCARD_FROM_BOX,
    }
)


def tracker(kit: Character | None, number: int) -> str:
    if kit is None or not 0 <= number < len(kit.trackers):
        return UNNAMED
    return kit.trackers[number].name


def box(kit: Character | None, number: int) -> str:
    if kit is None or not 0 <= number < len(kit.boxes):
        return UNNAMED
    return kit.boxes[number].name


def tracker_of(effect: Effect, kit: Character | None) -> str:
    """The tracker an effect moves or reads; cards cleared out of a box feed the first one."""
    if effect.op == w.CLEAR_BOX:
        return tracker(kit, 0)
    return tracker(kit, effect.stat) if effect.op in ABOUT_A_TRACKER else UNNAMED


def box_of(effect: Effect, kit: Character | None) -> str:
    return box(kit, effect.stat) if effect.op in ABOUT_A_BOX else UNNAMED


def box_filled_with(card: CardDef) -> str:
    """The box that cards of this one's side deck come into; empty for any other card."""
    if card.kit is not None:
        for number, deck in enumerate(card.kit.side_decks, 1):
            for each in card.kit.boxes:
                if deck.name == card.deck and each.from_deck == number:
                    return each.name
    return ""


def fuse(kit: Character) -> str:
    """The tracker that goes off when it is full; empty if there is none."""
    for each in kit.trackers:
        if each.fires is not None:
            return each.name
    return ""
