"""Cards in which the characters of RDI4, RDI5, RDI7 and RDI9 are alike, each in their own words."""

import pytest

from lastcall.cards.catalogue import character
from lastcall.testing import table

IM_IN = "Gambling? I'm in!"
WINNING_HAND = "Winning Hand!"
TAKES_GOLD = "Gold? What Gold?"
FIRE = "Whoa! Careful! That's real fire!"

# Each with what else the card brings its player.
ORDERS = [
    ("whitehawk", "A measure for all hands!"),
    ("remy", "Rum ration, and no pushing!"),
    ("bryn", "Roll out another barrel!"),
    ("tara", "The stars are thirsty tonight."),
    ("sera", "Drinks for everybody who can still dodge!"),
    ("zakhan", "The jug is empty. The lesson is not."),
    ("lizwick", "I have cups for everybody. Somewhere."),
    ("joran", "Extra credit for whoever finishes theirs!"),
    ("molly", "Water for the horses, ale for the rest!"),
    ("wench", "On a tray, all at once. Watch this."),
    ("jasper", "One for the road. The road is that way."),
    ("dale", "Set 'em up, these folks look parched!"),
    ("jett", "Express order! Coming through!"),
    ("petra", "Barkeep! Something that smokes!"),
    ("terci", "A round for the waiting room!"),
    ("ygella", "Double rations for the whole table!"),
]
PAYS_FROM_THE_INN = [
    ("whitehawk", "It comes out of the ship's chest.", {}),
    ("remy", "Kindly send the bill to the Admiralty.", {}),
    ("bryn", "There's a coin sewn into my sailcloth.", {}),
    ("tara", "I dreamt of a purse under this bench.", {}),
    ("sera", "The till was open. Wide open, now.", {}),
    ("zakhan", "My student pays. The innkeeper is my student.", {}),
    ("lizwick", "There's always a coin in the lining.", {}),
    ("joran", "Conjured coins ring true. For an hour.", {}),
    ("warthorn", "It's my own till I'm robbing.", {}),
    ("molly", "That's what the oat money's for.", {}),
    ("jasper", "Take it out of my wages.", {}),
    ("dale", "Sold me a bushel on the way in.", {}),
    ("jett", "Put it on the expense account.", {}),
    ("petra", "My minions will cover it.", {}),
    ("terci", "Sometimes, my patients actually pay me!", {"salve": 1}),
    ("ygella", "How did this get in my snack pouch?", {}),
]
IGNORES_A_DRINK = [
    ("whitehawk", "Never before the anchor is down.", {}),
    ("remy", "I best not. Someone needs to keep a level head", {}),
    ("bryn", "I've got watch duty.", {}),
    ("bryn", "Over the rail with it!", {}),
    ("tara", "I have consulted the charts... This is not in my future", {}),
    ("tara", "Moonrise. My glass is empty already.", {}),
    ("sera", "One too many and my feet won't be so fleet!", {}),
    ("zakhan", "Master the spirits, or the spirits will be your master!", {}),
    ("lizwick", "I'll save this for next time!", {}),
    ("joran", "It evaporated. Purely academically.", {}),
    ("molly", "We'll save this for later, won't we, buddy?", {}),
    ("wench", "Never on duty, love.", {}),
    ("jasper", "Not now. Bouncing time!", {}),
    ("dale", "This'll keep the vermin offa my crops!", {}),
    ("jett", "Parkour!", {"momentum": 1}),
    ("jett", "Gotta dash! Deadlines!", {}),
    ("petra", "I only drink what I've poisoned myself.", {}),
    ("petra", "Not now. I'm monologuing.", {}),
    ("terci", "Oh hey, alcohol is sterile!", {"bandage": 1}),
    ("terci", "Sorry, I'm on call.", {}),
    ("ygella", "I've drunk stronger stuff running down cavern walls!", {}),
]
IGNORES_AN_EVENT = [
    ("dale", "Can'tcha see I'm sharpenin' my tools?"),
    ("jett", "Ridiculously flexible"),
    ("petra", "Look. Dastardly schemes don't plan themselves"),
    ("ygella", "Sorry, I'm on patrol duty"),
]
LEAVES = [
    *IGNORES_AN_EVENT,
    ("whitehawk", "The wind has turned!"),
    ("remy", "Not while I am in uniform."),
    ("bryn", "I've got watch duty."),
    ("tara", "There are shoals ahead of this game."),
    ("sera", "Go away. I'm arranging my daggers."),
    ("zakhan", "The master is meditating. Hush."),
    ("lizwick", "Can't. Everything's out on the floor."),
    ("joran", "I have a lecture at dawn."),
    ("warthorn", "Somebody has to mind the bar."),
    ("molly", "Can't. Somebody has to muck out."),
    ("wench", "Hold on! I sense someone's playing with the drinks!"),
    ("dale", "I got chores at sunup."),
    ("jett", "Gotta dash! Deadlines!"),
    ("petra", "Not now. I'm monologuing."),
    ("terci", "Sorry, I'm on call."),
]
CHEATS = [
    ("tara", "This time, let's use my deck.", {}),
    ("tara", "Your ink is still wet, dear.", {}),
    ("sera", "Oh, that card? It was pinned under my knife.", {}),
    ("lizwick", "Oops... I lost my cards!", {}),
    ("lizwick", "Found them! And these, too!", {}),
    ("joran", "The ink just rearranged itself!", {}),
    ("warthorn", "House rules. I wrote them.", {}),
    ("molly", "Eddie, stop peeking!", {}),
    ("wench", "I only straightened the deck.", {}),
    ("jasper", "That card stays with me. Evidence.", {}),
    ("dale", "Lookee there, an ace in my overalls!", {}),
    ("jett", "Blink and you missed it.", {}),
    ("terci", "I'm a doctor, not a cheater", {"splint": 1}),
    ("ygella", "I guess I'll stick with this hand", {}),
]


