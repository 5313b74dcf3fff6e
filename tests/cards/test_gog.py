"""Gog's own cards, each played through the table."""

import pytest

from lastcall.testing import table

DECK = "gog"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
CATCH = "Gog think you cheating! Gog no like cheaters!"
CHEAT = "My word, what could that be?"
EITHER = "Gog busy! Gog counting toes!"
SHINY = "Gog find shiny in loincloth!"

# Actions -----------------------------------------------------------------------------------------

ATTACKS = [
    ("Gog make funny? Why you not laugh?", 2),
    ("Why you laugh at Gog?", 2),
    ("Dance with Gog!", 4),
]
ACTIONS = [
    *[title for title, _ in ATTACKS],
    "Sorry, Gog not see you sitting there...",
    "Gog loves everyone!",
    "Gog crush beer stein on head",
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss"), ATTACKS)
def test_attacks_hurt_the_player_named(title, loss, watch, ways):
    """Another player of Gog's choice loses Fortitude, and nobody else does."""
    t = table("gog", "eve", "dimli").hand("gog", title)
    assert ways(t.gog, title) == ["dimli", "eve"]
    seen = watch(t)
    t.gog.plays(title, at="dimli")
    t.everyone.passes()
    assert seen.changes == {"gog": {"spent": [title]}, "dimli": {"fortitude": -loss}}


@pytest.mark.plays
@pytest.mark.parametrize("title", ["Sorry, Gog not see you sitting there..."])
def test_sorry_hurts_for_three_and_costs_gog_a_gold(title, watch, ways):
    """The player named loses 3 Fortitude and Gog pays 1 Gold to the Inn."""
    t = table("gog", "eve", "dimli").hand("gog", title)
    assert ways(t.gog, title) == ["dimli", "eve"]
    seen = watch(t)
    t.gog.plays(title, at="eve")
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "gog": {"gold": -1, "spent": [title]},
        "eve": {"fortitude": -3},
    }


@pytest.mark.plays("Sorry, Gog not see you sitting there...")
@pytest.mark.rule("NEG-2", "NEG-8", "NEG-9")
def test_sorry_costs_gog_his_gold_even_if_ignored(watch):
    """Eve Ignores the blow; Gog may not Ignore his own price, only find shinies for it."""
    t = table("gog", "eve", "dimli").hand("eve", "I attempt to disbelieve.")
    t.hand("gog", "Sorry, Gog not see you sitting there...", "Shut up!", SHINY)
    seen = watch(t)
    t.gog.plays("Sorry, Gog not see you sitting there...", at="eve")
    assert t.gog.why_not("Shut up!").rule == "NEG-8"
    assert t.gog.may(SHINY)
    t.gog.passes()
    t.eve.responds("I attempt to disbelieve.")
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "gog": {"gold": -1, "spent": ["Sorry, Gog not see you sitting there..."]},
        "eve": {"spent": ["I attempt to disbelieve."]},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", ["Gog loves everyone!"])
def test_gog_loves_everyone(title, watch):
    """Each other player loses 1 Fortitude; Gog does not."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", title)
    seen = watch(t)
    t.gog.plays(title)
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"spent": [title]},
        "eve": {"fortitude": -1},
        "dimli": {"fortitude": -1},
        "fleck": {"fortitude": -1},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", ["Gog crush beer stein on head"])
def test_gog_crushes_a_stein_for_gold(title, watch):
    """Each other player pays Gog 1 Gold."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", title)
    seen = watch(t)
    t.gog.plays(title)
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"gold": 3, "spent": [title]},
        "eve": {"gold": -1},
        "dimli": {"gold": -1},
        "fleck": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", ACTIONS)
@pytest.mark.rule("CARD-2", "TURN-9")
def test_actions_wait_for_gogs_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("gog", title)


# Drinks ------------------------------------------------------------------------------------------

IGNORES_A_DRINK = ["This taste yucky!", EITHER]


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_A_DRINK)
@pytest.mark.rule("CHSR-10")
def test_gog_ignores_a_drink_with_its_chasers(title, watch):
    """Wine with a Chaser and the Ogre Brew beneath it do nothing to Gog."""
    t = (
        table("gog", "eve", "dimli")
        .turn("gog", "drink")
        .pile("gog", "Wine with a Chaser", "Ogre Brew")
    )
    t.hand("gog", title).hand("eve", IM_IN)
    seen = watch(t)
    t.gog.responds(title)
    t.until("discard", "eve")
    assert seen.changes == {"gog": {"spent": [title]}}
    assert t.drink_discard_titles == ["Wine with a Chaser", "Ogre Brew"]


