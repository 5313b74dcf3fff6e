"""Characters of several boxes at one table, with one Drink Deck or several through the Bar Deck.

Random tables of everybody are in tests/engine/test_properties.py.
"""

import pytest

import lastcall
from lastcall.cards.catalogue import BOXES, CHARACTERS
from lastcall.engine.audit import audit
from lastcall.testing import table

OF_A_BOX = {box: [c.id for c in CHARACTERS.values() if c.box == box] for box in BOXES}
IN_TURN = [name for i in range(5) for names in OF_A_BOX.values() for name in names[i : i + 1]]
CELLARS = {
    "rdi2": dict(drinks=["drinks-rdi2"]),
    "rdi4": dict(drinks=["drinks-rdi4"]),
    "rdi5": dict(drinks=["drinks-rdi5"]),
    "rdi7": dict(drinks=["drinks-rdi7"]),
    "rdi9": dict(drinks=["drinks-rdi9"]),
    "both": dict(drinks=["drinks-rdi2", "drinks-rdi9"]),
    "bar": dict(drinks=["drinks-rdi2", "drinks-rdi9"], bar_deck=True),
}
each_cellar = pytest.mark.parametrize("cellar", list(CELLARS))

IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"


# Setting the table -------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 2])
def test_ten_sit_down_together(start):
    """Each with their own deck and kit, from all boxes."""
    ten = IN_TURN[start : start + 10]
    t = lastcall.new_game(*ten, seed=9, first=0)
    assert {CHARACTERS[name].box for name in ten} == set(BOXES)
    assert [seat.character for seat in t.view(-1).seats] == list(ten)
    for seat, name in enumerate(ten):
        view = t.view(seat)
        assert (view.seats[seat].hand, view.seats[seat].gold) == (7, 12)
        assert {t.game.defs[card].deck for card in view.hand} == {name}
        assert len(view.seats[seat].side) == len(CHARACTERS[name].side_decks)
    assert audit(t) == []


@each_cellar
@pytest.mark.rule("SETUP-2", "SETUP-3", "BAR-2")
def test_the_drinks_come_from_the_decks_chosen(cellar):
    """One Drink Deck is served whole; of two, 30 cards are, and the Bar Deck holds the rest."""
    t = lastcall.new_game("gog", "terci", "petra", seed=3, **CELLARS[cellar])
    served = t.cellars[0]
    piles = sum(len(seat.pile) for seat in t.seats)
    assert len(served.deck) + piles == 30
    assert len(served.bar) == (30 if cellar == "bar" else 0)
    assert len(t.set_aside) == (30 if cellar == "both" else 0)
    cards = [*served.deck, *served.bar, *t.set_aside, *(c for s in t.seats for c in s.pile)]
    boxes = {t.game.defs[card].deck for card in cards}
    assert boxes == set(CELLARS[cellar]["drinks"])
    if len(boxes) > 1:
        assert {t.game.defs[card].deck for card in served.deck} == boxes, "they are shuffled"


# Cards of one box meet those of the other --------------------------------------------------------


@pytest.mark.rule("NEG-12", "NEG-13")
def test_i_dont_think_so_by_any_name():
    """Gog's version stops Jett's, and Ygella's Ignore lives again."""
    cavern = "I've drunk stronger stuff running down cavern walls!"
    t = table("ygella", "jett", "gog").turn("ygella", "drink").pile("ygella", "Wine")
    t.hand("ygella", cavern).hand("jett", "I don't think so!", IM_IN)
    t.hand("gog", "Gog not think so!")
    t.ygella.responds(cavern)
    t.jett.responds("I don't think so!")
    t.gog.responds("Gog not think so!")
    t.until("discard", "jett")
    assert t.alcohol == dict(ygella=0, jett=0, gog=0)


@pytest.mark.rule("CHNG-9")
def test_the_wench_stops_what_an_rdi9_card_does_to_a_drink():
    """Dale's spores are Negated by the Wench, Eve's illusion by the Barkeep."""
    spores = "Mushroom spores, pixie dust, same difference!"
    wench = "The Wench thinks you should stop playing with the drinks."
    t = table("eve", "gog", "dale").turn("eve", "drink").pile("eve", "Wine")
    t.hand("gog", wench, IM_IN).hand("dale", spores)
    t.dale.responds(spores)
    t.gog.responds(wench)
    t.until("discard", "gog")
    assert t.alcohol == dict(eve=2, gog=0, dale=0)

    barkeep = "The Barkeep thinks you should stop playing with the drinks."
    illusion = "Actually, that's Dragon Breath Ale."
    t = table("dale", "gog", "eve", "jett").turn("dale", "drink").pile("dale", "Wine")
    t.hand("eve", illusion).hand("jett", barkeep).hand("gog", IM_IN)
    t.eve.responds(illusion)
    t.jett.responds(barkeep)
    t.until("discard", "gog")
    assert t.alcohol == dict(dale=2, gog=0, eve=0, jett=0)


