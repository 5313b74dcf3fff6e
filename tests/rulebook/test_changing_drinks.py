"""Changing the effects of a Drink, and the card that stops it (CHNG)."""

import pytest

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Mode
from lastcall.engine.words import (
    a_drink,
    action,
    another_player,
    drink_to_fortitude,
    either,
    fortitude_instead,
    ignore,
    ignoring_a_drink,
    mode,
    negate,
    negate_drink,
    replace_drink,
    sometimes,
    strengthen,
    the_active_player,
    weaken_to,
)
from lastcall.testing import table

GIM = "Gambling? I'm in!"
IDTS = "I don't think so!"
GOG_IDTS = "Gog not think so!"
WTD = "The Wench thinks you should stop playing with the drinks."
TIP = "Tip the Wench."
DANCE = "Dance with Gog!"
YUCKY = "This taste yucky!"
DRAGON = "Actually, that's Dragon Breath Ale."
DISBELIEVE = "I attempt to disbelieve."
SPIKE = "Spike it with Firewater"
WAITING = "You have this. I'm waiting for the good stuff!"
TRY_SOME = "Now this stuff is actually good! Try some!"
URP = "Uuurp! That hit the spot!"
DRINK_UP = "Drink up, friend!"
BEARD = "Hey! You almost damaged the beard!"
FRIENDS = "Wench, bring some drinks for my friends!"
LOINCLOTH = "Gog find shiny in loincloth!"
COUNTING_TOES = "Gog busy! Gog counting toes!"

# Cards of other boxes, in the words of the vocabulary.
BARKEEP = "The Barkeep thinks you should stop playing with the drinks."
barkeep = CardDef(BARKEEP, (Mode(w.SOMETIMES, w.DRINK_CHANGER_PLAYED, (negate,), shielded=True),))
plain_no = CardDef("Nonsense!", (Mode(w.SOMETIMES, w.SOMETIMES_PLAYED, (negate,)),))
for_drinking = CardDef(
    "Drinks were for drinking!", (Mode(w.SOMETIMES, w.DRINK_CHANGER_PLAYED, (negate,)),)
)
water_down = sometimes("Water it down", when=a_drink, do=strengthen(-1))
knock_over = sometimes("Knock it over", when=a_drink, do=negate_drink)
spray = either("Spray", Mode(w.ANYTIME, w.A_DRINK, (strengthen(2),)))
another_sip = sometimes("Another sip", when=a_drink, do=the_active_player.gains(alcohol=1))
fresh_air = either("Fresh air", ignoring_a_drink, mode(w.SOMETIMES, w.EVENT_AFFECTS_ME, ignore))


def stranger(*cards, name="tess"):
    """A character of our own with these cards."""
    filler = 30 * action("Filler", another_player.loses(fortitude=1))
    return Character(name, name.title(), race="human", box="test", deck=[*cards, filler])


TESS = stranger(water_down, knock_over, spray, another_sip, fresh_air, plain_no, for_drinking)


def only(t, name, title, **how):
    """Everybody lets this player answer what lies on top with this card, and then it lies there."""
    played = len(t.happened("played"))
    while t.asked != name:
        t.player(t.asked).passes()
    t.player(name).responds(title, **how)
    while len(t.happened("played")) == played:
        t.player(t.asked).passes()


# Cards that change a Drink ------------------------------------------------------------------------


CHANGES = [
    # who plays what on Gog's or their own Wine, and what they would drink if nobody stopped it
    pytest.param("tess", "Knock it over", "gog", {}, dict(gog=0), id="Negate"),
    pytest.param("gog", YUCKY, "gog", {}, dict(gog=0), id="Ignore"),
    pytest.param("gog", COUNTING_TOES, "gog", {}, dict(gog=0), id="Ignore with a two-way card"),
    pytest.param("dimli", WAITING, "dimli", dict(to="tess"), dict(dimli=0, tess=2), id="pass on"),
    pytest.param("dimli", TRY_SOME, "dimli", dict(to="tess"), dict(dimli=1, tess=1), id="split"),
    pytest.param("dimli", SPIKE, "gog", {}, dict(gog=4), id="raise AC"),
    pytest.param("tess", "Water it down", "gog", {}, dict(gog=1), id="lower AC"),
]
ALTERATIONS = [
    pytest.param("dimli", URP, "dimli", {}, dict(dimli=0), id="AC to Fortitude"),
    pytest.param("eve", DRAGON, "gog", {}, dict(gog=4), id="replace"),
]


