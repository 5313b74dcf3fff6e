"""A turn: Discard and Draw, Action, Order a Drink, Drink, with room for cards around each."""

from typing import Final

from lastcall.engine import options as o
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.drinking import DECK, PILE, PILE_THEN_DECK, drink_of
from lastcall.engine.events import (
    ON_THE_TABLE,
    Discarded,
    EventRevealed,
    Ordered,
    SobersUp,
    TurnBegan,
)
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.frames import OPEN_IN, Frame, add_plays, open_moments, responses
from lastcall.engine.options import Option
from lastcall.engine.play import Play, step_of_kit
from lastcall.engine.rules import Rule
from lastcall.engine.table import Table

# The steps of a turn, in their order; a save knows them by these numbers.
BEGIN: Final = 0
BEFORE_DISCARD: Final = 1
DISCARDING: Final = 2
AFTER_DRAW: Final = 3
BEFORE_ACTION: Final = 4
ACTING: Final = 5
AFTER_ACTION: Final = 6
END_OF_ACTION: Final = 7
BEFORE_ORDER: Final = 8
AFTER_ORDER: Final = 10
END_OF_ORDER: Final = 11
BEFORE_DRINK: Final = 12
DRINKING: Final = 13
AFTER_DRINK: Final = 14
END_OF_DRINK: Final = 15
ENDING: Final = 16

# Those with a main activity, or right before one, as bits.
MAIN: Final = (
    1 << BEFORE_DISCARD
    | 1 << DISCARDING
    | 1 << BEFORE_ACTION
    | 1 << ACTING
    | 1 << BEFORE_ORDER
    | 1 << BEFORE_DRINK
    | 1 << DRINKING
    | 1 << ENDING
)


