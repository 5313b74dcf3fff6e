"""The decks as lists: counts, copies, ids, provenance; and no card without its tests."""

import importlib.util
from pathlib import Path

import pytest
from documented import DOCUMENTED

from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.variants.catalogue import TABLE_DECKS

# Copies of each card, as shared/rules/cards/rdi2.md lists them.
SHARED = {
    "Gambling? I'm in!": 6,
    "I raise!": 2,
    "Winning Hand!": 2,
    "Oh, I guess the Wench thought that was her tip...": 1,
    "The Wench thinks you should stop playing with the drinks.": 1,
    "Tip the Wench.": 1,
}
RDI2 = ("dimli", "eve", "fleck", "gog")
SHARED_BY = {
    name: {**SHARED, ("Gog not think so!" if name == "gog" else "I don't think so!"): 1}
    for name in RDI2
}
OWN = {
    "dimli": {
        "Wench, bring some drinks for my friends!": 2,
        "Dwarves always have money.": 1,
        "Lemme check the money belt...": 1,
        "I don't want this watered-down stuff!": 1,
        "My mother gave me stronger stuff when I was a baby!": 1,
        "Uuurp! That hit the spot!": 1,
        "You have this. I'm waiting for the good stuff!": 2,
        "Impressive Dwarven War Belch!": 1,
        "Thanks... but I think I'll keep my Gold.": 1,
        "What? And part with my hard-earned money?": 1,
        "Can't you see I'm talking to this pretty, bearded lass here?": 1,
        "Stop using my head as a table!": 1,
        "That's it! No more short jokes!": 1,
        "Are you saying I'm grumpy?": 2,
        "Let's try some Dwarven wrist wrestling!": 2,
        "Hey! You almost damaged the beard!": 1,
        "Good thing I was wearing my great-grandfather's helmet!": 1,
        "Spike it with Firewater": 2,
        "Drink up, friend!": 1,
        "Best two out of three?": 1,
        "Now this stuff is actually good! Try some!": 1,
    },
    "eve": {
        "Wench, bring some drinks for my friends!": 2,
        "It's the disappearing coin trick, not the reappearing coin trick.": 1,
        "Gold? What Gold?": 1,
        "Drink what? This is empty.": 2,
        "What's that up your sleeve?": 1,
        "My word, what could that be?": 1,
        "Oops, I dropped my cards...": 1,
        "This time, let's use my cards.": 1,
        "Actually, that's Dragon Breath Ale.": 1,
        "Illusionary Coin": 2,
        "Ha! That's just an illusion. I'm actually over here!": 1,
        "I attempt to disbelieve.": 1,
        "Look in to my eyes... you are getting... Drunker!": 2,
        "I cloak myself in shadow.": 1,
        "That's odd. Illusions aren't supposed to actually hurt.": 2,
        "Whoa! Careful! That's real fire!": 2,
        "I've been working on a new spell. It's called Share Pain!": 1,
        "Sleight of hand...": 1,
        "I'm not Eve! She's over there!": 1,
        "Tip me, I'm the Wench.": 1,
    },
    "fleck": {
        "Wench, please allow me to pay for these drinks with a song!": 2,
        "What's that up your sleeve?": 1,
        "Oops... I dropped my cards...": 1,
        "Look at these cards! This must be my lucky day!": 1,
        "Fortunately, I had this card up my sleeve! Ha ha, just kidding!": 1,
        "It seems that Lady Luck is smiling on me!": 1,
        "You know, I should take better care of my dainty figure!": 1,
        "I may be a fop, but I can hold my liquor!": 1,
        "I do so hate to drink alone...": 2,
        "Leave me be! I'm trying to read lore here!": 1,
        "Oh, Hey! This looks like a serious game.": 1,
        "A toast! To my friends!": 1,
        "Appreciative listeners! How nice!": 1,
        "I got this from playing in the Town Square.": 1,
        "I've composed a poem about our most recent adventure.": 1,
        "Who knew? One of my fans is a priest!": 1,
        "Allow me to introduce you to my biggest fan.": 1,
        "Excuse me... I think you're sitting on my tuning fork.": 1,
        "Oh, I hate it when the strings break!": 2,
        "How about a rowdy drinking song?": 2,
        "And now I'm going to play something really sad.": 1,
        "This is in payment for that heroic ballad I wrote about you!": 1,
    },
    "gog": {
        "Wench, bring some drinks for my friends!": 2,
        "Gog think you cheating! Gog no like cheaters!": 1,
        "Gog find shiny in loincloth!": 2,
        "This game stupid!": 2,
        "Gog busy! Gog counting toes!": 1,
        "Shut up!": 1,
        "Stop poking Gog": 2,
        "This taste yucky!": 2,
        "Gog say you drink MORE!": 2,
        "Gog make funny? Why you not laugh?": 3,
        "Why you laugh at Gog?": 2,
        "Sorry, Gog not see you sitting there...": 1,
        "Dance with Gog!": 1,
        "Gog loves everyone!": 1,
        "That not hurt! This hurt!": 1,
        "Gog forget about ouch!": 1,
        "Gog crush beer stein on head": 1,
    },
}
DRINKS = {
    "Dark Ale": 2,
    "Dark Ale with a Chaser": 1,
    "Light Ale": 2,
    "Light Ale with a Chaser": 1,
    "Wine": 2,
    "Wine with a Chaser": 1,
    "Elven Wine": 2,
    "Elven Wine with a Chaser": 1,
    "Dragon Breath Ale": 1,
    "Dwarven Firewater": 2,
    "Mead": 1,
    "Wizard's Brew": 1,
    "Holy Water": 1,
    "Water": 1,
    "We're Cutting You Off!": 1,
    "Dirty Dishwater": 1,
    "Ogre Brew": 1,
    "Orcish Rotgut": 1,
    "Troll Swill": 1,
    "Fine Ambrosia": 1,
    "The Challenge!": 1,
    "Round on the House!": 2,
    "Drinking Contest!": 2,
}
# What shared/rules/cards/rdi9.md documents. The copies, and everything else in those decks, are
# ours; so are parts of the cards that COMPLETED lists, which say "house" as well.
SHARED_RDI9 = {
    "Gambling? I'm in!": 6,
    "I raise!": 2,
    "Winning Hand!": 2,
    "I don't think so!": 1,
    "Tip the Barkeep": 1,
    "The Barkeep thinks you should stop playing with the drinks.": 1,
    "Well, the Barkeep figured that was for him...": 1,  # ours
}
SHARED_RDI4 = {
    **{title: copies for title, copies in SHARED.items() if not title.startswith("Oh, I guess")},
    "I don't think so!": 1,
}
RDI4 = ("whitehawk", "remy", "bryn", "tara")
RDI5 = ("sera", "joran", "lizwick", "zakhan")
RDI7 = ("warthorn", "molly", "wench", "jasper")
RDI9 = ("dale", "jett", "petra", "terci", "ygella")
SIZES = {"mushrooms": 15, "patients": 14, "items": 12, "stories": 15, "stable": 14, "reserve": 15}
SIZES |= {"sea": 20, "prizes": 4, "places": 4, "beside": 0, "petra-boss": 15}
SIZES |= {"drinks-star-mole": 6, "drinks-velvet-purse": 6, "drinks-anvil": 6}
SIZES |= {"drinks-rdi4": 30, "drinks-rdi5": 30, "drinks-rdi7": 30, "drinks-rdi9": 30}

