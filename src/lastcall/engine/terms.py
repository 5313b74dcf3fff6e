"""The game's words as small constants: card types, attributes, moments, effect words."""

from typing import Final

# Card types are bits, so that a card can say "an Action, Sometimes or Anytime Card" in one number.
ACTION: Final = 1
SOMETIMES: Final = 2
ANYTIME: Final = 4
GAMBLING: Final = 8
CHEATING: Final = 16
EVENT: Final = 32  # a Drink Event, and later Sea, Dungeon and Tavern Events (EVNT-5)
RULE: Final = 64  # no card at all: a demand of the rules (antes, payments)
DRINK: Final = 128

TYPE_NAMES: Final = {
    ACTION: "action",
    SOMETIMES: "sometimes",
    ANYTIME: "anytime",
    GAMBLING: "gambling",
    CHEATING: "cheating",
    EVENT: "event",
    RULE: "rule",
    DRINK: "drink",
}

# Attributes, as bits: what a card "affects" (STAT-6) is a union of them.
FORTITUDE: Final = 1
ALCOHOL: Final = 2
GOLD: Final = 4

# Phases of a turn (TURN-1), and the steps that come after the last one (TURN-22).
NO_PHASE: Final = 0
DISCARD_PHASE: Final = 1
ACTION_PHASE: Final = 2
ORDER_PHASE: Final = 3
DRINK_PHASE: Final = 4
PHASE_NAMES: Final = ("", "discard", "action", "order", "drink")

# Places Gold can go to besides a Stash.
INN: Final = -1
POT: Final = -2
NOBODY: Final = -1

# Moments: when a mode of a card may be played. Bits, so that a window can say in one number
# which moments are open and a hand in one number which it could answer.
MY_ACTION: Final = 1 << 0
MY_GAMBLING_TURN: Final = 1 << 1
ANY_MOMENT: Final = 1 << 2
CARD_AFFECTS_ME: Final = 1 << 3
SOMETIMES_PLAYED: Final = 1 << 4
DRINK_CHANGER_PLAYED: Final = 1 << 5
CHEATING_PLAYED: Final = 1 << 6
WOULD_LOSE_FORTITUDE: Final = 1 << 7
LOST_FORTITUDE: Final = 1 << 8
WOULD_LOSE_GOLD: Final = 1 << 9
MUST_ANTE: Final = 1 << 10
MY_DRINK: Final = 1 << 11
A_DRINK: Final = 1 << 12
ANOTHERS_DRINK: Final = 1 << 13
MY_ORDER_PHASE: Final = 1 << 14
ANOTHERS_DRINK_PHASE: Final = 1 << 15
IN_A_ROUND: Final = 1 << 16
ANOTHER_WINS_ROUND: Final = 1 << 17
ANOTHER_COLLECTS_POT: Final = 1 << 18
NEW_DRINKS_PAYMENT: Final = 1 << 19
EVENT_AFFECTS_ME: Final = 1 << 20
NUMBERS_PLAYED: Final = 1 << 21

MOMENT_NAMES: Final = {
    MY_ACTION: "my-action",
    MY_GAMBLING_TURN: "my-gambling-turn",
    ANY_MOMENT: "any-moment",
    CARD_AFFECTS_ME: "card-affects-me",
    SOMETIMES_PLAYED: "sometimes-played",
    DRINK_CHANGER_PLAYED: "drink-changer-played",
    CHEATING_PLAYED: "cheating-played",
    WOULD_LOSE_FORTITUDE: "would-lose-fortitude",
    LOST_FORTITUDE: "lost-fortitude",
    WOULD_LOSE_GOLD: "would-lose-gold",
    MUST_ANTE: "must-ante",
    MY_DRINK: "my-drink",
    A_DRINK: "a-drink",
    ANOTHERS_DRINK: "anothers-drink",
    MY_ORDER_PHASE: "my-order-phase",
    ANOTHERS_DRINK_PHASE: "anothers-drink-phase",
    IN_A_ROUND: "in-a-round",
    ANOTHER_WINS_ROUND: "another-wins-round",
    ANOTHER_COLLECTS_POT: "another-collects-pot",
    NEW_DRINKS_PAYMENT: "new-drinks-payment",
    EVENT_AFFECTS_ME: "event-affects-me",
    NUMBERS_PLAYED: "numbers-played",
}

