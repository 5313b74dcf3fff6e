"""The worked examples of the RDI4 rulebook, played with the cards they name.

Those about one character stand with its rules: EX-RDI4-redirect-1 and -2 (test_bryn, test_remy),
start-1, winninghand-1, contest-2 and contest-4 (test_whitehawk), idts-1 (test_remy), affects-1 to
affects-3 (test_tara).
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
WATCH = "I've got watch duty."
MY_DECK = "This time, let's use my deck."
BEST_NOT = "I best not. Someone needs to keep a level head"
TOMFOOLERY = "I have no time for your tomfoolery!"
EXCUSE = "Excuse me, I have more important matters to attend to."
CANNONBALL = "Watch it! Loose cannonball!"
CHALLENGE = "Challenge accepted!"
BRAWL = "I can hold my own in a brawl. Wanna see?"
ADVICE = "A word of advice... don't"
SKIES = "Let's drink to clear skies and strong winds!"
OX = "I'm built like an ox, and I can drink like one, too!"
FOOLING = "I think it's time to stop foolin' around, don't you?"
CREW = "I don't drink until my crew drinks!"
ORDERS = "Drink up! Captain's orders"
SLEEVE = "What's that up your sleeve?"
HER_TIP = "Oh, I guess the Wench thought that was her tip..."
COIN = "Illusionary Coin"
DEFLECT = "Deflect"

BETTER = "Here ya go... This'll make that drink better!"
PHRENK = stranger(2 * v.sometimes(BETTER, when=v.a_drink, do=v.strengthen(2)), name="phrenk")
PRAYER = "Prayer of Healing"
DEIRDRE = stranger(
    2 * v.action(PRAYER, v.a_player.gains(fortitude=2), v.a_player.pays(1, v.TO_ME)),
    name="deirdre",
)
THINK = "Um...I know you think you won, but..."
GERKI = stranger(2 * v.sometimes(THINK, when=v.another_wins_round, do=v.take_pot), name="gerki")


def inn(*seats, **setup):
    """A table with the Drink Deck of RDI4."""
    setup.setdefault("drinks", ["drinks-rdi4"])
    return table(*seats, **setup)


def revealed(t):
    while not t.drinks:
        t.table.answer(t.options()[-1])
    return t


# Gambling ----------------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-12", "GAMB-13", "GAMB-14", "GAMB-19", "GAMB-22", "GAMB-24", "GAMB-26")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_round_with_a_leaver_a_raise_and_a_cheat(place):
    """EX-RDI4-gambling-1: Remy wins 6 Gold, whichever chair Bryn left it from."""
    cycle = ["remy", "tara", "whitehawk"]
    cycle.insert(place, "bryn")
    t = inn(*cycle).hand("remy", IM_IN, IM_IN, WINNING_HAND).hand("bryn", WATCH, RAISE)
    t.hand("tara", MY_DECK, IM_IN, RAISE, WINNING_HAND).hand("whitehawk", RAISE)
    t.remy.plays(IM_IN)
    t.until("respond", "bryn").bryn.responds(WATCH)
    t.until("gamble", "tara")
    assert (t.pot, t.controller, t.in_round) == (3, "remy", [n for n in cycle if n != "bryn"])
    assert t.bryn.why_not(RAISE).rule == "GAMB-23"
    t.tara.passes()
    t.whitehawk.gambles(RAISE)
    t.until("gamble", "remy")
    assert (t.pot, t.controller) == (6, "whitehawk")
    t.remy.gambles(WINNING_HAND)
    t.until("gamble", "tara")
    for title in (IM_IN, RAISE, WINNING_HAND):
        assert t.tara.why_not(title).rule == "GAMB-21"
    t.tara.gambles(MY_DECK)
    t.until("gamble", "remy")
    assert t.controller == "tara"
    t.remy.gambles(IM_IN)
    t.until("gamble", "tara")
    assert (t.controller, t.pot) == ("remy", 6)
    t.tara.passes()
    t.until("order", "remy")
    assert t.gold == dict(remy=14, tara=8, whitehawk=8, bryn=10)
    assert (t.inn, t.phase) == (0, "order")


@pytest.mark.rule("GAMB-27", "GAMB-28")
@pytest.mark.parametrize("taken", [False, True])
def test_the_starter_leaves_for_her_watch(taken):
    """EX-RDI4-leave-1: nobody takes control and the Inn has the pot, or Tara does and wins it."""
    t = inn("bryn", "remy", "tara", "whitehawk").hand("bryn", IM_IN, WATCH, RAISE)
    t.hand("tara", RAISE if not taken else IM_IN)
    t.bryn.plays(IM_IN)
    t.bryn.responds(WATCH)
    t.until("gamble", "tara")
    assert (t.controller, t.pot) == (None, 3)
    assert t.bryn.why_not(RAISE).rule == "GAMB-23"
    if taken:
        t.tara.gambles(IM_IN)
    else:
        t.tara.passes()
    t.until("order", "bryn")
    assert t.gold == dict(bryn=10, remy=9, tara=12 if taken else 9, whitehawk=9)
    assert t.inn == (0 if taken else 3)


@pytest.mark.rule("GAMB-29", "GAMB-30")
@pytest.mark.parametrize("victim", ["bryn", "gog"])
def test_forced_out_but_not_before_everybody_could_answer(victim):
    """EX-RDI4-forceout-1: Bryn answers, whoever it is about; Eve is the one who goes."""
    t = (
        table("gog", "eve", "bryn")
        .hand("gog", IM_IN)
        .hand("eve", SLEEVE)
        .hand("bryn", FOOLING, IM_IN)
    )
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(SLEEVE, at=victim)
    t.bryn.responds(FOOLING)
    t.until("gamble", "bryn")
    assert (t.in_round, t.controller) == (["gog", "bryn"], "gog")
    t = table("eve", "bryn").hand("eve", IM_IN, SLEEVE).hand("bryn", RAISE, FOOLING)
    t.eve.plays(IM_IN)
    t.until("gamble", "bryn").bryn.gambles(RAISE)
    t.until("gamble", "eve").eve.gambles(SLEEVE, at="bryn")
    assert t.asked == "bryn"
    t.bryn.passes()
    t.until("order") if t.gambling else None
    assert not t.gambling
    assert t.gold == dict(eve=10, bryn=6)


@pytest.mark.rule("TIP-4", "GAMB-15")
def test_no_tip_after_the_last_pass():
    """EX-RDI4-tipout-1: no card of this box ends a Round so, but Gog's may not either by then."""
    t = table("bryn", "gog", "whitehawk").hand("bryn", IM_IN).hand("gog", HER_TIP)
    t.hand("whitehawk", "What a coincidence, I happen to have the same hand!")
    t.bryn.plays(IM_IN)
    while not t.whitehawk.may("What a coincidence, I happen to have the same hand!"):
        t.player(t.asked).passes()
    assert t.gog.why_not(HER_TIP).rule == "GAMB-15"


