"""A card's text, composed from its effects: a new card needs no new text."""

from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, DrinkFace, Effect, Mode
from lastcall.engine.options import bits
from lastcall.text import kitwords as kw
from lastcall.text.phrases import Phrases, large

STAT_NAMES: Final = {w.FORTITUDE: "fortitude", w.ALCOHOL: "alcohol", w.GOLD: "gold"}
PAYEE_NAMES: Final = {w.ME: "me", w.INN: "inn", w.POT: "pot"}
PICK_NAMES: Final = {
    w.PICK_ANOTHER: "another",
    w.PICK_ANYONE: "anyone",
    w.PICK_GAMBLER: "gambler",
    w.PICK_BYSTANDER: "bystander",
    w.PICK_ACTIVE: "active",
}
PERSONS: Final = {"me": "you", "others": "many", "players": "many", "those": "many"}
TYPES_IN_ORDER: Final = tuple(sorted(w.TYPE_NAMES))

# Moments that a word says itself: "Negate a Sometimes Card", "give the Drink you are about to …".
# Anywhere else the moment stands before the clause: "When you must ante: …".
_ON_A_DRINK: Final = frozenset({w.MY_DRINK, w.A_DRINK})
SAYS_THE_MOMENT: Final[dict[int, frozenset[int]]] = {
    w.NEGATE: frozenset({w.SOMETIMES_PLAYED, w.DRINK_CHANGER_PLAYED, w.CHEATING_PLAYED}),
    w.IGNORE: frozenset({w.CARD_AFFECTS_ME, w.EVENT_AFFECTS_ME}),
    **dict.fromkeys(w.CHANGES_A_DRINK, _ON_A_DRINK),
}
# The card's type says these, unless a card has several types.
SAID_BY_THE_TYPE: Final = frozenset({w.MY_ACTION, w.MY_GAMBLING_TURN, w.ANY_MOMENT})