@mypyc_attr(free_list_len=1)
class Turn(Frame):
    """The bottom of the stack: it never leaves, it goes from player to player."""

    __slots__ = ("acted", "actions", "declined", "hook", "orders")

    def __init__(self) -> None:
        Frame.__init__(self)
        self.actions = 1  # Action plays left (TURN-9, TURN-12)
        self.acted = 0  # seats that played an Action Card this turn, as a mask
        self.orders = 1  # Drinks to order in the Order a Drink Phase
        self.hook = 0  # how many steps of kits and rules were taken here (TURN-22)
        self.declined = False  # everybody has just declined, and nothing has happened since

    def clone(self) -> "Frame":
        copy = Turn()
        self.copy_into(copy)
        return copy

    def copy_into(self, copy: "Turn") -> None:
        copy.copy_window(self)
        copy.acted = self.acted
        copy.actions = self.actions
        copy.orders = self.orders
        copy.hook = self.hook
        copy.declined = self.declined

    def at_rest(self, t: Table) -> bool:
        return self.step != DISCARDING

    def advance(self, t: Table) -> None:
        if not t.seats[t.active].alive:  # OP-10
            self.next_player(t)
            return
        if not (MAIN >> self.step) & 1:
            self.go_on(t)
        step = self.step
        if step == BEFORE_DISCARD:
            if self.lull(t):
                self.step = DISCARDING
                self.ask_discard(t)
        elif step == DISCARDING:
            self.ask_discard(t)
        elif step == BEFORE_ACTION:
            # Everybody but the active player, who is asked together with the Action.
            if self.window(t, t.active, ~(1 << t.active)):
                self.declined = True
                self.step = ACTING
                self.ask_action(t)
        elif step == ACTING:
            self.ask_action(t)
        elif step == BEFORE_ORDER:
            if self.lull(t):
                self.step = AFTER_ORDER
                self.declined = False
                if self.orders:
                    t.frames.append(Ordering(t.active, self.orders))
        elif step == BEFORE_DRINK:
            if self.lull(t):
                self.step = DRINKING
                self.drink(t)
        elif step == DRINKING:  # where several drink, one after the other
            self.drink(t)
        elif step == ENDING:
            self.end(t)

    def go_on(self, t: Table) -> None:
        """The steps around the main activities. What they lead to comes at once: nothing can come
        in between when everybody has declined, and no rule or step of a kit is left."""
        step = self.step
        if step == BEGIN:
            self.begin(t)
        elif step == AFTER_DRAW:
            hooks = t.game.characters[t.active].after_draw
            if self.hook < len(hooks):
                self.run_hook(t, hooks[self.hook])
                return
            rules = t.game.rules.phase_ended
            if not rules or self.rules_ran(t, rules, len(hooks), w.DISCARD_PHASE):
                self.step = BEFORE_ACTION
                t.phase = w.ACTION_PHASE
        elif step == AFTER_ACTION:
            if self.after_action(t):
                self.hook = 0
                self.step = END_OF_ACTION
                if not t.game.rules.phase_ended:
                    self.act_no_more(t)
                if t.game.teams:
                    self.regroup(t)
        elif step == END_OF_ACTION:
            if self.rules_ran(t, t.game.rules.phase_ended, 0, w.ACTION_PHASE):
                self.act_no_more(t)
        elif step == AFTER_ORDER:
            if self.lull(t):
                self.hook = 0
                self.step = END_OF_ORDER
                if not t.game.rules.phase_ended:
                    self.step = BEFORE_DRINK
                    t.phase = w.DRINK_PHASE
                if t.game.teams:
                    self.regroup(t)
        elif step == END_OF_ORDER:
            if self.rules_ran(t, t.game.rules.phase_ended, 0, w.ORDER_PHASE):
                self.step = BEFORE_DRINK
                t.phase = w.DRINK_PHASE
        elif step == AFTER_DRINK:
            if self.lull(t):
                self.hook = 0
                self.step = END_OF_DRINK
                if not t.game.rules.phase_ended:
                    self.finish(t)
                if t.game.teams:
                    self.regroup(t)
        elif self.rules_ran(t, t.game.rules.phase_ended, 0, w.DRINK_PHASE):  # END_OF_DRINK
            self.finish(t)

    def regroup(self, t: Table) -> None:
        """Where the turn is shared, everybody has a part of what comes next."""

    def drink(self, t: Table) -> None:
        """The Drink Phase's main activity."""
        self.step = AFTER_DRINK
        self.declined = False
        drink(t, t.active)

    def act_no_more(self, t: Table) -> None:
        """The Order a Drink Phase; whoever holds nothing goes on to drink (OTTO-27)."""
        self.step = BEFORE_ORDER
        t.phase = w.ORDER_PHASE
        if t.game.bare and t.game.is_bare(t.active):
            self.step = BEFORE_DRINK
            t.phase = w.DRINK_PHASE

    def lull(self, t: Table) -> bool:
        """A moment around a phase's main activity (TURN-20): True once everybody declines.

        If everybody has just declined and only the name of the phase has changed since, people are
        asked again only when that opens something new to somebody.
        """
        fresh = self.cursor == 0 and self.wish is None
        if self.declined and fresh and not self.opens(t, self.moments(t) & ~w.ANY_MOMENT):
            return True
        if self.window(t, t.active, w.EVERYBODY):
            self.declined = True
            return True
        return False

    def opens(self, t: Table, mask: int) -> bool:
        """Whether these moments offer somebody a play."""
        for i, seat in enumerate(t.seats):
            if seat.could & mask and seat.alive and responses(t, i, self, mask):
                return True
        return False

    def after_action(self, t: Table) -> bool:
        """TURN-20: that no Action is played the others learn only now (R-39)."""
        if not self.actions or not self.declined:
            return self.lull(t)
        if self.window(t, t.active, ~(1 << t.active)):
            self.declined = True
            return True
        return False

    # Phases --------------------------------------------------------------------------------------

    def begin(self, t: Table) -> None:
        hooks = t.game.characters[t.active].at_turn_start
        if self.hook < len(hooks):
            self.run_hook(t, hooks[self.hook])
            return
        rules = t.game.rules.turn_started
        if not rules or self.rules_ran(t, rules, len(hooks), w.NO_PHASE):
            self.step = BEFORE_DISCARD
            if t.game.bare and t.game.is_bare(t.active):  # OTTO-27
                self.step = BEFORE_ACTION
                t.phase = w.ACTION_PHASE

    def rules_ran(self, t: Table, rules: list[Rule], first: int, phase: int) -> bool:
        """The next rule that joins in here takes its step; True once all of them have.

        `first` counts the steps of the kit that came before.
        """
        while self.hook - first < len(rules):
            rule = rules[self.hook - first]
            self.hook += 1
            if not rule.in_force(t) or not self.concerns(rule):
                continue
            declined = self.declined
            self.declined = False
            if self.step == BEGIN:
                rule.turn_started(t, t.active)
            elif self.step == ENDING:
                rule.turn_ended(t, t.active)
            else:
                rule.phase_ended(t, t.active, phase)
            if t.decision is not None or t.frames[-1] is not self or t.dirty or t.thirsty:
                return False
            self.declined = declined  # nothing that anybody could say something to
        return True

    def concerns(self, rule: Rule) -> bool:
        """Whether this rule has to do with the step that is being taken."""
        return True

    def run_hook(self, t: Table, mode: Mode) -> None:
        """A step of the character's own rules, answered like a card of its type (CARD-15)."""
        self.hook += 1
        self.declined = False
        t.frames.append(step_of_kit(t, t.active, -1, mode))

    def ask_discard(self, t: Table) -> None:
        seat = t.seats[t.active]
        if not seat.hand:
            self.refill(t)
            return
        plays = o.choose_among(seat.hand)
        plays.append(o.FINISHED)
        t.ask(t.active, w.ASK_DISCARD, plays)

    def refill(self, t: Table) -> None:
        seat = t.seats[t.active]
        t.draw(t.active, seat.hand_size - len(seat.hand))
        self.declined = False
        self.step = AFTER_DRAW
        self.hook = 0

    def ask_action(self, t: Table) -> None:
        plays = responses(t, t.active, self, self.moments(t))
        if not plays:
            self.step = AFTER_ACTION
            return
        plays.append(o.PASSING)
        t.ask(t.active, w.ASK_ACTION, plays)

    def take(self, t: Table, option: Option) -> None:
        if self.step == DISCARDING:
            if option.kind == w.DONE:
                self.refill(t)
            else:
                discard_from_hand(t, t.active, option.card)
                if not t.thirsty and not t.game.rules.settles:  # nothing comes before the next card
                    self.ask_discard(t)
        elif self.step == ACTING:
            if option.kind == w.PASS:
                self.step = AFTER_ACTION
                if self.actions:
                    self.declined = True  # the others have their moment now
                return
            self.declined = False
            if t.took_aside(t.active, option):
                return
            mode = t.game.defs[option.card].modes[option.mode]
            if mode.when == w.MY_ACTION:
                self.actions -= 1  # OP-27: spent even if Negated
                self.acted |= 1 << t.active
            self.step = BEFORE_ACTION
            t.game.book.begin_play(t, t.active, option)
        else:
            self.take_response(t, option)

    def commit(self, t: Table) -> None:
        self.declined = False
        super().commit(t)

    def end(self, t: Table) -> None:
        hooks = t.game.characters[t.active].at_turn_end
        if self.hook < len(hooks):
            self.run_hook(t, hooks[self.hook])
            return
        rules = t.game.rules.turn_ended
        if not rules or self.rules_ran(t, rules, len(hooks), w.NO_PHASE):
            self.next_player(t)

    def next_player(self, t: Table) -> None:
        n = len(t.seats)
        seat = (t.active + 1) % n
        while not t.seats[seat].alive:
            seat = (seat + 1) % n
        self.start(t, seat)

    def start(self, t: Table, seat: int) -> None:
        t.active = seat
        t.phase = w.DISCARD_PHASE
        t.turn += 1
        self.step = BEGIN
        self.hook = 0
        self.acted = 0
        self.actions = t.seats[seat].actions
        self.orders = t.seats[seat].orders
        self.declined = False  # TURN-6: phase 1 has a moment of its own
        if t.logging:
            t.events.append(TurnBegan(seat, t.turn))

    def goes_on_for(self, t: Table, seat: int) -> bool:
        """Whether it is this seat's turn, with phases still to come for it."""
        return t.active == seat

    def taking_part(self, t: Table) -> int:
        """The seats whose turn it is and goes on, as a mask."""
        return 1 << t.active

    def grant(self, t: Table, seat: int, actions: int) -> None:
        """More Actions for a seat in its turn."""
        if t.active == seat:
            self.actions += actions

    def end_early(self, t: Table, seat: int, leaves: bool) -> None:
        """TURN-21: every phase not yet taken is cancelled.

        Where the turn is shared, whoever `leaves` is out of reach until it is over (TEAM-85).
        """
        if self.step != ENDING:  # then there is none left, and the steps at the end come once
            self.finish(t)

    def is_away(self, seat: int) -> bool:
        """Whether a member of a team is out of reach, the turn going on without them (TEAM-85)."""
        return False

    def finish(self, t: Table) -> None:
        """The phases are over; what a character's rules put at the end of the turn follows."""
        self.step = ENDING
        self.hook = 0
        t.phase = w.NO_PHASE

    # Moments -------------------------------------------------------------------------------------

    def moments(self, t: Table) -> int:
        if self.step == ACTING and self.actions:
            return open_moments(t) | w.MY_ACTION
        if t.rounds:
            return open_moments(t)
        return OPEN_IN[t.phase]

    def offers(
        self,
        t: Table,
        seat: int,
        behalf: int,
        card: int,
        number: int,
        mode: Mode,
        out: list[Option],
    ) -> str:
        if mode.when != w.MY_ACTION:
            return Frame.offers(self, t, seat, behalf, card, number, mode, out)
        if seat != t.active or t.phase != w.ACTION_PHASE:
            spent = t.phase == w.ACTION_PHASE and (self.acted >> seat) & 1
            return r.ACTION_SPENT if spent else r.ONLY_MY_ACTION  # a teammate's part (TEAM-28)
        if not self.actions:
            return r.ACTION_SPENT
        if self.step != ACTING:
            return r.ONLY_MY_ACTION
        return add_plays(t, seat, seat, card, number, mode, -1, out)


