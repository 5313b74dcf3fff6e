"""The Tavern Cards and Tavern Drinks, each met at the table; their rules are in tests/rulebook."""

import pytest

from lastcall.testing import table
from lastcall.variants.pub import PLACES, PUB

IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"
STAR_MOLE = "The Star Mole Drinking Hole"
PURSE = "The Velvet Purse"
ANVIL = "Under the Anvil"
INN = "The Good Old Red Dragon"


def town(*seats, at=INN, **setup):
    """Gog's Action Phase; everybody has had a turn, and the party is at this place."""
    t = table(*(seats or ("gog", "eve", "dimli")), variants=[PUB], **setup)
    t._table.counters["_been"] = (1 << len(t.names)) - 1
    t._table.tavern = [card.title for card in PLACES.cards].index(at)
    return t


def gog_drinks(*pile):
    t = town().turn("gog", "drink").pile("gog", *pile).hand("gog", TIP).hand("eve", IM_IN)
    return t.stats("gog", fortitude=15, alcohol=5)


PLAIN = [
    ("drinks-star-mole", "Glowworm Gin", 3, 0),
    ("drinks-star-mole", "Mole's Milk", 0, 1),
    ("drinks-velvet-purse", "Croupier's Cordial", 2, 0),
    ("drinks-velvet-purse", "Debtor's Dram", 4, 0),
    ("drinks-velvet-purse", "A Glass of Cold Water", -1, 0),
    ("drinks-anvil", "Slag", 5, 0),
    ("drinks-anvil", "Anvil Ale", 3, 1),
    ("drinks-anvil", "Hammerhead", 4, -1),
    ("drinks-anvil", "Quenching Bucket", 0, 1),
]


@pytest.mark.plays
@pytest.mark.parametrize(("who", "title", "alcohol", "fortitude"), PLAIN)
@pytest.mark.rule("PUB-20", "DRNK-3")
def test_plain_drinks(who, title, alcohol, fortitude, watch):
    t = gog_drinks(title)
    seen = watch(t)
    t.until("discard", "eve")
    moved = {"alcohol": alcohol, "fortitude": fortitude}
    moved = {field: amount for field, amount in moved.items() if amount}
    assert seen.changes == {"gog": {**moved, "pile": {"spent": [title]}}}
    where = {t.table.title(card) for cellar in t.table.cellars[1:] for card in cellar.discard}
    assert where == {title}


@pytest.mark.plays
@pytest.mark.parametrize(
    ("who", "title", "alcohol"),
    [
        ("drinks-star-mole", "Stardust Stout with a Chaser", 2),
        ("drinks-velvet-purse", "High Roller with a Chaser", 2),
        ("drinks-anvil", "Bellows Brew with a Chaser", 3),
    ],
)
@pytest.mark.rule("CHSR-1", "PUB-20")
def test_drinks_with_a_chaser(who, title, alcohol):
    t = gog_drinks(title, "Wine")
    t.until("discard", "eve")
    assert t.gog.alcohol == 5 + alcohol + 2


@pytest.mark.plays
@pytest.mark.parametrize(
    ("who", "title", "alcohol", "cards"),
    [
        ("drinks-star-mole", "Tunneller's Tipple", 2, 1),
        ("drinks-velvet-purse", "Champagne of the House", 1, 2),
    ],
)
def test_drinks_that_bring_cards(who, title, alcohol, cards):
    t = gog_drinks(title)
    t.until("discard", "eve")
    assert (t.gog.alcohol, len(t.gog.hand)) == (5 + alcohol, 1 + cards)


@pytest.mark.plays("Old Fae-shioned")
@pytest.mark.parametrize("who", ["drinks-star-mole"])
@pytest.mark.rule("PUB-7", "PUB-26", "DRNK-16")
def test_an_old_fae_shioned(who):
    """3, and later Gog Ignores the fire; then it lies on the Star Mole's discard pile."""
    t = gog_drinks("Old Fae-shioned").hand("eve", FIRE)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert (t.gog.kept, t.gog.alcohol) == (["Old Fae-shioned"], 8)
    t.until("respond", "gog").gog.responds("Old Fae-shioned")
    t.nobody_responds()
    assert t.gog.fortitude == 15
    assert [t.table.title(card) for card in t.table.cellars[1].discard] == ["Old Fae-shioned"]


