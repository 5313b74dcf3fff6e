"""A third at the table who is no player: he follows the cards he turns over, and nothing else.

He sits on a seat that holds nothing (`Character.bare`) and has one track against each player. In
his Action Phase, as a response and in a Round of Gambling he turns over the top card of his deck
and follows one of its three boxes. Every choice is made for him. He neither wins nor loses: a track
on which he passes out is reset, and whoever it faces is rewarded.
"""

from typing import ClassVar, Final

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.drinking import OPEN, OPEN_AGAIN, Drinking
from lastcall.engine.drinks import Drink
from lastcall.engine.effects.leaving import Leaving
from lastcall.engine.events import EVERYONE, Moved, OfASeat, Passed
from lastcall.engine.frames import Frame
from lastcall.engine.gambling import TURN, Gambling, outplayed
from lastcall.engine.options import Decision, Option
from lastcall.engine.pieces import Party
from lastcall.engine.play import OPEN as ANNOUNCED
from lastcall.engine.play import PLAYED, RESOLVING, Play, step_of_kit
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.rules import Rule
from lastcall.engine.table import Table
from lastcall.engine.turn import ACTING, Turn
from lastcall.engine.word import Word
from lastcall.engine.words import by_the_rules, me, take_gold

TOP: Final = 6  # OTTO-12

# The boxes of his cards, as modes (OTTO-22).
ACTION_BOX: Final = 0
RESPONSE_BOX: Final = 1
BOTTOM_BOX: Final = 2

# OTTO-18.
REWARD: Final = by_the_rules(*me.chooses(take_gold(1), me.draws(2)))

# Of each track: which frames of the stack have moved it and are not yet through, as a mask.
DUE: Final = "_due"


class TurnedOver(Moved):
    """He turned over a card for one of its boxes; whether it is followed."""

    __slots__ = ("box", "followed")
    kind: ClassVar[str] = "turned-over"

    def __init__(
        self, seat: int, card: int, origin: int, to: int, box: int, followed: bool
    ) -> None:
        self.seat = seat
        self.card = card
        self.origin = origin
        self.to = to
        self.box = box
        self.followed = followed
        self.seen = EVERYONE


class TrackReset(OfASeat):
    """A track is as at the beginning; what stood there, and whether he had passed out on it."""

    __slots__ = ("alcohol_before", "fortitude_before", "passed_out", "player", "top", "track")
    kind: ClassVar[str] = "track-reset"

    def __init__(
        self,
        seat: int,
        track: int,
        player: int,
        fortitude_before: int,
        alcohol_before: int,
        top: int,
        passed_out: bool,
    ) -> None:
        self.seat = seat
        self.track = track
        self.player = player  # whom the track faces
        self.fortitude_before = fortitude_before
        self.alcohol_before = alcohol_before
        self.top = top  # the Fortitude it stands at now, with no Alcohol Content
        self.passed_out = passed_out
        self.seen = EVERYONE


# His words ---------------------------------------------------------------------------------------


class ResetTracks(Word):
    """All his tracks are as at the beginning, and nobody is rewarded (OTTO-21)."""

    __slots__ = ()
    name: ClassVar[str] = "reset-tracks"

    def resolve(self, t: Table, play: Play) -> None:
        for track in range(len(t.seats[play.owner].tracks)):
            reset(t, play.owner, track, False)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for track in range(len(paper.tracks[layer.owner])):
            paper.reset_track(layer.owner, track)


class MendTracks(Word):
    """Fortitude for the track or tracks that the card he answers would change (OTTO-52)."""

    __slots__ = ("fortitude",)
    name: ClassVar[str] = "mend-tracks"

    def __init__(self, fortitude: int) -> None:
        self.fortitude = fortitude

    def number(self) -> int:
        return self.fortitude

    def resolve(self, t: Table, play: Play) -> None:
        for track in affected(t, play):
            self.mend(t, play.owner, track)

    def mend(self, t: Table, seat: int, track: int) -> None:
        t.move_marker(seat, t.seats[seat].tracks[track], w.FORTITUDE, self.fortitude, seat)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for track in paper.tracks_affected(layer):
            self.mended(paper, layer.owner, track)

    def mended(self, paper: Paper, seat: int, track: int) -> None:
        fortitude, alcohol = paper.tracks[seat][track]
        top = float(paper.view.seats[seat].tops[track])
        paper.tracks[seat][track] = (min(top, fortitude + self.fortitude), alcohol)


class ResetAffected(MendTracks):
    """The track or tracks that the card he answers would change are reset first."""

    __slots__ = ()
    name: ClassVar[str] = "reset-affected"

    def __init__(self) -> None:
        super().__init__(0)

    def mend(self, t: Table, seat: int, track: int) -> None:
        reset(t, seat, track, False)

    def mended(self, paper: Paper, seat: int, track: int) -> None:
        paper.reset_track(seat, track)


