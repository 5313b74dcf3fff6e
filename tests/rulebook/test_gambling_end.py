"""How a Round of Gambling ends: the last pass, winning and collecting, and what comes after."""

import pytest

from lastcall.engine import words as v
from lastcall.engine.cards import Deck
from lastcall.testing import stranger, table

GIM = "Gambling? I'm in!"
RAISE = "I raise!"
HAND = "Winning Hand!"
TIP = "Tip the Wench."
TIP_OUT = "Oh, I guess the Wench thought that was her tip..."
IDTS = "I don't think so!"

CAUGHT = "Gog think you cheating! Gog no like cheaters!"  # Gog: Negate it and win
SHUT_UP = "Shut up!"  # Gog: Ignore a card
DANCE = "Dance with Gog!"  # Gog: an Action
CHEAT = "Oops, I dropped my cards..."  # Eve
SLEEVE = "What's that up your sleeve?"  # Eve: force a player out
SLEIGHT = "Sleight of hand..."  # Eve: 1 Gold out of the pot
BEST_OF_THREE = "Best two out of three?"  # Dimli: the Round goes on
KEEP = "Thanks... but I think I'll keep my Gold."  # Dimli: leave
BELT = "Lemme check the money belt..."  # Dimli: the Inn pays

YOU_THINK_YOU_WON = v.sometimes(
    "Um... I know you think you won, but...", when=v.another_wins_round, do=v.take_pot
)
SAME_HAND = v.sometimes(
    "What a coincidence, I happen to have the same hand!",
    when=v.another_collects_pot,
    do=v.halve_winnings,
)
TAKES = YOU_THINK_YOU_WON.title
HALVES = SAME_HAND.title


# The last pass -----------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-14", "GAMB-16")
def test_a_starter_whom_nobody_challenges_wins_without_passing():
    """Eve and Dimli pass; Gog, who still holds gambling cards, is not asked and has the 3 Gold."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, RAISE).hand("eve", GIM).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.passes()
    assert t.gambling
    assert t.gold == dict(gog=9, eve=9, dimli=9)
    t.dimli.passes()
    assert not t.gambling
    assert t.gold == dict(gog=12, eve=9, dimli=9)
    assert t.inn == 0


@pytest.mark.rule("GAMB-14")
def test_all_the_others_have_to_pass_in_succession():
    """Passes from before the last change of control do not count towards the end."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, GIM).hand("eve", GIM).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.passes()
    t.dimli.gambles(GIM)
    t.gog.passes()
    assert t.gambling  # Eve passed against Gog, not against Dimli
    t.eve.passes()
    assert t.gold == dict(gog=9, eve=9, dimli=12)


@pytest.mark.rule("GAMB-14", "GAMB-16")
def test_a_round_of_two():
    """With two players one pass ends it, and each change of control hands the choice over."""
    t = table("gog", "eve").hand("gog", GIM, GIM).hand("eve", GIM, GIM)
    t.gog.plays(GIM)
    t.eve.gambles(GIM)
    assert (t.asked, t.controller) == ("gog", "eve")
    t.gog.gambles(GIM)
    assert (t.asked, t.controller) == ("eve", "gog")
    t.eve.passes()
    assert not t.gambling
    assert t.gold == dict(gog=9, eve=7)


