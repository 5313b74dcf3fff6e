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
mat-winner = Winner
mat-broke = Out of Gold
mat-passed-out = Passed out
mat-away = Offline
mat-brink = On the brink
mat-outside-round = Out of the Round
mat-control = In control
mat-passed = Passed

## Kits

mat-look = Look closer
discard-of = { $name }, discard pile: { $n }
drink-discard-open = Look through the Drink discard pile: { $n }
pile-empty = There is nothing there.
look-cards = All cards of this deck
look-rules = Rules of this kit
kit-of = Kit of { $name }. { $what }
kit-tracker = { $label } { $n } of { $most }
kit-fires = { $label } { $n }, breaks out after { $most }
kit-value = { $n } of { $most }
kit-box = { $label }: { $cards }
kit-nothing = nothing
kit-back = A card, face down
kit-face-down = { $n ->
    [one] 1 card, face down
   *[other] { $n } cards, face down
}
kit-grows = { $title }, Harvest Value { $value } out of { $ladder }
kit-needs = { $title }, needs { $needs }
kit-need = { $label } { $n }
kit-places = { $n } of { $most }
kit-side = { $label }: { $n } left
kit-side-discard = Its discard pile, the top card first: { $n }
kit-kept = Kept Drinks: { $titles }
kit-kept-title = Kept Drinks
kit-about-momentum = Grows by 1 at the start of each turn. Some cards cost Momentum for a better effect.
kit-about-hellfire = Each Plotted Card discarded at the start of the turn adds 1. The point after the last flame breaks out: another player loses 2 Fortitude, and it starts again at 0.
kit-about-supplies = Won with cards, spent to treat Patients.
kit-about-planter = Every Mushroom grows one step at the start of the turn, and a new one is planted. Cards with “Harvest” take Mushrooms whose values add up to the price; one that is full-grown at the end of the turn is gathered.
kit-about-plots = Laid face down from the hand; only their owner may look. Schemes are played from here with their stronger effect. The others feed the Hellfire at the start of the turn.
kit-about-waiting = Treat a Patient at any time: pay what they need and take the card into hand.
ladder = Harvest Values { $values }.
ladder-now = Now { $n }.
evergreen = Stays when it is full-grown
tray = Cards that are not in your hand
place-planted = Planted
place-plotted = Plotted
place-waiting = Waiting
place-discarded = Discarded
place-kept = Kept
place-new = New

## The middle

