"""The evening at one table: tell what happened, ask the next seat, store the answer, go on.

One task runs a game. Between two answers it is the only one to touch the engine's table, so there
is nothing to lock. An answer is stored first, then taken, then told.
"""

import asyncio
import hashlib
import logging
import zlib
from collections.abc import Sequence
from math import inf
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from lastcall.bots import BlindBot, Bot, ask, default_option, make_bot
from lastcall.engine import terms as w
from lastcall.engine.events import Event, OutOfGold, PassedOut
from lastcall.engine.options import Decision, Option, bits
from lastcall.engine.reasons import NOT_NOW, Reason, reason
from lastcall.engine.table import Table
from lastcall.server import outgoing as out
from lastcall.server.asking import Asking, asked_seats, option_of
from lastcall.server.booking import BOT, SUBSTITUTE
from lastcall.server.connection import packed
from lastcall.server.daily import note_asked
from lastcall.server.eventwire import may_see, told
from lastcall.server.gameinfo import game_view
from lastcall.server.languages import languages
from lastcall.server.mattering import asked as worth_asking
from lastcall.server.mattering import mark
from lastcall.server.numbers import Numbers
from lastcall.server.operator import OPERATOR
from lastcall.server.pause import WITHOUT_A_CLOCK, Pause
from lastcall.server.refusals import Refusal
from lastcall.server.sight import (
    HIDDEN,
    RESPONSES,
    PublicView,
    Storyteller,
    beats,
    boxes_view,
    called,
    decision_view,
    known_view,
    own_boxes,
    waiting_for,
)
from lastcall.server.storage import A_DAY, StoredAnswer

if TYPE_CHECKING:
    from lastcall.server.connection import Connection
    from lastcall.server.room import Room

PACES: Final = {"normal": 1.0, "fast": 0.5, "at-once": 0.0}
LOG_LENGTH: Final = 300  # how many events of the past a new client is told
LOG_KEPT: Final = 100  # how many are kept in words

encode: Final = msgspec.json.encode
logger = logging.getLogger("lastcall.server")


class Shown:
    """What everybody has been shown last."""

    __slots__ = (
        "_hands",
        "_public",
        "_stacks",
        "boxes",
        "known",
        "names",
        "view",
        "waiting",
    )

    def __init__(
        self,
        table: Table,
        numbers: Numbers,
        waiting: out.Waiting,
        before: "Shown | None" = None,
    ) -> None:
        self.view = table.view(-1)
        # What each seat calls the cards; the last are the onlookers.
        self.names = [numbers.names(eyes.seat) for eyes in numbers.eyes]
        self._public: PublicView = PublicView(self.view, before._public if before else None)
        # What only its own seat is shown of it.
        seats = range(len(table.seats))
        self._hands = [seat.hand[:] for seat in table.seats]
        self.boxes = [own_boxes(table, seat, self.names[seat]) for seat in seats]
        self.known = [known_view(table, seat, self.names[seat]) for seat in seats]
        self.waiting = waiting
        self._stacks: dict[str, list[str]] = {}

    def stack(self, teller: Storyteller, lang: str) -> list[str]:
        """What is going on, in words: the same for every seat."""
        if lang not in self._stacks:
            self._stacks[lang] = teller.stack(self.view)
        return self._stacks[lang]

    def raw(self, seat: int) -> msgspec.Raw:
        """What everybody sees, by the numbers of a seat or of the onlookers."""
        return self._public.to(self.names[seat])

    def hand(self, holder: int, seat: int) -> list[int]:
        """Somebody's hand by the numbers of whoever may look into it."""
        return list(called(self.names[seat], self._hands[holder]))

    def held(self, seat: int, number: int) -> int:
        """The card that a seat has and knows by this number, as far as it has been shown; or -1."""
        names = self.names[seat]
        boxes = self.boxes[seat] or boxes_view(self.view.seats[seat], names)
        if any(lying.card == number for box in boxes for lying in box):
            return next((card for card, name in names.items() if name == number), number)
        mine = (*self._hands[seat], *self.view.seats[seat].kept)
        return next((card for card in mine if names.get(card, card) == number), -1)


