"""What is about to happen, in words: what lies on the stack, and what it means for a player."""

from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Mode
from lastcall.engine.effects.flow import ChooseOne
from lastcall.engine.view import ComingView, DrinkView, StackView, View
from lastcall.engine.word import Word
from lastcall.text.cardtext import CardText, leads, yes
from lastcall.text.phrases import Phrases
from lastcall.text.telling import payee_words

# While one of these is asked, what the word being resolved holds may still happen.
ABOUT_WHAT_FOLLOWS: Final = (w.ASK_CHOICE, w.ASK_DARE, w.ASK_LAY_DOWN)


# The mode of an effect that stands on a Drink.
AS_A_DRINK: Final = Mode(w.DRINK, 0, ())


class Outcome:
    """Tells what will happen if nothing stops it."""

    def __init__(self, phrases: Phrases, cards: CardText) -> None:
        self.phrases = phrases
        self.cards = cards
        self.say = phrases.say

    # Drinks --------------------------------------------------------------------------------------

    def titles(self, drink: DrinkView, view: View) -> str:
        """ "Wine with a Chaser + Mead"."""
        text = ""
        for card in drink.cards:
            title = self.phrases.title(view.game.defs[card].title)
            text = self.say("drink-titles", first=text, second=title) if text else title
        return self.say("quoted-drink", title=text) if text else self.say("drink-empty")

    def drink(
        self,
        drink: DrinkView,
        layer: StackView,
        view: View,
        names: Sequence[str],
        mine: str = "drink-yours",  # or "drink-own", where the player is the one who speaks
    ) -> str:
        """ "your Wine", "Gog's Wine"; numbered where a player has two alike."""
        text = self.titles(drink, view)
        alike = [
            d for d in layer.drinks if d.drinker == drink.drinker and self.titles(d, view) == text
        ]
        if drink.drinker == view.me:
            text = self.say(mine, drink=text, empty=yes(not drink.cards))
        else:
            text = self.say(
                "drink-of", name=names[drink.drinker], drink=text, empty=yes(not drink.cards)
            )
        if len(alike) > 1:
            number = next(i for i, d in enumerate(alike, 1) if d is drink)
            text = self.say("drink-which", drink=text, number=number, count=len(alike))
        return text

    def drink_meant(
        self,
        on: int,
        layer: StackView | None,
        view: View,
        names: Sequence[str],
        mine: str = "drink-yours",
    ) -> str:
        if layer is None or not 0 <= on < len(layer.drinks):
            return self.say("answered-nothing")
        return self.drink(layer.drinks[on], layer, view, names, mine)

    def drinks(self, layer: StackView, view: View, names: Sequence[str]) -> str:
        """Every Drink face up and what it does to whom."""
        if not layer.drinks:  # the first one waits for a new Drink Deck
            return self.say("outcome-under-way")
        kinds = {drink.cards for drink in layer.drinks}
        if len(layer.drinks) > 2 and len(kinds) == 1:
            return self._shared(layer, view, names)
        text = ""
        for drink in layer.drinks:
            one = self.say(
                "stack-drink",
                drink=self.drink(drink, layer, view, names),
                ignored=yes(drink.ignored),
                drunk=yes(layer.drunk),
                numbers=self.contents(drink),
            )
            text = self.say("stack-and", first=text, second=one) if text else one
        return text

    def contents(self, drink: DrinkView) -> str:
        """What a Drink does, with what cards have put into it: "+3 Alcohol Content and …"."""
        text = self.cards.numbers(drink.alcohol, drink.fortitude)
        for clause in self.added(drink, "drinker"):
            text = self.say("stack-and", first=text, second=clause)
        return text

    def added(self, drink: DrinkView, who: str) -> list[str]:
        """What it does besides its numbers, once a card has put something into it."""
        return [
            self.cards.word(word, AS_A_DRINK, who=who, number=amount)
            for word, amount in drink.added
        ]

    def _shared(self, layer: StackView, view: View, names: Sequence[str]) -> str:
        """Copies of one Drink (ROTH-3): the title once, players alike together."""
        groups: dict[tuple[int, int, bool], list[str]] = {}
        for drink in layer.drinks:
            key = (drink.alcohol, drink.fortitude, drink.ignored)
            groups.setdefault(key, []).append(names[drink.drinker])
        text = ""
        for (alcohol, fortitude, ignored), players in groups.items():
            one = self.say(
                "stack-shared-drink",
                players=self.phrases.both(players),
                ignored=yes(ignored),
                drunk=yes(layer.drunk),
                numbers=self.cards.numbers(alcohol, fortitude),
            )
            text = self.say("stack-and", first=text, second=one) if text else one
        return self.say("stack-shared", title=self.titles(layer.drinks[0], view), drinks=text)

    # Cards ---------------------------------------------------------------------------------------

    def outcome(self, layer: StackView, view: View, names: Sequence[str]) -> str:
        """What a card on the stack, or a demand of the rules, will do."""
        if layer.negated:
            return self.say("outcome-negated")
        if layer.aftermath:
            return self.say("outcome-aftermath")
        parts = self._coming(layer.coming, names)
        mode = layer.mode if layer.origin == w.OF_A_CARD else None  # demands are all in `coming`
        if mode is not None and mode.pick and not layer.targets and not layer.begun():
            return self.phrases.together(self.cards.clauses(mode))
        lead = ""
        for word in ahead(layer, view) if mode is not None else ():
            if word.numeric:  # it is in `coming`, with whom it touches
                continue
            text = self._will(word, layer, view, names)
            if hangs_on(word):
                lead = text + " "
            else:
                parts.append(lead + text)
                follows = word.inner() and not leads(word) and not isinstance(word, ChooseOne)
                lead = self.say("will-if-so") + " " if follows else ""
        text = ""
        for part in parts:
            text = self.say("stack-and", first=text, second=part) if text else part
        return text or self.say("outcome-under-way" if layer.begun() else "outcome-nothing")

    def _will(self, word: Word, layer: StackView, view: View, names: Sequence[str]) -> str:
        below = layer_below(layer, view)
        player = self.player(layer, view, names)
        aims = layer.aims(word)
        targets = self.phrases.both([names[seat] for seat in aims])
        source = names[below.owner] if below is not None and below.owner >= 0 else player
        drinks = below.drinks if below is not None else ()
        drink = drinks[layer.on] if 0 <= layer.on < len(drinks) else None
        who = word.whom().who
        whom = {
            wd.ME: player,
            wd.PICKED: targets or player,
            wd.EACH: self.say("whom-each"),
            wd.EACH_OTHER: self.say("whom-each-other"),
            wd.SOURCE: source,
            wd.DRINKER: names[drink.drinker] if drink is not None else player,
        }[who]
        message = self.phrases.known(f"will-{word.name}")
        if hangs_on(word) and self.phrases.messages.has(f"{message}.lead"):
            message += ".lead"
        return self.say(
            message,
            player=player,
            targets=whom if who == wd.SOURCE else targets or player,
            aimed=yes(bool(targets)),
            several=yes(who == wd.PICKED and len(aims) > 1),
            whom=whom,
            source=source,
            answered=self._answered(below, view),
            drink=self.drink_meant(layer.on, below, view, names),
            title=self.titles(drink, view) if drink is not None else "",
            own=yes(drink is not None and drink.drinker == layer.owner),
            **self.cards.meant(word),
        )

    def _answered(self, below: StackView | None, view: View) -> str:
        if below is None or below.kind != "play":
            return self.say("answered-nothing")
        if below.card >= 0:
            return self.phrases.quoted(view.game.defs[below.card].title)
        fuse = self.fuse(below, view)["fuse"]
        if fuse:
            return str(fuse)
        return self.say("answered-ante" if below.origin == w.OF_AN_ANTE else "answered-payment")

    def player(self, layer: StackView, view: View, names: Sequence[str]) -> str:
        """Who played it; for an Event, who revealed it."""
        if layer.owner >= 0:
            return names[layer.owner]
        return names[layer.targets[0] if layer.targets else view.active]

    def _coming(self, coming: Sequence[ComingView], names: Sequence[str]) -> list[str]:
        """Changes and payments; players to whom the same happens share a clause."""
        groups: dict[tuple[int, int, int, bool, bool, int], list[int]] = {}
        for number, c in enumerate(coming):
            # What happens to a player twice is said twice.
            times = sum(d.seat == c.seat and d.attribute == c.attribute for d in coming[:number])
            key = (c.attribute, c.amount, c.payee, c.from_inn, c.prevented, times)
            groups.setdefault(key, []).append(c.seat)
        texts: list[str] = []
        for (attribute, amount, payee, from_inn, prevented, _), seats in groups.items():
            what = w.ATTRIBUTE_NAMES[attribute]
            if from_inn:
                what = "gold-from-inn"
            elif prevented:
                what = "gold-kept"
            texts.append(
                self.say(
                    f"outcome-{what}",
                    players=self.phrases.both([names[seat] for seat in seats]),
                    count=len(seats),
                    amount=abs(amount),
                    direction="loses" if amount < 0 else "gains",
                    **payee_words(payee, names),
                )
            )
        return texts

    # What it means for one player ----------------------------------------------------------------

    def stakes(self, layer: StackView, view: View, names: Sequence[str]) -> str:
        """What the top of the stack would do to the player who looks at it, or else at all."""
        parts: list[str] = []
        if layer.kind == "play":
            parts = self._stakes_of_play(layer, view.me, names)
            return self.phrases.together(parts) if parts else self.outcome(layer, view, names)
        mine = [d for d in layer.drinks if d.drinker == view.me and not d.ignored]
        if not mine:
            return self.drinks(layer, view, names)
        alcohol = sum(drink.alcohol for drink in mine)
        fortitude = sum(drink.fortitude for drink in mine)
        for what, amount in (("alcohol", alcohol), ("fortitude", fortitude)):
            if amount:
                parts.append(self._would(what, amount))
        for drink in mine:
            parts.extend(self.added(drink, "me"))
        return self.phrases.together(parts) if parts else self.say("drink-nothing")

    def _stakes_of_play(self, layer: StackView, me: int, names: Sequence[str]) -> list[str]:
        parts: list[str] = []
        payers: dict[int, list[int]] = {}
        for c in layer.coming:
            if c.attribute == w.GOLD and c.payee == me and c.seat != me and not c.prevented:
                payers.setdefault(c.amount, []).append(c.seat)
            elif c.seat != me or c.prevented or c.from_inn:
                continue
            elif c.attribute == w.GOLD:
                parts.append(self._would("gold", c.amount, **payee_words(c.payee, names)))
            else:
                parts.append(self._would(w.ATTRIBUTE_NAMES[c.attribute], c.amount))
        for amount, seats in payers.items():
            players = self.phrases.both([names[seat] for seat in seats])
            parts.append(
                self.say("would-receive", players=players, count=len(seats), amount=amount)
            )
        return parts

    def _would(self, what: str, amount: int, **more: object) -> str:
        direction = "loses" if amount < 0 else "gains"
        return self.say(f"would-{what}", amount=abs(amount), direction=direction, **more)

    # Lines of the stack --------------------------------------------------------------------------

    def line(self, layer: StackView, view: View, names: Sequence[str]) -> str:
        if layer.kind != "play":
            drinks = self.drinks(layer, view, names)
            return self.say(f"stack-{layer.kind}", drinks=drinks)
        title = view.game.defs[layer.card].title if layer.card >= 0 else ""
        text = self.say(
            f"stack-{origin_name(layer)}",
            player=self.player(layer, view, names),
            card=self.phrases.quoted(title) if title else "",
            targets=self.phrases.both([names[seat] for seat in layer.targets]),
            aimed=yes(bool(layer.targets)),
            outcome=self.outcome(layer, view, names),
            **self.fuse(layer, view),
        )
        for card, targets in layer.attached:
            text = self.say(
                "stack-attached",
                line=text,
                card=self.phrases.quoted(view.game.defs[card].title),
                targets=self.phrases.both([names[seat] for seat in targets]),
                aimed=yes(bool(targets)),
            )
        return text

    def fuse(self, layer: StackView, view: View) -> dict[str, object]:
        """The tracker that went off, where it was no card."""
        for tracker in view.game.trackers[layer.owner] if layer.owner >= 0 else ():
            if layer.mode is not None and tracker.fires is layer.mode:
                name = self.say("tracker-name", tracker=tracker.name, amount=0)
                return {"cause": tracker.name, "fuse": name}
        return {"cause": "none", "fuse": ""}


def origin_name(layer: StackView) -> str:
    """Where a play came from, as the messages call it."""
    if layer.origin == w.OF_AN_ANTE:
        return "ante"
    if layer.origin == w.OF_NEW_DRINKS:
        return "new-drinks"
    if layer.origin != w.OF_A_CARD:
        return "payment"
    if layer.card < 0:
        return "own-rules"
    return "event" if layer.type == w.EVENT else "play"


def ahead(layer: StackView, view: View) -> list[Word]:
    """What is still to come of a play, with what hangs on the question that is being asked."""
    words = layer.ahead()
    if view.asked_for in ABOUT_WHAT_FOLLOWS and view.stack and view.stack[-1] is layer:
        return [*layer.holding(), *words]
    return words


def hangs_on(word: Word) -> bool:
    """Whether it leads up to words that are told after it; numbers are told before."""
    return leads(word) and not all(inner.numeric for inner in word.inner())


def layer_below(layer: StackView, view: View) -> StackView | None:
    """What a layer answers."""
    for number, each in enumerate(view.stack):
        if each is layer:
            return view.stack[number - 1] if number else None
    return view.stack[-1] if view.stack else None
