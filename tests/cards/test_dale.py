"""Dale's own cards and Mushrooms, each played through the table."""

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine.cards import Deck
from lastcall.engine.words import drink, drink_event, drinking_contest
from lastcall.testing import table
from lastcall.text.narrator import Narrator

DECK = "dale"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"
WENCH_TIP = "Tip the Wench."
DANCE = "Dance with Gog!"
SONG = "How about a rowdy drinking song?"  # Fleck: each other player -1 F, each player +1 AC
BASE, HARVEST = 0, 1
PLANT, GROW = 0, 1

EDIBLE = "Nosiree, those aren't edible."
HIDE = "Nobody here but us mushrooms!"
TOOLS = "Can'tcha see I'm sharpenin' my tools?"
VERMIN = "This'll keep the vermin offa my crops!"
SPORES = "Mushroom spores, pixie dust, same difference!"
ROW = "Here's a tough row to hoe"
FIELD = "Folks say I'm outstanding in my field!"
TEARS = "That tears it!"
PARCHED = "Set 'em up, these folks look parched!"
STEW = "Mama's stew fixes what ails ya!"
LAND = "Git offa my land!"
PUFFBALL = "Puffball! Everybody duck!"
BUSHEL = "Sold me a bushel on the way in."
CHORES = "I got chores at sunup."
ACE = "Lookee there, an ace in my overalls!"
RAIN = "A little rain never hurt nobody."


def ways(player, title):
    """How a card may be played now: (mode, whom)."""
    names = player._scenario.names
    return sorted((o.mode, "+".join(names[i] for i in o.seats())) for o in player.options(title))


# Actions -----------------------------------------------------------------------------------------

ATTACKS = [  # title, loss, price, loss for it, Alcohol Content for it
    (EDIBLE, 2, ("Butterbutton", 3), 2, 1),
    (LAND, 1, ("Weepin' Inkcap", 4), 3, 0),
]
ACTIONS = [EDIBLE, LAND, ROW, FIELD, PUFFBALL]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss", "price", "more", "alcohol"), ATTACKS)
def test_attacks_hurt_the_player_named(title, loss, price, more, alcohol, watch):
    """Another player of Dale's choice loses Fortitude; with nothing to harvest that is all."""
    t = table("dale", "gog", "eve").hand("dale", title).box("dale", "planter", "Thunderstool")
    assert ways(t.dale, title) == [(BASE, "eve"), (BASE, "gog")]
    seen = watch(t)
    t.dale.plays(title, at="eve")
    t.everyone.passes()
    assert seen.changes == {"dale": {"spent": [title]}, "eve": {"fortitude": -loss}}


@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss", "price", "more", "alcohol"), ATTACKS)
def test_attacks_are_worse_for_a_harvest(title, loss, price, more, alcohol, watch):
    """For just enough out of the box the same player suffers more, and nobody else does."""
    t = table("dale", "gog", "eve").hand("dale", title).box("dale", "planter", price)
    assert ways(t.dale, title) == [
        (BASE, "eve"),
        (BASE, "gog"),
        (HARVEST, "eve"),
        (HARVEST, "gog"),
    ]
    seen = watch(t)
    t.dale.plays(title, at="eve", mode=HARVEST)
    t.everyone.passes()
    assert seen.changes == {
        "dale": {"spent": [title], "planter": {"spent": [f"{price[0]} {price[1]}"]}},
        "eve": {"fortitude": -more} | ({"alcohol": alcohol} if alcohol else {}),
    }


@pytest.mark.plays(ROW)
def test_a_tough_row_plants_and_hurts(watch):
    """The top Mushroom is Planted, and Eve loses 2 Fortitude."""
    t = table("dale", "gog", "eve").hand("dale", ROW).side_deck("dale", "Sober Sally")
    assert ways(t.dale, ROW) == [(PLANT, "eve"), (PLANT, "gog"), (GROW, "eve"), (GROW, "gog")]
    seen = watch(t)
    t.dale.plays(ROW, at="eve", mode=PLANT)
    t.everyone.passes()
    assert seen.changes == {
        "dale": {"spent": [ROW], "planter": {"drew": ["Sober Sally 2"]}},
        "eve": {"fortitude": -2},
    }


