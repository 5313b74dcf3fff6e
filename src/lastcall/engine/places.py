"""Where every mode and word of a game stands, so that a save can name them instead of copying."""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.demands import DEMANDS
from lastcall.engine.effects.boxes import MAKE_ROOM
from lastcall.engine.state import Game

ASKED: Final = Mode(w.RULE, 0, (MAKE_ROOM,))  # what is asked without standing on any card


class Places:
    """The modes of a game by number, and each word by its mode and its number there.

    A word is this one and no other, whether or not its class says that two are equal.
    """

    __slots__ = ("game", "modes", "of_mode", "of_word")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.modes: list[Mode] = []
        self.of_mode: dict[Mode, int] = {}
        self.of_word: dict[int, tuple[int, int]] = {}  # by identity
        for mode in (*DEMANDS, ASKED):
            self.know(mode)
        for character in game.characters:
            for step in (*character.at_turn_start, *character.after_draw, *character.at_turn_end):
                self.know(step)
            for step in (*character.after_drink, *character.steps):
                self.know(step)
            for tracker in character.trackers:
                if tracker.fires is not None:
                    self.know(tracker.fires)
        for card in game.defs:
            for mode in card.modes:
                self.know(mode)
            if card.drink is not None:
                self.know(card.drink.extras)

    def know(self, mode: Mode) -> None:
        if mode in self.of_mode:
            return
        place = len(self.modes)
        self.modes.append(mode)
        self.of_mode[mode] = place
        for number, word in enumerate(mode.words):
            if id(word) not in self.of_word:
                self.of_word[id(word)] = (place, number)


_latest: Final[list[Places]] = []  # saves of one game come one after another


def places_of(game: Game) -> Places:
    for places in _latest:
        if places.game is game:
            return places
    made = Places(game)
    _latest[:] = [made]  # another thread may put its own there at once
    return made
