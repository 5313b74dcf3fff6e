"""Fleck's own cards, each played through the table."""

import pytest

from lastcall.testing import table

DECK = "fleck"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
HIT = "Why you laugh at Gog?"
EITHER = "Leave me be! I'm trying to read lore here!"

# Actions -----------------------------------------------------------------------------------------

ATTACKS = [
    ("Excuse me... I think you're sitting on my tuning fork.", 1),
    ("Oh, I hate it when the strings break!", 2),
]
TOAST = "A toast! To my friends!"
POEM = "I've composed a poem about our most recent adventure."
SONG = "How about a rowdy drinking song?"
SAD = "And now I'm going to play something really sad."
BALLAD = "This is in payment for that heroic ballad I wrote about you!"


@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss"), ATTACKS)
def test_attacks_hurt_the_player_named(title, loss, watch, ways):
    """Another player of Fleck's choice loses Fortitude, and nobody else does."""
    t = table("fleck", "eve", "gog").hand("fleck", title)
    assert ways(t.fleck, title) == ["eve", "gog"]
    seen = watch(t)
    t.fleck.plays(title, at="gog")
    t.everyone.passes()
    assert seen.changes == {"fleck": {"spent": [title]}, "gog": {"fortitude": -loss}}


@pytest.mark.plays(POEM)
def test_the_poem_earns_a_gold_from_each(watch):
    """Each other player pays Fleck 1 Gold."""
    t = table("fleck", "eve", "gog", "dimli").hand("fleck", POEM)
    seen = watch(t)
    t.fleck.plays(POEM)
    t.everyone.passes()
    assert seen.changes == {
        "fleck": {"gold": 3, "spent": [POEM]},
        "eve": {"gold": -1},
        "gog": {"gold": -1},
        "dimli": {"gold": -1},
    }


@pytest.mark.plays(SONG)
def test_the_rowdy_drinking_song(watch):
    """Each other player loses 1 Fortitude, all gain 1 Alcohol Content, Fleck pays the Inn."""
    t = table("fleck", "eve", "gog").hand("fleck", SONG)
    seen = watch(t)
    t.fleck.plays(SONG)
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "fleck": {"alcohol": 1, "gold": -1, "spent": [SONG]},
        "eve": {"fortitude": -1, "alcohol": 1},
        "gog": {"fortitude": -1, "alcohol": 1},
    }


@pytest.mark.plays(SAD)
@pytest.mark.rule("STAT-4")
def test_something_really_sad(watch):
    """Everybody loses 1 Alcohol Content, Gog has none to lose; the others pay Fleck."""
    t = table("fleck", "eve", "gog").hand("fleck", SAD)
    t.stats("fleck", alcohol=3).stats("eve", alcohol=1)
    seen = watch(t)
    t.fleck.plays(SAD)
    t.everyone.passes()
    assert seen.changes == {
        "fleck": {"alcohol": -1, "gold": 2, "spent": [SAD]},
        "eve": {"alcohol": -1, "gold": -1},
        "gog": {"gold": -1},
    }


@pytest.mark.plays(BALLAD)
@pytest.mark.parametrize(("purse", "paid"), [(10, 2), (2, 2), (1, 1)])
@pytest.mark.rule("STAT-5")
def test_the_heroic_ballad(purse, paid, ways):
    """The player named pays Fleck 2 Gold, or all they have."""
    t = table("fleck", "eve", "gog", "dimli").hand("fleck", BALLAD).stats("gog", gold=purse)
    assert ways(t.fleck, BALLAD) == ["dimli", "eve", "gog"]
    t.fleck.plays(BALLAD, at="gog")
    t.until("order", "fleck")
    assert t.gold == {"fleck": 10 + paid, "eve": 10, "gog": purse - paid, "dimli": 10}
    assert t.gog.alive == (purse > paid)
    assert t.inn == 0