@pytest.mark.plays(ROW)
def test_a_tough_row_grows_and_hurts(watch):
    """One Mushroom of his choice Grows, and Eve loses 2 Fortitude."""
    t = table("dale", "gog", "eve").hand("dale", ROW)
    t.box("dale", "planter", "Butterbutton", "Thunderstool")
    seen = watch(t)
    t.dale.plays(ROW, at="eve", mode=GROW)
    t.dale.picks("Thunderstool")
    assert seen.changes == {
        "dale": {
            "spent": [ROW],
            "planter": {"spent": ["Thunderstool 0"], "drew": ["Thunderstool 1"]},
        },
        "eve": {"fortitude": -2},
    }


@pytest.mark.plays(FIELD)
def test_a_rest_in_the_field_ends_the_turn(watch):
    """Dale loses 1 AC and Plants; he neither orders nor drinks."""
    t = table("dale", "gog", "eve").hand("dale", FIELD).hand("gog", IM_IN).pile("dale", "Wine")
    t.stats("dale", fortitude=10, alcohol=3).side_deck("dale", "Thunderstool")
    seen = watch(t)
    t.dale.plays(FIELD)
    t.everyone.passes()
    assert seen.changes == {
        "dale": {
            "alcohol": -1,
            "spent": [FIELD],
            "planter": {"drew": ["Thunderstool 0"]},
        },
    }
    assert (t.active, t.asked_for) == ("gog", "discard")


@pytest.mark.plays(PUFFBALL)
@pytest.mark.parametrize(("mode", "loss"), [(BASE, 1), (HARVEST, 2)])
def test_a_puffball_hits_everybody_else(mode, loss, watch):
    """Each other player loses 1 Fortitude, and 2 for a Harvest of 5."""
    t = table("dale", "gog", "eve", "fleck").hand("dale", PUFFBALL)
    t.box("dale", "planter", ("Thunderstool", 5), "Weepin' Inkcap")
    seen = watch(t)
    t.dale.plays(PUFFBALL, mode=mode)
    t.everyone.passes()
    spent = {"planter": {"spent": ["Thunderstool 5"]}} if mode == HARVEST else {}
    assert seen.changes == {
        "dale": {"spent": [PUFFBALL], **spent},
        "gog": {"fortitude": -loss},
        "eve": {"fortitude": -loss},
        "fleck": {"fortitude": -loss},
    }


def test_a_puffball_of_four_is_too_small():
    """With 4 in the box the Harvest of 5 is not offered."""
    t = table("dale", "gog", "eve").hand("dale", PUFFBALL)
    t.box("dale", "planter", ("Butterbutton", 3), "Yer Classic Tallcap")
    assert ways(t.dale, PUFFBALL) == [(BASE, "")]


@pytest.mark.refused
@pytest.mark.parametrize("title", ACTIONS)
@pytest.mark.rule("CARD-2", "TURN-9")
def test_actions_wait_for_dales_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("dale", title)


# Drinks ------------------------------------------------------------------------------------------


@pytest.mark.plays(VERMIN)
@pytest.mark.rule("CHSR-10")
def test_dale_ignores_a_drink_with_its_chasers(watch):
    """EX-RDI9-chaser-1: Wine with a Chaser and Dragon Breath Ale are 6 AC, and Dale gains 0."""
    t = table("dale", "gog", "eve").turn("dale", "drink").hand("dale", VERMIN).hand("gog", IM_IN)
    t.pile("dale", "Wine with a Chaser", "Dragon Breath Ale")
    seen = watch(t)
    assert t.drinks[0]["alcohol"] == 6
    t.dale.responds(VERMIN)
    t.until("discard", "gog")
    assert seen.changes == {"dale": {"spent": [VERMIN]}}


@pytest.mark.refused(VERMIN)
@pytest.mark.rule("NEG-5", "NEG-7", "EVNT-2")
def test_dale_ignores_no_drink_of_others_and_no_event():
    """Eve's Drink is not his to Ignore, one face down neither, nor is a Drink Event."""
    t = table("eve", "dale", "gog").turn("eve", "drink").pile("eve", "Wine")
    t.hand("dale", VERMIN, TIP)
    assert t.dale.why_not(VERMIN).rule == "NEG-7"
    t.dale.passes()
    assert t.drinks
    assert t.dale.why_not(VERMIN).rule == "NEG-5"
    t = table("dale", "gog", "eve").turn("dale", "drink").pile("dale", "Fine Ambrosia")
    t.hand("dale", VERMIN, TIP)
    t.dale.passes()
    assert t.happened("event")
    t.dale.why_not(VERMIN)