@pytest.mark.rule("GAMB-15")
def test_after_the_last_pass_nothing_can_change_the_round():
    """While Dimli, whose card names the moment, is asked, no other card is legal any more."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", GIM, TIP)
    t.hand("eve", SLEIGHT).hand("dimli", BEST_OF_THREE, TIP).hand("fleck", TIP_OUT)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "fleck")
    assert t.eve.may(SLEIGHT)
    t.fleck.passes()
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    assert t.dimli.may(BEST_OF_THREE)
    assert t.eve.why_not(SLEIGHT).rule == "GAMB-15"
    assert t.fleck.why_not(TIP_OUT).rule == "GAMB-15"
    assert t.gog.why_not(TIP).rule == "GAMB-15"
    assert t.dimli.why_not(TIP).rule == "GAMB-15"
    t.dimli.passes()
    assert t.gold == dict(gog=13, eve=9, dimli=9, fleck=9)


@pytest.mark.rule("GAMB-15", "OP-16")
def test_the_last_pass_itself_gives_no_chance_to_answer():
    """Eve could have taken Gold from the pot before Dimli's pass; after it she is not asked."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", SLEIGHT).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.passes()
    assert (t.asked, t.asked_for) == ("eve", "respond")  # before Dimli's turn
    t.eve.passes()
    assert (t.asked, t.asked_for) == ("dimli", "gamble")
    t.dimli.passes()
    assert not t.gambling
    assert t.eve.hand == [SLEIGHT]
    assert t.gold == dict(gog=12, eve=9, dimli=9)


