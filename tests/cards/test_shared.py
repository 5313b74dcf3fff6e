"""The cards that every deck has, played by each character; RDI9 has some by another name.

RDI4 and RDI5 have no card that ends a Round for the tip, and Olivia takes hers herself.
"""

import pytest

from lastcall.testing import table

RDI2 = ("dimli", "eve", "fleck", "gog")
RDI4 = ("whitehawk", "remy", "bryn", "tara")
RDI5 = ("sera", "joran", "lizwick", "zakhan")
RDI7 = ("warthorn", "molly", "wench", "jasper")
RDI9 = ("dale", "jett", "petra", "terci", "ygella")
EVERYBODY = (*RDI2, *RDI4, *RDI5, *RDI7, *RDI9)
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
HER_TIP = dict.fromkeys(
    (*RDI2, "warthorn", "molly", "jasper"), "Oh, I guess the Wench thought that was her tip..."
) | dict.fromkeys(RDI9, "Well, the Barkeep figured that was for him...")
WENCH = dict.fromkeys(
    (*RDI2, *RDI4, *RDI5, *RDI7), "The Wench thinks you should stop playing with the drinks."
) | dict.fromkeys(RDI9, "The Barkeep thinks you should stop playing with the drinks.")
TIP = dict.fromkeys(EVERYBODY, "Tip the Wench.") | dict.fromkeys(RDI9, "Tip the Barkeep")
NO = dict.fromkeys(EVERYBODY, "I don't think so!") | {"gog": "Gog not think so!"}

IGNORES_A_DRINK = {
    "dimli": "I don't want this watered-down stuff!",
    "eve": "Drink what? This is empty.",
    "fleck": "I may be a fop, but I can hold my liquor!",
    "gog": "This taste yucky!",
}
LEAVES = {
    "dimli": "Thanks... but I think I'll keep my Gold.",
    "eve": "I cloak myself in shadow.",
    "fleck": "Oh, Hey! This looks like a serious game.",
    "gog": "This game stupid!",
    "whitehawk": "The wind has turned!",
    "remy": "Not while I am in uniform.",
    "bryn": "I've got watch duty.",
    "tara": "There are shoals ahead of this game.",
    "sera": "Go away. I'm arranging my daggers.",
    "zakhan": "The master is meditating. Hush.",
    "lizwick": "Can't. Everything's out on the floor.",
    "joran": "I have a lecture at dawn.",
    "warthorn": "Somebody has to mind the bar.",
    "molly": "Can't. Somebody has to muck out.",
    "wench": "Hold on! I sense someone's playing with the drinks!",
    "jasper": "Zzzzzzz...",
    "dale": "I got chores at sunup.",
    "jett": "Gotta dash! Deadlines!",
    "petra": "Not now. I'm monologuing.",
    "terci": "Sorry, I'm on call.",
    "ygella": "Sorry, I'm on patrol duty",
}

by_each = pytest.mark.parametrize("who", EVERYBODY)


def each(titles):
    """Each character with their name for the card."""
    return pytest.mark.parametrize(("who", "title"), list(titles.items()))


def others(who):
    return [name for name in RDI2 if name != who][:3]


def in_a_round(who, *hand, a=(), b=()):
    """`who` holds these cards on the first gambling turn; a started, b comes last; pot 3."""
    first, last, _ = others(who)
    t = table(first, who, last).hand(first, IM_IN, *a).hand(who, *hand).hand(last, *b)
    t.until("action", first)
    t.player(first).plays(IM_IN)
    t.until("gamble", who)
    return t, t.player(who), t.player(first), t.player(last)


# Gambling? I'm in! -------------------------------------------------------------------------------


@by_each
@pytest.mark.plays(IM_IN)
@pytest.mark.rule("CARD-6", "GAMB-1", "GAMB-3", "GAMB-6")
def test_im_in_as_an_action_opens_a_round(who, watch):
    """Played as an Action it starts a Round: everybody antes 1 Gold and its player controls it."""
    a, b, _ = others(who)
    t = table(who, a, b).hand(who, IM_IN).hand(a, IM_IN)
    seen = watch(t)
    t.player(who).plays(IM_IN)
    t.until("gamble", a)
    assert seen.changes == {
        "pot": 3,
        "in_round": {"drew": sorted([who, a, b])},
        "controller": who,
        who: {"gold": -1, "spent": [IM_IN]},
        a: {"gold": -1},
        b: {"gold": -1},
    }


