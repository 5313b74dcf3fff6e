# The interface of the web table.

tagline = Drink, gamble and brawl in a tavern full of adventurers, and be the last one who is awake and has Gold left.
free-to-play = In your browser, with friends or bots. Nothing to install, no account.
subtitle = the tavern card game, with friends or bots
loading = Loading…
skip = Skip to the content
menu = Menu
home = Last Call: to the lobby
close = Close
cancel = Cancel
search = Search
table = Table
lobby = Lobby
rules = Rules
cards-page = Cards
how-to-play = How to play
statistics = Statistics
replay = Replay
no-page = No such page
no-page-text = There is nothing at this address. It may have been mistyped.
nothing-found = Nothing found.
fan-project = An unofficial fan project.

## Lobby

your-name = Your name
any-name = any name will do
suggested-names = Merry Badger, Stout Otter, Lucky Raven, Thirsty Goose, Brave Kettle, Jolly Lantern, Sly Barrel, Golden Hedgehog, Sleepy Bear, Loud Sparrow, Honest Fox, Humble Toad
choose-character = Your character
random-character = Random
play-now = { $n ->
    [one] Play now with 1 bot
   *[other] Play now with { $n } bots
}
bots = Bots
play-with-friends = Play with friends
play-with-friends-text = Set a table, send its link to your friends, and they sit down beside you. Bots take the chairs that stay empty.
new-table = Set a table
new-table-text = Choose how you want to play. You get a link to send to your friends; a table that is set cannot be changed any more.
first-time = New here? Five minutes are enough:
my-tables = Your tables
game-on = A game is on
open-tables = Open tables
running-tables = Running tables
no-open-tables = Nobody is waiting. Open a table and send its link to your friends.
no-running-tables = No public game is on right now.
join = Join
watch = Watch
come-back = Come back
table-of = { $name }'s table
with-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
seats-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
turn-number = turn { $n }
table-title = Name of the table
table-title-any = may stay empty
seats-text = Chairs that stay empty are taken away when the game starts.
seats = Seats
clock = Time to think
clock-none = No time limit
clock-slow = Slow
clock-normal = Normal
clock-fast = Fast
clock-is = { $window } s each time, bank { $bank } min
boxes = Boxes in play
who-may-come = Who may come
public-short = Open table
public-text = Everybody sees it in the lobby and may join or watch.
private-short = By link only
private-text = Only those you send the link to find it.
options = How the table is set
more-options = More options
drinks = Drink Deck
drinks-of-boxes = Those of the boxes
drinks-of = Drink Deck of { box-name }
bar-deck = Bar Deck
bar-deck-text = All the Drinks at hand are shuffled together, and the Drink Deck is dealt from them 30 at a time.
doppelgangers = Doppelgangers
doppelgangers-text = The same character may sit at the table more than once.
drop-in = Drop in
drop-in-text = Whoever comes later may take the seat of a bot while the game runs.
drop-in-short = Drop in any time
create-table = Create table
need-box = Choose at least one box.
need-characters = { $number ->
    [one] These boxes have 1 character
   *[other] These boxes have { $number } characters
} for { $seats } seats: add a box, take fewer seats, or allow doppelgangers.
need-drinks = These boxes have no Drink Deck: choose one, or add a box that has.
need-players = A game needs at least two: invite somebody, or seat a bot.

## A table that waits

table-waiting = The table is set
invite = Invite your friends
invite-text = Whoever opens this link can sit down. It works as long as there are free chairs.
invite-here-only = This address works only on this computer. So that others can come, start the server with --host 0.0.0.0 and open the page by the address this computer has in your network.
link = Link
share = Share
chairs = Chairs ({ $n } of { $of } taken)
free-seat = Free seat
table-full = All chairs are taken. When the game starts you can watch.
character-taken = taken
take-seat = Take a seat
host = host
bot-house = House bot
bot-house-text = knows the game and plays to win
bot-random = Random bot
bot-random-text = plays whatever comes to mind
bot-kind = Which bots to seat
seat-bot = Seat a bot
fill-with-bots = { $n ->
    [one] Seat a bot in the free chair
   *[other] Seat bots in all { $n } free chairs
}
remove = Remove
remove-seat = Remove from chair { $n }
start-game = Start game
wait-for-host = The host starts the game.
leave-table = Leave the table
copy-link = Copy link
link-copied = Link copied
link-marked = The link is marked: copy it from the field.
no-table = No such table
no-table-text = It may have been cleared away, or the link is not complete.
left-table = You have left the table
reconnecting = Reconnecting… your game is safe.