@pytest.mark.refused
@pytest.mark.parametrize("title", IGNORES_A_DRINK)
@pytest.mark.rule("NEG-5", "NEG-7", "EVNT-2")
def test_gog_ignores_no_drink_of_others_and_no_event(title):
    """Eve's Drink is not his to Ignore, a Drink in the pile neither, nor is a Drink Event."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine")
    t.hand("gog", title, TIP)
    assert not t.drinks
    assert not t.gog.may(title)
    t.gog.passes()
    assert t.drinks
    assert not t.gog.may(title)
    t.gog.why_not(title)
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Fine Ambrosia")
    t.hand("gog", title, TIP)
    t.gog.passes()
    assert t.happened("event")
    t.gog.why_not(title)


@pytest.mark.plays
@pytest.mark.parametrize("title", ["Gog say you drink MORE!"])
def test_gog_makes_the_drinker_drink_one_more(title, watch, ways):
    """In Eve's Drink Phase she drinks a second card of her pile: Wine and Light Ale are 3 AC."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine", "Light Ale", "Mead")
    t.hand("gog", title, IM_IN)
    assert ways(t.gog, title) == ["eve"]
    seen = watch(t)
    t.gog.responds(title)
    t.until("discard", "gog")
    assert seen.changes == {
        "gog": {"spent": [title]},
        "eve": {"alcohol": 3, "pile": {"spent": ["Light Ale", "Wine"]}},
    }


@pytest.mark.plays("Gog say you drink MORE!")
@pytest.mark.rule("OP-45")
def test_gog_makes_a_player_with_an_empty_pile_sober_up(watch):
    """With nothing more in her pile Eve sobers up by 1 for the second Drink."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine")
    t.stats("eve", alcohol=5).hand("gog", "Gog say you drink MORE!", IM_IN)
    t.gog.passes()  # first she reveals her Wine
    assert t.drinks[0]["cards"] == ["Wine"]
    seen = watch(t)
    t.gog.responds("Gog say you drink MORE!")
    t.everyone.passes()
    t.until("discard", "gog")
    assert t.happened("sobers-up")
    assert seen.changes == {
        "gog": {"spent": ["Gog say you drink MORE!"]},
        "eve": {"alcohol": 1},
    }


@pytest.mark.refused("Gog say you drink MORE!")
@pytest.mark.rule("CARD-3")
def test_gog_makes_nobody_drink_outside_their_drink_phase():
    """Not in Eve's Order Phase, and not in his own Drink Phase."""
    t = (
        table("eve", "gog", "dimli")
        .turn("eve", "order")
        .hand("gog", "Gog say you drink MORE!", TIP)
    )
    assert t.gog.why_not("Gog say you drink MORE!").rule == "CARD-3"
    t = (
        table("gog", "eve", "dimli")
        .turn("gog", "drink")
        .hand("gog", "Gog say you drink MORE!", TIP)
    )
    assert t.gog.why_not("Gog say you drink MORE!").rule == "CARD-3"


ORDERS = "Wench, bring some drinks for my friends!"


@pytest.mark.plays(ORDERS)
@pytest.mark.rule("DRNK-11")
def test_gog_brings_drinks_for_his_friends(watch):
    """Gog pays the Inn 1 Gold and places two more Drinks, before or after the usual one."""
    t = table("gog", "eve", "dimli").turn("gog", "order").hand("gog", ORDERS)
    t.drink_deck("Wine", "Mead", "Water").hand("eve", IM_IN)
    seen = watch(t)
    t.gog.responds(ORDERS)
    t.everyone.passes()
    t.gog.orders_for("eve").gog.orders_for("eve").gog.orders_for("dimli")
    assert seen.changes == {
        "inn": 1,
        "gog": {"gold": -1, "spent": [ORDERS]},
        "eve": {"pile": {"drew": ["Mead", "Wine"]}},
        "dimli": {"pile": {"drew": ["Water"]}},
    }


@pytest.mark.refused(ORDERS)
@pytest.mark.rule("CARD-3")
def test_gog_orders_more_only_in_his_order_phase():
    """Not in his Action or Drink Phase, and not in Eve's Order Phase."""
    for phase in ("action", "drink"):
        t = table("gog", "eve", "dimli").turn("gog", phase).hand("gog", ORDERS, TIP)
        assert t.gog.why_not(ORDERS).rule == "CARD-3"
    t = table("eve", "gog", "dimli").turn("eve", "order").hand("gog", ORDERS, TIP)
    assert t.gog.why_not(ORDERS).rule == "CARD-3"


