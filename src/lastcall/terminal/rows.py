"""A list of wrapped lines with a cursor: the one list widget that all parts of the table use."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from lastcall.terminal.colours import SELECTED


@dataclass(frozen=True)
class Row:
    """A mark, and text that is wrapped beside it."""

    mark: Text
    body: Text


def wrapped(row: Row, width: int, console: Console) -> list[Text]:
    """The lines of a row: the mark stands before the first, its width before the others."""
    lines: list[Text] = []
    indent = row.mark.cell_len
    for body in row.body.wrap(console, max(1, width - indent), overflow="fold"):
        body.rstrip()
        mark = Text(" " * indent) if lines else row.mark
        lines.append(Text.assemble(mark, body))  # so that the mark's style ends with it
    return lines or [row.mark]


class Rows(ScrollView):
    """Rows of text, wrapped to the width, each over one or more lines."""

    class Pointed(Message):
        """A row was clicked, or chosen with Enter."""

        def __init__(self, rows: "Rows", item: int) -> None:
            super().__init__()
            self.rows = rows
            self.item = item

        @property
        def control(self) -> "Rows":
            return self.rows

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.cursor = -1
        self._rows: list[Row] = []
        self._strips: list[Strip] = []
        self._item_at: list[int] = []  # of each line, which item it belongs to
        self._wrapped_to = 0

    # What stands in it ---------------------------------------------------------------------------

    def rows(self) -> Sequence[Row]:
        """The rows as they are to be drawn; the cursor may change how one looks."""
        return self._rows

    def show(self, rows: Sequence[Row]) -> None:
        self._rows = list(rows)
        self.draw()

    def draw(self) -> None:
        """Wrap everything to the width there is and show it."""
        width = self.scrollable_content_region.width
        self._wrapped_to = width
        if width <= 0:
            return
        console = self.app.console
        self._strips = []
        self._item_at = []
        for i, row in enumerate(self.rows()):
            for line in wrapped(row, width, console):
                self._strips.append(Strip(line.render(console)))
                self._item_at.append(i)
        self.virtual_size = Size(width, len(self._strips))
        self.refresh()

    def on_resize(self, event: events.Resize) -> None:
        if self.scrollable_content_region.width != self._wrapped_to:
            self.draw()
            self.to_cursor()

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        at = self.scroll_offset.y + y
        base = self.rich_style
        if at >= len(self._strips):
            return Strip.blank(width, base)
        strip = self._strips[at].adjust_cell_length(width)
        if self._item_at[at] == self.cursor and self.has_focus:
            base = base + Style(bgcolor=SELECTED)
        return strip.apply_style(base)

    # The cursor ----------------------------------------------------------------------------------

    def move_to(self, item: int) -> None:
        if not self._rows:
            return
        self.cursor = max(0, min(item, len(self._rows) - 1))
        self.draw()
        self.to_cursor()

    def to_cursor(self) -> None:
        lines = [line for line, item in enumerate(self._item_at) if item == self.cursor]
        if lines:
            region = Region(0, lines[0], self.size.width, len(lines))
            self.scroll_to_region(region, animate=False, force=True)

    def to_end(self) -> None:
        self.scroll_end(animate=False, force=True)

    def item_at(self, y: int) -> int:
        """The item on this line of the widget's content, or -1."""
        at = self.scroll_offset.y + y
        return self._item_at[at] if 0 <= at < len(self._item_at) else -1

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        item = self.item_at(offset.y) if offset is not None else -1
        if item >= 0:
            self.post_message(self.Pointed(self, item))

    def watch_has_focus(self, focused: bool) -> None:
        super().watch_has_focus(focused)
        self.draw()
