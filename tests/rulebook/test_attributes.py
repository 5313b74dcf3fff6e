"""Fortitude, Alcohol Content, Gold, and what it means to affect them (STAT; OP-25)."""

import pytest

from lastcall.engine import terms as w
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    TO_ME,
    a_player,
    action,
    another_player,
    another_wins_round,
    either,
    ignore_card,
    ignore_drink,
    my_drink,
    sometimes,
    strengthen,
    take_pot,
)
from lastcall.testing import table

GIM = "Gambling? I'm in!"
IDTS = "I don't think so!"
WTD = "The Wench thinks you should stop playing with the drinks."
TIP = "Tip the Wench."
DANCE = "Dance with Gog!"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
SAD_SONG = "And now I'm going to play something really sad."
BALLAD = "This is in payment for that heroic ballad I wrote about you!"
PRIEST = "Who knew? One of my fans is a priest!"
DISBELIEVE = "I attempt to disbelieve."
ILLUSION = "Ha! That's just an illusion. I'm actually over here!"
LOINCLOTH = "Gog find shiny in loincloth!"
WAITING = "You have this. I'm waiting for the good stuff!"

# Cards that no RDI2 deck has, in the words of the vocabulary.
prayer = action(
    "Prayer of Healing", a_player.gains(fortitude=2), a_player.pays(1, TO_ME), provenance="test"
)
cold_water = action("Cold water", another_player.loses(alcohol=1), provenance="test")
blessing = action("Blessing", a_player.gains(fortitude=2), provenance="test")
money_or_teeth = action(
    "Your money or your teeth!",
    *another_player.chooses(another_player.loses(fortitude=2), another_player.pays(2, TO_ME)),
    provenance="test",
)
you_think_you_won = sometimes(
    "Um... I know you think you won, but...", when=another_wins_round, do=take_pot
)
thick_skull = either(
    "Thick skull", ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=w.FORTITUDE)
)
sober_mind = either("Sober mind", ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=w.ALCOHOL))
tight_purse = either("Tight purse", ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=w.GOLD))


def stranger(*cards, name="tess"):
    """A character of our own with these cards."""
    filler = 30 * action("Filler", another_player.loses(fortitude=1))
    return Character(name, name.title(), race="human", box="test", deck=[*cards, filler])


# The bounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("STAT-1")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_fortitude_stops_at_20(before, after):
    """Fleck's priest heals 2 Fortitude, but never beyond 20."""
    t = table("fleck", "gog", "eve").stats("fleck", fortitude=before).hand("fleck", PRIEST)
    t.fleck.plays(PRIEST)
    assert t.fortitude == dict(fleck=after, gog=20, eve=20)


@pytest.mark.rule("STAT-1")
@pytest.mark.parametrize(("before", "after"), [(5, 1), (4, 0), (3, 0), (1, 0)])
def test_fortitude_stops_at_0(before, after):
    """Gog dances Eve down by 4, and her Fortitude goes no lower than 0."""
    t = table("gog", "eve", "dimli").stats("eve", fortitude=before).hand("gog", DANCE)
    t.gog.plays(DANCE, at="eve")
    assert t.fortitude == dict(gog=20, eve=after, dimli=20)
    assert t.eve.alive == (after > 0)


@pytest.mark.rule("STAT-1")
@pytest.mark.parametrize(("before", "after"), [(16, 18), (17, 19), (18, 20), (19, 20)])
def test_alcohol_content_stops_at_20(before, after):
    """Eve talks Gog drunker by 2, and his Alcohol Content goes no higher than 20."""
    t = table("eve", "gog", "dimli").stats("gog", alcohol=before).hand("eve", DRUNKER)
    t.eve.plays(DRUNKER, at="gog")
    assert t.alcohol == dict(eve=0, gog=after, dimli=0)
    assert t.gog.alive == (after < 20)


@pytest.mark.rule("STAT-1")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_alcohol_content_stops_at_0(before, after):
    """Fleck's sad song sobers everybody by 1, and nobody below 0."""
    t = table("fleck", "gog", "eve").stats("gog", alcohol=before).hand("fleck", SAD_SONG)
    t.fleck.plays(SAD_SONG)
    assert t.alcohol == dict(fleck=0, gog=after, eve=0)


