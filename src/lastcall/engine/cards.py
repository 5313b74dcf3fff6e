"""What a card is: data in the vocabulary of `words`. The engine never asks for its title."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.options import MOST_MODES
from lastcall.engine.word import Cost, Word

if TYPE_CHECKING:
    from lastcall.engine.rules import Rule

PARTS: Final = 256  # more words than a mode has: numbers of an attached part begin above


class Tracker:
    """A number on a mat. One that `fires` goes round: past its top it fires and resets.

    One for `everybody` stands on every mat of a game that its character is in (a Mark).
    """

    __slots__ = ("everybody", "fires", "most", "name", "start")

    def __init__(
        self,
        name: str,
        most: int,
        *,
        start: int = 0,
        fires: "Mode | None" = None,
        everybody: bool = False,
    ) -> None:
        self.name = name
        self.most = most
        self.start = start
        self.fires = fires
        self.everybody = everybody


class Box:
    """A place on a mat that holds cards outside the hand."""

    __slots__ = (
        "before_anybody",
        "capacity",
        "deck",
        "hidden",
        "live",
        "name",
        "row",
        "starts_with",
        "treatable",
    )

    def __init__(
        self,
        name: str,
        capacity: int,
        *,
        deck: "Deck | None" = None,
        hidden: bool = False,
        treatable: bool = False,
        starts_with: int = 0,
        live: bool = False,
        before_anybody: bool = False,
        row: str = "",
    ) -> None:
        self.name = name
        self.capacity = capacity
        self.deck = deck  # the side deck that fills it
        self.hidden = hidden  # face down: only the owner may look
        self.treatable = treatable  # its cards can be taken into hand for what they need
        self.starts_with = starts_with
        self.live = live  # the rules of the cards in it are in force
        self.before_anybody = before_anybody  # every seat has one (Stories that stay)
        self.row = row  # boxes of one row are one place to play from (slots)

    def is_place(self, place: "Box | None") -> bool:
        """Whether a card that lies here is played as from that place."""
        return place is self or (place is not None and bool(self.row) and place.row == self.row)


class Enemy:
    """Whom a newcomer to a row of boxes does not get along with, and who of them goes."""

    __slots__ = ("goes_itself", "tag")

    def __init__(self, tag: str = "", *, goes_itself: bool = False) -> None:
        self.tag = tag  # the subtype of card; nothing for every other card
        self.goes_itself = goes_itself  # the newcomer, and not those that lie there


class Mode:
    """One way to play a card: its type, its moment, whom it names and what it does.

    `words` are all its words in the order they stand on the card, each followed by what it holds;
    a word is known by its number there. `top` are the numbers of those that stand by themselves,
    `held` for each word the numbers of those it holds directly, `ends` where what it holds ends.
    """

    __slots__ = (
        "announces",
        "antes",
        "beats_winning_hand",
        "breaks_shield",
        "by_nobody",
        "calls_all",
        "changes_drink",
        "cost",
        "duel_only",
        "ends",
        "ends_round",
        "foreseen",
        "gains_by_choice",
        "held",
        "hits_back",
        "inside_only",
        "least",
        "leaves_round",
        "line",
        "loose",
        "mandatory",
        "most",
        "no_hit_back",
        "not_in_answer_to_antes",
        "opens",
        "pick",
        "place",
        "reaches_for_drinks",
        "robs_inn",
        "scope",
        "shielded",
        "top",
        "type",
        "types",
        "unignorable",
        "when",
        "words",
    )

    def __init__(
        self,
        type: int,
        when: int,
        words: Sequence[Word],
        *,
        scope: int = 0,
        types: int = 0,
        shielded: bool = False,
        breaks_shield: bool = False,
        beats_winning_hand: bool = False,
        inside_only: bool = False,
        duel_only: bool = False,
        least: int = 1,
        most: int = 1,
        place: Box | None = None,
        cost: Cost | None = None,
        unignorable: bool = False,
        no_hit_back: bool = False,
        by_nobody: bool = False,
        mandatory: bool = False,
        loose: bool = False,
    ) -> None:
        self.type = type
        self.when = when
        self.place = place  # the box it is played out of; None for the hand
        self.cost = cost
        self.unignorable = unignorable
        self.no_hit_back = no_hit_back
        self.by_nobody = by_nobody  # nobody can answer it, and no player does what it does
        self.mandatory = mandatory  # of a card before a player: they must, at the first chance
        self.loose = loose  # its card lies on its discard pile before this is carried out
        self.scope = scope  # attributes an Ignore looks at
        self.types = types  # card types an Ignore lists (NEG-14)
        self.shielded = shielded  # only a shield-breaking card may affect it
        self.breaks_shield = breaks_shield
        self.beats_winning_hand = beats_winning_hand
        self.inside_only = inside_only  # only for players who are in the Round
        self.duel_only = duel_only  # only with a single other player left in the game
        self.least = least
        self.most = most
        self.pick = wd.PICK_NOBODY
        self.changes_drink = False
        self.antes = False
        self.ends_round = False
        self.hits_back = False  # it makes whoever caused what it answers lose something
        self.not_in_answer_to_antes = False
        self.reaches_for_drinks = False  # DRNK-8
        self.announces = False  # a word of it does something before anybody may respond
        self.leaves_round = False  # its player leaves the Round by it
        self.gains_by_choice = False  # Fortitude that hangs on a choice yet to be made
        self.robs_inn = False  # Gold leaves the Inn by it
        self.calls_all = False  # it is about everybody: a team sends one of its own (TEAM-42)
        all_words: list[Word] = []
        held: list[tuple[int, ...]] = []
        ends: list[int] = []
        self.top = lay_out(tuple(words), all_words, held, ends)
        self.line = self.top[::-1]  # the next one last, as they are resolved
        self.words = tuple(all_words)
        self.held = tuple(held)
        self.ends = tuple(ends)
        foreseen: list[int] = []
        for number, word in enumerate(self.words):
            who = word.whom()
            if word.numeric:
                foreseen.append(number)
                if who.who == wd.SOURCE:
                    self.hits_back = True
            if who.pick:
                self.pick = who.pick
            if word.changes_drink:
                self.changes_drink = True
            if word.antes:
                self.antes = True
            if word.ends_round:
                self.ends_round = True
            if word.ends_without_winner:
                self.not_in_answer_to_antes = True
            if word.reaches_for_drinks:
                self.reaches_for_drinks = True
            if word.attaches:
                self.announces = True
            if word.gains_by_choice:
                self.gains_by_choice = True
            if word.robs_inn:
                self.robs_inn = True
            every = (wd.EACH, wd.EACH_OTHER) if type == w.EVENT else (wd.EACH,)
            if word.concerns_all or who.who in every:
                self.calls_all = True
            if word.leaves_round and who.who == wd.ME:
                self.leaves_round = True
        self.foreseen = tuple(foreseen)
        # The moments it opens to those who can answer it, whatever it would change.
        self.opens = OPENED.get(type, 0)
        if type == w.SOMETIMES and self.changes_drink:
            self.opens |= w.DRINK_CHANGER_PLAYED
        if self.robs_inn:
            self.opens |= w.INN_ROBBED


OPENED: Final = {
    w.SOMETIMES: w.SOMETIMES_PLAYED,
    w.CHEATING: w.CHEATING_PLAYED,
    w.EVENT: w.EVENT_AFFECTS_ME,
}


def lay_out(
    words: tuple[Word, ...],
    all_words: list[Word],
    held: list[tuple[int, ...]],
    ends: list[int],
) -> tuple[int, ...]:
    """Number the words of a mode in the order they are read."""
    numbers: list[int] = []
    for word in words:
        number = len(all_words)
        numbers.append(number)
        all_words.append(word)
        held.append(())
        ends.append(0)
        held[number] = lay_out(word.inner(), all_words, held, ends)
        ends[number] = len(all_words)
    return tuple(numbers)


class DrinkFace:
    """What a Drink Card does to its drinker."""

    __slots__ = (
        "alcohol",
        "chaser",
        "extras",
        "fortitude",
        "keeps",
        "one_piece",
        "races",
        "splits",
    )

    def __init__(
        self,
        alcohol: int,
        fortitude: int,
        *,
        chaser: bool,
        splits: bool,
        one_piece: bool,
        races: tuple[tuple[str, int, int], ...],
        extras: Sequence[Word],
        keeps: bool,
    ) -> None:
        self.alcohol = alcohol
        self.fortitude = fortitude
        self.chaser = chaser  # calls for a Chaser (CHSR-1)
        self.splits = splits  # self-splitting (SPLT-8)
        self.one_piece = one_piece  # immune to every card that splits (SPLT-13)
        self.races = races  # (race, alcohol, fortitude) in place of the usual numbers
        self.extras = Mode(w.DRINK, 0, extras)  # draw, discard and reveal effects (DRNK-13)
        self.keeps = keeps  # the card stays in front of its drinker (DRNK-16)

    def strength(self, race: str) -> tuple[int, int]:
        """(Alcohol Content, Fortitude) printed for a drinker of this race."""
        for name, alcohol, fortitude in self.races:
            if name == race:
                return alcohol, fortitude
        return self.alcohol, self.fortitude


class CardDef:
    """A card as printed: title, modes, and for Drink Cards the face."""

    __slots__ = (
        "back",
        "completed",
        "deck",
        "drink",
        "enemy",
        "evergreen",
        "id",
        "is_event",
        "kit",
        "ladder",
        "level",
        "modes",
        "moments",
        "needs",
        "provenance",
        "rules",
        "tags",
        "title",
    )

    def __init__(
        self,
        title: str,
        modes: tuple[Mode, ...],
        *,
        drink: DrinkFace | None = None,
        provenance: str = "rulebook",
        tags: tuple[str, ...] = (),
        back: str = "drink",
        level: int = 0,
        ladder: tuple[int, ...] = (),
        evergreen: bool = False,
        needs: tuple[int, ...] = (),
        rules: "Sequence[Callable[[int], Rule]]" = (),
        completed: str = "",
        enemy: Enemy | None = None,
    ) -> None:
        if len(modes) > MOST_MODES:
            raise ValueError(
                f"{title!r} can be played in {len(modes)} ways; a card has {MOST_MODES} at most."
            )
        self.title = title
        self.rules = tuple(rules)  # they join in while it lies in a live box
        self.completed = completed  # what of a documented card is ours
        self.modes = modes
        self.ladder = ladder  # the values it grows through in a box
        self.evergreen = evergreen  # never gathered
        self.enemy = enemy  # whom it finds when it comes into a row of boxes
        self.needs = needs  # what it takes to bring it into hand, per tracker
        self.drink = drink
        self.provenance = provenance
        self.tags = tags
        self.back = back  # what its deck looks like: "drink", or "tavern" (BAR-6), or "sea"
        self.level = level  # how long an Event keeps the next one away (SEA-5)
        self.deck = ""
        self.id = ""
        self.kit: Character | None = None  # whose trackers and boxes its words count
        self.moments = 0
        self.is_event = False
        for mode in modes:
            self.moments |= mode.when
            if mode.type == w.EVENT:
                self.is_event = True

    def __rmul__(self, copies: int) -> "Copies":
        return Copies(self, copies)

    def types(self) -> int:
        """All printed types, as bits."""
        if self.drink is not None:
            return w.DRINK
        bits = 0
        for mode in self.modes:
            bits |= mode.type
        return bits


class Copies:
    """Several copies of one card in a deck list: `2 * card`."""

    __slots__ = ("card", "number")

    def __init__(self, card: CardDef, number: int) -> None:
        self.card = card
        self.number = number


def slug(title: str) -> str:
    """A title as it stands in a card's id: lower case, words joined by hyphens."""
    out: list[str] = []
    for ch in title.lower():
        if ch.isalnum():
            out.append(ch)
        elif ch in "'’":
            continue
        elif out and out[-1] != "-":
            out.append("-")
    return "".join(out).strip("-")


