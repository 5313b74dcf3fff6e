"""A card's text, composed from its effects: a new card needs no new text."""

from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, DrinkFace, Effect, Mode
from lastcall.text.phrases import Phrases

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
LEADS: Final = frozenset({w.MAY, w.IF_CONSCIOUS})
# Words that can share a sentence when they touch the same player: "you pay 1 Gold and order …".
SHARING: Final = frozenset(
    {w.CHANGE, w.PAY, w.DRAW, w.DISCARD, w.REVEAL, w.ORDER, w.NEGATE, w.IGNORE, w.WIN_ROUND}
)


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
        modes = self._modes(card)
        if card.drink is not None:
            return self._drink(card.drink, modes)
        return modes

    def _modes(self, card: CardDef) -> str:
        mixed = len({mode.type for mode in card.modes}) > 1 or card.drink is not None
        text = ""
        for mode in card.modes:
            one = self.mode(mode, name_type=mixed)
            text = self.say("card-or", first=text, second=one) if text else one
        return text

    def mode(self, mode: Mode, *, name_type: bool = False) -> str:
        """One way to play a card: its moment, what it does, and its small print."""
        clauses = self.clauses(mode)
        moment = w.MOMENT_NAMES.get(mode.when, "")
        said = mode.when in SAYS_THE_MOMENT.get(mode.effects[0].op, ()) or (
            mode.when in SAID_BY_THE_TYPE and not name_type
        )
        if moment and not said:
            words = self.say(f"moment-{moment}")
            clauses[0] = self.say("with-moment", moment=words, clause=clauses[0])
        sentences = [self.phrases.sentence(clause) for clause in clauses]
        return " ".join([*sentences, *self._notes(mode, moment)])

    def _notes(self, mode: Mode, moment: str) -> list[str]:
        notes: list[str] = []
        for effect in mode.effects:
            note = f"effect-{w.WORD_NAMES[effect.op]}.note"
            if self.phrases.messages.has(note):
                notes.append(self.say(note, **self.arguments(effect, mode)))
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

    def clauses(self, mode: Mode) -> list[str]:
        """What a mode does, as clauses in order; each makes a sentence."""
        clauses: list[str] = []
        effects = mode.effects
        named = False  # whether the player picked has been mentioned
        lead = ""
        run: list[str] = []  # clauses about the same player, for one sentence
        last: Effect | None = None
        at = 0
        while at < len(effects):
            effect = effects[at]
            at += 1
            if effect.op in LEADS:
                clauses.extend(self._joined(run))
                run, last = [], None
                lead += self._clause(effect, mode, named=named) + " "
                continue
            if effect.op == w.CHOOSE_ONE:
                choices = effects[at : at + effect.amount]
                at += effect.amount
                clause = self._choice(effect, choices, mode, named)
            else:
                again = last is not None and same_player(last, effect)
                if not (again and effect.op in SHARING):
                    clauses.extend(self._joined(run))
                    run = []
                clause = self._clause(effect, mode, named=named, again=bool(run))
            run.append(lead + clause)
            lead = ""
            last = effect if effect.op in SHARING else None
            named = named or effect.pick != w.PICK_NOBODY
        clauses.extend(self._joined(run))
        return clauses

    def _joined(self, run: Sequence[str]) -> list[str]:
        return [self.phrases.both(run)] if run else []

    def _choice(self, effect: Effect, choices: Sequence[Effect], mode: Mode, named: bool) -> str:
        same = all(same_player(effect, each) for each in choices)
        texts = [self._clause(each, mode, named=named, again=same) for each in choices]
        return self._clause(
            effect, mode, named=named, choices=self.phrases.either(texts), same=yes(same)
        )

    def _clause(
        self,
        effect: Effect,
        mode: Mode,
        *,
        named: bool = False,
        again: bool = False,
        **more: object,
    ) -> str:
        arguments = self.arguments(effect, mode, named=named, again=again)
        return self.say(f"effect-{w.WORD_NAMES[effect.op]}", **arguments, **more)

    def arguments(
        self, effect: Effect, mode: Mode, *, named: bool = False, again: bool = False
    ) -> dict[str, object]:
        """What every effect message may use; see cards.ftl."""
        who = whom(effect, mode, named)
        return {
            "who": who,
            "person": PERSONS.get(who, "one"),
            "again": yes(again),
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
        }

    def effect(self, effect: Effect, mode: Mode) -> str:
        """One effect by itself, as a clause."""
        return self._clause(effect, mode)

    # What an Ignore looks at ---------------------------------------------------------------------

    def _types(self, types: int) -> str:
        """ "an Action, Sometimes or Anytime Card"."""
        names = [w.TYPE_NAMES[bit] for bit in TYPES_IN_ORDER if types & bit]
        if not names:
            return ""
        listed = [self.say("type-first", type=names[0])]
        listed.extend(self.say("type-name", type=name) for name in names[1:])
        return self.say("types-listed", list=self.phrases.either(listed))

    def stats(self, stats: int) -> str:
        """ "Fortitude, Alcohol Content or Gold"."""
        return self.phrases.either(
            [self.say("stat-name", stat=name) for bit, name in STAT_NAMES.items() if stats & bit]
        )

    # Types and Drinks ----------------------------------------------------------------------------

    def type_line(self, card: CardDef) -> str:
        if card.drink is not None and card.drink.chaser:
            return self.say("type-drink-with-chaser")
        text = ""
        types = card.types()
        for bit in TYPES_IN_ORDER:
            if types & bit:
                one = self.say("type-name", type=w.TYPE_NAMES[bit])
                text = self.say("type-both", first=text, second=one) if text else one
        return text

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
        if face.extras:
            clauses.extend(self.clauses(Mode(w.DRINK, 0, face.extras)))
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


def yes(flag: bool) -> str:
    return "yes" if flag else "no"
