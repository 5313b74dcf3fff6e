"""How the table is laid out in the room the terminal has."""

from dataclasses import dataclass

BOX_HEIGHT = 5
BOX_WIDTH = 46  # a box in which the track takes two columns to a step
BARS = 3  # the turn, the middle of the table, the keys: a row each


@dataclass(frozen=True)
class Layout:
    """Columns and rows for every part; heights count their borders. The stage gets the rest."""

    wide: bool  # the log stands beside the stage instead of in it
    mat_boxes: bool  # a box for each mat instead of a line
    mat_columns: int
    mat_width: int
    mats: int
    log: int  # columns; 0 hides it
    bottom: int  # hand and question
    hand: int  # columns


def arrange(width: int, height: int, players: int) -> Layout:
    """The layout for a terminal of this size; from 80 columns by 24 rows everything fits."""
    if width >= 110 and height >= 30:
        return arrange_wide(width, height, players)
    room = height - BARS - players
    bottom = max(8, min(18, round(room * 0.58)))
    return Layout(False, False, 1, width, players, 0, bottom, width // 2)


def arrange_wide(width: int, height: int, players: int) -> Layout:
    bottom = max(12, min(26, round(height * 0.42)))
    log = max(44, round(width * 0.42))
    hand = round(width * 0.56)
    room = height - BARS - bottom - 7  # with the smallest stage that is worth looking at
    most = max(2, min(5, width // BOX_WIDTH))
    rows = -(-players // most)
    if rows * BOX_HEIGHT <= room:
        columns = -(-players // rows)  # so that no row is nearly empty
        return Layout(True, True, columns, width // columns, rows * BOX_HEIGHT, log, bottom, hand)
    columns = 2 if width >= 160 else 1
    mats = -(-players // columns)
    return Layout(True, False, columns, width // columns, mats, log, bottom, hand)
