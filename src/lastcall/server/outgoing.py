"""Everything the server tells, as schemas. The front end's types are made from them.

A field that may be UNSET is left out where it does not apply. Seats and cards are numbers: a seat
of -1 is nobody, a card of -1 none in sight. `tools/wiretypes.py` writes `web/src/net/wire.ts`.
"""

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType, field

from lastcall.server.incoming import TableOptions

Attribute = Literal["fortitude", "alcohol", "gold", ""]

# What a game is played with ----------------------------------------------------------------------


class TrackerKit(Struct):
    """A counter in front of a character; one that `fires` goes off past `most`, and again."""

    name: str
    label: str
    most: int
    start: int
    fires: bool
    everybody: bool  # it stands on every mat (a Mark)


class BoxKit(Struct):
    """Where a character's cards lie besides hand and piles; a hidden one is seen from the back."""

    name: str
    label: str
    capacity: int
    hidden: bool
    treatable: bool
    everybody: bool  # every seat has one (Stories that stay)


class SideKit(Struct):
    """A deck of a character's own besides the Character Deck."""

    name: str
    label: str


class Kit(Struct):
    """What a character brings besides its deck."""

    trackers: list[TrackerKit]
    boxes: list[BoxKit]
    side: list[SideKit]


class Zone(Struct):
    """A place where cards lie: whose (-1: the table's), and whether everybody sees their faces."""

    name: str
    seat: int
    open: bool


class CounterKit(Struct):
    """What a variant counts."""

    name: str
    label: str


class GameInfo(Struct):
    """What never changes during a game."""

    characters: list[str]
    names: list[str]  # what each seat is called
    kits: list[Kit]  # one for each seat, in the order of its trackers and boxes
    cards: list[str]  # what each card number is, as in /api/cards
    owners: list[int]  # whose card it is; -1 for Drinks
    zones: list[Zone]  # what `origin` and `to` of an event stand for
    parties: list[int]  # whose mat each seat has: seats with the same number share one
    decks: list[SideKit]  # the table's own, as a Sea Deck
    counters: list[CounterKit]
    places: list[str]  # where a party can be, the Inn first; nothing without other taverns
    factions: list[str]  # of Otto, whose seat is the last then; nothing without him


# The view ----------------------------------------------------------------------------------------


class BoxCard(Struct):
    """A card in a box: -1 for one seen only from its back, and how far it has grown."""

    card: int
    mark: int


class SidePiles(Struct, omit_defaults=True):
    deck: int
    discard: tuple[int, ...]
    shown: tuple[int, ...] | UnsetType = UNSET  # the deck's own cards, where they lie face up


class TrackView(Struct):
    """A further track of a seat: Otto has one against each opponent, in the order of seats."""

    fortitude: int
    alcohol: int
    top: int


class SeatView(Struct):
    """A seat as everybody sees it."""

    character: str
    alive: bool
    fortitude: int
    alcohol: int
    gold: int
    hand: int
    deck: int
    pile: int
    discard: tuple[int, ...]
    kept: tuple[int, ...]
    trackers: tuple[int, ...]  # in the order of the kit, like the boxes
    boxes: list[list[BoxCard]]
    side: list[SidePiles]
    actions: int  # Action plays a turn: a boss has several
    tracks: list[TrackView]  # besides the mat's own
    potions: int  # of the mat


class RoundView(Struct):
    starter: int
    controller: int
    inside: tuple[int, ...]
    passed: tuple[int, ...]
    seat: int
    pot: int
    prizes: tuple[int, ...]  # cards that lie in it
    only_cheating: bool
    winner: int
    bound: bool | UnsetType = UNSET  # true: nobody may leave it of their own will


class Coming(Struct):
    """What a card will do to a seat if nothing stops it."""

    seat: int
    stat: Attribute
    amount: int
    payee: int  # a seat, -1 the Inn, -2 the pot
    from_inn: bool
    prevented: bool


class DrinkView(Struct):
    cards: tuple[int, ...]
    revealer: int
    drinker: int
    alcohol: int
    fortitude: int
    ignored: bool
    giver: int | UnsetType = UNSET  # whoever made it its drinker's, or made them drink


class AttachedCard(Struct):
    """A card that was turned up and is one with the card played, and whom it touches."""

    card: int
    targets: tuple[int, ...]