@pytest.mark.rule("OP-16")
def test_before_each_gambling_turn_everybody_has_a_chance():
    """Dimli and Gog are asked before Eve's turn is settled, and before Dimli's Eve and Gog."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, TIP_OUT).hand("eve", TIP_OUT, GIM)
    t.hand("dimli", TIP_OUT, GIM)
    t.gog.plays(GIM)
    order = []
    while t.gambling:
        order.append((t.asked, t.asked_for))
        t.player(t.asked).passes()
    assert order == [
        ("dimli", "respond"),
        ("gog", "respond"),
        ("eve", "gamble"),
        ("gog", "respond"),
        ("eve", "respond"),
        ("dimli", "gamble"),
    ]
    assert t.gold == dict(gog=12, eve=9, dimli=9)


@pytest.mark.rule("OP-16")
def test_also_a_player_who_can_only_pass_is_preceded_by_that_chance():
    """Dimli holds nothing; Eve still gets her hand into the pot before his silent pass ends it."""
    t = table("gog", "dimli", "eve").hand("gog", GIM).hand("eve", SLEIGHT)
    t.gog.plays(GIM)
    assert (t.asked, t.asked_for) == ("eve", "respond")
    t.eve.responds(SLEIGHT)
    assert not t.gambling
    assert t.gold == dict(gog=11, dimli=9, eve=10)


# Winning and collecting --------------------------------------------------------------------------


@pytest.mark.rule("GAMB-17", "GAMB-15", "STAT-10")
def test_the_pot_taken_from_its_winner_cannot_be_ignored():
    """Tess takes the pot that Gog has won, and his Shut up! is no answer to that.

    EX-RDI7-affects-3, EX-RDI5-affects-4, EX-RDI4-affects-4, EX-RDI9-affects-4.
    """
    t = table("gog", stranger(YOU_THINK_YOU_WON), "eve").hand("gog", GIM, SHUT_UP)
    t.hand("tess", TAKES).hand("eve", IDTS)
    t.gog.plays(GIM)
    assert (t.asked, t.asked_for) == ("tess", "respond")
    assert t.gold == dict(gog=9, tess=9, eve=9)  # won, not collected
    t.tess.responds(TAKES)
    assert (t.asked, t.asked_for) == ("eve", "respond")
    assert t.gog.why_not(SHUT_UP).rule == "STAT-6"
    t.eve.passes()
    assert not t.gambling
    assert t.gold == dict(gog=9, tess=12, eve=9)
    assert t.gog.hand == [SHUT_UP]


@pytest.mark.rule("GAMB-17")
def test_a_negated_diversion_leaves_the_pot_with_its_winner():
    """Eve Negates the card that would take the pot: Gog collects."""
    t = table("gog", stranger(YOU_THINK_YOU_WON), "eve").hand("gog", GIM)
    t.hand("tess", TAKES).hand("eve", IDTS)
    t.gog.plays(GIM)
    t.tess.responds(TAKES)
    t.eve.responds(IDTS)
    assert not t.gambling
    assert t.gold == dict(gog=12, tess=9, eve=9)


@pytest.mark.rule("GAMB-17", "TIME-14")
@pytest.mark.parametrize("captain_first", [True, False])
def test_cards_on_the_win_come_before_cards_on_the_collecting(captain_first):
    """EX-RDI5-timing-3: Gerki takes the pot of 6 that Dimli won, then the Captain takes half."""
    gerki = stranger(YOU_THINK_YOU_WON, name="gerki")
    captain = stranger(SAME_HAND, name="captain")
    others = (captain, gerki) if captain_first else (gerki, captain)
    t = table("dimli", *others).hand("dimli", GIM, RAISE).hand("gerki", TAKES)
    t.hand("captain", HALVES, GIM)
    t.dimli.plays(GIM)
    t.captain.gambles(GIM)
    t.dimli.gambles(RAISE)
    assert (t.asked, t.asked_for) == ("gerki", "respond")  # after the win, before the collecting
    assert t.pot == 6
    assert t.captain.why_not(HALVES).rule == "GAMB-17"
    t.gerki.responds(TAKES)
    assert (t.asked, t.asked_for) == ("captain", "respond")
    assert t.pot == 0
    assert t.gold == dict(dimli=8, gerki=14, captain=8)
    t.captain.responds(HALVES)
    assert t.gold == dict(dimli=8, gerki=11, captain=11)
    assert not t.gambling


@pytest.mark.rule("GAMB-17")
def test_half_of_the_winnings_is_taken_after_the_winner_has_collected():
    """Without anybody in between, Tess takes 2 of the 4 Gold that Gog has just collected."""
    t = table("gog", stranger(SAME_HAND), "eve", "dimli").hand("gog", GIM).hand("tess", HALVES)
    t.gog.plays(GIM)
    assert (t.asked, t.asked_for) == ("tess", "respond")
    assert t.gold == dict(gog=13, tess=9, eve=9, dimli=9)
    t.tess.responds(HALVES)
    assert t.gold == dict(gog=11, tess=11, eve=9, dimli=9)


@pytest.mark.rule("GAMB-17")
def test_the_winner_answers_neither_the_win_nor_the_collecting():
    """Both cards speak of another player: Tess, who won herself, is not asked for them."""
    t = table(stranger(YOU_THINK_YOU_WON, SAME_HAND), "eve", "dimli")
    t.hand("tess", GIM, TAKES, HALVES).hand("dimli", BEST_OF_THREE)
    t.tess.plays(GIM)
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    assert t.tess.why_not(TAKES).key == "no-win"
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("tess", "order")
    assert t.tess.hand == sorted([TAKES, HALVES])
    assert t.gold == dict(tess=12, eve=9, dimli=9)


@pytest.mark.rule("GAMB-17")
def test_once_collected_the_pot_is_no_longer_taken_whole():
    """Tess lets the win pass; now that Gog has the Gold only the card that halves is legal."""
    t = table("gog", stranger(YOU_THINK_YOU_WON, SAME_HAND), "eve").hand("gog", GIM)
    t.hand("tess", TAKES, HALVES)
    t.gog.plays(GIM)
    t.tess.passes()
    assert t.gold == dict(gog=12, tess=9, eve=9)
    assert t.tess.may(HALVES)
    assert t.tess.why_not(TAKES).key == "no-win"


@pytest.mark.rule("GAMB-18")
def test_an_effect_that_awards_the_round_ends_it_at_once():
    """Gog catches Eve cheating: no more turns, her card does nothing, the pot is his."""
    t = table("dimli", "eve", "gog", "fleck").hand("dimli", GIM, GIM).hand("eve", SLEEVE, GIM)
    t.hand("gog", CAUGHT).hand("fleck", GIM)
    t.dimli.plays(GIM)
    t.eve.gambles(SLEEVE, at="fleck")
    t.gog.responds(CAUGHT)
    assert not t.gambling
    assert (t.asked, t.asked_for) == ("dimli", "order")
    assert t.gold == dict(dimli=9, eve=9, gog=13, fleck=9)
    assert not t.happened("left-round")
    assert [t.names[e.seat] for e in t.happened("control")] == []
    assert t.eve.discard == [SLEEVE]
    assert t.gog.discard == [CAUGHT]


@pytest.mark.rule("GAMB-18")
def test_gog_catches_cheating_cards_only():
    """On a raise, and on a second Gambling Card, his card has nothing to answer."""
    t = table("dimli", "eve", "gog").hand("dimli", GIM, GIM, TIP).hand("eve", RAISE)
    t.hand("gog", CAUGHT)
    t.dimli.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(RAISE)
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    assert t.gog.why_not(CAUGHT).key == "no-cheating"


@pytest.mark.rule("GAMB-18")
def test_if_the_awarding_card_is_negated_the_round_goes_on():
    """Eve Negates Gog's accusation: her Cheating Card takes control after all, nobody has won."""
    t = table("dimli", "eve", "gog").hand("dimli", GIM, GIM).hand("eve", CHEAT, IDTS)
    t.hand("gog", CAUGHT)
    t.dimli.plays(GIM)
    t.eve.gambles(CHEAT)
    t.gog.responds(CAUGHT)
    t.eve.responds(IDTS)
    assert t.gambling
    assert t.controller == "eve"
    assert (t.asked, t.asked_for) == ("dimli", "gamble")
    assert t.gold == dict(dimli=9, eve=9, gog=9)


