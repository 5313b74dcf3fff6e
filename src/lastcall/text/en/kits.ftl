# Kits: what characters bring besides their deck. Trackers and boxes go by the names their
# character's module gives them; a new one needs a line in each of the first messages.
#   $tracker   the tracker         $box   the box         $amount   points, or how many cards
# Effects have everything that those in cards.ftl have: $who, $when, $again, $after, $also…
#   $side      the side deck it is about, by its name, or none
#   $label     a cost as cards print it: “Spend 2 Momentum”; $how  as it is told: `how-spend`

## Trackers

tracker-name = { $tracker ->
    [momentum] Momentum
    [hellfire] Hellfire
    [chi] Drunken Chi
    [outside] Outside
    [mark] { $amount ->
        [one] Mark
       *[other] Marks
    }
    [salve] { $amount ->
        [one] Salve
       *[other] Salves
    }
    [splint] { $amount ->
        [one] Splint
       *[other] Splints
    }
    [bandage] { $amount ->
        [one] Bandage
       *[other] Bandages
    }
   *[other] { NAME("tracker", $tracker) }
}
tracker-points = { $amount } { tracker-name }
counter-name = { $counter ->
    [progress] Progress Counters
   *[other] { NAME("counter", $counter) }
}
tracker-gained = { tracker-points }

## Boxes and the cards in them

place-name = { $box ->
    [planter] Planter Box
    [plots] Plotted Cards
    [waiting] waiting room
    [bag] Bag
    [arrived] Just Arrived
    [resting] Happily Resting
    [packed] Packed to Leave
    [told] Stories told
   *[other] { NAME("place", $box) }
}
boxed-card = { $box ->
    [planter] Mushroom
    [plots] Plotted Card
    [waiting] Patient
    [bag] Item
    [arrived] Animal
    [resting] Animal
    [packed] Animal
    [told] Story
   *[other] card
}
boxed-cards = { $amount ->
    [one] { $amount } { boxed-card }
   *[other] { $amount } { $box ->
        [planter] Mushrooms
        [plots] Plotted Cards
        [waiting] Patients
        [bag] Items
        [arrived] Animals
        [resting] Animals
        [packed] Animals
        [told] Stories
       *[other] cards
    }
}

## Costs, and other places to play a card from

cost-spend = Spend { $amount } { tracker-name }
cost-harvest = Harvest { $amount }
cost-of-another-package = For a price of its own
cost-place = { $box ->
    [plots] Scheme
    [arrived] From the stable
   *[other] From your { place-name }
}
how-spend = spending { $amount } { tracker-name }
how-harvest = Harvesting { $amount }
how-of-another-package = for a price of its own
how-place = { $box ->
    [arrived] out of the stable
   *[other] out of the { place-name }
}

variation-instead = { $clause } instead
variation-and = { $first }, and { $rest }
variation-more-players = you may name { $count ->
    [one] one more player
   *[other] up to { $count } more players
}

## Cards that lie in boxes

card-ladder = Grows { $values }
ladder-and = { $first } · { $value }
card-gather = Gather: { $clause }
card-gather-nothing = Gather: nothing.
card-evergreen = It is never Gathered.
card-needs = Needs { $needs }
card-enemy = { $goes ->
    [itself] Enemy: { enemy-name }. If there is one, this animal goes away at once.
   *[they] Enemy: { enemy-name }. Those that are there go away.
}
enemy-name = { $tag ->
    [hoofed] hoofed animals
    [cat] cats
    [mouse] mice
   *[none] every other animal
}

# Cards whose effect is a rule that holds while they lie where they lie.

card-stories--did-i-ever-tell-you-who-sat-in-that-chair-before-you = Put it before another player. When their turn begins, they lose 1 Fortitude. It is discarded as soon as they order a Drink for you.
card-stories--did-i-ever-tell-you-about-the-mug-that-bites = Put it before another player. The next time they drink a Drink that gives Alcohol Content, they lose 2 Fortitude; then it is discarded.
card-stable--flashie = You lose 1 Fortitude less to every card and every animal.
card-stable--elandral-the-unicorn = When your turn ends, you may discard 2 cards to gain 1 Fortitude.
card-stable--truffle-the-pig = When your turn ends, draw 1 card.
card-stable--nibbles-the-goat = After you drink a Drink that gives 2 Alcohol Content or more, you lose 1 Alcohol Content.

## Effects

