"""A new Drink Deck, when the old one has run out and been paid for (DRNK-6 to DRNK-8)."""

from typing import ClassVar, Final

from lastcall.engine.events import Restocked
from lastcall.engine.pieces import Cellar
from lastcall.engine.play import Play
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import Word

DRINK_DECK_SIZE: Final = 30


class NewDrinks(Word):
    __slots__ = ()
    name: ClassVar[str] = "new-drinks"

    def resolve(self, t: Table, play: Play) -> None:
        restock(t, t.cellars[0])

    def preview(self, paper: Paper, layer: Layer) -> None:
        """Nobody stands better or worse for it."""


def restock(t: Table, cellar: Cellar) -> None:
    """A new Drink Deck, from the Bar Deck (BAR-4, BAR-5) or else from the discards."""
    if cellar.deck:
        return
    if not cellar.has_bar:
        refill(t, cellar.deck, cellar.discard)
    else:
        while len(cellar.deck) < DRINK_DECK_SIZE:
            if not cellar.bar:
                if not cellar.discard:
                    break  # OP-36
                refill(t, cellar.bar, cellar.discard)
            cellar.deck.insert(0, cellar.bar.pop())
    cellar.dry = not cellar.deck
    if t.logging:
        t.events.append(Restocked(len(cellar.deck)))


def refill(t: Table, cards: list[int], spent: list[int]) -> None:
    cards.extend(spent)
    spent.clear()
    t.shuffle(cards)