@pytest.mark.rule("GAMB-18", "GAMB-15")
def test_a_round_that_was_just_ended_cannot_be_won_any_more():
    """Fleck ends the Round in answer to Eve's card; the reopened window offers Gog no win."""
    t = table("dimli", "eve", "gog", "fleck").hand("dimli", GIM, TIP).hand("eve", CHEAT)
    t.hand("gog", CAUGHT).hand("fleck", TIP_OUT)
    t.dimli.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(CHEAT)
    t.gog.passes()
    t.fleck.responds(TIP_OUT)
    t.dimli.passes()
    t.dimli.passes()  # the window on the tip itself
    assert t.fleck.discard == [TIP_OUT]
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    assert t.gog.why_not(CAUGHT).rule == "GAMB-15"
    t.dimli.passes()
    assert t.inn == 4
    assert t.gold == dict(dimli=9, eve=9, gog=9, fleck=9)


# Best two out of three? --------------------------------------------------------------------------


@pytest.mark.rule("GAMB-15", "GAMB-17")
def test_a_card_that_says_so_reopens_a_round_after_the_last_pass():
    """Dimli: the pot stays, all ante 1 more, he is in control and play goes on to his left."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", GIM, GIM)
    t.hand("dimli", BEST_OF_THREE).hand("fleck", GIM)
    t.gog.plays(GIM)
    t.fleck.passes()
    t.dimli.responds(BEST_OF_THREE)
    assert t.gambling
    assert (t.controller, t.pot) == ("dimli", 8)
    assert t.gold == dict(gog=8, eve=8, dimli=8, fleck=8)
    assert (t.asked, t.asked_for) == ("fleck", "gamble")  # on his left
    t.fleck.passes()
    t.gog.gambles(GIM)
    t.fleck.passes()
    assert t.gold == dict(gog=16, eve=8, dimli=8, fleck=8)


@pytest.mark.rule("GAMB-15")
def test_who_left_the_round_does_not_reopen_it():
    """Dimli left at the ante: the card says that it is not for him."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", GIM)
    t.hand("dimli", KEEP, BEST_OF_THREE)
    t.gog.plays(GIM)
    t.dimli.responds(KEEP)
    t.eve.passes()
    assert not t.gambling
    assert t.gold == dict(gog=11, eve=9, dimli=10)
    assert t.dimli.hand == [BEST_OF_THREE]