@pytest.mark.plays(SPORES)
@pytest.mark.parametrize(("mode", "more"), [(BASE, 1), (HARVEST, 2)])
@pytest.mark.parametrize("drinker", ["dale", "eve"])
def test_spores_strengthen_a_drink(drinker, mode, more, watch):
    """Anybody's Drink gets 1 AC more, or 3 for a Harvest of 3; only its drinker is the drunker."""
    t = table(drinker, *[name for name in ("gog", "eve", "dale") if name != drinker])
    t.turn(drinker, "drink").pile(drinker, "Wine").hand("dale", SPORES).hand("gog", IM_IN)
    t.box("dale", "planter", ("Weepin' Inkcap", 2), "Sober Sally")
    seen = watch(t)
    t.dale.responds(SPORES, mode=mode)
    paid = {}
    if mode == HARVEST:
        t.dale.harvests("Sober Sally")
        paid = {"planter": {"spent": ["Sober Sally 2", "Weepin' Inkcap 2"]}}
    t.nobody_responds()
    changes = {"dale": {"spent": [SPORES], **paid}}
    changes.setdefault(drinker, {})["alcohol"] = 2 + more
    assert seen.changes == changes


@pytest.mark.refused(SPORES)
@pytest.mark.rule("NEG-7")
def test_spores_need_a_drink_on_the_table():
    """Not before it is revealed, and not on a Drink Event."""
    t = table("eve", "dale", "gog").turn("eve", "drink").pile("eve", "Fine Ambrosia")
    t.hand("dale", SPORES, TIP)
    assert t.dale.why_not(SPORES).rule == "NEG-7"
    t.dale.passes()
    assert t.happened("event")
    assert t.dale.why_not(SPORES).rule == "NEG-7"


@pytest.mark.plays(PARCHED)
@pytest.mark.rule("DRNK-11")
def test_dale_sets_them_up(watch):
    """Dale pays the Inn 1 Gold and places two more Drinks besides the usual one."""
    t = table("dale", "gog", "eve").turn("dale", "order").hand("dale", PARCHED).hand("gog", IM_IN)
    t.drink_deck("Wine", "Mead", "Water")
    seen = watch(t)
    t.dale.responds(PARCHED)
    t.everyone.passes()
    t.dale.orders_for("gog").dale.orders_for("gog").dale.orders_for("eve")
    assert seen.changes == {
        "inn": 1,
        "dale": {"gold": -1, "spent": [PARCHED]},
        "gog": {"pile": {"drew": ["Mead", "Wine"]}},
        "eve": {"pile": {"drew": ["Water"]}},
    }


@pytest.mark.refused(PARCHED)
@pytest.mark.rule("CARD-3")
def test_dale_orders_more_only_in_his_order_phase():
    """Not in his Action or Drink Phase, and not in Eve's Order Phase."""
    for phase in ("action", "drink"):
        t = table("dale", "gog", "eve").turn("dale", phase).hand("dale", PARCHED, TIP)
        assert t.dale.why_not(PARCHED).rule == "CARD-3"
    t = table("eve", "dale", "gog").turn("eve", "order").hand("dale", PARCHED, TIP)
    assert t.dale.why_not(PARCHED).rule == "CARD-3"


# The Round ---------------------------------------------------------------------------------------

LEAVES = [TOOLS, CHORES]


@pytest.mark.plays
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("GAMB-26")
def test_dale_leaves_instead_of_anteing(title, watch):
    """Dale keeps his Gold and is out of the Round; the others ante and go on."""
    t = table("eve", "dale", "gog").hand("eve", IM_IN).hand("dale", title).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.dale.responds(title)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 2,
        "in_round": {"spent": ["dale"]},
        "dale": {"spent": [title]},
        "eve": {"gold": -1},
        "gog": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("CARD-3")
def test_dale_leaves_only_when_he_must_ante(title):
    """Not before the ante, not for another payment, and not once he has anted."""
    t = table("eve", "dale", "gog").hand("eve", IM_IN, WENCH_TIP).hand("dale", title, TIP)
    t.dale.why_not(title)
    t.until("action", "eve")
    t.eve.plays(WENCH_TIP, at="dale")
    t.dale.why_not(title)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    assert not t.dale.may(title)
    t.everyone.passes()
    assert t.dale.may(title)
    t.until("gamble", "dale")
    assert not t.dale.may(title)


