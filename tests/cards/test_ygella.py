"""Ygella's own cards, played through the table; what others have too is in test_shared_rdi9."""

import pytest

from lastcall.testing import table

DECK = "ygella"
ANTS = "Someone's got ants in their pants!"
LICHEN = "Ooh, he's taken a lichen to you!"
DIG = "Uh-oh! Time to dig our way out of trouble!"
HUG = "Group hug!"
SWARM = "Careful! They swarm when threatened"
WHISKERS = "This'll curl your whiskers!"
ROCK = "How 'bout a fancy rock instead?"
BUCKLERS = "Good thing I was wearing my great-grandmother's bucklers!"
HOLD = "Wanna hold one?"
SNACK = "Who wants a Spelunker Snack?"
STICK = "I guess I'll stick with this hand"
BADGERS = "Release the badgers!"
PURSE = "Good boy! Now fetch the purse!"
PURR = "Nothing heals like a purring mole-kitten."
DROOL = "Oh, he drools in everything."
COME_BACK = "Come back here, you!"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Barkeep"
FIRE = "Whoa! Careful! That's real fire!"
TAKES_GOLD = "Gold? What Gold?"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
WRESTLE = "Let's try some Dwarven wrist wrestling!"

# Actions -----------------------------------------------------------------------------------------


@pytest.mark.plays
@pytest.mark.parametrize(
    ("title", "change", "mine"),
    [
        (ANTS, {"fortitude": -2}, {}),
        (BADGERS, {"fortitude": -2}, {}),
        (LICHEN, {"alcohol": 2}, {}),
        (PURSE, {"gold": -2}, {"gold": 2}),
        (COME_BACK, {"fortitude": -1}, {}),
    ],
)
def test_one_other_player_meets_a_pet(title, change, mine, watch, ways):
    """The player named loses Fortitude or Gold, or gains Alcohol Content; nobody else does."""
    t = table("ygella", "gog", "eve").hand("ygella", title)
    assert ways(t.ygella, title) == ["eve", "gog"]
    seen = watch(t)
    t.ygella.plays(title, at="eve")
    t.everyone.passes()
    assert seen.changes == {"ygella": {"spent": [title], **mine}, "eve": change}


@pytest.mark.plays(HUG)
def test_the_group_hug(watch):
    """Each other player loses 1 Fortitude."""
    t = table("ygella", "gog", "eve", "dimli").hand("ygella", HUG)
    seen = watch(t)
    t.ygella.plays(HUG)
    t.everyone.passes()
    assert seen.changes == {
        "ygella": {"spent": [HUG]},
        "gog": {"fortitude": -1},
        "eve": {"fortitude": -1},
        "dimli": {"fortitude": -1},
    }


@pytest.mark.plays(COME_BACK)
@pytest.mark.rule("YGELLA-4")
def test_a_nip_and_another_pet_comes_back(watch):
    """Gog loses 1 Fortitude and one Pet of her choice returns to hand, even if Gog Ignores it."""
    for ignored in (False, True):
        t = table("ygella", "gog", "eve").hand("ygella", COME_BACK).hand("gog", "Stop poking Gog")
        t.discarded("ygella", ANTS, TIP, BADGERS)
        seen = watch(t)
        t.ygella.plays(COME_BACK, at="gog")
        if ignored:
            t.gog.responds("Stop poking Gog")
        t.nobody_responds()
        t.ygella.picks(BADGERS)
        assert seen.changes == {
            "ygella": {"drew": [BADGERS], "spent": [COME_BACK]},
            "gog": {"spent": ["Stop poking Gog"]} if ignored else {"fortitude": -1},
        }
        assert t.ygella.discard == [ANTS, TIP, COME_BACK]


@pytest.mark.refused
@pytest.mark.parametrize("title", [ANTS, BADGERS, LICHEN, PURSE, COME_BACK, HUG])
@pytest.mark.rule("CARD-2", "TURN-9", "YGELLA-3")
def test_actions_wait_for_ygellas_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("ygella", title)


# Blows and payments ------------------------------------------------------------------------------


