"""A card's text, composed from its effects: a new card needs no new text."""

from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Box, CardDef, Deck, DrinkFace, Enemy, Mode, Tracker
from lastcall.engine.effects.answers import Ignore, Negate
from lastcall.engine.effects.changes import Change, Pay
from lastcall.engine.effects.drinks import LaceDrink
from lastcall.engine.effects.flow import ChooseOne, Holds, IfTrack
from lastcall.engine.effects.hands import Discard, Draw, Reveal
from lastcall.engine.effects.rounds import WinRound
from lastcall.engine.effects.serving import Order
from lastcall.engine.effects.trackers import Track, TrackOfChoice
from lastcall.engine.word import Word
from lastcall.text.phrases import Phrases, large

UNNAMED: Final = "none"  # no tracker, no box, no tag
PAYEE_NAMES: Final = {w.PLAYER: "me", w.INN: "inn", w.POT: "pot", w.OWNER: "owner"}
PICK_NAMES: Final = {
    wd.PICK_ANOTHER: "another",
    wd.PICK_ANYONE: "anyone",
    wd.PICK_GAMBLER: "gambler",
    wd.PICK_BYSTANDER: "bystander",
    wd.PICK_ACTIVE: "active",
}
PERSONS: Final = {"me": "you", "others": "many", "players": "many", "those": "many"}
TYPES_IN_ORDER: Final = tuple(sorted(w.TYPE_NAMES))

# Moments that a word says itself: "Negate a Sometimes Card", "give the Drink you are about to …".
# Anywhere else the moment stands before the clause: "When you must ante: …".
ON_A_DRINK: Final = frozenset({w.MY_DRINK, w.A_DRINK})
SAYS_THE_MOMENT: Final[dict[type[Word], frozenset[int]]] = {
    Negate: frozenset({w.SOMETIMES_PLAYED, w.DRINK_CHANGER_PLAYED, w.CHEATING_PLAYED}),
    Ignore: frozenset({w.CARD_AFFECTS_ME, w.EVENT_AFFECTS_ME}),
}
# The card's type says these, unless a card has several types.
SAID_BY_THE_TYPE: Final = frozenset({w.MY_ACTION, w.MY_GAMBLING_TURN, w.ANY_MOMENT})

# Words that can share a sentence when they touch the same player: "you pay 1 Gold and order …".
SHARING: Final = (
    Change,
    Pay,
    Draw,
    Discard,
    Reveal,
    Order,
    Negate,
    Ignore,
    WinRound,
    Track,
    TrackOfChoice,
)
# Long sentences by themselves: what a player gains besides makes another one.
ALONE: Final = (Negate, Ignore)
GAINS: Final = (Track, TrackOfChoice)


