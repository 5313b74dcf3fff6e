# Words and sentences that several screens share.

app-name = Last Call

box-name = { $box ->
    [rdi2] The Red Dragon Inn 2
    [rdi4] The Red Dragon Inn 4
    [rdi5] The Red Dragon Inn 5
    [rdi7] The Red Dragon Inn 7
    [rdi9] The Red Dragon Inn 9
   *[other] { NAME("box", $box) }
}

gold = { $count } Gold
fortitude = Fortitude { $count }
alcohol-content = Alcohol Content { $count }

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Joining.
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
# Clauses that share a sentence; $before and $word are the effect words on either side.

clauses-comma = { $head }, { $tail }
clauses-and = { $head } and { $tail }
clauses-or = { $head } or { $tail }
# Clauses that could be sentences of their own.
together-comma = { $head }, { $tail }
together-and = { $head } and { $tail }
sentence = { $clause }.

# A card's title amid a sentence. Titles themselves are messages `title-…`; English needs none.
quoted-title = “{ $title }”
quoted-drink = { $title }
