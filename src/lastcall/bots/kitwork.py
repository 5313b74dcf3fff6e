"""Boxes and trackers from the player's side: what to keep, grow, pay with, lay down and fetch.

Everything follows from the ladders, needs and modes of the cards; nothing here knows a character.
"""

from typing import Final

from lastcall.bots.lore import Lore, worth_of_mode
from lastcall.engine import terms as w
from lastcall.engine.cards import Effect
from lastcall.engine.options import Option
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

# A card from the deck on top of a full hand: not as good as one of one's own choice.
A_FETCHED_CARD: Final = 0.8


def laid_out(view: View, known: Lore, seat: int, box: int) -> list[tuple[float, int, int]]:
    """(what it is worth where it lies, its value now, the card) for each card of a box."""
    kit = known.kits[seat]
    mine = view.active == seat
    found = []
    for card, mark in view.seats[seat].boxes[box]:
        if card >= 0:
            definition = view.game.defs[card]
            value = definition.ladder[mark] if definition.ladder else 0
            found.append((kit.boxed(box, definition, mark, mine), value, card))
    return found


def best_harvest(view: View, known: Lore, box: int, due: int) -> tuple[float, list[int]]:
    """The cards that pay `due` at the least loss, and that loss."""
    crop = [entry for entry in laid_out(view, known, view.me, box) if entry[1] > 0]
    best: tuple[float, int, list[int]] | None = None
    for mask in range(1, 1 << len(crop)):
        chosen = [crop[i] for i in range(len(crop)) if (mask >> i) & 1]
        paid = sum(value for _, value, _ in chosen)
        if paid < due:
            continue
        loss = sum(worth for worth, _, _ in chosen)
        if best is None or (loss, paid) < best[:2]:
            best = (loss, paid, [card for _, _, card in chosen])
    if best is None:
        return sum(worth for worth, _, _ in crop), [card for _, _, card in crop]
    return best[0], best[2]


def cheapest_harvest(view: View, known: Lore, box: int, due: int) -> float:
    return best_harvest(view, known, box, due)[0]


def worth_now(view: View, known: Lore, seat: int, effect: Effect) -> float:
    """What a word about boxes and cards is worth to this seat as things lie."""
    op = effect.op
    kit = known.kits[seat]
    if op == w.REVEAL_UNTIL:
        return A_FETCHED_CARD
    if op == w.FETCH:
        tagged = [c for c in view.seats[seat].discard if effect.tag in view.game.defs[c].tags]
        return A_FETCHED_CARD * max((known.worth[card] for card in tagged), default=0.0)
    if effect.stat >= len(kit.crops):
        return 0.0
    if op == w.SET_OUT or op == w.SET_OUT_FROM_DISCARD:
        room = view.game.characters[seat].boxes[effect.stat].capacity
        return 0.5 if len(view.seats[seat].boxes[effect.stat]) < room else 0.15
    if op == w.GROW or op == w.GROW_ALL:
        gains = [growth(view, known, seat, effect.stat, card) for card in cards_of(view, seat)]
        return sum(gains) if op == w.GROW_ALL else max(gains, default=0.0)
    if op == w.LAY_DOWN and seat == view.me:
        return max((gain for gain, _ in worth_laying_down(view, known, effect.stat)), default=0.0)
    return 0.0


def cards_of(view: View, seat: int) -> list[tuple[int, int]]:
    return [entry for box in view.seats[seat].boxes for entry in box if entry[0] >= 0]


def growth(view: View, known: Lore, seat: int, box: int, entry: tuple[int, int]) -> float:
    """What one step up its ladder adds to a card; a step that only brings it to an end may cost."""
    card, mark = entry
    definition = view.game.defs[card]
    last = len(definition.ladder) - 1
    if mark >= last:
        return 0.0
    kit = known.kits[seat]
    step = definition.ladder[mark + 1] - definition.ladder[mark]
    if mark + 1 == last and not definition.evergreen and view.active == seat:
        return kit.boxed(box, definition, last, True) - kit.boxed(box, definition, mark, True)
    return kit.crops[box] * step


# Decisions ---------------------------------------------------------------------------------------


def pay(view: View, known: Lore) -> Option:
    """Of the cards that can pay, one of those that pay at the least loss."""
    mine = {option.card: option for option in view.options}
    for layer in reversed(view.stack):
        if layer.kind == "play" and layer.owner == view.me and layer.card >= 0:
            mode = view.game.defs[layer.card].modes[layer.mode]
            if mode.cost == w.HARVEST:
                # The view does not say what has been paid already, so every card is chosen
                # as if the whole price were still due.
                _, cards = best_harvest(view, known, mode.cost_from, mode.cost_amount)
                for card in cards:
                    if card in mine:
                        return mine[card]
    return view.options[0]


def raise_tracker(view: View, known: Lore) -> Option:
    """The tracker whose next point a waiting card needs most."""
    values = view.seats[view.me].trackers
    points = known.kits[view.me].points

    def use(option: Option) -> float:
        number = option.on
        wanted = 0.0
        for card, _ in cards_of(view, view.me):
            needs = view.game.defs[card].needs
            if number < len(needs) and needs[number] > values[number]:
                missing = sum(max(0, n - v) for n, v in zip(needs, values, strict=False))
                wanted = max(wanted, known.worth[card] / missing)
        return wanted + 0.1 * points[number]

    return max(view.options, key=use)


