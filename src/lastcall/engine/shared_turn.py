"""The turn of a team: every phase once, for all its members (TEAM-22 to TEAM-36).

`Table.active` is whoever acts at the moment (TEAM-100). Which member comes next is the team's
choice wherever that can matter.
"""

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.events import PartBegan
from lastcall.engine.frames import Frame, responses
from lastcall.engine.options import Option
from lastcall.engine.rules import Rule
from lastcall.engine.table import Table
from lastcall.engine.turn import (
    ACTING,
    AFTER_ACTION,
    AFTER_DRAW,
    AFTER_DRINK,
    BEFORE_ACTION,
    BEFORE_DISCARD,
    BEFORE_DRINK,
    BEFORE_ORDER,
    BEGIN,
    DISCARDING,
    DRINKING,
    END_OF_ACTION,
    END_OF_DRINK,
    END_OF_ORDER,
    ENDING,
    Turn,
    discard_from_hand,
    drink,
)


class SharedTurn(Turn):
    """It goes from team to team; within a phase from member to member."""

    __slots__ = ("away", "excused", "left", "part", "plays")

    def __init__(self) -> None:
        super().__init__()
        self.left = 0  # members who have yet to take their part of this step, as a mask
        self.part = -1  # whose part it is; -1 while that has yet to be settled
        self.excused = 0  # members for whom the turn is over (TEAM-84)
        self.away = 0  # those of them whom nothing reaches until it is over for all (TEAM-85)
        self.plays: list[int] = []  # Action plays each seat has left when its part comes

    def clone(self) -> Frame:
        copy = SharedTurn()
        self.copy_into(copy)
        copy.left = self.left
        copy.part = self.part
        copy.excused = self.excused
        copy.away = self.away
        copy.plays = self.plays[:]
        return copy

    # Who -----------------------------------------------------------------------------------------

    def taking_part(self, t: Table) -> int:
        """The members for whom the turn goes on, as a mask."""
        return t.side_of(t.active) & ~self.excused

    def goes_on_for(self, t: Table, seat: int) -> bool:
        return (self.taking_part(t) >> seat) & 1 == 1

    def is_away(self, seat: int) -> bool:
        return (self.away >> seat) & 1 == 1

    def regroup(self, t: Table) -> None:
        """Everybody has a part of what comes next."""
        self.left = t.side_of(t.active)
        self.part = -1
        self.hook = 0
        t.active = o.bits(self.taking_part(t) or self.left)[0]

    def start(self, t: Table, seat: int) -> None:
        first = o.bits(t.side_of(seat))[0]
        super().start(t, first)
        self.left = t.side_of(first)
        self.part = -1
        self.excused = 0
        self.away = 0
        self.plays = [chair.actions for chair in t.seats]

    def next_player(self, t: Table) -> None:
        n = len(t.seats)
        seat = (t.active + 1) % n
        while not t.seats[seat].alive or t.allied(seat, t.active):
            seat = (seat + 1) % n
        self.start(t, seat)

    def grant(self, t: Table, seat: int, actions: int) -> None:
        if not self.goes_on_for(t, seat):
            return
        if self.part == seat and self.step in (BEFORE_ACTION, ACTING):
            self.actions += actions
            return
        self.plays[seat] += actions
        if BEFORE_ACTION <= self.step <= AFTER_ACTION:
            self.left |= 1 << seat
            if self.step == AFTER_ACTION:
                self.go_to(BEFORE_ACTION)

    def go_to(self, step: int) -> None:
        self.step = step
        self.part = -1

    def end_early(self, t: Table, seat: int, leaves: bool) -> None:
        """TEAM-84: for this member; the others go on."""
        if self.step == ENDING:
            return
        self.excused |= 1 << seat
        if leaves:
            self.away |= 1 << seat
        self.left &= ~(1 << seat)
        if self.part == seat:
            self.hook = 0
            self.go_to(BEFORE_ACTION if self.step == ACTING else self.step)
        others = self.taking_part(t)
        if not others:
            self.finish(t)
        elif t.active == seat:
            t.active = o.bits(others)[0]

    # Running on ----------------------------------------------------------------------------------

    def advance(self, t: Table) -> None:
        if not t.seats[t.active].alive:
            self.next_player(t)
            return
        step = self.step
        if step == BEGIN:
            if self.members_ran(t, t.game.rules.turn_started, w.NO_PHASE):
                self.step = BEFORE_DISCARD
                self.regroup(t)
        elif step == AFTER_DRAW:
            if self.members_ran(t, t.game.rules.phase_ended, w.DISCARD_PHASE):
                self.step = BEFORE_ACTION
                t.phase = w.ACTION_PHASE
                self.regroup(t)
        elif step == BEFORE_ACTION and self.part < 0:
            self.choose_actor(t)
        elif step == END_OF_ACTION:
            if self.members_ran(t, t.game.rules.phase_ended, w.ACTION_PHASE):
                self.step = BEFORE_ORDER
                t.phase = w.ORDER_PHASE
                self.regroup(t)
        elif step == END_OF_ORDER:
            if self.members_ran(t, t.game.rules.phase_ended, w.ORDER_PHASE):
                self.step = BEFORE_DRINK
                t.phase = w.DRINK_PHASE
                self.regroup(t)
        elif step == END_OF_DRINK:
            if self.members_ran(t, t.game.rules.phase_ended, w.DRINK_PHASE):
                self.finish(t)
        else:
            super().advance(t)

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.GIVE:
            self.begin_part(t, option.seat())
        elif self.step == DISCARDING:
            if option.kind == w.DONE:
                self.left &= ~(1 << t.active)
            else:
                discard_from_hand(t, t.active, option.card)
        elif self.step == ACTING and option.kind == w.PASS:
            self.part_over()
        else:
            super().take(t, option)

    def begin_part(self, t: Table, seat: int) -> None:
        self.part = seat
        t.active = seat
        self.actions = self.plays[seat]
        several = t.side_of(seat) != 1 << seat
        if t.logging and several and self.step in (BEFORE_ACTION, DRINKING):
            t.events.append(PartBegan(seat))

    def ask_member(self, t: Table, seats: list[int]) -> None:
        """Whose part comes next; with one left nobody is asked (R-8)."""
        if len(seats) == 1:
            self.begin_part(t, seats[0])
        else:
            t.ask_together(seats[0], w.ASK_MEMBER, o.give_to_one_of(seats))

    # Steps of kits and of rules ------------------------------------------------------------------

    def kit_steps(self, t: Table, seat: int) -> tuple[Mode, ...]:
        character = t.game.characters[seat]
        if self.step == BEGIN:
            return character.at_turn_start
        if self.step == AFTER_DRAW:
            return character.after_draw
        return character.at_turn_end if self.step == ENDING else ()

    def concerns(self, rule: Rule) -> bool:
        """A seat's or a card's rule is asked for each member; a variant's for the turn, at last."""
        return (rule.seat < 0 and rule.card < 0) == (not self.left)

    def members_ran(self, t: Table, rules: list[Rule], phase: int) -> bool:
        """Member after member in the team's order (TEAM-24), then what concerns the whole turn.

        No phase ends for whoever's turn was over before it did (TURN-21); the turn does (R-105).
        """
        if self.step not in (BEGIN, ENDING):
            self.left &= ~self.excused
        while self.left:
            if self.part < 0:
                waiting = o.bits(self.left)
                idle = [seat for seat in waiting if not self.kit_steps(t, seat)]
                self.ask_member(t, idle[:1] or waiting)
                if self.part < 0:
                    return False
            hooks = self.kit_steps(t, self.part)
            t.active = self.part
            if self.hook < len(hooks):
                self.run_hook(t, hooks[self.hook])
                return False
            if not self.rules_ran(t, rules, len(hooks), phase):
                return False
            self.left &= ~(1 << self.part)
            self.part = -1
            self.hook = 0
        t.active = o.bits(self.taking_part(t) or t.side_of(t.active))[0]
        return self.rules_ran(t, rules, 0, phase)

    # Discard and Draw ----------------------------------------------------------------------------

    def ask_discard(self, t: Table) -> None:
        """TEAM-26, TEAM-27: all discard before anybody draws."""
        for seat in o.bits(self.left & ~self.excused):
            if t.seats[seat].hand:
                t.active = seat
                options = o.choose_among(t.seats[seat].hand)
                options.append(o.FINISHED)
                t.ask(seat, w.ASK_DISCARD, options)
                return
        self.refill(t)

    def refill(self, t: Table) -> None:
        for seat in o.bits(self.taking_part(t)):
            t.draw(seat, t.seats[seat].hand_size - len(t.seats[seat].hand))
        self.declined = False
        self.step = AFTER_DRAW
        self.regroup(t)

    # Action --------------------------------------------------------------------------------------

    def choose_actor(self, t: Table) -> None:
        """TEAM-28: whoever has not acted and can do anything, in the order the team likes."""
        before = t.active
        actions = self.actions
        able: list[int] = []
        self.step = ACTING
        for seat in o.bits(self.left & ~self.excused):
            t.active = seat
            self.actions = self.plays[seat]
            if responses(t, seat, self, self.moments(t)):
                able.append(seat)
        t.active = before
        self.actions = actions
        if able:
            self.step = BEFORE_ACTION
            self.ask_member(t, able)
        elif self.left and self.left == self.taking_part(t):  # the others cannot know that
            self.step = BEFORE_ACTION
            self.begin_part(t, o.bits(self.left)[0])
        else:
            self.step = AFTER_ACTION

    def ask_action(self, t: Table) -> None:
        super().ask_action(t)
        if self.step == AFTER_ACTION:
            self.part_over()

    def part_over(self) -> None:
        """TEAM-30: what this member has not used is lost."""
        self.left &= ~(1 << self.part)
        self.plays[self.part] = 0
        self.go_to(BEFORE_ACTION)

    # Drink ---------------------------------------------------------------------------------------

    def drink(self, t: Table) -> None:
        """TEAM-34 to TEAM-36: one after the other, each to the end."""
        if self.part < 0:
            thirsty = o.bits(self.left & ~self.excused)
            if not thirsty:
                self.step = AFTER_DRINK
                return
            alike = not any(t.seats[seat].pile for seat in thirsty)
            self.ask_member(t, thirsty[:1] if alike else thirsty)
            if self.part < 0:
                return
        seat = self.part
        self.left &= ~(1 << seat)
        self.part = -1
        self.declined = False
        self.step = BEFORE_DRINK if self.left & ~self.excused else AFTER_DRINK
        drink(t, seat)

    # The end -------------------------------------------------------------------------------------

    def end(self, t: Table) -> None:
        if self.members_ran(t, t.game.rules.turn_ended, w.NO_PHASE):
            self.next_player(t)

    def finish(self, t: Table) -> None:
        super().finish(t)
        self.regroup(t)
