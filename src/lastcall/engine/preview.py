"""What will happen if nobody does anything more: the stack, carried out on paper.

A paper reads only what a view shows. What is still hidden (the next Drink, what a deck gives)
changes nothing on it; a bot that wants to count it as its average says so in a child of `Paper`.
"""

from typing import TYPE_CHECKING, Final

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import PARTS, Deck, Mode, Tracker
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.options import Option, bits

if TYPE_CHECKING:
    from lastcall.engine.view import StackView, View
    from lastcall.engine.word import Cost, Who, Word

A_CARD: Final = 0.4  # a card drawn or lost, in points of margin


class Blow:
    """A change or a payment on its way to a seat."""

    __slots__ = (
        "added",
        "amount",
        "attribute",
        "counted",
        "from_inn",
        "number",
        "payee",
        "prevented",
        "seat",
    )

    def __init__(self, number: int, seat: int, attribute: int, amount: float, payee: int) -> None:
        self.number = number  # the word it comes from
        self.seat = seat
        self.attribute = attribute
        self.amount = amount
        self.payee = payee
        self.from_inn = False
        self.prevented = False
        self.added = 0.0  # how much of it rules that join in have added (a Mark)
        self.counted: int | None = None  # what of it is counted anew when it resolves

    def copy(self) -> "Blow":
        other = Blow(self.number, self.seat, self.attribute, self.amount, self.payee)
        other.from_inn = self.from_inn
        other.prevented = self.prevented
        other.added = self.added
        other.counted = self.counted
        return other


class Sip:
    """A Drink on its way to a drinker."""

    __slots__ = ("alcohol", "drinker", "fortitude", "giver", "ignored")

    def __init__(
        self, drinker: int, alcohol: int, fortitude: int, ignored: bool, giver: int
    ) -> None:
        self.drinker = drinker
        self.alcohol = alcohol
        self.fortitude = fortitude
        self.ignored = ignored
        self.giver = giver  # whoever made it its drinker's

    def copy(self) -> "Sip":
        return Sip(self.drinker, self.alcohol, self.fortitude, self.ignored, self.giver)


