# The table: questions, answers, and what lies on the stack.
# A question names the player, $player, and often what it is about; a question to somebody else
# says whom the table waits for. A language may ask besides for
#   $stage    the phase of the turn by its key, or none
#   $named    yes: $card is a card, and not what a kit did by itself
#   $kind     what the question was for, about an answer to it: discard, action, respond…
#   $answers  yes: something lies on the stack that an answer could respond to
#   $empty    yes: no card is left of that Drink
#   $own      yes: the Drink belongs to the one who acts
#   $title    what that Drink is called
#   $several  yes: several players are named
#   $count    how many players there are in $players

## Questions

question-over = { $count ->
    [0] The evening is over.
    [one] The evening is over: { $winners } wins.
   *[other] The evening is over: a tie of { $winners }.
}
question-over-team = The evening is over: { $winners } win together.

question-discard = { $player }, discard what you do not want to keep; then you draw
question-action = { $actions ->
    [yes] { $player }, play an Action Card, or pass
   *[no] { $player }, play a card, or pass
}
question-gamble = { $player }, your gambling turn: { $pot } Gold in the pot, { $controlled ->
    [yes] { $controller } is in control
   *[no] nobody is in control
}
question-order = { $player }, choose who gets the Drink you order
question-split = { $player }, with whom do you share { $drink }?
question-dare = { $word ->
    [may-track] { $player }, raise your { tracker-name } by { $amount }?
   *[may] { $named ->
        [yes] { $player }, { $card }: do you accept?
       *[no] { $player }, { $offer }: do you?
    }
}
question-choice = { $named ->
    [yes] { $player }, choose one for { $card }
   *[no] { $player }, Otto has passed out on your track: choose your reward
}
question-of-another-package = { $player }, choose one
question-prize = { $player }, which Prize goes into the pot?
question-award = { $player }, which of you two gets the Prize?
question-member = { $stage ->
    [action] { $player }, whose Action comes next?
    [drink] { $player }, who of your team drinks next?
   *[other] { $player }, whose steps come next?
}
question-champion = { $named ->
    [yes] { $player }, who is your team's Champion for { $card }?
   *[no] { $player }, who is your team's Champion?
}
question-crawl = { $player }, for 1 Gold the party goes where you like before you order
question-put-back = { $player }, choose a card for the top of your deck
question-lose-card = { $done ->
    [yes] { $player }, discard a card, or be done
   *[no] { $player }, choose a card to discard
}
question-effect-order = { $player }, choose which effect of your Drink comes next
question-last-call = { $cause ->
    [passing-out] { $player }, last call: you are passing out
    [penniless] { $player }, last call: you have no Gold left
   *[both] { $player }, last call: you are passing out and have no Gold left
}
question-respond-play = { $player }, respond to { $card }: { $stakes }
question-respond-own = { $player }, respond to your own { $card }: { $stakes }
question-respond-ante = { $player }, respond to the ante: { $stakes }
question-respond-new-drinks = { $player }, respond to the payment for new Drinks: { $stakes }
question-respond-payment = { $player }, respond to the payment: { $stakes }
question-respond-drinks = { $player }, respond to { $drinks }: { $stakes }
question-respond-aftermath = { $when ->
    [gained-alcohol] { $player }, { $attacker } has raised your Alcohol Content: answer that?
    [lost-gold] { $player }, { $attacker } has cost you Gold: answer that?
    [somebody-lost-fortitude] { $player }, { $attacker } has struck somebody: answer that?
    [inn-paid] { $player }, the Inn has been paid because of { $attacker }: answer that?
   *[lost-fortitude] { $player }, you have lost Fortitude to { $attacker }: hit back?
}
question-respond-won = { $player }, respond: { $winner } wins the Round
question-respond-round = { $player }, play a card before { $gambler } gambles?
question-respond-turn = { $own ->
    [yes] { $player }, play a card in your { $phase }?
   *[no] { $player }, play a card in { $active }'s { $phase }?
}

waiting-for = { $kind ->
    [discard] Waiting for { $player } to discard and draw
    [action] Waiting for { $player } to play an Action Card or pass
    [gamble] Waiting for { $player } to gamble or pass
    [order] Waiting for { $player } to order a Drink
    [split] Waiting for { $player } to share a Drink or keep it
    [dare] Waiting for { $player } to accept or decline
    [choice] Waiting for { $player } to choose
    [target] Waiting for { $player } to name a player
    [cost] Waiting for { $player } to pay for a card
    [tracker] Waiting for { $player } to choose what to gain
    [box] Waiting for { $player } to choose a card on the mat
    [lay-down] Waiting for { $player } to lay a card face down, or not
    [fetch] Waiting for { $player } to choose a discarded card
    [sacrifice] Waiting for { $player } to discard a card or suffer
    [arrange] Waiting for { $player } to put cards back
    [offer] Waiting for { $player } to choose what to take
    [prize] Waiting for { $player } to choose the Prize
    [award] Waiting for { $player } to say who gets the Prize
    [crawl] Waiting for { $player } to lead the way, or stay
    [member] Waiting for { $player } to say who comes next
    [champion] Waiting for { $player } to name a Champion
    [put-back] Waiting for { $player } to put a card back
    [lose-card] Waiting for { $player } to discard
    [effect-order] Waiting for { $player } to choose an effect
    [last-call] Waiting for { $player } at last call
   *[respond] Waiting for { $player } to respond
}

