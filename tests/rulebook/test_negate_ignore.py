"""Negate and Ignore: who may do it to what, and what is left afterwards (NEG; OP-26)."""

import pytest

from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck, Mode
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    a_drink,
    action,
    another_player,
    anytime,
    drink,
    each_other_player,
    either,
    gambling,
    ignore,
    ignore_card,
    me,
    more_actions,
    redirect,
    share_loss,
    sometimes,
    strengthen,
    that_player,
    would_lose_fortitude,
)
from lastcall.testing import table

GIM = "Gambling? I'm in!"
IDTS = "I don't think so!"
GOG_IDTS = "Gog not think so!"
WTD = "The Wench thinks you should stop playing with the drinks."
TIP = "Tip the Wench."
DANCE = "Dance with Gog!"
SORRY = "Sorry, Gog not see you sitting there..."
JOKES = "That's it! No more short jokes!"
DISBELIEVE = "I attempt to disbelieve."
ILLUSION = "Ha! That's just an illusion. I'm actually over here!"
HELMET = "Good thing I was wearing my great-grandfather's helmet!"
STOP_POKING = "Stop poking Gog"
YUCKY = "This taste yucky!"
EMPTY = "Drink what? This is empty."
SPIKE = "Spike it with Firewater"
WAITING = "You have this. I'm waiting for the good stuff!"
TRY_SOME = "Now this stuff is actually good! Try some!"
FRIENDS = "Wench, bring some drinks for my friends!"
LOINCLOTH = "Gog find shiny in loincloth!"
COIN = "Illusionary Coin"
ROWDY_SONG = "How about a rowdy drinking song?"
BEARD = "Hey! You almost damaged the beard!"
BIGGEST_FAN = "Allow me to introduce you to my biggest fan."
THIS_HURT = "That not hurt! This hurt!"

# Cards of other boxes, in the words of the vocabulary.
duck = either(
    "Duck!", ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD)
)
halves = sometimes("Halves!", when=would_lose_fortitude, do=share_loss)
deflect = sometimes("Deflect", when=would_lose_fortitude, do=redirect)
shout = anytime("Shout", me.gains(alcohol=1))
water_down = sometimes("Water it down", when=a_drink, do=strengthen(-2))


def stranger(*cards, name="tess"):
    """A character of our own with these cards."""
    filler = 30 * action("Filler", another_player.loses(fortitude=1))
    return Character(name, name.title(), race="human", box="test", deck=[*cards, filler])


def only(t, name, title, **how):
    """Everybody lets this player answer what lies on top with this card, and then it lies there."""
    played = len(t.happened("played"))
    while t.asked != name:
        t.player(t.asked).passes()
    t.player(name).responds(title, **how)
    while len(t.happened("played")) == played:
        t.player(t.asked).passes()


# Negated ------------------------------------------------------------------------------------------


@pytest.mark.rule("NEG-1")
@pytest.mark.parametrize(
    ("attacker", "attack", "no", "victim", "counter"),
    [
        pytest.param("dimli", JOKES, IDTS, "fleck", BIGGEST_FAN, id="EX-RDI2-negate-1"),
        pytest.param(
            "fleck",
            "Oh, I hate it when the strings break!",
            IDTS,
            "gog",
            THIS_HURT,
            id="EX-RDI5-negate-1",
        ),
        pytest.param(
            "gog", "Why you laugh at Gog?", GOG_IDTS, "dimli", BEARD, id="EX-RDI4-negate-1"
        ),
        pytest.param(
            "dimli", "Are you saying I'm grumpy?", IDTS, "gog", THIS_HURT, id="EX-RDI9-negate-1"
        ),
        pytest.param(
            "gog",
            "Gog make funny? Why you not laugh?",
            GOG_IDTS,
            "fleck",
            BIGGEST_FAN,
            id="EX-RDI7-negate-1",
        ),
    ],
)
def test_a_negated_hit_back_never_happens(attacker, attack, no, victim, counter):
    """Somebody is hit and hits back, and the attacker Negates that.

    EX-RDI2-negate-1, EX-RDI5-negate-1, EX-RDI4-negate-1, EX-RDI9-negate-1, EX-RDI7-negate-1.

    The attacker is unhurt, the first loss stands, and all cards are on their owners' discards.
    """
    t = table(attacker, victim, "eve").hand(attacker, attack, no).hand(victim, counter)
    t.player(attacker).plays(attack, at=victim)
    assert t.player(victim).fortitude == 18  # the loss comes first
    t.player(victim).responds(counter)
    t.player(attacker).responds(no)
    assert t.fortitude == {attacker: 20, victim: 18, "eve": 20}
    assert t.player(victim).discard == [counter]
    assert t.player(attacker).discard == [no, attack]
    assert t.asked_for == "order"


