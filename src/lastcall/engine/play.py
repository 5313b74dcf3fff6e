"""A card played, or a demand of the rules: its consequences, the window on it, its resolution."""

from typing import Final

from lastcall.engine import options as o
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.answering import (
    NOT_ABOUT_IT,
    moments_afterwards,
    why_no_answer,
    why_not_afterwards,
)
from lastcall.engine.cards import PARTS, Mode
from lastcall.engine.consequences import Consequence, Part
from lastcall.engine.events import (
    ON_THE_TABLE,
    Accepted,
    Attached,
    Championed,
    Declined,
    Named,
    Negated,
    NoAnte,
)
from lastcall.engine.frames import ABOUT_FEW, Frame, add_plays, candidates, groups, open_moments
from lastcall.engine.options import Option
from lastcall.engine.table import Table
from lastcall.engine.word import Who, Word

OPEN: Final = 0  # announced; everybody may respond
RESOLVING: Final = 1
AFTERMATH: Final = 2  # Fortitude was lost; those who lost it may hit back
PAYING: Final = 3  # its player pays an extra cost
NAMING: Final = 4  # its player names whom a step of the kit, or a part turned up, touches

# Of a play that would change somebody's numbers.
TO_BE_CHANGED: Final = (
    w.CARD_AFFECTS_ME
    | w.WOULD_LOSE_FORTITUDE
    | w.WOULD_LOSE_GOLD
    | w.NUMBERS_PLAYED
    | w.ANOTHER_WOULD_GAIN
)

PLAYED: Final = w.ACTION | w.SOMETIMES | w.ANYTIME  # cards that a player plays for what they do


