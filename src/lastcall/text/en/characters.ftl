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
character-whitehawk = Captain Whitehawk
    .short = Whitehawk
character-remy = Remy
    .short = Remy
character-bryn = Bryn
    .short = Bryn
character-tara = Tara
    .short = Tara
character-sera = Sera
    .short = Sera
character-joran = Joran
    .short = Joran
character-lizwick = Lizwick
    .short = Lizwick
character-zakhan = Zakhan
    .short = Zakhan
character-warthorn = Warthorn Redbeard
    .short = Warthorn
character-molly = Molly the Stablehand
    .short = Molly
character-wench = Olivia, the Wench
    .short = Olivia
character-jasper = Jasper the Bouncer
    .short = Jasper
character-dale = Dale the Mycologist
    .short = Dale
character-jett = Jett the Courier
    .short = Jett
character-petra = Petra the Devious
    .short = Petra
character-terci = Doctor Terci
    .short = Terci
character-ygella = Beastsergeant Ygella
    .short = Ygella
character-otto = Otto the Automaton
    .short = Otto

# Side decks.
deck-sea = Sea Deck
deck-prizes = Prizes
deck-petra-boss = Boss Cards
deck-beside = Played by the Boss
deck-places = Taverns
deck-drinks-star-mole = The Star Mole's Drinks
deck-drinks-velvet-purse = The Velvet Purse's Drinks
deck-drinks-anvil = The Anvil's Drinks
deck-mushrooms = Dale's Mushroom Deck
deck-patients = Terci's Patient Deck
deck-items = Lizwick's Item Deck
deck-stories = Warthorn's Story Deck
deck-stable = Molly's Stable Deck
deck-reserve = Olivia's Special Reserve

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