# Whom an effect touches.
ME: Final = 0
PICKED: Final = 1  # the player(s) named when the card is played
EACH_OTHER: Final = 2
EACH: Final = 3
SOURCE: Final = 4  # whoever played the card that is being answered
WHO_NAMES: Final = ("me", "picked", "each-other", "each", "source")

# Whom a mode lets its player name (TURN-11).
PICK_NOBODY: Final = 0
PICK_ANOTHER: Final = 1
PICK_ANYONE: Final = 2
PICK_GAMBLER: Final = 3  # another player in the Round
PICK_BYSTANDER: Final = 4  # neither me nor the attacker
PICK_ACTIVE: Final = 5  # the player whose turn it is

# The effect words.
CHANGE: Final = 1  # an attribute goes up or down
PAY: Final = 2
NEGATE: Final = 3
IGNORE: Final = 4
REDIRECT: Final = 5
SHARE: Final = 6
BOOST: Final = 7
FROM_THE_INN: Final = 8
KEEP_GOLD: Final = 9
START_ROUND: Final = 10
TAKE_CONTROL: Final = 11
ONLY_CHEATING_NEXT: Final = 12
ANTE: Final = 13
LEAVE_ROUND: Final = 14
END_ROUND: Final = 15
WIN_ROUND: Final = 16
RESUME_ROUND: Final = 17
TAKE_POT: Final = 18
HALVE_WINNINGS: Final = 19
STEAL_FROM_POT: Final = 20
ORDER: Final = 21
DRINK_MORE: Final = 22
TOAST: Final = 23
IGNORE_DRINK: Final = 24
GIVE_DRINK: Final = 25
SPLIT_DRINK: Final = 26
STRENGTHEN: Final = 27
DRINK_TO_FORTITUDE: Final = 28
REPLACE_DRINK: Final = 29
MAY: Final = 30
DRINK_FROM_DECK: Final = 31
IF_CONSCIOUS: Final = 32
DEMAND: Final = 33
ROUND_ON_THE_HOUSE: Final = 34
DRINKING_CONTEST: Final = 35
DRAW: Final = 36
DISCARD: Final = 37
REVEAL: Final = 38
MORE_ACTIONS: Final = 39
END_TURN: Final = 40
NEW_DRINKS: Final = 41
NEGATE_DRINK: Final = 42
CARDS_FOR_FORTITUDE: Final = 43  # discard up to so many cards, 1 Fortitude for each
CHOOSE_ONE: Final = 44  # of the effects that follow, on resolution
REDUCE: Final = 45

# Words for kits; see `kits`.
TRACK: Final = 60  # a tracker of a kit goes up or down
TRACK_OF_CHOICE: Final = 61
IF_TRACK: Final = 62
SET_OUT: Final = 63  # the top card of a side deck goes into a box
SET_OUT_FROM_DISCARD: Final = 64
FILL_UP: Final = 65
GROW: Final = 66
GROW_ALL: Final = 67
GATHER: Final = 68
LAY_DOWN: Final = 69  # a card from hand goes into a box
CLEAR_BOX: Final = 70
DISCARD_FROM_BOX: Final = 71
PASS_TOP_DRINK: Final = 72
REVEAL_UNTIL: Final = 73
FETCH: Final = 74
DISCARD_OR_LOSE: Final = 75

