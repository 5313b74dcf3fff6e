"""What the table will look like if nobody does anything more: the stack, carried out on paper.

A forecast reads only what a view shows and only the effect words of the cards on the stack, never
their titles. What is still hidden (the next Drink, the rivals' hands) counts as its average.
"""

from collections.abc import Sequence

from lastcall.bots import judgement, kitwork
from lastcall.bots.layers import Blow, Layer, Sip, read_layer
from lastcall.bots.lore import Lore
from lastcall.engine import terms as w
from lastcall.engine.cards import Effect, Mode
from lastcall.engine.drinks import half
from lastcall.engine.options import Option, bits
from lastcall.engine.view import View

# In a Round every control card is a ticket; so is holding control, and more so under a
# Winning Hand!. Whoever passed comes back only if somebody else takes control.
IN_CONTROL = 1.2
UNDER_WINNING_HAND = 1.5
OUTSIDE_CHANCE = 0.2
AFTER_PASSING = 0.4

# A card drawn or lost, as points of margin.
A_CARD = 0.4


class Forecast:
    """The table on paper: stats, the Round, the stack."""

    __slots__ = (
        "alcohol",
        "cheats",
        "controller",
        "extra",
        "fortitude",
        "gold",
        "inside",
        "layers",
        "lore",
        "me",
        "passed",
        "piles",
        "pot",
        "present",
        "strict",
        "tickets",
        "trackers",
        "view",
    )

    def __init__(self, view: View, lore: Lore) -> None:
        self.view = view
        self.lore = lore
        self.me = view.me
        self.present = [seat.seat for seat in view.seats if seat.alive]
        self.fortitude: list[float] = [seat.fortitude for seat in view.seats]
        self.alcohol: list[float] = [seat.alcohol for seat in view.seats]
        self.gold: list[float] = [seat.gold if seat.alive else 0 for seat in view.seats]
        self.extra: list[float] = [0.0 for _ in view.seats]  # cards drawn and lost, as margin
        self.piles = [seat.pile for seat in view.seats]
        self.trackers = [seat.trackers for seat in view.seats]
        self.layers = [read_layer(view, seen) for seen in view.stack]
        self.tickets: list[float] = [seat.hand * lore.gamblers[seat.seat] for seat in view.seats]
        self.cheats: list[float] = [seat.hand * lore.cheaters[seat.seat] for seat in view.seats]
        self.tickets[self.me] = sum(lore.type_of_control(card) > 0 for card in view.hand)
        self.cheats[self.me] = sum(lore.type_of_control(card) == w.CHEATING for card in view.hand)
        self.controller = -1
        self.inside = 0
        self.passed = 0
        self.pot = 0.0
        self.strict = False
        if view.round is not None:
            self.controller = view.round.controller
            self.inside = sum(1 << seat for seat in view.round.inside)
            self.passed = sum(1 << seat for seat in view.round.passed)
            self.pot = view.round.pot
            self.strict = view.round.only_cheating

    def copy(self) -> "Forecast":
        other = Forecast.__new__(Forecast)
        other.view = self.view
        other.lore = self.lore
        other.me = self.me
        other.present = self.present
        other.fortitude = self.fortitude[:]
        other.alcohol = self.alcohol[:]
        other.gold = self.gold[:]
        other.extra = self.extra[:]
        other.piles = self.piles[:]
        other.trackers = self.trackers[:]
        other.layers = [layer.copy() for layer in self.layers]
        other.tickets = self.tickets[:]
        other.cheats = self.cheats[:]
        other.controller = self.controller
        other.inside = self.inside
        other.passed = self.passed
        other.pot = self.pot
        other.strict = self.strict
        return other

    # What if -------------------------------------------------------------------------------------

    def after(self, option: Option) -> "Forecast":
        """How it ends if I take this option and everybody else then sits still."""
        paper = self.copy()
        kind = option.kind
        if kind == w.PLAY:
            paper.play(option)
        elif kind == w.PASS:
            if self.view.asked_for == w.ASK_GAMBLE:
                paper.passed |= 1 << self.me
        elif kind == w.GIVE:
            if self.view.asked_for == w.ASK_ORDER:
                paper.deliver(option.seats()[0])
            elif self.view.asked_for == w.ASK_TARGET:
                paper.layers[-1].targets = option.seats()
                paper.foresee(paper.layers[-1])
            else:
                paper.split(self.my_split(paper), option.seats()[0])
        elif kind == w.DECLINE:
            paper.layers[-1].at = len(paper.layers[-1].effects)
        elif kind == w.CHOOSE and option.on >= 0:
            paper.layers[-1].choose_one(option.on)
        paper.settle()
        return paper

    def margins(self) -> list[float]:
        return [f - a + e for f, a, e in zip(self.fortitude, self.alcohol, self.extra, strict=True)]

    def score(self) -> float:
        return judgement.share(self.me, self.margins(), self.gold)

    def play(self, option: Option) -> None:
        """Put a card of mine on top of the stack."""
        mode = self.lore.game.defs[option.card].modes[option.mode]
        layer = Layer(self.me, mode.effects, bits(option.targets))
        layer.on = option.on
        self.pay_cost(mode)
        self.foresee(layer)
        control = self.lore.type_of_control(option.card)
        if control:
            self.tickets[self.me] -= 1
            self.cheats[self.me] -= control == w.CHEATING
        self.layers.append(layer)

    def foresee(self, layer: Layer) -> None:
        """The changes and payments a card announces, as far as its conditions hold."""
        for effect in layer.effects:
            if effect.op == w.CHANGE or effect.op == w.PAY:
                stat = w.GOLD if effect.op == w.PAY else effect.stat
                payee = layer.owner if effect.payee == w.ME else effect.payee
                for seat in self.touched(layer, effect.who):
                    layer.blows.append(Blow(seat, stat, effect.amount, payee))
            elif effect.op == w.IF_TRACK and not self.reaches(layer.owner, effect):
                return

    def reaches(self, seat: int, effect: Effect) -> bool:
        trackers = self.trackers[seat]
        return effect.stat < len(trackers) and trackers[effect.stat] >= effect.amount

    def pay_cost(self, mode: Mode) -> None:
        if mode.cost == w.SPEND:
            self.track(self.me, mode.cost_from, -mode.cost_amount)
        elif mode.cost == w.HARVEST:
            self.extra[self.me] -= kitwork.cheapest_harvest(
                self.view, self.lore, mode.cost_from, mode.cost_amount
            )

    def touched(self, layer: Layer, who: int) -> Sequence[int]:
        if who == w.PICKED:
            return layer.targets
        if who == w.ME:
            return [self.host(layer)]
        if who == w.EACH_OTHER:
            host = self.host(layer)
            return [seat for seat in self.present if seat != host]
        if who == w.EACH:
            return self.present
        source = self.layers[-1].owner if self.layers else -1
        return [source] if source >= 0 else []

    def host(self, layer: Layer) -> int:
        """Whose card it is; an Event is its revealer's."""
        if layer.owner >= 0:
            return layer.owner
        return layer.targets[0] if layer.targets else self.view.active

    # Carrying it out -----------------------------------------------------------------------------

    def settle(self) -> None:
        """Resolve the stack from the top, then guess how the Round ends."""
        while self.layers:
            layer = self.layers.pop()
            if not layer.negated:
                self.resolve(layer)
        if self.inside:
            self.guess_round()

    def resolve(self, layer: Layer) -> None:
        for number, effect in enumerate(layer.effects[layer.at :], layer.at + 1):
            if effect.op == w.CHOOSE_ONE:  # not chosen yet: as good as any is the first
                layer.at = number
                layer.choose_one(0)
            elif effect.op == w.IF_TRACK and not self.reaches(self.host(layer), effect):
                layer.drop_last(len(layer.effects) - number)
        for blow in layer.blows:
            self.strike(blow)
        for sip in layer.sips:
            if not sip.ignored:
                self.fortitude[sip.drinker] = clamp(self.fortitude[sip.drinker] + sip.fortitude)
                self.drink(sip.drinker, sip.alcohol)
        for effect in layer.effects[layer.at :]:
            op = effect.op
            if op == w.CHANGE or op == w.PAY:
                continue
            if op <= w.KEEP_GOLD or op == w.REDUCE:
                self.answer(layer, effect)
            elif op <= w.STEAL_FROM_POT:
                self.gamble(layer, effect)
            elif op in w.CHANGES_A_DRINK:
                self.change_drink(layer, effect)
            elif op == w.MAY:
                return  # it has yet to be asked: as if declined
            elif op == w.IF_CONSCIOUS:
                host = self.host(layer)
                if self.alcohol[host] >= self.fortitude[host]:
                    return
            elif op == w.IF_TRACK:
                if not self.reaches(self.host(layer), effect):
                    return
            elif op >= w.TRACK:
                self.work_kit(layer, effect)
            else:
                self.serve(layer, effect)

    def strike(self, blow: Blow) -> None:
        seat = blow.seat
        if blow.stat == w.FORTITUDE:
            self.fortitude[seat] = clamp(self.fortitude[seat] + blow.amount)
        elif blow.stat == w.ALCOHOL:
            self.drink(seat, blow.amount)
        elif not blow.prevented:
            amount = blow.amount if blow.from_inn else min(blow.amount, self.gold[seat])
            if not blow.from_inn:
                self.gold[seat] -= amount
            if blow.payee >= 0:
                self.gold[blow.payee] += amount
            elif blow.payee == w.POT:
                self.pot += amount

    def drink(self, seat: int, alcohol: float) -> None:
        self.alcohol[seat] = clamp(self.alcohol[seat] + alcohol)

    def answer(self, layer: Layer, effect: Effect) -> None:
        """Words that act on the card beneath."""
        if not self.layers:
            return
        below = self.layers[-1]
        me = layer.owner
        op = effect.op
        if op == w.NEGATE:
            below.negated = True
        elif op == w.IGNORE:
            below.ignore(me)
        elif op == w.BOOST:
            for blow in below.blows:
                blow.amount += effect.amount if blow.amount > 0 else -effect.amount
        else:
            for blow in below.blows[:]:
                if blow.seat != me:
                    continue
                if blow.stat == w.GOLD:
                    blow.from_inn |= op == w.FROM_THE_INN
                    blow.prevented |= op == w.KEEP_GOLD
                elif blow.stat == w.FORTITUDE and blow.amount < 0:
                    if op == w.REDIRECT:
                        if effect.who == w.SOURCE:
                            blow.seat = below.owner
                        elif layer.targets:
                            blow.seat = layer.targets[0]
                    elif op == w.REDUCE:
                        blow.amount = min(0, blow.amount + effect.amount)
                    elif op == w.SHARE:
                        blow.amount = half(int(blow.amount))
                        below.blows.append(Blow(below.owner, blow.stat, blow.amount, blow.payee))

    def change_drink(self, layer: Layer, effect: Effect) -> None:
        if not self.layers or not 0 <= layer.on < len(self.layers[-1].sips):
            return
        sip = self.layers[-1].sips[layer.on]
        op = effect.op
        if op == w.IGNORE_DRINK or op == w.NEGATE_DRINK:
            sip.ignored = True
        elif op == w.GIVE_DRINK:
            sip.drinker = layer.targets[0]
        elif op == w.SPLIT_DRINK:
            self.split(sip, layer.targets[0])
        elif op == w.STRENGTHEN:
            sip.alcohol = max(min(0, sip.alcohol), sip.alcohol + effect.amount)
        elif op == w.REPLACE_DRINK:
            sip.alcohol, sip.fortitude = effect.amount, 0
        else:
            sip.alcohol, sip.fortitude = 0, sip.fortitude + sip.alcohol

    def my_split(self, paper: "Forecast") -> Sip:
        """The Drink I am being asked to share."""
        sips = paper.layers[-1].sips
        return next((sip for sip in sips if sip.drinker == self.me and not sip.ignored), sips[0])

    def split(self, sip: Sip, partner: int) -> None:
        sip.alcohol = half(sip.alcohol)
        sip.fortitude = half(sip.fortitude)
        self.layers[-1].sips.append(Sip(partner, sip.alcohol, sip.fortitude, False))

    # Serving -------------------------------------------------------------------------------------

    def serve(self, layer: Layer, effect: Effect) -> None:
        op = effect.op
        host = self.host(layer)
        taking_part = [seat for seat in self.present if not (layer.ignored >> seat) & 1]
        if op == w.ORDER:
            for _ in range(effect.amount):
                self.deliver_well(host)
        elif op == w.DRINK_MORE:
            for seat in self.touched(layer, effect.who):
                self.drink_more(seat)
        elif op in (w.TOAST, w.ROUND_ON_THE_HOUSE, w.DRINKING_CONTEST):
            for seat in taking_part:
                self.drink(seat, self.lore.average_drink)
        elif op == w.DRINK_FROM_DECK:
            self.drink(host, effect.amount * self.lore.average_drink)
        elif op == w.DEMAND:
            for seat in taking_part:
                if seat != host:
                    self.strike(Blow(seat, w.GOLD, effect.amount, host))
        elif op == w.DRAW:
            for seat in self.touched(layer, effect.who):
                self.extra[seat] += A_CARD * effect.amount
        elif op in (w.DISCARD, w.REVEAL):
            for seat in self.touched(layer, effect.who):
                self.extra[seat] -= A_CARD * effect.amount
        elif op == w.CARDS_FOR_FORTITUDE:
            for seat in self.touched(layer, effect.who):
                self.extra[seat] += (1 - A_CARD) * effect.amount
        elif op == w.MORE_ACTIONS:
            self.extra[host] += effect.amount

    def drink_more(self, seat: int) -> None:
        """One more from the pile; but on an empty pile one sobers up, which is no favour to me."""
        left = self.piles[seat]
        revealed = any(seen.kind != "play" for seen in self.view.stack)
        if seat == self.view.active and not revealed:
            left -= 1  # the Drink of the phase itself comes first
        self.drink(seat, self.lore.average_drink if left > 0 else -1)

    def deliver(self, seat: int) -> None:
        """A Drink in a pile: it counts most where the pile would be empty when its turn comes."""
        height = self.piles[seat]
        self.piles[seat] += 1
        self.drink(seat, self.lore.average_drink * at_height(height))

    def deliver_well(self, host: int) -> None:
        others = [seat for seat in self.present if seat != host]
        if others:
            self.deliver(min(others, key=lambda seat: self.piles[seat]))

    # Kits ----------------------------------------------------------------------------------------

    def work_kit(self, layer: Layer, effect: Effect) -> None:
        op = effect.op
        host = self.host(layer)
        if op == w.TRACK:
            self.track(host, effect.stat, effect.amount)
        elif op == w.TRACK_OF_CHOICE:
            trackers = self.view.game.characters[host].trackers
            numbers = [i for i in bits(effect.stat) if self.trackers[host][i] < trackers[i].most]
            if numbers:
                points = self.lore.kits[host].points
                self.track(host, max(numbers, key=lambda i: points[i]), 1)
        elif op == w.PASS_TOP_DRINK:
            for seat in layer.targets:
                if self.piles[host] and not (layer.ignored >> seat) & 1:
                    self.piles[host] -= 1
                    self.deliver(seat)
                    self.drink(host, -self.lore.average_drink * at_height(self.piles[host]))
        elif op == w.DISCARD_OR_LOSE:
            for seat in self.present:
                if not (layer.ignored >> seat) & 1:
                    self.extra[seat] -= 1.0
        else:
            self.extra[host] += kitwork.worth_now(self.view, self.lore, host, effect)

    def track(self, seat: int, number: int, points: int) -> None:
        """A tracker goes up or down; one that goes round fires on its way."""
        tracker = self.view.game.characters[seat].trackers[number]
        values = list(self.trackers[seat])
        each = self.lore.kits[seat].points[number]
        value = values[number] + points
        if value > tracker.most:
            if tracker.fires is None:
                value = tracker.most
            else:
                value -= tracker.most - tracker.start + 1
                self.fire(seat, tracker.fires.effects)
        moved = max(0, value) - values[number]
        values[number] = max(0, value)
        self.trackers[seat] = tuple(values)
        self.extra[seat] += each * moved

    def fire(self, seat: int, effects: Sequence[Effect]) -> None:
        """At somebody who falls by it, or else at whoever stands best."""
        margins = self.margins()
        others = [other for other in self.present if other != seat]
        if not others:
            return
        for effect in effects:
            if effect.op != w.CHANGE:
                continue
            falling = [other for other in others if 0 < margins[other] <= abs(effect.amount)]
            target = max(falling or others, key=lambda other: margins[other])
            self.strike(Blow(target, effect.stat, effect.amount, w.INN))

    # The Round -----------------------------------------------------------------------------------

    def gamble(self, layer: Layer, effect: Effect) -> None:
        op = effect.op
        host = self.host(layer)
        if op == w.START_ROUND:
            for seat in self.present:
                if not (layer.ignored >> seat) & 1:
                    self.inside |= 1 << seat
            self.take_control(host)
            self.everyone_antes()
        elif op == w.TAKE_CONTROL:
            self.take_control(host)
        elif op == w.ONLY_CHEATING_NEXT:
            self.strict = True
        elif op == w.ANTE:
            self.everyone_antes()
        elif op == w.LEAVE_ROUND:
            for seat in self.touched(layer, effect.who):
                self.leave(seat)
        elif op == w.RESUME_ROUND:
            self.take_control(host)
            self.everyone_antes()
        elif op in (w.WIN_ROUND, w.TAKE_POT) or (op == w.END_ROUND and effect.payee == w.ME):
            self.win(host)
        elif op == w.END_ROUND:
            self.inside = 0
            self.pot = 0
        elif op == w.STEAL_FROM_POT:
            amount = min(effect.amount, self.pot)
            self.pot -= amount
            self.gold[host] += amount
        elif op == w.HALVE_WINNINGS and self.controller >= 0:
            self.strike(Blow(self.controller, w.GOLD, len(self.present) / 2, host))

    def take_control(self, seat: int) -> None:
        self.controller = seat
        self.passed = 0
        self.strict = False

    def everyone_antes(self) -> None:
        for seat in bits(self.inside):
            self.strike(Blow(seat, w.GOLD, 1, w.POT))

    def leave(self, seat: int) -> None:
        self.inside &= ~(1 << seat)
        if self.controller == seat:
            self.controller = -1
            self.strict = False
        for layer in self.layers:
            layer.blows = [b for b in layer.blows if b.seat != seat or b.payee != w.POT]

    def win(self, seat: int) -> None:
        self.gold[seat] += self.pot
        self.pot = 0
        self.inside = 0

    def guess_round(self) -> None:
        """Share out the pot by everybody's chance to win it."""
        waiting = self.inside & ~self.passed
        if self.controller >= 0:
            waiting &= ~(1 << self.controller)
        if not waiting:
            if self.controller >= 0:
                self.win(self.controller)
            return
        chances: list[tuple[int, float]] = []
        total = 0.0
        for seat in bits(self.inside):
            in_control = seat == self.controller
            tickets = self.cheats if self.strict and not in_control else self.tickets
            chance = OUTSIDE_CHANCE + tickets[seat]
            if in_control:
                chance += IN_CONTROL + (UNDER_WINNING_HAND if self.strict else 0.0)
            elif (self.passed >> seat) & 1:
                chance *= AFTER_PASSING
            chances.append((seat, chance))
            total += chance
        for seat, chance in chances:
            self.gold[seat] += self.pot * chance / total


def at_height(height: int) -> float:
    """How likely a Drink put on a pile of this height is to be drunk in the end."""
    return (0.8, 0.35, 0.15, 0.1)[min(height, 3)]


def clamp(value: float) -> float:
    return min(20.0, max(0.0, value))