@pytest.mark.rule("STAT-2")
def test_gold_has_no_ceiling():
    """Fleck, who is rich beyond any track, is paid 2 more for a ballad."""
    t = table("fleck", "gog", "eve").stats("fleck", gold=500).hand("fleck", BALLAD)
    t.fleck.plays(BALLAD, at="gog")
    assert t.gold == dict(fleck=502, gog=8, eve=10)


@pytest.mark.rule("STAT-2", "STAT-5")
@pytest.mark.parametrize(("stash", "paid"), [(3, 2), (2, 2), (1, 1)])
def test_a_payer_with_too_little_gold_hands_over_what_there_is(stash, paid):
    """Gog owes Fleck 2 for a ballad and pays what he has, never going below 0."""
    t = table("fleck", "gog", "eve").stats("gog", gold=stash).hand("fleck", BALLAD)
    t.fleck.plays(BALLAD, at="gog")
    assert t.gold == dict(fleck=10 + paid, gog=stash - paid, eve=10)
    assert t.inn == 0
    assert t.gog.alive == (stash > paid)


@pytest.mark.rule("STAT-5")
def test_the_inn_gets_no_more_than_there_is():
    """A house deck makes Gog pay the Inn 3 while he has 1: the Inn gets 1 and he is out."""
    robber = stranger(action("Bar tab", another_player.pays(3)))
    t = table(robber, "gog", "eve").stats("gog", gold=1).hand("tess", "Bar tab")
    t.tess.plays("Bar tab", at="gog")
    assert t.gold == dict(tess=10, gog=0, eve=10)
    assert t.inn == 1
    assert t.alive == ["tess", "eve"]


@pytest.mark.rule("STAT-3", "STAT-12")
@pytest.mark.first_chair
def test_the_inn_never_runs_dry():
    """Three players let the Inn, which has taken nothing so far, pay for Dimli's belch."""
    t = table("dimli", "gog", "fleck", "gog").hand("dimli", "Impressive Dwarven War Belch!")
    t.hand("gog", LOINCLOTH).hand("gog_2", LOINCLOTH)
    t.hand("fleck", "Appreciative listeners! How nice!")
    t.dimli.plays("Impressive Dwarven War Belch!")
    assert t.inn == 0
    t.gog.responds(LOINCLOTH)
    t.fleck.responds("Appreciative listeners! How nice!")
    t.gog_2.responds(LOINCLOTH)
    assert t.gold == dict(dimli=13, gog=10, fleck=10, gog_2=10)
    assert t.inn == -3


@pytest.mark.rule("STAT-12")
def test_gold_of_the_inn_counts_as_paid_and_arrives():
    """Gog owns 1 Gold and owes Fleck 2: from the Inn Fleck gets both, and Gog keeps his last."""
    t = table("fleck", "gog", "eve").stats("gog", gold=1).hand("fleck", BALLAD)
    t.hand("gog", LOINCLOTH)
    t.fleck.plays(BALLAD, at="gog")
    t.gog.responds(LOINCLOTH).nobody_responds()
    assert t.gold == dict(fleck=12, gog=1, eve=10)
    assert t.inn == -2
    assert t.gog.alive


@pytest.mark.rule("STAT-12")
def test_an_ante_of_the_inns_gold_is_an_ante():
    """Gog lets the Inn ante for him: the pot is full and he is in the Round."""
    t = table("eve", "gog", "dimli").hand("eve", GIM).hand("gog", LOINCLOTH, "I raise!")
    t.eve.plays(GIM)
    t.gog.responds(LOINCLOTH).nobody_responds()
    assert t.pot == 3
    assert t.in_round == ["eve", "gog", "dimli"]
    assert t.gold == dict(eve=9, gog=10, dimli=9)
    assert t.inn == -1
    assert t.gog.may("I raise!")


# As much as possible ------------------------------------------------------------------------------