@pytest.mark.rule("GAMB-35", "GAMB-36", "GAMB-37")
@pytest.mark.parametrize("coin", [False, True])
def test_a_raise_that_cannot_be_anted(coin):
    """EX-RDI4-noante-1: penniless Eve raises and nobody antes, unless her coin stands in."""
    t = table("bryn", "eve", "remy").hand("bryn", IM_IN).stats("eve", gold=1)
    t.hand("eve", RAISE, *([COIN] if coin else [])).hand("remy", IM_IN)
    t.bryn.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(RAISE)
    if coin:
        t.until("respond", "eve").eve.responds(COIN)
    t.until("gamble", "remy")
    assert (t.controller, t.pot) == ("eve", 5 if coin else 3)
    assert t.gold == dict(bryn=8 if coin else 9, eve=0, remy=8 if coin else 9)


# Affects, Negate, Ignore -------------------------------------------------------------------------


@pytest.mark.rule("STAT-1", "STAT-4")
def test_a_prayer_for_somebody_in_perfect_health():
    """EX-RDI4-minmax-1: Remy stays at 20 and pays all the same."""
    t = inn(DEIRDRE, "remy", "gog").hand("deirdre", PRAYER)
    t.deirdre.plays(PRAYER, at="remy")
    t.nobody_responds()
    assert t.fortitude == dict(deirdre=20, remy=20, gog=20)
    assert t.gold == dict(deirdre=11, remy=9, gog=10)


