"""The stage: what is being played right now, at whom, what it will do; and the log."""

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from lastcall.engine.cards import Character
from lastcall.engine.view import View
from lastcall.terminal import colours as c
from lastcall.terminal.rows import Row, Rows, wrapped
from lastcall.terminal.scene import Beat
from lastcall.text.declension import CASES
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator

LOUD = frozenset({"won", "tied", "passed-out", "out-of-gold", "round-won", "contest-won"})
QUIET = frozenset({"drew", "reshuffled", "discarded", "drew-card"})


class Names:
    """Colours the players' names wherever they stand in a sentence, but not in a card's title."""

    def __init__(
        self, names: Sequence[str], titles: Sequence[str], forms: Mapping[str, int] | None = None
    ) -> None:
        self.names = list(names)
        self.seats = {**(forms or {}), **{name: seat for seat, name in enumerate(names)}}
        words = [title for title in set(titles) if any(name in title for name in self.seats)]
        words = sorted([*words, *self.seats], key=len, reverse=True)
        self.pattern = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, words)) + r")(?!\w)")

    def colour(self, text: Text) -> Text:
        for match in self.pattern.finditer(text.plain):
            if match.group() in self.seats:
                seat = self.seats[match.group()]
                text.stylize(f"bold {c.SEATS[seat % len(c.SEATS)]}", match.start(), match.end())
        return text


def forms_of(
    names: Sequence[str], characters: Sequence[Character], messages: Messages
) -> dict[str, int]:
    """The names in the cases that the language has, by seat."""
    forms: dict[str, int] = {}
    for seat, (name, character) in enumerate(zip(names, characters, strict=True)):
        id = f"character-{character.id}"
        for case in CASES:
            if messages.has(f"{id}.{case}"):
                again = name.removeprefix(messages.format(f"{id}.short"))  # " II"
                forms[messages.format(f"{id}.{case}") + again] = seat
    return forms


class Stage(Rows):
    """What is on the stack, the latest on top; when it is empty, what happened last."""

    def __init__(self, narrator: Narrator, messages: Messages) -> None:
        super().__init__(id="stage")
        self.narrator = narrator
        self.say = messages.format

    def perform(
        self, beat: Beat, past: Sequence[tuple[str, str]], view: View, names: Names
    ) -> None:
        """Tell what is happening, after what went before."""
        self.border_title = self.say("terminal-stage")
        rows = [log_row(kind, line, names) for kind, line in past[: -len(beat.lines) or None]]
        for i, line in enumerate(beat.lines):
            if i:
                rows.append(Row(Text("  └ ", c.GHOST), names.colour(Text(line, c.TEXT))))
                continue
            rows.append(Row(Text(), names.colour(Text().append(line, f"bold {c.TEXT}"))))
            if beat.card >= 0 and self.scrollable_content_region.height > 3:
                card = view.game.defs[beat.card]
                rows.append(Row(Text("  "), Text(self.narrator.card_text(card), c.FAINT)))
        self.show(rows)
        self.to_end()

    def stack_up(self, view: View, names: Names, asked: str) -> None:
        """Show the stack: what resolves first stands first, with its text if there is room."""
        self.border_title = self.say("terminal-stack")
        rows: list[Row] = []
        for depth, layer in enumerate(reversed(view.stack)):
            mark = Text("▶ " if depth == 0 else "  ", f"bold {c.BRIGHT}")
            line = self.narrator.stack_line(layer, view, names.names)
            rows.append(Row(mark, names.colour(Text(line, c.TEXT if depth == 0 else c.FAINT))))
        if asked:
            rows.append(Row(Text("  "), names.colour(Text(asked, c.AMBER))))
        top = view.stack[-1].card
        if top >= 0:
            words = Text(self.narrator.card_text(view.game.defs[top]), c.FAINT)
            rows = self.with_room_for(Row(Text("  "), words), rows)
        self.show(rows)
        self.scroll_home(animate=False, immediate=True)

    def with_room_for(self, more: Row, rows: list[Row]) -> list[Row]:
        """The rows with one more after the first, or without it if they would not fit then."""
        longer = [rows[0], more, *rows[1:]]
        width, height = self.scrollable_content_region.size
        lines = sum(len(wrapped(row, width, self.app.console)) for row in longer)
        return longer if lines <= height else rows


class Log(Rows):
    """Everything that happened, told in order."""

    def write(self, log: Sequence[tuple[str, str]], names: Names) -> None:
        self.show([log_row(kind, line, names) for kind, line in log])
        self.to_end()


def log_row(kind: str, line: str, names: Names) -> Row:
    """A line of the log; a turn opens a new paragraph."""
    if kind == "turn":
        return Row(Text("── ", c.GHOST), names.colour(Text(line, f"bold {c.AMBER}")))
    style = f"bold {c.BRIGHT}" if kind in LOUD else c.FAINT if kind in QUIET else c.TEXT
    return Row(Text("  "), names.colour(Text(line, style)))
