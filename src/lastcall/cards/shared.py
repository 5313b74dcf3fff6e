"""Cards that every character's deck has: the gambling core, the tip, and the two Negates."""

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Copies, Mode
from lastcall.engine.words import (
    TO_THE_INN,
    a_player,
    anytime,
    either,
    end_round,
    everyone_antes,
    gambling,
    in_a_round,
    me,
    mode,
    my_order_phase,
    negate,
    only_cheating_next,
    order_drinks,
    sometimes,
    start_round,
    take_control,
)

gambling_im_in = either(
    "Gambling? I'm in!",
    mode(w.ACTION, w.MY_ACTION, start_round),
    mode(w.GAMBLING, w.MY_GAMBLING_TURN, take_control),
)
i_raise = gambling("I raise!", everyone_antes)
winning_hand = gambling("Winning Hand!", only_cheating_next)
her_tip = sometimes(
    "Oh, I guess the Wench thought that was her tip...", when=in_a_round, do=end_round
)
stop_playing_with_the_drinks = CardDef(
    "The Wench thinks you should stop playing with the drinks.",
    (Mode(w.SOMETIMES, w.DRINK_CHANGER_PLAYED, (negate,), shielded=True),),
)
tip_the_wench = anytime("Tip the Wench.", a_player.pays(1, TO_THE_INN))


def i_dont_think_so(title: str = "I don't think so!", provenance: str = "rulebook") -> CardDef:
    """Negates a Sometimes Card; only another copy can affect it (NEG-12)."""
    return CardDef(
        title,
        (Mode(w.SOMETIMES, w.SOMETIMES_PLAYED, (negate,), shielded=True, breaks_shield=True),),
        provenance=provenance,
    )


def drinks_for_my_friends() -> CardDef:
    """More Drinks for a Gold; three of the four RDI2 characters order them in these words."""
    return sometimes(
        "Wench, bring some drinks for my friends!",
        when=my_order_phase,
        do=[me.pays(1, TO_THE_INN), order_drinks(2)],
        provenance="reported",
    )


GAMBLING_BASICS: list[CardDef | Copies] = [
    6 * gambling_im_in,
    2 * i_raise,
    2 * winning_hand,
    her_tip,
    stop_playing_with_the_drinks,
    tip_the_wench,
]
