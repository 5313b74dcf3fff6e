"""The second play: a card has been answered, and now something is moved onto whoever answered it.

One answer to one card is proved elsewhere. Here two and three are chained: Ignored and then sent
there, paid for and then ordered, shared in several parts, out of the game with a Drink still open.
"""

import pytest
from chairs import first

from lastcall.engine import terms as w
from lastcall.engine.cards import Box, CardDef, Character, Deck, Mode, Tracker
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    a_player,
    action,
    another_player,
    anytime,
    boxed,
    drink,
    drink_event,
    drinking_contest,
    each_other_player,
    each_player,
    either,
    if_at_least,
    if_they_dare,
    ignore_card,
    leave_round,
    lost_fortitude,
    me,
    pocket_the_pot,
    redirect,
    redirect_to_attacker,
    reduce_loss,
    set_out,
    share_loss,
    sometimes,
    start_round,
    steal_from_pot,
    take_gold,
    that_player,
    win_round,
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


@pytest.mark.rule("NEG-2", "NEG-10", "REDR-7")
def test_a_share_sent_to_somebody_who_ignored_the_card_does_nothing_to_them():
    """Gog loves everyone, Dimli wears his helmet, and Eve is over there, where Dimli sits.

    The card has no effect on Dimli: neither his own share nor hers. He has lost nothing, so his
    beard stays out of it. Eve's share is gone, and Fleck's is his.
    """
    t = table("gog", "eve", "dimli", "fleck").hand("gog", LOVE).hand("eve", NOT_EVE)
    t.hand("dimli", HELMET, BEARD)
    t.gog.plays(LOVE)
    answers(t, "dimli", HELMET)
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.fortitude == dict(gog=20, eve=20, dimli=20, fleck=19)
    assert t.asked_for == "order"  # nobody was asked to hit back
    assert t.dimli.hand == [BEARD]


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


@pytest.mark.rule("NEG-2", "NEG-10", "REDR-6")
def test_a_blow_that_comes_back_to_somebody_who_ignored_the_rest_of_the_card():
    """Eve sends Remy's blow to Tess and Ignores what is left; Tess sends the blow back to Eve.

    By then nothing of that card has any effect on Eve.
    """
    remy = stranger(warning, name="remy")
    t = table(remy, "eve", stranger(deflect), "gog").hand("remy", "Take this as a warning!")
    t.hand("eve", NOT_EVE, DISBELIEVE).hand("tess", "Deflect")
    t.remy.plays("Take this as a warning!", at="eve")
    t.eve.responds(NOT_EVE, to="tess")
    answers(t, "eve", DISBELIEVE)
    t.tess.responds("Deflect", to="eve")
    assert t.fortitude == dict(remy=20, eve=20, tess=20, gog=20)
    assert t.alcohol == dict(remy=0, eve=0, tess=0, gog=0)
    assert t.gold == dict(remy=10, eve=10, tess=10, gog=10)


@pytest.mark.rule("NEG-2", "REDR-7")
def test_sent_back_to_an_attacker_who_ignored_the_card():
    """Ruff ducks under the roof he brings down; what Bryn sends back to him does nothing."""
    ruff = stranger(cave_in, duck, name="ruff")
    t = table(ruff, stranger(turn_back, name="bryn"), "eve").hand("bryn", "Stop hitting yourself!")
    t.hand("ruff", "The roof comes down!", "Duck!")
    t.ruff.plays("The roof comes down!")
    answers(t, "ruff", "Duck!")
    t.bryn.responds("Stop hitting yourself!")
    assert t.fortitude == dict(ruff=20, bryn=20, eve=18)


@pytest.mark.rule("NEG-2")
def test_shared_with_an_attacker_who_ignored_the_card():
    """Ruff ducks; Eve shares her loss with him: she is spared her half of it, and he all of his."""
    ruff = stranger(cave_in, duck, name="ruff")
    t = table(ruff, "eve", "gog").hand("ruff", "The roof comes down!", "Duck!")
    t.hand("eve", SHARE_PAIN)
    t.ruff.plays("The roof comes down!")
    answers(t, "ruff", "Duck!")
    t.eve.responds(SHARE_PAIN)
    assert t.fortitude == dict(ruff=20, eve=19, gog=18)


@pytest.mark.rule("NEG-2")
def test_an_attacker_ignores_the_half_that_was_shared_and_gets_it_from_elsewhere():
    """Tess shares Gog's love with him; he Ignores his half, and Bryn's, which comes back, too."""
    t = table("gog", stranger(halves), stranger(turn_back, name="bryn"), "fleck")
    t.hand("gog", LOVE, STOP_POKING).hand("tess", "Halves!")
    t.hand("bryn", "Stop hitting yourself!")
    t.gog.plays(LOVE)
    answers(t, "tess", "Halves!")
    answers(t, "gog", STOP_POKING)
    t.bryn.responds("Stop hitting yourself!")
    assert t.fortitude == dict(gog=20, tess=19, bryn=20, fleck=19)


@pytest.mark.rule("NEG-2", "REDR-5")
def test_a_share_that_reached_nobody_does_not_travel_on():
    """Dimli Ignored the card, so what Eve sent to him is not his to send to Fleck."""
    dimli = stranger(duck, deflect, name="dimli")
    t = table("gog", "eve", dimli, "fleck").hand("gog", LOVE).hand("eve", NOT_EVE)
    t.hand("dimli", "Duck!", "Deflect")
    t.gog.plays(LOVE)
    answers(t, "dimli", "Duck!")
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.asked_for == "order"
    assert t.fortitude == dict(gog=20, eve=20, dimli=20, fleck=19)
    assert t.dimli.hand == ["Deflect"]


@pytest.mark.rule("NEG-2", "PETRA-35")
def test_all_parts_of_a_loss_sent_to_somebody_who_ignored_the_card():
    """Petra singes everybody and Eve twice; Gog Ignores it, and both of Eve's come his way."""
    t = table("petra", "eve", "gog", "fleck").tracker("petra", "hellfire", 2)
    t.hand("petra", FINE).hand("eve", NOT_EVE).hand("gog", STOP_POKING)
    t.petra.plays(FINE, at="eve")
    answers(t, "gog", STOP_POKING)
    t.eve.responds(NOT_EVE, to="gog")
    assert t.fortitude == dict(petra=20, eve=20, gog=20, fleck=19)


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


