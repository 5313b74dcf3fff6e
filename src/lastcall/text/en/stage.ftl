# The web table as it is played at: seats, rail, slips, big moments.

## Seats

tab-turn = turn
tab-control = in control
tab-passed = passed
tab-not-in = not in
tab-would-pass-out = would pass out
tab-would-pass-out-short = falling
tab-passed-out = out, turn { $n }
tab-passed-out-plain = passed out
tab-out-of-gold = no Gold, turn { $n }
tab-out-of-gold-plain = out of Gold
steps-left = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
steps-left-change = { $before } → { $n } left
mat-used-short = used
stat-fortitude = Fortitude
stat-alcohol = Alcohol Content
stat-gold = Gold

## The bar

bar-turn = Turn { $n }
bar-my-turn = Your turn
bar-turn-of = { $name }'s turn
bar-over = The evening is over
bar-round = Round of Gambling
bar-discard = Discard
bar-action = Action
bar-order = Order
bar-drink = Drink

## The rail

rail-turn = { $whose } (turn { $n }).
rail-my-turn = Your turn, { $phase }
rail-turn-of = { $name }'s turn, { $phase }
rail-holding = { $n ->
    [one] You hold one card that can answer.
   *[other] You hold { $n } cards that can answer.
}
rail-hit-fortitude = { $name } hits you for { $n }. Answer, or let it happen?
rail-hit-alcohol = { $name } makes you { $n } drunker. Answer, or let it happen?
rail-hit-gold = { $name } is after { $n } of your Gold. Answer, or let it happen?
rail-plays-at-you = { $name } plays “{ $card }” at you. Answer?
rail-plays = { $name } plays “{ $card }”. Answer?
rail-own = You played “{ $card }”. Add something?
rail-my-drink = You drink { $drink }. Change it?
rail-drink = { $name } drinks { $drink }. Change it?
rail-contest = Drinking Contest: change a Drink?
rail-contest-lead = You lead the Contest with { $n }. Change a Drink?
rail-round-won = { $name } wins the pot of { $n }. Stop that?
rail-gamble = Beat { $name }, or pass. The pot is { $n }.
rail-gamble-open = Your move in the Round. The pot is { $n }.
rail-discard = Your turn. Throw away what you do not want.
rail-discard-why = Then you draw up to seven.
rail-action = Your Action: choose a card.
rail-action-why = One Action each turn. They may answer it.
rail-actions-why = You have up to { $n } Actions this turn. They may answer each.
rail-order = Who gets the Drink you order?
rail-order-why = It goes face down onto their pile.
rail-last-call-why = One last chance to stay upright.
rail-anybody = The table may answer.
rail-may-respond = { $whose }. The table may answer.
rail-at-whom = “{ $card }”: at whom?
rail-play = Play “{ $card }”?
rail-with = { $name }: and who else?
rail-asleep = You sleep under the table.
rail-passing-for-you = Passing for you: { $what }
rail-could-play = You could play { $cards }. Nobody sees whether you were asked.
rail-passing-until = Passing until your turn
rail-passing-this = Passing on all of this
rail-woken = You are woken when it could knock you out or take your last Gold.
stays = stays { $n }
passes-out = passes out
pick-who = pick who
drinks-waiting = { $n ->
    [0] no Drink waiting
    [one] 1 Drink waiting
   *[other] { $n } Drinks waiting
}
note-negate = it does nothing
note-control = you take control
let-it-happen = Let it happen
no-action = No Action
go-under = Go under
hold = Hold
holding = Held: I am asked next
ask-me-again = Ask me again
finish-quickly = Finish quickly

## The middle

slip-left = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
slip-passes-out = { $you ->
    [yes] you pass out
   *[no] passes out
}
slip-more = and { $n } more
ticket-title = Just now
ticket-again = Show it again
log-discards = { $n ->
    [one] { $name } discards 1 card:
   *[other] { $name } discards { $n } cards:
}

## Cards

gist-ignore = Ignore
gist-ignore-drink = Ignore
gist-negate = Negate
gist-negate-drink = Negate
gist-take-control = Control
gist-start-round = Gamble
gist-leave-round = Leave
gist-end-round = End it
gist-win-round = Win
gist-resume-round = Go on
gist-keep-gold = Keep
gist-from-the-inn = Inn pays
gist-reduce = Less
gist-draw = Draw
gist-toast = Toast
gist-only-cheating-next = Control
gist-more-actions = +{ $n } Actions
bell-about-me = Bell: asked when it is about you
bell-stop = Bell: the table stops whenever this card may be played
bell-asleep = Bell asleep: not asked about this card

## Big moments

piece-contest = Drinking Contest!
piece-round = Round on the House!
piece-pot = { $name } wins the pot: { $n } Gold
piece-pot-mine = The pot is yours: { $n } Gold!
piece-last-call = Last call, { $name }!
piece-last-call-mine = Last call: it is you!
piece-last-call-team = Last call for your team!
piece-last-call-why = Alcohol Content { $alcohol } has met Fortitude { $fortitude }.
piece-last-call-gold = Not a coin left.
piece-out = { $name } passes out
piece-out-mine = You pass out
piece-out-team = Your team passes out
piece-out-together = { $name } pass out
piece-out-why = Alcohol Content { $alcohol } met Fortitude { $fortitude }.
piece-broke = { $name } is broke
piece-broke-mine = You are broke
piece-broke-team = Your team is broke
piece-broke-together = { $name } are broke
piece-broke-why = No Gold left: thrown out of the inn.
piece-inn = { $n } to the Inn
piece-event = At sea: { $what }
piece-crawled = { $you ->
    [yes] You lead everybody to { $what }
   *[no] { $name } leads everybody to { $what }
}
piece-last-orders = Last orders: everybody back to the Inn!
piece-prize-won = { $you ->
    [yes] The Prize is yours: { $what }!
   *[no] { $name } wins a Prize: { $what }
}
piece-each = { $n } to each of the others
contest-reveal = Reveal
contest-change = Change
contest-drink = Drink
contest-pay = Pay
contest-leads = leads
over-why = The last one awake: { $gold } Gold, { $n ->
    [one] 1 step to spare
   *[other] { $n } steps to spare
}.

