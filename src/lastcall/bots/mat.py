"""A seat's boxes and trackers as they lie, and what could be made of them.

Everything follows from the ladders, needs and modes of the cards; nothing here knows a character.
"""

from typing import Final

from lastcall.bots import worth
from lastcall.bots.lore import Lore
from lastcall.engine import terms as w
from lastcall.engine.cards import Box
from lastcall.engine.effects.boxes import ClearBox
from lastcall.engine.view import View

# How likely a card laid down finds its moment before it is cleared away, by when it is played.
FINDS_ITS_MOMENT: Final[dict[int, float]] = {
    w.MY_ACTION: 0.9,
    w.ANY_MOMENT: 0.9,
    w.MY_GAMBLING_TURN: 0.5,
    w.A_DRINK: 0.9,
    w.ANOTHERS_DRINK: 0.9,
    w.MY_DRINK: 0.7,
}
SELDOM: Final = 0.4

# What a card that can be played out of a box is worth there, as a part of its worth in hand: where
# the box is full, the next one would push a card out anyway.
WITH_ROOM: Final = 0.5
WITHOUT_ROOM: Final = 0.2


def is_box(place: Box | None, box: Box) -> bool:
    return place is not None and place.name == box.name


class Lying:
    """A card in a box: its mark, what it pays with now, and what it is worth where it lies."""

    __slots__ = ("card", "mark", "value", "worth")

    def __init__(self, card: int, mark: int, value: int, worth: float) -> None:
        self.card = card
        self.mark = mark
        self.value = value
        self.worth = worth