@pytest.mark.plays
@pytest.mark.parametrize(
    ("who", "title"), [("drinks-star-mole", "The lanterns go out!")], ids=["lanterns"]
)
def test_the_lanterns(who, title):
    """Everybody who has a card loses one; Gog is asked first."""
    t = gog_drinks(title).hand("dimli", IM_IN, TIP)
    t.until("lose-card", "gog").gog.discards(TIP)
    t.until("lose-card", "eve").eve.discards(IM_IN)
    t.until("lose-card", "dimli").dimli.discards(IM_IN)
    assert (t.gog.hand, t.eve.hand, t.dimli.hand) == ([], [], [TIP])


@pytest.mark.plays
@pytest.mark.parametrize(
    ("who", "title"), [("drinks-velvet-purse", "The house takes its cut!")], ids=["cut"]
)
def test_the_house_takes_its_cut(who, title, watch):
    t = gog_drinks(title)
    seen = watch(t)
    t.until("discard", "eve")
    assert seen.changes == {
        "inn": 3,
        "gog": {"gold": -1, "pile": {"spent": [title]}},
        "eve": {"gold": -1},
        "dimli": {"gold": -1},
    }


@pytest.mark.plays
@pytest.mark.parametrize(
    ("who", "title"), [("drinks-anvil", "Who's the strongest here?")], ids=["contest"]
)
@pytest.mark.rule("PUB-19")
def test_the_strongest_here(who, title):
    """The contest is drunk off the Inn's deck, wherever the party is."""
    t = gog_drinks(title).drink_deck("Wine", "Light Ale", "Water")
    t._table.tavern = 3
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=7, eve=1, dimli=0)
    assert t.gold == dict(gog=12, eve=9, dimli=9)


DECK = "places"


@pytest.mark.plays(STAR_MOLE)
@pytest.mark.rule("PUB-23", "PUB-9")
def test_the_star_mole():
    """Gog, Eve and Dimli in this order; Dimli has no card and does nothing."""
    t = town().hand("gog", TIP, IM_IN).hand("eve", IM_IN)
    t.until("crawl", "gog").gog.picks(STAR_MOLE)
    t.until("put-back", "gog").gog.picks(IM_IN)
    assert (t.gog.hand, t.gog.deck[0], t.eve.deck[0]) == ([TIP], IM_IN, IM_IN)
    assert (t.eve.hand, t.dimli.hand) == ([], [])
    assert t.gold == dict(gog=9, eve=10, dimli=10)


@pytest.mark.plays(PURSE)
@pytest.mark.rule("PUB-17", "GAMB-1")
def test_the_velvet_purse():
    """A Round begins, and Gog is in control of it."""
    t = town().hand("gog", TIP).hand("eve", IM_IN)
    t.until("crawl", "gog").gog.picks(PURSE)
    t.until("gamble", "eve")
    assert (t.in_round, t.controller, t.pot) == (["gog", "eve", "dimli"], "gog", 3)
    assert t.gold == dict(gog=8, eve=9, dimli=9)


@pytest.mark.plays(ANVIL)
@pytest.mark.rule("PUB-17")
def test_under_the_anvil():
    """Gog drinks, Eve wrestles, Dimli drinks."""
    t = town().hand("gog", TIP)
    t.until("crawl", "gog").gog.picks(ANVIL)
    t.until("offer", "gog")
    for choice in (0, 1, 0):
        t.table.answer(t.options()[choice])
    assert t.alcohol == dict(gog=1, eve=0, dimli=1)
    assert t.fortitude == dict(gog=20, eve=19, dimli=20)


@pytest.mark.plays(INN)
@pytest.mark.rule("PUB-17")
def test_home_again():
    """At the Inn nothing happens."""
    t = town(at=ANVIL).hand("gog", TIP)
    t.until("crawl", "gog").gog.picks(INN)
    t.until("order", "gog")
    assert (t.table.tavern, t.gold) == (0, dict(gog=9, eve=10, dimli=10))
    assert not t.happened("event")