@pytest.mark.plays(TOOLS)
@pytest.mark.rule("DALE-33", "EVNT-6")
def test_dale_sharpens_his_tools_during_a_round_on_the_house(watch):
    """Gog reveals it; Dale drinks nothing, Gog and Eve drink a copy of the Wine."""
    t = table("gog", "eve", "dale").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand("dale", TOOLS).hand("eve", IM_IN)
    seen = watch(t)
    t.dale.responds(TOOLS)
    t.until("discard", "eve")
    assert seen.changes == {
        "gog": {"alcohol": 2},
        "eve": {"alcohol": 2},
        "dale": {"spent": [TOOLS]},
    }


@pytest.mark.refused(TOOLS)
@pytest.mark.rule("EVNT-3")
def test_a_drink_is_no_event():
    """Whether it Ignores Drinks is not documented: it does not."""
    t = table("dale", "gog", "eve").turn("dale", "drink").pile("dale", "Wine")
    t.hand("dale", TOOLS, TIP)
    t.dale.passes()
    assert t.drinks
    t.dale.why_not(TOOLS)


@pytest.mark.plays(ACE)
@pytest.mark.rule("GAMB-20")
def test_an_ace_in_the_overalls_beats_winning_hand(watch):
    """It takes control whatever lies there, and costs nobody anything."""
    t = table("eve", "gog", "dale", "fleck").hand("eve", IM_IN).hand("gog", "Winning Hand!")
    t.hand("dale", ACE).hand("fleck", IM_IN)
    t.eve.plays(IM_IN)
    t.until("gamble", "gog")
    t.gog.gambles("Winning Hand!")
    t.until("gamble", "dale")
    seen = watch(t)
    t.dale.gambles(ACE)
    t.until("gamble", "fleck")
    assert seen.changes == {"controller": "dale", "dale": {"spent": [ACE]}}


@pytest.mark.refused(ACE)
@pytest.mark.rule("CARD-5")
def test_an_ace_is_played_on_dales_gambling_turn_only():
    """Not without a Round, and not on Gog's gambling turn."""
    t = table("dale", "gog", "eve").hand("dale", ACE, TIP)
    assert t.dale.why_not(ACE).rule == "CARD-5"
    t = table("eve", "gog", "dale").hand("eve", IM_IN).hand("gog", IM_IN).hand("dale", ACE, TIP)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    t.until("gamble", "gog")
    assert t.dale.why_not(ACE).rule == "CARD-5"


# Gold --------------------------------------------------------------------------------------------


@pytest.mark.plays(BUSHEL)
@pytest.mark.rule("STAT-12")
def test_a_bushel_pays_for_dale(watch):
    """Eve takes a Gold from Dale; it comes from the Inn and reaches her."""
    t = table("eve", "dale", "gog").hand("eve", "Gold? What Gold?").hand("dale", BUSHEL)
    seen = watch(t)
    t.eve.plays("Gold? What Gold?", at="dale")
    t.dale.responds(BUSHEL)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": -1,
        "eve": {"gold": 1, "spent": ["Gold? What Gold?"]},
        "dale": {"spent": [BUSHEL]},
    }


@pytest.mark.plays(BUSHEL)
@pytest.mark.rule("GAMB-5", "STAT-12")
def test_a_bushel_pays_an_ante(watch):
    """His ante comes from the Inn, and he is in the Round all the same."""
    t = table("eve", "dale", "gog").hand("eve", IM_IN).hand("dale", BUSHEL).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.dale.responds(BUSHEL)
    t.until("gamble", "gog")
    assert seen.changes == {
        "inn": -1,
        "pot": 3,
        "dale": {"spent": [BUSHEL]},
        "eve": {"gold": -1},
        "gog": {"gold": -1},
    }


@pytest.mark.refused(BUSHEL)
@pytest.mark.rule("CARD-3")
def test_a_bushel_needs_gold_about_to_be_lost():
    """Not for Gog's payment, and not on a quiet turn."""
    t = table("eve", "dale", "gog").hand("dale", BUSHEL, TIP).hand("eve", "Gold? What Gold?")
    assert t.dale.why_not(BUSHEL).rule == "CARD-3"
    t.until("action", "eve")
    t.eve.plays("Gold? What Gold?", at="gog")
    assert t.dale.why_not(BUSHEL).rule == "CARD-3"


# Blows -------------------------------------------------------------------------------------------