def tip(who):
    return "Tip the Barkeep" if character(who).box == "rdi9" else "Tip the Wench."


def by_name(cards):
    return pytest.mark.parametrize(("who", "title"), [card[:2] for card in cards])


# Ordering more -----------------------------------------------------------------------------------


@by_name(ORDERS)
@pytest.mark.plays
@pytest.mark.rule("DRNK-11")
def test_two_more_drinks_for_a_gold(who, title, watch):
    """The player pays the Inn 1 Gold and places two more Drinks besides the usual one."""
    t = table(who, "eve", "gog").turn(who, "order").hand(who, title).hand("eve", IM_IN)
    t.drink_deck("Wine", "Mead", "Water")
    seen = watch(t)
    me = t.player(who)
    me.responds(title)
    t.everyone.passes()
    me.orders_for("gog").player(who).orders_for("eve").player(who).orders_for("gog")
    assert seen.changes == {
        "inn": 1,
        who: {"gold": -1, "spent": [title]},
        "eve": {"pile": {"drew": ["Mead"]}},
        "gog": {"pile": {"drew": ["Water", "Wine"]}},
    }


@by_name(ORDERS)
@pytest.mark.refused
@pytest.mark.rule("CARD-3")
def test_more_drinks_only_in_ones_own_order_phase(who, title):
    """Not in the Action or Drink Phase, and not in Eve's Order Phase."""
    for phase in ("action", "drink"):
        t = table(who, "eve", "gog").turn(who, phase).hand(who, title, tip(who))
        assert t.player(who).why_not(title).rule == "CARD-3"
    t = table("eve", who, "gog").turn("eve", "order").hand(who, title, tip(who))
    assert t.player(who).why_not(title).rule == "CARD-3"


# The Inn pays ------------------------------------------------------------------------------------

from_the_inn = pytest.mark.parametrize(("who", "title", "more"), PAYS_FROM_THE_INN)