@pytest.mark.rule("GAMB-17")
def test_a_pot_that_was_diverted_is_not_played_for_again():
    """Tess has taken the pot from Gog: Dimli's card is no longer legal, by its own text."""
    t = table("gog", stranger(YOU_THINK_YOU_WON), "dimli").hand("gog", GIM)
    t.hand("tess", TAKES).hand("dimli", BEST_OF_THREE)
    t.gog.plays(GIM)
    assert t.tess.may(TAKES)
    assert t.dimli.may(BEST_OF_THREE)
    t.tess.responds(TAKES)
    assert (t.asked, t.asked_for) == ("gog", "order")  # Dimli was not asked any more
    assert t.gold == dict(gog=9, tess=12, dimli=9)
    assert t.dimli.hand == [BEST_OF_THREE]


@pytest.mark.rule("GAMB-17", "TIME-11")
def test_of_two_cards_on_the_win_turn_order_decides():
    """Dimli sits before Tess: his card goes first, and there is no winner for hers any more."""
    t = table("gog", "dimli", stranger(YOU_THINK_YOU_WON)).hand("gog", GIM)
    t.hand("tess", TAKES, GIM).hand("dimli", BEST_OF_THREE)
    t.gog.plays(GIM)
    t.tess.passes()
    assert t.asked == "dimli"
    t.dimli.responds(BEST_OF_THREE)
    assert (t.controller, t.pot) == ("dimli", 6)
    assert (t.asked, t.asked_for) == ("tess", "gamble")
    assert not t.tess.may(TAKES)


@pytest.mark.rule("GAMB-35", "GAMB-37")
def test_a_penniless_dimli_reopens_the_round_but_nobody_antes():
    """He bet his last Gold: the Round goes on with him in control, for the pot as it is."""
    t = table("gog", "eve", "dimli").stats("dimli", gold=1)
    t.hand("gog", GIM, GIM).hand("dimli", BEST_OF_THREE)
    t.gog.plays(GIM)
    t.dimli.responds(BEST_OF_THREE)
    assert (t.controller, t.pot) == ("dimli", 3)
    assert t.gold == dict(gog=9, eve=9, dimli=0)
    t.gog.passes()
    assert t.gold == dict(gog=9, eve=9, dimli=3)


@pytest.mark.rule("GAMB-36")
def test_with_his_money_belt_a_penniless_dimli_makes_everybody_ante():
    """The Inn stands in for his Gold, so the others ante too."""
    t = table("gog", "eve", "dimli").stats("dimli", gold=1)
    t.hand("gog", GIM, GIM).hand("dimli", BEST_OF_THREE, BELT)
    t.gog.plays(GIM)
    t.dimli.passes()  # he antes his own Gold at first
    t.dimli.responds(BEST_OF_THREE)
    t.dimli.responds(BELT)
    assert (t.controller, t.pot, t.inn) == ("dimli", 6, -1)
    assert t.gold == dict(gog=8, eve=8, dimli=0)


@pytest.mark.rule("GAMB-27", "OP-13")
def test_dimli_may_reopen_the_round_and_leave_it():
    """His card called for the antes; he leaves at once, and the Round has no controller."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, GIM).hand("eve", GIM)
    t.hand("dimli", BEST_OF_THREE, KEEP)
    t.gog.plays(GIM)
    t.dimli.passes()
    t.eve.passes()
    t.dimli.responds(BEST_OF_THREE)
    t.dimli.responds(KEEP)
    assert t.controller is None
    assert t.in_round == ["gog", "eve"]
    assert t.gold == dict(gog=8, eve=8, dimli=9)
    assert (t.asked, t.asked_for) == ("gog", "gamble")
    t.gog.passes()
    t.eve.passes()
    assert t.inn == 5
    assert t.gold == dict(gog=8, eve=8, dimli=9)


@pytest.mark.rule("GAMB-22")
def test_a_reopened_round_has_forgotten_the_winning_hand():
    """Gog won with it; Dimli took control since, so Eve may play a Gambling Card."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, HAND).hand("eve", GIM, GIM)
    t.hand("dimli", BEST_OF_THREE)
    t.gog.plays(GIM)
    t.eve.gambles(GIM)
    t.gog.gambles(HAND)
    t.dimli.responds(BEST_OF_THREE)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.eve.may(GIM)


