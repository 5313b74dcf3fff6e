"""What lies before a player: trackers, boxes and kept Drinks, in as many words as there is room."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from lastcall.engine.cards import Box, CardDef, Tracker
from lastcall.engine.state import Game
from lastcall.engine.view import SeatView, View
from lastcall.terminal import colours as c
from lastcall.text.cardtext import needs_of
from lastcall.text.messages import Messages
from lastcall.text.phrases import Phrases

LONGEST: Final = (99, 20, 20, 20, 14, 8, 12, 8, 0)  # columns for a title, by level of detail
LABELS: Final = 2  # below this level boxes have their names and show free places
NEEDS: Final = 3  # below this one needs stand in words
LADDERS: Final = 6  # ... and ladders with all their steps
NAMES: Final = 7  # ... and trackers with their names
MORE: Final = "  "  # between the cards of a box
BACK: Final = "▮"
FREE: Final = "□"
FIRE: Final = "✹"
MARK: Final = "✖"
MINI: Final = 7  # columns of a kit in a few signs


def has_tray(seat: SeatView) -> bool:
    """Whether there is anything to show besides what everybody has."""
    return bool(seat.trackers or seat.boxes or seat.kept)


def boxes_of(game: Game, seat: SeatView) -> list[tuple[Box, Sequence[tuple[int, int]]]]:
    """The boxes worth showing: one that stands before everybody only where something lies in it."""
    pairs = zip(game.boxes[seat.seat], seat.boxes, strict=True)
    return [(rule, cards) for rule, cards in pairs if cards or not rule.before_anybody]


def standing(rules: Sequence[Tracker], values: Sequence[int]) -> list[tuple[Tracker, int]]:
    """The trackers worth showing: one that lies on others' mats (a Mark) only where it lies."""
    pairs = zip(rules, values, strict=True)
    return [(rule, value) for rule, value in pairs if value or not rule.everybody]


