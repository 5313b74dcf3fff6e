"""Cards that every RDI4 and RDI5 deck has: the gambling core, the tip, and the Wench.

With "I don't think so!" and two orders they are 15. No card of these boxes ends a Round for the
Wench's tip.
"""

from lastcall.cards.shared import (
    gambling_im_in,
    i_raise,
    stop_playing_with_the_drinks,
    tip_the_wench,
    winning_hand,
)
from lastcall.engine.cards import CardDef, Copies
from lastcall.engine.words import TO_THE_INN, me, my_order_phase, order_drinks, sometimes

GAMBLING_BASICS_RDI4: list[CardDef | Copies] = [
    6 * gambling_im_in,
    2 * i_raise,
    2 * winning_hand,
    stop_playing_with_the_drinks,
    tip_the_wench,
]


def more_drinks(title: str) -> CardDef:
    """House: every character can order more Drinks, each in their own words."""
    return sometimes(
        title,
        when=my_order_phase,
        do=[me.pays(1, TO_THE_INN), order_drinks(2)],
        provenance="house",
    )
