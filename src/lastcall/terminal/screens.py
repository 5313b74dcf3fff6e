"""What lies over the table for a moment: help, the log, a rule, leaving, the end of the evening."""

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from lastcall.engine.pieces import DRINK_DECK, PILE
from lastcall.engine.view import SeatView, View
from lastcall.terminal import colours as c
from lastcall.terminal.keyboard import on_both_keyboards
from lastcall.terminal.session import Session
from lastcall.terminal.stage import Log, Names
from lastcall.terminal.trays import BACK, Trays, has_tray, ladder
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator

KEYS = (
    ("1–9", "terminal-help-numbers"),
    ("↑ ↓ Enter", "terminal-help-arrows"),
    ("← → Tab", "terminal-help-sides"),
    ("PgUp PgDn", "terminal-help-pages"),
    ("Esc", "terminal-help-escape"),
    ("p", "terminal-help-pass"),
    ("o", "terminal-help-on-this"),
    ("t", "terminal-help-my-turn"),
    ("a", "terminal-help-anytime"),
    ("s", "terminal-help-speed"),
    ("Space", "terminal-help-hurry"),
    ("r", "terminal-help-rule"),
    ("k", "terminal-help-kits"),
    ("l", "terminal-help-log"),
    ("?", "terminal-help-help"),
    ("q", "terminal-help-quit"),
)


class Overlay(ModalScreen[str]):
    """A box in the middle of the screen that any of its keys closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,й,enter,space", "close", show=False)]

    def __init__(self, messages: Messages) -> None:
        super().__init__()
        self.say = messages.format

    def action_close(self) -> None:
        self.dismiss("")

    def action_pick(self, wish: str) -> None:
        self.dismiss(wish)

    def action_ignore(self) -> None:
        """For Enter and Space where there are buttons: they press the focused one, no more."""

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "")


class HelpScreen(Overlay):
    """Keys, signs and the game in six lines."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "close", show=False)]

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet", id="help-sheet") as sheet:
            sheet.border_title = self.say("terminal-help-title")
            sheet.border_subtitle = self.say("terminal-close")
            yield Static(Text(self.say("terminal-help-game"), c.TEXT))
            keys = Table.grid(padding=(0, 2, 0, 0))
            keys.add_column(no_wrap=True)
            keys.add_column(ratio=1)
            for key, id in KEYS:
                keys.add_row(Text(key, f"bold {c.BRIGHT}"), Text(self.say(id), c.TEXT))
            yield Static(keys)
            yield Static(Text(self.say("terminal-help-signs"), c.FAINT))