class Layer(Struct):
    """One layer of the stack: a card played or a demand of the rules, or Drinks being drunk."""

    kind: Literal["play", "drinks", "contest"]
    owner: int
    behalf: int | UnsetType = UNSET  # whom it answers for
    source: int | UnsetType = UNSET  # whoever caused what it answers
    card: int | UnsetType = UNSET
    mode: int | UnsetType = UNSET
    type: str | UnsetType = UNSET
    origin: int | UnsetType = UNSET
    targets: tuple[int, ...] | UnsetType = UNSET
    champions: tuple[int, ...] | UnsetType = UNSET  # whom it takes for everybody, in team games
    attached: list[AttachedCard] | UnsetType = UNSET
    on: int | UnsetType = UNSET
    word: str | UnsetType = UNSET  # what is being resolved
    ahead: list[str] | UnsetType = UNSET  # what is still to come
    negated: bool | UnsetType = UNSET
    aftermath: bool | UnsetType = UNSET
    coming: list[Coming] | UnsetType = UNSET
    drinks: list[DrinkView] | UnsetType = UNSET
    queue: tuple[int, ...] | UnsetType = UNSET  # who has yet to reveal a Drink
    drunk: bool | UnsetType = UNSET  # the Drinks have changed the numbers


class GameView(Struct):
    """The table as an onlooker sees it; whom it asks is told by `waiting`."""

    turn: int
    active: int
    phase: str
    inn: int
    drink_deck: int
    drink_discard: tuple[int, ...]
    bar_deck: int
    tavern: int  # where the party is: one of the game's `places`
    taverns: list[SidePiles]  # of the places but the Inn, in their order
    decks: list[SidePiles]  # in the order of the game's, like the counters
    counters: list[int]
    seats: list[SeatView | Raw]
    round: RoundView | None
    stack: list[Layer]
    top: str
    over: bool
    winners: tuple[int, ...]


class KnownCard(Struct):
    """A hidden card whose place this seat knows: the zone, and how far from the top."""

    card: int
    zone: int
    position: int


# Decisions ---------------------------------------------------------------------------------------


class Standing(Struct):
    """Where a seat would stand."""

    seat: int
    fortitude: int
    alcohol: int
    gold: int
    tracks: list[TrackView] | UnsetType = UNSET  # further ones


class Option(Struct):
    """A legal answer, and whose numbers it would change if nobody did anything more."""

    code: int
    kind: str
    card: int | UnsetType = UNSET
    mode: int | UnsetType = UNSET
    seats: list[int] | UnsetType = UNSET
    on: int | UnsetType = UNSET  # which Drink of the top layer
    behalf: int | UnsetType = UNSET  # the teammate it is played for
    number: int | UnsetType = UNSET  # which of the decision's `choices`, or which tracker
    after: list[Standing] | UnsetType = UNSET
    matters: bool | UnsetType = UNSET  # false: playing it now changes nothing worth a question
    text: str | UnsetType = UNSET


class Choice(Struct):
    """What an answer by number stands for."""

    word: str
    amount: int
    stat: Attribute


class Decision(Struct):
    """A question to one seat: what it is about, and all there is to answer."""

    n: int
    kind: str
    options: list[Option]
    card: int | UnsetType = UNSET  # the card that asks, or that can be answered
    word: str | UnsetType = UNSET  # what on it asks
    box: int | UnsetType = UNSET  # which box of one's kit
    tracker: int | UnsetType = UNSET  # which tracker of one's kit
    due: int | UnsetType = UNSET  # how many cards, or how much value
    choices: list[Choice] | UnsetType = UNSET
    saves: bool | UnsetType = UNSET  # what is coming would put this seat out, or take its last Gold
    ms: int | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Waiting(Struct):
    """Whom the table waits for, as everybody may know it."""

    for_: Literal["nobody", "responses", "seat"] = field(name="for")
    seat: int | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    ms: int | UnsetType = UNSET


# Over a WebSocket --------------------------------------------------------------------------------


class Spoken(Struct, tag_field="type"):
    """A message says what it is."""


class Hello(Spoken, tag="hello"):
    protocol: int
    version: str
    name: str | None
    lang: str


class Summary(Struct):
    """A table as the lobby lists it."""

    id: str
    title: str
    state: str
    host: str
    created: int
    seats: int
    free: int
    bots: int
    players: list[str]
    characters: list[str]
    drop_in: bool
    turn: int
    here: int
    options: TableOptions