@pytest.mark.plays(DIG)
@pytest.mark.parametrize("attack", [FIRE, TAKES_GOLD, DRUNKER])
@pytest.mark.rule("NEG-2")
def test_ygella_digs_her_way_out(attack, watch):
    """A card that affects her Fortitude, Gold or Alcohol Content does nothing to her."""
    t = table("eve", "ygella", "gog").hand("eve", attack).hand("ygella", DIG)
    seen = watch(t)
    t.eve.plays(attack, at="ygella")
    t.ygella.responds(DIG)
    t.nobody_responds()
    assert seen.changes["ygella"] == {"spent": [DIG]}
    assert "gog" not in seen.changes


@pytest.mark.refused(DIG)
@pytest.mark.rule("STAT-6", "GAMB-7", "NEG-14")
def test_ygella_does_not_dig_without_trouble():
    """A blow at Gog, a Round of Gambling with its antes, a Drink Event: none of them."""
    t = table("eve", "ygella", "gog").hand("eve", FIRE).hand("ygella", DIG, TIP)
    t.until("action", "eve")
    t.eve.plays(FIRE, at="gog")
    assert t.ygella.why_not(DIG).rule == "STAT-6"
    t = table("eve", "ygella", "gog").hand("eve", IM_IN).hand("ygella", DIG, TIP)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    t.everyone.passes()
    assert t.ygella.why_not(DIG).rule == "GAMB-7"
    t = table("ygella", "eve", "gog").turn("ygella", "drink").pile("ygella", "Fine Ambrosia")
    t.hand("ygella", DIG, TIP)
    t.ygella.passes()
    assert t.happened("event")
    assert t.ygella.why_not(DIG).rule == "NEG-14"


@pytest.mark.plays(SWARM)
@pytest.mark.rule("TIME-15")
def test_they_swarm_when_threatened(watch):
    """Dimli's blow lands, and then he loses 2 Fortitude himself."""
    t = table("dimli", "ygella", "eve").hand("dimli", WRESTLE).hand("ygella", SWARM)
    seen = watch(t)
    t.dimli.plays(WRESTLE, at="ygella")
    t.ygella.responds(SWARM)
    t.everyone.passes()
    assert seen.changes == {
        "dimli": {"fortitude": -2, "spent": [WRESTLE]},
        "ygella": {"fortitude": -2, "spent": [SWARM]},
    }


@pytest.mark.refused(SWARM)
@pytest.mark.rule("TIME-16")
def test_they_do_not_swarm_for_others_or_before_the_loss():
    """Eve's loss is not hers, and a blow that is only announced is no loss yet."""
    t = table("dimli", "ygella", "eve").hand("dimli", WRESTLE).hand("ygella", SWARM, TIP)
    t.until("action", "dimli")
    t.dimli.plays(WRESTLE, at="eve")
    assert t.ygella.why_not(SWARM).rule == "TIME-16"
    t = table("dimli", "ygella", "eve").hand("dimli", WRESTLE).hand("ygella", SWARM, TIP)
    t.until("action", "dimli")
    t.dimli.plays(WRESTLE, at="ygella")
    assert t.ygella.why_not(SWARM).rule == "TIME-16"


@pytest.mark.refused(SWARM)
@pytest.mark.rule("CARD-3")
def test_they_do_not_swarm_for_a_loss_that_she_reduced():
    """The bucklers took 2 of 4 Fortitude: she was hurt, and may not hit back."""
    t = table("gog", "ygella", "eve").hand("gog", "Dance with Gog!", "Tip the Wench.")
    t.hand("ygella", BUCKLERS, SWARM)
    t.gog.plays("Dance with Gog!", at="ygella")
    t.until("respond", "ygella")
    t.ygella.responds(BUCKLERS)
    while t.fortitude["ygella"] == 20:
        t.player(t.asked).passes()
    assert t.fortitude == dict(gog=20, ygella=18, eve=20)
    assert t.asked != "ygella", "right after the loss she is not asked for the swarm"
    t.ygella.why_not(SWARM)


@pytest.mark.plays(BUCKLERS)
def test_the_bucklers_cover_every_loss_of_one_card():
    """Petra's fire costs each 1 Fortitude and Ygella 1 more: together no more than 2."""
    fine = "This is fine."
    t = table("petra", "ygella", "eve").tracker("petra", "hellfire", 2).hand("petra", fine)
    t.hand("ygella", BUCKLERS)
    t.petra.plays(fine, at="ygella")
    t.ygella.responds(BUCKLERS)
    t.nobody_responds()
    assert t.fortitude == dict(petra=20, ygella=20, eve=19)


