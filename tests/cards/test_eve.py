"""Eve's own cards, each played through the table."""

import pytest

from lastcall.testing import table

DECK = "eve"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
HIT = "Dance with Gog!"
EITHER = "I cloak myself in shadow."
EMPTY = "Drink what? This is empty."

# Actions -----------------------------------------------------------------------------------------

DRUNKER = "Look in to my eyes... you are getting... Drunker!"
TIP_ME = "Tip me, I'm the Wench."
ATTACKS = [
    ("That's odd. Illusions aren't supposed to actually hurt.", 1),
    ("Whoa! Careful! That's real fire!", 3),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss"), ATTACKS)
def test_attacks_hurt_the_player_named(title, loss, watch, ways):
    """Another player of Eve's choice loses Fortitude, and nobody else does."""
    t = table("eve", "dimli", "gog").hand("eve", title)
    assert ways(t.eve, title) == ["dimli", "gog"]
    seen = watch(t)
    t.eve.plays(title, at="gog")
    t.everyone.passes()
    assert seen.changes == {"eve": {"spent": [title]}, "gog": {"fortitude": -loss}}


@pytest.mark.plays(DRUNKER)
def test_look_into_my_eyes_makes_drunker(watch, ways):
    """Another player gains 2 Alcohol Content."""
    t = table("eve", "dimli", "gog").hand("eve", DRUNKER)
    assert ways(t.eve, DRUNKER) == ["dimli", "gog"]
    seen = watch(t)
    t.eve.plays(DRUNKER, at="dimli")
    t.everyone.passes()
    assert seen.changes == {"eve": {"spent": [DRUNKER]}, "dimli": {"alcohol": 2}}


@pytest.mark.plays(TIP_ME)
def test_tip_me_earns_a_gold_from_each(watch):
    """Each other player pays Eve 1 Gold."""
    t = table("eve", "dimli", "gog", "fleck").hand("eve", TIP_ME)
    seen = watch(t)
    t.eve.plays(TIP_ME)
    t.everyone.passes()
    assert seen.changes == {
        "eve": {"gold": 3, "spent": [TIP_ME]},
        "dimli": {"gold": -1},
        "gog": {"gold": -1},
        "fleck": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [*[title for title, _ in ATTACKS], DRUNKER, TIP_ME])
@pytest.mark.rule("CARD-2", "TURN-9")
def test_actions_wait_for_eves_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("eve", title)


# Gold --------------------------------------------------------------------------------------------

TRICKS = [
    "It's the disappearing coin trick, not the reappearing coin trick.",
    "Gold? What Gold?",
]
COIN = "Illusionary Coin"


@pytest.mark.plays
@pytest.mark.parametrize("title", TRICKS)
@pytest.mark.rule("CARD-4")
def test_coin_tricks_take_a_gold_at_any_time(title, watch, ways):
    """On Gog's turn, the player Eve names pays her 1 Gold."""
    t = table("gog", "eve", "dimli").hand("eve", title)
    assert ways(t.eve, title) == ["dimli", "eve", "gog"]
    seen = watch(t)
    t.eve.responds(title, at="dimli")
    t.everyone.passes()
    assert seen.changes == {"eve": {"gold": 1, "spent": [title]}, "dimli": {"gold": -1}}


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize("title", TRICKS)
@pytest.mark.rule("LOSE-5", "LOSE-6")
def test_coin_tricks_save_a_penniless_eve_on_last_call(title):
    """Her last Gold gone to the Wench, Eve takes one from Gog and stays."""
    t = table("gog", "eve", "dimli").hand("gog", TIP).hand("eve", title).stats("eve", gold=1)
    t.until("action", "gog")
    t.gog.plays(TIP, at="eve")
    t.until("last-call", "eve")
    assert t.gold["eve"] == 0
    t.eve.responds(title, at="gog")
    t.until("order", "gog")
    assert t.alive == ["gog", "eve", "dimli"]
    assert t.gold == {"gog": 9, "eve": 1, "dimli": 10}


@pytest.mark.refused
@pytest.mark.parametrize("title", TRICKS)
@pytest.mark.rule("TURN-5")
def test_coin_tricks_wait_while_somebody_discards(title):
    """Discarding and drawing is one step for everybody."""
    t = table("gog", "eve", "dimli").turn("gog", "discard").hand("gog", IM_IN).hand("eve", title)
    t.eve.passes()
    assert (t.asked, t.asked_for) == ("gog", "discard")
    assert t.eve.why_not(title).rule == "TURN-5"


@pytest.mark.plays(COIN)
def test_the_illusionary_coin_is_paid_by_nobody_to_nobody(watch):
    """Gog crushes a stein: Dimli pays him, Eve does not, and Gog gets nothing for her."""
    stein = "Gog crush beer stein on head"
    t = table("gog", "eve", "dimli").hand("gog", stein).hand("eve", COIN)
    seen = watch(t)
    t.gog.plays(stein)
    t.eve.responds(COIN)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"gold": 1, "spent": [stein]},
        "eve": {"spent": [COIN]},
        "dimli": {"gold": -1},
    }