SIDE_DECKS = {deck.name: deck for c in CHARACTERS.values() for deck in c.side_decks}
EVERY_DECK = (
    {name: character.deck for name, character in CHARACTERS.items()}
    | SIDE_DECKS
    | {deck.name: deck for c in CHARACTERS.values() for deck in c.decks() if "boss" in deck.name}
    | DRINK_DECKS.all()
    | TABLE_DECKS
)
each_character = pytest.mark.parametrize("name", list(CHARACTERS))
each_deck = pytest.mark.parametrize("deck", list(EVERY_DECK))


def copies(deck):
    return {card.title: number for card, number in deck.kinds}


def test_the_boxes_are_complete():
    """RDI2, RDI4, RDI5, RDI7 and RDI9 with everybody in them, and a Drink Deck each."""
    boxes = {name: character.box for name, character in CHARACTERS.items()}
    assert boxes == {
        **dict.fromkeys(RDI2, "rdi2"),
        **dict.fromkeys(RDI4, "rdi4"),
        **dict.fromkeys(RDI5, "rdi5"),
        **dict.fromkeys(RDI7, "rdi7"),
        **dict.fromkeys(RDI9, "rdi9"),
    }
    assert {name: deck.box for name, deck in DRINK_DECKS.items()} == {
        "drinks-rdi2": "rdi2",
        "drinks-rdi4": "rdi4",
        "drinks-rdi5": "rdi5",
        "drinks-rdi7": "rdi7",
        "drinks-rdi9": "rdi9",
    }
    assert set(SIDE_DECKS) == {"mushrooms", "patients", "items", "stories", "stable", "reserve"}