class CardText:
    """Writes what cards do."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.say = phrases.say
        self._texts: dict[CardDef, str] = {}

    def card(self, card: CardDef) -> str:
        text = self._texts.get(card)
        if text is None:
            text = self._texts[card] = self._card(card)
        return text

    def _card(self, card: CardDef) -> str:
        own_words = "card-" + card.id.replace("/", "--")
        if self.phrases.messages.has(own_words):
            return self.say(own_words)
        if card.ladder:
            return self._growing(card)
        if card.modes and card.modes[0].loose:
            return " ".join(self.box(mode) for mode in card.modes)
        modes = self._modes(card)
        if card.drink is not None:
            return self._drink(card.drink, modes)
        if card.enemy is not None:
            return f"{self._enemy(card.enemy)} {modes}"
        if any(card.needs):
            needs = self.phrases.sentence(self.say("card-needs", needs=self.needs(card)))
            return f"{needs} {modes}"
        return f"{modes} {self.say('card-level', level=card.level)}" if card.level else modes

    def _enemy(self, enemy: Enemy) -> str:
        """Whom a newcomer finds, and who goes."""
        goes = "itself" if enemy.goes_itself else "they"
        return self.say("card-enemy", tag=enemy.tag or UNNAMED, goes=goes)

    def _modes(self, card: CardDef) -> str:
        """Every way to play it; a dearer or a hidden way follows the one it varies."""
        mixed = len({mode.type for mode in card.modes}) > 1
        kept = card.drink is not None
        apart = difference(card)
        if apart >= 0:
            return self._choice_of_modes(card, apart)
        text = ""
        plain: Mode | None = None
        for mode in card.modes:
            if plain is not None and varies(mode, plain):
                text = f"{text} {self._variation(mode, plain)}"
                continue
            one = self.mode(mode, name_type=mixed, kept=kept)
            text = self.say("card-or", first=text, second=one) if text else one
            plain = mode
        return text

    def box(self, mode: Mode) -> str:
        """One of the boxes of a card that is turned over and followed."""
        clauses = self.clauses(mode)  # with $when = followed
        text = self.phrases.together(clauses) if clauses else self.say("box-pass")
        label = self.say("box-label", box=box_name(mode))
        return self.phrases.sentence(self.say("with-label", label=label, clause=text))

    def _choice_of_modes(self, card: CardDef, apart: int) -> str:
        """Modes that differ in a single word: "Plant a Mushroom or Grow a Mushroom. …"."""
        sentences: list[str] = []
        for number in range(len(card.modes[0].words)):
            each = card.modes if number == apart else card.modes[:1]
            texts = [(self.word(m.words[number], m), m.words[number].name) for m in each]
            sentences.append(self.phrases.sentence(self.phrases.joined(texts, "clauses-or")))
        return " ".join(sentences)

    def _variation(self, mode: Mode, plain: Mode) -> str:
        """What an extra cost, or another place to play it from, makes of a card."""
        label = self.label(mode)
        shared = len(plain.words)
        if mode.most > plain.most and equal(mode.words, plain.words):
            text = self.say("variation-more-players", count=mode.most - plain.most)
        elif len(mode.words) > shared and equal(mode.words[:shared], plain.words):
            more = [mode.words[number] for number in mode.top if number >= shared]
            extra = Mode(mode.type, mode.when, more, most=mode.most)
            text = self.phrases.together(self.clauses(extra, named=True, also=True))
        else:
            same = alike(mode.words[0], plain.words[0])
            first, *rest = self.clauses(mode, named=same)
            text = self.say("variation-instead", clause=first)
            if rest:
                text = self.say("variation-and", first=text, rest=self.phrases.together(rest))
        return self.phrases.sentence(self.say("with-label", label=label, clause=text))

    def label(self, mode: Mode) -> str:
        """ "Spend 2 Momentum", "Harvest 3", "Scheme"; nothing for a plain mode."""
        return self._extra("cost", mode)

    def how(self, mode: Mode) -> str:
        """The same about a play: "spending 2 Momentum", "out of the Plotted Cards area"."""
        return self._extra("how", mode)

    def _extra(self, kind: str, mode: Mode) -> str:
        cost = mode.cost
        if cost is not None:
            return self.say(
                self.phrases.known(f"{kind}-{cost.name}"),
                amount=cost.amount(),
                tracker=name_of(cost.tracker_meant()),
                box=name_of(cost.box_meant()),
            )
        return self.say(f"{kind}-place", box=mode.place.name) if mode.place is not None else ""

    def _growing(self, card: CardDef) -> str:
        """A card that grows in a box: its values, and what it does when it leaves ripe."""
        text = ""
        for value in card.ladder:
            text = self.say("ladder-and", first=text, value=value) if text else str(value)
        sentences = [self.phrases.sentence(self.say("card-ladder", values=text))]
        if card.evergreen:
            sentences.append(self.say("card-evergreen"))
        elif card.modes:
            clauses = self.phrases.together(self.clauses(card.modes[0]))
            sentences.append(self.phrases.sentence(self.say("card-gather", clause=clauses)))
        else:
            sentences.append(self.say("card-gather-nothing"))
        return " ".join(sentences)

    def needs(self, card: CardDef) -> str:
        """ "1 Salve and 2 Splints"."""
        return self.phrases.both([self.points(tracker, need) for tracker, need in needs_of(card)])

    def points(self, tracker: str, amount: int) -> str:
        """ "2 Momentum", "1 Salve"."""
        return self.say("tracker-points", tracker=tracker, amount=amount)

    def gained(self, tracker: str, amount: int) -> str:
        """The same as what one gets, in languages where that makes a difference."""
        return self.say("tracker-gained", tracker=tracker, amount=amount)

    def mode(
        self,
        mode: Mode,
        *,
        name_type: bool = False,
        kept: bool = False,
    ) -> str:
        """One way to play a card: its moment, what it does, and its small print."""
        if mode.loose:
            return self.box(mode)
        clauses = self.clauses(mode)
        moment = w.MOMENT_NAMES.get(mode.when, "")
        said = says_the_moment(mode.words[0], mode.when) or (
            mode.when in SAID_BY_THE_TYPE and not name_type
        )
        words = self.say(f"moment-{moment}") if moment and not said else ""
        if kept:
            types = self.types(mode.type)
            words = self.say("drink-later", types=types, timed=yes(bool(words)), moment=words)
        if words:
            clauses[0] = self.say("with-moment", moment=words, clause=clauses[0])
        sentences = [self.phrases.sentence(clause) for clause in clauses]
        notes = self._notes(mode, moment)
        if isinstance(mode.words[0], ALONE):  # its small print comes before what else happens
            return " ".join([*sentences[:1], *notes, *sentences[1:]])
        return " ".join([*sentences, *notes])

    def _notes(self, mode: Mode, moment: str) -> list[str]:
        notes: list[str] = []
        for word in mode.words:
            note = f"effect-{word.name}.note"
            if self.phrases.messages.has(note):
                notes.append(self.say(note, **self.arguments(word, mode)))
        if self.phrases.messages.has(f"moment-{moment}.note"):
            notes.append(self.say(f"moment-{moment}.note"))
        if mode.not_in_answer_to_antes:
            notes.append(self.say("note-not-in-answer-to-antes"))
        if mode.inside_only:
            notes.append(self.say("note-inside-only"))
        elif mode.when == w.IN_A_ROUND:
            notes.append(self.say("note-even-outside"))
        if mode.duel_only:
            notes.append(self.say("note-duel-only"))
        if mode.shielded:
            notes.append(self.say("note-shielded", breaks=yes(mode.breaks_shield)))
        if mode.beats_winning_hand:
            notes.append(self.say("note-beats-winning-hand"))
        if mode.mandatory:
            notes.append(self.say("note-mandatory"))
        return [note for note in notes if note]

    # Clauses -------------------------------------------------------------------------------------

    def clauses(
        self,
        mode: Mode,
        *,
        named: bool = False,  # whether the player picked has been mentioned
        also: bool = False,
    ) -> list[str]:
        """What a mode does, as clauses in order; each makes a sentence.

        A word that leads up to what it holds stands before that: "if you are still conscious
        then, …"; what follows when it is over begins anew.
        """
        clauses: list[str] = []
        words = mode.words
        lead = ""
        run: list[tuple[str, str]] = []  # clauses about the same player, for one sentence
        last: Word | None = None
        over = -1  # where what the last word that leads holds is over
        at = 0
        while at < len(words):
            word = words[at]
            number = at
            at += 1
            if number == over:
                clauses.extend(self._joined(run))
                run, last, lead = [], None, ""
            if leads(word):
                clauses.extend(self._joined(run))
                run, last = [], None
                over = mode.ends[number]
                lead += self.word(word, mode, named=named) + " "
                continue
            if isinstance(word, ChooseOne):
                at = mode.ends[number]
                clause = self._choice(word, mode, named)
            elif word.choices_meant():
                clauses.extend(self._joined(run))
                run = []
                clause = self.word(word, mode, choices=self._offers(word, mode))
            else:
                if last is None or not shares_a_sentence(last, word):
                    clauses.extend(self._joined(run))
                    run = []
                more = also or (number > 0 and isinstance(words[number - 1], IfTrack))
                after = run[-1][1] if run else ""
                clause = self.word(word, mode, named=named, after=after, also=more)
            run.append((lead + clause, word.name))
            lead = ""
            if word.inner() and not isinstance(word, ChooseOne):
                over = mode.ends[number]
                lead = self.say("if-you-do") + " "
            last = word if isinstance(word, SHARING) else None
            named = named or word.whom().pick != wd.PICK_NOBODY
        clauses.extend(self._joined(run))
        return clauses

    def _joined(self, run: Sequence[tuple[str, str]]) -> list[str]:
        return [self.phrases.joined(run)] if run else []

    def _choice(self, word: ChooseOne, mode: Mode, named: bool) -> str:
        choices = word.inner()
        same = all(same_player(word, each) for each in choices)
        after = word.name if same else ""
        texts = [(self.word(each, mode, named=named, after=after), each.name) for each in choices]
        listed = self.phrases.joined(texts, "clauses-or")
        return self.word(word, mode, named=named, choices=listed, same=yes(same))

    def _offers(self, word: Word, mode: Mode) -> str:
        """ "gain 1 Fortitude or lose 1 Alcohol Content"; with prices, one after the other."""
        choices = word.choices_meant()
        texts = [(self.word(each, mode, after=ChooseOne.name), each.name) for each in choices]
        if not any(word.prices_meant()):
            return self.phrases.joined(texts, "clauses-or")
        listed = ""
        for (clause, _), price in zip(texts, word.prices_meant(), strict=True):
            one = self.say("offer-priced", price=price, clause=clause)
            listed = self.say("offers-and", first=listed, second=one) if listed else one
        return listed

    def word(
        self,
        word: Word,
        mode: Mode,
        *,
        who: str = "",  # whom it touches, if that is not to be said as on the card
        number: int | None = None,  # its number, if that is not the one on the card
        named: bool = False,
        after: str = "",  # the word before it in the same sentence, about the same player
        also: bool = False,
        **more: object,
    ) -> str:
        """One word of a card, as a clause."""
        arguments = self.arguments(
            word, mode, who=who, number=number, named=named, after=after, also=also
        )
        text = self.say(self.phrases.known(f"effect-{word.name}"), **arguments, **more)
        amount = word.amount_meant()
        if word.numeric and amount is not None and amount.name:
            counted = self.phrases.known(f"counted-{amount.name}")
            return self.say(counted, clause=text, **arguments)
        return text

    def arguments(
        self,
        word: Word,
        mode: Mode,
        *,
        who: str = "",
        number: int | None = None,
        named: bool = False,
        after: str = "",
        also: bool = False,
    ) -> dict[str, object]:
        """What every effect message may use; see cards.ftl."""
        who = who or whom(word, mode, named)
        return {
            "who": who,
            "person": PERSONS.get(who, "one"),
            "again": yes(bool(after)),
            "after": after or "none",
            "also": yes(also),
            "named": yes(named),
            "stat": w.ATTRIBUTE_NAMES.get(word.attribute_meant(), "gold"),
            "deck": 0 if word.deck_meant() is None else 1,
            "payee": PAYEE_NAMES[word.payee_meant()],
            "when": "followed" if mode.loose else w.MOMENT_NAMES.get(mode.when, "none"),
            "picks": mode.most,
            "most": "many" if mode.least < mode.most else "exactly",
            "types": self.types(mode.types),
            "scope": self.stats(mode.scope),
            "gold": yes(bool(mode.scope & w.GOLD)),
            **self.meant(word, number),
        }

    def meant(self, word: Word | None, number: int | None = None) -> dict[str, object]:
        """What a word is about: its number, the tracker, the box, the kind of card."""
        if word is None:
            word = NO_WORD
        amount = word.amount_meant()
        each, every = amount.per() if amount is not None else (0, 1)
        based = word.number() != 0
        if number is None:
            number = word.number() or each
        tracker = word.tracker_meant()
        if tracker is None and amount is not None:
            tracker = amount.tracker_meant()
        gained = [self.gained(one.name, abs(number)) for one in word.trackers_meant()]
        return {
            "amount": abs(number),
            "direction": "loses" if number < 0 else "gains",
            "tracker": name_of(tracker),
            "trackers": self.phrases.either(gained),
            "box": name_of(word.box_meant()),
            "side": name_of(word.deck_meant()),
            "tag": word.tag_meant() or UNNAMED,
            "type": self.types(word.types_meant()),
            "counted": (amount.name if amount is not None else "") or "printed",
            "based": yes(based),
            "each": abs(each),
            "counting": self.gained(name_of(tracker), every) if tracker is not None else "",
        }

    # What an Ignore looks at ---------------------------------------------------------------------

    def types(self, types: int) -> str:
        """ "an Action, Sometimes or Anytime Card"."""
        names = [w.TYPE_NAMES[bit] for bit in TYPES_IN_ORDER if types & bit]
        if not names:
            return ""
        listed = [self.say("type-first", type=names[0])]
        listed.extend(self.say("type-next", type=name) for name in names[1:])
        return self.say("types-listed", list=self.phrases.either(listed))

    def stats(self, stats: int) -> str:
        """ "Fortitude, Alcohol Content or Gold"."""
        names = [name for bit, name in w.ATTRIBUTE_NAMES.items() if stats & bit]
        return self.phrases.either(
            [
                self.say("scope-next" if number else "scope-first", stat=name)
                for number, name in enumerate(names)
            ]
        )

    # Types and Drinks ----------------------------------------------------------------------------

    def type_line(self, card: CardDef) -> str:
        if card.back in ("prize", "place"):
            return self.say(f"type-{card.back}")
        if card.drink is not None and card.drink.chaser:
            return self.say("type-drink-with-chaser")
        names = self.subtypes(card)
        if card.modes and card.modes[0].loose:
            names = [self.say("type-order"), *names]
        elif not card.ladder:
            types = card.types()
            if names:
                types &= ~w.RULE  # a kind of its own: a Story, an Instant animal
            printed = [bit for bit in TYPES_IN_ORDER if types & bit]
            kinds = [self.say("type-name", type=w.TYPE_NAMES[bit]) for bit in printed]
            if card.is_event:
                kinds = [self.say("event-name", back=card.back)]
            names = kinds + names
        text = ""
        for name in names:
            text = self.say("type-both", first=text, second=name) if text else name
        return large(text)

    def subtypes(self, card: CardDef) -> list[str]:
        """ "Pet", "Scheme"; cards of a side deck are a kind of their own: "Mushroom"."""
        names = [self.say("tag-name", tag=tag) for tag in card.tags]
        box = box_filled_with(card)
        if box:
            names.append(self.say("boxed-card", box=box))
        return names

    def _drink(self, face: DrinkFace, modes: str) -> str:
        clauses = [self.numbers(face.alcohol, face.fortitude)]
        races: dict[tuple[int, int], list[str]] = {}
        for race, alcohol, fortitude in face.races:
            races.setdefault((alcohol, fortitude), []).append(self.say("race-name", race=race))
        for (alcohol, fortitude), names in races.items():
            numbers = self.numbers(alcohol, fortitude)
            clauses.append(
                self.say("drink-race", races=self.phrases.either(names), numbers=numbers)
            )
        clauses.extend(self.clauses(face.extras))
        if face.chaser:
            clauses.append(self.say("drink-chaser"))
        if face.splits:
            clauses.append(self.say("drink-splits"))
        if face.one_piece:
            clauses.append(self.say("drink-one-piece", splits=yes(face.splits)))
        if face.keeps:
            clauses.append(self.say("drink-keeps"))
        text = " ".join(self.phrases.sentence(clause) for clause in clauses)
        return f"{text} {modes}" if modes else text

    def numbers(self, alcohol: int, fortitude: int) -> str:
        """ "+2 Alcohol Content and −1 Fortitude", or that there is no effect."""
        parts = [
            self.say(
                "drink-number",
                amount=abs(amount),
                stat=stat,
                direction="gains" if amount > 0 else "loses",
            )
            for amount, stat in ((alcohol, "alcohol"), (fortitude, "fortitude"))
            if amount
        ]
        return self.phrases.both(parts) if parts else self.say("drink-nothing")


NO_WORD: Final = Word()


def box_name(mode: Mode) -> str:
    """What a box is for: a type of card, or what it answers."""
    if mode.type != w.SOMETIMES:
        return w.TYPE_NAMES[mode.type]
    if not mode.types & w.DRINK:
        return "answer-card"
    return "answer-drink" if mode.types == w.DRINK else "answer-any"


def name_of(thing: Tracker | Box | Deck | None) -> str:
    """What the messages call a tracker, a box or a side deck."""
    return thing.name if thing is not None else UNNAMED


def needs_of(card: CardDef) -> list[tuple[str, int]]:
    """What it takes to bring a card into hand: trackers by name, and how many points of each."""
    trackers = card.kit.trackers if card.kit is not None else ()
    return [
        (trackers[number].name if number < len(trackers) else UNNAMED, need)
        for number, need in enumerate(card.needs)
        if need
    ]


def box_filled_with(card: CardDef) -> str:
    """The box that cards of this one's side deck come into; empty for any other card."""
    for box in card.kit.boxes if card.kit is not None else ():
        if box.deck is not None and box.deck.name == card.deck:
            return box.name
    return ""


