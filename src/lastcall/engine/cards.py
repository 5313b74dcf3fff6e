"""What a card is: data in the effect vocabulary. The engine never asks for its title."""

from collections.abc import Sequence

from lastcall.engine import terms as w


class Effect:
    """One word of the vocabulary with its arguments: "each other player pays 1 Gold to me"."""

    __slots__ = ("amount", "op", "payee", "pick", "stat", "tag", "who")

    def __init__(
        self,
        op: int,
        who: int = w.ME,
        amount: int = 0,
        stat: int = 0,
        payee: int = w.INN,
        pick: int = w.PICK_NOBODY,
        tag: str = "",
    ) -> None:
        self.op = op
        self.who = who
        self.amount = amount
        self.stat = stat
        self.payee = payee  # for payments: w.INN or w.ME, seen from the player of the card
        self.pick = pick
        self.tag = tag  # for words about cards of one subtype


class Tracker:
    """A number on a mat. One that `fires` goes round: past its top it fires and resets."""

    __slots__ = ("fires", "most", "name", "start")

    def __init__(
        self, name: str, most: int, *, start: int = 0, fires: "Mode | None" = None
    ) -> None:
        self.name = name
        self.most = most
        self.start = start
        self.fires = fires


class Box:
    """A place on a character's mat that holds cards outside the hand."""

    __slots__ = ("capacity", "from_deck", "hidden", "name", "starts_with", "treatable")

    def __init__(
        self,
        name: str,
        capacity: int,
        *,
        from_deck: int = 0,
        hidden: bool = False,
        treatable: bool = False,
        starts_with: int = 0,
    ) -> None:
        self.name = name
        self.capacity = capacity
        self.from_deck = from_deck  # the side deck that fills it, counted from 1; 0 = none
        self.hidden = hidden  # face down: only the owner may look
        self.treatable = treatable  # its cards can be taken into hand for what they need
        self.starts_with = starts_with


class Mode:
    """One way to play a card: its type, its moment, whom it names and what it does."""

    __slots__ = (
        "antes",
        "beats_winning_hand",
        "breaks_shield",
        "changes_drink",
        "cost",
        "cost_amount",
        "cost_from",
        "duel_only",
        "effects",
        "ends_round",
        "hits_back",
        "inside_only",
        "least",
        "most",
        "no_hit_back",
        "not_in_answer_to_antes",
        "pick",
        "place",
        "scope",
        "shielded",
        "type",
        "types",
        "unignorable",
        "when",
    )

    def __init__(
        self,
        type: int,
        when: int,
        effects: tuple[Effect, ...],
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
        place: int = 0,
        cost: tuple[int, int, int] = (0, 0, 0),
        unignorable: bool = False,
        no_hit_back: bool = False,
    ) -> None:
        self.type = type
        self.when = when
        self.place = place  # 0 from hand; 1.. from that box of the kit
        self.cost, self.cost_from, self.cost_amount = cost  # how, which tracker or box, how much
        self.unignorable = unignorable
        self.no_hit_back = no_hit_back
        self.effects = effects
        self.scope = scope  # attributes an Ignore looks at
        self.types = types  # card types an Ignore lists (NEG-14)
        self.shielded = shielded  # only a shield-breaking card may affect it
        self.breaks_shield = breaks_shield
        self.beats_winning_hand = beats_winning_hand
        self.inside_only = inside_only  # only for players who are in the Round
        self.duel_only = duel_only  # only with a single other player left in the game
        self.least = least
        self.most = most
        self.pick = w.PICK_NOBODY
        self.changes_drink = False
        self.antes = False
        self.ends_round = False
        self.hits_back = False  # it makes whoever played what it answers lose something
        for effect in effects:
            if effect.op == w.CHANGE and effect.who == w.SOURCE:
                self.hits_back = True
            if effect.pick:
                self.pick = effect.pick
            if effect.op in w.CHANGES_A_DRINK:
                self.changes_drink = True
            if effect.op in (w.ANTE, w.START_ROUND, w.RESUME_ROUND):
                self.antes = True
            if effect.op in (w.END_ROUND, w.WIN_ROUND):
                self.ends_round = True
        # TIP-2, TIP-3: what finishes a Round without a winner may not dodge antes or other endings.
        self.not_in_answer_to_antes = any(effect.op == w.END_ROUND for effect in effects)


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
        alcohol: int = 0,
        fortitude: int = 0,
        *,
        chaser: bool = False,
        splits: bool = False,
        one_piece: bool = False,
        races: tuple[tuple[str, int, int], ...] = (),
        extras: tuple[Effect, ...] = (),
        keeps: bool = False,
    ) -> None:
        self.alcohol = alcohol
        self.fortitude = fortitude
        self.chaser = chaser  # calls for a Chaser (CHSR-1)
        self.splits = splits  # self-splitting (SPLT-8)
        self.one_piece = one_piece  # immune to every card that splits (SPLT-13)
        self.races = races  # (race, alcohol, fortitude) in place of the usual numbers
        self.extras = extras  # draw, discard and reveal effects (DRNK-13)
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
        "deck",
        "drink",
        "evergreen",
        "id",
        "is_event",
        "kit",
        "ladder",
        "modes",
        "moments",
        "needs",
        "provenance",
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
        ladder: tuple[int, ...] = (),
        evergreen: bool = False,
        needs: tuple[int, ...] = (),
    ) -> None:
        self.title = title
        self.modes = modes
        self.ladder = ladder  # the values it grows through in a box
        self.evergreen = evergreen  # never gathered
        self.needs = needs  # what it takes to bring it into hand, per tracker
        self.drink = drink
        self.provenance = provenance
        self.tags = tags
        self.back = back  # for Drink Cards: "drink", or "tavern" (BAR-6)
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

    __slots__ = ("box", "cards", "kinds", "name")

    def __init__(self, name: str, box: str, cards: Sequence[CardDef | Copies]) -> None:
        self.name = name
        self.box = box
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


def printed(card: CardDef, deck: str) -> CardDef:
    """The card as this deck prints it. Shared cards are declared once and printed in every deck."""
    copy = CardDef(
        card.title,
        card.modes,
        drink=card.drink,
        provenance=card.provenance,
        tags=card.tags,
        back=card.back,
        ladder=card.ladder,
        evergreen=card.evergreen,
        needs=card.needs,
    )
    copy.deck = deck
    copy.id = f"{deck}/{slug(card.title)}"
    return copy


class Character:
    """A character: name, race, deck, and the kit that comes with it."""

    __slots__ = (
        "after_draw",
        "at_turn_end",
        "at_turn_start",
        "box",
        "boxes",
        "deck",
        "id",
        "name",
        "race",
        "side_decks",
        "trackers",
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
        at_turn_end: Sequence[Mode] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.race = race
        self.box = box
        self.deck = Deck(id, box, deck)
        self.side_decks = tuple(side_decks)
        self.trackers = tuple(trackers)
        self.boxes = tuple(boxes)
        self.after_draw = tuple(after_draw)
        self.at_turn_start = tuple(at_turn_start)  # TURN-22
        self.at_turn_end = tuple(at_turn_end)
        for printed_deck in (self.deck, *self.side_decks):
            for card, _ in printed_deck.kinds:
                card.kit = self