@pytest.mark.rule("STAT-10", "GAMB-7")
def test_who_gets_the_pot_is_not_the_winners_gold():
    """EX-RDI4-affects-4: Remy has won and may not Ignore what Gerki does about it."""
    t = inn("remy", GERKI, "gog").hand("remy", IM_IN, TOMFOOLERY).hand("gerki", THINK)
    t.remy.plays(IM_IN)
    t.until("respond", "gerki").gerki.responds(THINK)
    assert not t.remy.may(TOMFOOLERY)
    t.nobody_responds()
    assert t.gold == dict(remy=9, gerki=12, gog=9)


@pytest.mark.rule("NEG-1", "TIME-15")
def test_a_challenge_that_was_not_accepted():
    """EX-RDI4-negate-1: the Captain is hit, her answer is Negated."""
    t = inn("bryn", "whitehawk", "gog").hand("bryn", CANNONBALL, NO).hand("whitehawk", CHALLENGE)
    t.bryn.plays(CANNONBALL, at="whitehawk")
    t.whitehawk.responds(CHALLENGE)
    t.bryn.responds(NO)
    t.nobody_responds()
    assert t.fortitude == dict(bryn=20, whitehawk=18, gog=20)
    assert (t.bryn.discard[-1], t.whitehawk.discard) == (CANNONBALL, [CHALLENGE])


@pytest.mark.rule("NEG-2")
def test_a_brawl_without_the_captain():
    """EX-RDI4-ignore-1: Remy and Tara lose 1, the Captain nothing."""
    t = inn("bryn", "whitehawk", "remy", "tara").hand("bryn", BRAWL).hand("whitehawk", ADVICE)
    t.bryn.plays(BRAWL)
    t.whitehawk.responds(ADVICE)
    t.nobody_responds()
    assert t.fortitude == dict(bryn=20, whitehawk=20, remy=19, tara=19)


@pytest.mark.rule("EVNT-2", "EVNT-5", "EVNT-6", "NEG-7")
def test_an_event_is_ignored_by_a_card_that_says_so():
    """EX-RDI4-ignore-event-1: Remy is untouched; a card that Ignores Drinks does not do."""
    t = inn("gog", "remy", "bryn").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand("remy", EXCUSE, BEST_NOT, IM_IN)
    t.until("respond", "remy")
    assert t.remy.why_not(BEST_NOT).rule == "NEG-7"
    t.remy.responds(EXCUSE)
    t.until("discard", "remy")
    assert t.alcohol == dict(gog=2, remy=0, bryn=2)


@pytest.mark.rule("NEG-3", "NEG-4", "NEG-5", "NEG-6")
def test_only_negating_and_ignoring_are_that():
    """EX-RDI4-classify-1: Bryn's Drink becomes Remy's to Ignore once it is split with him."""
    t = inn("bryn", "remy", "gog").turn("bryn", "drink").pile("bryn", "Wine")
    t.hand("bryn", SKIES, TIP).hand("remy", BEST_NOT, IM_IN)
    revealed(t)
    assert t.remy.why_not(BEST_NOT).rule == "NEG-5"
    t.bryn.responds(SKIES, to="remy")
    t.until("respond", "remy")
    t.remy.responds(BEST_NOT)
    t.until("discard", "remy")
    assert t.alcohol == dict(bryn=1, remy=0, gog=0)


