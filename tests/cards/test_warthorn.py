"""Warthorn's own cards, each played through the table; the rest is in the two tests of alikes.

The Story that is told with them here is his grandmother's, which does nothing to the sober.
"""

import pytest

from lastcall.testing import table

DECK = "warthorn"
HEY = "Hey! I'm telling you a story!"
SIT = "Sit, sit! You'll like this one."
TAB = "About your tab. That reminds me..."
WHERE = "Where was I? Ah, yes."
MORE = "Hey, Wench, more drinks while I tell this one!"
MAGICAL = "This magical drink puts me in mind of something..."
FINISH = "Here, finish this!"
FOOL_US = "Thought you'd fool us, did you?"
REGULARS = "I know what my regulars like!"
TOAST = "A toast to the Red Dragon Inn!"
GRANDMOTHER = "Did I ever tell you how my grandmother cured a hangover?"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
CHEAT = "Oops, I dropped my cards..."


def telling(*seats, **setup):
    """A table with Warthorn at it, and his grandmother's Story on top."""
    return table(*seats, **setup).side_deck("warthorn", GRANDMOTHER)


# Cards with a pipe -------------------------------------------------------------------------------


@pytest.mark.plays
@pytest.mark.parametrize(
    ("title", "hurts"),
    [(HEY, {"fortitude": -2}), (SIT, {"fortitude": -1}), (TAB, {"gold": -1})],
)
@pytest.mark.rule("WARTHORN-2", "WARTHORN-10")
def test_an_action_with_a_story(title, hurts, watch, ways):
    """Eve pays for it, the Story goes to its own discard pile and the card to his."""
    t = telling("warthorn", "gog", "eve").hand("warthorn", title)
    assert ways(t.warthorn, title) == ["eve", "gog"]
    seen = watch(t)
    t.warthorn.plays(title, at="eve")
    t.nobody_responds()
    mine = {"spent": [title], **({"gold": 1} if title == TAB else {})}
    assert seen.changes == {"warthorn": mine, "eve": hurts}
    assert t.warthorn.discard == [title]
    assert t.warthorn.side_discard() == [GRANDMOTHER]


@pytest.mark.refused
@pytest.mark.parametrize("title", [HEY, SIT, TAB, REGULARS, TOAST])
def test_his_actions_wait_for_his_action_phase(title, only_in_my_action_phase):
    only_in_my_action_phase(DECK, title)


@pytest.mark.plays(MORE)
@pytest.mark.rule("DRNK-11")
def test_more_drinks_with_a_story(watch):
    """Two more Drinks besides the usual one, and nobody pays."""
    t = telling("warthorn", "eve", "gog").turn("warthorn", "order").hand("warthorn", MORE)
    t.drink_deck("Wine", "Mead", "Water").hand("eve", IM_IN)
    seen = watch(t)
    t.warthorn.responds(MORE)
    t.everyone.passes()
    for name in ("gog", "eve", "gog"):
        t.warthorn.orders_for(name)
    assert seen.changes == {
        "warthorn": {"spent": [MORE]},
        "eve": {"pile": {"drew": ["Mead"]}},
        "gog": {"pile": {"drew": ["Water", "Wine"]}},
    }


@pytest.mark.refused(MORE)
@pytest.mark.rule("CARD-3")
def test_more_drinks_only_in_his_order_phase():
    for phase in ("action", "drink"):
        t = telling("warthorn", "eve", "gog").turn("warthorn", phase).hand("warthorn", MORE, TIP)
        assert t.warthorn.why_not(MORE).rule == "CARD-3"


@pytest.mark.plays(MAGICAL)
@pytest.mark.rule("NEG-5", "CHSR-10")
def test_a_magical_drink(watch):
    """Wine with a Chaser and the Ogre Brew beneath it do nothing; the Story is told."""
    t = telling("warthorn", "eve", "gog").turn("warthorn", "drink")
    t.pile("warthorn", "Wine with a Chaser", "Ogre Brew").hand("warthorn", MAGICAL)
    t.hand("eve", IM_IN).stats("warthorn", alcohol=5)
    seen = watch(t)
    t.warthorn.responds(MAGICAL)
    t.until("discard", "eve")
    assert seen.changes == {"warthorn": {"alcohol": -1, "spent": [MAGICAL]}}
    assert t.drink_discard_titles == ["Wine with a Chaser", "Ogre Brew"]


@pytest.mark.refused(MAGICAL, FINISH)
@pytest.mark.rule("NEG-5", "NEG-7")
def test_nobody_elses_drink_puts_him_in_mind_of_anything():
    for title in (MAGICAL, FINISH):
        t = telling("gog", "warthorn", "eve").turn("gog", "drink").pile("gog", "Wine")
        t.hand("warthorn", title, TIP)
        assert t.warthorn.why_not(title).rule == "NEG-7"
        t.warthorn.passes()
        assert t.drinks
        assert t.warthorn.why_not(title).rule == "NEG-5"


