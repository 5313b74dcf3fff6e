# The log: one line for each event worth one. A message that comes out empty is no line.
#   $player, $other   names              $card     a title, in quotation marks if it needs them
#   $amount           a number           $targets  names, as a list; none: empty
#   $how              an extra cost, or where from: `log-how`; none: empty
# Lines about kits are in kits.ftl.

log-card = { $kind ->
    [drink] { $title }
   *[character] “{ $title }”
}

log-unseen-card = a card

log-turn = Turn { $amount }: { $player }
log-played = { $aimed ->
    [yes] { $player } plays { $card } on { $targets }{ $how }.
    [self] { $player } plays { $card } on themselves{ $how }.
   *[no] { $player } plays { $card }{ $how }.
}
log-how = , { $how }
log-attached = { $player } turns up { $card }, which goes with it.
log-negated = { $named ->
    [yes] { $card } by { $player } is Negated.
   *[no] What { $player } did is Negated.
}
log-ignored = { $named ->
    [yes] { $player } Ignores { $card }.
   *[no] { $player } Ignores it.
}
log-redirected = { $player } sends the loss on to { $other }.
log-shared = { $player } shares the loss with { $other }.
log-accepted = { $player } accepts.
log-declined = { $player } declines.

log-fortitude = { $direction ->
    [gains] { $player } gains
   *[loses] { $player } loses
} { $amount } Fortitude (now { $now }).
log-alcohol = { $direction ->
    [gains] { $player } gains
   *[loses] { $player } loses
} { $amount } Alcohol Content (now { $now }).
log-turned-over = { $followed ->
    [yes] { $player } turns over { $card } and follows it.
   *[no] { $player } turns over { $card }: { $box ->
        [gambling] no play there.
        [cheating] no play there.
       *[other] not a word about this.
    }
}
log-track = { $player } against { $other }: { $direction ->
    [gains] +
   *[loses] −
}{ $amount } { $stat ->
    [fortitude] Fortitude
   *[alcohol] Alcohol Content
} (now { $now }).
log-track-reset = { $out ->
    [yes] { $player } passes out on the track against { $other }, and is at { $top } Fortitude there again.
   *[no] { $player } is at { $top } Fortitude again on the track against { $other }.
}
log-paid = { $place ->
    [inn] { $player } pays { $amount } Gold to the Inn.
    [pot] { $player } antes { $amount } Gold.
   *[player] { $player } pays { $other } { $amount } Gold.
}
log-inn-paid = { $place ->
    [inn] The Inn covers { $amount } Gold for { $player }.
    [pot] The Inn antes { $amount } Gold for { $player }.
   *[player] The Inn pays { $other } { $amount } Gold for { $player }.
}

log-drew = { $amount ->
    [one] { $player } draws { $amount } card.
   *[other] { $player } draws { $amount } cards.
}
log-discarded = { $player } discards { $card }.
log-showed = { $player } turns up { $card }.
log-looked = { $amount ->
    [one] { $player } looks at the top card of a deck.
   *[other] { $player } looks at the top { $amount } cards of a deck.
}
log-reshuffled = { $player } shuffles the discard pile into a new deck.

log-ordered = { $player } orders a Drink for { $other }.
log-served = { $player } serves { $other } something from the Special Reserve.
log-revealed = { $player } reveals { $card }.
log-chaser = { $player } adds a Chaser: { $card }.
log-event = { $player } reveals { $card }
log-event-skipped = { $player } turns up { $card } and discards it.
log-drank = { $own ->
    [yes] { $player } drinks up.
   *[no] { $player } drinks what { $other } revealed.
}
log-drink-ignored = { $player } Ignores the Drink.
log-drink-negated = { $player } Negates the Drink of { $other }.
log-given = { $player } hands the Drink to { $other }.
log-split = { $player } splits the Drink with { $other }.
log-strengthened = { $direction ->
    [gains] The Drink of { $player } gets { $amount } Alcohol Content stronger.
   *[loses] The Drink of { $player } gets { $amount } Alcohol Content weaker.
}
log-replaced = { $direction ->
    [gains] The Drink of { $player } now reads: gain { $amount } Alcohol Content.
   *[loses] The Drink of { $player } now reads: lose { $amount } Alcohol Content.
}
log-turned-to-fortitude = The Drink of { $player } will raise Fortitude instead of Alcohol Content.
log-laced = There is more in the Drink of { $other } than before.
log-spoiled = The Drink of { $other } will give no Fortitude.
log-kept = { $player } keeps { $card }.
log-sent-on = { $player } has the Drink shuffled into the pile of { $other }.
log-sobers-up = { $player } has nothing to drink and sobers up.
log-deck-exhausted = The Drink Deck is empty: everyone pays for new Drinks.
log-restocked = { $amount ->
    [0] There is no Drink left to make a new Drink Deck.
    [one] A new Drink Deck of { $amount } card is shuffled.
   *[other] A new Drink Deck of { $amount } cards is shuffled.
}

log-round-started = { $player } starts a Round of Gambling.
log-no-ante = { $player } cannot ante, so nobody does.
log-control = { $player } is in control of the Round.
log-passed = { $player } passes.
log-left-round = { $player } leaves the Round.
log-stole-from-pot = { $player } takes { $amount } Gold from the pot.
log-took-from-inn = { $player } takes { $amount } Gold from the Inn.
log-round-ended = { $player } ends the Round.
log-round-without-winner = { $amount ->
    [0] Nobody wins the Round.
   *[other] Nobody wins the Round, and its { $amount } Gold goes to the Inn.
}
log-round-won = { $player } wins the Round.
log-round-resumed = { $player } reopens the Round.
log-pot-taken = { $player } claims the pot.
log-prize-staked = { $card } lies in the pot.
log-prize-won = { $player } wins { $card }.
log-prize-used = { $card } does its work for { $player }.
log-prizes-back = The Inn puts its { $amount } Prizes out again.
log-crawled = { $player } leads everybody to { $card }.
log-last-orders = Nothing is left to order here: everybody goes back to the Inn.
log-put-on-deck = { $player } puts a card on top of the deck.
log-put-on-deck-card = It is { $card }, for { $player }'s eyes only.
log-collected = { $amount ->
    [0] There is no Gold in the pot for { $player }.
   *[other] { $place ->
        [inn] { $player } wins the { $amount } Gold in the pot, for the Inn.
       *[other] { $player } collects { $amount } Gold from the pot.
    }
}

log-contest-tied = The Drinking Contest is tied at { $amount } Alcohol Content; those who tie drink on.
log-contest-won = { $player } wins the Drinking Contest.
log-contest-without-winner = Nobody wins the Drinking Contest.

log-part = { $player } is next.
log-championed = { $player } is the Champion of their team.
log-potion = { $attribute ->
    [gold] { $player } trades a Potion in
   *[other] { $player } drinks a Potion
} ({ $left } left).
log-last-call = Last call for { $player }!
log-divided = { $amount ->
    [0] { "" }
   *[other] { $share ->
        [0] The { $amount } Gold of { $player } goes to the Inn.
       *[other] Of the { $amount } Gold of { $player } each player left gets { $share }; the rest goes to the Inn.
    }
}
log-passed-out = { $player } passes out and is out of the game.
log-out-of-gold = { $player } has no Gold left and is out of the game.
log-won = { $player } is the last one standing and wins!
log-won-together = { $targets } are the last ones standing and win together!
log-tied = { $player } shares the tie.
