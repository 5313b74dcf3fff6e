"""A web table on the screen of a terminal: seats, log, hand, and the question with its answers."""

import asyncio
from typing import Any, ClassVar, Final

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from lastcall.terminal import colours as c
from lastcall.terminal.keyboard import on_both_keyboards
from lastcall.terminal.remote import Message, Remote, Trouble
from lastcall.text.messages import Messages

QUIET: Final = ("pass", "done", "keep", "decline")
ASKED_IN_PUBLIC: Final = "seat"


class JoinedApp(App[None]):
    """One table after the other, until the person leaves."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #banner { height: auto; background: $panel; padding: 0 1; }
    #seats { height: auto; max-height: 50%; padding: 0 1; }
    #middle { height: 1fr; }
    #log { width: 3fr; border-top: solid $border-blurred; padding: 0 1; }
    #log { scrollbar-size-vertical: 1; }
    #near { width: 4fr; border-top: solid $border-blurred; }
    #held { height: auto; max-height: 45%; padding: 0 1; scrollbar-size-vertical: 1; }
    #hand { height: auto; }
    #asked { height: auto; padding: 0 1; border-top: solid $border-blurred; color: $accent; }
    #answers { height: 1fr; border: none; background: $background; }
    #chat { display: none; height: 3; }
    #chat.open { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n), f"press({n})", show=False) for n in range(1, 10)),
        Binding("escape", "quiet_chat", show=False),
    ]

    def __init__(self, remote: Remote, cards: list[Message], locale: str = "en") -> None:
        super().__init__()
        self.remote = remote
        self.cards = {card["id"]: card for card in cards}
        self.say = Messages(locale).format
        self.banner = Static(id="banner", markup=False)
        self.seats = Static(id="seats", markup=False)
        self.log_lines = RichLog(id="log", wrap=True, markup=False, min_width=0)
        self.hand = Static(id="hand", markup=False)
        self.asked = Static(id="asked", markup=False)
        self.answers = OptionList(id="answers")
        self.chat = Input(id="chat", placeholder=self.say("chat-say"), max_length=300)
        self._told = 0  # lines of the log that are on the screen
        self._shown = -1  # the question whose answers are listed
        for key, action, id in (
            ("p", "decline", "terminal-key-pass"),
            ("c", "chat", "join-key-chat"),
            ("a", "always", "join-key-always"),
            ("s", "start", "join-key-start"),
            ("r", "rematch", "join-key-rematch"),
            ("q", "leave", "terminal-key-quit"),
        ):
            self.bind(on_both_keyboards(key), action, description=self.say(id))

    def compose(self) -> ComposeResult:
        yield self.banner
        yield self.seats
        with Horizontal(id="middle"):
            yield self.log_lines
            with Vertical(id="near"):
                with VerticalScroll(id="held"):
                    yield self.hand
                yield self.asked
                yield self.answers
        yield self.chat
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.animation_level = "none"
        self.register_theme(c.TAVERN)
        self.theme = "tavern"
        self.title = self.say("app-name")
        self.sit_down(self.remote)
        self.answers.focus()

    def sit_down(self, remote: Remote) -> None:
        self.remote = remote
        self._told, self._shown = 0, -1
        self.log_lines.clear()
        remote.changed = self.draw
        self.run_worker(remote.run(), exclusive=True, group="table")
        self.draw()

    # Drawing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        remote = self.remote
        self.banner.update(self.news())
        self.seats.update(self.chairs() if remote.phase == "open" else self.mats())
        if len(remote.log) < self._told:
            self.log_lines.clear()
            self._told = 0
        for line in remote.log[self._told :]:
            self.log_lines.write(Text(line))
        self._told = len(remote.log)
        self.hand.update(self.held())
        self.list_answers()

    def news(self) -> Text:
        """What a banner of the web page would say: the connection, the table, whom it waits for."""
        remote = self.remote
        if remote.link == "gone":
            missing = remote.code == 4404
            return Text(self.say("no-table-text" if missing else "join-gone"), c.RED)
        if remote.link != "open":
            return Text(self.say("reconnecting"), c.AMBER)
        line = Text(remote.error + "  " if remote.error else "", c.RED)
        if "stuck" in remote.table:
            return line.append(self.say("stuck-table"), c.RED)
        return line.append(self.standing(), f"bold {c.BRIGHT}")

    def standing(self) -> str:
        remote = self.remote
        if remote.phase == "open":
            if remote.is_host:
                return self.say("join-you-start")
            full = all(chair["kind"] != "empty" for chair in remote.table["chairs"])
            if remote.seat < 0 and full:
                return self.say("table-full")
            return self.say("wait-for-host")
        view = remote.view
        if not view:
            return self.say("loading")
        if view["over"]:
            return self.outcome(view["winners"])
        turn = self.say("turn-number", n=view["turn"])
        phase = self.say("terminal-phase", phase=view["phase"])
        whose = remote.name(view["active"])
        return f"{turn} · {whose} · {phase} · {self.waited_for()}"

    def outcome(self, winners: list[int]) -> str:
        remote = self.remote
        if remote.seat in winners and len(winners) == 1:
            end = self.say("you-won")
        elif len(winners) == 1:
            end = self.say("wins", name=remote.name(winners[0]))
        else:
            end = self.say("tie", names=", ".join(map(remote.name, winners)))
        again = self.say("join-rematch") if remote.seat >= 0 else ""
        return f"{end} {again}".strip()

    def waited_for(self) -> str:
        remote, waiting = self.remote, self.remote.waiting
        if remote.decision is not None:
            return self.say("your-decision")
        if waiting.get("for") == ASKED_IN_PUBLIC:
            what = self.say(f"asks-{waiting.get('kind', '')}")
            return self.say("waiting-seat", name=remote.name(waiting["seat"]), what=what)
        return self.say("waiting")

    def chairs(self) -> Table:
        """Who sits at a table that waits, and the link that brings the others."""
        remote = self.remote
        grid = Table.grid(padding=(0, 2, 0, 0))
        for seat, chair in enumerate(remote.table.get("chairs", [])):
            who = Text(self.who(chair), c.BRIGHT if seat == remote.seat else c.TEXT)
            as_whom = self.character(chair["character"]) if chair["kind"] != "empty" else ""
            grid.add_row(Text(str(seat + 1), c.FAINT), who, Text(as_whom, c.FAINT))
        link = f"{remote.tavern.origin}/tables/{remote.id}"
        grid.add_row("", Text(self.say("link"), c.FAINT), Text(link, c.AMBER))
        return grid

    def who(self, chair: Message) -> str:
        if chair["kind"] == "empty":
            return self.say("free-seat")
        name = self.say(f"bot-{chair['bot']}") if chair["kind"] == "bot" else str(chair["name"])
        away = chair["kind"] == "player" and not chair["present"]
        return f"{name} ({self.say('mat-away')})" if away else name

    def character(self, id: str) -> str:
        return self.say(f"character-{id}") if id else self.say("random-character")

    def mats(self) -> Table:
        """Everybody's numbers; whose turn it is stands out, and who is out is faint."""
        remote, view = self.remote, self.remote.view
        grid = Table.grid(padding=(0, 2, 0, 0))
        chairs = remote.table.get("chairs", [])
        for seat, state in enumerate(view.get("seats", [])):
            style = c.TEXT if state["alive"] else c.GHOST
            active = view["active"] == seat and not view["over"]
            mark = "▸" if active else " "
            name = remote.name(seat) + (f" ({self.say('mat-you')})" if seat == remote.seat else "")
            player = self.who(chairs[seat]) if seat < len(chairs) else ""
            numbers = [
                f"♥ {state['fortitude']}",
                f"{self.say('terminal-ac')} {state['alcohol']}",
                self.say("mat-gold", n=state["gold"]),
                self.say("mat-hand", n=state["hand"]),
                self.say("mat-pile", n=state["pile"]),
            ]
            if not state["alive"]:
                numbers = [self.say("terminal-out")]
            grid.add_row(
                Text(mark, c.BRIGHT),
                Text(name, f"bold {style}" if active else style),
                Text(player, c.FAINT),
                *(Text(number, style) for number in numbers),
            )
        round_now = view.get("round")
        if round_now:
            grid.add_row("", Text(self.say("pot", n=round_now["pot"]), c.GOLD))
        return grid

    def held(self) -> Text:
        text = Text()
        for card in self.remote.state.get("hand", []):
            printed = self.cards.get(self.remote.card_id(card), {})
            if text:
                text.append("\n")
            types = printed.get("types") or [""]
            text.append(printed.get("title", "…"), c.TYPES.get(types[0], c.TEXT))
            text.append(f"  {printed.get('text', '')}", c.FAINT)
        return text

    def list_answers(self) -> None:
        asked = self.remote.decision
        number = asked["n"] if asked is not None else 0
        if number == self._shown:
            return
        self._shown = number
        self.answers.clear_options()
        self.asked.update("" if asked is None else Text(str(asked.get("text", ""))))
        if asked is None:
            return
        for i, option in enumerate(asked["options"], 1):
            key = f"{i} " if i < 10 else "  "
            self.answers.add_option(Option(Text(key + str(option.get("text", ""))), id=str(i - 1)))
        self.answers.highlighted = 0
        if not self.app_focus:
            self.bell()  # the terminal calls whoever looks elsewhere

    # What the person does ------------------------------------------------------------------------

    def give(self, position: int) -> None:
        asked = self.remote.decision
        if asked is not None and 0 <= position < len(asked["options"]):
            self.run_worker(self.remote.answer(asked["options"][position]), group="answer")

    @on(OptionList.OptionSelected, "#answers")
    def answered(self, event: OptionList.OptionSelected) -> None:
        self.give(int(event.option.id or 0))

    def action_press(self, number: int) -> None:
        self.give(number - 1)

    def action_decline(self) -> None:
        """The quiet answer, which comes last."""
        asked = self.remote.decision
        if asked is not None and asked["options"][-1]["kind"] in QUIET:
            self.give(len(asked["options"]) - 1)

    def action_always(self) -> None:
        self.remote.ask_always = not self.remote.ask_always
        said = "join-asks-always" if self.remote.ask_always else "join-asks-matters"
        self.notify(self.say(said))

    def action_chat(self) -> None:
        self.chat.add_class("open")
        self.chat.focus()

    def action_quiet_chat(self) -> None:
        self.chat.remove_class("open")
        self.answers.focus()

    @on(Input.Submitted, "#chat")
    async def said(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if not text or await self.remote.say(text):
            self.chat.clear()
            self.action_quiet_chat()

    def action_start(self) -> None:
        if self.remote.phase == "open" and self.remote.is_host:
            self.run_worker(self.ask("start"), group="ask")

    def action_rematch(self) -> None:
        if self.remote.view.get("over") and self.remote.seat >= 0:
            self.run_worker(self.again(), group="ask")

    async def ask(self, what: str) -> dict[str, Any] | None:
        try:
            return await self.remote.post(what)
        except Trouble as trouble:
            self.remote.error = trouble.text or self.say(f"join-{trouble.code}", **trouble.details)
            self.draw()
            return None

    async def again(self) -> None:
        found = await self.ask("rematch")
        if found is not None:
            self.sit_down(Remote(self.remote.tavern, str(found["table"])))

    async def action_leave(self) -> None:
        """The seat stays one's own: the same link leads back to it."""
        self.exit()
        await asyncio.sleep(0)
