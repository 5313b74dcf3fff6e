"""What a player knows before the first card: the decks, and what their cards are good for.

The worth of a card is what it is worth to keep it, in points of margin (Fortitude minus Alcohol
Content). It comes from the words on the card alone, so a new character needs nothing here.
"""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Effect, Mode
from lastcall.engine.table import Game

# What a card is for, to tell when there are enough of a kind in hand.
ATTACK: Final = 0  # needs an Action: one a turn
GAMBLE: Final = 1
DRINK: Final = 2  # deals with a Drink
SHIELD: Final = 3  # deals with a card
PURSE: Final = 4
OTHER: Final = 5

# The worth of the words that a hand is kept for, and what kind of card they make.
WORTH: Final[dict[int, tuple[float, int]]] = {
    w.NEGATE: (1.6, SHIELD),
    w.IGNORE: (2.2, SHIELD),
    w.REDIRECT: (3.0, SHIELD),
    w.SHARE: (2.0, SHIELD),
    w.BOOST: (0.8, OTHER),
    w.FROM_THE_INN: (1.0, PURSE),
    w.KEEP_GOLD: (1.0, PURSE),
    w.START_ROUND: (0.7, GAMBLE),
    w.TAKE_CONTROL: (0.8, GAMBLE),
    w.ONLY_CHEATING_NEXT: (0.6, GAMBLE),
    w.LEAVE_ROUND: (0.5, PURSE),
    w.END_ROUND: (0.7, PURSE),
    w.WIN_ROUND: (1.2, OTHER),
    w.RESUME_ROUND: (1.0, OTHER),
    w.TAKE_POT: (2.0, OTHER),
    w.HALVE_WINNINGS: (1.2, OTHER),
    w.STEAL_FROM_POT: (0.7, PURSE),
    w.ORDER: (0.4, OTHER),
    w.DRINK_MORE: (1.0, OTHER),
    w.TOAST: (0.3, ATTACK),
    w.IGNORE_DRINK: (2.4, DRINK),
    w.NEGATE_DRINK: (2.4, DRINK),
    w.GIVE_DRINK: (3.4, DRINK),
    w.SPLIT_DRINK: (1.6, DRINK),
    w.STRENGTHEN: (1.0, OTHER),
    w.DRINK_TO_FORTITUDE: (4.0, DRINK),
    w.REPLACE_DRINK: (1.0, OTHER),
    w.DRAW: (0.6, OTHER),
    w.CARDS_FOR_FORTITUDE: (0.4, OTHER),
    w.MORE_ACTIONS: (1.0, OTHER),
}

# Words whose worth is for each card or Drink they name.
COUNTED: Final = (w.ORDER, w.DRAW, w.CARDS_FOR_FORTITUDE)

# One point of another player's margin, or one Gold of theirs, is worth less than one of mine.
HARM: Final = 0.5
A_GOLD: Final = 1.2


class Lore:
    """Facts about one game that do not change while it is played."""

    __slots__ = (
        "average_drink",
        "cheaters",
        "control",
        "fresh",
        "gamblers",
        "game",
        "kind",
        "worth",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worth: list[float] = []
        self.kind: list[int] = []
        self.control: list[int] = []
        known: dict[int, tuple[float, int, int]] = {}
        for card in game.defs:
            facts = known.get(id(card))
            if facts is None:
                facts = (*worth_of(card), control_of(card))
                known[id(card)] = facts
            self.worth.append(facts[0])
            self.kind.append(facts[1])
            self.control.append(facts[2])
        self.gamblers: list[float] = []  # what part of a character's deck takes control
        self.cheaters: list[float] = []
        self.fresh: list[float] = []  # what a card off the deck is worth on average
        for seat in range(len(game.characters)):
            cards = [i for i, home in enumerate(game.home_seat) if home == seat]
            number = max(1, len(cards))
            self.gamblers.append(sum(self.control[i] > 0 for i in cards) / number)
            self.cheaters.append(sum(self.control[i] == w.CHEATING for i in cards) / number)
            self.fresh.append(sum(self.worth[i] for i in cards) / number)
        self.average_drink = average_drink(game)

    def type_of_control(self, card: int) -> int:
        """GAMBLING or CHEATING if the card can take control of a Round, else 0."""
        return self.control[card]


def control_of(card: CardDef) -> int:
    for mode in card.modes:
        if mode.when == w.MY_GAMBLING_TURN:
            return mode.type
    return 0


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


def worth_of(card: CardDef) -> tuple[float, int]:
    """What it is worth to keep this card, and what kind of card it is."""
    best = 0.0
    kind = OTHER
    rest = 0.0
    for mode in card.modes:
        worth, sort = worth_of_mode(mode)
        rest += worth
        if worth > best:
            best, kind = worth, sort
    return best + 0.3 * (rest - best), kind  # a choice of modes is worth something by itself


def worth_of_mode(mode: Mode) -> tuple[float, int]:
    total = 0.0
    kind = ATTACK if mode.when == w.MY_ACTION else OTHER
    for effect in mode.effects:
        if effect.op == w.CHANGE or effect.op == w.PAY:
            total += worth_of_change(effect)
        elif effect.op in WORTH:
            worth, sort = WORTH[effect.op]
            total += worth * effect.amount if effect.op in COUNTED else worth
            if kind == OTHER:
                kind = sort
    return max(0.0, total), kind


def worth_of_change(effect: Effect) -> float:
    """Good for me, or bad for others."""
    if effect.op == w.PAY:
        value = -effect.amount * A_GOLD
    elif effect.stat == w.FORTITUDE:
        value = effect.amount
    else:
        value = -effect.amount
    mine = effect.amount * A_GOLD if effect.op == w.PAY and effect.payee == w.ME else 0.0
    if effect.who == w.ME:
        return value
    if effect.who == w.EACH:
        return value * 0.3
    crowd = 2.0 if effect.who == w.EACH_OTHER else 1.0
    return (mine - HARM * value) * crowd
