"""Out of Gold during a Round of Gambling."""

import pytest

from lastcall.engine import words as v
from lastcall.testing import stranger, table

GIM = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."

COIN = "Illusionary Coin"  # Eve: she loses no Gold, and nobody receives it
SLEEVE = "What's that up your sleeve?"  # Eve and Fleck: force a player out
SLEIGHT = "Sleight of hand..."  # Eve: 1 Gold out of the pot
SHADOW = "I cloak myself in shadow."  # Eve: leave, or Ignore a Drink
BELT = "Lemme check the money belt..."  # Dimli: the Inn pays
KEEP = "Thanks... but I think I'll keep my Gold."  # Dimli: leave
STICK = "I guess I'll stick with this hand"  # Ygella: a cheat, or an ante that she does not pay
LORE = "Leave me be! I'm trying to read lore here!"  # Fleck: leave, or Ignore a Drink


@pytest.mark.rule("GAMB-31", "GAMB-33", "GAMB-34")
@pytest.mark.first_chair
def test_the_last_coin_anted_puts_nobody_out_before_the_round_ends():
    """Eve antes her last Gold, is in the Round and the game, and is out once Gog has won."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM).hand("dimli", GIM, GIM).hand("eve", GIM)
    t.gog.plays(GIM)
    assert t.gold["eve"] == 0
    assert t.alive == ["gog", "eve", "dimli"]
    assert t.in_round == ["gog", "eve", "dimli"]
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.eve.may(GIM)
    t.eve.passes()
    assert t.alive == ["gog", "eve", "dimli"]
    t.dimli.passes()
    assert t.alive == ["gog", "dimli"]
    assert t.gold == dict(gog=12, eve=0, dimli=9)


@pytest.mark.rule("GAMB-31")
@pytest.mark.first_chair
def test_a_penniless_player_forced_out_of_the_round_stays_in_the_game_until_it_ends():
    """Fleck puts penniless Eve out of the Round; she is alive, and out when Fleck has won."""
    t = table("gog", "eve", "fleck", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("fleck", SLEEVE).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.fleck.gambles(SLEEVE, at="eve")
    assert (t.asked, t.gold["eve"]) == ("dimli", 0)
    assert t.in_round == ["gog", "fleck", "dimli"]
    assert "eve" in t.alive
    t.dimli.passes()
    assert "eve" in t.alive
    t.gog.passes()
    assert t.alive == ["gog", "fleck", "dimli"]
    assert t.gold == dict(gog=9, eve=0, fleck=13, dimli=9)


@pytest.mark.rule("GAMB-31")
@pytest.mark.first_chair
def test_a_player_robbed_of_the_last_gold_after_leaving_waits_for_the_end_too():
    """Eve leaves with 1 Gold and then tips it away: she is out only when the Round is over."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("eve", SHADOW, TIP).hand("dimli", GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.eve.passes()
    t.eve.responds(SHADOW)
    while t.asked_for == "respond" and t.pot == 0:
        t.eve.passes()
    t.eve.responds(TIP, at="eve")
    assert (t.gold["eve"], t.inn, t.in_round) == (0, 1, ["gog", "dimli"])
    assert "eve" in t.alive
    t.dimli.passes()
    assert t.alive == ["gog", "dimli"]
    assert t.gold == dict(gog=11, eve=0, dimli=9)


@pytest.mark.rule("GAMB-32")
def test_demands_on_an_empty_stash_do_nothing():
    """Penniless Dimli owes neither raise nor tip: no Gold moves, no card of his has a use."""
    t = table("gog", "eve", "dimli").stats("dimli", gold=1)
    t.hand("gog", GIM, TIP).hand("eve", RAISE).hand("dimli", BELT, KEEP, GIM)
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    assert t.gold == dict(gog=9, eve=9, dimli=0)
    t.eve.gambles(RAISE)
    t.gog.passes()
    assert (t.asked, t.pot) == ("gog", 3)  # the window on the antes
    assert not t.dimli.may(BELT)
    assert not t.dimli.may(KEEP)
    t.gog.passes()
    assert t.gold == dict(gog=8, eve=8, dimli=0)
    assert (t.pot, t.inn) == (5, 0)
    assert "dimli" in t.in_round
    t.gog.responds(TIP, at="dimli")
    assert not t.dimli.may(BELT)
    t.nobody_responds()
    assert (t.gold["dimli"], t.inn) == (0, 0)
    assert t.dimli.hand == sorted([BELT, KEEP, GIM])


