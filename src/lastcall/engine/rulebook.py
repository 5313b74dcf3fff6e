"""What each effect word does when it resolves, and how frames call each other into being."""

from typing import Final

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Effect
from lastcall.engine.contest import Contest
from lastcall.engine.drinking import DECK, REVEALING, Drinking
from lastcall.engine.drinks import half
from lastcall.engine.frames import Frame
from lastcall.engine.gambling import NEXT, Gambling, call_for_antes
from lastcall.engine.kits import work_kit
from lastcall.engine.losing import LastCall
from lastcall.engine.options import Option
from lastcall.engine.pieces import Cellar, Round
from lastcall.engine.play import OF_AN_ANTE, OF_NEW_DRINKS, OF_THE_RULES, Consequence, Play
from lastcall.engine.table import Book, Table
from lastcall.engine.turn import LosingCards, Ordering, Turn, drink

PAYMENT: Final = (Effect(w.PAY, w.EACH_OTHER, 1, payee=w.ME),)
NEW_DRINKS: Final = (Effect(w.PAY, w.EACH, 1), Effect(w.NEW_DRINKS))
DRINK_DECK_SIZE: Final = 30


class Rulebook(Book):
    """The rules of the Inn."""

    def begin_play(self, t: Table, seat: int, option: Option) -> None:
        mode = t.game.defs[option.card].modes[option.mode]
        play = Play(seat, option.card, mode.type, mode, mode.effects)
        play.number = option.mode
        play.targets = option.targets
        play.on = option.on
        answered = t.frames[-1]
        play.source = answered.culprit()
        if isinstance(answered, Play):
            play.closed = answered.closed
            play.spares_source = answered.mode is not None and answered.mode.no_hit_back
        t.take_from_seat(seat, option.card)
        t.emit("played", seat, option.mode, option.card, option.targets)
        play.announce(t)
        t.frames.append(play)

    def last_call(self, t: Table) -> None:
        for seat in o.bits(t.endangered()):
            t.emit("last-call", seat)
        t.frames.append(LastCall())

    def new_drinks(self, t: Table) -> None:
        """DRNK-6 to DRNK-8: everybody pays, and the discards become the new Drink Deck."""
        for cellar in t.cellars:
            if cellar.dry:  # OP-6: paid for already
                restock(t, cellar)
        if t.cellars[t.tavern].deck:
            return
        payment = Play(-1, -1, w.RULE, None, NEW_DRINKS, OF_NEW_DRINKS)
        below = t.frames[-1]
        payment.closed = isinstance(below, Drinking) and below.step == REVEALING  # OP-17
        parties: list[int] = []
        for seat in t.in_turn_order(t.active):
            party = t.seats[seat].party
            if party not in parties:  # a team pays once
                parties.append(party)
                payment.consequences.append(Consequence(0, w.GOLD, seat, 1, w.INN))
        t.emit("deck-exhausted")
        t.frames.append(payment)

    def drink_extra(self, t: Table, seat: int, op: int, amount: int) -> None:
        carry_out(t, seat, op, amount, 0)

    def resolve(self, t: Table, frame: Frame, effect: Effect) -> None:
        assert isinstance(frame, Play)
        op = effect.op
        if op <= w.KEEP_GOLD or op == w.REDUCE:
            answer_play(t, frame, effect)
        elif op <= w.STEAL_FROM_POT:
            gamble(t, frame, effect)
        elif op in w.CHANGES_A_DRINK:
            change_drink(t, frame, effect)
        elif op in (w.DRAW, w.DISCARD, w.REVEAL, w.CARDS_FOR_FORTITUDE):
            for seat in frame.touched(t, effect.who):
                if not (frame.ignored >> seat) & 1:  # NEG-10
                    carry_out(t, seat, op, effect.amount, effect.stat)
        elif op >= w.TRACK:
            work_kit(t, frame, effect)
        else:
            serve(t, frame, effect)


# Words that act on the play being answered -------------------------------------------------------


def answer_play(t: Table, play: Play, effect: Effect) -> None:
    answered = t.frames[-2]
    if not isinstance(answered, Play):
        return
    op = effect.op
    me = play.owner
    if op == w.NEGATE:
        answered.negated = True
    elif op == w.IGNORE:
        if not answered.unignorable():
            answered.ignore(me)
            t.emit("ignored", me, card=answered.card)
    elif op == w.REDIRECT:
        target = play.touched(t, effect.who)[0]
        for c in answered.consequences:
            if c.seat == me and c.stat == w.FORTITUDE and c.amount < 0:
                c.seat = target
        t.emit("redirected", me, target, answered.card)
    elif op == w.SHARE:
        for c in answered.consequences[:]:
            if c.seat == me and c.stat == w.FORTITUDE and c.amount < 0:
                c.amount = half(c.amount)
                c.reduced |= 1 << me
                c.locked |= 1 << me
                answered.consequences.append(
                    Consequence(c.effect, c.stat, answered.owner, c.amount, c.payee)
                )
        t.emit("shared", me, answered.owner, answered.card)
    elif op == w.REDUCE:
        left = effect.amount
        for c in answered.consequences:
            if c.seat == me and c.stat == w.FORTITUDE and c.amount < 0:
                cut = min(left, -c.amount)
                c.amount += cut
                c.reduced |= 1 << me
                left -= cut
        t.emit("reduced", me, card=answered.card, amount=effect.amount - left)
    elif op == w.BOOST:
        for c in answered.consequences:
            c.amount += effect.amount if c.amount > 0 else -effect.amount
    else:
        for c in answered.consequences:
            if c.stat == w.GOLD and c.seat == me:
                if op == w.FROM_THE_INN:
                    c.from_inn = True
                else:
                    c.prevented = True