# The Round ---------------------------------------------------------------------------------------

LEAVES = ["This game stupid!", EITHER]


@pytest.mark.plays
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("GAMB-26")
def test_gog_leaves_instead_of_anteing(title, watch):
    """Gog keeps his Gold and is out of the Round; the others ante and go on."""
    t = table("eve", "gog", "dimli").hand("eve", IM_IN).hand("gog", title).hand("dimli", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.gog.responds(title)
    t.until("gamble", "dimli")
    assert seen.changes == {
        "pot": 2,
        "in_round": {"spent": ["gog"]},
        "gog": {"spent": [title]},
        "eve": {"gold": -1},
        "dimli": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("CARD-3")
def test_gog_leaves_only_when_he_must_ante(title):
    """Not before the ante, not for another payment, and not once he has anted."""
    t = table("eve", "gog", "dimli").hand("eve", IM_IN, TIP).hand("gog", title, TIP)
    assert t.gog.why_not(title).rule in ("CARD-3", "NEG-7")
    t.until("action", "eve")
    t.eve.plays(TIP, at="gog")
    assert not t.gog.may(title)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    assert not t.gog.may(title)
    t.everyone.passes()
    assert t.gog.may(title)
    t.until("gamble", "gog")
    assert not t.gog.may(title)


@pytest.mark.plays(CATCH)
@pytest.mark.rule("GAMB-18")
def test_gog_catches_a_cheater_and_wins_the_round(watch):
    """Eve's Cheating Card is Negated, the Round is over and Gog has the pot."""
    t = table("dimli", "eve", "gog", "fleck").hand("dimli", IM_IN).hand("eve", CHEAT)
    t.hand("gog", CATCH)
    t.dimli.plays(IM_IN)
    t.nobody_responds()
    seen = watch(t)
    t.eve.gambles(CHEAT)
    t.gog.responds(CATCH)
    t.until("order", "dimli")
    assert [t.table.title(e.card) for e in t.happened("negated")] == [CHEAT]
    assert [e.seat for e in t.happened("control")] == []
    assert seen.changes == {
        "pot": -4,
        "in_round": {"spent": ["dimli", "eve", "fleck", "gog"]},
        "controller": "nobody",
        "eve": {"spent": [CHEAT]},
        "gog": {"gold": 4, "spent": [CATCH]},
    }


@pytest.mark.refused(CATCH)
@pytest.mark.rule("GAMB-23")
def test_gog_catches_nobody_after_leaving_the_round():
    """Once out of the Round, cheating is no longer his affair."""
    t = table("dimli", "eve", "gog").hand("dimli", IM_IN).hand("eve", CHEAT)
    t.hand("gog", CATCH, "This game stupid!", TIP)
    t.until("action", "dimli")
    t.dimli.plays(IM_IN)
    t.everyone.passes()
    t.until("respond", "gog")
    t.gog.responds("This game stupid!")
    t.until("gamble", "eve")
    t.eve.gambles(CHEAT)
    assert t.gog.why_not(CATCH).rule == "GAMB-23"


@pytest.mark.refused(CATCH)
@pytest.mark.rule("CARD-3")
def test_gog_catches_no_honest_gambler():
    """A Gambling Card is not cheating."""
    t = table("dimli", "eve", "gog").hand("dimli", IM_IN).hand("eve", "Winning Hand!")
    t.hand("gog", CATCH, TIP)
    t.until("action", "dimli")
    t.dimli.plays(IM_IN)
    assert t.gog.why_not(CATCH).rule == "CARD-3"
    t.until("gamble", "eve")
    t.eve.gambles("Winning Hand!")
    assert t.gog.why_not(CATCH).rule == "CARD-3"


# Gold --------------------------------------------------------------------------------------------


@pytest.mark.plays(SHINY)
@pytest.mark.rule("STAT-12")
def test_gog_finds_a_shiny_for_a_payment(watch):
    """Eve takes a Gold from Gog; it comes from the Inn and reaches her."""
    t = table("eve", "gog", "dimli").hand("eve", "Gold? What Gold?").hand("gog", SHINY)
    seen = watch(t)
    t.eve.plays("Gold? What Gold?", at="gog")
    t.gog.responds(SHINY)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": -1,
        "eve": {"gold": 1, "spent": ["Gold? What Gold?"]},
        "gog": {"spent": [SHINY]},
    }


@pytest.mark.plays(SHINY)
@pytest.mark.rule("GAMB-5", "STAT-12")
def test_gog_finds_a_shiny_for_an_ante(watch):
    """His ante comes from the Inn, and he is in the Round all the same."""
    t = table("eve", "gog", "dimli").hand("eve", IM_IN).hand("gog", SHINY).hand("dimli", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.gog.responds(SHINY)
    t.until("gamble", "dimli")
    assert seen.changes == {
        "inn": -1,
        "pot": 3,
        "gog": {"spent": [SHINY]},
        "eve": {"gold": -1},
        "dimli": {"gold": -1},
    }


@pytest.mark.refused(SHINY)
@pytest.mark.rule("CARD-3")
def test_gog_finds_no_shiny_when_he_loses_no_gold():
    """Not for Dimli's payment, not for a blow, not on a quiet turn."""
    t = table("eve", "gog", "dimli").hand("gog", SHINY, TIP)
    t.hand("eve", "Gold? What Gold?", "Whoa! Careful! That's real fire!")
    assert t.gog.why_not(SHINY).rule == "CARD-3"
    t.until("action", "eve")
    t.eve.plays("Gold? What Gold?", at="dimli")
    assert t.gog.why_not(SHINY).rule == "CARD-3"
    t.until("action", "eve")
    t.eve.plays("Whoa! Careful! That's real fire!", at="gog")
    assert t.gog.why_not(SHINY).rule == "CARD-3"


# Blows -------------------------------------------------------------------------------------------

IGNORES_FORTITUDE = ["Shut up!", "Stop poking Gog"]


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_FORTITUDE)
@pytest.mark.rule("NEG-2", "NEG-10")
def test_gog_ignores_a_card_that_hurts_him(title, watch):
    """Fleck's rowdy song does nothing to Gog, his Alcohol Content included; the others suffer."""
    song = "How about a rowdy drinking song?"
    t = table("fleck", "gog", "eve").hand("fleck", song).hand("gog", title)
    seen = watch(t)
    t.fleck.plays(song)
    t.gog.responds(title)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "fleck": {"alcohol": 1, "gold": -1, "spent": [song]},
        "gog": {"spent": [title]},
        "eve": {"fortitude": -1, "alcohol": 1},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_FORTITUDE)