@pytest.mark.plays(BUCKLERS)
@pytest.mark.parametrize(("attack", "loss"), [("Dance with Gog!", 2), ("Why you laugh at Gog?", 0)])
@pytest.mark.rule("NEG-4")
def test_great_grandmothers_bucklers(attack, loss, watch):
    """Of 4 Fortitude she loses 2, of 2 nothing; and that is no Ignoring."""
    t = table("gog", "ygella", "eve").hand("gog", attack).hand("ygella", BUCKLERS)
    seen = watch(t)
    t.gog.plays(attack, at="ygella")
    t.ygella.responds(BUCKLERS)
    t.nobody_responds()
    hurt = {"fortitude": -loss} if loss else {}
    assert seen.changes == {
        "gog": {"spent": [attack]},
        "ygella": {"spent": [BUCKLERS], **hurt},
    }
    assert not t.happened("ignored")


@pytest.mark.refused(BUCKLERS)
@pytest.mark.rule("CARD-3")
def test_no_bucklers_against_anything_else():
    """Not for Eve's loss, not for a payment, and not against a Drink."""
    t = table("gog", "ygella", "eve").hand("gog", "Dance with Gog!", "Tip the Wench.")
    t.hand("ygella", BUCKLERS, TIP)
    t.until("action", "gog")
    t.gog.plays("Tip the Wench.", at="ygella")
    assert t.ygella.why_not(BUCKLERS).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays("Dance with Gog!", at="eve")
    assert t.ygella.why_not(BUCKLERS).rule == "CARD-3"
    t = table("ygella", "gog").turn("ygella", "drink").pile("ygella", "Dirty Dishwater")
    t.hand("ygella", BUCKLERS, TIP)
    t.ygella.passes()
    assert t.drinks
    t.ygella.why_not(BUCKLERS)


@pytest.mark.plays(ROCK)
@pytest.mark.rule("STAT-2")
def test_a_fancy_rock_instead_of_gold(watch):
    """Ygella does not pay, and Eve gets nothing."""
    t = table("eve", "ygella", "gog").hand("eve", TAKES_GOLD).hand("ygella", ROCK)
    seen = watch(t)
    t.eve.plays(TAKES_GOLD, at="ygella")
    t.ygella.responds(ROCK)
    t.nobody_responds()
    assert seen.changes == {"eve": {"spent": [TAKES_GOLD]}, "ygella": {"spent": [ROCK]}}


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize("title", [ROCK, STICK])
@pytest.mark.rule("GAMB-5")
def test_no_ante_and_still_in_the_round(title, watch):
    """The others ante; Ygella pays nothing and gambles on."""
    t = table("eve", "ygella", "gog").hand("eve", IM_IN).hand("ygella", title).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.ygella.responds(title)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 2,
        "eve": {"gold": -1},
        "ygella": {"spent": [title]},
        "gog": {"gold": -1},
    }
    assert t.in_round == ["eve", "ygella", "gog"]


@pytest.mark.refused
@pytest.mark.parametrize("title", [ROCK, STICK])
@pytest.mark.rule("CARD-3")
def test_no_rock_and_no_hand_for_what_is_not_due(title):
    """Not for a blow and not for Gog's payment; and STICK for no payment but an ante."""
    t = table("eve", "ygella", "gog").hand("eve", FIRE, TAKES_GOLD).hand("ygella", title, TIP)
    t.until("action", "eve")
    t.eve.plays(TAKES_GOLD, at="ygella")
    assert t.ygella.may(title) == (title == ROCK)
    t.until("action", "eve")
    t.eve.plays(FIRE, at="ygella")
    assert t.ygella.why_not(title).rule in ("CARD-3", "CARD-5")


# Drinks ------------------------------------------------------------------------------------------