class LogScreen(Overlay):
    """The whole log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(on_both_keyboards("l"), "close", show=False),
        Binding("up", "turn(-1)", show=False),
        Binding("down", "turn(1)", show=False),
        Binding("pageup", "turn(-15)", show=False),
        Binding("pagedown", "turn(15)", show=False),
        Binding("home", "turn(-100000)", show=False),
        Binding("end", "turn(100000)", show=False),
    ]

    def __init__(self, messages: Messages, log: Sequence[tuple[str, str]], names: Names) -> None:
        super().__init__(messages)
        self.lines = list(log)
        self.names = names
        self.rows = Log(id="whole-log")

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet", id="log-sheet") as sheet:
            sheet.border_title = self.say("terminal-log")
            sheet.border_subtitle = self.say("terminal-close")
            yield self.rows

    def on_mount(self) -> None:
        self.call_after_refresh(self.rows.write, self.lines, self.names)

    def action_turn(self, by: int) -> None:
        self.rows.scroll_relative(y=by, animate=False)


class KitScreen(Overlay):
    """What everybody has in front of them, in full: trackers, boxes, side decks, Drinks kept."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(on_both_keyboards("k"), "close", show=False)]

    def __init__(self, messages: Messages, narrator: Narrator, view: View, names: Names) -> None:
        super().__init__(messages)
        self.narrator = narrator
        self.trays = Trays(messages)
        self.view = view
        self.names = names

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet", id="kit-sheet") as sheet:
            sheet.border_title = self.say("terminal-kits-title")
            sheet.border_subtitle = self.say("terminal-close")
            shown = [self.seat(seat) for seat in self.view.seats if seat.alive and has_tray(seat)]
            shown.extend(self.teammates())
            shown.extend(self.foreseen())
            for text in shown or [Text(self.say("terminal-kits-none"), c.FAINT)]:
                yield Static(text)

    def seat(self, seat: SeatView) -> Text:
        game = self.view.game
        text = self.names.colour(Text(self.names.names[seat.seat]))
        for tracker in self.trays.trackers(game.trackers[seat.seat], seat.trackers):
            text.append("   ").append_text(tracker)
        for rule, box in zip(game.boxes[seat.seat], seat.boxes, strict=True):
            text.append("\n" + self.say("terminal-box", name=rule.name), f"bold {c.AMBER}")
            if rule.deck is not None:
                deck, discard = seat.side[game.characters[seat.seat].side_decks.index(rule.deck)]
                left = self.say("terminal-side-deck", deck=deck, discard=len(discard))
                text.append(f"  {left}", c.FAINT)
            if not box:
                text.append("  –", c.FAINT)
            hidden = [card for card, _ in box if card < 0]
            if hidden:
                text.append_text(Text(f"  {BACK * len(hidden)} {len(hidden)}", c.TEXT))
            for card, mark in box:
                if card >= 0:
                    text.append_text(self.card(card, mark))
        for card in seat.kept:
            text.append("\n" + self.say("terminal-kept"), f"bold {c.AMBER}")
            text.append_text(self.card(card))
        return text

    def teammates(self) -> list[Text]:
        """The hands of the person's teammates lie open to them (TEAM-3)."""
        found: list[Text] = []
        for seat in self.view.seats:
            if seat.seat == self.view.me or not seat.alive or not seat.cards:
                continue
            text = self.names.colour(Text(self.names.names[seat.seat]))
            text.append("\n" + self.say("terminal-open-hand"), f"bold {c.AMBER}")
            for card in seat.cards:
                text.append_text(self.card(card))
            found.append(text)
        return found

    def foreseen(self) -> list[Text]:
        """What lies where, as far as the person has looked: the Drink Deck and the piles."""
        places = [(self.say("terminal-drink-deck"), DRINK_DECK, -1)]
        for seat in self.view.seats:
            name = self.say("terminal-pile-of", player=self.names.names[seat.seat])
            places.append((name, PILE, seat.seat))
        lines: list[Text] = []
        for label, place, owner in places:
            titles = self.trays.foreseen(self.view, place, owner)
            if titles:
                said = self.say("terminal-foreseen", place=label, cards=", ".join(titles))
                lines.append(Text(said, c.AMBER))
        return lines

    def card(self, card: int, mark: int = 0) -> Text:
        definition = self.view.game.defs[card]
        text = Text("\n  ").append(self.narrator.title(definition), f"bold {c.TEXT}").append("  ")
        if definition.ladder:
            text.append_text(ladder(definition, mark)).append("  ")
        return text.append(self.narrator.card_text(definition), c.FAINT)