class Evening:
    """A game under way, or over."""

    def __init__(
        self,
        room: "Room",
        table: Table,
        numbers: Numbers,
        asked: list[int],
        answers: Sequence[StoredAnswer],
    ) -> None:
        self.room = room
        self.table = table
        self.numbers = numbers
        self.number = len(answers)
        self.answers = [answer.option for answer in answers]
        self.given = asked  # questions of each seat so far: its next one has the next number
        self.days = room.booking.options.days  # for each answer; 0: by the clock, in one evening
        clock = room.booking.options.clock
        self.banks = [clock.bank * 1000 if clock else 0] * len(table.seats)  # milliseconds
        for answer in answers:
            self.banks[answer.seat] -= answer.spent
        self.bots: dict[int, Bot] = {}
        self.seeds: dict[int, int] = {}  # which bots of other packages need not keep
        self.discarding = -1  # the seat whose last answer was to discard a card
        self.asking: Asking | None = None
        self.told = len(table.events)
        self.pause = Pause()  # nothing new is told before it is over
        self._noted: tuple[int, frozenset[str]] | None = None  # by the day: who was noted as asked
        self.behind = False  # whether the others have yet to see what the asked seat sees
        self.shown = Shown(self.table, numbers, waiting_for(table.decision))
        self.between = False  # whether something was told that is not in what was shown
        self.wake = asyncio.Event()
        self.tellers: dict[str, Storyteller] = {}
        # Events as they are told now, made once for those who call their cards the same.
        self._told_now: dict[tuple[int, int | None, str], Any] = {}
        self._games: dict[str, bytes] = {}
        self._logs: dict[str, tuple[int, bytes]] = {}  # how much was told, and the onlookers' log

    # The task ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Play until the evening is over."""
        await self._tell()
        while not self.table.over:
            option, giver, spent = await self._decide()
            asking = self.asking
            assert asking is not None
            answer = StoredAnswer(
                self.room.booking.id,
                self.number,
                asking.seat,
                option.code,
                spent,
                giver,
                int(time() * 1000),
            )
            await self.room.tavern.journal.append(answer)
            self.asking = None
            self.number += 1
            self.answers.append(option.code)
            for seat in asking.numbers:
                self.given[seat] += 1
            self.banks[asking.seat] -= spent
            discards = asking.decision.kind == w.ASK_DISCARD and option.kind != w.DONE
            self.discarding = asking.seat if discards else -1
            self.table.answer(option)
            self.numbers.follow()
            for seat, n in asking.numbers.items():
                self.room.to_seat(seat, packed(out.AcceptedMessage(n, giver)))
            if asking.arrived:
                self.room.tavern.metrics.answered(monotonic() - asking.arrived)
            await self._tell()
        await self.room.finish()

    def nudge(self) -> None:
        """Somebody came, went, answered or changed a chair: look again."""
        self.wake.set()

    def submit(self, seat: int, n: int, code: int) -> None:
        """A player's answer. It counts once it is stored; a Refusal changes nothing."""
        if seat < 0:
            raise Refusal("not-seated")
        if n <= self.given[seat]:
            raise Refusal("stale")
        asking = self.asking
        if asking is None or asking.numbers.get(seat) != n:
            raise Refusal("not-your-turn")
        if asking.given is not None:
            raise Refusal("stale")
        asking.given = self._meant(asking, seat, code)
        asking.arrived = monotonic()
        self.nudge()

    def _meant(self, asking: Asking, seat: int, code: int) -> Option:
        """The option a seat knows by this code."""
        for option, shown in zip(
            asking.decision.options, self._asked(asking, seat).options, strict=True
        ):
            if shown.code == code:
                return option
        raise Refusal("illegal")

    def go_on(self, seat: int, window: int) -> None:
        """A player who wanted to look has looked. Late, or for another window: never mind."""
        if self.pause.go_on(seat, window):
            self.nudge()

    def held(self, seat: int, number: int) -> int:
        """The card that a seat has and knows by this number; -1 where it has none."""
        return self._shown_to(seat).held(seat, number)

    def explain(self, seat: int, card: int) -> Reason | None:
        """Why a seat may not play a card now. It must not tell who is asked, or that nobody is."""
        asking = self.asking
        if asking is None and (not self.table.over or self.told < len(self.table.events)):
            return reason(NOT_NOW)  # nor that the game is over, before that has been told
        if asking is not None and asking.hidden and asking.seat != seat:
            return reason(NOT_NOW)
        return self.table.why_not(seat, card)

    def hint(self, asking: Asking, seat: int, lang: str, by: str) -> out.HintMessage:
        """What a regular, or this bot, would answer to an open question, by the code that its seat
        knows it by, why, and what else was weighed."""
        teller = self.teller(lang)
        assert teller is not None
        view = self.table.view(seat)
        options = [option_of(asking.decision, each.code) for each in asking.hinted]
        text, reason = teller.hint(options[0], view)
        shown = self._asked(asking, seat)
        place = asking.decision.options.index(options[0])
        return out.HintMessage(
            shown.n,
            shown.options[place].code,
            text,
            reason,
            [
                out.Chance(teller.hint(option, view)[0], round(each.chance, 3))
                for option, each in zip(options, asking.hinted, strict=True)
                if each.chance is not None
            ]
            or UNSET,
            by or UNSET,
        )

    # Asking --------------------------------------------------------------------------------------

    async def _decide(self) -> tuple[Option, str, int]:
        """An answer from the seat that is asked, its bot or its clock; and who gave it."""
        asking = self.asking
        assert asking is not None
        # By the day nobody is called for a response that cannot matter to them.
        trifle = self.days and asking.hidden and not worth_asking(self.table.view(asking.seat))
        while True:
            self.wake.clear()
            if asking.given is not None:
                return asking.given, "player", asking.spent(asking.arrived)
            if self.days:
                if trifle and self.room.away_since(asking.seat) is not None:
                    return default_option(asking.decision), "clock", 0
                await self._note_asked(asking, [] if trifle else list(asking.numbers))
            now = monotonic()
            limits: list[float] = []
            # Somebody who always looks takes as long over a question as over none: what the
            # others see must be the same.
            if self.behind and not self._looks(asking.seat):
                over = self.pause.until(now, self._looks)
                if now >= over:
                    self._show_the_others()
                else:
                    limits.append(over)
            if self.days or self.room.somebody_plays():
                chair = self.room.booking.chairs[asking.seat]
                gone = [self._gone_at(seat) for seat in asking.numbers]
                if all(now >= when for when in gone):  # nobody is here to answer: a bot does
                    ready = asking.since + self._thinks(asking)
                    if now >= ready:
                        option = await self._ask_bot(asking, chair.bot or SUBSTITUTE)
                        if asking.given is not None:  # the player came back meanwhile
                            continue
                        return option, "bot", 0
                    limits.append(ready)
                else:
                    deadline = asking.deadline()
                    if deadline is not None:
                        if now >= deadline:
                            return default_option(asking.decision), "clock", asking.spent(now)
                        limits.append(deadline)
                    limits += [when for when in gone if now < when < inf]
                    if self.room.votes:
                        stalls = asking.since + self.room.settings.stalling
                        if now >= stalls and self.room.want_out(asking.seat):
                            await self.room.put_out(asking.seat)
                            continue
                        limits.append(max(stalls, now + 1.0))
                stopped = 0.0
            else:
                stopped = now  # the clock stands while nobody is there to play
            await self._woken(min(limits) - now if limits else None)
            if stopped:
                asking.since += monotonic() - stopped

    def _gone_at(self, seat: int) -> float:
        """From when on a bot answers for a seat: always, never, or when its player stays away."""
        if self.room.booking.chairs[seat].kind == BOT:
            return 0.0
        away = self.room.away_since(seat)
        return inf if away is None or self.days else away + self.room.settings.grace

    async def _note_asked(self, asking: Asking, seats: list[int]) -> None:
        """By the day: write down whom the table waits for, and until when."""
        room = self.room
        chairs = [room.booking.chairs[seat] for seat in seats]
        asked = {chair.guest: room.is_here(chair.guest) for chair in chairs if chair.kind != BOT}
        # Without anybody it goes on by itself, as with bots: that it does is noted once.
        noted = (self.number if asked else -1, frozenset(asked))
        if noted == self._noted:
            return
        table, number = room.booking.id, self.number
        left = await room.tavern.journal.do(
            lambda store: note_asked(store, table, number, asked, self.days)
        )
        self._noted = noted
        if asked:
            asking.due = monotonic() + left / 1000
        for guest in room.booking.guests():
            room.tavern.tell_turn(guest)

    def _thinks(self, asking: Asking) -> float:
        """How long a bot takes: its discards are one move, and what is hidden has the pause."""
        if asking.hidden or self.discarding == asking.seat:
            return 0.0
        return self.room.settings.bot_pause * self._pace()

    async def _woken(self, after: float | None) -> None:
        """Wait for a nudge, which comes by itself after so many seconds."""
        if after is None:
            await self.wake.wait()
            return
        timer = asyncio.get_running_loop().call_later(max(0.0, after), self.nudge)
        try:
            await self.wake.wait()
        finally:
            timer.cancel()

    async def _ask_bot(self, asking: Asking, name: str) -> Option:
        """What the bot does; one that has to think does so in another process, for a while."""
        seat = asking.seat
        try:
            bot = self.bots.get(seat)
            if bot is None or bot.name != name:
                # From the secret seed of the game: nobody can work out a bot's dice from outside.
                dice = f"{self.room.booking.setup}/{seat}/{self.number}"
                seed = int.from_bytes(hashlib.blake2b(dice.encode(), digest_size=8).digest(), "big")
                bot, self.seeds[seat] = make_bot(name, seed), seed
                self.bots[seat] = bot
            if isinstance(bot, BlindBot):
                return ask(bot, self.table)
        except Exception as error:  # whatever a bot from another package does
            problem = f"{type(error).__name__}: {error}"
            logger.error(OPERATOR.line("bot-fails", bot=name, problem=problem))
            return default_option(asking.decision)
        booking = self.room.booking
        code = await self.room.tavern.thinkers.ask(
            booking.id, booking.setup or {}, self.answers, name, self.seeds[seat]
        )
        return default_option(asking.decision) if code is None else option_of(asking.decision, code)

    # Telling -------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        """Tell what is new, beat by beat, then put the next question.

        After whatever others could respond to comes the uniform pause, whether or not anybody
        could: meanwhile nobody but a seat that is really asked learns what follows.
        """
        self._told_now.clear()
        decision = self.table.decision
        hidden = decision is not None and decision.kind in HIDDEN
        events = self.table.events[self.told :]
        if hidden and not events and self._window_goes_on():
            self._put(decision)
            self._show_the_asked()
            return
        parts = beats(events)
        await self._pause_over()
        while self._pauses() and len(parts) > 1:
            if hidden and len(parts) == 2 and not parts[1]:
                break  # the pause after the last part is for whoever is asked
            self._tell_part(parts.pop(0))
            await self._pause_over()
        rest = [event for part in parts for event in part]
        if not hidden:
            self._put(decision)
            self._show_all(rest)
            return
        # Whoever is asked is told like everybody else first: nobody can tell by what comes whether
        # somebody was asked before.
        if self._pauses() and len(parts) == 2:
            self.behind = True
            self._tell_part(rest)
        else:
            self._show_all(rest)
        self._put(decision)
        self._show_the_asked()

    def _pauses(self) -> bool:
        """Whether what others could respond to is told by itself, before what follows."""
        return self.room.settings.pause * self._pace() > 0 or any(
            self._looks(seat) for seat in range(len(self.room.booking.chairs))
        )

    def _pace(self) -> float:
        """How much of the usual pauses is kept: all, unless only bots are left, for whom nothing
        has to be hidden, and everybody who is here wants to see the rest of it sooner."""
        chairs = self.room.booking.chairs
        if any(self.table.seats[i].alive and c.kind != BOT for i, c in enumerate(chairs)):
            return 1.0
        here = {chair.guest for i, chair in enumerate(chairs) if self.room.present(i)}
        return max((PACES[self.room.paces.get(guest, "normal")] for guest in here), default=1.0)

    def _looks(self, seat: int) -> bool:
        """Whether a seat wants to be asked always: its player is here, and not out of the game."""
        return self.room.asks_always(seat) and not any(
            isinstance(event, PassedOut | OutOfGold) and event.seat == seat
            for event in self.table.events[: self.told]
        )

    def _window_goes_on(self) -> bool:
        """Whether the same window merely goes on to the next seat: the others notice nothing."""
        if self.behind:
            return True
        if self.shown.waiting != RESPONSES:
            return False
        seen = PublicView(self.table.view(-1)).to(self.numbers.names(-1))
        return bytes(seen) == bytes(self.shown.raw(-1))

    def _put(self, decision: Decision | None) -> None:
        if decision is not None:
            numbers = {seat: self.given[seat] + 1 for seat in asked_seats(decision)}
            clock = self.room.booking.options.clock
            self.asking = Asking(decision, numbers, clock, self.banks[decision.seat])
            if self.days:  # as long as nothing else was noted
                self.asking.due = monotonic() + self.days * A_DAY / 1000
            self.pause.looking -= numbers.keys()  # the question takes the place of looking

    async def _pause_over(self) -> None:
        while True:
            self.wake.clear()
            now = monotonic()
            over = self.pause.until(now, self._looks)
            if now >= over:
                return
            await self._woken(over - now)

    def _tell_part(self, events: list[Event]) -> None:
        """Tell what others could respond to, and begin the pause."""
        self.told += len(events)
        self.between = True
        clock = self.room.booking.options.clock
        patience = clock.window if clock is not None else WITHOUT_A_CLOCK
        chairs = range(len(self.room.booking.chairs))
        looking = {i for i in chairs if self._looks(i)}
        length = self.room.settings.pause * self._pace()
        self.pause.begin(monotonic(), length, patience, looking)
        made: dict[tuple[int, str], bytes] = {}
        for connection, seat in self.room.audience():
            key = (seat, connection.lang)
            if key not in made:
                made[key] = packed(self.happened(events, seat, connection.lang))
            connection.send(made[key])

    def happened(self, events: list[Event], seat: int, lang: str) -> out.HappenedMessage:
        """Events without a new view: what they lead to is not known yet."""
        message = out.HappenedMessage(self._events(events, seat, lang), RESPONSES)
        if seat in self.pause.looking:
            message.window = self.pause.number
            message.ms = self.pause.left(monotonic())
        return message

    def _show_all(self, events: list[Event]) -> None:
        self.told += len(events)
        self.behind = self.between = False
        self.shown = self._shown_now(waiting_for(self.table.decision))
        made: dict[tuple[int, str], bytes] = {}
        for connection, seat in self.room.audience():
            self._send_state(connection, seat, events, made)
        if events:
            self.room.forget_votes()

    def _show_the_asked(self) -> None:
        asking = self.asking
        assert asking is not None
        made: dict[tuple[int, str], bytes] = {}
        for connection, seat in self.room.audience():
            if seat == asking.seat:
                self._send_state(connection, seat, [], made)

    def _show_the_others(self) -> None:
        """The pause is over and somebody is still thinking: all see the table as it stands."""
        self.behind = self.between = False
        self.shown = self._shown_now(waiting_for(self.table.decision))
        made: dict[tuple[int, str], bytes] = {}
        asked = self.asking.seat if self.asking is not None else -1
        for connection, seat in self.room.audience():
            if seat != asked:
                self._send_state(connection, seat, [], made)

    def _send_state(
        self,
        connection: "Connection",
        seat: int,
        events: list[Event],
        made: dict[tuple[int, str], bytes],
    ) -> None:
        key = (seat, connection.lang)
        if key not in made:
            made[key] = packed(self.state(seat, connection.lang, events))
        connection.send(made[key])

    def state(self, seat: int, lang: str, events: list[Event]) -> out.StateMessage:
        """The table for one seat: what everybody was shown, its own hand and its own question."""
        shown = self._shown_to(seat)
        asking = self.asking
        state = out.StateMessage(
            view=shown.raw(seat),
            hand=shown.hand(seat, seat) if seat >= 0 else [],
            waiting=RESPONSES if self.between else shown.waiting,
            events=self._events(events, seat, lang),
        )
        if seat >= 0:
            state.boxes = shown.boxes[seat] or UNSET
            state.mates = [
                out.MateHand(mate, shown.hand(mate, seat)) for mate in self._mates(seat)
            ] or UNSET
            state.known = shown.known[seat] or UNSET
        if self.room.booking.options.clock is not None:
            state.banks = [max(0, bank) for bank in self.banks]
        left = self._time_left()
        if left is not None and asking is not None and not asking.hidden:
            state.waiting = replace(shown.waiting, ms=left)
        teller = self.teller(lang)
        if teller is not None:
            state.stack_text = shown.stack(teller, lang)
        if asking is not None and self._awaits(seat):
            state.decision = self._question(asking, seat, teller, left)
        return state

    def _mates(self, seat: int) -> list[int]:
        """Who shares a mat with a seat: they see each other's hands (TEAM-3)."""
        return [mate for mate in bits(self.table.side_of(seat)) if mate != seat]

    def _question(
        self, asking: Asking, seat: int, teller: Storyteller | None, left: int | None
    ) -> out.Decision:
        """The open question: what it is about is looked up once, and put into words for each."""
        decision = replace(self._asked(asking, seat))
        if left is not None:
            decision.ms = left
        if teller is not None:
            view = self.table.view(seat)
            decision.text = teller.question(view)
            decision.options = [
                replace(option, text=text)
                for option, text in zip(decision.options, teller.options(view), strict=True)
            ]
        return decision

    def _asked(self, asking: Asking, seat: int) -> out.Decision:
        """The open question as a seat knows it."""
        found = asking.shown.get(seat)
        if found is None:
            view = self.table.view(seat)
            names = self.numbers.names(seat)
            found = asking.shown[seat] = decision_view(view, asking.numbers[seat], names)
            mark(found, view)
        return found

    def _awaits(self, seat: int) -> bool:
        """Whether a seat has a question that it has yet to answer."""
        asking = self.asking
        return asking is not None and seat in asking.numbers and asking.given is None

    def _shown_to(self, seat: int) -> Shown:
        """During the pause the asked seat has seen more than the others."""
        ahead = self.behind and self._awaits(seat)
        return self._shown_now(RESPONSES) if ahead else self.shown

    def _shown_now(self, waiting: out.Waiting) -> Shown:
        return Shown(self.table, self.numbers, waiting, self.shown)

    def _time_left(self) -> int | None:
        if self.asking is None:
            return None
        deadline = self.asking.deadline()
        return None if deadline is None else max(0, int((deadline - monotonic()) * 1000))

    def game(self, seat: int, lang: str) -> bytes:
        """What the game is played with, as a message; it never changes."""
        found = self._games.get(lang)
        if found is None:
            info = game_view(self.table, lang)
            found = packed(out.GameMessage(**asdict(info)))
        if seat < 0:  # onlookers come in crowds
            self._games[lang] = found
        return found

    def kept_log(self) -> bytes:
        """What everybody may know of the latest events, in all languages: it can be read even if
        the cards of this game are others one day."""
        seen = [event for event in self.table.events[: self.told] if may_see(event, -1)]
        words = {lang: self._events(seen[-LOG_KEPT:], -1, lang) for lang in languages()}
        self._told_now.clear()
        return zlib.compress(encode(words), 1)

    def log(self, seat: int, lang: str) -> bytes:
        """The latest events that have been told, as this seat may know them, as a message."""
        told, frame = self._logs.get(lang, (-1, b""))
        if seat >= 0 or told != self.told:
            seen = [event for event in self.table.events[: self.told] if may_see(event, seat)]
            frame = packed(out.LogMessage(self._events(seen[-LOG_LENGTH:], seat, lang)))
            self._told_now.clear()
        if seat < 0:  # onlookers come in crowds
            self._logs[lang] = self.told, frame
        return frame

    def _events(self, events: Sequence[Event], seat: int, lang: str) -> list[Any]:
        teller = self.teller(lang)
        said = self.numbers.eyes[seat].said
        shown: list[Any] = []
        for event in events:
            if may_see(event, seat):
                key = (id(event), said.get(id(event)), lang)
                if key not in self._told_now:
                    line = None if teller is None else teller.line(event)
                    self._told_now[key] = told(event, line, key[1])
                shown.append(self._told_now[key])
        return shown

    def teller(self, lang: str) -> Storyteller | None:
        if not lang:
            return None
        found = self.tellers.get(lang)
        if found is None:
            found = self.tellers[lang] = Storyteller(lang, self.table.game)
        return found