@pytest.mark.rule("NEG-1")
def test_nothing_on_a_negated_card_happens():
    """Dimli's order for his friends is Negated: he neither pays nor orders, beyond the usual."""
    t = table("dimli", "eve", "gog").turn("dimli", "order").hand("dimli", FRIENDS).hand("eve", IDTS)
    t.dimli.responds(FRIENDS)
    t.eve.responds(IDTS)
    assert t.gold == dict(dimli=10, eve=10, gog=10)
    assert t.asked_for == "order"
    t.dimli.orders_for("eve")
    assert (len(t.eve.pile), len(t.gog.pile)) == (1, 0)
    assert t.dimli.discard == [FRIENDS]


@pytest.mark.rule("NEG-1")
def test_a_negated_card_goes_to_the_discard_pile_it_belongs_to():
    """A Drink Card that Tess kept is Negated when she plays it: it goes to the Drink discards."""
    keepsake = drink(
        "Old Fae-shioned",
        3,
        keep=[ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=w.FORTITUDE)],
    )
    cellar = Deck("fae", "test", [2 * keepsake, 28 * drink("Tea")])
    t = table(stranger(), "gog", "eve", drinks=[cellar]).turn("tess", "drink")
    t.pile("tess", "Old Fae-shioned").hand("gog", DANCE, GOG_IDTS, *5 * [GIM])
    t.until("action", "gog")
    assert t.tess.kept == ["Old Fae-shioned"]
    t.gog.plays(DANCE, at="tess")
    t.tess.responds("Old Fae-shioned")
    t.gog.responds(GOG_IDTS)
    assert t.fortitude == dict(gog=20, tess=16, eve=20)
    assert t.tess.kept == []
    assert t.tess.discard == []
    assert t.drink_discard_titles == ["Old Fae-shioned"]


# Ignored ------------------------------------------------------------------------------------------


@pytest.mark.rule("NEG-2")
@pytest.mark.parametrize(
    ("seats", "ignorer", "card"),
    [
        pytest.param(("gog", "dimli", "eve", "fleck"), "eve", DISBELIEVE, id="EX-RDI5-ignore-1"),
        pytest.param(("gog", "dimli", "eve", "fleck"), "dimli", HELMET, id="EX-RDI4-ignore-1"),
        pytest.param(("gog", "fleck", "dimli", "eve"), "eve", ILLUSION, id="EX-RDI9-ignore-1"),
    ],
)
def test_an_ignored_card_resolves_for_everybody_else(seats, ignorer, card):
    """Each other player loses 1, except who Ignores it.

    EX-RDI5-ignore-1, EX-RDI4-ignore-1, EX-RDI9-ignore-1.
    """
    t = table(*seats).hand("gog", "Gog loves everyone!").hand(ignorer, card)
    t.gog.plays("Gog loves everyone!")
    t.player(ignorer).responds(card)
    expected = dict.fromkeys(seats, 19) | {"gog": 20, ignorer: 20}
    assert t.fortitude == expected


@pytest.mark.rule("NEG-2", "CARD-12")
def test_an_ignored_pick_still_costs_its_price():
    """EX-RDI7-ignore-1: Molly picks three and pays for three; Eve, who Ignores, is spared."""
    stable = action(
        "The stable's forces are loose!",
        another_player.loses(fortitude=1),
        me.pays(3),
        picks=3,
    )
    t = table(stranger(stable, name="molly"), "dimli", "eve", "fleck", "gog")
    t.hand("molly", "The stable's forces are loose!").hand("eve", DISBELIEVE)
    t.molly.plays("The stable's forces are loose!", at=["dimli", "eve", "fleck"])
    t.eve.responds(DISBELIEVE)
    assert t.fortitude == dict(molly=20, dimli=19, eve=20, fleck=19, gog=20)
    assert t.gold == dict(molly=7, dimli=10, eve=10, fleck=10, gog=10)
    assert t.inn == 3


