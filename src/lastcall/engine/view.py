"""What one seat may know: its own hand, everything in plain sight, and nothing more (OP-37)."""

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import PARTS, Mode
from lastcall.engine.contest import Contest
from lastcall.engine.drinking import Drinking
from lastcall.engine.events import Event
from lastcall.engine.gambling import Gambling
from lastcall.engine.options import Decision, Option
from lastcall.engine.play import Play
from lastcall.engine.table import Table
from lastcall.engine.turn import Turn
from lastcall.engine.word import Word


class SeatView:
    """A seat as everybody sees it."""

    __slots__ = (
        "actions",
        "alcohol",
        "alive",
        "boxes",
        "cards",
        "character",
        "deck",
        "discard",
        "fortitude",
        "gold",
        "hand",
        "kept",
        "party",
        "pile",
        "potions",
        "reached",
        "seat",
        "side",
        "tops",
        "trackers",
        "tracks",
    )

    def __init__(self, t: Table, i: int, me: int) -> None:
        seat = t.seats[i]
        party = t.parties[seat.party]
        self.seat = i
        self.character = t.game.characters[i].id
        self.alive = seat.alive
        # Whether cards and Events reach it.
        self.reached = not t.game.rules.touches or len(t.reached([i])) > 0
        self.fortitude = party.fortitude
        self.alcohol = party.alcohol
        self.gold = party.gold
        self.party = seat.party  # those with the same number share these attributes
        self.potions = party.potions
        self.hand = len(seat.hand)
        # Its faces, where I may see them: my own and my teammates' (TEAM-3).
        self.cards = tuple(seat.hand) if t.game.zones[seat.zone].seen_by(me) else ()
        self.deck = len(seat.deck)
        self.pile = len(seat.pile)
        self.discard = tuple(seat.discard)
        self.kept = tuple(seat.kept)
        self.trackers = tuple(seat.trackers)
        self.actions = seat.actions  # Action plays a turn
        self.tops: tuple[int, ...] = ()  # how far each of its further tracks goes
        self.tracks: tuple[
            tuple[int, int], ...
        ] = ()  # (Fortitude, Alcohol Content) of further ones
        if seat.tracks:
            self.tracks = tuple((t.parties[p].fortitude, t.parties[p].alcohol) for p in seat.tracks)
            self.tops = tuple(t.parties[p].top for p in seat.tracks)
        # (card, mark) each; -1 for a card seen only from its back
        self.boxes: tuple[tuple[tuple[int, int], ...], ...] = ()
        if seat.boxes:
            boxes: list[tuple[tuple[int, int], ...]] = []
            for box in seat.boxes:
                shown = t.game.zones[box.zone].seen_by(me)
                pairs: list[tuple[int, int]] = []
                for at, card in enumerate(box.cards):
                    pairs.append((card if shown else -1, box.marks[at]))
                boxes.append(tuple(pairs))
            self.boxes = tuple(boxes)
        self.side: tuple[tuple[int, tuple[int, ...]], ...] = ()
        if seat.side:
            zones = t.zones
            self.side = tuple((len(zones[s.deck]), tuple(zones[s.discard])) for s in seat.side)


class ComingView:
    """A consequence that is coming unless something stops it."""

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

    def __init__(
        self,
        number: int,
        seat: int,
        attribute: int,
        amount: int,
        payee: int,
        from_inn: bool,
        prevented: bool,
        added: int,
        counted: int | None,
    ) -> None:
        self.number = number  # which word of the play it belongs to
        self.seat = seat
        self.attribute = attribute
        self.amount = amount
        self.payee = payee
        self.from_inn = from_inn
        self.prevented = prevented
        self.added = added  # how much of it rules that join in have added (a Mark)
        self.counted = counted  # how much of it is counted anew when it resolves; or None


class DrinkView:
    """A Drink face up: its cards, whose it is, and what it would do."""

    __slots__ = (
        "added",
        "alcohol",
        "cards",
        "drinker",
        "fortitude",
        "giver",
        "ignored",
        "revealer",
    )

    def __init__(
        self,
        cards: tuple[int, ...],
        revealer: int,
        drinker: int,
        alcohol: int,
        fortitude: int,
        ignored: bool,
        added: tuple[tuple[Word, int], ...],
        giver: int,
    ) -> None:
        self.cards = cards
        self.revealer = revealer
        self.drinker = drinker
        self.alcohol = alcohol
        self.fortitude = fortitude
        self.ignored = ignored
        self.added = added  # what it does besides, once a card has put an effect into it
        self.giver = giver  # whoever made it its drinker's, or made them drink; -1 for nobody


