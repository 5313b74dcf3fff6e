# Playing with people: being called, waiting together, going on another day.

call-title = The table waits for you
notify = Call me when the table waits and I look elsewhere (notification, vibration)
notify-refused = Your browser does not show notifications of this page. Its settings for this site can allow them; title, icon and sound call you anyway.

## Names and tables

suggested-first = Merry, Stout, Lucky, Thirsty, Brave, Jolly, Sly, Golden, Sleepy, Loud, Honest, Humble, Rowdy, Gentle, Rusty, Dizzy, Noble, Crooked, Silent, Hungry
suggested-second = Badger, Otter, Raven, Goose, Kettle, Lantern, Barrel, Hedgehog, Bear, Sparrow, Fox, Toad, Lobster, Candle, Walrus, Pickle, Magpie, Donkey, Turnip, Heron
presets = An evening to begin with
preset-short = Short and sharp
preset-short-text = One box, four seats, a quick clock: half an hour.
preset-town = Out on the town
preset-town-text = A Pub Crawl with Prizes for five, from boxes 2 and 7.
preset-night = The long night
preset-night-text = All boxes and all Drinks, Prizes, eight seats, no clock.
change-table = Change the table
change-table-text = Whoever sits here stays. Somebody whose character leaves with their box chooses again.
change-table-do = Set it so
qr-code = QR code
qr-code-of = QR code of the link { $link }
call-start = All chairs are taken: you start the game.

## As an app

offline = No connection. The lessons, the cards and the rules work all the same; games wait until you are back.
install-app = Install as an app

## The first game

coach = A word to a newcomer
coach-done = Got it
coach-question = The table asks you.
coach-question-text = Cards with a gold edge can be played: press one, and the buttons say what would come of it.
coach-danger = Careful!
coach-danger-text = When Fortitude and Alcohol Content meet, you pass out. A card in gold may still save you.
coach-contest = A Drinking Contest.
coach-contest-text = Everybody drinks. Whoever turned up the strongest Drink takes 1 Gold from each of the others.
coach-round = A Round of Gambling.
coach-round-text = There is Gold in the pot, for whoever is in control when all others pass. Gambling and Cheating Cards take control.

## What is said

quips = What your character would say
said-quip = “{ $text }”
chat-take-seat = Take a seat to talk along.
chat-join = Talk along
chat-onlookers = Onlookers and those who are out can read this; who still plays reads it after the game.
line-do = What to do about this line of { $name }
line-report = Report to the host
line-reported = The host was told
reports = Reported to you
reported-by = { $n ->
    [one] Somebody asks you to look at this, by
   *[other] { $n } people ask you to look at this, by
}
report-seen = Seen
onlooker = looks on

## Hints

hint-ask = What would a regular do?
hint-said = A regular would say: { $what }.
hint-said-by = No regular can sit down here. { $who }: { $what }.
hint-chance = { $text }: { $n } %
hints-agree = Hints are fine with me ({ $n } of { $of })
key-hint-does = what would a regular do?

## Ladder and tournaments

ladder-page = Ladder
tournament = Tournament
tournaments = Tournaments
tournament-way = A few rounds, joined by link
to-tournament = Back to the tournament
rated = Rated
rated-text = The game counts for the ladder: people against people. Nobody drops in, and there are no hints.
