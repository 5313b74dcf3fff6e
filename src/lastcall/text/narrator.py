"""The narrator: cards, events, questions and answers in a person's language."""

from collections.abc import Sequence
from typing import Final

from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import CardDef, Character, Mode
from lastcall.engine.effects.flow import ChooseOne
from lastcall.engine.events import Event
from lastcall.engine.options import Decision, Option
from lastcall.engine.reasons import Reason
from lastcall.engine.state import Game
from lastcall.engine.view import StackView, View
from lastcall.engine.word import Word
from lastcall.text.cardtext import CardText, difference, yes
from lastcall.text.outcome import Outcome, origin_name
from lastcall.text.phrases import Phrases, large
from lastcall.text.telling import Telling

# How a card is chosen in a question that is about one, if not to discard it.
CHOOSING: Final = {
    w.ASK_COST: "option-harvest",
    w.ASK_BOX: "option-from-box",
    w.ASK_LAY_DOWN: "option-lay-down",
    w.ASK_FETCH: "option-fetch",
    w.ASK_ARRANGE: "option-arrange",
    w.ASK_PRIZE: "option-prize",
    w.ASK_CRAWL: "option-crawl",
    w.ASK_PUT_BACK: "option-put-back",
}
# Questions to which "that is all" is said in words of its own.
NOTHING_MORE: Final = (w.ASK_ARRANGE, w.ASK_OFFER, w.ASK_CRAWL)