@pytest.mark.plays(HIDE)
@pytest.mark.rule("NEG-2", "NEG-10")
def test_dale_hides_and_plants(watch):
    """Fleck's song does nothing to Dale, who Plants a discarded Thunderstool besides."""
    t = table("fleck", "dale", "eve").hand("fleck", SONG).hand("dale", HIDE)
    t.side_discarded("dale", "Thunderstool")
    seen = watch(t)
    t.fleck.plays(SONG)
    t.dale.responds(HIDE)
    t.dale.picks("Thunderstool")
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "fleck": {"alcohol": 1, "gold": -1, "spent": [SONG]},
        "dale": {"spent": [HIDE], "planter": {"drew": ["Thunderstool 0"]}},
        "eve": {"fortitude": -1, "alcohol": 1},
    }


@pytest.mark.plays(HIDE)
@pytest.mark.parametrize(
    "attack", ["Gold? What Gold?", "Look in to my eyes... you are getting... Drunker!"]
)
def test_dale_hides_from_gold_and_alcohol_too(attack, watch):
    """It Ignores cards that affect his Gold or Alcohol Content; "That tears it!" does not."""
    t = table("eve", "dale", "gog").hand("eve", attack).hand("dale", HIDE, TEARS)
    seen = watch(t)
    t.eve.plays(attack, at="dale")
    assert t.dale.why_not(TEARS).rule == "STAT-6"
    t.dale.responds(HIDE)
    t.everyone.passes()
    assert seen.changes == {"eve": {"spent": [attack]}, "dale": {"spent": [HIDE]}}


@pytest.mark.plays(TEARS)
@pytest.mark.parametrize(("mode", "loss"), [(BASE, 0), (HARVEST, 2)])
def test_that_tears_it(mode, loss, watch):
    """Dale Ignores the blow; for a Harvest of 3 Gog loses 2 Fortitude for it."""
    t = table("gog", "dale", "eve").hand("gog", DANCE).hand("dale", TEARS)
    t.box("dale", "planter", ("Butterbutton", 3))
    seen = watch(t)
    t.gog.plays(DANCE, at="dale")
    t.dale.responds(TEARS, mode=mode)
    t.everyone.passes()
    paid = {"planter": {"spent": ["Butterbutton 3"]}} if mode == HARVEST else {}
    assert seen.changes == {
        "gog": {"spent": [DANCE]} | ({"fortitude": -loss} if loss else {}),
        "dale": {"spent": [TEARS], **paid},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [HIDE, TEARS])
@pytest.mark.rule("STAT-6", "GAMB-7", "NEG-14")
def test_dale_does_not_ignore_what_does_not_touch_him(title):
    """A blow at Eve, a Round of Gambling with its antes, a Drink Event: none of them."""
    t = table("gog", "dale", "eve").hand("gog", DANCE).hand("dale", title, TIP)
    t.box("dale", "planter", ("Thunderstool", 5))
    t.until("action", "gog")
    t.gog.plays(DANCE, at="eve")
    assert t.dale.why_not(title).rule == "STAT-6"

    t = table("gog", "dale", "eve").hand("gog", IM_IN).hand("dale", title, TIP)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    assert not t.dale.may(title)
    t.everyone.passes()
    assert t.dale.why_not(title).rule == ("GAMB-7" if title == HIDE else "STAT-6")

    t = table("dale", "gog", "eve").turn("dale", "drink").pile("dale", "Fine Ambrosia")
    t.hand("dale", title, TIP)
    t.dale.passes()
    assert t.happened("event")
    assert t.dale.why_not(title).rule == "NEG-14"


# At any time -------------------------------------------------------------------------------------


@pytest.mark.plays(STEW)
@pytest.mark.parametrize(("mode", "gain"), [(BASE, 1), (HARVEST, 2)])
def test_mamas_stew_heals(mode, gain, watch):
    """On Eve's turn too Dale gains 1 Fortitude, or 2 for a Harvest of 4."""
    t = table("eve", "dale", "gog").hand("dale", STEW).stats("dale", fortitude=10)
    t.box("dale", "planter", ("Weepin' Inkcap", 4))
    seen = watch(t)
    t.dale.responds(STEW, mode=mode)
    t.everyone.passes()
    paid = {"planter": {"spent": ["Weepin' Inkcap 4"]}} if mode == HARVEST else {}
    assert seen.changes == {"dale": {"fortitude": gain, "spent": [STEW], **paid}}