@pytest.mark.rule("DRNK-8")
def test_no_more_drinks_are_ordered_while_new_ones_are_paid_for():
    """Dimli's order empties the deck: his next one waits for the new deck, and then comes off it.

    While Eve is asked about the payment there is no Drink to be had. (R-30)
    """
    t = last_drink("dimli", "eve", "gog").hand("dimli", FRIENDS).hand("eve", COIN)
    t.dimli.passes()
    t.dimli.orders_for("eve")
    assert t.asked == "eve"
    assert t.dimli.why_not(FRIENDS).rule == "DRNK-8"
    t.eve.passes()
    assert t.gold == dict(dimli=9, eve=9, gog=9)
    assert (t.asked, t.asked_for) == ("dimli", "respond")  # the deck is there; now he may
    t.dimli.responds(FRIENDS)
    t.dimli.orders_for("gog")
    t.dimli.orders_for("gog")
    assert (len(t.eve.pile), len(t.gog.pile)) == (1, 2)
    assert t.gold == dict(dimli=8, eve=9, gog=9)
    assert t.dimli.discard == [FRIENDS]


@pytest.mark.rule("DRNK-8", "DRNK-6")
def test_the_orderer_is_not_even_asked_when_only_an_order_could_be_played():
    """With nobody to answer the payment it is made at once, and the order comes after it."""
    t = last_drink("gog", "eve", "dimli").hand("gog", FRIENDS)
    t.gog.passes()
    t.gog.orders_for("eve")
    assert t.gold == dict(gog=9, eve=9, dimli=9)
    assert t.gog.may(FRIENDS)


@pytest.mark.rule("DRNK-8", "CARD-8")
def test_a_song_pays_for_new_drinks_but_does_not_order_any_meanwhile():
    """Fleck's song has two sides: while the new Drinks are paid for only one of them is open."""
    t = last_drink("fleck", "eve", "gog").hand("fleck", SONG, SONG)
    t.fleck.passes()
    t.fleck.orders_for("eve")
    assert t.asked == "fleck"
    assert {option.mode for option in t.fleck.options(SONG)} == {1}
    t.fleck.responds(SONG, mode=1)
    assert t.gold == dict(fleck=10, eve=9, gog=9)
    t.fleck.responds(SONG, mode=0)
    t.fleck.orders_for("gog")
    t.fleck.orders_for("gog")
    assert (len(t.eve.pile), len(t.gog.pile)) == (1, 2)


@pytest.mark.rule("DRNK-8", "CARD-4")
def test_nor_in_answer_to_what_is_played_during_the_payment():
    """An Anytime Card may cut in, but an order in answer to it is still too early."""
    loincloth = "Gog find shiny in loincloth!"
    t = last_drink("dimli", "eve", "gog").hand("dimli", FRIENDS).hand("eve", TIP)
    t.hand("gog", loincloth)
    while t.asked_for != "order":
        t.player(t.asked).passes()
    t.dimli.orders_for("eve")
    assert t.gold == dict(dimli=10, eve=10, gog=10)
    while t.asked != "eve":
        t.player(t.asked).passes()
    t.eve.responds(TIP, at="gog")
    assert t.asked == "gog"  # who may answer the tip with his coin
    assert t.dimli.why_not(FRIENDS).rule == "DRNK-8"
    t.gog.passes()


@pytest.mark.rule("DRNK-8", "CARD-9")
def test_a_second_order_waits_while_the_first_one_empties_the_deck():
    """Dimli's first order for his friends takes the last Drink; his second waits for new ones."""
    t = last_drink("dimli", "eve", "gog").hand("dimli", FRIENDS, FRIENDS).hand("gog", "Shut up!")
    t.hand("eve", COIN)
    t.dimli.responds(FRIENDS)
    t.dimli.passes()  # the second could already answer the first
    t.dimli.orders_for("eve")
    assert t.asked == "eve"  # the payment
    assert t.dimli.why_not(FRIENDS).rule == "DRNK-8"
    t.eve.passes()
    t.dimli.orders_for("eve")
    assert len(t.eve.pile) == 2
    assert t.dimli.may(FRIENDS)
    assert t.dimli.hand == [FRIENDS]


@pytest.mark.rule("DRNK-8", "CARD-4")
def test_nobody_is_made_to_drink_while_new_drinks_are_paid_for():
    """An Anytime Card would make Eve drink a contest, for which there is no Drink to be had yet.

    It waits for the new deck, as an order does; then everybody reveals from that.
    """
    bottoms_up = anytime("Bottoms up!", a_player.drinks_one_more())
    t = table("gog", "eve", stranger(bottoms_up)).turn("gog", "order")
    t.drink_deck("Wine", rest="discard").pile("eve", "Drinking Contest!").hand("eve", COIN)
    t.hand("tess", "Bottoms up!")
    t.tess.passes()
    t.gog.orders_for("tess")
    assert t.asked == "eve"  # about the payment
    assert t.tess.why_not("Bottoms up!").rule == "DRNK-8"
    t.eve.passes()
    assert t.gold == dict(gog=9, eve=9, tess=9)
    t.tess.responds("Bottoms up!", at="eve")
    assert t.happened("event")
    assert t.tess.pile == ["Wine"]


# Share Pain ---------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-16", "PETRA-35")
@pytest.mark.parametrize(("hellfire", "lost"), [(2, 1), (0, 1)])
def test_half_of_both_parts_of_a_loss(hellfire, lost):
    """Petra makes everybody lose 1 and Eve 1 more: with her Share Pain that is 2, so 1 each.

    Without enough Hellfire it is 1 in all, and half of that is 1 again.
    """
    t = table("petra", "eve", "gog").tracker("petra", "hellfire", hellfire)
    t.hand("petra", FINE).hand("eve", SHARE_PAIN)
    t.petra.plays(FINE, at="eve")
    t.eve.responds(SHARE_PAIN)
    assert t.fortitude == dict(petra=20 - lost, eve=20 - lost, gog=19)