@pytest.mark.plays(WHERE)
@pytest.mark.rule("CARD-4")
def test_where_was_he(watch):
    """On Gog's turn: 1 Fortitude, and a Story."""
    t = telling("gog", "warthorn", "eve").hand("warthorn", WHERE)
    t.stats("warthorn", fortitude=10, alcohol=3)
    seen = watch(t)
    t.warthorn.responds(WHERE)
    t.everyone.passes()
    assert seen.changes == {"warthorn": {"fortitude": 1, "alcohol": -1, "spent": [WHERE]}}


@pytest.mark.refused(WHERE)
@pytest.mark.rule("TURN-5")
def test_no_story_amid_discarding():
    t = telling("warthorn", "gog", "eve").turn("warthorn", "discard").hand("warthorn", WHERE)
    t.warthorn.passes()
    assert t.asked_for == "discard"
    assert t.warthorn.why_not(WHERE).rule == "TURN-5"


# Drinks ------------------------------------------------------------------------------------------


@pytest.mark.plays(FINISH)
@pytest.mark.parametrize(("mode", "alcohol"), [(0, (2, 2)), (1, (0, 3))])
@pytest.mark.rule("WARTHORN-26", "DRNK-5")
def test_somebody_finishes_it(mode, alcohol, watch):
    """Elven Wine, half each or all of it."""
    t = telling("warthorn", "gog", "eve").turn("warthorn", "drink")
    t.pile("warthorn", "Elven Wine").hand("warthorn", FINISH).hand("gog", IM_IN)
    seen = watch(t)
    t.warthorn.responds(FINISH, to="eve", mode=mode)
    t.until("discard", "gog")
    mine = {"alcohol": alcohol[0]} if alcohol[0] else {}
    assert seen.changes == {
        "warthorn": {"spent": [FINISH], **mine},
        "eve": {"alcohol": alcohol[1]},
    }


@pytest.mark.first_chair
@pytest.mark.plays(REGULARS)
@pytest.mark.parametrize("named", [["eve"], ["gog", "eve"]])
@pytest.mark.rule("WARTHORN-25")
def test_his_regulars(named, watch, ways):
    """One or two players each get a card of his pile, from the top, unseen."""
    t = telling("warthorn", "gog", "eve").pile("warthorn", "Wine", "Mead", "Water")
    t.hand("warthorn", REGULARS)
    assert ways(t.warthorn, REGULARS) == ["eve", "gog", "gog+eve"]
    seen = watch(t)
    t.warthorn.plays(REGULARS, at=named)
    t.nobody_responds()
    gone = ["Wine", "Mead"][: len(named)]
    assert seen.changes == {
        "warthorn": {"spent": [REGULARS], "pile": {"spent": sorted(gone)}},
        **{name: {"pile": {"drew": [title]}} for name, title in zip(named, gone, strict=True)},
    }


@pytest.mark.plays(TOAST)
@pytest.mark.parametrize(
    ("drink", "alcohol"), [("Wine", 1), ("Water", 0), ("Coffee", -1), ("Light Ale", 0)]
)
@pytest.mark.rule("WARTHORN-28")
def test_a_toast_to_the_inn(drink, alcohol):
    """EX-RDI7-drinks-6: his own Drink has 1 less, down to 0; the others' stay as they are."""
    t = telling("warthorn", "gog", "eve", drinks=["drinks-rdi7"]).hand("warthorn", TOAST)
    t.drink_deck(drink, "Round on the House!", "Elven Wine", "Dark Ale").stats(
        "warthorn", alcohol=5
    )
    t.warthorn.plays(TOAST)
    t.nobody_responds()
    assert t.alcohol == dict(warthorn=5 + alcohol, gog=3, eve=1)
    assert t.drink_discard_titles.count("Round on the House!") == 1


# The Round ---------------------------------------------------------------------------------------


@pytest.mark.plays(FOOL_US)
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.rule("WARTHORN-24", "RDI7-33")
def test_nobody_fools_him(left):
    """EX-RDI7-cheat-1: Eve's cheating is Negated and she is out, whether he is in or not."""
    bar = "Somebody has to mind the bar."
    t = telling("gog", "warthorn", "eve").hand("gog", IM_IN).hand("eve", CHEAT, IM_IN)
    t.hand("warthorn", FOOL_US, *([bar] if left else [IM_IN]))
    t.until("action", "gog").gog.plays(IM_IN)
    if left:
        t.until("respond", "warthorn")
        while not t.warthorn.may(bar):
            t.player(t.asked).passes()
        t.warthorn.responds(bar)
    t.until("gamble", "eve").eve.gambles(CHEAT)
    t.until("respond", "warthorn").warthorn.responds(FOOL_US)
    t.nobody_responds()
    assert "eve" not in t.in_round
    assert t.controller != "eve"


@pytest.mark.refused(FOOL_US)
@pytest.mark.rule("CARD-3")
def test_an_honest_card_is_none_of_his_business():
    t = telling("gog", "warthorn", "eve").hand("gog", IM_IN).hand("warthorn", FOOL_US, TIP)
    t.hand("eve", IM_IN)
    t.until("action", "gog").gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(IM_IN)
    assert t.warthorn.why_not(FOOL_US).rule == "CARD-3"