def test_gog_catches_a_doctor_and_a_schemer():
    """His card against cheaters knows no box; nobody is forced out by a card that is Negated."""
    catch = "Gog think you cheating! Gog no like cheaters!"
    scheme = "Of course I'm cheating. Who isn't?"
    for who, card in (("terci", "I'm a doctor, not a cheater"), ("petra", scheme)):
        t = table("jett", who, "gog", "eve").hand("jett", IM_IN).hand(who, card).hand("gog", catch)
        t.jett.plays(IM_IN)
        t.until("gamble", who)
        t.player(who).gambles(card, **({"at": "eve"} if who == "petra" else {}))
        t.gog.responds(catch)
        t.until("order", "jett")
        assert t.gold == {"jett": 9, who: 9, "gog": 13, "eve": 9}
        assert [event.seat for event in t.happened("left-round")] == []


def test_races_count_for_everybody():
    """Dwarven Firewater is as kind to Ygella, a dwarf, as to Dimli; Terci only gets drunk."""
    for who, fortitude in (("ygella", 11), ("dimli", 11), ("terci", 10)):
        t = table(who, "gog").turn(who, "drink").pile(who, "Dwarven Firewater").hand("gog", IM_IN)
        t.stats(who, fortitude=10)
        t.until("discard", "gog")
        assert (t.player(who).fortitude, t.player(who).alcohol) == (fortitude, 3)


def test_a_share_of_pain_and_a_hand_that_is_too_hot():
    """Petra answers Eve's fire, Eve answers Petra's Hellfire, as if they knew each other's box."""
    fire, hot = "Whoa! Careful! That's real fire!", "Too hot to handle"
    t = table("eve", "petra", "gog").hand("eve", fire).hand("petra", hot)
    t.eve.plays(fire, at="petra")
    t.petra.responds(hot)
    t.nobody_responds()
    assert t.fortitude == dict(eve=19, petra=20, gog=20)

    t = (
        table("petra", "eve", "gog")
        .turn("petra", "discard")
        .hand("eve", "I attempt to disbelieve.")
    )
    t.tracker("petra", "hellfire", 3).box("petra", "plots", IM_IN)
    t.petra.names("eve")
    t.eve.responds("I attempt to disbelieve.")
    t.nobody_responds()
    assert t.fortitude == dict(petra=20, eve=20, gog=20)


def test_fleck_toasts_with_the_drinks_of_rdi9():
    """Everybody drinks off the deck; what draws, draws, and what stays, stays."""
    toast = "A toast! To my friends!"
    t = table("fleck", "gog", "ygella", drinks=["drinks-rdi9"]).hand("fleck", toast)
    t.drink_deck("Thimble of Thick Skin", "Glowcap Cordial", "Wine").hand("gog", IM_IN)
    t.fleck.plays(toast)
    t.until("order", "fleck")
    assert t.fleck.kept == ["Thimble of Thick Skin"]
    assert len(t.gog.hand) == 3
    assert t.alcohol == dict(fleck=2, gog=1, ygella=2)


@pytest.mark.rule("TIME-10", "TIME-11")
def test_the_barkeeps_tip_goes_before_a_sometimes_card():
    """Eve, asked first, wants to Ignore the dance; Terci's Anytime Card is played before that."""
    t = table("gog", "eve", "terci").hand("gog", "Dance with Gog!").hand("terci", TIP)
    t.hand("eve", "I attempt to disbelieve.")
    t.until("action", "gog")
    t.gog.plays("Dance with Gog!", at="eve")
    t.eve.responds("I attempt to disbelieve.")
    t.terci.responds(TIP, at="gog")
    assert (t.gold, t.asked) == (dict(gog=9, eve=10, terci=10), "eve")
    t.eve.responds("I attempt to disbelieve.")
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, eve=20, terci=20)