@by_each
@pytest.mark.plays(IM_IN)
@pytest.mark.rule("CARD-6", "CARD-7", "GAMB-10")
def test_im_in_as_a_gambling_card_takes_control_without_an_ante(who, watch):
    """Within a Round the same card takes control, and nobody antes again."""
    t, me, _starter, last = in_a_round(who, IM_IN, b=[IM_IN])
    seen = watch(t)
    me.gambles(IM_IN)
    t.until("gamble", str(last))
    assert seen.changes == {"controller": who, who: {"spent": [IM_IN]}}


@by_each
@pytest.mark.refused(IM_IN)
@pytest.mark.rule("CARD-2", "CARD-5", "TURN-9")
def test_im_in_waits_for_my_action_phase_or_my_gambling_turn(who):
    """It is refused on other players' turns, in other phases, and as a second Action."""
    a, b, _ = others(who)
    t = table(a, who, b).hand(a, TIP[a]).hand(who, IM_IN)
    assert t.asked_for == "action"
    assert t.player(who).why_not(IM_IN).rule in ("CARD-2", "CARD-5")
    for phase in ("order", "drink"):
        t = table(who, a, b).turn(who, phase).hand(who, IM_IN, TIP[who])
        assert t.player(who).why_not(IM_IN).rule in ("CARD-2", "CARD-5")
    t = table(who, a, b).hand(who, IM_IN, IM_IN, TIP[who])
    t.player(who).plays(IM_IN)
    t.nobody_responds()
    while t.gambling:
        t.player(t.asked).passes()
    assert (t.asked, t.asked_for) == (who, "action")
    assert not t.player(who).may(IM_IN)


@by_each
@pytest.mark.refused(IM_IN)
@pytest.mark.rule("GAMB-21")
def test_im_in_does_not_beat_winning_hand(who):
    """On top of Winning Hand! it takes no control."""
    t, me, _starter, last = under_winning_hand(who, IM_IN, TIP[who])
    assert me.why_not(IM_IN).rule == "GAMB-21"
    assert t.controller == str(last)


def under_winning_hand(who, *hand):
    """The player to the right of `who` has just played Winning Hand!; it is who's turn."""
    starter, right, _ = others(who)
    t = table(starter, right, who).hand(starter, IM_IN).hand(right, WINNING_HAND).hand(who, *hand)
    t.until("action", starter)
    t.player(starter).plays(IM_IN)
    t.until("gamble", right)
    t.player(right).gambles(WINNING_HAND)
    t.until("gamble", who)
    return t, t.player(who), t.player(starter), t.player(right)


# I raise! ----------------------------------------------------------------------------------------


@by_each
@pytest.mark.plays(RAISE)
def test_i_raise_takes_control_and_everyone_in_the_round_antes(who, watch):
    """All three players in the Round ante one more Gold, the raiser included."""
    t, me, starter, last = in_a_round(who, RAISE, b=[IM_IN])
    seen = watch(t)
    me.gambles(RAISE)
    t.until("gamble", str(last))
    assert seen.changes == {
        "pot": 3,
        "controller": who,
        who: {"gold": -1, "spent": [RAISE]},
        str(starter): {"gold": -1},
        str(last): {"gold": -1},
    }


@by_each
@pytest.mark.plays(RAISE)
@pytest.mark.rule("GAMB-24")
def test_i_raise_does_not_touch_a_player_who_left(who, watch):
    """Whoever left the Round at the first ante pays nothing for a raise."""
    gone, a, b = others(who)
    t = table(a, who, b, gone).hand(a, IM_IN).hand(who, RAISE).hand(b, IM_IN)
    t.hand(gone, LEAVES[gone])
    t.player(a).plays(IM_IN)
    t.until("respond", gone)
    t.player(gone).responds(LEAVES[gone])
    t.until("gamble", who)
    seen = watch(t)
    t.player(who).gambles(RAISE)
    t.until("gamble", b)
    assert seen.changes == {
        "pot": 3,
        "controller": who,
        who: {"gold": -1, "spent": [RAISE]},
        a: {"gold": -1},
        b: {"gold": -1},
    }


