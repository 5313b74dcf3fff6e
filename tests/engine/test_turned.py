"""The same evening twice: from other chairs, and by everybody as a team of one.

It goes by the turn order, never by the chairs, and whoever shares with nobody plays alone.
Two tables are set alike; the same answers come to the same.
"""

import random

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.setup import begin, furnish, lay_out
from lastcall.games import cast, setup_for

OURS = ("warthorn", "molly", "jasper", "wench")
APART = ((), ("sea",), ("pub",), ("prizes",), ("sea", "prizes"), ("pub", "prizes"))
TEAMS = (("two-headed",), ("two-headed", "pub"), ("two-headed", "prizes"), ("lackeys", "sea"))
LONGEST = 1500  # decisions


class Turned:
    """A table, and one at which everybody sits so many chairs further on."""

    def __init__(self, seats, chairs, seed, **setup):
        n = len(seats)
        first = seed % n
        self.n, self.chairs = n, chairs
        self.here = lay_out(setup_for(seats, seed=seed, first=first, **setup))
        others = [*seats[-chairs:], *seats[:-chairs]]
        self.there = lay_out(setup_for(others, seed=seed, first=self.seat(first), **setup))
        self.cards = self.same_cards()
        self.zones = self.same_zones()
        for zone, cards in enumerate(self.here.zones):
            self.there.zones[self.zones[zone]][:] = [self.cards[card] for card in cards]
        for i, seat in enumerate(self.here.seats):
            for box, other in zip(seat.boxes, self.there.seats[self.seat(i)].boxes, strict=True):
                other.marks[:] = box.marks
        self.there.known = {self.cards[c]: self.mask(who) for c, who in self.here.known.items()}
        self.there.dice = self.here.dice.clone()
        for table in (self.here, self.there):
            begin(table).start(table, table.active)
            table.run()

    def seat(self, seat):
        return (seat + self.chairs) % self.n if seat >= 0 else seat

    def mask(self, seats):
        return sum(1 << self.seat(seat) for seat in o.bits(seats))

    def same_cards(self):
        """Which card there is which of the cards here."""
        homes = self.there.game.home_seat
        waiting = {
            home: iter([card for card, of in enumerate(homes) if of == home]) for home in set(homes)
        }
        return [next(waiting[self.seat(home)]) for home in self.here.game.home_seat]

    def same_zones(self):
        numbers = {(z.name, z.seat, z.index): z.number for z in self.there.game.zones}
        return [numbers[z.name, self.seat(z.seat), z.index] for z in self.here.game.zones]

    def option(self, option):
        """The same answer there."""
        number = option.number
        if self.here.decision.kind == w.ASK_TRACKER:  # those of everybody stand in another order
            seat = self.here.decision.seat
            kit = [t.name for t in self.there.game.trackers[self.seat(seat)]]
            number = kit.index(self.here.game.trackers[seat][number].name)
        return o._option(
            o.KINDS.index(option.kind),
            self.cards[option.card] if option.card >= 0 else -1,
            option.mode,
            self.mask(option.targets),
            option.on,
            self.seat(option.behalf),
            number,
        )

    def answer(self, option):
        there = self.option(option)
        self.here.answer(option)
        self.there.answer(there)

    def seen_here(self):
        """What is asked and how everything lies, as it would be seen from the other chairs."""
        t = self.here
        decision = t.decision
        zones = {self.zones[zone]: [self.cards[c] for c in t.zones[zone]] for zone in self.zones}
        return (
            (self.seat(decision.seat), decision.kind) if decision else None,
            {self.option(option).code for option in decision.options} if decision else set(),
            (self.seat(t.active), t.phase, t.turn, t.inn, t.shown_counters(), t.over),
            {self.seat(i) for i in t.winners},
            {self.seat(i): self.mat(t, i) for i in range(self.n)},
            zones,
        )

    def seen_there(self):
        t = self.there
        decision = t.decision
        return (
            (decision.seat, decision.kind) if decision else None,
            {option.code for option in decision.options} if decision else set(),
            (t.active, t.phase, t.turn, t.inn, t.shown_counters(), t.over),
            set(t.winners),
            {i: self.mat(t, i) for i in range(self.n)},
            dict(enumerate(t.zones)),
        )

    def mat(self, t, i):
        seat, party = t.seats[i], t.party(i)
        trackers = {
            tracker.name: points
            for tracker, points in zip(t.game.trackers[i], seat.trackers, strict=True)
        }
        return (seat.alive, party.fortitude, party.alcohol, party.gold, party.potions, trackers)


@pytest.mark.rule("TURN-19", "TIME-2")
@pytest.mark.parametrize("number", range(60))
def test_an_evening_is_the_same_from_other_chairs(number):
    """Alone, in town, at sea, for Prizes, in teams: what is asked, of whom, and all that lies."""
    dice = random.Random(number)
    variants = (TEAMS if number % 3 == 2 else APART)[number // 3 % 4 + (number % 3 == 1) * 2]
    teams = variants[:1] if number % 3 == 2 else ()
    players = dice.choice((4, 6)) if teams else dice.randrange(2, 7)
    seats = cast(
        dice.sample(list(OURS), 2) + dice.sample(sorted({*CHARACTERS} - {*OURS}), 4), teams
    )
    seats = seats[:players]
    chairs = 2 * dice.randrange(1, players // 2) if teams else dice.randrange(1, players)
    both = Turned(
        seats, chairs, number, drinks=["drinks-rdi7", "drinks-rdi9"], variants=list(variants)
    )
    for _ in range(LONGEST):
        assert both.seen_here() == both.seen_there()
        if both.here.decision is None:
            break
        options = both.here.decision.options
        passes = both.here.decision.kind == w.ASK_RESPOND and dice.random() < 0.5
        both.answer(options[-1] if passes else dice.choice(options))


def lies(t):
    """What is asked and how everything lies."""
    asked = t.decision
    return (
        (asked.seat, asked.kind, {option.code for option in asked.options}) if asked else None,
        (t.active, t.phase, t.turn, t.inn, t.shown_counters(), t.over, t.winners),
        [(party.fortitude, party.alcohol, party.gold) for party in t.parties],
        [(rnd.pot, rnd.inside, rnd.controller, rnd.passed) for rnd in t.rounds],
        [seat.trackers for seat in t.seats],
        t.zones,
    )


@pytest.mark.rule("BOSS-3", "TEAM-22", "TEAM-100")
@pytest.mark.parametrize("number", range(60))
def test_a_team_of_one_plays_like_somebody_alone(number):
    """The shared turn with one to a team, without Potions: nothing is asked or done otherwise."""
    dice = random.Random(number)
    setup = setup_for(
        dice.sample(list(CHARACTERS), dice.randrange(2, 6)),
        seed=number,
        drinks=["drinks-rdi7", "drinks-rdi4"],
        variants=list(APART[number % len(APART)]),
    )
    furnished = furnish(setup.seedless())
    furnished.game.teams = True
    alone, together = lay_out(setup), lay_out(setup, furnished)
    for table in (alone, together):
        begin(table).start(table, table.active)
        table.run()
    for _ in range(LONGEST):
        assert lies(alone) == lies(together)
        if alone.decision is None:
            break
        options = alone.decision.options
        passes = alone.decision.kind == w.ASK_RESPOND and dice.random() < 0.5
        answer = options[-1] if passes else dice.choice(options)
        alone.answer(answer)
        together.answer(answer)
