"""Why a card may not be played now: a key, the rule that says so, and a sentence for the player."""

from typing import Any, Final


class Reason:
    """An explanation by rule ID."""

    __slots__ = ("key", "rule", "text")

    def __init__(self, key: str, rule: str, text: str) -> None:
        self.key = key
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class IllegalAnswer(ValueError):
    """An answer the table does not take. The table is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.rule = reason.rule

    def __reduce__(self) -> tuple[Any, ...]:
        """As it comes out of another process: with all of it."""
        return refused, (self.reason.key, self.reason.rule, self.reason.text)


def refused(key: str, rule: str, text: str) -> IllegalAnswer:
    return IllegalAnswer(Reason(key, rule, text))


_ALL: Final[dict[str, Reason]] = {}


def learn_reason(key: str, rule: str, text: str) -> str:
    """A reason that rules which join in may give, or the engine itself; its key."""
    _ALL[key] = Reason(key, rule, text)
    return key


def reason(key: str) -> Reason:
    return _ALL[key]


def all_reasons() -> list[Reason]:
    return list(_ALL.values())


NOT_NOW: Final = learn_reason(
    "not-now", "TIME-2", "It is not your choice right now; wait until the table asks you."
)
NOT_OFFERED: Final = learn_reason(
    "not-offered", "TIME-1", "That is not one of the answers the table is asking for."
)
NOT_YOURS: Final = learn_reason("not-yours", "SETUP-16", "You do not hold that card.")
GAME_OVER: Final = learn_reason("game-over", "LOSE-16", "The evening is over.")
OUT: Final = learn_reason("out", "LOSE-17", "You are out of the game and play no more cards.")
MID_DISCARD: Final = learn_reason(
    "mid-discard", "TURN-5", "Finish discarding and drawing before you play anything."
)
UNDER_WAY: Final = learn_reason(
    "under-way", "TIME-14", "First the table needs another answer; then cards can be played again."
)
ONLY_MY_ACTION: Final = learn_reason(
    "only-my-action", "CARD-2", "An Action Card is played only in your own Action Phase."
)
ACTION_SPENT: Final = learn_reason(
    "action-spent", "TURN-9", "You have already played your Action Card this turn."
)
ONLY_IN_ROUND: Final = learn_reason(
    "only-in-round",
    "CARD-5",
    "It is played only during a Round of Gambling, on your gambling turn.",
)
NOT_IN_ROUND: Final = learn_reason(
    "not-in-round", "GAMB-23", "You have left this Round of Gambling and cannot gamble in it."
)
UNDER_WINNING_HAND: Final = learn_reason(
    "under-winning-hand", "GAMB-21", "Only a Cheating Card can take control from Winning Hand!."
)
NO_TARGET: Final = learn_reason("no-target", "TURN-10", "There is nobody you could name for it.")
NO_ROUND: Final = learn_reason("no-round", "CARD-3", "There is no Round of Gambling under way.")
DODGES_ANTE: Final = learn_reason(
    "dodges-ante", "TIP-2", "It cannot be used to get out of an ante that has been called for."
)
ENDS_ALREADY: Final = learn_reason(
    "ends-already", "TIP-3", "It cannot answer a card that would itself end the Round."
)
ROUND_DECIDED: Final = learn_reason(
    "round-decided", "GAMB-15", "The last pass has ended the Round; nothing can change it now."
)
EMPTY_POT: Final = learn_reason("empty-pot", "STAT-4", "There is no Gold in the pot to take.")
DOES_NOT_AFFECT: Final = learn_reason(
    "does-not-affect", "STAT-6", "No card is about to change that attribute of yours directly."
)
WRONG_TYPE: Final = learn_reason(
    "wrong-type", "NEG-14", "It protects you only from the types of card that it names."
)
IGNORES_ROUND: Final = learn_reason(
    "ignores-round", "GAMB-7", "A Round of Gambling and its antes cannot be Ignored."
)
OWN_PRICE: Final = learn_reason(
    "own-price", "NEG-8", "You cannot Ignore a payment that your own card demands of you."
)
LOCKED: Final = learn_reason(
    "locked",
    "CARD-16",
    "The card you shared this loss with allows no further reducing or Ignoring.",
)
SHIELDED: Final = learn_reason(
    "shielded", "NEG-12", 'Nothing but "I don\'t think so!" can affect that card.'
)
NO_SOMETIMES: Final = learn_reason(
    "no-sometimes", "NEG-12", "It answers a Sometimes Card, and none is waiting for an answer."
)
NO_DRINK_CHANGER: Final = learn_reason(
    "no-drink-changer",
    "CHNG-6",
    "It answers only a Sometimes Card that changes the effects of a Drink.",
)
NO_CHEATING: Final = learn_reason(
    "no-cheating", "CARD-3", "It answers a Cheating Card, and none has just been played."
)
NO_LOSS_COMING: Final = learn_reason(
    "no-loss-coming", "CARD-3", "No player is about to make you lose Fortitude."
)
NO_LOSS: Final = learn_reason(
    "no-loss", "TIME-16", "It needs Fortitude that another player has just made you lose."
)
LOSS_REDUCED: Final = learn_reason(
    "loss-reduced", "CARD-3", "You reduced that loss with a card, so you cannot hit back for it."
)
NOT_DRUNKER: Final = learn_reason(
    "not-drunker", "CARD-3", "No other player's card has just raised your Alcohol Content."
)
NOT_POORER: Final = learn_reason(
    "not-poorer", "CARD-3", "No other player's card has just cost you any Gold."
)
BOUND: Final = learn_reason(
    "bound", "CARD-16", "Nobody may leave this Round of Gambling of their own will."
)
UNNEGATABLE: Final = learn_reason("unnegatable", "CARD-16", "That card cannot be Negated.")
NO_GAIN: Final = learn_reason(
    "no-gain", "CARD-3", "No other player is about to gain Fortitude that this could stop."
)
NO_BLOW: Final = learn_reason(
    "no-blow", "CARD-3", "No other player has just made anybody lose Fortitude."
)
NO_ROBBERY: Final = learn_reason(
    "no-robbery", "CARD-3", "No other player's card is about to take Gold out of the Inn."
)
NO_TIP: Final = learn_reason(
    "no-tip", "CARD-3", "Nobody has just paid the Inn because of such a card."
)
NO_GOLD_LOSS: Final = learn_reason("no-gold-loss", "CARD-3", "You are not about to lose any Gold.")
NO_ANTE: Final = learn_reason("no-ante", "CARD-3", "Nobody is asking you for an ante.")
NO_DRINK: Final = learn_reason("no-drink", "NEG-7", "No Drink lies face up in front of anyone.")
NEW_DRINKS_FIRST: Final = learn_reason(
    "new-drinks-first", "DRNK-8", "First the new Drinks are paid for; then there is one to order."
)
REVEALING: Final = learn_reason(
    "revealing", "CHSR-11", "Drinks are still being turned up; wait for the last one."
)
NOT_MY_DRINK: Final = learn_reason(
    "not-my-drink", "NEG-5", "You can use it only on a Drink that you are about to drink."
)
OWN_TURN: Final = learn_reason(
    "own-turn", "CARD-3", "It works only on what you drink in another player's turn."
)
OWN_DRINK: Final = learn_reason(
    "own-drink", "CARD-3", "It works only on a Drink another player revealed."
)
DRINK_IGNORED: Final = learn_reason(
    "drink-ignored", "NEG-2", "That Drink has already been Ignored by its drinker."
)
ONE_PIECE: Final = learn_reason("one-piece", "SPLT-13", "That Drink cannot be split by a card.")
NOT_ORDERING: Final = learn_reason(
    "not-ordering", "CARD-3", "It is played in your own Order a Drink Phase."
)
NOT_DRINKING: Final = learn_reason(
    "not-drinking", "CARD-3", "It is played in another player's Drink Phase."
)
NO_WIN: Final = learn_reason(
    "no-win", "CARD-3", "No other player has just won a Round of Gambling."
)
NO_COLLECT: Final = learn_reason(
    "no-collect", "GAMB-17", "No other player has just collected a pot."
)
NO_NEW_DRINKS: Final = learn_reason(
    "no-new-drinks", "DRNK-6", "Nobody is paying for a new Drink Deck right now."
)
NO_EVENT: Final = learn_reason("no-event", "EVNT-3", "No Event that would affect you is waiting.")
NO_NUMBER: Final = learn_reason(
    "no-number", "CARD-17", "There is no number in that card to change."
)
CANNOT_PAY: Final = learn_reason(
    "cannot-pay", "CARD-16", "You cannot pay the extra cost that this way of playing it asks for."
)
NOT_FROM_HERE: Final = learn_reason(
    "not-from-here", "CARD-16", "In this way it is played only from another place on your mat."
)
BY_ITSELF: Final = learn_reason(
    "by-itself", "CARD-16", "It does what it says by itself, when its moment comes."
)
NO_HIT_BACK: Final = learn_reason("no-hit-back", "CARD-16", "That loss cannot be hit back for.")
UNIGNORABLE: Final = learn_reason("unignorable", "CARD-16", "That card cannot be Ignored.")
ANYTIME_BARRED: Final = learn_reason(
    "anytime-barred", "TIME-14", "First this is settled; an Anytime Card has to wait a moment."
)
