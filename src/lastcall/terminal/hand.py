"""The hand: every card with its type, what it does, and whether or why not it may be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef
from lastcall.terminal import colours as c
from lastcall.terminal.rows import Row, Rows, wrapped
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator

LONGEST_TYPE: Final = 13  # columns for a type whose card has a title that is too long


@dataclass(frozen=True)
class Held:
    """A card in the hand, as the table stands."""

    card: int
    definition: CardDef
    playable: bool
    pickable: bool = False  # the question is about it, though not about playing it
    ticked: bool = False  # picked to be discarded
    place: str = ""  # for a card that is not in the hand, what to call where it lies
    state: Text | None = None  # how far it has grown, or what it needs


class Hand(Rows, can_focus=True):
    """The person's cards, as much of them as there is room for: in hand and in front of them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("home", "move(-99)", show=False),
        Binding("end", "move(99)", show=False),
        Binding("enter", "point", show=False),
    ]

    def __init__(
        self, narrator: Narrator, messages: Messages, why_not: Callable[[int], Sequence[str]]
    ) -> None:
        super().__init__(id="hand")
        self.say = messages.format
        self.narrator = narrator
        self.why_not = why_not
        self.held: list[Held] = []
        self.cursor = 0

    def hold(self, held: Sequence[Held]) -> None:
        """Show these cards; the cursor stays with its card, or near it."""
        under = self.card
        self.held = list(held)
        cards = [each.card for each in self.held]
        if under in cards:
            self.cursor = cards.index(under)
        self.cursor = max(0, min(self.cursor, len(cards) - 1))
        self.show([Row(Text(), Text())] * len(self.held))
        self.to_cursor()

    @property
    def card(self) -> int:
        """The card under the cursor, or -1."""
        return self.held[self.cursor].card if 0 <= self.cursor < len(self.held) else -1

    def select_first(self, cards: Sequence[int]) -> None:
        """Go to the first of these cards, unless the cursor is on one of them."""
        if cards and self.card not in cards:
            self.select(cards[0])

    def select(self, card: int) -> None:
        for i, each in enumerate(self.held):
            if each.card == card and i != self.cursor:
                self.move_to(i)

    def rows(self) -> Sequence[Row]:
        """Every card on a line; in full the one under the cursor, and others while they fit."""
        width, height = self.scrollable_content_region.size
        rows = [self.row(i, told=False) for i in range(len(self.held))]
        room = height - len(rows)
        for i in sorted(range(len(rows)), key=self.interest):
            told = self.row(i, told=True)
            lines = len(wrapped(told, width, self.app.console)) - 1
            if lines <= room or i == self.cursor:
                rows[i] = told
                room -= lines
        return rows

    def interest(self, i: int) -> tuple[bool, bool, int]:
        """Whose text is shown first: the cursor's card, those that can be played, the others."""
        return i != self.cursor, not self.held[i].playable, i

    def row(self, i: int, told: bool) -> Row:
        each = self.held[i]
        pointed = i == self.cursor
        mark = Text().append("▸" if pointed and self.has_focus else " ", f"bold {c.BRIGHT}")
        if each.ticked:
            mark.append("✗ ", f"bold {c.RED}")
        elif each.playable:
            mark.append("● ", f"bold {c.GREEN}")
        else:
            mark.append("○ ", c.GHOST)
        body = Text().append(self.narrator.title(each.definition), style_of_title(each))
        kind = each.place or self.narrator.type_line(each.definition)
        state = Text("  ").append_text(each.state) if each.state else Text()
        if not told:
            width = self.scrollable_content_region.width
            room = width - mark.cell_len - len(kind) - state.cell_len - 2
            if body.cell_len > room and len(kind) > LONGEST_TYPE:  # the title matters more
                room += len(kind) - LONGEST_TYPE
                kind = kind[: LONGEST_TYPE - 1] + "…"
            body.truncate(max(8, room), overflow="ellipsis")
            body.append_text(state)
            body.pad_right(room + state.cell_len - body.cell_len + 1)
        else:
            body.append_text(state).append("  ")
        body.append(kind, c.AMBER if each.place else type_colour(each.definition))
        if told and each.place and each.definition.types():
            body.append(" · ", c.FAINT)
            body.append(self.narrator.type_line(each.definition), type_colour(each.definition))
        if told:
            if each.definition.provenance != "rulebook":
                origin = self.say("terminal-provenance", provenance=each.definition.provenance)
                body.append(f" · {origin}", c.FAINT)
            body.append("\n" + self.narrator.card_text(each.definition), c.TEXT)
            if pointed and self.has_focus and not each.playable and not each.pickable:
                for reason in self.why_not(each.card):
                    body.append(f"\n✗ {reason}", c.RED)
        return Row(mark, body)

    def action_move(self, by: int) -> None:
        self.move_to(self.cursor + by)

    def action_point(self) -> None:
        if self.held:
            self.post_message(self.Pointed(self, self.cursor))


def style_of_title(each: Held) -> str:
    if each.ticked:
        return f"strike {c.FAINT}"
    return f"bold {c.TEXT}" if each.playable else c.FAINT


def type_colour(card: CardDef) -> str:
    """The colour of a card's first type."""
    types = card.types()
    for bit, name in w.TYPE_NAMES.items():
        if types & bit:
            return c.TYPES[name]
    return c.FAINT
