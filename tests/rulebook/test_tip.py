"""The tip that ends a Round of Gambling: what it does, and every moment in which it may not."""

import pytest

from lastcall.engine import words as v
from lastcall.testing import stranger, table

GIM = "Gambling? I'm in!"
RAISE = "I raise!"
HAND = "Winning Hand!"
TIP = "Tip the Wench."
TIP_OUT = "Oh, I guess the Wench thought that was her tip..."
IDTS = "I don't think so!"
GOG_IDTS = "Gog not think so!"

CAUGHT = "Gog think you cheating! Gog no like cheaters!"  # Gog: Negate it and win
STUPID = "This game stupid!"  # Gog: leave
CHEAT = "Oops, I dropped my cards..."  # Eve
SLEEVE = "What's that up your sleeve?"  # Eve: force a player out
COIN = "Illusionary Coin"  # Eve: she loses no Gold
SHADOW = "I cloak myself in shadow."  # Eve: leave
KEEP = "Thanks... but I think I'll keep my Gold."  # Dimli: leave
BEST_OF_THREE = "Best two out of three?"  # Dimli: the Round goes on
LORE = "Leave me be! I'm trying to read lore here!"  # Fleck: leave

MY_TIP = v.sometimes("Oh, I thought that was my tip...", when=v.in_a_round, do=v.pocket_the_pot)
SAME_HAND = v.sometimes(
    "What a coincidence, I happen to have the same hand!",
    when=v.another_collects_pot,
    do=v.halve_winnings,
)
YOU_THINK_YOU_WON = v.sometimes(
    "Um... I know you think you won, but...", when=v.another_wins_round, do=v.take_pot
)


WENCH = stranger(MY_TIP, name="wench")

# Every version of the card, and who holds it.
VERSIONS = [
    pytest.param("fleck", TIP_OUT, id="the card"),
    pytest.param(WENCH, MY_TIP.title, id="a reworked version"),
]


def name_of(holder):
    return holder if isinstance(holder, str) else holder.id


# What it does ------------------------------------------------------------------------------------


@pytest.mark.rule("TIP-1")
def test_the_round_ends_without_winner_and_the_inn_has_the_pot():
    """Fleck plays it before Eve's turn: nobody wins, the pot is the Inn's, Gog's turn goes on."""
    t = table("gog", "eve", "fleck").hand("gog", GIM).hand("eve", GIM).hand("fleck", TIP_OUT)
    t.gog.plays(GIM)
    assert (t.asked, t.asked_for, t.pot) == ("fleck", "respond", 3)
    t.fleck.responds(TIP_OUT)
    assert not t.gambling
    assert t.inn == 3
    assert t.gold == dict(gog=9, eve=9, fleck=9)
    assert not t.happened("round-won")
    assert (t.asked, t.asked_for) == ("gog", "order")
    assert t.eve.hand == [GIM]


@pytest.mark.rule("TIP-1")
def test_it_may_be_played_on_ones_own_gambling_turn_or_as_controller():
    """Eve, whose turn it is, plays it in place of gambling; so could Gog, in control, before."""
    t = table("gog", "eve").hand("gog", GIM, TIP_OUT).hand("eve", TIP_OUT, CHEAT)
    t.gog.plays(GIM)
    assert (t.asked, t.asked_for, t.controller) == ("gog", "respond", "gog")
    assert t.gog.may(TIP_OUT)
    t.gog.passes()
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    t.eve.plays(TIP_OUT)
    assert not t.gambling
    assert t.inn == 2
    assert t.gold == dict(gog=7, eve=7)


@pytest.mark.rule("TIP-1")
def test_with_no_winner_there_is_nothing_to_reopen_or_to_share():
    """Nobody won and nobody collected: Dimli's and Tess's cards for those moments stay in hand."""
    t = table("gog", "dimli", stranger(SAME_HAND, YOU_THINK_YOU_WON), "fleck").hand("gog", GIM)
    t.hand("dimli", BEST_OF_THREE).hand("tess", SAME_HAND.title, YOU_THINK_YOU_WON.title)
    t.hand("fleck", TIP_OUT)
    t.gog.plays(GIM)
    t.fleck.responds(TIP_OUT)
    assert (t.asked, t.asked_for) == ("gog", "order")
    assert t.inn == 4
    assert t.gold == dict(gog=9, dimli=9, tess=9, fleck=9)