@pytest.mark.plays(COIN)
@pytest.mark.rule("GAMB-5")
def test_the_illusionary_coin_counts_as_anted(watch):
    """The pot has 2 Gold in it, yet Eve is in the Round and may gamble."""
    t = table("gog", "eve", "dimli").hand("gog", IM_IN).hand("eve", COIN, IM_IN)
    t.gog.plays(IM_IN)
    seen = watch(t)
    t.eve.responds(COIN)
    t.until("gamble", "eve")
    assert seen.changes == {
        "pot": 2,
        "eve": {"spent": [COIN]},
        "gog": {"gold": -1},
        "dimli": {"gold": -1},
    }


@pytest.mark.refused(COIN)
@pytest.mark.rule("CARD-3")
def test_the_illusionary_coin_needs_a_loss_of_eves():
    """Not on a quiet turn, not for Dimli's payment, not when she is hit."""
    t = table("gog", "eve", "dimli").hand("gog", TIP, HIT).hand("eve", COIN, TIP)
    assert t.eve.why_not(COIN).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(TIP, at="dimli")
    assert t.eve.why_not(COIN).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(HIT, at="eve")
    assert t.eve.why_not(COIN).rule == "CARD-3"


# Drinks ------------------------------------------------------------------------------------------

IGNORES_A_DRINK = [EMPTY, EITHER]
ACTUALLY = "Actually, that's Dragon Breath Ale."


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_A_DRINK)
@pytest.mark.rule("CHSR-10")
def test_eve_ignores_a_drink_with_its_chasers(title, watch):
    """Wine with a Chaser and the Mead beneath it do nothing to her."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine with a Chaser", "Mead")
    t.hand("eve", title).hand("gog", IM_IN)
    seen = watch(t)
    t.eve.responds(title)
    t.until("discard", "gog")
    assert seen.changes == {"eve": {"spent": [title]}}
    assert t.drink_discard_titles == ["Wine with a Chaser", "Mead"]


@pytest.mark.refused
@pytest.mark.parametrize("title", IGNORES_A_DRINK)
@pytest.mark.rule("NEG-5", "NEG-7", "EVNT-2")
def test_eve_ignores_no_drink_of_others_and_no_event(title):
    """Gog's Drink is not hers to Ignore, nor one in the pile, nor a Drink Event."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
    t.hand("eve", title, TIP)
    assert not t.eve.may(title)
    t.eve.passes()
    assert t.drinks
    assert not t.eve.may(title)
    t.eve.why_not(title)
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Fine Ambrosia")
    t.hand("eve", title, TIP)
    t.eve.passes()
    assert t.happened("event")
    assert not t.eve.may(title)


@pytest.mark.plays(ACTUALLY)
def test_actually_thats_dragon_breath_ale(watch):
    """Gog's Holy Water with nothing but Fortitude in it becomes 4 Alcohol Content."""
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Holy Water")
    t.stats("gog", fortitude=10).hand("eve", ACTUALLY).hand("dimli", IM_IN)
    seen = watch(t)
    t.eve.responds(ACTUALLY)
    t.until("discard", "dimli")
    assert seen.changes == {"gog": {"alcohol": 4}, "eve": {"spent": [ACTUALLY]}}


