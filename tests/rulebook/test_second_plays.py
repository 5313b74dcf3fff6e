"""The second play: a card has been answered, and now something is moved onto whoever answered it.

One answer to one card is proved elsewhere. Here two and three are chained: Ignored and then sent
there, paid for and then ordered, shared in several parts, out of the game with a Drink still open.
"""

import pytest

from lastcall.engine.cards import Character, Deck, Tracker
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    FORTITUDE_ALCOHOL_GOLD,
    action,
    another_player,
    drink,
    drink_event,
    drinking_contest,
    each_player,
    either,
    if_at_least,
    ignore_card,
    lost_fortitude,
    me,
    redirect,
    redirect_to_attacker,
    reduce_loss,
    share_loss,
    sometimes,
    that_player,
    would_lose_fortitude,
)
from lastcall.testing import stranger, table

DANCE = "Dance with Gog!"
LOVE = "Gog loves everyone!"
MORE = "Gog say you drink MORE!"
GOG_IDTS = "Gog not think so!"
STOP_POKING = "Stop poking Gog"
NOT_EVE = "I'm not Eve! She's over there!"
SHARE_PAIN = "I've been working on a new spell. It's called Share Pain!"
DISBELIEVE = "I attempt to disbelieve."
ALE = "Actually, that's Dragon Breath Ale."
COIN = "Illusionary Coin"
TRICK = "Gold? What Gold?"
HELMET = "Good thing I was wearing my great-grandfather's helmet!"
BEARD = "Hey! You almost damaged the beard!"
SPIKE = "Spike it with Firewater"
WAITING = "You have this. I'm waiting for the good stuff!"
ALONE = "I do so hate to drink alone..."
SONG = "Wench, please allow me to pay for these drinks with a song!"
FRIENDS = "Wench, bring some drinks for my friends!"
TIP = "Tip the Wench."
IDTS = "I don't think so!"
FINE = "This is fine."
GIM = "Gambling? I'm in!"

# Cards of other boxes, in the words of the vocabulary.
deflect = sometimes("Deflect", when=would_lose_fortitude, do=redirect)
turn_back = sometimes("Stop hitting yourself!", when=would_lose_fortitude, do=redirect_to_attacker)
halves = sometimes("Halves!", when=would_lose_fortitude, do=share_loss)
buckler = sometimes("Buckler", when=would_lose_fortitude, do=reduce_loss(2))
hit_back = sometimes("Take that!", when=lost_fortitude, do=that_player.loses(fortitude=2))
duck = either("Duck!", ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE))
dodge = either(
    "Dodge!", ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD)
)
cave_in = action("The roof comes down!", each_player.loses(fortitude=2))
warning = action(
    "Take this as a warning!",
    another_player.loses(fortitude=2),
    another_player.gains(alcohol=1),
    another_player.pays(1),
)


def answers(t, name, title, **how):
    """Everybody else lets this player answer what lies open; then the answer lies there itself."""
    played = len(t.happened("played"))
    while t.asked != name:
        t.player(t.asked).passes()
    t.player(name).responds(title, **how)
    while len(t.happened("played")) == played:
        t.player(t.asked).passes()
    return t


# Ignored, and then it comes again -----------------------------------------------------------------


@pytest.mark.rule("NEG-2", "OP-29")
def test_sent_there_first_and_ignored_afterwards_comes_to_the_same():
    """The other way round Dimli Ignores the card when it already holds two shares for him."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", LOVE).hand("eve", NOT_EVE)
    t.hand("dimli", HELMET, BEARD)
    t.gog.plays(LOVE)
    answers(t, "eve", NOT_EVE, to="dimli")
    t.dimli.responds(HELMET)
    assert t.fortitude == dict(gog=20, eve=20, dimli=20, fleck=19)
    assert t.dimli.hand == [BEARD]


@pytest.mark.rule("NEG-1", "NEG-2")
def test_a_share_sent_to_somebody_whose_ignore_was_negated_hurts():
    """Gog thinks not so: Dimli has Ignored nothing, and takes his share and Eve's."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", LOVE, GOG_IDTS)
    t.hand("eve", NOT_EVE).hand("dimli", HELMET)
    t.gog.plays(LOVE)
    answers(t, "dimli", HELMET)
    answers(t, "gog", GOG_IDTS)
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.fortitude == dict(gog=20, eve=20, dimli=18, fleck=19)


@pytest.mark.rule("NEG-2", "EVNT-6", "EVNT-7")
@pytest.mark.parametrize("who", ["dale", "ygella"])
def test_a_drink_of_an_event_handed_to_somebody_who_ignored_the_event(who):
    """A Round on the House, and one player is busy: no copy for them, until Dimli hands his over.

    That Drink is an ordinary one by then, and it is Dimli's card that brings it (R-32).
    """
    busy = {"dale": "Can'tcha see I'm sharpenin' my tools?", "ygella": "Sorry, I'm on patrol duty"}
    t = table("gog", who, "dimli").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand(who, busy[who]).hand("dimli", WAITING)
    answers(t, who, busy[who])
    assert [each["drinker"] for each in t.drinks] == ["gog", "dimli"]
    t.dimli.responds(WAITING, to=who)
    assert t.alcohol == {"gog": 2, who: 2, "dimli": 0}


# While new Drinks are paid for --------------------------------------------------------------------


def last_drink(*seats):
    """The first seat is about to order the last card of the Drink Deck."""
    return table(*seats).turn(seats[0], "order").drink_deck("Wine", rest="discard")


