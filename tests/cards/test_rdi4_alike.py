"""Cards in which the RDI4, RDI5 and RDI7 characters are alike, each in their own words."""

import pytest

from lastcall.testing import table

TIP = "Tip the Wench."
IM_IN = "Gambling? I'm in!"
FIRE = "Whoa! Careful! That's real fire!"  # 3 Fortitude
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
TAKES_GOLD = "Gold? What Gold?"

ATTACKS = [
    ("whitehawk", "I won't stand idly by while you insult the Drake!", 3),
    ("whitehawk", "Off my deck!", 2),
    ("whitehawk", "You call that a salute?", 3),
    ("whitehawk", "I've keelhauled better sailors than you.", 2),
    ("remy", "I warned you. In triplicate.", 2),
    ("remy", "That is going in my report!", 2),
    ("remy", "To the brig!", 3),
    ("bryn", "Watch it! Loose cannonball!", 2),
    ("bryn", "Heave! Ho!", 1),
    ("bryn", "Didn't you hear me say the boom's coming round?", 3),
    ("tara", "Blind girl! Darts! What could possibly go wrong?", 2),
    ("tara", "Oh! Was that your foot?", 1),
    ("sera", "Don't move. There's a fly on you.", 2),
    ("sera", "That one was a warning. This one isn't.", 3),
    ("zakhan", "I'm not as think as you drunk I am!", 2),
    ("joran", "No! I would never cast Warp Wood on a friend's chair!", 2),
    ("joran", "The candlestick was supposed to float.", 2),
    ("lizwick", "Oh! You've discovered my anti-theft devices!", 2),
    ("lizwick", "It only explodes if you look at it.", 1),
    ("lizwick", "Could you stand where the X is?", 1),
    ("molly", "Mind the pitchfork!", 2),
    ("jasper", "Hey! Don't fool with the staff!", 2),
    ("jasper", "Mind the door.", 2),
]
HITS_EVERYBODY = [
    ("whitehawk", "Broadside!", 2),
    ("bryn", "I can hold my own in a brawl. Wanna see?", 1),
    ("sera", "You get a knife, and you get a knife, and you get a knife...", 1),
    ("zakhan", "Whoops! And you, and you, and you!", 2),
]
HITS_BACK = [
    ("whitehawk", "Challenge accepted!"),
    ("remy", "Striking an officer? Article nine."),
    ("bryn", "You wanna play, huh?"),
    ("sera", "Swift counterattack"),
    ("zakhan", "So, you wanna fight?"),
    ("warthorn", "Don't rile a dwarf!"),
    ("molly", "Kicks like a mule!"),
]
IGNORES_A_CARD = [
    ("whitehawk", "A word of advice... don't", (FIRE, DRUNKER, TAKES_GOLD)),
    ("remy", "I have no time for your tomfoolery!", (FIRE, DRUNKER, TAKES_GOLD)),
    ("bryn", "Is that all the wind you've got?", (FIRE, DRUNKER)),
    ("tara", "I may be blind, but I could still see that coming!", (FIRE, DRUNKER, TAKES_GOLD)),
    ("tara", "Uh oh, I don't like where this is headed...", (FIRE, DRUNKER, TAKES_GOLD)),
    ("sera", "Hide in shadows", (FIRE, DRUNKER, TAKES_GOLD)),
    ("joran", "You hit my reflection. In that universe.", (FIRE, DRUNKER)),
    ("lizwick", "I need to duck out for a second", (FIRE, DRUNKER, TAKES_GOLD)),
    ("wench", "Careful! Full tray!", (FIRE, DRUNKER)),
    ("zakhan", "The reed bends in the wind. And I'm a drunken reed.", (FIRE, DRUNKER)),
    ("warthorn", "Good helmet, Dimli! Sturdy!", (FIRE,)),
    ("molly", "Not now! It's feeding time!", (FIRE,)),
]
GIVES = [
    ("whitehawk", "I don't drink until my crew drinks!"),
    ("remy", "Drink this for me. That is an order."),
    ("tara", "I see this one in your hand."),
    ("joran", "A small portal, right under the mug."),
    ("molly", "There's a good boy. Drink up."),
]
HEALS = [
    ("whitehawk", "Nothing that salt air won't cure.", 3),
    ("remy", "Regulations prescribe a rest at this point.", 2),
    ("bryn", "One night in the hammock and I'm good.", 2),
    ("tara", "Tomorrow looks kinder.", 1),
    ("sera", "It's only a scratch. I know scratches.", 3),
    ("joran", "Mending works on mages, too.", 2),
    ("molly", "Hay is softer than it looks.", 2),
    ("wench", "My feet! Five minutes.", 3),
    ("jasper", "I was only resting my eyes.", 1),
]