def choose_in_box(view: View, known: Lore) -> Option:
    """Make room, grow, gather or sweep: by what each card is worth where it lies."""
    me = view.me
    kit = known.kits[me]
    marks = dict(cards_of(view, me))
    box = next((i for i, b in enumerate(view.seats[me].boxes) if b), 0)
    if view.options[-1].kind == w.DONE:
        return sweep(view, known)
    strangers = [option for option in view.options if option.card not in marks]
    if strangers:
        return min(
            view.options,
            key=lambda o: kit.boxed(
                box, view.game.defs[o.card], marks.get(o.card, 0), view.active == me
            ),
        )
    return max(view.options, key=lambda o: growth(view, known, me, box, (o.card, marks[o.card])))


def sweep(view: View, known: Lore) -> Option:
    """Send away a waiting card that is worth little for what it still needs."""
    values = view.seats[view.me].trackers
    cards = [option for option in view.options if option.kind == w.CHOOSE]

    def promise(option: Option) -> float:
        definition = view.game.defs[option.card]
        missing = sum(max(0, n - v) for n, v in zip(definition.needs, values, strict=False))
        return known.worth[option.card] - 0.4 * missing

    worst = min(cards, key=promise)
    return worst if promise(worst) < 0.4 else view.options[-1]


def worth_laying_down(view: View, known: Lore, box: int) -> list[tuple[float, int]]:
    """(gain, card) for each card of mine that could be laid down, by what it does from there."""
    kit = known.kits[view.me]
    burning = cleared_for(view, known, box)
    found = []
    acting = len([c for c, _ in view.seats[view.me].boxes[box] if playable(view, c, box)])
    for card in view.hand:
        if view.game.home_seat[card] != view.me or view.game.home_deck[card]:
            continue
        there = 0.0
        for mode in view.game.defs[card].modes:
            if mode.place == box + 1:
                likely = FINDS_ITS_MOMENT.get(mode.when, SELDOM)
                if mode.when == w.MY_ACTION and (acting or not action_ahead(view)):
                    likely = 0.0  # one Action a turn, and it is cleared before the next
                there = max(there, likely * worth_of_mode(mode, kit)[0])
        in_hand = min(known.worth[card], 1.5 * known.fresh[view.me])
        if there:
            # It is worth laying down for what it does there that it does not do in hand.
            found.append((there + 0.4 * burning - 0.6 * in_hand, card))
        else:
            found.append((burning - 0.6 * in_hand, card))
    return found


def action_ahead(view: View) -> bool:
    """Whether I may still play an Action before my boxes are cleared."""
    return view.active == view.me and view.phase <= w.ACTION_PHASE


def playable(view: View, card: int, box: int) -> bool:
    return card >= 0 and any(
        mode.place == box + 1 and mode.when == w.MY_ACTION for mode in view.game.defs[card].modes
    )


def cleared_for(view: View, known: Lore, box: int) -> float:
    """What a card left in this box brings when the box is cleared."""
    character = view.game.characters[view.me]
    for hook in character.at_turn_start:
        for effect in hook.effects:
            if effect.op == w.CLEAR_BOX and effect.stat == box and known.kits[view.me].points:
                return known.kits[view.me].points[0] * effect.amount
    return 0.0


def lay_down(view: View, known: Lore) -> Option:
    box = 0
    for layer in reversed(view.stack):
        if layer.kind == "play" and layer.card >= 0:
            mode = view.game.defs[layer.card].modes[layer.mode]
            for effect in mode.effects:
                if effect.op == w.LAY_DOWN:
                    box = effect.stat
    gains = {card: gain for gain, card in worth_laying_down(view, known, box)}
    cards = [option for option in view.options if option.kind == w.CHOOSE]
    best = max(cards, key=lambda option: gains.get(option.card, 0.0))
    # What follows on the card that asks happens only if something is laid down.
    follows = any(layer.card >= 0 for layer in view.stack if layer.kind == "play")
    at_least = -0.2 if follows else 0.0
    return best if gains.get(best.card, 0.0) > at_least else view.options[-1]


def fetch(view: View, known: Lore) -> Option:
    """The best card there is, whether for the hand or for a box."""
    kit = known.kits[view.me]

    def worth(option: Option) -> float:
        definition = view.game.defs[option.card]
        if definition.ladder:
            return kit.boxed(0, definition, 0, False)
        return known.worth[option.card]

    cards = [option for option in view.options if option.kind == w.CHOOSE]
    return max(cards, key=worth)


def sacrifice(view: View, values: dict[int, float]) -> Option:
    """The cheapest card, unless the Fortitude it saves is worth less."""
    price = 2.0
    for layer in reversed(view.stack):
        if layer.kind == "play" and layer.card >= 0:
            for effect in view.game.defs[layer.card].modes[layer.mode].effects:
                if effect.op == w.DISCARD_OR_LOSE:
                    price = float(effect.amount)
    cards = [option for option in view.options if option.kind == w.CHOOSE]
    cheapest = min(cards, key=lambda option: values[option.card])
    me = view.seats[view.me]
    falls = me.fortitude - me.alcohol <= price
    return cheapest if falls or values[cheapest.card] < price else view.options[-1]


def worth_treating(view: View, known: Lore, card: int) -> float:
    """What it gains to bring this card into hand for what it needs."""
    definition = view.game.defs[card]
    values = view.seats[view.me].trackers
    trackers = view.game.characters[view.me].trackers
    points = known.kits[view.me].points
    price = 0.0
    for number, need in enumerate(definition.needs):
        each = points[number] * (0.3 if values[number] == trackers[number].most else 0.7)
        price += need * each
    drawn = 0.0
    if not (view.active == view.me and view.phase >= w.ACTION_PHASE):
        drawn = 0.6 * known.fresh[view.me]  # a fuller hand draws less when the next turn begins
    return known.worth[card] - price - drawn
