"""Why a card may not be played now: a key, the rule that says so, and a sentence for the player."""

from typing import Final


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


_ALL: Final[dict[str, Reason]] = {}


def _reason(key: str, rule: str, text: str) -> str:
    _ALL[key] = Reason(key, rule, text)
    return key


def reason(key: str) -> Reason:
    return _ALL[key]


def all_reasons() -> list[Reason]:
    return list(_ALL.values())


NOT_NOW: Final = _reason(
    "not-now", "TIME-2", "It is not your choice right now; wait until the table asks you."
)
NOT_OFFERED: Final = _reason(
    "not-offered", "TIME-1", "That is not one of the answers the table is asking for."
)
NOT_YOURS: Final = _reason("not-yours", "SETUP-16", "You do not hold that card.")
GAME_OVER: Final = _reason("game-over", "LOSE-16", "The evening is over.")
OUT: Final = _reason("out", "LOSE-17", "You are out of the game and play no more cards.")
MID_DISCARD: Final = _reason(
    "mid-discard", "TURN-5", "Finish discarding and drawing before you play anything."
)
UNDER_WAY: Final = _reason(
    "under-way", "TIME-14", "First the table needs another answer; then cards can be played again."
)
ONLY_MY_ACTION: Final = _reason(
    "only-my-action", "CARD-2", "An Action Card is played only in your own Action Phase."
)
ACTION_SPENT: Final = _reason(
    "action-spent", "TURN-9", "You have already played your Action Card this turn."
)
ONLY_IN_ROUND: Final = _reason(
    "only-in-round",
    "CARD-5",
    "It is played only during a Round of Gambling, on your gambling turn.",
)
NOT_IN_ROUND: Final = _reason(
    "not-in-round", "GAMB-23", "You have left this Round of Gambling and cannot gamble in it."
)
UNDER_WINNING_HAND: Final = _reason(
    "under-winning-hand", "GAMB-21", "Only a Cheating Card can take control from Winning Hand!."
)
NO_TARGET: Final = _reason("no-target", "TURN-10", "There is nobody you could name for it.")
NO_ROUND: Final = _reason("no-round", "CARD-3", "There is no Round of Gambling under way.")
DODGES_ANTE: Final = _reason(
    "dodges-ante", "TIP-2", "It cannot be used to get out of an ante that has been called for."
)
ENDS_ALREADY: Final = _reason(
    "ends-already", "TIP-3", "It cannot answer a card that would itself end the Round."
)
ROUND_DECIDED: Final = _reason(
    "round-decided", "GAMB-15", "The last pass has ended the Round; nothing can change it now."
)
EMPTY_POT: Final = _reason("empty-pot", "STAT-4", "There is no Gold in the pot to take.")
DOES_NOT_AFFECT: Final = _reason(
    "does-not-affect", "STAT-6", "No card is about to change that attribute of yours directly."
)
WRONG_TYPE: Final = _reason(
    "wrong-type", "NEG-14", "It protects you only from the types of card that it names."
)
IGNORES_ROUND: Final = _reason(
    "ignores-round", "GAMB-7", "A Round of Gambling and its antes cannot be Ignored."
)
OWN_PRICE: Final = _reason(
    "own-price", "NEG-8", "You cannot Ignore a payment that your own card demands of you."
)
LOCKED: Final = _reason(
    "locked",
    "CARD-16",
    "The card you shared this loss with allows no further reducing or Ignoring.",
)
SHIELDED: Final = _reason(
    "shielded", "NEG-12", 'Nothing but "I don\'t think so!" can affect that card.'
)
NO_SOMETIMES: Final = _reason(
    "no-sometimes", "NEG-12", "It answers a Sometimes Card, and none is waiting for an answer."
)
NO_DRINK_CHANGER: Final = _reason(
    "no-drink-changer",
    "CHNG-6",
    "It answers only a Sometimes Card that changes the effects of a Drink.",
)
NO_CHEATING: Final = _reason(
    "no-cheating", "CARD-3", "It answers a Cheating Card, and none has just been played."
)
NO_LOSS_COMING: Final = _reason(
    "no-loss-coming", "CARD-3", "No player is about to make you lose Fortitude."
)
NO_LOSS: Final = _reason(
    "no-loss", "TIME-16", "It needs Fortitude that another player has just made you lose."
)
LOSS_REDUCED: Final = _reason(
    "loss-reduced", "CARD-3", "You reduced that loss with a card, so you cannot hit back for it."
)
NOT_DRUNKER: Final = _reason(
    "not-drunker", "CARD-3", "No other player's card has just raised your Alcohol Content."
)
NOT_POORER: Final = _reason(
    "not-poorer", "CARD-3", "No other player's card has just cost you any Gold."
)
BOUND: Final = _reason(
    "bound", "CARD-16", "Nobody may leave this Round of Gambling of their own will."
)
UNNEGATABLE: Final = _reason("unnegatable", "CARD-16", "That card cannot be Negated.")
NO_GAIN: Final = _reason(
    "no-gain", "CARD-3", "No other player is about to gain Fortitude that this could stop."
)
NO_GOLD_LOSS: Final = _reason("no-gold-loss", "CARD-3", "You are not about to lose any Gold.")
NO_ANTE: Final = _reason("no-ante", "CARD-3", "Nobody is asking you for an ante.")
NO_DRINK: Final = _reason("no-drink", "NEG-7", "No Drink lies face up in front of anyone.")
NEW_DRINKS_FIRST: Final = _reason(
    "new-drinks-first", "DRNK-8", "First the new Drinks are paid for; then there is one to order."
)
REVEALING: Final = _reason(
    "revealing", "CHSR-11", "Drinks are still being turned up; wait for the last one."
)
NOT_MY_DRINK: Final = _reason(
    "not-my-drink", "NEG-5", "You can use it only on a Drink that you are about to drink."
)
OWN_DRINK: Final = _reason(
    "own-drink", "CARD-3", "It works only on a Drink another player revealed."
)
DRINK_IGNORED: Final = _reason(
    "drink-ignored", "NEG-2", "That Drink has already been Ignored by its drinker."
)
ONE_PIECE: Final = _reason("one-piece", "SPLT-13", "That Drink cannot be split by a card.")
NOT_ORDERING: Final = _reason(
    "not-ordering", "CARD-3", "It is played in your own Order a Drink Phase."
)
NOT_DRINKING: Final = _reason(
    "not-drinking", "CARD-3", "It is played in another player's Drink Phase."
)
NO_WIN: Final = _reason("no-win", "CARD-3", "No other player has just won a Round of Gambling.")
NO_COLLECT: Final = _reason("no-collect", "GAMB-17", "No other player has just collected a pot.")
NO_NEW_DRINKS: Final = _reason(
    "no-new-drinks", "DRNK-6", "Nobody is paying for a new Drink Deck right now."
)
NO_EVENT: Final = _reason("no-event", "EVNT-3", "No Event that would affect you is waiting.")
NO_NUMBER: Final = _reason("no-number", "CARD-17", "There is no number in that card to change.")
CANNOT_PAY: Final = _reason(
    "cannot-pay", "CARD-16", "You cannot pay the extra cost that this way of playing it asks for."
)
NOT_FROM_HERE: Final = _reason(
    "not-from-here", "CARD-16", "In this way it is played only from another place on your mat."
)
NO_HIT_BACK: Final = _reason("no-hit-back", "CARD-16", "That loss cannot be hit back for.")
UNIGNORABLE: Final = _reason("unignorable", "CARD-16", "That card cannot be Ignored.")
ANYTIME_BARRED: Final = _reason(
    "anytime-barred", "TIME-14", "First this is settled; an Anytime Card has to wait a moment."
)