@pytest.mark.plays(ACTUALLY)
@pytest.mark.rule("CHSR-9", "CHSR-12")
def test_dragon_breath_ale_replaces_the_chasers_too(watch):
    """Elven Wine with a Chaser and Wine, 5 in all, become a single 4."""
    t = table("gog", "dimli", "eve").turn("gog", "drink")
    t.pile("gog", "Elven Wine with a Chaser", "Wine").hand("eve", ACTUALLY).hand("dimli", IM_IN)
    seen = watch(t)
    assert t.drinks[0]["alcohol"] == 5
    t.eve.responds(ACTUALLY)
    t.until("discard", "dimli")
    assert seen.changes == {"gog": {"alcohol": 4}, "eve": {"spent": [ACTUALLY]}}


@pytest.mark.plays(ACTUALLY)
@pytest.mark.parametrize("order", ["spiked first", "spiked afterwards"])
def test_dragon_breath_ale_leaves_other_changes_in_place(order, watch):
    """Spiked with 2 before or after, the Drink is 4 and 2."""
    spike = "Spike it with Firewater"
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Water")
    t.hand("eve", ACTUALLY).hand("dimli", spike, IM_IN)
    seen = watch(t)
    if order == "spiked first":
        t.dimli.responds(spike)
        t.everyone.passes()
    else:
        t.dimli.passes()
    t.eve.responds(ACTUALLY)
    t.everyone.passes()
    if order != "spiked first":
        t.dimli.responds(spike)
    t.until("discard", "dimli")
    assert seen.changes == {
        "gog": {"alcohol": 6},
        "dimli": {"spent": [spike]},
        "eve": {"spent": [ACTUALLY]},
    }


@pytest.mark.refused(ACTUALLY)
@pytest.mark.rule("CARD-3", "NEG-7", "EVNT-2")
def test_dragon_breath_ale_is_for_the_drinks_others_reveal():
    """Not for her own Drink, not before the reveal, and not for a Drink Event."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine")
    t.hand("eve", ACTUALLY, TIP)
    assert t.eve.why_not(ACTUALLY).rule == "NEG-7"
    t.eve.passes()
    assert t.drinks
    assert t.eve.why_not(ACTUALLY).rule == "CARD-3"
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Fine Ambrosia")
    t.hand("eve", ACTUALLY, TIP)
    t.eve.passes()
    assert t.happened("event")
    assert t.eve.why_not(ACTUALLY).rule == "NEG-7"


ORDERS = "Wench, bring some drinks for my friends!"


@pytest.mark.plays(ORDERS)
@pytest.mark.rule("DRNK-11")
def test_eve_brings_drinks_for_her_friends(watch):
    """Eve pays the Inn 1 Gold and places three Drinks in all, as she likes."""
    t = table("eve", "dimli", "gog").turn("eve", "order").hand("eve", ORDERS)
    t.drink_deck("Wine", "Mead", "Water").hand("dimli", IM_IN)
    seen = watch(t)
    t.eve.responds(ORDERS)
    t.everyone.passes()
    t.eve.orders_for("gog").eve.orders_for("gog").eve.orders_for("gog")
    assert t.asked == "dimli"
    assert seen.changes == {
        "inn": 1,
        "eve": {"gold": -1, "spent": [ORDERS]},
        "gog": {"pile": {"drew": ["Mead", "Water", "Wine"]}},
    }


@pytest.mark.refused(ORDERS)
@pytest.mark.rule("CARD-3")
def test_eve_orders_more_only_in_her_order_phase():
    """Not in her Action or Drink Phase, and not in Gog's Order Phase."""
    for phase in ("action", "drink"):
        t = table("eve", "dimli", "gog").turn("eve", phase).hand("eve", ORDERS, TIP)
        assert t.eve.why_not(ORDERS).rule == "CARD-3"
    t = table("gog", "eve", "dimli").turn("gog", "order").hand("eve", ORDERS, TIP)
    assert t.eve.why_not(ORDERS).rule == "CARD-3"