class Deck:
    """A list of cards with copies, named; fixed once made."""

    __slots__ = ("box", "cards", "kinds", "moments", "name", "open", "ruled")

    def __init__(
        self, name: str, box: str, cards: Sequence[CardDef | Copies], *, open: bool = False
    ) -> None:
        self.name = name
        self.box = box
        self.open = open  # on the table: it lies face up, card beside card
        self.kinds: list[tuple[CardDef, int]] = []
        self.cards: list[CardDef] = []
        for entry in cards:
            if isinstance(entry, Copies):
                card, number = entry.card, entry.number
            else:
                card, number = entry, 1
            card = printed(card, name)
            self.kinds.append((card, number))
            for _ in range(number):
                self.cards.append(card)
        self.moments = [card.moments for card in self.cards]  # when each can be played at all
        self.ruled = [i for i, card in enumerate(self.cards) if card.rules]  # those with rules


def printed(card: CardDef, deck: str) -> CardDef:
    """The card as this deck prints it. Shared cards are declared once and printed in every deck."""
    copy = CardDef(
        card.title,
        card.modes,
        drink=card.drink,
        provenance=card.provenance,
        tags=card.tags,
        back=card.back,
        level=card.level,
        ladder=card.ladder,
        evergreen=card.evergreen,
        needs=card.needs,
        rules=card.rules,
        completed=card.completed,
        enemy=card.enemy,
    )
    copy.deck = deck
    copy.id = f"{deck}/{slug(card.title)}"
    return copy


