"""Petra's own cards, each played through the table; Schemes from hand and out of the plot."""

import pytest

from lastcall.testing import table

DECK = "petra"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"
WENCH_TIP = "Tip the Wench."
DANCE = "Dance with Gog!"
SONG = "How about a rowdy drinking song?"  # Fleck: each other player -1 F, each player +1 AC

HOT = "It's not hot in here. It is me."
CHEAT = "Of course I'm cheating. Who isn't?"
DROP = "It's better with a drop of this!"
FINE = "This is fine."
SHARP = "Hot and sharp, just like me!"
POISON = "Pick your poison"
SMELL = "Do you smell burning?"
HANDLE = "Too hot to handle"
LOOK = "Look. Dastardly schemes don't plan themselves"
FIVE = "Hot five!"
SMOKES = "Barkeep! Something that smokes!"
BURN = "Burn first, gloat later."
MINIONS = "My minions will cover it."
POISONED = "I only drink what I've poisoned myself."
MONOLOGUE = "Not now. I'm monologuing."
SKIN = "Brimstone does wonders for the skin."
MONEY = "Call it protection money."

# Actions -----------------------------------------------------------------------------------------

ACTIONS = [FINE, SHARP, POISON, SMELL, FIVE, BURN, MONEY]
ATTACKS = [(SHARP, 2), (FIVE, 2), (BURN, 2)]


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss"), ATTACKS)
def test_attacks_hurt_the_player_named(title, loss, watch):
    """Another player of Petra's choice loses Fortitude, and nobody else does."""
    t = table("petra", "gog", "eve").hand("petra", title)
    assert sorted(o.targets for o in t.petra.options(title) if o.mode == 0) == [2, 4]
    seen = watch(t)
    t.petra.plays(title, at="eve", mode=0)
    t.everyone.passes()
    assert seen.changes == {"petra": {"spent": [title]}, "eve": {"fortitude": -loss}}


@pytest.mark.plays(BURN)
@pytest.mark.rule("PETRA-5")
def test_burn_first_out_of_the_plot(watch):
    """Eve loses 3 Fortitude, and Petra gains 1 Hellfire."""
    t = table("petra", "gog", "eve").box("petra", "plots", BURN)
    seen = watch(t)
    t.petra.plays(BURN, at="eve")
    t.everyone.passes()
    assert seen.changes == {
        "petra": {"hellfire": 1, "plots": {"spent": [BURN]}},
        "eve": {"fortitude": -3},
    }


@pytest.mark.plays(SMELL)
def test_do_you_smell_burning(watch):
    """Each other player loses 1 Fortitude; Petra does not."""
    t = table("petra", "gog", "eve", "fleck").hand("petra", SMELL)
    seen = watch(t)
    t.petra.plays(SMELL)
    t.everyone.passes()
    assert seen.changes == {
        "petra": {"spent": [SMELL]},
        "gog": {"fortitude": -1},
        "eve": {"fortitude": -1},
        "fleck": {"fortitude": -1},
    }


@pytest.mark.plays(FINE)
@pytest.mark.parametrize(("hellfire", "more"), [(1, 0), (2, 1)])
@pytest.mark.rule("PETRA-35")
def test_this_is_fine(hellfire, more, watch):
    """Each other player loses 1 Fortitude, and with 2 Hellfire the one named 1 more."""
    t = table("petra", "gog", "eve", "fleck").hand("petra", FINE)
    t.tracker("petra", "hellfire", hellfire)
    seen = watch(t)
    t.petra.plays(FINE, at="eve")
    t.everyone.passes()
    assert seen.changes == {
        "petra": {"spent": [FINE]},
        "gog": {"fortitude": -1},
        "eve": {"fortitude": -1 - more},
        "fleck": {"fortitude": -1},
    }


@pytest.mark.plays(POISON)
def test_pick_your_poison_and_plot(watch):
    """Eve loses 1 Fortitude; Petra Plots a card and gains 1 Hellfire for it."""
    t = table("petra", "gog", "eve").hand("petra", POISON, SHARP, SMELL)
    seen = watch(t)
    t.petra.plays(POISON, at="eve")
    t.petra.plots(SMELL)
    assert seen.changes == {
        "petra": {"hellfire": 1, "spent": [SMELL, POISON], "plots": {"drew": [SMELL]}},
        "eve": {"fortitude": -1},
    }