# The Round ---------------------------------------------------------------------------------------

SLEEVE = "What's that up your sleeve?"
CHEATS = [
    "My word, what could that be?",
    "Oops, I dropped my cards...",
    "This time, let's use my cards.",
]
SLEIGHT = "Sleight of hand..."


def gambling_turn(*hand):
    """Gog started, Dimli holds Winning Hand! and control; it is Eve's gambling turn. Pot 4."""
    t = table("gog", "dimli", "eve", "fleck").hand("gog", IM_IN).hand("dimli", "Winning Hand!")
    t.hand("eve", *hand).hand("fleck", IM_IN)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.until("gamble", "dimli")
    t.dimli.gambles("Winning Hand!")
    return t.until("gamble", "eve")


@pytest.mark.plays
@pytest.mark.parametrize("title", CHEATS)
@pytest.mark.rule("GAMB-10", "GAMB-20", "GAMB-22")
def test_eve_cheats_on_top_of_winning_hand(title, watch):
    """Eve takes control; nothing else happens, and Fleck may gamble again after it."""
    t = gambling_turn(title)
    seen = watch(t)
    t.eve.gambles(title)
    t.until("gamble", "fleck")
    assert seen.changes == {"controller": "eve", "eve": {"spent": [title]}}
    assert t.fleck.may(IM_IN)


@pytest.mark.plays(SLEEVE)
@pytest.mark.rule("GAMB-25")
def test_eve_looks_up_a_sleeve_and_throws_a_player_out(watch, ways):
    """Eve takes control, Dimli leaves the Round without his ante."""
    t = gambling_turn(SLEEVE)
    assert ways(t.eve, SLEEVE) == ["dimli", "fleck", "gog"]
    seen = watch(t)
    t.eve.gambles(SLEEVE, at="dimli")
    t.until("gamble", "fleck")
    assert seen.changes == {
        "controller": "eve",
        "in_round": {"spent": ["dimli"]},
        "eve": {"spent": [SLEEVE]},
    }


@pytest.mark.plays(SLEEVE)
@pytest.mark.rule("GAMB-30")
def test_the_last_player_in_the_round_wins_it(watch):
    """With only Gog and Eve in it, throwing Gog out wins Eve the pot at once."""
    t = table("gog", "eve", "dimli").hand("gog", IM_IN).hand("eve", SLEEVE)
    t.hand("dimli", "Thanks... but I think I'll keep my Gold.")
    t.gog.plays(IM_IN)
    t.dimli.responds("Thanks... but I think I'll keep my Gold.")
    t.until("gamble", "eve")
    t.eve.gambles(SLEEVE)
    t.until("order", "gog")
    assert t.gold == {"gog": 9, "eve": 11, "dimli": 10}
    assert t.inn == 0


@pytest.mark.refused
@pytest.mark.parametrize("title", [*CHEATS, SLEEVE])
@pytest.mark.rule("CARD-5", "GAMB-23")
def test_eve_cheats_only_on_her_gambling_turn(title):
    """Not without a Round, not on another's gambling turn, not after leaving the Round."""
    t = table("eve", "gog", "dimli").hand("eve", title, TIP)
    assert t.eve.why_not(title).rule == "CARD-5"
    t = table("gog", "dimli", "eve").hand("gog", IM_IN).hand("dimli", IM_IN)
    t.hand("eve", title, TIP, EITHER)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.until("gamble", "dimli")
    assert t.eve.why_not(title).rule == "CARD-5"
    t = table("gog", "dimli", "eve").hand("gog", IM_IN).hand("dimli", IM_IN)
    t.hand("eve", title, TIP, EITHER)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.everyone.passes()
    t.until("respond", "eve")
    t.eve.responds(EITHER)
    t.until("gamble", "dimli")
    assert t.in_round == ["gog", "dimli"]
    assert t.eve.why_not(title).rule == "GAMB-23"


