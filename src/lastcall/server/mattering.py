"""Whether an answer can matter: what a seat is asked about, and what is passed for it unseen.

A response is worth a question when what lies on top is about the seat: it is aimed at it, changes
its numbers or its Drink, stops its own card or cheats it; when a pot is about to be won, a Drink or
a Drinking Contest can be changed, or somebody's last Gold taken. It is not when it would change
nothing, when the card on top is the seat's own, or when nothing has happened at all.
Only what the seat may know is looked at, and only its own client is told.
"""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Mode
from lastcall.engine.effects.answers import Answer, Boost
from lastcall.engine.effects.changes import Change, Pay
from lastcall.engine.effects.drinks import ReplaceDrink, Strengthen
from lastcall.engine.effects.rounds import (
    AfterTheRound,
    EndRound,
    LeaveRound,
    StealFromPot,
    WinRound,
)
from lastcall.engine.options import Option
from lastcall.engine.view import DrinkView, StackView, View
from lastcall.server import outgoing as out

# Words that act on what they answer, and not somewhere else on the table.
ANSWERS: Final = (Answer, LeaveRound, EndRound, WinRound, AfterTheRound, StealFromPot)


def asked(view: View) -> bool:
    """Whether the seat of this view is asked by default about the decision it has."""
    if view.asked_for != w.ASK_RESPOND or merged(view):
        return True
    return any(matters(view, option) for option in view.options)


def merged(view: View) -> bool:
    """A quiet window of one's own Discard Phase: asked in one with what to discard."""
    return (
        view.asked_for == w.ASK_RESPOND
        and view.top == "turn"
        and view.active == view.me
        and view.phase == w.DISCARD_PHASE
    )


def matters(view: View, option: Option) -> bool:
    """Whether this response could change something worth a question."""
    if option.kind == w.USE:
        return view.active == view.me  # a patient can be treated in any window of one's own turn
    if option.kind == w.SPEND:
        return saves(view)  # a Potion can wait for that
    if option.kind != w.PLAY:
        return False
    mode = view.game.defs[option.card].modes[option.mode]
    if view.top == "turn":
        return has_its_moment(view, mode)
    if view.top == "round":
        return spoils_pot(view, mode)
    layer = view.stack[-1]
    if takes_the_last(view, mode, option):
        return True
    host = option.behalf if option.behalf >= 0 else view.me  # whom it answers for
    if view.top == "drinks":
        return changes_drink(view, layer, mode, option, host)
    return answers_play(view, layer, mode, host)


def takes_the_last(view: View, mode: Mode, option: Option) -> bool:
    """Whether a card takes somebody's last Gold: that ends their evening."""
    return any(
        isinstance(word, Pay)
        and word.whom().who == wd.PICKED
        and any(0 < gold_of(view, i) <= word.number() for i in option.seats() if i != view.me)
        for word in mode.words
    )


def gold_of(view: View, seat: int) -> int:
    """The Gold a seat will have when all that is on the stack has come about."""
    gold = view.seats[seat].gold
    for layer in view.stack:
        for coming in layer.coming:
            if coming.attribute == w.GOLD and not layer.negated and not coming.prevented:
                if coming.seat == seat and not coming.from_inn:
                    gold -= coming.amount
                if coming.payee == seat:
                    gold += coming.amount
    return gold


def has_its_moment(view: View, mode: Mode) -> bool:
    """Whether a quiet moment is the very one a card was made for; Anytime Cards can wait."""
    if mode.when == w.ANOTHERS_DRINK_PHASE:
        return view.seats[view.active].pile > 0
    return mode.when != w.ANY_MOMENT and view.active == view.me


def spoils_pot(view: View, mode: Mode) -> bool:
    """Whether somebody else is about to win a pot, and this could stop it."""
    rnd = view.round
    if rnd is None or not answers(mode):
        return False
    if rnd.winner >= 0:
        return rnd.winner != view.me
    return mode.ends_round and rnd.controller != view.me


def answers(mode: Mode) -> bool:
    if mode.changes_drink or mode.hits_back:
        return True
    return any(isinstance(word, ANSWERS) for word in mode.words)


def answers_play(view: View, layer: StackView, mode: Mode, host: int) -> bool:
    if layer.negated:
        return False
    if layer.owner == view.me and layer.card >= 0 and not layer.aftermath:
        # One's own card: only what makes it better.
        return any(isinstance(word, Boost) for word in mode.words)
    if layer.aftermath:
        return mode.hits_back or mode.when == w.INN_PAID
    if stops_mine(view) or cheats_me(view, layer):
        return answers(mode)
    if mode.ends_round and takes_control(view, layer):
        return True
    if mode.when in (w.SOMETIMES_PLAYED, w.INN_ROBBED):
        return True  # a card made for this very moment, and the moment is rare
    if loses(view, layer, host):
        return answers(mode) or (saves(view) and helps(view, mode))
    return spares_drinker(view, layer) and answers(mode)