@pytest.mark.rule("GAMB-18", "GAMB-15")
def test_a_round_won_by_an_effect_can_be_reopened_like_any_other():
    """Gog caught Eve and has won; Dimli asks for best two out of three."""
    t = table("gog", "eve", "dimli").turn("dimli").hand("gog", CAUGHT, GIM).hand("eve", CHEAT)
    t.hand("dimli", GIM, BEST_OF_THREE)
    t.dimli.plays(GIM)
    t.gog.passes()
    t.eve.gambles(CHEAT)
    t.gog.responds(CAUGHT)
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    t.dimli.responds(BEST_OF_THREE)
    assert (t.controller, t.pot) == ("dimli", 6)


# Afterwards --------------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-38")
@pytest.mark.parametrize("winner", ["gog", "eve"])
def test_the_starter_goes_on_to_order_whoever_won(winner):
    """Gog has spent his Action on the Round: he plays no other, and orders a Drink."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, DANCE, TIP).hand("eve", GIM)
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    if winner == "eve":
        t.eve.gambles(GIM)
        t.until("gamble", "gog")
        t.gog.passes()
    else:
        t.eve.passes()
    t.nobody_responds()
    assert not t.gambling
    assert (t.asked, t.asked_for) == ("gog", "action")  # for his Anytime Card
    assert t.gog.why_not(DANCE).rule == "TURN-9"
    t.until("order")
    assert (t.asked, t.phase) == ("gog", "order")
    t.gog.orders_for("dimli")
    assert len(t.dimli.pile) == 1


@pytest.mark.rule("GAMB-33", "OP-10", "GAMB-38")
@pytest.mark.first_chair
def test_a_starter_without_gold_after_the_round_orders_nothing():
    """Gog bet his last Gold and lost: he is out, and it is Eve's turn."""
    t = table("gog", "eve", "dimli").stats("gog", gold=1).hand("gog", GIM).hand("eve", GIM)
    t.deck("eve", GIM, GIM, RAISE, RAISE, HAND, HAND, TIP)
    t.gog.plays(GIM)
    t.eve.gambles(GIM)
    assert t.alive == ["eve", "dimli"]
    assert t.active == "eve"
    assert t.dimli.pile == []
    assert t.eve.pile == []


@pytest.mark.rule("OP-15")
def test_a_granted_action_can_still_be_used_after_the_round():
    """Tess may play two Actions: after her Round she strikes Eve, and only then orders."""
    both = v.action("First one thing, then another", v.more_actions(2))
    t = table(stranger(both), "eve", "dimli").hand("tess", both.title, GIM, "Filler", "Filler")
    t.tess.plays(both.title)
    t.tess.plays(GIM)
    assert not t.gambling
    assert t.gold == dict(tess=12, eve=9, dimli=9)
    assert (t.asked, t.asked_for) == ("tess", "action")
    t.tess.plays("Filler", at="eve")
    assert t.fortitude == dict(tess=20, eve=19, dimli=20)
    assert (t.asked, t.asked_for) == ("tess", "order")


@pytest.mark.rule("OP-15", "GAMB-1", "GAMB-6")
def test_a_round_opened_outside_an_action_phase_resumes_where_it_cut_in():
    """Tess opens one before Gog orders: she starts it, and then Gog orders, not she."""
    quick = v.anytime("Quick game?", v.start_round)
    t = table("gog", stranger(quick), "eve").turn("gog", "order")
    t.hand("tess", quick.title).hand("gog", GIM).hand("eve", GIM)
    t.until("respond", "tess")
    t.tess.responds(quick.title)
    assert (t.asked, t.asked_for) == ("eve", "gamble")  # on her left
    assert (t.controller, t.pot, t.active, t.phase) == ("tess", 3, "gog", "order")
    t.eve.passes()
    t.gog.passes()
    assert t.gold == dict(gog=9, tess=12, eve=9)
    assert (t.asked, t.asked_for) == ("gog", "order")
    t.gog.orders_for("eve")
    assert len(t.eve.pile) == 1