@pytest.mark.plays(RAIN)
@pytest.mark.rule("DALE-10", "DALE-11")
def test_a_little_rain(watch):
    """On Eve's turn every Mushroom Grows one step; one at its end stays."""
    t = table("eve", "dale", "gog").hand("dale", RAIN)
    t.box("dale", "planter", "Thunderstool", ("Butterbutton", 2), ("Sober Sally", 3))
    seen = watch(t)
    t.dale.responds(RAIN)
    t.everyone.passes()
    assert seen.changes == {
        "dale": {
            "spent": [RAIN],
            "planter": {
                "spent": ["Butterbutton 2", "Thunderstool 0"],
                "drew": ["Butterbutton 3", "Thunderstool 1"],
            },
        },
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [STEW, RAIN])
@pytest.mark.rule("TURN-5")
def test_dale_plays_nothing_while_discarding(title):
    """In the middle of discarding and drawing no card is played."""
    t = table("dale", "gog", "eve").turn("dale", "discard").hand("dale", title)
    t.until("discard", "dale")
    assert t.dale.why_not(title).rule == "TURN-5"


# Mushrooms ---------------------------------------------------------------------------------------

GATHERED = [
    ("mushrooms", "Yer Classic Tallcap", 3, {}),
    ("mushrooms", "Butterbutton", 3, {"dale": {"fortitude": 1}}),
    ("mushrooms", "Weepin' Inkcap", 4, {"eve": {"fortitude": -1}}),
    ("mushrooms", "Tipsy Bluebell", 4, {"eve": {"alcohol": 1}}),
    ("mushrooms", "Sober Sally", 3, {"dale": {"alcohol": -1}}),
    ("mushrooms", "Thunderstool", 5, {"eve": {"fortitude": -2}}),
]


@pytest.mark.plays
@pytest.mark.parametrize(("who", "title", "value", "change"), GATHERED)
@pytest.mark.rule("DALE-21", "DALE-36")
def test_what_a_mushroom_does_when_it_is_gathered(who, title, value, change, watch):
    """It leaves the box at the end of Dale's turn; wherever somebody is named it is Eve."""
    t = table("dale", "gog", "eve").turn("dale", "drink").hand("dale", TIP).hand("gog", IM_IN)
    for name in ("dale", "gog", "eve"):
        t.stats(name, fortitude=15, alcohol=5)
    t.pile("dale", "Water").box("dale", "planter", (title, value))
    seen = watch(t)
    while t.active == "dale":
        if t.asked_for == "target":
            t.dale.names("eve")
        else:
            t.player(t.asked).passes()
    assert t.dale.side_discard() == [title]
    dale = {
        **change.get("dale", {}),
        "pile": {"spent": ["Water"]},
        "planter": {"spent": [f"{title} {value}"]},
    }
    assert seen.changes == change | {"dale": dale}


@pytest.mark.parametrize(("who", "title", "value"), [("mushrooms", "The Evershroom", 2)])
@pytest.mark.rule("DALE-23")
def test_the_evershroom_stays(who, title, value, watch):
    """It is never Gathered."""
    t = table("dale", "gog", "eve").turn("dale", "drink").hand("gog", IM_IN)
    t.box("dale", "planter", (title, value))
    seen = watch(t)
    t.until("discard", "gog")
    assert seen.changes == {}


@pytest.mark.plays
@pytest.mark.parametrize(("who", "title"), [("mushrooms", "The Evershroom")])
def test_the_evershroom_is_planted_and_harvested(who, title, watch):
    """What is done with it: it is Planted on 0 and, grown to 2, pays for a Harvest."""
    t = table("dale", "gog", "eve").hand("dale", ROW).side_deck("dale", title)
    t.dale.plays(ROW, at="gog", mode=PLANT)
    t.everyone.passes()
    assert t.dale.values("planter") == [(title, 0)]
    t = table("dale", "gog", "eve").hand("dale", EDIBLE)
    t.box("dale", "planter", (title, 2), "Yer Classic Tallcap")
    seen = watch(t)
    t.dale.plays(EDIBLE, at="eve", mode=HARVEST)
    t.dale.harvests(title)
    assert seen.changes == {
        "dale": {
            "spent": [EDIBLE],
            "planter": {"spent": ["The Evershroom 2", "Yer Classic Tallcap 1"]},
        },
        "eve": {"fortitude": -2, "alcohol": 1},
    }