class LobbyMessage(Spoken, tag="lobby"):
    tables: list[Summary]


class Chair(Struct):
    kind: Literal["empty", "player", "bot"]
    name: str
    bot: str
    character: str
    present: bool
    muted: bool
    closed: bool | UnsetType = UNSET  # somebody was put out of it: the players accept who is next
    wish: str | UnsetType = UNSET  # the name of somebody who would like it
    hints: bool | UnsetType = UNSET  # content with hints for all


class Onlooker(Struct):
    """Somebody without a seat who has said something."""

    name: str
    muted: bool


class Report(Struct):
    """A line that so many asked the host to look at."""

    seat: int
    name: str
    text: str
    at: int
    by: int
    quip: str | UnsetType = UNSET


class You(Struct):
    seat: int
    host: bool


class TableMessage(Spoken, tag="table"):
    """Who sits where. `stuck` names what a game that cannot go on was made with."""

    id: str
    state: Literal["open", "running", "finished", "closed"]
    options: TableOptions
    host: int
    chairs: list[Chair]
    you: You
    watchers: int
    winners: list[int]
    next: str
    rematch: int  # how many people have sat down at the next one
    replay: str
    votes: int  # how many want whoever the table waits for to be out
    stuck: list[str] | UnsetType = UNSET
    tournament: str | UnsetType = UNSET  # the one this table belongs to
    hints: bool | UnsetType = UNSET  # whether a player may ask what a regular would do
    onlookers: list[Onlooker] | UnsetType = UNSET
    reports: list[Report] | UnsetType = UNSET  # for the host alone


class WatchersMessage(Spoken, tag="watchers"):
    """How many look on now; the rest of `table` is as it was."""

    watchers: int


class GameMessage(GameInfo, tag_field="type", tag="game"):
    """What never changes during a game, told once."""


class LogMessage(Spoken, tag="log"):
    events: list[Any]


class MateHand(Struct):
    """A hand that a teammate may look into."""

    seat: int
    cards: list[int]


class StateMessage(Spoken, tag="state"):
    """The table for one seat: what everybody was shown, its own hand and its own question."""

    view: GameView | Raw
    hand: list[int]
    waiting: Waiting
    events: list[Any]
    boxes: list[list[BoxCard]] | UnsetType = UNSET  # my own, with the cards only I may look at
    known: list[KnownCard] | UnsetType = UNSET
    mates: list[MateHand] | UnsetType = UNSET
    banks: list[int] | UnsetType = UNSET
    stack_text: list[str] | UnsetType = UNSET
    decision: Decision | UnsetType = UNSET


class HappenedMessage(Spoken, tag="happened"):
    """Events without a new view: what they lead to is not known yet."""

    events: list[Any]
    waiting: Waiting
    window: int | UnsetType = UNSET  # for a seat that is always asked: the table waits for `go-on`
    ms: int | UnsetType = UNSET


class AcceptedMessage(Spoken, tag="accepted"):
    n: int
    by: str


class ChatLine(Struct):
    seat: int
    name: str
    text: str
    at: int
    team: bool | UnsetType = UNSET  # said to one's team alone
    quip: str | UnsetType = UNSET  # which of the things a character has to say


class ChatMessage(ChatLine, tag_field="type", tag="chat"):
    """A line that has just been said."""


class ChatsMessage(Spoken, tag="chats"):
    lines: list[ChatLine]


class WhyMessage(Spoken, tag="why"):
    card: int
    playable: bool
    key: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Chance(Struct):
    """An answer in words, and the chance to win that it leaves, as a regular sees it."""

    text: str
    chance: float


class HintMessage(Spoken, tag="hint"):
    """What a regular would answer to the question of this number, in words, why, and what was
    weighed: that answer first."""

    n: int
    option: int
    text: str
    reason: str
    weighed: list[Chance] | UnsetType = UNSET
    by: str | UnsetType = UNSET  # the bot that says so, where no regular can sit down


class ErrorMessage(Spoken, tag="error"):
    code: str
    text: str
    n: int | UnsetType = UNSET


class MineMessage(Spoken, tag="mine"):
    """In the lobby: a table by the day waits for me, or does not any more."""


class PongMessage(Spoken, tag="pong"):
    id: int