@pytest.mark.rule("CARD-16")
@pytest.mark.parametrize(
    ("parts", "each"),
    [((1, 1), 1), ((1, 1, 1), 2), ((3, 3), 3), ((1, 3), 2), ((3, 2), 3), ((2, 2), 2), ((5,), 3)],
)
def test_the_sum_of_the_parts_is_halved_and_rounded_up_once(parts, each):
    """A loss in several parts is one loss: Eve and Ruff take half of its sum."""
    flurry = action("A flurry!", *[another_player.loses(fortitude=part) for part in parts])
    t = table(stranger(flurry, name="ruff"), "eve", "gog").hand("ruff", "A flurry!")
    t.hand("eve", SHARE_PAIN)
    t.ruff.plays("A flurry!", at="eve")
    t.eve.responds(SHARE_PAIN)
    assert t.fortitude == dict(ruff=20 - each, eve=20 - each, gog=20)


@pytest.mark.rule("CARD-16")
@pytest.mark.parametrize(
    ("sure", "more", "steam", "each"),
    [(2, 1, 1, 2), (2, 1, 0, 1), (1, 1, 1, 1), (1, 1, 0, 1), (3, 2, 1, 3), (3, 2, 0, 2)],
)
@pytest.mark.parametrize("order", [1, -1])
def test_only_what_takes_place_is_halved(sure, more, steam, each, order):
    """2, and 1 more if the kettle steams: half of 3 is 2, and half of 2 is 1.

    It is no matter which of both stands first on the card.
    """
    kettles = Tracker("steam", 3)
    words = [
        another_player.loses(fortitude=sure),
        if_at_least(kettles, 1, another_player.loses(fortitude=more)),
    ]
    kettle = action("Mind the kettle!", *words[::order])
    tinka = Character(
        "tinka",
        "Tinka the Boiler",
        race="gnome",
        box="test",
        trackers=[kettles],
        deck=[40 * kettle],
    )
    t = table(tinka, "eve", "gog").tracker("tinka", "steam", steam)
    t.hand("tinka", "Mind the kettle!").hand("eve", SHARE_PAIN)
    t.tinka.plays("Mind the kettle!", at="eve")
    t.eve.responds(SHARE_PAIN)
    assert t.fortitude == dict(tinka=20 - each, eve=20 - each, gog=20)


@pytest.mark.rule("CARD-16", "REDR-3")
def test_ones_own_share_and_one_that_was_sent_are_halved_together():
    """Gog's love costs Tess 1, and Eve's share of it 1 more; shared with Gog that is 1 each."""
    t = table("gog", "eve", stranger(halves), "fleck").hand("gog", LOVE).hand("eve", NOT_EVE)
    t.hand("tess", "Halves!")
    t.gog.plays(LOVE)
    answers(t, "eve", NOT_EVE, to="tess")
    t.tess.responds("Halves!")
    assert t.fortitude == dict(gog=19, eve=20, tess=19, fleck=19)


@pytest.mark.rule("CARD-16", "REDR-3")
def test_a_half_of_several_parts_may_still_be_sent_on():
    """Eve shares a loss of 1 and 1, and sends her half to Dimli: he loses 1, and Ruff 1 (R-5)."""
    flurry = action("A flurry!", *2 * [another_player.loses(fortitude=1)])
    t = table(stranger(flurry, name="ruff"), "eve", "dimli", "gog").hand("ruff", "A flurry!")
    t.hand("eve", SHARE_PAIN, NOT_EVE)
    t.ruff.plays("A flurry!", at="eve")
    t.eve.responds(SHARE_PAIN)
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.fortitude == dict(ruff=19, eve=20, dimli=19, gog=20)


@pytest.mark.rule("CARD-16", "REDR-2", "REDR-6")
def test_an_attackers_half_that_comes_to_whoever_shared_it_is_the_same_loss():
    """Ruff shares Tess's 4, sends her half to Gog, and gets Tess's: she may reduce or Ignore no
    more of it, nor hit back for it, but still send it on (R-5)."""
    blow = action("A blow!", another_player.loses(fortitude=4))
    ruff = stranger(halves, deflect, deflect, duck, buckler, hit_back, name="ruff")
    t = table(stranger(blow, deflect), ruff, "gog").hand("tess", "A blow!", "Deflect")
    t.hand("ruff", "Halves!", "Deflect", "Deflect", "Duck!", "Buckler", "Take that!")
    t.tess.plays("A blow!", at="ruff")
    answers(t, "ruff", "Halves!")
    answers(t, "ruff", "Deflect", to="gog")
    answers(t, "tess", "Deflect", to="ruff")
    t.until("respond", "ruff")
    assert [t.ruff.may(title) for title in ("Duck!", "Buckler", "Deflect")] == [0, 0, 1]
    t.nobody_responds()
    assert t.fortitude == dict(tess=20, ruff=18, gog=18)
    assert "Take that!" in t.ruff.hand


@pytest.mark.rule("CARD-16", "REDR-3")
def test_sharing_leaves_the_rest_of_the_card_alone():
    """A loss in two parts with Gold and Alcohol Content between them: only the loss is shared."""
    ruckus = action(
        "A ruckus!",
        another_player.loses(fortitude=1),
        another_player.pays(2),
        another_player.loses(fortitude=1),
        another_player.gains(alcohol=3),
        each_other_player.loses(fortitude=1),
        another_player.loses(alcohol=2),
    )
    t = table(stranger(ruckus, name="ruff"), "eve", "gog").hand("ruff", "A ruckus!")
    t.hand("eve", SHARE_PAIN).stats("ruff", alcohol=3)
    t.ruff.plays("A ruckus!", at="eve")
    t.eve.responds(SHARE_PAIN)
    assert t.fortitude == dict(ruff=18, eve=18, gog=19)
    assert t.gold == dict(ruff=10, eve=8, gog=10)
    assert t.alcohol == dict(ruff=3, eve=1, gog=0)


# Out, with a Drink still open ---------------------------------------------------------------------


def nested_contest(*seats, pile=("Wine",), inner, falls, **setup):
    """The first seat drinks; its pile has a Drinking Contest! beneath, which MORE will bring up.

    Everybody draws nothing, and `falls` passes out from 3 Alcohol Content.
    """
    t = table(*seats, **setup)
    for name in t.names:
        t.stats(name, hand_size=0)
        if name != "ruff":
            t.hand(name, GIM)
    t.turn(first(t), "drink").pile(first(t), *pile, "Drinking Contest!")
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