class StackView:
    """One layer of what is going on: a card played, a demand, or Drinks being drunk."""

    __slots__ = (
        "aftermath",
        "at",
        "attached",
        "behalf",
        "card",
        "champions",
        "coming",
        "drinks",
        "drunk",
        "ignored",
        "kind",
        "mode",
        "negated",
        "number",
        "on",
        "origin",
        "owner",
        "parts",
        "queue",
        "source",
        "targets",
        "tips",
        "todo",
        "type",
    )

    def __init__(self, kind: str, owner: int) -> None:
        self.kind = kind  # "play", "drinks", "contest"
        self.owner = owner
        self.behalf = owner  # whom it answers for
        self.source = -1  # whoever caused what it answers
        self.card = -1
        self.number = 0  # which mode of the card
        self.mode: Mode | None = None  # what it does: also of a step that has no card
        self.type = 0
        self.origin = 0
        self.targets: tuple[int, ...] = ()
        self.champions: tuple[int, ...] = ()  # whom it takes for everybody, where teams play
        self.attached: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (card, its targets) each
        self.parts: tuple[tuple[Mode, tuple[int, ...]], ...] = ()  # what those do, (mode, targets)
        self.on = -1
        self.at = -1  # the word being resolved, by its number in the mode
        self.todo: tuple[int, ...] = ()  # those still to come, the next one last
        self.negated = False
        self.ignored = 0  # the seats that Ignore it, as a mask
        self.tips = 0  # Gold that was paid to the Inn because of it
        self.aftermath = False  # it has resolved, and those who lost Fortitude may hit back
        self.coming: tuple[ComingView, ...] = ()
        self.drinks: tuple[DrinkView, ...] = ()
        self.queue: tuple[int, ...] = ()  # the seats that have yet to reveal theirs
        self.drunk = False  # their numbers have been changed by them

    def place_of(self, number: int) -> tuple[Mode, int]:
        """The mode that has a word, its own or that of a part, and the word's number there."""
        mode = self.mode if number < PARTS else self.parts[number // PARTS - 1][0]
        assert mode is not None
        return mode, number % PARTS

    def ahead(self) -> list[Word]:
        """The words still to be resolved, with what they hold, in order."""
        found: list[Word] = []
        for number in reversed(self.todo):
            mode, at = self.place_of(number)
            found.extend(mode.words[at : mode.ends[at]])
        return found

    def word(self) -> Word | None:
        """The word being resolved."""
        if self.at < 0:
            return None
        mode, at = self.place_of(self.at)
        return mode.words[at]

    def holding(self) -> list[Word]:
        """All that the word being resolved holds."""
        if self.at < 0:
            return []
        mode, at = self.place_of(self.at)
        return list(mode.words[at + 1 : mode.ends[at]])

    def aims(self, word: Word) -> tuple[int, ...]:
        """Whom a word of it may have been aimed at: the card's targets, or those of a part."""
        for mode, targets in self.parts:
            if word in mode.words:
                return targets
        return self.targets

    def begun(self) -> bool:
        return self.at >= 0


class RoundView:
    """The Round of Gambling as everybody sees it."""

    __slots__ = (
        "bound",
        "controller",
        "inside",
        "only_cheating",
        "passed",
        "pot",
        "prizes",
        "seat",
        "starter",
        "winner",
        "winnings",
    )

    def __init__(self, t: Table) -> None:
        rnd = t.rounds[-1]
        self.starter = rnd.starter
        self.controller = rnd.controller
        self.inside = tuple(o.bits(rnd.inside))
        self.passed = tuple(o.bits(rnd.passed))
        self.seat = rnd.seat
        self.pot = rnd.pot
        self.prizes = tuple(rnd.prizes)
        self.only_cheating = rnd.strict
        self.bound = rnd.bound  # nobody may leave it of their own will
        self.winner = rnd.winner if rnd.over else -1
        self.winnings = rnd.winnings  # what whoever won it has collected


class View:
    """The table from one chair; from chair -1 an onlooker sees it, who sees no hand."""

    __slots__ = (
        "about",
        "active",
        "asked",
        "asked_for",
        "bar_deck",
        "counters",
        "decks",
        "drink_deck",
        "drink_discard",
        "game",
        "going_on",
        "hand",
        "inn",
        "known",
        "me",
        "open",
        "options",
        "over",
        "phase",
        "round",
        "seats",
        "stack",
        "tavern",
        "taverns",
        "top",
        "turn",
        "winners",
    )

    def __init__(self, t: Table, me: int) -> None:
        self.me = me
        self.seats = tuple([SeatView(t, i, me) for i in range(len(t.seats))])
        self.hand = tuple(t.seats[me].hand) if me >= 0 else ()
        self.active = t.active
        self.phase = t.phase
        self.turn = t.turn
        # Those of the active team whose turn goes on; at its end it does for nobody (TURN-21).
        self.going_on = tuple(o.bits(going_on(t)))
        self.inn = t.inn
        self.tavern = t.tavern  # where the party is; 0 is the Inn
        self.taverns = tuple([(len(c.deck), tuple(c.discard)) for c in t.cellars[1:]])
        cellar = t.cellars[0]
        self.drink_deck = len(cellar.deck)
        self.drink_discard = tuple(cellar.discard)
        self.bar_deck = len(cellar.bar)
        self.counters: tuple[tuple[str, int], ...] = ()
        if t.counters:
            self.counters = tuple(sorted(t.shown_counters().items()))
        # The table's own: (cards left, discard pile) each, and what lies face up, where it does.
        self.decks: tuple[tuple[int, tuple[int, ...]], ...] = ()
        self.open: tuple[tuple[int, ...], ...] = ()
        stocks = t.game.stocks
        if stocks:
            zones = t.zones
            self.decks = tuple(
                (len(zones[s.deck]), tuple(zones[s.discard])) for s in stocks.values()
            )
            self.open = tuple(
                tuple(zones[s.deck]) if t.game.zones[s.deck].seen_by(me) else ()
                for s in stocks.values()
            )
        self.round = RoundView(t) if t.rounds else None
        self.stack = tuple(look_at_stack(t))
        self.top = what_is_on_top(t)
        decision = t.decision
        self.asked = decision.seat if decision is not None else -1
        self.asked_for = decision.kind if decision is not None else ""
        self.options: tuple[Option, ...] = ()
        self.about: Decision | None = None  # my own decision, with what it is about
        if decision is not None and decision.may_answer(me):
            self.options = decision.options
            self.about = decision
        self.known = known_to(t, me)  # (card, zone, position from the top) of hidden cards I know
        self.over = t.over
        self.winners = tuple(t.winners)
        self.game = t.game  # to look up what a card is; holds no secret


def going_on(t: Table) -> int:
    """The seats whose turn it is, with phases still to come for them, as a mask."""
    turn = t.frames[0] if t.frames else None
    if isinstance(turn, Turn) and t.phase != w.NO_PHASE:
        return turn.taking_part(t)
    return 0


def look_at_stack(t: Table) -> list[StackView]:
    layers: list[StackView] = []
    for frame in t.frames:
        if isinstance(frame, Play):
            layer = StackView("play", frame.owner)
            layer.card = frame.card
            layer.number = frame.number
            layer.mode = frame.mode
            layer.behalf = frame.behalf
            layer.source = frame.source
            layer.type = frame.type
            layer.origin = frame.origin
            layer.targets = tuple(o.bits(frame.targets))
            layer.champions = tuple(o.bits(frame.champions))
            layer.on = frame.on
            layer.at = frame.at
            layer.todo = tuple(frame.todo)
            if frame.parts:
                layer.parts = tuple((p.mode, tuple(o.bits(p.targets))) for p in frame.parts)
                layer.attached = tuple(
                    (p.card, tuple(o.bits(p.targets))) for p in frame.parts if p.card >= 0
                )
            layer.negated = frame.negated
            layer.ignored = frame.ignored
            layer.tips = frame.tips
            layer.aftermath = frame.afterwards()
            layer.coming = tuple(
                ComingView(
                    c.number,
                    c.seat,
                    c.attribute,
                    frame.amount_of(t, c),
                    c.payee,
                    c.from_inn,
                    c.prevented,
                    frame.added_to(t, c),
                    frame.word(c.number).counted(t, frame) if c.counted and not c.settled else None,
                )
                for c in frame.consequences
            )
            layers.append(layer)
        elif isinstance(frame, Drinking):
            layer = StackView("contest" if isinstance(frame, Contest) else "drinks", frame.first)
            drinks: list[DrinkView] = []
            for drink in frame.drinks:
                alcohol, fortitude = drink.effect(t)
                drinks.append(
                    DrinkView(
                        tuple(drink.cards),
                        drink.revealer,
                        drink.drinker,
                        alcohol,
                        fortitude,
                        drink.ignored,
                        tuple(drink.extras(t)) if drink.added() else (),
                        drink.giver if drink.giver >= 0 else frame.cause,
                    )
                )
            layer.drinks = tuple(drinks)
            layer.queue = tuple(frame.queue)
            layer.drunk = frame.drunk()
            layers.append(layer)
    return layers


def what_is_on_top(t: Table) -> str:
    """What a response would answer: "play", "drinks" (the last layer), "round" or "turn"."""
    if t.frames:
        top = t.frames[-1]
        if isinstance(top, Play):
            return "play"
        if isinstance(top, Drinking):
            return "drinks"
        if isinstance(top, Gambling):
            return "round"
    return "turn"


def known_to(t: Table, seat: int) -> tuple[tuple[int, int, int], ...]:
    """The hidden cards whose place this seat knows, while that is true; a hand has no order."""
    if not t.known or seat < 0:
        return ()
    mine = [card for card, mask in t.known.items() if (mask >> seat) & 1]
    found: list[tuple[int, int, int]] = []
    if not mine:
        return ()
    for zone in t.game.zones:
        if not zone.seen_by(seat):
            cards = t.zones[zone.number]
            for at in sorted([cards.index(card) for card in mine if card in cards]):
                found.append((cards[at], zone.number, -1 if zone.held else len(cards) - 1 - at))
    return tuple(found)


def events_for(t: Table, seat: int) -> list[Event]:
    """What happened, as far as this seat may see it; -1 is an onlooker."""
    return [e for e in t.events if e.seen < 0 or (seat >= 0 and (e.seen >> seat) & 1)]