@pytest.mark.rule("TIP-1")
def test_negated_it_changes_nothing():
    """Gog Negates it: the Round goes on where it was, pot and control untouched."""
    t = table("gog", "eve", "fleck").hand("gog", GIM, GOG_IDTS).hand("eve", GIM)
    t.hand("fleck", TIP_OUT)
    t.gog.plays(GIM)
    t.fleck.responds(TIP_OUT)
    t.gog.responds(GOG_IDTS)
    assert t.gambling
    assert (t.pot, t.controller, t.inn) == (3, "gog", 0)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.fleck.discard == [TIP_OUT]


@pytest.mark.rule("TIP-1", "GAMB-33")
@pytest.mark.first_chair
def test_who_bet_the_last_gold_is_out_when_the_inn_takes_the_pot():
    """Eve has bet everything; the tip ends the Round without winner, and she is out."""
    t = table("gog", "eve", "fleck").stats("eve", gold=1).hand("gog", GIM).hand("fleck", TIP_OUT)
    t.gog.plays(GIM)
    t.fleck.responds(TIP_OUT)
    assert t.alive == ["gog", "fleck"]
    assert t.gold == dict(gog=9, eve=0, fleck=9)
    assert t.inn == 3


@pytest.mark.rule("TIP-1")
def test_outside_a_round_it_has_no_use():
    """Nobody gambles: not in the Action Phase, and not while an Action waits."""
    t = table("gog", "fleck").hand("gog", "Dance with Gog!").hand("fleck", TIP_OUT, TIP)
    t.until("action", "gog")
    assert t.fleck.why_not(TIP_OUT).key == "no-round"
    t.gog.plays("Dance with Gog!")
    assert t.asked == "fleck"
    assert t.fleck.why_not(TIP_OUT).key == "no-round"


# Not to escape an ante ---------------------------------------------------------------------------


