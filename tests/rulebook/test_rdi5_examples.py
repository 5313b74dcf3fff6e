"""The worked examples of the RDI5 rulebook, played with the cards they name.

Those about one character stand with its rules: EX-RDI5-redirect-3, affects-2 (test_joran),
contest-1, noante-1 (test_lizwick).
"""

import pytest

from lastcall.engine import words as v
from lastcall.testing import stranger, table

IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
NO = "I don't think so!"
TIP = "Tip the Wench."
WENCH = "The Wench thinks you should stop playing with the drinks."
DAGGERS = "Go away. I'm arranging my daggers."
LOST_CARDS = "Oops... I lost my cards!"
SAVE_THIS = "I'll save this for next time!"
DUCK_OUT = "I need to duck out for a second"
SHADOWS = "Hide in shadows"
FLEET = "One too many and my feet won't be so fleet!"
DRUNK = "I'm not as think as you drunk I am!"
PORTALS = "Playing with portals"
SWIFT = "Swift counterattack"
DEVICES = "Oh! You've discovered my anti-theft devices!"
FIGHT = "So, you wanna fight?"
KNIVES = "You get a knife, and you get a knife, and you get a knife..."
MASTER = "Master the spirits, or the spirits will be your master!"
COLLEGIUM = "This spell livened up the late-night parties at the Collegium!"
AMPLIFIER = "Let's try my Elven Potion Amplifier on that!"
NO_CHEATING = "One shouldn't need to cheat to beat a drunkard!"
COINCIDENCE = "What a coincidence, I happen to have the same hand!"
CREW = "I don't drink until my crew drinks!"
SKIES = "Let's drink to clear skies and strong winds!"
SLEEVE = "What's that up your sleeve?"
HER_TIP = "Oh, I guess the Wench thought that was her tip..."
LEARN = "Drink with me, and learn."
MORE = "Drinks for everybody who can still dodge!"

PRAYER = "Prayer of Healing"
DEIRDRE = stranger(
    2 * v.action(PRAYER, v.a_player.gains(fortitude=2), v.a_player.pays(1, v.TO_ME)),
    name="deirdre",
)
THINK = "Um...I know you think you won, but..."
GERKI = stranger(2 * v.sometimes(THINK, when=v.another_wins_round, do=v.take_pot), name="gerki")


def inn(*seats, **setup):
    """A table with the Drink Deck of RDI5; Lizwick's Bag is empty."""
    setup.setdefault("drinks", ["drinks-rdi5"])
    t = table(*seats, **setup)
    return t.box("lizwick", "bag") if "lizwick" in seats else t


def revealed(t):
    while not t.drinks:
        t.table.answer(t.options()[-1])
    return t


def quietly(t, until, name):
    """Run on; Zakhan leaves his Chi as it is."""
    while (t.asked_for, t.asked) != (until, name):
        if t.asked_for == "dare":
            t.zakhan.declines()
        else:
            t.table.answer(t.options()[-1 if t.asked_for != "order" else 0])
    return t


# Gambling ----------------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-12", "GAMB-13", "GAMB-14", "GAMB-19", "GAMB-22", "GAMB-24", "GAMB-26")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_round_with_a_leaver_a_raise_and_a_cheat(place):
    """EX-RDI5-gambling-1: Joran wins 6 Gold, whichever chair Sera left it from."""
    cycle = ["joran", "lizwick", "zakhan"]
    cycle.insert(place, "sera")
    t = inn(*cycle).hand("joran", IM_IN, IM_IN, WINNING_HAND).hand("sera", DAGGERS, RAISE)
    t.hand("lizwick", LOST_CARDS, IM_IN, RAISE, WINNING_HAND).hand("zakhan", RAISE)
    t.joran.plays(IM_IN)
    t.until("respond", "sera").sera.responds(DAGGERS)
    t.until("gamble", "lizwick")
    assert (t.pot, t.controller, t.in_round) == (3, "joran", [n for n in cycle if n != "sera"])
    assert t.sera.why_not(RAISE).rule == "GAMB-23"
    t.lizwick.passes()
    t.zakhan.gambles(RAISE)
    t.until("gamble", "joran")
    assert (t.pot, t.controller) == (6, "zakhan")
    t.joran.gambles(WINNING_HAND)
    t.until("gamble", "lizwick")
    for title in (IM_IN, RAISE, WINNING_HAND):
        assert t.lizwick.why_not(title).rule == "GAMB-21"
    t.lizwick.gambles(LOST_CARDS)
    t.until("gamble", "joran")
    assert t.controller == "lizwick"
    t.joran.gambles(IM_IN)
    t.until("gamble", "lizwick")
    assert (t.controller, t.pot) == ("joran", 6)
    t.lizwick.passes()
    t.until("order", "joran")
    assert t.gold == dict(joran=14, lizwick=8, zakhan=8, sera=10)
    assert (t.inn, t.phase) == (0, "order")


