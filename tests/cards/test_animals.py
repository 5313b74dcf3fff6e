"""Molly's animals: each comes as her turn begins, and does what it does."""

import pytest

from lastcall.testing import table

DECK = "stable"
BERT = "Bert the Donkey"
POOKY = "Pooky!"
PANTHER = "Hariz Mu the Panther"
GOOSE = "Gertrude the Goose"
BISCUIT = "Biscuit the Pony"
MAGPIE = "Pilfer the Magpie"
FLASHIE = "Flashie"
UNICORN = "Elandral the Unicorn"
TRUFFLE = "Truffle the Pig"
GOAT = "Nibbles the Goat"
MOSQUITO = "Smooches the Rabid Mosquito"
THUNDER = "Thunder the Carthorse"
WHISKERS = "Whiskers the Barn Cat"
PIP = "Pip the Field Mouse"
SLOTS = ("arrived", "resting", "packed")
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"  # 3 Fortitude


def comes(animal, *there):
    """Molly's turn is about to begin; these stand in the first slots already."""
    t = table("molly", "eve", "gog").turn("molly", "discard").side_deck("molly", animal)
    for slot, title in zip(SLOTS, there, strict=False):
        t.box("molly", slot, title)
    t.hand("molly", IM_IN).hand("eve", IM_IN).hand("gog", IM_IN)
    return t.stats("molly", fortitude=15)


# Instant -----------------------------------------------------------------------------------------


@pytest.mark.plays
@pytest.mark.parametrize(
    ("title", "named", "changes"),
    [
        (BERT, "eve", {"eve": {"fortitude": -1}}),
        (BERT, "molly", {"molly": {"fortitude": -1}}),
        (GOOSE, "gog", {"gog": {"fortitude": -1}}),
        (PANTHER, "eve", {"eve": {"fortitude": -2}}),
        (MAGPIE, "gog", {"inn": 1, "gog": {"gold": -1}}),
    ],
)
@pytest.mark.rule("MOLLY-13")
def test_somebody_is_named(title, named, changes, watch):
    """Then it takes the first slot, and does no more."""
    t = comes(title)
    seen = watch(t)
    t.molly.names(named)
    arrived = {"arrived": {"drew": [title]}}
    assert seen.changes == {**changes, "molly": {**changes.get("molly", {}), **arrived}}
    t.until("discard", "eve")
    assert t.molly.box("arrived") == [title]


@pytest.mark.plays(BISCUIT)
def test_biscuit():
    """1 Fortitude for everybody."""
    t = comes(BISCUIT).stats("eve", fortitude=10)
    t.until("discard", "molly")
    assert t.fortitude == dict(molly=16, eve=11, gog=20)


@pytest.mark.plays(POOKY)
@pytest.mark.rule("MOLLY-33", "MOLLY-19")
def test_pooky():
    """T7-14, EX-RDI7-animals-1: Flashie is thrown out first and helps nobody."""
    t = comes(POOKY, FLASHIE, BERT)
    t.until("discard", "molly")
    assert t.fortitude == dict(molly=14, eve=19, gog=19)
    assert [t.molly.box(slot) for slot in SLOTS] == [[POOKY], [], []]
    assert sorted(t.molly.side_discard()) == [BERT, FLASHIE]


@pytest.mark.plays(PANTHER)
@pytest.mark.rule("MOLLY-17", "MOLLY-18")
def test_the_panther_and_whatever_has_hooves():
    """Bert runs; Truffle, who has none, does not, and moves on."""
    t = comes(PANTHER, TRUFFLE, BERT)
    t.molly.names("eve")
    assert [t.molly.box(slot) for slot in SLOTS] == [[PANTHER], [TRUFFLE], []]
    assert t.molly.side_discard() == [BERT]
    assert t.fortitude == dict(molly=15, eve=18, gog=20)


# Constant ----------------------------------------------------------------------------------------


@pytest.mark.plays(FLASHIE)
@pytest.mark.parametrize("slot", [*SLOTS, None])
@pytest.mark.rule("MOLLY-14")
def test_flashie(slot):
    """Of Eve's 3 Molly loses 2, of a lone blow at Gog nothing is taken off."""
    t = table("eve", "molly", "gog").hand("eve", FIRE, FIRE)
    if slot:
        t.box("molly", slot, FLASHIE)
    t.eve.plays(FIRE, at="molly")
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, molly=18 if slot else 17, gog=20)
    t = comes(FLASHIE)  # and so it comes
    t.until("discard", "molly")
    assert t.molly.box("arrived") == [FLASHIE]


