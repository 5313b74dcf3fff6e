# What is wrong with a table that cannot be set: for the server and for the command line alike.
# The engine's own errors (SetupError) carry the name of their message.

table-players = { $count } players cannot play; { $fewest } to { $most } can.
table-seated-twice = { $name } is seated twice; each character sits down once unless doppelgangers are allowed.
table-seed = The seed { $seed } is not a whole number from 0 to { $largest }.
table-first = There is no seat { $seat }; the first player is 0 to { $last }.
table-without-drinks = A table needs at least one Drink Deck.
table-tavern = There is no tavern { $tavern }; they are 0 to { $last }.
table-few-drinks = { $drinks ->
    [one] { $drinks } Drink Card is
   *[other] { $drinks } Drink Cards are
} too few for { $players } players; one each is dealt.
table-many-cards = { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} too many for one table; it has room for { $most }.
table-character = There is no character “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} The characters are { $names }.
table-drink-deck = There is no Drink Deck “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} The Drink Decks are { $names }.
table-variant = There is no variant “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} The variants are { $names }.
table-variant-twice = The variant { $name } is named twice.
table-variant-taverns = The variant { $name } cannot be combined with a Pub Crawl: leave out one of the two.
table-variants-apart = The variants { $name } and { $other } cannot be combined: leave out one of them.
table-pairs = { $count } { $count ->
    [one] player
   *[other] players
} cannot play { $name }: it takes teams of two, 4, 6, 8 or 10 players.
table-boss = { $count } { $count ->
    [one] player
   *[other] players
} cannot play { $name }: a Boss is up against 2, 3 or 4 Challengers.
table-villain = { $name ->
    [two-headed-boss] Villains alone play { $name }: everybody is a character with Boss Cards, as in petra,petra,petra,petra.
    [lackeys] { $name } needs a villain in every team of two (the first two, the next two and so on): a character with Boss Cards, as in petra,gog,petra,eve.
   *[other] { $name } needs a villain at the table: a character with Boss Cards, such as petra.
}
table-lackey = { $name } leads a team and cannot be a Lackey in the same game.
table-variant-people = The variant { $name } is for exactly { $people } players; there are { $count } here.
table-variant-teams = The variant { $name } cannot be combined with teams: leave out one of the two.
table-guest-twice = { $name } is named twice; one of them sits down.
table-guest-begins = With the variant { $name } nobody else begins: leave out the first player, or name seat { $seat }.
table-otto-faction = There is no faction “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} The factions are { $names }.
table-otto-factions = Otto's deck is made of two different factions, not of { $given }. The factions are { $names }.
table-part = A part of the setup is missing or of the wrong kind ({ $problem }).

# On the server.
table-no-character = There is no character “{ $name }” in these boxes.
table-no-box = There is no box “{ $name }”; there are { $names }.
table-no-drink-deck = There is no Drink Deck “{ $name }”; there are { $names }.
table-no-bot = There is no bot “{ $name }”; there are { $names }.
bot-not-loaded = The bot “{ $name }” cannot be loaded from { $place } ({ $problem }).
bot-is-none = The bot “{ $name }” is no bot: { $place } is not a child of Bot.
bot-needs-numpy = The bot “{ $name }” needs NumPy; { $command } installs it.
bot-weights-missing = What the bot “{ $name }” has learned cannot be read from { $file } ({ $problem }). Install Last Call again.
bot-weights-damaged = What the bot “{ $name }” has learned, in { $file }, is damaged. Install Last Call again.
bot-weights-other = What lies in { $file } was learned by another bot or another version ({ $found }, not { $wanted }). Install Last Call again.
bot-instead = { $problem } Instead plays “{ $instead }”.
table-box-twice = A box is named twice.
table-drink-deck-twice = A Drink Deck is named twice.
table-few-characters = These boxes have { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
} for { $seats } seats; allow doppelgangers or add a box.
table-rated-alone = Only games of everybody for themselves are rated: leave out teams and Otto.
table-tournament-alone = In a tournament everybody plays for themselves: leave out teams and Otto.
table-boxes-without-drinks = These boxes have no Drink Deck; name one.

# At the terminal.
table-against = --players { $players } does not fit --against with { $against ->
    [one] { $against } name
   *[other] { $against } names
}: that makes { $wanted } players. Leave out one of the two.
table-draw = { $players } players need { $players } characters and there are { $characters }: { $names }. With --doppelgangers a character may sit down twice.
table-bots = --bots names { $bots } bots for { $seats ->
    [one] { $seats } opponent
   *[other] { $seats } opponents
}; name one for all, or one for each.
