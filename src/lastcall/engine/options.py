"""Decisions and the options they offer: the one way into the table."""

from typing import TYPE_CHECKING, Final

from lastcall.engine import terms as w
from lastcall.engine.extending import i64, mypyc_attr

if TYPE_CHECKING:
    from lastcall.engine.word import Word


@mypyc_attr(acyclic=True)
class Option:
    """One legal answer. Options are shared: the same answer is always the same object."""

    __slots__ = ("behalf", "card", "code", "kind", "mode", "number", "on", "targets")

    def __init__(
        self, kind: str, card: int, mode: int, targets: int, on: int, behalf: int, number: int
    ) -> None:
        self.kind = kind
        self.card = card  # the card instance, or -1
        self.mode = mode  # which mode of the card
        self.targets = targets  # bit mask of the seats named
        self.on = on  # which Drink of several, or -1
        self.behalf = behalf  # the teammate it is played for, or -1 for oneself
        self.number = number  # which of several alternatives, by position, or -1
        self.code = 0  # a number that stands for this option everywhere

    def seats(self) -> list[int]:
        """The seats named, in seat order."""
        return bits(self.targets)

    def seat(self) -> int:
        """The one seat named."""
        return self.targets.bit_length() - 1

    def __repr__(self) -> str:
        parts = [self.kind]
        if self.card >= 0:
            parts.append(f"card={self.card}")
            if self.mode:
                parts.append(f"mode={self.mode}")
        if self.targets:
            parts.append(f"at={self.seats()}")
        if self.on >= 0:
            parts.append(f"on={self.on}")
        if self.behalf >= 0:
            parts.append(f"for={self.behalf}")
        if self.number >= 0:
            parts.append(f"number={self.number}")
        return f"<{' '.join(parts)}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """Whose choice it is, what for, what it is about, and every legal answer.

    In a window it is about the top of the stack. A question of a word names the word and, where
    that is about one, the box, the tracker or the zone, and how much is still due.
    """

    __slots__ = (
        "amounts",
        "box",
        "due",
        "helpers",
        "kind",
        "options",
        "seat",
        "tracker",
        "word",
        "words",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        options: tuple[Option, ...],
        word: "Word | None" = None,
        box: int = -1,
        tracker: int = -1,
        due: int = 0,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.word = word  # the word that asks
        self.words: tuple[Word, ...] = ()  # what the options that choose by number stand for
        self.amounts: tuple[int, ...] = ()  # ... and their numbers, where they are not as printed
        self.box = box  # which box of the seat's kit
        self.tracker = tracker  # which tracker of the seat's kit
        self.due = due  # how many cards, or how much value
        self.helpers = 0  # teammates who may answer in the seat's place, as a mask (TEAM-37)

    def may_answer(self, seat: int) -> bool:
        """Whether this seat may give the answer: it is asked, or a teammate in a joint choice."""
        return seat == self.seat or (seat >= 0 and (self.helpers >> seat) & 1 == 1)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.kind} {list(self.options)}>"


KINDS: Final = (
    w.PASS,
    w.PLAY,
    w.DONE,
    w.GIVE,
    w.KEEP,
    w.ACCEPT,
    w.DECLINE,
    w.CHOOSE,
    w.USE,
    w.SPEND,
)

_shared: Final[dict[int, Option]] = {}

# What a code has room for.
MOST_CARDS: Final = 2047
MOST_MODES: Final = 8
MOST_NUMBERS: Final = 63


def _option(
    kind: i64,
    card: i64 = -1,
    mode: i64 = 0,
    targets: i64 = 0,
    on: i64 = -1,
    behalf: i64 = -1,
    number: i64 = -1,
) -> Option:
    """Bits, from the top: kind 4, number 6, behalf 4, card 11, mode 3, targets 12, Drink 6."""
    head: i64 = (((kind << 6) | (number + 1)) << 4) | (behalf + 1)
    code: i64 = (((((((head << 11) | (card + 1)) << 3) | mode) << 12) | targets) << 6) | (on + 1)
    found = _shared.get(code)
    if found is None:
        found = Option(KINDS[kind], card, mode, targets, on, behalf, number)
        found.code = code
        return _shared.setdefault(code, found)  # another thread may have made it meanwhile
    return found


# The kinds that are offered by the dozen are found without packing their code again.
_plays: Final[list[list[Option | None]]] = []  # by card and mode, then by whom they name
_choices: Final[list[Option]] = []
_gifts: Final[list[Option]] = []


def play(card: int, mode: int, targets: int = 0, on: int = -1, behalf: int = -1) -> Option:
    if on >= 0 or behalf >= 0:
        return _option(1, card, mode, targets, on, behalf)
    try:
        found = _plays[(card << 3) | mode][targets]
    except IndexError:
        found = None
    return found if found is not None else _first_such_play(card, mode, targets)


def _first_such_play(card: int, mode: int, targets: int) -> Option:
    place = (card << 3) | mode
    while len(_plays) <= place:
        _plays.append([])
    plays = _plays[place]
    while len(plays) <= targets:
        plays.append(None)
    made = plays[targets] = _option(1, card, mode, targets)
    return made


def give(seat: int) -> Option:
    """Name a player: for an ordered Drink, or to share a self-splitting one."""
    while len(_gifts) <= seat:
        at = len(_gifts)
        _gifts[at : at + 1] = [name_players(1 << at)]  # at its own place, in threads too
    return _gifts[seat]


def give_to_one_of(seats: list[int]) -> list[Option]:
    """Name one of these players."""
    try:
        return [_gifts[seat] for seat in seats]
    except IndexError:  # one of them is named for the first time
        return [give(seat) for seat in seats]


def name_players(targets: int) -> Option:
    """Name the players that a step of a kit, or a part turned up, touches."""
    return _option(3, targets=targets)


def use(card: int) -> Option:
    """Use a card of one's kit: no play, no response."""
    return _option(8, card)


