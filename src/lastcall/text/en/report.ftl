# Reports of experiments: lastcall lab report, lastcall lab compare; and what a plan may change.

report-title = What came of { $name }
report-about = { $games } of { $planned } games played. Experiment { $digest }, Last Call { $version }.
report-other-content = Played with others of these than there are here now: { $names }. Texts of cards are those of today.
report-arm = { $who }; { $players } players; decided by { $bots }; Drink Decks: { $drinks }{ $variants ->
    [none] .
   *[other] ; variants: { $variants }.
} Seed { $seed }.
report-counts = { $games } games, { $errors } broken off, { $truncated } without an end; those two are left out of what follows.
report-drawn = characters drawn anew for each game
report-nothing = No game came to an end.
report-changed = What was changed
report-boxes = Boxes of other packages: { $boxes }.
report-column = { $name ->
    [title] Card
    [deck] Deck
    [copies] Copies
    [before] As printed
    [after] Here
    [who] Who
    [games] Games
    [wins] Wins
    [rate] Rate
    [interval] 95 % interval
    [in-hand] In hand
    [played] Played
    [answered] Answered
    [discarded] Discarded
    [kept] Left in hand
    [with] Won, having played it
    [without] Won, having not
    [worth] Points apart
    [what] What
    [a] A
    [b] B
    [difference] Difference
   *[p] p (Holm)
}
report-interval = { $low } to { $high }
report-wins = Wins
report-wins-note = Dots are shares of the games each sat in, lines their 95 % intervals; the dashed line is where all alike would be. A tie is nobody's win.
report-seats = What a seat is worth
report-place = { $number }.
report-seats-note = { $by ->
    [order] Wins by the order of play: 1 began the evening.
   *[chair] Wins by the number of the chair; record "turns" to have them by the order of play.
}
report-bots = Wins by who decided
report-numbers = The numbers
report-ends = How evenings end
report-ends-note = What became of everybody by the end.
report-state = { $state ->
    [in] still in
    [passed-out] passed out
   *[broke] out of Gold
}
report-length = An evening lasts { $mean } turns on average; eight of ten last { $low } to { $high }.
report-ties = Ties: { $rate } ({ $interval }).
report-lengths = How long evenings last
report-turns = turns
report-games = games
report-turn = turn of the game
report-standing = Fortitude, Alcohol Content and Gold
report-standing-note = The mean among those still in, as each turn begins: whoever is doing badly drops out of it.
report-attribute = { $name ->
    [fortitude] Fortitude
    [alcohol] Alcohol Content
   *[gold] Gold
}
report-side = { $side ->
    [winners] winners
   *[others] others
}
report-curve = { $name }: from { $first } to { $last } by turn { $turn }
report-beats = Who beats whom
report-beats-note = How often the one on the left came out ahead of the one above, where both sat at the table; level counts half.
report-ahead = ahead of …
report-cards = Cards
report-caution = Mind what these say: nobody played a card by lot. Whoever lives longer plays more cards, and a card that rescues is played by those in trouble. “Points apart” compares those who played a card at least once with those who had it and never did; it is a hint where to look. Only a change, tried on the same deals, shows what a card does.
report-not-kept = This was not recorded. Put record = ["{ $table }"] into the plan.
report-method = Intervals are Wilson's, at 95 %, of differences Newcombe's; they say nothing about bots that would play otherwise. No correction is made on this page for looking at many numbers: lastcall lab compare does.
report-written = { $file }: { $size } kB. Open it in a browser.
report-not-written = “{ $file }” cannot be written: { $problem }.

compare-title = { $a } and { $b }
compare-what = { $what ->
    [wins] { $of } wins
    [bot] { $of } (bot) wins
    [passed-out] { $of } passes out
    [broke] { $of } is out of Gold
    [ties] ties
   *[turns] turns of a game
}
compare-some = { $count ->
    [one] One of { $all } comparisons differs beyond chance.
   *[other] { $count } of { $all } comparisons differ beyond chance.
}
compare-none = Nothing differs beyond chance, in { $all } comparisons.
compare-paired = The same deals were played twice, so games are compared one by one.
compare-apart = The deals are different ones, so shares are compared as a whole; with the same seed and seats less would be left to chance.
compare-method = p is corrected for all { $all } comparisons after Holm; below 0.05 counts. Intervals are of each difference by itself, at 95 %.
compare-nothing-common = The two have no table of the same name: { $a } and { $b }. Name one of each, as FOLDER:TABLE.

lab-no-results = “{ $folder }” is no folder that lastcall lab run wrote.
lab-nothing-played = No game of “{ $folder }” has been played yet.
lab-no-arm = “{ $folder }” has no table “{ $name }”; it has { $names }.

change-part = There is no “{ $name }” in { $where }{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} There is { $names }.
change-number = { $where } has no number “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} It has { $names }.
change-deck = There is no deck “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} The decks are { $names }.
change-card = There is no card “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} lastcall cards --json lists the id of every card.
change-range = { $card }: { $name } cannot be { $value }; { $least } to { $most } can.
change-kind = In [change], { $name } should be { $expected }.
change-box = The box “{ $name }” cannot be opened: { $problem }. Name an installed box ({ $names }), or module:NAME.
change-few = { $cards } cards are left in the deck { $deck }; it needs { $least } or more.