@pytest.mark.rule("LOSE-17", "CONT-17", "LOSE-10")
def test_a_drink_left_open_by_somebody_who_is_out_is_not_drunk():
    """Fleck's Wine is open when Gog makes him drink a contest, and in its tie Fleck passes out.

    Nobody drinks the Wine: it goes to the discards with the rest.
    """
    t = nested_contest(
        "fleck", "gog", "eve", inner=["Elven Wine", "Elven Wine", "Water"], falls="fleck"
    )
    t.hand("gog", MORE)
    answers(opened(t), "gog", MORE)
    t.until("discard")
    assert t.alive == ["gog", "eve"]
    assert t.alcohol == dict(fleck=10, gog=3, eve=0)
    assert "Wine" in t.drink_discard_titles
    assert t.gold == dict(fleck=0, gog=14, eve=11)  # 1 each to Gog, then 9 are divided
    assert t.inn == 5


@pytest.mark.rule("LOSE-17", "SPLT-10")
def test_nobody_who_is_out_is_asked_to_split_a_drink():
    """It was a Mead: Fleck is not asked whom he would like to share it with."""
    t = nested_contest(
        "fleck",
        "gog",
        "eve",
        pile=["Mead"],
        inner=["Elven Wine", "Elven Wine", "Water"],
        falls="fleck",
    )
    t.hand("gog", MORE)
    never_asks(answers(opened(t), "gog", MORE), "fleck")
    assert not t.happened("split")
    assert t.alcohol == dict(fleck=10, gog=3, eve=0)


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


@pytest.mark.rule("LOSE-17", "DRNK-13", "DRNK-15")
@pytest.mark.parametrize("title", ["Sludge", "Brew"])
def test_nobody_who_is_out_draws_or_discards_for_a_drink(title):
    """Fleck is out: his open Drink draws him no cards and asks him for none."""
    t = nested_contest(
        "fleck",
        "gog",
        "eve",
        pile=[title],
        inner=["Strong", "Strong", "Weak"],
        falls="fleck",
        drinks=[HANGOVER],
    )
    t.hand("gog", MORE).hand("fleck", ALONE, ALONE)
    answers(opened(t), "gog", MORE)
    while t.asked_for != "discard":
        if t.asked == "fleck":
            assert t.asked_for == "last-call" or t.fleck.alive, t.situation()
        t.player(t.asked).passes()
    assert not t.fleck.alive
    assert t.fleck.hand.count(ALONE) == 2
    assert t.alcohol == dict(fleck=10, gog=3, eve=0)


@pytest.mark.rule("LOSE-17", "DRNK-5")
def test_a_drink_handed_to_somebody_who_then_is_out():
    """Dimli hands his Wine to Eve, who passes out in the contest: nobody drinks it, nor does he."""
    t = nested_contest(
        "dimli", "eve", "gog", inner=["Water", "Elven Wine", "Elven Wine"], falls="eve"
    )
    t.hand("dimli", WAITING).hand("gog", MORE)
    answers(opened(t), "dimli", WAITING, to="eve")
    answers(t, "gog", MORE)
    t.until("discard")
    assert t.alive == ["dimli", "gog"]
    assert t.alcohol == dict(dimli=0, eve=10, gog=3)


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


@pytest.mark.rule("LOSE-17", "SPLT-7", "SPLT-14")
def test_one_half_is_drunk_and_the_other_one_is_not():
    """Fleck splits an Elven Wine with Eve, who passes out: he drinks his half of 2, she none."""
    t = nested_contest(
        "fleck",
        "eve",
        "gog",
        pile=["Elven Wine"],
        inner=["Water", "Elven Wine", "Elven Wine with a Chaser", "Dirty Dishwater"],
        falls="eve",
    )
    t.hand("fleck", ALONE).hand("gog", MORE)
    answers(opened(t), "fleck", ALONE, to="eve")
    answers(t, "gog", MORE)
    t.until("discard")
    assert t.alive == ["fleck", "gog"]
    assert t.alcohol == dict(fleck=2, eve=10, gog=3)


@pytest.mark.rule("LOSE-17", "ROTH-3", "ROTH-5")
def test_a_copy_of_somebody_who_is_out_is_not_drunk():
    """A Round on the House, and then in the middle of it a contest that Eve does not survive."""
    t = table("fleck", "gog", "eve")
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, GIM)
    t.turn("fleck", "drink").pile("fleck", "Round on the House!", "Drinking Contest!")
    t.drink_deck("Wine", "Water", "Elven Wine", "Elven Wine")
    t.stats("eve", fortitude=10, alcohol=7).hand("gog", MORE)
    answers(opened(t, 3), "gog", MORE)
    t.until("discard")
    assert t.alive == ["fleck", "gog"]
    assert t.alcohol == dict(fleck=2, gog=5, eve=10)


@pytest.mark.rule("LOSE-17", "CHNG-1")
def test_the_drink_of_somebody_who_is_out_is_nobodys_to_change():
    """Fleck is out, and Dimli is not asked whether he would like to spike that Wine."""
    t = nested_contest(
        "fleck",
        "gog",
        "eve",
        "dimli",
        inner=["Elven Wine", "Elven Wine", "Water", "Light Ale"],
        falls="fleck",
    )
    t.hand("gog", MORE).hand("dimli", SPIKE)
    answers(opened(t), "gog", MORE)
    while t.fleck.alive:
        t.player(t.asked).passes()
    while t.asked_for == "respond":
        assert not t.dimli.may(SPIKE), t.situation()
        t.player(t.asked).passes()
    assert t.alcohol == dict(fleck=10, gog=3, eve=0, dimli=1)


@pytest.mark.rule("LOSE-17", "CONT-18")
@pytest.mark.parametrize("card", [TRICK, "Kick"])
def test_what_was_aimed_at_somebody_who_then_is_out_does_nothing(card):
    """It is played at Dimli, and before it resolves he passes out: he owes and loses nothing.

    He still pays the winner of the contest, and then his Gold is divided.
    """
    kick = anytime("Kick", another_player.loses(fortitude=2))
    trick = anytime(TRICK, another_player.pays(1, TO_ME))
    t = nested_contest(
        "fleck",
        "gog",
        "dimli",
        stranger(kick, trick),
        inner=["Water", "Elven Wine", "Elven Wine", "Light Ale"],
        falls="dimli",
    )
    t.hand("gog", MORE).hand("tess", card)
    answers(opened(t), "tess", card, at="dimli")
    answers(t, "gog", MORE)
    t.until("discard")
    assert t.alive == ["fleck", "gog", "tess"]
    assert t.fortitude == dict(fleck=20, gog=20, dimli=10, tess=20)
    # Gog wins 1 from each; of Dimli's 9 left 5 go to the Inn, 1 to each of three, 1 to the Inn.
    assert t.gold == dict(fleck=10, gog=14, dimli=0, tess=10)
    assert t.inn == 6