class Narrator:
    """Everything a person reads about a game, in one locale.

    Seats are called by `names`, one for each, as the table calls its players.
    """

    def __init__(self, locale: str = "en") -> None:
        self.phrases = Phrases(locale)
        self.say = self.phrases.say
        self.cards = CardText(self.phrases)
        self.outcomes = Outcome(self.phrases, self.cards)
        self.telling = Telling(self.phrases, self.cards)

    # Cards and names -----------------------------------------------------------------------------

    def title(self, card: CardDef) -> str:
        """A card's title, as printed on it."""
        return self.phrases.title(card.title)

    def quoted(self, card: CardDef) -> str:
        """A card's title amid a sentence."""
        return self.phrases.quoted(card.title)

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
        known = CHARACTERS.get(id)
        return known.name if known is not None else large(id.rpartition(":")[2])

    def short(self, character: Character) -> str:
        """ "Gog"."""
        own = f"character-{character.id}.short"
        known = self.phrases.messages.has(own)
        return self.say(own) if known else character.name.split()[0]

    def deck(self, name: str) -> str:
        """A deck by its name: a character's, or "Dale's Mushroom Deck"."""
        own = f"deck-{name}"
        return self.say(own) if self.phrases.messages.has(own) else self.character(name)

    def seat_names(self, game: Game) -> list[str]:
        """What to call each seat: "Gog", and "Gog II" where a character sits down twice."""
        names: list[str] = []
        ids = [character.id for character in game.characters]
        for seat, character in enumerate(game.characters):
            name = self.short(character)
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
        return self.telling.line(event, game, names)

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
            if len(view.winners) > 1 and len({view.seats[i].party for i in view.winners}) == 1:
                return self.say("question-over-team", winners=winners)
            return self.say("question-over", winners=winners, count=len(view.winners))
        # A joint choice of a team is put to every member who may answer it (TEAM-37).
        mine = view.asked == view.me or len(view.options) > 0
        player = names[view.me if mine else view.asked]
        if not mine:
            return self.say("waiting-for", player=player, kind=view.asked_for)
        if view.asked_for == w.ASK_RESPOND:
            return self._ask_to_respond(player, view, names)
        return self.say(
            self.phrases.known(f"question-{view.asked_for}"),
            player=player,
            actions=yes(any(starts_action(option, view) for option in view.options)),
            done=yes(any(option.kind == w.DONE for option in view.options)),
            **self._about(view),
            card=self._asking_title(view),
            named=yes(bool(self._asking_title(view))),
            offer=self._offered(view),
            drink=self._own_drink(view, names),
            stage=w.PHASE_NAMES[view.phase] or "none",
            **self._round_words(view, names),
        )

    def _about(self, view: View) -> dict[str, object]:
        """Why one is losing, or what of a kit the question is about."""
        words: dict[str, object] = {"cause": cause_of_losing(view), "fuse": ""}
        if view.asked_for == w.ASK_TARGET and view.stack:
            words.update(self.outcomes.fuse(view.stack[-1], view))
        return {**words, **self._meant(view)}

    def _meant(self, view: View) -> dict[str, object]:
        """The word that asks, with what it is about."""
        about = asked(view)
        word = about.word
        meant = self.cards.meant(word)
        if about.box >= 0:
            meant["box"] = view.game.boxes[about.seat][about.box].name
        if about.tracker >= 0:
            meant["tracker"] = view.game.trackers[about.seat][about.tracker].name
        return {**meant, "word": word.name if word is not None else "none"}

    def _ask_to_respond(self, player: str, view: View, names: Sequence[str]) -> str:
        if view.top in ("play", "drinks"):
            layer = view.stack[-1]
            stakes = self.outcomes.stakes(layer, view, names)
            if layer.kind != "play":
                return self._ask_about_drinks(player, layer, stakes, view, names)
            if layer.aftermath:
                attacker = self.outcomes.player(layer, view, names)
                return self.say(
                    "question-respond-aftermath",
                    player=player,
                    attacker=attacker,
                    when=moment_of(view),
                )
            origin = origin_name(layer)
            about = "play" if layer.card >= 0 or origin == "own-rules" else origin
            if layer.owner == view.me and about == "play":
                about = "own"
            card = self._top_title(view) or self._fuse_of(layer, view, names)
            return self.say(
                f"question-respond-{about}",
                player=player,
                card=card,
                named=yes(layer.card >= 0),
                stakes=stakes,
            )
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
            stage=w.PHASE_NAMES[view.phase] or "none",
        )

    def _fuse_of(self, layer: StackView, view: View, names: Sequence[str]) -> str:
        """What no card did: "Petra's Hellfire"."""
        player = self.outcomes.player(layer, view, names)
        fuse = self.outcomes.fuse(layer, view)["fuse"]
        if not fuse:
            return player
        if layer.owner == view.me:
            return str(fuse)
        return self.say("fuse-of", player=player, fuse=fuse)

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
                stakes = self.outcomes.contents(drink)
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
            return self.quoted(view.game.defs[view.stack[-1].card])
        return ""

    def _asking_title(self, view: View) -> str:
        """The card that asks: the one on top, or one that was attached to it."""
        layer = view.stack[-1] if view.stack else None
        if layer is not None and layer.parts:
            word = asked(view).word
            for (mode, _), (card, _) in zip(layer.parts, layer.attached, strict=False):
                if word in mode.words:
                    return self.quoted(view.game.defs[card])
        return self._top_title(view)

    def _offered(self, view: View) -> str:
        """What one may do or leave."""
        word = asked(view).word
        if view.asked_for != w.ASK_DARE or word is None:
            return ""
        return self.phrases.together(self.cards.clauses(Mode(w.RULE, 0, word.inner())))

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
                return self._choose_card(option.card, view)
            if view.asked_for == w.ASK_TRACKER:
                tracker = view.game.trackers[view.me][option.number].name
                return self.say("option-tracker", tracker=tracker, amount=1)
            return self._choice(option.number, view)
        if option.kind == w.SPEND:
            attribute = w.ATTRIBUTE_NAMES[w.POTION[option.number][0]]
            return self.say("option-spend", attribute=attribute)
        if option.kind == w.USE:
            card = view.game.defs[option.card]
            return self.say("option-use", card=self.quoted(card), needs=self.cards.needs(card))
        if option.kind == w.DECLINE and view.asked_for == w.ASK_SACRIFICE:
            return self.say("option-suffer", **self._meant(view))
        if option.kind == w.DONE and view.asked_for in NOTHING_MORE:
            return self.say(f"option-{view.asked_for}-none")
        if option.kind == w.DONE and view.asked_for in (w.ASK_LAY_DOWN, w.ASK_FETCH):
            way = "lay-down" if view.asked_for == w.ASK_LAY_DOWN else "set-out"
            return self.say(f"option-{way}-none", **self._meant(view))
        return self.say(f"option-{option.kind}", kind=view.asked_for, answers=yes(bool(view.stack)))

    def _choose_card(self, card: int, view: View) -> str:
        """One card of several: to discard it, or what else the question is about."""
        message = CHOOSING.get(view.asked_for, "option-discard")
        if view.asked_for == w.ASK_FETCH and asked(view).box >= 0:
            message = "option-set-out"  # it goes into a box, not into the hand
        return self.say(
            message,
            card=self.quoted(view.game.defs[card]),
            value=boxed_value(card, view),
            **self._meant(view),
        )

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
            card=self.quoted(card),
            targets=self._targets(option, view, names),
            drink=self.outcomes.drink_meant(option.on, layer, view, names, mine="drink-own"),
            word=mode.words[0].name,
        )
        if option.behalf >= 0:
            text = self.say("option-behalf", play=text, player=names[option.behalf])
        label = self.cards.label(mode)
        if label:
            how = self.cards.how(mode)
            text = self.say("option-how", play=text, label=label, how=how)
        apart = difference(card)
        if apart >= 0:
            gist = self.cards.word(mode.words[apart], mode)
            text = self.say("option-mode", play=text, gist=gist)
        elif len(card.modes) > 1 and not option.targets:
            gist = self.phrases.together(self.cards.clauses(mode, named=option.on >= 0))
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
        """One of several words, by its position."""
        about = asked(view)
        layer = view.stack[-1]
        if view.asked_for == w.ASK_OFFER and about.word is not None:
            return self._offer(about.word, number, layer.mode or Mode(w.EVENT, 0, ()))
        word = about.words[number]
        mode = layer.mode or Mode(w.DRINK, 0, about.words)
        who = word.whom().who
        mine = (who == wd.PICKED and view.me in layer.targets) or (
            who == wd.SOURCE and view.me != layer.owner
        )
        gist = self.cards.word(
            word,
            mode,
            who="me" if mine else "",
            number=about.amounts[number] if about.amounts else None,
        )
        return self.say("option-effect", gist=large(gist))

    def _offer(self, word: Word, number: int, mode: Mode) -> str:
        """One of the things a word offers, with its price."""
        gist = self.cards.word(word.choices_meant()[number], mode, after=ChooseOne.name)
        price = word.prices_meant()[number]
        if price:
            return self.say("option-offer", gist=gist, price=price)
        return self.say("option-effect", gist=large(gist))