def stops_mine(view: View) -> bool:
    """Whether the top layer answers a card of this seat."""
    if len(view.stack) < 2:
        return False
    below = view.stack[-2]
    return below.owner == view.me and not below.negated and view.stack[-1].owner != view.me


def cheats_me(view: View, layer: StackView) -> bool:
    """Whether somebody cheats in a Round of Gambling this seat is still in."""
    rnd = view.round
    cheating = bool(layer.type & w.CHEATING)
    return cheating and rnd is not None and view.me in rnd.inside


def takes_control(view: View, layer: StackView) -> bool:
    """Whether somebody plays their cards in a Round of Gambling this seat has a stake in."""
    rnd = view.round
    return layer.type & (w.GAMBLING | w.CHEATING) != 0 and rnd is not None and view.me in rnd.inside


def spares_drinker(view: View, layer: StackView) -> bool:
    """Whether a card takes a Drink away that somebody else ought to drink."""
    if len(view.stack) < 2 or layer.owner == view.me:
        return False
    if layer.mode is None or not layer.mode.changes_drink:
        return False
    return any(
        drink.drinker != view.me and not drink.ignored and drink.alcohol > 0
        for drink in view.stack[-2].drinks
    )


def loses(view: View, layer: StackView, seat: int) -> bool:
    """Whether a layer would take something from a seat, as its numbers stand now."""
    now = view.seats[seat]
    for coming in layer.coming:
        if coming.seat != seat or coming.prevented or not coming.amount:
            continue
        if coming.attribute == w.GOLD:
            if not coming.from_inn and now.gold > 0:
                return True
        elif coming.attribute == w.ALCOHOL:
            if coming.amount > 0 and now.alcohol < w.TRACK_TOP:
                return True
        elif coming.amount < 0 and now.fortitude > 0:
            return True
    # What cannot be counted yet, as a dare or a discard, is aimed at somebody all the same.
    return seat in layer.targets and not layer.coming


def helps(view: View, mode: Mode) -> bool:
    """Whether a card raises this seat's own numbers, as they stand now."""
    me = view.seats[view.me]
    for word in mode.words:
        if not isinstance(word, Change) or word.whom().who not in (wd.ME, wd.EACH):
            continue
        meant, amount = word.attribute_meant(), word.number()
        if meant == w.FORTITUDE and amount > 0 and me.fortitude < w.TRACK_TOP:
            return True
        if meant == w.ALCOHOL and amount < 0 and me.alcohol > 0:
            return True
    return False


def changes_drink(view: View, layer: StackView, mode: Mode, option: Option, host: int) -> bool:
    if not mode.changes_drink:
        return saves(view) and helps(view, mode)
    at = option.on if option.on >= 0 else 0
    drinks = [layer.drinks[at]] if at < len(layer.drinks) else list(layer.drinks)
    for drink in drinks:
        if drink.ignored:
            continue
        if layer.kind == "contest":
            if drink.alcohol or drink.fortitude:
                return True
        elif drink.drinker == host:
            if drink.alcohol > 0 or drink.fortitude < 0:
                return True
        elif makes_stronger(drink, mode):
            return True
    return False


def makes_stronger(drink: DrinkView, mode: Mode) -> bool:
    """Whether a card makes somebody else's Drink stronger than it is."""
    return any(
        (isinstance(word, Strengthen) and word.number() > 0)
        or (isinstance(word, ReplaceDrink) and word.number() > drink.alcohol)
        for word in mode.words
    )


def saves(view: View) -> bool:
    """Whether what is coming would knock this seat out, or take its last Gold."""
    me = view.seats[view.me]
    fortitude, alcohol, gold = me.fortitude, me.alcohol, me.gold
    for layer in view.stack:
        if layer.negated:
            continue
        for coming in layer.coming:
            if view.seats[coming.seat].party != me.party or coming.prevented:
                continue
            if coming.attribute == w.FORTITUDE:
                fortitude += coming.amount
            elif coming.attribute == w.ALCOHOL:
                alcohol += coming.amount
            elif coming.attribute == w.GOLD and not coming.from_inn:
                gold -= coming.amount
        for drink in layer.drinks:
            if view.seats[drink.drinker].party == me.party and not drink.ignored:
                alcohol += drink.alcohol
                fortitude += drink.fortitude
    return min(alcohol, w.TRACK_TOP) >= min(fortitude, w.TRACK_TOP) or gold <= 0


def mark(decision: out.Decision, view: View) -> None:
    """Say on a question, for its own seat only, which of its answers are worth asking about."""
    if view.asked_for != w.ASK_RESPOND:
        return
    for shown, option in zip(decision.options, view.options, strict=True):
        if option.kind in (w.PLAY, w.SPEND) and not matters(view, option):
            shown.matters = False
    if saves(view):
        decision.saves = True