class Trays:
    """Draws what a seat has in front of it, as far as the one who looks may see it."""

    def __init__(self, messages: Messages) -> None:
        self.say = messages.format
        self.phrases = Phrases(messages.locale)

    # As a whole ----------------------------------------------------------------------------------

    def lines(
        self, game: Game, seat: SeatView, values: Sequence[int], width: int, most: int
    ) -> list[Text]:
        """At most so many lines, with as much detail as they hold."""
        flowed: list[Text] = []
        for level in range(len(LONGEST)):
            flowed = flow(self.pieces(game, seat, values, level), width)
            if len(flowed) <= most and all(line.cell_len <= width for line in flowed):
                return flowed
        for line in flowed:
            line.truncate(width, overflow="ellipsis")
        return flowed[:most]

    def pieces(
        self, game: Game, seat: SeatView, values: Sequence[int], level: int
    ) -> list[list[Text]]:
        """What is shown, grouped: the trackers, each box, the Drinks that were kept."""
        groups = [self.trackers(game.trackers[seat.seat], values, level)]
        for rule, cards in boxes_of(game, seat):
            groups.append(self.box(rule, cards, game, level))
        if seat.kept:
            titles = [Text(self.shorter(game.defs[card], level), c.AMBER) for card in seat.kept]
            groups.append(labelled(self.say("terminal-kept"), titles))
        return [group for group in groups if group]

    def mini(self, game: Game, seat: SeatView, values: Sequence[int]) -> Text:
        """All of it in a few signs, for a line that is nearly full."""
        trackers = game.trackers[seat.seat]
        text = Text(no_wrap=True)
        counts = counted(trackers)
        for i, (tracker, value) in enumerate(standing(trackers, values)):
            joint = "·" if i and counts else " " if i else ""
            text.append(joint, c.GHOST)
            if tracker.fires is not None:
                text.append(f"{FIRE}{value}", f"bold {c.RED}")
            elif tracker.everybody:
                text.append(MARK * value, f"bold {c.RED}")
            elif counts:
                text.append(str(value), f"bold {c.BRIGHT}")
            else:
                text.append_text(pips(tracker, value))
        for rule, cards in boxes_of(game, seat):
            if rule.hidden:
                part = f"{BACK}{len(cards)}"
            elif any(game.defs[card].ladder for card, _ in cards):
                part = "·".join(str(game.defs[card].ladder[mark]) for card, mark in cards)
            else:
                part = f"+{len(cards)}"
            text.append(" " if text else "").append(part, c.AMBER)
        if seat.kept:
            text.append(" " if text else "").append(f"+{len(seat.kept)}", c.AMBER)
        return text

    # Trackers ------------------------------------------------------------------------------------

    def trackers(
        self, rules: Sequence[Tracker], values: Sequence[int], level: int = 0
    ) -> list[Text]:
        counts = counted(rules)
        shown: list[Text] = []
        for rule, value in standing(rules, values):
            text = Text(self.tracker_name(rule, level) + " ", c.FAINT)
            if rule.everybody:
                text.append(MARK * value, f"bold {c.RED}")
            elif rule.fires is not None:
                text.append_text(steps(range(rule.most + 1), value, f"bold {c.RED}"))
                text.append("·", c.GHOST).append(FIRE, f"bold {c.RED}")
            elif counts:
                text.append(str(value), f"bold {c.BRIGHT}" if value else c.FAINT)
            else:
                text.append_text(pips(rule, value))
            shown.append(text)
        return shown

    def tracker_name(self, rule: Tracker, level: int = 0) -> str:
        name = self.say("tracker-name", tracker=rule.name, amount=min(2, rule.most))
        return name if level < NAMES else name[:3]

    # What the one who looks knows of hidden cards ------------------------------------------------

    def foreseen(self, view: View, place: str, seat: int = -1) -> list[str]:
        """The titles that are known from the top of a place down, as far as none is missing."""
        found: dict[int, str] = {}
        for card, zone, position in view.known:
            where = view.game.zones[zone]
            if where.name == place and where.seat == seat:
                found[position] = self.phrases.title(view.game.defs[card].title)
        titles: list[str] = []
        while len(titles) in found:
            titles.append(found[len(titles)])
        return titles

    # Boxes ---------------------------------------------------------------------------------------

    def box(
        self,
        rule: Box,
        cards: Sequence[tuple[int, int]],
        game: Game,
        level: int,
    ) -> list[Text]:
        name = self.say("terminal-box", name=rule.name)
        if rule.hidden and (level >= LABELS or any(card < 0 for card, _ in cards)):
            backs = Text(BACK * min(len(cards), 6), f"bold {c.AMBER}")
            backs.append(f" {len(cards)}" if cards else "–", c.TEXT if cards else c.FAINT)
            return labelled(name, [backs])
        shown: list[Text] = []
        for card, mark in cards:
            definition = game.defs[card]
            text = Text(self.shorter(definition, level), c.TEXT)
            text.append(" " if text else "")
            if definition.ladder:
                text.append_text(ladder(definition, mark, level))
            elif definition.needs:
                text.append(f"({self.needs(definition, level)})", c.AMBER)
            text.rstrip()
            shown.append(text)
        free = rule.capacity - len(cards)
        if level < LABELS and rule.deck is not None and free:
            shown.append(Text(FREE * free, c.GHOST))
        if not shown:
            shown.append(Text("–", c.FAINT))
        return labelled(name, shown) if level < LABELS or not cards else shown

    def needs(self, card: CardDef, level: int = 0) -> str:
        """What it takes to bring a card into hand: "1 Salve, 2 Bandage"."""
        needs = needs_of(card)
        if level < NEEDS:
            return ", ".join(self.say("tracker-points", tracker=n, amount=a) for n, a in needs)
        names = ((self.say("tracker-name", tracker=n, amount=2), a) for n, a in needs)
        return " ".join(f"{amount}{name[:3]}" for name, amount in names)

    def shorter(self, card: CardDef, level: int) -> str:
        """A title in the columns its level has; what grows in a box is known by its last word."""
        title = self.phrases.title(card.title)
        longest = LONGEST[level]
        if len(title) > longest and card.ladder:
            title = title.split()[-1]
        if len(title) > longest:
            title = title[: longest - 1].rstrip(" ,") + "…" if longest else ""
        return title


def ladder(card: CardDef, mark: int, level: int = 0) -> Text:
    """Where a card stands on its ladder: "1·[2]·3", or "2/3" where there is no room."""
    if not card.ladder:
        return Text()
    last = mark == len(card.ladder) - 1
    style = f"bold {c.GREEN if last else c.BRIGHT}"
    if level < LADDERS:
        return steps(card.ladder, mark, style)
    return Text().append(str(card.ladder[mark]), style).append(f"/{card.ladder[-1]}", c.FAINT)


def counted(rules: Sequence[Tracker]) -> bool:
    """Several supplies are counted; a single tracker is drawn as pips."""
    return sum(rule.fires is None and not rule.everybody for rule in rules) > 1


def pips(rule: Tracker, value: int) -> Text:
    text = Text("●" * value, f"bold {c.BRIGHT}")
    return text.append("○" * (rule.most - value), c.FAINT)


def steps(values: Sequence[int], at: int, style: str) -> Text:
    """A row of values with the current one in brackets."""
    text = Text()
    for i, value in enumerate(values):
        text.append("·" if i else "", c.GHOST)
        text.append(f"[{value}]" if i == at else str(value), style if i == at else c.FAINT)
    return text


def labelled(label: str, cards: Sequence[Text]) -> list[Text]:
    return [Text(f"{label} ", c.FAINT).append_text(cards[0]), *cards[1:]]


def flow(groups: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """The pieces one after the other, a new line where one would not fit."""
    lines: list[Text] = []
    for group in groups:
        for i, piece in enumerate(group):
            joint = MORE if i else " │ "
            if lines and lines[-1].cell_len + len(joint) + piece.cell_len <= width:
                lines[-1].append(joint, c.GHOST).append_text(piece)
            else:
                lines.append(Text(no_wrap=True).append_text(piece))
    return lines