effect-track = { $tracker ->
    [mark] { subject } { verb-get } a Mark
   *[other] { subject } { $direction ->
        [gains] { verb-gain }
       *[loses] { verb-lose }
    } { $amount } { tracker-name }
}
effect-track-of-choice = { subject } { verb-gain } { $trackers }
effect-if-track = if you then have { $amount } or more { tracker-name },
effect-set-out = { $box ->
    [planter] Plant a Mushroom
    [bag] put the top Item into your Bag
   *[other] put the top card of that deck into your { place-name }
}
effect-set-out-from-discard = you may { $box ->
    [planter] Plant a Mushroom from your Mushroom discard pile
   *[other] put a card from its discard pile into your { place-name }
}
effect-fill-up = fill your { place-name }
effect-grow = Grow { $amount ->
    [1] a { boxed-card }
   *[other] { boxed-cards }
}
effect-grow-all = Grow every { boxed-card } in your { place-name }
effect-gather = Gather every { boxed-card } that is fully grown
effect-lay-down = you may { $box ->
    [plots] Plot a card from your hand
   *[other] lay a card from your hand into your { place-name }
}
effect-clear-box = discard every { boxed-card } and gain { $amount } { tracker-name } for each
effect-discard-from-box = you may discard { $amount ->
    [1] a { boxed-card }
   *[other] up to { boxed-cards }
} from your { place-name }

effect-attach = { $side ->
    [stories] tell a Story, which joins this card
   *[other] turn up the top card of that deck, which joins this one
}
effect-boost-whole = add { $amount } to each number on the card it is told with
effect-stay-before = put it before another player, where it stays
effect-arrive = { $box ->
    [arrived] visit the stable
   *[other] the top card of that deck arrives
}
effect-take-place = { $box ->
    [arrived] then it moves into the stable
   *[other] then it takes the first place
}

## What they will do, about a card on the stack

will-reduce = { $player } loses { $amount } less
will-track = { $tracker ->
    [mark] { $whom } gets a Mark
   *[other] { $whom } { $direction ->
        [gains] gains
       *[loses] loses
    } { $amount } { tracker-name }
}
will-track-of-choice = { $player } gains { $trackers }
will-if-track = the last of it only if { $player } then has { $amount } or more { tracker-name }
    .lead = if { $player } then has { $amount } or more { tracker-name },
will-set-out = { $box ->
    [planter] { $player } Plants a Mushroom
    [bag] { $player } puts an Item into the Bag
   *[other] a card comes into the { place-name } of { $player }
}
will-set-out-from-discard = { $box ->
    [planter] { $player } may Plant a discarded Mushroom
   *[other] { $player } may put a discarded card into the { place-name }
}
will-fill-up = { $player } fills the { place-name }
will-grow = { $player } Grows { boxed-cards }
will-grow-all = { $player } Grows every { boxed-card }
will-gather = { $player } Gathers what is fully grown
will-lay-down = { $box ->
    [plots] { $player } may Plot a card
   *[other] { $player } may lay a card into the { place-name }
}
will-if-so = if so,
will-attach = { $side ->
    [stories] a Story goes with it
   *[other] the top card of that deck goes with it
}
will-boost-whole = each number on it is { $amount } higher
will-stay-before = { $player } puts it before another player
will-arrive = { $box ->
    [arrived] { $player } visits the stable
   *[other] the top card of that deck arrives
}
will-take-place = { $box ->
    [arrived] it moves into the stable
   *[other] it takes the first place
}
will-clear-box = { $player } discards every { boxed-card } for { tracker-name }
will-discard-from-box = { $player } may discard up to { boxed-cards }
will-pass-top-drink = { $targets } gets the top card of { $player }'s Drink Me! pile
will-reveal-until = { $player } looks for a { tag-name } Card in the deck
will-fetch = { $player } takes a { tag-name } Card from the discard pile
will-discard-for-less = { $whom } loses { $amount } Fortitude, or { $each } and { $type }
will-drop-top-drink = { $whom } discards the top card of the Drink Me! pile
will-offers = everyone may buy something from the Inn
will-each-chooses = everyone chooses one thing
will-discard-or-lose = { $whom } discards { $type } or loses { $amount } Fortitude

will-for-each = { $counted ->
    [per-point] for every { $counting } of { $player },
    [per-pick] for each player named,
   *[printed] { $amount ->
        [2] twice:
       *[other] { $amount } times over:
    }
}

## Questions