def starts_action(option: Option, view: View) -> bool:
    return (
        option.kind == w.PLAY and view.game.defs[option.card].modes[option.mode].when == w.MY_ACTION
    )


def moment_of(view: View) -> str:
    """The moment for which the first card could be played that is offered now."""
    for option in view.options:
        if option.kind == w.PLAY:
            return w.MOMENT_NAMES[view.game.defs[option.card].modes[option.mode].when]
    return "none"


def asked(view: View) -> Decision:
    """What the one who looks is asked; nothing, if it is somebody else."""
    return view.about or Decision(view.me, view.asked_for, ())


def boxed_cards(view: View) -> list[tuple[int, int]]:
    """The cards in the boxes of the one who looks, with the marks they have reached."""
    return [pair for box in view.seats[view.me].boxes for pair in box] if view.me >= 0 else []


def boxed_value(card: int, view: View) -> int:
    """What a card in one's box is worth now; 0 for any other card."""
    ladder = view.game.defs[card].ladder
    for each, mark in boxed_cards(view):
        if each == card and ladder:
            return ladder[mark]
    return 0


def cause_of_losing(view: View) -> str:
    if view.me < 0:
        return "both"
    me = view.seats[view.me]
    passing_out = me.alcohol >= me.fortitude
    penniless = me.gold <= 0 and view.round is None
    if passing_out and penniless:
        return "both"
    return "passing-out" if passing_out else "penniless"