def by_name(cards):
    return pytest.mark.parametrize(("who", "title"), [card[:2] for card in cards])


# Actions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "title", "loss"), ATTACKS)
@pytest.mark.plays
def test_a_blow_hurts_the_player_named(who, title, loss, watch, ways):
    """Another player loses Fortitude, and nobody else is touched."""
    t = table(who, "gog", "eve").hand(who, title)
    assert ways(t.player(who), title) == ["eve", "gog"]
    seen = watch(t)
    t.player(who).plays(title, at="eve")
    t.nobody_responds()
    assert seen.changes == {who: {"spent": [title]}, "eve": {"fortitude": -loss}}


@by_name([*ATTACKS, *HITS_EVERYBODY])
@pytest.mark.refused
@pytest.mark.rule("CARD-2", "TURN-9")
def test_a_blow_waits_for_the_action_phase(who, title, only_in_my_action_phase):
    """One Action a turn, in one's own Action Phase."""
    only_in_my_action_phase(who, title)


@pytest.mark.parametrize(("who", "title", "loss"), HITS_EVERYBODY)
@pytest.mark.plays
@pytest.mark.rule("CARD-11")
def test_a_blow_at_everybody_else(who, title, loss, watch):
    """Each other player loses Fortitude, its player none."""
    t = table(who, "gog", "eve").hand(who, title)
    seen = watch(t)
    t.player(who).plays(title)
    t.nobody_responds()
    hurt = {"fortitude": -loss}
    assert seen.changes == {who: {"spent": [title]}, "gog": hurt, "eve": hurt}


# Answers -----------------------------------------------------------------------------------------


@by_name(HITS_BACK)
@pytest.mark.plays
@pytest.mark.rule("TIME-15")
def test_hitting_back(who, title, watch):
    """Right after the loss the attacker loses 2 Fortitude; Gog is left alone."""
    t = table("eve", who, "gog").hand("eve", FIRE).hand(who, title)
    seen = watch(t)
    t.eve.plays(FIRE, at=who)
    t.player(who).responds(title)
    t.nobody_responds()
    assert seen.changes == {
        "eve": {"fortitude": -2, "spent": [FIRE]},
        who: {"fortitude": -3, "spent": [title]},
    }


@by_name(HITS_BACK)
@pytest.mark.refused
@pytest.mark.rule("TIME-16", "CARD-3")
def test_no_hitting_back_for_anything_else(who, title):
    """Not before the loss, not for Gog's loss, not for Alcohol Content."""
    t = table("eve", who, "gog").hand("eve", FIRE).hand(who, title, TIP)
    t.until("action", "eve")
    t.eve.plays(FIRE, at=who)
    assert t.player(who).why_not(title).rule == "TIME-16"
    t = table("eve", who, "gog").hand("eve", FIRE).hand(who, title, TIP)
    t.until("action", "eve")
    t.eve.plays(FIRE, at="gog")
    t.until("respond", who)
    assert t.player(who).why_not(title).rule == "TIME-16"
    t = table("eve", who, "gog").hand("eve", DRUNKER).hand(who, title, TIP)
    t.until("action", "eve")
    t.eve.plays(DRUNKER, at=who)
    assert t.player(who).why_not(title).rule == "TIME-16"