# Who and what ------------------------------------------------------------------------------------


def facing(t: Table, seat: int) -> list[int]:
    """Whom each of his tracks faces."""
    return [other for other in range(len(t.seats)) if other != seat]


def tracks_moved(t: Table, seat: int, cause: int) -> list[int]:
    """The tracks that a change with this cause moves (OTTO-14, OTTO-15)."""
    players = facing(t, seat)
    return [players.index(cause)] if cause in players else list(range(len(players)))


def responsible(t: Table, depth: int) -> int:
    """The player whose card or effect this frame carries out, also through an Event (OTTO-39)."""
    while depth > 0:
        frame = t.frames[depth]
        if isinstance(frame, Play):
            if frame.owner >= 0 or frame.mode.by_nobody:
                return frame.culprit()
        elif isinstance(frame, Drinking) and frame.cause >= 0:
            return frame.cause
        if not resolving(t.frames[depth - 1]):
            return -1
        depth -= 1
    return -1


def resolving(frame: Frame) -> bool:
    """Whether what lies on this frame is its own effect, and no answer to it."""
    return isinstance(frame, Play) and frame.step == RESOLVING


def carried_out(t: Table) -> int:
    """The lowest frame of the card, Drink or effect that is being carried out."""
    depth = len(t.frames) - 1
    while depth > 0 and resolving(t.frames[depth - 1]):
        depth -= 1
    return depth


def affected(t: Table, play: Play) -> list[int]:
    """The tracks that the card or Drink being answered would change (OTTO-52)."""
    depth = len(t.frames) - 2
    frame = t.frames[depth]
    seat = play.owner
    if isinstance(frame, Play):
        if frame.affects(t, seat, w.FORTITUDE | w.ALCOHOL):
            return tracks_moved(t, seat, frame.culprit())
    elif isinstance(frame, Drinking) and 0 <= play.on < len(frame.drinks):
        drink = frame.drinks[play.on]
        if would_change(t, drink, seat):
            giver = drink.giver if drink.giver >= 0 else responsible(t, depth)
            return tracks_moved(t, seat, giver)
    return []


def would_change(t: Table, drink: Drink, seat: int) -> bool:
    """Whether this Drink is his to drink and would move his markers (limits apart, STAT-7)."""
    return (
        drink.drinker == seat
        and len(drink.cards) > 0
        and not drink.lost(t)
        and drink.effect(t) != (0, 0)
    )


def reset(t: Table, seat: int, track: int, passed_out: bool) -> None:
    party = t.parties[t.seats[seat].tracks[track]]
    before = (party.fortitude, party.alcohol)
    party.fortitude = party.top
    party.alcohol = 0
    if t.logging:
        player = facing(t, seat)[track]
        t.events.append(
            TrackReset(seat, track, player, before[0], before[1], party.top, passed_out)
        )


# The rule ----------------------------------------------------------------------------------------


