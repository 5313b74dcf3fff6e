"""Leaving a Round of Gambling: in place of an ante, forced by a card, or because nobody is left."""

import pytest

from lastcall.engine.words import another_player, in_a_round, sometimes
from lastcall.testing import stranger, table

GIM = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
IDTS = "I don't think so!"

COIN = "Illusionary Coin"  # Eve: she loses no Gold, and nobody receives it
CHEAT = "Oops, I dropped my cards..."  # Eve
SLEIGHT = "Sleight of hand..."  # Eve: 1 Gold out of the pot
SHADOW = "I cloak myself in shadow."  # Eve: leave, or Ignore a Drink
KEEP = "Thanks... but I think I'll keep my Gold."  # Dimli: leave
KEEP_2 = "What? And part with my hard-earned money?"  # Dimli: leave
STUPID = "This game stupid!"  # Gog: leave
CAUGHT = "Gog think you cheating! Gog no like cheaters!"  # Gog: Negate it and win
SLEEVE = "What's that up your sleeve?"  # Eve and Fleck: force a player out
LORE = "Leave me be! I'm trying to read lore here!"  # Fleck: leave, or Ignore a Drink


def leaves(t, name, title):
    """Everybody passes until this player can leave the Round with this card, and does."""
    while title in t.player(name).hand:
        if t.asked == name and t.player(name).may(title):
            t.player(name).responds(title)
        else:
            t.player(t.asked).passes()


# Leaving -----------------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-23")
def test_who_left_is_told_so_while_others_gamble_on():
    """Eve asks for her Gambling Card while Dimli's lies on the table."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", SHADOW, RAISE)
    t.hand("dimli", RAISE).hand("gog", TIP)
    t.until("action", "gog").gog.plays(GIM)
    leaves(t, "eve", SHADOW)
    t.until("gamble", "dimli").dimli.gambles(RAISE)
    assert t.asked == "gog"
    assert t.eve.why_not(RAISE).key == "not-in-round"


@pytest.mark.rule("GAMB-8", "GAMB-27")
def test_whoever_is_thrown_out_before_their_gambling_turn_has_none():
    """It would have been Eve's, who has something to play at any time; it is Dimli's."""
    bouncer = stranger(sometimes("Out with you", when=in_a_round, do=another_player.leaves_round()))
    t = table("gog", "eve", "dimli", bouncer).hand("gog", GIM).hand("eve", TIP, GIM)
    t.hand("dimli", GIM).hand("tess", "Out with you")
    t.until("action", "gog").gog.plays(GIM)
    while not t.pot:
        t.player(t.asked).passes()
    t.until("respond", "tess").tess.responds("Out with you", at="eve")
    t.until("gamble")
    assert (t.asked, sorted(t.in_round)) == ("dimli", ["dimli", "gog", "tess"])


@pytest.mark.rule("GAMB-23", "GAMB-26")
@pytest.mark.first_chair
def test_who_left_gambles_no_more_but_keeps_the_other_cards():
    """Eve leaves: no Gambling or Cheating Card, yet Tip the Wench and Sleight of hand work."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("dimli", GIM)
    t.hand("eve", SHADOW, GIM, CHEAT, TIP, SLEIGHT)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.eve.passes()  # the window on the opening card, open to her Anytime Card
    t.eve.responds(SHADOW)
    t.eve.passes()  # the window on her leaving
    t.eve.passes()  # and once more the one on the antes
    assert t.in_round == ["gog", "dimli"]
    assert (t.gold["eve"], t.pot) == (10, 2)
    assert (t.asked, t.asked_for) == ("eve", "respond")
    assert t.eve.why_not(GIM).rule == "GAMB-23"
    assert t.eve.why_not(CHEAT).rule == "GAMB-23"
    t.eve.responds(SLEIGHT)
    t.nobody_responds()
    assert (t.gold["eve"], t.pot) == (11, 1)
    t.dimli.gambles(GIM)
    t.eve.responds(TIP, at="gog")
    assert (t.gold["gog"], t.inn) == (8, 1)


