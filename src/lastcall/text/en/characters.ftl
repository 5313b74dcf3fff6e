# Who sits at the table. `.short` is what the log and the mats call them.
# A character without a message goes by the name in its own module.

character-dimli = Dimli the Dwarf
    .short = Dimli
character-eve = Eve the Illusionist
    .short = Eve
character-fleck = Fleck the Bard
    .short = Fleck
character-gog = Gog the Half-Ogre
    .short = Gog

character-again = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
    [10] X
   *[other] { $number }
}