@pytest.mark.rule("LOSE-17", "LOSE-4", "LOSE-7")
def test_gold_for_somebody_who_then_is_out_goes_to_the_inn():
    """Eve asks what Gold, and before Gog has paid she passes out: her card is carried out, but she
    receives nothing any more, and what is divided is what she had (R-86)."""
    t = nested_contest(
        "fleck",
        "gog",
        "eve",
        "dimli",
        inner=["Water", "Elven Wine", "Elven Wine", "Light Ale"],
        falls="eve",
    )
    t.stats("eve", gold=6).hand("gog", MORE).hand("eve", TRICK)
    answers(opened(t), "eve", TRICK, at="gog")
    answers(t, "gog", MORE)
    t.until("discard")
    assert t.alive == ["fleck", "gog", "dimli"]
    # Gog wins 1 from each and pays 1; of Eve's 5 left nothing can be shared by three.
    assert t.gold == dict(fleck=9, gog=10 + 3 - 1, eve=0, dimli=9)
    assert t.inn == 1 + 5


@pytest.mark.rule("LOSE-17", "LOSE-7", "WENCH-25")
def test_the_tips_of_somebody_who_then_is_out_stay_at_the_inn():
    """Gog has tipped, Olivia holds out her hand, and before she has it she passes out (R-86)."""
    t = nested_contest(
        "fleck",
        "gog",
        "wench",
        "dimli",
        inner=["Water", "Elven Wine", "Elven Wine", "Light Ale"],
        falls="wench",
    )
    thanks = "Oh, really, you shouldn't have!"
    t.stats("wench", gold=6).hand("gog", MORE).hand("wench", thanks).hand("dimli", TIP)
    answers(opened(t), "dimli", TIP, at="gog")
    answers(t, "wench", thanks)
    answers(t, "gog", MORE)
    t.until("discard")
    assert t.alive == ["fleck", "gog", "dimli"]
    # Gog tips 1 and wins 1 from each; of Olivia's 5 left nothing can be shared by three.
    assert t.gold == dict(fleck=9, gog=9 + 3, wench=0, dimli=9)
    assert t.inn == 1 + 5


@pytest.mark.rule("LOSE-17", "LOSE-7")
@pytest.mark.parametrize("card", ["Help yourself", "Sleight of hand", "Mine, all mine", "I win"])
def test_what_somebody_who_then_is_out_would_have_taken_is_the_inns(card):
    """Ruff reaches for the Inn's Gold, or the pot's, and before he has any Bottoms up! is called,
    and he passes out in the tie of a contest. What is divided is what he had (R-86)."""
    bottoms_up = anytime("Bottoms up!", a_player.drinks_one_more())
    ruff = stranger(
        anytime("Help yourself", take_gold(2)),
        sometimes("Sleight of hand", when=w.IN_A_ROUND, do=steal_from_pot(1)),
        sometimes("Mine, all mine", when=w.IN_A_ROUND, do=pocket_the_pot),
        anytime("I win", win_round),
        name="ruff",
    )
    t = table("gog", ruff, stranger(bottoms_up), "eve").hand("gog", GIM).hand("ruff", card)
    t.hand("tess", "Bottoms up!").pile("ruff", "Drinking Contest!")
    for name in t.names:
        t.stats(name, hand_size=0)
    t.drink_deck("Water", "Elven Wine", "Elven Wine", "Light Ale")
    t.stats("ruff", fortitude=10, alcohol=7, gold=6)
    t.until("action", "gog").gog.plays(GIM)
    t.until("gamble", "ruff").ruff.gambles(card)
    answers(t, "tess", "Bottoms up!", at="ruff")
    t.until("order", "gog")
    assert t.alive == ["gog", "tess", "eve"]
    # 1 each into the pot, 1 each to Tess, who wins the contest; Ruff's 4 left go to the Inn but
    # for nothing, since 2 cannot be shared by three.
    pot = {"Help yourself": 4, "Sleight of hand": 3, "I win": 4}.get(card, 0)
    assert t.gold == dict(gog=8 + pot, ruff=0, tess=12, eve=8)
    assert t.inn == 4 + (4 - pot)


@pytest.mark.rule("LOSE-17", "LOSE-4")
def test_a_card_of_somebody_who_then_is_out_asks_them_nothing():
    """Terci's triage waits while the contest puts him out; nobody asks him whom to send away."""
    t = nested_contest(
        "fleck",
        "gog",
        "terci",
        inner=["Water", "Elven Wine", "Elven Wine"],
        falls="terci",
    )
    t.hand("gog", MORE).hand("terci", "Emergency triage!")
    t.box("terci", "waiting", "A goblin with a stubbed toe", "A hung-over adventurer")
    answers(opened(t), "terci", "Emergency triage!")
    answers(t, "gog", MORE)
    while t.terci.alive:
        t.player(t.asked).passes()
    never_asks(t, "terci")


@pytest.mark.rule("LOSE-17", "LOSE-4", "LIZWICK-8")
def test_nor_which_item_to_part_with():
    """Lizwick looks for two Items, and by the time she has a fourth in her Bag she is out."""
    items = ["Wind-up Beetle", "Folding Grabber", "Smelling Salts"]
    t = nested_contest(
        "fleck",
        "gog",
        "lizwick",
        inner=["Water", "Elven Wine", "Elven Wine"],
        falls="lizwick",
    )
    t.hand("gog", MORE).hand("lizwick", "I know I packed one of those.")
    t.box("lizwick", "bag", *items)
    answers(opened(t), "lizwick", "I know I packed one of those.")
    answers(t, "gog", MORE)
    while t.lizwick.alive:
        t.player(t.asked).passes()
    never_asks(t, "lizwick")
    assert t.lizwick.box("bag") == items
    assert len(t.lizwick.side_discard()) == 2