@pytest.mark.parametrize("name", RDI2)
@pytest.mark.rule("SETUP-5")
def test_a_character_deck_has_forty_cards_fourteen_of_them_shared(name):
    """Every title with exactly the copies listed, 14 shared and 26 of one's own."""
    deck = CHARACTERS[name].deck
    assert len(deck.cards) == 40
    assert sum(SHARED_BY[name].values()) == 14
    assert sum(OWN[name].values()) == 26
    assert copies(deck) == SHARED_BY[name] | OWN[name]


@pytest.mark.parametrize("name", [*RDI4, *RDI5])
@pytest.mark.rule("SETUP-5", "REMY-18", "WHITEHAWK-18", "BRYN-9", "TARA-8", "SERA-7")
@pytest.mark.rule("ZAKHAN-14", "LIZWICK-13", "JORAN-10")
def test_an_rdi4_or_rdi5_deck_has_forty_cards_and_every_documented_one(name):
    """15 common cards, two of them orders in the character's own words, and 25 of one's own."""
    deck = CHARACTERS[name].deck
    assert len(deck.cards) == 40
    assert sum(SHARED_RDI4.values()) == 13
    assert {t: n for t, n in copies(deck).items() if t in SHARED_RDI4} == SHARED_RDI4
    assert set(DOCUMENTED[name]) - set(copies(deck)) == set()


@pytest.mark.parametrize("name", RDI7)
@pytest.mark.rule("SETUP-5", "RDI7-1")
def test_an_rdi7_deck_has_forty_cards_and_every_documented_one(name):
    """14 cards are shared with RDI2; only Olivia has none that leaves the pot to the Inn."""
    deck = CHARACTERS[name].deck
    shared = {**SHARED, "I don't think so!": 1}
    common = {t: n for t, n in copies(deck).items() if t in shared}
    if name == "wench":
        shared.pop("Oh, I guess the Wench thought that was her tip...")
    assert len(deck.cards) == 40
    assert common == shared
    assert set(DOCUMENTED[name]) - set(copies(deck)) == set()


@pytest.mark.parametrize("name", RDI9)
@pytest.mark.rule("SETUP-5")
def test_an_rdi9_deck_has_forty_cards_and_every_documented_one(name):
    """14 cards are shared, 26 are one's own, and no title that is documented is missing."""
    deck = CHARACTERS[name].deck
    assert len(deck.cards) == 40
    assert sum(SHARED_RDI9.values()) == 14
    assert {t: n for t, n in copies(deck).items() if t in SHARED_RDI9} == SHARED_RDI9
    assert set(DOCUMENTED[name]) - set(copies(deck)) == set()


@pytest.mark.parametrize(("name", "size"), list(SIZES.items()))
@pytest.mark.rule("RDI7-1", "WARTHORN-1", "MOLLY-1")
def test_a_side_or_drink_deck_has_its_size_and_every_documented_card(name, size):
    """15 Mushrooms, 14 Patients, 12 Items, 15 Stories, 14 animals, 30 Drinks."""
    deck = EVERY_DECK[name]
    assert len(deck.cards) == size
    assert set(DOCUMENTED[name]) - set(copies(deck)) == set()


