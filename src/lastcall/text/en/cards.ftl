# What cards say. A card's text is composed from its effects: each moment, effect word and flag has
# a message here, so a new card needs none. A clause starts small and has no full stop; `.note` is
# a sentence that follows. Clauses know
#   $who      whom it touches (see `who`)        $person  you, one or many of them
#   $again    yes: the sentence has named them already, with the word $after
#   $amount   always positive                    $direction  gains or loses
#   $stat     fortitude, alcohol or gold         $payee   me, inn or pot
#   $when     the moment, as in `moment-…`       $picks, $most  how many players are named
#   $types, $scope  what an Ignore looks at     $named   yes: the card has named them before
#   $also     yes: on top of what the card does anyway
#   $tracker, $box  what of the kit it is about, by the names in kits.ftl
# To give one card words of its own, write `card-DECK--TITLE = …` after its id DECK/TITLE.

card-or = { $first } — OR — { $second }
if-you-do = if you do,
with-moment = { $moment }: { $clause }
with-label = { $label }: { $clause }

## Types

type-name = { $type ->
    [action] Action
    [sometimes] Sometimes
    [anytime] Anytime
    [gambling] Gambling
    [cheating] Cheating
    [event] Drink Event
    [rule] Rule
   *[drink] Drink
}
event-name = { $back ->
    [sea] Sea Event
   *[drink] Drink Event
}
type-both = { $first } – { $second }
tag-name = { $tag ->
    [pet] Pet
    [scheme] Scheme
    [story] Story
    [instant] Instant
    [constant] Constant
    [hoofed] Hoofed
    [cat] Cat
    [mouse] Mouse
    [elixir] Elixir
    [berserker] Berserker
    [spelunker] Spelunker
    [croupier] Croupier
    [brewer] Brewer
   *[other] { $tag }
}
type-drink-with-chaser = Drink with a Chaser
type-prize = Prize
type-place = Tavern
type-order = Otto

# The boxes of a card that Otto turns over and follows.
box-label = { $box ->
    [action] Action
    [answer-card] In answer to an Action, Sometimes or Anytime Card
    [answer-drink] In answer to a Drink
    [answer-any] In answer to a Drink, or to an Action, Sometimes or Anytime Card
    [gambling] Gambling
   *[cheating] Cheating
}
box-pass = pass

provenance = { $provenance ->
    [rulebook] rulebook
    [reported] reported
    [house] house
   *[other] { $provenance }
}

## Whom it touches

who = { $who ->
    [me] you
    [another] { $when ->
        [followed] the player on his left
       *[other] another player
    }
    [anyone] a player of your choice
    [gambler] another player in the Round
    [bystander] another player, but not the attacker,
    [active] { $when ->
        [anothers-drink-phase] that player
       *[other] the player whose turn it is
    }
    [others] { $most ->
        [many] up to { $picks } other players
       *[exactly] { $picks ->
            [2] two
            [3] three
           *[other] { $picks }
        } other players
    }
    [players] { $most ->
        [many] up to { $picks } players
       *[exactly] { $picks } different players
    }
    [those] those players
    [source] { $when ->
        [card-affects-me] whoever played it
        [followed] whoever played it
       *[other] that player
    }
    [drinker] its drinker
    [richest] whoever has most Gold
    [firmest] whoever has most Fortitude
    [drunkest] whoever has most Alcohol Content
    [each-other] each other player
    [each] { $when ->
        [followed] each player
       *[other] each player, you included,
    }
   *[picked] that player
}
subject = { $again ->
    [yes] { "" }
   *[no] { who } { $also ->
        [yes] also
       *[no] { "" }
    }
}
verb-gain = { $person ->
    [you] gain
    [many] each gain
   *[one] gains
}
verb-lose = { $person ->
    [you] lose
    [many] each lose
   *[one] loses
}
verb-pay = { $person ->
    [you] pay
    [many] each pay
   *[one] pays
}
verb-draw = { $person ->
    [you] draw
    [many] each draw
   *[one] draws
}
verb-discard = { $person ->
    [you] discard
    [many] each discard
   *[one] discards
}
verb-reveal = { $person ->
    [you] reveal
    [many] each reveal
   *[one] reveals
}
verb-drink = { $person ->
    [you] drink
    [many] each drink
   *[one] drinks
}
verb-leave = { $person ->
    [you] leave
    [many] each leave
   *[one] leaves
}
verb-get = { $person ->
    [you] get
    [many] each get
   *[one] gets
}
verb-choose = { $person ->
    [you] choose
    [many] each choose
   *[one] chooses
}
whose-own = { $who ->
    [me] your
   *[other] their
}