bottoms_up = anytime("Bottoms up!", a_player.drinks_one_more())


def contest_at_any_time(*seats, falls, **setup):
    """Tess can bring up the contest in Gog's pile, and `falls` passes out when Eve ties for it."""
    t = table(*seats, stranger(bottoms_up), **setup)
    weak = iter(["Light Ale", "Water"])
    drinks = ["Elven Wine" if name in ("eve", falls) else next(weak) for name in t.names]
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, GIM)
    t.stats(falls, fortitude=10, alcohol=7).pile("gog", "Drinking Contest!")
    return t.drink_deck(*drinks).hand("tess", "Bottoms up!")


@pytest.mark.rule("LOSE-17", "LOSE-4", "TURN-14")
@pytest.mark.first_chair
def test_nor_for_whom_to_order():
    """Dimli orders for his friends and passes out before they come: he orders nothing any more."""
    t = contest_at_any_time("dimli", "gog", "eve", falls="dimli").turn("dimli", "order")
    t.hand("dimli", FRIENDS)
    answers(t, "dimli", FRIENDS)
    answers(t, "tess", "Bottoms up!", at="gog")
    while t.dimli.alive:
        t.player(t.asked).passes()
    never_asks(t, "dimli")
    assert not t.happened("ordered")


@pytest.mark.rule("LOSE-17", "LOSE-4", "GAMB-10")
def test_nobody_who_is_out_wins_a_round():
    """Gog has caught Eve cheating and passes out before it is his Round: her card is Negated all
    the same, and Dimli, who is in control, wins when she and Tess have passed."""
    caught = "Gog think you cheating! Gog no like cheaters!"
    t = contest_at_any_time("dimli", "eve", "gog", falls="gog")
    t.hand("eve", "My word, what could that be?").hand("gog", caught)
    t.until("action").dimli.plays(GIM)
    t.until("gamble", "eve").eve.gambles("My word, what could that be?")
    answers(t, "gog", caught)
    answers(t, "tess", "Bottoms up!", at="gog")
    t.until("order")
    assert [t.names[event.seat] for event in t.happened("round-won")] == ["dimli"]
    assert t.happened("negated")


@pytest.mark.rule("LOSE-17", "LOSE-4", "MOLLY-9")
@pytest.mark.parametrize("animal", ["Bert the Donkey", "Pooky!", "Flashie"])
def test_an_animal_that_comes_when_its_keeper_is_out_asks_nobody_and_does_not_stay(animal):
    """Something is in the straw, and before it is out Molly is: she picks nobody any more, and has
    no slot for it. What it does to everybody it does."""
    t = nested_contest(
        "fleck",
        "gog",
        "molly",
        inner=["Water", "Elven Wine", "Elven Wine"],
        falls="molly",
    )
    straw = "Shh. Something's in the straw."
    t.hand("gog", MORE).hand("molly", straw).side_deck("molly", animal)
    answers(opened(t), "molly", straw)
    answers(t, "gog", MORE)
    while t.molly.alive:
        t.player(t.asked).passes()
    never_asks(t, "molly")
    left = 19 if animal == "Pooky!" else 20
    assert t.fortitude == dict(fleck=left, gog=left, molly=10)
    assert t.molly.side_discard() == [animal]
    assert [t.molly.box(slot) for slot in ("arrived", "resting", "packed")] == [[], [], []]


@pytest.mark.rule("LOSE-17", "LOSE-4")
@pytest.mark.parametrize("does", ["plants", "dares"])
def test_nor_does_what_else_a_card_of_theirs_would_ask(does):
    """Ruff's box is full, or he might have dared: nobody asks him what goes, or whether he does."""
    deck = Deck("roots", "test", [6 * boxed("Root", (1, 2))])
    patch = Box("patch", 1, deck=deck, starts_with=1)
    card = {
        "plants": anytime("Now!", set_out(patch)),
        "dares": anytime("Now!", if_they_dare(me.loses(alcohol=1))),
    }[does]
    ruff = Character(
        "ruff", "Ruff", race="dwarf", box="test", side_decks=[deck], boxes=[patch], deck=[40 * card]
    )
    t = nested_contest(
        "fleck", "gog", ruff, inner=["Water", "Elven Wine", "Elven Wine"], falls="ruff"
    )
    t.hand("gog", MORE).hand("ruff", "Now!").box("ruff", "patch", "Root")
    answers(opened(t), "ruff", "Now!")
    answers(t, "gog", MORE)
    while t.ruff.alive:
        t.player(t.asked).passes()
    never_asks(t, "ruff")


# Out, with a contest still open -------------------------------------------------------------------


def contest_in_a_contest(*seats, outer, inner, falls, **hands):
    """The first seat's pile holds two contests; Gog's MORE will bring up the second in the first.

    With everybody's Drinks of the first in front of them, it is time for that.
    """
    t = table(*seats)
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, GIM)
    t.turn(first(t), "drink").pile(first(t), "Drinking Contest!", "Drinking Contest!")
    t.drink_deck(*outer, *inner).hand("gog", MORE)
    for name, titles in hands.items():
        t.hand(name, *titles)
    for name in falls:
        t.stats(name, fortitude=10, alcohol=7)
    return answers(opened(t, len(seats)), "gog", MORE)


@pytest.mark.rule("LOSE-17", "CONT-6", "CONT-17", "CONT-18", "CONT-20")
def test_whoever_is_out_does_not_win_the_contest_around():
    """Fleck leads with a Dragon Breath Ale when a contest within the contest puts him out.

    He drinks it no more and cannot win: of those still there Gog's Wine is the strongest. Fleck
    pays the winner of either contest, and only then is his Gold divided.
    """
    t = contest_in_a_contest(
        "fleck",
        "gog",
        "eve",
        outer=["Dragon Breath Ale", "Wine", "Light Ale"],
        inner=["Elven Wine", "Elven Wine", "Water"],
        falls=["fleck"],
    )
    t.until("discard")
    assert [t.names[e.seat] for e in t.happened("contest-won")] == ["gog", "gog"]
    assert t.alive == ["gog", "eve"]
    assert t.alcohol == dict(fleck=10, gog=5, eve=1)
    assert t.gold == dict(fleck=0, gog=16, eve=10)
    assert t.inn == 4