ServerMessage = (
    Hello
    | LobbyMessage
    | TableMessage
    | WatchersMessage
    | GameMessage
    | LogMessage
    | StateMessage
    | HappenedMessage
    | AcceptedMessage
    | ChatsMessage
    | ChatMessage
    | WhyMessage
    | HintMessage
    | ErrorMessage
    | MineMessage
    | PongMessage
)

# Over HTTP ---------------------------------------------------------------------------------------


class SeatLimits(Struct):
    least: int
    most: int


class Lengths(Struct):
    name: int
    title: int
    chat: int


class About(Struct):
    """What a client needs to know before it asks for a table."""

    protocol: int
    version: str
    languages: list[str]
    bots: list[str]
    boxes: list[str]
    characters: dict[str, str]  # each with its box
    drinks: dict[str, str]
    teams: list[str]  # the variants that seat people in teams
    villains: list[str]  # who can be the Boss
    seats: SeatLimits
    lengths: Lengths
    defaults: TableOptions
    factions: dict[str, str]  # Otto's, by what they are called, each with its box
    network: str  # the address for others in the network; empty: only this computer, or unknown
    push: str  # the key of this server for push notifications; empty: it sends none
    stand_ins: dict[str, str]  # for each bot that cannot sit down here, who plays instead


class Doing(Struct):
    """One thing a card does: a word of the vocabulary and whom it touches."""

    word: str
    who: str  # "me", "picked", "each-other", "each", "source"
    amount: int | UnsetType = UNSET
    stat: Attribute | UnsetType = UNSET
    payee: str | UnsetType = UNSET  # "inn" or "me"


class ModeText(Struct):
    """One way to play a card."""

    type: str
    text: str
    does: list[Doing]


class Need(Struct):
    tracker: str
    label: str
    amount: int


class RaceDrink(Struct):
    race: str
    alcohol: int
    fortitude: int


class DrinkFace(Struct):
    alcohol: int
    fortitude: int
    chaser: bool
    splits: bool
    races: list[RaceDrink]


class Card(Struct):
    """A card as printed, in one language."""

    id: str
    title: str
    box: str
    deck: str
    types: list[str]
    type_line: str
    text: str
    copies: int
    provenance: str
    modes: list[ModeText]
    event: bool
    ladder: tuple[int, ...]  # the values of a card that grows in its box
    evergreen: bool  # it stays when it has grown to the end
    needs: list[Need]  # what treating it takes
    drink: DrinkFace | UnsetType = UNSET


class Character(Struct):
    id: str
    name: str
    short: str
    race: str
    box: str
    decks: list[str]
    kit: Kit
    art: dict[str, str]  # hints of a box from another package; empty for our own
    quips: dict[str, str]  # what it has to say, by what it is about


class CardsAnswer(Struct):
    lang: str
    boxes: dict[str, str]  # what each is called
    characters: list[Character]
    cards: list[Card]


class Rule(Struct):
    id: str
    text: str
    boxes: tuple[str, ...]
    basis: str
    note: str
    tested: bool


class RuleSection(Struct):
    name: str
    prefix: str
    rules: list[Rule]


class ReasonText(Struct):
    rule: str
    text: str


class RulesAnswer(Struct):
    lang: str
    sections: list[RuleSection]
    reasons: dict[str, ReasonText]


# Replays -----------------------------------------------------------------------------------------


class Replayed(Struct):
    """Who played."""

    name: str
    kind: str  # "player", or the bot's name
    character: str


class SeatStanding(Struct):
    fortitude: int
    alcohol: int
    gold: int
    alive: bool
    tracks: list[TrackView] | UnsetType = UNSET  # further ones


class TurnStandings(Struct):
    """Where everybody stood when a turn began; `event` is its position among the events."""

    event: int
    seats: list[SeatStanding]


class Replay(Struct):
    """A finished game, told from beginning to end with all hands open."""

    id: str
    lang: str
    started: int
    ended: int
    setup: dict[str, Any]
    players: list[Replayed]
    names: list[str]
    answers: list[int]
    givers: list[str]
    seats: list[int]
    winners: list[int]
    turns: int
    game: GameInfo | Raw
    cards: list[Card] | Raw  # as they were printed then
    events: list[Any]
    standings: list[TurnStandings]
    marks: list[int]  # how many events there were after each answer


class Asked(Struct):
    seat: int
    kind: str


