"""The question: what the table asks the person, and the numbered answers."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static

from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.terminal import colours as c
from lastcall.terminal.answers import Answer, Menu
from lastcall.terminal.rows import Row, Rows, wrapped
from lastcall.text.messages import Messages

PAGE = 9  # as many answers as there are number keys


class Answers(Rows, can_focus=True):
    """The numbered list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", f"move({-PAGE})", show=False),
        Binding("pagedown", f"move({PAGE})", show=False),
        Binding("home", "move(-99)", show=False),
        Binding("end", "move(99)", show=False),
        Binding("enter", "point", show=False),
    ]

    def action_move(self, by: int) -> None:
        self.move_to(self.cursor + by)

    def action_point(self) -> None:
        if self.cursor >= 0:
            self.post_message(self.Pointed(self, self.cursor))

    class Moved(Message):
        """The cursor is on another answer."""

    def move_to(self, item: int) -> None:
        super().move_to(item)
        self.post_message(self.Moved())

    def rows(self) -> Sequence[Row]:
        """Each answer on a single line if there is no room for more; the cursor's in full."""
        rows = self.numbered()
        width, height = self.scrollable_content_region.size
        if sum(len(wrapped(row, width, self.app.console)) for row in rows) > height:
            for i, row in enumerate(rows):
                if i != self.cursor:
                    row.body.truncate(max(1, width - row.mark.cell_len), overflow="ellipsis")
        return rows

    def numbered(self) -> list[Row]:
        """Numbers stand before the page of nine that the cursor is on."""
        first = max(0, self.cursor) // PAGE * PAGE
        numbered: list[Row] = []
        for i, row in enumerate(self._rows):
            pointed = i == self.cursor and self.has_focus
            mark = Text().append("▸" if pointed else " ", f"bold {c.BRIGHT}")
            key = str(i - first + 1) if first <= i < first + PAGE else "·"
            mark.append(key, f"bold {c.BRIGHT}" if key != "·" else c.GHOST)
            mark.append(" ").append_text(row.mark)
            numbered.append(Row(mark, row.body.copy()))
        return numbered


class Question(Vertical):
    """A question with its answers; a card with several ways to play it opens a second list."""

    class Answered(Message):
        """The person has decided; several options are answered in a row."""

        def __init__(self, options: list[Option]) -> None:
            super().__init__()
            self.options = options

    class Ticked(Message):
        """A card was picked for the discard, or put back."""

    def __init__(self, messages: Messages) -> None:
        super().__init__(id="question")
        self.say = messages.format
        self.menu: Menu | None = None
        self.opened: Answer | None = None  # the card whose ways are listed
        self.ticked: list[int] = []
        self.asked = Static(id="asked", markup=False)
        self.list = Answers(id="answers")

    def compose(self) -> ComposeResult:
        yield self.asked
        yield self.list

    # Asking --------------------------------------------------------------------------------------

    def ask(self, menu: Menu) -> None:
        self.menu = menu
        self.opened = None
        self.ticked = []
        # A second Enter that comes too late should pass on a response, not play a card.
        passing = menu.declining() if menu.kind == w.ASK_RESPOND else 0
        self.list.cursor = passing if passing < PAGE else 0
        self.fill()

    def wait(self, line: str) -> None:
        """Nothing is asked; the line says what is going on."""
        self.menu = None
        self.opened = None
        self.ticked = []
        self.list.cursor = -1
        self.set_class(False, "asking")
        self.asked.update(Text(line, c.FAINT))
        self.list.show([])

    def answers(self) -> tuple[Answer, ...]:
        if self.opened is not None:
            return self.opened.ways
        return self.menu.answers if self.menu is not None else ()

    def cards(self) -> frozenset[int]:
        """The cards in hand that the answer under the cursor is about."""
        answers = self.answers()
        at = self.list.cursor
        return answers[at].cards if 0 <= at < len(answers) else frozenset()

    def fill(self) -> None:
        if self.menu is None:
            return
        self.set_class(True, "asking")
        asked = Text().append(
            self.opened.label if self.opened else self.menu.question, f"bold {c.BRIGHT}"
        )
        if self.opened is not None:
            asked.append("  " + self.say("terminal-back"), c.FAINT)
        self.asked.update(asked)
        self.list.show([self.row(answer) for answer in self.answers()])
        self.list.to_cursor()

    def row(self, answer: Answer) -> Row:
        mark = Text()
        label = answer.label
        if self.menu is not None and self.menu.ticks:
            if answer.option.kind == w.CHOOSE:
                mark = self.box(answer.option.card in self.ticked)
            elif self.ticked:
                label = self.say("terminal-discard-these", count=len(self.ticked))
        body = Text().append(label, c.TEXT)
        if answer.ways:
            body.append("\u00a0▸", c.AMBER)
        return Row(mark, body)

    def box(self, ticked: bool) -> Text:
        return Text("[✗] " if ticked else "[ ] ", f"bold {c.RED}" if ticked else c.FAINT)

    # Choosing ------------------------------------------------------------------------------------

    def press(self, number: int) -> None:
        """The number key 1 to 9, counted on the page that is numbered."""
        first = max(0, self.list.cursor) // PAGE * PAGE
        self.choose(first + number - 1)

    def choose(self, item: int) -> None:
        answers = self.answers()
        if self.menu is None or not 0 <= item < len(answers):
            return
        answer = answers[item]
        if answer.ways:
            self.open(answer)
        elif self.menu.ticks and answer.option.kind == w.CHOOSE:
            self.tick(answer.option.card, item)
        else:
            chosen = [a.option for a in answers if self.menu.ticks and a.option.card in self.ticked]
            self.post_message(self.Answered([*chosen, answer.option]))

    def tick(self, card: int, item: int) -> None:
        if card in self.ticked:
            self.ticked.remove(card)
        else:
            self.ticked.append(card)
        self.list.cursor = item
        self.fill()
        self.post_message(self.Ticked())

    def open(self, answer: Answer) -> None:
        self.opened = answer
        self.list.cursor = 0
        self.fill()

    def back(self) -> bool:
        """Close the list of ways; False if none is open."""
        if self.opened is None or self.menu is None:
            return False
        at = self.menu.answers.index(self.opened)
        self.opened = None
        self.list.cursor = at
        self.fill()
        return True

    def decline(self) -> None:
        """Pass, keep, be done: whatever answer does nothing."""
        if self.menu is not None:
            self.opened = None
            self.choose(self.menu.declining())

    def take_up(self, card: int) -> bool:
        """A card of the hand was pointed at: go to its answer. False if it has none."""
        if self.menu is None:
            return False
        at = self.menu.about(card)
        if at < 0:
            return False
        self.opened = None
        self.list.cursor = at
        if self.menu.ticks or self.menu.answers[at].ways:
            self.choose(at)
        else:
            self.fill()
        return True

    def name_player(self, seat: int) -> None:
        """A mat was pointed at: take the one answer that names its player."""
        answers = self.answers()
        cards = [answer for answer in answers if answer.ways]
        if len(cards) == 1:
            answers = cards[0].ways  # nothing else could name anybody
        meant = [answer for answer in answers if answer.seat() == seat]
        if self.menu is not None and len(meant) == 1:
            if cards:
                self.open(cards[0])
            self.choose(answers.index(meant[0]))

    def on_rows_pointed(self, event: Rows.Pointed) -> None:
        event.stop()
        self.list.cursor = event.item
        self.list.focus()
        self.choose(event.item)
