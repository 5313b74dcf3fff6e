"""Which cards are documented, where, and what of them is ours.

A copy of facts: the rulebooks of the boxes and the public card lists are not part of this project.
The convention is in docs/add-a-card.md. What is not in this table is ours altogether. Numbers of
copies are documented for RDI2 alone and are no part of it.
"""

from typing import NamedTuple


class Known(NamedTuple):
    """How a card is known."""

    provenance: str  # what the card has to say of itself
    where: str
    what: str  # what is documented of it
    ours: str  # what we added, as its `completed` says


def rulebook(where: str, what: str, ours: str = "") -> Known:
    """Its effect, or a part of it, stands in a rulebook."""
    return Known("rulebook", where, what, ours)


def reported(ours: str = "") -> Known:
    """It is on the public lists of its box; a rulebook does not say all that they say."""
    return Known("reported", "public lists of the box", "title, type, copies, effect", ours)


def titled(where: str, ours: str) -> Known:
    """Only the title is documented, or no more than the outline: what it does is ours."""
    return Known("house", where, "the title", ours)


SHARED_RDI2 = {
    "Gambling? I'm in!": rulebook(
        "all boxes, Gambling", "start a Round as an Action, or take control in one"
    ),
    "I raise!": rulebook(
        "all boxes, Gambling example", "take control; everybody in the Round antes 1 more"
    ),
    "Winning Hand!": rulebook("all boxes, Gambling", "take control; next only a Cheating Card"),
    "Oh, I guess the Wench thought that was her tip...": rulebook(
        "RDI2, the Wench's tip; RDI9 note", "end the Round, the pot goes to the Inn"
    ),
    "The Wench thinks you should stop playing with the drinks.": rulebook(
        "RDI4 and RDI5 card", "Negate a Sometimes Card that changes a Drink"
    ),
    "Tip the Wench.": rulebook("RDI5, Affects example", "a player pays 1 Gold to the Inn"),
}
SHARED_RDI4 = {
    **{t: known for t, known in SHARED_RDI2.items() if not t.startswith("Oh, I guess")},
    "I don't think so!": rulebook(
        "RDI4, Timing example; RDI5 and RDI9 card",
        "Negate a Sometimes Card; only a copy can affect it",
    ),
}
SHARED_RDI7 = {**SHARED_RDI2, "I don't think so!": SHARED_RDI4["I don't think so!"]}
SHARED_RDI9 = {
    "Gambling? I'm in!": rulebook(
        "all boxes, Gambling", "start a Round as an Action, or take control in one"
    ),
    "I raise!": rulebook(
        "all boxes, Gambling example", "take control; everybody in the Round antes 1 more"
    ),
    "Winning Hand!": rulebook("all boxes, Gambling", "take control; next only a Cheating Card"),
    "I don't think so!": rulebook(
        "RDI5 and RDI9 card", "Negate a Sometimes Card; only a copy can affect it"
    ),
    "Tip the Barkeep": rulebook(
        "RDI9, Affects example",
        "a player pays 1 Gold to the Inn",
        ours="the type, that of Tip the Wench.",
    ),
    "The Barkeep thinks you should stop playing with the drinks.": rulebook(
        "RDI9 note", "Negate a Sometimes Card that changes a Drink"
    ),
}