# Words that only lead up to what follows: "if you are still conscious then, …".
LEADS: Final = frozenset({w.MAY, w.IF_CONSCIOUS, w.IF_TRACK})
# Words that can share a sentence when they touch the same player: "you pay 1 Gold and order …".
SHARING: Final = frozenset(
    {
        w.CHANGE,
        w.PAY,
        w.DRAW,
        w.DISCARD,
        w.REVEAL,
        w.ORDER,
        w.NEGATE,
        w.IGNORE,
        w.WIN_ROUND,
        w.TRACK,
        w.TRACK_OF_CHOICE,
    }
)
# Long sentences by themselves: what a player gains besides makes another one.
ALONE: Final = frozenset({w.NEGATE, w.IGNORE})
GAINS: Final = frozenset({w.TRACK, w.TRACK_OF_CHOICE})


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
        modes = self._modes(card)
        if card.drink is not None:
            return self._drink(card, card.drink, modes)
        if any(card.needs):
            needs = self.phrases.sentence(self.say("card-needs", needs=self.needs(card)))
            return f"{needs} {modes}"
        return modes

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
                text = f"{text} {self._variation(mode, plain, card.kit)}"
                continue
            one = self.mode(mode, card.kit, name_type=mixed, kept=kept)
            text = self.say("card-or", first=text, second=one) if text else one
            plain = mode
        return text

    def _choice_of_modes(self, card: CardDef, apart: int) -> str:
        """Modes that differ in a single effect: "Plant a Mushroom or Grow a Mushroom. …"."""
        sentences: list[str] = []
        for number in range(len(card.modes[0].effects)):
            each = card.modes if number == apart else card.modes[:1]
            texts = [
                (self._clause(m.effects[number], m, card.kit), w.WORD_NAMES[m.effects[number].op])
                for m in each
            ]
            sentences.append(self.phrases.sentence(self.phrases.joined(texts, "clauses-or")))
        return " ".join(sentences)

    def _variation(self, mode: Mode, plain: Mode, kit: Character | None) -> str:
        """What an extra cost, or another place to play it from, makes of a card."""
        label = self.label(mode, kit)
        shared = len(plain.effects)
        if mode.most > plain.most and equal(mode.effects, plain.effects):
            text = self.say("variation-more-players", count=mode.most - plain.most)
        elif len(mode.effects) > shared and equal(mode.effects[:shared], plain.effects):
            extra = Mode(mode.type, mode.when, mode.effects[shared:], most=mode.most)
            text = self.phrases.together(self.clauses(extra, kit, named=True, also=True))
        else:
            same = alike(mode.effects[0], plain.effects[0])
            first, *rest = self.clauses(mode, kit, named=same)
            text = self.say("variation-instead", clause=first)
            if rest:
                text = self.say("variation-and", first=text, rest=self.phrases.together(rest))
        return self.phrases.sentence(self.say("with-label", label=label, clause=text))

    def label(self, mode: Mode, kit: Character | None) -> str:
        """ "Spend 2 Momentum", "Harvest 3", "Scheme"; nothing for a plain mode."""
        if mode.cost == w.SPEND:
            tracker = kw.tracker(kit, mode.cost_from)
            return self.say("cost-spend", amount=mode.cost_amount, tracker=tracker)
        if mode.cost == w.HARVEST:
            box = kw.box(kit, mode.cost_from)
            return self.say("cost-harvest", amount=mode.cost_amount, box=box)
        if mode.place:
            return self.say("cost-place", box=kw.box(kit, mode.place - 1))
        return ""

    def how(self, mode: Mode, kit: Character | None) -> str:
        """The same about a play: "spending 2 Momentum", "out of the Plotted Cards area"."""
        if mode.cost == w.SPEND:
            tracker = kw.tracker(kit, mode.cost_from)
            return self.say("how-spend", amount=mode.cost_amount, tracker=tracker)
        if mode.cost == w.HARVEST:
            box = kw.box(kit, mode.cost_from)
            return self.say("how-harvest", amount=mode.cost_amount, box=box)
        if mode.place:
            return self.say("how-place", box=kw.box(kit, mode.place - 1))
        return ""

    def _growing(self, card: CardDef) -> str:
        """A card that grows in a box: its values, and what it does when it leaves ripe."""
        text = ""
        for value in card.ladder:
            text = self.say("ladder-and", first=text, value=value) if text else str(value)
        sentences = [self.phrases.sentence(self.say("card-ladder", values=text))]
        if card.evergreen:
            sentences.append(self.say("card-evergreen"))
        elif card.modes:
            clauses = self.phrases.together(self.clauses(card.modes[0], card.kit))
            sentences.append(self.phrases.sentence(self.say("card-gather", clause=clauses)))
        else:
            sentences.append(self.say("card-gather-nothing"))
        return " ".join(sentences)

    def needs(self, card: CardDef) -> str:
        """ "1 Salve and 2 Splints"."""
        return self.phrases.both(
            [
                self.points(kw.tracker(card.kit, number), need)
                for number, need in enumerate(card.needs)
                if need
            ]
        )

    def points(self, tracker: str, amount: int) -> str:
        """ "2 Momentum", "1 Salve"."""
        return self.say("tracker-points", tracker=tracker, amount=amount)

    def mode(
        self,
        mode: Mode,
        kit: Character | None = None,
        *,
        name_type: bool = False,
        kept: bool = False,
    ) -> str:
        """One way to play a card: its moment, what it does, and its small print."""
        clauses = self.clauses(mode, kit)
        moment = w.MOMENT_NAMES.get(mode.when, "")
        said = mode.when in SAYS_THE_MOMENT.get(mode.effects[0].op, ()) or (
            mode.when in SAID_BY_THE_TYPE and not name_type
        )
        words = self.say(f"moment-{moment}") if moment and not said else ""
        if kept:
            types = self._types(mode.type)
            words = self.say("drink-later", types=types, timed=yes(bool(words)), moment=words)
        if words:
            clauses[0] = self.say("with-moment", moment=words, clause=clauses[0])
        sentences = [self.phrases.sentence(clause) for clause in clauses]
        notes = self._notes(mode, moment, kit)
        if mode.effects[0].op in ALONE:  # its small print comes before what else happens
            return " ".join([*sentences[:1], *notes, *sentences[1:]])
        return " ".join([*sentences, *notes])

    def _notes(self, mode: Mode, moment: str, kit: Character | None) -> list[str]:
        notes: list[str] = []
        for effect in mode.effects:
            note = f"effect-{w.WORD_NAMES[effect.op]}.note"
            if self.phrases.messages.has(note):
                notes.append(self.say(note, **self.arguments(effect, mode, kit)))
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
        return [note for note in notes if note]

    # Clauses -------------------------------------------------------------------------------------

    def clauses(
        self,
        mode: Mode,
        kit: Character | None = None,
        *,
        named: bool = False,  # whether the player picked has been mentioned
        also: bool = False,
    ) -> list[str]:
        """What a mode does, as clauses in order; each makes a sentence."""
        clauses: list[str] = []
        effects = mode.effects
        lead = ""
        run: list[tuple[str, str]] = []  # clauses about the same player, for one sentence
        last: Effect | None = None
        at = 0
        while at < len(effects):
            effect = effects[at]
            at += 1
            if effect.op in LEADS:
                clauses.extend(self._joined(run))
                run, last = [], None
                lead += self._clause(effect, mode, kit, named=named) + " "
                continue
            if effect.op == w.CHOOSE_ONE:
                choices = effects[at : at + effect.amount]
                at += effect.amount
                clause = self._choice(effect, choices, mode, kit, named)
            else:
                if last is None or not shares_a_sentence(last, effect):
                    clauses.extend(self._joined(run))
                    run = []
                more = also or (at > 1 and effects[at - 2].op == w.IF_TRACK)
                after = run[-1][1] if run else ""
                clause = self._clause(effect, mode, kit, named=named, after=after, also=more)
            run.append((lead + clause, w.WORD_NAMES[effect.op]))
            lead = self.say("if-you-do") + " " if effect.op == w.LAY_DOWN else ""
            last = effect if effect.op in SHARING else None
            named = named or effect.pick != w.PICK_NOBODY
        clauses.extend(self._joined(run))
        return clauses

    def _joined(self, run: Sequence[tuple[str, str]]) -> list[str]:
        return [self.phrases.joined(run)] if run else []

    def _choice(
        self,
        effect: Effect,
        choices: Sequence[Effect],
        mode: Mode,
        kit: Character | None,
        named: bool,
    ) -> str:
        same = all(same_player(effect, each) for each in choices)
        word = w.WORD_NAMES[effect.op]
        texts = [
            (
                self._clause(each, mode, kit, named=named, after=word if same else ""),
                w.WORD_NAMES[each.op],
            )
            for each in choices
        ]
        listed = self.phrases.joined(texts, "clauses-or")
        return self._clause(effect, mode, kit, named=named, choices=listed, same=yes(same))

    def _clause(
        self,
        effect: Effect,
        mode: Mode,
        kit: Character | None = None,
        *,
        named: bool = False,
        after: str = "",  # the word before it in the same sentence, about the same player
        also: bool = False,
        **more: object,
    ) -> str:
        arguments = self.arguments(effect, mode, kit, named=named, after=after, also=also)
        return self.say(f"effect-{w.WORD_NAMES[effect.op]}", **arguments, **more)

    def arguments(
        self,
        effect: Effect,
        mode: Mode,
        kit: Character | None = None,
        *,
        named: bool = False,
        after: str = "",
        also: bool = False,
    ) -> dict[str, object]:
        """What every effect message may use; see cards.ftl."""
        who = whom(effect, mode, named)
        return {
            "who": who,
            "person": PERSONS.get(who, "one"),
            "again": yes(bool(after)),
            "after": after or "none",
            "also": yes(also),
            "named": yes(named),
            "amount": abs(effect.amount),
            "direction": "loses" if effect.amount < 0 else "gains",
            "stat": STAT_NAMES.get(effect.stat, "gold"),
            "deck": effect.stat,
            "payee": PAYEE_NAMES.get(effect.payee, "inn"),
            "when": w.MOMENT_NAMES.get(mode.when, "none"),
            "picks": mode.most,
            "most": "many" if mode.least < mode.most else "exactly",
            "types": self._types(mode.types),
            "scope": self.stats(mode.scope),
            "gold": yes(bool(mode.scope & w.GOLD)),
            **self.kit_words(effect, kit),
        }

    def kit_words(self, effect: Effect, kit: Character | None) -> dict[str, object]:
        """The tracker, the box and the kind of card that an effect is about; see `kitwords`."""
        trackers = bits(effect.stat) if effect.op == w.TRACK_OF_CHOICE else []
        names = [kw.tracker(kit, number) for number in trackers]
        return {
            "tracker": kw.tracker_of(effect, kit),
            "trackers": self.phrases.either(
                [self.say("tracker-gained", tracker=name, amount=effect.amount) for name in names]
            ),
            "box": kw.box_of(effect, kit),
            "tag": effect.tag or "none",
            "type": self._types(effect.stat) if effect.op == w.DISCARD_OR_LOSE else "",
        }

    def effect(self, effect: Effect, mode: Mode, kit: Character | None = None) -> str:
        """One effect by itself, as a clause."""
        return self._clause(effect, mode, kit)

    # What an Ignore looks at ---------------------------------------------------------------------

    def _types(self, types: int) -> str:
        """ "an Action, Sometimes or Anytime Card"."""
        names = [w.TYPE_NAMES[bit] for bit in TYPES_IN_ORDER if types & bit]
        if not names:
            return ""
        listed = [self.say("type-first", type=names[0])]
        listed.extend(self.say("type-next", type=name) for name in names[1:])
        return self.say("types-listed", list=self.phrases.either(listed))

    def stats(self, stats: int) -> str:
        """ "Fortitude, Alcohol Content or Gold"."""
        names = [name for bit, name in STAT_NAMES.items() if stats & bit]
        return self.phrases.either(
            [
                self.say("scope-next" if number else "scope-first", stat=name)
                for number, name in enumerate(names)
            ]
        )

    # Types and Drinks ----------------------------------------------------------------------------

    def type_line(self, card: CardDef) -> str:
        if card.drink is not None and card.drink.chaser:
            return self.say("type-drink-with-chaser")
        names = self.subtypes(card)
        if not card.ladder:
            types = card.types()
            printed = [bit for bit in TYPES_IN_ORDER if types & bit]
            names = [self.say("type-name", type=w.TYPE_NAMES[bit]) for bit in printed] + names
        text = ""
        for name in names:
            text = self.say("type-both", first=text, second=name) if text else name
        return large(text)

    def subtypes(self, card: CardDef) -> list[str]:
        """ "Pet", "Scheme"; cards of a side deck are a kind of their own: "Mushroom"."""
        names = [self.say("tag-name", tag=tag) for tag in card.tags]
        box = kw.box_filled_with(card)
        if box:
            names.append(self.say("boxed-card", box=box))
        return names

    def _drink(self, card: CardDef, face: DrinkFace, modes: str) -> str:
        clauses = [self.numbers(face.alcohol, face.fortitude)]
        races: dict[tuple[int, int], list[str]] = {}
        for race, alcohol, fortitude in face.races:
            races.setdefault((alcohol, fortitude), []).append(self.say("race-name", race=race))
        for (alcohol, fortitude), names in races.items():
            numbers = self.numbers(alcohol, fortitude)
            clauses.append(
                self.say("drink-race", races=self.phrases.either(names), numbers=numbers)
            )
        if face.extras:
            clauses.extend(self.clauses(Mode(w.DRINK, 0, face.extras), card.kit))
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


