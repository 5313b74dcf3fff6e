# Experiments: lastcall lab run.

lab-arm = Table
lab-ties = Ties
lab-truncated = Truncated
lab-errors = Errors
lab-turns = Turns
lab-done = { $folder }: { $games } games, { $played } of them played now, { $speed } games/s
lab-interrupted = Interrupted: { $done } of { $games } games are done. The same command goes on from there.
lab-process-ended = One of the processes was ended from outside. What was finished is kept; the same command goes on from there.
lab-other-worker = The worker on { $host } has others of these: { $names }. Install the same versions everywhere; what was finished is kept.
lab-cluster = Ray cannot go on: { $problem }. What was finished is kept; the same command goes on from there.
lab-where = “{ $here }” is wanted, or “{ $ray }” for a cluster of its own, or “{ $ray }:” with the address of one, as in { $ray }:10.0.0.1:6379.
lab-not-written = “{ $folder }” cannot be written: { $problem }. What was finished is kept; the same command goes on from there.
lab-record = “{ $name }” cannot be recorded; these can: { $names }.
lab-plan-or-options = Name a plan or describe a table, not both: leave out { $option }, or the plan.
lab-no-plan = The plan “{ $file }” cannot be read: { $problem }.
lab-bad-plan = { $file }: { $problem }

## The folder

lab-in-use = Another process is writing to “{ $folder }”; wait until it is done, or name another folder.
lab-not-empty = The folder “{ $folder }” holds something else; name an empty or a new one.
lab-another = The folder “{ $folder }” holds the results of another experiment; name an empty or a new one. What is different: { $why }.
lab-format = The folder “{ $folder }” holds no results that can be read here (format { $format } is expected).

## What is wrong with a plan

plan-line = Line { $line }: { $problem }
plan-toml = This is not TOML ({ $problem }).
plan-field = There is no field “{ $name }” here{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} Allowed are { $names }.
plan-record = “{ $name }” cannot be recorded{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} These can: { $names }.
plan-bot = There is no bot “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} The bots are { $names }.
plan-kind = { $field } must be { $kind ->
    [number] a whole number
    [flag] true or false
    [change] a table
   *[names] a name or a list of names
}.
plan-chunk = chunk is { $chunk }; it can be 1 to { $most }, or 0 for what suits.
plan-tables = Tables are written as [[tables]], one for each.
plan-no-table = The plan has no table.
plan-name = “{ $name }” is no name for a table: 1 to 40 letters, digits, spaces and + . - _ are one.
plan-name-twice = Two tables are called “{ $name }”; give each a name of its own.

## Balance: lastcall lab balance

balance-column = { $name ->
    [band] Band
    [before] As the plan says
    [after] Proposed
   *[difference] Difference
}
balance-outcome = { $outcome ->
    [there] Everybody is within the band, on the deals of the search.
    [nearer] Nearer, but not everybody is within the band: nothing else that was tried helps beyond chance, or the rounds are used up.
    [nowhere] Nothing that was tried helps beyond chance. More games tell smaller differences apart.
   *[nothing] Everybody is within the band already: there is nothing to change.
}
balance-change = The change, to put into the plan:
balance-card = { $title }: { $text }
balance-done = Wins with 95 % intervals{ $deals ->
    [others] , on { $checked } deals that nothing was chosen by.
   *[same] .
} { $games } games in all, { $played } of them played now.
balance-interrupted = Interrupted: { $games } games are done. The same command goes on from there.
balance-tables = The plan has { $tables } tables; a search is about one. Leave the others out.
balance-games = { $games } games are too few to see a difference; { $least } is the least, some hundreds are sensible.
balance-band = “{ $band }” is no band of win rates: write it as 20-30, or gog=20-30 for one character, in per cent, from 0 to 100, the lower one first.
balance-nobody = “{ $name }” does not sit at this table; there are { $names }.
balance-no-house = No house card with a number: { $name }. Documented cards are not changed. { $names ->
    [none] Choose other characters.
   *[other] At this table these have some: { $names }.
}
balance-sum = Together they cannot win that much: the bands add up to { $low } to { $high } %, and all wins are 100 %.

## Training the champion

train-iteration = Iteration { $number }: surprise at who wins { $surprise }, foreseen of what was gained { $explained } % (off by { $spread } points), seats that practise win { $won } of a fair part
train-interrupted = Interrupted: { $done } of { $iterations } iterations are done. The same command goes on from there.
train-done = { $file } holds what was learned.
train-another = The folder “{ $folder }” holds another training; name an empty or a new one, or the same settings. What is different there: { $why }.
train-damaged = “{ $file }” is damaged. Delete it, and the same command begins again.