@pytest.mark.rule("GAMB-32")
def test_what_else_a_card_does_to_a_penniless_player_still_happens():
    """A blow that also costs 1 Gold takes the Fortitude; there is no Gold to take."""
    mugging = v.anytime(
        "Stand and deliver!",
        v.another_player.pays(1, v.TO_ME),
        v.another_player.loses(fortitude=3),
    )
    t = table("gog", "eve", stranger(mugging)).stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("tess", mugging.title)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "tess")
    t.tess.plays(mugging.title, at="eve")
    assert t.fortitude == dict(gog=20, eve=17, tess=20)
    assert t.gold["tess"] == 9
    assert t.gold["eve"] == 0


@pytest.mark.rule("GAMB-32")
def test_gold_regained_in_the_round_can_be_demanded_again():
    """Eve steals 1 Gold back from the pot: the next raise costs her that Gold."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("eve", SLEIGHT).hand("dimli", RAISE)
    t.gog.plays(GIM)
    t.eve.plays(SLEIGHT)
    assert (t.gold["eve"], t.pot) == (1, 2)
    t.dimli.gambles(RAISE)
    assert t.gold == dict(gog=8, eve=0, dimli=8)
    assert t.pot == 5


@pytest.mark.rule("GAMB-33")
@pytest.mark.first_chair
def test_penniless_when_nobody_wins_is_out_as_well():
    """The starter left and nobody takes control: the pot goes to the Inn and Eve is out."""
    t = table("fleck", "eve", "dimli").stats("eve", gold=1)
    t.hand("fleck", GIM, LORE).hand("eve", GIM).hand("dimli", GIM)
    t.fleck.plays(GIM)
    t.fleck.responds(LORE)
    t.eve.passes()
    assert "eve" in t.alive
    t.dimli.passes()
    assert t.alive == ["fleck", "dimli"]
    assert t.inn == 2
    assert t.gold == dict(fleck=10, eve=0, dimli=9)


@pytest.mark.rule("GAMB-33")
def test_several_who_bet_their_last_gold_go_together():
    """Eve and Dimli both bet all they had; Gog wins the Round and with it the game."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1).stats("dimli", gold=1)
    t.hand("gog", GIM)
    t.gog.plays(GIM)
    assert t.over
    assert t.winners == ["gog"]
    assert t.gold == dict(gog=12, eve=0, dimli=0)


@pytest.mark.rule("GAMB-34")
@pytest.mark.first_chair
def test_a_penniless_player_may_win_the_pot():
    """Eve bets her last Gold, takes control, wins 3 and plays on."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM).hand("eve", GIM)
    t.gog.plays(GIM)
    assert t.gold["eve"] == 0
    t.eve.gambles(GIM)
    assert not t.gambling
    assert t.alive == ["gog", "eve", "dimli"]
    assert t.gold == dict(gog=9, eve=3, dimli=9)


@pytest.mark.rule("GAMB-35", "GAMB-37", "GAMB-34")
@pytest.mark.first_chair
def test_a_raise_that_its_player_cannot_meet_costs_nobody_anything():
    """Penniless Eve raises: she takes control, and nobody antes.

    EX-RDI5-noante-1, EX-RDI2-noante-1, EX-RDI4-noante-1, EX-RDI9-noante-1, EX-RDI7-noante-1.
    """
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("eve", RAISE).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.gambles(RAISE)
    assert t.controller == "eve"
    assert (t.asked, t.asked_for) == ("dimli", "gamble")
    assert t.pot == 3
    assert t.gold == dict(gog=9, eve=0, dimli=9)
    t.dimli.gambles(GIM)
    t.gog.passes()
    assert t.alive == ["gog", "dimli"]  # another won
    assert t.gold == dict(gog=9, eve=0, dimli=12)


@pytest.mark.rule("GAMB-35")
@pytest.mark.first_chair
def test_when_nobody_has_to_ante_nobody_can_leave_in_place_of_anteing():
    """Against penniless Eve's raise Dimli's leave card and Gog's purse have nothing to answer."""
    purse = "Gog find shiny in loincloth!"
    t = table("gog", "eve", "dimli", "fleck").stats("eve", gold=1)
    t.hand("gog", GIM, purse).hand("eve", RAISE).hand("dimli", KEEP).hand("fleck", TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(RAISE)
    t.fleck.passes()
    assert (t.asked, t.asked_for) == ("fleck", "respond")  # the window on the antes
    assert not t.dimli.may(KEEP)
    assert not t.gog.may(purse)
    t.nobody_responds()
    assert (t.pot, t.controller) == (4, "eve")
    assert t.in_round == ["gog", "eve", "dimli", "fleck"]
    assert t.gold == dict(gog=9, eve=0, dimli=9, fleck=9)


@pytest.mark.rule("GAMB-36", "GAMB-35")
def test_an_illusionary_coin_makes_its_user_able_to_ante():
    """EX-RDI2-noante-1, EX-RDI4-noante-1: with the coin penniless Eve can raise."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("eve", RAISE, COIN).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.passes()  # she keeps the coin for later
    t.eve.gambles(RAISE)
    assert (t.asked, t.asked_for) == ("eve", "respond")
    t.eve.responds(COIN)
    assert t.controller == "eve"
    assert t.gold == dict(gog=8, eve=0, dimli=8)
    assert (t.pot, t.inn) == (5, 0)
    assert "eve" in t.in_round


@pytest.mark.rule("GAMB-36", "GAMB-35")
def test_gold_of_the_inn_makes_its_user_able_to_ante():
    """EX-RDI5-noante-1, EX-RDI9-noante-1, EX-RDI7-noante-1: the money belt pays Dimli's raise."""
    t = table("gog", "dimli", "eve").stats("dimli", gold=1)
    t.hand("gog", GIM, GIM).hand("dimli", RAISE, BELT).hand("eve", GIM)
    t.gog.plays(GIM)
    t.dimli.passes()
    t.dimli.gambles(RAISE)
    t.dimli.responds(BELT)
    assert t.controller == "dimli"
    assert t.gold == dict(gog=8, eve=8, dimli=0)
    assert (t.pot, t.inn) == (6, -1)


@pytest.mark.rule("GAMB-36", "GAMB-35", "CARD-7")
def test_a_hand_that_stands_in_for_an_ante_makes_its_user_able_to_ante():
    """Penniless Ygella sticks with her hand, which answers antes alone: that is as good as a coin
    to whoever asks for them, and no way for anybody else who has no Gold (R-16)."""
    t = table("gog", "ygella", "ygella").stats("ygella", gold=1).stats("ygella_2", gold=1)
    t.hand("gog", GIM, GIM).hand("ygella", RAISE, STICK).hand("ygella_2", STICK)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "ygella")
    assert t.gold == dict(gog=9, ygella=0, ygella_2=0)
    t.ygella.gambles(RAISE)
    t.until("respond", "ygella")
    assert not t.ygella_2.may(STICK)
    t.ygella.responds(STICK, mode=1)
    assert t.controller == "ygella"
    assert t.gold == dict(gog=8, ygella=0, ygella_2=0)
    assert t.pot == 4