@pytest.mark.rule("GAMB-24")
def test_later_antes_do_not_touch_who_has_left():
    """Eve left at the start; two raises later she has her 10 Gold and cannot even be asked."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, RAISE).hand("eve", SHADOW, COIN)
    t.hand("dimli", RAISE)
    t.gog.plays(GIM)
    t.eve.responds(SHADOW)
    t.nobody_responds()
    t.dimli.gambles(RAISE)
    t.gog.gambles(RAISE)
    assert not t.gambling
    assert t.eve.hand == [COIN]
    assert t.gold == dict(gog=7 + 6, eve=10, dimli=7)


@pytest.mark.rule("GAMB-25", "GAMB-26")
def test_leaving_at_a_raise_spares_that_ante_and_returns_none():
    """Dimli anted at the start and leaves at the raise: he is 1 Gold short, not 2 and not 0."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, GIM).hand("eve", RAISE).hand("dimli", KEEP)
    t.gog.plays(GIM)
    t.dimli.passes()
    t.eve.gambles(RAISE)
    t.dimli.responds(KEEP)
    assert t.in_round == ["gog", "eve"]
    assert t.gold == dict(gog=8, eve=8, dimli=9)
    assert t.pot == 5


@pytest.mark.rule("GAMB-26")
@pytest.mark.first_chair
def test_a_negated_leave_leaves_the_ante_to_be_paid_or_answered_again():
    """Dimli's first excuse is Negated, his second works; without the second he would ante."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", IDTS, GIM)
    t.hand("dimli", KEEP, KEEP_2)
    t.gog.plays(GIM)
    t.dimli.responds(KEEP)
    t.eve.responds(IDTS)
    assert t.in_round == ["gog", "eve", "dimli"]
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    t.dimli.passes()
    assert t.gold == dict(gog=9, eve=9, dimli=9)
    assert t.in_round == ["gog", "eve", "dimli"]

    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", IDTS, GIM)
    t.hand("dimli", KEEP, KEEP_2)
    t.gog.plays(GIM)
    t.dimli.responds(KEEP)
    t.eve.responds(IDTS)
    t.dimli.responds(KEEP_2)
    assert t.in_round == ["gog", "eve"]
    assert t.gold == dict(gog=9, eve=9, dimli=10)


@pytest.mark.rule("GAMB-26")
def test_a_leave_card_answers_antes_only():
    """On the card that opens the Round, and on his gambling turn, Dimli cannot walk away."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", TIP, GIM)
    t.hand("dimli", KEEP, GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    assert (t.asked, t.gambling) == ("eve", False)
    assert not t.dimli.may(KEEP)
    t.eve.passes()
    assert t.gambling
    assert t.dimli.may(KEEP)
    t.nobody_responds()
    assert t.pot == 3
    t.eve.passes()
    t.until("gamble", "dimli")
    assert t.dimli.why_not(KEEP).key == "no-ante"


@pytest.mark.rule("GAMB-26", "GAMB-36")
def test_who_has_covered_an_ante_does_not_leave_it_any_more():
    """Eve's coin stands in for her ante: with nothing to pay she cannot leave in its place."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, TIP).hand("eve", COIN, COIN, SHADOW)
    t.gog.plays(GIM)
    t.gog.passes()
    t.gog.passes()
    assert t.eve.may(SHADOW)
    t.eve.responds(COIN)
    t.gog.passes()
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert not t.eve.may(COIN)
    assert not t.eve.may(SHADOW)


@pytest.mark.rule("GAMB-27", "GAMB-28", "OP-13")
def test_the_starter_may_leave_and_then_nobody_is_in_control():
    """Fleck opens a Round and leaves it; nobody takes control, and the Inn gets the pot.

    EX-RDI5-leave-1, EX-RDI2-leave-1, EX-RDI4-leave-1, EX-RDI9-leave-1, EX-RDI7-leave-1.
    """
    t = table("fleck", "gog", "eve", "dimli").hand("fleck", GIM, LORE, GIM)
    t.hand("gog", GIM).hand("eve", GIM).hand("dimli", GIM)
    t.fleck.plays(GIM)
    assert (t.asked, t.asked_for) == ("fleck", "respond")
    t.fleck.responds(LORE)
    assert t.controller is None
    assert t.pot == 3
    assert t.gold == dict(fleck=10, gog=9, eve=9, dimli=9)
    for name in ("gog", "eve", "dimli"):
        assert (t.asked, t.asked_for) == (name, "gamble")
        assert t.fleck.why_not(GIM).rule == "GAMB-23"
        t.player(name).passes()
    assert not t.gambling
    assert t.gold == dict(fleck=10, gog=9, eve=9, dimli=9)
    assert t.inn == 3
    assert (t.asked, t.asked_for) == ("fleck", "order")


@pytest.mark.rule("GAMB-27")
def test_a_round_whose_starter_left_goes_on_normally_once_somebody_takes_control():
    """Fleck opens a Round and leaves it; Eve takes control and wins.

    EX-RDI5-leave-1, EX-RDI2-leave-1, EX-RDI4-leave-1, EX-RDI9-leave-1, EX-RDI7-leave-1.
    """
    t = table("fleck", "gog", "eve", "dimli").hand("fleck", GIM, LORE)
    t.hand("gog", GIM).hand("eve", GIM).hand("dimli", GIM)
    t.fleck.plays(GIM)
    t.fleck.responds(LORE)
    t.gog.passes()
    t.eve.gambles(GIM)
    assert t.controller == "eve"
    t.dimli.passes()
    t.gog.passes()
    assert not t.gambling
    assert t.gold == dict(fleck=10, gog=9, eve=12, dimli=9)
    assert t.inn == 0


@pytest.mark.rule("GAMB-27", "GAMB-25", "OP-13")
@pytest.mark.first_chair
def test_a_raiser_who_leaves_at_once_leaves_the_round_without_controller():
    """Dimli raises and walks away: the others ante, and all of them have to pass again."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", GIM, GIM).hand("eve", GIM)
    t.hand("dimli", RAISE, KEEP).hand("fleck", GIM)
    t.gog.plays(GIM)
    t.nobody_responds()
    t.eve.passes()
    t.dimli.gambles(RAISE)
    assert (t.asked, t.asked_for, t.controller) == ("dimli", "respond", "dimli")
    t.dimli.responds(KEEP)
    assert t.controller is None
    assert t.in_round == ["gog", "eve", "fleck"]
    assert t.pot == 7
    assert t.gold == dict(gog=8, eve=8, dimli=9, fleck=8)
    for name in ("fleck", "gog", "eve"):
        assert (t.asked, t.asked_for) == (name, "gamble")
        t.player(name).passes()
    assert not t.gambling
    assert t.inn == 7
    assert t.gold == dict(gog=8, eve=8, dimli=9, fleck=8)