@from_the_inn
@pytest.mark.plays
@pytest.mark.rule("STAT-12")
def test_the_inn_pays_what_is_demanded(who, title, more, watch):
    """Eve takes a Gold; it comes from the Inn and reaches her."""
    t = table("eve", who, "gog").hand("eve", TAKES_GOLD).hand(who, title)
    seen = watch(t)
    t.eve.plays(TAKES_GOLD, at=who)
    t.player(who).responds(title)
    t.nobody_responds()
    assert seen.changes == {
        "inn": -1,
        "eve": {"gold": 1, "spent": [TAKES_GOLD]},
        who: {"spent": [title], **more},
    }


@from_the_inn
@pytest.mark.plays
@pytest.mark.rule("GAMB-5", "STAT-12")
def test_the_inn_antes(who, title, more, watch):
    """The ante comes from the Inn, and its player is in the Round all the same."""
    t = table("eve", who, "gog").hand("eve", IM_IN).hand(who, title).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.player(who).responds(title)
    t.until("gamble", "gog")
    assert seen.changes == {
        "inn": -1,
        "pot": 3,
        "eve": {"gold": -1},
        who: {"spent": [title], **more},
        "gog": {"gold": -1},
    }


@from_the_inn
@pytest.mark.refused
@pytest.mark.rule("CARD-3")
def test_the_inn_pays_nothing_else(who, title, more):
    """Not Gog's payment, not for a blow, not on a quiet turn."""
    t = table("eve", who, "gog").hand("eve", TAKES_GOLD, FIRE).hand(who, title, tip(who))
    assert t.player(who).why_not(title).rule == "CARD-3"
    t.until("action", "eve")
    t.eve.plays(TAKES_GOLD, at="gog")
    assert t.player(who).why_not(title).rule == "CARD-3"
    t.until("action", "eve")
    t.eve.plays(FIRE, at=who)
    assert t.player(who).why_not(title).rule == "CARD-3"


# Drinks and Events -------------------------------------------------------------------------------

ignores_a_drink = pytest.mark.parametrize(("who", "title", "more"), IGNORES_A_DRINK)


@ignores_a_drink
@pytest.mark.plays
@pytest.mark.rule("CHSR-10")
def test_a_drink_is_ignored_with_its_chaser(who, title, more, watch):
    """Wine with a Chaser and the Ogre Brew beneath it do nothing."""
    t = table(who, "eve", "gog").turn(who, "drink").pile(who, "Wine with a Chaser", "Ogre Brew")
    t.hand(who, title).hand("eve", IM_IN)
    seen = watch(t)
    t.player(who).responds(title)
    t.until("discard", "eve")
    assert seen.changes == {who: {"spent": [title], **more}}
    assert t.drink_discard_titles == ["Wine with a Chaser", "Ogre Brew"]


@ignores_a_drink
@pytest.mark.refused
@pytest.mark.rule("NEG-5", "NEG-7", "EVNT-2")
def test_no_other_drink_and_no_event_is_ignored_so(who, title, more):
    """Neither Eve's Drink nor one that is not revealed yet, nor a Drink Event."""
    t = table("eve", who, "gog").turn("eve", "drink").pile("eve", "Wine").hand(who, title, tip(who))
    me = t.player(who)
    assert not t.drinks
    assert not me.may(title)
    me.passes()
    assert t.drinks
    assert me.why_not(title).rule in ("NEG-5", "CARD-3")
    t = (
        table(who, "eve", "gog")
        .turn(who, "drink")
        .pile(who, "Fine Ambrosia")
        .hand(who, title, tip(who))
    )
    t.player(who).passes()
    assert t.happened("event")
    assert t.player(who).why_not(title).rule in ("NEG-7", "CARD-3")


