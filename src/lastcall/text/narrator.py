"""The narrator: cards, events, questions and answers in a person's language."""

from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Effect, Mode
from lastcall.engine.options import Option, bits
from lastcall.engine.pieces import Event
from lastcall.engine.reasons import Reason
from lastcall.engine.table import Game
from lastcall.engine.view import StackView, View
from lastcall.text.cardtext import CardText, yes
from lastcall.text.outcome import Outcome, mode_of, origin_name, payee_words
from lastcall.text.phrases import Phrases, large

# Events that are told by others: a card drawn by the count, a choice and a share by what they do.
UNTOLD: Final = frozenset({"drew-card", "chose", "inherited"})
PAYMENTS: Final = frozenset({"paid", "inn-paid"})


class Narrator:
    """Everything a person reads about a game, in one locale.

    Seats are called by `names`, one for each, as the table calls its players.
    """

    def __init__(self, locale: str = "en") -> None:
        self.phrases = Phrases(locale)
        self.say = self.phrases.say
        self.cards = CardText(self.phrases)
        self.outcomes = Outcome(self.phrases, self.cards)

    # Cards and names -----------------------------------------------------------------------------

    def card_text(self, card: CardDef) -> str:
        """What a card does: "Another player loses 2 Fortitude."."""
        return self.cards.card(card)

    def type_line(self, card: CardDef) -> str:
        """ "Action – Gambling", "Sometimes", "Drink with a Chaser", "Drink Event"."""
        return self.cards.type_line(card)

    def character(self, id: str) -> str:
        """ "Gog the Half-Ogre"."""
        if self.phrases.messages.has(f"character-{id}"):
            return self.say(f"character-{id}")
        return large(id)

    def seat_names(self, game: Game) -> list[str]:
        """What to call each seat: "Gog", and "Gog II" where a character sits down twice."""
        names: list[str] = []
        ids = [character.id for character in game.characters]
        for seat, character in enumerate(game.characters):
            short = f"character-{character.id}.short"
            known = self.phrases.messages.has(short)
            name = self.say(short) if known else character.name.split()[0]
            number = ids[: seat + 1].count(character.id)
            if number > 1:
                name = self.say("character-again", name=name, number=number)
            names.append(name)
        return names

    def phase(self, phase: int) -> str:
        """ "Order a Drink Phase"."""
        return self.say("phase-name", phase=w.PHASE_NAMES[phase] or "none")

    def reason(self, reason: Reason) -> str:
        """Why not, and the rule that says so. The engine's English text is the fallback."""
        own = f"reason-{reason.key}"
        text = self.say(own) if self.phrases.messages.has(own) else reason.text
        return self.say("reason", text=text, rule=reason.rule)

    # The log -------------------------------------------------------------------------------------

    def event(self, event: Event, game: Game, names: Sequence[str]) -> str | None:
        """A line of the log, or None if the event is not worth one."""
        if event.kind in UNTOLD:
            return None
        payee = event.other if event.kind in PAYMENTS else w.INN
        targets = self._names(bits(event.amount), names) if event.kind == "played" else ""
        text = self.say(
            f"log-{event.kind}",
            player=names[event.seat] if event.seat >= 0 else "",
            other=names[event.other] if 0 <= event.other < len(names) else "",
            amount=abs(event.amount),
            direction="loses" if event.amount < 0 else "gains",
            card=self._quoted(event.card, game),
            named=yes(event.card >= 0),
            targets=targets,
            aimed=yes(bool(targets)),
            own=yes(event.other == event.seat),
            place=payee_words(payee, names)["place"],
            now=event.other,
            share=event.other,
        )
        return text or None

    def _quoted(self, card: int, game: Game) -> str:
        if card < 0:
            return ""
        kind = "drink" if game.home_seat[card] < 0 else "character"
        return self.say("log-card", title=game.defs[card].title, kind=kind)

    def _names(self, seats: Sequence[int], names: Sequence[str]) -> str:
        return self.phrases.both([names[seat] for seat in seats])

    # The stack -----------------------------------------------------------------------------------

    def stack_line(self, layer: StackView, view: View, names: Sequence[str]) -> str:
        """What lies there, by whom, at whom, and what it will do if nothing stops it."""
        return self.outcomes.line(layer, view, names)

    # Questions -----------------------------------------------------------------------------------

    def question(self, view: View, names: Sequence[str]) -> str:
        """Whose decision it is and what for, in one line."""
        if view.asked < 0:
            winners = self._names(view.winners, names)
            return self.say("question-over", winners=winners, count=len(view.winners))
        player = names[view.asked]
        if view.asked != view.me:
            return self.say("waiting-for", player=player, kind=view.asked_for)
        if view.asked_for == w.ASK_RESPOND:
            return self._ask_to_respond(player, view, names)
        return self.say(
            f"question-{view.asked_for}",
            player=player,
            actions=yes(any(starts_action(option, view) for option in view.options)),
            done=yes(any(option.kind == w.DONE for option in view.options)),
            cause=cause_of_losing(view),
            card=self._top_title(view),
            drink=self._own_drink(view, names),
            **self._round_words(view, names),
        )

    def _ask_to_respond(self, player: str, view: View, names: Sequence[str]) -> str:
        if view.top in ("play", "drinks"):
            layer = view.stack[-1]
            stakes = self.outcomes.stakes(layer, view, names)
            if layer.kind != "play":
                return self._ask_about_drinks(player, layer, stakes, view, names)
            if layer.aftermath:
                attacker = self.outcomes.player(layer, view, names)
                return self.say("question-respond-aftermath", player=player, attacker=attacker)
            origin = origin_name(layer)
            about = "play" if layer.card >= 0 or origin == "own-rules" else origin
            if layer.owner == view.me and about == "play":
                about = "own"
            card = self._top_title(view) or self.outcomes.player(layer, view, names)
            return self.say(f"question-respond-{about}", player=player, card=card, stakes=stakes)
        if view.top == "round" and view.round is not None:
            words = self._round_words(view, names)
            about = "won" if view.round.winner >= 0 else "round"
            return self.say(f"question-respond-{about}", player=player, **words)
        return self.say(
            "question-respond-turn",
            player=player,
            own=yes(view.active == view.me),
            active=names[view.active],
            phase=self.phase(view.phase),
        )

    def _ask_about_drinks(
        self, player: str, layer: StackView, stakes: str, view: View, names: Sequence[str]
    ) -> str:
        drinks = self.say("drinks-several")
        if len(layer.drinks) == 1:
            drink = layer.drinks[0]
            drinks = self.outcomes.drink(drink, layer, view, names)
            if drink.ignored:
                stakes = self.say("drink-ignored")
            elif drink.drinker != view.me:
                stakes = self.cards.numbers(drink.alcohol, drink.fortitude)
        return self.say("question-respond-drinks", player=player, drinks=drinks, stakes=stakes)

    def _round_words(self, view: View, names: Sequence[str]) -> dict[str, object]:
        rnd = view.round
        if rnd is None:
            return {"pot": 0, "controlled": "no", "controller": "", "winner": "", "gambler": ""}
        return {
            "pot": rnd.pot,
            "controlled": yes(rnd.controller >= 0),
            "controller": names[rnd.controller] if rnd.controller >= 0 else "",
            "winner": names[rnd.winner] if rnd.winner >= 0 else "",
            "gambler": names[rnd.seat],
        }

    def _top_title(self, view: View) -> str:
        if view.stack and view.stack[-1].card >= 0:
            return view.game.defs[view.stack[-1].card].title
        return ""

    def _own_drink(self, view: View, names: Sequence[str]) -> str:
        for drink in view.stack[-1].drinks if view.stack else ():
            if drink.drinker == view.me:
                return self.outcomes.drink(drink, view.stack[-1], view, names)
        return ""

    # Answers -------------------------------------------------------------------------------------

    def option(self, option: Option, view: View, names: Sequence[str]) -> str:
        """An answer in words: "Play Dance with Gog! on Eve", "Pass"."""
        if option.kind == w.PLAY:
            return self._play(option, view, names)
        if option.kind == w.GIVE:
            targets = self._targets(option, view, names)
            return self.say("option-give", targets=targets, kind=view.asked_for)
        if option.kind == w.CHOOSE:
            if option.card >= 0:
                return self.say("option-discard", card=view.game.defs[option.card].title)
            return self._choice(option.on, view)
        return self.say(f"option-{option.kind}")

    def _play(self, option: Option, view: View, names: Sequence[str]) -> str:
        card = view.game.defs[option.card]
        mode = card.modes[option.mode]
        layer = view.stack[-1] if view.stack else None
        kind = "option-play"
        if option.on >= 0:
            kind += "-on"
        if option.targets:
            kind += "-at"
        text = self.say(
            kind,
            card=card.title,
            targets=self._targets(option, view, names),
            drink=self.outcomes.drink_meant(option.on, layer, view, names),
            word=w.WORD_NAMES[mode.effects[0].op],
        )
        if len(card.modes) > 1 and not option.targets:
            gist = self.phrases.both(self.cards.clauses(mode))
            text = self.say("option-mode", play=text, gist=gist)
        return text

    def _targets(self, option: Option, view: View, names: Sequence[str]) -> str:
        return self.phrases.both(
            [
                self.say("option-yourself") if seat == view.me else names[seat]
                for seat in option.seats()
            ]
        )

    def _choice(self, number: int, view: View) -> str:
        """One of several effects, by its position."""
        layer = view.stack[-1]
        effect = layer.choices[number]
        mode = mode_of(layer, view) or Mode(w.DRINK, 0, layer.choices)
        mine = (effect.who == w.PICKED and view.me in layer.targets) or (
            effect.who == w.SOURCE and view.me != layer.owner
        )
        if mine:
            effect = Effect(effect.op, w.ME, effect.amount, effect.stat, effect.payee)
        return self.say("option-effect", gist=large(self.cards.effect(effect, mode)))


def starts_action(option: Option, view: View) -> bool:
    return (
        option.kind == w.PLAY and view.game.defs[option.card].modes[option.mode].when == w.MY_ACTION
    )


def cause_of_losing(view: View) -> str:
    if view.me < 0:
        return "both"
    me = view.seats[view.me]
    passing_out = me.alcohol >= me.fortitude
    penniless = me.gold <= 0 and view.round is None
    if passing_out and penniless:
        return "both"
    return "passing-out" if passing_out else "penniless"