class RuleScreen(Overlay):
    """A rule in full, as the ledger has it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(on_both_keyboards("r"), "close", show=False)]

    def __init__(self, messages: Messages, id: str, reason: str, text: str) -> None:
        super().__init__(messages)
        self.rule = id
        self.reason = reason
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet", id="rule-sheet") as sheet:
            sheet.border_title = self.rule
            sheet.border_subtitle = self.say("terminal-close")
            yield Static(Text(self.reason, f"bold {c.BRIGHT}"))
            yield Static(Text(self.text, c.TEXT))


class QuitScreen(Overlay):
    """Leave the table? The command that repeats it is shown."""

    AUTO_FOCUS = "#stay"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(on_both_keyboards("y"), "pick('quit')", show=False),
        Binding(on_both_keyboards("n"), "pick('new')", show=False),
        Binding("enter,space", "ignore", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, messages: Messages, command: str, *, kept: bool = False) -> None:
        super().__init__(messages)
        self.command = command
        self.text = self.say("terminal-quit-kept" if kept else "terminal-quit-text")

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet", id="quit-sheet") as sheet:
            sheet.border_title = self.say("terminal-quit-title")
            yield Static(Text(self.text, c.TEXT))
            yield Static(Text(self.command, c.AMBER))
            with Horizontal(classes="buttons"):
                yield Button(self.say("terminal-quit-no"), id="stay")
                yield Button(self.say("terminal-quit-new"), id="new")
                yield Button(self.say("terminal-quit-yes"), id="quit")


class EndScreen(Overlay):
    """Who won, and what everybody did all evening."""

    AUTO_FOCUS = "#new"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(on_both_keyboards("n"), "pick('new')", show=False),
        Binding(on_both_keyboards("b"), "pick('again')", show=False),
        Binding(on_both_keyboards("l"), "pick('story')", show=False),
        Binding("escape", "pick('look')", show=False),
        Binding(on_both_keyboards("q"), "pick('quit')", show=False),
        Binding("enter,space", "ignore", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, messages: Messages, session: Session) -> None:
        super().__init__(messages)
        self.session = session

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet", id="end-sheet") as sheet:
            sheet.border_title = self.say("terminal-end-title")
            yield Static(Text(self.result(), f"bold {c.BRIGHT}"), id="result")
            yield Static(self.standings(), id="standings")
            yield Static(
                Text.assemble(
                    (self.say("terminal-end-again") + " ", c.FAINT),
                    (self.session.seating.command(), c.AMBER),
                ),
                id="repeat",
            )
            with Horizontal(classes="buttons"):
                yield Button(self.say("terminal-end-new"), id="new")
                yield Button(self.say("terminal-end-same"), id="again")
                yield Button(self.say("terminal-end-log"), id="story")
                yield Button(self.say("terminal-end-quit"), id="quit")

    def result(self) -> str:
        session = self.session
        winners = session.table.winners
        turns = session.table.turn
        if winners == [session.me]:
            return self.say("terminal-end-won", turns=turns)
        names = ", ".join(session.names[i] for i in winners)
        sides = {session.table.seats[i].party for i in winners}
        if len(winners) > 1 and len(sides) == 1:
            mine = "me" if session.me in winners else "other"
            return self.say("terminal-end-team", names=names, turns=turns, mine=mine)
        if len(winners) > 1:
            if session.me in winners:
                return self.say("terminal-end-tied-me", names=names, turns=turns)
            return self.say("terminal-end-tied", names=names, turns=turns)
        return self.say("terminal-end-lost", name=names, turns=turns)

    def standings(self) -> Table:
        session = self.session
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=c.FAINT)
        for id in ("place", "player", "gold", "cards", "drinks", "lost-short", "pots", "left"):
            numeric = id not in ("player", "left")
            table.add_column(
                self.say(f"terminal-end-{id}"),
                justify="right" if numeric else "left",
                no_wrap=True,
            )
        evenings = session.summary()
        placed = [i for i, evening in enumerate(evenings) if evening.place]  # Otto has none
        for i in sorted(placed, key=lambda i: (evenings[i].place, i)):
            evening = evenings[i]
            name = Text(session.names[i], f"bold {c.SEATS[i % len(c.SEATS)]}")
            if i == session.me:
                name.append(f" ({self.say('terminal-you')})", c.TEXT)
            left = self.say("terminal-end-stayed")
            if evening.out:
                left = self.say(f"terminal-end-{evening.out}", turn=evening.out_turn)
            gold = session.table.parties[session.table.seats[i].party].gold
            table.add_row(
                str(evening.place),
                name,
                Text(str(gold), c.GOLD),
                str(evening.cards),
                str(evening.drinks),
                str(evening.lost),
                str(evening.winnings),
                Text(left, c.FAINT),
            )
        return table