@pytest.mark.rule("GAMB-35", "GAMB-36")
def test_holding_the_coin_back_means_that_nobody_antes():
    """Eve could ante with her coin but does not: her raise costs nobody anything."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("eve", RAISE, COIN).hand("dimli", KEEP)
    t.gog.plays(GIM)
    t.nobody_responds()
    t.eve.gambles(RAISE)
    t.eve.passes()
    assert t.gold == dict(gog=9, eve=0, dimli=9)
    assert (t.pot, t.controller) == (3, "eve")
    assert (t.asked, t.asked_for) == ("gog", "gamble")  # Dimli was not even asked to leave


@pytest.mark.rule("GAMB-35", "GAMB-36")
def test_a_negated_coin_stands_in_for_nothing():
    """Gog Negates the coin of penniless Eve: nobody antes for her raise, she is in control."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM, "Gog not think so!").hand("eve", RAISE, COIN)
    t.gog.plays(GIM)
    t.nobody_responds()
    t.eve.gambles(RAISE)
    t.eve.responds(COIN)
    t.gog.responds("Gog not think so!")
    assert (t.controller, t.pot) == ("eve", 3)
    assert t.gold == dict(gog=9, eve=0, dimli=9)


@pytest.mark.rule("GAMB-36")
def test_after_the_coin_the_others_answer_the_ante_as_usual():
    """Eve's coin makes the raise bite: now Dimli may leave, and Gog antes."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("eve", RAISE, COIN).hand("dimli", KEEP)
    t.gog.plays(GIM)
    t.nobody_responds()
    t.eve.gambles(RAISE)
    t.eve.responds(COIN)
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    t.dimli.responds(KEEP)
    assert t.gold == dict(gog=8, eve=0, dimli=9)
    assert (t.pot, t.in_round) == (4, ["gog", "eve"])


@pytest.mark.rule("GAMB-35")
def test_a_penniless_player_cannot_leave_in_place_of_an_ante_that_is_not_due():
    """Penniless Dimli raises with a leave card in hand: he stays, in control, and nobody antes."""
    t = table("gog", "dimli", "eve").stats("dimli", gold=1)
    t.hand("gog", GIM, GIM, TIP).hand("dimli", RAISE, KEEP)
    t.gog.plays(GIM)
    t.until("gamble", "dimli")
    t.dimli.gambles(RAISE)
    t.gog.passes()
    assert t.asked == "gog"  # the window on the antes
    assert not t.dimli.may(KEEP)
    t.gog.passes()
    assert t.controller == "dimli"
    assert t.gold == dict(gog=9, dimli=0, eve=9)


@pytest.mark.rule("GAMB-35", "GAMB-37", "GAMB-31")
@pytest.mark.first_chair
def test_a_starter_robbed_before_the_antes_opens_a_round_without_antes():
    """Gog's last Gold is tipped away in answer: no antes, and he controls a pot of 0."""
    t = table("gog", "eve", "dimli").stats("gog", gold=1)
    t.hand("gog", GIM).hand("eve", TIP, GIM).hand("dimli", KEEP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.eve.responds(TIP, at="gog")
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert (t.controller, t.pot, t.inn) == ("gog", 0, 1)
    assert t.gold == dict(gog=0, eve=10, dimli=10)
    assert "gog" in t.alive
    t.eve.passes()
    assert t.alive == ["eve", "dimli"]  # he won, but there was nothing to win


@pytest.mark.rule("GAMB-35")
def test_a_raiser_robbed_while_the_antes_are_due_frees_everybody():
    """Dimli tips the last Gold of Eve away between her raise and the antes: nobody antes."""
    t = table("gog", "eve", "dimli").stats("eve", gold=2)
    t.hand("gog", GIM, GIM).hand("eve", RAISE).hand("dimli", TIP)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(RAISE)
    t.dimli.passes()
    assert (t.asked, t.asked_for, t.controller) == ("dimli", "respond", "eve")
    t.dimli.responds(TIP, at="eve")
    assert t.gold == dict(gog=9, eve=0, dimli=9)
    assert (t.pot, t.inn) == (3, 1)
    assert t.controller == "eve"


@pytest.mark.rule("GAMB-35", "GAMB-32")
def test_what_a_penniless_player_asks_for_besides_antes_is_due():
    """Tess has bet her last Gold and makes everybody pay: Gus keeps his, Eve does not."""
    levy = v.anytime("Levy", v.each_player.pays(1))
    purse = v.sometimes("Empty purse", when=v.would_lose_gold, do=v.keep_gold)
    t = table(stranger(levy), "eve", stranger(purse, name="gus")).stats("tess", gold=1)
    t.hand("tess", GIM, "Levy").hand("gus", "Empty purse").until("action", "tess")
    t.tess.plays(GIM)
    t.until("respond", "gus").gus.passes()  # the ante
    assert t.gold == dict(tess=0, eve=9, gus=9)
    t.until("respond", "tess").tess.plays("Levy")
    t.gus.responds("Empty purse")
    assert (t.gold["eve"], t.gold["gus"], t.inn) == (8, 9, 1)


@pytest.mark.rule("OP-14")
@pytest.mark.first_chair
def test_gold_taken_back_before_the_end_saves_a_penniless_player():
    """Eve bets her last Gold, slips 1 out of the pot and loses the Round: she stays in the game."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM).hand("eve", SLEIGHT)
    t.gog.plays(GIM)
    t.eve.plays(SLEIGHT)
    assert not t.gambling
    assert t.alive == ["gog", "eve", "dimli"]
    assert t.gold == dict(gog=11, eve=1, dimli=9)


@pytest.mark.rule("OP-14")
@pytest.mark.first_chair
def test_gold_found_in_the_final_window_saves_a_penniless_player():
    """The Round is over and Eve has nothing: she may still play Gold? What Gold?, and stays."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM).hand("eve", "Gold? What Gold?")
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("last-call", "eve")
    assert not t.gambling
    t.eve.responds("Gold? What Gold?", at="gog")
    assert t.alive == ["gog", "eve", "dimli"]
    assert t.gold == dict(gog=11, eve=1, dimli=9)


@pytest.mark.rule("STAT-4", "TIME-4")
@pytest.mark.first_chair
def test_a_thief_whom_another_forestalls_finds_an_empty_pot():
    """Eve reaches for the pot, and Tess is quicker: nothing is left, and nothing is told of it."""
    thief = stranger(v.sometimes("Mine!", when=v.in_a_round, do=v.steal_from_pot(9)))
    t = table("gog", thief, "eve").hand("gog", GIM).hand("tess", "Mine!").hand("eve", SLEIGHT)
    t.gog.plays(GIM)
    while not t.eve.may(SLEIGHT):
        t.player(t.asked).passes()
    t.eve.plays(SLEIGHT)
    t.tess.responds("Mine!")
    t.nobody_responds()
    assert t.gold == dict(gog=9, tess=12, eve=9)
    assert [event.amount for event in t.happened("stole-from-pot")] == [3]