stat-name = { $stat ->
    [fortitude] Fortitude
    [alcohol] Alcohol Content
   *[gold] Gold
}
to-payee = { $payee ->
    [me] { "" }
    [pot] into the pot
    [owner] to whoever this deck belongs to
   *[inn] to the Inn
}
how-many-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
how-many-drinks = { $amount ->
    [one] { $amount } more Drink
   *[other] { $amount } more Drinks
}

## Moments

moment-my-action = as your Action
moment-my-gambling-turn = in a Round of Gambling
moment-any-moment = at any time
moment-card-affects-me = when a card would affect you
moment-sometimes-played = when a Sometimes Card is played
moment-drink-changer-played = when a Sometimes Card would change the effects of a Drink
moment-cheating-played = when another player plays a Cheating Card
moment-would-lose-fortitude = when another player would make you lose Fortitude
moment-lost-fortitude = right after another player makes you lose Fortitude
    .note = Not if you played a card to reduce or Ignore that loss.
moment-would-lose-gold = when you would lose Gold
moment-must-ante = when you must ante
moment-my-drink = when you are about to drink
moment-my-drink-abroad = when you are about to drink in another player's turn
moment-a-drink = when a Drink is about to be drunk
moment-anothers-drink = after another player reveals a Drink
moment-my-order-phase = in your Order a Drink Phase
moment-anothers-drink-phase = in another player's Drink Phase
moment-in-a-round = during a Round of Gambling
moment-another-wins-round = when another player wins a Round of Gambling
moment-another-collects-pot = right after another player collects a pot
moment-new-drinks-payment = when everyone pays for a new Drink Deck
moment-event-affects-me = when an Event would affect you
moment-numbers-played = when a card with a number on it is played
moment-gained-alcohol = right after another player's card raises your Alcohol Content
moment-lost-gold = right after another player's card costs you Gold
moment-another-would-gain = when a card would give another player Fortitude
moment-drink-heals-another = when a Drink would give another player Fortitude
moment-somebody-lost-fortitude = right after another player makes anybody lose Fortitude
moment-inn-robbed = when another player's card would take Gold out of the Inn
moment-inn-paid = right after anybody pays the Inn because of an Action, Sometimes or Anytime Card

## Effects on players

effect-change = { subject } { $direction ->
    [gains] { verb-gain }
   *[loses] { verb-lose }
} { $amount } { stat-name }
effect-pay = { subject } { verb-pay } { $payee ->
    [me] you
   *[other] { "" }
} { $amount } Gold { to-payee }
effect-draw = { subject } { verb-draw } { how-many-cards } { $deck ->
    [0] { "" }
   *[side] from { whose-own } side deck
}
effect-discard = { subject } { verb-discard } { how-many-cards }
effect-exchange = { subject } { verb-discard } { how-many-cards }, then { verb-draw } { $amount }
effect-discard-and-draw = { subject } { verb-discard } any cards and { verb-draw } up to a full hand
effect-cards-for-fortitude = { subject } may discard up to { how-many-cards } and gain 1 Fortitude for each
effect-reveal = { subject } { verb-reveal } and { verb-discard } the top { $amount ->
    [one] card
   *[other] { $amount } cards
} of { whose-own } deck
effect-choose-one = { subject } { $same ->
    [yes] either { $choices }, as { $who ->
        [me] you
       *[other] they
    } choose
   *[no] { verb-choose } one: { $choices }
}

effect-for-each = { $counted ->
    [per-point] for every { $counting } you have,
    [per-pick] for each player named,
   *[printed] { $amount ->
        [2] twice:
       *[other] { $amount } times over:
    }
}