def leads(word: Word) -> bool:
    """Whether a word only leads up to what it holds."""
    return isinstance(word, (Holds, LaceDrink)) and not isinstance(word, ChooseOne)


def says_the_moment(word: Word, when: int) -> bool:
    if word.changes_drink:
        return when in ON_A_DRINK
    return when in SAYS_THE_MOMENT.get(type(word), ())


def whom(word: Word, mode: Mode, named: bool) -> str:
    """The player a word touches, by the name the messages know them by."""
    who = word.whom()
    if who.who != wd.PICKED:
        return wd.WHO_NAMES[who.who]
    if mode.type in (w.EVENT, w.DRINK) and who.pick == wd.PICK_NOBODY:
        return "me"  # a Drink Event speaks to its revealer
    if named or who.pick == wd.PICK_NOBODY:
        return "those" if mode.most > 1 else "picked"
    if mode.most > 1:
        return "players" if who.pick == wd.PICK_ANYONE else "others"
    return PICK_NAMES[who.pick]


def same_player(one: Word, other: Word) -> bool:
    return one.whom().who == other.whom().who


def shares_a_sentence(last: Word, word: Word) -> bool:
    """Whether a word can follow on with "and"."""
    if not same_player(last, word) or not isinstance(word, SHARING):
        return False
    return not (isinstance(word, GAINS) and isinstance(last, ALONE))