@pytest.mark.rule("NEG-14")
def test_gog_ignores_a_sometimes_card_too(title, watch):
    """Gog hits Dimli, who hits back; Gog feels nothing of it."""
    beard = "Hey! You almost damaged the beard!"
    t = table("gog", "dimli", "eve").hand("gog", "Dance with Gog!", title).hand("dimli", beard)
    seen = watch(t)
    t.gog.plays("Dance with Gog!", at="dimli")
    t.dimli.responds(beard)
    t.gog.responds(title)
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"spent": sorted(["Dance with Gog!", title])},
        "dimli": {"fortitude": -4, "spent": [beard]},
    }


@pytest.mark.plays("Shut up!")
@pytest.mark.parametrize(
    ("attack", "at", "others"),
    [
        ("Gold? What Gold?", "gog", {}),
        ("Look in to my eyes... you are getting... Drunker!", "gog", {}),
        ("Tip me, I'm the Wench.", (), {"eve": {"gold": 1}, "dimli": {"gold": -1}}),
    ],
)
def test_shut_up_also_answers_gold_and_alcohol(attack, at, others, watch):
    """It Ignores cards that affect his Gold or Alcohol Content as well."""
    t = table("eve", "gog", "dimli").hand("eve", attack)
    t.hand("gog", "Shut up!", "Stop poking Gog")
    seen = watch(t)
    t.eve.plays(attack, at=at)
    assert t.gog.why_not("Stop poking Gog").rule == "STAT-6"
    t.gog.responds("Shut up!")
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        **others,
        "eve": {**others.get("eve", {}), "spent": [attack]},
        "gog": {"spent": ["Shut up!"]},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", IGNORES_FORTITUDE)
@pytest.mark.rule("STAT-6", "GAMB-7", "NEG-14")
def test_gog_does_not_ignore_what_does_not_touch_him(title):
    """A blow at Eve, a Round of Gambling with its antes, a Drink Event: none of them."""
    t = table("dimli", "gog", "eve").hand("gog", title, TIP)
    t.hand("dimli", IM_IN, "That's it! No more short jokes!")
    t.until("action", "dimli")
    t.dimli.plays("That's it! No more short jokes!", at="eve")
    assert t.gog.why_not(title).rule == "STAT-6"

    t = table("dimli", "gog", "eve").hand("gog", title, TIP).hand("dimli", IM_IN)
    t.until("action", "dimli")
    t.dimli.plays(IM_IN)
    assert not t.gog.may(title)
    t.everyone.passes()
    assert t.gog.why_not(title).rule == ("GAMB-7" if title == "Shut up!" else "STAT-6")

    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Fine Ambrosia")
    t.hand("gog", title, TIP)
    t.gog.passes()
    assert t.happened("event")
    assert t.gog.why_not(title).rule == "NEG-14"


