"""Decisions and the options they offer: the one way into the table."""

from typing import Final

from lastcall.engine import terms as w


class Option:
    """One legal answer. Options are shared: the same answer is always the same object."""

    __slots__ = ("card", "code", "kind", "mode", "on", "targets")

    def __init__(self, kind: str, card: int, mode: int, targets: int, on: int, code: int) -> None:
        self.kind = kind
        self.card = card  # the card instance, or -1
        self.mode = mode  # which mode of the card
        self.targets = targets  # bit mask of the seats named
        self.on = on  # which Drink of several, or -1
        self.code = code  # a number that stands for this option everywhere

    def seats(self) -> list[int]:
        """The seats named, in seat order."""
        return bits(self.targets)

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
        return f"<{' '.join(parts)}>"


class Decision:
    """Whose choice it is, what for, and every legal answer."""

    __slots__ = ("kind", "options", "seat")

    def __init__(self, seat: int, kind: str, options: tuple[Option, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options

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
)

_shared: Final[dict[int, Option]] = {}


def _option(kind: int, card: int, mode: int, targets: int, on: int) -> Option:
    code = ((((((kind << 10) | (card + 1)) << 3) | mode) << 12) | targets) << 6 | (on + 1)
    found = _shared.get(code)
    if found is None:
        found = Option(KINDS[kind], card, mode, targets, on, code)
        _shared[code] = found
    return found


def play(card: int, mode: int, targets: int = 0, on: int = -1) -> Option:
    return _option(1, card, mode, targets, on)


def give(seat: int) -> Option:
    """Name a player: for an ordered Drink, or to share a self-splitting one."""
    return _option(3, -1, 0, 1 << seat, -1)


def name_players(targets: int) -> Option:
    """Name the players that a step of a kit touches."""
    return _option(3, -1, 0, targets, -1)


def use(card: int) -> Option:
    """Use a card of one's kit: no play, no response."""
    return _option(8, card, 0, 0, -1)


def choose(card: int) -> Option:
    """Name one of one's own cards: to discard it."""
    return _option(7, card, 0, 0, -1)


def choose_number(number: int) -> Option:
    """Name one of several effects by its position."""
    return _option(7, -1, 0, 0, number)


def from_code(code: int) -> Option:
    """The option a number stands for."""
    return _option(
        (code >> 31) & 15,
        ((code >> 21) & 1023) - 1,
        (code >> 18) & 7,
        (code >> 6) & 4095,
        (code & 63) - 1,
    )


PASSING: Final = _option(0, -1, 0, 0, -1)
FINISHED: Final = _option(2, -1, 0, 0, -1)
KEEPING: Final = _option(4, -1, 0, 0, -1)
ACCEPTING: Final = _option(5, -1, 0, 0, -1)
DECLINING: Final = _option(6, -1, 0, 0, -1)


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


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()
