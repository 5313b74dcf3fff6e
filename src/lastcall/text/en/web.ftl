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
new-table-text = Choose how you want to play. You get a link to send to your friends, and can change the table until the game starts.
first-time = New here? Five minutes is enough
my-tables = Your tables
game-on = A game is on
open-tables = Open tables
running-tables = Running tables
no-open-tables = Nobody is waiting. Open a table and send its link to your friends.
no-running-tables = No public game is on right now.
join = Join
by-link = A friend's link or code
by-link-go = Sit down
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
private-text = Only those you send the link to can find it.
options = How the table is set
more-options = More options
drinks = Drink Deck
drinks-of-boxes = Those of the boxes
drinks-of = Drink Deck of { box-name }
bar-deck = Bar Deck
bar-deck-text = All the Drinks at hand are shuffled together, and the Drink Deck is dealt from them 30 at a time.
sea = At sea
sea-text = Every few turns the Sea Deck turns up an Event: merfolk, a merchant ship, worse.
prizes = Prizes
prizes-text = There is a Prize in every pot, for whoever takes it.
pub = Pub Crawl
pub-text = There are other taverns in town. Whoever is about to order may lead everybody there for a Gold. Not at sea.
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
invite-here-only = This address works only on this computer. For others to join, start the server with --host 0.0.0.0 and open the page at the address this computer has in your network.
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
bot-newcomer = Newcomer
bot-newcomer-text = means well, overlooks things and knocks nobody out on purpose
bot-regular = Regular
bot-regular-text = tries things out in mind before acting: hard to beat
bot-champion = Champion
bot-champion-text = tries out more than a regular, and where less is at stake
bot-random = Random bot
bot-random-text = plays whatever comes to mind
bot-kind = Which bots to seat
bot-level = How they play
bot-level-of = How the bot in seat { $n } plays
bot-stands-in = { $name } cannot sit down on this server: { $instead } plays instead.
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
link-marked = The link is selected: copy it from the field.
stuck-table = This game cannot go on
no-table = No such table
no-table-text = It may have been cleared away, or the link is not complete.
left-table = You have left the table
reconnecting = Reconnecting… your game is safe.

## Playing

your-decision = Your decision
waiting = Waiting
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
asks-arrange = to put cards back
asks-offer = to choose what to take
asks-prize = to choose the Prize
asks-award = to say who gets the Prize
asks-crawl = to lead the way
asks-put-back = to put a card back
actions = Your choices
play = Play
dont-respond = Don't respond
pass-on-this = Pass on all of this
pass-until-my-turn = Pass until my turn
nothing-to-answer = Nothing you can answer with.
let-it-go-on = Go on
answer-waits = Your answer is sent as soon as the connection is back.
answer-given = You have decided…
skip-steps = Skip
discard-none = Keep all { $n }, draw
discard-some = { $n ->
    [one] Discard 1 card, draw
   *[other] Discard { $n } cards, draw
}
why-playable = It may be played now.
why-not-now = It may not be played now.
rule = Rule { $id }
watching = You are watching.
out-watching = You are out of the game. Watch how it ends, or come back for the rematch.
take-bot-seat = Take a bot's seat
asking = What to ask me about
asking-always = Everything
asking-able = Whatever I could answer
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
wins = { $name } wins
tie = Tie between: { $names }
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
standings = Standings
stood = the last one standing
stood-tie = tied to the end
stood-team = the last team standing
went-passed-out = passed out
went-passed-out-turn = passed out on turn { $n }
went-out-of-gold = ran out of Gold
went-out-of-gold-turn = ran out of Gold on turn { $n }
watch-replay = Watch the replay
time-left = Time left: { $n } seconds

## Mats

mat-track = Fortitude { $fortitude }, Alcohol Content { $alcohol }
mat-summary = { $name }: { $left } steps left, Fortitude { $fortitude }, Alcohol Content { $alcohol }, { $gold } Gold, Drink Me! pile { $pile }, hand { $hand }
mat-played-by = played by { $name }
mat-target = Choose { $summary }
mat-you = you
mat-bot = Bot
mat-gold = { $n } Gold
mat-pile = Drink Me! pile: { $n }
mat-hand = Hand: { $n }
mat-deck = Deck: { $n }
mat-deck-short = deck
mat-discard = Discard: { $n }
mat-winner = Winner
mat-away = Offline

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
kit-about-arrived = An animal comes at the start of the turn and with every horseshoe. It pushes those in its way one slot on; from the last slot one leaves.
kit-about-told = Told by Warthorn, and not over yet: it does what it says as long as it lies here.
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
place-prize = Prize
place-tavern = Tavern

## The middle

