"""The game's terms as small constants: card types, attributes, phases, moments, questions."""

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

# Where a play came from.
OF_A_CARD: Final = 0
OF_THE_RULES: Final = 1
OF_AN_ANTE: Final = 2
OF_NEW_DRINKS: Final = 3
OF_A_CONTEST: Final = 4

# Attributes, as bits: what a card "affects" (STAT-6) is a union of them.
FORTITUDE: Final = 1
ALCOHOL: Final = 2
GOLD: Final = 4
ATTRIBUTE_NAMES: Final = {FORTITUDE: "fortitude", ALCOHOL: "alcohol", GOLD: "gold"}

# Where everybody begins, and how far the track of a mat goes (SETUP-8, STAT-1).
TRACK_TOP: Final = 20
HAND_SIZE: Final = 7

# Phases of a turn (TURN-1), and the steps that come after the last one (TURN-22).
NO_PHASE: Final = 0
DISCARD_PHASE: Final = 1
ACTION_PHASE: Final = 2
ORDER_PHASE: Final = 3
DRINK_PHASE: Final = 4
PHASE_NAMES: Final = ("", "discard", "action", "order", "drink")

# What a Potion does, one of these (TEAM-13): an attribute and by how much it changes.
POTION: Final = ((FORTITUDE, 6), (ALCOHOL, -6), (GOLD, 3))

# Places Gold can go to besides a Stash.
INN: Final = -1
POT: Final = -2
PLAYER: Final = -3  # on a card: whoever plays it
OWNER: Final = -4  # on a card: whoever's deck it is of
NOBODY: Final = -1
EVERYBODY: Final = -1  # every seat, as a mask

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
GAINED_ALCOHOL: Final = 1 << 22
LOST_GOLD: Final = 1 << 23
ANOTHER_WOULD_GAIN: Final = 1 << 24  # Fortitude, from a card or an effect
DRINK_HEALS_ANOTHER: Final = 1 << 25
SOMEBODY_LOST_FORTITUDE: Final = 1 << 26  # to a player, whoever it was
INN_ROBBED: Final = 1 << 27  # a card would take Gold out of the Inn
INN_PAID: Final = 1 << 28  # because of a card, by whomever
MY_DRINK_ABROAD: Final = 1 << 29  # about to be drunk by me in somebody else's turn
ANYTHING: Final = -1  # every moment there is

# Right after a card took effect: whoever it happened to may answer that, and nothing else yet.
AFTERWARDS: Final = LOST_FORTITUDE | GAINED_ALCOHOL | LOST_GOLD

# And what others than whoever it happened to may answer then.
ANYBODYS: Final = SOMEBODY_LOST_FORTITUDE | INN_PAID

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
    GAINED_ALCOHOL: "gained-alcohol",
    LOST_GOLD: "lost-gold",
    ANOTHER_WOULD_GAIN: "another-would-gain",
    DRINK_HEALS_ANOTHER: "drink-heals-another",
    SOMEBODY_LOST_FORTITUDE: "somebody-lost-fortitude",
    INN_ROBBED: "inn-robbed",
    INN_PAID: "inn-paid",
    MY_DRINK_ABROAD: "my-drink-abroad",
}

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
SPEND: Final = "spend"

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
ASK_ARRANGE: Final = "arrange"
ASK_OFFER: Final = "offer"
ASK_PRIZE: Final = "prize"
ASK_AWARD: Final = "award"
ASK_CRAWL: Final = "crawl"
ASK_PUT_BACK: Final = "put-back"
ASK_MEMBER: Final = "member"  # whose part of a shared turn comes next
ASK_CHAMPION: Final = "champion"