class Ordering(Frame):
    """Drinks go face down onto other players' piles, one at a time (TURN-13, DRNK-11)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.step = 0
        self.cursor = 0
        self.wish = None
        self.wisher = -1
        self.seat = seat
        self.left = left

    def clone(self) -> "Frame":
        copy = Ordering(self.seat, self.left)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        if not self.left or not t.seats[self.seat].alive:
            t.frames.pop()
            return
        receivers = t.served(t.others(self.seat), self.seat)
        if not receivers or not t.serving().deck:
            t.frames.pop()
        elif len(receivers) == 1:
            self.deliver(t, receivers[0])
        else:
            t.ask_together(self.seat, w.ASK_ORDER, o.give_to_one_of(receivers))

    def take(self, t: Table, option: Option) -> None:
        self.deliver(t, option.seat())

    def deliver(self, t: Table, receiver: int) -> None:
        self.left -= 1
        t.put_on_pile(receiver, t.pour_order())
        if t.logging:
            t.events.append(Ordered(self.seat, receiver))
        for rule in t.game.rules.ordered:
            if rule.in_force(t):
                rule.ordered(t, self.seat, receiver)
        if self.left or t.thirsty or t.game.rules.settles or t.frames[-1] is not self:
            return
        t.frames.pop()  # it was the last, and nothing comes first


def drink(t: Table, seat: int) -> None:
    """Take the top card of one's pile: a Drink, an Event, or with an empty pile sober up.

    Whoever has no pile drinks off the Drink Deck (OTTO-9, OTTO-34).
    """
    pile = t.seats[seat].pile
    source = PILE
    if t.game.bare and t.game.is_bare(seat):
        mine = t.active == seat and t.phase == w.DRINK_PHASE
        source = PILE_THEN_DECK if mine else DECK
    elif not pile:
        if t.logging:
            t.events.append(SobersUp(seat))
        t.change(seat, w.ALCOHOL, -1)  # TURN-17, OP-45
        return
    from_pile = source != DECK and len(pile) > 0
    card = pile.pop() if from_pile else t.pour()
    if card < 0:
        return  # OP-6
    if not t.game.defs[card].is_event:
        t.frames.append(drink_of(t, seat, card, source))
        return
    if t.logging:
        origin = t.seats[seat].zone + 3 if from_pile else t.cellars[0].zone
        t.events.append(EventRevealed(seat, card, origin, ON_THE_TABLE))
    begin_event(t, seat, card)


def begin_event(t: Table, seat: int, card: int, free: bool = False) -> None:
    """An Event takes place, with this seat as the player who revealed it (EVNT-1).

    Where it is `free`, any teammate may be the one it is about (TEAM-48, TEAM-49).
    """
    mode = t.game.defs[card].modes[0]
    play = Play(-1, card, w.EVENT, mode, w.OF_A_CARD)
    play.targets = 1 << seat
    play.begin()
    if not play.calls_champions(t, free):
        play.foresee(t)
    t.frames.append(play)


def discard_from_hand(t: Table, seat: int, card: int) -> None:
    hand = t.seats[seat].hand
    hand.remove(card)
    if t.known:
        t.mistake(card, hand)
    to = t.discard(card)
    if t.logging:
        t.events.append(Discarded(seat, card, t.seats[seat].zone, to))
