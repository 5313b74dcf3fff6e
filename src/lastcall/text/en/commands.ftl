# `lastcall cards`, `lastcall replay` and `lastcall sim`.

cards-deck = { $name } ({ $box })
cards-drink-deck = Drink Deck ({ $box })
cards-copies = { $count }×
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $kinds } different; { $house ->
    [0] all of them documented
   *[other] { $house } marked house, made by us
}
cards-no-box = There is no box “{ $name }”{ $hint } The boxes are { $names }.
cards-no-character = There is no character “{ $name }”{ $hint } The characters are { $names }.
cards-not-in-box = { $character } is not in the box { $box }. { $count ->
    [0] No character is.
   *[other] The characters in it are { $names }.
}
hint = ; did you mean { $name }?
no-hint = .

standing = { $player }: F { $fortitude }, A { $alcohol }, { $gold } Gold
standing-track = { $player } against { $other }: F { $fortitude }, A { $alcohol }
standing-and = { $first } · { $second }
replay-heading = { $names } · seed { $seed }
replay-players = Played by { $players }
replay-unfinished = The record ends here; the game was not over.
replay-unreadable = { $file } cannot be read: { $problem }
replay-no-text = { $file } is not a record of a game: it is not even text.
replay-damaged = { $file }: { $problem }
record-broken-off = This is not a whole record of a game: its JSON breaks off.
record-format = This is not a record of a game (format “{ $format }” is expected).
record-part = The record is damaged: “{ $part }” is missing or wrong.
record-item = The record is damaged: something in “{ $part }” is wrong.
record-table = The record names a table that cannot be set. { $problem }
record-over = The game was over after { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}; the record has more.
record-answer = Answer { $number } of the record is { $answer }, but there were only { $options } options: the record was changed.
record-end = The record does not lead to the end it names: it was changed, or cut short.

## lastcall explain

explain-thinking = Thinking it over
explain-no-turn = the game has no turn { $turn }: it ended in turn { $turns }.
explain-turn = Turn { $turn }
explain-nothing = There was nothing to choose.
explain-of = { $name }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, { $best } as a regular would
explain-no-moments = Nothing that cost more than chance may have done.
explain-usual = { $chance } %
explain-option = { $chance } % ± { $error }
explain-cost = It cost { $cost } points of the chance to win. What spoke for the first:

## lastcall sim

sim-character = Character
sim-team = Team
sim-bot = Bot
sim-games = Games
sim-wins = Wins
sim-share = Share
sim-counts = { $games } games, { $ties } ties, { $errors } errors
sim-length = { $turns } turns a game, { $decisions } decisions
sim-speed = { $games } games/s, { $decisions } decisions/s
sim-more-errors = … and { $count } more.
sim-no-record = A record cannot be written: { $problem }.
sim-process-ended = One of the processes was ended from outside.
sim-no-folder = The folder “{ $folder }” for --save cannot be made: { $problem }.
sim-record-exists = “{ $file }” exists already; name an empty or a new folder for --save.
plan-games = { $games } games cannot be played; 1 or more can.
plan-characters = { $players } players were asked for, but { $characters } characters were named.
plan-bots = { $bots } bots were named for { $players } players; name one for all of them, or { $players }.
sim-failed = Game { $game } ({ $seated }; seed { $seed }): { $problem }

## What is wrong with a command line

cli-error = Error: { $problem }
cli-try = Try “{ $command }” for help.
cli-no-option = There is no option { $name }{ $hint }
cli-no-command = There is no command “{ $name }”{ $hint }
cli-option-alone = The option { $name } is not used like that: it takes a value, or takes none.
cli-missing = { $what } is missing: this command does nothing without it.
cli-bad-value = { $typed }: { $problem }
cli-stopped = Stopped.
cli-too-much = This command does not know what to do with “{ $what }”.
cli-one-of = one of { $values } is wanted.
cli-number = a { $whole ->
    [yes] whole number
   *[no] number
} from { $least } to { $most } is wanted.
cli-number-from = a { $whole ->
    [yes] whole number
   *[no] number
} of { $least } or more is wanted.
cli-whole-number = a whole number is wanted.