@pytest.mark.rule("OP-15", "GAMB-2")
def test_a_round_opened_while_a_drink_waits_comes_before_it():
    """Tess opens a Round in answer to Gog's Wine: he gambles first and then drinks it."""
    quick = v.anytime("Quick game?", v.start_round)
    t = table("gog", stranger(quick), "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("tess", quick.title).hand("gog", GIM)
    t.until("respond", "tess")
    t.tess.passes()
    assert t.drinks[0]["drinker"] == "gog"
    t.tess.responds(quick.title)
    assert (t.asked, t.asked_for) == ("gog", "gamble")
    assert t.alcohol["gog"] == 0
    t.gog.gambles(GIM)
    assert t.gold == dict(gog=12, tess=9, eve=9)
    assert t.alcohol == dict(gog=2, tess=0, eve=0)


@pytest.mark.rule("OP-15", "GAMB-1", "GAMB-38")
def test_a_round_opened_by_an_event_is_started_by_the_active_player():
    """The card in Gog's pile opens a Round: he starts it, and then his Drink Phase is over."""
    brawl = v.drink_event("A game breaks out!", v.start_round)
    drinks = Deck("drinks", "test", [2 * brawl, 28 * v.drink("Ale", 1)])
    t = table("gog", "eve", "dimli", drinks=[drinks]).turn("gog", "drink")
    t.pile("gog", brawl.title).hand("gog", GIM).hand("eve", GIM)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert (t.controller, t.pot) == ("gog", 3)
    assert t.gold == dict(gog=9, eve=9, dimli=9)
    assert t.alcohol == dict(gog=0, eve=0, dimli=0)
    t.eve.passes()
    assert t.gold == dict(gog=12, eve=9, dimli=9)
    assert t.active == "eve"  # no second card, no sobering up, no other phase


FOUR = ("ann", "ben", "cat", "dan")


def after_one(first):
    """The names of the others, clockwise."""
    seat = FOUR.index(first)
    return [*FOUR[seat + 1 :], *FOUR[:seat]]


def four(card, holder):
    """One of them starts a Round; all others hold this card, and the next one a gambling card."""
    people = [stranger(2 * card, name=name) for name in FOUR]
    t = table(*people, first=FOUR.index(holder)).hand(holder, GIM)
    for name in after_one(holder):
        t.hand(name, card.title)
    return t.hand(after_one(holder)[0], RAISE)


@pytest.mark.rule("GAMB-16", "GAMB-17", "TIME-2")
@pytest.mark.parametrize("winner", FOUR)
@pytest.mark.parametrize("card", [YOU_THINK_YOU_WON, SAME_HAND], ids=["wins", "collects"])
def test_all_but_the_winner_may_answer_that_a_round_is_won_or_collected(card, winner):
    """Wherever they sit, each once, clockwise from the active player on."""
    t = four(card, winner)
    t.player(winner).plays(GIM)
    t.player(after_one(winner)[0]).passes()
    asked = []
    while t.asked_for == "respond":
        asked.append(t.asked)
        t.player(t.asked).passes()
    assert asked == after_one(winner)
    assert t.gold == dict.fromkeys(FOUR, 9) | {winner: 13}


@pytest.mark.rule("OP-16", "TIME-2")
@pytest.mark.parametrize("starter", FOUR)
def test_all_but_the_next_gambler_are_asked_before_a_gambling_turn(starter):
    """Whoever is next acts in the turn itself; the others may before it, clockwise from there."""
    t = four(v.anytime("Sip", v.me.gains(alcohol=1)), starter)
    gambler = after_one(starter)[0]
    while not t.gambling or t.pot < 4:
        if t.asked == starter:
            t.player(starter).plays(GIM)
        else:
            t.player(t.asked).passes()
    asked = []
    while t.asked_for == "respond":
        asked.append(t.asked)
        t.player(t.asked).passes()
    assert (t.asked, t.asked_for) == (gambler, "gamble")
    assert asked == [name for name in after_one(gambler) if name != starter]
