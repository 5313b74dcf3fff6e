# The terminal table: `lastcall play`.

terminal-you = you
terminal-out = out
terminal-controls = ♛ controls the Round
terminal-gambles = ♠ in the Round
terminal-asked = … is asked

terminal-alcohol = Alcohol Content
terminal-ac = Alcohol
terminal-fortitude = Fortitude
terminal-f = F
# The markers on a track of single columns.
terminal-alcohol-marker = A
terminal-fortitude-marker = F
terminal-apart = { $count } apart
terminal-gold = { $count } Gold
terminal-potions = Potions
terminal-potions-short = pot.
terminal-open-hand = Hand, open to you
terminal-pile = Drink Me!
terminal-pile-short = pile
terminal-hand = hand
terminal-deck = deck
terminal-deck-short = deck
terminal-discards = discards

terminal-phase = { $phase ->
    [discard] Discard
    [action] Action
    [order] Order
   *[drink] Drink
}
terminal-turn = turn { $turn }
terminal-speed = speed
terminal-seed = seed
terminal-speed-name = { $speed ->
    [slow] slow
    [fast] fast
    [instant] instant
   *[normal] normal
}

terminal-drink-deck = Drink Deck
terminal-drink-discards = discards
terminal-bar-deck = Bar Deck
terminal-no-round = No Round of Gambling
terminal-pot = Pot { $count } Gold
terminal-controller = { $name } controls
terminal-no-controller = nobody controls
terminal-only-cheating = only Cheating Cards beat it
terminal-bound = nobody may leave it
terminal-pile-of = Drink Me! pile of { $player }
terminal-foreseen = { $place }, from the top: { $cards }
terminal-passed = passed

terminal-stage = On the table
terminal-stack = On the stack
terminal-log = Log
terminal-your-hand = Your hand
terminal-provenance = { $provenance ->
    [house] house card
    [reported] as reported
   *[other] { $provenance }
}
terminal-box = { $name ->
    [planter] Planter
    [plots] Plots
    [waiting] Waiting
    [bag] Bag
    [arrived] Arrived
    [resting] Resting
    [packed] Packed
    [told] Told
   *[other] { $name }
}
terminal-kept = Kept
# Where a card lies that is not in the hand, as a word beside its title.
terminal-place = { $name ->
    [planter] Planted
    [plots] Plotted
    [waiting] Waiting
    [bag] In the Bag
    [arrived] In the stable
    [resting] In the stable
    [packed] In the stable
    [told] Told
    [kept] Kept
    [discarded] Discarded
    [new] New
   *[other] { $name }
}
terminal-needs = You cannot treat this patient yet: that takes { $needs }.
terminal-side-deck = { $deck } in the deck, { $discard } discarded
terminal-kits-title = What lies in front of everybody
terminal-kits-none = Nobody has anything but cards and Gold in front of them.

terminal-question = Question
terminal-you-may-respond = Everybody may respond; now it is up to you.
terminal-waiting = The others are at it. Space goes on at once.
terminal-watching = you are out: watching
terminal-game-over = The evening is over.
terminal-back = Esc: back
terminal-discard-these = { $count ->
    [one] Discard this card and draw
   *[other] Discard these { $count } cards and draw
}

terminal-asks-anytime = Anytime: always ask
terminal-skips-anytime = Anytime: not alone
terminal-passing-until-my-turn = passing to your turn

terminal-key-pass = Pass
terminal-key-on-this = On this
terminal-key-my-turn = My turn
terminal-key-anytime = Anytime
terminal-key-speed = Speed
terminal-key-rule = Rule
terminal-key-kits = Kits
terminal-key-log = Log
terminal-key-help = Help
terminal-key-quit = Quit

terminal-close = Esc closes
terminal-help-title = Help
terminal-help-game =
    Be the last one awake with Gold in your purse. Your Fortitude starts at 20 and falls, your Alcohol Content starts at 0 and rises: when they meet you pass out. Without Gold you are out too.
    A turn has four phases: discard and draw up to seven cards, play one Action Card (or none), order a Drink for somebody else, drink the top card of your own Drink Me! pile.
    Sometimes and Anytime Cards are played in between, also on other players' turns.
