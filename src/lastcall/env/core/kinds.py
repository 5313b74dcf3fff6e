"""The cards that can lie on an environment's tables, each kind with a number that stays."""

from lastcall.engine.cards import CardDef, Deck
from lastcall.engine.state import Game


class Kinds:
    """Every kind of card, in the order its deck was added; copies of a card are one kind."""

    __slots__ = ("cards", "copies", "ids", "number")

    def __init__(self) -> None:
        self.cards: list[CardDef] = []
        self.ids: list[str] = []
        self.copies: list[int] = []  # how many of them one table can have
        self.number: dict[str, int] = {}

    def add(self, deck: Deck, times: int = 1) -> None:
        """The cards of a deck of which a table can have so many."""
        for card, copies in deck.kinds:
            number = self.number.get(card.id)
            if number is None:
                self.number[card.id] = len(self.ids)
                self.ids.append(card.id)
                self.cards.append(card)
                self.copies.append(copies * times)
            else:
                self.copies[number] += copies * times

    def of(self, game: Game) -> list[int]:
        """The kind of each card of a game."""
        number = self.number
        return [number[card.id] for card in game.defs]