@pytest.mark.rule("CHNG-1", "CHNG-3", "CHNG-6", "CHNG-8")
@pytest.mark.parametrize(
    ("who", "title", "to"),
    [
        ("remy", BEST_NOT, None),
        ("bryn", SKIES, "gog"),
        ("bryn", OX, None),
        ("whitehawk", CREW, "gog"),
    ],
)
def test_the_wench_stops_whoever_plays_with_a_drink(who, title, to):
    """EX-RDI4-wtd-1: Ignoring, splitting, weakening and passing on; then only a copy helps."""
    t = inn(who, "tara", "gog").turn(who, "drink").pile(who, "Elven Wine")
    t.hand(who, title, WENCH).hand("tara", WENCH, IM_IN)
    me = t.player(who)
    me.responds(title, **({"to": to} if to else {}))
    t.until("respond", "tara").tara.responds(WENCH)
    assert not me.may(WENCH)
    t.until("discard", "tara")
    assert t.alcohol == {who: 3, "tara": 0, "gog": 0}


@pytest.mark.rule("CHNG-3")
def test_the_wench_does_not_stop_orders():
    """EX-RDI4-wtd-1: neither more Drinks nor a Drink forced on somebody."""
    t = inn("gog", "whitehawk", "tara").turn("gog", "drink").pile("gog", "Wine", "Wine")
    t.hand("whitehawk", ORDERS).hand("tara", WENCH, TIP)
    t.until("respond", "whitehawk").whitehawk.responds(ORDERS)
    assert not t.tara.may(WENCH)


# Timing ------------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-5", "TIME-6")
def test_whoever_passed_on_one_ale_may_ignore_three():
    """EX-RDI4-timing-1: Remy passes on 1, Phrenk makes it 3, Remy Ignores it."""
    t = inn("remy", PHRENK, "gog").turn("remy", "drink").pile("remy", "Light Ale")
    t.hand("remy", BEST_NOT).hand("phrenk", BETTER, IM_IN)
    t.remy.passes()
    t.until("respond", "phrenk").phrenk.responds(BETTER)
    t.until("respond", "remy")
    assert t.drinks[0]["alcohol"] == 3
    t.remy.responds(BEST_NOT)
    t.until("discard", "phrenk")
    assert t.alcohol["remy"] == 0


@pytest.mark.rule("TIME-12", "TIME-13", "LOSE-2")
@pytest.mark.parametrize("negates", [None, "remy", "whitehawk"])
@pytest.mark.first_chair
def test_two_who_could_undo_her_watch(negates):
    """EX-RDI4-timing-2: Remy declares first, then the Captain; both pass and Bryn stays."""
    t = inn("bryn", "remy", "whitehawk").turn("bryn", "drink").pile("bryn", "Elven Wine")
    t.stats("bryn", fortitude=12, alcohol=10).hand("bryn", WATCH)
    t.hand("remy", NO, IM_IN).hand("whitehawk", NO)
    t.bryn.responds(WATCH)
    asked = []
    while t.asked_for == "respond" and t.happened("played")[-1].seat == 0:
        asked.append(t.asked)
        if t.asked == negates:
            t.player(negates).responds(NO)
            break
        t.player(t.asked).passes()
        if asked[-1] == "whitehawk":
            break
    assert asked == (["remy"] if negates == "remy" else ["remy", "whitehawk"])
    t.until("discard", "remy") if negates != "remy" else t.nobody_responds()
    assert t.alcohol["bryn"] == (10 if negates is None else 13)
    assert ("bryn" in t.alive) == (negates is None)


@pytest.mark.rule("TURN-5", "TURN-6", "TURN-20")
def test_anytime_before_and_after_but_not_amid_discarding():
    """EX-RDI4-phase-1."""
    t = inn("bryn", "gog", "remy").turn("bryn", "discard").hand("bryn", TIP, RAISE, IM_IN)
    assert t.bryn.may(TIP)
    t.bryn.passes()
    assert t.asked_for == "discard"
    assert t.bryn.why_not(TIP).rule == "TURN-5"
    t.bryn.discards(RAISE)
    t.bryn.done()
    assert t.bryn.may(TIP)


