"""A card played, or a demand of the rules: its consequences, the window on it, its resolution."""

from typing import Final

from lastcall.engine import options as o
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine.cards import Effect, Mode
from lastcall.engine.frames import Frame, add_plays, open_moments
from lastcall.engine.options import Option
from lastcall.engine.table import Table

OPEN: Final = 0  # announced; everybody may respond
RESOLVING: Final = 1
AFTERMATH: Final = 2  # Fortitude was lost; those who lost it may hit back
PAYING: Final = 3  # its player pays an extra cost
NAMING: Final = 4  # its player names whom a step of the kit touches

# Where a play came from.
OF_A_CARD: Final = 0
OF_THE_RULES: Final = 1
OF_AN_ANTE: Final = 2
OF_NEW_DRINKS: Final = 3


class Consequence:
    """The unit that Ignore, reduce, redirect, share and pay-from-the-Inn act on."""

    __slots__ = (
        "amount",
        "effect",
        "from_inn",
        "locked",
        "payee",
        "prevented",
        "reduced",
        "seat",
        "stat",
    )

    def __init__(self, effect: int, stat: int, seat: int, amount: int, payee: int) -> None:
        self.effect = effect  # which effect of the play it belongs to
        self.stat = stat
        self.seat = seat
        self.amount = amount  # a change, or for Gold what is to be paid
        self.payee = payee
        self.from_inn = False
        self.prevented = False
        self.reduced = 0  # seats that reduced it: they do not hit back for it
        self.locked = 0  # seats that may reduce or Ignore it no further, wherever it travels

    def clone(self) -> "Consequence":
        c = Consequence(self.effect, self.stat, self.seat, self.amount, self.payee)
        c.from_inn = self.from_inn
        c.prevented = self.prevented
        c.reduced = self.reduced
        c.locked = self.locked
        return c