def varies(mode: Mode, plain: Mode) -> bool:
    """Whether a mode is the other one for an extra cost, or out of another place."""
    dearer = mode.cost is not None or mode.place is not plain.place
    return dearer and mode.type == plain.type and mode.when == plain.when


def alike(one: Word, other: Word) -> bool:
    """Whether two words do the same thing to the same player, but for the amount."""
    return gist(one) == gist(other)


def gist(word: Word) -> tuple[object, ...]:
    return (
        word.name,
        word.whom().who,
        word.attribute_meant(),
        word.payee_meant(),
        word.tracker_meant(),
        word.trackers_meant(),
        word.box_meant(),
        word.deck_meant(),
        word.tag_meant(),
        word.types_meant(),
    )


def equal(some: Sequence[Word], others: Sequence[Word]) -> bool:
    """Whether the same is done to the same players."""
    return len(some) == len(others) and all(
        alike(one, other) and one.number() == other.number()
        for one, other in zip(some, others, strict=True)
    )


def difference(card: CardDef) -> int:
    """Which single word tells the modes of a card apart, if all else is the same; or -1."""
    first = card.modes[0] if card.modes else None
    if first is None or len(card.modes) < 2 or len(first.words) < 2:
        return -1
    for mode in card.modes[1:]:
        if (mode.type, mode.when, mode.cost, mode.place, len(mode.words)) != (
            first.type,
            first.when,
            first.cost,
            first.place,
            len(first.words),
        ):
            return -1
    apart = {
        number
        for mode in card.modes[1:]
        for number, word in enumerate(mode.words)
        if not equal([word], [first.words[number]])
    }
    return apart.pop() if len(apart) == 1 else -1


def yes(flag: bool) -> str:
    return "yes" if flag else "no"