@pytest.mark.plays(EITHER)
@pytest.mark.rule("GAMB-26", "CARD-8")
def test_eve_cloaks_herself_and_leaves_instead_of_anteing(watch):
    """Eve keeps her Gold and is out of the Round; the others ante and go on."""
    t = table("gog", "eve", "dimli").hand("gog", IM_IN).hand("eve", EITHER).hand("dimli", IM_IN)
    t.gog.plays(IM_IN)
    seen = watch(t)
    t.eve.responds(EITHER)
    t.until("gamble", "dimli")
    assert seen.changes == {
        "pot": 2,
        "in_round": {"spent": ["eve"]},
        "eve": {"spent": [EITHER]},
        "gog": {"gold": -1},
        "dimli": {"gold": -1},
    }


@pytest.mark.refused(EITHER)
def test_eve_cloaks_herself_only_when_she_must_ante():
    """Not for another payment, not before the ante, and not once she has anted."""
    t = table("gog", "eve", "dimli").hand("gog", IM_IN, TIP).hand("eve", EITHER, TIP)
    t.until("action", "gog")
    t.gog.plays(TIP, at="eve")
    t.eve.why_not(EITHER)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    assert not t.eve.may(EITHER)
    t.everyone.passes()
    assert t.eve.may(EITHER)
    t.until("gamble", "eve")
    assert not t.eve.may(EITHER)


@pytest.mark.plays(SLEIGHT)
@pytest.mark.rule("GAMB-39")
def test_sleight_of_hand_takes_a_gold_from_the_pot(watch):
    """Eve takes 1 of the 4 Gold in the pot; her gambling turn and control are untouched."""
    t = gambling_turn(SLEIGHT, CHEATS[0])
    seen = watch(t)
    t.eve.plays(SLEIGHT)
    t.until("gamble", "eve")
    assert seen.changes == {"pot": -1, "eve": {"gold": 1, "spent": [SLEIGHT]}}
    assert t.eve.may(CHEATS[0])


@pytest.mark.first_chair
@pytest.mark.plays(SLEIGHT)
@pytest.mark.rule("GAMB-23")
def test_sleight_of_hand_works_after_leaving_the_round(watch):
    """Eve has left the Round; the pot of 2 is still within reach."""
    t = table("gog", "eve", "dimli").hand("gog", IM_IN).hand("eve", EITHER, SLEIGHT)
    t.hand("dimli", IM_IN)
    t.gog.plays(IM_IN)
    t.eve.responds(EITHER)
    t.until("respond", "eve")
    assert t.in_round == ["gog", "dimli"]
    seen = watch(t)
    t.eve.responds(SLEIGHT)
    t.until("gamble", "dimli")
    assert seen.changes == {"pot": -1, "eve": {"gold": 1, "spent": [SLEIGHT]}}


@pytest.mark.refused(SLEIGHT)
@pytest.mark.rule("CARD-3", "GAMB-15")
def test_sleight_of_hand_needs_a_round():
    """Not without a Round, and not once the last pass has decided it."""
    t = table("eve", "gog", "dimli").hand("eve", SLEIGHT, TIP)
    assert t.eve.why_not(SLEIGHT).rule == "CARD-3"
    t = table("gog", "eve", "dimli").hand("gog", IM_IN).hand("eve", SLEIGHT)
    t.hand("dimli", "Best two out of three?")
    t.gog.plays(IM_IN)
    while not t.dimli.may("Best two out of three?"):
        t.player(t.asked).passes()
    assert t.dimli.asked
    assert t.eve.why_not(SLEIGHT).rule == "GAMB-15"


# Blows -------------------------------------------------------------------------------------------

IGNORES_CARDS = ["Ha! That's just an illusion. I'm actually over here!", "I attempt to disbelieve."]
SHARE = "I've been working on a new spell. It's called Share Pain!"
NOT_EVE = "I'm not Eve! She's over there!"
SONG = "How about a rowdy drinking song?"
BALLAD = "This is in payment for that heroic ballad I wrote about you!"


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_CARDS)
@pytest.mark.rule("NEG-2", "NEG-10")
def test_eve_ignores_a_card_that_affects_her(title, watch):
    """Fleck's rowdy song does nothing to Eve; Gog and Fleck himself suffer."""
    t = table("fleck", "eve", "gog").hand("fleck", SONG).hand("eve", title)
    seen = watch(t)
    t.fleck.plays(SONG)
    t.eve.responds(title)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "fleck": {"alcohol": 1, "gold": -1, "spent": [SONG]},
        "eve": {"spent": [title]},
        "gog": {"fortitude": -1, "alcohol": 1},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_CARDS)