DOCUMENTED: dict[str, dict[str, Known]] = {
    "dimli": {
        **SHARED_RDI2,
        "I don't think so!": rulebook(
            "RDI5 and RDI9 card", "Negate a Sometimes Card; only a copy can affect it"
        ),
        "Wench, bring some drinks for my friends!": reported(),
        "Dwarves always have money.": reported(),
        "Lemme check the money belt...": reported(),
        "I don't want this watered-down stuff!": reported(),
        "My mother gave me stronger stuff when I was a baby!": reported(),
        "Uuurp! That hit the spot!": reported(),
        "You have this. I'm waiting for the good stuff!": reported(),
        "Impressive Dwarven War Belch!": reported(),
        "Thanks... but I think I'll keep my Gold.": reported(),
        "What? And part with my hard-earned money?": reported(),
        "Can't you see I'm talking to this pretty, bearded lass here?": reported(),
        "Stop using my head as a table!": reported(),
        "That's it! No more short jokes!": rulebook(
            "RDI2, Negate example", "another player loses 2 Fortitude"
        ),
        "Are you saying I'm grumpy?": reported(),
        "Let's try some Dwarven wrist wrestling!": reported(),
        "Hey! You almost damaged the beard!": rulebook(
            "RDI2, Redirect example", "hit back for 2 Fortitude"
        ),
        "Good thing I was wearing my great-grandfather's helmet!": reported(),
        "Spike it with Firewater": rulebook(
            "RDI2, Affects example", "2 more Alcohol Content in a Drink"
        ),
        "Drink up, friend!": rulebook(
            "RDI2, Drinking Contest", "somebody drinks one more in their Drink Phase"
        ),
        "Best two out of three?": reported(),
        "Now this stuff is actually good! Try some!": reported(),
    },
    "eve": {
        **SHARED_RDI2,
        "I don't think so!": rulebook(
            "RDI5 and RDI9 card", "Negate a Sometimes Card; only a copy can affect it"
        ),
        "Wench, bring some drinks for my friends!": reported(),
        "It's the disappearing coin trick, not the reappearing coin trick.": reported(),
        "Gold? What Gold?": reported(),
        "Drink what? This is empty.": rulebook("RDI2, Timing example", "Ignore a Drink"),
        "What's that up your sleeve?": reported(),
        "My word, what could that be?": reported(),
        "Oops, I dropped my cards...": reported(),
        "This time, let's use my cards.": reported(),
        "Actually, that's Dragon Breath Ale.": reported(),
        "Illusionary Coin": reported(),
        "Ha! That's just an illusion. I'm actually over here!": reported(),
        "I attempt to disbelieve.": reported(),
        "Look in to my eyes... you are getting... Drunker!": reported(),
        "I cloak myself in shadow.": reported(),
        "That's odd. Illusions aren't supposed to actually hurt.": reported(),
        "Whoa! Careful! That's real fire!": reported(),
        "I've been working on a new spell. It's called Share Pain!": reported(),
        "Sleight of hand...": reported(),
        "I'm not Eve! She's over there!": reported(),
        "Tip me, I'm the Wench.": reported(),
    },
    "fleck": {
        **SHARED_RDI2,
        "I don't think so!": rulebook(
            "RDI5 and RDI9 card", "Negate a Sometimes Card; only a copy can affect it"
        ),
        "Wench, please allow me to pay for these drinks with a song!": reported(),
        "What's that up your sleeve?": reported(),
        "Oops... I dropped my cards...": reported(),
        "Look at these cards! This must be my lucky day!": reported(),
        "Fortunately, I had this card up my sleeve! Ha ha, just kidding!": reported(),
        "It seems that Lady Luck is smiling on me!": reported(),
        "You know, I should take better care of my dainty figure!": reported(),
        "I may be a fop, but I can hold my liquor!": reported(),
        "I do so hate to drink alone...": reported(),
        "Leave me be! I'm trying to read lore here!": reported(),
        "Oh, Hey! This looks like a serious game.": reported(),
        "A toast! To my friends!": reported(),
        "Appreciative listeners! How nice!": reported(),
        "I got this from playing in the Town Square.": reported(),
        "I've composed a poem about our most recent adventure.": reported(),
        "Who knew? One of my fans is a priest!": reported(),
        "Allow me to introduce you to my biggest fan.": rulebook(
            "RDI2, Negate example", "hit back for 2 Fortitude"
        ),
        "Excuse me... I think you're sitting on my tuning fork.": reported(),
        "Oh, I hate it when the strings break!": reported(),
        "How about a rowdy drinking song?": reported(),
        "And now I'm going to play something really sad.": rulebook(
            "RDI2 and RDI9, Limits example", "each player loses 1 Alcohol Content; others pay 1"
        ),
        "This is in payment for that heroic ballad I wrote about you!": reported(),
    },
    "gog": {
        **SHARED_RDI2,
        "Gog not think so!": reported(),
        "Wench, bring some drinks for my friends!": reported(),
        "Gog think you cheating! Gog no like cheaters!": reported(),
        "This game stupid!": reported(),
        "Shut up!": reported(),
        "Stop poking Gog": reported(),
        "This taste yucky!": reported(),
        "Gog say you drink MORE!": rulebook(
            "RDI9, teams", "somebody drinks one more in their Drink Phase"
        ),
        "Gog make funny? Why you not laugh?": reported(),
        "Why you laugh at Gog?": reported(),
        "Sorry, Gog not see you sitting there...": reported(),
        "Dance with Gog!": rulebook("RDI2, Redirect example", "another player loses 4 Fortitude"),
        "Gog loves everyone!": reported(),
        "That not hurt! This hurt!": reported(),
        "Gog crush beer stein on head": reported(),
    },
    "drinks-rdi2": {
        "Dark Ale": rulebook("all boxes, Contest example", "1 Alcohol Content"),
        "Dark Ale with a Chaser": reported(),
        "Light Ale": rulebook("all boxes, Timing example", "1 Alcohol Content"),
        "Light Ale with a Chaser": rulebook(
            "all boxes, Chaser example", "1 Alcohol Content and a Chaser"
        ),
        "Wine": rulebook("all boxes, Affects example", "2 Alcohol Content"),
        "Wine with a Chaser": rulebook(
            "all boxes, Chaser example", "2 Alcohol Content and a Chaser"
        ),
        "Elven Wine": rulebook("all boxes, Split example", "3 Alcohol Content"),
        "Elven Wine with a Chaser": rulebook(
            "RDI2, RDI4, RDI5 and RDI7, Split example", "3 Alcohol Content and a Chaser"
        ),
        "Dragon Breath Ale": rulebook("all boxes, Contest example", "4 Alcohol Content"),
        "Dwarven Firewater": titled(
            "public lists of the box", ours="its strength, and what it does for dwarves"
        ),
        "Mead": rulebook(
            "RDI4 and RDI9 card", "3 Alcohol Content, splits itself, no other card splits it"
        ),
        "Wizard's Brew": reported(),
        "Holy Water": reported(),
        "Water": reported(),
        "We're Cutting You Off!": reported(),
        "Dirty Dishwater": reported(),
        "Ogre Brew": reported(),
        "Orcish Rotgut": reported(),
        "Troll Swill": reported(),
        "Fine Ambrosia": reported(),
        "The Challenge!": reported(ours="the amount of Gold"),
        "Round on the House!": rulebook(
            "RDI4, RDI5 and RDI9 card", "a copy of one Drink for everybody"
        ),
        "Drinking Contest!": rulebook(
            "all boxes, Drinking Contest", "everybody drinks, the strongest wins 1 Gold from each"
        ),
    },
    "whitehawk": {
        **SHARED_RDI4,
        "Ante up or walk the plank!": rulebook(
            "RDI4, Gambling; previews of the box",
            "start a Round that nobody may leave of their own will; it cannot be Negated",
        ),
        "That's a fine hand there, but this one's got you beat": rulebook(
            "RDI4, Winning Hand!", "take control, also on Winning Hand!"
        ),
        "What a coincidence, I happen to have the same hand!": rulebook(
            "RDI4 and RDI5, Gambling",
            "half of a pot that another player collects",
            ours="the rounding, and that she is still in the Round",
        ),
        "I won't stand idly by while you insult the Drake!": rulebook(
            "RDI4, Redirection example", "another player loses 3 Fortitude"
        ),
        "Challenge accepted!": rulebook("RDI4, Negate example", "hit back for 2 Fortitude"),
        "A word of advice... don't": rulebook(
            "RDI4, Ignore example",
            "Ignore a card that affects Fortitude",
            ours="the types of card it answers, and that Alcohol Content and Gold count",
        ),
        "I don't drink until my crew drinks!": rulebook(
            "RDI4 and RDI5, Contest example", "give your Drink to another player"
        ),
        "Drink up! Captain's orders": rulebook(
            "RDI4, Drinking Contest",
            "a player takes an extra Drink",
            ours="the type and the moment",
        ),
    },
    "remy": {
        **SHARED_RDI4,
        "I don't think so!": rulebook(
            "RDI4 card",
            "Negate a Sometimes Card; it cannot be Negated if the player of that card is marked",
        ),
        "Take this as a warning! Next time it'll be the brig": rulebook(
            "RDI4, Redirection example", "another player loses 2 Fortitude and is marked"
        ),
        "Deflect": rulebook("RDI4, Redirection example", "another player loses it instead"),
        "I best not. Someone needs to keep a level head": rulebook(
            "RDI4, Chaser example", "Ignore a Drink"
        ),
        "I have no time for your tomfoolery!": rulebook(
            "RDI4, Affects example",
            "Ignore a card that affects Gold",
            ours="the types of card it answers, and that Fortitude and Alcohol Content count",
        ),
        "Excuse me, I have more important matters to attend to.": rulebook(
            "RDI4 card", "Ignore a Drink or an Event", ours="the owner"
        ),
    },
    "bryn": {
        **SHARED_RDI4,
        "I've got watch duty.": rulebook(
            "RDI4 card", "leave instead of anteing, or Ignore a Drink"
        ),
        "Stop hitting yourself!": rulebook(
            "RDI4 and RDI5, Redirection example", "the attacker loses it instead"
        ),
        "You wanna play, huh?": rulebook("RDI4, Redirection example", "hit back for 2 Fortitude"),
        "Watch it! Loose cannonball!": rulebook(
            "RDI4, Negate example", "another player loses 2 Fortitude"
        ),
        "I can hold my own in a brawl. Wanna see?": rulebook(
            "RDI4, Ignore example", "each other player loses 1 Fortitude"
        ),
        "Let's drink to clear skies and strong winds!": rulebook(
            "RDI4 and RDI5, Split example", "split your Drink with another player"
        ),
        "I'm built like an ox, and I can drink like one, too!": rulebook(
            "RDI4, Contest example",
            "5 Alcohol Content of her Drink become 1",
            ours="that 1 is left of any Drink",
        ),
        "I think it's time to stop foolin' around, don't you?": rulebook(
            "RDI4, Gambling",
            "it answers a Cheating Card, also one that forces somebody out",
            ours="the owner, the type, and that the cheater has to leave the Round",
        ),
    },
    "tara": {
        **SHARED_RDI4,
        "Blind girl! Darts! What could possibly go wrong?": rulebook(
            "RDI4 card", "another player loses 2 Fortitude"
        ),
        "I may be blind, but I could still see that coming!": rulebook(
            "RDI4, Affects example",
            "Ignore a card that affects Gold",
            ours="the types of card it answers, and that Fortitude and Alcohol Content count",
        ),
        "Uh oh, I don't like where this is headed...": rulebook(
            "RDI4, Affects example",
            "Ignore a card that affects Alcohol Content",
            ours="the types of card it answers, and that Fortitude and Gold count",
        ),
        "I have consulted the charts... This is not in my future": rulebook(
            "RDI4, Affects example", "Ignore a Drink"
        ),
        "This time, let's use my deck.": rulebook("RDI4 card", "take control"),
    },
    "drinks-rdi4": {
        "Light Ale": rulebook("all boxes, Timing example", "1 Alcohol Content"),
        "Light Ale with a Chaser": rulebook(
            "all boxes, Chaser example", "1 Alcohol Content and a Chaser"
        ),
        "Dark Ale": rulebook("all boxes, Contest example", "1 Alcohol Content"),
        "Wine": rulebook("RDI4 card", "2 Alcohol Content"),
        "Wine with a Chaser": rulebook(
            "all boxes, Chaser example", "2 Alcohol Content and a Chaser"
        ),
        "Elven Wine": rulebook("all boxes, Split example", "3 Alcohol Content"),
        "Elven Wine with a Chaser": rulebook(
            "RDI2, RDI4, RDI5 and RDI7, Split example", "3 Alcohol Content and a Chaser"
        ),
        "Dragon Breath Ale": rulebook("all boxes, Contest example", "4 Alcohol Content"),
        "Pixie Punch with a Chaser": rulebook(
            "RDI4 card", "it calls for a Chaser", ours="its strength"
        ),
        "Mead": rulebook(
            "RDI4 and RDI9 card", "3 Alcohol Content, splits itself, no other card splits it"
        ),
        "Gnomish Inspirational Ale": rulebook(
            "RDI4 and RDI5, Split example", "2 Alcohol Content and draw 2 cards"
        ),
        "We're cutting you off!": reported(),
        "Round on the House!": rulebook(
            "RDI4, RDI5 and RDI9 card", "a copy of one Drink for everybody"
        ),
        "Drinking Contest!": rulebook(
            "RDI4 card", "everybody drinks, the strongest wins 1 Gold from each"
        ),
    },
    "sera": {
        **SHARED_RDI4,
        "Swift counterattack": rulebook(
            "RDI5 card", "hit back for 2 Fortitude, unless the loss was reduced"
        ),
        "Go away. I'm arranging my daggers.": rulebook(
            "RDI5, Gambling example", "leave the Round instead of anteing"
        ),
        "Hide in shadows": rulebook(
            "RDI5, Affects examples",
            "Ignore a card that affects one's Alcohol Content",
            ours="the types of card it answers, and that Fortitude and Gold count",
        ),
        "One too many and my feet won't be so fleet!": rulebook(
            "RDI5, Timing example", "Ignore a Drink"
        ),
        "You get a knife, and you get a knife, and you get a knife...": rulebook(
            "RDI5, Ignore example",
            "three opponents lose 1 Fortitude each",
            ours="that it is each other player",
        ),
        "I should warn you. I'm pretty good at this game.": rulebook(
            "RDI5 card", "take control and draw 2 cards", ours="the owner"
        ),
    },
    "zakhan": {
        **SHARED_RDI4,
        "I'm not as think as you drunk I am!": rulebook(
            "RDI5, Redirect example", "another player loses 2 Fortitude"
        ),
        "So, you wanna fight?": rulebook("RDI5, Negate example", "hit back for 2 Fortitude"),
        "Master the spirits, or the spirits will be your master!": rulebook(
            "RDI5, Timing example", "Ignore a Drink"
        ),
        "The reed bends in the wind. And I'm a drunken reed.": rulebook(
            "RDI5 card",
            "Ignore an Action, Sometimes or Anytime Card that affects Fortitude or Alcohol Content",
            ours="the owner",
        ),
        "One shouldn't need to cheat to beat a drunkard!": rulebook(
            "RDI5, leaving a Round",
            "it answers a Cheating Card that forces somebody out",
            ours="the owner, the type, and the blow",
        ),
    },
    "lizwick": {
        **SHARED_RDI4,
        "Oh! You've discovered my anti-theft devices!": rulebook(
            "RDI5, Negate example", "another player loses 2 Fortitude"
        ),
        "You were going through my bag again, weren't you?": rulebook(
            "RDI5, Redirect example", "another player loses 1 Fortitude and pays 1 Gold"
        ),
        "I need to duck out for a second": rulebook(
            "RDI5, Affects and Ignore examples",
            "Ignore a card that affects one's Fortitude or Gold",
            ours="the types of card it answers, and that Alcohol Content counts",
        ),
        "I'll save this for next time!": rulebook("RDI5, Chaser example", "Ignore a Drink"),
        "Let's try my Elven Potion Amplifier on that!": rulebook(
            "RDI5, Split examples", "2 more Alcohol Content in a Drink"
        ),
        "Oops... I lost my cards!": rulebook("RDI5, Gambling example", "take control by cheating"),
        "Hold this for a sec. Be careful, it's snappy!": rulebook(
            "RDI5 card", "one other player loses 1 Fortitude", ours="the owner and the Item"
        ),
    },
    "items": {
        "Loopy Straw": rulebook(
            "RDI5, Drinking Contest example", "1 Alcohol Content less in one's Drink"
        ),
        "Gold on a String": rulebook(
            "RDI5 and RDI7, antes that cannot be paid",
            "it lets one meet a payment that one could not make",
            ours="the owner, the type, and that nobody receives the Gold",
        ),
    },
    "joran": {
        **SHARED_RDI4,
        "No! I would never cast Warp Wood on a friend's chair!": rulebook(
            "RDI5, Redirect example", "another player loses 2 Fortitude"
        ),
        "Playing with portals": rulebook(
            "RDI5, Redirect examples",
            "redirect a loss of Fortitude, also to whoever redirected it",
        ),
        "This spell livened up the late-night parties at the Collegium!": rulebook(
            "RDI5, Affects and Timing examples",
            "it adds effects to a Drink",
            ours="the effects that it adds",
        ),
        "I'll save that healing for a dungeon trip!": rulebook(
            "RDI7 note, by its Russian title",
            "it stops another player's gain of Fortitude, before a choice is made",
            ours="the English title, the type, and that nothing else on the card is lost",
        ),
    },
    "warthorn": {
        **SHARED_RDI7,
        "Hey! I'm telling you a story!": rulebook(
            "RDI7, Story example", "another player loses 2 Fortitude; pipe", ours="the type"
        ),
        "Hey, Wench, more drinks while I tell this one!": rulebook(
            "RDI7, Story examples", "order more Drinks; pipe", ours="how many Drinks"
        ),
        "This magical drink puts me in mind of something...": rulebook(
            "RDI7, Ignore example", "Ignore a Drink; pipe"
        ),
        "Good helmet, Dimli! Sturdy!": rulebook(
            "RDI7, Ignore examples",
            "Ignore a card that affects one's Fortitude",
            ours="the types of card it answers",
        ),
        "Don't rile a dwarf!": rulebook(
            "RDI7, Negate and Timing examples", "hit back for 2 Fortitude"
        ),
        "Here, finish this!": rulebook(
            "RDI7, Split and Drinking Contest examples", "split one's Drink, or hand it over"
        ),
        "Thought you'd fool us, did you?": rulebook(
            "RDI7 note",
            "against a cheat, also after leaving the Round",
            ours="the type and the effect",
        ),
        "I know what my regulars like!": rulebook(
            "RDI7 note",
            "Drinks of one's own pile go to other players",
            ours="the type, and how many Drinks",
        ),
        "A toast to the Red Dragon Inn!": rulebook(
            "RDI7 note",
            "everybody drinks; one's own Drink has 1 less",
            ours="the owner and the type",
        ),
    },
    "stories": {
        "Did I ever tell you about Serena's paladin trials?": rulebook(
            "RDI7, Story example", "a player loses 2 Fortitude and draws 2 cards"
        ),
        "Did I ever tell you how I defended the inn from bandits single-handed?": rulebook(
            "RDI7, Story example", "each other player pays 1 Gold"
        ),
        "Did I ever tell you about the epic kitchen explosion?": rulebook(
            "RDI7, Story and Ignore examples",
            "a player loses 2 Fortitude, and so does he",
            ours="how much he loses himself",
        ),
        "Did I ever tell you about my brilliant ideas in mechanics?": rulebook(
            "RDI7 note",
            "it changes the numbers on the card",
            ours="by how much, and that they grow",
        ),
    },
    "molly": {
        **SHARED_RDI7,
        "The stable's forces are loose!": rulebook(
            "RDI7, Ignore and Timing examples; note",
            "up to three players lose Fortitude, 1 Gold to the Inn for each",
            ours="the type",
        ),
        "Don't feed the animals!": rulebook(
            "RDI7, Stable example",
            "another player loses 1 Fortitude; horseshoe",
            ours="the type",
        ),
        "We'll save this for later, won't we, buddy?": rulebook(
            "RDI7, Timing example", "Ignore a Drink"
        ),
        "Not now! It's feeding time!": rulebook(
            "RDI7, Ignore example",
            "Ignore a card that affects one's Fortitude",
            ours="the types of card it answers",
        ),
        "Eddie, stop peeking!": rulebook("RDI7, Gambling example", "take control by cheating"),
    },
    "stable": {
        "Bert the Donkey": rulebook("RDI7, Stable example", "Instant: a player loses 1 Fortitude"),
        "Pooky!": rulebook(
            "RDI7 note",
            "Enemy: the other animals go; Instant: each player loses 1 Fortitude",
            ours="that every animal is its Enemy",
        ),
        "Elandral the Unicorn": rulebook(
            "RDI7 note",
            "at the end of the turn 2 cards for Fortitude, once",
            ours="the kind, and how much",
        ),
        "Smooches the Rabid Mosquito": titled(
            "RDI7, animals that move: Sometimes, used in a Drink Phase", ours="the effect"
        ),
        "Hariz Mu the Panther": titled("RDI7, animals that move", ours="everything but the title"),
        "Flashie": titled(
            "RDI7 note: it matters when players lose Fortitude", ours="the kind and the effect"
        ),
    },
    "drinks-rdi7": {
        "Light Ale": rulebook("all boxes, Timing example", "1 Alcohol Content"),
        "Light Ale with a Chaser": rulebook(
            "all boxes, Chaser example", "1 Alcohol Content and a Chaser"
        ),
        "Dark Ale": rulebook("all boxes, Contest example", "1 Alcohol Content"),
        "Wine": rulebook("all boxes, Affects example", "2 Alcohol Content"),
        "Wine with a Chaser": rulebook(
            "all boxes, Chaser example", "2 Alcohol Content and a Chaser"
        ),
        "Elven Wine": rulebook("all boxes, Split example", "3 Alcohol Content"),
        "Elven Wine with a Chaser": rulebook(
            "RDI7, Split example", "3 Alcohol Content and a Chaser"
        ),
        "Dragon Breath Ale": rulebook("all boxes, Contest example", "4 Alcohol Content"),
        "Halfling Stout": rulebook("RDI7, Chaser example", "4 Alcohol Content"),
        "Gnomish Inspirational Ale": rulebook(
            "RDI7, Split example", "2 Alcohol Content and draw 2 cards"
        ),
        "Mead": rulebook(
            "RDI4 and RDI9 card", "3 Alcohol Content, splits itself, no other card splits it"
        ),
        "Fermented Orc Sweat": rulebook(
            "RDI7, self-splitting Drinks", "the drinker may split it", ours="its strength"
        ),
        "Bitter Tonic": rulebook(
            "RDI7 note",
            "half of it: 2 Alcohol Content, and up to 3 cards for 1 Fortitude each",
            ours="the whole that its halves make",
        ),
        "Coffee": rulebook("RDI7 note", "1 Alcohol Content less"),
        "Water": rulebook("RDI7 note", "no Alcohol Content"),
        "Round on the House!": rulebook(
            "RDI4, RDI5 and RDI9 card", "a copy of one Drink for everybody"
        ),
        "Drinking Contest!": rulebook(
            "all boxes, Drinking Contest", "everybody drinks, the strongest wins 1 Gold from each"
        ),
        "The Wench dares you...": rulebook(
            "RDI7 note",
            "Drinks are revealed and compared; who Ignores it is spared, or spares everybody",
            ours="who drinks which Drink",
        ),
    },
    "drinks-rdi5": {
        "Light Ale": rulebook("all boxes, Timing example", "1 Alcohol Content"),
        "Light Ale with a Chaser": rulebook(
            "all boxes, Chaser example", "1 Alcohol Content and a Chaser"
        ),
        "Dark Ale": rulebook("all boxes, Contest example", "1 Alcohol Content"),
        "Wine": rulebook("RDI5 card", "2 Alcohol Content"),
        "Wine with a Chaser": rulebook(
            "all boxes, Chaser example", "2 Alcohol Content and a Chaser"
        ),
        "Elven Wine": rulebook("all boxes, Split example", "3 Alcohol Content"),
        "Elven Wine with a Chaser": rulebook("RDI5 card", "3 Alcohol Content and a Chaser"),
        "Dragon Breath Ale": rulebook("all boxes, Contest example", "4 Alcohol Content"),
        "Rice Wine": rulebook(
            "RDI5, self-splitting Drinks", "3 Alcohol Content, the drinker may split it"
        ),
        "Gnomish Inspirational Ale": rulebook(
            "RDI4 and RDI5, Split example", "2 Alcohol Content and draw 2 cards"
        ),
        "Pot of Tea": rulebook(
            "RDI5, Drinking Contest", "less than 0 Alcohol Content", ours="how much less"
        ),
        "Round on the House!": rulebook(
            "RDI4, RDI5 and RDI9 card", "a copy of one Drink for everybody"
        ),
        "Drinking Contest!": rulebook(
            "RDI5 card", "everybody drinks, the strongest wins 1 Gold from each"
        ),
    },
    "wench": {
        **SHARED_RDI4,
        "How clumsy of me! Drink's on the house": rulebook(
            "RDI7, ignoring the Wench",
            "a player loses Fortitude, discards from the pile and gets a Special Reserve Drink",
            ours="the type, and how much",
        ),
        "Drink up before the head settles!": rulebook(
            "RDI7, Drinking Contest",
            "it makes a player drink more",
            ours="the type and the moment",
        ),
        "Playing with the drinks is MY job!": rulebook(
            "RDI7, Contest example",
            "1 less Alcohol Content in a Drink",
            ours="the type, and that any Drink will do",
        ),
        "Oh, I thought that was my tip...": rulebook(
            "RDI7 note and Prizes", "end the Round and take the pot", ours="the type"
        ),
        "Oh, really, you shouldn't have!": rulebook(
            "RDI7 note",
            "Gold from the Inn after somebody paid it because of a card",
            ours="the type, and how much",
        ),
        "Hold on! I sense someone's playing with the drinks!": rulebook(
            "RDI7, Gambling example", "leave instead of anteing", ours="the type"
        ),
        "How do you like my cocktail?": rulebook(
            "RDI7 note",
            "a player discards any cards and draws up to the hand limit",
            ours="the owner, the type, and that it may be herself",
        ),
    },
    "reserve": {
        "Elixir of Speed": rulebook(
            "RDI7, kept Drinks and note",
            "halves of 1; one more Action in the next Action Phase",
            ours="its strength",
        ),
        "Bitter Tonic": rulebook(
            "RDI7 note",
            "halves: 2 Alcohol Content, up to 3 cards for Fortitude",
            ours="its strength, and how many cards",
        ),
        "Witch's Wine": rulebook(
            "RDI7 note",
            "reveal 2 cards of one's deck",
            ours="its strength, and what becomes of the cards",
        ),
        "Aged Dwarven Firewater": rulebook(
            "RDI7 note",
            "3 Alcohol Content; what it says goes for the whole Drink",
            ours="that it cannot be split",
        ),
        "Cask Whiskey with a Chaser": rulebook(
            "RDI7 note",
            "discard cards; a Chaser",
            ours="its strength, and how many cards",
        ),
        "Energy Potion with a Chaser": rulebook(
            "RDI7 note", "discard 3 cards, then draw 3; a Chaser", ours="its strength"
        ),
        "Dragon Breath Ale with a Chaser": rulebook("RDI7 note", "4 Alcohol Content and a Chaser"),
        "The Wench dares you...": rulebook(
            "RDI7 note",
            "Drinks are revealed and compared by what is printed",
            ours="who drinks which Drink",
        ),
        "Firewater shots!": rulebook(
            "RDI7 note", "it makes Drinks", ours="the strength, and who drinks"
        ),
        "Another round, hero?": rulebook(
            "RDI7 note", "the Wench is paid 2 Gold", ours="who pays, and what for"
        ),
    },
    "jasper": {
        **SHARED_RDI4,
        "Oh, I guess the Wench thought that was her tip...": SHARED_RDI2[
            "Oh, I guess the Wench thought that was her tip..."
        ],
        "I think you need some fresh air": rulebook(
            "RDI7 rules text and note",
            "an effect on another player; the turn ends, and both are away for a time",
            ours="the type, what it costs the player named, and how long both are away",
        ),
        "Hey! Don't fool with the staff!": rulebook(
            "RDI7, Negate example", "another player loses 2 Fortitude", ours="the type"
        ),
        "Enough commotion!": rulebook(
            "RDI7 note",
            "it answers any loss of Fortitude to a player",
            ours="the type, and what it does",
        ),
        "No stealing on my shift!": rulebook(
            "RDI7 note",
            "it answers a card that gets Gold from the Inn",
            ours="the type, and what it does",
        ),
        "We don't like cheaters at the Red Dragon Inn! (Usually.)": rulebook(
            "RDI7, forcing out",
            "it answers cheating",
            ours="the owner, the type, and what it does",
        ),
        "In my day, drinks were for drinking!": rulebook(
            "RDI7 note",
            "Negate a card that Ignores a Drink",
            ours="that it answers any card that changes a Drink",
        ),
        "Not now. Bouncing time!": rulebook("RDI7, Chaser example", "Ignore a Drink"),
        'They don\'t call me "Iron Belly" for nothing!': rulebook(
            "RDI7 note", "1 Fortitude in place of the Alcohol Content of a Drink"
        ),
        "Zzzzzzz...": rulebook(
            "RDI7, Affects examples",
            "Ignore a card that affects Fortitude, Alcohol Content or Gold, or leave a Round",
            ours="the types of card it answers",
        ),
    },
    "places": {
        "The Star Mole Drinking Hole": rulebook(
            "RDI9 note",
            "players put a Character Card on top of their deck",
            ours="that the card comes from hand",
        ),
    },
    "drinks-star-mole": {
        "Old Fae-shioned": rulebook(
            "RDI9 card and example",
            "it stays; later Ignore a card that affects Fortitude",
            ours="its strength",
        ),
    },
    "drinks-velvet-purse": {},
    "drinks-anvil": {},
    "prizes": {
        "Dale's Finest Mushroom": rulebook("RDI9 Prize", "1 Fortitude when it is won"),
        "Speedy Runner's Stopwatch": rulebook("RDI9 Prize", "the turn ends after the Action Phase"),
        "Straw of Misdirection": rulebook(
            "RDI9 Prize and note", "give away the first Drink of another player's turn; one must"
        ),
        "Terry Towel": rulebook(
            "RDI7 Prize and note",
            "Ignore a Drink, which is shuffled into a pile",
            ours="that its owner chooses the Drink",
        ),
    },
    "otto": {
        "Otto needs a new chicken pelt!": rulebook(
            "RDI9 card", "start a Round; Ignore the card; a Winning Hand! of his own"
        ),
        "OTTO ANGRY NOW!": rulebook(
            "RDI9 card and example", "reset both tracks; 2 Fortitude of the player; leave the Round"
        ),
        "Prospecting Mode Online!": rulebook(
            "RDI9 card", "2 Gold of the richest; 1 Gold of the player; end the Round"
        ),
        "Otto deploys climbing spikes!": rulebook(
            "RDI9 card",
            "1 Fortitude of each other player; 1 of the player; pass",
            ours="that its bottom box is a Gambling one",
        ),
    },
    "sea": {
        "Kraken Attack": titled("a review of the box", ours="everything but the title"),
    },
    "dale": {
        **SHARED_RDI9,
        "Nosiree, those aren't edible.": rulebook(
            "RDI9 card", "another player loses 2 Fortitude; Harvest 3: and gains 1 Alcohol Content"
        ),
        "Nobody here but us mushrooms!": rulebook(
            "RDI9 card", "Ignore a card that affects you; Plant from the discard pile"
        ),
        "Can'tcha see I'm sharpenin' my tools?": rulebook(
            "RDI9, Gambling example and note", "leave instead of anteing, or Ignore an Event"
        ),
        "This'll keep the vermin offa my crops!": rulebook(
            "RDI9, Chaser example", "Ignore a Drink"
        ),
        "Mushroom spores, pixie dust, same difference!": rulebook(
            "RDI9, Affects example",
            "1 more Alcohol Content in a Drink",
            ours="the Harvest effect and its cost",
        ),
        "Here's a tough row to hoe": rulebook(
            "RDI9 note", "Plant or Grow; a player loses 2 Fortitude", ours="how many Mushrooms Grow"
        ),
        "Folks say I'm outstanding in my field!": rulebook(
            "RDI9 note", "it ends the turn", ours="the type, and what it does before"
        ),
        "That tears it!": rulebook(
            "RDI9 note",
            "Ignore a card that affects Fortitude; Harvest: its player loses 2",
            ours="the types of card it answers, and the Harvest cost",
        ),
    },
    "mushrooms": {
        "Yer Classic Tallcap": rulebook("RDI9 card", "no Gather effect", ours="the Harvest Values"),
        "The Evershroom": rulebook(
            "RDI9 rules text", "it is never Gathered", ours="the Harvest Values"
        ),
    },
    "jett": {
        **SHARED_RDI9,
        "Sign right here and there you go!": rulebook(
            "RDI9 card",
            "another player pays 1; one more Action; 2 Momentum: they get the top Drink",
        ),
        "Parkour!": rulebook("RDI9, Timing example", "Ignore a Drink", ours="the Momentum"),
        "Rise above adversity": rulebook(
            "RDI9, Ignore example", "Ignore a card that affects Fortitude or Alcohol Content"
        ),
        "Sorry 'bout the claws": rulebook(
            "RDI9, Negate example", "another player loses 2 Fortitude"
        ),
        "Wanna see a coin trick?": rulebook(
            "RDI9, Prizes", "take Gold from the pot", ours="the type and the amount"
        ),
        "A race? You're on!": titled(
            "RDI9 note: one effect has a number, one has none", ours="the type and both effects"
        ),
        "Ridiculously flexible": rulebook(
            "RDI9 note", "Ignore an Event", ours="the type, and leaving a Round"
        ),
    },
    "beside": {},
    "petra-boss": {
        "First rule of villainy: Burn it with fire": rulebook(
            "RDI9, Static Effects example",
            "each player of the opposing team loses 1 Fortitude",
            ours="the type",
        ),
    },
    "petra": {
        **SHARED_RDI9,
        "It's not hot in here. It is me.": rulebook(
            "RDI9 card", "draw 3; you may Plot, and if you do gain 1 Hellfire"
        ),
        "Of course I'm cheating. Who isn't?": rulebook(
            "RDI9 card", "take control, force a player out; Scheme: one more"
        ),
        "It's better with a drop of this!": rulebook(
            "RDI9 card", "2 less in a Drink, not below 0; Scheme: 2 more instead"
        ),
        "This is fine.": rulebook(
            "RDI9 card", "each other player loses 1; with 2 Hellfire one of them 1 more"
        ),
        "Hot and sharp, just like me!": rulebook(
            "RDI9, Boss Battle example", "another player loses 2 Fortitude"
        ),
        "Pick your poison": rulebook(
            "RDI9, Boss Battle example",
            "another player loses 1 Fortitude",
            ours="the Plot and the Hellfire",
        ),
        "Do you smell burning?": rulebook(
            "RDI9, Boss Battle example", "each other player loses 1 Fortitude"
        ),
        "Too hot to handle": rulebook(
            "RDI9 note",
            "Ignore a card that affects Fortitude; its player loses 1",
            ours="the types of card it answers",
        ),
        "Look. Dastardly schemes don't plan themselves": rulebook(
            "RDI9 note", "Ignore an Event", ours="the type, and leaving a Round"
        ),
        "Hot five!": titled(
            "RDI9 note: one effect has a number, one has none", ours="the type and both effects"
        ),
    },
    "terci": {
        **SHARED_RDI9,
        "Sometimes, my patients actually pay me!": rulebook(
            "RDI9 card", "pay with Gold from the Inn; a Salve"
        ),
        "Oh hey, alcohol is sterile!": rulebook(
            "RDI9 card", "Ignore a Drink", ours="the kind of supply"
        ),
        "Emergency triage!": rulebook(
            "RDI9 card", "discard up to two Waiting Patients", ours="the supply"
        ),
        "I'm a doctor, not a cheater": rulebook(
            "RDI9, Gambling example", "take control", ours="the kind of supply"
        ),
        "Take that and call me in the morning": rulebook(
            "RDI9, Timing example", "hit back", ours="the amount"
        ),
    },
    "patients": {
        "A hung-over adventurer": rulebook(
            "RDI9 card", "1 Salve; 1 more Alcohol Content in a Drink"
        ),
    },
    "ygella": {
        **SHARED_RDI9,
        "Someone's got ants in their pants!": rulebook(
            "RDI9 card", "another player loses 2 Fortitude; Pet"
        ),
        "Ooh, he's taken a lichen to you!": rulebook(
            "RDI9 card", "another player gains 2 Alcohol Content; Pet"
        ),
        "Uh-oh! Time to dig our way out of trouble!": rulebook(
            "RDI9 card", "Ignore a card that affects you; Pet"
        ),
        "Group hug!": rulebook(
            "RDI9, Ignore example", "each other player loses 1 Fortitude", ours="that it is a Pet"
        ),
        "Careful! They swarm when threatened": rulebook(
            "RDI9, Negate example", "hit back", ours="the amount, and that they are Pets"
        ),
        "I've drunk stronger stuff running down cavern walls!": rulebook(
            "RDI9, Affects example", "Ignore a Drink"
        ),
        "This'll curl your whiskers!": rulebook(
            "RDI9, Split example", "split your Drink with another player"
        ),
        "How 'bout a fancy rock instead?": rulebook(
            "RDI9, Shared Defense example", "you need not pay"
        ),
        "Good thing I was wearing my great-grandmother's bucklers!": rulebook(
            "RDI9, Targeting example", "2 less Fortitude lost"
        ),
        "Wanna hold one?": rulebook(
            "RDI9 note", "a Pet Card from the discard pile to hand", ours="the type"
        ),
        "Sorry, I'm on patrol duty": rulebook(
            "RDI9 note", "Ignore an Event", ours="the type, and leaving a Round"
        ),
        "Who wants a Spelunker Snack?": rulebook(
            "RDI9 note", "reveal cards from the deck", ours="the type, and what is looked for"
        ),
        "How did this get in my snack pouch?": rulebook(
            "RDI9 rules text",
            "meet an ante or payment one could not make",
            ours="the type and the exact form",
        ),
        "I guess I'll stick with this hand": titled(
            "RDI9 note: Cheating in one way, Sometimes in the other",
            ours="both effects and the owner",
        ),
    },
    "drinks-rdi9": {
        "Light Ale": rulebook("all boxes, Timing example", "1 Alcohol Content"),
        "Light Ale with a Chaser": rulebook(
            "all boxes, Chaser example", "1 Alcohol Content and a Chaser"
        ),
        "Dark Ale": rulebook("all boxes, Contest example", "1 Alcohol Content"),
        "Wine": rulebook("all boxes, Affects example", "2 Alcohol Content"),
        "Wine with a Chaser": rulebook(
            "all boxes, Chaser example", "2 Alcohol Content and a Chaser"
        ),
        "Elven Wine": rulebook("all boxes, Split example", "3 Alcohol Content"),
        "Dragon Breath Ale": rulebook("all boxes, Contest example", "4 Alcohol Content"),
        "Mead": rulebook(
            "RDI4 and RDI9 card", "3 Alcohol Content, splits itself, no other card splits it"
        ),
        "Pot of Tea": rulebook(
            "RDI5 and RDI9, Drinking Contest", "less than 0 Alcohol Content", ours="how much less"
        ),
        "Something on the Rocks": rulebook(
            "RDI9 note", "it always has a Chaser", ours="its strength"
        ),
        "The Undercider": titled("RDI9 card: title and type only", ours="everything but the title"),
        "Round on the House!": rulebook(
            "RDI4, RDI5 and RDI9 card", "a copy of one Drink for everybody"
        ),
        "Drinking Contest!": rulebook(
            "all boxes, Drinking Contest", "everybody drinks, the strongest wins 1 Gold from each"
        ),
        "The monsters kicked open the door!": rulebook(
            "RDI9 note",
            "an Action Card is discarded from hand",
            ours="what the discard saves one from",
        ),
    },
}