terminal-help-numbers = give the answer of that number
terminal-help-arrows = move in the list and choose
terminal-help-sides = go to the hand (left) or to the answers (right)
terminal-help-pages = the nine answers before or after
terminal-help-escape = back from “at whom?” to the cards
terminal-help-pass = pass, or be done
terminal-help-on-this = pass on what lies on the stack and on every answer to it
terminal-help-my-turn = pass on everything until your next turn (again: ask me after all)
terminal-help-anytime = whether you are asked when you could play nothing but Anytime Cards
terminal-help-speed = how fast the others play: slow, normal, fast, instant
terminal-help-hurry = do not wait, go on
terminal-help-rule = the rule that forbids the card you have picked in your hand
terminal-help-kits = what everybody has in front of them: trackers, mushrooms, plots, patients, Drinks kept
terminal-help-log = everything that has happened
terminal-help-help = this page
terminal-help-quit = leave the table
terminal-help-signs =
    With the mouse: click an answer, a card of your hand, or the mat of the player you mean.
    On the track █ is ale, ░ is Fortitude lost, A and F are the markers. ● can be played now, ○ cannot. ▶ has the turn, ♛ controls the Round, ♠ is in it, ✗ is out.
    In a kit 1·[2]·3 stands at 2 and grows on, ●●○ is 2 of 3, ✹ is where the fire breaks out, ▮ is a card face down, □ a free place.
    Decisions that the game needs from you (ordering, drinking, your own Action, your gambling turn, last call) are always asked.

terminal-quit-title = Leave the table?
terminal-quit-kept = This game is kept: lastcall play --resume goes on with it. The same table from its beginning:
terminal-quit-text = This game will not be kept. The same table again:
terminal-quit-yes = Leave (y)
terminal-quit-no = Stay (Esc)
terminal-quit-new = New game (n)

terminal-end-title = Last call
terminal-end-won = You are the last one standing. The evening is yours, after { $turns } turns.
terminal-end-team = { $mine ->
    [me] Your team is the last one standing: { $names }, after { $turns } turns.
   *[other] { $names } are the last ones standing, after { $turns } turns.
}
terminal-end-lost = { $name } is the last one standing, after { $turns } turns.
terminal-end-tied = { $names } went down together: a tie, after { $turns } turns.
terminal-end-tied-me = A tie, and you are in it: { $names }, after { $turns } turns.
terminal-end-again = This game again:
terminal-end-new = New game (n)
terminal-end-same = Once more (b)
terminal-end-log = Log (l)
terminal-end-quit = Quit (q)
terminal-end-place = #
terminal-end-player = Player
terminal-end-gold = Gold
terminal-end-cards = Cards
terminal-end-drinks = Drinks
terminal-end-lost-short = F lost
terminal-end-pots = Pots
terminal-end-left = Went
terminal-end-stayed = still standing
terminal-end-passed-out = passed out, turn { $turn }
terminal-end-out-of-gold = out of Gold, turn { $turn }

play-no-terminal =
    The table needs a terminal, and here input or output is none. To have games played without one, use “lastcall sim”.
play-empty-name = { $option } “{ $text }” has an empty name in it; write names with commas between them, as in eve,fleck.
terminal-plays = { $name }: { $bot }
terminal-bot-fails = { $name }: the bot found no answer, and the table answers for it whenever that happens ({ $problem })
play-no-bot = There is no bot “{ $name }”{ $hint } The bots are { $names }.
play-kept = Your game is kept. Go on with it: lastcall play --resume
play-not-kept = Your game could not be kept in { $file }: { $problem }
play-resume-none = No game was left. Begin one: lastcall play
play-resume-damaged = The game that was left cannot be gone on with: { $problem } It lies in { $file }; a new game takes its place.
play-resume-alone = --resume goes on with the game that was left, as it was set: leave out { $option }.
play-again = The same game again: { $command }

terminal-at = at { $place }

# Otto
terminal-against = against { $name }

# A web table in the terminal: `lastcall join`.

join-bad-link = { $link } is no link to a table. The host finds it under “Invite your friends”; it looks like https://tavern.example/tables/k3vq8m2…
join-unreachable = { $address } cannot be reached: { $problem }
join-no-tavern = There is no Last Call at { $address }. Look at the link again.
join-other-protocol = The Last Call at { $address } is of another version than this one. Update this one, or open the link in a browser.
join-gone = The table has let you go. The same command leads back to it.
join-again = Back to this table: { $command }
join-you-start = You are the host. When everybody is here, start the game (s).
join-rematch = Once more: (r).
join-key-chat = chat
join-key-always = what to ask
join-key-start = start
join-key-rematch = rematch
join-asks-always = You are asked about everything you could answer.
join-asks-matters = You are asked when your answer can matter.