@pytest.mark.plays(POISON)
def test_pick_your_poison_without_a_plot(watch):
    """She does not Plot, so there is no Hellfire; the wound is there all the same."""
    t = table("petra", "gog", "eve").hand("petra", POISON, SHARP)
    seen = watch(t)
    t.petra.plays(POISON, at="eve")
    t.petra.plots_nothing()
    assert seen.changes == {"petra": {"spent": [POISON]}, "eve": {"fortitude": -1}}


@pytest.mark.plays(POISON)
@pytest.mark.rule("PETRA-19", "PETRA-22")
def test_pick_your_poison_may_set_off_the_hellfire(watch):
    """The point from its plot is the fourth: Gog burns for 2 while Eve has lost her 1."""
    t = table("petra", "gog", "eve").hand("petra", POISON, SHARP).tracker("petra", "hellfire", 3)
    seen = watch(t)
    t.petra.plays(POISON, at="eve")
    t.petra.plots(SHARP)
    t.petra.names("gog")
    assert seen.changes == {
        "petra": {"hellfire": -3, "spent": [SHARP, POISON], "plots": {"drew": [SHARP]}},
        "gog": {"fortitude": -2},
        "eve": {"fortitude": -1},
    }


@pytest.mark.plays(FIVE)
@pytest.mark.rule("CARD-8")
def test_hot_five_may_be_a_plot_instead(watch):
    """Nobody is hurt; Petra Plots a card, for no Hellfire."""
    t = table("petra", "gog", "eve").hand("petra", FIVE, SHARP)
    seen = watch(t)
    t.petra.plays(FIVE, mode=1)
    t.petra.plots(SHARP)
    assert seen.changes == {"petra": {"spent": [SHARP, FIVE], "plots": {"drew": [SHARP]}}}


@pytest.mark.plays(MONEY)
def test_protection_money_from_hand(watch):
    """Eve pays Petra 1 Gold."""
    t = table("petra", "gog", "eve").hand("petra", MONEY)
    seen = watch(t)
    t.petra.plays(MONEY, at="eve")
    t.everyone.passes()
    assert seen.changes == {"petra": {"gold": 1, "spent": [MONEY]}, "eve": {"gold": -1}}


