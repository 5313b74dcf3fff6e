"""The table on the screen: shows the scene, asks the question, keeps the pace."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.events import Resize
from textual.widgets import Footer

from lastcall.engine import terms as w
from lastcall.engine.events import Event
from lastcall.engine.options import PASSING, Option
from lastcall.engine.view import View
from lastcall.terminal.answers import (
    DISCARDED,
    HAND,
    KEPT,
    NEW,
    Menu,
    mark_of,
    menu_for,
    place_of,
)
from lastcall.terminal.bars import TableBar, TurnBar
from lastcall.terminal.colours import AMBER, TAVERN
from lastcall.terminal.company import any_seed
from lastcall.terminal.hand import Hand, Held
from lastcall.terminal.keyboard import on_both_keyboards
from lastcall.terminal.layout import Layout, arrange
from lastcall.terminal.mats import MatBox, Mats
from lastcall.terminal.pace import next_speed, seconds_for
from lastcall.terminal.question import Answers, Question
from lastcall.terminal.rows import Rows
from lastcall.terminal.scene import Scene
from lastcall.terminal.screens import (
    EndScreen,
    HelpScreen,
    KitScreen,
    LogScreen,
    QuitScreen,
    RuleScreen,
)
from lastcall.terminal.session import Session
from lastcall.terminal.stage import Log, Names, Stage, forms_of
from lastcall.terminal.trays import NAMES, Trays, has_tray, ladder
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator
from lastcall.text.rules import rule

LOG_ROWS = 120  # as much of the log as the table shows; the log screen has all of it
STAGE_ROWS = 20  # ... and as much as the stage shows where the log has no place of its own


class TableApp(App[None]):
    """One evening after the other, until the person leaves."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n), f"press({n})", show=False) for n in range(1, 10)),
        Binding("left", "focus_hand", show=False),
        Binding("right", "focus_answers", show=False),
        Binding("tab", "switch", show=False, priority=True),
        Binding("shift+tab", "switch", show=False, priority=True),
        Binding("escape,backspace,0", "step_back", show=False),
        Binding("space", "hurry", show=False),
    ]

    def __init__(self, session: Session, speed: str = "normal", locale: str = "en") -> None:
        super().__init__()
        self.locale = locale
        self.messages = Messages(locale)
        self.say = self.messages.format
        self.narrator = Narrator(locale)
        self.speed = speed
        self.sit_down(session)
        self.turn_bar = TurnBar(self.messages)
        self.table_bar = TableBar(self.messages)
        self.mats = Mats(self.session.names, self.levels, self.narrator)
        self.stage = Stage(self.narrator, self.messages)
        self.log_rows = Log(id="log")
        self.trays = Trays(self.messages)
        self.hand = Hand(self.narrator, self.messages, lambda card: self.why_not(card))
        self.question = Question(self.messages)
        for key, action, id in (
            ("p", "decline", "terminal-key-pass"),
            ("o", "pass_on_this", "terminal-key-on-this"),
            ("t", "until_my_turn", "terminal-key-my-turn"),
            ("a", "anytime", "terminal-key-anytime"),
            ("s", "speed", "terminal-key-speed"),
            ("r", "rule", "terminal-key-rule"),
            ("k", "kits", "terminal-key-kits"),
            ("l", "log", "terminal-key-log"),
            ("question_mark", "help", "terminal-key-help"),
            ("q", "leave", "terminal-key-quit"),
        ):
            self.bind(on_both_keyboards(key), action, description=self.say(id))

    def sit_down(self, session: Session) -> None:
        self.session = session
        self.scene = Scene(self.session.view())
        titles = [self.narrator.title(card) for card in self.session.table.game.defs]
        names = self.session.names
        forms = forms_of(names, self.session.table.game.characters, self.messages)
        self.names = Names(names, titles, forms)
        self.levels = [""] * len(names)
        for seat, (name, bot) in enumerate(zip(names[1:], session.seating.bots, strict=False), 1):
            id = f"bot-{bot}"  # one of another package goes by its own name
            level = self.levels[seat] = self.say(id) if self.messages.has(id) else bot
            self.scene.log.append(("company", self.say("terminal-plays", name=name, bot=level)))
        for event in session.past():
            line = self.narrator.event(event, session.table.game, names)
            if line is not None:
                self.scene.log.append((event.kind, line))
        self.decided: asyncio.Future[list[Option]] | None = None
        self.hurried = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield self.turn_bar
        yield self.mats
        yield self.table_bar
        with Horizontal(id="top"):
            yield self.stage
            yield self.log_rows
        with Horizontal(id="bottom"):
            yield self.hand
            yield self.question
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.animation_level = "none"
        self.register_theme(TAVERN)
        self.theme = "tavern"
        self.title = self.say("app-name")
        self.log_rows.border_title = self.say("terminal-log")
        self.lay_out()
        self.question.list.focus()
        self.host()

    # Drawing -------------------------------------------------------------------------------------

    def arrangement(self) -> Layout:
        kits = [has_tray(seat) for seat in self.scene.view.seats]
        return arrange(self.size.width, self.size.height, kits)

    def lay_out(self) -> None:
        """Give every part its place for the size of the terminal."""
        place = self.arrangement()
        self.laid_out = place
        self.screen_stack[0].set_class(place.wide, "wide")
        self.screen_stack[0].query_one("#bottom").styles.height = place.bottom
        self.mats.styles.height = place.mats
        self.hand.styles.width = place.hand
        self.log_rows.display = place.wide
        self.log_rows.styles.width = place.log

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        self.lay_out()
        self.draw()
        self.log_rows.to_end()

    def draw(self) -> None:
        """Show the scene as far as it has been told."""
        place = self.arrangement()
        if place != self.laid_out:  # the first Drink is kept, or the last one played
            self.lay_out()
        scene = self.scene
        names = self.session.names
        width = self.size.width
        speed = self.say("terminal-speed-name", speed=self.speed)
        self.turn_bar.show(scene, names, self.session.seating.seed, speed, width)
        self.table_bar.show(scene.view, names, width)
        self.mats.show(scene, place, self.waiting_for())
        self.log_rows.write(scene.log[-LOG_ROWS:], self.names)
        if self.decided is not None and scene.view.stack:
            everybody = scene.view.asked_for == w.ASK_RESPOND and not scene.view.stack[-1].aftermath
            asked = self.say("terminal-you-may-respond") if everybody else ""
            self.stage.stack_up(scene.view, self.names, asked)
        else:
            past = [] if place.wide else scene.log[-STAGE_ROWS:]
            self.stage.perform(scene.beat, past, scene.view, self.names)
        self.draw_hand()
        if self.question.menu is None:
            self.question.wait(self.waiting())
        self.draw_manners()

    def draw_hand(self) -> None:
        view = self.scene.view
        playable: set[int] = set()
        pickable: set[int] = set()
        menu = self.question.menu
        for answer in menu.answers if menu is not None else ():
            if answer.playable():
                playable |= answer.cards
            else:
                pickable |= answer.cards
        ticked = self.question.ticked
        self.hand.hold(
            [
                Held(
                    card,
                    view.game.defs[card],
                    card in playable,
                    card in pickable,
                    card in ticked,
                    place,
                    self.state(card),
                )
                for card, place in self.laid_before_me(pickable)
            ]
        )
        self.hand.border_title = self.hand_title().markup

    def hand_title(self) -> Text:
        """Where the mats have no room for kits, the person's trackers stand over the hand."""
        me = self.scene.view.me
        title = Text(self.say("terminal-your-hand"))
        if not self.arrangement().kit_lines:
            mine = self.scene.view.game.trackers[me]
            for tracker in self.trays.trackers(mine, self.scene.mats[me].trackers, NAMES):
                title.append("  ").append_text(tracker)
        return title

    def laid_before_me(self, asked_about: set[int]) -> list[tuple[int, str]]:
        """The person's cards, each with what to call its place: hand, boxes, Drinks kept."""
        view = self.scene.view
        seat = view.seats[view.me]
        cards = [(card, "") for card in view.hand]
        for box, lying in zip(view.game.boxes[view.me], seat.boxes, strict=True):
            name = self.say("terminal-place", name=box.name)
            cards.extend((card, name) for card, _ in lying)
        cards.extend((card, self.say("terminal-place", name=KEPT)) for card in seat.kept)
        known = {card for card, _ in cards}
        for card in sorted(asked_about - known):  # to be fetched, or to be set out
            cards.append((card, self.say("terminal-place", name=place_of(view, card))))
        return cards

    def state(self, card: int) -> Text | None:
        """How far a card has grown, or what it needs to come into hand."""
        view = self.scene.view
        definition = view.game.defs[card]
        if definition.ladder:
            return ladder(definition, max(0, mark_of(view, card)))
        if definition.needs and card not in view.hand:
            return Text(self.trays.needs(definition), AMBER)
        return None

    def why_not(self, card: int) -> list[str]:
        """Why the person may not play or use this card now."""
        view = self.scene.view
        definition = view.game.defs[card]
        place = place_of(view, card)
        if definition.ladder or place in (DISCARDED, NEW):
            return []  # not a card that is ever played
        if definition.needs and place != HAND and not self.session.can_treat(card):
            needs = self.trays.needs(definition)
            return [self.say("terminal-needs", needs=needs)]
        why = self.session.why_not(card)
        return [self.narrator.reason(why)] if why is not None else []

    def draw_manners(self) -> None:
        """Show when the person is asked: below the question, or above it where that is all."""
        title, manners = self.say("terminal-question"), self.manners()
        wide = self.screen_stack[0].has_class("wide")
        self.question.border_title = title if wide else f"{title} · {manners}"
        self.question.border_subtitle = manners if wide else ""

    def manners(self) -> str:
        if self.session.out:
            return self.say("terminal-watching")
        if self.session.passing_until_my_turn:
            return self.say("terminal-passing-until-my-turn")
        if self.session.manners.ask_for_anytime:
            return self.say("terminal-asks-anytime")
        return self.say("terminal-skips-anytime")

    def waiting(self) -> str:
        """What the question panel says while nothing is asked."""
        if self.session.over:
            return self.say("terminal-game-over")
        if self.waiting_for() >= 0 and not self.session.asks_me():
            return self.narrator.question(self.scene.view, self.session.names)
        return self.say("terminal-waiting")

    def waiting_for(self) -> int:
        """Whose choice everybody can see it is. Who is asked to respond says what they hold."""
        view = self.scene.view
        if view.asked != view.me and view.asked_for in (w.ASK_RESPOND, w.ASK_LAST_CALL):
            return -1
        return view.asked

    # The evening ---------------------------------------------------------------------------------

    def host(self) -> None:
        """Begin the evening; one that is still under way ends here."""
        self.question.wait("")
        self.run_worker(self.evening(), exclusive=True, group="evening")

    async def evening(self) -> None:
        session = self.session
        while True:
            await self.tell(session.fresh())
            if session.over:
                break
            if session.asks_me():
                session.keep()
                session.answer(await self.ask(session.view()))
            else:
                failing = len(session.failing)
                session.step()
                if len(session.failing) > failing:
                    seat, problem = list(session.failing.items())[-1]
                    self.admit(session.names[seat], problem)
        session.keep()
        self.scene.settle(session.view())
        self.draw()
        self.show_end()

    def admit(self, name: str, problem: str) -> None:
        """Say, once for each, that a bot found no answer and what came of it."""
        line = self.say("terminal-bot-fails", name=name, problem=problem)
        self.scene.log.append(("company", line))

    async def tell(self, events: Iterable[Event]) -> None:
        """Say what happened, line by line, at a pace a person can follow."""
        scene = self.scene
        scene.view = self.session.view()
        for event in events:
            line = self.narrator.event(event, self.session.table.game, self.session.names)
            scene.hear(event, line)
            if line is None:
                continue
            seconds = seconds_for(event, self.speed)
            if seconds > 0:
                self.draw()
                await self.pause(seconds)
        scene.settle(scene.view)
        await asyncio.sleep(0)

    async def pause(self, seconds: float) -> None:
        """Wait, unless the person is in a hurry; and while something lies over the table."""
        self.hurried.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), seconds)
        while len(self.screen_stack) > 1:
            await asyncio.sleep(0.05)

    async def ask(self, view: View) -> list[Option]:
        """Put the table's question and wait for the person's answer."""
        self.scene.settle(view)
        decided: asyncio.Future[list[Option]] = asyncio.get_running_loop().create_future()
        self.decided = decided
        self.question.ask(self.menu(view))
        self.draw()
        self.hand.select_first([held.card for held in self.hand.held if held.playable])
        self.answer_pointed_at()
        options = await decided
        self.decided = None
        self.question.wait("")
        return options

    def menu(self, view: View) -> Menu:
        return menu_for(view, self.narrator, self.session.names)

    def decide(self, options: list[Option]) -> None:
        if self.decided is not None and not self.decided.done():
            self.decided.set_result(options)

    def show_end(self) -> None:
        self.push_screen(EndScreen(self.messages, self.session), self.grant)

    def grant(self, wish: str | None) -> None:
        """What was chosen on leaving or at the end."""
        if wish == "quit":
            self.exit()
        elif wish == "story":
            self.push_screen(self.log_screen(), lambda _: self.show_end())
        elif wish in ("new", "again"):
            seating = self.session.seating
            seed = seating.seed if wish == "again" else any_seed()
            anytime = self.session.manners.ask_for_anytime
            keeper = self.session.keeper
            self.sit_down(Session(seating.with_seed(seed), locale=self.locale, keeper=keeper))
            self.session.manners.ask_for_anytime = anytime
            self.host()

    # What the person does ------------------------------------------------------------------------

    @on(Question.Answered)
    def answered(self, event: Question.Answered) -> None:
        self.decide(event.options)

    @on(Answers.Moved)
    def answer_pointed_at(self) -> None:
        """The hand shows the card that the answer under the cursor is about."""
        for card in self.question.cards():
            self.hand.select(card)
            break

    @on(Question.Ticked)
    def ticked(self) -> None:
        self.draw_hand()

    @on(Rows.Pointed, "#hand")
    def card_pointed_at(self, event: Rows.Pointed) -> None:
        """A card of the hand: go to its answer, or leave it to the hand to say why not."""
        self.hand.move_to(event.item)
        menu = self.question.menu
        if self.question.take_up(self.hand.card) and menu is not None and not menu.ticks:
            self.question.list.focus()

    @on(MatBox.Pointed)
    def player_pointed_at(self, event: MatBox.Pointed) -> None:
        self.question.name_player(event.seat)

    def action_press(self, number: int) -> None:
        self.question.press(number)

    def action_focus_hand(self) -> None:
        self.hand.focus()

    def action_focus_answers(self) -> None:
        self.question.list.focus()

    def action_switch(self) -> None:
        if len(self.screen_stack) > 1:
            self.screen.focus_next()
        elif self.hand.has_focus:
            self.question.list.focus()
        else:
            self.hand.focus()

    def action_step_back(self) -> None:
        self.question.back()

    def action_hurry(self) -> None:
        self.hurried.set()

    def action_decline(self) -> None:
        self.question.decline()

    def action_pass_on_this(self) -> None:
        self.session.pass_on_this()
        self.let_pass()

    def action_until_my_turn(self) -> None:
        self.session.pass_until_my_turn(not self.session.passing_until_my_turn)
        self.let_pass()

    def action_anytime(self) -> None:
        manners = self.session.manners
        manners.ask_for_anytime = not manners.ask_for_anytime
        self.let_pass()

    def let_pass(self) -> None:
        """A new wish not to be asked also answers what is being asked."""
        if self.decided is not None and self.session.waved_through():
            self.decide([PASSING])
        self.draw_manners()

    def action_speed(self) -> None:
        self.speed = next_speed(self.speed)
        self.hurried.set()
        self.draw()

    def action_rule(self) -> None:
        """The rule that forbids the card under the cursor, in full."""
        card = self.hand.card
        reason = self.session.why_not(card) if card >= 0 else None
        if reason is not None:
            text = self.narrator.reason(reason)
            law = rule(reason.rule, self.locale).text
            self.push_screen(RuleScreen(self.messages, reason.rule, text, law))

    def log_screen(self) -> LogScreen:
        return LogScreen(self.messages, self.scene.log, self.names)

    def action_kits(self) -> None:
        self.push_screen(KitScreen(self.messages, self.narrator, self.scene.view, self.names))

    def action_log(self) -> None:
        self.push_screen(self.log_screen())

    def action_help(self) -> None:
        self.push_screen(HelpScreen(self.messages))

    def action_leave(self) -> None:
        if self.session.over:
            self.show_end()
        else:
            kept = self.session.keeper is not None
            command = self.session.seating.command()
            self.push_screen(QuitScreen(self.messages, command, kept=kept), self.grant)
