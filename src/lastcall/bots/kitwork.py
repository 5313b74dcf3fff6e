"""Questions about a kit, answered: what to pay with, grow, make room for, lay down and fetch."""

from collections.abc import Sequence

from lastcall.bots import worth
from lastcall.bots.lore import Lore
from lastcall.bots.mat import Mat
from lastcall.engine import terms as w
from lastcall.engine.cards import Box
from lastcall.engine.effects.boxes import DiscardFromBox, Gather, Grow, MakeRoom
from lastcall.engine.effects.hands import DiscardOrLose
from lastcall.engine.options import Decision, Option
from lastcall.engine.places import places_of
from lastcall.engine.view import View


def asked(view: View) -> Decision:
    """The decision, with what it is about."""
    assert view.about is not None, "only whoever is asked has to decide"
    return view.about


def box_of(view: View) -> Box | None:
    """The box that the question is about."""
    number = asked(view).box
    boxes = view.game.boxes[view.me]
    return boxes[number] if 0 <= number < len(boxes) else None


def cards_of(view: View) -> list[Option]:
    return [option for option in view.options if option.kind == w.CHOOSE and option.card >= 0]


def dearest(options: Sequence[Option], values: Sequence[float]) -> Option:
    """The option with the highest value; of equal ones the first."""
    return options[max(range(len(options)), key=lambda i: values[i])]


def pay(view: View, known: Lore) -> Option:
    """One of the cards that pay what is still due at the least loss."""
    box = box_of(view)
    if box is not None:
        _, cards = Mat(view, known, view.me).best_harvest(box, asked(view).due)
        for option in view.options:
            if option.card in cards:
                return option
    return view.options[0]


def raise_tracker(view: View, known: Lore) -> Option:
    """The tracker whose next point a waiting card needs most."""
    mat = Mat(view, known, view.me)
    have = view.seats[view.me].trackers
    trackers = view.game.trackers[view.me]
    uses: list[float] = []
    for option in view.options:
        number = option.number
        wanted = 0.0
        for card in mat.waiting():
            needs = view.game.defs[card].needs
            if number < len(needs) and needs[number] > have[number]:
                wanted = max(wanted, known.worth[card] / mat.missing(card))
        uses.append(wanted + 0.1 * mat.kit.point(trackers[number]))
    return dearest(view.options, uses)


def choose_in_box(view: View, known: Lore) -> Option:
    """Make room, grow, gather or sweep: by what each card is worth where it lies."""
    word = asked(view).word
    box = box_of(view)
    if box is None:
        return view.options[-1]
    mat = Mat(view, known, view.me)
    if isinstance(word, DiscardFromBox):
        return sweep(view, mat)
    lying = {each.card: each for each in mat.cards(box)}
    values: list[float] = []
    options = cards_of(view)
    for option in options:
        definition = view.game.defs[option.card]
        found = lying.get(option.card)
        if isinstance(word, Grow):
            values.append(mat.growth(box, found) if found is not None else 0.0)
        elif isinstance(word, Gather):
            values.append(worth.of_mode(definition.modes[0], mat.kit)[0])
        else:  # whatever else takes a card away takes the one that is worth least
            mark = found.mark if found is not None else 0
            there = mat.kit.boxed(box, definition, mark, view.active == view.me)
            values.append(-(there if definition.ladder else known.worth[option.card]))
    if not isinstance(word, (Grow, Gather, MakeRoom)) and view.options[-1].kind == w.DONE:
        return view.options[-1]
    return dearest(options, values)


def sweep(view: View, mat: Mat) -> Option:
    """Send away a waiting card that is worth little for what it still needs."""
    cards = cards_of(view)
    promises = [mat.known.worth[o.card] - 0.4 * mat.missing(o.card) for o in cards]
    worst = promises.index(min(promises))
    return cards[worst] if promises[worst] < 0.4 else view.options[-1]


def lay_down(view: View, known: Lore) -> Option:
    """The card that gains most by it, counting what happens only if one is laid down."""
    box = box_of(view)
    if box is None:
        return view.options[-1]
    mat = Mat(view, known, view.me)
    gains = mat.laying_down(box)
    cards = cards_of(view)
    values = [gains.get(option.card, 0.0) for option in cards]
    follows = 0.0
    word = asked(view).word
    if word is not None:
        for mode in places_of(view.game).modes:
            if word in mode.words:
                follows = sum(worth.kept(inner, mat.kit, mode) for inner in word.inner())
                break
    return dearest(cards, values) if max(values) + follows > 0.0 else view.options[-1]


def fetch(view: View, known: Lore) -> Option:
    """The best card there is, whether for the hand or for a box."""
    kit = known.kits[view.me]
    box = box_of(view)
    cards = cards_of(view)
    values: list[float] = []
    for option in cards:
        definition = view.game.defs[option.card]
        if box is not None and definition.ladder:
            values.append(kit.boxed(box, definition, 0, False))
        else:
            values.append(known.worth[option.card])
    return dearest(cards, values)


def sacrifice(view: View, values: dict[int, float]) -> Option:
    """The cheapest card, unless the Fortitude it saves is worth less."""
    word = asked(view).word
    price = float(word.saves()) if isinstance(word, DiscardOrLose) else 2.0
    cards = cards_of(view)
    cheapest = dearest(cards, [-values[option.card] for option in cards])
    me = view.seats[view.me]
    falls = me.fortitude - me.alcohol <= price
    return cheapest if falls or values[cheapest.card] < price else view.options[-1]


def arrange(view: View, known: Lore) -> Option:
    """The mildest Drink next on my own pile; anywhere else it will sooner hit somebody else."""
    mine = bool(view.stack) and view.stack[-1].targets == (view.me,)
    cards = cards_of(view)
    strengths = [known.strength[option.card] for option in cards]
    return dearest(cards, [-each for each in strengths] if mine else strengths)
