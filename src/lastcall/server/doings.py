"""What a card does, word by word, for clients that draw it and foresee what it would change."""

from lastcall.engine import terms as w
from lastcall.engine.cards import Effect, Mode
from lastcall.server.sight import STATS, Json


def mode_does(mode: Mode) -> list[Json]:
    """The effects of one way to play a card, in order."""
    return [effect_does(effect) for effect in mode.effects]


def effect_does(effect: Effect) -> Json:
    said: Json = {"word": w.WORD_NAMES[effect.op], "who": w.WHO_NAMES[effect.who]}
    if effect.amount:
        said["amount"] = effect.amount
    if effect.stat in STATS:
        said["stat"] = STATS[effect.stat]
    if effect.op == w.PAY:
        said["payee"] = "inn" if effect.payee == w.INN else "me"
    return said