@pytest.mark.rule("NEG-2")
@pytest.mark.first_chair
def test_two_players_ignore_the_same_card():
    """Eve and the second Gog each Ignore for themselves alone."""
    t = table("gog", "eve", "dimli", "gog").hand("gog", "Gog loves everyone!")
    t.hand("eve", DISBELIEVE).hand("gog_2", STOP_POKING)
    t.gog.plays("Gog loves everyone!")
    t.eve.responds(DISBELIEVE)
    t.gog_2.responds(STOP_POKING)
    assert t.fortitude == dict(gog=20, eve=20, dimli=19, gog_2=20)


# The words decide ---------------------------------------------------------------------------------


@pytest.mark.rule("NEG-3", "NEG-4")
def test_sharing_a_blow_is_not_ignoring_the_card():
    """Tess shares a blow, and what else is on the card still happens to her.

    EX-RDI5-classify-1, EX-RDI2-classify-1, EX-RDI4-classify-1, EX-RDI7-classify-1.
    """
    ruff = stranger(
        action("Tackle", another_player.loses(fortitude=3), another_player.pays(1)), name="ruff"
    )
    t = table(ruff, stranger(halves), "eve").hand("ruff", "Tackle").hand("tess", "Halves!")
    t.ruff.plays("Tackle", at="tess")
    t.tess.responds("Halves!")
    assert t.fortitude == dict(ruff=18, tess=18, eve=20)  # half of 3, rounded up
    assert t.gold == dict(ruff=10, tess=9, eve=10)
    assert not t.happened("ignored")
    assert not t.happened("negated")


@pytest.mark.rule("NEG-3", "NEG-4")
def test_redirecting_is_not_ignoring_the_card():
    """Tess redirects a blow: the loss is gone, the rest of the card is not.

    EX-RDI5-classify-1, EX-RDI2-classify-1, EX-RDI4-classify-1, EX-RDI7-classify-1.
    """
    ruff = stranger(
        action("Tackle", another_player.loses(fortitude=3), another_player.pays(1)), name="ruff"
    )
    t = table(ruff, stranger(deflect), "eve").hand("ruff", "Tackle").hand("tess", "Deflect")
    t.ruff.plays("Tackle", at="tess")
    t.tess.responds("Deflect", to="eve")
    assert t.fortitude == dict(ruff=20, tess=20, eve=17)
    assert t.gold == dict(ruff=10, tess=9, eve=10)
    assert not t.happened("ignored")
    assert not t.happened("negated")


@pytest.mark.rule("NEG-3", "NEG-4")
def test_lowering_a_drinks_ac_is_not_ignoring_the_drink():
    """Watered down to 0, Wizard's Brew still heals.

    EX-RDI5-classify-1, EX-RDI2-classify-1, EX-RDI4-classify-1, EX-RDI7-classify-1.
    """
    t = table("fleck", stranger(water_down), "eve").turn("fleck", "drink")
    t.stats("fleck", fortitude=10).pile("fleck", "Wizard's Brew").hand("tess", "Water it down")
    t.tess.responds("Water it down")
    assert t.fortitude == dict(fleck=12, tess=20, eve=20)
    assert t.alcohol == dict(fleck=0, tess=0, eve=0)
    assert not t.happened("drink-ignored")


@pytest.mark.rule("NEG-3", "NEG-4")
def test_passing_a_drink_on_is_not_ignoring_it():
    """What Dimli passes on, Eve has to drink.

    EX-RDI5-classify-1, EX-RDI2-classify-1, EX-RDI4-classify-1, EX-RDI7-classify-1.
    """
    t = table("dimli", "eve", "gog").turn("dimli", "drink").pile("dimli", "Elven Wine")
    t.hand("dimli", WAITING)
    t.dimli.responds(WAITING, to="eve")
    assert t.alcohol == dict(dimli=0, eve=3, gog=0)
    assert not t.happened("drink-ignored")