@by_each
@pytest.mark.plays(RAISE)
@pytest.mark.rule("GAMB-35", "GAMB-37")
def test_i_raise_by_a_penniless_player_costs_nobody(who, watch):
    """A raiser who cannot ante still takes control, but nobody antes."""
    a, b, _ = others(who)
    t = table(a, who, b).hand(a, IM_IN).hand(who, RAISE).hand(b, IM_IN).stats(who, gold=1)
    t.player(a).plays(IM_IN)
    t.until("gamble", who)
    assert t.gold[who] == 0
    seen = watch(t)
    t.player(who).gambles(RAISE)
    t.until("gamble", b)
    assert seen.changes == {"controller": who, who: {"spent": [RAISE]}}


@by_each
@pytest.mark.refused(RAISE)
@pytest.mark.rule("CARD-5", "GAMB-21")
def test_i_raise_is_refused_outside_my_gambling_turn_and_on_winning_hand(who):
    """No Round, another's gambling turn, Winning Hand!: each forbids it."""
    a, b, _ = others(who)
    t = table(who, a, b).hand(who, RAISE, TIP[who])
    assert t.player(who).why_not(RAISE).rule == "CARD-5"
    t, me, _starter, last = in_a_round(who, RAISE, b=[TIP["gog"]])
    me.passes()
    t.until("gamble", str(last))
    assert me.why_not(RAISE).rule == "CARD-5"
    t, me, _, _ = under_winning_hand(who, RAISE, TIP[who])
    assert me.why_not(RAISE).rule == "GAMB-21"


# Winning Hand! -----------------------------------------------------------------------------------


@pytest.mark.first_chair
@by_each
@pytest.mark.plays(WINNING_HAND)
@pytest.mark.rule("GAMB-19", "GAMB-20", "GAMB-21")
def test_winning_hand_takes_control_and_only_a_cheating_card_beats_it(who, watch):
    """After it, the next player may cheat but not gamble; nobody pays anything."""
    cheat = "eve" if who != "eve" else "fleck"
    card = "My word, what could that be?" if cheat == "eve" else "Oops... I dropped my cards..."
    starter = next(name for name in others(who) if name != cheat)
    t = table(starter, who, cheat).hand(starter, IM_IN).hand(who, WINNING_HAND)
    t.hand(cheat, card, IM_IN, RAISE, WINNING_HAND)
    t.player(starter).plays(IM_IN)
    t.until("gamble", who)
    seen = watch(t)
    t.player(who).gambles(WINNING_HAND)
    t.until("gamble", cheat)
    assert seen.changes == {"controller": who, who: {"spent": [WINNING_HAND]}}
    for title in (IM_IN, RAISE, WINNING_HAND):
        assert t.player(cheat).why_not(title).rule == "GAMB-21"
    t.player(cheat).gambles(card)
    assert t.happened("control")[-1].seat == 2


@by_each
@pytest.mark.refused(WINNING_HAND)
@pytest.mark.rule("CARD-5", "GAMB-21")
def test_winning_hand_is_refused_outside_my_gambling_turn_and_on_itself(who):
    """No Round, another's gambling turn, a Winning Hand! already there: each forbids it."""
    a, b, _ = others(who)
    t = table(who, a, b).hand(who, WINNING_HAND, TIP[who])
    assert t.player(who).why_not(WINNING_HAND).rule == "CARD-5"
    t, me, _starter, last = in_a_round(who, WINNING_HAND, b=[TIP["gog"]])
    me.passes()
    t.until("gamble", str(last))
    assert me.why_not(WINNING_HAND).rule == "CARD-5"
    t, me, _, _ = under_winning_hand(who, WINNING_HAND, TIP[who])
    assert me.why_not(WINNING_HAND).rule == "GAMB-21"


# Oh, I guess the Wench thought that was her tip... -----------------------------------------------


@each(HER_TIP)
@pytest.mark.plays
@pytest.mark.rule("TIP-1")
def test_her_tip_ends_the_round_and_the_pot_goes_to_the_inn(who, title, watch):
    """The Round is over, nobody wins, the Inn has the pot."""
    t, me, starter, last = in_a_round(who, title)
    seen = watch(t)
    me.plays(title)
    t.nobody_responds()
    assert not t.gambling
    assert seen.changes == {
        "pot": -3,
        "inn": 3,
        "in_round": {"spent": sorted([who, str(starter), str(last)])},
        "controller": "nobody",
        who: {"spent": [title]},
    }