@pytest.mark.rule("LOSE-17", "CONT-13", "CONT-14")
def test_a_tie_with_somebody_who_is_out_is_none():
    """Fleck and Gog would tie; Fleck is out, so Gog wins at once and drinks no further."""
    t = contest_in_a_contest(
        "fleck",
        "gog",
        "eve",
        outer=["Wine", "Wine", "Light Ale"],
        inner=["Elven Wine", "Elven Wine", "Water", "Dark Ale"],
        falls=["fleck"],
    )
    t.until("discard")
    assert t.alcohol == dict(fleck=10, gog=5, eve=1)
    assert t.gold == dict(fleck=0, gog=16, eve=10)
    assert len(t.happened("contest-tied")) == 1  # the one within
    assert t.drink_deck_titles[0] == "Dark Ale"


@pytest.mark.rule("LOSE-17", "CONT-15", "LOSE-15")
def test_with_everybody_out_the_contest_around_has_no_winner():
    """Both pass out on the tie within: nobody wins either contest, nobody pays, and they tie."""
    t = contest_in_a_contest(
        "fleck",
        "gog",
        outer=["Dragon Breath Ale", "Wine"],
        inner=["Elven Wine", "Elven Wine"],
        falls=["fleck", "gog"],
    )
    t.nobody_responds()
    assert t.over
    assert sorted(t.winners) == ["fleck", "gog"]
    assert not t.happened("contest-won")
    assert t.alcohol == dict(fleck=10, gog=10)
    assert t.inn == 16


@pytest.mark.rule("LOSE-17", "CONT-9", "CHNG-1")
def test_the_contest_drink_of_somebody_who_is_out_is_nobodys_to_change():
    """Fleck is out of both contests: what he turned up for the outer one is worth nothing to
    anybody, and Dimli is asked about the other Drinks only."""
    t = contest_in_a_contest(
        "fleck",
        "gog",
        "dimli",
        outer=["Dragon Breath Ale", "Wine", "Light Ale"],
        inner=["Elven Wine", "Elven Wine", "Water", "Dark Ale"],
        falls=["fleck"],
        dimli=[SPIKE],
    )
    while t.fleck.alive:
        t.player(t.asked).passes()
    t.until("respond", "dimli")
    assert [drink["drinker"] for drink in t.drinks] == ["fleck", "gog", "dimli"]
    assert {option.on for option in t.dimli.options(SPIKE)} == {1, 2}


@pytest.mark.rule("LOSE-17", "CONT-10", "CONT-18")
def test_a_contest_drink_given_to_somebody_who_then_is_out_still_counts_for_its_revealer():
    """Dimli gives his Dragon Breath Ale to Eve, who passes out: nobody drinks it, and he wins."""
    t = table("dimli", "gog", "eve")
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, GIM)
    t.turn("dimli", "drink").pile("dimli", "Drinking Contest!", "Drinking Contest!")
    t.drink_deck("Dragon Breath Ale", "Wine", "Light Ale", "Water", "Elven Wine", "Elven Wine")
    t.hand("gog", MORE).hand("dimli", WAITING).stats("eve", fortitude=10, alcohol=7)
    answers(opened(t, 3), "dimli", WAITING, to="eve")
    answers(t, "gog", MORE)
    t.until("discard")
    assert [t.names[e.seat] for e in t.happened("contest-won")] == ["gog", "dimli"]
    assert t.alcohol == dict(dimli=0, gog=5, eve=10)
    # Gog +2 -1, Dimli -1 +2, Eve -2; her 8 give 4 to the Inn and 2 to either.
    assert t.gold == dict(dimli=13, gog=13, eve=0)
    assert t.inn == 4


# Replaced Drinks ----------------------------------------------------------------------------------


@pytest.mark.rule("SPLT-8", "CHNG-2")
def test_a_mead_that_was_replaced_does_not_split_itself():
    """It is Dragon Breath Ale now, says Eve: Gog takes all 4, and is not asked to share (R-35)."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Mead").hand("eve", ALE)
    t.stats("dimli", hand_size=0).hand("dimli", GIM)
    answers(t, "eve", ALE)
    assert t.asked_for != "split"
    assert t.alcohol == dict(gog=4, eve=0, dimli=0)


@pytest.mark.rule("SPLT-13", "CHNG-2")
@pytest.mark.parametrize("pile", [["Mead"], ["Light Ale with a Chaser", "Mead"]])
def test_a_mead_that_was_replaced_can_be_split_by_a_card(pile):
    """Its immunity went with the rest of its text: Fleck splits the 4 with Gog (R-35)."""
    t = table("fleck", "eve", "gog").turn("fleck", "drink").pile("fleck", *pile)
    t.hand("fleck", ALONE).hand("eve", ALE)
    assert not t.fleck.may(ALONE)
    answers(t, "eve", ALE)
    t.fleck.responds(ALONE, to="gog")
    assert t.alcohol == dict(fleck=2, eve=0, gog=2)


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


@pytest.mark.rule("STAT-6", "STAT-12")
def test_a_loss_of_gold_that_was_prevented_cannot_be_ignored_as_well():
    """Eve's coin is gone for hers: the tip would not change her Gold any more."""
    t = table("gog", "eve", "dimli").hand("gog", TIP).hand("eve", COIN, DISBELIEVE)
    t.gog.plays(TIP, at="eve")
    t.eve.responds(COIN)
    assert t.asked_for != "respond", t.situation()
    assert t.eve.hand == [DISBELIEVE]
    assert t.gold == dict(gog=10, eve=10, dimli=10)


@pytest.mark.rule("STAT-6")
def test_a_loss_reduced_to_nothing_cannot_be_ignored_as_well():
    """Tess's buckler takes all of the blow; there is nothing left to duck."""
    t = table("gog", stranger(buckler, duck), "eve").hand("gog", "Why you laugh at Gog?")
    t.hand("tess", "Buckler", "Duck!")
    t.gog.plays("Why you laugh at Gog?", at="tess")
    t.tess.responds("Buckler")
    assert t.asked_for == "order", t.situation()
    assert t.fortitude == dict(gog=20, tess=20, eve=20)


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