## Playing

your-decision = Your decision
waiting = Waiting
waiting-responses = Anybody may respond now…
waiting-seat = Waiting for { $name } { $what }
asks- = to decide
asks-discard = to discard and draw
asks-action = to play an Action
asks-respond = to respond
asks-gamble = to gamble or pass
asks-order = to order a Drink
asks-split = to share a Drink
asks-dare = to take the dare
asks-last-call = to save themselves
asks-lose-card = to lose a card
asks-effect-order = to choose the order
asks-choice = to choose
actions = Your choices
play = Play
choose-target = Choose a target:
dont-respond = Don't respond
pass-on-this = Pass on all of this
pass-this-turn = Don't ask again this turn
discard-none = Discard nothing, draw
discard-some = { $n ->
    [one] Discard 1 card, draw
   *[other] Discard { $n } cards, draw
}
why-playable = may be played now.
why-not-now = may not be played now.
rule = Rule { $id }
watching = You are watching.
take-bot-seat = Take a bot's seat
asking = Responses
asking-always = Always ask
asking-reply = Ask when something is on the table
asking-turn = Pass until my turn
game-over = Game over
you-won = You won!
you-lost = You lost. Another round?
wins = { $name } wins
tie = Tie between: { $names }
rematch = Rematch
rematch-join = Join the rematch
watch-replay = Watch the replay
time-left = Time left: { $n } seconds

## Mats

mat-track = Fortitude { $fortitude }, Alcohol Content { $alcohol }
mat-summary = { $name }: Fortitude { $fortitude }, Alcohol Content { $alcohol }, { $gold } Gold, Drink Me! pile { $pile }, hand { $hand }
mat-target = Choose { $summary }
mat-you = you
mat-bot = Bot
mat-active = Active player
mat-gold = { $n } Gold
mat-pile = Drink Me! pile: { $n }
mat-pile-short = drinks
mat-hand = Hand: { $n }
mat-hand-short = hand
mat-deck = Deck: { $n }
mat-deck-short = deck
mat-discard = Discard: { $n }
mat-discard-short = discard
mat-side = Side deck: { $n }
mat-winner = Winner
mat-broke = Out of Gold
mat-passed-out = Passed out
mat-away = Offline
mat-brink = On the brink
mat-outside-round = Out of the Round
mat-control = In control
mat-passed = Passed

## The middle

middle = The middle of the table
drink-deck = Drink Deck: { $n } left
drink-deck-short = Drink Deck
drink-discard = Drink discard: { $n }
drink-discard-short = Discard
pot = Pot: { $n }
pot-control = In control: { $name }
pot-nobody = Nobody is in control
pot-cheating = Only Cheating beats this
stack = What is going on, the latest last
negated = Negated
at-you = At you
phases = The turn of { $name }
phase-discard = Discard, draw
phase-action = Action
phase-order = Order
phase-drink = Drink
hand = Hand: { $n }
hand-empty = Your hand is empty.
card-playable = Playable.
card-chosen = Chosen.
card-not-playable = Not playable now; press to learn why.

## Log and chat

side = Log and chat
log = Game log
chat = Chat
chat-unread = Chat ({ $n })
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

## Settings

settings = Settings
language = Language
asking-always-more = The table stops for you whenever anybody could respond, even if you hold nothing that would do.
asking-able-more = The table stops for you when you hold a card you could respond with.
asking-reply-more = You are asked only when a card or a Drink is on the table, not at the quiet beginnings of turns.
ask-before-playing = Ask before playing a card
reduce-motion = Reduce motion
large-text = Large text
sound = Sound
hand-over = Move my seat to another device
hand-over-text = Open this link on the other device within ten minutes. It works once.
take-over = A seat for this device
take-over-text = This link moves a seat at a table to this device. It works once. The seat then no longer belongs to the device it came from.
take-over-do = Take the seat
take-over-none = The link is not complete. Ask for a new one in the settings of the table, on the device that has the seat.