@pytest.mark.rule("STAT-4")
@pytest.mark.parametrize(
    "victim",
    [
        pytest.param("gog", id="EX-RDI2-minmax-1"),
        pytest.param("eve", id="EX-RDI9-minmax-1"),
        pytest.param("dimli", id="EX-RDI7-minmax-1"),
    ],
)
@pytest.mark.first_chair
def test_a_sober_listener_still_pays(victim):
    """At AC 0 the sad song sobers nobody, but is paid for.

    EX-RDI2-minmax-1, EX-RDI9-minmax-1, EX-RDI7-minmax-1.
    """
    t = table("fleck", victim, "fleck").stats(victim, alcohol=0).stats("fleck_2", alcohol=3)
    t.hand("fleck", SAD_SONG)
    t.fleck.plays(SAD_SONG)
    assert t.alcohol == {"fleck": 0, victim: 0, "fleck_2": 2}
    assert t.gold == {"fleck": 12, victim: 9, "fleck_2": 9}


@pytest.mark.rule("STAT-4")
@pytest.mark.parametrize(
    "patient",
    [pytest.param("gog", id="EX-RDI5-minmax-1"), pytest.param("dimli", id="EX-RDI4-minmax-1")],
)
def test_the_healthy_pay_for_their_healing_all_the_same(patient):
    """A prayer heals nobody beyond 20, but costs its Gold.

    EX-RDI5-minmax-1, EX-RDI4-minmax-1.
    """
    t = table(stranger(prayer, name="deirdre"), patient, "eve").hand("deirdre", "Prayer of Healing")
    t.deirdre.plays("Prayer of Healing", at=patient)
    assert t.fortitude == {"deirdre": 20, patient: 20, "eve": 20}
    assert t.gold == {"deirdre": 11, patient: 9, "eve": 10}


@pytest.mark.rule("STAT-4")
def test_the_price_is_paid_in_full_for_a_blow_cut_short():
    """Gog sits on Eve, who has 1 Fortitude of 3 to lose, and pays his whole Gold for it."""
    t = table("gog", "eve", "dimli").stats("eve", fortitude=1)
    t.hand("gog", "Sorry, Gog not see you sitting there...")
    t.gog.plays("Sorry, Gog not see you sitting there...", at="eve")
    assert t.eve.fortitude == 0
    assert t.happened("paid")[0].amount == 1
    assert t.alive == ["gog", "dimli"]


# What affects whom --------------------------------------------------------------------------------


@pytest.mark.rule("STAT-6")
@pytest.mark.parametrize(
    ("tipper", "tipped", "protection"),
    [
        pytest.param("gog", "eve", DISBELIEVE, id="EX-RDI5-affects-1"),
        pytest.param("dimli", "gog", "Shut up!", id="EX-RDI4-affects-1"),
        pytest.param("fleck", "eve", ILLUSION, id="EX-RDI9-affects-1"),
        pytest.param("eve", "gog", "Shut up!", id="EX-RDI7-affects-1"),
    ],
)
def test_a_tip_affects_gold_and_can_be_ignored(tipper, tipped, protection):
    """A tip takes Gold, so it can be Ignored.

    EX-RDI5-affects-1, EX-RDI4-affects-1, EX-RDI9-affects-1, EX-RDI7-affects-1.
    """
    bystander = stranger()
    t = table(tipper, tipped, bystander).hand(tipper, TIP).hand(tipped, protection)
    t.player(tipper).plays(TIP, at=tipped)
    t.player(tipped).responds(protection)
    assert t.gold == {tipper: 10, tipped: 10, "tess": 10}
    assert t.inn == 0


@pytest.mark.rule("STAT-6")
@pytest.mark.first_chair
def test_a_card_affects_only_those_it_changes():
    """Gog dances with Eve: Dimli's helmet has nothing to do there, and neither has the other Gog's.

    Gog himself is not affected either.
    """
    helmet = "Good thing I was wearing my great-grandfather's helmet!"
    t = table("gog", "eve", "dimli", "gog").hand("gog", DANCE, "Shut up!")
    t.hand("eve", DISBELIEVE).hand("dimli", helmet).hand("gog_2", "Shut up!")
    t.gog.plays(DANCE, at="eve")
    assert t.eve.may(DISBELIEVE)
    for player, card in [(t.dimli, helmet), (t.gog_2, "Shut up!"), (t.gog, "Shut up!")]:
        assert not player.may(card)
        assert player.why_not(card).rule == "STAT-6"