@pytest.mark.first_chair
@each(HER_TIP)
@pytest.mark.plays
@pytest.mark.rule("TIP-7")
def test_her_tip_works_for_a_player_who_left_the_round(who, title):
    """Having left at the ante, the player still gives the pot of 2 to the Inn."""
    a, b, _ = others(who)
    t = table(a, who, b).hand(a, IM_IN).hand(who, title, LEAVES[who])
    t.player(a).plays(IM_IN)
    t.player(who).responds(LEAVES[who])
    t.until("respond", who)
    assert t.in_round == [a, b]
    t.player(who).responds(title)
    t.nobody_responds()
    assert not t.gambling
    assert t.inn == 2
    assert t.gold == {a: 9, who: 10, b: 9}


@each(HER_TIP)
@pytest.mark.refused
@pytest.mark.rule("TIP-2", "CARD-3")
def test_her_tip_is_refused_without_a_round_and_in_answer_to_antes(who, title):
    """It does not answer Gambling? I'm in! or I raise!, nor the antes they call for."""
    a, b, _ = others(who)
    t = table(a, who, b).hand(a, IM_IN).hand(who, title, TIP[who])
    assert t.player(who).why_not(title).rule == "CARD-3"
    t.until("action", a)
    t.player(a).plays(IM_IN)
    assert not t.player(who).may(title)
    t.everyone.passes()
    assert t.player(who).why_not(title).rule == "TIP-2"

    t = table(a, b, who).hand(a, IM_IN).hand(b, RAISE).hand(who, title, TIP[who])
    t.until("action", a)
    t.player(a).plays(IM_IN)
    t.until("gamble", b)
    t.player(b).gambles(RAISE)
    assert t.player(who).why_not(title).rule == "TIP-2"
    t.everyone.passes()
    assert t.pot == 3
    assert t.player(who).why_not(title).rule == "TIP-2"
    t.until("gamble", who)
    assert t.pot == 6
    assert t.player(who).may(title)


@each(HER_TIP)
@pytest.mark.refused
@pytest.mark.rule("TIP-4", "GAMB-15")
def test_her_tip_is_refused_after_the_last_pass(who, title):
    """Dimli's "Best two out of three?" opens a moment after the last pass; the tip does not fit."""
    a, b = [name for name in ("eve", "fleck", "gog") if name != who][:2]
    dimli = "dimli" if who != "dimli" else "dimli_2"
    t = table(a, who, "dimli", b) if who != "dimli" else table(a, "dimli", "dimli", b)
    t.hand(a, IM_IN).hand(who, title).hand(dimli, "Best two out of three?")
    t.player(a).plays(IM_IN)
    t.until("gamble", who)
    t.player(who).passes()
    while t.asked != dimli or not t.player(dimli).may("Best two out of three?"):
        t.player(t.asked).passes()
    assert t.player(who).why_not(title).rule == "GAMB-15"


@pytest.mark.first_chair
@each(HER_TIP)
@pytest.mark.refused
@pytest.mark.rule("TIP-3")
def test_her_tip_does_not_answer_a_card_that_would_end_the_round(who, title):
    """Gog catches a cheater, which would win him the Round; the tip may not cut in."""
    starter = "eve" if who != "eve" else "fleck"
    gog = "gog" if who != "gog" else "gog_2"
    t = table(starter, who, "gog")
    cheat = "My word, what could that be?" if starter == "eve" else "Oops... I dropped my cards..."
    catch = "Gog think you cheating! Gog no like cheaters!"
    t.hand(starter, IM_IN, cheat).hand(who, title, IM_IN, TIP[who]).hand(gog, catch)
    t.until("action", starter)
    t.player(starter).plays(IM_IN)
    t.until("gamble", who)
    t.player(who).gambles(IM_IN)
    t.until("gamble", starter)
    t.player(starter).gambles(cheat)
    t.until("respond", gog)
    t.player(gog).responds(catch)
    assert t.player(who).why_not(title).rule == "TIP-3"


# The Wench thinks you should stop playing with the drinks. ---------------------------------------