@pytest.mark.rule("NEG-3", "NEG-9")
def test_a_card_without_the_word_is_no_ignore():
    """EX-RDI9-ownpay-1: Eve's coin is not called an Ignore, so it may cover her own price."""
    t = table("eve", "dimli", "gog").turn("eve", "order").hand("eve", FRIENDS, COIN, DISBELIEVE)
    t.eve.responds(FRIENDS)
    assert t.asked == "eve"
    assert t.eve.may(COIN)
    assert not t.eve.may(DISBELIEVE)
    t.eve.responds(COIN).nobody_responds()
    assert t.gold == dict(eve=10, dimli=10, gog=10)
    assert t.inn == 0
    for _ in range(3):  # the two Drinks of the card, and the usual one
        t.eve.orders_for("gog")
    assert len(t.gog.pile) == 3


# Ignoring a Drink ---------------------------------------------------------------------------------


@pytest.mark.rule("NEG-5")
def test_only_the_one_it_acts_on_ignores_a_drink():
    """EX-RDI5-classify-1: Eve drinks; Gog's dislike of the taste does not come into it."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine")
    t.hand("eve", EMPTY).hand("gog", YUCKY)
    assert t.asked == "eve"
    assert t.eve.may(EMPTY)
    assert not t.gog.may(YUCKY)
    assert t.gog.why_not(YUCKY).rule == "NEG-5"
    t.eve.responds(EMPTY)
    assert t.alcohol == dict(eve=0, gog=0, dimli=0)
    assert t.gog.hand == [YUCKY]


@pytest.mark.rule("NEG-6", "NEG-5")
def test_a_drink_passed_to_me_is_mine_to_ignore_and_no_longer_theirs():
    """EX-RDI5-classify-1: Dimli passes his Wine to Gog: now Gog may Ignore it, and Dimli not."""
    stronger = "My mother gave me stronger stuff when I was a baby!"
    t = table("dimli", "gog", "eve").turn("dimli", "drink").pile("dimli", "Wine")
    t.hand("dimli", WAITING, stronger).hand("gog", YUCKY)
    assert t.gog.why_not(YUCKY).rule == "NEG-5"
    t.dimli.responds(WAITING, to="gog")
    assert t.asked == "gog"
    assert t.dimli.why_not(stronger).rule == "NEG-5"
    t.gog.responds(YUCKY)
    assert t.alcohol == dict(dimli=0, gog=0, eve=0)


@pytest.mark.rule("NEG-6")
def test_a_half_split_with_me_is_mine_to_ignore():
    """EX-RDI5-classify-1: Gog Ignores the half that Dimli split with him; Dimli drinks his own."""
    t = table("dimli", "gog", "eve").turn("dimli", "drink").pile("dimli", "Elven Wine")
    t.hand("dimli", TRY_SOME).hand("gog", YUCKY)
    t.dimli.responds(TRY_SOME, to="gog")
    t.gog.responds(YUCKY)
    assert t.alcohol == dict(dimli=2, gog=0, eve=0)


@pytest.mark.rule("NEG-6", "NEG-2")
def test_a_drink_that_reaches_me_in_a_toast_is_mine_to_ignore():
    """Fleck toasts: each has a Drink, and Gog may Ignore his, not Fleck's or Eve's."""
    t = table("fleck", "gog", "eve").drink_deck("Wine", "Dark Ale", "Elven Wine")
    t.hand("fleck", "A toast! To my friends!").hand("gog", YUCKY)
    t.fleck.plays("A toast! To my friends!")
    assert [option.on for option in t.gog.options(YUCKY)] == [1]
    t.gog.responds(YUCKY)
    assert t.alcohol == dict(fleck=2, gog=0, eve=3)


@pytest.mark.rule("NEG-7")
def test_a_drink_face_down_can_be_neither_ignored_nor_altered():
    """Before Gog turns his Drink up nobody may touch it; once it lies there they may."""
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("gog", YUCKY, TIP).hand("dimli", SPIKE)
    assert t.drinks == []
    assert t.asked == "gog"  # for the tip, which he may give any time
    assert t.gog.why_not(YUCKY).rule == "NEG-7"
    assert t.dimli.why_not(SPIKE).rule == "NEG-7"
    t.everyone.passes()
    assert [d["cards"] for d in t.drinks] == [["Wine"]]
    assert t.gog.may(YUCKY)
    assert t.dimli.may(SPIKE)


@pytest.mark.rule("NEG-7")
def test_an_event_face_down_cannot_be_ignored():
    """Tess, who can Ignore Events, may do so when Fine Ambrosia is revealed, and not before."""
    too_busy = sometimes("Too busy", when=w.EVENT_AFFECTS_ME, do=ignore)
    t = table(stranger(too_busy, shout), "gog", "eve").turn("tess", "drink")
    t.pile("tess", "Fine Ambrosia").hand("tess", "Too busy", "Shout")
    assert t.asked == "tess"
    assert not t.tess.may("Too busy")
    t.everyone.passes()
    t.tess.responds("Too busy").nobody_responds()
    assert t.gold == dict(tess=10, gog=10, eve=10)
    assert t.alcohol == dict(tess=0, gog=0, eve=0)


# One's own price ----------------------------------------------------------------------------------


@pytest.mark.rule("NEG-8", "NEG-9")
def test_the_price_of_ones_own_card_cannot_be_ignored_but_covered():
    """EX-RDI9-ownpay-1: Gog must not Ignore what his card costs him; the Inn may pay it for him."""
    t = table("gog", "eve", "dimli").hand("gog", SORRY, "Shut up!", LOINCLOTH)
    t.gog.plays(SORRY, at="eve")
    assert t.asked == "gog"
    assert t.gog.may(LOINCLOTH)
    assert not t.gog.may("Shut up!")
    assert t.gog.why_not("Shut up!").rule == "NEG-8"
    t.gog.responds(LOINCLOTH)
    assert t.fortitude == dict(gog=20, eve=17, dimli=20)
    assert t.gold == dict(gog=10, eve=10, dimli=10)


@pytest.mark.rule("NEG-8")
def test_the_victim_ignores_while_the_price_stays():
    """Eve Ignores Gog's clumsiness; he pays for it all the same."""
    t = table("gog", "eve", "dimli").hand("gog", SORRY, "Shut up!").hand("eve", DISBELIEVE)
    t.gog.plays(SORRY, at="eve")
    t.eve.responds(DISBELIEVE)
    assert t.fortitude == dict(gog=20, eve=20, dimli=20)
    assert t.gold == dict(gog=9, eve=10, dimli=10)
    assert t.gog.hand == ["Shut up!"]