class Play(Frame):
    """A card on the table, or (card -1) something the rules demand of the players."""

    __slots__ = (
        "answered",
        "at",
        "behalf",
        "calling",
        "card",
        "champions",
        "closed",
        "consequences",
        "eased",
        "ignored",
        "losers",
        "mode",
        "negated",
        "number",
        "on",
        "origin",
        "owner",
        "paid",
        "parts",
        "reducers",
        "robbed",
        "soaked",
        "source",
        "spares_source",
        "targets",
        "tips",
        "todo",
        "type",
        "unhealed",
    )

    def __init__(self, owner: int, card: int, type: int, mode: Mode, origin: int) -> None:
        self.step = 0
        self.cursor = 0
        self.wish = None
        self.wisher = -1
        self.owner = owner  # the player it comes from, or -1
        self.behalf = owner  # whom it answers for: its player, or a teammate
        self.card = card
        self.type = type
        self.mode = mode
        self.number = 0  # which mode of the card
        self.origin = origin
        self.targets = 0
        self.calling = False  # teams have yet to name their Champions
        self.champions = 0  # whom it takes for everybody, where teams play (TEAM-53, TEAM-75)
        self.on = -1
        self.source = -1  # whoever caused what this answers
        self.spares_source = False  # what it answers cannot be hit back
        self.todo: list[int] = []  # numbers of the words to resolve, the next one last
        self.at = -1  # the word that is being resolved
        self.paid = 0  # what has been paid of an extra cost
        self.negated = False
        self.closed = False  # Drinks are being revealed: only answers to this, no other plays
        self.ignored = 0  # seats that Ignore it
        self.losers = 0  # seats that lost Fortitude to it
        self.reducers = 0  # seats that reduced their loss
        self.soaked = 0  # seats whose Alcohol Content it raised
        self.robbed = 0  # seats that it cost Gold of their own
        self.eased = 0  # seats that a rule has spared a part of their loss, which it does once
        self.unhealed = 0  # seats whose Fortitude it may not raise any more
        self.tips = 0  # Gold that was paid to the Inn because of it
        self.answered = 0  # seats that have answered it by a rule, which they do once (OTTO-55)
        self.consequences: list[Consequence] = []
        self.parts: list[Part] = []

    def clone(self) -> "Frame":
        copy = Play(self.owner, self.card, self.type, self.mode, self.origin)
        copy.copy_window(self)
        copy.behalf = self.behalf
        copy.number = self.number
        copy.targets = self.targets
        copy.calling = self.calling
        copy.champions = self.champions
        copy.on = self.on
        copy.source = self.source
        copy.spares_source = self.spares_source
        copy.todo = self.todo[:]
        copy.at = self.at
        copy.paid = self.paid
        copy.negated = self.negated
        copy.closed = self.closed
        copy.ignored = self.ignored
        copy.losers = self.losers
        copy.reducers = self.reducers
        copy.soaked = self.soaked
        copy.robbed = self.robbed
        copy.eased = self.eased
        copy.unhealed = self.unhealed
        copy.tips = self.tips
        copy.answered = self.answered
        copy.consequences = [c.clone() for c in self.consequences]
        if self.parts:
            copy.parts = [part.clone() for part in self.parts]
        return copy

    def afterwards(self) -> bool:
        """Whether it is done, and those it was done to may answer that."""
        return self.step == AFTERMATH

    def culprit(self) -> int:
        return -1 if self.mode.by_nobody else self.owner

    def held(self) -> list[int]:
        cards = [part.card for part in self.parts if part.card >= 0]
        return [self.card, *cards] if self.card >= 0 and not self.mode.loose else cards

    def bars_ending(self) -> str:
        if self.origin == w.OF_AN_ANTE:
            return r.DODGES_ANTE
        if not self.negated:
            if self.mode.antes and self.step == OPEN:
                return r.DODGES_ANTE
            if self.mode.ends_round:
                return r.ENDS_ALREADY
        return ""

    # Words and what they hold --------------------------------------------------------------------

    def begin(self) -> None:
        """Put its words in line."""
        self.todo = list(self.mode.line)

    def word(self, number: int) -> Word:
        if number < PARTS:
            return self.mode.words[number]
        return self.parts[number // PARTS - 1].mode.words[number % PARTS]

    def held_by(self, number: int) -> list[int]:
        """The numbers of the words that a word holds."""
        if number < PARTS:
            return list(self.mode.held[number])
        part = number // PARTS
        held = self.parts[part - 1].mode.held[number % PARTS]
        return [part * PARTS + inner for inner in held]

    def stands_alone(self, number: int) -> bool:
        """Whether no other word holds it, so that it happens in any case."""
        if number < PARTS:
            return number in self.mode.top
        return number % PARTS in self.parts[number // PARTS - 1].mode.top

    def follow(self, times: int = 1) -> None:
        """What the word being resolved holds comes next."""
        for _ in range(times):
            for number in reversed(self.held_by(self.at)):
                self.todo.append(number)

    def follow_only(self, position: int) -> None:
        """Of what the word being resolved holds, only this happens (OP-25)."""
        held = self.held_by(self.at)
        chosen = held[position]
        self.todo.append(chosen)
        for number in held:
            if number != chosen:
                self.forget(number)

    def drop(self) -> None:
        """What the word being resolved holds does not happen."""
        for number in self.held_by(self.at):
            self.forget(number)

    def forget(self, number: int) -> None:
        """What a word, and all it holds, would have done does not happen."""
        for inner in self.held_by(number):
            self.forget(inner)
        self.consequences = [c for c in self.consequences if c.number != number]

    def attach(self, t: Table, card: int, zone: int) -> None:
        """A card turned up becomes a part of this one."""
        mode = t.game.defs[card].modes[0]
        self.parts.append(Part(card, mode))
        base = len(self.parts) * PARTS
        self.todo[:0] = [base + number for number in mode.line]
        if t.logging:
            t.events.append(Attached(self.owner, card, zone, ON_THE_TABLE))

    # Consequences --------------------------------------------------------------------------------

    def foresee(self, t: Table) -> None:
        """Fix what it will do to whom, as soon as it is played (TURN-11)."""
        mode = self.mode
        for number in mode.foreseen:
            mode.words[number].foresee(t, self, number)

    def foresee_part(self, t: Table, index: int) -> None:
        mode = self.parts[index].mode
        base = (index + 1) * PARTS
        for number in mode.foreseen:
            mode.words[number].foresee(t, self, base + number)
        if mode.announces:
            for word in mode.words:
                if word.attaches:
                    word.announced(t, self)

    def release(self) -> int:
        """The card that the word being resolved stands on stays on the table; which it is."""
        if self.at < PARTS:
            card = self.card
            self.card = -1
            return card
        part = self.parts[self.at // PARTS - 1]
        card = part.card
        part.card = -1
        return card

    def touched(self, t: Table, who: Who, number: int = 0) -> list[int]:
        """The seats that a word of this play touches."""
        kind = who.who
        if kind == wd.ME:
            return [self.owner]
        if kind == wd.PICKED:
            targets = self.targets if number < PARTS else self.parts[number // PARTS - 1].targets
            if targets & (targets - 1):  # of several the next in turn order first
                return t.reached([s for s in t.game.orders[self.owner] if (targets >> s) & 1])
            return t.reached(o.bits(targets))
        if kind == wd.EACH_OTHER:
            host = self.host(t)
            others = [seat for seat in t.in_turn_order(host) if not t.allied(seat, host)]
            return t.reached(self.chosen(others) if self.type == w.EVENT else others)
        if kind == wd.EACH:
            everybody = t.in_turn_order(self.owner if self.owner >= 0 else t.active)
            return t.reached(self.chosen(everybody))
        if kind >= wd.RICHEST:
            return t.reached(t.leading(t.others(self.host(t)), wd.LEADERS[kind]))
        return t.reached([self.source]) if self.source >= 0 and not self.spares_source else []

    def chosen(self, seats: list[int]) -> list[int]:
        """Of everybody the Champions, where teams have named them."""
        if not self.champions:
            return seats
        return [seat for seat in seats if (self.champions >> seat) & 1]

    def reaches(self, t: Table, who: Who) -> list[int]:
        """The seats that the word being resolved touches and that do not Ignore it (NEG-10)."""
        return [s for s in self.touched(t, who, self.at) if not (self.ignored >> s) & 1]

    def host(self, t: Table) -> int:
        """Whose card it is; an Event is its revealer's, a demand the active player's."""
        if self.owner >= 0:
            return self.owner
        return o.bits(self.targets)[0] if self.targets else t.active

    def present(self, t: Table) -> int:
        """The seats that are still in the game and do not Ignore it, as a mask."""
        mask = 0
        for seat in t.reached(self.chosen(t.everyone())):
            mask |= 1 << seat
        return mask & ~self.ignored

    def amount_of(self, t: Table, c: Consequence) -> int:
        """What a consequence comes to as things stand: counted, modified, reduced."""
        amount = c.amount
        if c.settled:
            return amount
        if c.counted:
            amount += self.word(c.number).counted(t, self)
        if t.game.rules.modifies:
            amount += self.modification(t, c, amount)
        return min(0, amount + c.cut) if c.cut else amount

    def modification(self, t: Table, c: Consequence, amount: int) -> int:
        """What rules that join in add to a change that would come to this."""
        added = 0
        for rule in t.game.rules.modifies:
            if rule.in_force(t):
                added += rule.modifies(t, self, c, amount + added)
        return added

    def comes_first(self, c: Consequence) -> bool:
        """Of what a seat loses of Fortitude to one card, rules that join in modify a single part:
        the first, but none where a part of it is counted out already."""
        earlier = True
        for other in self.consequences:
            same = other.seat == c.seat and other.attribute == w.FORTITUDE and other.amount < 0
            if other is c:
                earlier = False
            elif same and (earlier or other.settled):
                return False
        return True

    def is_eased(self, t: Table, c: Consequence) -> bool:
        """Whether a rule that joins in makes this loss smaller."""
        if c.settled:
            return False
        amount = c.amount + (self.word(c.number).counted(t, self) if c.counted else 0)
        for rule in t.game.rules.modifies:
            if rule.in_force(t):
                more = rule.modifies(t, self, c, amount)
                if more > 0 > amount:
                    return True
                amount += more
        return False

    def added_to(self, t: Table, c: Consequence) -> int:
        """How much of what a consequence comes to was added by rules that join in."""
        if c.settled or not t.game.rules.modifies:
            return 0
        amount = c.amount + (self.word(c.number).counted(t, self) if c.counted else 0)
        return self.modification(t, c, amount)

    def affects(self, t: Table, seat: int, attributes: int) -> bool:
        """STAT-6: whether it would change one of these attributes of this seat directly."""
        for c in self.consequences:
            if c.seat == seat and c.attribute & attributes and self.still_changes(t, c):
                return True
        return False

    def still_changes(self, t: Table, c: Consequence) -> bool:
        """STAT-6: whether it would still change anything (limits apart, STAT-7)."""
        return not c.prevented and not c.from_inn and self.amount_of(t, c) != 0

    def ignore(self, t: Table, seat: int) -> None:
        """NEG-2, NEG-10: nothing of it touches this seat any more; nor anybody of its team, if it
        was about to touch several of them (TEAM-73). Else it is as if they had been alone
        (TEAM-19): what is sent on to a teammate afterwards is theirs.
        """
        mine = 1 << seat
        side = t.side_of(seat)
        self.ignored |= side if side != mine and self.acts_on(t) & side & ~mine else mine
        self.leave_out_ignored()

    def acts_on(self, t: Table) -> int:
        """The seats that it is about, as a mask."""
        mask = self.targets
        for c in self.consequences:
            mask |= 1 << c.seat
        for number, word in enumerate(self.mode.words):
            mask |= self.all_of(t, word, number)
        for index, part in enumerate(self.parts):
            mask |= part.targets
            for number, word in enumerate(part.mode.words):
                mask |= self.all_of(t, word, (index + 1) * PARTS + number)
        return mask

    def all_of(self, t: Table, word: Word, number: int) -> int:
        """Whom a word touches that is about all, or all others, as a mask."""
        mask = 0
        if word.whom().who in (wd.EACH_OTHER, wd.EACH):
            for seat in self.touched(t, word.whom(), number):
                mask |= 1 << seat
        return mask

    def leave_out_ignored(self) -> None:
        """Whoever Ignores it is spared, also what is sent on to them; not the own card's price."""
        if self.ignored:
            self.consequences = [
                c
                for c in self.consequences
                if not (self.ignored >> c.seat) & 1
                or (self.owner == c.seat and c.attribute == w.GOLD)
            ]

    # Before anybody may respond ------------------------------------------------------------------

    def announce(self, t: Table) -> None:
        """Costs are paid and players are named first; then the consequences are plain (TURN-11)."""
        mode = self.mode
        self.todo = list(mode.line)
        if mode.announces:
            for word in mode.words:
                if word.attaches:
                    word.announced(t, self)
        waits = t.game.teams and self.calls_champions(t, False) and mode.calls_all
        if not waits and (not mode.pick or self.targets):
            for number in mode.foreseen:
                mode.words[number].foresee(t, self, number)
        if mode.cost is not None and not mode.cost.pay(t, self):
            self.step = PAYING
        elif mode.pick or self.parts or self.calling:
            self.step = self.after_paying()

    def after_paying(self) -> int:
        """Whoever has yet to be named is named next."""
        if (self.mode.pick and not self.targets) or self.parts or self.calling:
            return NAMING
        return OPEN

    def calls_all(self) -> bool:
        """Whether it is about everybody, so that each team sends a Champion (TEAM-42 to -44)."""
        return self.mode.calls_all or any(part.mode.calls_all for part in self.parts)

    def calls_champions(self, t: Table, free: bool) -> bool:
        """Begin to name Champions, if it takes any: whoever it comes from is one, unless `free`."""
        if not t.game.teams or not (free or self.calls_all()):
            return False
        self.calling = True
        if free:
            self.targets = 0
        else:
            self.champions = 1 << self.host(t)
        self.step = NAMING
        return True

    def ask_champion(self, t: Table) -> None:
        """TEAM-51: in turn order from the active team; then it is plain what comes to whom."""
        first = t.active
        for seat in t.in_turn_order(first):
            side = t.side_of(seat)
            if side & self.champions or not (self.calls_all() or t.allied(seat, first)):
                continue
            if side == 1 << seat:
                self.champion(t, seat)
                return
            t.ask_together(seat, w.ASK_CHAMPION, o.give_to_one_of(o.bits(side)))
            return
        self.calling = False
        if self.mode.pick and not self.targets:
            return
        if self.mode.calls_all or self.type == w.EVENT:
            self.foresee(t)
        if not self.parts:
            self.step = OPEN

    def champion(self, t: Table, seat: int) -> None:
        self.champions |= 1 << seat
        if t.logging and t.side_of(seat) != 1 << seat:
            t.events.append(Championed(seat))
        if not self.targets and self.type == w.EVENT:  # TEAM-48: the active team's comes first
            self.targets = 1 << seat
            t.active = seat

    def ask_whom(self, t: Table) -> None:
        """Champions first; then whoever has yet to be named, part by part."""
        if self.calling:
            self.ask_champion(t)
            return
        if self.mode.pick and not self.targets:
            found = self.nameable(t, self.mode)
            if not found:
                self.step = RESOLVING  # nobody to name: whatever else it does still happens
            elif len(found) == 1:
                self.name(t, found[0])
            else:
                self.ask_names(t, found, self.mode)
            return
        if t.game.teams and self.parts and not self.champions and self.calls_all():
            self.calling = True  # a part that was attached later
            self.champions = 1 << self.host(t)
            return
        for index, part in enumerate(self.parts):
            if part.named:
                continue
            found = self.nameable(t, part.mode) if part.mode.pick else []
            if len(found) > 1:
                self.ask_names(t, found, part.mode)
            else:
                self.name_part(t, index, found[0] if found else 0)
            return
        self.step = OPEN

    def nameable(self, t: Table, mode: Mode) -> list[int]:
        """Every way to name somebody; whoever is out names nobody (LOSE-17)."""
        if not t.seats[self.owner].alive:
            return []
        return groups(candidates(t, self.owner, mode.pick), mode.least, mode.most)

    def ask_names(self, t: Table, found: list[int], mode: Mode) -> None:
        options = [o.name_players(targets) for targets in found]
        t.ask_about(self.owner, w.ASK_TARGET, options, mode.words[0])

    def name(self, t: Table, targets: int) -> None:
        if self.mode.pick and not self.targets:
            self.targets = targets
            self.foresee(t)
            if not self.parts:
                self.step = OPEN
            if t.logging:
                t.events.append(Named(self.owner, self.card, targets))
            return
        for index, part in enumerate(self.parts):
            if not part.named:
                self.name_part(t, index, targets)
                return

    def name_part(self, t: Table, index: int, targets: int) -> None:
        part = self.parts[index]
        part.targets = targets
        part.named = True
        self.foresee_part(t, index)
        if targets and t.logging:
            t.events.append(Named(self.owner, part.card, targets))

    # Running on ----------------------------------------------------------------------------------

    def advance(self, t: Table) -> None:
        step = self.step
        mode = self.mode
        if step == PAYING:
            if mode.cost is None or mode.cost.pay(t, self):
                self.step = self.after_paying()
            return
        if step == NAMING:
            self.ask_whom(t)
            return
        if step == OPEN and mode.by_nobody:
            self.step = RESOLVING
        elif step == OPEN:
            ante = self.origin == w.OF_AN_ANTE
            if ante and t.rounds[-1].inside.bit_count() <= 1:
                self.leave(t)  # GAMB-30: the Round is over before anybody antes
                return
            if not self.negated:
                first = self.owner if self.owner >= 0 else self.first_asked(t)
                if not self.window(t, first, w.EVERYBODY):
                    return
            self.step = RESOLVING
            if self.negated:
                if t.logging:
                    t.events.append(Negated(self.owner, self.card))
                self.leave(t)
                return
            if ante and not self.can_be_anted(t):
                if t.logging:
                    t.events.append(NoAnte(self.owner))
                self.leave(t)
                return
        if self.step == RESOLVING:
            while self.todo:
                number = self.todo.pop()
                self.at = number
                word = mode.words[number] if number < PARTS else self.word(number)
                word.resolve(t, self)
                if t.decision is not None or t.frames[-1] is not self or t.thirsty:
                    return
            self.step = AFTERMATH
        struck = self.losers | self.soaked | self.robbed
        if t.game.any_moment & w.ANYBODYS and (self.losers or self.tips):
            struck |= t.holding(w.ANYBODYS)
        if struck and t.game.teams:
            for seat in o.bits(struck):
                struck |= t.side_of(seat)  # TEAM-17
        if struck and not self.window(t, self.owner, struck):
            return
        self.leave(t)

    def first_asked(self, t: Table) -> int:
        """For an Event its revealer, for a demand of the rules the active player (TIME-2, OP-7)."""
        return o.bits(self.targets)[0] if self.type == w.EVENT and self.targets else t.active

    def apply(self, t: Table) -> None:
        """What was foreseen of the word being resolved takes place."""
        mine: list[Consequence] = []
        rest: list[Consequence] = []
        for c in self.consequences:
            if c.number == self.at:
                mine.append(c)
            else:
                rest.append(c)
        if t.game.rules.modifies:
            self.settle(t, mine)
        self.consequences = rest
        cause = self.culprit()
        for c in mine:
            anothers = 0 <= cause != c.seat
            if not t.seats[c.seat].alive and self.origin != w.OF_A_CONTEST:
                pass  # LOSE-17; the exception is CONT-18
            elif c.attribute != w.GOLD:
                moved = t.change(c.seat, c.attribute, self.amount_of(t, c), cause)
                if moved < 0 and anothers and c.attribute == w.FORTITUDE:
                    self.losers |= 1 << c.seat
                    self.reducers |= c.reduced & (1 << c.seat)
                elif moved > 0 and anothers and c.attribute == w.ALCOHOL:
                    self.soaked |= 1 << c.seat
            elif not c.prevented:
                payee = c.payee
                if payee >= 0 and self.origin != w.OF_A_CONTEST:
                    payee = t.purse_of(payee)  # of a contest it is collected first (CONT-19)
                paid = t.pay(c.seat, payee, self.amount_of(t, c), c.from_inn, cause)
                if c.payee == w.INN and self.origin == w.OF_A_CARD and self.type & PLAYED:
                    self.tips += paid
                # antes and other demands of the rules are nobody's card.
                if paid and anothers and not c.from_inn and self.origin == w.OF_A_CARD:
                    self.robbed |= 1 << c.seat

    def settle(self, t: Table, mine: list[Consequence]) -> None:
        """What rules that join in make of these, while all that is coming can still be seen."""
        amounts = [self.amount_of(t, c) for c in mine]
        eased = 0
        for c in mine:
            if self.is_eased(t, c):
                eased |= 1 << c.seat
        for c, amount in zip(mine, amounts, strict=True):
            c.amount = amount
            c.cut = 0
            c.settled = True
        self.eased |= eased

    def leave(self, t: Table) -> None:
        t.frames.pop()
        if self.card >= 0 and not self.mode.loose and not (t.game.rules.lays and self.laid(t)):
            t.discard(self.card)
        for part in self.parts:
            if part.card >= 0:
                t.discard(part.card)

    def laid(self, t: Table) -> bool:
        """Whether a rule has taken the card upon itself."""
        for rule in t.game.rules.lays:
            if rule.in_force(t) and rule.lays(t, self):
                return True
        return False

    def threatens(self, t: Table, party: int) -> bool:
        mat = t.parties[party]
        margin = mat.fortitude - mat.alcohol
        gold = mat.gold
        for c in self.consequences:
            if t.seats[c.seat].party != party or c.prevented:
                continue
            amount = self.amount_of(t, c)
            if c.attribute == w.GOLD:
                gold -= 0 if c.from_inn else amount
            else:
                margin += amount if c.attribute == w.FORTITUDE else -amount
        return margin <= 0 or gold <= 0

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DECLINE:
            if t.logging:
                t.events.append(Declined(t.answering, self.card))
            self.drop()
        elif option.kind == w.ACCEPT:
            if t.logging:
                t.events.append(Accepted(t.answering, self.card))
            self.follow()
        elif option.kind == w.CHOOSE:
            cost = self.mode.cost
            if self.step == PAYING and cost is not None:
                cost.paid_with(t, self, option.card)
            else:
                self.word(self.at).chosen(t, self, option.number)
        elif option.kind == w.GIVE:
            if self.calling:
                self.champion(t, option.seat())
            else:
                self.name(t, option.targets)
        else:
            self.take_response(t, option)

    # Antes ---------------------------------------------------------------------------------------

    def can_be_anted(self, t: Table) -> bool:
        """GAMB-35, GAMB-36: nobody antes if the player who asks for it cannot."""
        for c in self.consequences:
            if c.seat == self.owner:
                if c.from_inn or c.prevented or t.game.is_bare(c.seat):
                    return True
                return t.parties[t.seats[c.seat].party].gold > 0
        return True  # they left the Round instead (GAMB-27)

    def gold_at_stake(self, t: Table, seat: int) -> Consequence | None:
        """A payment that this seat is about to make from its own Stash."""
        if self.origin == w.OF_AN_ANTE and seat != self.owner and not self.can_be_anted(t):
            return None  # GAMB-35: as things stand nobody has to ante
        for c in self.consequences:
            if (
                c.attribute == w.GOLD
                and c.seat == seat
                and c.payee != seat
                and not c.from_inn
                and not c.prevented
                and (
                    t.parties[t.seats[seat].party].gold > 0  # GAMB-32
                    or (self.origin == w.OF_AN_ANTE and seat == self.owner)
                )
            ):
                return c
        return None

    # Moments -------------------------------------------------------------------------------------

    def moments(self, t: Table) -> int:
        if self.step == AFTERMATH:
            return moments_afterwards(self)
        mode = self.mode
        mask = mode.opens if self.closed else mode.opens | open_moments(t)
        if self.consequences:
            mask |= TO_BE_CHANGED
            if self.origin == w.OF_AN_ANTE:
                mask |= w.MUST_ANTE
            elif self.origin == w.OF_NEW_DRINKS:
                mask |= w.NEW_DRINKS_PAYMENT
        elif mode.gains_by_choice:
            mask |= w.ANOTHER_WOULD_GAIN
        return mask

    def moments_for(self, t: Table, seat: int, mask: int) -> int:
        if t.game.teams or t.game.bare:
            return mask  # a card may answer for a teammate, a rule for whoever holds nothing
        for c in self.consequences:
            if c.seat == seat:
                return mask
        return mask & ~ABOUT_FEW

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
        if self.step == AFTERMATH:
            why = why_not_afterwards(t, self, seat, behalf, mode)
            if why == NOT_ABOUT_IT:  # what is for another moment waits for it
                why = Frame.offers(self, t, seat, behalf, card, number, mode, [])
                return why or r.UNDER_WAY
        else:
            why = why_no_answer(t, self, seat, behalf, mode)
        if why == NOT_ABOUT_IT:
            return Frame.offers(self, t, seat, behalf, card, number, mode, out)
        return why or add_plays(t, seat, behalf, card, number, mode, -1, out)

    def unignorable(self) -> bool:
        return self.mode.unignorable


def step_of_kit(t: Table, seat: int, card: int, mode: Mode) -> Play:
    """Something a character's own rules do, answered like a card of the mode's type (CARD-15).

    A step of type RULE that touches nobody's attributes is just done: there is nothing to answer.
    """
    play = Play(seat, card, mode.type, mode, w.OF_A_CARD)
    play.announce(t)
    if mode.type == w.RULE and play.step == OPEN and not play.consequences:
        play.step = RESOLVING
    return play