@pytest.mark.parametrize(
    ("who", "title", "card"),
    [(who, title, card) for who, title, cards in IGNORES_A_CARD for card in cards],
)
@pytest.mark.plays
@pytest.mark.rule("NEG-2", "TARA-4", "SERA-4")
def test_a_card_is_ignored(who, title, card, watch):
    """Eve's card does nothing to its target, whatever of theirs it would have changed."""
    t = table("eve", who, "gog").hand("eve", card).hand(who, title)
    seen = watch(t)
    t.eve.plays(card, at=who)
    t.player(who).responds(title)
    t.nobody_responds()
    assert seen.changes == {"eve": {"spent": [card]}, who: {"spent": [title]}}


@by_name(IGNORES_A_CARD)
@pytest.mark.refused
@pytest.mark.rule("STAT-6", "GAMB-7", "TARA-4", "SERA-4")
def test_what_cannot_be_ignored(who, title):
    """What is aimed at Gog, and a Round of Gambling."""
    t = table("eve", who, "gog").hand("eve", FIRE, IM_IN).hand(who, title, TIP)
    t.until("action", "eve")
    t.eve.plays(FIRE, at="gog")
    assert t.player(who).why_not(title).rule == "STAT-6"
    t = table("eve", who, "gog").hand("eve", IM_IN).hand(who, title, TIP)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    t.everyone.passes()
    assert t.gambling
    assert t.player(who).why_not(title).rule in ("GAMB-7", "STAT-6")


def test_bryn_does_not_guard_her_purse():
    """What takes her Gold is no wind at all."""
    title = "Is that all the wind you've got?"
    t = table("eve", "bryn", "gog").hand("eve", TAKES_GOLD).hand("bryn", title, TIP)
    t.until("action", "eve")
    t.eve.plays(TAKES_GOLD, at="bryn")
    assert t.bryn.why_not(title).rule == "STAT-6"


# Drinks ------------------------------------------------------------------------------------------


@by_name(GIVES)
@pytest.mark.plays
@pytest.mark.rule("DRNK-5")
def test_a_drink_is_handed_on(who, title, watch, ways):
    """Eve drinks the Wine; Gog might have been named too."""
    t = table(who, "gog", "eve").turn(who, "drink").pile(who, "Wine").hand(who, title)
    t.hand("gog", IM_IN)
    assert ways(t.player(who), title) == ["eve", "gog"]
    seen = watch(t)
    t.player(who).responds(title, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {who: {"spent": [title]}, "eve": {"alcohol": 2}}


@by_name(GIVES)
@pytest.mark.refused
@pytest.mark.rule("NEG-5", "NEG-7")
def test_nobody_elses_drink_is_handed_on(who, title):
    """Neither Gog's Drink nor one that is not revealed yet."""
    t = table("gog", who, "eve").turn("gog", "drink").pile("gog", "Wine").hand(who, title, TIP)
    assert t.player(who).why_not(title).rule == "NEG-7"
    t.player(who).passes()
    assert t.drinks
    assert t.player(who).why_not(title).rule == "NEG-5"


# At any time -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "title", "gain"), HEALS)
@pytest.mark.plays
@pytest.mark.parametrize("before", [10, 19])
@pytest.mark.rule("CARD-4", "STAT-1")
def test_healing_at_any_time(who, title, before, gain, watch):
    """Fortitude on somebody else's turn, up to 20."""
    t = table("gog", who, "eve").stats(who, fortitude=before).hand(who, title)
    seen = watch(t)
    t.player(who).responds(title)
    t.everyone.passes()
    assert seen.changes == {who: {"fortitude": min(gain, 20 - before), "spent": [title]}}


@by_name(HEALS)
@pytest.mark.refused
@pytest.mark.rule("TURN-5")
def test_no_healing_amid_discarding(who, title):
    t = table(who, "gog", "eve").turn(who, "discard").hand(who, title)
    t.player(who).passes()
    assert t.asked_for == "discard"
    assert t.player(who).why_not(title).rule == "TURN-5"
