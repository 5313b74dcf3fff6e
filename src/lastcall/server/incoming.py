"""Every message a client may send, as a schema; anything else is refused unread."""

from typing import Annotated, Any, Final, Literal, TypeVar
from unicodedata import category, normalize

import msgspec
from msgspec import Meta, Struct

from lastcall.server.quips import Kind
from lastcall.server.refusals import Refusal

NAME_LENGTH: Final = 24
TITLE_LENGTH: Final = 40
CHAT_LENGTH: Final = 300

Word = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
LARGEST_CODE: Final = (1 << 46) - 1


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A short window for every decision, and a time bank for what one's own turn takes beyond."""

    window: Annotated[int, Meta(ge=1, le=600)] = 20
    bank: Annotated[int, Meta(ge=0, le=7200)] = 300


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set."""

    title: Annotated[str, Meta(max_length=TITLE_LENGTH)] = ""
    public: bool = True
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    boxes: Annotated[list[Word], Meta(min_length=1, max_length=16)] = msgspec.field(
        default_factory=lambda: ["rdi2"]
    )
    drinks: Annotated[list[Word], Meta(max_length=16)] = msgspec.field(default_factory=list)
    bar_deck: bool = False
    doppelgangers: bool = False
    sea: bool = False  # with Sea Events
    prizes: bool = False  # with a Prize in every pot
    pub: bool = False  # with other taverns to crawl to
    teams: Word = ""  # the variant that seats people in teams; empty: each for themselves
    otto: Annotated[list[Word], Meta(max_length=8)] = msgspec.field(
        default_factory=list
    )  # two factions: then Otto makes a third at a table for two
    clock: Clock | None = msgspec.field(default_factory=Clock)
    days: Annotated[int, Meta(ge=0, le=7)] = 0  # for each answer, instead of a clock; see `daily`
    drop_in: bool = True  # whether people may take the seat of a bot while the game runs
    rated: bool = False  # whether it counts for the ladder


# Over HTTP ---------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class NewTable(Struct, forbid_unknown_fields=True):
    options: TableOptions = msgspec.field(default_factory=TableOptions)
    sit: bool = True
    character: Word = ""
    bots: Annotated[list[Word], Meta(max_length=10)] = msgspec.field(default_factory=list)
    start: bool = False


class SetAnew(Struct, forbid_unknown_fields=True):
    options: TableOptions


class Sit(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1  # -1: any
    character: Word = ""  # empty: drawn when the game starts


class SeatBot(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1
    bot: Word = "house"
    character: Word = ""


class Remove(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Mute(Struct, forbid_unknown_fields=True):
    """By seat, or an onlooker by name."""

    muted: bool
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class Line(Struct, forbid_unknown_fields=True):
    """A line that was said: when, and by whom."""

    at: Annotated[int, Meta(ge=0, le=1 << 52)]
    name: Annotated[str, Meta(max_length=NAME_LENGTH)]


class Agree(Struct, forbid_unknown_fields=True):
    agreed: bool


class TakeOver(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=64)]


class GiveUp(Struct, forbid_unknown_fields=True):
    forget: bool = False  # also what I said at this table


class Become(Struct, forbid_unknown_fields=True):
    proof: Annotated[str, Meta(max_length=400)]


class Credential(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]  # as a browser makes it of a passkey; py_webauthn reads it


class PasskeyId(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=1400)]


class PushTo(Struct, forbid_unknown_fields=True):
    """Where a browser can be called."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Endpoint(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=2000)]


class NewTournament(Struct, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=TITLE_LENGTH)] = ""
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    size: Annotated[int, Meta(ge=2, le=8)] = 4  # people at a table, at most
    options: TableOptions = msgspec.field(default_factory=TableOptions)
    join: bool = True  # whether the host plays along


class OneOfThem(Struct, forbid_unknown_fields=True):
    player: Annotated[int, Meta(ge=0, le=10_000)]


class OneTable(Struct, forbid_unknown_fields=True):
    table: Word


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object: the address says it all."""


# Over a WebSocket --------------------------------------------------------------------------------


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=1, le=1_000_000)]  # the decision's number, counted for each seat
    option: Annotated[int, Meta(ge=0, le=LARGEST_CODE)]


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2000)]
    team: bool = False  # for whoever shares a mat with me, and nobody else


class Quip(Struct, tag="quip", forbid_unknown_fields=True):
    quip: Kind  # what my character says to that


class Why(Struct, tag="why", forbid_unknown_fields=True):
    card: Annotated[int, Meta(ge=0, le=2000)]


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=1, le=1_000_000)]  # the decision's number


class Language(Struct, tag="lang", forbid_unknown_fields=True):
    lang: Annotated[str, Meta(max_length=10)]


class AskMe(Struct, tag="asking", forbid_unknown_fields=True):
    asking: Literal["able", "always"]  # only when able to respond, or about everything


class GoOn(Struct, tag="go-on", forbid_unknown_fields=True):
    window: Annotated[int, Meta(ge=0, le=LARGEST_CODE)]


class Pace(Struct, tag="pace", forbid_unknown_fields=True):
    """How fast a player who is out of the game wants to see the rest of it."""

    pace: Literal["normal", "fast", "at-once"]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    id: Annotated[int, Meta(ge=0, le=LARGEST_CODE)] = 0


Message = Answer | Chat | Quip | Why | Hint | Language | AskMe | GoOn | Pace | Ping

_messages: Final = msgspec.json.Decoder(Message)

Body = TypeVar("Body", bound=Struct)


def read_message(data: bytes | str) -> Message:
    try:
        message: Message = _messages.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", problem=problem(error)) from None
    return message


def read_body(data: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", problem=problem(error)) from None


def problem(error: Exception) -> str:
    return str(error)[:200] or type(error).__name__


# What people write -------------------------------------------------------------------------------


# Letters by name that show nothing: the fillers of Hangul, and the empty Braille cell.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
MARKS: Final = 3  # accents and the like on one letter; more of them climb over other lines


def clean(text: str) -> str:
    """One line of plain text: no control or direction signs, single spaces, no towers of marks."""
    kept: list[str] = []
    marks = 0
    for ch in normalize("NFC", text):
        marks = marks + 1 if category(ch)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(ch if ch.isprintable() and ch not in BLANK else " ")
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    cleaned = clean(name)
    if not 1 <= len(cleaned) <= NAME_LENGTH or not any(ch.isalnum() for ch in cleaned):
        raise Refusal("bad-name", most=NAME_LENGTH)
    return cleaned


def clean_chat(text: str) -> str:
    cleaned = clean(text)
    if not 1 <= len(cleaned) <= CHAT_LENGTH:
        raise Refusal("chat-too-long", most=CHAT_LENGTH)
    return cleaned