@pytest.mark.rule("LOSE-11", "LOSE-12", "LOSE-13")
def test_a_share_saves_whoever_has_no_gold():
    """EX-RDI4-lose-1: one effect puts Bryn out and takes Remy's last Gold; her share saves him."""
    storm = stranger(
        2 * v.action("Storm", v.each_other_player.gains(alcohol=1), v.each_other_player.pays(1))
    )
    t = inn(storm, "bryn", "remy").hand("tess", "Storm")
    t.stats("bryn", fortitude=5, alcohol=4, gold=11).stats("remy", gold=1)
    t.tess.plays("Storm")
    t.nobody_responds()
    assert t.alive == ["tess", "remy"]
    assert t.gold == dict(tess=12, bryn=0, remy=2)
    assert t.inn == 8


# Drinks ------------------------------------------------------------------------------------------


@pytest.mark.rule("CHSR-9", "CHSR-10", "CHSR-11")
def test_a_drink_and_its_chaser_are_one():
    """EX-RDI4-chaser-1: 6 in all, none of it Remy's; nobody was asked before the Chaser."""
    t = inn("remy", "gog", "bryn").turn("remy", "drink")
    t.pile("remy", "Wine with a Chaser", "Dragon Breath Ale").hand("remy", BEST_NOT)
    t.hand("gog", IM_IN)
    assert t.drinks[0]["alcohol"] == 6
    t.remy.responds(BEST_NOT)
    t.until("discard", "gog")
    assert (t.alcohol["remy"], t.remy.pile) == (0, [])


@pytest.mark.rule("CHSR-5", "CONT-3")
def test_an_event_as_a_chaser_in_a_contest():
    """EX-RDI4-chaser-2: Bryn gains 1; the next card stays on the deck."""
    t = inn("bryn", "gog").turn("bryn", "drink").pile("bryn", "Drinking Contest!")
    t.drink_deck("Light Ale with a Chaser", "Round on the House!", "Wine", "Mead")
    t.hand("gog", IM_IN)
    t.until("discard", "gog")
    assert t.alcohol == dict(bryn=1, gog=2)
    assert t.drink_deck_titles[0] == "Mead"


def split(first):
    """Bryn's Elven Wine, her split with Tara and Phrenk's 2, in either order."""
    t = inn("bryn", "tara", PHRENK).turn("bryn", "drink").pile("bryn", "Elven Wine")
    t.hand("bryn", SKIES).hand("phrenk", BETTER).hand("tara", IM_IN)
    revealed(t)
    if first == "split":
        t.bryn.responds(SKIES, to="tara")
        t.until("respond", "phrenk")
        assert len(t.phrenk.options(BETTER)) == 2
        t.phrenk.responds(BETTER, on="tara")
    else:
        t.bryn.passes()
        t.until("respond", "phrenk").phrenk.responds(BETTER, on="bryn")
        t.until("respond", "bryn").bryn.responds(SKIES, to="tara")
    t.until("discard", "tara")
    return t.alcohol


@pytest.mark.rule("SPLT-1", "SPLT-2", "SPLT-6")
def test_a_half_that_was_made_stronger():
    """EX-RDI4-split-1: 2 and 4."""
    assert split("split") == dict(bryn=2, tara=4, phrenk=0)


@pytest.mark.rule("SPLT-3")
def test_a_stronger_drink_that_was_split():
    """EX-RDI4-split-2: 3 and 3."""
    assert split("spike") == dict(bryn=3, tara=3, phrenk=0)


@pytest.mark.rule("SPLT-4", "SPLT-5")
def test_chasers_are_added_up_before_a_split():
    """EX-RDI4-split-3: 5 and two cards make 3 and one card each."""
    t = inn("bryn", "tara", "gog").turn("bryn", "drink").hand("bryn", SKIES)
    t.pile("bryn", "Elven Wine with a Chaser", "Gnomish Inspirational Ale")
    t.deck("bryn", RAISE).deck("tara", RAISE)
    t.bryn.responds(SKIES, to="tara")
    t.until("discard", "tara")
    assert t.alcohol == dict(bryn=3, tara=3, gog=0)
    assert (t.bryn.hand, t.tara.hand) == ([RAISE], [RAISE])