question-target = { $named ->
    [yes] { $word ->
        [stay-before] { $player }, before whom do you put { $card }?
       *[other] { $player }, whom does { $card } touch?
    }
   *[no] { $cause ->
        [none] { $player }, choose a player
       *[other] { $player }, whom does your { $fuse } burn?
    }
}
question-cost = { $player }, Harvest { $box ->
    [planter] Mushrooms
   *[other] cards
} for { $card }: choose one
question-tracker = { $player }, choose what you gain
question-box = { $word ->
    [grow] { $player }, choose a { boxed-card } to Grow
    [gather] { $player }, choose which { boxed-card } to Gather first
    [discard-from-box] { $player }, discard a { boxed-card }, or be done
   *[set-out] { $player }, your { place-name } is full: choose what to discard
}
question-lay-down = { $box ->
    [plots] { $player }, Plot a card face down, or not
   *[other] { $player }, lay a card into your { place-name }, or not
}
question-fetch = { $word ->
    [set-out-from-discard] { $box ->
        [planter] { $player }, Plant a Mushroom from your discard pile, or not
       *[other] { $player }, choose a card for your { place-name }, or none
    }
   *[fetch] { $player }, choose a { tag-name } Card to take into your hand
}
question-arrange = { $player }, which card lies on top? { $amount ->
    [2] The other one comes below it
   *[other] Go on from the top down
}
question-offer = { $word ->
    [offers] { $player }, { $card }: what would you like to buy?
   *[each-chooses] { $player }, { $card }: choose one
}
question-sacrifice = { $player }, { $card }: discard { $type }, or lose { $amount } Fortitude

## Answers

option-use = Treat { $card } ({ $needs })
option-tracker = Gain { $amount } { tracker-name }
option-harvest = Harvest { $card } (worth { $value })
option-from-box = { $word ->
    [grow] Grow { $card } (now worth { $value })
    [gather] Gather { $card }
   *[set-out] Discard { $card }
}
option-lay-down = { $box ->
    [plots] Plot { $card }
   *[other] Lay down { $card }
}
option-lay-down-none = { $box ->
    [plots] Plot nothing
   *[other] Lay down nothing
}
option-fetch = Take { $card }
option-set-out = { $box ->
    [planter] Plant { $card }
   *[other] Choose { $card }
}
option-set-out-none = { $box ->
    [planter] Plant nothing
   *[other] Choose nothing
}
option-arrange = { $card } comes next
option-arrange-none = Leave the rest as they lie
option-offer = Buy for { $price } Gold: { $gist }
option-offer-none = Buy nothing more
option-suffer = Lose { $amount } Fortitude
option-how = { $play } ({ $label })

## The log

log-tracker = { $tracker ->
    [mark] { $amount ->
        [0] { $player } is rid of the Mark.
       *[other] { $player } is marked.
    }
    [outside] { $amount ->
        [0] { $player } comes back in.
       *[other] { $player } steps outside.
    }
   *[other] { $player } now has { $amount } { tracker-name }.
}
log-fired = { $tracker ->
    [hellfire] { $player }'s Hellfire flares up!
   *[other] { $player }'s { tracker-name } goes off!
}
log-named = { $player } names { $targets }.
log-set-out = { $box ->
    [planter] { $player } Plants { $card }.
    [waiting] { $card } comes into { $player }'s { place-name }.
    [bag] { $player } puts { $card } into the Bag.
    [arrived] { $card } moves into { $player }'s stable.
    [resting] { $card } moves up: { place-name }.
    [packed] { $card } moves up: { place-name }.
    [told] { $card } now lies before { $player }.
   *[other] { $player } puts { $card } into the { place-name }.
}
log-turned-up = { $player } turns up { $card }.
log-made-room = { $box ->
    [arrived] { $card } leaves { $player }'s stable.
    [resting] { $card } leaves { $player }'s stable.
    [packed] { $card } leaves { $player }'s stable.
    [told] { $player } has heard the end of { $card }
   *[other] { $player } discards { $card } from the { place-name }.
}
log-grew = { $card } grows to { $amount }.
log-gathered = { $player } Gathers { $card }.
log-harvested = { $player } Harvests { $card } for { $amount }.
log-laid-down = { $box ->
    [plots] { $player } Plots a card face down.
   *[other] { $player } lays a card into the { place-name }.
}
log-laid-down-card = It is { $card }, for { $player }'s eyes only.
log-burned = { $box ->
    [plots] { $player } discards { $card }, which was Plotted.
   *[other] { $player } discards { $card } from the { place-name }.
}
log-treated = { $player } treats { $card } ({ $needs }).
log-fetched = { $player } takes { $card } into hand.
log-passed-drink = { $player } passes a Drink on to { $other }'s pile.
log-foresaw = { $player } sees { $card }.
log-sailed = { $amount ->
    [0] { $player } takes the last Progress Counter.
   *[other] Progress Counters on the sea: { $amount }.
}
log-reduced = { $player } loses { $amount } less.