# Numbers that are counted: $each for every $counting (“2 Momentum”), or for each player named.
#   $counted   per-point, per-pick or printed
#   $based     yes: $amount stands on the card besides; no: $amount is $each

counted-per-point = { $based ->
    [yes] { $clause }, and { $each } more
   *[no] { $clause }
} for every { $counting } you have
counted-of-another-package = { $clause }, counted in a way of its own
counted-per-pick = { $clause } for each player named
counted-per-point-of-theirs = { $based ->
    [yes] { $clause }, and { $each } more
   *[no] { $clause }
} { $tracker ->
    [mark] if they have a Mark
   *[other] for every { $counting } they have
}

## Effects on the card that is answered

effect-negate = Negate { $when ->
    [sometimes-played] a Sometimes Card
    [drink-changer-played] a Sometimes Card that changes the effects of a Drink
    [cheating-played] a Cheating Card
   *[other] that card
}
effect-cannot-be-negated = this card cannot be Negated { $tracker ->
    [none] { "" }
    [mark] if the player of that card has a Mark
   *[other] if the player of that card has { tracker-name }
}
effect-ignore = Ignore { $when ->
    [card-affects-me] { $types } that affects your { $scope }
    [event-affects-me] an Event
   *[other] that card
}
    .note = { $gold ->
        [yes] It does not stop a Round of Gambling.
       *[no] { "" }
    }
effect-redirect = { $who ->
    [source] the attacker loses it instead
    [bystander] a player of your choice, but not the attacker, loses it instead
   *[picked] { who } loses it instead
}
effect-stop-gain = nobody but you gains Fortitude from it
    .note = Whatever else it does still happens.
effect-share = you and that player each lose half of it, rounded up
    .note = You may play no other card to reduce or Ignore that loss.
effect-reduce = you lose { $amount } less
effect-boost = { $when ->
    [numbers-played] add { $amount } to each number on it
   *[other] add { $amount } to each number on that card
}
effect-take-gold = take { $amount } Gold from the Inn
effect-take-tips = take as much Gold from the Inn
effect-from-the-inn = it comes from the Inn instead of your Stash
effect-keep-gold = { $when ->
    [new-drinks-payment] you do not pay
    [must-ante] you pay nothing and stay in the Round
   *[other] you lose none, and nobody receives it
}
    .note = { $when ->
        [would-lose-gold] An ante prevented this way counts as paid.
       *[other] { "" }
    }

## Effects on a Round of Gambling

effect-start-round = start a Round of Gambling
    .note = Everyone antes 1 Gold, and you are in control.
effect-start-bound-round = start a Round of Gambling that nobody may leave of their own will
    .note = Everyone antes 1 Gold, and you are in control. Players may still be forced out.
effect-take-control = take control of the Round
effect-only-cheating-next = the next card to take control must be a Cheating Card
effect-ante = everyone in the Round{ $when ->
    [followed] { "" }
   *[other] , you included,
} antes 1 Gold
    .note = If you cannot ante, nobody does.
effect-leave-round = { $who ->
    [me] { $when ->
        [must-ante] leave the Round instead
       *[other] leave the Round
    }
    [gambler] force another player in the Round to leave it
   *[other] { subject } { verb-leave } the Round
}
effect-end-round = { $payee ->
    [me] end it and take the pot, though nobody has won
   *[inn] { $when ->
        [followed] end the Round
       *[other] end it
    }; nobody wins, and the pot goes to the Inn
}
effect-win-round = { subject } win the Round
effect-resume-round = the Round is not over
    .note = The pot stays, everyone still in the Round antes 1 Gold, and you are in control. Not once another card has claimed the pot.
effect-reset-tracks = reset both tracks
effect-mend-tracks = the affected track gains { $amount } Fortitude, or both if both are affected
effect-reset-affected = first reset the affected track, or both if both are affected
effect-of-another-package = something of its own happens
effect-take-pot = the pot goes to you instead
effect-halve-winnings = they pay you half of it, rounded down
effect-steal-from-pot = take { $amount } Gold from the pot

## Effects on a Drink