@pytest.mark.rule("GAMB-27")
def test_a_bystander_leaving_does_not_cost_the_controller_anything():
    """Dimli leaves at Eve's raise: Eve stays in control."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, GIM).hand("eve", RAISE).hand("dimli", KEEP)
    t.gog.plays(GIM)
    t.dimli.passes()
    t.eve.gambles(RAISE)
    t.dimli.responds(KEEP)
    assert t.controller == "eve"
    assert t.asked == "gog"


# Forced out --------------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-29")
def test_being_forced_out_can_be_answered_by_everybody():
    """Eve's card is on the table: victim, player, those in the Round and those not are asked."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", GIM, TIP).hand("eve", SLEEVE, TIP)
    t.hand("dimli", TIP).hand("fleck", LORE, TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    leaves(t, "fleck", LORE)
    t.until("gamble", "eve")
    t.eve.gambles(SLEEVE, at="dimli")
    asked = []
    for _ in range(4):
        assert t.asked_for == "respond"
        assert t.in_round == ["gog", "eve", "dimli"]  # he is not out yet
        assert t.controller == "gog"
        asked.append(t.asked)
        t.player(t.asked).passes()
    assert asked == ["eve", "dimli", "fleck", "gog"]
    assert t.in_round == ["gog", "eve"]
    assert t.controller == "eve"


@pytest.mark.rule("GAMB-29", "GAMB-18")
@pytest.mark.parametrize("victim", ["gog", "dimli"])
@pytest.mark.first_chair
def test_the_victim_or_another_gambler_may_catch_the_cheater(victim):
    """Gog, victim or not, Negates the card and wins.

    EX-RDI5-forceout-1, EX-RDI2-forceout-1, EX-RDI4-forceout-1.
    """
    t = table("dimli", "eve", "gog").hand("dimli", GIM, GIM).hand("eve", SLEEVE)
    t.hand("gog", CAUGHT)
    t.dimli.plays(GIM)
    t.eve.gambles(SLEEVE, at=victim)
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert t.in_round == ["dimli", "eve", "gog"]
    t.gog.responds(CAUGHT)
    assert not t.gambling
    assert t.gold == dict(dimli=9, eve=9, gog=12)
    assert t.eve.discard == [SLEEVE]


@pytest.mark.rule("GAMB-29", "GAMB-30")
def test_unanswered_the_victim_is_out_and_the_last_one_in_wins():
    """Gog lets it pass; Eve alone is left and has won.

    EX-RDI5-forceout-1, EX-RDI2-forceout-1, EX-RDI4-forceout-1.
    """
    t = table("gog", "eve").hand("gog", GIM, GIM, CAUGHT).hand("eve", SLEEVE)
    t.gog.plays(GIM)
    t.eve.gambles(SLEEVE)
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert t.gambling
    t.gog.passes()
    assert not t.gambling
    assert t.gold == dict(gog=7, eve=9)


@pytest.mark.rule("GAMB-29", "GAMB-30")
@pytest.mark.parametrize("answer", [True, False])
@pytest.mark.first_chair
def test_the_last_but_one_in_the_round_is_heard_before_the_win(answer):
    """EX-RDI7-forceout-1: two are left, one is forced out; only unanswered does the other win."""
    t = table("dimli", "fleck", "gog").hand("dimli", GIM, KEEP).hand("fleck", SLEEVE)
    t.hand("gog", CAUGHT)
    t.dimli.plays(GIM)
    t.dimli.responds(KEEP)
    assert t.in_round == ["fleck", "gog"]
    t.fleck.gambles(SLEEVE, at="gog")
    assert (t.asked, t.asked_for) == ("gog", "respond")
    if answer:
        t.gog.responds(CAUGHT)
        assert t.gold == dict(dimli=10, fleck=9, gog=11)
    else:
        t.gog.passes()
        assert t.gold == dict(dimli=10, fleck=11, gog=9)
    assert not t.gambling


@pytest.mark.rule("GAMB-29")
def test_who_is_not_in_the_round_cannot_catch_a_cheater_in_it():
    """Gog has left: the card that needs him in the Round is not his to play."""
    t = table("dimli", "eve", "gog").hand("dimli", GIM, GIM).hand("eve", SLEEVE, TIP)
    t.hand("gog", STUPID, CAUGHT)
    t.until("action", "dimli")
    t.dimli.plays(GIM)
    t.until("respond", "gog")
    t.gog.responds(STUPID)
    t.until("gamble", "eve")
    t.eve.gambles(SLEEVE, at="dimli")
    assert (t.asked, t.asked_for) == ("eve", "respond")
    assert t.gog.why_not(CAUGHT).rule == "GAMB-23"


@pytest.mark.rule("GAMB-23", "GAMB-24", "GAMB-25", "GAMB-29")
def test_forced_out_is_out_for_the_rest_of_the_round():
    """Gog is forced out: he pays no raise, gambles no more, and what he anted stays in the pot."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, GIM).hand("eve", SLEEVE, GIM)
    t.hand("dimli", RAISE)
    t.gog.plays(GIM)
    t.eve.gambles(SLEEVE, at="gog")
    t.dimli.gambles(RAISE)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.gold == dict(gog=9, eve=8, dimli=8)
    assert t.pot == 5
    assert t.gog.why_not(GIM).rule == "GAMB-23"
    t.eve.gambles(GIM)
    assert t.gold == dict(gog=9, eve=13, dimli=8)


# One player left ---------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-30", "GAMB-26")
def test_the_only_one_who_does_not_leave_wins_before_anteing():
    """Eve and Gog leave at the first ante: Dimli wins an empty pot and has paid nothing."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, STUPID).hand("eve", SHADOW)
    t.gog.plays(GIM)
    t.gog.responds(STUPID)
    assert t.controller is None
    t.eve.responds(SHADOW)
    assert not t.gambling
    assert t.gold == dict(gog=10, eve=10, dimli=10)
    assert [t.names[e.seat] for e in t.happened("round-won")] == ["dimli"]
    assert (t.asked, t.asked_for) == ("gog", "order")


@pytest.mark.rule("GAMB-30")
def test_everybody_would_leave_but_the_last_one_has_won_already():
    """Three leave cards for three players: two are played, then the Round is over."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, STUPID).hand("eve", SHADOW)
    t.hand("dimli", KEEP)
    t.gog.plays(GIM)
    t.gog.responds(STUPID)
    t.eve.responds(SHADOW)
    assert not t.gambling
    assert t.dimli.hand == [KEEP]
    assert t.gold == dict(gog=10, eve=10, dimli=10)
    assert t.inn == 0


@pytest.mark.rule("GAMB-30", "GAMB-25")
def test_all_but_one_leave_at_a_raise_and_the_pot_is_won_without_that_ante():
    """Gog and Dimli leave at Eve's raise: she wins the 3 of the first ante, and antes no more."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, STUPID).hand("eve", RAISE)
    t.hand("dimli", KEEP)
    t.gog.plays(GIM)
    t.nobody_responds()
    t.eve.gambles(RAISE)
    leaves(t, "gog", STUPID)
    leaves(t, "dimli", KEEP)
    assert not t.gambling
    assert t.gold == dict(gog=9, eve=12, dimli=9)


@pytest.mark.rule("GAMB-30", "GAMB-27")
def test_with_two_players_the_raiser_who_leaves_hands_over_the_pot():
    """Dimli raises and leaves: Eve, who never was in control, is alone and wins the 2."""
    t = table("eve", "dimli").hand("eve", GIM).hand("dimli", RAISE, KEEP)
    t.eve.plays(GIM)
    t.dimli.passes()
    t.dimli.gambles(RAISE)
    t.dimli.responds(KEEP)
    assert not t.gambling
    assert t.gold == dict(eve=9, dimli=7)


@pytest.mark.rule("GAMB-30", "GAMB-27")
@pytest.mark.parametrize("leaver", ["fleck", "gog"])
def test_with_two_players_either_may_leave_and_the_other_wins_nothing(leaver):
    """Whether the starter or the other leaves at the ante, the pot is empty and nobody paid."""
    t = table("fleck", "gog").hand("fleck", GIM, LORE).hand("gog", STUPID, GIM)
    t.fleck.plays(GIM)
    if leaver == "fleck":
        t.fleck.responds(LORE)
    else:
        t.fleck.passes()
        t.gog.responds(STUPID)
    assert not t.gambling
    assert t.gold == dict(fleck=8, gog=8)
    winner = [t.names[e.seat] for e in t.happened("round-won")]
    assert winner == [{"fleck": "gog", "gog": "fleck"}[leaver]]