@pytest.mark.rule("OP-26", "NEG-8", "NEG-9")
def test_a_card_aimed_at_oneself_is_ones_own_card():
    """Gog tips the Wench himself: he may not Ignore that, but may let the Inn pay the Inn."""
    t = table("gog", "eve", "dimli").hand("gog", TIP, "Shut up!", LOINCLOTH)
    t.gog.plays(TIP, at="gog")
    assert t.asked == "gog"
    assert t.gog.why_not("Shut up!").rule == "NEG-8"
    t.gog.responds(LOINCLOTH)
    assert t.gold == dict(gog=10, eve=10, dimli=10)
    assert t.inn == 0


@pytest.mark.rule("OP-26")
def test_the_same_card_of_another_player_can_be_ignored():
    """Dimli tips in Gog's name: it is not Gog's card, so Gog may Ignore it."""
    t = table("dimli", "gog", "eve").hand("dimli", TIP).hand("gog", "Shut up!")
    t.dimli.plays(TIP, at="gog")
    t.gog.responds("Shut up!")
    assert t.gold == dict(dimli=10, gog=10, eve=10)


@pytest.mark.rule("NEG-8")
def test_ignoring_ones_own_card_for_something_else_leaves_the_price():
    """Tess's song makes everybody drunker and costs her 1 Gold: Ignoring it saves only her AC."""
    song = action("Song", each_other_player.gains(alcohol=1), me.gains(alcohol=1), me.pays(1))
    t = table(stranger(song, duck), "gog", "eve").hand("tess", "Song", "Duck!")
    t.tess.plays("Song")
    t.tess.responds("Duck!")
    assert t.alcohol == dict(tess=0, gog=1, eve=1)
    assert t.gold == dict(tess=9, gog=10, eve=10)


# What Ignoring removes ----------------------------------------------------------------------------


