"""What the trackers and boxes of a character are worth, from what their points buy."""

from typing import Final

from lastcall.bots import worth
from lastcall.bots.taste import HOUSE, Taste
from lastcall.engine.cards import Box, CardDef, Character, Mode, Tracker

# A point of a tracker or of a crop is worth this part of what it buys on average: not every point
# finds its card in time.
FINDS_ITS_USE: Final = 0.6


class Kit:
    """A character's kit as the house bot sees it. Without a character it is worth nothing."""

    __slots__ = ("character", "crops", "points", "taste")

    def __init__(self, character: Character | None, taste: Taste = HOUSE) -> None:
        self.taste = taste
        self.character = character
        self.points: dict[str, float] = {}  # a point of each tracker, by its name
        self.crops: dict[str, float] = {}  # a point of value in each box
        if character is None:
            return
        bought: dict[str, list[float]] = {tracker.name: [] for tracker in character.trackers}
        reaped: dict[str, list[float]] = {box.name: [] for box in character.boxes}
        for card in character.deck.cards:
            plain = [worth.of_mode(mode, self)[0] for mode in card.modes if mode.cost is None]
            for mode in card.modes:
                if mode.cost is None:
                    continue
                more = max(0.0, worth.of_mode(mode, self)[0] - max(plain, default=0.0))
                each = more / max(1, mode.cost.amount())
                tracker = mode.cost.tracker_meant()
                box = mode.cost.box_meant()
                if tracker is not None and tracker.name in bought:
                    bought[tracker.name].append(each)
                if box is not None and box.name in reaped:
                    reaped[box.name].append(each)
        for deck in character.side_decks:
            for card in deck.cards:
                if sum(card.needs):
                    each = of_card(card, self)[0] / sum(card.needs)
                    for tracker, need in zip(character.trackers, card.needs, strict=False):
                        bought[tracker.name] += [each] * need
        for tracker in character.trackers:
            if tracker.fires is not None:
                steps = tracker.most - tracker.start + 1
                bought[tracker.name].append(worth.of_mode(tracker.fires, self)[0] / steps)
            if tracker.everybody:  # on others' mats it is for hurting them
                bought[tracker.name].append(worth.A_MARK / FINDS_ITS_USE)
        self.points = {name: FINDS_ITS_USE * mean(found) for name, found in bought.items()}
        self.crops = {name: FINDS_ITS_USE * mean(found) for name, found in reaped.items()}

    def point(self, tracker: Tracker) -> float:
        return self.points.get(tracker.name, 0.0)

    def crop(self, box: Box) -> float:
        return self.crops.get(box.name, 0.0)

    def price(self, mode: Mode) -> float:
        """What the extra cost of a mode is worth."""
        cost = mode.cost
        if cost is None:
            return 0.0
        tracker = cost.tracker_meant()
        if tracker is not None:
            return self.point(tracker) * cost.amount()
        box = cost.box_meant()
        return self.crop(box) * cost.amount() if box is not None else 0.0

    def boxed(self, box: Box, card: CardDef, mark: int, ripe_goes: bool) -> float:
        """What a card in a box is worth where it lies; `ripe_goes`: before my next turn."""
        if not card.ladder:
            return 0.0
        gathered = worth.of_mode(card.modes[0], self)[0] if card.modes else 0.0
        last = len(card.ladder) - 1
        if mark >= last and not card.evergreen:
            # Ripe: it will do what it says, and until then it can still be reaped.
            return gathered if ripe_goes else max(gathered, self.crop(box) * card.ladder[last])
        ahead = card.ladder[min(last, mark + 1)]
        return self.crop(box) * (card.ladder[mark] + ahead) / 2 + 0.7 * gathered


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def of_card(card: CardDef, kit: Kit) -> tuple[float, int]:
    """What it is worth to keep this card, and what sort of card it is."""
    best = 0.0
    sort = worth.OTHER
    rest = 0.0
    for mode in card.modes:
        value, kind = worth.of_mode(mode, kit)
        value = max(0.0, value - kit.price(mode))
        rest += value
        if value > best:
            best, sort = value, kind
    return best + 0.3 * (rest - best), sort  # a choice of modes is worth something by itself


NO_KIT: Final = Kit(None)