@pytest.mark.rule("STAT-6")
@pytest.mark.parametrize(
    ("attack", "skull", "mind", "purse"),
    [
        ("Blow", True, False, False),
        ("Cup", False, True, False),
        ("Bill", False, False, True),
    ],
)
def test_an_attribute_is_affected_by_what_changes_it_and_nothing_else(attack, skull, mind, purse):
    """Of three Ignore cards, each for one attribute, only the fitting one may be played."""
    attacker = stranger(
        action("Blow", another_player.loses(fortitude=1)),
        action("Cup", another_player.gains(alcohol=1)),
        action("Bill", another_player.pays(1)),
        name="ruff",
    )
    t = table(attacker, stranger(thick_skull, sober_mind, tight_purse), "eve").hand("ruff", attack)
    t.hand("tess", "Thick skull", "Sober mind", "Tight purse")
    t.ruff.plays(attack, at="tess")
    assert t.tess.may("Thick skull") == skull
    assert t.tess.may("Sober mind") == mind
    assert t.tess.may("Tight purse") == purse


@pytest.mark.rule("STAT-6")
def test_being_made_to_drink_does_not_affect_directly():
    """Dimli makes Gog drink more: the Drink will change his AC, Dimli's card does not."""
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Wine", "Dragon Breath Ale")
    t.hand("gog", "Shut up!").hand("dimli", "Drink up, friend!").hand("eve", IDTS)
    t.dimli.responds("Drink up, friend!")
    assert t.asked == "eve"
    assert t.gog.why_not("Shut up!").rule == "STAT-6"
    t.nobody_responds()
    assert t.alcohol == dict(gog=6, dimli=0, eve=0)


@pytest.mark.rule("STAT-6")
def test_a_toast_does_not_affect_directly():
    """Fleck toasts his friends: what comes of it are Drinks, so Gog cannot Ignore the toast."""
    t = table("fleck", "gog", "eve").drink_deck("Wine", "Wine", "Dark Ale")
    t.hand("fleck", "A toast! To my friends!").hand("gog", "Shut up!", TIP)
    t.gog.passes()
    t.fleck.plays("A toast! To my friends!")
    assert t.asked == "gog"
    assert t.gog.why_not("Shut up!").rule == "STAT-6"
    t.nobody_responds()
    assert t.alcohol == dict(fleck=2, gog=2, eve=1)


@pytest.mark.rule("STAT-7")
@pytest.mark.first_chair
def test_a_blow_to_a_limit_still_affects():
    """At AC 0 Gog may Ignore a card that would lower his AC: the limit alone stops it."""
    t = table(stranger(cold_water), "gog", "eve").hand("tess", "Cold water").hand("gog", "Shut up!")
    t.tess.plays("Cold water", at="gog")
    assert t.gog.may("Shut up!")
    t.gog.responds("Shut up!")
    assert t.alcohol == dict(tess=0, gog=0, eve=0)
    assert t.where("Shut up!", "gog") == ["discard 1"]


@pytest.mark.rule("STAT-7")
def test_healing_at_the_limit_still_affects():
    """At F 20 Gog may use a card against what touches his Fortitude on a blessing."""
    t = table(stranger(blessing), "gog", "eve").hand("tess", "Blessing")
    t.hand("gog", "Stop poking Gog")
    t.tess.plays("Blessing", at="gog")
    assert t.gog.may("Stop poking Gog")


@pytest.mark.rule("STAT-7")
def test_a_penniless_player_is_still_affected_by_a_bill():
    """Out of Gold in a Round, Gog may Ignore a bill that could take nothing from him anyway."""
    t = table("eve", "gog", "dimli").stats("gog", gold=1).hand("eve", GIM, "Gold? What Gold?")
    t.hand("gog", "Shut up!", "I raise!")
    t.eve.plays(GIM)
    t.everyone.passes()
    t.everyone.passes()  # on the antes
    assert t.gog.gold == 0
    t.eve.plays("Gold? What Gold?", at="gog")
    assert t.gog.may("Shut up!")
    t.gog.responds("Shut up!").nobody_responds()
    assert t.gold == dict(eve=9, gog=0, dimli=9)


# Changing a Drink, Negating, diverting the pot, giving a Drink: none of it affects ----------------