class Character:
    """A character: name, race, deck, and the kit that comes with it."""

    __slots__ = (
        "after_draw",
        "after_drink",
        "at_turn_end",
        "at_turn_start",
        "bare",
        "box",
        "boxes",
        "deck",
        "id",
        "more_decks",
        "name",
        "race",
        "rules",
        "side_decks",
        "steps",
        "trackers",
        "villain",
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        race: str,
        box: str,
        deck: Sequence[CardDef | Copies],
        side_decks: Sequence[Deck] = (),
        trackers: Sequence[Tracker] = (),
        boxes: Sequence[Box] = (),
        at_turn_start: Sequence[Mode] = (),
        after_draw: Sequence[Mode] = (),
        after_drink: Sequence[Mode] = (),
        at_turn_end: Sequence[Mode] = (),
        rules: "Sequence[Callable[[int], Rule]]" = (),
        more_decks: Sequence[Deck] = (),
        villain: "Character | None" = None,
        steps: Sequence[Mode] = (),
        bare: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.race = race
        self.box = box
        self.deck = Deck(id, box, deck)
        self.side_decks = tuple(side_decks)
        self.more_decks = tuple(more_decks)  # shuffled into the Character Deck
        # The same character at their worst, where a variant asks for that: another side of the kit.
        self.villain = villain
        self.trackers = tuple(trackers)
        self.rules = tuple(rules)  # each is made for the seat it joins in for
        self.boxes = tuple(boxes)
        self.after_draw = tuple(after_draw)
        self.after_drink = tuple(after_drink)  # after each Drink that gave Alcohol Content
        self.at_turn_start = tuple(at_turn_start)  # TURN-22
        self.at_turn_end = tuple(at_turn_end)
        self.steps = tuple(steps)  # what its rules set going by themselves
        self.bare = bare  # it holds nothing: no hand, Gold, pile or card before it (OTTO-7)
        for printed_deck in (self.deck, *self.side_decks, *self.more_decks):
            for card, _ in printed_deck.kinds:
                card.kit = self

    def decks(self) -> list[Deck]:
        """Every deck with cards of this character, those of the villain among them."""
        more = self.villain.more_decks if self.villain is not None else self.more_decks
        return [self.deck, *self.side_decks, *more]

    def side_deck_number(self, deck: "Deck | None") -> int:
        """Which side deck this is, counted from 1; 0 if there is none of that name."""
        if deck is not None:
            for number, each in enumerate(self.side_decks):
                if each.name == deck.name:
                    return number + 1
        return 0