class ReplayStep(Struct):
    step: int
    view: GameView | Raw
    hands: list[list[int]]
    stack_text: list[str]
    asked: Asked
    events: int


class ReplaySteps(Struct):
    id: str
    steps: list[ReplayStep]
    of: int


class Weighed(Struct):
    """An answer, the chance to win that it left, and how far off what it gained may be."""

    text: str
    chance: float
    error: float


class Moment(Struct):
    """A decision of a finished game, as a regular sees it: the answer to give first."""

    step: int
    turn: int
    seat: int
    question: str
    reason: str  # for the first answer
    taken: int  # which of the answers was given
    cost: float  # 0 where it was the best, or may have been
    options: list[Weighed]


class LookedBack(Struct):
    id: str
    lang: str
    moments: list[Moment]


class Count(Struct):
    games: int
    wins: float


class RecentPlayer(Struct):
    name: str
    kind: str
    character: str
    won: bool


class RecentGame(Struct):
    id: str
    ended: int
    turns: int
    players: list[RecentPlayer]


# What is mine --------------------------------------------------------------------------------


class Opponent(Struct):
    """A person, or all bots of a kind, that one has played against."""

    name: str  # empty for bots
    kind: str  # "player", or the bot's name
    games: int
    wins: int  # mine
    losses: int  # theirs


class Untried(Struct):
    characters: list[str]
    ways: list[str]


class Achievement(Struct):
    """Something worth doing: how far one is, and when it was done (0: not yet)."""

    id: str
    have: int
    of: int
    at: int


class MyGame(Struct):
    id: str
    ended: int
    turns: int
    seat: int
    won: bool
    replay: bool  # whether it can still be watched
    players: list[RecentPlayer]


class Passkey(Struct):
    id: str
    created: int
    used: int


class Mine(Struct):
    """What is kept of a guest."""

    name: str
    games: int
    wins: float
    characters: dict[str, Count]
    opponents: list[Opponent]
    untried: Untried
    achievements: list[Achievement]
    latest: list[MyGame]
    more: bool  # whether there are older ones
    passkeys: list[Passkey]
    keep_days: int  # how long a guest without a passkey is remembered


class MyTable(Struct):
    """A table that goes on and where I have a seat."""

    id: str
    title: str
    state: str
    character: str
    others: list[str]  # names; of bots their kind
    days: int
    asked: bool  # by the day: whether it waits for me
    ms: int  # how long I have then


class MyTables(Struct):
    tables: list[MyTable]


class Moving(Struct):
    """Whose link it is, and what this browser has of its own."""

    name: str
    games: int
    same: bool  # this browser is theirs already
    here: str  # who one is in this browser; empty: nobody
    mine: int  # games that would come along
    tables: int


class Statistics(Struct):
    games: int
    turns: float
    answers: float
    seconds: int
    characters: dict[str, Count]
    players: dict[str, Count]
    sizes: dict[str, int]
    recent: list[RecentGame]
    player_kind: str


# The ladder --------------------------------------------------------------------------------------


class LadderRow(Struct):
    name: str  # empty: not to be read
    rating: int
    games: int
    wins: int
    you: bool


class MonthRow(Struct):
    name: str
    points: float  # people outlasted
    games: int
    wins: int
    you: bool


class Ladder(Struct):
    people: list[LadderRow]
    month: str  # as 2026-11
    monthly: list[MonthRow]
    guests: int  # rated without their names
    you: LadderRow | None


# Tournaments -------------------------------------------------------------------------------------


class TournamentPlayer(Struct):
    """Somebody who plays along; in the order they came."""

    name: str
    left: bool
    place: int
    points: float
    wins: int
    strength: float  # the points of all they met
    you: bool


class TournamentTable(Struct):
    table: str
    players: list[int]
    places: list[int]  # theirs, in the same order; empty until it is over
    void: bool


class TournamentRound(Struct):
    tables: list[TournamentTable]
    byes: list[int]


class Tournament(Struct):
    id: str
    title: str
    state: Literal["open", "running", "over"]
    rounds: int
    size: int
    options: TableOptions
    host: str  # what they are called
    players: list[TournamentPlayer]
    played: list[TournamentRound]
    you: int  # which of the players; -1: none
    hosting: bool
    table: str  # where you are to play now; empty: nowhere
    may_begin: bool  # whether you can begin the next round