class Layer:
    """A card on the stack, or Drinks waiting to be drunk, to scribble on."""

    __slots__ = (
        "antes",
        "at",
        "behalf",
        "blows",
        "champions",
        "chosen",
        "ignored",
        "mode",
        "negated",
        "on",
        "owner",
        "parts",
        "sips",
        "source",
        "targets",
        "tips",
        "todo",
    )

    def __init__(self, owner: int, mode: Mode | None, targets: list[int], todo: list[int]) -> None:
        self.owner = owner
        self.behalf = owner
        self.mode = mode
        self.targets = targets
        self.source = -1
        self.todo = todo  # numbers of the words to come, the next one last
        self.at = -1
        self.chosen = 0  # which alternative, where one is to be chosen
        self.on = -1
        self.negated = False
        self.ignored = 0
        self.champions: list[int] = []  # whom it takes for everybody, where teams play
        self.tips = 0  # Gold that was paid to the Inn because of it
        self.antes = False  # it is the demand for antes
        self.blows: list[Blow] = []
        self.sips: list[Sip] = []
        self.parts: list[tuple[Mode, list[int]]] = []  # cards attached: (mode, targets) each

    def copy(self) -> "Layer":
        other = Layer(self.owner, self.mode, self.targets, self.todo[:])
        other.behalf = self.behalf
        other.source = self.source
        other.at = self.at
        other.chosen = self.chosen
        other.on = self.on
        other.negated = self.negated
        other.ignored = self.ignored
        other.champions = self.champions
        other.tips = self.tips
        other.antes = self.antes
        if self.blows:
            other.blows = [blow.copy() for blow in self.blows]
        if self.sips:
            other.sips = [sip.copy() for sip in self.sips]
        if self.parts:
            other.parts = self.parts[:]
        return other

    def word(self, number: int) -> "Word | None":
        if number >= PARTS:
            return self.parts[number // PARTS - 1][0].words[number % PARTS]
        return self.mode.words[number] if self.mode is not None else None

    def held(self) -> list[int]:
        """The numbers of the words that the word at hand holds."""
        return self.held_by(self.at) if self.at >= 0 else []

    def held_by(self, number: int) -> list[int]:
        if number >= PARTS:
            part = number // PARTS
            held = self.parts[part - 1][0].held[number % PARTS]
            return [part * PARTS + inner for inner in held]
        return list(self.mode.held[number]) if self.mode is not None else []

    def stands_alone(self, number: int) -> bool:
        """Whether no other word holds it (see `Play.stands_alone`)."""
        if number >= PARTS:
            return number % PARTS in self.parts[number // PARTS - 1][0].top
        return self.mode is not None and number in self.mode.top

    def picked(self) -> list[int]:
        """Whom the word at hand was aimed at."""
        return self.parts[self.at // PARTS - 1][1] if self.at >= PARTS else self.targets

    def culprit(self) -> int:
        """Whose doing it is (see `Play.culprit`)."""
        return -1 if self.mode is not None and self.mode.by_nobody else self.owner

    def losses(self, seats: int) -> list[Blow]:
        return [
            blow
            for blow in self.blows
            if (seats >> blow.seat) & 1 and blow.attribute == w.FORTITUDE and blow.amount < 0
        ]

    def comes_first(self, blow: Blow) -> bool:
        """Whether nothing else of the card costs that seat Fortitude."""
        for other in self.blows:
            same = other.seat == blow.seat and other.attribute == w.FORTITUDE
            if other is not blow and same and other.amount <= 0:
                return False
        return True

    def blows_of(self, number: int) -> list[Blow]:
        """What a word does, which is then done."""
        mine = [blow for blow in self.blows if blow.number == number]
        if mine:
            self.blows = [blow for blow in self.blows if blow.number != number]
        return mine

    def ignore(self, seats: int) -> None:
        """These seats (a mask) Ignore it."""
        self.ignored |= seats
        self.leave_out_ignored()

    def leave_out_ignored(self) -> None:
        self.blows = [
            blow
            for blow in self.blows
            if not (self.ignored >> blow.seat) & 1
            or (self.owner == blow.seat and blow.attribute == w.GOLD)
        ]

    def follow(self, paper: "Paper") -> None:
        """What the word at hand holds is done."""
        for number in self.held():
            paper.do(self, number)

    def follow_only(self, paper: "Paper", position: int) -> None:
        held = self.held()
        if held:
            for number in held:
                if number != held[position]:
                    self.forget(number)
            paper.do(self, held[position])

    def drop(self) -> None:
        """What the word at hand holds does not happen."""
        for number in self.held():
            self.forget(number)

    def dare(self, accepted: bool) -> None:
        """The answer to a "you may": what the word at hand holds comes next, or never."""
        if accepted:
            self.todo.extend(reversed(self.held()))
        else:
            self.drop()

    def forget(self, number: int) -> None:
        for inner in self.held_by(number):
            self.forget(inner)
        self.blows = [blow for blow in self.blows if blow.number != number]


@mypyc_attr(allow_interpreted_subclasses=True)
class Paper:
    """The table on paper: attributes, the Round, the stack."""

    __slots__ = (
        "alcohol",
        "cause",
        "controller",
        "extra",
        "fortitude",
        "gold",
        "inside",
        "layers",
        "mates",
        "me",
        "passed",
        "piles",
        "pot",
        "present",
        "reached",
        "served",
        "strict",
        "trackers",
        "tracks",
        "view",
    )

    def __init__(self, view: "View", like: "Paper | None" = None) -> None:
        self.view = view
        self.me = view.me
        # Who shares each seat's mat, itself among them; nothing where everybody plays alone.
        self.mates: list[list[int]] = like.mates if like is not None else mates_of(view)
        self.cause = -1  # whose card is being carried out
        if like is None:
            self.present: list[int] = []
            self.reached: list[int] = []
            self.fortitude: list[float] = []
            self.alcohol: list[float] = []
            self.gold: list[float] = []
            self.extra: list[float] = []  # cards drawn and lost, as margin
            self.piles: list[int] = []
            self.served: dict[tuple[int, int], int] = {}  # cards given of a seat's side deck
            self.trackers: list[tuple[int, ...]] = []
            self.tracks: list[list[tuple[float, float]]] = []
            for seat in view.seats:
                self.fortitude.append(float(seat.fortitude))
                self.alcohol.append(float(seat.alcohol))
                self.gold.append(float(seat.gold) if seat.alive else 0.0)
                self.extra.append(0.0)
                self.piles.append(seat.pile)
                self.trackers.append(seat.trackers)
                self.tracks.append([])
                for f, a in seat.tracks:
                    self.tracks[-1].append((float(f), float(a)))
                if seat.alive:
                    self.present.append(seat.seat)
                    if seat.reached:
                        self.reached.append(seat.seat)
            self.layers = [read_layer(view, seen) for seen in view.stack]
            self.controller = -1
            self.inside = 0
            self.passed = 0
            self.pot: float = 0.0
            self.strict = False
            if view.round is not None:
                self.controller = view.round.controller
                self.inside = sum(1 << seat for seat in view.round.inside)
                self.passed = sum(1 << seat for seat in view.round.passed)
                self.pot = float(view.round.pot)
                self.strict = view.round.only_cheating
            return
        self.present = like.present
        self.reached = like.reached
        self.fortitude = like.fortitude[:]
        self.alcohol = like.alcohol[:]
        self.gold = like.gold[:]
        self.extra = like.extra[:]
        self.piles = like.piles[:]
        self.served = like.served.copy() if like.served else {}
        self.trackers = like.trackers[:]
        self.tracks = like.tracks
        if view.game.bare:
            self.tracks = [tracks[:] for tracks in like.tracks]
        self.layers = [layer.copy() for layer in like.layers]
        self.controller = like.controller
        self.inside = like.inside
        self.passed = like.passed
        self.pot = like.pot
        self.strict = like.strict

    # What if -------------------------------------------------------------------------------------

    def take(self, option: Option) -> None:
        """Scribble an answer of mine onto it."""
        kind = option.kind
        asked = self.view.asked_for
        if kind == w.PLAY:
            self.play(option)
        elif kind == w.PASS:
            if asked == w.ASK_GAMBLE:
                self.passed |= 1 << self.me
        elif kind == w.SPEND:
            self.spend(option.number)
        elif kind == w.GIVE:
            if asked == w.ASK_MEMBER:
                return
            if asked == w.ASK_CHAMPION:
                self.champion(option.seat())
            elif asked == w.ASK_ORDER:
                self.deliver(option.seat())
            elif asked == w.ASK_TARGET:
                self.name(option.seats())
            elif self.layers and self.layers[-1].sips:
                self.split(self.my_split(), option.seat(), self.me)
        elif kind == w.DECLINE or kind == w.ACCEPT:
            if asked == w.ASK_DARE and self.layers:
                self.layers[-1].dare(kind == w.ACCEPT)
        elif asked == w.ASK_OFFER:
            about = self.view.about
            if kind == w.CHOOSE and about is not None and about.word is not None:
                about.word.accepted(self, self.me, option.number)
        elif asked == w.ASK_CRAWL:
            if kind == w.CHOOSE:
                self.pay(self.me, w.INN, 1)
        elif kind == w.CHOOSE and option.number >= 0 and self.layers:
            self.layers[-1].chosen = option.number

    def spend(self, number: int) -> None:
        """My team drinks a Potion."""
        attribute, amount = w.POTION[number]
        if attribute == w.FORTITUDE:
            self.steel(self.me, amount)
        elif attribute == w.ALCOHOL:
            self.drink(self.me, amount)
        else:
            self.enrich(self.me, amount)

    def champion(self, seat: int) -> None:
        """My team names this Champion; the others take the first of theirs, until they have."""
        if self.layers:
            layer = self.layers[-1]
            named = [seat, *layer.champions]
            sides = [mate for each in named for mate in self.side_of(each)]
            rest = [s for s in self.present if s not in sides and s == self.side_of(s)[0]]
            layer.champions = [*named, *rest]
            if not layer.targets and layer.owner < 0:
                layer.targets = [seat]
            self.foresee_all(layer)

    def foresee_all(self, layer: Layer) -> None:
        """What waited for the Champions: the card itself, if it is about everybody, and parts."""
        mode = layer.mode
        if mode is None or (mode.pick and not layer.targets):
            return
        if mode.calls_all or layer.owner < 0:
            self.foresee(layer)
        plain = {blow.number // PARTS for blow in layer.blows}
        for i, (part, _) in enumerate(layer.parts):
            if not part.pick and i + 1 not in plain:
                self.foresee_part(layer, i)

    def name(self, seats: list[int]) -> None:
        """Whoever has yet to be named for the top card: for itself, for a part, or for a word."""
        if not self.layers:
            return
        layer = self.layers[-1]
        if layer.mode is not None and layer.mode.pick and not layer.targets:
            layer.targets = seats
            self.foresee(layer)
            return
        for i, (mode, targets) in enumerate(layer.parts):
            if mode.pick and not targets:
                layer.parts[i] = (mode, seats)
                self.foresee_part(layer, i)
                return
        about = self.view.about
        if about is not None and about.word is not None:
            about.word.promised(self, seats[0])

    def play(self, option: Option) -> None:
        """Put a card of mine on top of the stack."""
        mode = self.view.game.defs[option.card].modes[option.mode]
        layer = Layer(self.me, mode, bits(option.targets), list(mode.line))
        layer.on = option.on
        if option.behalf >= 0:
            layer.behalf = option.behalf
        layer.source = self.layers[-1].owner if self.layers else -1
        if mode.cost is not None:
            self.pay_cost(mode.cost)
        self.foresee(layer)
        self.layers.append(layer)

    def pay_cost(self, cost: "Cost") -> None:
        """What a card of mine costs besides."""
        tracker = cost.tracker_meant()
        if tracker is not None:
            self.track(self.me, tracker, -cost.amount())

    def foresee(self, layer: Layer) -> None:
        """The changes and payments a card announces."""
        if layer.mode is not None:
            for number in layer.mode.foreseen:
                self.foresee_word(layer, number, layer.mode.words[number])

    def carry_out(self, seat: int, mode: Mode) -> None:
        """What this does for somebody by itself, and at once."""
        layer = Layer(seat, mode, [], list(mode.line))
        self.foresee(layer)
        cause = self.cause
        self.resolve(layer)
        self.cause = cause

    def foresee_part(self, layer: Layer, index: int) -> None:
        mode = layer.parts[index][0]
        for number in mode.foreseen:
            self.foresee_word(layer, (index + 1) * PARTS + number, mode.words[number])

    def foresee_word(self, layer: Layer, number: int, word: "Word") -> None:
        before = layer.at
        layer.at = number
        attribute = word.attribute_meant()
        payee = word.payee_meant()
        if payee == w.PLAYER or payee == w.OWNER:
            payee = layer.owner
        amount = word.expected(self, layer)
        counted = word.amount_meant()
        for seat in self.touched(layer, word.whom()):
            blow = Blow(number, seat, attribute, amount, payee)
            if counted is not None and counted.counted:
                blow.counted = amount
            self.foretell(layer, blow)
            layer.blows.append(blow)
        layer.at = before

    def foretell(self, layer: Layer, blow: Blow) -> None:
        """What rules that join in add to a blow, now that it is this seat's."""
        rules = self.view.game.rules.foretells
        if rules:
            blow.amount -= blow.added
            blow.added = 0.0
            for rule in rules:
                blow.added += float(rule.foretells(self, layer, blow))
            blow.amount += blow.added

    def side_of(self, seat: int) -> list[int]:
        """This seat and its teammates."""
        return self.mates[seat] if self.mates else [seat]

    def side_mask(self, seat: int) -> int:
        return sum(1 << mate for mate in self.side_of(seat))

    def spared_with(self, layer: Layer, seat: int) -> int:
        """Who Ignores a card when this seat does, as a mask (see `Play.ignore`)."""
        if not self.mates:
            return 1 << seat
        acts_on = {blow.seat for blow in layer.blows}.union(layer.targets)
        for _, targets in layer.parts:
            acts_on.update(targets)
        for mode in (layer.mode, *(part for part, _ in layer.parts)):
            for word in mode.words if mode is not None else ():
                if word.whom().who in (wd.EACH_OTHER, wd.EACH):
                    acts_on.update(self.touched(layer, word.whom()))
        several = any(mate != seat and mate in acts_on for mate in self.side_of(seat))
        return self.side_mask(seat) if several else 1 << seat

    def everybody(self, layer: Layer) -> list[int]:
        """Everybody, for a card about all: of each team its Champion (TEAM-53, TEAM-75)."""
        if not self.mates:
            return self.reached
        if layer.champions:
            return [seat for seat in self.reached if seat in layer.champions]
        host = self.host(layer)
        return [
            seat
            for seat in self.reached
            if seat == host or (host not in self.mates[seat] and seat == self.mates[seat][0])
        ]

    def taking_part(self, layer: Layer) -> list[int]:
        """Everybody, but for those who Ignore it (see `Play.present`)."""
        return [seat for seat in self.everybody(layer) if not (layer.ignored >> seat) & 1]

    def touched(self, layer: Layer, who: "Who") -> list[int]:
        kind = who.who
        if kind == wd.ME:
            return [self.host(layer)]
        if kind == wd.PICKED:
            picked = [seat for seat in layer.picked() if seat in self.reached]
            return picked if len(picked) < 2 else from_on(self.host(layer), picked)
        if kind == wd.EACH_OTHER:
            host = self.host(layer)
            side = self.side_of(host)
            whole = self.everybody(layer) if layer.owner < 0 else self.reached
            return from_on(host, [seat for seat in whole if seat not in side])
        if kind == wd.EACH:
            return self.everybody(layer)
        if kind >= wd.RICHEST:
            return self.leading(layer, kind)
        if kind == wd.DRINKER:  # of the Drink beneath
            sips = self.layers[-1].sips if self.layers else []
            return [sips[layer.on].drinker] if 0 <= layer.on < len(sips) else []
        below = self.layers[-1].mode if self.layers else None
        spared = layer.source < 0 or (below is not None and below.no_hit_back)
        return [layer.source] if not spared and layer.source in self.reached else []

    def leading(self, layer: Layer, kind: int) -> list[int]:
        """Of the others whoever has most of something."""
        side = self.side_of(self.host(layer))
        values = {wd.RICHEST: self.gold, wd.FIRMEST: self.fortitude}.get(kind, self.alcohol)
        others = [seat for seat in self.present if seat not in side]
        most = max([values[seat] for seat in others], default=0.0)
        return [seat for seat in others if values[seat] == most and seat in self.reached]

    def reaches(self, layer: Layer, who: "Who") -> list[int]:
        """The seats that a word touches and that do not Ignore the card (NEG-10)."""
        return [s for s in self.touched(layer, who) if not (layer.ignored >> s) & 1]

    def host(self, layer: Layer) -> int:
        """Whose card it is; an Event is its revealer's."""
        if layer.owner >= 0:
            return layer.owner
        return layer.targets[0] if layer.targets else self.view.active

    # Carrying it out -----------------------------------------------------------------------------

    def settle(self) -> None:
        """Resolve the stack from the top."""
        while self.layers:
            layer = self.layers.pop()
            if not layer.negated:
                self.resolve(layer)

    def resolve(self, layer: Layer) -> None:
        if layer.antes and not self.can_be_anted(layer.owner, layer.blows):
            return
        self.cause = layer.culprit()
        while layer.todo:
            self.do(layer, layer.todo.pop())
        for blow in layer.blows:  # demands of the rules
            self.strike(blow)
        for sip in layer.sips:
            if not sip.ignored:
                self.cause = sip.giver
                self.steel(sip.drinker, sip.fortitude)
                self.drink(sip.drinker, sip.alcohol)
        if self.view.game.bare:
            self.look_at_tracks()

    def do(self, layer: Layer, number: int) -> None:
        """Carry out one word on paper."""
        word = layer.word(number)
        if word is not None:
            before = layer.at
            layer.at = number
            word.preview(self, layer)
            layer.at = before

    def strike(self, blow: Blow) -> None:
        seat = blow.seat
        if blow.attribute == w.FORTITUDE:
            self.steel(seat, blow.amount)
        elif blow.attribute == w.ALCOHOL:
            self.drink(seat, blow.amount)
        elif not blow.prevented:
            game = self.view.game
            from_inn = blow.from_inn or game.is_bare(seat)
            amount = blow.amount if from_inn else min(blow.amount, self.gold[seat])
            if not from_inn:
                self.enrich(seat, -amount)
            if blow.payee >= 0:
                if not game.is_bare(blow.payee):
                    self.enrich(blow.payee, amount)
            elif blow.payee == w.POT:
                self.pot += amount

    def pay(self, seat: int, payee: int, gold: float) -> None:
        self.strike(Blow(0, seat, w.GOLD, gold, payee))

    def steel(self, seat: int, fortitude: float) -> None:
        """Fortitude comes or goes; a team has one mat."""
        if self.tracks[seat]:
            self.move_tracks(seat, fortitude, 0.0)
            return
        value = clamp(self.fortitude[seat] + fortitude)
        self.fortitude[seat] = value
        if self.mates:
            for mate in self.mates[seat]:
                self.fortitude[mate] = value

    def drink(self, seat: int, alcohol: float) -> None:
        if self.tracks[seat]:
            self.move_tracks(seat, 0.0, alcohol)
            return
        value = clamp(self.alcohol[seat] + alcohol)
        self.alcohol[seat] = value
        if self.mates:
            for mate in self.mates[seat]:
                self.alcohol[mate] = value

    def enrich(self, seat: int, gold: float) -> None:
        value = self.gold[seat] + gold
        self.gold[seat] = value
        if self.mates:
            for mate in self.mates[seat]:
                self.gold[mate] = value

    # Further tracks: each faces another player

    def facing(self, seat: int) -> list[int]:
        return [other.seat for other in self.view.seats if other.seat != seat]

    def move_tracks(self, seat: int, fortitude: float, alcohol: float) -> None:
        """The track of whoever is the cause, or all of them (OTTO-14, OTTO-15)."""
        tracks = self.tracks[seat]
        tops = self.view.seats[seat].tops
        for number in self.tracks_moved(seat, self.cause):
            f, a = tracks[number]
            top = float(tops[number])
            tracks[number] = (
                min(top, max(0.0, f + fortitude)),
                min(top, max(0.0, a + alcohol)),
            )

    def tracks_moved(self, seat: int, cause: int) -> list[int]:
        players = self.facing(seat)
        return [players.index(cause)] if cause in players else list(range(len(players)))

    def tracks_affected(self, layer: Layer) -> list[int]:
        """The tracks of its owner that the card or Drink it answers would change (OTTO-52)."""
        seat = layer.owner
        below = self.layers[-1] if self.layers else None
        if below is None:
            return []
        for blow in below.blows:
            if blow.seat == seat and blow.attribute & (w.FORTITUDE | w.ALCOHOL) and blow.amount:
                return self.tracks_moved(seat, below.culprit())
        if 0 <= layer.on < len(below.sips):
            sip = below.sips[layer.on]
            if sip.drinker == seat and not sip.ignored and (sip.alcohol or sip.fortitude):
                return self.tracks_moved(seat, sip.giver)
        return []

    def reset_track(self, seat: int, number: int) -> None:
        self.tracks[seat][number] = (float(self.view.seats[seat].tops[number]), 0.0)

    def look_at_tracks(self) -> None:
        """A track on which its owner passes out is reset, and whom it faces rewarded (OTTO-18)."""
        for seat, tracks in enumerate(self.tracks):
            players = self.facing(seat) if tracks else []
            for number, player in enumerate(players):
                f, a = tracks[number]
                if a >= f:
                    self.reset_track(seat, number)
                    self.reward(player)

    def conscious(self, seat: int) -> bool:
        return self.alcohol[seat] < self.fortitude[seat]

    def my_split(self) -> Sip:
        """The Drink I am being asked to share."""
        sips = self.layers[-1].sips
        return next((sip for sip in sips if sip.drinker == self.me and not sip.ignored), sips[0])

    def split(self, sip: Sip, partner: int, giver: int) -> None:
        sip.alcohol = wd.half(sip.alcohol)
        sip.fortitude = wd.half(sip.fortitude)
        self.layers[-1].sips.append(Sip(partner, sip.alcohol, sip.fortitude, False, giver))

    # The Round

    def take_control(self, seat: int) -> None:
        """Nobody who is outside by then does (GAMB-10)."""
        if not (self.inside >> seat) & 1:
            return
        self.controller = seat
        self.passed = 0
        self.strict = False

    def everyone_antes(self, asker: int) -> None:
        antes = [Blow(0, seat, w.GOLD, 1, w.POT) for seat in bits(self.inside)]
        if self.can_be_anted(asker, antes):
            for ante in antes:
                self.strike(ante)

    def can_be_anted(self, asker: int, antes: list[Blow]) -> bool:
        """GAMB-35, GAMB-36: nobody antes if whoever asks for it cannot."""
        for ante in antes:
            if ante.seat == asker:
                bare = self.view.game.is_bare(asker)
                return ante.from_inn or ante.prevented or bare or self.gold[asker] > 0
        return True  # they are outside by now (GAMB-27)

    def leave(self, seat: int) -> None:
        self.inside &= ~(1 << seat)
        if self.controller == seat:
            self.controller = -1
            self.strict = False
        for layer in self.layers:
            layer.blows = [b for b in layer.blows if b.seat != seat or b.payee != w.POT]

    def win(self, seat: int) -> None:
        if not self.view.game.is_bare(seat):
            self.enrich(seat, self.pot)
        self.pot = 0.0
        self.inside = 0
        for rule in self.view.game.rules.pot_on_paper:
            rule.pot_on_paper(self, seat)

    # Kits

    def points(self, seat: int, tracker: Tracker) -> int:
        number = self.tracker_number(seat, tracker)
        return self.trackers[seat][number] if number >= 0 else 0

    def tracker_number(self, seat: int, tracker: Tracker) -> int:
        for number, each in enumerate(self.view.game.trackers[seat]):
            if each is tracker or each.name == tracker.name:
                return number
        return -1

    def track(self, seat: int, tracker: Tracker, points: int) -> None:
        number = self.tracker_number(seat, tracker)
        if number >= 0:
            values = list(self.trackers[seat])
            values[number] = max(0, min(tracker.most, values[number] + points))
            self.trackers[seat] = tuple(values)

    # What nobody can know: nothing on paper, unless somebody guesses

    def reward(self, seat: int) -> None:
        """A Gold or two cards, as they like."""

    def track_best(self, seat: int, trackers: tuple[Tracker, ...]) -> None:
        """One of these goes up, as its owner likes."""

    def cards(self, seat: int, worth: float) -> None:
        """Cards come or go, worth so much margin on average."""

    def weigh(self, word: "Word", layer: Layer) -> None:
        """A word about boxes and decks, whose worth lies in cards nobody has seen yet."""

    def deliver(self, seat: int) -> None:
        """A Drink lands on a pile, where there is one."""
        if self.has_pile(seat):
            self.piles[seat] += 1

    def has_cards(self, number: int) -> bool:
        """Whether this Drink of those beneath is on cards of its own (R-90)."""
        below = self.view.stack[: len(self.layers)]
        drinks = below[-1].drinks if below else ()
        defs = self.view.game.defs
        return any(not defs[c].is_event for each in drinks[number : number + 1] for c in each.cards)

    def has_pile(self, seat: int) -> bool:
        return not self.view.game.is_bare(seat)

    def serve(self, seat: int, owner: int, deck: Deck) -> None:
        """The top card of a side deck lands in front of somebody else, as long as there is one.

        Also of whoever has no pile (OTTO-62).
        """
        number = self.view.game.characters[owner].side_deck_number(deck)
        if number and seat != owner:
            left, discarded = self.view.seats[owner].side[number - 1]
            served = self.served.get((owner, number), 0)
            if served < left + len(discarded):
                self.served[owner, number] = served + 1
                self.piles[seat] += 1

    def deliver_well(self, host: int) -> None:
        """A Drink is ordered for somebody."""

    def drink_unseen(self, seat: int, drinks: int) -> None:
        """Somebody drinks off the Drink Deck."""

    def drink_more(self, seat: int) -> None:
        """One more from the pile; on an empty pile one sobers up."""
        if not self.piles[seat] and self.has_pile(seat):
            self.drink(seat, -1)

    def drop_top_drink(self, seat: int) -> None:
        """The top card of a pile is discarded."""
        if self.has_pile(seat):
            self.piles[seat] = max(0, self.piles[seat] - 1)

    def pass_top_drink(self, seat: int, to: int) -> None:
        if self.piles[seat] and self.has_pile(to):
            self.piles[seat] -= 1
            self.deliver(to)


def read_layer(view: "View", seen: "StackView") -> Layer:
    """A layer of the view's stack, for scribbling on."""
    if seen.kind == "play":
        layer = Layer(seen.owner, seen.mode, list(seen.targets), list(seen.todo))
        layer.behalf = seen.behalf
        layer.source = seen.source
        layer.at = seen.at
        layer.on = seen.on
        layer.negated = seen.negated
        layer.ignored = seen.ignored
        layer.champions = list(seen.champions)
        layer.tips = seen.tips
        layer.antes = seen.origin == w.OF_AN_ANTE
        layer.parts = [(mode, list(targets)) for mode, targets in seen.parts]
        for c in seen.coming:
            blow = Blow(c.number, c.seat, c.attribute, c.amount, c.payee)
            blow.from_inn = c.from_inn
            blow.prevented = c.prevented
            blow.added = float(c.added)
            blow.counted = c.counted
            layer.blows.append(blow)
        if view.asked_for == w.ASK_CHOICE and seen is view.stack[-1] and layer.at >= 0:
            layer.todo.append(layer.at)  # the choice is being made now
        return layer
    layer = Layer(seen.owner, None, [], [])
    if view.asked_for != w.ASK_LAST_CALL:  # by then these Drinks have been drunk
        layer.sips = [
            Sip(d.drinker, d.alcohol, d.fortitude, d.ignored, d.giver) for d in seen.drinks
        ]
    return layer


def from_on(first: int, seats: list[int]) -> list[int]:
    """These seats in turn order from one of the table on (R-144)."""
    return [s for s in seats if s >= first] + [s for s in seats if s < first]


def mates_of(view: "View") -> list[list[int]]:
    """Who shares each seat's mat, where any do."""
    if not view.game.teams:
        return []
    return [[s.seat for s in view.seats if s.party == seat.party] for seat in view.seats]


def clamp(value: float) -> float:
    return min(float(w.TRACK_TOP), max(0.0, value))


class Standing:
    """Where a seat would stand."""

    __slots__ = ("alcohol", "fortitude", "gold", "seat", "tracks")

    def __init__(self, seat: int, fortitude: int, alcohol: int, gold: int) -> None:
        self.seat = seat
        self.fortitude = fortitude
        self.alcohol = alcohol
        self.gold = gold
        self.tracks: tuple[tuple[int, int], ...] = ()  # its further ones, where they would move


class Preview:
    """What an answer would do if nobody did anything more: those whose numbers would change."""

    __slots__ = ("after",)

    def __init__(self, after: tuple[Standing, ...]) -> None:
        self.after = after


def preview(view: "View", option: Option) -> Preview:
    """What an answer would do, as far as the one who looks can see."""
    paper = Paper(view)
    paper.take(option)
    paper.settle()
    found: list[Standing] = []
    for seat in view.seats:
        i = seat.seat
        now = (int(paper.fortitude[i]), int(paper.alcohol[i]), int(paper.gold[i]))
        tracks = tuple((int(f), int(a)) for f, a in paper.tracks[i])
        if seat.alive and (
            now != (seat.fortitude, seat.alcohol, seat.gold) or tracks != seat.tracks
        ):
            standing = Standing(i, now[0], now[1], now[2])
            standing.tracks = tracks
            found.append(standing)
    return Preview(tuple(found))