@pytest.mark.plays(TOAST)
def test_a_toast_to_my_friends(watch):
    """Each reveals a Drink off the deck, Fleck first; the Event that comes is discarded."""
    t = table("fleck", "eve", "gog").hand("fleck", TOAST)
    t.drink_deck("Wine", "Fine Ambrosia", "Light Ale with a Chaser", "Dark Ale", "Ogre Brew")
    t.pile("gog", "Mead")
    seen = watch(t)
    t.fleck.plays(TOAST)
    t.everyone.passes()
    assert seen.changes == {
        "fleck": {"alcohol": 2, "spent": [TOAST]},
        "eve": {"alcohol": 2},
        "gog": {"alcohol": 3},
    }
    assert t.drink_discard_titles[0] == "Fine Ambrosia"
    assert sorted(t.drink_discard_titles[1:]) == sorted(
        ["Wine", "Light Ale with a Chaser", "Dark Ale", "Ogre Brew"]
    )


@pytest.mark.plays(TOAST)
@pytest.mark.rule("OP-24", "TIME-7")
def test_each_drink_of_a_toast_can_be_answered(watch):
    """All Drinks lie open first; Gog Ignores his, and Fleck shares his Mead with Eve."""
    t = table("fleck", "eve", "gog").hand("fleck", TOAST).hand("gog", "This taste yucky!")
    t.drink_deck("Mead", "Light Ale", "Dragon Breath Ale")
    seen = watch(t)
    t.fleck.plays(TOAST)
    t.until("respond", "gog")
    assert [d["cards"] for d in t.drinks] == [["Mead"], ["Light Ale"], ["Dragon Breath Ale"]]
    assert seen.changes == {"fleck": {"spent": [TOAST]}}
    t.gog.responds("This taste yucky!")
    t.until("split", "fleck")
    t.fleck.splits_with("eve")
    t.until("order", "fleck")
    assert seen.changes == {
        "fleck": {"alcohol": 2, "spent": [TOAST]},
        "eve": {"alcohol": 3},
        "gog": {"spent": ["This taste yucky!"]},
    }


@pytest.mark.refused
@pytest.mark.parametrize(
    "title", [*[title for title, _ in ATTACKS], TOAST, POEM, SONG, SAD, BALLAD]
)
@pytest.mark.rule("CARD-2", "TURN-9")
def test_actions_wait_for_flecks_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("fleck", title)


# Gold --------------------------------------------------------------------------------------------

FROM_THE_INN = ["Appreciative listeners! How nice!", "I got this from playing in the Town Square."]


@pytest.mark.plays
@pytest.mark.parametrize("title", FROM_THE_INN)
@pytest.mark.rule("STAT-12")
def test_the_listeners_pay_for_fleck(title, watch):
    """Eve takes a Gold from Fleck; it comes from the Inn and reaches her."""
    t = table("eve", "fleck", "dimli").hand("eve", "Gold? What Gold?").hand("fleck", title)
    seen = watch(t)
    t.eve.plays("Gold? What Gold?", at="fleck")
    t.fleck.responds(title)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": -1,
        "eve": {"gold": 1, "spent": ["Gold? What Gold?"]},
        "fleck": {"spent": [title]},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", FROM_THE_INN)
