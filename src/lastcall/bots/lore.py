"""What a player knows before the first card: the decks, and what their cards are good for.

The worth of a card is what it is worth to keep it, in points of margin (Fortitude minus Alcohol
Content). It comes from the words on the card alone, so a new character needs nothing here.
"""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Effect, Mode
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
    w.REDUCE: (1.6, SHIELD),
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
    w.DRINK_TO_FORTITUDE: (4.0, DRINK),
    w.REPLACE_DRINK: (1.0, OTHER),
    w.DRAW: (0.6, OTHER),
    w.CARDS_FOR_FORTITUDE: (0.4, OTHER),
    w.MORE_ACTIONS: (1.0, OTHER),
    w.SET_OUT: (0.5, OTHER),
    w.SET_OUT_FROM_DISCARD: (0.5, OTHER),
    w.GROW: (0.3, OTHER),
    w.GROW_ALL: (0.8, OTHER),
    w.LAY_DOWN: (0.3, OTHER),
    w.PASS_TOP_DRINK: (1.0, ATTACK),
    w.REVEAL_UNTIL: (1.0, OTHER),
    w.FETCH: (1.2, OTHER),
}

# A point more or less of Alcohol Content in a Drink.
A_DROP: Final = 0.5

# A point of a tracker or of a crop is worth this part of what it buys on average: not every point
# finds its card in time.
FINDS_ITS_USE: Final = 0.6

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
        "kits",
        "worth",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worth: list[float] = []
        self.kind: list[int] = []
        self.control: list[int] = []
        self.kits = [Kit(character) for character in game.characters]
        of_character = {id(kit.character): kit for kit in self.kits}
        known: dict[int, tuple[float, int, int]] = {}
        for card in game.defs:
            facts = known.get(id(card))
            if facts is None:
                kit = of_character.get(id(card.kit), NO_KIT)
                facts = (*worth_of(card, kit), control_of(card))
                known[id(card)] = facts
            self.worth.append(facts[0])
            self.kind.append(facts[1])
            self.control.append(facts[2])
        self.gamblers: list[float] = []  # what part of a character's deck takes control
        self.cheaters: list[float] = []
        self.fresh: list[float] = []  # what a card off the deck is worth on average
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
        self.average_drink = average_drink(game)

    def type_of_control(self, card: int) -> int:
        """GAMBLING or CHEATING if the card can take control of a Round, else 0."""
        return self.control[card]


_latest: list[Lore] = []  # bots at one table share what everybody knows


def of(game: Game) -> Lore:
    """The lore of this game."""
    if not _latest or _latest[0].game is not game:
        _latest[:] = [Lore(game)]
    return _latest[0]


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


def worth_of(card: CardDef, kit: "Kit") -> tuple[float, int]:
    """What it is worth to keep this card, and what kind of card it is."""
    best = 0.0
    kind = OTHER
    rest = 0.0
    for mode in card.modes:
        worth, sort = worth_of_mode(mode, kit)
        worth = max(0.0, worth - kit.price(mode))
        rest += worth
        if worth > best:
            best, kind = worth, sort
    return best + 0.3 * (rest - best), kind  # a choice of modes is worth something by itself


def worth_of_mode(mode: Mode, kit: "Kit") -> tuple[float, int]:
    total = 0.0
    likely = 1.0
    kind = ATTACK if mode.when == w.MY_ACTION else OTHER
    for effect in mode.effects:
        op = effect.op
        if op == w.CHANGE or op == w.PAY:
            crowd = min(2, mode.most) if effect.who == w.PICKED else 1
            total += worth_of_change(effect) * crowd * likely
        elif op == w.STRENGTHEN:
            total += A_DROP * abs(effect.amount)
            if effect.amount < 0 and kind == OTHER:
                kind = DRINK
        elif op == w.TRACK:
            total += kit.points[effect.stat] * effect.amount
        elif op == w.TRACK_OF_CHOICE:
            total += max(kit.points)
        elif op == w.IF_TRACK:
            likely = 0.5
        elif op in WORTH:
            worth, sort = WORTH[op]
            total += worth * effect.amount if op in COUNTED else worth
            if kind == OTHER:
                kind = sort
    return max(0.0, total), kind


class Kit:
    """What a character's trackers and boxes are worth, from what their points buy."""

    __slots__ = ("character", "crops", "points")

    def __init__(self, character: Character | None) -> None:
        self.character = character
        self.points: list[float] = []  # a point of each tracker
        self.crops: list[float] = []  # a point of value in each box
        if character is None:
            return
        self.points = [0.0] * len(character.trackers)
        self.crops = [0.0] * len(character.boxes)
        bought: list[list[float]] = [[] for _ in character.trackers]
        reaped: list[list[float]] = [[] for _ in character.boxes]
        for card in character.deck.cards:
            plain = max((worth_of_mode(m, self)[0] for m in card.modes if not m.cost), default=0.0)
            for mode in card.modes:
                if mode.cost:
                    lists = bought if mode.cost == w.SPEND else reaped
                    more = max(0.0, worth_of_mode(mode, self)[0] - plain)
                    lists[mode.cost_from].append(more / mode.cost_amount)
        for deck in character.side_decks:
            for card in deck.cards:
                if sum(card.needs):
                    each = worth_of(card, self)[0] / sum(card.needs)
                    for number, need in enumerate(card.needs):
                        bought[number] += [each] * need
        for number, tracker in enumerate(character.trackers):
            if tracker.fires is not None:
                steps = tracker.most - tracker.start + 1
                bought[number].append(worth_of_mode(tracker.fires, self)[0] / steps)
        self.points = [FINDS_ITS_USE * mean(found) for found in bought]
        self.crops = [FINDS_ITS_USE * mean(found) for found in reaped]

    def price(self, mode: Mode) -> float:
        """What the extra cost of a mode is worth."""
        if mode.cost == w.SPEND:
            return self.points[mode.cost_from] * mode.cost_amount
        if mode.cost == w.HARVEST:
            return self.crops[mode.cost_from] * mode.cost_amount
        return 0.0

    def boxed(self, box: int, card: CardDef, mark: int, ripe_goes: bool) -> float:
        """What a card in a box is worth where it lies; `ripe_goes`: before my next turn."""
        if not card.ladder:
            return 0.0
        gathered = worth_of_mode(card.modes[0], self)[0] if card.modes else 0.0
        last = len(card.ladder) - 1
        if mark >= last and not card.evergreen:
            # Ripe: it will do what it says, and until then it can still be reaped.
            return gathered if ripe_goes else max(gathered, self.crops[box] * card.ladder[last])
        ahead = card.ladder[min(last, mark + 1)]
        return self.crops[box] * (card.ladder[mark] + ahead) / 2 + 0.7 * gathered


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


NO_KIT: Final = Kit(None)


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