@pytest.mark.plays(WHISKERS)
@pytest.mark.rule("SPLT-4")
def test_whiskers_curl_together(watch, ways):
    """Elven Wine: 2 AC for Ygella and 2 for Eve."""
    t = table("ygella", "gog", "eve").turn("ygella", "drink").pile("ygella", "Elven Wine")
    t.hand("ygella", WHISKERS).hand("gog", IM_IN)
    assert ways(t.ygella, WHISKERS) == ["eve", "gog"]
    seen = watch(t)
    t.ygella.responds(WHISKERS, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {
        "ygella": {"alcohol": 2, "spent": [WHISKERS]},
        "eve": {"alcohol": 2},
    }


@pytest.mark.refused(WHISKERS)
@pytest.mark.rule("NEG-5", "SPLT-13")
def test_no_curling_with_mead_or_another_players_drink():
    """Mead is split by no card, and Gog's Drink is his."""
    t = table("ygella", "gog").turn("ygella", "drink").pile("ygella", "Mead")
    t.hand("ygella", WHISKERS, TIP)
    t.ygella.passes()
    assert t.drinks
    assert t.ygella.why_not(WHISKERS).rule == "SPLT-13"
    t = (
        table("gog", "ygella")
        .turn("gog", "drink")
        .pile("gog", "Wine")
        .hand("ygella", WHISKERS, TIP)
    )
    t.ygella.passes()
    assert t.drinks
    assert t.ygella.why_not(WHISKERS).rule == "NEG-5"


@pytest.mark.plays(DROOL)
@pytest.mark.parametrize("drinker", ["gog", "ygella"])
@pytest.mark.rule("STAT-8")
def test_he_drools_in_everything(drinker, watch):
    """Anybody's Drink has 2 AC more, her own too."""
    other = "ygella" if drinker == "gog" else "gog"
    t = table(drinker, "eve", other).turn(drinker, "drink").pile(drinker, "Wine")
    t.hand("ygella", DROOL).hand("eve", IM_IN)
    seen = watch(t)
    t.ygella.responds(DROOL)
    t.until("discard", "eve")
    expected = {"ygella": {"spent": [DROOL]}}
    expected.setdefault(drinker, {})["alcohol"] = 4
    assert seen.changes == expected


@pytest.mark.refused(DROOL)
@pytest.mark.rule("NEG-7")
def test_he_drools_in_nothing_that_is_face_down():
    """Before the reveal there is no Drink to drool in."""
    t = table("gog", "ygella").turn("gog", "drink").pile("gog", "Wine").hand("ygella", DROOL, TIP)
    assert not t.drinks
    assert t.ygella.why_not(DROOL).rule == "NEG-7"


# At any time -------------------------------------------------------------------------------------


@pytest.mark.plays(PURR)
@pytest.mark.parametrize(("before", "gain"), [(10, 1), (20, 0)])
def test_a_purring_mole_kitten_heals(before, gain, watch):
    """1 Fortitude, up to 20."""
    t = table("gog", "ygella", "eve").stats("ygella", fortitude=before).hand("ygella", PURR)
    seen = watch(t)
    t.ygella.responds(PURR)
    t.everyone.passes()
    healed = {"fortitude": gain} if gain else {}
    assert seen.changes == {"ygella": {**healed, "spent": [PURR]}}


@pytest.mark.plays(HOLD)
@pytest.mark.rule("YGELLA-4")
def test_ygella_holds_one_again(watch):
    """On Gog's turn the only Pet of her discard pile comes back to hand."""
    t = table("gog", "ygella", "eve").hand("ygella", HOLD).discarded("ygella", TIP, LICHEN, RAISE)
    seen = watch(t)
    t.ygella.responds(HOLD)
    t.nobody_responds()
    assert seen.changes == {"ygella": {"drew": [LICHEN], "spent": [HOLD]}}


@pytest.mark.plays(SNACK)
@pytest.mark.rule("YGELLA-8")
def test_a_snack_brings_a_pet(watch):
    """The first Pet of her deck comes to hand, what lay above it is discarded."""
    t = table("gog", "ygella", "eve").hand("ygella", SNACK).deck("ygella", IM_IN, TIP, DIG, ANTS)
    seen = watch(t)
    t.ygella.responds(SNACK)
    t.nobody_responds()
    assert seen.changes == {"ygella": {"drew": [DIG], "spent": [SNACK]}}
    assert t.ygella.discard == [IM_IN, TIP, SNACK]


@pytest.mark.refused
@pytest.mark.parametrize("title", [PURR, HOLD, SNACK])
@pytest.mark.rule("TURN-5")
def test_nothing_is_played_while_ygella_discards(title):
    """In the middle of discarding and drawing no card is played."""
    t = table("ygella", "gog", "eve").turn("ygella", "discard").hand("ygella", title)
    t.ygella.passes()
    assert t.asked_for == "discard"
    assert t.ygella.why_not(title).rule == "TURN-5"
