"""What the rules themselves demand: antes, payments, new Drinks. Plays without a card."""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Mode
from lastcall.engine.effects.changes import Pay
from lastcall.engine.effects.stocking import NewDrinks
from lastcall.engine.word import Amount

ANTE: Final = Mode(w.RULE, 0, (Pay(wd.each, Amount(1), w.POT),))
PAYMENT: Final = Mode(w.RULE, 0, (Pay(wd.each_other, Amount(1), w.PLAYER),))
NEW_DRINKS: Final = Mode(w.RULE, 0, (Pay(wd.each, Amount(1), w.INN), NewDrinks()))

DEMANDS: Final = (ANTE, PAYMENT, NEW_DRINKS)