which-drink = { $named ->
    [yes] it
   *[no] { $when ->
        [my-drink] the Drink you are about to drink
        [a-drink] a Drink that is about to be drunk
        [anothers-drink] it
       *[other] that Drink
    }
}
effect-ignore-drink = Ignore { $when ->
    [my-drink] a Drink
    [a-drink] a Drink
    [anothers-drink] it
   *[other] that Drink
}
effect-negate-drink = Negate { $when ->
    [my-drink] a Drink
    [a-drink] a Drink
    [anothers-drink] it
   *[other] that Drink
}
effect-give-drink = give { which-drink } to { who }
effect-send-to-pile = Ignore { which-drink }: it is shuffled, with its Chasers, into the Drink Me! pile of { who }
effect-split-drink = split { which-drink } with { who }: half each, rounded up
effect-strengthen = { $direction ->
    [gains] add { $amount } Alcohol Content to
   *[loses] take { $amount } Alcohol Content off
} { which-drink }
    .note = { $direction ->
        [gains] { "" }
       *[loses] No Drink gets below 0 this way.
    }
effect-lace-drink = { $amount ->
    [0] add to { which-drink }:
   *[other] { effect-strengthen }, and
}
effect-spoil-drink = it gives its drinker none
    .note = Whatever else it does still happens.
effect-weaken-to = take Alcohol Content off { which-drink } until no more than { $amount } is left
effect-drink-to-fortitude = { which-drink } adds its Alcohol Content to { $when ->
    [my-drink] your
   *[other] its drinker's
} Fortitude instead
effect-fortitude-instead = if { which-drink } has more than 0 Alcohol Content in all, it adds { $amount } to { $when ->
    [my-drink] your
   *[other] its drinker's
} Fortitude instead
    .note = Whatever else it does still happens.
effect-replace-drink = { $when ->
    [anothers-drink] its effects become
   *[other] the effects of { which-drink } become
} “{ $direction ->
    [gains] gain
   *[loses] lose
} { $amount } Alcohol Content”
    .note = Cards that change the Drink in other ways still count.

## Effects on drinking, ordering and the turn

effect-pass-top-drink = { subject } { verb-get } the top card of your Drink Me! pile
effect-foresee-deck = look at the top { top-cards } of the Drink Deck and put them back in any order
top-cards = { $amount ->
    [one] card
   *[other] { $amount } cards
}
effect-foresee-pile = look at the top { top-cards } of the Drink Me! pile of { who } and put them back in any order
effect-reveal-until = reveal cards of your deck until a { tag-name } Card comes up, take it into your hand and discard the others
effect-fetch = take a { tag-name } Card from your discard pile into your hand
effect-discard-or-lose = { subject } discards { $type } from hand or loses { $amount } Fortitude
effect-discard-for-less = { subject } { verb-lose } { $amount } Fortitude, or { verb-discard } { $type } from hand and { verb-lose } { $each }
effect-drop-top-drink = { $who ->
    [me] discard
   *[other] { subject } { verb-discard }
} the top card of { whose-own } Drink Me! pile
effect-put-back = each player, in turn order, puts { how-many-cards } of their own deck from hand on top of it
effect-offers = each player, in turn order, may buy any of these from the Inn, each once, but never with their last Gold: { $choices }
effect-each-chooses = each player, in turn order, chooses one: { $choices }
offer-priced = { $price } Gold: { $clause }
offers-and = { $first }; { $second }
card-level = Encounter Level { $level }.
effect-give-reserve = { subject } { verb-get } the top card of your Special Reserve on top of { whose-own } Drink Me! pile
effect-shots = { who } has a Drink of { $amount } Alcohol Content
effect-dare = each player, in turn order, reveals a Drink from the Drink Deck, with its Chasers; whoever revealed the weakest drinks the strongest as well, and all others drink their own
    .note = By the numbers printed; of equals the first counts. If you Ignore it, nobody reveals or drinks anything.
effect-step-outside = then your turn ends, and you and that player are outside until each of you begins a turn
    .note = Whoever is outside Ignores every card and Event, takes no part in Rounds of Gambling and plays no cards. Not in another player's turn, and not if that player passes out.