@pytest.mark.rule("SETUP-2")
def test_the_drink_deck_has_thirty_cards():
    """Every Drink and Drink Event with exactly the copies listed."""
    deck = DRINK_DECKS["drinks-rdi2"]
    assert len(deck.cards) == 30
    assert copies(deck) == DRINKS


@each_deck
def test_no_title_is_listed_twice_and_ids_are_unique(deck):
    """A deck lists each card once with its copies; its id names the deck and the card."""
    kinds = [card for card, _ in EVERY_DECK[deck].kinds]
    assert len({card.title for card in kinds}) == len(kinds)
    assert len({card.id for card in kinds}) == len(kinds)
    assert all(card.id.startswith(f"{deck}/") for card in kinds)
    assert all(card.deck == deck for card in kinds)


@each_deck
def test_provenance_is_true(deck):
    """A card says where its effect is known from; what is documented nowhere is ours."""
    known = DOCUMENTED[deck]
    titles = {card.title for card, _ in EVERY_DECK[deck].kinds}
    assert set(known) <= titles
    for card, _ in EVERY_DECK[deck].kinds:
        expected = known[card.title].provenance if card.title in known else "house"
        assert card.provenance == expected, card.title


@each_deck
def test_what_we_added_to_a_documented_card_says_so(deck):
    """A documented title says what of it is ours, and no other card says that."""
    known = DOCUMENTED[deck]
    for card, _ in EVERY_DECK[deck].kinds:
        expected = known[card.title].ours if card.title in known else ""
        assert card.completed == expected, card.title


def test_the_table_of_documented_cards_is_consistent():
    """Every deck is in it; a card that only its title is known of says what is ours."""
    assert set(DOCUMENTED) == set(EVERY_DECK)
    for deck in DOCUMENTED.values():
        for title, known in deck.items():
            assert known.provenance in ("rulebook", "reported", "house"), title
            assert known.where, title
            assert known.what, title
            assert known.ours or known.provenance != "house", title


def test_the_races():
    """The Drinks ask for them."""
    races = {name: CHARACTERS[name].race for name in (*RDI2, "dale")}
    assert races == {
        "dimli": "dwarf",
        "eve": "human",
        "fleck": "human",
        "gog": "half-ogre",
        "dale": "pixie",
    }


# No card without its tests -----------------------------------------------------------------------


def named(mark):
    """(deck, title) of each card that a card test names with this mark; conftest checks them."""
    found = set()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        if file.name == Path(__file__).name:
            continue
        spec = importlib.util.spec_from_file_location(f"cards_{file.stem}", file)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for name, test in vars(module).items():
            if name.startswith("test_"):
                found |= cards_of(test, mark, getattr(module, "DECK", ""))
    return found


def cards_of(test, mark, deck):
    marks = getattr(test, "pytestmark", [])
    rows = [{}]
    for parametrize in marks:
        if parametrize.name == "parametrize":
            names, values = parametrize.args
            names = [n.strip() for n in names.split(",")] if isinstance(names, str) else names
            values = [v if isinstance(v, tuple) else (v,) for v in values]
            rows = [row | dict(zip(names, value, strict=True)) for row in rows for value in values]
    return {
        (row.get("who", deck), title)
        for named_by in marks
        if named_by.name == mark
        for row in rows
        for title in (named_by.args or (row["title"],))
    }


@each_deck
def test_every_card_is_played_by_a_test(deck):
    """Some card test plays each distinct card through the table."""
    titles = {card.title for card, _ in EVERY_DECK[deck].kinds}
    assert titles - {title for home, title in named("plays") if home == deck} == set()


@each_character
def test_every_card_is_refused_in_a_test(name):
    """Some card test asks for each distinct card when it may not be played."""
    titles = {card.title for card, _ in CHARACTERS[name].deck.kinds}
    assert titles - {title for home, title in named("refused") if home == name} == set()