@pytest.mark.rule("GAMB-27", "GAMB-28")
@pytest.mark.parametrize("taken", [False, True])
def test_the_starter_goes_back_to_her_daggers(taken):
    """EX-RDI5-leave-1: nobody takes control and the Inn has the pot, or Lizwick does and wins."""
    t = inn("sera", "joran", "lizwick", "zakhan").hand("sera", IM_IN, DAGGERS, RAISE)
    t.hand("lizwick", IM_IN if taken else RAISE)
    t.sera.plays(IM_IN)
    t.sera.responds(DAGGERS)
    t.until("gamble", "lizwick")
    assert (t.controller, t.pot) == (None, 3)
    assert t.sera.why_not(RAISE).rule == "GAMB-23"
    if taken:
        t.lizwick.gambles(IM_IN)
    else:
        t.lizwick.passes()
    t.until("order", "sera")
    assert t.gold == dict(sera=10, joran=9, lizwick=12 if taken else 9, zakhan=9)
    assert t.inn == (0 if taken else 3)


@pytest.mark.rule("GAMB-29", "GAMB-30")
@pytest.mark.parametrize("victim", ["zakhan", "gog"])
def test_forced_out_but_not_before_everybody_could_answer(victim):
    """EX-RDI5-forceout-1: Zakhan answers, whoever it is about, and nobody has to go."""
    t = table("gog", "eve", "zakhan").hand("gog", IM_IN).hand("eve", SLEEVE)
    t.hand("zakhan", NO_CHEATING, IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(SLEEVE, at=victim)
    t.zakhan.responds(NO_CHEATING)
    t.until("gamble", "zakhan")
    assert (t.in_round, t.controller) == (["gog", "eve", "zakhan"], "gog")


@pytest.mark.rule("GAMB-30")
def test_forced_out_and_nobody_answers():
    """EX-RDI5-forceout-1: the last one in wins."""
    t = table("eve", "zakhan").hand("eve", IM_IN, SLEEVE).hand("zakhan", RAISE, NO_CHEATING)
    t.eve.plays(IM_IN)
    t.until("gamble", "zakhan").zakhan.gambles(RAISE)
    t.until("gamble", "eve").eve.gambles(SLEEVE, at="zakhan")
    t.zakhan.passes()
    while t.gambling:
        t.player(t.asked).passes()
    assert t.gold == dict(eve=10, zakhan=6)


@pytest.mark.rule("TIP-4", "GAMB-15")
def test_no_tip_after_the_last_pass():
    """EX-RDI5-tipout-1: Gerki's card may still be played, Gog's may not."""
    t = table("sera", "gog", GERKI).hand("sera", IM_IN).hand("gog", HER_TIP).hand("gerki", THINK)
    t.sera.plays(IM_IN)
    while not t.gerki.may(THINK):
        t.player(t.asked).passes()
    assert t.gog.why_not(HER_TIP).rule == "GAMB-15"


@pytest.mark.rule("GAMB-17", "TIME-14")
@pytest.mark.parametrize("seats", [("gerki", "whitehawk"), ("whitehawk", "gerki")])
def test_first_the_win_then_the_collecting(seats):
    """EX-RDI5-timing-3: Gerki takes Lizwick's pot, the Captain half of it, in either order."""
    who = {"gerki": GERKI, "whitehawk": "whitehawk"}
    t = inn("lizwick", *(who[name] for name in seats)).hand("lizwick", IM_IN, RAISE)
    t.hand("gerki", THINK, IM_IN).hand("whitehawk", COINCIDENCE, IM_IN)
    t.lizwick.plays(IM_IN)
    t.until("gamble", seats[0]).player(seats[0]).passes()
    t.until("gamble", seats[1]).player(seats[1]).gambles(IM_IN)
    t.until("gamble", "lizwick").lizwick.gambles(RAISE)
    while not t.gerki.may(THINK):
        assert not t.whitehawk.may(COINCIDENCE)
        t.player(t.asked).passes()
    t.gerki.responds(THINK)
    t.until("respond", "whitehawk").whitehawk.responds(COINCIDENCE)
    t.until("order", "lizwick")
    assert t.gold == dict(lizwick=8, gerki=11, whitehawk=11)


# Affects, Negate, Ignore, Redirect ---------------------------------------------------------------


@pytest.mark.rule("STAT-1", "STAT-4")
def test_a_prayer_for_somebody_in_perfect_health():
    """EX-RDI5-minmax-1: Zakhan stays at 20 and pays all the same."""
    t = inn(DEIRDRE, "zakhan", "gog").hand("deirdre", PRAYER)
    t.deirdre.plays(PRAYER, at="zakhan")
    t.nobody_responds()
    assert t.fortitude == dict(deirdre=20, zakhan=20, gog=20)
    assert t.gold == dict(deirdre=11, zakhan=9, gog=10)


@pytest.mark.rule("STAT-6")
def test_a_tip_affects_ones_gold():
    """EX-RDI5-affects-1: Lizwick ducks out, and nobody pays."""
    t = inn("joran", "lizwick", "gog").hand("joran", TIP).hand("lizwick", DUCK_OUT)
    t.joran.plays(TIP, at="lizwick")
    t.lizwick.responds(DUCK_OUT)
    t.everyone.passes()
    assert (t.gold, t.inn) == (dict(joran=10, lizwick=10, gog=10), 0)


@pytest.mark.rule("STAT-9", "CHNG-8", "TIME-5")
@pytest.mark.parametrize("second", [False, True])
def test_negating_an_ignore_is_not_ones_alcohol(second):
    """EX-RDI5-affects-3: no hiding from the Wench; a second Ignore of the Drink would do."""
    t = inn("sera", "zakhan", "gog").turn("sera", "drink").pile("sera", "Dragon Breath Ale")
    t.hand("sera", FLEET, SHADOWS, *([FLEET] if second else [])).hand("zakhan", WENCH, IM_IN)
    revealed(t)
    t.sera.responds(FLEET)
    t.until("respond", "zakhan").zakhan.responds(WENCH)
    assert not t.sera.may(SHADOWS)
    if second:
        t.until("respond", "sera").sera.responds(FLEET)
    t.until("discard", "zakhan")
    assert t.alcohol["sera"] == (0 if second else 4)


@pytest.mark.rule("STAT-10", "GAMB-7")
def test_who_gets_the_pot_is_not_the_winners_gold():
    """EX-RDI5-affects-4: Lizwick has won and may not duck out of what Gerki does about it."""
    t = inn("lizwick", GERKI, "gog").hand("lizwick", IM_IN, DUCK_OUT).hand("gerki", THINK)
    t.lizwick.plays(IM_IN)
    t.until("respond", "gerki").gerki.responds(THINK)
    assert not t.lizwick.may(DUCK_OUT)
    t.nobody_responds()
    assert t.gold == dict(lizwick=9, gerki=12, gog=9)


@pytest.mark.rule("REDR-1", "REDR-2", "SERA-3", "JORAN-2")
def test_through_a_portal_and_back_at_the_first():
    """EX-RDI5-redirect-1: Zakhan hits Joran, Sera takes it, and strikes at Zakhan."""
    t = inn("zakhan", "joran", "sera").hand("zakhan", DRUNK).hand("joran", PORTALS)
    t.hand("sera", SWIFT)
    t.zakhan.plays(DRUNK, at="joran")
    t.joran.responds(PORTALS, to="sera")
    t.until("respond", "sera").sera.responds(SWIFT)
    t.nobody_responds()
    assert t.fortitude == dict(zakhan=18, joran=20, sera=18)


@pytest.mark.rule("NEG-1", "TIME-15")
def test_a_fight_that_was_not_to_be():
    """EX-RDI5-negate-1: Zakhan is hit, his answer is Negated, both cards are discarded."""
    t = inn("lizwick", "zakhan", "gog").hand("lizwick", DEVICES, NO).hand("zakhan", FIGHT)
    t.lizwick.plays(DEVICES, at="zakhan")
    t.zakhan.responds(FIGHT)
    t.lizwick.responds(NO)
    t.nobody_responds()
    assert t.fortitude == dict(lizwick=20, zakhan=18, gog=20)
    assert (sorted(t.lizwick.discard), t.zakhan.discard) == (sorted([NO, DEVICES]), [FIGHT])


@pytest.mark.rule("NEG-2", "SERA-5")
def test_knives_for_all_but_lizwick():
    """EX-RDI5-ignore-1: Joran and Zakhan lose 1, Lizwick nothing."""
    t = inn("sera", "joran", "lizwick", "zakhan").hand("sera", KNIVES).hand("lizwick", DUCK_OUT)
    t.sera.plays(KNIVES)
    t.lizwick.responds(DUCK_OUT)
    t.nobody_responds()
    assert t.fortitude == dict(sera=20, joran=19, lizwick=20, zakhan=19)


@pytest.mark.rule("NEG-3", "NEG-4", "NEG-5", "NEG-6")
def test_only_negating_and_ignoring_are_that():
    """EX-RDI5-classify-1: Zakhan's Drink becomes Sera's to Ignore once it is split with her."""
    t = inn("zakhan", "sera", "gog").turn("zakhan", "drink").pile("zakhan", "Wine")
    t.hand("zakhan", LEARN, TIP).hand("sera", FLEET, IM_IN)
    revealed(t)
    assert t.sera.why_not(FLEET).rule == "NEG-5"
    t.zakhan.responds(LEARN, to="sera")
    t.until("respond", "sera").sera.responds(FLEET)
    quietly(t, "discard", "sera")
    assert t.alcohol == dict(zakhan=1, sera=0, gog=0)


@pytest.mark.rule("CHNG-1", "CHNG-3", "CHNG-6", "CHNG-8")
@pytest.mark.parametrize(
    ("who", "title", "to"),
    [
        ("sera", FLEET, None),
        ("zakhan", LEARN, "gog"),
        ("joran", COLLEGIUM, None),
        ("lizwick", AMPLIFIER, None),
        ("lizwick", "Take this a moment, my hands are full.", "gog"),
    ],
)
def test_the_wench_stops_whoever_plays_with_a_drink(who, title, to):
    """EX-RDI5-wtd-1: Ignoring, splitting, adding to it, passing it on; then only a copy helps."""
    t = inn(who, "bryn", "gog").turn(who, "drink").pile(who, "Elven Wine")
    t.hand(who, title, WENCH).hand("bryn", WENCH, IM_IN)
    me = t.player(who)
    me.responds(title, **({"to": to} if to else {}))
    t.until("respond", "bryn").bryn.responds(WENCH)
    assert not me.may(WENCH)
    quietly(t, "discard", "bryn")
    assert t.alcohol == {who: 3, "bryn": 0, "gog": 0}


@pytest.mark.rule("CHNG-3")
def test_the_wench_does_not_stop_orders():
    """EX-RDI5-wtd-1: more Drinks are no change to one."""
    t = inn("sera", "joran", "gog").turn("sera", "order").hand("sera", MORE).hand("joran", WENCH)
    t.sera.responds(MORE)
    assert not t.joran.may(WENCH)


# Timing ------------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-5", "TIME-6", "JORAN-4")
@pytest.mark.parametrize("ignores", [True, False])
def test_whoever_passed_on_an_ale_may_ignore_a_party(ignores):
    """EX-RDI5-timing-1: Zakhan passes on 1, Joran livens it up, Zakhan is asked again."""
    t = inn("zakhan", "joran", "gog").turn("zakhan", "drink").pile("zakhan", "Light Ale")
    t.hand("zakhan", MASTER, RAISE).hand("joran", COLLEGIUM, IM_IN)
    t.zakhan.passes()
    t.until("respond", "joran").joran.responds(COLLEGIUM)
    t.until("respond", "zakhan")
    assert t.drinks[0]["alcohol"] == 2
    if ignores:
        t.zakhan.responds(MASTER)
        t.until("discard", "joran")
        assert (t.alcohol["zakhan"], t.zakhan.hand) == (0, [RAISE])
    else:
        t.zakhan.passes()
        t.until("dare", "zakhan").zakhan.declines()
        t.until("lose-card", "zakhan").zakhan.discards(RAISE)
        assert (t.alcohol["zakhan"], t.zakhan.hand) == (2, [MASTER])


@pytest.mark.rule("TIME-12", "TIME-13", "LOSE-2")
@pytest.mark.parametrize("negates", [None, "joran", "lizwick"])
def test_two_who_could_undo_her_fleet_feet(negates):
    """EX-RDI5-timing-2: Joran declares first, then Lizwick; both pass and Sera stays."""
    t = inn("sera", "joran", "lizwick").turn("sera", "drink").pile("sera", "Elven Wine")
    t.stats("sera", fortitude=12, alcohol=10).hand("sera", FLEET)
    t.hand("joran", NO, IM_IN).hand("lizwick", NO)
    t.sera.responds(FLEET)
    asked = []
    while t.asked_for == "respond" and len(asked) < 2:
        asked.append(t.asked)
        if t.asked == negates:
            t.player(negates).responds(NO)
            break
        t.player(t.asked).passes()
    assert asked == (["joran"] if negates == "joran" else ["joran", "lizwick"])
    t.nobody_responds()
    assert t.alcohol["sera"] == (10 if negates is None else 13)
    assert ("sera" in t.alive) == (negates is None)
    if negates is None:
        assert (sorted(t.joran.hand), t.lizwick.hand) == ([IM_IN, NO], [NO])


@pytest.mark.rule("TURN-5", "TURN-6", "TURN-20")
def test_anytime_before_and_after_but_not_amid_discarding():
    """EX-RDI5-phase-1."""
    t = inn("joran", "gog", "sera").turn("joran", "discard").hand("joran", TIP, RAISE, IM_IN)
    assert t.joran.may(TIP)
    t.joran.passes()
    assert t.asked_for == "discard"
    assert t.joran.why_not(TIP).rule == "TURN-5"
    t.joran.discards(RAISE)
    t.joran.done()
    assert t.joran.may(TIP)


@pytest.mark.rule("LOSE-11", "LOSE-12", "LOSE-13")
def test_a_share_saves_whoever_has_no_gold():
    """EX-RDI5-lose-1: one effect puts Sera out and takes Joran's last Gold; her share saves him."""
    storm = stranger(
        2 * v.action("Storm", v.each_other_player.gains(alcohol=1), v.each_other_player.pays(1))
    )
    t = inn(storm, "sera", "joran").hand("tess", "Storm")
    t.stats("sera", fortitude=5, alcohol=4, gold=11).stats("joran", gold=1)
    t.tess.plays("Storm")
    t.nobody_responds()
    assert t.alive == ["tess", "joran"]
    assert t.gold == dict(tess=12, sera=0, joran=2)
    assert t.inn == 8


# Drinks ------------------------------------------------------------------------------------------


@pytest.mark.rule("CHSR-9", "CHSR-10", "CHSR-11")
@pytest.mark.parametrize("ignores", [True, False])
def test_a_drink_and_its_chaser_are_one(ignores):
    """EX-RDI5-chaser-1: 6 in all, none of it Lizwick's; nobody was asked before the Chaser."""
    t = inn("lizwick", "gog", "sera").turn("lizwick", "drink")
    t.pile("lizwick", "Wine with a Chaser", "Dragon Breath Ale").hand("lizwick", SAVE_THIS)
    t.hand("gog", IM_IN)
    assert t.drinks[0]["alcohol"] == 6
    if ignores:
        t.lizwick.responds(SAVE_THIS)
    t.until("discard", "gog")
    assert (t.alcohol["lizwick"], t.lizwick.pile) == (0 if ignores else 6, [])


@pytest.mark.rule("CHSR-5", "CONT-3")
def test_an_event_as_a_chaser_in_a_contest():
    """EX-RDI5-chaser-2: Sera gains 1; the next card stays on the deck."""
    t = inn("sera", "gog").turn("sera", "drink").pile("sera", "Drinking Contest!")
    t.drink_deck("Light Ale with a Chaser", "Round on the House!", "Wine", "Rice Wine")
    t.hand("gog", IM_IN)
    t.until("discard", "gog")
    assert t.alcohol == dict(sera=1, gog=2)
    assert t.drink_deck_titles[0] == "Rice Wine"


def split(first):
    """Bryn's Elven Wine, her split with Sera and Lizwick's Amplifier, in either order."""
    t = inn("bryn", "sera", "lizwick").turn("bryn", "drink").pile("bryn", "Elven Wine")
    t.hand("bryn", SKIES).hand("lizwick", AMPLIFIER).hand("sera", IM_IN)
    revealed(t)
    if first == "split":
        t.bryn.responds(SKIES, to="sera")
        t.until("respond", "lizwick")
        assert len(t.lizwick.options(AMPLIFIER)) == 2
        t.lizwick.responds(AMPLIFIER, on="sera")
    else:
        t.bryn.passes()
        t.until("respond", "lizwick").lizwick.responds(AMPLIFIER, on="bryn")
        t.until("respond", "bryn").bryn.responds(SKIES, to="sera")
    t.until("discard", "sera")
    return t.alcohol


@pytest.mark.rule("SPLT-1", "SPLT-2", "SPLT-6")
def test_a_half_that_was_amplified():
    """EX-RDI5-split-1: 2 and 4."""
    assert split("split") == dict(bryn=2, sera=4, lizwick=0)


@pytest.mark.rule("SPLT-3")
def test_an_amplified_drink_that_was_split():
    """EX-RDI5-split-2: 3 and 3."""
    assert split("spike") == dict(bryn=3, sera=3, lizwick=0)


@pytest.mark.rule("SPLT-4", "SPLT-5")
def test_chasers_are_added_up_before_a_split():
    """EX-RDI5-split-3: 5 and two cards make 3 and one card each."""
    t = inn("bryn", "sera", "gog").turn("bryn", "drink").hand("bryn", SKIES)
    t.pile("bryn", "Elven Wine with a Chaser", "Gnomish Inspirational Ale")
    t.deck("bryn", RAISE).deck("sera", RAISE)
    t.bryn.responds(SKIES, to="sera")
    t.until("discard", "sera")
    assert t.alcohol == dict(bryn=3, sera=3, gog=0)
    assert (t.bryn.hand, t.sera.hand) == ([RAISE], [RAISE])


@pytest.mark.rule("SPLT-4", "SPLT-5")
def test_two_ales_are_added_up_and_not_rounded_twice():
    """EX-RDI5-split-3, derived: 1 and 1 make 1 each."""
    t = inn("bryn", "sera", "gog").turn("bryn", "drink").hand("bryn", SKIES).hand("sera", IM_IN)
    t.pile("bryn", "Light Ale with a Chaser", "Dark Ale")
    t.bryn.responds(SKIES, to="sera")
    t.until("discard", "sera")
    assert t.alcohol == dict(bryn=1, sera=1, gog=0)


@pytest.mark.rule("SPLT-8", "SPLT-9", "SPLT-11")
def test_half_of_a_rice_wine_that_was_amplified():
    """EX-RDI5-selfsplit-1: Sera 4, Joran 2."""
    t = inn("sera", "joran", "lizwick").turn("sera", "drink").pile("sera", "Rice Wine")
    t.hand("lizwick", AMPLIFIER).hand("joran", IM_IN)
    revealed(t)
    t.lizwick.passes()
    t.sera.splits_with("joran")
    t.until("respond", "lizwick").lizwick.responds(AMPLIFIER, on="sera")
    t.until("discard", "joran")
    assert t.alcohol == dict(sera=4, joran=2, lizwick=0)


@pytest.mark.rule("SPLT-12", "ROTH-7")
def test_rice_wine_for_everybody_or_as_a_chaser_stays_whole():
    """EX-RDI5-selfsplit-2: nobody is asked to share it."""
    t = inn("sera", "joran").turn("sera", "drink").pile("sera", "Round on the House!")
    t.drink_deck("Rice Wine").hand("joran", IM_IN)
    t.until("discard", "joran")
    assert t.alcohol == dict(sera=3, joran=3)
    t = inn("sera", "joran").turn("sera", "drink")
    t.pile("sera", "Light Ale with a Chaser", "Rice Wine").hand("joran", IM_IN)
    t.until("discard", "joran")
    assert t.alcohol == dict(sera=4, joran=0)


# Contests ----------------------------------------------------------------------------------------


@pytest.mark.rule("CONT-10")
def test_a_drink_given_away_still_wins():
    """EX-RDI5-contest-2: Joran drinks 5, the Captain nothing, and she wins."""
    t = inn("whitehawk", "joran").turn("whitehawk", "drink").pile("whitehawk", "Drinking Contest!")
    t.drink_deck("Dragon Breath Ale", "Dark Ale").hand("whitehawk", CREW).hand("joran", IM_IN)
    t.until("respond", "whitehawk").whitehawk.responds(CREW, to="joran")
    t.until("discard", "joran")
    assert t.alcohol == dict(whitehawk=0, joran=5)
    assert t.gold == dict(whitehawk=9, joran=7)


@pytest.mark.rule("CONT-7", "CONT-21", "LOSE-18")
def test_a_contest_won_from_nothing():
    """EX-RDI5-contest-3: the deck runs out, Sera's last Gold goes, and she wins 3."""
    t = inn("sera", "gog", "joran", "bryn").turn("sera", "drink").pile("sera", "Drinking Contest!")
    t.stats("sera", gold=1).hand("gog", IM_IN)
    t.drink_discard("Light Ale", "Dark Ale", "Dark Ale")
    t.drink_deck("Dragon Breath Ale", "Light Ale", rest="aside")
    t.until("discard", "gog")
    assert t.gold == dict(sera=3, gog=8, joran=8, bryn=8)
    assert t.inn == 4


@pytest.mark.rule("CONT-12", "CONT-13")
def test_a_pot_of_tea_counts_as_nothing():
    """EX-RDI5-contest-4: it ties Gog's Event at 0, and sobers Sera up all the same."""
    t = inn("sera", "gog").turn("sera", "drink").pile("sera", "Drinking Contest!")
    t.drink_deck("Pot of Tea", "Mind the chandelier!", "Wine", "Light Ale")
    t.stats("sera", alcohol=3).hand("gog", IM_IN)
    t.until("discard", "gog")
    assert len(t.happened("contest-tied")) == 1
    assert t.alcohol == dict(sera=4, gog=1)
    assert t.fortitude == dict(sera=20, gog=20)
    assert t.gold["sera"] == t.gold["gog"] + 2