@pytest.mark.rule("SPLT-8", "SPLT-9", "SPLT-11")
def test_half_of_a_mead_that_was_made_stronger():
    """EX-RDI4-selfsplit-1: Bryn 2, Tara 4."""
    t = inn("bryn", "tara", PHRENK).turn("bryn", "drink").pile("bryn", "Mead")
    t.hand("phrenk", BETTER).hand("tara", IM_IN)
    revealed(t)
    t.phrenk.passes()
    t.bryn.splits_with("tara")
    t.until("respond", "phrenk").phrenk.responds(BETTER, on="tara")
    t.until("discard", "tara")
    assert t.alcohol == dict(bryn=2, tara=4, phrenk=0)


@pytest.mark.rule("SPLT-12", "SPLT-13", "ROTH-7")
def test_mead_for_everybody_or_as_a_chaser_stays_whole():
    """EX-RDI4-selfsplit-2: and no card may split it at all."""
    t = inn("bryn", "tara").turn("bryn", "drink").pile("bryn", "Round on the House!")
    t.drink_deck("Mead").hand("bryn", SKIES, TIP).hand("tara", IM_IN)
    revealed(t)
    assert t.bryn.why_not(SKIES).rule == "SPLT-13"
    t.until("discard", "tara")
    assert t.alcohol == dict(bryn=3, tara=3)
    t = inn("bryn", "tara").turn("bryn", "drink").pile("bryn", "Light Ale with a Chaser", "Mead")
    t.hand("bryn", SKIES, TIP).hand("tara", IM_IN)
    revealed(t)
    assert t.bryn.why_not(SKIES).rule == "SPLT-13"
    t.until("discard", "tara")
    assert t.alcohol == dict(bryn=4, tara=0)


# Contests ----------------------------------------------------------------------------------------


@pytest.mark.rule("CONT-7", "CONT-21", "LOSE-18")
def test_a_contest_won_from_nothing():
    """EX-RDI4-contest-3: the deck runs out, Tara's last Gold goes, and she wins 3."""
    t = inn("tara", "gog", "bryn", "remy").turn("tara", "drink").pile("tara", "Drinking Contest!")
    t.stats("tara", gold=1).hand("gog", IM_IN)
    t.drink_discard("Light Ale", "Dark Ale", "Dark Ale")
    t.drink_deck("Dragon Breath Ale", "Light Ale", rest="aside")
    t.until("discard", "gog")
    assert t.gold == dict(tara=3, gog=8, bryn=8, remy=8)
    assert t.inn == 4


@pytest.mark.rule("CONT-12")
def test_less_than_nothing_counts_as_nothing():
    """EX-RDI4-contest-5: Bryn sobers up by 1, and her 0 ties with nobody's 1."""
    t = inn("bryn", "gog").turn("bryn", "drink").pile("bryn", "Drinking Contest!")
    t.drink_deck("We're cutting you off!", "Light Ale").stats("bryn", alcohol=3).hand("gog", IM_IN)
    t.until("discard", "gog")
    assert t.alcohol == dict(bryn=2, gog=1)
    assert t.gold == dict(bryn=7, gog=9)


@pytest.mark.rule("CONT-9", "BRYN-7")
def test_the_ox_loses_a_contest():
    """EX-RDI4-contest-1: her 5 become 1, so Remy's Wine wins."""
    t = inn("bryn", "remy").turn("bryn", "drink").pile("bryn", "Drinking Contest!").hand("bryn", OX)
    t.drink_deck("Elven Wine with a Chaser", "Wine", "Wine").hand("remy", IM_IN)
    t.until("respond", "bryn").bryn.responds(OX)
    t.until("discard", "remy")
    assert t.alcohol == dict(bryn=1, remy=2)
    assert t.gold == dict(bryn=7, remy=9)
