"""Dimli's own cards, each played through the table."""

import pytest

from lastcall.testing import table

DECK = "dimli"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
HIT = "Why you laugh at Gog?"
EITHER = "Can't you see I'm talking to this pretty, bearded lass here?"
BELCH = "Impressive Dwarven War Belch!"

# Actions -----------------------------------------------------------------------------------------

ATTACKS = [
    ("Stop using my head as a table!", 1),
    ("That's it! No more short jokes!", 2),
    ("Are you saying I'm grumpy?", 2),
    ("Let's try some Dwarven wrist wrestling!", 2),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss"), ATTACKS)
def test_attacks_hurt_the_player_named(title, loss, watch, ways):
    """Another player of Dimli's choice loses Fortitude, and nobody else does."""
    t = table("dimli", "eve", "gog").hand("dimli", title)
    assert ways(t.dimli, title) == ["eve", "gog"]
    seen = watch(t)
    t.dimli.plays(title, at="gog")
    t.everyone.passes()
    assert seen.changes == {"dimli": {"spent": [title]}, "gog": {"fortitude": -loss}}


@pytest.mark.plays(BELCH)
def test_the_war_belch_earns_a_gold_from_each(watch):
    """Each other player pays Dimli 1 Gold."""
    t = table("dimli", "eve", "gog", "fleck").hand("dimli", BELCH)
    seen = watch(t)
    t.dimli.plays(BELCH)
    t.everyone.passes()
    assert seen.changes == {
        "dimli": {"gold": 3, "spent": [BELCH]},
        "eve": {"gold": -1},
        "gog": {"gold": -1},
        "fleck": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [*[title for title, _ in ATTACKS], BELCH])
@pytest.mark.rule("CARD-2", "TURN-9")
def test_actions_wait_for_dimlis_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("dimli", title)


# Gold --------------------------------------------------------------------------------------------

FROM_THE_INN = ["Dwarves always have money.", "Lemme check the money belt..."]


@pytest.mark.plays
@pytest.mark.parametrize("title", FROM_THE_INN)
@pytest.mark.rule("STAT-12")
def test_the_inn_pays_for_dimli(title, watch):
    """Gog crushes a stein: Dimli's Gold comes from the Inn, Eve's from her Stash; Gog has both."""
    stein = "Gog crush beer stein on head"
    t = table("gog", "dimli", "eve").hand("gog", stein).hand("dimli", title)
    seen = watch(t)
    t.gog.plays(stein)
    t.dimli.responds(title)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": -1,
        "gog": {"gold": 2, "spent": [stein]},
        "dimli": {"spent": [title]},
        "eve": {"gold": -1},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", FROM_THE_INN)
@pytest.mark.rule("GAMB-5", "STAT-12")
def test_the_inn_antes_for_dimli(title, watch):
    """Anteing is losing Gold; the Inn stands in and Dimli is in the Round."""
    t = table("gog", "dimli", "eve").hand("gog", IM_IN).hand("dimli", title).hand("eve", IM_IN)
    t.gog.plays(IM_IN)
    seen = watch(t)
    t.dimli.responds(title)
    t.until("gamble", "eve")
    assert seen.changes == {
        "inn": -1,
        "pot": 3,
        "gog": {"gold": -1},
        "dimli": {"spent": [title]},
        "eve": {"gold": -1},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", FROM_THE_INN)
@pytest.mark.rule("GAMB-36", "GAMB-35")
def test_a_penniless_dimli_can_still_raise_on_the_inns_money(title, watch):
    """With an empty Stash his raise stands, because the Inn antes for him; everybody antes."""
    t = table("gog", "dimli", "eve").hand("gog", IM_IN).stats("dimli", gold=1)
    t.hand("dimli", "I raise!", title).hand("eve", IM_IN)
    t.gog.plays(IM_IN)
    t.dimli.passes()
    t.until("gamble", "dimli")
    assert t.gold["dimli"] == 0
    seen = watch(t)
    t.dimli.gambles("I raise!")
    t.dimli.responds(title)
    t.until("gamble", "eve")
    assert seen.changes == {
        "inn": -1,
        "pot": 3,
        "controller": "dimli",
        "gog": {"gold": -1},
        "dimli": {"spent": sorted(["I raise!", title])},
        "eve": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", FROM_THE_INN)
@pytest.mark.rule("CARD-3")
def test_the_inn_pays_only_for_dimlis_losses(title):
    """Not on a quiet turn, not for another's payment, not when Dimli is hit."""
    t = table("gog", "dimli", "eve").hand("gog", TIP, HIT).hand("dimli", title, TIP)
    assert t.dimli.why_not(title).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(TIP, at="eve")
    assert t.dimli.why_not(title).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(HIT, at="dimli")
    assert t.dimli.why_not(title).rule == "CARD-3"


# Drinks ------------------------------------------------------------------------------------------

IGNORES_A_DRINK = [
    "I don't want this watered-down stuff!",
    "My mother gave me stronger stuff when I was a baby!",
    EITHER,
]
URP = "Uuurp! That hit the spot!"
GIVE = "You have this. I'm waiting for the good stuff!"
SPIKE = "Spike it with Firewater"
SPLIT = "Now this stuff is actually good! Try some!"
MORE = "Drink up, friend!"


def drinking(*hand, pile=("Elven Wine",)):
    """Dimli's Drink is face up; Gog comes next and will be asked to discard."""
    t = table("dimli", "gog", "eve").turn("dimli", "drink").pile("dimli", *pile)
    return t.hand("dimli", *hand).hand("gog", IM_IN)


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_A_DRINK)
@pytest.mark.rule("CHSR-10")
def test_dimli_ignores_a_drink_with_its_chasers(title, watch):
    """Wine with a Chaser and the Mead beneath it do nothing to him."""
    t = drinking(title, pile=("Wine with a Chaser", "Mead"))
    seen = watch(t)
    t.dimli.responds(title)
    t.until("discard", "gog")
    assert seen.changes == {"dimli": {"spent": [title]}}
    assert t.drink_discard_titles == ["Wine with a Chaser", "Mead"]


@pytest.mark.plays(URP)
def test_uuurp_turns_alcohol_into_fortitude(watch):
    """Elven Wine gives him 3 Fortitude instead of 3 Alcohol Content."""
    t = drinking(URP).stats("dimli", fortitude=10, alcohol=4)
    seen = watch(t)
    t.dimli.responds(URP)
    t.until("discard", "gog")
    assert seen.changes == {"dimli": {"fortitude": 3, "spent": [URP]}}


@pytest.mark.plays(URP, SPIKE)
def test_uuurp_takes_the_firewater_along(watch):
    """What was added to the Drink before becomes Fortitude as well: 3 and 2."""
    t = drinking(URP, SPIKE).stats("dimli", fortitude=10)
    seen = watch(t)
    t.dimli.responds(SPIKE)
    t.everyone.passes()
    t.dimli.responds(URP)
    t.until("discard", "gog")
    assert seen.changes == {"dimli": {"fortitude": 5, "spent": [SPIKE, URP]}}


@pytest.mark.plays(GIVE)
@pytest.mark.rule("DRNK-5")
def test_dimli_gives_his_drink_away(watch, ways):
    """The whole Elven Wine goes to Eve; Dimli drinks nothing."""
    t = drinking(GIVE)
    assert ways(t.dimli, GIVE) == ["eve", "gog"]
    seen = watch(t)
    t.dimli.responds(GIVE, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {"dimli": {"spent": [GIVE]}, "eve": {"alcohol": 3}}


@pytest.mark.plays(GIVE)
@pytest.mark.rule("NEG-6")
def test_a_drink_given_away_can_be_ignored_by_its_new_drinker(watch):
    """Eve, handed the Drink, Ignores it; before, it was not hers to Ignore."""
    t = drinking(GIVE).hand("eve", "Drink what? This is empty.")
    seen = watch(t)
    assert not t.eve.may("Drink what? This is empty.")
    t.dimli.responds(GIVE, to="eve")
    t.eve.responds("Drink what? This is empty.")
    t.until("discard", "gog")
    assert seen.changes == {
        "dimli": {"spent": [GIVE]},
        "eve": {"spent": ["Drink what? This is empty."]},
    }


@pytest.mark.plays(SPLIT)
@pytest.mark.rule("SPLT-4")
def test_dimli_splits_his_drink(watch, ways):
    """Elven Wine is 2 and 2: both halves are rounded up."""
    t = drinking(SPLIT)
    assert ways(t.dimli, SPLIT) == ["eve", "gog"]
    seen = watch(t)
    t.dimli.responds(SPLIT, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {"dimli": {"alcohol": 2, "spent": [SPLIT]}, "eve": {"alcohol": 2}}


@pytest.mark.refused(SPLIT)
@pytest.mark.rule("SPLT-13")
def test_dimli_cannot_split_mead_with_a_card():
    """Mead is immune to every card that splits."""
    t = drinking(SPLIT, TIP, pile=("Mead",))
    t.until("respond", "dimli").dimli.passes()
    assert t.drinks
    assert t.dimli.why_not(SPLIT).rule == "SPLT-13"


@pytest.mark.plays(SPIKE)
def test_dimli_spikes_anybodys_drink(watch):
    """Eve's Light Ale has 2 more AC in it; Dimli and Gog drink nothing."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Light Ale")
    t.hand("dimli", SPIKE).hand("gog", IM_IN, "Shut up!")
    seen = watch(t)
    t.dimli.responds(SPIKE)
    t.until("discard", "gog")
    assert seen.changes == {"eve": {"alcohol": 3}, "dimli": {"spent": [SPIKE]}}


@pytest.mark.plays(SPIKE)
@pytest.mark.rule("SPLT-2", "SPLT-6", "CARD-9")
def test_firewater_goes_into_one_half_of_a_split_drink(watch):
    """After the split he spikes Eve's half and then his own: 2+2 each, but one card for each."""
    t = drinking(SPLIT, SPIKE, SPIKE)
    seen = watch(t)
    t.dimli.responds(SPLIT, to="eve")
    t.everyone.passes()
    t.dimli.responds(SPIKE, on="eve")
    t.everyone.passes()
    assert [(d["drinker"], d["alcohol"]) for d in t.drinks] == [("dimli", 2), ("eve", 4)]
    t.dimli.responds(SPIKE, on="dimli")
    t.until("discard", "gog")
    assert seen.changes == {
        "dimli": {"alcohol": 4, "spent": sorted([SPLIT, SPIKE, SPIKE])},
        "eve": {"alcohol": 4},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [*IGNORES_A_DRINK, URP, GIVE, SPLIT])
@pytest.mark.rule("NEG-5", "NEG-7", "EVNT-2")
def test_dimli_changes_only_his_own_face_up_drink(title):
    """Not before it is revealed, not Eve's Drink, and not a Drink Event."""
    t = drinking(title, TIP)
    t.until("respond", "dimli")
    assert not t.drinks
    assert t.dimli.why_not(title).rule in ("NEG-7", "CARD-3")
    t.dimli.passes()
    assert t.dimli.may(title)

    t = table("eve", "dimli", "gog").turn("eve", "drink").pile("eve", "Wine")
    t.hand("dimli", title, TIP)
    t.dimli.passes()
    assert t.drinks
    assert t.dimli.why_not(title).rule in ("NEG-5", "CARD-3")

    t = drinking(title, TIP, pile=("Fine Ambrosia",))
    t.until("respond", "dimli").dimli.passes()
    assert t.happened("event")
    assert not t.dimli.may(title)


@pytest.mark.refused(SPIKE)
@pytest.mark.rule("NEG-7", "EVNT-2")
def test_firewater_needs_a_drink_face_up():
    """Not before the reveal, not into a Drink Event, and not into a Drink already Ignored."""
    t = table("eve", "dimli", "gog").turn("eve", "drink").pile("eve", "Wine")
    t.hand("dimli", SPIKE, TIP).hand("eve", "Drink what? This is empty.")
    assert t.dimli.why_not(SPIKE).rule == "NEG-7"
    t.dimli.passes()
    t.eve.responds("Drink what? This is empty.")
    while not t.drinks[0]["ignored"]:
        t.dimli.passes()
    assert t.dimli.why_not(SPIKE).rule == "NEG-2"

    t = table("eve", "dimli", "gog").turn("eve", "drink").pile("eve", "Fine Ambrosia")
    t.hand("dimli", SPIKE, TIP)
    t.dimli.passes()
    assert t.happened("event")
    assert t.dimli.why_not(SPIKE).rule == "NEG-7"


@pytest.mark.plays(MORE)
def test_drink_up_friend(watch, ways):
    """In Eve's Drink Phase she drinks a second card of her pile; her third stays."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine", "Light Ale", "Mead")
    t.hand("dimli", MORE).hand("gog", IM_IN)
    assert ways(t.dimli, MORE) == ["eve"]
    seen = watch(t)
    t.dimli.responds(MORE)
    t.until("discard", "gog")
    assert seen.changes == {
        "dimli": {"spent": [MORE]},
        "eve": {"alcohol": 3, "pile": {"spent": ["Light Ale", "Wine"]}},
    }


@pytest.mark.refused(MORE)
@pytest.mark.rule("CARD-3")
def test_drink_up_friend_waits_for_anothers_drink_phase():
    """Not in Eve's Order Phase, and not in his own Drink Phase."""
    t = table("eve", "dimli", "gog").turn("eve", "order").hand("dimli", MORE, TIP)
    assert t.dimli.why_not(MORE).rule == "CARD-3"
    t = table("dimli", "eve", "gog").turn("dimli", "drink").hand("dimli", MORE, TIP)
    assert t.dimli.why_not(MORE).rule == "CARD-3"


ORDERS = "Wench, bring some drinks for my friends!"


@pytest.mark.plays(ORDERS)
@pytest.mark.rule("DRNK-11")
def test_dimli_brings_drinks_for_his_friends(watch):
    """Dimli pays the Inn 1 Gold and places three Drinks in all, as he likes."""
    t = table("dimli", "eve", "gog").turn("dimli", "order").hand("dimli", ORDERS)
    t.drink_deck("Wine", "Mead", "Water").hand("eve", IM_IN)
    seen = watch(t)
    t.dimli.responds(ORDERS)
    t.everyone.passes()
    t.dimli.orders_for("gog").dimli.orders_for("eve").dimli.orders_for("gog")
    assert t.asked == "eve"
    assert seen.changes == {
        "inn": 1,
        "dimli": {"gold": -1, "spent": [ORDERS]},
        "eve": {"pile": {"drew": ["Mead"]}},
        "gog": {"pile": {"drew": ["Water", "Wine"]}},
    }


@pytest.mark.refused(ORDERS)
@pytest.mark.rule("CARD-3")
def test_dimli_orders_more_only_in_his_order_phase():
    """Not in his Action or Drink Phase, and not in Eve's Order Phase."""
    for phase in ("action", "drink"):
        t = table("dimli", "eve", "gog").turn("dimli", phase).hand("dimli", ORDERS, TIP)
        assert t.dimli.why_not(ORDERS).rule == "CARD-3"
    t = table("eve", "dimli", "gog").turn("eve", "order").hand("dimli", ORDERS, TIP)
    assert t.dimli.why_not(ORDERS).rule == "CARD-3"


# The Round ---------------------------------------------------------------------------------------

LEAVES = [
    "Thanks... but I think I'll keep my Gold.",
    "What? And part with my hard-earned money?",
    EITHER,
]
BEST = "Best two out of three?"


@pytest.mark.plays
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("GAMB-26")
def test_dimli_leaves_instead_of_anteing(title, watch):
    """Dimli keeps his Gold and is out of the Round; the others ante and go on."""
    t = table("eve", "dimli", "gog").hand("eve", IM_IN).hand("dimli", title).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.dimli.responds(title)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 2,
        "in_round": {"spent": ["dimli"]},
        "dimli": {"spent": [title]},
        "eve": {"gold": -1},
        "gog": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("CARD-3")
def test_dimli_leaves_only_when_he_must_ante(title):
    """Not before the ante, not for another payment, and not once he has anted."""
    t = table("eve", "dimli", "gog").hand("eve", IM_IN, TIP).hand("dimli", title, TIP)
    assert t.dimli.why_not(title).rule in ("CARD-3", "NEG-7")
    t.until("action", "eve")
    t.eve.plays(TIP, at="dimli")
    assert not t.dimli.may(title)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    assert not t.dimli.may(title)
    t.everyone.passes()
    assert t.dimli.may(title)
    t.until("gamble", "dimli")
    assert not t.dimli.may(title)


@pytest.mark.plays(BEST)
def test_best_two_out_of_three_keeps_the_round_going(watch):
    """Gog has won; Dimli reopens the Round: all ante again, he controls, Eve is next."""
    t = table("gog", "dimli", "eve").hand("gog", IM_IN).hand("dimli", BEST).hand("eve", IM_IN)
    t.gog.plays(IM_IN)
    t.eve.passes()
    assert t.dimli.asked
    seen = watch(t)
    t.dimli.responds(BEST)
    t.until("gamble", "eve")
    assert seen.changes == {
        "pot": 3,
        "controller": "dimli",
        "dimli": {"gold": -1, "spent": [BEST]},
        "gog": {"gold": -1},
        "eve": {"gold": -1},
    }
    t.eve.passes()
    t.until("order", "gog")
    assert t.gold == {"gog": 8, "dimli": 14, "eve": 8}


@pytest.mark.refused(BEST)
@pytest.mark.rule("GAMB-23", "CARD-3")
def test_best_two_out_of_three_is_refused():
    """Not before anybody has won, not when Dimli himself wins, not after he left the Round."""
    t = table("gog", "dimli", "eve").hand("gog", IM_IN).hand("dimli", BEST, TIP)
    assert t.dimli.why_not(BEST).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.until("gamble", "dimli")
    assert t.dimli.why_not(BEST).rule == "CARD-3"

    t = table("dimli", "gog", "eve").hand("dimli", IM_IN, BEST, TIP)
    t.dimli.plays(IM_IN)
    t.until("action", "dimli")
    assert t.gold["dimli"] == 12
    assert BEST in t.dimli.hand
    assert not t.happened("round-resumed")

    leaving = LEAVES[0]
    t = table("gog", "dimli", "dimli").hand("gog", IM_IN).hand("dimli", BEST, leaving)
    t.hand("dimli_2", BEST)
    t.gog.plays(IM_IN)
    t.dimli.responds(leaving)
    t.everyone.passes()
    assert t.dimli_2.asked
    assert t.dimli_2.may(BEST)
    assert t.dimli.why_not(BEST).rule == "GAMB-23"


# Blows -------------------------------------------------------------------------------------------

BEARD = "Hey! You almost damaged the beard!"
HELMET = "Good thing I was wearing my great-grandfather's helmet!"


@pytest.mark.plays(BEARD)
@pytest.mark.rule("TIME-15")
def test_the_beard_hits_back(watch):
    """Gog hits Dimli for 2; only once it has landed, Dimli hits Gog for 2."""
    t = table("gog", "dimli", "eve").hand("gog", HIT).hand("dimli", BEARD, TIP)
    t.until("action", "gog")
    seen = watch(t)
    t.gog.plays(HIT, at="dimli")
    assert t.dimli.why_not(BEARD).rule == "TIME-16"
    t.dimli.passes()
    t.dimli.responds(BEARD)
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"fortitude": -2, "spent": [HIT]},
        "dimli": {"fortitude": -2, "spent": [BEARD]},
    }


@pytest.mark.refused(BEARD)
@pytest.mark.rule("TIME-16")
def test_the_beard_is_left_alone():
    """A blow at Eve, a Drink, a helmet over it: Dimli has nothing to hit back for."""
    t = table("gog", "dimli", "eve").hand("gog", HIT).hand("dimli", BEARD, TIP)
    t.until("action", "gog")
    t.gog.plays(HIT, at="eve")
    t.everyone.passes()
    assert t.fortitude["eve"] == 18
    assert t.dimli.why_not(BEARD).rule == "TIME-16"

    t = drinking(BEARD, TIP, pile=("Dirty Dishwater",))
    t.until("respond", "dimli").dimli.passes()
    t.dimli.passes()
    assert t.fortitude["dimli"] == 19
    assert t.dimli.why_not(BEARD).rule == "TIME-16"

    t = table("gog", "dimli", "eve").hand("gog", HIT).hand("dimli", BEARD, HELMET, TIP)
    t.until("action", "gog")
    t.gog.plays(HIT, at="dimli")
    t.dimli.responds(HELMET)
    t.until("order", "gog")
    assert t.fortitude == {"gog": 20, "dimli": 20, "eve": 20}


@pytest.mark.plays(HELMET)
@pytest.mark.rule("NEG-2", "NEG-10")
def test_the_helmet_ignores_a_card_that_hurts_him(watch):
    """Fleck's rowdy song does nothing to Dimli, his Alcohol Content included; Gog suffers."""
    song = "How about a rowdy drinking song?"
    t = table("fleck", "dimli", "gog").hand("fleck", song).hand("dimli", HELMET)
    seen = watch(t)
    t.fleck.plays(song)
    t.dimli.responds(HELMET)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "fleck": {"alcohol": 1, "gold": -1, "spent": [song]},
        "dimli": {"spent": [HELMET]},
        "gog": {"fortitude": -1, "alcohol": 1},
    }


@pytest.mark.plays(HELMET)
@pytest.mark.rule("NEG-14")
def test_the_helmet_ignores_a_sometimes_card(watch):
    """Gog hits back at Dimli; the helmet takes it."""
    hurt = "That not hurt! This hurt!"
    grumpy = "Are you saying I'm grumpy?"
    t = table("dimli", "gog", "eve").hand("dimli", grumpy, HELMET).hand("gog", hurt)
    seen = watch(t)
    t.dimli.plays(grumpy, at="gog")
    t.gog.responds(hurt)
    t.dimli.responds(HELMET)
    t.everyone.passes()
    assert seen.changes == {
        "dimli": {"spent": sorted([grumpy, HELMET])},
        "gog": {"fortitude": -2, "spent": [hurt]},
    }


@pytest.mark.refused(HELMET)
@pytest.mark.rule("STAT-6", "NEG-14")
def test_the_helmet_is_refused():
    """A blow at Eve, Gold, Alcohol Content and a Drink Event are nothing for a helmet."""
    drunker = "Look in to my eyes... you are getting... Drunker!"
    t = table("eve", "dimli", "gog").hand("dimli", HELMET, TIP)
    t.hand("eve", "Gold? What Gold?", drunker, "Whoa! Careful! That's real fire!")
    t.until("action", "eve")
    t.eve.plays("Gold? What Gold?", at="dimli")
    assert t.dimli.why_not(HELMET).rule == "STAT-6"
    t.until("action", "eve")
    t.eve.plays(drunker, at="dimli")
    assert t.dimli.why_not(HELMET).rule == "STAT-6"

    t = table("eve", "dimli", "gog").hand("dimli", HELMET, TIP)
    t.hand("eve", "Whoa! Careful! That's real fire!")
    t.until("action", "eve")
    t.eve.plays("Whoa! Careful! That's real fire!", at="gog")
    assert t.dimli.why_not(HELMET).rule == "STAT-6"

    t = drinking(HELMET, TIP, pile=("Fine Ambrosia",))
    t.until("respond", "dimli").dimli.passes()
    assert t.happened("event")
    assert t.dimli.why_not(HELMET).rule == "NEG-14"