## Short forms, where a card of the hand has no room for its whole text

short-ignore = Ignore a card that affects you.
short-negate = Stop a card that was just played.
short-ignore-drink = Ignore a Drink.
short-end-round = End the Round; the pot goes to the Inn.
short-redirect = Send a loss of yours to a third player.
short-share = Share a loss with whoever caused it.
short-leave-round = Leave the Round of Gambling.
short-resume-round = The Round goes on, you are in control.
short-take-control = Take control of the Round.
short-start-round = Start a Round of Gambling.
short-keep-gold = Keep your Gold.
short-from-the-inn = The Inn pays for you.
short-split-drink = Share your Drink with another.
short-give-drink = Hand your Drink to another.
short-replace-drink = A Drink becomes { $n } Alcohol.
short-strengthen = A Drink gets { $n } stronger.
short-drink-to-fortitude = Your Drink raises Fortitude.
short-win-round = Win the Round at once.
short-steal-from-pot = Take { $n } Gold from the pot.
short-toast = Everyone drinks.
short-reduce = Lose { $n } less Fortitude.
short-drinking-contest = Everyone drinks; the strongest Drink wins.
short-round-on-the-house = Everyone drinks the same.

## Teams, bosses, Otto, the sea, Prizes

tab-mate = with you
tab-boss = boss
tab-action = Action { $n } of { $most }
tab-action-short = Action { $n }/{ $most }
track-against = { $you ->
    [yes] against you
   *[no] against { $name }
}
mat-team = your team
mat-with = with { $names }
names-joined = { $first } & { $last }
table-deck = { $label }: { $n } cards left, { $used } turned up
counted = { $label }: { $n }
tavern-deck = Everybody is at { $place }: { $n } cards left to order
prize = Prize
pot-prizes = { $n ->
    [one] and a Prize
   *[other] and { $n } Prizes
}

## The bench: out of the game, and still at the table

rail-bench = You sleep under the table. Who stays awake?
rail-bench-why = Bets are for honour; the score is kept between games.
rail-bet-made = Your bet is on { $name }. You may still change your mind.
bet-on = Bet on { $name }
bet-right = You bet on { $name }: right!
bet-wrong = You bet on { $name }.
bet-score = Right { $right } of { $made } times so far.
bench-fell = How you fell
bench-again = Watch it again
bench-pace = Your pace
bench-pace-text = The others play on. See it faster, or straight to the end.
bench-fast = Twice as fast
bench-leave = Leave
bench-leave-text = The others play on without you. In the lobby you hear of the rematch.
bench-leave-replay-text = The bots play it out at once, and you look back at all of it.
bench-replay = See the replay
bench-cheer = Cheers!
rematch-in = { $n } of { $of } are in

## The middle, more

slip-one-of = You → one of them
till = The Inn
contest-prize = The strongest Drink takes 1 Gold from everyone
contest-knocks-out = knocks { $you ->
    [yes] you
   *[no] { $name }
} out
contest-ignored = ignored
contest-waits = waits
piece-gold = { $you ->
    [yes] Your
   *[no] { $name }'s
} { $n } Gold:

# Teams

tab-part = playing
tab-champion = Champion
bar-team-turn = Your team's turn
potions = { $n ->
    [one] { $n } Potion
   *[other] { $n } Potions
}
potions-press = { $n ->
    [one] { $n } Potion of your team: drink it
   *[other] { $n } Potions of your team: drink one
}
potion = Drink a Potion
potion-heart = Potion of Fortitude
potion-sober = Potion of sobriety
potion-gold = Trade it in for Gold
answer-for = for { $name }
hand-of = The hand of { $name }
slip-shared = { $you ->
    [yes] of the mat you share
   *[no] of the mat they share
}
rail-team = You share a mat: answer it for your team.
rail-plays-at-mate = { $name } plays “{ $card }” on { $mate }, who is with you. Answer it?
rail-mate-turn = Your team's turn, { $name }'s part: { $phase }
rail-last-call-team = { $gold ->
    [0] Last call: your team has no Gold left
   *[other] Last call: your team is passing out
}
rail-member = Who of your team comes next?
rail-member-why = Any of you may decide: the first word counts.
rail-champion = Who stands for your team?
rail-champion-why = Any of you may decide: the first word counts.
asks-member = whose part comes next
asks-champion = who is the Champion
team-won = Your team wins!
team-wins = { $names } win together
team-number = Team { $n }

# Otto

turned-over = Turned over: { $card }
turned-missed = (not this time)

chat-team = Only to my team
chat-team-said = to the team:
track-summary = against { $name }: Fortitude { $fortitude }, Alcohol Content { $alcohol }