@pytest.mark.rule("NEG-9")
def test_the_listeners_pay_the_price_of_flecks_own_song(title, watch):
    """Covering the Gold his own card costs is allowed: the Inn pays the Inn."""
    t = table("fleck", "eve", "gog").hand("fleck", SONG, title)
    seen = watch(t)
    t.fleck.plays(SONG)
    t.fleck.responds(title)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "fleck": {"alcohol": 1, "spent": sorted([SONG, title])},
        "eve": {"fortitude": -1, "alcohol": 1},
        "gog": {"fortitude": -1, "alcohol": 1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", FROM_THE_INN)
@pytest.mark.rule("CARD-3")
def test_the_listeners_pay_only_for_flecks_losses(title):
    """Not on a quiet turn, not for another's payment, not when Fleck is hit."""
    t = table("gog", "fleck", "eve").hand("gog", TIP, HIT).hand("fleck", title, TIP)
    assert t.fleck.why_not(title).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(TIP, at="eve")
    assert t.fleck.why_not(title).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(HIT, at="fleck")
    assert t.fleck.why_not(title).rule == "CARD-3"


# Drinks ------------------------------------------------------------------------------------------

IGNORES_A_DRINK = [
    "You know, I should take better care of my dainty figure!",
    "I may be a fop, but I can hold my liquor!",
    EITHER,
]
ALONE = "I do so hate to drink alone..."
ORDERS = "Wench, please allow me to pay for these drinks with a song!"


def drinking(*hand, pile=("Elven Wine",)):
    """Fleck's Drink is face up; Gog comes next and will be asked to discard."""
    t = table("fleck", "gog", "eve").turn("fleck", "drink").pile("fleck", *pile)
    return t.hand("fleck", *hand).hand("gog", IM_IN)


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_A_DRINK)
@pytest.mark.rule("CHSR-10")
def test_fleck_ignores_a_drink_with_its_chasers(title, watch):
    """Wine with a Chaser and the Mead beneath it do nothing to him."""
    t = drinking(title, pile=("Wine with a Chaser", "Mead"))
    seen = watch(t)
    t.fleck.responds(title)
    t.until("discard", "gog")
    assert seen.changes == {"fleck": {"spent": [title]}}
    assert t.drink_discard_titles == ["Wine with a Chaser", "Mead"]


