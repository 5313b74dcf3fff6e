# The interface of the web table.

title = Last Call
tagline = Drink, gamble, brawl – and be the last one standing at the tavern table.
loading = Loading…
skip = Skip to the table
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
nothing-found = Nothing found.
fan-project = An unofficial fan project.

## Lobby

your-name = Your name
any-name = any name will do
choose-character = Choose a character
random-character = Random
play-now = { $n ->
    [one] Play now against 1 bot
   *[other] Play now against { $n } bots
}
bots = Bots
play-with-friends = Play with friends
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
table-title = Title
seats = Seats
clock = Clock
clock-none = No time limit
clock-fast = Fast: 10 s, bank 2 min
clock-normal = Normal: 20 s, bank 5 min
clock-slow = Slow: 60 s, bank 15 min
boxes = Sets in play
public-table = Open table: everybody sees it in the lobby
bar-deck = Bar Deck variant
doppelgangers = The same character may sit twice
create-table = Create table

## A table that waits

table-waiting = A table is set
free-seat = Free seat
take-seat = Take a seat
host = host
bot-house = house bot
bot-random = random bot
bot-named = Bot ({ $name })
add-bot = Add a { $name }
remove = Remove
start-game = Start game
wait-for-host = The host starts the game.
leave-table = Leave the table
copy-link = Copy link
link-copied = Link copied
go-on = Continue
no-table = No such table
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
asks-target = to choose a target
asks-cost = to pay for a card
asks-tracker = to choose what to gain
asks-box = to choose a card that lies before them
asks-lay-down = to lay down a card
asks-fetch = to choose a card to take
asks-sacrifice = to give up a card
actions = Your choices
play = Play
choose-target = Choose a target:
dont-respond = Don't respond
pass-on-this = Pass on all of this
passing-on-this = Passing on this: ask me again
pass-until-my-turn = Pass until my turn
passing-until-my-turn = Passing until my turn: ask me again
nothing-to-answer = Nothing you can answer with.
let-it-go-on = Go on
answer-waits = Your answer is sent as soon as the connection is back.
answer-given = You have decided…
you-coming = You: { $what }
for-you = You: { $what }
coming-fortitude = { $n } Fortitude
coming-alcohol = { $n } Alcohol Content
coming-gold = { $n } Gold
skip-steps = Skip
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
asking = When to ask me for responses
asking-label = Ask: { $when }
asking-always = Always
asking-able = When I can act
asking-reply = Only answers
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
sound-on = Turn the sound on
sound-off = Turn the sound off
keys = Keys
key-cards = 1–9, 0
key-cards-does = choose a card; again: play it
key-hand = ← →
key-hand-does = walk through the hand
key-targets = A, B, C…
key-targets-does = choose a target, in the order of the buttons
key-enter = Enter
key-enter-does = play what is chosen
key-pass = P
key-pass-does = pass, don't respond, go on; discard what is chosen and draw
key-cancel = Esc
key-cancel-does = take the choice back, close the notice
key-skip = Space
key-skip-does = show at once what is still being shown
key-tab = Tab
key-tab-does = walk to everything else
key-help = ?
key-help-does = this list
game-over = Game over
you-won = You won!
you-lost = You lost. Another round?
wins = { $name } wins
tie = Tie between: { $names }
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
standings = Standings
stood = the last one standing
stood-tie = tied to the end
went-passed-out = passed out
went-passed-out-turn = passed out in turn { $n }
went-out-of-gold = ran out of Gold
went-out-of-gold-turn = ran out of Gold in turn { $n }
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
layer-ignored = Ignored
layer-nothing = no effect
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
log-short = Log
chat = Chat
chat-unread = Chat ({ $n })
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-watching = Only those who sit at the table can chat.
chat-muted = The host has muted you: you can read, but not write.
chat-hidden = { $n ->
    [one] 1 line of muted players is hidden.
   *[other] { $n } lines of muted players are hidden.
}
people = Players
muted = muted
mute-for-me = Mute for me
mute-for-all = Mute for all
remove-sure = Sure? A bot plays on
time-bank = time bank { $time }
watchers = { $n ->
    [0] Nobody is watching.
    [one] 1 is watching.
   *[other] { $n } are watching.
}
copy-table-link = Copy the table's link
handed-over = Open this link on the other device. It works once, for ten minutes.
handed-over-copied = The link is copied: open it on the other device. It works once, for ten minutes.

## Settings

settings = Settings
language = Language
ask-before-playing = Ask before playing a card
reduce-motion = Reduce motion
large-text = Large text
sound = Sound
hand-over = Move my seat to another device
take-over = A seat for this device
take-over-text = This link moves a seat at a table to this device. It works once.
take-over-do = Take the seat

## Browsing

sections = Sections
search-rules = Search the rules
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
replay-position = Position in the game
speed = Speed
stat-games = { $games ->
    [one] 1 game finished
   *[other] { $games } games finished
}, { $turns } turns and { $minutes } minutes on average.
stat-character = Character
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