middle = The middle of the table
drink-deck = Drink Deck: { $n } left
drink-deck-short = Drink Deck
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
box = Box
box-of = { $box ->
    [RDI2] The Red Dragon Inn 2
    [RDI9] The Red Dragon Inn 9
   *[other] { $box }
}
all-boxes = All boxes
drinks-of-box = Drink Deck of { $box }
provenance = Where it is from
all-provenances = From anywhere
copies = ×{ $n }
copies-title = Copies
ways = Ways to play it
cards-found = { $kinds ->
    [one] 1 kind of card
   *[other] { $kinds } kinds of cards
}, { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
clear-filters = Show all
type-action = Action
type-sometimes = Sometimes
type-anytime = Anytime
type-gambling = Gambling
type-cheating = Cheating
type-drink = Drink
type-growing = Mushroom
type-event = Drink Event
from-rulebook = from the rulebook
from-reported = from public sources
from-house = our own card
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

how-lead = You and your fellow adventurers are back from the dungeon with Gold to spend. The last one who is neither passed out nor broke wins. Seven small boards show how; play each of them.
how-steps = Lessons
how-step = Lesson { $n } of { $of }: { $title }{ $done ->
    [yes] , done
   *[no] {""}
}
how-back = Back
how-next = Next: { $title }
how-rules = The rules in full:
how-once-more = Start over
how-you = you
how-go-on = Go on
how-pass = Pass
how-reveal = Reveal the top card
how-reveal-chaser = Reveal the Chaser
how-drink = Drink it
how-give-up = Play nothing, pass out
how-nobody-responds = Nobody responds: go on
how-no-action = Play no Action
how-pick-mat = Now choose a player: press a lit mat.
how-layer = { $name }: { $card } → { $will }
how-will-lose = { $name } loses { $n } Fortitude
how-will-ignore = { $name } Ignores { $card }
how-will-negate = { $card } is Negated
how-will-drink = +{ $n } Alcohol Content
how-will-control = { $name } takes control
how-why-not = “{ $card }” does not fit here.
how-why-action = “{ $card }” is an Action: only in your own Action Phase.
how-why-negate = “{ $card }” Negates a Sometimes Card. What was played is an Action.
how-why-drink = “{ $card }” Ignores a Drink, and there is none on the table.
how-why-chaser = Nobody responds to a Drink before its last Chaser is face up.
how-why-gamble = “{ $card }” may not be played right now.
how-why-call = “{ $card }” belongs in a Round of Gambling. Only Anytime and fitting Sometimes Cards help now.
how-track-title = Do not pass out
how-track = Fortitude starts at 20 and falls when you get hurt. Alcohol Content starts at 0 and rises when you drink. Where the two markers meet, you pass out.
how-track-do = Have a drink, or get burnt: press cards until you pass out.
how-track-took = { $card }. { $n ->
    [one] 1 step
   *[other] { $n } steps
} left until you pass out.
how-track-out = { $card }. The markers have met at { $n }: you have passed out and are out of the game.
how-gold-title = Do not go broke
how-gold = You start with 10 Gold. Whoever has none left is thrown out of the inn, sober or not. Here you are Eve, the illusionist.
how-gold-do = Take Gold from the others until one of them is broke.
how-gold-took = “{ $card }”: you get { $n } Gold.
how-gold-inn = “{ $card }”: 1 Gold goes to the Inn, out of the game.
how-gold-broke = { $name } has no Gold left and is out.
how-gold-nobody = Everybody still has Gold. Start over and pick on the same player.
how-turn-title = A turn has four phases
how-turn = Discard and draw, play one Action, order somebody a Drink, drink one yourself. You are Gog and it is your turn: play it.
how-turn-discard = 1. Discard and draw: press the cards you do not want, then draw up to seven.
how-turn-action = 2. Action: you drew { $n }. Play one Action Card, with the fist, at another player.
how-turn-not-action = “{ $card }” is not an Action. Its moment will come.
how-turn-window = “{ $card }” lies on the table and everybody may respond. Here nobody can.
how-turn-order = { $name } loses { $n } Fortitude. 3. Order a Drink: choose who gets the top card of the Drink Deck, unseen.
how-turn-order-plain = No Action this time. 3. Order a Drink: choose who gets the top card of the Drink Deck, unseen.
how-turn-drink = The Drink lies on the Drink Me! pile of { $name }. 4. Drink: reveal the top card of your own pile.
how-turn-revealed = { $card }! Others might make it stronger, you might Ignore it. Nobody does.
how-turn-over = Alcohol Content +1. That was your turn; next is { $name }, to your left.
how-answer-title = Answer a card
how-answer = When something happens to you, the table waits for your answer. Ignore keeps a card off you; Negate stops it altogether. What was played last is settled first. You are Eve.
how-answer-do = { $name } plays “{ $card }” at you: 4 Fortitude! Cards you may play now are lit. Press any other to learn why not.
how-answer-window = Your answer lies on top. Anybody could respond to it in turn.
how-answer-hurt = You lose 4 Fortitude. Now it is your turn: pay { $name } back.
how-answer-ignored = You Ignore it and nothing happens to you. Now it is your turn: play “{ $card }”.
how-answer-shielded = You play “{ $mine }”, but { $name } answers with “{ $card }” and would Ignore it. That is a Sometimes Card…
how-answer-negate = “{ $card }” is Negated. So your own card is not Ignored any more.
how-answer-missed = { $name } Ignores your card. “I don't think so!” would have stopped that.
how-answer-end = From the top down: the answer is Negated, your card hits, { $name } loses 3 Fortitude.
how-chaser-title = Drinks with a Chaser
how-chaser = A Drink with a “+” has a Chaser: the next card of the pile is part of it, and so on. All of it is one Drink. You are Dimli the Dwarf.
how-chaser-do = It is your Drink Phase. Reveal your Drink.
how-chaser-more = { $card }: +{ $n } so far, and there is a Chaser.
how-chaser-all = { $card }: +{ $n } altogether. Now cards may be played on it: Ignore all of it, turn it into Fortitude, or drink it.
how-chaser-drunk = Down it goes: Alcohol Content +{ $n }.
how-chaser-ignored = “{ $card }”: the whole Drink is Ignored, Chasers and all.
how-chaser-spot = “{ $card }”: its strength went into your Fortitude, +{ $n }.
how-chaser-over = The Drink is gone. Start over to try another way.
how-gamble-title = A Round of Gambling
how-gamble = Everybody antes 1 Gold. Going round, each plays one Gambling or Cheating Card to take control, or passes. Once all the others have passed, whoever is in control takes the pot. Win it.
how-gamble-do = Start a Round: play the lit card.
how-gamble-in = All { $n } ante 1 Gold, and you are in control.
how-gamble-mine = { $name } plays “{ $card }”: everybody antes again and { $name } is in control of { $n } Gold. The others pass. Your turn!
how-gamble-raised = Everybody antes once more, you are in control, all pass: you win { $n } Gold!
how-gamble-cheated = After “{ $card }” only Cheating takes control – and { $name } cheats: “{ $cheat }” But Gog no like cheaters…
how-gamble-again = { $name } is in control. Any Gambling Card will do again: raise, or pass.
how-gamble-caught = The Cheating Card is Negated and you win the Round: { $n } Gold!
how-gamble-lost = Everyone has passed: { $name } takes { $n } Gold. Start over and do better.
how-call-title = Last call
how-call = Nobody is out at once. When your markers meet or your Gold is gone, you have one last chance to play Anytime and Sometimes Cards. You are Fleck the Bard.
how-call-do = { $card } is in your mug: +3 Alcohol Content. Nothing to be done but drink.
how-call-now = 8 Alcohol Content, 7 Fortitude: you are passing out. Last call! Save yourself, or annoy somebody first.
how-call-tip = { $name } pays the Inn 1 Gold. Never go quietly. And now?
how-call-saved = “{ $card }”: Fortitude 9 against 8. You are still in!
how-call-out = You pass out. Of your 5 Gold { $inn } go to the Inn and each of the others gets { $share }. The last one left wins.
how-ready-title = Ready to play
how-ready = That is all you need; the table tells you the rest. Five kinds of cards, each with its colour and sign:
how-type-action = – one in your own Action Phase.
how-type-sometimes = – when the moment named on the card comes.
how-type-anytime = – whenever you like.
how-type-gambling = – take control of a Round of Gambling when it is your turn in it.
how-type-cheating = – the same, and the only answer to a Winning Hand!
how-table-title = At the table
how-table = The line at the top says whose decision it is. Lit cards may be played; press any other to learn why it may not, with the rule. Press a mat to choose a player, or its name to look closer at everything that lies there.
how-keys-title = Keyboard
how-keys = 1–9 choose a card, Enter plays it, Tab walks to the targets, P passes, Esc clears the choice, arrows walk through the hand.
how-start = To the tavern
