"""Lizwick's own cards, each played through the table; the rest is in the two tests of alikes."""

import pytest

from lastcall.testing import table

DECK = "lizwick"
MY_BAG = "You were going through my bag again, weren't you?"
SNAPPY = "Hold this for a sec. Be careful, it's snappy!"
PLASTER = "A plaster for every occasion."
PACKED = "I know I packed one of those."
FULL = "Take this a moment, my hands are full."
AMPLIFIER = "Let's try my Elven Potion Amplifier on that!"
IM_IN = "Gambling? I'm in!"
NO = "I don't think so!"
PORTAL = "A small portal, right under the mug."
TIP = "Tip the Wench."


@pytest.mark.plays(MY_BAG)
def test_somebody_was_in_her_bag(watch, ways):
    """Eve loses 1 Fortitude and 1 Gold."""
    t = table("lizwick", "gog", "eve").hand("lizwick", MY_BAG)
    assert ways(t.lizwick, MY_BAG) == ["eve", "gog"]
    seen = watch(t)
    t.lizwick.plays(MY_BAG, at="eve")
    t.nobody_responds()
    assert seen.changes == {
        "lizwick": {"gold": 1, "spent": [MY_BAG]},
        "eve": {"fortitude": -1, "gold": -1},
    }


@pytest.mark.plays(SNAPPY)
@pytest.mark.rule("LIZWICK-12")
def test_something_snappy(watch):
    """Eve loses 1 Fortitude, and an Item comes into the Bag."""
    t = table("lizwick", "gog", "eve").hand("lizwick", SNAPPY).box("lizwick", "bag")
    t.side_deck("lizwick", "Smelling Salts")
    seen = watch(t)
    t.lizwick.plays(SNAPPY, at="eve")
    t.nobody_responds()
    assert seen.changes == {
        "lizwick": {"spent": [SNAPPY], "bag": {"drew": ["Smelling Salts"]}},
        "eve": {"fortitude": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [MY_BAG, SNAPPY])
def test_her_actions_wait_for_her_action_phase(title, only_in_my_action_phase):
    only_in_my_action_phase(DECK, title)


@pytest.mark.plays(PACKED)
@pytest.mark.rule("LIZWICK-12", "CARD-4")
def test_two_things_she_packed(watch):
    """On Gog's turn: two Items, and her hand is a card shorter."""
    t = table("gog", "lizwick", "eve").hand("lizwick", PACKED).box("lizwick", "bag")
    t.side_deck("lizwick", "Smelling Salts", "Wind-up Beetle")
    seen = watch(t)
    t.lizwick.responds(PACKED)
    t.everyone.passes()
    found = {"drew": ["Smelling Salts", "Wind-up Beetle"]}
    assert seen.changes == {"lizwick": {"spent": [PACKED], "bag": found}}


@pytest.mark.plays(FULL)
@pytest.mark.rule("CHNG-1", "LIZWICK-13")
def test_take_this_a_moment(watch, ways):
    """Eve drinks all of it; Lizwick has had a sip."""
    t = table("lizwick", "gog", "eve").turn("lizwick", "drink").pile("lizwick", "Wine")
    t.hand("lizwick", FULL).hand("gog", IM_IN).box("lizwick", "bag")
    assert ways(t.lizwick, FULL) == ["eve", "gog"]
    seen = watch(t)
    t.lizwick.responds(FULL, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {"lizwick": {"alcohol": 1, "spent": [FULL]}, "eve": {"alcohol": 2}}


@pytest.mark.rule("CHNG-1")
def test_it_may_come_back_and_the_sip_was_taken_all_the_same(watch):
    """Joran sends it back to her: the sip and the Wine, and nothing for him or Gog."""
    t = table("lizwick", "gog", "joran").turn("lizwick", "drink").pile("lizwick", "Wine")
    t.hand("lizwick", FULL).hand("joran", PORTAL).hand("gog", IM_IN).box("lizwick", "bag")
    seen = watch(t)
    t.lizwick.responds(FULL, to="joran")
    t.until("respond", "joran").joran.responds(PORTAL, to="lizwick")
    t.until("discard", "gog")
    lizwick = {"alcohol": 3, "spent": [FULL]}
    assert seen.changes == {"lizwick": lizwick, "joran": {"spent": [PORTAL]}}


@pytest.mark.rule("NEG-1")
def test_negated_she_drinks_it_and_has_no_sip(watch):
    t = table("lizwick", "gog", "joran").turn("lizwick", "drink").pile("lizwick", "Wine")
    t.hand("lizwick", FULL).hand("joran", NO).hand("gog", IM_IN).box("lizwick", "bag")
    seen = watch(t)
    t.lizwick.responds(FULL, to="gog")
    t.until("respond", "joran").joran.responds(NO)
    t.until("discard", "gog")
    lizwick = {"alcohol": 2, "spent": [FULL]}
    assert seen.changes == {"lizwick": lizwick, "joran": {"spent": [NO]}}


@pytest.mark.refused(FULL)
@pytest.mark.rule("NEG-5")
def test_nobody_elses_drink_is_given_away():
    t = table("gog", "lizwick", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("lizwick", FULL, TIP).box("lizwick", "bag").lizwick.passes()
    assert t.drinks
    assert t.lizwick.why_not(FULL).rule == "NEG-5"


@pytest.mark.plays(PLASTER)
@pytest.mark.rule("CARD-4", "STAT-1")
@pytest.mark.parametrize(("before", "gain"), [(10, 1), (20, 0)])
def test_a_plaster(before, gain, watch):
    """1 Fortitude on Gog's turn, up to 20."""
    t = table("gog", "lizwick", "eve").stats("lizwick", fortitude=before).hand("lizwick", PLASTER)
    seen = watch(t)
    t.lizwick.responds(PLASTER)
    t.everyone.passes()
    healed = {"fortitude": gain} if gain else {}
    assert seen.changes == {"lizwick": {"spent": [PLASTER], **healed}}


@pytest.mark.refused
@pytest.mark.parametrize("title", [PACKED, PLASTER])
@pytest.mark.rule("TURN-5")
def test_no_rummaging_amid_discarding(title):
    t = table("lizwick", "gog", "eve").turn("lizwick", "discard").hand("lizwick", title)
    t.box("lizwick", "bag")
    t.lizwick.passes()
    assert t.asked_for == "discard"
    assert t.lizwick.why_not(title).rule == "TURN-5"


@pytest.mark.plays(AMPLIFIER)
@pytest.mark.parametrize("drinker", ["lizwick", "eve"])
@pytest.mark.rule("CHNG-1")
def test_an_amplified_drink(drinker, watch):
    """Anybody's, her own too: 2 become 4."""
    seats = ("lizwick", "gog", "eve") if drinker == "lizwick" else ("eve", "gog", "lizwick")
    t = table(*seats).turn(drinker, "drink").pile(drinker, "Wine").hand("gog", IM_IN)
    t.hand("lizwick", AMPLIFIER).box("lizwick", "bag")
    seen = watch(t)
    t.lizwick.responds(AMPLIFIER)
    t.until("discard", "gog")
    found = {"lizwick": {"spent": [AMPLIFIER]}}
    found[drinker] = {**found.get(drinker, {}), "alcohol": 4}
    assert seen.changes == found


@pytest.mark.refused(AMPLIFIER)
@pytest.mark.rule("NEG-7")
def test_nothing_to_amplify():
    t = table("gog", "lizwick", "eve").hand("lizwick", AMPLIFIER, TIP)
    assert t.lizwick.why_not(AMPLIFIER).rule == "NEG-7"