@pytest.mark.rule("STAT-8", "STAT-6")
@pytest.mark.parametrize(
    ("drinker", "protection", "spike", "total"),
    [
        pytest.param("gog", "Shut up!", "Firewater", 4, id="EX-RDI2-affects-2"),
        pytest.param("tess", "Sober mind", "Mushroom spores", 3, id="EX-RDI5-affects-2"),
        pytest.param("tess", "Sober mind", "Firewater", 4, id="EX-RDI4-affects-2"),
        pytest.param("eve", DISBELIEVE, "Mushroom spores", 3, id="EX-RDI9-affects-2"),
        pytest.param("eve", ILLUSION, "Firewater", 4, id="EX-RDI7-affects-2"),
    ],
)
def test_changing_a_drink_does_not_affect_its_drinker(drinker, protection, spike, total):
    """A spike changes only the Drink.

    EX-RDI2-affects-2, EX-RDI5-affects-2, EX-RDI4-affects-2, EX-RDI9-affects-2,
    EX-RDI7-affects-2.
    """
    spiker = stranger(
        sometimes("Mushroom spores", when=w.A_DRINK, do=strengthen(1)),
        sometimes("Firewater", when=w.A_DRINK, do=strengthen(2)),
        name="dale",
    )
    seat = stranger(sober_mind) if drinker == "tess" else drinker
    t = table(seat, spiker, "fleck").turn(drinker, "drink").pile(drinker, "Wine")
    t.hand(drinker, protection).hand("dale", spike).hand("fleck", IDTS)
    t.dale.responds(spike)
    assert t.asked == "fleck"  # the spike lies there, waiting for answers
    assert not t.player(drinker).may(protection)
    assert t.player(drinker).why_not(protection).rule == "STAT-6"
    t.nobody_responds()
    assert t.alcohol == {drinker: total, "dale": 0, "fleck": 0}
    assert t.player(drinker).hand == [protection]


@pytest.mark.rule("STAT-9")
@pytest.mark.parametrize(
    ("drinker", "protection", "ignore", "negate"),
    [
        pytest.param("eve", DISBELIEVE, "Drink what? This is empty.", WTD, id="EX-RDI5-affects-3"),
        pytest.param("tess", "Sober mind", "Not for me", IDTS, id="EX-RDI4-affects-3"),
        pytest.param("gog", "Shut up!", "This taste yucky!", IDTS, id="EX-RDI9-affects-3"),
        pytest.param("eve", ILLUSION, "Drink what? This is empty.", IDTS, id="EX-RDI7-affects-4"),
    ],
)
def test_negating_an_ignore_does_not_affect_the_drinker(drinker, protection, ignore, negate):
    """A Negate takes nobody's AC up.

    EX-RDI5-affects-3, EX-RDI4-affects-3, EX-RDI9-affects-3, EX-RDI7-affects-4.

    The drinker cannot Ignore it, and drinks.
    """
    not_for_me = sometimes("Not for me", when=my_drink, do=ignore_drink)
    seat = stranger(sober_mind, not_for_me) if drinker == "tess" else drinker
    t = table(seat, "dimli", "fleck").turn(drinker, "drink").pile(drinker, "Dragon Breath Ale")
    t.hand(drinker, protection, ignore).hand("dimli", negate).hand("fleck", IDTS)
    t.player(drinker).responds(ignore)
    t.dimli.responds(negate)
    assert t.asked == "fleck"  # the Negate lies there, and only such a card could answer it
    assert not t.player(drinker).may(protection)
    assert t.player(drinker).why_not(protection).rule == "STAT-6"
    t.nobody_responds()
    assert t.alcohol == {drinker: 4, "dimli": 0, "fleck": 0}
    assert t.player(drinker).hand == [protection]
    assert t.player(drinker).discard == [ignore]


@pytest.mark.rule("STAT-9")
def test_after_a_negated_ignore_a_second_one_is_good():
    """EX-RDI5-affects-3: the reopened window on the Drink takes Eve's second Ignore."""
    empty = "Drink what? This is empty."
    t = table("eve", "dimli", "fleck").turn("eve", "drink").pile("eve", "Dragon Breath Ale")
    t.hand("eve", empty, empty).hand("dimli", WTD)
    t.eve.responds(empty)
    t.dimli.responds(WTD)
    t.eve.responds(empty)
    assert t.alcohol == dict(eve=0, dimli=0, fleck=0)
    assert t.eve.discard == [empty, empty]