effect-order = order { how-many-drinks }
effect-drink-more = { subject } { verb-drink } { $amount ->
    [one] one more card
   *[other] { $amount } more cards
} from { whose-own } Drink Me! pile
effect-toast = { who } reveals cards from the Drink Deck until a Drink comes up and drinks it now{ $amount ->
    [0] { "" }
   *[other] ; yours has { $amount } Alcohol Content less, but not less than 0
}
    .note = Drink Events that come up are discarded.
effect-may = you may decline. If you accept,
effect-may-track = if you like,
effect-drink-from-deck = reveal { $amount ->
    [one] a Drink
   *[other] { $amount } Drinks
} from the Drink Deck, with Chasers, and drink { $amount ->
    [1] it
    [2] both
   *[other] them all
}
    .note = Drink Events that come up are discarded.
effect-if-conscious = if you are still conscious then,
effect-demand = { subject } { verb-pay } you { $amount } Gold
effect-round-on-the-house = reveal a Drink from the Drink Deck, with its Chasers: each player, you included, drinks a full copy of it
    .note = Drink Events that come up first are discarded.
effect-drinking-contest = each player reveals a Drink from the Drink Deck, with its Chasers, and drinks it
    .note = Whoever revealed the most Alcohol Content gets 1 Gold from each other player. Players who tie go on with another Drink.
effect-more-actions = you may play { $amount ->
    [one] { $amount } more Action Card
   *[other] { $amount } more Action Cards
} this turn
effect-end-turn = your turn ends at once
effect-leave-turn = your turn ends at once
effect-new-drinks = the discarded Drinks are shuffled into a new Drink Deck

## Notes

note-inside-only = Only while you are in the Round.
note-even-outside = You may play it even after leaving the Round.
note-not-in-answer-to-antes = Not in answer to a card that calls for antes or that would end the Round.
note-duel-only = Only with a single other player left in the game.
note-shielded = { $breaks ->
    [yes] Only another “I don't think so!” can affect it.
   *[no] Only “I don't think so!” can affect it.
}
note-beats-winning-hand = Winning Hand! does not stop it.
note-mandatory = You must, at the first chance.

## What an Ignore looks at

types-listed = { $list } Card
type-first = { $type ->
    [action] an Action
    [sometimes] a Sometimes
    [anytime] an Anytime
    [gambling] a Gambling
    [cheating] a Cheating
    [event] an Event
    [drink] a Drink
   *[rule] a rule
}
type-next = { type-name }
scope-first = { stat-name }
scope-next = { stat-name }

## Drinks

drink-number = { $direction ->
    [gains] +
   *[loses] −
}{ $amount } { stat-name }
drink-nothing = no effect
drink-race = for { $races }: { $numbers } instead
race-name = { $race ->
    [dwarf] a dwarf
    [human] a human
    [elf] an elf
    [half-elf] a half-elf
    [halfling] a halfling
    [gnome] a gnome
    [ogre] an ogre
    [half-ogre] a half-ogre
    [orc] an orc
    [half-orc] a half-orc
    [troll] a troll
    [goblin] a goblin
   *[other] a { $race }
}
drink-chaser = add a Chaser: the next card from the same place is part of this Drink
drink-splits = you may split it with another player before drinking: half each, rounded up
drink-one-piece = { $splits ->
    [yes] no other card can split it
   *[no] no card can split it
}
drink-keeps = keep this card in front of you
drink-later = later, as { $types }{ $timed ->
    [yes] , { $moment }
   *[no] { "" }
}

## Cards with words of their own

card-places--the-good-old-red-dragon = Home. What is ordered here comes from the Drink Deck.

card-prizes--dales-finest-mushroom = When you win it: you gain 1 Fortitude.
card-prizes--speedy-runners-stopwatch = At the end of your next Action Phase your turn ends: you neither order nor drink.
card-prizes--straw-of-misdirection = You must give the first Drink that you are about to drink in another player's turn to another player.
card-prizes--terry-towel = Ignore a Drink: it is shuffled, with its Chasers, into the Drink Me! pile of a player of your choice.

card-reserve--elixir-of-speed = +2 Alcohol Content. Keep this card in front of you. In your next Action Phase you may play 1 more Action Card; then it is used up, played or not.
