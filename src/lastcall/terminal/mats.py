"""The mats: Gold, cards, and the track on which Alcohol Content and Fortitude close in."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.containers import Grid
from textual.message import Message
from textual.widgets import Static

from lastcall.engine.terms import TRACK_TOP
from lastcall.engine.view import View
from lastcall.terminal import colours as c
from lastcall.terminal.layout import Layout
from lastcall.terminal.scene import Mat, Scene
from lastcall.terminal.trays import MINI, Trays
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator
from lastcall.text.telling import facing

STEPS = TRACK_TOP + 1
KIT_INDENT = 5  # of a kit below the line of its mat, past the name: under the track
DANGER = 4  # markers this close are a reason to worry
AGAINST = 16  # columns for whom a further track faces


def track(mat: Mat, cell: int, letters: tuple[str, str] = ("A", "F")) -> Text:
    """The track, `cell` columns to a step: ale from the left, bruises from the right.

    The markers carry their numbers where there is room, and their letters where there is not.
    """
    return steps(mat.alcohol, mat.fortitude, TRACK_TOP, cell, letters)


def steps(alcohol: int, fortitude: int, top: int, cell: int, letters: tuple[str, str]) -> Text:
    """A track of this length."""
    text = Text(no_wrap=True)
    close = fortitude - alcohol <= DANGER * top // TRACK_TOP
    for step in range(top + 1):
        if step == alcohol and alcohol >= fortitude:
            text.append("X" * cell if cell == 1 else "×".center(cell), f"bold {c.TEXT} on {c.RED}")
        elif step == alcohol:
            text.append(marker(letters[0], alcohol, cell), f"bold #20160c on {c.BRIGHT}")
        elif step == fortitude and fortitude > alcohol:
            text.append(marker(letters[1], fortitude, cell), f"bold #101808 on {c.GREEN}")
        elif step < alcohol:
            text.append("█" * cell, c.blend("#5a3408", "#d9942c", step / top))
        elif step > fortitude:
            text.append("░" * cell, c.blend("#c8574c", "#6e2f2a", (step - fortitude) / top))
        else:
            sign = "•" if step % 5 == 0 else "·"
            text.append(sign.center(cell), c.RED if close else c.GHOST)
    return text


def marker(letter: str, value: int, cell: int) -> str:
    if cell == 1:
        return letter
    return str(value).rjust(2).center(cell) if value > 9 or cell == 2 else str(value).center(cell)


def moved(by: int) -> str:
    """ " +2", " −3" or nothing."""
    if by == 0:
        return ""
    return f" +{by}" if by > 0 else f" −{-by}"


@dataclass(frozen=True)
class Caption:
    """What a mat says about its player beyond the numbers."""

    name: str
    colour: str
    mine: bool
    active: bool
    asked: bool
    controls: bool
    gambles: bool
    team: str = ""  # a letter that teammates share
    kit: Sequence[Text] = ()  # the lines that show it
    mini: Text | None = None  # or all of it in a few signs
    against: Sequence[str] = ()  # whom further tracks face
    card: str = ""  # the card turned over last, for whoever turns cards over
    player: str = ""  # how good the bot is that plays


class MatBox(Static):
    """One mat, as a box or as a single line."""

    class Pointed(Message):
        """A mat was clicked: its player is meant."""

        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, seat: int, messages: Messages) -> None:
        super().__init__(id=f"mat-{seat}", markup=False)
        self.seat = seat
        self.say = messages.format
        self.letters = self.say("terminal-alcohol-marker"), self.say("terminal-fortitude-marker")

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Pointed(self.seat))

    def show(self, mat: Mat, caption: Caption, boxed: bool, width: int, name_width: int) -> None:
        self.set_class(caption.active and mat.alive, "active")
        self.set_class(not mat.alive, "out")
        if boxed:
            self.border_title = self.title(mat, caption).markup
            self.border_subtitle = self.doing(mat, caption)
            self.update(self.box(mat, caption, width - 4), layout=False)
        else:
            self.border_title = self.border_subtitle = ""
            self.update(self.line(mat, caption, width, name_width), layout=False)

    def title(self, mat: Mat, caption: Caption) -> Text:
        text = Text()
        if not mat.alive:
            text.append(f"✗ {caption.name}", "strike")
        else:
            text.append("▶ " if caption.active else "", f"bold {c.BRIGHT}")
            text.append(caption.name, f"bold {caption.colour}")
        if caption.mine:
            text.append(f" ({self.say('terminal-you')})", c.TEXT)
        if caption.team:
            text.append(f" ⚑{caption.team}", f"bold {c.AMBER}")
        if caption.player:
            text.append(f" · {caption.player}", c.FAINT)
        return text

    def doing(self, mat: Mat, caption: Caption) -> str:
        """What the player is up to, in a word or two."""
        if not mat.alive:
            return self.say("terminal-out")
        if caption.controls:
            return self.say("terminal-controls")
        if caption.gambles:
            return self.say("terminal-gambles")
        if caption.asked:
            return self.say("terminal-asked")
        return ""

    def tracks(self, mat: Mat, caption: Caption, wide: bool) -> list[Text]:
        """Each further track: whom it faces, the track itself if there is room, its numbers."""
        out: list[Text] = []
        for name, (fortitude, alcohol), top in zip(
            caption.against, mat.tracks, mat.seat.tops, strict=True
        ):
            text = Text(self.say("terminal-against", name=name), c.FAINT)
            if wide:
                text.pad_right(max(0, AGAINST - text.cell_len))
                text.append_text(steps(alcohol, fortitude, top, 2, self.letters))
                text.append("  ").append_text(self.stat("terminal-ac", alcohol))
                text.append("  ").append_text(self.stat("terminal-f", fortitude))
            else:
                text.append(f" {alcohol}", f"bold {c.BRIGHT}").append("/", c.GHOST)
                text.append(f"{fortitude}", f"bold {c.GREEN}")
            out.append(text)
        return out

    def turning(self, mat: Mat, caption: Caption, words: bool) -> list[Text]:
        """What whoever turns cards over has of them."""
        card = Text(caption.card, f"bold {c.AMBER}")
        deck, discards = self.facts(mat, words)[-2:]
        return [card, deck, discards] if caption.card else [deck, discards]

    def tracked_box(self, mat: Mat, caption: Caption, width: int) -> Text:
        text = Text("\n", no_wrap=True).join(self.tracks(mat, caption, wide=True))
        facts = self.fitting(self.turning(mat, caption, words=width >= 48), width)
        for line in (facts, *caption.kit):
            text.append("\n").append_text(line)
        return text

    def box(self, mat: Mat, caption: Caption, width: int) -> Text:
        if mat.tracks:
            return self.tracked_box(mat, caption, width)
        cell = max(1, min(4, width // STEPS))
        span = cell * STEPS
        text = track(mat, cell, self.letters)
        left = self.stat("terminal-ac" if span < 63 else "terminal-alcohol", mat.alcohol)
        left.append(moved(mat.alcohol_by), f"bold {c.BRIGHT}")
        right = self.stat("terminal-f" if span < 42 else "terminal-fortitude", mat.fortitude)
        right.append(moved(mat.fortitude_by), f"bold {c.RED if mat.fortitude_by < 0 else c.GREEN}")
        middle = self.gap(mat)
        reach = max(span, min(width, 34))
        pad = reach - left.cell_len - middle.cell_len - right.cell_len
        text.append("\n")
        text.append_text(left)
        if pad >= 2:
            text.append(" " * (pad // 2))
            text.append_text(middle)
            text.append(" " * (pad - pad // 2))
        else:
            text.append(" " * max(1, reach - left.cell_len - right.cell_len))
        text.append_text(right)
        text.append("\n")
        text.append_text(self.fitting(self.facts(mat, words=width >= 48), width))
        for line in caption.kit:
            text.append("\n").append_text(line)
        if not mat.alive:
            text.stylize("dim")
        return text

    def gap(self, mat: Mat) -> Text:
        apart = mat.fortitude - mat.alcohol
        if not mat.alive or apart <= 0:
            return Text("")
        style = f"bold {c.RED}" if apart <= DANGER else c.FAINT
        return Text(self.say("terminal-apart", count=apart), style)

    def stat(self, id: str, value: int) -> Text:
        text = Text(self.say(id), c.FAINT)
        text.append(f" {value}", f"bold {c.TEXT}")
        return text

    def facts(self, mat: Mat, words: bool) -> list[Text]:
        """Gold and cards, the most important first."""
        seat = mat.seat
        gold = Text().append(self.say("terminal-gold", count=mat.gold), f"bold {c.GOLD}")
        if words:
            gold.append(moved(mat.gold_by), f"bold {c.BRIGHT}")
        else:
            gold.pad_left(max(0, 7 - gold.cell_len))
        out = [gold]
        for id, count, digits in (
            ("terminal-pile" if words else "terminal-pile-short", seat.pile, 1),
            ("terminal-hand", seat.hand, 1),
            ("terminal-deck" if words else "terminal-deck-short", seat.deck, 1 if words else 2),
            ("terminal-discards", len(seat.discard), 1 if words else 2),
        ):
            fact = Text(self.say(id), c.FAINT)
            fact.append(f" {count:>{digits}}", c.TEXT if count else c.FAINT)
            out.append(fact)
        if seat.potions:
            fact = Text(
                self.say("terminal-potions" if words else "terminal-potions-short"), c.FAINT
            )
            out.insert(1, fact.append(f" {seat.potions}", f"bold {c.GREEN}"))
        return out

    def fitting(self, facts: Sequence[Text], width: int, between: str = " · ") -> Text:
        """As many facts as the width holds, the least important dropped."""
        text = Text(no_wrap=True)
        for fact in facts:
            if text.cell_len + (len(between) if text else 0) + fact.cell_len > width:
                break
            text.append(between if text else "", c.GHOST)
            text.append_text(fact)
        return text

    def line(self, mat: Mat, caption: Caption, width: int, name_width: int) -> Text:
        text = Text(no_wrap=True)
        if not mat.alive:
            text.append("✗ ")
        else:
            text.append("▶ " if caption.active else "  ", f"bold {c.BRIGHT}")
        name = Text(caption.name, f"bold {caption.colour}" if mat.alive else "strike")
        if caption.mine:
            name.append(f" ({self.say('terminal-you')})", c.TEXT)
        if caption.team:
            name.append(f" ⚑{caption.team}", f"bold {c.AMBER}")
        name.truncate(name_width, overflow="ellipsis", pad=True)
        text.append_text(name)
        text.append(" ")
        text.append(*self.badge(mat, caption))
        if mat.tracks:
            facts = [*self.tracks(mat, caption, wide=False), *self.turning(mat, caption, False)]
            text.append_text(self.fitting(facts, width - text.cell_len))
            for line in caption.kit:
                text.append("\n" + " " * (name_width + KIT_INDENT)).append_text(line)
            return text
        text.append_text(track(mat, 1, self.letters))
        text.append(f" {mat.alcohol:>2}", f"bold {c.BRIGHT}")
        text.append("/", c.GHOST)
        text.append(f"{mat.fortitude:<2} ", f"bold {c.GREEN}")
        text.append(moved_pair(mat, self.letters[1]).ljust(4), f"bold {c.BRIGHT}")
        facts = self.facts(mat, words=False)
        if caption.mini is not None:
            facts.insert(3, caption.mini)
        between = "  " if width >= 90 or caption.mini is None else " "
        text.append_text(self.fitting(facts, width - text.cell_len, between))
        for line in caption.kit:
            text.append("\n" + " " * (name_width + KIT_INDENT)).append_text(line)
        if not mat.alive:
            text.stylize("dim")
        return text

    def badge(self, mat: Mat, caption: Caption) -> tuple[str, str]:
        """One sign: controls the Round, is in it, is being asked."""
        if not mat.alive:
            return "  ", ""
        if caption.controls:
            return "♛ ", f"bold {c.GOLD}"
        if caption.gambles:
            return "♠ ", c.GOLD
        if caption.asked:
            return "… ", c.AMBER
        return "  ", ""


def team_letter(view: View, seat: int) -> str:
    """A, B … by the order in which teams sit; nothing where everybody plays alone."""
    if not view.game.teams:
        return ""
    parties = list(dict.fromkeys(view.game.parties))
    return chr(ord("A") + parties.index(view.game.parties[seat]))


def moved_pair(mat: Mat, letter: str) -> str:
    """What the markers have just done, short: "+2", "−3F", or both."""
    parts = [moved(mat.alcohol_by).strip(), moved(mat.fortitude_by).strip()]
    if parts[1]:
        parts[1] += letter
    return "".join(parts)


class Mats(Grid):
    """Everybody's mat."""

    def __init__(self, names: Sequence[str], players: Sequence[str], narrator: Narrator) -> None:
        super().__init__(id="mats")
        self.names = list(names)
        self.players = list(players)  # how good the bots are, each by its seat
        self.narrator = narrator
        self.messages = messages = narrator.phrases.messages
        self.trays = Trays(messages)
        self.placed: Layout | None = None

    def on_mount(self) -> None:
        self.mount(*(MatBox(seat, self.messages) for seat in range(len(self.names))))

    def turned_over(self, view: View, mat: Mat) -> str:
        """The card that whoever turns them over followed last."""
        cards = mat.seat.discard if mat.tracks else ()
        return self.narrator.title(view.game.defs[cards[-1]]) if cards else ""

    def show(self, scene: Scene, layout: Layout, waiting_for: int) -> None:
        boxed = layout.mat_boxes
        self.set_class(boxed, "boxed")
        if layout != self.placed:  # setting a style lays everything out anew
            self.placed = layout
            self.styles.grid_size_columns = layout.mat_columns
            self.styles.grid_rows = " ".join(map(str, layout.mat_rows))
        view: View = scene.view
        rnd = view.round
        widest = max(cell_len(name) for name in self.names)
        mine = cell_len(self.names[view.me]) + 3 + cell_len(self.messages.format("terminal-you"))
        name_width = max(widest, mine) + (3 if view.game.teams else 0)
        room = layout.mat_width - (4 if boxed else name_width + KIT_INDENT)
        for box in self.query(MatBox):
            i = box.seat
            box.styles.height = layout.mat_rows[i // layout.mat_columns]
            mat = scene.mats[i]
            kit: list[Text] = []
            mini: Text | None = None
            if mat.alive and layout.kit_lines:
                kit = self.trays.lines(view.game, mat.seat, mat.trackers, room, layout.kit_lines)
            elif not layout.kit_lines:
                shown = mat.alive  # who is out has nothing left to play with
                mini = self.trays.mini(view.game, mat.seat, mat.trackers) if shown else Text()
                mini.pad_right(max(0, MINI - mini.cell_len))
            box.show(
                mat,
                Caption(
                    self.names[i],
                    c.SEATS[i % len(c.SEATS)],
                    i == view.me,
                    i == scene.active,
                    i == waiting_for,
                    rnd is not None and rnd.controller == i,
                    rnd is not None and i in rnd.inside,
                    team_letter(view, i),
                    kit,
                    mini,
                    [self.names[facing(i, track)] for track in range(len(mat.tracks))],
                    self.turned_over(view, mat),
                    self.players[i],
                ),
                boxed,
                layout.mat_width,
                name_width,
            )
