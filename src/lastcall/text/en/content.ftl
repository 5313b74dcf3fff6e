# What a table, a save or a record was made with, where that is different now.
#   $gender   m, or f where a language says so of a character (`.gender = f`)

other-content = It was made with { $what }.
content-another = { $kind ->
    [rules] other rules
    [deck] another deck ({ $name })
    [drinks] another Drink Deck ({ $name })
   *[character] another { $name }
}

save-other-content = This save cannot be read here. { $problem }
save-table = This save names a table that cannot be set. { $problem }
save-setup = This save belongs to another setup.
save-broken-off = This is not a saved table, or its end is missing.
save-format = This save is of the kind “{ $found }”; only “{ $format }” can be read.
save-damaged = This save was changed or damaged after it was written.
record-other-content = This record cannot be played again here. { $problem }

refusal-other-content = This game cannot go on here. { $problem } What was played is kept.
refusal-old-replay = This game cannot be told again here. { $problem }
refusal-broken-game = This game cannot go on: what is stored of it does not fit together. What was played is kept.
