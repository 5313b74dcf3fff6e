"""How the table is laid out in the room the terminal has."""

from collections.abc import Sequence
from dataclasses import dataclass

BOX_HEIGHT = 5
BOX_WIDTH = 46  # a box in which the track takes two columns to a step
BARS = 3  # the turn, the middle of the table, the keys: a row each
STAGE = 7  # the smallest stage that is worth looking at, beside a log
SMALL_STAGE = 5  # ... and one with the log in it, before mats without kits get a second line


@dataclass(frozen=True)
class Layout:
    """Columns and rows for every part; heights count their borders. The stage gets the rest."""

    wide: bool  # the log stands beside the stage instead of in it
    mat_boxes: bool  # a box for each mat instead of a line
    mat_columns: int
    mat_width: int
    mat_rows: tuple[int, ...]  # the height of each row of mats
    kit_lines: int  # how many lines a mat has for its kit; 0 puts the kit into the line itself
    log: int  # columns; 0 hides it
    bottom: int  # hand and question
    hand: int  # columns

    @property
    def mats(self) -> int:
        return sum(self.mat_rows)


def arrange(width: int, height: int, kits: Sequence[bool]) -> Layout:
    """The layout for a terminal of this size; from 80 columns by 24 rows everything fits.

    `kits` says for each player whether their mat has more on it than everybody's.
    """
    if width >= 110 and height >= 30:
        return arrange_wide(width, height, kits)
    rows, kit_lines = plain_rows(kits, 1, height - BARS - 8 - SMALL_STAGE)
    bottom = max(8, min(18, round((height - BARS - sum(rows)) * 0.58)))
    return Layout(False, False, 1, width, rows, kit_lines, 0, bottom, width // 2)


def arrange_wide(width: int, height: int, kits: Sequence[bool]) -> Layout:
    bottom = max(12, min(26, round(height * 0.42)))
    log = max(44, round(width * 0.42))
    hand = round(width * 0.56)
    room = height - BARS - STAGE - bottom
    most = max(2, min(5, width // BOX_WIDTH))
    rows = -(-len(kits) // most)
    columns = -(-len(kits) // rows)  # so that no row is nearly empty
    for kit_lines, spare in ((2, 2), (1, 2)):  # rows of the hand are given for those of a kit
        tall = row_heights(kits, columns, BOX_HEIGHT, kit_lines)
        if sum(tall) <= room + min(spare, bottom - 12):
            bottom -= max(0, sum(tall) - room)
            return Layout(True, True, columns, width // columns, tall, kit_lines, log, bottom, hand)
    columns = 2 if width >= 160 else 1
    lines, kit_lines = plain_rows(kits, columns, room)
    return Layout(True, False, columns, width // columns, lines, kit_lines, log, bottom, hand)


def plain_rows(kits: Sequence[bool], columns: int, room: int) -> tuple[tuple[int, ...], int]:
    """Rows for mats of one line, with a second line for kits if that fits; and which it is."""
    tall = row_heights(kits, columns, 1, 1)
    if sum(tall) <= room:
        return tall, 1
    return row_heights(kits, columns, 1, 0), 0


def row_heights(kits: Sequence[bool], columns: int, height: int, kit_lines: int) -> tuple[int, ...]:
    """A row is as high as its highest mat."""
    return tuple(
        height + (kit_lines if any(kits[first : first + columns]) else 0)
        for first in range(0, len(kits), columns)
    )