@pytest.mark.plays(UNICORN)
@pytest.mark.parametrize("accepts", [True, False])
@pytest.mark.rule("MOLLY-32")
def test_elandral(accepts, watch):
    """EX-RDI7-animals-2: with four cards in hand, 2 of them for 1 Fortitude, once."""
    t = comes(UNICORN).deck("molly", *[IM_IN] * 5, TIP)
    t.until("dare", "molly")
    hand = len(t.molly.hand)
    if not accepts:
        t.molly.declines()
        assert (len(t.molly.hand), t.fortitude["molly"]) == (hand, 15)
    else:
        t.molly.accepts()
        t.molly.discards(IM_IN, IM_IN)
        assert (len(t.molly.hand), t.fortitude["molly"]) == (hand - 2, 16)
    assert t.active == "eve"


@pytest.mark.rule("MOLLY-32")
def test_a_unicorn_wants_two_cards():
    """With a single one she is not asked."""
    t = table("molly", "eve", "gog").turn("molly", "drink").hand("molly", TIP).hand("eve", IM_IN)
    t.box("molly", "packed", UNICORN)
    t.until("discard", "eve")
    assert t.molly.hand == [TIP]


@pytest.mark.plays(TRUFFLE)
def test_truffle():
    """A card more when her turn ends, also above seven; not when Eve's does."""
    t = comes(TRUFFLE)
    t.until("discard", "eve")
    assert len(t.molly.hand) == 8
    t.until("discard", "gog")
    assert len(t.molly.hand) == 8


@pytest.mark.first_chair
@pytest.mark.plays(GOAT)
@pytest.mark.parametrize(("drink", "alcohol"), [("Wine", 1), ("Light Ale", 1), ("Elven Wine", 2)])
def test_nibbles(drink, alcohol):
    """1 less after a Drink of 2 or more; Eve's Wine is her own."""
    t = comes(GOAT).drink_deck("Wine").pile("molly", drink)
    t.until("discard", "gog")
    assert t.alcohol == dict(molly=alcohol, eve=2, gog=0)


# Sometimes ---------------------------------------------------------------------------------------


def arrives(animal):
    """It is turned up and does nothing yet."""
    t = comes(animal)
    t.until("discard", "molly")
    assert t.molly.box("arrived") == [animal]


@pytest.mark.plays(MOSQUITO)
@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.rule("MOLLY-15")
def test_smooches(slot, watch):
    """In Eve's Drink Phase Eve loses 1 Fortitude, and the slot is empty."""
    arrives(MOSQUITO)
    t = table("eve", "molly", "gog").turn("eve", "drink").box("molly", slot, MOSQUITO)
    t.hand("gog", TIP)
    seen = watch(t)
    t.molly.responds(MOSQUITO)
    t.gog.passes()
    assert seen.changes["eve"] == {"fortitude": -1}
    assert seen.changes["molly"] == {slot: {"spent": [MOSQUITO]}}
    assert t.molly.side_discard() == [MOSQUITO]
    t = table("eve", "molly", "gog").box("molly", slot, MOSQUITO).hand("molly", TIP)
    assert t.molly.why_not(MOSQUITO).rule == "CARD-3"


@pytest.mark.plays(THUNDER)
@pytest.mark.parametrize("slot", SLOTS)
def test_thunder(slot):
    """Of 3 there is 1 left."""
    arrives(THUNDER)
    t = table("eve", "molly", "gog").hand("eve", FIRE).box("molly", slot, THUNDER)
    t.eve.plays(FIRE, at="molly")
    t.molly.responds(THUNDER)
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, molly=19, gog=20)


@pytest.mark.plays(WHISKERS)
@pytest.mark.rule("MOLLY-17")
def test_whiskers():
    """2 less in her Drink. When she comes, Pip goes."""
    t = comes(WHISKERS, PIP)
    t.until("discard", "molly")
    assert [t.molly.box(slot) for slot in SLOTS] == [[WHISKERS], [], []]
    t = table("molly", "eve", "gog").turn("molly", "drink").pile("molly", "Elven Wine")
    t.box("molly", "resting", WHISKERS).hand("eve", IM_IN)
    t.molly.responds(WHISKERS)
    t.until("discard", "eve")
    assert t.alcohol["molly"] == 1


@pytest.mark.plays(PIP)
@pytest.mark.rule("MOLLY-10", "MOLLY-18")
def test_pip():
    """1 Gold out of the pot. Where a cat is, he does not stay, and nothing moves."""
    t = comes(PIP, TRUFFLE, WHISKERS)
    t.until("discard", "molly")
    assert [t.molly.box(slot) for slot in SLOTS] == [[TRUFFLE], [WHISKERS], []]
    assert t.molly.side_discard() == [PIP]
    t = table("eve", "molly", "gog").hand("eve", IM_IN).box("molly", "packed", PIP)
    t.hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    while t.pot < 3:
        t.player(t.asked).passes()
    while not t.molly.asked:
        t.player(t.asked).passes()
    gold = t.gold["molly"]
    t.molly.plays(PIP)
    assert (t.pot, t.gold["molly"]) == (2, gold + 1)