@pytest.mark.parametrize(
    ("title", "ladder"),
    [
        ("Yer Classic Tallcap", [1, 2, 3, 3]),
        ("Butterbutton", [1, 2, 3, 3]),
        ("Weepin' Inkcap", [0, 2, 4, 4]),
        ("Tipsy Bluebell", [0, 2, 4, 4]),
        ("Sober Sally", [2, 3, 3, 3]),
        ("Thunderstool", [0, 1, 3, 5]),
        ("The Evershroom", [0, 1, 2, 2]),
    ],
)
@pytest.mark.rule("DALE-10", "DALE-11", "DALE-35")
def test_how_a_mushroom_grows(title, ladder):
    """Planted, and then grown three times, on turns on which it is not Gathered."""
    values = [ladder[0]]
    for value in ladder[:3]:
        t = table("eve", "dale", "gog").hand("dale", RAIN).box("dale", "planter", (title, value))
        t.dale.responds(RAIN)
        t.everyone.passes()
        values.append(t.dale.values("planter")[0][1])
    assert values == ladder


# A pixie -----------------------------------------------------------------------------------------

FAIRY_RING = Deck(
    "fairy ring",
    "test",
    [
        3 * drink("Dew", 2, -1, races=[("pixie", 0, 2)]),
        3 * drink("Cider of Man", 1, races=[("human", 4, 0)]),
        3 * drink("Old Dewwell with a Chaser", 1, races=[("pixie", 3, 0)], chaser=True),
        20 * drink("Tea"),
    ],
)


@pytest.mark.rule("DRNK-3", "DRNK-4")
@pytest.mark.parametrize(
    ("pile", "fortitude", "alcohol"),
    [
        (["Dew"], 12, 0),
        (["Cider of Man"], 10, 1),  # what it does to humans it does not do to him
        (["Old Dewwell with a Chaser", "Dew"], 12, 3),
    ],
)
def test_dale_is_a_pixie_to_the_drinks_that_ask(pile, fortitude, alcohol):
    """A Drink with numbers of its own for pixies has them for Dale, alone and with a Chaser."""
    t = table("dale", "gog", "eve", drinks=[FAIRY_RING]).turn("dale", "drink").pile("dale", *pile)
    t.stats("dale", fortitude=10)
    t.until("discard")
    assert t.fortitude == dict(dale=fortitude, gog=20, eve=20)
    assert t.alcohol == dict(dale=alcohol, gog=0, eve=0)


@pytest.mark.rule("SPLT-4", "DRNK-5")
def test_a_pixies_half_is_half_of_a_pixies_drink():
    """Fleck splits his Dew with Dale: half of 2 and -1 for him, half of 0 and +2 for Dale."""
    alone = "I do so hate to drink alone..."
    t = table("fleck", "dale", "eve", drinks=[FAIRY_RING]).turn("fleck", "drink")
    t.pile("fleck", "Dew").hand("fleck", alone).stats("dale", fortitude=10)
    t.fleck.responds(alone, to="dale")
    t.until("discard")
    assert t.fortitude == dict(fleck=19, dale=11, eve=20)
    assert t.alcohol == dict(fleck=1, dale=0, eve=0)


@pytest.mark.rule("CONT-6", "CONT-12")
def test_a_pixies_drink_counts_in_a_contest_as_a_pixie_drinks_it():
    """Everybody reveals Dew: it is worth 2 to Gog and Eve, who tie, and nothing to Dale."""
    contest = drink_event("Drinking Contest!", drinking_contest)
    ring = Deck("ring", "test", [*FAIRY_RING.cards, contest])
    t = table("gog", "dale", "eve", drinks=[ring]).turn("gog", "drink")
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, IM_IN)
    t.pile("gog", "Drinking Contest!").drink_deck("Dew", "Dew", "Dew", "Tea", "Cider of Man")
    t.until("discard")
    assert [t.names[event.seat] for event in t.happened("contest-won")] == ["eve"]
    assert t.alcohol == dict(gog=2, dale=0, eve=6)


def test_every_race_has_a_name_in_both_languages():
    """Drinks speak of races; none falls back on the bare word in Russian."""
    for character in CHARACTERS.values():
        assert Narrator("en").say("race-name", race=character.race).startswith(("a ", "an "))
        assert "«" not in Narrator("ru").say("race-name", race=character.race), character.race
    assert CHARACTERS["dale"].race == "pixie"