WORD_NAMES: Final = {
    CHANGE: "change",
    PAY: "pay",
    NEGATE: "negate",
    IGNORE: "ignore",
    REDIRECT: "redirect",
    SHARE: "share",
    BOOST: "boost",
    FROM_THE_INN: "from-the-inn",
    KEEP_GOLD: "keep-gold",
    START_ROUND: "start-round",
    TAKE_CONTROL: "take-control",
    ONLY_CHEATING_NEXT: "only-cheating-next",
    ANTE: "ante",
    LEAVE_ROUND: "leave-round",
    END_ROUND: "end-round",
    WIN_ROUND: "win-round",
    RESUME_ROUND: "resume-round",
    TAKE_POT: "take-pot",
    HALVE_WINNINGS: "halve-winnings",
    STEAL_FROM_POT: "steal-from-pot",
    ORDER: "order",
    DRINK_MORE: "drink-more",
    TOAST: "toast",
    IGNORE_DRINK: "ignore-drink",
    GIVE_DRINK: "give-drink",
    SPLIT_DRINK: "split-drink",
    STRENGTHEN: "strengthen",
    DRINK_TO_FORTITUDE: "drink-to-fortitude",
    REPLACE_DRINK: "replace-drink",
    MAY: "may",
    DRINK_FROM_DECK: "drink-from-deck",
    IF_CONSCIOUS: "if-conscious",
    DEMAND: "demand",
    ROUND_ON_THE_HOUSE: "round-on-the-house",
    DRINKING_CONTEST: "drinking-contest",
    DRAW: "draw",
    DISCARD: "discard",
    REVEAL: "reveal",
    MORE_ACTIONS: "more-actions",
    END_TURN: "end-turn",
    NEW_DRINKS: "new-drinks",
    NEGATE_DRINK: "negate-drink",
    CARDS_FOR_FORTITUDE: "cards-for-fortitude",
    CHOOSE_ONE: "choose-one",
    REDUCE: "reduce",
    TRACK: "track",
    TRACK_OF_CHOICE: "track-of-choice",
    IF_TRACK: "if-track",
    SET_OUT: "set-out",
    SET_OUT_FROM_DISCARD: "set-out-from-discard",
    FILL_UP: "fill-up",
    GROW: "grow",
    GROW_ALL: "grow-all",
    GATHER: "gather",
    LAY_DOWN: "lay-down",
    CLEAR_BOX: "clear-box",
    DISCARD_FROM_BOX: "discard-from-box",
    PASS_TOP_DRINK: "pass-top-drink",
    REVEAL_UNTIL: "reveal-until",
    FETCH: "fetch",
    DISCARD_OR_LOSE: "discard-or-lose",
}

# Words that change what a Drink does (CHNG-1, CHNG-2).
CHANGES_A_DRINK: Final = frozenset(
    {
        NEGATE_DRINK,
        IGNORE_DRINK,
        GIVE_DRINK,
        SPLIT_DRINK,
        STRENGTHEN,
        DRINK_TO_FORTITUDE,
        REPLACE_DRINK,
    }
)

# How a cost is paid (a cost is fixed and paid as the card is played, before anybody responds).
NO_COST: Final = 0
SPEND: Final = 1  # points of a tracker
HARVEST: Final = 2  # cards of a box, by their current values

# Kinds of options and decisions. Strings, because they are read by people and stored in files.
PASS: Final = "pass"
PLAY: Final = "play"
DONE: Final = "done"
GIVE: Final = "give"
KEEP: Final = "keep"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
CHOOSE: Final = "choose"
USE: Final = "use"

ASK_DISCARD: Final = "discard"
ASK_ACTION: Final = "action"
ASK_RESPOND: Final = "respond"
ASK_GAMBLE: Final = "gamble"
ASK_ORDER: Final = "order"
ASK_SPLIT: Final = "split"
ASK_DARE: Final = "dare"
ASK_LAST_CALL: Final = "last-call"
ASK_LOSE_CARD: Final = "lose-card"
ASK_EFFECT_ORDER: Final = "effect-order"
ASK_CHOICE: Final = "choice"
ASK_TARGET: Final = "target"
ASK_COST: Final = "cost"
ASK_TRACKER: Final = "tracker"
ASK_BOX: Final = "box"
ASK_LAY_DOWN: Final = "lay-down"
ASK_FETCH: Final = "fetch"
ASK_SACRIFICE: Final = "sacrifice"