@pytest.mark.plays(MONEY)
@pytest.mark.rule("PETRA-5")
def test_protection_money_out_of_the_plot(watch):
    """Each other player pays Petra 1 Gold, and she gains 1 Hellfire."""
    t = table("petra", "gog", "eve", "fleck").box("petra", "plots", MONEY)
    seen = watch(t)
    t.petra.plays(MONEY)
    t.everyone.passes()
    assert seen.changes == {
        "petra": {"gold": 3, "hellfire": 1, "plots": {"spent": [MONEY]}},
        "gog": {"gold": -1},
        "eve": {"gold": -1},
        "fleck": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", ACTIONS)
@pytest.mark.rule("CARD-2", "TURN-9")
def test_actions_wait_for_petras_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("petra", title)


@pytest.mark.refused(BURN, MONEY)
@pytest.mark.rule("PETRA-16")
@pytest.mark.parametrize("scheme", [BURN, MONEY])
def test_plotted_actions_wait_for_her_action_phase_too(scheme):
    """Not on Gog's turn, and not in her own Order Phase."""
    t = table("gog", "petra", "eve").hand("gog", WENCH_TIP).box("petra", "plots", BURN, MONEY)
    assert t.petra.why_not(scheme).rule == "CARD-2"
    t = table("petra", "gog", "eve").turn("petra", "order").hand("petra", TIP)
    t.box("petra", "plots", BURN, MONEY)
    for title in (BURN, MONEY):
        assert t.petra.why_not(title).rule == "CARD-2"


# At any time -------------------------------------------------------------------------------------


@pytest.mark.plays(HOT)
def test_it_is_petra_who_is_hot(watch):
    """On Gog's turn she draws 3, Plots one of them, and gains 1 Hellfire."""
    t = table("gog", "petra", "eve").hand("petra", HOT).deck("petra", SHARP, SMELL, FINE)
    seen = watch(t)
    t.petra.responds(HOT)
    t.petra.plots(SMELL)
    t.everyone.passes()
    assert seen.changes == {
        "petra": {
            "hellfire": 1,
            "spent": [HOT],
            "drew": sorted([SHARP, FINE]),
            "plots": {"drew": [SMELL]},
        },
    }


@pytest.mark.plays(HOT)
def test_she_may_draw_and_plot_nothing(watch):
    """Then there is no Hellfire either; she keeps all three."""
    t = table("gog", "petra", "eve").hand("petra", HOT).deck("petra", SHARP, SMELL, FINE)
    seen = watch(t)
    t.petra.responds(HOT)
    t.petra.plots_nothing()
    t.everyone.passes()
    assert seen.changes == {"petra": {"spent": [HOT], "drew": sorted([SHARP, SMELL, FINE])}}


@pytest.mark.plays(HOT)
@pytest.mark.rule("TURN-8")
def test_the_card_itself_is_not_drawn_again():
    """Her deck holds one card: she draws it, then two of those shuffled in; this card is not."""
    t = table("gog", "petra", "eve").hand("petra", HOT).deck("petra", SHARP, only=True)
    t.petra.responds(HOT)
    assert len(t.petra.hand) == 3
    assert SHARP in t.petra.hand
    assert [x for x in t.where(HOT, "petra") if x.startswith("in play")]
    t.petra.plots_nothing()
    assert t.petra.discard == [HOT]


@pytest.mark.plays(SKIN)
@pytest.mark.parametrize(("before", "gain"), [(10, 1), (19, 1), (20, 0)])
@pytest.mark.rule("STAT-1")
def test_brimstone_heals(before, gain, watch):
    """At any moment Petra gains 1 Fortitude, up to 20."""
    t = table("eve", "petra", "gog").stats("petra", fortitude=before).hand("petra", SKIN)
    seen = watch(t)
    t.petra.responds(SKIN)
    t.everyone.passes()
    healed = {"fortitude": gain} if gain else {}
    assert seen.changes == {"petra": {**healed, "spent": [SKIN]}}


@pytest.mark.refused
@pytest.mark.parametrize("title", [HOT, SKIN])
@pytest.mark.rule("TURN-5")
def test_petra_plays_nothing_while_discarding(title):
    """In the middle of discarding and drawing no card is played."""
    t = table("petra", "gog", "eve").turn("petra", "discard").hand("petra", title)
    t.until("discard", "petra")
    assert t.petra.why_not(title).rule == "TURN-5"


# The Round ---------------------------------------------------------------------------------------


def round_of_four(**place):
    """Gog started; it is Petra's gambling turn, then Eve's and Fleck's; Eve could go on."""
    t = table("gog", "petra", "eve", "fleck").hand("gog", IM_IN).hand("eve", IM_IN)
    if "plots" in place:
        t.box("petra", "plots", place["plots"])
    else:
        t.hand("petra", place["hand"])
    t.gog.plays(IM_IN)
    t.until("gamble", "petra")
    return t


@pytest.mark.plays(CHEAT)
@pytest.mark.rule("GAMB-10", "GAMB-25")
def test_petra_cheats_and_forces_somebody_out(watch, ways):
    """From hand: she takes control and one other player is out; what he anted stays."""
    t = round_of_four(hand=CHEAT)
    assert ways(t.petra, CHEAT) == ["eve", "fleck", "gog"]
    seen = watch(t)
    t.petra.gambles(CHEAT, at="gog")
    t.until("gamble", "eve")
    assert seen.changes == {
        "in_round": {"spent": ["gog"]},
        "controller": "petra",
        "petra": {"spent": [CHEAT]},
    }


@pytest.mark.first_chair
@pytest.mark.plays(CHEAT)
@pytest.mark.rule("PETRA-5", "CARD-12")
def test_petra_cheats_out_of_the_plot_and_forces_two_out(watch, ways):
    """Plotted it may be one more, a different one; one alone is enough."""
    t = round_of_four(plots=CHEAT)
    assert ways(t.petra, CHEAT) == sorted(
        ["eve", "fleck", "gog", "eve+fleck", "gog+eve", "gog+fleck"]
    )
    seen = watch(t)
    t.petra.gambles(CHEAT, at=["gog", "fleck"])
    t.until("gamble", "eve")
    assert seen.changes == {
        "in_round": {"spent": ["fleck", "gog"]},
        "controller": "petra",
        "petra": {"plots": {"spent": [CHEAT]}},
    }


@pytest.mark.plays(CHEAT)
@pytest.mark.rule("GAMB-30", "GAMB-16")
def test_petra_cheats_everybody_out_and_wins(watch):
    """With two others in the Round both are out at once, and the pot of 3 is hers."""
    t = table("gog", "petra", "eve").hand("gog", IM_IN).box("petra", "plots", CHEAT)
    seen = watch(t)
    t.gog.plays(IM_IN)
    t.until("gamble", "petra")
    t.petra.gambles(CHEAT, at=["gog", "eve"])
    t.until("order", "gog")
    assert seen.changes == {
        "gog": {"gold": -1, "spent": [IM_IN]},
        "petra": {"gold": 2, "plots": {"spent": [CHEAT]}},
        "eve": {"gold": -1},
    }


@pytest.mark.refused(CHEAT)
@pytest.mark.rule("CARD-5")
def test_petra_cheats_on_her_gambling_turn_only():
    """Not without a Round, and not on Gog's gambling turn."""
    t = table("petra", "gog", "eve").hand("petra", CHEAT, TIP)
    assert t.petra.why_not(CHEAT).rule == "CARD-5"
    t = table("eve", "gog", "petra").hand("eve", IM_IN).hand("gog", IM_IN).hand("petra", CHEAT, TIP)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    t.until("gamble", "gog")
    assert t.petra.why_not(CHEAT).rule == "CARD-5"


LEAVES = [LOOK, MONOLOGUE]


@pytest.mark.plays
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("GAMB-26")
def test_petra_leaves_instead_of_anteing(title, watch):
    """Petra keeps her Gold and is out of the Round; the others ante and go on."""
    t = table("eve", "petra", "gog").hand("eve", IM_IN).hand("petra", title).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.petra.responds(title)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 2,
        "in_round": {"spent": ["petra"]},
        "petra": {"spent": [title]},
        "eve": {"gold": -1},
        "gog": {"gold": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", LEAVES)
@pytest.mark.rule("CARD-3")
def test_petra_leaves_only_when_she_must_ante(title):
    """Not before the ante, not for another payment, and not once she has anted."""
    t = table("eve", "petra", "gog").hand("eve", IM_IN, WENCH_TIP).hand("petra", title, TIP)
    t.petra.why_not(title)
    t.until("action", "eve")
    t.eve.plays(WENCH_TIP, at="petra")
    t.petra.why_not(title)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    assert not t.petra.may(title)
    t.everyone.passes()
    assert t.petra.may(title)
    t.until("gamble", "petra")
    assert not t.petra.may(title)


@pytest.mark.plays(LOOK)
@pytest.mark.rule("PETRA-34", "EVNT-6")
def test_petra_plans_during_a_round_on_the_house(watch):
    """Gog reveals it; Petra drinks nothing, Gog and Eve drink a copy of the Wine."""
    t = table("gog", "eve", "petra").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand("petra", LOOK).hand("eve", IM_IN)
    seen = watch(t)
    t.petra.responds(LOOK)
    t.until("discard", "eve")
    assert seen.changes == {
        "gog": {"alcohol": 2},
        "eve": {"alcohol": 2},
        "petra": {"spent": [LOOK]},
    }


# Gold --------------------------------------------------------------------------------------------


@pytest.mark.plays(MINIONS)
@pytest.mark.rule("STAT-12")
def test_minions_pay_for_petra(watch):
    """Eve takes a Gold from Petra; it comes from the Inn and reaches her."""
    t = table("eve", "petra", "gog").hand("eve", "Gold? What Gold?").hand("petra", MINIONS)
    seen = watch(t)
    t.eve.plays("Gold? What Gold?", at="petra")
    t.petra.responds(MINIONS)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": -1,
        "eve": {"gold": 1, "spent": ["Gold? What Gold?"]},
        "petra": {"spent": [MINIONS]},
    }


@pytest.mark.refused(MINIONS)
@pytest.mark.rule("CARD-3")
def test_minions_need_gold_about_to_be_lost():
    """Not for Gog's payment, and not on a quiet turn."""
    t = table("eve", "petra", "gog").hand("petra", MINIONS, TIP).hand("eve", "Gold? What Gold?")
    assert t.petra.why_not(MINIONS).rule == "CARD-3"
    t.until("action", "eve")
    t.eve.plays("Gold? What Gold?", at="gog")
    assert t.petra.why_not(MINIONS).rule == "CARD-3"


# Drinks ------------------------------------------------------------------------------------------

IGNORES_A_DRINK = [POISONED, MONOLOGUE]


@pytest.mark.plays
@pytest.mark.parametrize("title", IGNORES_A_DRINK)
@pytest.mark.rule("CHSR-10")
def test_petra_ignores_a_drink_with_its_chasers(title, watch):
    """Wine with a Chaser and the Ogre Brew beneath it do nothing to her."""
    t = table("petra", "gog", "eve").turn("petra", "drink").hand("petra", title)
    t.pile("petra", "Wine with a Chaser", "Ogre Brew").hand("gog", IM_IN)
    seen = watch(t)
    t.petra.responds(title)
    t.until("discard", "gog")
    assert seen.changes == {"petra": {"spent": [title]}}
    assert t.drink_discard_titles == ["Wine with a Chaser", "Ogre Brew"]


@pytest.mark.refused
@pytest.mark.parametrize("title", IGNORES_A_DRINK)
@pytest.mark.rule("NEG-5", "EVNT-2")
def test_petra_ignores_no_drink_of_others_and_no_event(title):
    """Eve's Drink is not hers to Ignore, one face down neither, nor is a Drink Event."""
    t = table("eve", "petra", "gog").turn("eve", "drink").pile("eve", "Wine")
    t.hand("petra", title, TIP)
    t.petra.why_not(title)
    t.petra.passes()
    assert t.drinks
    assert t.petra.why_not(title).rule == "NEG-5"
    t = table("petra", "gog", "eve").turn("petra", "drink").pile("petra", "Fine Ambrosia")
    t.hand("petra", title, TIP)
    t.petra.passes()
    assert t.happened("event")
    t.petra.why_not(title)


@pytest.mark.plays(DROP)
@pytest.mark.parametrize(
    ("drink", "place", "after"),
    [
        ("Elven Wine", "hand", 1),
        ("Wine", "hand", 0),
        ("Light Ale", "hand", 0),  # not below 0
        ("Elven Wine", "plots", 5),
        ("Water", "plots", 2),
    ],
)
@pytest.mark.parametrize("drinker", ["petra", "eve"])
def test_it_is_better_with_a_drop(drink, place, after, drinker, watch):
    """From hand any Drink loses 2 AC; out of the plot it gets 2 more instead."""
    t = table(drinker, *[name for name in ("gog", "eve", "petra") if name != drinker])
    t.turn(drinker, "drink").pile(drinker, drink).hand("gog", IM_IN)
    if place == "hand":
        t.hand("petra", DROP)
    else:
        t.box("petra", "plots", DROP)
    seen = watch(t)
    t.petra.responds(DROP)
    t.nobody_responds()
    changes = {"petra": {"spent": [DROP]} if place == "hand" else {"plots": {"spent": [DROP]}}}
    if after:
        changes.setdefault(drinker, {})["alcohol"] = after
    assert seen.changes == changes


@pytest.mark.plays(DROP)
def test_a_drop_does_not_raise_a_drink_below_zero():
    """The Pot of Tea sobers up by 1; weakened by 2, not below 0, it still does."""
    t = table("gog", "eve", "petra", drinks=["drinks-rdi9"]).turn("gog", "drink")
    t.pile("gog", "Pot of Tea").hand("petra", DROP).stats("gog", alcohol=5).hand("eve", IM_IN)
    before = t.drinks[0]["alcohol"]
    assert before < 0
    t.petra.responds(DROP)
    t.nobody_responds()
    assert t.alcohol == dict(gog=5 + before, eve=0, petra=0)


@pytest.mark.refused(DROP)
@pytest.mark.rule("NEG-7")
def test_a_drop_needs_a_drink_on_the_table():
    """Not before it is revealed, and not on a Drink Event, from either place."""
    t = table("eve", "petra", "gog").turn("eve", "drink").pile("eve", "Fine Ambrosia")
    t.hand("petra", DROP, TIP).box("petra", "plots", DROP)
    for _ in range(2):
        for place in ("hand", "plots"):
            assert t.petra.why_not(DROP, out_of=place).rule == "NEG-7"
        t.petra.passes()


@pytest.mark.plays(SMOKES)
@pytest.mark.rule("DRNK-11")
def test_petra_orders_something_that_smokes(watch):
    """Petra pays the Inn 1 Gold and places two more Drinks besides the usual one."""
    t = table("petra", "gog", "eve").turn("petra", "order").hand("petra", SMOKES)
    t.drink_deck("Wine", "Mead", "Water").hand("gog", IM_IN)
    seen = watch(t)
    t.petra.responds(SMOKES)
    t.everyone.passes()
    t.petra.orders_for("gog").petra.orders_for("gog").petra.orders_for("eve")
    assert seen.changes == {
        "inn": 1,
        "petra": {"gold": -1, "spent": [SMOKES]},
        "gog": {"pile": {"drew": ["Mead", "Wine"]}},
        "eve": {"pile": {"drew": ["Water"]}},
    }


@pytest.mark.refused(SMOKES)
@pytest.mark.rule("CARD-3")
def test_petra_orders_more_only_in_her_order_phase():
    """Not in her Action or Drink Phase, and not in Eve's Order Phase."""
    for phase in ("action", "drink"):
        t = table("petra", "gog", "eve").turn("petra", phase).hand("petra", SMOKES, TIP)
        assert t.petra.why_not(SMOKES).rule == "CARD-3"
    t = table("eve", "petra", "gog").turn("eve", "order").hand("petra", SMOKES, TIP)
    assert t.petra.why_not(SMOKES).rule == "CARD-3"


# Blows -------------------------------------------------------------------------------------------


@pytest.mark.plays(HANDLE)
def test_petra_is_too_hot_to_handle(watch):
    """Gog's blow does nothing to her, and he burns his hands: 1 Fortitude."""
    t = table("gog", "petra", "eve").hand("gog", DANCE).hand("petra", HANDLE)
    seen = watch(t)
    t.gog.plays(DANCE, at="petra")
    t.petra.responds(HANDLE)
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"fortitude": -1, "spent": [DANCE]},
        "petra": {"spent": [HANDLE]},
    }


