# What would a regular do, and why.

hint-only = There is nothing else to answer.
hint-keep = All that is left in your hand is worth keeping.
hint-weakest = Of your cards this one helps you least in this company, and a new one comes for it.
hint-nothing-helps = Nothing you hold changes how this ends.
hint-bear = It costs you { $changes }, and what you could play against it is worth more later.
hint-no-concern = It does not touch you: keep your cards for something that does.
hint-not-worth = No card you could play now does as much as it will later.
hint-saves = Otherwise you would be out.
hint-better = For you it means { $changes }.
hint-costs = It costs you { $changes }, and brings more than that.
hint-puts-out = { $names } would be out.
hint-hurts = It means { $changes }.
hint-of = { $changes } for { $name }
hint-leader = Of all others { $name } has the most steps left.
hint-near = Of all others { $name } has the fewest steps left.
hint-control = It gives you control of the Round, and there is { $amount } Gold in the pot.
hint-order = That is where a Drink hurts the right one most.
hint-answers = What lies on the table would cost more than this card is worth.
hint-judgement = What it brings does not show in numbers at once; nothing else seemed better.
hint-change = { $sign }{ $amount } { $stat ->
    [fortitude] Fortitude
    [alcohol] Alcohol Content
   *[gold] Gold
}