@pytest.mark.parametrize(
    ("attacker", "attack"), [("fleck", BALLAD), ("gog", TIP), ("eve_2", DRUNKER)]
)
@pytest.mark.rule("STAT-6")
def test_eve_ignores_gold_and_alcohol_too(title, attacker, attack, watch):
    """A payment by an Action or Anytime Card and a gain of Alcohol Content are Ignored."""
    t = table("eve", attacker.split("_")[0], "dimli").turn(attacker)
    t.hand(attacker, attack).hand("eve", title)
    t.until("action", attacker)
    seen = watch(t)
    t.player(attacker).plays(attack, at="eve")
    t.eve.responds(title)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {attacker: {"spent": [attack]}, "eve": {"spent": [title]}}


@pytest.mark.refused
@pytest.mark.parametrize("title", IGNORES_CARDS)
@pytest.mark.rule("STAT-6", "NEG-14", "GAMB-7", "STAT-8")
def test_eve_disbelieves_nothing_that_does_not_touch_her(title):
    """A blow at Dimli, a Round with its antes, a Drink Event, a spiked Drink: none of them."""
    t = table("gog", "eve", "dimli").hand("gog", IM_IN, HIT).hand("eve", title, TIP)
    t.until("action", "gog")
    t.gog.plays(HIT, at="dimli")
    assert t.eve.why_not(title).rule == "STAT-6"

    t = table("gog", "eve", "dimli").hand("gog", IM_IN).hand("eve", title, TIP)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    assert t.eve.why_not(title).rule == "STAT-6"
    t.everyone.passes()
    assert t.eve.why_not(title).rule == "GAMB-7"

    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Fine Ambrosia")
    t.hand("eve", title, TIP)
    t.eve.passes()
    assert t.happened("event")
    assert t.eve.why_not(title).rule == "NEG-14"

    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine")
    t.hand("eve", title, TIP).hand("dimli", "Spike it with Firewater")
    t.until("respond", "dimli")
    t.dimli.responds("Spike it with Firewater")
    t.until("respond", "eve")
    assert t.eve.why_not(title).rule == "STAT-6"


@pytest.mark.plays(SHARE)
@pytest.mark.parametrize(
    ("attack", "half"), [(HIT, 2), ("Sorry, Gog not see you sitting there...", 2)]
)
def test_share_pain_halves_the_loss_between_eve_and_the_attacker(attack, half, watch):
    """Of 4 both take 2, of 3 as well, rounded up; Dimli is not touched."""
    t = table("gog", "eve", "dimli").hand("gog", attack).hand("eve", SHARE)
    seen = watch(t)
    t.gog.plays(attack, at="eve")
    t.eve.responds(SHARE)
    t.everyone.passes()
    t.everyone.passes()
    gog = {"fortitude": -half, "spent": [attack]}
    price = {}
    if attack != HIT:
        gog["gold"] = -1
        price["inn"] = 1
    assert seen.changes == {
        **price,
        "gog": gog,
        "eve": {"fortitude": -half, "spent": [SHARE]},
    }


@pytest.mark.plays(SHARE)
@pytest.mark.rule("CARD-16")
def test_a_shared_pain_cannot_be_ignored_or_shared_again():
    """Having shared the loss, Eve may play no card to Ignore it."""
    t = table("gog", "eve", "dimli").hand("gog", HIT)
    t.hand("eve", SHARE, IGNORES_CARDS[0], IGNORES_CARDS[1], TIP)
    t.until("action", "gog")
    t.gog.plays(HIT, at="eve")
    assert t.eve.may(IGNORES_CARDS[0])
    t.eve.responds(SHARE)
    t.everyone.passes()
    assert t.eve.asked
    assert t.eve.why_not(IGNORES_CARDS[0]).rule == "CARD-16"
    assert t.eve.why_not(IGNORES_CARDS[1]).rule == "CARD-16"
    t.until("order", "gog")
    assert t.fortitude == {"gog": 18, "eve": 18, "dimli": 20}