@pytest.mark.rule("NEG-10")
@pytest.mark.parametrize("card", ["Shut up!", STOP_POKING])
def test_ignoring_a_card_removes_all_it_does_to_the_player(card):
    """The rowdy song costs Gog Fortitude and sobriety; a card against the former spares both."""
    t = table("fleck", "gog", "eve").hand("fleck", ROWDY_SONG).hand("gog", card)
    t.fleck.plays(ROWDY_SONG)
    t.gog.responds(card)
    assert t.fortitude == dict(fleck=20, gog=20, eve=19)
    assert t.alcohol == dict(fleck=1, gog=0, eve=1)
    assert t.gold == dict(fleck=9, gog=10, eve=10)


@pytest.mark.rule("NEG-2", "NEG-10", "TURN-21")
def test_whoever_ignores_the_own_card_goes_on_with_the_turn():
    """The field would sober Dale up and end his turn; Ignored it does neither to him."""
    field = "Folks say I'm outstanding in my field!"
    hide = "Nobody here but us mushrooms!"
    t = table("dale", "gog", "eve").stats("dale", alcohol=3).hand("dale", field, hide)
    t.dale.plays(field)
    t.dale.responds(hide)
    t.until("order")
    assert (t.active, t.phase, t.alcohol["dale"]) == ("dale", "order", 3)


@pytest.mark.rule("NEG-2", "NEG-10", "TURN-12")
@pytest.mark.parametrize("ignored", [True, False])
def test_whoever_ignores_the_own_card_has_no_action_more_by_it(ignored):
    rush = action("Rush!", me.gains(alcohol=1), more_actions(1))
    t = table(stranger(rush, duck), "gog", "eve").hand("tess", "Rush!", "Duck!", "Filler")
    t.tess.plays("Rush!")
    t.tess.responds("Duck!") if ignored else t.tess.passes()
    assert t.asked_for == ("order" if ignored else "action")
    assert t.alcohol["tess"] == (0 if ignored else 1)


@pytest.mark.rule("NEG-10")
@pytest.mark.parametrize("ignored", [True, False])
def test_ignoring_also_spares_what_is_no_attribute(ignored):
    """A shove costs 1 Fortitude and two cards from the hand; Ignored for the one it costs none."""
    shove = action("Shove", another_player.loses(fortitude=1), another_player.discards(2))
    t = table(stranger(shove), "gog", "eve").hand("tess", "Shove")
    t.hand("gog", STOP_POKING, GIM, "I raise!")
    t.tess.plays("Shove", at="gog")
    if ignored:
        t.gog.responds(STOP_POKING)
        assert t.asked_for == "order"
        assert t.gog.hand == [GIM, "I raise!"]
        assert t.gog.fortitude == 20
    else:
        t.gog.passes()
        assert t.gog.fortitude == 19
        t.gog.discards("I raise!", GIM)
        assert t.gog.hand == [STOP_POKING]


@pytest.mark.rule("NEG-11")
def test_ignoring_an_ignore_achieves_nothing():
    """Tess Ignores Gog's dance with a card that pinches him; he Ignores the pinch, she is safe."""
    pinch = either(
        "Pinch",
        Mode(
            w.SOMETIMES,
            w.CARD_AFFECTS_ME,
            (ignore, that_player.loses(fortitude=1)),
            scope=w.FORTITUDE,
            types=ACTION_SOMETIMES_ANYTIME,
        ),
    )
    t = table("gog", stranger(pinch), "eve").hand("gog", DANCE, STOP_POKING).hand("tess", "Pinch")
    t.gog.plays(DANCE, at="tess")
    t.tess.responds("Pinch")
    t.gog.responds(STOP_POKING)
    assert t.fortitude == dict(gog=20, tess=20, eve=20)
    assert t.tess.discard == ["Pinch"]


@pytest.mark.rule("NEG-11", "STAT-6")
def test_an_ordinary_ignore_cannot_be_ignored_at_all():
    """Eve's disbelief changes nothing of Gog's, so he has nothing to Ignore in it."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE, "Shut up!").hand("eve", DISBELIEVE)
    t.hand("dimli", IDTS)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(DISBELIEVE)
    assert t.asked == "dimli"
    assert t.gog.why_not("Shut up!").rule == "STAT-6"
    t.dimli.passes()
    assert t.fortitude == dict(gog=20, eve=20, dimli=20)


# I don't think so! --------------------------------------------------------------------------------


@pytest.mark.rule("NEG-12")
def test_it_negates_sometimes_cards_only():
    """An Action and an Anytime Card pass unchallenged; a Sometimes Card does not."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE, "Gog forget about ouch!")
    t.hand("eve", DISBELIEVE).hand("dimli", IDTS)
    t.stats("gog", fortitude=10)
    t.gog.plays("Gog forget about ouch!")  # nobody is even asked
    assert t.gog.fortitude == 12
    t.gog.plays(DANCE, at="eve")
    assert t.asked == "eve"
    assert t.dimli.why_not(IDTS).rule == "NEG-12"
    t.eve.responds(DISBELIEVE)
    assert t.asked == "dimli"
    assert t.dimli.may(IDTS)