def spend(number: int) -> Option:
    """Spend a Potion, for one of the things it can do (`terms.POTION`): no play, no response."""
    return _option(9, number=number)


def choose(card: int) -> Option:
    """Name one of several cards."""
    while len(_choices) <= card:
        at = len(_choices)
        _choices[at : at + 1] = [_option(7, at)]  # at its own place, in threads too
    return _choices[card]


def choose_among(cards: list[int]) -> list[Option]:
    """Name one of these cards."""
    try:
        return [_choices[card] for card in cards]
    except IndexError:  # one of them is chosen for the first time
        return [choose(card) for card in cards]


def choose_number(number: int) -> Option:
    """Name one of several alternatives by its position."""
    if number >= MOST_NUMBERS:
        raise ValueError(f"Nobody is offered more than {MOST_NUMBERS} things at once.")
    return _option(7, number=number)


def of_card(option: Option, card: int) -> Option:
    """The same answer, with another card."""
    return _option(
        KINDS.index(option.kind),
        card,
        option.mode,
        option.targets,
        option.on,
        option.behalf,
        option.number,
    )


def code_with(option: Option, card: int) -> int:
    """The number of the same answer with another card."""
    return option.code + ((card - option.card) << 21)


def from_code(code: int) -> Option:
    """The option a number stands for."""
    if code < 0 or code >> 42 >= len(KINDS):
        raise ValueError(f"no option has the number {code}")
    return _option(
        code >> 42,
        ((code >> 21) & 2047) - 1,
        (code >> 18) & 7,
        (code >> 6) & 4095,
        (code & 63) - 1,
        ((code >> 32) & 15) - 1,
        ((code >> 36) & 63) - 1,
    )


PASSING: Final = _option(0)
FINISHED: Final = _option(2)
KEEPING: Final = _option(4)
ACCEPTING: Final = _option(5)
DECLINING: Final = _option(6)


def bits(mask: int) -> list[int]:
    """The positions of the bits set in a mask."""
    out: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            out.append(i)
        mask >>= 1
        i += 1
    return out
