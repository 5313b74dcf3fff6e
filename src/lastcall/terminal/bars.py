"""The two bars: whose turn and phase it is; and what lies in the middle of the table."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from lastcall.engine import terms as w
from lastcall.engine.pieces import DRINK_DECK
from lastcall.engine.view import View
from lastcall.terminal import colours as c
from lastcall.terminal.scene import Scene
from lastcall.terminal.trays import Trays
from lastcall.text.messages import Messages

PHASES = (w.DISCARD_PHASE, w.ACTION_PHASE, w.ORDER_PHASE, w.DRINK_PHASE)


class TurnBar(Static):
    """The turn, the four phases with the current one marked, the seed."""

    def __init__(self, messages: Messages) -> None:
        super().__init__(id="turn-bar", markup=False)
        self.say = messages.format

    def show(self, scene: Scene, names: Sequence[str], seed: int, speed: str, width: int) -> None:
        view = scene.view
        left = Text(no_wrap=True)
        if width >= 100:
            left.append(f" {self.say('app-name').upper()} ", f"bold #20160c on {c.AMBER}")
        left.append(" " + self.say("terminal-turn", turn=view.turn), c.FAINT)
        left.append(f"  {names[scene.active]}  ", f"bold {c.SEATS[scene.active % len(c.SEATS)]}")
        for phase in PHASES:
            name = self.say("terminal-phase", phase=w.PHASE_NAMES[phase])
            if phase == view.phase and not view.over:
                left.append(f"▸{name}", f"bold {c.BRIGHT}")
            else:
                left.append(f" {name}", c.GHOST)
            left.append(" ")
        right = Text(no_wrap=True)
        for id, value in (("terminal-speed", speed), ("terminal-seed", str(seed))):
            part = Text(f"{self.say(id)} ", c.FAINT).append(f"{value} ", c.TEXT)
            if left.cell_len + right.cell_len + part.cell_len + 2 <= width:
                right.append_text(part)
        left.append(" " * max(1, width - left.cell_len - right.cell_len))
        self.update(left.append_text(right), layout=False)


class TableBar(Static):
    """The Drink Deck and what belongs to it, the pot and who controls the Round."""

    def __init__(self, messages: Messages) -> None:
        super().__init__(id="table-bar", markup=False)
        self.say = messages.format
        self.trays = Trays(messages)

    def show(self, view: View, names: Sequence[str], width: int) -> None:
        text = Text(" ", no_wrap=True)
        for id, count in self.piles(view):
            text.append(self.say(id), c.FAINT).append(f" {count}", f"bold {c.AMBER}")
            known = self.trays.foreseen(view, DRINK_DECK) if id == "terminal-drink-deck" else []
            if known:
                text.append(f" ({', '.join(known)})", c.AMBER)
            text.append("  ")
        for name, (deck, _) in zip(view.game.stocks, view.decks, strict=True):
            text.append(self.say(f"deck-{name}"), c.FAINT).append(f" {deck}  ", f"bold {c.AMBER}")
        for place in self.places(view):
            text.append(self.say("terminal-at", place=place), c.FAINT)
            text.append(f" {view.taverns[view.tavern - 1][0]}  ", f"bold {c.AMBER}")
        for name, number in view.counters:
            text.append(self.say("counter-name", counter=name), c.FAINT)
            text.append(f" {number}  ", f"bold {c.RED if number <= 1 else c.AMBER}")
        text.append("│ ", c.GHOST)
        text.append_text(self.gambling(view, names))
        text.truncate(width, overflow="ellipsis")
        self.update(text, layout=False)

    def places(self, view: View) -> list[str]:
        """The tavern the party is at, if it is not the Inn."""
        cards = [card for card in view.game.defs if card.back == "place"]
        return [self.trays.phrases.title(cards[view.tavern].title)] if view.tavern and cards else []

    def piles(self, view: View) -> list[tuple[str, int]]:
        piles = [
            ("terminal-drink-deck", view.drink_deck),
            ("terminal-drink-discards", len(view.drink_discard)),
        ]
        if view.bar_deck:
            piles.append(("terminal-bar-deck", view.bar_deck))
        return piles

    def gambling(self, view: View, names: Sequence[str]) -> Text:
        rnd = view.round
        if rnd is None:
            return Text(self.say("terminal-no-round"), c.GHOST)
        text = Text(self.say("terminal-pot", count=rnd.pot), f"bold {c.GOLD}")
        if rnd.controller >= 0:
            text.append("  ♛ ", c.GOLD)
            text.append(
                self.say("terminal-controller", name=names[rnd.controller]), f"bold {c.TEXT}"
            )
        else:
            text.append("  " + self.say("terminal-no-controller"), c.FAINT)
        if rnd.only_cheating:
            text.append("  " + self.say("terminal-only-cheating"), c.TYPES["cheating"])
        if rnd.bound:
            text.append("  " + self.say("terminal-bound"), c.RED)
        inside = ", ".join(
            names[seat] + (f" ({self.say('terminal-passed')})" if seat in rnd.passed else "")
            for seat in rnd.inside
            if seat != rnd.controller
        )
        if inside:
            text.append("  ♠ ", c.GOLD).append(inside, c.FAINT)
        return text