## What would happen to you

would-fortitude = you would { $direction ->
    [gains] gain
   *[loses] lose
} { $amount } Fortitude
would-alcohol = you would { $direction ->
    [gains] gain
   *[loses] lose
} { $amount } Alcohol Content
would-gold = you would pay { $amount } Gold { $place ->
    [inn] to the Inn
    [pot] into the pot
   *[player] to { $payee }
}
would-receive = { $players } would { $count ->
    [one] { "" }
   *[other] each
} pay you { $amount } Gold

## Answers

option-play = Play { $card }
option-play-at = Play { $card } on { $targets }
option-play-on = Play { $card } on { $drink }
option-play-on-at = { $word ->
    [give-drink] Play { $card }: { $drink } goes to { $targets }
    [split-drink] Play { $card }: split { $drink } with { $targets }
   *[other] Play { $card } on { $drink }, naming { $targets }
}
option-mode = { $play } – { $gist }
option-behalf = { $play }, for { $player }
option-yourself = yourself
option-pass = Pass
option-done = Done discarding
option-give = { $kind ->
    [split] Share it with { $targets }
    [target] Name { $targets }
    [award] The Prize goes to { $targets }
    [member] { $targets }
    [champion] { $targets }
   *[order] Order a Drink for { $targets }
}
option-spend = { $attribute ->
    [fortitude] Drink a Potion: 6 more Fortitude
    [alcohol] Drink a Potion: 6 less Alcohol Content
   *[gold] Trade a Potion in: 3 Gold from the Inn
}
option-keep = Drink it alone
option-accept = Accept
option-decline = Decline
option-discard = Discard { $card }
option-prize = { $card } goes into the pot
option-crawl = Off to { $card } (1 Gold)
option-crawl-none = Stay here
option-put-back = { $card } goes on top of your deck
option-effect = { $gist }

## Drinks face up

drink-yours = your { $drink }
drink-own = { drink-yours }
drink-of = { $name }'s { $drink }
drink-titles = { $first } + { $second }
drink-empty = empty mug
drink-ignored = already Ignored
drink-which = { $drink } ({ $number } of { $count })
drinks-several = the Drinks

## What lies on the stack

stack-play = { $aimed ->
    [yes] { $player }: { $card } on { $targets } → { $outcome }
   *[no] { $player }: { $card } → { $outcome }
}
stack-attached = { $aimed ->
    [yes] { $line } (with { $card } on { $targets })
   *[no] { $line } (with { $card })
}
stack-event = { $player } revealed { $card } → { $outcome }
stack-ante = Ante → { $outcome }
stack-new-drinks = New Drinks → { $outcome }
stack-payment = Payment → { $outcome }
stack-own-rules = { $cause ->
    [none] { $player } → { $outcome }
   *[other] { $player }: { $fuse } → { $outcome }
}
fuse-of = { $player }'s { $fuse }
stack-drinks = { $drinks }
stack-contest = Drinking Contest → { $drinks }
stack-drink = { $ignored ->
    [yes] { $drink }: Ignored
   *[no] { $drunk ->
        [yes] { $drink }: drunk
       *[no] { $drink }: { $numbers }
    }
}
stack-shared-drink = { $ignored ->
    [yes] { $players }: Ignored
   *[no] { $drunk ->
        [yes] { $players }: drunk
       *[no] { $players }: { $numbers }
    }
}
stack-shared = { $title } for everyone → { $drinks }
stack-and = { $first }; { $second }

outcome-negated = Negated, it does nothing
outcome-nothing = nothing happens
will-of-another-package = something of its own happens
outcome-under-way = under way
outcome-aftermath = done; whoever it hurt may hit back
outcome-fortitude = { $players } { $count ->
    [one] { $direction ->
        [gains] gains
       *[loses] loses
    }
   *[other] each { $direction ->
        [gains] gain
       *[loses] lose
    }
} { $amount } Fortitude
outcome-alcohol = { $players } { $count ->
    [one] { $direction ->
        [gains] gains
       *[loses] loses
    }
   *[other] each { $direction ->
        [gains] gain
       *[loses] lose
    }
} { $amount } Alcohol Content
outcome-gold = { $players } { $count ->
    [one] pays
   *[other] each pay
} { $amount } Gold { $place ->
    [inn] to the Inn
    [pot] into the pot
   *[player] to { $payee }
}
outcome-gold-from-inn = { $place ->
    [inn] the Inn covers { $amount } Gold
    [pot] the Inn pays { $amount } Gold into the pot
   *[player] the Inn pays { $amount } Gold to { $payee }
} for { $players }
outcome-gold-kept = { $players } { $count ->
    [one] keeps
   *[other] keep
} the Gold