class Automaton(Rule):
    """OTTO-5 to OTTO-71."""

    def set_up(self, t: Table) -> None:
        """OTTO-12, OTTO-13, OTTO-19."""
        t.party(self.seat).mortal = False
        tracks: list[int] = []
        for track, _ in enumerate(facing(t, self.seat)):
            party = Party(TOP, 0, 0)
            party.top = TOP
            party.mortal = False
            tracks.append(len(t.parties))
            t.parties.append(party)
            t.counters[f"{DUE}{track}"] = 0
        t.seats[self.seat].tracks = tracks

    def serves(self, t: Table, seat: int, by: int) -> bool:
        return seat != self.seat  # OTTO-10

    # Tracks --------------------------------------------------------------------------------------

    def moves(self, t: Table, seat: int, attribute: int, amount: int, cause: int) -> bool:
        if seat != self.seat:
            return False
        if cause < 0:
            cause = responsible(t, len(t.frames) - 1)
        for track in tracks_moved(t, seat, cause):
            number = t.seats[seat].tracks[track]
            if t.move_marker(seat, number, attribute, amount, cause):
                t.counters[f"{DUE}{track}"] |= 1 << carried_out(t)
        return True

    def settles(self, t: Table) -> bool:
        """OTTO-17, OTTO-18, OTTO-77: once what moved a track is through; and OTTO-46."""
        me = t.seats[self.seat]
        if not me.deck and not t.rounds:
            t.reshuffle(me.zone + 1, self.seat)
        depth = len(t.frames)
        if isinstance(t.frames[-1], (Gambling, Leaving)):
            depth -= 1  # it was put beneath the card that begins it, which has left
        players = facing(t, self.seat)
        rewarded: list[int] = []
        for track, number in enumerate(me.tracks):
            due = t.counters[f"{DUE}{track}"]
            if due >> depth:
                t.counters[f"{DUE}{track}"] = due & ((1 << depth) - 1)
                if t.parties[number].alcohol >= t.parties[number].fortitude:
                    reset(t, self.seat, track, True)
                    rewarded.append(players[track])
        for seat in reversed(t.in_turn_order(self.seat)):  # OTTO-20: what is put on top comes first
            if seat in rewarded:
                t.frames.append(step_of_kit(t, seat, -1, REWARD))
        return len(rewarded) > 0

    # Cards ---------------------------------------------------------------------------------------

    def acts(self, t: Table, seat: int, frame: Frame) -> list[Option]:
        """Where he turns over a card, and for which of its boxes; which card, nobody knows yet."""
        deck = t.seats[seat].deck
        if seat != self.seat or not deck:  # OTTO-46, OTTO-54
            return []
        card = deck[-1]
        if isinstance(frame, Turn):
            acting = frame.step == ACTING and t.active == seat and not frame.acted
            return [o.play(card, ACTION_BOX)] if acting else []
        if isinstance(frame, Gambling):
            gambling = frame.step == TURN and t.rounds[-1].seat == seat
            return [o.play(card, BOTTOM_BOX)] if gambling else []
        if isinstance(frame, Play):
            return [o.play(card, RESPONSE_BOX)] if self.is_provoked(t, frame) else []
        if isinstance(frame, Drinking) and frame.step in (OPEN, OPEN_AGAIN):
            for number, drink in enumerate(frame.drinks):
                if not drink.answered and would_change(t, drink, seat):
                    return [o.play(card, RESPONSE_BOX, 0, number)]
        return []

    def is_provoked(self, t: Table, play: Play) -> bool:
        """OTTO-49, OTTO-55, OTTO-80."""
        if play.step != ANNOUNCED or play.negated or not play.type & PLAYED:
            return False
        if play.owner == self.seat or (play.answered >> self.seat) & 1:
            return False
        for c in play.consequences:
            if c.seat == self.seat and not c.prevented and play.amount_of(t, c):
                return True
        return False

    def plays(self, t: Table, seat: int, option: Option) -> bool:
        """OTTO-23, OTTO-24: a card is turned over, lies on his discard pile, and is followed."""
        if seat != self.seat:
            return False
        frame = t.frames[-1]
        if isinstance(frame, Play):
            frame.answered |= 1 << seat
        elif isinstance(frame, Drinking):
            frame.drinks[option.on].answered = True
        card = self.turn_over(t)
        followed = self.follows(t, frame, t.game.defs[card].modes[option.mode])
        zone = t.seats[seat].zone
        if t.logging:
            t.events.append(TurnedOver(seat, card, zone + 1, zone + 2, option.mode, followed))
        if followed:
            chosen = o.play(card, option.mode, 0, option.on)
            t.game.book.lay_down(t, seat, chosen, zone + 2)
        elif isinstance(frame, Gambling) and t.logging:
            t.events.append(Passed(seat))
        return True

    def turn_over(self, t: Table) -> int:
        """OTTO-24 to OTTO-26, OTTO-78."""
        me = t.seats[self.seat]
        card = me.deck.pop()
        if not me.deck and not t.rounds:
            t.reshuffle(me.zone + 1, self.seat)
        t.discard(card)
        return card

    def follows(self, t: Table, frame: Frame, mode: Mode) -> bool:
        """OTTO-44, OTTO-50, OTTO-61: whether the box says something that may be done here."""
        if not mode.words:
            return False
        if isinstance(frame, Play):
            return mode.types & frame.type != 0
        if isinstance(frame, Drinking):
            return mode.types & w.DRINK != 0
        if isinstance(frame, Gambling):
            rnd = t.rounds[-1]
            return not outplayed(rnd, mode) and not (mode.leaves_round and rnd.bound)
        return True

    def decides(self, t: Table, decision: Decision) -> Option | None:
        """OTTO-57 to OTTO-60, OTTO-81: he declines what he may decline, and else takes the first.

        To decline stands last. The player on his left has the first seat.
        """
        if decision.seat != self.seat:
            return None
        last = decision.options[-1]
        if decision.kind not in ANSWERED and last.kind in (w.KEEP, w.DECLINE, w.DONE):
            return last
        return decision.options[0]


# Where passing is offered besides, and he has something to do all the same.
ANSWERED: Final = (w.ASK_RESPOND, w.ASK_ACTION, w.ASK_GAMBLE)
