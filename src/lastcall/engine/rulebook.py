"""How frames call each other into being: a card is played, the last call rings, Drinks run out."""

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.book import Book
from lastcall.engine.consequences import Consequence
from lastcall.engine.demands import NEW_DRINKS
from lastcall.engine.drinking import REVEALING, Drinking
from lastcall.engine.effects.stocking import restock
from lastcall.engine.events import DeckExhausted, LastCallRang, Played
from lastcall.engine.losing import LastCall
from lastcall.engine.options import Option
from lastcall.engine.play import Play
from lastcall.engine.table import Table


class Rulebook(Book):
    """The rules of the Inn."""

    def begin_play(self, t: Table, seat: int, option: Option) -> None:
        for rule in t.game.rules.plays:
            if rule.in_force(t) and rule.plays(t, seat, option):
                return
        self.lay_down(t, seat, option, t.take_from_seat(seat, option.card))

    def lay_down(self, t: Table, seat: int, option: Option, origin: int) -> None:
        card = option.card
        number = option.mode
        targets = option.targets
        mode = t.game.defs[card].modes[number]
        play = Play(seat, card, mode.type, mode, w.OF_A_CARD)
        play.number = number
        play.targets = targets
        play.on = option.on
        if option.behalf >= 0:
            play.behalf = option.behalf
        answered = t.frames[-1]
        play.source = answered.culprit()
        if isinstance(answered, Play):
            play.closed = answered.closed
            play.spares_source = answered.mode.no_hit_back
        if t.logging:
            t.events.append(Played(seat, card, number, targets, play.behalf, origin))
        play.announce(t)
        t.frames.append(play)
        for rule in t.game.rules.card_played:
            if rule.in_force(t):
                rule.card_played(t, play)

    def last_call(self, t: Table) -> None:
        if t.logging:
            for seat in o.bits(t.endangered()):
                t.events.append(LastCallRang(seat))
        t.frames.append(LastCall())

    def new_drinks(self, t: Table) -> None:
        """DRNK-6 to DRNK-8: everybody pays, and the discards become the new Drink Deck."""
        for cellar in t.cellars:
            if cellar.dry:  # OP-6: paid for already
                restock(t, cellar)
        if t.cellars[0].deck:
            return
        payment = Play(-1, -1, w.RULE, NEW_DRINKS, w.OF_NEW_DRINKS)
        below = t.frames[-1]
        payment.closed = isinstance(below, Drinking) and below.step == REVEALING  # OP-17
        parties: list[int] = []
        for seat in t.in_turn_order(t.active):
            party = t.seats[seat].party
            if party not in parties:  # a team pays once
                parties.append(party)
                payment.consequences.append(Consequence(0, w.GOLD, seat, 1, w.INN))
        payment.begin()
        if t.logging:
            t.events.append(DeckExhausted())
        t.frames.append(payment)