def whom(effect: Effect, mode: Mode, named: bool) -> str:
    """The player an effect touches, by the name the messages know them by."""
    if effect.who != w.PICKED:
        return w.WHO_NAMES[effect.who]
    if mode.type in (w.EVENT, w.DRINK) and effect.pick == w.PICK_NOBODY:
        return "me"  # a Drink Event speaks to its revealer
    if named or effect.pick == w.PICK_NOBODY:
        return "those" if mode.most > 1 else "picked"
    if mode.most > 1:
        return "players" if effect.pick == w.PICK_ANYONE else "others"
    return PICK_NAMES[effect.pick]


def same_player(one: Effect, other: Effect) -> bool:
    return one.who == other.who


def shares_a_sentence(last: Effect, effect: Effect) -> bool:
    """Whether an effect can follow on with "and"."""
    if not same_player(last, effect) or effect.op not in SHARING:
        return False
    return not (effect.op in GAINS and last.op in ALONE)


def varies(mode: Mode, plain: Mode) -> bool:
    """Whether a mode is the other one for an extra cost, or out of another place."""
    dearer = mode.cost != w.NO_COST or mode.place != plain.place
    return dearer and mode.type == plain.type and mode.when == plain.when


def alike(one: Effect, other: Effect) -> bool:
    """Whether two effects do the same thing to the same player, but for the amount."""
    return (one.op, one.who, one.stat, one.payee) == (
        other.op,
        other.who,
        other.stat,
        other.payee,
    )


def equal(some: Sequence[Effect], others: Sequence[Effect]) -> bool:
    """Whether the same is done to the same players."""
    return len(some) == len(others) and all(
        alike(one, other) and one.amount == other.amount
        for one, other in zip(some, others, strict=True)
    )


def difference(card: CardDef) -> int:
    """Which single effect tells the modes of a card apart, if all else is the same; or -1."""
    first = card.modes[0] if card.modes else None
    if first is None or len(card.modes) < 2 or len(first.effects) < 2:
        return -1
    for mode in card.modes[1:]:
        if (mode.type, mode.when, mode.cost, mode.place, len(mode.effects)) != (
            first.type,
            first.when,
            first.cost,
            first.place,
            len(first.effects),
        ):
            return -1
    apart = {
        number
        for mode in card.modes[1:]
        for number, effect in enumerate(mode.effects)
        if not equal([effect], [first.effects[number]])
    }
    return apart.pop() if len(apart) == 1 else -1


def yes(flag: bool) -> str:
    return "yes" if flag else "no"
