"""Kits: what characters bring besides their deck: trackers, boxes of cards, their words."""

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Effect
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.play import Play, step_of_kit
from lastcall.engine.table import Table


class Gaining(Frame):
    """A tracker goes up point by point; one that goes round fires and starts again on the way."""

    __slots__ = ("left", "number", "seat")

    def __init__(self, seat: int, number: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.left = left

    def clone(self) -> "Frame":
        copy = Gaining(self.seat, self.number, self.left)
        copy.copy_window(self)
        return copy

    def at_rest(self, t: Table) -> bool:
        return waits_for_no_card(t)

    def advance(self, t: Table) -> None:
        tracker = t.game.characters[self.seat].trackers[self.number]
        value = t.seats[self.seat].trackers[self.number]
        full = value == tracker.most and tracker.fires is None
        if self.left == 0 or full or not t.seats[self.seat].alive:
            t.frames.pop()
            return
        self.left -= 1
        if value < tracker.most or tracker.fires is None:
            t.set_tracker(self.seat, self.number, value + 1)
            return
        t.emit("fired", self.seat, self.number)
        t.set_tracker(self.seat, self.number, tracker.start)
        t.frames.append(step_of_kit(t, self.seat, -1, tracker.fires))


class PickingTracker(Frame):
    """The owner chooses which of several trackers goes up by one."""

    __slots__ = ("numbers", "seat")

    def __init__(self, seat: int, numbers: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.numbers = numbers

    def clone(self) -> "Frame":
        copy = PickingTracker(self.seat, self.numbers[:])
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        trackers = t.game.characters[self.seat].trackers
        values = t.seats[self.seat].trackers
        open_ = [i for i in self.numbers if values[i] < trackers[i].most]
        if len(open_) > 1:
            t.ask(self.seat, w.ASK_TRACKER, [o.choose_number(i) for i in open_])
            return
        t.frames.pop()
        for i in open_:
            t.set_tracker(self.seat, i, values[i] + 1)

    def take(self, t: Table, option: Option) -> None:
        t.frames.pop()
        t.set_tracker(self.seat, option.on, t.seats[self.seat].trackers[option.on] + 1)


class SettingOut(Frame):
    """A new card for a full box lies face up: it or one of the old ones is discarded."""

    __slots__ = ("box", "card", "seat")

    def __init__(self, seat: int, box: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.box = box
        self.card = card

    def clone(self) -> "Frame":
        copy = SettingOut(self.seat, self.box, self.card)
        copy.copy_window(self)
        return copy

    def held(self) -> list[int]:
        return [self.card]

    def advance(self, t: Table) -> None:
        cards = [*t.seats[self.seat].boxes[self.box].cards, self.card]
        t.ask(self.seat, w.ASK_BOX, [o.choose(card) for card in cards])

    def take(self, t: Table, option: Option) -> None:
        t.frames.pop()
        if option.card != self.card:
            t.seats[self.seat].boxes[self.box].take(option.card)
            t.seats[self.seat].boxes[self.box].put(self.card)
        t.discard(option.card)
        t.emit("made-room", self.seat, self.box, card=option.card)


class Gathering(Frame):
    """Every card of a box that has reached its last mark is discarded, and does what it says."""

    __slots__ = ("box", "seat")

    def __init__(self, seat: int, box: int) -> None:
        super().__init__()
        self.seat = seat
        self.box = box

    def clone(self) -> "Frame":
        copy = Gathering(self.seat, self.box)
        copy.copy_window(self)
        return copy

    def at_rest(self, t: Table) -> bool:
        return waits_for_no_card(t)

    def advance(self, t: Table) -> None:
        if not t.seats[self.seat].alive:
            t.frames.pop()
            return
        box = t.seats[self.seat].boxes[self.box]
        ripe: list[int] = []
        for i, card in enumerate(box.cards):
            definition = t.game.defs[card]
            if box.marks[i] == len(definition.ladder) - 1 and not definition.evergreen:
                ripe.append(card)
        for card in ripe:
            if not t.game.defs[card].modes:
                self.gather(t, card)
                return
        if not ripe:
            t.frames.pop()
        elif len(ripe) == 1:
            self.gather(t, ripe[0])
        else:
            t.ask(self.seat, w.ASK_BOX, [o.choose(card) for card in ripe])

    def take(self, t: Table, option: Option) -> None:
        self.gather(t, option.card)

    def gather(self, t: Table, card: int) -> None:
        t.seats[self.seat].boxes[self.box].take(card)
        t.emit("gathered", self.seat, self.box, card=card)
        modes = t.game.defs[card].modes
        if modes:
            t.frames.append(step_of_kit(t, self.seat, card, modes[0]))
        else:
            t.discard(card)


class Choosing(Frame):
    """The owner picks cards for a word, one at a time; where the word says "may", or is done."""

    __slots__ = ("left", "number", "seat", "tag", "word")

    def __init__(self, seat: int, word: int, number: int, left: int, tag: str) -> None:
        super().__init__()
        self.seat = seat
        self.word = word
        self.number = number  # the box or side deck in question
        self.left = left
        self.tag = tag

    def clone(self) -> "Frame":
        copy = Choosing(self.seat, self.word, self.number, self.left, self.tag)
        copy.copy_window(self)
        return copy

    def choices(self, t: Table) -> list[int]:
        seat = t.seats[self.seat]
        if self.word == w.LAY_DOWN:
            # Only one's own Character Cards can be laid down.
            return [
                card
                for card in seat.hand
                if t.game.home_seat[card] == self.seat and t.game.home_deck[card] == 0
            ]
        if self.word == w.FETCH:
            return [card for card in seat.discard if self.tag in t.game.defs[card].tags]
        if self.word == w.SET_OUT_FROM_DISCARD:
            deck = t.game.characters[self.seat].boxes[self.number].from_deck
            return seat.side[deck - 1].discard[:]
        return seat.boxes[self.number].cards[:]

    def optional(self) -> bool:
        return self.word in (w.LAY_DOWN, w.SET_OUT_FROM_DISCARD, w.DISCARD_FROM_BOX)

    def advance(self, t: Table) -> None:
        cards = self.choices(t)
        if self.left == 0 or not cards:
            self.finish(t)
            return
        if len(cards) == 1 and not self.optional():
            self.carry_out(t, cards[0])
            return
        plays = [o.choose(card) for card in cards]
        if self.optional():
            plays.append(o.FINISHED)
        kind = w.ASK_BOX
        if self.word == w.LAY_DOWN:
            kind = w.ASK_LAY_DOWN
        elif self.word == w.FETCH or self.word == w.SET_OUT_FROM_DISCARD:
            kind = w.ASK_FETCH
        t.ask(self.seat, kind, plays)

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DONE:
            self.finish(t)
        else:
            self.carry_out(t, option.card)

    def finish(self, t: Table) -> None:
        t.frames.pop()
        below = t.frames[-1]
        if self.word == w.LAY_DOWN and self.left > 0 and isinstance(below, Play):
            below.at = len(below.effects)  # "if you do": what follows does not happen

    def carry_out(self, t: Table, card: int) -> None:
        self.left -= 1
        seat = t.seats[self.seat]
        if self.word == w.LAY_DOWN:
            seat.hand.remove(card)
            seat.boxes[self.number].put(card)
            t.emit("laid-down", self.seat, self.number)
            t.emit("laid-down-card", self.seat, self.number, card=card, seen=1 << self.seat)
        elif self.word == w.FETCH:
            seat.discard.remove(card)
            seat.hand.append(card)
            t.emit("fetched", self.seat, card=card)
        elif self.word == w.SET_OUT_FROM_DISCARD:
            deck = t.game.characters[self.seat].boxes[self.number].from_deck
            seat.side[deck - 1].discard.remove(card)
            set_out(t, self.seat, self.number, card)
        elif self.word == w.GROW:
            grow(t, self.seat, self.number, card)
        else:
            seat.boxes[self.number].take(card)
            t.discard(card)
            t.emit("made-room", self.seat, self.number, card=card)


class Sacrificing(Frame):
    """Each of several players discards a card of a type from hand, or loses Fortitude."""

    __slots__ = ("amount", "queue", "type")

    def __init__(self, queue: list[int], type: int, amount: int) -> None:
        super().__init__()
        self.queue = queue
        self.type = type
        self.amount = amount

    def clone(self) -> "Frame":
        copy = Sacrificing(self.queue[:], self.type, self.amount)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        if not self.queue:
            t.frames.pop()
            return
        seat = self.queue[0]
        cards = [c for c in t.seats[seat].hand if t.game.defs[c].types() & self.type]
        if not cards:
            self.suffer(t)
            return
        plays = [o.choose(card) for card in cards]
        plays.append(o.DECLINING)
        t.ask(seat, w.ASK_SACRIFICE, plays)

    def suffer(self, t: Table) -> None:
        t.change(self.queue.pop(0), w.FORTITUDE, -self.amount)

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DECLINE:
            self.suffer(t)
            return
        seat = self.queue.pop(0)
        t.seats[seat].hand.remove(option.card)
        t.discard(option.card)
        t.emit("discarded", seat, card=option.card)


def waits_for_no_card(t: Table) -> bool:
    """Whether the frame on top is a step of a kit's rules, with no played card beneath it.

    Then losers are looked for between the things it does (LOSE-4).
    """
    for frame in t.frames[1:-1]:
        if not isinstance(frame, Play) or frame.type != w.RULE:
            return False
    return True


# The words ---------------------------------------------------------------------------------------


def work_kit(t: Table, play: Play, effect: Effect) -> None:
    op = effect.op
    me = play.owner
    number = effect.stat
    if op == w.TRACK:
        value = t.seats[me].trackers[number]
        if effect.amount > 0:
            t.frames.append(Gaining(me, number, effect.amount))
        else:
            t.set_tracker(me, number, max(0, value + effect.amount))
    elif op == w.TRACK_OF_CHOICE:
        t.frames.append(PickingTracker(me, o.bits(number)))
    elif op == w.IF_TRACK:
        if t.seats[me].trackers[number] < effect.amount:
            play.at = len(play.effects)
    elif op == w.SET_OUT:
        deck = t.game.characters[me].boxes[number].from_deck
        card = t.next_card(me, deck)
        if card >= 0:
            set_out(t, me, number, card)
    elif op == w.FILL_UP:
        rule = t.game.characters[me].boxes[number]
        box = t.seats[me].boxes[number]
        while len(box.cards) < rule.capacity:
            card = t.next_card(me, rule.from_deck)
            if card < 0:
                break
            set_out(t, me, number, card)
    elif op == w.GROW_ALL:
        for card in t.seats[me].boxes[number].cards:
            grow(t, me, number, card)
    elif op == w.GATHER:
        t.frames.append(Gathering(me, number))
    elif op == w.CLEAR_BOX:
        clear_box(t, me, number, effect.amount)
    elif op == w.PASS_TOP_DRINK:
        pile = t.seats[me].pile
        for seat in play.touched(t, effect.who):
            if pile and not (play.ignored >> seat) & 1:
                t.seats[seat].pile.append(pile.pop())
                t.emit("passed-drink", me, seat)
    elif op == w.REVEAL_UNTIL:
        reveal_until(t, me, effect.tag)
    elif op == w.DISCARD_OR_LOSE:
        queue = [s for s in t.in_turn_order(t.active) if not (play.ignored >> s) & 1]
        t.frames.append(Sacrificing(queue, effect.stat, effect.amount))
    else:
        t.frames.append(Choosing(me, op, number, effect.amount, effect.tag))


def set_out(t: Table, seat: int, number: int, card: int) -> None:
    """A card comes face up into a box; a full one must make room first."""
    box = t.seats[seat].boxes[number]
    t.emit("set-out", seat, number, card=card)
    if len(box.cards) < t.game.characters[seat].boxes[number].capacity:
        box.put(card)
    else:
        t.frames.append(SettingOut(seat, number, card))


def grow(t: Table, seat: int, number: int, card: int) -> None:
    """One step down the ladder; on the last step nothing happens."""
    box = t.seats[seat].boxes[number]
    i = box.cards.index(card)
    if box.marks[i] < len(t.game.defs[card].ladder) - 1:
        box.marks[i] += 1
        t.emit("grew", seat, number, card=card, amount=t.game.defs[card].ladder[box.marks[i]])


def clear_box(t: Table, seat: int, number: int, per_card: int) -> None:
    """Discard everything in a box and gain points of the first tracker for each card."""
    box = t.seats[seat].boxes[number]
    cards = box.cards[:]
    box.cards.clear()
    box.marks.clear()
    for card in cards:
        t.discard(card)
        t.emit("burned", seat, number, card=card)
    if cards and per_card:
        t.frames.append(Gaining(seat, 0, per_card * len(cards)))


def reveal_until(t: Table, seat: int, tag: str) -> None:
    """Turn up cards of one's own deck until one of the subtype comes; it goes to hand."""
    shown: list[int] = []
    while True:
        card = t.next_card(seat)
        if card < 0:
            break
        t.emit("showed", seat, card=card)
        if tag in t.game.defs[card].tags:
            t.seats[seat].hand.append(card)
            t.emit("fetched", seat, card=card)
            break
        shown.append(card)
    for card in shown:
        t.discard(card)