# Share Pain ---------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-16")
@pytest.mark.parametrize(("steam", "each"), [(1, 2), (0, 1)])
def test_only_what_takes_place_is_halved(steam, each):
    """2, and 1 more if the kettle steams: half of 3 is 2, and half of 2 is 1."""
    kettle = action(
        "Mind the kettle!",
        another_player.loses(fortitude=2),
        if_at_least(0, 1),
        another_player.loses(fortitude=1),
    )
    tinka = Character(
        "tinka",
        "Tinka the Boiler",
        race="gnome",
        box="test",
        trackers=[Tracker("steam", 3)],
        deck=[40 * kettle],
    )
    t = table(tinka, "eve", "gog").tracker("tinka", "steam", steam)
    t.hand("tinka", "Mind the kettle!").hand("eve", SHARE_PAIN)
    t.tinka.plays("Mind the kettle!", at="eve")
    t.eve.responds(SHARE_PAIN)
    assert t.fortitude == dict(tinka=20 - each, eve=20 - each, gog=20)


# Out, with a Drink still open ---------------------------------------------------------------------


def nested_contest(*seats, pile=("Wine",), inner, falls, **setup):
    """The first seat drinks; its pile has a Drinking Contest! beneath, which MORE will bring up.

    Everybody draws nothing, and `falls` passes out from 3 Alcohol Content.
    """
    t = table(*seats, **setup)
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, GIM)
    t.turn(t.names[0], "drink").pile(t.names[0], *pile, "Drinking Contest!")
    return t.drink_deck(*inner).stats(falls, fortitude=10, alcohol=7)


def opened(t, drinks=1):
    """Everybody waits until that many Drinks lie open."""
    while len(t.drinks) < drinks:
        t.player(t.asked).passes()
    return t


def never_asks(t, name):
    """Run on to the next player's turn; this one is out and must not be asked for anything."""
    while t.asked_for != "discard":
        assert t.asked != name, t.situation()
        t.player(t.asked).passes()
    return t


HANGOVER = Deck(
    "hangover",
    "test",
    [
        drink("Sludge", 2, extras=[me.discards(1), me.draws(2)]),
        drink("Brew", 2, extras=[me.discards(1)]),
        6 * drink("Strong", 3),
        8 * drink("Weak", 0),
        2 * drink_event("Drinking Contest!", drinking_contest),
    ],
)


@pytest.mark.rule("LOSE-17", "LOSE-4", "NEG-6")
def test_a_drink_handed_on_by_somebody_who_then_is_out_is_drunk():
    """Dimli hands his Wine to Eve and passes out himself: the Wine is hers, and she drinks it."""
    t = nested_contest(
        "dimli", "eve", "gog", inner=["Elven Wine", "Water", "Elven Wine"], falls="dimli"
    )
    t.hand("dimli", WAITING).hand("gog", MORE)
    answers(opened(t), "dimli", WAITING, to="eve")
    answers(t, "gog", MORE)
    t.until("discard")
    assert t.alive == ["eve", "gog"]
    assert t.alcohol == dict(dimli=10, eve=2, gog=3)


# Out, with a contest still open -------------------------------------------------------------------


def contest_in_a_contest(*seats, outer, inner, falls):
    """The first seat's pile holds two contests; Gog's MORE will bring up the second in the first.

    With everybody's Drinks of the first in front of them, it is time for that.
    """
    t = table(*seats)
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, GIM)
    t.turn(t.names[0], "drink").pile(t.names[0], "Drinking Contest!", "Drinking Contest!")
    t.drink_deck(*outer, *inner).hand("gog", MORE)
    for name in falls:
        t.stats(name, fortitude=10, alcohol=7)
    return answers(opened(t, len(seats)), "gog", MORE)


# Replaced Drinks ----------------------------------------------------------------------------------


@pytest.mark.rule("SPLT-8", "NEG-1")
def test_a_mead_whose_replacement_was_negated_splits_itself():
    """Gog thinks not so: it is Mead after all, and he shares it with Dimli."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Mead")
    t.hand("eve", ALE).hand("gog", GOG_IDTS)
    answers(t, "eve", ALE)
    answers(t, "gog", GOG_IDTS)
    t.gog.splits_with("dimli")
    assert t.alcohol == dict(gog=2, eve=0, dimli=2)


@pytest.mark.rule("SPLT-11", "SPLT-6")
def test_one_half_of_a_mead_is_replaced():
    """After the split Eve turns Gog's half into 4; Dimli's stays 2, and nobody splits again."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Mead").hand("eve", ALE)
    t.eve.passes()
    t.gog.splits_with("dimli")
    t.eve.responds(ALE, on="gog")
    assert t.alcohol == dict(gog=4, eve=0, dimli=2)


# What no longer affects anybody -------------------------------------------------------------------


@pytest.mark.rule("STAT-7")
def test_a_limit_alone_does_not_stop_a_card_from_affecting():
    """At Fortitude 20 a cure still affects Tess's Fortitude, so she may Ignore it."""
    nurse = stranger(
        action("Here, let me.", another_player.gains(fortitude=2), another_player.pays(1)),
        name="nurse",
    )
    t = table(nurse, stranger(duck), "eve").hand("nurse", "Here, let me.").hand("tess", "Duck!")
    t.nurse.plays("Here, let me.", at="tess")
    t.tess.responds("Duck!")
    assert t.gold == dict(nurse=10, tess=10, eve=10)


# Sent back where one cannot hit back --------------------------------------------------------------


# The value of a contest Drink ---------------------------------------------------------------------