middle = The middle of the table
drink-deck = Drink Deck: { $n } left
drink-deck-short = Drink Deck
drink-discard-short = drunk
pot = Pot: { $n }
pot-control = In control: { $name }
pot-nobody = Nobody is in control
pot-cheating = Only Cheating beats this
stack = What is going on, the latest last
negated = Negated
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
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-muted = The host has muted you: you can read, but not write.
chat-hidden = { $n ->
    [one] 1 line of muted players is hidden.
   *[other] { $n } lines of muted players are hidden.
}
people = Players
muted = muted
mute-for-me = Mute for me
mute-for-all = Mute for all
vote-out = { $n ->
    [0] Wait no longer: a bot for the one who stalls
    [one] Wait no longer ({ $n } player says so)
   *[other] Wait no longer ({ $n } players say so)
}
accept-wish = Let { $name } have this seat
sign-out = Sign out my other devices
signed-out = Your other devices are signed out
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
asking-always-more = The table stops for you whenever anybody could respond, even if you hold nothing that would do.
asking-able-more = You are asked whenever you hold a card you could respond with, also in quiet moments and about your own cards.
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
asking-matters = What can matter
asking-matters-more = Left out: cards that would change nothing, your own cards on top, other people's business, and quiet moments. The rail says what was passed for you, and Hold brings it back. The bell on a card wakes it or puts it to sleep.
volume = Volume
key-pass-this-does = pass on all of this; again: ask me again
key-pass-until-does = pass until my turn; again: ask me again
key-hold-does = hold: ask me in the next window, whatever it is
key-bell-does = turn the bell of the card in focus
key-potion-does = drink one of your team's Potions: then 1, 2 or 3
key-again-does = show the last event again
key-log-does = open the log, the chat

## Browsing

sections = Sections
search-rules = Search the rules
no-rule = There is no rule { $id }.
search-cards = Search the cards
card-type = Card type
all-types = All types
deck = Deck
all-decks = All decks
box = Box
all-boxes = All boxes
provenance-filter = Where it is from
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
replay-hands = Whose hand is shown
replay-hand-of = { $name }, hand: { $n }
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
weighed = What a regular would have weighed
weighed-here = Here
weighed-biggest = The biggest moments
weighed-chance = { $n } %
weighed-taken = (was taken)
weighed-why = For the first of these: { $reason }
weighed-thinking = A regular is thinking it over …
weighed-looking-back = A regular goes through the whole game; that takes a while …
weighed-nothing = There was nothing to choose here.
weighed-no-moments = No answer cost more than chance may have done.
weighed-moment = Turn { $turn }, { $name }: −{ $cost } { $cost ->
    [one] point
   *[other] points
}
weighed-instead = “{ $taken }”, where a regular would have said “{ $best }”
speed = Speed
stat-character = Character
stat-none = No game has been finished here yet. Play one, and this page begins to fill.
stat-games = games finished
stat-turns = turns per game
stat-answers = decisions per game
stat-minutes = minutes per game
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
how-answer-do = { $name } plays “{ $card }” at you: −4 Fortitude! Cards you may play now are lit. Press any other to learn why not.
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

# Ways to play

way = How you play
way-alone = Each for themselves
way-alone-text = The last one awake with Gold left wins. The game as it is in the boxes.
way-two-headed = Two-Headed Dragon
way-two-headed-text = Teams of two share one mat and one turn; you see your partner's cards. Two Potions for each team.
way-boss = Boss Battle
way-boss-text = One villain with more cards, Actions and Drinks against two to four who share a mat.
way-two-headed-boss = Two-Headed Boss Battle
way-two-headed-boss-text = Teams of two, and everybody is a villain with Boss Cards. Nothing for beginners.
way-lackeys = Leaders and Lackeys
way-lackeys-text = Teams of two: a villain with Boss Cards leads, somebody ordinary carries the coat.
seats-text-teams = Neighbours make a team; chairs that stay empty are taken away when the game starts.
need-villain = This way to play needs a villain: add { box-name }.
evening = What kind of evening?
evening-alone = Each for themselves
evening-pair = You and a bot against two
evening-boss = Be the Boss
play-now-pair = Play now: two against two
play-now-boss = Play now: one against three
way-otto = An evening with Otto
way-otto-text = For two: the Inn's automaton makes a third. He has a short track against each of you, and his cards say what he does.
way-otto-with = with Otto: { $factions }
factions = Otto's factions (two)
faction-berserker = Berserker
faction-spelunker = Spelunker
faction-croupier = Croupier
faction-brewer = Brewer
evening-otto = For two, with Otto
play-now-otto = Play now: a bot, Otto and you