@pytest.mark.rule("TIP-2", "TIP-6")
@pytest.mark.parametrize(("holder", "card"), VERSIONS)
def test_it_does_not_answer_the_card_that_opens_the_round_nor_its_antes(holder, card):
    """EX-RDI2-tipout-1 (1): not on "Gambling? I'm in!", not on the antes; later it is."""
    t = table("gog", "eve", holder).hand("gog", GIM).hand("eve", GIM)
    t.hand(name_of(holder), card, TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    me = t.player(name_of(holder))
    assert me.asked
    assert not t.gambling
    assert me.why_not(card).rule == "TIP-2"
    me.passes()
    assert me.asked
    assert (t.gambling, t.pot) == (True, 0)
    assert me.why_not(card).rule == "TIP-2"
    me.passes()
    assert t.pot == 3
    assert me.may(card)


@pytest.mark.rule("TIP-2", "TIP-6", "OP-40")
@pytest.mark.parametrize(("holder", "card"), VERSIONS)
def test_it_does_not_answer_a_raise_nor_its_antes(holder, card):
    """EX-RDI2-tipout-1 (1): legal before the raise, barred until its antes are paid, then legal."""
    t = table("gog", "eve", holder).hand("gog", GIM, GIM).hand("eve", RAISE)
    t.hand(name_of(holder), card, TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    me = t.player(name_of(holder))
    assert me.may(card)
    t.eve.gambles(RAISE)
    assert (me.asked, t.pot) == (True, 3)
    assert me.why_not(card).rule == "TIP-2"
    me.passes()
    assert (me.asked, t.pot, t.controller) == (True, 3, "eve")
    assert me.why_not(card).rule == "TIP-2"
    me.passes()
    assert t.pot == 6
    assert me.may(card)


@pytest.mark.rule("TIP-2")
def test_used_as_a_gambling_card_the_opening_card_asks_for_no_ante_and_may_be_answered():
    """Eve takes control with "Gambling? I'm in!": no ante is due, so Fleck may end the Round."""
    t = table("gog", "eve", "fleck").hand("gog", GIM, GIM).hand("eve", GIM).hand("fleck", TIP_OUT)
    t.gog.plays(GIM)
    t.nobody_responds()
    t.eve.gambles(GIM)
    assert (t.asked, t.asked_for) == ("fleck", "respond")
    assert t.controller == "gog"  # her card waits
    t.fleck.responds(TIP_OUT)
    assert not t.gambling
    assert t.inn == 3
    assert t.eve.discard == [GIM]


@pytest.mark.rule("TIP-2")
@pytest.mark.first_chair
def test_nor_in_the_window_on_a_card_that_answers_the_ante():
    """On Gog's leaving, on its Negation and on Eve's coin the antes still wait: barred."""
    t = table("gog", "eve", "fleck", "dimli").hand("gog", GIM, STUPID).hand("eve", COIN)
    t.hand("fleck", TIP_OUT, TIP).hand("dimli", IDTS, GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    seen = set()
    while t.pot == 0:
        if t.gambling:
            assert t.fleck.why_not(TIP_OUT).rule == "TIP-2"
            playing = t.table.frames[-1].card
            seen.add(t.table.title(playing) if playing >= 0 else "the antes")
        if t.asked == "gog" and t.gog.may(STUPID):
            t.gog.plays(STUPID)
        elif t.asked == "eve" and t.eve.may(COIN):
            t.eve.plays(COIN)
        elif t.asked == "dimli" and STUPID not in t.gog.hand and t.dimli.may(IDTS):
            t.dimli.plays(IDTS)
        else:
            t.player(t.asked).passes()
    assert seen == {"the antes", STUPID, IDTS, COIN}
    assert t.in_round == ["gog", "eve", "fleck", "dimli"]
    assert t.fleck.may(TIP_OUT)


@pytest.mark.rule("TIP-2")
@pytest.mark.parametrize("tip_first", [True, False])
def test_nor_in_the_window_on_an_anytime_card_that_cuts_into_a_raise(tip_first):
    """Fleck tips in answer to the raise, or to its antes: in that window too the ante is due."""
    t = table("gog", "eve", "fleck").hand("gog", GIM, TIP).hand("eve", RAISE)
    t.hand("fleck", TIP_OUT, TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(RAISE)
    if not tip_first:
        t.fleck.passes()
        t.gog.passes()
        assert t.controller == "eve"  # the raise has resolved, its antes are due
    assert t.pot == 3
    t.fleck.responds(TIP, at="gog")
    t.gog.passes()
    assert (t.asked, t.asked_for, t.inn) == ("gog", "respond", 0)  # the window on Fleck's Tip
    assert t.fleck.why_not(TIP_OUT).rule == "TIP-2"


@pytest.mark.rule("TIP-2")
def test_a_raiser_may_not_use_it_on_the_own_raise_either():
    """Eve raises and would tip the pot away before anteing: barred for her as for anybody."""
    t = table("gog", "eve").hand("gog", GIM, TIP).hand("eve", RAISE, TIP_OUT)
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(RAISE)
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert t.eve.why_not(TIP_OUT).rule == "TIP-2"


@pytest.mark.rule("TIP-2")
def test_who_has_left_may_not_use_it_against_an_ante_of_others():
    """Fleck is out of the Round and owes nothing; an ante is still no moment for the card."""
    t = table("gog", "eve", "fleck").hand("gog", GIM, GIM).hand("eve", RAISE)
    t.hand("fleck", LORE, TIP_OUT, TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.fleck.passes()
    t.fleck.responds(LORE)
    t.until("gamble", "eve")
    t.eve.gambles(RAISE)
    assert t.in_round == ["gog", "eve"]
    assert t.fleck.why_not(TIP_OUT).rule == "TIP-2"
    t.fleck.passes()
    assert (t.asked, t.controller) == ("fleck", "eve")
    assert t.fleck.why_not(TIP_OUT).rule == "TIP-2"


@pytest.mark.rule("TIP-2")
def test_nor_against_the_antes_of_a_reopened_round():
    """Dimli's best two out of three asks for antes: barred on the card and on the antes."""
    t = table("gog", "dimli", "fleck").hand("gog", GIM, GIM).hand("dimli", BEST_OF_THREE)
    t.hand("fleck", TIP_OUT, TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "fleck")
    t.fleck.passes()
    t.dimli.responds(BEST_OF_THREE)
    assert (t.asked, t.asked_for, t.pot) == ("fleck", "respond", 3)
    assert not t.fleck.may(TIP_OUT)
    t.fleck.passes()
    assert (t.asked, t.controller, t.pot) == ("fleck", "dimli", 3)
    assert t.fleck.why_not(TIP_OUT).rule == "TIP-2"
    t.fleck.passes()
    assert t.pot == 6
    assert t.fleck.may(TIP_OUT)  # OP-40


@pytest.mark.rule("OP-40")
def test_once_the_antes_are_paid_it_is_legal_again():
    """Fleck, who has just anted for Eve's raise, ends the Round: all 6 go to the Inn."""
    t = table("gog", "eve", "fleck").hand("gog", GIM, GIM).hand("eve", RAISE)
    t.hand("fleck", TIP_OUT)
    t.gog.plays(GIM)
    t.nobody_responds()
    t.eve.gambles(RAISE)
    assert t.gold == dict(gog=8, eve=8, fleck=8)
    assert t.fleck.may(TIP_OUT)
    t.until("gamble", "fleck")
    t.fleck.plays(TIP_OUT)
    assert not t.gambling
    assert t.inn == 6
    assert t.gold == dict(gog=8, eve=8, fleck=8)


# Not against another end -------------------------------------------------------------------------


@pytest.mark.rule("TIP-3", "TIP-6")
@pytest.mark.parametrize(("holder", "card"), VERSIONS)
def test_it_does_not_answer_a_card_that_would_win_the_round(holder, card):
    """EX-RDI2-tipout-1 (2): Gog's accusation would end the Round; too late for a tip."""
    t = table("dimli", "eve", "gog", holder).hand("dimli", GIM).hand("eve", CHEAT)
    t.hand("gog", CAUGHT).hand(name_of(holder), card, TIP)
    t.until("action", "dimli")
    t.dimli.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(CHEAT)
    me = t.player(name_of(holder))
    assert me.may(card)
    t.gog.responds(CAUGHT)
    me.passes()  # the Anytime Card could have come first
    assert me.asked
    assert me.why_not(card).rule == "TIP-3"
    me.passes()
    assert not t.gambling
    assert t.gog.gold == 13
    assert t.inn == 0


@pytest.mark.rule("TIP-3", "TIP-6")
@pytest.mark.parametrize(("holder", "card"), VERSIONS)
def test_it_does_not_answer_another_tip(holder, card):
    """Eve ends the Round: nobody can end it once more on top of that."""
    t = table("gog", "eve", holder).hand("gog", GIM).hand("eve", TIP_OUT)
    t.hand(name_of(holder), card, TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.plays(TIP_OUT)
    me = t.player(name_of(holder))
    assert me.asked
    assert me.why_not(card).rule == "TIP-3"
    t.nobody_responds()
    assert t.inn == 3
    assert card in me.hand


@pytest.mark.rule("TIP-3", "TIP-5")
def test_nor_in_the_windows_on_what_answers_such_a_card():
    """Barred while Gog's accusation waits beneath a Negation; legal once it is Negated."""
    t = table("dimli", "eve", "gog", "fleck").hand("dimli", GIM, GIM, TIP)
    t.hand("eve", SLEEVE, IDTS).hand("gog", CAUGHT).hand("fleck", TIP_OUT)
    t.dimli.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(SLEEVE, at="dimli")
    t.gog.responds(CAUGHT)
    t.fleck.passes()
    t.dimli.passes()  # his Anytime Card could have come first
    assert CAUGHT not in t.gog.hand
    t.dimli.passes()
    t.eve.responds(IDTS)
    assert IDTS not in t.eve.hand
    assert (t.asked, t.asked_for) == ("dimli", "respond")  # on the Negation
    assert CAUGHT not in t.gog.discard
    assert t.fleck.why_not(TIP_OUT).rule == "TIP-3"
    t.dimli.passes()
    assert t.gog.discard == [CAUGHT]
    assert (t.asked, t.asked_for) == ("fleck", "respond")  # on Eve's card again
    t.fleck.responds(TIP_OUT)
    t.until("order", "dimli")
    assert t.inn == 4
    assert t.gold == dict(dimli=9, eve=9, gog=9, fleck=9)


# Not after the last pass -------------------------------------------------------------------------


@pytest.mark.rule("TIP-4", "TIP-6")
@pytest.mark.parametrize(("holder", "card"), VERSIONS)
def test_it_is_illegal_once_the_final_pass_has_been_made(holder, card):
    """After the last pass it comes too late; a card that names that moment does not.

    EX-RDI2-tipout-1 (3), EX-RDI5-tipout-1, EX-RDI4-tipout-1, EX-RDI7-tipout-1.
    """
    t = table("gog", holder, stranger(YOU_THINK_YOU_WON)).hand("gog", GIM)
    t.hand(name_of(holder), card).hand("tess", GIM, YOU_THINK_YOU_WON.title)
    t.gog.plays(GIM)
    me = t.player(name_of(holder))
    t.until("gamble", "tess")
    assert me.may(card)
    t.tess.passes()
    assert (t.asked, t.asked_for) == ("tess", "respond")
    assert me.why_not(card).rule == "GAMB-15"
    assert t.tess.may(YOU_THINK_YOU_WON.title)
    t.tess.passes()
    assert not t.gambling
    assert t.gold["gog"] == 12
    assert (me.gold, t.inn) == (9, 0)
    assert me.hand == [card]


@pytest.mark.rule("TIP-4")
def test_after_the_final_pass_it_does_not_even_answer_a_card_that_is_legal_then():
    """Tess takes the pot from Gog; in answer Fleck may tip, but not end anything."""
    t = table("gog", "fleck", stranger(YOU_THINK_YOU_WON)).hand("gog", GIM)
    t.hand("fleck", TIP_OUT, TIP).hand("tess", YOU_THINK_YOU_WON.title)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("respond", "tess")
    t.tess.responds(YOU_THINK_YOU_WON.title)
    assert t.fleck.asked
    assert t.fleck.may(TIP)
    assert t.fleck.why_not(TIP_OUT).rule == "GAMB-15"


# Against being forced out ------------------------------------------------------------------------


@pytest.mark.rule("TIP-5", "GAMB-29", "TIP-6")
@pytest.mark.parametrize(("holder", "card"), VERSIONS)
@pytest.mark.parametrize("victim", ["the holder", "gog"])
def test_it_answers_an_effect_that_forces_a_player_out(holder, card, victim):
    """EX-RDI2-tipout-1 (4): legal for the victim and for others; Eve's card makes nobody win."""
    name = name_of(holder)
    t = table("gog", "eve", holder).hand("gog", GIM, GIM).hand("eve", SLEEVE).hand(name, card)
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(SLEEVE, at=name if victim == "the holder" else "gog")
    me = t.player(name)
    assert me.asked
    assert me.may(card)
    me.responds(card)
    assert not t.gambling
    assert not t.happened("round-won")
    assert not t.happened("left-round")
    assert t.gold["gog"] == 9
    assert t.gold["eve"] == 9
    assert (me.gold, t.inn) == ((9, 3) if card == TIP_OUT else (12, 0))


@pytest.mark.rule("TIP-5", "GAMB-30")
def test_even_if_just_one_player_would_be_left():
    """EX-RDI2-tipout-1 (4): with two in the Round, Gog tips the pot away before Eve has won it."""
    t = table("gog", "eve").hand("gog", GIM, TIP_OUT).hand("eve", SLEEVE)
    t.gog.plays(GIM)
    t.gog.passes()
    t.eve.gambles(SLEEVE, at="gog")
    assert (t.asked, t.asked_for) == ("gog", "respond")
    t.gog.responds(TIP_OUT)
    assert not t.gambling
    assert t.inn == 2
    assert t.gold == dict(gog=7, eve=7)


# Reworked versions -------------------------------------------------------------------------------


@pytest.mark.rule("TIP-6")
def test_a_reworked_version_may_do_something_else_with_the_pot():
    """The Wench ends the Round and keeps the pot; she has not won, so nothing answers a win."""
    t = table("gog", WENCH, "dimli").hand("gog", GIM, GIM).hand("wench", MY_TIP.title)
    t.hand("dimli", BEST_OF_THREE)
    t.gog.plays(GIM)
    t.until("gamble", "wench")
    t.wench.plays(MY_TIP.title)
    assert not t.gambling
    assert t.gold == dict(gog=9, wench=12, dimli=9)
    assert t.inn == 0
    assert not t.happened("round-won")
    assert t.dimli.hand == [BEST_OF_THREE]
    assert (t.asked, t.asked_for) == ("gog", "order")


@pytest.mark.rule("TIP-6", "GAMB-17")
def test_half_of_a_pot_that_was_taken_without_winning():
    """EX-RDI7-tipout-2: the Wench took the pot of 4, and the Captain takes half of it."""
    captain = stranger(SAME_HAND, YOU_THINK_YOU_WON, name="captain")
    t = table("gog", WENCH, captain, "eve").hand("gog", GIM).hand("wench", MY_TIP.title)
    t.hand("captain", SAME_HAND.title, YOU_THINK_YOU_WON.title)
    t.gog.plays(GIM)
    t.until("gamble", "wench")
    t.wench.plays(MY_TIP.title)
    assert (t.asked, t.asked_for) == ("captain", "respond")
    assert t.gold == dict(gog=9, wench=13, captain=9, eve=9)
    assert not t.captain.may(YOU_THINK_YOU_WON.title)  # nobody has won
    t.captain.responds(SAME_HAND.title)
    assert t.gold == dict(gog=9, wench=11, captain=11, eve=9)


@pytest.mark.rule("TIP-6", "TIP-7")
def test_a_reworked_version_works_from_outside_the_round_as_well():
    """The Wench has left the Round and pockets the pot of the two who are still in it."""
    leave = v.sometimes("Orders to take", when=v.must_ante, do=v.leave_round)
    t = table("gog", stranger(MY_TIP, leave, name="wench"), "eve").hand("gog", GIM)
    t.hand("wench", leave.title, MY_TIP.title)
    t.gog.plays(GIM)
    t.wench.responds(leave.title)
    assert (t.asked, t.asked_for, t.pot) == ("wench", "respond", 2)
    t.wench.responds(MY_TIP.title)
    assert t.gold == dict(gog=9, wench=12, eve=9)


# From outside the Round --------------------------------------------------------------------------


@pytest.mark.rule("TIP-7")
def test_who_left_the_round_may_end_it():
    """Fleck left at the ante; before Eve's turn he gives the pot of 2 to the Inn."""
    t = table("gog", "eve", "fleck").hand("gog", GIM).hand("eve", GIM)
    t.hand("fleck", LORE, TIP_OUT)
    t.gog.plays(GIM)
    t.fleck.responds(LORE)
    assert t.in_round == ["gog", "eve"]
    assert (t.asked, t.asked_for) == ("fleck", "respond")
    t.fleck.responds(TIP_OUT)
    assert not t.gambling
    assert t.inn == 2
    assert t.gold == dict(gog=9, eve=9, fleck=10)


@pytest.mark.rule("TIP-7", "GAMB-29")
@pytest.mark.first_chair
def test_who_was_forced_out_of_the_round_may_end_it():
    """Eve forced Gog out; he still may tip the pot away."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, TIP_OUT).hand("eve", SLEEVE)
    t.hand("dimli", GIM)
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(SLEEVE, at="gog")
    t.gog.passes()
    assert t.in_round == ["eve", "dimli"]
    assert (t.asked, t.asked_for) == ("gog", "respond")
    t.gog.responds(TIP_OUT)
    assert t.inn == 3
    assert t.gold == dict(gog=9, eve=9, dimli=9)


@pytest.mark.rule("TIP-7")
def test_unless_the_card_says_otherwise():
    """A version for players in the Round only is not for Tess, who has left it."""
    table_only = v.sometimes(
        "Drinks for the whole table!", when=v.in_a_round, do=v.end_round, inside_only=True
    )
    leave = v.sometimes("Orders to take", when=v.must_ante, do=v.leave_round)
    t = table("gog", "eve", stranger(table_only, leave)).hand("gog", GIM).hand("eve", GIM)
    t.hand("tess", leave.title, table_only.title)
    t.gog.plays(GIM)
    t.tess.passes()
    assert t.tess.may(table_only.title)  # she anted and is in

    t = table("gog", "eve", stranger(table_only, leave)).hand("gog", GIM).hand("eve", GIM)
    t.hand("tess", leave.title, table_only.title)
    t.gog.plays(GIM)
    t.tess.responds(leave.title)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.tess.why_not(table_only.title).rule == "GAMB-23"


@pytest.mark.rule("TIP-6")
@pytest.mark.first_chair
def test_a_pot_pocketed_with_the_last_card_is_divided_with_the_stash():
    """The Wench, knocked out, pockets the pot in her final window and passes out with it."""
    chair = v.anytime("Chair leg!", v.another_player.loses(fortitude=5))
    t = table("gog", WENCH, stranger(chair)).stats("wench", fortitude=5)
    t.hand("gog", GIM, GIM).hand("wench", MY_TIP.title).hand("tess", chair.title, GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "tess")
    t.tess.plays(chair.title, at="wench")
    t.until("last-call", "wench")
    t.wench.responds(MY_TIP.title)
    assert t.alive == ["gog", "tess"]
    assert not t.gambling
    # Her 9 + 3: 6 to the Inn, 3 to each of the others.
    assert t.gold == dict(gog=9 + 3, wench=0, tess=9 + 3)
    assert t.inn == 6
