"""What a player knows before the first card: the decks, and what their cards are good for.

It comes from the words on the cards alone, so a new character needs nothing here.
"""

from typing import Final

from lastcall.bots.kit import NO_KIT, Kit, of_card
from lastcall.bots.worth import HARM, of_mode
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Mode
from lastcall.engine.effects.rounds import TakeControl
from lastcall.engine.state import Game


class Lore:
    """Facts about one game that do not change while it is played."""

    __slots__ = (
        "average_drink",
        "cheaters",
        "control",
        "fresh",
        "gamblers",
        "game",
        "kits",
        "provoked",
        "sort",
        "worth",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worth: list[float] = []  # of each card, in points of margin
        self.sort: list[int] = []  # what it is for
        self.control: list[int] = []
        kits: dict[Character, Kit] = {}
        for character in game.characters:
            if character not in kits:
                kits[character] = Kit(character)
        self.kits = [kits[character] for character in game.characters]
        known: dict[CardDef, tuple[float, int, int]] = {}
        for card in game.defs:
            facts = known.get(card)
            if facts is None:
                kit = kits.get(card.kit, NO_KIT) if card.kit is not None else NO_KIT
                worth, sort = of_card(card, kit)
                facts = (worth, sort, control_of(card))
                known[card] = facts
            self.worth.append(facts[0])
            self.sort.append(facts[1])
            self.control.append(facts[2])
        self.gamblers: list[float] = []  # what part of a character's deck takes control
        self.cheaters: list[float] = []
        self.fresh: list[float] = []  # what a card off the deck is worth on average
        self.provoked: list[float] = []  # what it costs on average to touch this seat
        for seat in range(len(game.characters)):
            cards = [
                i
                for i, home in enumerate(game.home_seat)
                if home == seat and game.home_deck[i] == 0
            ]
            number = max(1, len(cards))
            self.gamblers.append(sum(self.control[i] > 0 for i in cards) / number)
            self.cheaters.append(sum(self.control[i] == w.CHEATING for i in cards) / number)
            self.fresh.append(sum(self.worth[i] for i in cards) / number)
            bare = (game.bare >> seat) & 1
            self.provoked.append(provocation(game, cards) if bare else 0.0)
        self.average_drink = average_drink(game)


_latest: Final[list[Lore]] = []  # bots at one table share what everybody knows


def of(game: Game) -> Lore:
    """The lore of this game."""
    if not _latest or _latest[0].game is not game:
        _latest[:] = [Lore(game)]
    return _latest[0]


def control_of(card: CardDef) -> int:
    """GAMBLING or CHEATING if the card can take control of a Round, else 0."""
    for mode in card.modes:
        if mode.when == w.MY_GAMBLING_TURN and (not mode.loose or takes_control(mode)):
            return mode.type
    return 0


def takes_control(mode: Mode) -> bool:
    return any(isinstance(word, TakeControl) for word in mode.words)


def provocation(game: Game, cards: list[int]) -> float:
    """What the answers of whoever turns over their cards cost the player of an Action."""
    total = 0.0
    for card in cards:
        for mode in game.defs[card].modes:
            if mode.type == w.SOMETIMES and mode.types & w.ACTION:
                total += of_mode(mode, NO_KIT)[0] / HARM if mode.hits_back else 0.0
    return total / max(1, len(cards))


def average_drink(game: Game) -> float:
    """How much margin a Drink of this Inn costs; Chasers make it a little more."""
    total = 0.0
    number = 0
    chasers = 0
    for card in game.defs:
        face = card.drink
        if face is not None:
            number += 1
            total += face.alcohol - face.fortitude
            chasers += face.chaser
    if not number:
        return 0.0
    return total / number * (1 + chasers / number)