## Browsing

sections = Sections
search-rules = Search the rules
no-rule = There is no rule { $id }.
search-cards = Search the cards
card-type = Card type
all-types = All types
deck = Deck
all-decks = All decks
deck-named = Drink Deck ({ $id })
type-action = Action
type-sometimes = Sometimes
type-anytime = Anytime
type-gambling = Gambling
type-cheating = Cheating
type-drink = Drink
type-event = Drink Event
from-rulebook = from the rulebook
from-public = from public sources
from-ours = our own card
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-step = One step on
replay-controls = Controls of the replay
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-turn = Turn
replay-turn-of = Turn { $n }: { $name }
replay-at = { $n } of { $of }
replay-of = Replay: { $names }
replay-played = Played on { $when }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
no-replay = No such replay
replay-position = Position in the game
speed = Speed
stat-character = Character
stat-none = No game has been finished here yet. Play one, and this page begins to fill.
stat-games = games finished
stat-turns = turns in a game
stat-answers = decisions in a game
stat-minutes = minutes in a game
stat-by-character = By character
stat-by-player = By who played
stat-player = Who
stat-people = People
stat-by-size = By number of players
stat-size = Table
stat-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
stat-length = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
stat-no-recent = Games at tables that are open to everybody are listed here.
stat-played = Games
stat-won = Won
stat-recent = Recent games

## How to play

how-lead = You and your fellow adventurers are back from the dungeon with Gold to spend. The last one who is neither passed out nor broke wins.
how-lose-title = Do not pass out, do not go broke
how-lose = Your mat has two markers. Fortitude starts at 20 and goes down when you get hurt; Alcohol Content starts at 0 and goes up when you drink. When they meet, you pass out. You are also out when you have no Gold left. Try it:
how-still-in = { $n } steps from passing out
how-ale = Ale
how-wine = Wine
how-dragon = Dragon Breath Ale
how-holy = Holy Water
how-dish = Dishwater
how-punch = A punch
how-again = Sober again
how-turn-title = Your turn has four phases
how-phase-1-title = Discard and draw.
how-phase-1 = Throw away what you do not want, then draw up to seven cards.
how-phase-2-title = Action.
how-phase-2 = Play one Action Card: hurt somebody, take their Gold, start a Round of Gambling.
how-phase-3-title = Order a Drink.
how-phase-3 = The top card of the Drink Deck goes, unseen, onto somebody else's Drink Me! pile.
how-phase-4-title = Drink.
how-phase-4 = Reveal the top card of your own Drink Me! pile and drink it. With an empty pile you sober up by one.
how-cards-title = Five kinds of cards
how-type-action = – one in your own Action Phase.
how-type-sometimes = – when the moment named on the card comes: ignore a Drink, dodge a punch, say “I don't think so!”.
how-type-anytime = – whenever you like.
how-type-gambling = – take control of a Round of Gambling when it is your turn in it.
how-type-cheating = – the same, and the only answer to a Winning Hand!
how-gambling-title = Gambling
how-gambling = Everybody antes 1 Gold. Going round, each plays a card to take control or passes. When everyone else has passed in turn, whoever is in control takes the pot.
how-pot-start = Nobody is gambling.
how-pot-ante = Fleck starts a Round: four players ante 1 Gold each.
how-pot-cheat = Eve drops her cards… and is in control.
how-pot-raise = Gog raises: everybody antes once more.
how-pot-won = Everyone passed: whoever was in control takes the pot.
how-gamble = Gambling? I'm in!
how-cheat = Cheat
how-raise = I raise!
how-all-pass = All pass
how-respond-title = Responding
how-respond = When a card or Drink touches you, the table stops and asks. Cards you may play stand out; press any other card to learn why it may not be played, with the rule. What was played last is settled first.
how-keys-title = Keyboard
how-keys = 1–9 choose a card, Enter plays it, Tab walks to the targets, P passes, Esc clears the choice, arrows walk through the hand.
how-start = To the tavern