@pytest.mark.rule("NEG-12")
@pytest.mark.parametrize("when", ["round", "drink"])
def test_it_negates_no_gambling_or_cheating_card_and_no_drink(when):
    """Neither a Gambling Card, nor a Cheating Card, nor a Drink is a Sometimes Card."""
    t = table("eve", "gog", "dimli").hand("gog", "I raise!", GIM, GOG_IDTS)
    t.hand("dimli", IDTS).hand("eve", GIM, "My word, what could that be?")
    if when == "drink":
        t.turn("eve", "drink").pile("eve", "Wine")
        t.until("discard", "gog")
        assert t.alcohol == dict(eve=2, gog=0, dimli=0)
    else:
        t.eve.plays(GIM)
        t.gog.gambles("I raise!")
        t.eve.gambles("My word, what could that be?")
        assert (t.asked, t.asked_for) == ("gog", "gamble")
        assert t.controller == "eve"
        assert t.pot == 6
    assert t.dimli.hand == [IDTS]  # it was never offered


@pytest.mark.rule("NEG-12")
def test_only_another_copy_touches_it():
    """On Dimli's copy Eve may play hers, and neither the Wench's card nor an Ignore."""
    t = table("gog", "eve", "dimli", "fleck").turn("eve", "drink").pile("eve", "Wine")
    t.hand("eve", EMPTY, IDTS, WTD, DISBELIEVE).hand("dimli", IDTS).hand("fleck", WTD)
    t.eve.responds(EMPTY)
    only(t, "dimli", IDTS)
    assert t.eve.may(IDTS)
    assert t.eve.why_not(WTD).rule == "NEG-12"
    assert t.fleck.why_not(WTD).rule == "NEG-12"
    assert t.eve.why_not(DISBELIEVE).rule == "STAT-6"


@pytest.mark.rule("NEG-12")
@pytest.mark.parametrize(
    ("first", "second"), [(("eve", IDTS), ("gog", GOG_IDTS)), (("gog", GOG_IDTS), ("eve", IDTS))]
)
def test_a_copy_by_another_name_is_a_copy(first, second):
    """Gog says it in his own words, and means the same: each Negates the other."""
    t = table("dimli", "gog", "eve").turn("dimli", "drink").pile("dimli", "Wine")
    t.hand("dimli", SPIKE).hand("eve", IDTS).hand("gog", GOG_IDTS)
    t.dimli.responds(SPIKE)
    only(t, *first)
    only(t, *second)
    assert t.alcohol == dict(dimli=4, gog=0, eve=0)


@pytest.mark.rule("NEG-13", "NEG-12", "TIME-4")
@pytest.mark.parametrize(("stack", "lost"), [(0, 0), (1, 4), (2, 0), (3, 4), (4, 0)])
def test_each_negate_turns_the_tables(stack, lost):
    """Gog dances, Eve disbelieves, and then everybody thinks not, one on top of the other."""
    t = table("gog", "eve", "dimli", "fleck", "dimli").hand("gog", DANCE, GOG_IDTS)
    t.hand("eve", DISBELIEVE, IDTS).hand("dimli", IDTS).hand("fleck", IDTS).hand("dimli_2", IDTS)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(DISBELIEVE)
    for name, card in [("gog", GOG_IDTS), ("dimli", IDTS), ("fleck", IDTS), ("dimli_2", IDTS)][
        :stack
    ]:
        only(t, name, card)
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, eve=20 - lost, dimli=20, fleck=20, dimli_2=20)
    assert t.eve.hand == [IDTS]


