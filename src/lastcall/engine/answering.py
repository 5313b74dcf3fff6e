"""What may answer a card on the table or a demand of the rules: at which moments, and why not."""

from typing import TYPE_CHECKING, Final

from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Mode
from lastcall.engine.frames import open_moments
from lastcall.engine.table import Table

if TYPE_CHECKING:
    from lastcall.engine.play import Play

NOT_ABOUT_IT: Final = "not about it"  # a card for another moment, which this play may be too


# Moments in which a play is answered.
ABOUT_A_PLAY: Final = (
    w.CARD_AFFECTS_ME
    | w.SOMETIMES_PLAYED
    | w.DRINK_CHANGER_PLAYED
    | w.CHEATING_PLAYED
    | w.INN_ROBBED
    | w.WOULD_LOSE_FORTITUDE
    | w.WOULD_LOSE_GOLD
    | w.MUST_ANTE
    | w.NEW_DRINKS_PAYMENT
    | w.ANOTHER_WOULD_GAIN
    | w.EVENT_AFFECTS_ME
    | w.NUMBERS_PLAYED
)


def moments_afterwards(play: "Play") -> int:
    """What somebody could have been waiting for, once it is done."""
    mask = w.LOST_FORTITUDE | w.SOMEBODY_LOST_FORTITUDE if play.losers else 0
    if play.tips:
        mask |= w.INN_PAID
    if play.soaked:
        mask |= w.GAINED_ALCOHOL
    return mask | w.LOST_GOLD if play.robbed else mask


def why_no_answer(t: Table, play: "Play", seat: int, behalf: int, mode: Mode) -> str:
    """Why a card of this mode, played for `behalf`, cannot answer it now; "" if it can."""
    when = mode.when
    if not when & ABOUT_A_PLAY:
        return r.REVEALING if play.closed and when & open_moments(t) else NOT_ABOUT_IT
    if when == w.CARD_AFFECTS_ME:
        why = why_not_ignored(t, play, behalf, mode)
    elif when == w.SOMETIMES_PLAYED or when == w.DRINK_CHANGER_PLAYED:
        why = why_not_negated(t, play, mode)
    elif when == w.CHEATING_PLAYED:
        why = why_not_caught(t, play, seat, mode)
    elif when == w.INN_ROBBED:
        why = why_not_stopped(t, play, seat)
    elif when == w.WOULD_LOSE_FORTITUDE:
        why = why_not_moved(t, play, behalf, mode)
    elif when == w.WOULD_LOSE_GOLD:
        why = "" if play.gold_at_stake(t, behalf) is not None else r.NO_GOLD_LOSS
    elif when == w.MUST_ANTE:
        why = r.NO_ANTE
        if (
            play.origin == w.OF_AN_ANTE
            and (t.party(behalf).gold > 0 or mode.words[0].stands_in)  # GAMB-32, GAMB-36
            and play.gold_at_stake(t, behalf) is not None
        ):
            why = ""
    elif when == w.NEW_DRINKS_PAYMENT:
        why = r.NO_NEW_DRINKS
        if play.origin == w.OF_NEW_DRINKS and play.gold_at_stake(t, behalf) is not None:
            why = ""
    elif when == w.ANOTHER_WOULD_GAIN:
        why = "" if heals_another(t, play, seat) else r.NO_GAIN
    elif when == w.EVENT_AFFECTS_ME:
        why = "" if concerns(t, play, behalf) else r.NO_EVENT
    else:
        why = r.NO_NUMBER
        if play.origin == w.OF_A_CARD and play.consequences:
            why = ""
    return why


def why_not_ignored(t: Table, play: "Play", seat: int, mode: Mode) -> str:
    if play.unignorable() and not mode.hits_back:
        return r.UNIGNORABLE
    if not play.type & mode.types:
        if not play.affects(t, seat, mode.scope):
            return r.DOES_NOT_AFFECT
        return r.IGNORES_ROUND if play.origin == w.OF_AN_ANTE else r.WRONG_TYPE
    why = r.DOES_NOT_AFFECT
    for c in play.consequences:
        if c.seat == seat and (c.locked >> seat) & 1:
            return r.LOCKED  # NEG-10: Ignoring the card would Ignore that loss too
    for c in play.consequences:
        if c.seat == seat and c.attribute & mode.scope and play.still_changes(t, c):
            if c.attribute == w.GOLD and play.owner == seat:
                why = r.OWN_PRICE
            else:
                return ""
    return why


