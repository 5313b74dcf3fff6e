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

## Training the champion

train-iteration = Iteration { $number }: surprise at who wins { $surprise }, gains foreseen { $explained } % (off by { $spread } points), the network alone wins { $won } of a fair part
train-interrupted = Interrupted: { $done } of { $iterations } iterations are done. The same command goes on from there.
train-done = { $file } holds what was learned.
train-another = The folder “{ $folder }” holds another training; name an empty or a new one, or the same settings. What is different there: { $why }.
train-damaged = “{ $file }” is damaged. Delete it, and the same command makes it again.