@by_name(IGNORES_AN_EVENT)
@pytest.mark.plays
@pytest.mark.rule("EVNT-6", "NEG-2")
def test_an_event_is_ignored(who, title, watch):
    """Gog's Round on the House: everybody else drinks the Wine."""
    t = table("gog", "eve", who).turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand(who, title).hand("eve", IM_IN)
    seen = watch(t)
    t.player(who).responds(title)
    t.until("discard", "eve")
    assert seen.changes == {
        "gog": {"alcohol": 2},
        "eve": {"alcohol": 2},
        who: {"spent": [title]},
    }


@by_name(IGNORES_AN_EVENT)
@pytest.mark.refused
@pytest.mark.rule("EVNT-2", "EVNT-4")
def test_no_drink_and_no_event_that_has_begun_is_ignored_so(who, title):
    """The copy of the Wine that the Event has brought is a Drink like any other."""
    t = table("gog", who, "eve").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand(who, title, tip(who))
    me = t.player(who)
    me.passes()
    assert me.may(title)
    me.passes()
    assert len(t.drinks) == 3
    me.why_not(title)
    t = table(who, "gog").turn(who, "drink").pile(who, "Wine").hand(who, title, tip(who))
    t.player(who).passes()
    assert t.drinks
    t.player(who).why_not(title)


# The Round ---------------------------------------------------------------------------------------


@by_name(LEAVES)
@pytest.mark.plays
@pytest.mark.rule("GAMB-26")
def test_leaving_instead_of_anteing(who, title, watch):
    """The player keeps the Gold and is out of the Round; the others ante and go on."""
    t = table("eve", who, "gog").hand("eve", IM_IN).hand(who, title).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    seen = watch(t)
    t.player(who).responds(title)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 2,
        "in_round": {"spent": [who]},
        "eve": {"gold": -1},
        who: {"spent": [title]},
        "gog": {"gold": -1},
    }


@by_name(LEAVES)
@pytest.mark.refused
@pytest.mark.rule("CARD-3")
def test_leaving_only_when_an_ante_is_due(who, title):
    """Not before the ante, not for another payment, and not once the ante is paid."""
    t = table("eve", who, "gog").hand("eve", IM_IN, TAKES_GOLD).hand(who, title, tip(who))
    me = t.player(who)
    me.why_not(title)
    t.until("action", "eve")
    t.eve.plays(TAKES_GOLD, at=who)
    me.why_not(title)
    t = table("eve", who, "gog").hand("eve", IM_IN).hand(who, title, tip(who))
    me = t.player(who)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    assert not me.may(title)
    t.everyone.passes()
    assert me.may(title)
    t.until("gamble", who)
    me.why_not(title)


cheats = pytest.mark.parametrize(("who", "title", "more"), CHEATS)


@cheats
@pytest.mark.plays
@pytest.mark.rule("GAMB-20")
def test_cheating_takes_control_even_from_winning_hand(who, title, more, watch):
    """Eve lies low behind Winning Hand!, and loses control all the same; nobody pays."""
    t = table("gog", "eve", who, "dimli").hand("gog", IM_IN).hand("eve", WINNING_HAND)
    t.hand(who, title).hand("dimli", IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve")
    t.eve.gambles(WINNING_HAND)
    t.until("gamble", who)
    seen = watch(t)
    t.player(who).gambles(title)
    t.until("gamble", "dimli")
    assert seen.changes == {"controller": who, who: {"spent": [title], **more}}


@cheats
@pytest.mark.refused
@pytest.mark.rule("CARD-5")
def test_cheating_waits_for_ones_gambling_turn(who, title, more):
    """Not without a Round, and not on Gog's gambling turn."""
    t = table(who, "eve", "gog").hand(who, title, tip(who))
    assert t.player(who).why_not(title).rule in ("CARD-5", "CARD-3")
    t = table("eve", who, "gog").hand("eve", IM_IN).hand(who, title, tip(who)).hand("gog", IM_IN)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    t.until("gamble", who).player(who).passes()
    t.until("gamble", "gog")
    assert t.player(who).why_not(title).rule in ("CARD-5", "CARD-3")
