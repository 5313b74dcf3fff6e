# `lastcall cards` and `lastcall replay`.

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
standing-and = { $first } · { $second }
replay-heading = { $names } · seed { $seed }
replay-players = Played by { $players }
replay-unfinished = The record ends here; the game was not over.
replay-unreadable = { $file } cannot be read: { $problem }
replay-no-text = { $file } is not a record of a game: it is not even text.
replay-damaged = { $file }: { $problem }