@pytest.mark.rule("NEG-13", "TIME-17")
def test_what_comes_alive_again_can_be_stopped_anew():
    """Eve saves her Ignore from Dimli's Negate, and Fleck Negates it a second time."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", DANCE).hand("eve", DISBELIEVE, IDTS)
    t.hand("dimli", IDTS).hand("fleck", IDTS)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(DISBELIEVE)
    only(t, "dimli", IDTS)
    only(t, "eve", IDTS)
    t.fleck.passes()  # on Eve's Negate: it resolves, and her Ignore is live again
    assert t.fleck.may(IDTS)
    assert t.fortitude == dict(gog=20, eve=20, dimli=20, fleck=20)
    t.fleck.responds(IDTS)
    assert t.fortitude == dict(gog=20, eve=16, dimli=20, fleck=20)


# Types --------------------------------------------------------------------------------------------


@pytest.mark.rule("NEG-14")
def test_an_ignore_protects_from_the_types_it_lists_only():
    """A Gambling Card that trips its victim is no Action, Sometimes or Anytime Card."""
    trip = gambling("Trip", another_player.loses(fortitude=1))
    fine = gambling("Fine", another_player.pays(1))
    t = table("gog", stranger(trip, fine), "eve").hand("gog", GIM, STOP_POKING, "Shut up!", TIP)
    t.hand("tess", "Trip", "Fine").hand("eve", GIM)
    t.gog.plays(GIM)
    t.until("gamble", "tess")
    t.tess.gambles("Trip", at="gog")
    assert t.asked == "gog"  # for his tip
    assert t.gog.why_not(STOP_POKING).rule == "NEG-14"
    assert t.gog.why_not("Shut up!").rule == "NEG-14"
    t.gog.passes()
    assert t.fortitude == dict(gog=19, tess=20, eve=20)
    t.until("gamble", "eve").eve.gambles(GIM)
    t.until("gamble", "tess").tess.gambles("Fine", at="gog")
    assert t.gog.why_not("Shut up!").rule == "NEG-14"
    assert t.gog.why_not(STOP_POKING).rule == "STAT-6"  # it would not fit in any case


@pytest.mark.rule("NEG-14")
def test_an_event_is_not_among_the_types():
    """Fine Ambrosia touches all three attributes of Gog, but it is an Event."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Fine Ambrosia")
    t.hand("gog", "Shut up!", LOINCLOTH)
    assert t.asked == "gog"
    assert t.gog.may(LOINCLOTH)
    assert t.gog.why_not("Shut up!").rule == "NEG-14"


@pytest.mark.rule("NEG-14")
@pytest.mark.parametrize("kind", ["Action", "Sometimes", "Anytime"])
def test_the_listed_types_are_all_covered(kind):
    """Gog Ignores a blow by an Action, by a Sometimes Card and by an Anytime Card."""
    blow = another_player.loses(fortitude=2)
    faces = {
        "Action": Mode(w.ACTION, w.MY_ACTION, (blow,)),
        "Sometimes": Mode(w.SOMETIMES, w.MY_ORDER_PHASE, (blow,)),
        "Anytime": Mode(w.ANYTIME, w.ANY_MOMENT, (blow,)),
    }
    tess = stranger(*[either(name, face) for name, face in faces.items()])
    t = table(tess, "gog", "eve").turn("tess", "order" if kind == "Sometimes" else "action")
    t.hand("tess", kind).hand("gog", STOP_POKING)
    t.tess.plays(kind, at="gog")
    t.gog.responds(STOP_POKING)
    assert t.fortitude == dict(tess=20, gog=20, eve=20)


@pytest.mark.rule("NEG-14")
def test_a_card_against_actions_does_not_stop_an_anytime_card():
    """Tess's shield lists Actions only."""
    shield = either("Shield", ignore_card(types=w.ACTION, affecting=w.GOLD))
    t = table("eve", stranger(shield, shout), "gog").hand("eve", TIP, "Tip me, I'm the Wench.")
    t.hand("tess", "Shield", "Shout")
    t.tess.passes()
    t.eve.plays(TIP, at="tess")
    assert t.tess.why_not("Shield").rule == "NEG-14"
    t.tess.passes()
    t.tess.passes()  # before Eve's Action
    t.eve.plays("Tip me, I'm the Wench.")
    assert t.tess.may("Shield")