def changed(player, card, drinker, how):
    """The card lies on the table, played on the Wine of this drinker; Fleck holds the Wench's."""
    t = table("gog", "dimli", TESS, "eve", "fleck").turn(drinker, "drink").pile(drinker, "Wine")
    t.stats("dimli", fortitude=10).hand(player, card).hand("fleck", WTD)
    t.player(player).responds(card, **how)
    assert (t.asked, t.asked_for) == ("fleck", "respond")
    assert t.fleck.may(WTD)
    return t


SOBER = dict(gog=0, dimli=0, tess=0, eve=0, fleck=0)


@pytest.mark.rule("CHNG-1", "CHNG-6")
@pytest.mark.parametrize(("player", "card", "drinker", "how", "drunk"), CHANGES)
def test_the_wench_stops_every_change_to_a_drink(player, card, drinker, how, drunk):
    """Whatever somebody does to a Drink with a Sometimes Card, the Wench may Negate it.

    EX-RDI5-wtd-1, EX-RDI2-wtd-1, EX-RDI4-wtd-1, EX-RDI7-wtd-1, EX-RDI9-changedrink-1.

    Then the Drink is drunk as it was, by its drinker alone; otherwise the change takes place.
    """
    t = changed(player, card, drinker, how)
    t.fleck.responds(WTD)
    assert t.alcohol == SOBER | {drinker: 2}
    assert t.player(player).discard == [card]
    t = changed(player, card, drinker, how)
    t.fleck.passes()
    assert t.alcohol == SOBER | drunk


@pytest.mark.rule("CHNG-2", "CHNG-6")
@pytest.mark.parametrize(("player", "card", "drinker", "how", "drunk"), ALTERATIONS)
def test_the_wench_stops_any_other_alteration_too(player, card, drinker, how, drunk):
    """Dimli's burp and Eve's illusion do something else with the Drink; that counts as well."""
    t = changed(player, card, drinker, how)
    t.fleck.responds(WTD)
    assert t.alcohol == SOBER | {drinker: 2}
    assert t.dimli.fortitude == 10
    t = changed(player, card, drinker, how)
    t.fleck.passes()
    assert t.alcohol == SOBER | drunk
    assert t.dimli.fortitude == (12 if card == URP else 10)


@pytest.mark.rule("CHNG-1", "CHSR-9")
def test_a_stopped_ignore_leaves_the_whole_drink():
    """Gog Ignores a Wine with its Chaser; the Wench stops him, and he drinks both."""
    t = table("gog", "eve", "dimli").turn("gog", "drink")
    t.pile("gog", "Wine with a Chaser", "Elven Wine").hand("gog", YUCKY).hand("eve", WTD)
    t.gog.responds(YUCKY)
    t.eve.responds(WTD)
    assert t.alcohol == dict(gog=5, eve=0, dimli=0)


@pytest.mark.rule("CHNG-6")
def test_ones_own_card_can_be_stopped_and_a_third_players_drink_saved():
    """Whose Drink it is and who stops the change does not matter: Eve protects Gog from Dimli."""
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("dimli", SPIKE, WTD).hand("eve", WTD)
    t.dimli.responds(SPIKE)
    assert t.dimli.may(WTD)  # he might think better of it
    t.dimli.passes()
    t.eve.responds(WTD)
    assert t.alcohol == dict(gog=2, dimli=0, eve=0)
    assert t.dimli.hand == [WTD]


# Cards that do not --------------------------------------------------------------------------------


def unstoppable(t, rule="CHNG-6"):
    """A Sometimes Card lies on the table, Fleck may Negate it, Eve's Wench has no say in it."""
    assert (t.asked, t.asked_for) == ("fleck", "respond")
    assert t.fleck.may(IDTS)
    assert not t.eve.may(WTD)
    assert t.eve.why_not(WTD).rule == rule
    return True


@pytest.mark.rule("CHNG-3", "CHNG-6")
def test_ordering_drinks_changes_none():
    """The Wench likes people who order.

    EX-RDI5-wtd-1, EX-RDI2-wtd-1, EX-RDI4-wtd-1, EX-RDI7-wtd-1.
    """
    t = table("dimli", "eve", "fleck").turn("dimli", "order").hand("dimli", FRIENDS)
    t.hand("eve", WTD).hand("fleck", IDTS)
    t.dimli.responds(FRIENDS)
    assert unstoppable(t)
    t.fleck.passes()
    for _ in range(3):
        t.dimli.orders_for("eve")
    assert len(t.eve.pile) == 3
    assert t.gold == dict(dimli=9, eve=10, fleck=10)