# Words about the Round ---------------------------------------------------------------------------


def gamble(t: Table, play: Play, effect: Effect) -> None:
    op = effect.op
    me = play.owner
    if op == w.START_ROUND:
        starter = me if me >= 0 else t.active  # OP-15
        t.rounds.append(Round(starter, t.alive_mask() & ~play.ignored))
        t.frames.insert(len(t.frames) - 1, Gambling())  # it begins when this card has left
        t.emit("round-started", starter)
        return
    if not t.rounds:
        return
    rnd = t.rounds[-1]
    if op == w.RESUME_ROUND:
        below = t.frames[-2]
        assert isinstance(below, Gambling)
        below.step = NEXT
        below.cursor = 0
        rnd.over = False
        rnd.winner = -1
        take_control(t, rnd, me)
        rnd.seat = me
        t.emit("round-resumed", me)
        call_for_antes(t, me)
    elif op == w.TAKE_POT:
        below = t.frames[-2]
        assert isinstance(below, Gambling)
        below.diverted = True
        rnd.winner = me
        t.emit("pot-taken", me, amount=rnd.pot)
    elif op == w.HALVE_WINNINGS:
        below = t.frames[-2]
        assert isinstance(below, Gambling)
        t.pay(rnd.winner, me, below.winnings // 2, False)
    elif rnd.over:
        return  # whatever else was still to happen in the Round finds it finished
    elif op == w.TAKE_CONTROL:
        if (rnd.inside >> me) & 1:
            take_control(t, rnd, me)
    elif op == w.ONLY_CHEATING_NEXT:
        rnd.strict = rnd.controller == me
    elif op == w.ANTE:
        call_for_antes(t, me)
    elif op == w.LEAVE_ROUND:
        for seat in play.touched(t, effect.who):
            if not (play.ignored >> seat) & 1:
                leave_round(t, rnd, seat)
    elif op == w.END_ROUND:
        rnd.over = True
        rnd.winner = -1
        t.emit("round-ended", me)
        if effect.payee == w.ME:
            rnd.winner = me  # who takes the pot without having won it
            gambling_at(t).collect(t, rnd)
    elif op == w.WIN_ROUND:
        rnd.over = True
        rnd.winner = me
    elif op == w.STEAL_FROM_POT:
        amount = min(effect.amount, rnd.pot)
        rnd.pot -= amount
        t.parties[t.seats[me].party].gold += amount
        t.dirty = True
        t.emit("stole-from-pot", me, amount=amount)


def gambling_at(t: Table) -> Gambling:
    """The Round of Gambling under way, wherever in the stack it waits."""
    for frame in reversed(t.frames):
        if isinstance(frame, Gambling):
            return frame
    raise AssertionError("there is no Round of Gambling")


def take_control(t: Table, rnd: Round, seat: int) -> None:
    """GAMB-10, GAMB-13, GAMB-22."""
    rnd.controller = seat
    rnd.passed = 0
    rnd.strict = False
    t.emit("control", seat)


def leave_round(t: Table, rnd: Round, seat: int) -> None:
    """GAMB-26: whoever leaves in place of anteing is spared that ante."""
    rnd.leave(seat)
    for frame in t.frames:
        if isinstance(frame, Play) and frame.origin == OF_AN_ANTE:
            frame.consequences = [c for c in frame.consequences if c.seat != seat]
    t.emit("left-round", seat)


# Words about a Drink -----------------------------------------------------------------------------


def change_drink(t: Table, play: Play, effect: Effect) -> None:
    drinking = t.frames[-2]
    assert isinstance(drinking, Drinking)
    op = effect.op
    drink_ = drinking.drinks[play.on]
    if op == w.IGNORE_DRINK:
        drink_.ignored = True
        t.emit("drink-ignored", drink_.drinker, amount=play.on)
    elif op == w.NEGATE_DRINK:
        drink_.ignored = True  # one Drink has one drinker: nothing of it is left
        t.emit("drink-negated", play.owner, drink_.drinker, amount=play.on)
    elif op == w.GIVE_DRINK:
        drink_.drinker = play.touched(t, w.PICKED)[0]
        t.emit("given", play.owner, drink_.drinker, amount=play.on)
    elif op == w.SPLIT_DRINK:
        drinking.split(t, play.on, play.touched(t, w.PICKED)[0])
    elif op == w.STRENGTHEN:
        drinking.strengthen(t, play.on, effect.amount)
        t.emit("strengthened", drink_.drinker, play.on, amount=effect.amount)
    elif op == w.REPLACE_DRINK:
        drinking.replace(t, play.on, effect.amount)
        t.emit("replaced", drink_.drinker, play.on, amount=effect.amount)
    else:
        drinking.turn_to_fortitude(t, play.on)
        t.emit("turned-to-fortitude", drink_.drinker, play.on)


# Words about cards in hand -----------------------------------------------------------------------


def carry_out(t: Table, seat: int, op: int, amount: int, deck: int) -> None:
    """Draw, discard or reveal (TURN-8, DRNK-15)."""
    if op == w.DRAW:
        t.draw(seat, amount, deck)
    elif op == w.DISCARD:
        t.frames.append(LosingCards(seat, amount))
    elif op == w.CARDS_FOR_FORTITUDE:
        t.frames.append(LosingCards(seat, amount, 1))
    else:
        shown: list[int] = []
        for _ in range(amount):
            card = t.next_card(seat, deck)
            if card < 0:
                break
            shown.append(card)
            t.emit("showed", seat, card=card)
        for card in shown:
            t.discard(card)


# Words about drinking, ordering and the turn -----------------------------------------------------


def serve(t: Table, play: Play, effect: Effect) -> None:
    op = effect.op
    me = play.owner if play.owner >= 0 else t.active
    if play.type == w.EVENT and play.targets:
        me = o.bits(play.targets)[0]
    present = t.alive_mask() & ~play.ignored
    if op == w.ORDER:
        t.frames.append(Ordering(me, effect.amount))
    elif op == w.DRINK_MORE:
        for seat in play.touched(t, effect.who):
            if (present >> seat) & 1:
                drink(t, seat)
    elif op == w.TOAST:
        toasters = [seat for seat in t.in_turn_order(me) if (present >> seat) & 1]
        t.frames.append(Drinking(me, toasters, DECK, play.type == w.EVENT))
    elif op == w.CHOOSE_ONE:
        alternatives = range(play.at, play.at + effect.amount)
        if any(c.effect in alternatives for c in play.consequences):
            chooser = play.touched(t, effect.who)[0]
            t.ask(chooser, w.ASK_CHOICE, [o.choose_number(i) for i in range(effect.amount)])
    elif op == w.MAY:
        if (present >> me) & 1:
            t.ask(me, w.ASK_DARE, [o.ACCEPTING, o.DECLINING])
        else:
            play.at = len(play.effects)
    elif op == w.DRINK_FROM_DECK:
        drinking = Drinking(me, [me] * effect.amount, DECK, play.type == w.EVENT)
        t.frames.append(drinking)
    elif op == w.IF_CONSCIOUS:
        if not t.conscious(me):
            play.at = len(play.effects)
    elif op == w.DEMAND:
        payment = Play(-1, -1, w.RULE, None, PAYMENT, OF_THE_RULES)
        for seat in t.others(me):
            if (present >> seat) & 1:
                payment.consequences.append(Consequence(0, w.GOLD, seat, effect.amount, me))
        t.frames.append(payment)
    elif op == w.ROUND_ON_THE_HOUSE:
        if present:
            drinking = Drinking(me, [me], DECK, True)
            drinking.copies = present
            t.frames.append(drinking)
    elif op == w.DRINKING_CONTEST:
        contestants = [seat for seat in t.in_turn_order(t.active) if (present >> seat) & 1]
        if contestants:
            t.contests += 1
            t.frames.append(Contest(me, contestants))
    elif op == w.MORE_ACTIONS:
        turn = t.frames[0]
        if isinstance(turn, Turn) and t.phase == w.ACTION_PHASE and t.active == me:
            turn.actions += effect.amount
    elif op == w.END_TURN:
        turn = t.frames[0]
        if isinstance(turn, Turn) and t.active == me:
            turn.end_early(t)
    else:
        restock(t, t.cellars[t.tavern])


def restock(t: Table, cellar: Cellar) -> None:
    """A new Drink Deck, from the Bar Deck (BAR-4, BAR-5) or else from the discards."""
    if cellar.deck:
        return
    if not cellar.has_bar:
        cellar.deck = cellar.discard
        cellar.discard = []
        t.dice.shuffle(cellar.deck)
    else:
        while len(cellar.deck) < DRINK_DECK_SIZE:
            if not cellar.bar:
                if not cellar.discard:
                    break  # OP-36
                cellar.bar = cellar.discard
                cellar.discard = []
                t.dice.shuffle(cellar.bar)
            cellar.deck.insert(0, cellar.bar.pop())
    cellar.dry = not cellar.deck
    t.emit("restocked", amount=len(cellar.deck))