@pytest.mark.rule("STAT-9")
def test_negating_a_shield_against_a_blow_does_not_affect_either():
    """Gog Negates the Ignore with which Eve met his dance: she may Ignore the dance, not that."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE, "Gog not think so!")
    t.hand("eve", DISBELIEVE, ILLUSION).hand("dimli", IDTS)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(DISBELIEVE)
    t.dimli.passes()
    t.gog.responds("Gog not think so!")
    assert t.asked == "dimli"
    assert t.eve.why_not(ILLUSION).rule == "STAT-6"
    t.dimli.passes()
    t.eve.responds(ILLUSION)
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, eve=20, dimli=20)


@pytest.mark.rule("STAT-10")
def test_taking_the_pot_does_not_affect_the_former_winner():
    """Gog wins a Round, and a trickster takes the pot: it was never Gog's Gold to protect."""
    t = table("gog", stranger(you_think_you_won), "dimli").hand("gog", GIM, "Shut up!")
    t.hand("tess", "Um... I know you think you won, but...").hand("dimli", IDTS)
    t.gog.plays(GIM)
    t.tess.responds("Um... I know you think you won, but...")
    assert t.asked == "dimli"
    assert not t.gog.may("Shut up!")
    assert t.gog.why_not("Shut up!").rule == "STAT-6"
    t.dimli.passes()
    assert t.gold == dict(gog=9, tess=12, dimli=9)


@pytest.mark.rule("STAT-11", "NEG-6")
def test_being_given_a_drink_affects_nothing():
    """Dimli hands Gog his Wine: Gog cannot Ignore the gift, but then he can Ignore the Drink."""
    t = table("dimli", "gog", "eve").turn("dimli", "drink").pile("dimli", "Wine")
    t.hand("dimli", WAITING).hand("gog", "Shut up!", "This taste yucky!").hand("eve", IDTS)
    t.dimli.responds(WAITING, to="gog")
    assert t.asked == "eve"
    assert t.gog.why_not("Shut up!").rule == "STAT-6"
    assert t.gog.why_not("This taste yucky!").rule == "NEG-7"
    t.eve.passes()
    assert t.asked == "gog"
    assert not t.gog.may("Shut up!")
    t.gog.responds("This taste yucky!").nobody_responds()
    assert t.alcohol == dict(dimli=0, gog=0, eve=0)


# Open choices -------------------------------------------------------------------------------------


@pytest.mark.rule("OP-25", "STAT-6")
@pytest.mark.parametrize("card", ["Thick skull", "Tight purse"])
def test_a_choice_still_open_affects_every_attribute_it_might_change(card):
    """Fortitude or Gold, chosen on resolution: it can be Ignored for either, not for AC."""
    victim = stranger(thick_skull, sober_mind, tight_purse)
    t = table(stranger(money_or_teeth, name="ruff"), victim, "eve")
    t.hand("ruff", "Your money or your teeth!")
    t.hand("tess", "Thick skull", "Sober mind", "Tight purse")
    t.ruff.plays("Your money or your teeth!", at="tess")
    assert t.tess.may(card)
    assert t.tess.why_not("Sober mind").rule == "STAT-6"
    t.tess.responds(card).nobody_responds()
    assert t.asked_for == "order"  # nothing was left to choose
    assert t.fortitude == dict(ruff=20, tess=20, eve=20)
    assert t.gold == dict(ruff=10, tess=10, eve=10)


@pytest.mark.rule("OP-25")
@pytest.mark.parametrize(
    ("choice", "fortitude", "gold"),
    [(0, 18, dict(ruff=10, tess=10)), (1, 20, dict(ruff=12, tess=8))],
)
def test_the_choice_comes_on_resolution(choice, fortitude, gold):
    """Nobody answers the robber: now the victim chooses, and only that happens."""
    t = table(stranger(money_or_teeth, name="ruff"), stranger(), "eve")
    t.hand("ruff", "Your money or your teeth!")
    t.ruff.plays("Your money or your teeth!", at="tess")
    assert (t.asked, t.asked_for) == ("tess", "choice")
    assert t.fortitude == dict(ruff=20, tess=20, eve=20)
    t.tess.chooses(choice)
    assert t.fortitude == dict(ruff=20, tess=fortitude, eve=20)
    assert t.gold == {**gold, "eve": 10}