class Mat:
    """One seat's kit in a view."""

    __slots__ = ("kit", "known", "seat", "view")

    def __init__(self, view: View, known: Lore, seat: int) -> None:
        self.view = view
        self.known = known
        self.seat = seat
        self.kit = known.kits[seat]

    # Boxes ---------------------------------------------------------------------------------------

    def number(self, box: Box) -> int:
        """Which box of the seat it is; -1 for somebody else's."""
        for number, each in enumerate(self.view.game.boxes[self.seat]):
            if each.name == box.name:
                return number
        return -1

    def has(self, box: Box) -> bool:
        return self.number(box) >= 0

    def cards(self, box: Box) -> list[Lying]:
        """The cards of a box that can be seen."""
        number = self.number(box)
        if number < 0:
            return []
        mine = self.view.active == self.seat
        found: list[Lying] = []
        for card, mark in self.view.seats[self.seat].boxes[number]:
            if card >= 0:
                definition = self.view.game.defs[card]
                value = definition.ladder[mark] if definition.ladder else 0
                kept = self.kit.boxed(box, definition, mark, mine)
                found.append(Lying(card, mark, value, kept))
        return found

    def waiting(self) -> list[int]:
        """The cards in all boxes that can be seen."""
        return [c for box in self.view.seats[self.seat].boxes for c, _ in box if c >= 0]

    def room(self, box: Box) -> bool:
        return len(self.view.seats[self.seat].boxes[self.number(box)]) < box.capacity

    def discarded(self, box: Box) -> tuple[int, ...]:
        """The discard pile of the side deck that fills a box."""
        number = self.view.game.characters[self.seat].side_deck_number(box.deck)
        return self.view.seats[self.seat].side[number - 1][1] if number else ()

    def growth(self, box: Box, lying: Lying) -> float:
        """What one step up its ladder adds; a step that only brings it to an end may cost."""
        definition = self.view.game.defs[lying.card]
        last = len(definition.ladder) - 1
        if lying.mark >= last:
            return 0.0
        if lying.mark + 1 == last and not definition.evergreen and self.view.active == self.seat:
            ripe = self.kit.boxed(box, definition, last, True)
            return ripe - self.kit.boxed(box, definition, lying.mark, True)
        return self.kit.crop(box) * (definition.ladder[lying.mark + 1] - lying.value)

    def gains_of_growing(self, box: Box) -> list[float]:
        return [self.growth(box, lying) for lying in self.cards(box)]

    def best_harvest(self, box: Box, due: int) -> tuple[float, list[int]]:
        """The cards that pay `due` at the least loss, and that loss."""
        crop = [lying for lying in self.cards(box) if lying.value > 0]
        best_loss = sum(lying.worth for lying in crop)
        best_paid = -1
        best = [lying.card for lying in crop]
        for mask in range(1, 1 << len(crop)):
            loss = 0.0
            paid = 0
            for i, lying in enumerate(crop):
                if (mask >> i) & 1:
                    loss += lying.worth
                    paid += lying.value
            if paid >= due and (best_paid < 0 or (loss, paid) < (best_loss, best_paid)):
                best_loss = loss
                best_paid = paid
                best = [lying.card for i, lying in enumerate(crop) if (mask >> i) & 1]
        return best_loss, best

    # Laying down ---------------------------------------------------------------------------------

    def laying_down(self, box: Box) -> dict[int, float]:
        """What is gained by laying down each card of my hand, by what it does from there."""
        found: dict[int, float] = {}
        if self.seat != self.view.me:
            return found
        burning = self.cleared_for(box)
        acting = any(self.acts_from(box, lying.card) for lying in self.cards(box))
        game = self.view.game
        for card in self.view.hand:
            if game.home_seat[card] != self.seat or game.home_deck[card]:
                continue
            there = 0.0
            for mode in game.defs[card].modes:
                if is_box(mode.place, box):
                    likely = FINDS_ITS_MOMENT.get(mode.when, SELDOM)
                    if mode.when == w.MY_ACTION and (acting or not self.action_ahead()):
                        likely = 0.0  # one Action a turn, and it is cleared before the next
                    there = max(there, likely * worth.of_mode(mode, self.kit)[0])
            in_hand = min(self.known.worth[card], 1.5 * self.known.fresh[self.seat])
            # It is worth laying down for what it does there that it does not do in hand.
            found[card] = there + (0.4 if there else 1.0) * burning - 0.6 * in_hand
        return found

    def best_laid_down(self, box: Box) -> float:
        return max(self.laying_down(box).values(), default=0.0)

    def action_ahead(self) -> bool:
        """Whether an Action may still be played before the boxes are cleared."""
        return self.view.active == self.seat and self.view.phase <= w.ACTION_PHASE

    def acts_from(self, box: Box, card: int) -> bool:
        for mode in self.view.game.defs[card].modes:
            if is_box(mode.place, box) and mode.when == w.MY_ACTION:
                return True
        return False

    def cost_of_leaving(self, box: Box, card: int) -> float:
        """What it costs to play a card out of a box: one that is refilled has room for the next."""
        if box.deck is None:  # it will soon be cleared away
            return self.cleared_for(box)
        return (WITH_ROOM if self.room(box) else WITHOUT_ROOM) * self.known.worth[card]

    def cleared_for(self, box: Box) -> float:
        """What a card left in this box brings when the box is cleared."""
        for step in self.view.game.characters[self.seat].at_turn_start:
            for word in step.words:
                if isinstance(word, ClearBox) and is_box(word.box, box):
                    return self.kit.point(word.tracker) * word.points
        return 0.0

    # Cards to take -------------------------------------------------------------------------------

    def best_discarded(self, tag: str) -> float:
        best = 0.0
        for card in self.view.seats[self.seat].discard:
            if tag in self.view.game.defs[card].tags:
                best = max(best, self.known.worth[card])
        return best

    def missing(self, card: int) -> int:
        """How many points it takes until a waiting card can be brought into hand."""
        values = self.view.seats[self.seat].trackers
        needs = self.view.game.defs[card].needs
        return sum(max(0, need - have) for need, have in zip(needs, values, strict=False))

    def worth_treating(self, card: int) -> float:
        """What it gains to bring this card into hand for what it needs."""
        values = self.view.seats[self.seat].trackers
        trackers = self.view.game.trackers[self.seat]
        price = 0.0
        for number, need in enumerate(self.view.game.defs[card].needs):
            each = 0.3 if values[number] == trackers[number].most else 0.7
            price += need * each * self.kit.point(trackers[number])
        drawn = 0.0
        if not (self.view.active == self.seat and self.view.phase >= w.ACTION_PHASE):
            drawn = 0.6 * self.known.fresh[self.seat]  # a fuller hand draws less next turn
        return self.known.worth[card] - price - drawn