@pytest.mark.plays(ALONE)
@pytest.mark.rule("SPLT-4", "SPLT-5")
def test_fleck_hates_to_drink_alone(watch, ways):
    """Light Ale with a Chaser and Dark Ale are 2 in all: 1 for him and 1 for Eve."""
    t = drinking(ALONE, pile=("Light Ale with a Chaser", "Dark Ale"))
    assert ways(t.fleck, ALONE) == ["eve", "gog"]
    seen = watch(t)
    t.fleck.responds(ALONE, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {"fleck": {"alcohol": 1, "spent": [ALONE]}, "eve": {"alcohol": 1}}


@pytest.mark.refused(ALONE)
@pytest.mark.rule("SPLT-13", "CHSR-13", "OP-46")
def test_fleck_cannot_split_mead_not_even_as_a_chaser():
    """Mead keeps the whole Drink in one piece."""
    for pile in (("Mead",), ("Wine with a Chaser", "Mead")):
        t = drinking(ALONE, TIP, pile=pile)
        t.until("respond", "fleck").fleck.passes()
        assert t.drinks
        assert t.fleck.why_not(ALONE).rule == "SPLT-13"


@pytest.mark.refused
@pytest.mark.parametrize("title", [*IGNORES_A_DRINK, ALONE])
@pytest.mark.rule("NEG-5", "NEG-7", "EVNT-2")
def test_fleck_changes_only_his_own_face_up_drink(title):
    """Not before it is revealed, not Eve's Drink, and not a Drink Event."""
    t = drinking(title, TIP)
    t.until("respond", "fleck")
    assert not t.drinks
    assert t.fleck.why_not(title).rule in ("NEG-7", "CARD-3")
    t.fleck.passes()
    assert t.fleck.may(title)

    t = table("eve", "fleck", "gog").turn("eve", "drink").pile("eve", "Wine")
    t.hand("fleck", title, TIP)
    t.fleck.passes()
    assert t.drinks
    assert t.fleck.why_not(title).rule in ("NEG-5", "CARD-3")

    t = drinking(title, TIP, pile=("Fine Ambrosia",))
    t.until("respond", "fleck").fleck.passes()
    assert t.happened("event")
    assert not t.fleck.may(title)


@pytest.mark.plays(ORDERS)
@pytest.mark.rule("DRNK-11")
def test_fleck_pays_for_more_drinks_with_a_song(watch):
    """Fleck places two more Drinks and pays nothing."""
    t = table("fleck", "eve", "gog").turn("fleck", "order").hand("fleck", ORDERS)
    t.drink_deck("Wine", "Mead", "Water").hand("eve", IM_IN)
    seen = watch(t)
    t.fleck.responds(ORDERS)
    t.everyone.passes()
    t.fleck.orders_for("gog").fleck.orders_for("eve").fleck.orders_for("eve")
    assert t.asked == "eve"
    assert seen.changes == {
        "fleck": {"spent": [ORDERS]},
        "eve": {"pile": {"drew": ["Mead", "Water"]}},
        "gog": {"pile": {"drew": ["Wine"]}},
    }


@pytest.mark.plays(ORDERS)
@pytest.mark.rule("CARD-8", "DRNK-6")
def test_fleck_pays_for_the_new_drink_deck_with_a_song(watch):
    """The last Drink is ordered; everybody pays the Inn 1 Gold for new ones, except Fleck."""
    t = table("gog", "fleck", "eve").turn("gog", "order").hand("fleck", ORDERS)
    t.drink_deck("Wine", rest="discard")
    seen = watch(t)
    t.gog.orders_for("eve")
    assert t.asked == "fleck"
    t.fleck.responds(ORDERS)
    t.everyone.passes()
    assert seen.changes["inn"] == 2
    assert t.gold == {"gog": 9, "fleck": 10, "eve": 9}
    assert t.eve.pile == ["Wine"]
    assert t.fleck.pile == t.gog.pile == []
    assert len(t.drink_deck_titles) == 29


@pytest.mark.refused(ORDERS)
@pytest.mark.rule("CARD-3")
def test_fleck_sings_for_drinks_only_in_his_order_phase():
    """Not in his Action or Drink Phase, not in Gog's Order Phase, not for another payment."""
    for phase in ("action", "drink"):
        t = table("fleck", "eve", "gog").turn("fleck", phase).hand("fleck", ORDERS, TIP)
        assert t.fleck.why_not(ORDERS).rule in ("CARD-3", "DRNK-6")
    t = table("gog", "fleck", "eve").turn("gog", "order").hand("fleck", ORDERS, TIP)
    assert t.fleck.why_not(ORDERS).rule in ("CARD-3", "DRNK-6")
    t = table("gog", "fleck", "eve").hand("gog", TIP).hand("fleck", ORDERS, TIP)
    t.until("action", "gog")
    t.gog.plays(TIP, at="fleck")
    assert not t.fleck.may(ORDERS)


# The Round ---------------------------------------------------------------------------------------

SLEEVE = "What's that up your sleeve?"
CHEATS = [
    "Oops... I dropped my cards...",
    "Look at these cards! This must be my lucky day!",
    "Fortunately, I had this card up my sleeve! Ha ha, just kidding!",
    "It seems that Lady Luck is smiling on me!",
]
LEAVES = ["Oh, Hey! This looks like a serious game.", EITHER]


def gambling_turn(*hand):
    """Gog started, Dimli holds Winning Hand! and control; it is Fleck's gambling turn. Pot 4."""
    t = table("gog", "dimli", "fleck", "eve").hand("gog", IM_IN).hand("dimli", "Winning Hand!")
    t.hand("fleck", *hand).hand("eve", IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "dimli")
    t.dimli.gambles("Winning Hand!")
    return t.until("gamble", "fleck")


@pytest.mark.plays
@pytest.mark.parametrize("title", CHEATS)
@pytest.mark.rule("GAMB-10", "GAMB-20", "GAMB-22")
def test_fleck_cheats_on_top_of_winning_hand(title, watch):
    """Fleck takes control; nothing else happens, and Eve may gamble again after it."""
    t = gambling_turn(title)
    seen = watch(t)
    t.fleck.gambles(title)
    t.until("gamble", "eve")
    assert seen.changes == {"controller": "fleck", "fleck": {"spent": [title]}}
    assert t.eve.may(IM_IN)


@pytest.mark.plays(SLEEVE)
@pytest.mark.rule("GAMB-25")
def test_fleck_looks_up_a_sleeve_and_throws_a_player_out(watch, ways):
    """Fleck takes control, Gog leaves the Round without his ante."""
    t = gambling_turn(SLEEVE)
    assert ways(t.fleck, SLEEVE) == ["dimli", "eve", "gog"]
    seen = watch(t)
    t.fleck.gambles(SLEEVE, at="gog")
    t.until("gamble", "eve")
    assert seen.changes == {
        "controller": "fleck",
        "in_round": {"spent": ["gog"]},
        "fleck": {"spent": [SLEEVE]},
    }


@pytest.mark.plays(SLEEVE)
@pytest.mark.rule("GAMB-30")
def test_only_players_in_the_round_can_be_thrown_out(ways):
    """Dimli has left; of Gog and Fleck only Gog can be named, and Fleck wins the pot of 2."""
    leaving = "Thanks... but I think I'll keep my Gold."
    t = table("gog", "fleck", "dimli").hand("gog", IM_IN).hand("fleck", SLEEVE)
    t.hand("dimli", leaving)
    t.gog.plays(IM_IN)
    t.dimli.responds(leaving)
    t.until("gamble", "fleck")
    assert ways(t.fleck, SLEEVE) == ["gog"]
    t.fleck.gambles(SLEEVE)
    t.until("order", "gog")
    assert t.gold == {"gog": 9, "fleck": 11, "dimli": 10}


@pytest.mark.refused
@pytest.mark.parametrize("title", [*CHEATS, SLEEVE])
@pytest.mark.rule("CARD-5", "GAMB-23")
def test_fleck_cheats_only_on_his_gambling_turn(title):
    """Not without a Round, not on another's gambling turn, not after leaving the Round."""
    t = table("fleck", "gog", "dimli").hand("fleck", title, TIP)
    assert t.fleck.why_not(title).rule == "CARD-5"
    t = table("gog", "dimli", "fleck").hand("gog", IM_IN).hand("dimli", IM_IN)
    t.hand("fleck", title, TIP)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.until("gamble", "dimli")
    assert t.fleck.why_not(title).rule == "CARD-5"
    t = table("gog", "dimli", "fleck").hand("gog", IM_IN).hand("dimli", IM_IN)
    t.hand("fleck", title, TIP, LEAVES[0])
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.everyone.passes()
    t.until("respond", "fleck")
    t.fleck.responds(LEAVES[0])
    t.until("gamble", "dimli")
    assert t.in_round == ["gog", "dimli"]
    assert t.fleck.why_not(title).rule == "GAMB-23"


@pytest.mark.plays
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("GAMB-26")
def test_fleck_leaves_instead_of_anteing(title, watch):
    """Fleck keeps his Gold and is out of the Round; the others ante and go on."""
    t = table("eve", "fleck", "gog").hand("eve", IM_IN).hand("fleck", title).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.fleck.responds(title)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 2,
        "in_round": {"spent": ["fleck"]},
        "fleck": {"spent": [title]},
        "eve": {"gold": -1},
        "gog": {"gold": -1},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("GAMB-27")
def test_fleck_raises_and_leaves(title, watch):
    """Leaving his own raise, Fleck antes nothing and the Round goes on without a controller."""
    t = table("eve", "fleck", "gog").hand("eve", IM_IN).hand("gog", IM_IN)
    t.hand("fleck", title, "I raise!")
    t.eve.plays(IM_IN)
    t.until("gamble", "fleck")
    seen = watch(t)
    t.fleck.gambles("I raise!")
    t.fleck.responds(title)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 2,
        "in_round": {"spent": ["fleck"]},
        "controller": "nobody",
        "fleck": {"spent": sorted([title, "I raise!"])},
        "eve": {"gold": -1},
        "gog": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("CARD-3")
def test_fleck_leaves_only_when_he_must_ante(title):
    """Not before the ante, not for another payment, and not once he has anted."""
    t = table("eve", "fleck", "gog").hand("eve", IM_IN, TIP).hand("fleck", title, TIP)
    assert t.fleck.why_not(title).rule in ("CARD-3", "NEG-7")
    t.until("action", "eve")
    t.eve.plays(TIP, at="fleck")
    assert not t.fleck.may(title)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    assert not t.fleck.may(title)
    t.everyone.passes()
    assert t.fleck.may(title)
    t.until("gamble", "fleck")
    assert not t.fleck.may(title)


# Blows -------------------------------------------------------------------------------------------

PRIEST = "Who knew? One of my fans is a priest!"
FAN = "Allow me to introduce you to my biggest fan."


@pytest.mark.plays(PRIEST)
@pytest.mark.parametrize(("before", "gain"), [(10, 2), (19, 1), (20, 0)])
@pytest.mark.rule("STAT-1", "CARD-4")
def test_one_of_flecks_fans_is_a_priest(before, gain, watch):
    """At any moment Fleck gains 2 Fortitude, up to 20; here on Eve's turn."""
    t = table("eve", "fleck", "dimli").stats("fleck", fortitude=before).hand("fleck", PRIEST)
    t.stats("eve", fortitude=10).stats("dimli", fortitude=10)
    seen = watch(t)
    t.fleck.responds(PRIEST)
    t.everyone.passes()
    healed = {"fortitude": gain} if gain else {}
    assert seen.changes == {"fleck": {**healed, "spent": [PRIEST]}}


@pytest.mark.refused(PRIEST)
@pytest.mark.rule("TURN-5")
def test_no_priest_while_discarding():
    """In the middle of discarding and drawing no card is played."""
    t = table("fleck", "eve", "dimli").turn("fleck", "discard").hand("fleck", PRIEST)
    t.fleck.passes()
    assert t.asked_for == "discard"
    assert t.fleck.why_not(PRIEST).rule == "TURN-5"


@pytest.mark.plays(FAN)
@pytest.mark.rule("TIME-15", "REDR-2")
def test_the_biggest_fan_hits_the_attacker_and_not_who_redirected(watch):
    """Gog hits Eve, she sends it on to Fleck; his fan hits Gog and leaves Eve alone."""
    not_eve = "I'm not Eve! She's over there!"
    t = table("gog", "eve", "fleck", "dimli").hand("gog", HIT).hand("eve", not_eve)
    t.hand("fleck", FAN)
    seen = watch(t)
    t.gog.plays(HIT, at="eve")
    assert t.fleck.why_not(FAN).rule == "TIME-16"
    t.eve.responds(not_eve, to="fleck")
    t.everyone.passes()
    t.fleck.responds(FAN)
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"fortitude": -2, "spent": [HIT]},
        "eve": {"spent": [not_eve]},
        "fleck": {"fortitude": -2, "spent": [FAN]},
    }


@pytest.mark.refused(FAN)
@pytest.mark.rule("TIME-16")
def test_the_biggest_fan_stays_seated():
    """A blow at Eve, a Drink, a lost Gold: Fleck has nothing to hit back for."""
    t = table("gog", "fleck", "eve").hand("gog", TIP, HIT).hand("fleck", FAN, TIP)
    t.until("action", "gog")
    t.gog.plays(TIP, at="fleck")
    t.everyone.passes()
    assert t.gold["fleck"] == 9
    assert t.fleck.why_not(FAN).rule == "TIME-16"
    t.until("action", "gog")
    t.gog.plays(HIT, at="eve")
    t.everyone.passes()
    assert t.fortitude["eve"] == 18
    assert t.fleck.why_not(FAN).rule == "TIME-16"

    t = drinking(FAN, TIP, pile=("Dirty Dishwater",))
    t.until("respond", "fleck").fleck.passes()
    t.fleck.passes()
    assert t.fortitude["fleck"] == 19
    assert t.fleck.why_not(FAN).rule == "TIME-16"