@pytest.mark.rule("CHNG-3")
def test_making_somebody_drink_changes_no_drink():
    """One more Drink is not another Drink.

    EX-RDI5-wtd-1, EX-RDI2-wtd-1, EX-RDI4-wtd-1, EX-RDI7-wtd-1.
    """
    t = table("gog", "dimli", "eve", "fleck").turn("gog", "drink").pile("gog", "Wine", "Dark Ale")
    t.hand("dimli", DRINK_UP).hand("eve", WTD).hand("fleck", IDTS)
    t.dimli.responds(DRINK_UP)
    assert unstoppable(t)
    t.nobody_responds()
    assert t.alcohol == dict(gog=3, dimli=0, eve=0, fleck=0)


@pytest.mark.rule("CHNG-3")
def test_raising_a_players_ac_directly_changes_no_drink():
    """A sip goes into Gog, not into his Wine.

    EX-RDI5-wtd-1, EX-RDI2-wtd-1, EX-RDI4-wtd-1, EX-RDI7-wtd-1.
    """
    t = table("gog", TESS, "eve", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("tess", "Another sip").hand("eve", WTD).hand("fleck", IDTS)
    t.tess.responds("Another sip")
    assert unstoppable(t)
    t.nobody_responds()
    assert t.alcohol == dict(gog=3, tess=0, eve=0, fleck=0)


@pytest.mark.rule("CHNG-4")
def test_acting_on_a_drink_event_changes_no_drink():
    """Tess Ignores Fine Ambrosia unhindered.

    EX-RDI5-wtd-1, EX-RDI2-wtd-1, EX-RDI4-wtd-1, EX-RDI7-wtd-1.
    """
    t = table(TESS, "eve", "fleck").turn("tess", "drink").pile("tess", "Fine Ambrosia")
    t.hand("tess", "Fresh air").hand("eve", WTD).hand("fleck", IDTS)
    t.tess.responds("Fresh air")
    assert unstoppable(t)
    t.fleck.passes()
    assert t.gold == dict(tess=10, eve=10, fleck=10)
    assert t.alcohol == dict(tess=0, eve=0, fleck=0)


@pytest.mark.rule("CHNG-4", "CHNG-1")
def test_the_same_card_on_a_drink_does():
    """Tess's fresh air saves her from a Drink just as well, and there the Wench may object."""
    t = table(TESS, "eve", "fleck").turn("tess", "drink").pile("tess", "Wine")
    t.hand("tess", "Fresh air").hand("eve", WTD).hand("fleck", IDTS)
    t.tess.responds("Fresh air")
    assert t.eve.may(WTD)
    t.eve.responds(WTD)
    t.nobody_responds()
    assert t.alcohol == dict(tess=2, eve=0, fleck=0)


@pytest.mark.rule("CHNG-6")
def test_leaving_a_round_with_a_two_way_card_changes_no_drink():
    """Gog counts his toes to get out of a Round: the other half of that card does not matter."""
    t = table("fleck", "eve", "gog").hand("fleck", GIM, IDTS).hand("gog", COUNTING_TOES)
    t.hand("eve", WTD)
    t.fleck.plays(GIM)
    t.gog.responds(COUNTING_TOES)
    assert unstoppable(t)
    t.fleck.passes()
    assert t.gold == dict(fleck=11, eve=9, gog=10)  # Gog has left, and Fleck wins unchallenged


@pytest.mark.rule("CHNG-6")
@pytest.mark.parametrize("case", ["Ignore a blow", "hit back", "pay from the Inn"])
def test_sometimes_cards_that_have_nothing_to_do_with_drinks(case):
    """The Wench has no say in who dodges blows, hits back or does not pay."""
    if case == "pay from the Inn":
        t = table("fleck", "eve", "gog").hand("fleck", TIP, IDTS).hand("gog", LOINCLOTH)
        t.hand("eve", WTD)
        t.fleck.plays(TIP, at="gog")
        t.gog.responds(LOINCLOTH)
    elif case == "hit back":
        t = table("gog", "dimli", "eve", "fleck").hand("gog", DANCE).hand("dimli", BEARD)
        t.hand("eve", WTD).hand("fleck", IDTS)
        t.gog.plays(DANCE, at="dimli")
        t.dimli.responds(BEARD)
    else:
        t = table("gog", "eve", "fleck").hand("gog", DANCE).hand("eve", DISBELIEVE, WTD)
        t.hand("fleck", IDTS)
        t.gog.plays(DANCE, at="eve")
        t.eve.responds(DISBELIEVE)
    assert unstoppable(t)


@pytest.mark.rule("CHNG-6")
def test_a_card_of_another_type_that_changes_a_drink_is_out_of_reach():
    """Tess sprays Gog's Wine with an Anytime Card: the Wench Negates Sometimes Cards only."""
    t = table("gog", TESS, "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
    t.hand("tess", "Spray").hand("eve", WTD).hand("dimli", TIP)
    t.dimli.passes()
    t.tess.responds("Spray")
    assert t.asked == "dimli"
    assert not t.eve.may(WTD)
    t.nobody_responds()
    assert t.alcohol == dict(gog=4, tess=0, eve=0, dimli=0)


@pytest.mark.rule("CHNG-6")
def test_a_drink_itself_is_no_card_to_be_stopped():
    """When the Wine is turned up nobody has changed anything yet."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
    t.hand("gog", YUCKY).hand("eve", WTD)
    assert t.asked == "gog"
    assert t.eve.why_not(WTD).rule == "CHNG-6"


# Stopping is not changing -------------------------------------------------------------------------


@pytest.mark.rule("CHNG-5")
@pytest.mark.parametrize("no", ["Nonsense!", "Drinks were for drinking!"])
def test_negating_a_drink_changer_is_no_change_to_the_drink(no):
    """Tess Negates Dimli's spike, and the Wench has nothing to say to that.

    EX-RDI9-changedrink-1.

    Neither of Tess's cards is protected against being Negated; it is just no change to a Drink.
    """
    t = table("gog", "dimli", TESS, "eve", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("dimli", SPIKE).hand("tess", no).hand("eve", WTD).hand("fleck", IDTS)
    t.dimli.responds(SPIKE)
    assert t.eve.may(WTD)
    only(t, "tess", no)
    assert unstoppable(t)
    t.nobody_responds()
    assert t.alcohol == dict(gog=2, dimli=0, tess=0, eve=0, fleck=0)


@pytest.mark.rule("CHNG-5", "NEG-12")
def test_the_wench_cannot_answer_i_dont_think_so():
    """EX-RDI9-changedrink-1: Eve Negates Dimli's spike, and Dimli cannot turn the Wench on that."""
    t = table("gog", "dimli", "eve", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("dimli", SPIKE, WTD).hand("eve", IDTS).hand("fleck", IDTS)
    t.dimli.responds(SPIKE)
    only(t, "eve", IDTS)
    assert t.asked == "fleck"
    assert t.dimli.why_not(WTD).rule == "NEG-12"
    t.fleck.passes()
    assert t.alcohol == dict(gog=2, dimli=0, eve=0, fleck=0)


@pytest.mark.rule("CHNG-7")
def test_only_i_dont_think_so_touches_the_wench():
    """Only the one card can answer the Wench; everything else bounces off her.

    EX-RDI5-wtd-1, EX-RDI2-wtd-1, EX-RDI4-wtd-1, EX-RDI7-wtd-1.
    """
    t = table("gog", "dimli", "eve", TESS, "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("gog", YUCKY, "Shut up!", GOG_IDTS).hand("dimli", WTD).hand("eve", DISBELIEVE)
    t.hand("tess", "Nonsense!", "Drinks were for drinking!").hand("fleck", IDTS)
    t.gog.responds(YUCKY)
    only(t, "dimli", WTD)
    assert t.gog.may(GOG_IDTS)
    assert t.fleck.may(IDTS)
    assert t.tess.why_not("Nonsense!").rule == "NEG-12"
    assert t.tess.why_not("Drinks were for drinking!").rule == "NEG-12"
    assert t.gog.why_not("Shut up!").rule == "STAT-6"
    assert t.eve.why_not(DISBELIEVE).rule == "STAT-6"


@pytest.mark.rule("CHNG-7", "NEG-13")
@pytest.mark.parametrize(("stack", "drunk"), [(0, 0), (1, 2), (2, 0), (3, 2), (4, 0)])
def test_the_wench_and_those_who_think_not(stack, drunk):
    """Gog Ignores, the Wench stops him, and the others do not think so, one after the other."""
    t = table("gog", "dimli", "eve", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("gog", YUCKY, GOG_IDTS).hand("dimli", WTD, IDTS).hand("eve", IDTS).hand("fleck", IDTS)
    t.gog.responds(YUCKY)
    answers = [("dimli", WTD), ("gog", GOG_IDTS), ("eve", IDTS), ("fleck", IDTS)]
    for name, card in answers[:stack]:
        only(t, name, card)
    t.nobody_responds()
    assert t.alcohol == dict(gog=drunk, dimli=0, eve=0, fleck=0)


@pytest.mark.rule("CHNG-8")
def test_the_wench_cannot_stop_another_wench():
    """A copy cannot be Negated by a copy.

    EX-RDI5-wtd-1, EX-RDI2-wtd-1, EX-RDI4-wtd-1, EX-RDI7-wtd-1.
    """
    t = table("gog", "dimli", "eve", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("gog", YUCKY, WTD).hand("dimli", WTD).hand("eve", WTD).hand("fleck", IDTS)
    t.gog.responds(YUCKY)
    only(t, "dimli", WTD)
    assert t.asked == "fleck"
    for player in (t.gog, t.eve):
        assert not player.may(WTD)
        assert player.why_not(WTD).rule == "NEG-12"
    t.fleck.passes()
    assert t.alcohol == dict(gog=2, dimli=0, eve=0, fleck=0)


# The same text under another name -----------------------------------------------------------------


@pytest.mark.rule("CHNG-9", "CHNG-6")
def test_the_barkeep_says_the_same_as_the_wench():
    """The Barkeep's version stops a change to a Drink, and nothing that is none."""
    bar = stranger(barkeep, name="bar")
    t = table("gog", bar, "dimli", "fleck").turn("gog", "drink").pile("gog", "Wine", "Wine")
    t.hand("bar", BARKEEP).hand("dimli", DRINK_UP, SPIKE).hand("fleck", IDTS)
    t.dimli.responds(DRINK_UP)
    assert t.asked == "fleck"
    assert t.bar.why_not(BARKEEP).rule == "CHNG-6"
    t.fleck.passes()
    only(t, "dimli", SPIKE)
    assert t.bar.may(BARKEEP)
    only(t, "bar", BARKEEP)
    t.nobody_responds()
    assert t.alcohol == dict(gog=4, bar=0, dimli=0, fleck=0)


@pytest.mark.rule("CHNG-9", "CHNG-7", "CHNG-8")
@pytest.mark.parametrize("first", ["Wench", "Barkeep"])
def test_neither_touches_the_other_and_both_yield_to_i_dont_think_so(first):
    """Wench against Barkeep or the other way round: neither answers the other, only the Negate."""
    bar = stranger(barkeep, name="bar")
    t = table("gog", bar, "dimli", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("gog", YUCKY).hand("bar", BARKEEP).hand("dimli", WTD).hand("fleck", IDTS)
    t.gog.responds(YUCKY)
    if first == "Wench":
        only(t, "dimli", WTD)
        assert t.bar.why_not(BARKEEP).rule == "NEG-12"
    else:
        only(t, "bar", BARKEEP)
        assert t.dimli.why_not(WTD).rule == "NEG-12"
    t.fleck.responds(IDTS)
    t.nobody_responds()
    assert t.alcohol == dict(gog=0, bar=0, dimli=0, fleck=0)


@pytest.mark.parametrize(
    ("word", "kind", "after"),
    [
        (strengthen(2), "strengthened", 4),
        (weaken_to(1), "strengthened", 1),
        (replace_drink(4), "replaced", 4),
        (drink_to_fortitude, "turned-to-fortitude", 0),
        (fortitude_instead(3), "turned-to-fortitude", 0),
    ],
)
def test_everybody_hears_how_strong_a_drink_was_and_is(word, kind, after):
    """Its Alcohol Content, that is: Wizard's Brew heals by 2 besides."""
    t = table("gog", stranger(sometimes("Sleeve", when=a_drink, do=word))).turn("gog", "drink")
    t.pile("gog", "Wizard's Brew").hand("tess", "Sleeve")
    while not t.drinks:
        t.tess.passes()
    t.tess.responds("Sleeve")
    (told,) = t.happened(kind)
    assert (told.before, told.after) == (2, after)
