"""What a player knows before the first card: the decks, and what their cards are good for.

It comes from the words on the cards alone, so a new character needs nothing here.
"""

from typing import Final

from lastcall.bots.kit import NO_KIT, Kit, of_card
from lastcall.bots.taste import HOUSE, Taste
from lastcall.bots.worth import of_mode
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Mode
from lastcall.engine.effects.rounds import TakeControl
from lastcall.engine.state import Game


class Lore:
    """Facts about one game that do not change while it is played."""

    __slots__ = (
        "alike",
        "average_drink",
        "cheaters",
        "cheats",
        "control",
        "fresh",
        "gamblers",
        "game",
        "kits",
        "provoked",
        "sort",
        "strength",
        "taste",
        "worth",
    )

    def __init__(self, game: Game, taste: Taste) -> None:
        self.taste = taste
        self.game = game
        self.worth: list[float] = []  # of each card, in points of margin
        self.sort: list[int] = []  # what it is for
        self.control: list[int] = []
        kits: dict[Character, Kit] = {}
        for character in game.characters:
            if character not in kits:
                kits[character] = Kit(character, taste)
        no_kit = NO_KIT if taste is HOUSE else Kit(None, taste)
        self.kits = [kits[character] for character in game.characters]
        self.alike: list[int] = []  # of each card, the first that is a copy of it
        known: dict[CardDef, tuple[float, int, int, int]] = {}
        for number, card in enumerate(game.defs):
            facts = known.get(card)
            if facts is None:
                kit = kits.get(card.kit, no_kit) if card.kit is not None else no_kit
                worth, sort = of_card(card, kit)
                facts = (worth, sort, control_of(card), number)
                known[card] = facts
            self.worth.append(facts[0])
            self.sort.append(facts[1])
            self.control.append(facts[2])
            self.alike.append(facts[3])
        self.cheats = [int(control == w.CHEATING) for control in self.control]
        self.strength = [strength_of(card) for card in game.defs]  # of a Drink, in margin
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
            self.provoked.append(provocation(game, cards, no_kit) if bare else 0.0)
        self.average_drink = average_drink(game)


_latest: Final[list[Lore]] = []  # bots at one table share what everybody knows


def of(game: Game, taste: Taste = HOUSE) -> Lore:
    """The lore of this game, as somebody of this taste sees it."""
    for lore in _latest:
        if lore.taste is taste and lore.game is game:
            return lore
    made = Lore(game, taste)
    # In one step: other threads may be at other tables.
    _latest[:] = [*[lore for lore in _latest if lore.game is game], made]
    return made


def control_of(card: CardDef) -> int:
    """GAMBLING or CHEATING if the card can take control of a Round, else 0."""
    for mode in card.modes:
        if mode.when == w.MY_GAMBLING_TURN and (not mode.loose or takes_control(mode)):
            return mode.type
    return 0


def takes_control(mode: Mode) -> bool:
    return any(isinstance(word, TakeControl) for word in mode.words)


def strength_of(card: CardDef) -> float:
    """How much margin a Drink costs its drinker; an Event, about nothing."""
    face = card.drink
    return float(face.alcohol - face.fortitude + face.chaser) if face is not None else 0.0


def provocation(game: Game, cards: list[int], no_kit: Kit) -> float:
    """What the answers of whoever turns over their cards cost the player of an Action."""
    total = 0.0
    for card in cards:
        for mode in game.defs[card].modes:
            if mode.type == w.SOMETIMES and mode.types & w.ACTION:
                total += of_mode(mode, no_kit)[0] / no_kit.taste.harm if mode.hits_back else 0.0
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
