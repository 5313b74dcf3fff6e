"""What the table will look like if nobody does anything more, with guesses for what is hidden.

The engine's `Paper` carries out the stack as far as everybody can see; here what is still hidden
(the next Drink, the rivals' hands, the cards of a deck) counts as its average.
"""

from typing import Final

from lastcall.bots import judgement, worth
from lastcall.bots.lore import Lore
from lastcall.bots.mat import Mat
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode, Tracker
from lastcall.engine.options import Option, bits
from lastcall.engine.pieces import DRINK_DECK, PILE
from lastcall.engine.preview import Blow, Layer, Paper
from lastcall.engine.view import View
from lastcall.engine.word import Cost, Word

# Whoever turns over a card for every turn in a Round comes to this many of them.
TURNED_OVER: Final = 2.0

# A track against me that its owner passes out on: a Gold or two cards. On the way there it is worth
# a part of that, the more the nearer; somebody else may shake off what I have done so far.
REWARD: Final = 1.3
ON_THE_WAY: Final = 0.7


class Forecast(Paper):
    """The table on paper, with tickets for the pot and cards as margin."""

    __slots__ = ("lore", "poured", "spent")

    def __init__(self, view: View, lore: Lore, like: "Forecast | None" = None) -> None:
        super().__init__(view, like)
        self.lore = lore
        self.poured = 0  # cards off the Drink Deck so far
        self.spent = 0  # GAMBLING or CHEATING, if that is what I put down on paper

    def after(self, option: Option) -> "Forecast":
        """How it ends if I take this option and everybody else then sits still."""
        paper = Forecast(self.view, self.lore, self)
        paper.take(option)
        paper.settle()
        return paper

    def margins(self) -> list[float]:
        fortitude, alcohol, extra = self.fortitude, self.alcohol, self.extra
        margins: list[float] = []
        for seat in range(len(fortitude)):
            margins.append(fortitude[seat] - alcohol[seat] + extra[seat])
        for seat in bits(self.view.game.bare):  # nobody's rival: only what can be got out of them
            for number, player in enumerate(self.facing(seat)):
                f, a = self.tracks[seat][number]
                way = 1 - (f - a) / self.view.seats[seat].tops[number]
                margins[player] += REWARD * ON_THE_WAY * way * way
        return margins

    def reward(self, seat: int) -> None:
        self.extra[seat] += REWARD

    def sides(self) -> tuple[int, list[float], list[float]]:
        """Where I stand in these lists, and the margin and Gold of each side at the table."""
        margins = self.margins()
        if not self.mates:
            return self.me, margins, self.gold
        heads = [mates[0] for seat, mates in enumerate(self.mates) if seat == mates[0]]
        for head in heads:
            margins[head] += sum(self.extra[mate] for mate in self.mates[head][1:])
        mine = heads.index(self.mates[self.me][0])
        return mine, [margins[head] for head in heads], [self.gold[head] for head in heads]

    def score(self) -> float:
        me, margins, gold = self.sides()
        return judgement.share(self.lore.taste, me, margins, gold)

    def point(self) -> float:
        """What a point of my margin is worth."""
        me, margins, gold = self.sides()
        return judgement.point(self.lore.taste, me, margins, gold)

    def play(self, option: Option) -> None:
        super().play(option)
        for seat in bits(self.view.game.bare):
            if any(blow.seat == seat for blow in self.layers[-1].blows):
                self.extra[self.me] -= self.lore.provoked[seat]
        self.spent = self.lore.control[option.card]

    def pay_cost(self, cost: Cost) -> None:
        super().pay_cost(cost)
        box = cost.box_meant()
        if box is not None:
            loss, _ = Mat(self.view, self.lore, self.me).best_harvest(box, cost.amount())
            self.extra[self.me] -= loss

    def settle(self) -> None:
        """Resolve the stack, then guess how the Round ends."""
        super().settle()
        if self.inside:
            self.guess_round()

    # Drinks nobody has seen ----------------------------------------------------------------------

    def drink_unseen(self, seat: int, drinks: int) -> None:
        for _ in range(drinks):
            self.drink(seat, self.off_the_deck())

    def off_the_deck(self) -> float:
        """What the next Drink off the Drink Deck costs: its average, unless I know it."""
        if not self.view.known:
            return self.lore.average_drink
        number = self.poured
        self.poured += 1
        return self.lying(DRINK_DECK, -1, number)

    def lying(self, place: str, seat: int, depth: int) -> float:
        """The Drink that lies so deep in a place: its average, unless I know which it is."""
        for card, zone, position in self.view.known:
            where = self.view.game.zones[zone]
            if where.name == place and where.seat == seat and position == depth:
                return self.lore.strength[card]
        return self.lore.average_drink

    def drink_more(self, seat: int) -> None:
        """One more from the pile; but on an empty pile one sobers up, which is no favour to me."""
        left = self.piles[seat]
        if seat == self.view.active:
            revealed = False
            for seen in self.view.stack:
                if seen.kind != "play":
                    revealed = True
            if not revealed:
                left -= 1  # the Drink of the phase itself comes first
        if not self.has_pile(seat):
            self.drink(seat, self.lore.average_drink)
        elif left <= 0:
            self.drink(seat, -1.0)
        elif self.view.known:
            self.drink(seat, self.lying(PILE, seat, self.piles[seat] - left))
        else:
            self.drink(seat, self.lore.average_drink)

    def deliver(self, seat: int) -> None:
        """A Drink in a pile: it counts most where the pile would be empty when its turn comes."""
        if not self.has_pile(seat):
            return
        height = self.piles[seat]
        self.piles[seat] += 1
        self.drink(seat, self.off_the_deck() * self.at_height(height))

    def deliver_well(self, host: int) -> None:
        lowest = -1
        friends = self.side_of(host)
        for seat in self.present:
            if (
                seat not in friends
                and self.has_pile(seat)
                and (lowest < 0 or self.piles[seat] < self.piles[lowest])
            ):
                lowest = seat
        if lowest >= 0:
            self.deliver(lowest)

    def drop_top_drink(self, seat: int) -> None:
        if self.piles[seat] and self.has_pile(seat):
            top = self.lying(PILE, seat, 0) if self.view.known else self.lore.average_drink
            self.piles[seat] -= 1
            self.drink(seat, -top * self.at_height(self.piles[seat]))

    def pass_top_drink(self, seat: int, to: int) -> None:
        if self.piles[seat] and self.has_pile(to):
            self.piles[seat] -= 1
            height = self.piles[to]
            self.piles[to] += 1
            top = self.lying(PILE, seat, 0) if self.view.known else self.lore.average_drink
            self.drink(to, top * self.at_height(height))
            self.drink(seat, -top * self.at_height(self.piles[seat]))

    # Cards and kits ------------------------------------------------------------------------------

    def cards(self, seat: int, worth: float) -> None:
        self.extra[seat] += worth

    def weigh(self, word: Word, layer: Layer) -> None:
        host = self.host(layer)
        self.extra[host] += worth.of(word).now(word, Mat(self.view, self.lore, host))
        layer.follow(self)

    def track(self, seat: int, tracker: Tracker, points: int) -> None:
        """A tracker goes up or down; one that goes round fires on its way."""
        number = self.tracker_number(seat, tracker)
        if number < 0:
            return
        values = list(self.trackers[seat])
        value = values[number] + points
        if value > tracker.most:
            if tracker.fires is None:
                value = tracker.most
            else:
                value -= tracker.most - tracker.start + 1
                self.fire(seat, tracker.fires)
        value = max(0, value)
        point = self.lore.kits[seat].point(tracker)
        if tracker.everybody and not point:
            point = -worth.A_MARK  # somebody else's, on this mat
        self.extra[seat] += point * (value - values[number])
        values[number] = value
        self.trackers[seat] = tuple(values)

    def track_best(self, seat: int, trackers: tuple[Tracker, ...]) -> None:
        best: Tracker | None = None
        best_value = -1.0
        for tracker in trackers:
            value = self.lore.kits[seat].point(tracker)
            if self.points(seat, tracker) < tracker.most and value > best_value:
                best, best_value = tracker, value
        if best is not None:
            self.track(seat, best, 1)

    def fire(self, seat: int, mode: Mode) -> None:
        """At somebody who falls by it, or else at whoever stands best."""
        margins = self.margins()
        friends = self.side_of(seat)
        others = [other for other in self.present if other not in friends and self.has_pile(other)]
        if not others:
            return
        for number in mode.foreseen:
            word = mode.words[number]
            amount = word.number()
            falling = [other for other in others if 0 < margins[other] <= abs(amount)]
            target = max(falling or others, key=lambda other: margins[other])
            self.strike(Blow(number, target, word.attribute_meant(), amount, w.INN))

    # The Round -----------------------------------------------------------------------------------

    def guess_round(self) -> None:
        """Share out the pot by everybody's chance to win it."""
        waiting = self.inside & ~self.passed
        if self.controller >= 0:
            waiting &= ~(1 << self.controller)
        if not waiting:
            if self.controller >= 0:
                self.win(self.controller)
            return
        taste = self.lore.taste
        tickets = self.tickets()
        cheats = self.cheats() if self.strict else tickets
        chances: list[tuple[int, float]] = []
        total = 0.0
        for seat in bits(self.inside):
            in_control = seat == self.controller
            held = tickets[seat] if in_control else cheats[seat]
            if seat == self.me:
                held *= taste.a_ticket_of_mine
            chance = taste.outside_chance + held
            if in_control:
                chance += taste.in_control + (taste.under_winning_hand if self.strict else 0.0)
            elif (self.passed >> seat) & 1:
                chance *= taste.after_passing
            chances.append((seat, chance))
            total += chance
        for seat, chance in chances:
            if self.has_pile(seat):
                self.enrich(seat, self.pot * chance / total)

    def tickets(self) -> list[float]:
        """Everybody's cards that take control, as far as one can know."""
        found = self.held(self.lore.gamblers, False)
        if self.spent:
            found[self.me] -= 1
        return found

    def cheats(self) -> list[float]:
        """Those of them that cheat."""
        found = self.held(self.lore.cheaters, True)
        if self.spent == w.CHEATING:
            found[self.me] -= 1
        return found

    def held(self, parts: list[float], cheating: bool) -> list[float]:
        """How many of a sort each hand has: my own and my teammates' I see, the rest I guess."""
        found: list[float] = []
        bare = self.view.game.bare
        for seat in self.view.seats:
            if seat.cards or seat.seat == self.me:
                count = 0
                for card in seat.cards:
                    control = self.lore.control[card]
                    count += control == w.CHEATING if cheating else control > 0
                found.append(float(count))
            else:
                hand = TURNED_OVER if (bare >> seat.seat) & 1 else float(seat.hand)
                found.append(hand * parts[seat.seat])
        return found

    def at_height(self, height: int) -> float:
        """How likely a Drink put on a pile of this height is to be drunk in the end."""
        return self.lore.taste.heights[min(height, 3)]