HURT = "That not hurt! This hurt!"


@pytest.mark.plays(HURT)
@pytest.mark.rule("TIME-15")
def test_gog_hits_back(watch):
    """Dimli hits Gog for 2; only once it has landed, Gog hits Dimli for 2."""
    wrestle = "Let's try some Dwarven wrist wrestling!"
    t = table("dimli", "gog", "eve").hand("dimli", wrestle).hand("gog", HURT, TIP)
    t.until("action", "dimli")
    seen = watch(t)
    t.dimli.plays(wrestle, at="gog")
    assert t.gog.why_not(HURT).rule == "TIME-16"
    t.gog.passes()
    t.gog.responds(HURT)
    t.everyone.passes()
    assert seen.changes == {
        "dimli": {"fortitude": -2, "spent": [wrestle]},
        "gog": {"fortitude": -2, "spent": [HURT]},
    }


@pytest.mark.refused(HURT)
@pytest.mark.rule("TIME-16")
def test_gog_does_not_hit_back_for_others_for_drinks_or_after_ignoring():
    """Eve's loss is not his, a Drink is nobody's blow, and an Ignored blow was no loss."""
    wrestle = "Let's try some Dwarven wrist wrestling!"
    t = table("dimli", "gog", "eve").hand("dimli", wrestle).hand("gog", HURT, TIP)
    t.until("action", "dimli")
    t.dimli.plays(wrestle, at="eve")
    t.everyone.passes()
    assert t.fortitude["eve"] == 18
    assert t.gog.why_not(HURT).rule == "TIME-16"

    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Dirty Dishwater")
    t.hand("gog", HURT, TIP)
    t.until("respond", "gog").gog.passes()
    t.gog.passes()
    assert t.fortitude["gog"] == 19
    assert t.gog.why_not(HURT).rule == "TIME-16"

    t = table("dimli", "gog", "eve").hand("dimli", wrestle)
    t.hand("gog", HURT, "Stop poking Gog", TIP)
    t.until("action", "dimli")
    t.dimli.plays(wrestle, at="gog")
    t.gog.responds("Stop poking Gog")
    t.until("order", "dimli")
    assert t.fortitude == dict(dimli=20, gog=20, eve=20)
    assert t.gog.hand == sorted([HURT, TIP])


OUCH = "Gog forget about ouch!"


@pytest.mark.plays(OUCH)
@pytest.mark.parametrize(("before", "gain"), [(10, 2), (19, 1), (20, 0)])
@pytest.mark.rule("STAT-1")
def test_gog_forgets_about_ouch(before, gain, watch):
    """At any moment Gog gains 2 Fortitude, up to 20."""
    t = table("eve", "gog", "dimli").stats("gog", fortitude=before).hand("gog", OUCH)
    t.stats("eve", fortitude=10).stats("dimli", fortitude=10)
    seen = watch(t)
    t.gog.responds(OUCH)
    t.everyone.passes()
    healed = {"fortitude": gain} if gain else {}
    assert seen.changes == {"gog": {**healed, "spent": [OUCH]}}


@pytest.mark.first_chair
@pytest.mark.plays(OUCH)
@pytest.mark.rule("LOSE-5", "LOSE-6")
def test_gog_forgets_about_ouch_in_the_nick_of_time(watch):
    """About to pass out at 2 against 2, Gog saves himself on last call."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
    t.stats("gog", fortitude=2).hand("gog", OUCH).hand("eve", IM_IN)
    t.until("last-call", "gog")
    t.gog.responds(OUCH)
    t.until("discard", "eve")
    assert t.alive == ["gog", "eve", "dimli"]
    assert t.fortitude == dict(gog=4, eve=20, dimli=20)
    assert t.alcohol == dict(gog=2, eve=0, dimli=0)


@pytest.mark.refused(OUCH)
@pytest.mark.rule("TURN-5")
def test_gog_does_not_forget_while_discarding():
    """In the middle of discarding and drawing no card is played."""
    t = table("gog", "eve", "dimli").turn("gog", "discard").hand("gog", OUCH)
    t.gog.passes()
    assert t.asked_for == "discard"
    assert t.gog.why_not(OUCH).rule == "TURN-5"