@pytest.mark.refused(SHARE)
@pytest.mark.rule("CARD-3")
def test_share_pain_needs_a_player_who_would_hurt_eve():
    """Not for Gold, not for a blow at Dimli, not for what a Drink does."""
    t = table("gog", "eve", "dimli").hand("gog", TIP, HIT).hand("eve", SHARE, TIP)
    t.until("action", "gog")
    t.gog.plays(TIP, at="eve")
    assert t.eve.why_not(SHARE).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(HIT, at="dimli")
    assert t.eve.why_not(SHARE).rule == "CARD-3"
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Dirty Dishwater")
    t.hand("eve", SHARE, TIP)
    t.eve.passes()
    assert t.drinks
    assert t.eve.why_not(SHARE).rule == "CARD-3"


@pytest.mark.plays(NOT_EVE)
@pytest.mark.rule("REDR-1")
def test_im_not_eve_redirects_the_loss(watch, ways):
    """Gog's 4 land on Dimli; Gog himself cannot be named, and Fleck is untouched."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", HIT).hand("eve", NOT_EVE)
    seen = watch(t)
    t.gog.plays(HIT, at="eve")
    assert ways(t.eve, NOT_EVE) == ["dimli", "fleck"]
    t.eve.responds(NOT_EVE, to="dimli")
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"spent": [HIT]},
        "eve": {"spent": [NOT_EVE]},
        "dimli": {"fortitude": -4},
    }


@pytest.mark.plays(NOT_EVE)
@pytest.mark.rule("REDR-3")
def test_im_not_eve_moves_only_the_fortitude(watch):
    """Of Fleck's rowdy song the Fortitude goes to Gog, who loses 2; the drink stays with Eve."""
    t = table("fleck", "eve", "gog").hand("fleck", SONG).hand("eve", NOT_EVE)
    seen = watch(t)
    t.fleck.plays(SONG)
    t.eve.responds(NOT_EVE)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "fleck": {"alcohol": 1, "gold": -1, "spent": [SONG]},
        "eve": {"alcohol": 1, "spent": [NOT_EVE]},
        "gog": {"fortitude": -2, "alcohol": 1},
    }


@pytest.mark.plays(NOT_EVE)
def test_im_not_eve_ignores_the_card_when_only_the_attacker_is_left(watch, ways):
    """With Fleck the only other player, his song does nothing to Eve and nobody is hurt."""
    t = table("fleck", "eve").hand("fleck", SONG, TIP).hand("eve", NOT_EVE)
    seen = watch(t)
    t.fleck.plays(SONG)
    t.until("respond", "eve")
    assert ways(t.eve, NOT_EVE) == [""]
    t.eve.responds(NOT_EVE)
    t.until("action", "fleck")
    assert seen.changes == {
        "inn": 1,
        "fleck": {"alcohol": 1, "gold": -1, "spent": [SONG]},
        "eve": {"spent": [NOT_EVE]},
    }


@pytest.mark.refused(NOT_EVE)
@pytest.mark.rule("CARD-3")
def test_im_not_eve_needs_a_player_who_would_hurt_eve():
    """Not for Gold, not for Alcohol Content, not for a blow at Dimli, not for a Drink."""
    t = table("gog", "eve", "dimli").hand("gog", TIP, HIT).hand("eve", NOT_EVE, TIP)
    t.until("action", "gog")
    t.gog.plays(TIP, at="eve")
    assert t.eve.why_not(NOT_EVE).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(HIT, at="dimli")
    assert t.eve.why_not(NOT_EVE).rule == "CARD-3"
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Dirty Dishwater")
    t.hand("eve", NOT_EVE, TIP)
    t.eve.passes()
    assert t.drinks
    assert t.eve.why_not(NOT_EVE).rule == "CARD-3"