@pytest.mark.rule("REDR-1", "NEG-4")
def test_a_blow_that_cannot_be_hit_back_for_can_be_sent_back():
    """Redirecting is no hitting back: Bryn sends the scarabs to whoever let them loose."""
    scarabs = CardDef(
        "Scarabs!",
        (Mode(w.ACTION, w.MY_ACTION, (another_player.loses(fortitude=2),), no_hit_back=True),),
    )
    bryn = stranger(turn_back, hit_back, name="bryn")
    t = table(stranger(scarabs, name="ruff"), bryn, "eve").hand("ruff", "Scarabs!")
    t.hand("bryn", "Stop hitting yourself!", "Take that!")
    t.ruff.plays("Scarabs!", at="bryn")
    t.bryn.responds("Stop hitting yourself!")
    assert t.fortitude == dict(ruff=18, bryn=20, eve=20)
    assert t.bryn.hand == ["Take that!"]


# The value of a contest Drink ---------------------------------------------------------------------


@pytest.mark.rule("CONT-9", "CONT-10", "OP-30")
def test_a_contest_drink_given_away_and_replaced_is_worth_what_it_says():
    """Dimli gives Gog his Ogre Brew, 2 for him and 3 for Gog; replaced it is worth 4, not 3.

    Fleck's Elven Wine of 3 would tie with that.
    """
    t = table("dimli", "gog", "eve", "fleck")
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, GIM)
    t.turn("dimli", "drink").pile("dimli", "Drinking Contest!")
    t.drink_deck("Ogre Brew", "Light Ale", "Water", "Elven Wine")
    t.hand("dimli", WAITING).hand("eve", ALE)
    answers(opened(t, 4), "dimli", WAITING, to="gog")
    answers(t, "eve", ALE, on=0)
    t.until("discard")
    assert [t.names[e.seat] for e in t.happened("contest-won")] == ["dimli"]
    assert t.alcohol == dict(dimli=0, gog=5, eve=0, fleck=3)
    assert t.gold == dict(dimli=13, gog=9, eve=9, fleck=9)


@pytest.mark.rule("LOSE-4", "GAMB-30")
def test_a_round_within_a_round_is_paid_out_before_anybody_passes_out():
    """Ben starts a second Round at his gambling turn. When all others have left it he collects its
    pot; only then does Ann pass out, who left it by a card that cost her all her Fortitude."""
    again = anytime("Another table", start_round)
    stagger = anytime("Stagger off", leave_round, me.loses(fortitude=20))
    slip = anytime("Slip off", leave_round)
    seats = [stranger(again, stagger, slip, name=name) for name in ("ann", "ben", "cat", "dan")]
    t = table(*seats).hand("ann", "Gambling? I'm in!", "Stagger off").hand("ben", "Another table")
    t.hand("cat", "Slip off").hand("dan", "Slip off")
    t.until("action", "ann").ann.plays("Gambling? I'm in!")
    t.until("gamble", "ben").ben.plays("Another table")
    while len(t.table.rounds) < 2:
        t.player(t.asked).passes()
    while "cat" in t.in_round or "dan" in t.in_round:
        if t.asked in ("cat", "dan"):
            t.player(t.asked).responds("Slip off")
        else:
            t.player(t.asked).passes()
    t.until("respond", "ann")
    t.ann.responds("Stagger off")
    t.nobody_responds()
    assert t.alive == ["ben", "cat", "dan"]
    told = [event.kind for event in t.table.events]
    assert told.index("collected") < told.index("passed-out")


@pytest.mark.rule("GAMB-14", "GAMB-16")
def test_a_round_within_a_round_is_won_first_and_then_the_other_goes_on():
    """Ben wins the second Round, which he started; the first is Cat's, who then takes control."""
    again = anytime("Another table", start_round)
    seats = [stranger(again, name=name) for name in ("ann", "ben", "cat")]
    t = table(*seats).hand("ann", "Gambling? I'm in!").hand("ben", "Another table")
    t.hand("cat", "Gambling? I'm in!")
    t.until("action", "ann").ann.plays("Gambling? I'm in!")
    t.until("gamble", "ben").ben.plays("Another table")
    t.until("gamble", "cat")
    assert (len(t.table.rounds), t.pot, t.controller) == (2, 3, "ben")
    t.cat.passes()
    t.until("gamble", "cat")
    assert (len(t.table.rounds), t.pot, t.controller) == (1, 3, "ann")
    assert t.gold == dict(ann=8, ben=11, cat=8)
    t.cat.gambles("Gambling? I'm in!")
    while t.gambling:
        t.player(t.asked).passes()
    assert t.gold == dict(ann=8, ben=11, cat=11)
    assert [t.names[event.seat] for event in t.happened("collected")] == ["ben", "cat"]


@pytest.mark.rule("LOSE-16", "CONT-17", "CONT-20")
def test_a_contest_that_leaves_one_player_ends_the_game_whatever_still_waits():
    """Fleck's Wine would be the end of him, but the contest within is the end of Gog: with nobody
    else left Fleck has won, once the contest's Gold is his and Gog's is divided."""
    t = nested_contest("fleck", "gog", inner=["Light Ale", "Light Ale"], falls="fleck")
    t.stats("fleck", fortitude=10, alcohol=8).stats("gog", fortitude=10, alcohol=9)
    t.hand("gog", MORE)
    answers(opened(t), "gog", MORE)
    t.nobody_responds()
    assert t.over
    assert t.winners == ["fleck"]
    assert [t.names[event.seat] for event in t.happened("won")] == ["fleck"]
    assert not t.happened("tied")
    assert t.alcohol == dict(fleck=9, gog=10)
    assert t.gold == dict(fleck=9 + 3, gog=0)  # 7 of Gog's are divided
    assert t.inn == 4


@pytest.mark.rule("LOSE-16", "CONT-17", "CONT-20")
def test_also_where_another_contest_is_still_open():
    """The same in the middle of a contest: its Drinks are not drunk, and nobody wins it."""
    t = contest_in_a_contest(
        "fleck",
        "gog",
        outer=["Wine", "Light Ale"],
        inner=["Elven Wine", "Elven Wine"],
        falls=["gog"],
    )
    t.nobody_responds()
    assert t.winners == ["fleck"]
    assert [t.names[event.seat] for event in t.happened("contest-won")] == ["fleck"]
    assert t.alcohol == dict(fleck=3, gog=10)
    assert t.gold == dict(fleck=9 + 3, gog=0)