@each(WENCH)
@pytest.mark.plays
@pytest.mark.rule("CHNG-6", "NEG-1")
def test_the_wench_negates_a_card_that_changes_a_drink(who, title, watch):
    """Somebody Ignores their Wine; the Wench will have none of it, and they gain 2 AC."""
    a, b, _ = others(who)
    t = table(a, b, who).turn(a, "drink").pile(a, "Wine").hand(a, IGNORES_A_DRINK[a])
    t.hand(who, title).hand(b, IM_IN)
    seen = watch(t)
    t.player(a).responds(IGNORES_A_DRINK[a])
    t.player(who).responds(title)
    t.nobody_responds()
    assert seen.changes == {
        a: {"alcohol": 2, "spent": [IGNORES_A_DRINK[a]]},
        who: {"spent": [title]},
    }


@each(WENCH)
@pytest.mark.refused
@pytest.mark.rule("CHNG-3", "CHNG-6")
def test_the_wench_is_refused_for_cards_that_leave_the_drink_alone(who, title):
    """Neither ordering more Drinks nor leaving a Round changes what a Drink does."""
    a, b, _ = others(who)
    orders = (
        "Wench, please allow me to pay for these drinks with a song!"
        if a == "fleck"
        else "Wench, bring some drinks for my friends!"
    )
    t = table(a, who, b).turn(a, "order").hand(a, orders).hand(who, title, TIP[who])
    t.player(a).responds(orders)
    assert t.player(who).why_not(title).rule == "CHNG-6"

    t = table(who, a, b).hand(who, IM_IN, title, TIP[who]).hand(a, LEAVES[a])
    t.player(who).plays(IM_IN)
    t.until("respond", a)
    t.player(a).responds(LEAVES[a])
    assert t.player(who).why_not(title).rule == "CHNG-6"


@each(WENCH)
@pytest.mark.refused
@pytest.mark.rule("CHNG-7", "CHNG-8", "CHNG-5")
def test_the_wench_cannot_stop_the_wench_but_i_dont_think_so_can(who, title, watch):
    """A second copy may not answer the first; I don't think so! may, and the Ignore lives again."""
    a, b, _ = others(who)
    t = table(a, b, who).turn(a, "drink").pile(a, "Wine").hand(a, IGNORES_A_DRINK[a])
    t.hand(b, WENCH[b], IM_IN).hand(who, title, NO[who])
    seen = watch(t)
    t.player(a).responds(IGNORES_A_DRINK[a])
    t.player(b).responds(WENCH[b])
    t.until("respond", who)
    assert t.player(who).why_not(title).rule in ("NEG-12", "CHNG-6")
    t.player(who).responds(NO[who])
    t.nobody_responds()
    assert seen.changes == {
        a: {"spent": [IGNORES_A_DRINK[a]]},
        b: {"spent": [WENCH[b]]},
        who: {"spent": [NO[who]]},
    }


# Tip the Wench. ----------------------------------------------------------------------------------


@each(TIP)
@pytest.mark.plays
def test_tip_the_wench_makes_one_player_pay_the_inn(who, title, watch, ways):
    """The player named pays 1 Gold to the Inn; anybody can be named, oneself too."""
    a, b, _ = others(who)
    t = table(who, a, b).hand(who, title)
    assert ways(t.player(who), title) == sorted([who, a, b])
    seen = watch(t)
    t.player(who).plays(title, at=b)
    t.everyone.passes()
    assert seen.changes == {"inn": 1, who: {"spent": [title]}, b: {"gold": -1}}


@each(TIP)
@pytest.mark.plays
def test_tip_the_wench_at_oneself(who, title, watch):
    """Naming oneself costs the player of the card the Gold."""
    a, b, _ = others(who)
    t = table(who, a, b).hand(who, title)
    seen = watch(t)
    t.player(who).plays(title, at=who)
    t.everyone.passes()
    assert seen.changes == {"inn": 1, who: {"gold": -1, "spent": [title]}}


@each(TIP)
@pytest.mark.plays
@pytest.mark.rule("CARD-4")
def test_tip_the_wench_cuts_in_on_another_players_turn(who, title, watch):
    """It is legal while another player's Drink lies face up, and resolves before it is drunk."""
    a, b, _ = others(who)
    t = table(a, b, who).turn(a, "drink").pile(a, "Wine")
    t.hand(who, title, IM_IN).hand(b, "Tip the Wench.")
    t.player(b).passes()  # before the Drink is revealed
    t.player(who).passes()
    assert t.drinks[0]["drinker"] == a
    seen = watch(t)
    t.player(b).passes()
    t.player(who).responds(title, at=a)
    t.everyone.passes()
    assert seen.changes == {"inn": 1, who: {"spent": [title]}, a: {"gold": -1}}
    t.nobody_responds()
    assert seen.changes == {"inn": 1, who: {"spent": [title]}, a: {"gold": -1, "alcohol": 2}}


