"""Frames: what the rules are in the middle of, and the response window every frame can hold."""

from typing import TYPE_CHECKING, ClassVar, Final

from lastcall.engine import options as o
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Box, Mode
from lastcall.engine.extending import i64, mypyc_attr
from lastcall.engine.options import Option, bits

if TYPE_CHECKING:
    from lastcall.engine.table import Table


# Moments of whoever a card touches, or of whoever drinks.
ABOUT_FEW: Final = (
    w.CARD_AFFECTS_ME
    | w.WOULD_LOSE_FORTITUDE
    | w.WOULD_LOSE_GOLD
    | w.MUST_ANTE
    | w.NEW_DRINKS_PAYMENT
    | w.MY_DRINK
    | w.MY_DRINK_ABROAD
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something the rules are in the middle of. The stack of frames is the whole "program counter".

    Every frame can hold a response window: `cursor` counts whom the window has asked, `wish` is the
    play that will be made if nobody with precedence wants to go first (OP-2).

    Frames that are made and asked at every turn call what is here by its name, since `super()` is
    a hundredth of a plain game; `Play` and `Ordering` even begin with their own `step` to `wisher`,
    which Python is quicker to set where they are of one class only.
    """

    __slots__ = ("cursor", "step", "wish", "wisher")

    holding: ClassVar[str] = "in play"  # what the cards it holds are called when one looks for them
    last_call: ClassVar[bool] = False  # nothing keeps anybody from playing what might save them

    def __init__(self) -> None:
        self.step = 0
        self.cursor = 0
        self.wish: Option | None = None
        self.wisher = -1

    def advance(self, t: "Table") -> None:
        """Run on: change the table, push a frame, ask somebody, or leave the stack."""
        raise AssertionError("every frame runs on in its own way")

    def take(self, t: "Table", option: Option) -> None:
        """Take the answer to what this frame asked."""
        self.take_response(t, option)

    def at_rest(self, t: "Table") -> bool:
        """Whether no played card waits beneath, so that losers are looked for now (LOSE-4)."""
        return False

    def culprit(self) -> int:
        """The seat whose card is being answered, or -1."""
        return -1

    def held(self) -> list[int]:
        """The cards that are neither in a zone of a seat nor in a cellar while this goes on."""
        return []

    def hidden_from(self, t: "Table", seat: int) -> bool:
        """Whether what it holds is out of this seat's sight; -1 is an onlooker."""
        return False

    def threatens(self, t: "Table", party: int) -> bool:
        """Whether it is about to put a team out, which is then asked for its Potions."""
        return False

    def bars_ending(self) -> str:
        """Why the Round may not be ended by a card while this frame waits (TIP-2, TIP-3)."""
        return ""

    def clone(self) -> "Frame":
        raise AssertionError("every frame clones itself")

    def copy_window(self, other: "Frame") -> None:
        self.step = other.step
        self.cursor = other.cursor
        self.wish = other.wish
        self.wisher = other.wisher

    # Moments -------------------------------------------------------------------------------------

    def moments(self, t: "Table") -> int:
        """The moments that are open while this frame is on top, as bits."""
        return open_moments(t)

    def moments_for(self, t: "Table", seat: int, mask: int) -> int:
        """Those of them that can be this seat's, or more; only asked about `ABOUT_FEW`."""
        return mask

    def offers(
        self,
        t: "Table",
        seat: int,
        behalf: int,
        card: int,
        number: int,
        mode: Mode,
        out: list[Option],
    ) -> str:
        """Add the legal plays of a mode to `out`, or say why there are none (see `reasons`).

        The card is `seat`'s; its condition is looked for in `behalf`, whom it answers for.
        """
        when = mode.when
        if when == w.ANY_MOMENT:
            return add_plays(t, seat, seat, card, number, mode, -1, out)
        if when == w.IN_A_ROUND:
            return self.offers_in_round(t, seat, card, number, mode, out)
        if when == w.MY_ORDER_PHASE:
            if t.phase != w.ORDER_PHASE or not t.allied(t.active, seat):
                return r.NOT_ORDERING
            return add_plays(t, seat, seat, card, number, mode, -1, out)
        if when == w.ANOTHERS_DRINK_PHASE:
            if t.phase != w.DRINK_PHASE or t.allied(t.active, seat) or not t.seats[t.active].alive:
                return r.NOT_DRINKING
            return add_plays(t, seat, seat, card, number, mode, -1, out)
        return missing_moment(t, seat, when)

    def offers_in_round(
        self,
        t: "Table",
        seat: int,
        card: int,
        number: int,
        mode: Mode,
        out: list[Option],
    ) -> str:
        if mode.not_in_answer_to_antes:
            why = t.why_round_cannot_end()
            if why:
                return why
        if not t.rounds:
            return r.NO_ROUND
        rnd = t.rounds[-1]
        if rnd.over:
            return r.ROUND_DECIDED
        if mode.inside_only and not (rnd.inside >> seat) & 1:
            return r.NOT_IN_ROUND
        if mode.words[0].needs_a_pot and rnd.pot == 0:
            return r.EMPTY_POT
        return add_plays(t, seat, seat, card, number, mode, -1, out)

    # The response window -------------------------------------------------------------------------

    def window(self, t: "Table", first: int, asked: int, kind: str = w.ASK_RESPOND) -> bool:
        """Ask the seats of the mask `asked` in turn order from `first`; True once nobody responds.

        Wishes are gathered in the order of TIME-2; a wish is committed as soon as no seat still to
        be asked could go before it (TIME-10, TIME-11, OP-2). Each play that has resolved opens the
        window again for everybody (TIME-5), because committing resets the cursor.
        """
        seats = t.seats
        mask: i64 = self.moments(t)
        whom: i64 = asked
        order = t.game.orders[first]
        if self.cursor:
            order = order[self.cursor :]
        seat: i64
        for seat in order:
            owner = seats[seat]
            if owner.could & mask and (whom >> seat) & 1 and owner.alive:
                mine: i64 = self.moments_for(t, seat, mask) if mask & ABOUT_FEW else mask
                plays = responses(t, seat, self, mine)
                if plays:
                    self.cursor = (seat - first) % len(seats) + 1
                    must = mandatory(t, plays) if owner.kept else None
                    if must and len(must) == 1:
                        t.answering = seat
                        self.take_response(t, must[0])
                        return False
                    plays.append(o.PASSING)
                    t.ask(seat, kind, must or plays)
                    return False
        if self.wish is None:
            self.cursor = 0
            return True
        self.commit(t)
        return False

    def take_response(self, t: "Table", option: Option) -> None:
        if option.kind == w.PASS:
            return
        seat = t.answering
        if option.kind != w.PLAY:
            if t.took_aside(seat, option):
                self.cursor -= 1  # the same seat goes on
            return
        if self.wish is None or t.precedence(seat, option) < t.precedence(self.wisher, self.wish):
            self.wish = option
            self.wisher = seat
        if not self.could_be_preceded(t, seat):
            self.commit(t)

    def could_be_preceded(self, t: "Table", seat: int) -> bool:
        """Whether a seat the window has yet to ask might hold a play that goes first."""
        wish = self.wish
        if wish is None:
            return True
        seats = t.seats
        mask = self.moments(t)
        to_come = len(seats) - self.cursor
        for other in t.game.orders[seat][1 : to_come + 1]:
            owner = seats[other]
            if owner.could & mask and owner.alive:
                for play in self.within_reach(t, other, mask):
                    if t.precedence(other, play) < t.precedence(self.wisher, wish):
                        return True
        return False

    def within_reach(self, t: "Table", seat: int, mask: int) -> list[Option]:
        """What a seat could play now, counting a card of its kit that it could first take up."""
        plays: list[Option] = []
        for option in responses(t, seat, self, self.moments_for(t, seat, mask)):
            if option.kind == w.PLAY:
                plays.append(option)
            elif option.kind == w.USE:
                offer_card(t, seat, self, mask, option.card, None, plays)
        return plays

    def commit(self, t: "Table") -> None:
        wish = self.wish
        assert wish is not None
        seat = self.wisher
        self.wish = None
        self.wisher = -1
        self.cursor = 0
        t.game.book.begin_play(t, seat, wish)


# Shared by all frames ----------------------------------------------------------------------------


# By phase.
OPEN_IN: Final[list[int]] = [
    w.ANY_MOMENT,
    w.ANY_MOMENT,
    w.ANY_MOMENT,
    w.ANY_MOMENT | w.MY_ORDER_PHASE,
    w.ANY_MOMENT | w.ANOTHERS_DRINK_PHASE,
]


def open_moments(t: "Table") -> int:
    """The moments that depend on the table alone, not on what is being answered."""
    if t.rounds and not t.rounds[-1].over:
        return OPEN_IN[t.phase] | w.IN_A_ROUND
    return OPEN_IN[t.phase]


def responses(t: "Table", seat: int, frame: Frame, mask: int) -> list[Option]:
    """Every play this seat could make now."""
    owner = t.seats[seat]
    game = t.game
    hand = owner.hand
    if game.bare and not hand and game.is_bare(seat):
        return acting_by_a_rule(t, seat, frame)
    moments = game.moments
    could = owner.could
    if could == w.ANYTHING and not owner.kept and not owner.boxes:
        could = w.ANY_MOMENT if t.parties[owner.party].potions else 0
        for card in hand:
            could |= moments[card]
        owner.could = could
    out: list[Option] = []
    if not could & mask:
        return out
    if game.rules.bars and not frame.last_call and t.barred(seat):
        return out
    held = False
    for card in hand:
        if moments[card] & mask:
            held = True
            for number, mode in enumerate(game.defs[card].modes):
                if mode.when & mask and mode.place is None:
                    why = frame.offers(t, seat, seat, card, number, mode, out)
                    if game.teams:
                        offer_for_mates(t, seat, frame, card, number, mode, why, out)
    if not held and could != w.ANYTHING and not game.teams:
        owner.could = could & ~mask  # what it held for these moments has left the hand
    for card in owner.kept:
        offer_card(t, seat, frame, mask, card, None, out)
    if owner.boxes:
        boxes = game.boxes[seat]
        for number, box in enumerate(owner.boxes):
            for card in box.cards:
                offer_card(t, seat, frame, mask, card, boxes[number], out)
            if boxes[number].treatable:
                for card in box.cards:
                    if t.can_treat(seat, card) and treated_in_time(t, seat, frame, mask, card):
                        out.append(o.use(card))
    if game.teams and mask & w.ANY_MOMENT:
        offer_potions(t, owner.party, frame, out)
    return out


def offer_potions(t: "Table", party: int, frame: Frame, out: list[Option]) -> None:
    """Where one is asked anyway, and where the team is in danger (TEAM-13, R-100)."""
    if t.parties[party].potions and (out or frame.threatens(t, party)):
        for number in range(len(w.POTION)):
            out.append(o.spend(number))


def acting_by_a_rule(t: "Table", seat: int, frame: Frame) -> list[Option]:
    """What a seat that holds nothing does now (OTTO-43, OTTO-49); nothing, where it is barred."""
    out: list[Option] = []
    if not t.game.rules.bars or frame.last_call or not t.barred(seat):
        for rule in t.game.rules.acts:
            out.extend(rule.acts(t, seat, frame))
    return out


def mandatory(t: "Table", plays: list[Option]) -> list[Option]:
    """Those of these plays that leave no choice but how (PRIZE-21)."""
    defs = t.game.defs
    return [p for p in plays if p.card >= 0 and defs[p.card].modes[p.mode].mandatory]


def treated_in_time(t: "Table", seat: int, frame: Frame, mask: int, card: int) -> bool:
    """Right after a loss only a card that answers it can be taken up (R-40)."""
    if mask & w.ANY_MOMENT:
        return True
    plays: list[Option] = []
    offer_card(t, seat, frame, mask, card, None, plays)
    return len(plays) > 0


def offer_card(
    t: "Table", seat: int, frame: Frame, mask: int, card: int, place: Box | None, out: list[Option]
) -> None:
    """Add the legal plays of a card that lies in this place."""
    for number, mode in enumerate(t.game.defs[card].modes):
        if mode.when & mask and (
            mode.place is place or (place is not None and place.is_place(mode.place))
        ):
            why = frame.offers(t, seat, seat, card, number, mode, out)
            if t.game.teams:
                offer_for_mates(t, seat, frame, card, number, mode, why, out)


def offer_for_mates(
    t: "Table",
    seat: int,
    frame: Frame,
    card: int,
    number: int,
    mode: Mode,
    why: str,
    out: list[Option],
) -> None:
    """The same in the place of teammates (TEAM-16); `why` it cannot be played for oneself."""
    if mode.when & PERSONAL and mode.type == w.SOMETIMES:
        enough = mode.words[0].covers_side  # once for all of them (TEAM-72, TEAM-73)
        for mate in t.in_turn_order(seat)[1:]:
            if t.allied(mate, seat) and (why or not enough):
                why = frame.offers(t, seat, mate, card, number, mode, out)


# Moments that are about somebody: a teammate can answer in their place (TEAM-16).
PERSONAL: Final = (
    w.CARD_AFFECTS_ME
    | w.WOULD_LOSE_FORTITUDE
    | w.AFTERWARDS
    | w.WOULD_LOSE_GOLD
    | w.MUST_ANTE
    | w.MY_DRINK
    | w.NEW_DRINKS_PAYMENT
    | w.EVENT_AFFECTS_ME
)


def candidates(t: "Table", seat: int, pick: int) -> list[int]:
    """The seats a mode lets its player name."""
    if pick == wd.PICK_ANOTHER:
        return t.nameable(t.others(seat), seat)
    if pick == wd.PICK_ANYONE:
        return t.nameable(t.everyone(), seat)
    if pick == wd.PICK_ACTIVE:
        if not t.seats[t.active].alive:
            return []
        return t.nameable(bits(t.side_of(t.active)), seat)  # TEAM-90
    if pick == wd.PICK_GAMBLER:
        if not t.rounds:
            return []
        inside = t.rounds[-1].inside
        return [i for i in t.nameable(t.others(seat), seat) if (inside >> i) & 1]
    attacker = t.frames[-1].culprit()
    others = t.others(seat)
    if len(others) <= 1:
        return []
    return t.nameable([i for i in others if i != attacker], seat)


def add_plays(
    t: "Table",
    seat: int,
    behalf: int,
    card: int,
    number: int,
    mode: Mode,
    on: int,
    out: list[Option],
) -> str:
    """Add one play for each way to name players."""
    if mode.cost is not None and not mode.cost.affordable(t, seat):
        return r.CANNOT_PAY
    if mode.reaches_for_drinks and t.cellars[0].awaits_payment():
        return r.NEW_DRINKS_FIRST
    if mode.leaves_round and t.rounds and t.rounds[-1].bound:
        return r.BOUND
    mate = -1 if behalf == seat else behalf
    if mode.pick == wd.PICK_NOBODY:
        out.append(o.play(card, number, 0, on, mate))
        return ""
    seats = candidates(t, seat, mode.pick)
    if mode.most == 1:
        if not seats:
            return r.NO_TARGET
        for target in seats:
            out.append(o.play(card, number, 1 << target, on, mate))
        return ""
    found = False
    for targets in groups(seats, mode.least, mode.most):
        out.append(o.play(card, number, targets, on, mate))
        found = True
    return "" if found else r.NO_TARGET


def groups(seats: list[int], least: int, most: int) -> list[int]:
    """Every way to name several different players, as masks (CARD-12).

    With too few of them, as many as there are.
    """
    found: list[int] = []
    for mask in range(1 << len(seats)):
        size = mask.bit_count()
        if min(least, len(seats)) <= size <= most and size:
            targets = 0
            for i, target in enumerate(seats):
                if (mask >> i) & 1:
                    targets |= 1 << target
            found.append(targets)
    return found


_MISSING: Final = {
    w.MY_ACTION: r.ONLY_MY_ACTION,
    w.MY_GAMBLING_TURN: r.ONLY_IN_ROUND,
    w.CARD_AFFECTS_ME: r.DOES_NOT_AFFECT,
    w.SOMETIMES_PLAYED: r.NO_SOMETIMES,
    w.DRINK_CHANGER_PLAYED: r.NO_DRINK_CHANGER,
    w.CHEATING_PLAYED: r.NO_CHEATING,
    w.WOULD_LOSE_FORTITUDE: r.NO_LOSS_COMING,
    w.LOST_FORTITUDE: r.NO_LOSS,
    w.WOULD_LOSE_GOLD: r.NO_GOLD_LOSS,
    w.MUST_ANTE: r.NO_ANTE,
    w.MY_DRINK: r.NO_DRINK,
    w.A_DRINK: r.NO_DRINK,
    w.ANOTHERS_DRINK: r.NO_DRINK,
    w.ANOTHER_WINS_ROUND: r.NO_WIN,
    w.ANOTHER_COLLECTS_POT: r.NO_COLLECT,
    w.NEW_DRINKS_PAYMENT: r.NO_NEW_DRINKS,
    w.EVENT_AFFECTS_ME: r.NO_EVENT,
    w.NUMBERS_PLAYED: r.NO_NUMBER,
    w.GAINED_ALCOHOL: r.NOT_DRUNKER,
    w.LOST_GOLD: r.NOT_POORER,
    w.ANOTHER_WOULD_GAIN: r.NO_GAIN,
    w.DRINK_HEALS_ANOTHER: r.NO_GAIN,
    w.SOMEBODY_LOST_FORTITUDE: r.NO_BLOW,
    w.INN_ROBBED: r.NO_ROBBERY,
    w.INN_PAID: r.NO_TIP,
    w.MY_DRINK_ABROAD: r.NO_DRINK,
}


def missing_moment(t: "Table", seat: int, when: int) -> str:
    """Why a mode whose moment this frame does not open cannot be played."""
    if when == w.MY_GAMBLING_TURN and t.rounds and not (t.rounds[-1].inside >> seat) & 1:
        return r.NOT_IN_ROUND
    return _MISSING[when]