class Play(Frame):
    """A card on the table, or (card -1) something the rules demand of the players."""

    __slots__ = (
        "at",
        "card",
        "closed",
        "consequences",
        "effects",
        "ignored",
        "losers",
        "mode",
        "negated",
        "number",
        "on",
        "origin",
        "owner",
        "paid",
        "reducers",
        "source",
        "spares_source",
        "targets",
        "type",
    )

    def __init__(
        self,
        owner: int,
        card: int,
        type: int,
        mode: Mode | None,
        effects: tuple[Effect, ...],
        origin: int = OF_A_CARD,
    ) -> None:
        super().__init__()
        self.owner = owner  # the player it comes from, or -1
        self.card = card
        self.type = type
        self.mode = mode
        self.number = 0  # which mode of the card
        self.effects = effects
        self.origin = origin
        self.targets = 0
        self.on = -1
        self.source = -1  # whoever played what this answers
        self.spares_source = False  # what it answers cannot be hit back
        self.at = 0  # the effect to be resolved next
        self.paid = 0  # what has been paid of an extra cost
        self.negated = False
        self.closed = False  # Drinks are being revealed: only answers to this, no other plays
        self.ignored = 0  # seats that Ignore it
        self.losers = 0  # seats that lost Fortitude to it
        self.reducers = 0  # seats that reduced their loss
        self.consequences: list[Consequence] = []

    def clone(self) -> "Frame":
        copy = Play(self.owner, self.card, self.type, self.mode, self.effects, self.origin)
        copy.copy_window(self)
        copy.number = self.number
        copy.targets = self.targets
        copy.on = self.on
        copy.source = self.source
        copy.spares_source = self.spares_source
        copy.at = self.at
        copy.paid = self.paid
        copy.negated = self.negated
        copy.closed = self.closed
        copy.ignored = self.ignored
        copy.losers = self.losers
        copy.reducers = self.reducers
        copy.consequences = [c.clone() for c in self.consequences]
        return copy

    def culprit(self) -> int:
        return self.owner

    def held(self) -> list[int]:
        return [self.card] if self.card >= 0 else []

    def bars_ending(self) -> str:
        if self.origin == OF_AN_ANTE:
            return r.DODGES_ANTE
        mode = self.mode
        if mode is not None and not self.negated:
            if mode.antes and self.step == OPEN:
                return r.DODGES_ANTE
            if mode.ends_round:
                return r.ENDS_ALREADY
        return ""

    # Consequences --------------------------------------------------------------------------------

    def foresee(self, t: Table) -> None:
        """Fix what it will do to whom, as soon as it is played (TURN-11)."""
        for number, effect in enumerate(self.effects):
            if effect.op == w.CHANGE or effect.op == w.PAY:
                for seat in self.touched(t, effect.who):
                    payee = self.owner if effect.payee == w.ME else effect.payee
                    stat = w.GOLD if effect.op == w.PAY else effect.stat
                    self.consequences.append(Consequence(number, stat, seat, effect.amount, payee))

    def touched(self, t: Table, who: int) -> list[int]:
        """The seats an effect of this play touches."""
        if who == w.PICKED:
            return o.bits(self.targets)
        if who == w.ME:
            return [self.owner]
        if who == w.EACH_OTHER:
            return t.others(self.owner if self.owner >= 0 else o.bits(self.targets)[0])
        if who == w.EACH:
            return t.in_turn_order(self.owner if self.owner >= 0 else t.active)
        return [self.source] if self.source >= 0 and not self.spares_source else []

    def affects(self, seat: int, stats: int) -> bool:
        """STAT-6: whether it would change one of these attributes of this seat directly."""
        for c in self.consequences:
            if c.seat == seat and c.stat & stats:
                return True
        return False

    def ignore(self, seat: int) -> None:
        """NEG-2, NEG-10: nothing of it touches this seat, except the price of its own card."""
        self.ignored |= 1 << seat
        self.consequences = [
            c
            for c in self.consequences
            if c.seat != seat or (self.owner == seat and c.stat == w.GOLD)
        ]

    # Before anybody may respond ------------------------------------------------------------------

    def announce(self, t: Table) -> None:
        """Costs are paid and players are named first; then the consequences are plain (TURN-11)."""
        mode = self.mode
        if mode is not None and mode.cost == w.SPEND:
            spent = t.seats[self.owner].trackers[mode.cost_from] - mode.cost_amount
            t.set_tracker(self.owner, mode.cost_from, spent)
        elif mode is not None and mode.cost == w.HARVEST:
            self.step = PAYING
        if mode is not None and mode.pick and not self.targets:
            self.step = NAMING
        else:
            self.foresee(t)

    def ask_payment(self, t: Table) -> None:
        mode = self.mode
        assert mode is not None
        if self.paid >= mode.cost_amount:
            self.step = OPEN
            return
        cards = t.seats[self.owner].boxes[mode.cost_from].cards
        worth = [c for c in cards if t.boxed_value(self.owner, mode.cost_from, c) > 0]
        if len(worth) == 1:
            self.harvest(t, worth[0])
        else:
            t.ask(self.owner, w.ASK_COST, [o.choose(card) for card in worth])

    def harvest(self, t: Table, card: int) -> None:
        mode = self.mode
        assert mode is not None
        value = t.boxed_value(self.owner, mode.cost_from, card)
        self.paid += value
        t.seats[self.owner].boxes[mode.cost_from].take(card)
        t.discard(card)
        t.emit("harvested", self.owner, mode.cost_from, card=card, amount=value)

    def ask_whom(self, t: Table) -> None:
        mode = self.mode
        assert mode is not None
        found: list[Option] = []
        add_plays(t, self.owner, 0, 0, mode, -1, found)
        if not found:
            self.step = RESOLVING  # nobody to name: whatever else it does still happens
        elif len(found) == 1:
            self.name(t, found[0].targets)
        else:
            t.ask(self.owner, w.ASK_TARGET, [o.name_players(play.targets) for play in found])

    def name(self, t: Table, targets: int) -> None:
        self.targets = targets
        self.foresee(t)
        self.step = OPEN
        t.emit("named", self.owner, card=self.card, amount=targets)

    # Running on ----------------------------------------------------------------------------------

    def advance(self, t: Table) -> None:
        if self.step == PAYING:
            self.ask_payment(t)
            return
        if self.step == NAMING:
            self.ask_whom(t)
            return
        if self.step == OPEN:
            if self.origin == OF_AN_ANTE and t.rounds[-1].inside.bit_count() <= 1:
                self.leave(t)  # GAMB-30: the Round is over before anybody antes
                return
            if not self.negated:
                first = self.owner if self.owner >= 0 else self.first_asked(t)
                if not self.window(t, first, -1):
                    return
            self.step = RESOLVING
            if self.negated:
                t.emit("negated", self.owner, card=self.card)
                self.leave(t)
                return
            if self.origin == OF_AN_ANTE and not self.can_be_anted(t):
                t.emit("no-ante", self.owner)
                self.leave(t)
                return
        if self.step == RESOLVING:
            while self.at < len(self.effects):
                effect = self.effects[self.at]
                self.at += 1
                if effect.op == w.CHANGE or effect.op == w.PAY:
                    self.apply(t, self.at - 1)
                else:
                    t.game.book.resolve(t, self, effect)
                    if t.decision is not None or t.frames[-1] is not self or t.thirsty:
                        return
            self.step = AFTERMATH
        if self.losers and not self.window(t, self.owner, self.losers):
            return
        self.leave(t)

    def first_asked(self, t: Table) -> int:
        """For an Event its revealer, for a demand of the rules the active player (TIME-2, OP-7)."""
        return o.bits(self.targets)[0] if self.type == w.EVENT and self.targets else t.active

    def apply(self, t: Table, number: int) -> None:
        for c in self.consequences:
            if c.effect != number:
                continue
            if c.stat == w.GOLD:
                if not c.prevented:
                    t.pay(c.seat, c.payee, c.amount, c.from_inn)
                continue
            moved = t.change(c.seat, c.stat, c.amount)
            if c.stat == w.FORTITUDE and moved < 0 and 0 <= self.owner != c.seat:
                self.losers |= 1 << c.seat
                self.reducers |= c.reduced & (1 << c.seat)

    def leave(self, t: Table) -> None:
        t.frames.pop()
        if self.card >= 0:
            t.discard(self.card)

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DECLINE:
            t.emit("declined", t.answering, card=self.card)
            self.at = len(self.effects)
        elif option.kind == w.ACCEPT:
            t.emit("accepted", t.answering, card=self.card)
        elif option.kind == w.CHOOSE:
            if self.step == PAYING:
                self.harvest(t, option.card)
            else:
                self.choose_one(t, option.on)
        elif option.kind == w.GIVE:
            self.name(t, option.targets)
        else:
            self.take_response(t, option)

    def choose_one(self, t: Table, number: int) -> None:
        """Of the alternatives that come next only the one chosen takes place (OP-25)."""
        first = self.at
        last = first + self.effects[first - 1].amount
        self.consequences = [
            c
            for c in self.consequences
            if not first <= c.effect < last or c.effect == first + number
        ]
        t.emit("chose", t.answering, card=self.card, amount=number)

    # Antes ---------------------------------------------------------------------------------------

    def can_be_anted(self, t: Table) -> bool:
        """GAMB-35, GAMB-36: nobody antes if the player who asks for it cannot."""
        for c in self.consequences:
            if c.seat == self.owner:
                return c.from_inn or c.prevented or t.parties[t.seats[c.seat].party].gold > 0
        return True  # they left the Round instead (GAMB-27)

    def gold_at_stake(self, t: Table, seat: int) -> Consequence | None:
        """A payment that this seat is about to make from its own Stash."""
        if self.origin == OF_AN_ANTE and seat != self.owner and not self.can_be_anted(t):
            return None  # GAMB-35: as things stand nobody has to ante
        for c in self.consequences:
            if (
                c.stat == w.GOLD
                and c.seat == seat
                and c.payee != seat
                and not c.from_inn
                and not c.prevented
                and (
                    t.parties[t.seats[seat].party].gold > 0  # GAMB-32
                    or (self.origin == OF_AN_ANTE and seat == self.owner)
                )
            ):
                return c
        return None

    # Moments -------------------------------------------------------------------------------------

    def moments(self, t: Table) -> int:
        if self.step == AFTERMATH:
            return w.LOST_FORTITUDE
        mask = 0 if self.closed else open_moments(t)
        if self.type == w.SOMETIMES:
            mask |= w.SOMETIMES_PLAYED
            if self.mode is not None and self.mode.changes_drink:
                mask |= w.DRINK_CHANGER_PLAYED
        elif self.type == w.CHEATING:
            mask |= w.CHEATING_PLAYED
        elif self.type == w.EVENT:
            mask |= w.EVENT_AFFECTS_ME
        if self.consequences:
            mask |= (
                w.CARD_AFFECTS_ME | w.WOULD_LOSE_FORTITUDE | w.WOULD_LOSE_GOLD | w.NUMBERS_PLAYED
            )
            if self.origin == OF_AN_ANTE:
                mask |= w.MUST_ANTE
            elif self.origin == OF_NEW_DRINKS:
                mask |= w.NEW_DRINKS_PAYMENT
        return mask

    def offers(
        self, t: Table, seat: int, card: int, number: int, mode: Mode, out: list[Option]
    ) -> str:
        when = mode.when
        if self.step == AFTERMATH:
            if when != w.LOST_FORTITUDE:
                return r.ANYTIME_BARRED if when == w.ANY_MOMENT else r.NO_LOSS
            if not (self.losers >> seat) & 1:
                return r.NO_LOSS
            if (self.reducers >> seat) & 1:
                return r.LOSS_REDUCED
            if mode.hits_back and self.mode is not None and self.mode.no_hit_back:
                return r.NO_HIT_BACK
            return add_plays(t, seat, card, number, mode, -1, out)
        if when == w.CARD_AFFECTS_ME:
            why = self.why_not_ignored(seat, mode)
        elif when == w.SOMETIMES_PLAYED or when == w.DRINK_CHANGER_PLAYED:
            why = self.why_not_negated(mode)
        elif when == w.CHEATING_PLAYED:
            why = self.why_not_caught(t, seat, mode)
        elif when == w.WOULD_LOSE_FORTITUDE:
            why = self.why_not_moved(t, seat, mode)
        elif when == w.WOULD_LOSE_GOLD:
            why = "" if self.gold_at_stake(t, seat) is not None else r.NO_GOLD_LOSS
        elif when == w.MUST_ANTE:
            why = r.NO_ANTE
            if (
                self.origin == OF_AN_ANTE
                and t.parties[t.seats[seat].party].gold > 0  # GAMB-32
                and self.gold_at_stake(t, seat) is not None
            ):
                why = ""
        elif when == w.NEW_DRINKS_PAYMENT:
            why = r.NO_NEW_DRINKS
            if self.origin == OF_NEW_DRINKS and self.gold_at_stake(t, seat) is not None:
                why = ""
        elif when == w.EVENT_AFFECTS_ME:
            why = "" if self.concerns(t, seat) else r.NO_EVENT
        elif when == w.NUMBERS_PLAYED:
            why = r.NO_NUMBER
            if self.origin == OF_A_CARD and self.consequences:
                why = ""
        elif self.closed and when & open_moments(t):
            return r.REVEALING
        else:
            return super().offers(t, seat, card, number, mode, out)
        if why:
            return why
        return add_plays(t, seat, card, number, mode, -1, out)

    def unignorable(self) -> bool:
        return self.mode is not None and self.mode.unignorable

    def why_not_ignored(self, seat: int, mode: Mode) -> str:
        if self.unignorable() and not mode.hits_back:
            return r.UNIGNORABLE
        if not self.type & mode.types:
            if not self.affects(seat, mode.scope):
                return r.DOES_NOT_AFFECT
            return r.IGNORES_ROUND if self.origin == OF_AN_ANTE else r.WRONG_TYPE
        why = r.DOES_NOT_AFFECT
        for c in self.consequences:
            if c.seat == seat and (c.locked >> seat) & 1:
                return r.LOCKED  # NEG-10: Ignoring the card would Ignore that loss too
        for c in self.consequences:
            if c.seat == seat and c.stat & mode.scope:
                if c.stat == w.GOLD and self.owner == seat:
                    why = r.OWN_PRICE
                else:
                    return ""
        return why

    def why_not_negated(self, mode: Mode) -> str:
        if self.type != w.SOMETIMES or self.mode is None:
            return r.NO_SOMETIMES
        if self.mode.shielded and not mode.breaks_shield:
            return r.SHIELDED
        if mode.when == w.DRINK_CHANGER_PLAYED and not self.mode.changes_drink:
            return r.NO_DRINK_CHANGER
        return ""

    def why_not_caught(self, t: Table, seat: int, mode: Mode) -> str:
        if self.type != w.CHEATING or self.owner == seat:
            return r.NO_CHEATING
        rnd = t.rounds[-1]
        if rnd.over:
            return r.ROUND_DECIDED
        if mode.inside_only and not (rnd.inside >> seat) & 1:
            return r.NOT_IN_ROUND
        return ""

    def why_not_moved(self, t: Table, seat: int, mode: Mode) -> str:
        word = mode.effects[0]
        for c in self.consequences:
            if c.seat == seat and c.stat == w.FORTITUDE and c.amount < 0:
                if self.owner < 0:
                    return r.NO_LOSS_COMING
                # REDR-6: damage that came back to its source may be sent on again, not shared.
                if self.owner == seat and (word.op == w.SHARE or word.who == w.SOURCE):
                    return r.NO_LOSS_COMING
                # Ignoring or reducing is barred once the loss was shared; redirecting is neither.
                if (c.locked >> seat) & 1 and word.op != w.REDIRECT:
                    return r.LOCKED
                return r.NO_TARGET if mode.duel_only and len(t.others(seat)) != 1 else ""
        return r.NO_LOSS_COMING

    def concerns(self, t: Table, seat: int) -> bool:
        """Whether an Event is going to act on this seat."""
        if self.type != w.EVENT or (self.ignored >> seat) & 1:
            return False
        if (self.targets >> seat) & 1:
            return True
        for effect in self.effects:
            if effect.who == w.EACH or effect.who == w.EACH_OTHER:
                return True
        return False


def step_of_kit(t: Table, seat: int, card: int, mode: Mode) -> Play:
    """Something a character's own rules do, answered like a card of the mode's type (CARD-15).

    A step of type RULE that touches nobody's attributes is just done: there is nothing to answer.
    """
    play = Play(seat, card, mode.type, mode, mode.effects)
    play.announce(t)
    if mode.type == w.RULE and play.step == OPEN and not play.consequences:
        play.step = RESOLVING
    return play