@each(TIP)
@pytest.mark.refused
@pytest.mark.rule("TURN-5", "LOSE-17")
def test_tip_the_wench_waits_while_a_player_discards_and_names_nobody_who_is_out(who, title, ways):
    """Discarding and drawing is one step for everybody; and a player who is out is not named."""
    a, b, c = others(who)
    t = table(a, who, b).turn(a, "discard").hand(a, IM_IN).hand(who, title)
    t.player(who).passes()
    assert t.asked_for == "discard"
    assert t.player(who).why_not(title).rule == "TURN-5"
    t = table(a, who, b, c).turn(a, "drink").stats(a, fortitude=2).pile(a, "Wine").hand(who, title)
    while a in t.alive:
        t.player(t.asked).passes()
    t.until("respond", who)
    assert ways(t.player(who), title) == sorted([who, b, c])


# I don't think so! -------------------------------------------------------------------------------


@each(NO)
@pytest.mark.plays
@pytest.mark.rule("NEG-1", "NEG-12", "CARD-13")
def test_i_dont_think_so_negates_a_sometimes_card(who, title, watch):
    """Somebody leaves at the ante; the leaving is Negated, so they ante after all."""
    a, b, _ = others(who)
    t = table(a, who, b).hand(a, IM_IN).hand(b, LEAVES[b]).hand(who, title)
    t.player(a).plays(IM_IN)
    t.until("respond", b)
    seen = watch(t)
    t.player(b).responds(LEAVES[b])
    t.player(who).responds(title)
    t.until("order", a)
    assert not t.happened("left-round")
    assert seen.changes == {
        "in_round": {"spent": sorted([a, who, b])},
        "controller": "nobody",
        a: {"gold": 2},  # nobody challenged, so the starter took the pot of 3
        who: {"gold": -1, "spent": [title]},
        b: {"gold": -1, "spent": [LEAVES[b]]},
    }
    assert t.player(b).discard == [LEAVES[b]]
    assert t.player(who).discard == [title]


@each(NO)
@pytest.mark.plays
@pytest.mark.rule("NEG-12", "NEG-13")
def test_i_dont_think_so_is_stopped_by_another_copy_only(who, title, watch):
    """The second copy Negates the first, and the card first Negated takes effect."""
    a, b, _ = others(who)
    t = table(a, b, who).turn(a, "drink").pile(a, "Wine")
    t.hand(a, IGNORES_A_DRINK[a]).hand(b, NO[b], IM_IN).hand(who, title, WENCH[who])
    seen = watch(t)
    t.player(a).responds(IGNORES_A_DRINK[a])
    t.player(b).responds(NO[b])
    assert t.player(who).why_not(WENCH[who]).rule == "NEG-12"
    t.player(who).responds(title)
    t.nobody_responds()
    assert seen.changes == {
        a: {"spent": [IGNORES_A_DRINK[a]]},
        b: {"spent": [NO[b]]},
        who: {"spent": [title]},
    }


@each(NO)
@pytest.mark.refused
@pytest.mark.rule("NEG-12")
def test_i_dont_think_so_is_refused_for_actions_anytimes_and_gambling(who, title):
    """Actions, Anytime, Gambling Cards, Drinks and Events are none of its business."""
    a, b, _ = others(who)
    t = table(a, who, b).hand(a, IM_IN, TIP[a]).hand(who, title, TIP[who])
    assert t.player(who).why_not(title).rule == "NEG-12"
    t.until("action", a)
    t.player(a).plays(TIP[a], at=b)
    assert t.player(who).why_not(title).rule == "NEG-12"
    t.until("action", a)
    t.player(a).plays(IM_IN)
    assert t.player(who).why_not(title).rule == "NEG-12"
    t = table(a, who, b).turn(a, "drink").pile(a, "Fine Ambrosia").hand(who, title, TIP[who])
    t.player(who).passes()
    assert t.happened("event")
    assert t.player(who).why_not(title).rule == "NEG-12"
    t, me, _starter, last = in_a_round(who, title, TIP[who], b=[IM_IN])
    me.passes()
    t.until("gamble", str(last))
    last.gambles(IM_IN)
    assert t.player(who).why_not(title).rule == "NEG-12"