# What each effect word will do, about a card on the stack: $player played it (or revealed the
# Event), $targets are those it names, $answered is the card it answers, $drink the Drink it is on.

will-negate = { $answered } is Negated
will-cannot-be-negated = { $tracker ->
    [none] nothing can Negate it
    [mark] nothing can Negate it if { $source } has a Mark
   *[other] nothing can Negate it if { $source } has { tracker-name }
}
will-ignore = { $player } Ignores { $answered }
will-redirect = { $targets } takes the loss from { $answered } for { $player }
will-stop-gain = nobody but { $player } gains Fortitude from { $answered }
will-share = { $player } and { $source } share the loss from { $answered }
will-boost = each number on { $answered } goes up by { $amount }
will-from-the-inn = the Inn pays for { $player }
will-keep-gold = { $player } loses no Gold
will-take-gold = { $player } takes { $amount } Gold from the Inn
will-reset-tracks = { $player } is at the beginning again on both tracks
will-mend-tracks = the affected track gains { $amount } Fortitude
will-reset-affected = the affected track is reset first
will-take-tips = { $player } takes from the Inn what it has been paid
will-put-back = everyone puts { how-many-cards } on top of their deck
will-start-round = a Round of Gambling begins
will-start-bound-round = a Round of Gambling begins that nobody may leave of their own will
will-take-control = { $player } takes control of the Round
will-only-cheating-next = then only a Cheating Card takes control
will-ante = everyone in the Round antes 1 Gold
will-leave-round = { $aimed ->
    [yes] { $targets } leaves the Round
   *[no] { $player } leaves the Round
}
will-end-round = the Round ends without a winner
will-win-round = { $player } wins the Round
will-resume-round = the Round goes on, with { $player } in control
will-take-pot = the pot goes to { $player }
will-halve-winnings = half of the pot goes to { $player }
will-steal-from-pot = { $player } takes { $amount } Gold from the pot
will-order = { $player } orders { how-many-drinks }
will-drink-more = { $targets } drinks one more
will-give-reserve = { $whom } gets a Special Reserve Drink
will-shots = { $whom } has a Drink of { $amount } Alcohol Content
will-dare = everyone reveals a Drink, and whoever has the weakest drinks the strongest too
will-step-outside = { $player } and { $targets } step outside
will-exchange = { $whom } discards { how-many-cards } and draws { $amount }
will-discard-and-draw = { $whom } discards and draws
will-fortitude-instead = { $drink } gives { $amount } Fortitude instead of its Alcohol Content
will-toast = everyone drinks a Drink from the deck
will-ignore-drink = { $own ->
    [yes] { $player } Ignores { $title }
   *[no] { $player } Ignores { $drink }
}
will-negate-drink = { $drink } is Negated
will-give-drink = { $drink } goes to { $targets }
will-split-drink = { $drink } is split with { $targets }
will-send-to-pile = { $player } Ignores { $drink }, which goes into the pile of { $targets }
will-strengthen = { $drink } gets { $direction ->
    [gains] { $amount } Alcohol Content stronger
   *[loses] { $amount } Alcohol Content weaker
}
will-lace-drink = { $amount ->
    [0] { $drink } gets something more to it:
   *[other] { will-strengthen }, and
}
will-spoil-drink = { $drink } gives no Fortitude
will-weaken-to = { $drink } is weakened to { $amount } Alcohol Content
will-foresee-deck = { $player } looks at the top of the Drink Deck
will-foresee-pile = { $player } looks at the top of the Drink Me! pile of { $targets }
will-drink-to-fortitude = { $drink } raises Fortitude instead of Alcohol Content
will-replace-drink = { $drink } is replaced: { $direction ->
    [gains] gain
   *[loses] lose
} { $amount } Alcohol Content
will-may = if { $player } accepts,
will-may-track = if { $player } likes,
will-drink-from-deck = { $player } drinks { $amount ->
    [one] { $amount } Drink
   *[other] { $amount } Drinks
} from the deck
will-if-conscious = if { $player } is still conscious then,
will-demand = every other player pays { $player } { $amount } Gold
will-round-on-the-house = everyone drinks the same Drink
will-drinking-contest = everyone drinks from the deck, the strongest Drink wins
will-draw = { $whom } draws { how-many-cards }
will-discard = { $whom } discards { how-many-cards }
will-reveal = { $whom } reveals { how-many-cards }
will-cards-for-fortitude = { $whom } may trade cards for Fortitude
will-choose-one = only one of these, as { $whom } chooses
will-more-actions = { $player } may play { $amount ->
    [one] { $amount } more Action Card
   *[other] { $amount } more Action Cards
}
will-end-turn = the turn of { $player } ends
will-leave-turn = the turn of { $player } ends
will-new-drinks = the discarded Drinks become a new Drink Deck

whom-each = everyone
whom-each-other = every other player
answered-ante = the ante
answered-payment = the payment
answered-nothing = it

## Words around the table

phase-name = { $phase ->
    [discard] Discard and Draw Phase
    [action] Action Phase
    [order] Order a Drink Phase
    [drink] Drink Phase
   *[none] { "" }
}
reason = { $text } ({ $rule })
