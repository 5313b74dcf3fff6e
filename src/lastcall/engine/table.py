"""The table: what players, bots and programs see of a game, and the loop that runs on."""

from typing import TYPE_CHECKING, Final

from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.moves import Moves
from lastcall.engine.options import Decision, Option

if TYPE_CHECKING:
    from lastcall.engine.preview import Preview
    from lastcall.engine.view import View

# Decisions in which cards may be played; in the others the table waits for something else.
WINDOWS: Final = (w.ASK_RESPOND, w.ASK_ACTION, w.ASK_GAMBLE, w.ASK_LAST_CALL)


@mypyc_attr(free_list_len=1)
class Table(Moves):
    """A game at a decision point, or over."""

    __slots__ = ()

    def me(self) -> "Table":
        return self

    def clone(self, logging: bool = False) -> "Table":
        """An independent copy. It shares nothing that changes; its event log starts empty."""
        t = Table(self.game, self.dice.clone(), self)
        t.logging = logging
        if logging:
            t.mixed = []
        return t

    # The one way in ------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Take one of the decision's options and run on to the next decision or the end."""
        decision = self.decision
        if decision is None:
            raise r.IllegalAnswer(r.reason(r.GAME_OVER))
        if option not in decision.options:
            raise r.IllegalAnswer(self.why_illegal(decision, option))
        self.decision = None
        self.answering = decision.seat
        self.frames[-1].take(self, option)
        self.run()

    def run(self) -> None:
        rules = self.game.rules
        decides = rules.decides
        settles = rules.settles
        frames = self.frames
        while not self.over:
            if self.decision is not None:
                if not decides:
                    return
                decision = self.decision
                answer = self.answer_of_a_rule(decision)
                if answer is None:
                    return
                self.decision = None
                self.answering = decision.seat
                frames[-1].take(self, answer)
                continue
            if self.thirsty:
                self.thirsty = False
                self.game.book.new_drinks(self)
                continue
            if settles and self.settled_by_a_rule():
                continue
            top = frames[-1]
            if self.dirty and top.at_rest(self):
                self.dirty = False
                if (self.fallen and not self.contests) or self.endangered():
                    self.game.book.last_call(self)
                    continue
            top.advance(self)

    def answer_of_a_rule(self, decision: Decision) -> Option | None:
        """The answer for a seat whose answers come from a rule (OTTO-49)."""
        for rule in self.game.rules.decides:
            if rule.in_force(self):
                option = rule.decides(self, decision)
                if option is not None:
                    return option
        return None

    def settled_by_a_rule(self) -> bool:
        """Whether a rule that joins in did something before the stack runs on (OTTO-77)."""
        return any(rule.in_force(self) and rule.settles(self) for rule in self.game.rules.settles)

    @property
    def is_over(self) -> bool:
        return self.over

    @property
    def current_player(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        return self.decision.seat if self.decision is not None else -1

    def placements(self) -> list[int]:
        """The place each seat has come in (1 is best, equal for those who left together).

        Those still in the game share the best place there is; whoever can neither win nor lose
        comes in none (0).
        """
        left = [
            seat.out_at if not self.wins(i) else self.batch + 1 for i, seat in enumerate(self.seats)
        ]
        left = [out or self.batch + 1 for out in left]
        for i in range(len(left)):
            if self.game.is_bare(i):
                left[i] = 0
        # A team comes in as one.
        parties = {seat.party: out for seat, out in zip(self.seats, left, strict=True)}
        return [1 + sum(other > mine for other in parties.values()) if mine else 0 for mine in left]

    def returns(self) -> list[float]:
        """1 for a win, shared by those who tie; 0 for everybody else. Before the end all 0."""
        if not self.over or not self.winners:
            return [0.0] * len(self.seats)
        share = 1.0 / len({self.seats[i].party for i in self.winners})
        return [share if self.wins(i) else 0.0 for i in range(len(self.seats))]

    def wins(self, seat: int) -> bool:
        return self.over and seat in self.winners

    # Looking, keeping ----------------------------------------------------------------------------

    def view(self, seat: int) -> "View":
        """What this seat may know; -1 for an onlooker."""
        from lastcall.engine.view import View

        return View(self, seat)

    def imagine(self, seat: int, seed: int) -> "Table":
        """A table that looks the same to this seat, with everything it cannot see dealt anew."""
        from lastcall.engine.imagine import imagine

        return imagine(self, seat, seed)

    def preview(self, option: Option) -> "Preview":
        """What an answer would do, as far as the one who is asked can see."""
        from lastcall.engine.preview import preview

        return preview(self.view(self.current_player), option)

    def save(self) -> bytes:
        """The whole state as bytes; `lastcall.restore` brings it back."""
        from lastcall.engine.save import save

        return save(self)

    def fingerprint(self) -> str:
        """A short name for this exact state: the same for equal tables, on every machine."""
        from lastcall.engine.save import fingerprint

        return fingerprint(self)

    # Explanations --------------------------------------------------------------------------------

    def why_not(self, seat: int, card: int) -> r.Reason | None:
        """Why this seat may not play this card now, by rule ID; None if it may."""
        if self.decision is None:
            return r.reason(r.GAME_OVER)
        owner = self.seats[seat]
        if not owner.alive:
            return r.reason(r.OUT)
        place = self.place_of(seat, card)
        if place < 0:
            return r.reason(r.NOT_YOURS)
        if self.decision.seat == seat:
            for option in self.decision.options:
                if option.kind == w.PLAY and option.card == card:
                    return None
        if self.decision.kind == w.ASK_DISCARD:
            return r.reason(r.MID_DISCARD)
        if self.decision.kind not in WINDOWS:
            return r.reason(r.UNDER_WAY)
        barred = "" if self.frames[-1].last_call else self.barred(seat)
        return r.reason(barred or self.why_no_mode(seat, card, place))

    def why_no_mode(self, seat: int, card: int, place: int) -> str:
        """Of a card with several modes, the one whose moment is nearest explains best."""
        top = self.frames[-1]
        mask = top.moments(self)
        if self.rounds:
            mask |= w.MY_GAMBLING_TURN
        boxes = self.game.boxes[seat]
        here = boxes[place - 1] if 0 < place <= len(boxes) else None
        first = ""
        for number, mode in enumerate(self.game.defs[card].modes):
            there = here.is_place(mode.place) if here is not None else mode.place is None
            if not mode.when:
                why = r.BY_ITSELF
            elif not there:
                why = r.NOT_FROM_HERE
            else:
                why = top.offers(self, seat, seat, card, number, mode, [])
            if not why:
                return r.NOT_NOW  # it fits, but somebody else is being asked
            near = mode.when & mask and there
            if not first or first == r.NOT_FROM_HERE or near:
                first = why
        return first or r.NOT_OFFERED

    def place_of(self, seat: int, card: int) -> int:
        """0 for the hand (and what was kept), 1.. for a box of the kit, -1 for elsewhere."""
        owner = self.seats[seat]
        if card in owner.hand or card in owner.kept:
            return 0
        for number, box in enumerate(owner.boxes):
            if card in box.cards:
                return number + 1
        return -1

    def why_illegal(self, decision: Decision, option: Option) -> r.Reason:
        if option.kind == w.PLAY and 0 <= option.card < len(self.game.defs):
            why = self.why_not(decision.seat, option.card)
            if why is not None:
                return why
        return r.reason(r.NOT_OFFERED)

    def why_round_cannot_end(self) -> str:
        """TIP-2 and TIP-3: an ante is being called for, or the Round is about to end anyway."""
        for frame in self.frames:
            why = frame.bars_ending()
            if why:
                return why
        return ""

    def precedence(self, seat: int, play: Option) -> int:
        """TIME-10, TIME-11: Anytime Cards first, then by turn order from the active player."""
        n = len(self.seats)
        distance = (seat - self.active) % n
        if self.game.defs[play.card].modes[play.mode].type == w.ANYTIME:
            return distance
        return distance + n