def why_not_afterwards(t: Table, play: "Play", player: int, seat: int, mode: Mode) -> str:
    """Whoever something happened to may answer that (TIME-15, TIME-16); some cards, others.

    What one's own teammate's card did is no other player's doing (R-103).
    """
    when = mode.when
    struck = play.losers & foes_of(t, play)
    if when == w.SOMEBODY_LOST_FORTITUDE:
        why = "" if struck and not t.allied(player, play.owner) else r.NO_BLOW
    elif when == w.INN_PAID:
        why = "" if play.tips else r.NO_TIP
    elif when == w.GAINED_ALCOHOL:
        why = "" if ((play.soaked & foes_of(t, play)) >> seat) & 1 else r.NOT_DRUNKER
    elif when == w.LOST_GOLD:
        why = "" if ((play.robbed & foes_of(t, play)) >> seat) & 1 else r.NOT_POORER
    elif when == w.ANY_MOMENT:
        why = r.ANYTIME_BARRED
    elif when != w.LOST_FORTITUDE:
        return NOT_ABOUT_IT
    elif not (struck >> seat) & 1:
        why = r.NO_LOSS
    else:
        why = r.LOSS_REDUCED if (play.reducers >> seat) & 1 else ""
    if not why and mode.hits_back and play.mode.no_hit_back:
        return r.NO_HIT_BACK
    return why


def foes_of(t: Table, play: "Play") -> int:
    """The seats that are not on the side of whoever played it, as a mask."""
    return ~t.side_of(play.owner) if play.owner >= 0 else -1


def guarded(t: Table, play: "Play") -> bool:
    """Whether it says of itself that it cannot be Negated, as things stand."""
    return any(word.guards(t, play) for word in play.mode.words)


def why_not_negated(t: Table, play: "Play", mode: Mode) -> str:
    if play.type != w.SOMETIMES:
        return r.NO_SOMETIMES
    if guarded(t, play):
        return r.UNNEGATABLE
    if play.mode.shielded and not mode.breaks_shield:
        return r.SHIELDED
    if mode.when == w.DRINK_CHANGER_PLAYED and not play.mode.changes_drink:
        return r.NO_DRINK_CHANGER
    return ""


def why_not_stopped(t: Table, play: "Play", seat: int) -> str:
    """A card that takes Gold out of the Inn, caught in the act."""
    if not play.mode.robs_inn or t.allied(play.owner, seat) or play.negated:
        return r.NO_ROBBERY
    if guarded(t, play):
        return r.UNNEGATABLE
    return r.SHIELDED if play.mode.shielded else ""


def why_not_caught(t: Table, play: "Play", seat: int, mode: Mode) -> str:
    if play.type != w.CHEATING or t.allied(play.owner, seat):
        return r.NO_CHEATING
    if guarded(t, play):
        return r.UNNEGATABLE
    rnd = t.rounds[-1]
    if rnd.over:
        return r.ROUND_DECIDED
    if mode.inside_only and not (rnd.inside >> seat) & 1:
        return r.NOT_IN_ROUND
    return ""


def why_not_moved(t: Table, play: "Play", seat: int, mode: Mode) -> str:
    word = mode.words[0]
    for c in play.consequences:
        if c.seat == seat and c.attribute == w.FORTITUDE and play.amount_of(t, c) < 0:
            if play.owner < 0:
                return r.NO_LOSS_COMING
            # REDR-6: damage that came back to its source may be sent on again, not shared; nor is
            # it with a teammate, who is no other player.
            if play.owner == seat and word.whom().who == wd.SOURCE:
                return r.NO_LOSS_COMING
            if word.shares and t.allied(play.owner, seat):
                return r.NO_LOSS_COMING
            # Ignoring or reducing is barred once the loss was shared; redirecting is neither.
            if (c.locked >> seat) & 1 and not word.redirects:
                return r.LOCKED
            return r.NO_TARGET if mode.duel_only and len(t.others(seat)) != 1 else ""
    return r.NO_LOSS_COMING


def heals_another(t: Table, play: "Play", seat: int) -> bool:
    """Whether somebody else is about to gain Fortitude, or to be given the choice."""
    for c in play.consequences:
        if t.allied(c.seat, seat):
            continue
        if c.attribute == w.FORTITUDE and play.amount_of(t, c) > 0:
            return True
    if play.mode.gains_by_choice:
        for number, word in enumerate(play.mode.words):
            if word.gains_by_choice:
                for other in play.touched(t, word.whom(), number):
                    spared = (play.unhealed | play.ignored) >> other
                    if not t.allied(other, seat) and not spared & 1:
                        return True
    return False


def concerns(t: Table, play: "Play", seat: int) -> bool:
    """Whether an Event is going to act on this seat."""
    if play.type != w.EVENT or (play.ignored >> seat) & 1:
        return False
    if not t.reached([seat]):
        return False
    if (play.targets >> seat) & 1:
        return True
    if play.champions and not (play.champions >> seat) & 1:
        return False
    for word in play.mode.words:
        if word.concerns_all or word.whom().who in (wd.EACH, wd.EACH_OTHER):
            return True
    return False