@pytest.mark.plays(HANDLE)
@pytest.mark.rule("NEG-2", "NEG-10")
def test_petra_burns_one_who_hit_everybody(watch):
    """She Ignores all of Fleck's song, the Alcohol Content too; Eve still suffers it."""
    t = table("fleck", "petra", "eve").hand("fleck", SONG).hand("petra", HANDLE)
    seen = watch(t)
    t.fleck.plays(SONG)
    t.petra.responds(HANDLE)
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "inn": 1,
        "fleck": {"fortitude": -1, "alcohol": 1, "gold": -1, "spent": [SONG]},
        "petra": {"spent": [HANDLE]},
        "eve": {"fortitude": -1, "alcohol": 1},
    }


@pytest.mark.plays(HANDLE)
@pytest.mark.rule("NEG-1")
def test_negated_it_neither_ignores_nor_burns(watch):
    """Eve thinks not: Petra takes Gog's blow, and he keeps his Fortitude."""
    t = table("gog", "petra", "eve").hand("gog", DANCE).hand("petra", HANDLE)
    t.hand("eve", "I don't think so!")
    seen = watch(t)
    t.gog.plays(DANCE, at="petra")
    t.petra.responds(HANDLE)
    t.eve.responds("I don't think so!")
    t.everyone.passes()
    t.everyone.passes()
    assert seen.changes == {
        "gog": {"spent": [DANCE]},
        "petra": {"fortitude": -4, "spent": [HANDLE]},
        "eve": {"spent": ["I don't think so!"]},
    }


@pytest.mark.refused(HANDLE)
@pytest.mark.rule("STAT-6", "NEG-14")
def test_petra_does_not_ignore_what_does_not_hurt_her():
    """A blow at Eve, Gold, a Round of Gambling, a Drink Event: none of them."""
    t = table("gog", "petra", "eve").hand("gog", DANCE, WENCH_TIP, IM_IN)
    t.hand("petra", HANDLE, TIP)
    t.until("action", "gog")
    t.gog.plays(WENCH_TIP, at="petra")
    assert t.petra.why_not(HANDLE).rule == "STAT-6"
    t.until("action", "gog")
    t.gog.plays(DANCE, at="eve")
    assert t.petra.why_not(HANDLE).rule == "STAT-6"
    t = table("gog", "petra", "eve").hand("gog", IM_IN).hand("petra", HANDLE, TIP)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.everyone.passes()
    assert t.petra.why_not(HANDLE).rule == "STAT-6"
    t = table("petra", "gog", "eve").turn("petra", "drink").pile("petra", "Fine Ambrosia")
    t.hand("petra", HANDLE, TIP)
    t.petra.passes()
    assert t.happened("event")
    assert t.petra.why_not(HANDLE).rule == "NEG-14"
