"""Cards that every RDI9 deck has: the same core as elsewhere, behind another bar."""

from lastcall.cards.shared import gambling_im_in, i_dont_think_so, i_raise, winning_hand
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Copies, Mode
from lastcall.engine.words import (
    TO_THE_INN,
    a_player,
    anytime,
    end_round,
    in_a_round,
    me,
    my_order_phase,
    negate,
    order_drinks,
    sometimes,
)

tip_the_barkeep = anytime(
    "Tip the Barkeep", a_player.pays(1, TO_THE_INN), completed="the type, that of Tip the Wench."
)
stop_playing_with_the_drinks = CardDef(
    "The Barkeep thinks you should stop playing with the drinks.",
    (Mode(w.SOMETIMES, w.DRINK_CHANGER_PLAYED, (negate,), shielded=True),),
)
# House: the box is silent on it, but every RDI2 deck can end a Round this way.
his_tip = sometimes(
    "Well, the Barkeep figured that was for him...",
    when=in_a_round,
    do=end_round,
    provenance="house",
)

GAMBLING_BASICS_RDI9: list[CardDef | Copies] = [
    6 * gambling_im_in,
    2 * i_raise,
    2 * winning_hand,
    i_dont_think_so(),
    tip_the_barkeep,
    stop_playing_with_the_drinks,
    his_tip,
]


def more_drinks(title: str) -> CardDef:
    """House: every character can order more Drinks, each in their own words."""
    return sometimes(
        title,
        when=my_order_phase,
        do=[me.pays(1, TO_THE_INN), order_drinks(2)],
        provenance="house",
    )
