"""A Round of Gambling: the start, the antes, gambling turns.

Winning Hand!, leaving, being out of Gold, the end and the tip card have files of their own.
"""

import pytest

from lastcall.engine import words as v
from lastcall.engine.cards import Deck
from lastcall.testing import stranger, table

GIM = "Gambling? I'm in!"
RAISE = "I raise!"
HAND = "Winning Hand!"
TIP = "Tip the Wench."
TIP_OUT = "Oh, I guess the Wench thought that was her tip..."

COIN = "Illusionary Coin"  # Eve: she loses no Gold, and nobody receives it
CHEAT = "Oops, I dropped my cards..."  # Eve
CHEAT_2 = "My word, what could that be?"  # Eve
SLEEVE = "What's that up your sleeve?"  # Eve and Fleck: force a player out
SLEIGHT = "Sleight of hand..."  # Eve: 1 Gold out of the pot
SHADOW = "I cloak myself in shadow."  # Eve: leave, or Ignore a Drink
BELT = "Lemme check the money belt..."  # Dimli: the Inn pays
KEEP = "Thanks... but I think I'll keep my Gold."  # Dimli: leave
STUPID = "This game stupid!"  # Gog: leave
LORE = "Leave me be! I'm trying to read lore here!"  # Fleck: leave, or Ignore a Drink
SHUT_UP = "Shut up!"  # Gog: Ignore a card
DANCE = "Dance with Gog!"  # Gog: an Action


# Start and ante ----------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-1", "GAMB-3", "GAMB-4", "GAMB-6")
@pytest.mark.first_chair
def test_gambling_im_in_opens_a_round_for_everybody():
    """Gog plays it as his Action: all ante 1 to the pot, not to the Inn; he is in control."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", GIM)
    t.gog.plays(GIM)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.gold == dict(gog=9, eve=9, dimli=9)
    assert (t.pot, t.inn) == (3, 0)
    assert t.controller == "gog"
    assert t.in_round == ["gog", "eve", "dimli"]
    assert t.gog.discard == [GIM]


@pytest.mark.rule("GAMB-1", "GAMB-3", "GAMB-6")
def test_any_other_card_that_says_so_opens_a_round_too():
    """EX-RDI4-start-1: "Ante up or walk the plank!" starts a Round just as the basic card does."""
    plank = v.action("Ante up or walk the plank!", v.start_round)
    t = table(stranger(plank), "eve", "dimli").hand("tess", plank.title).hand("eve", GIM)
    t.tess.plays(plank.title)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.gold == dict(tess=9, eve=9, dimli=9)
    assert (t.pot, t.inn, t.controller) == (3, 0, "tess")


@pytest.mark.rule("GAMB-1", "GAMB-6")
def test_whoever_opens_a_round_in_anothers_turn_is_in_control():
    """It is the Round of whoever played the card, not of the active player."""
    now = v.anytime("Who is in?", v.start_round)
    t = table(stranger(now), "gog", "eve", first=1).hand("tess", now.title)
    t.hand("gog", DANCE).hand("eve", GIM)
    t.tess.responds(now.title)
    t.nobody_responds()
    assert (t.asked, t.asked_for, t.controller) == ("eve", "gamble", "tess")
    assert t.gold == dict(tess=9, gog=9, eve=9)
    t.eve.passes()
    assert t.gold == dict(tess=12, gog=9, eve=9)
    assert (t.asked, t.asked_for) == ("gog", "action")  # it is his turn all the same


@pytest.mark.rule("OP-13", "OP-15", "GAMB-6")
@pytest.mark.parametrize("ignores", [True, False])
def test_whoever_ignores_the_event_that_makes_a_round_theirs_does_not_win_it(ignores):
    """Tess has no part in it: nobody is in control, and once all pass the Inn has the pot."""
    bets = Deck("bets", "test", [v.drink_event("A bet", v.start_round), 30 * v.drink("Sip", 1)])
    out = v.sometimes("Not for me", when=v.event_affects_me, do=v.ignore)
    t = table(stranger(out), "gog", "eve", drinks=[bets]).turn("tess", "drink")
    t.pile("tess", "A bet").hand("tess", "Not for me").hand("gog", GIM)
    t.until("respond", "tess")
    if ignores:
        t.tess.responds("Not for me")
    else:
        t.tess.passes()
    t.until("gamble", "gog")
    assert t.controller == (None if ignores else "tess")
    assert ("tess" in t.in_round) != ignores
    t.gog.passes()
    assert not t.gambling
    assert t.gold == dict(tess=10 if ignores else 12, gog=9, eve=9)
    assert t.inn == (2 if ignores else 0)


@pytest.mark.rule("GAMB-1")
def test_no_other_use_of_gambling_im_in_opens_a_round():
    """On a gambling turn the same card takes control: no second Round, no second ante."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", GIM).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.gambles(GIM)
    assert len(t.happened("round-started")) == 1
    assert (t.pot, t.controller) == (3, "eve")
    assert t.gold == dict(gog=9, eve=9, dimli=9)


@pytest.mark.rule("GAMB-2")
def test_the_turn_waits_until_the_round_is_over():
    """During Gog's Round nobody acts, orders or drinks; then his turn goes on."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, DANCE).hand("eve", GIM).pile("gog", "Wine")
    t.gog.plays(GIM)
    assert t.phase == "action"
    assert t.gog.why_not(DANCE).rule == "CARD-2"
    assert t.gog.pile == ["Wine"]
    assert t.alcohol == dict(gog=0, eve=0, dimli=0)
    t.eve.passes()
    assert (t.asked, t.asked_for, t.phase) == ("gog", "order", "order")


@pytest.mark.rule("GAMB-3")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_player_antes_one_gold(players):
    """With any number of players each of them, the starter too, puts 1 Gold into the pot."""
    seats = ["gog", "eve", "dimli", "fleck", "gog", "eve"][:players]
    t = table(*seats).hand("gog", GIM).hand("eve", GIM)
    before = t.gold
    t.gog.plays(GIM)
    assert t.pot == players
    assert t.gold == {name: gold - 1 for name, gold in before.items()}


@pytest.mark.rule("GAMB-5", "GAMB-4")
@pytest.mark.first_chair
def test_an_ante_is_gold_lost():
    """The Illusionary Coin and the money belt, which look for Gold being lost, answer an ante."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, GIM)
    t.hand("eve", COIN, GIM).hand("dimli", BELT)
    t.gog.plays(GIM)
    assert (t.asked, t.asked_for) == ("eve", "respond")
    assert t.dimli.may(BELT)
    t.eve.responds(COIN)
    t.dimli.responds(BELT)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.gold == dict(gog=9, eve=10, dimli=10)
    assert t.pot == 2  # Gog's, and the Inn's for Dimli; the coin is not real
    assert t.inn == -1
    assert t.in_round == ["gog", "eve", "dimli"]  # Eve counts as having anted
    t.eve.gambles(GIM)
    assert t.controller == "eve"


@pytest.mark.rule("GAMB-5")
def test_gold_savers_wait_for_the_ante_itself():
    """Against the card that opens the Round there is no Gold to lose yet; the ante comes later."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", COIN, TIP).hand("dimli", BELT)
    t.until("action", "gog")
    t.gog.plays(GIM)
    assert not t.gambling
    assert t.eve.why_not(COIN).key == "no-gold-loss"
    assert not t.dimli.may(BELT)
    t.eve.passes()
    assert t.gambling
    assert t.eve.may(COIN)
    assert t.dimli.may(BELT)


@pytest.mark.rule("GAMB-7")
def test_a_round_of_gambling_cannot_be_ignored():
    """Gog's Shut up! and Eve's illusion stop neither the opening card nor the ante it brings."""
    illusion = "Ha! That's just an illusion. I'm actually over here!"
    t = table("fleck", "gog", "eve").hand("fleck", GIM, TIP)
    t.hand("gog", SHUT_UP).hand("eve", illusion)
    t.fleck.plays(GIM)
    assert not t.gog.may(SHUT_UP)
    assert not t.eve.may(illusion)
    t.fleck.passes()
    assert t.gambling
    assert t.gog.why_not(SHUT_UP).rule == "GAMB-7"
    assert t.eve.why_not(illusion).rule == "GAMB-7"
    t.fleck.responds(TIP, at="gog")  # the same cards do answer a Tip in the middle of it
    assert t.gog.may(SHUT_UP)
    t.gog.responds(SHUT_UP)
    t.nobody_responds()
    # Gog has Ignored the Tip, and has anted all the same.
    assert (t.gold["gog"], t.inn) == (9, 0)


@pytest.mark.rule("OP-39", "GAMB-7")
def test_a_raise_cannot_be_ignored_either():
    """Neither "I raise!" nor the ante that it calls for is open to Shut up!."""
    t = table("fleck", "eve", "gog").hand("fleck", GIM, TIP).hand("eve", RAISE)
    t.hand("gog", SHUT_UP)
    t.fleck.plays(GIM)
    t.nobody_responds()
    t.eve.gambles(RAISE)
    assert not t.gog.may(SHUT_UP)
    t.fleck.passes()
    assert (t.asked, t.asked_for, t.pot) == ("fleck", "respond", 3)
    assert t.gog.why_not(SHUT_UP).rule == "GAMB-7"
    t.fleck.passes()
    assert t.pot == 6
    assert t.gold == dict(fleck=8, eve=8, gog=8)


@pytest.mark.rule("OP-39")
def test_an_ignore_that_lists_every_type_does_not_stop_a_raise():
    """Even a card against all types of card finds nothing in "I raise!" that touches one's Gold."""
    wall = v.either(
        "I am not here.",
        v.ignore_card(types=31, affecting=v.FORTITUDE_ALCOHOL_GOLD),
    )
    t = table("fleck", "eve", stranger(wall)).hand("fleck", GIM, TIP).hand("eve", RAISE)
    t.hand("tess", wall.title)
    t.fleck.plays(GIM)
    assert not t.tess.may(wall.title)
    t.nobody_responds()
    t.eve.gambles(RAISE)
    assert not t.tess.may(wall.title)
    t.fleck.passes()
    assert not t.tess.may(wall.title)
    t.nobody_responds()
    assert t.pot == 6
    assert t.gold == dict(fleck=8, eve=8, tess=8)


# The order of antes ------------------------------------------------------------------------------


@pytest.mark.rule("OP-41")
def test_leaving_is_offered_from_the_starter_on_and_nobody_antes_before_the_last_word():
    """The starter is asked first; the antes move together, once nobody plays another card."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", GIM, STUPID).hand("eve", SHADOW)
    t.hand("dimli", KEEP, GIM).hand("fleck", LORE)
    t.gog.plays(GIM)
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        assert t.asked_for == "respond"
        assert (t.pot, t.gold) == (0, dict(gog=10, eve=10, dimli=10, fleck=10))
        if t.asked == "fleck":
            t.fleck.responds(LORE)
        else:
            t.player(t.asked).passes()
    assert asked == ["gog", "eve", "dimli", "fleck"]
    assert t.in_round == ["gog", "eve", "dimli"]
    # Somebody left: everybody has a new chance, and still nobody has anted.
    assert (t.asked, t.asked_for, t.pot) == ("gog", "respond", 0)
    t.nobody_responds()
    assert (t.asked, t.asked_for) == ("dimli", "gamble")
    assert (t.pot, t.gold) == (3, dict(gog=9, eve=9, dimli=9, fleck=10))


@pytest.mark.rule("OP-41")
@pytest.mark.first_chair
def test_at_a_raise_the_raiser_is_asked_first_and_turn_order_decides_collisions():
    """Fleck raises on Gog's turn; both would leave: Fleck is asked first, Gog goes first."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", GIM, STUPID).hand("dimli", GIM)
    t.hand("fleck", RAISE, LORE)
    t.gog.plays(GIM)
    t.nobody_responds()
    t.dimli.passes()
    t.fleck.gambles(RAISE)
    assert (t.asked, t.asked_for, t.pot) == ("fleck", "respond", 4)
    t.fleck.responds(LORE)
    assert t.asked == "gog"  # the active player could come first
    assert t.in_round == ["gog", "eve", "dimli", "fleck"]
    t.gog.responds(STUPID)
    assert t.in_round == ["eve", "dimli", "fleck"]
    assert t.asked == "fleck"  # who decides again
    assert LORE in t.fleck.hand
    t.fleck.passes()
    assert t.pot == 7
    assert t.gold == dict(gog=9, eve=8, dimli=8, fleck=8)


@pytest.mark.rule("OP-41")
def test_only_those_who_can_pay_ante():
    """Penniless Eve is in the Round and pays nothing; the other two ante together."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1)
    t.hand("gog", GIM, GIM).hand("dimli", RAISE)
    t.gog.plays(GIM)
    t.dimli.gambles(RAISE)
    assert (t.asked, t.asked_for) == ("gog", "gamble")
    assert t.gold == dict(gog=8, eve=0, dimli=8)
    assert t.pot == 5
    assert "eve" in t.in_round


# Gambling turns ----------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-8")
@pytest.mark.parametrize("starter", ["gog", "eve", "dimli", "fleck"])
def test_gambling_turns_run_clockwise_from_the_left_of_the_starter(starter):
    """Whoever starts, the next player is asked first and then the others in turn."""
    seats = ["gog", "eve", "dimli", "fleck"]
    t = table(*seats).turn(starter)
    for name in seats:
        t.hand(name, GIM)
    t.player(starter).plays(GIM)
    first = seats.index(starter)
    for i in (1, 2, 3):
        assert (t.asked, t.asked_for) == (seats[(first + i) % 4], "gamble")
        t.player(t.asked).passes()
    assert not t.gambling


@pytest.mark.rule("GAMB-8", "GAMB-23")
def test_players_out_of_the_round_are_skipped():
    """Eve, left of the starter, has left the Round: Dimli acts first, and she is never asked."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", GIM, GIM).hand("eve", SHADOW, GIM)
    t.hand("dimli", GIM).hand("fleck", GIM)
    t.gog.plays(GIM)
    t.eve.responds(SHADOW)
    assert (t.asked, t.asked_for) == ("dimli", "gamble")
    t.dimli.gambles(GIM)
    t.fleck.passes()
    assert (t.asked, t.asked_for) == ("gog", "gamble")
    t.gog.gambles(GIM)
    assert (t.asked, t.asked_for) == ("fleck", "gamble")  # past Eve and empty-handed Dimli
    t.fleck.passes()
    assert not t.gambling
    assert t.gold == dict(gog=12, eve=10, dimli=9, fleck=9)


@pytest.mark.rule("GAMB-9")
def test_a_gambling_turn_is_one_card_or_a_pass():
    """Eve holds two Cheating Cards and plays one: the turn is Dimli's, and then goes around."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, GIM).hand("eve", CHEAT, CHEAT_2)
    t.hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.gambles(CHEAT)
    assert (t.asked, t.asked_for) == ("dimli", "gamble")
    assert t.eve.why_not(CHEAT_2).rule == "CARD-5"
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("gog", "gamble")
    t.gog.passes()
    assert not t.gambling
    assert t.eve.hand == [CHEAT_2]
    assert t.gold == dict(gog=9, eve=12, dimli=9)


@pytest.mark.rule("GAMB-9")
def test_gambling_cards_wait_for_ones_own_gambling_turn():
    """While Eve decides, neither the controller nor the player after her may gamble."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, RAISE).hand("eve", GIM)
    t.hand("dimli", HAND)
    t.gog.plays(GIM)
    assert t.asked == "eve"
    assert t.gog.why_not(RAISE).rule == "CARD-5"
    assert t.dimli.why_not(HAND).rule == "CARD-5"


@pytest.mark.rule("GAMB-10")
def test_a_gambling_card_takes_control_before_its_other_text():
    """When the ante of "I raise!" is called for, the raiser is already the controller."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, STUPID).hand("eve", RAISE)
    t.gog.plays(GIM)
    t.nobody_responds()
    assert t.controller == "gog"
    t.eve.gambles(RAISE)
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert (t.controller, t.pot) == ("eve", 3)
    t.gog.passes()
    assert t.gold == dict(gog=8, eve=8 + 6, dimli=8)  # nobody else had a card: Eve won the 6


@pytest.mark.rule("GAMB-10")
@pytest.mark.first_chair
def test_a_cheating_card_takes_control_and_does_what_else_it_says():
    """Eve's look up the sleeve makes her the controller and puts Gog out of the Round."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", SLEEVE).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.gambles(SLEEVE, at="gog")
    assert (t.asked, t.asked_for) == ("dimli", "gamble")
    assert t.controller == "eve"
    assert t.in_round == ["eve", "dimli"]
    assert t.pot == 3


@pytest.mark.rule("GAMB-11")
def test_a_player_with_a_playable_card_may_pass():
    """Eve could take control with either card; she passes and keeps both."""
    t = table("gog", "eve").hand("gog", GIM).hand("eve", GIM, CHEAT)
    t.gog.plays(GIM)
    assert t.eve.may(GIM)
    assert t.eve.may(CHEAT)
    t.eve.passes()
    assert t.eve.hand == sorted([GIM, CHEAT])
    assert t.gold == dict(gog=9, eve=7)


@pytest.mark.rule("GAMB-12")
@pytest.mark.first_chair
def test_who_passed_pays_later_antes_and_may_play_later():
    """Eve passes, Dimli raises: Eve antes again, and on her next turn takes control and wins."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", GIM).hand("dimli", RAISE)
    t.gog.plays(GIM)
    t.eve.passes()
    assert t.in_round == ["gog", "eve", "dimli"]
    t.dimli.gambles(RAISE)
    assert t.gold == dict(gog=8, eve=8, dimli=8)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    t.eve.gambles(GIM)
    assert t.gold == dict(gog=8, eve=14, dimli=8)


@pytest.mark.rule("GAMB-13")
def test_a_new_controller_restarts_the_count_of_passes():
    """Eve passed before Dimli took control: after Gog's pass she is asked again, not skipped."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, RAISE).hand("eve", CHEAT)
    t.hand("dimli", GIM)
    t.gog.plays(GIM)
    t.eve.passes()
    t.dimli.gambles(GIM)
    t.gog.passes()
    assert t.gambling
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    t.eve.gambles(CHEAT)
    assert t.asked == "gog"  # Dimli has nothing to play and passes; Gog's pass counts no more
    t.gog.passes()
    assert t.gold == dict(gog=9, eve=12, dimli=9)


@pytest.mark.rule("GAMB-39")
@pytest.mark.parametrize("card", [TIP, SLEIGHT])
def test_sometimes_and_anytime_cards_cost_no_gambling_turn(card):
    """On her gambling turn Eve plays an Anytime or a Sometimes Card: it is still her turn."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", card, GIM).hand("dimli", GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.plays(card, at="dimli" if card == TIP else ())
    t.nobody_responds()
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.controller == "gog"
    assert t.eve.hand == [GIM]
    t.eve.gambles(GIM)
    assert t.controller == "eve"


@pytest.mark.rule("GAMB-39")
def test_a_card_played_out_of_turn_takes_no_control_and_counts_as_no_pass():
    """Gog tips during Eve's gambling turn; Dimli later does so before his own and still gambles."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, TIP).hand("eve", GIM).hand("dimli", GIM)
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(GIM)
    t.until("respond", "gog")
    t.gog.responds(TIP, at="eve")
    t.nobody_responds()
    assert t.controller == "eve"
    while t.asked_for == "respond":
        t.player(t.asked).passes()
    assert (t.asked, t.asked_for) == ("dimli", "gamble")
    t.dimli.passes()
    assert not t.gambling  # Gog, who has no gambling card, passes; Eve wins
    assert t.gold == dict(gog=9, eve=9 - 1 + 3, dimli=9)
    assert t.inn == 1


@pytest.mark.rule("GAMB-39", "GAMB-14")
def test_a_card_that_says_so_takes_control_out_of_turn():
    """Tess takes control before Eve's turn: Eve is still next, and Tess herself is passed over."""
    grab = v.anytime("Mine!", v.take_control)
    t = table("gog", "eve", stranger(grab), "dimli").hand("gog", GIM, GIM).hand("eve", GIM)
    t.hand("tess", grab.title, GIM).hand("dimli", GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    while t.pot == 0:
        t.tess.passes()
    t.tess.responds(grab.title)
    assert t.controller == "tess"
    for name in ("eve", "dimli", "gog"):
        assert (t.asked, t.asked_for) == (name, "gamble")
        t.player(name).passes()
    assert t.gold == dict(gog=9, eve=9, tess=13, dimli=9)


# The worked example ------------------------------------------------------------------------------


@pytest.mark.rule(
    "GAMB-8", "GAMB-12", "GAMB-13", "GAMB-14", "GAMB-21", "GAMB-22", "GAMB-24", "GAMB-26", "GAMB-38"
)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.first_chair
def test_the_rulebooks_round(seat):
    """EX-RDI5-gambling-1, EX-RDI4-gambling-1, EX-RDI9-gambling-1, EX-RDI7-gambling-1.

    Gog starts, Dimli (in every seat) leaves, Eve passes, Fleck raises, Gog has a Winning Hand!,
    Eve cheats, Gog comes back with his second card and wins the 6.
    """
    seats = ["gog", "eve", "fleck"]
    seats.insert(seat, "dimli")
    t = table(*seats).turn("gog").hand("gog", GIM, GIM, HAND)
    t.hand("dimli", KEEP, GIM, TIP, TIP_OUT).hand("eve", CHEAT, GIM, RAISE, HAND)
    t.hand("fleck", RAISE)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("respond", "dimli")
    while not t.dimli.may(KEEP):
        t.dimli.passes()
        t.until("respond", "dimli")
    t.dimli.responds(KEEP)
    t.nobody_responds()
    assert (t.pot, t.controller, t.in_round) == (3, "gog", [n for n in seats if n != "dimli"])
    assert t.dimli.gold == 10
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    t.eve.passes()
    t.nobody_responds()
    assert t.dimli.why_not(GIM).rule == "GAMB-23"
    t.fleck.gambles(RAISE)
    t.nobody_responds()
    assert (t.pot, t.controller, t.dimli.gold) == (6, "fleck", 10)
    t.gog.gambles(HAND)
    t.nobody_responds()
    assert t.controller == "gog"
    assert t.asked == "eve"  # her pass did not remove her
    for title in (GIM, RAISE, HAND):
        assert t.eve.why_not(title).rule == "GAMB-21"
    t.eve.gambles(CHEAT)
    # Before the next gambling turn Dimli, who left, still has his Sometimes and Anytime Cards.
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    assert t.dimli.may(TIP)
    t.until("gamble", "gog")  # Fleck has nothing left and passes
    assert t.controller == "eve"
    assert t.gog.may(GIM)
    t.gog.gambles(GIM)
    t.nobody_responds()
    assert (t.asked, t.asked_for, t.controller, t.pot) == ("eve", "gamble", "gog", 6)
    t.eve.passes()
    t.until("order", "gog")
    assert not t.gambling
    assert t.gold == dict(gog=14, eve=8, fleck=8, dimli=10)
    assert t.inn == 0


@pytest.mark.rule("GAMB-20")
def test_the_type_line_makes_a_card_cheating_not_its_title():
    """EX-RDI9-gambling-1: "I'm a doctor, not a cheater." is a Cheating Card and beats the hand."""
    doctor = v.cheating("I'm a doctor, not a cheater.")
    t = table("gog", stranger(doctor)).hand("gog", GIM, HAND).hand("tess", GIM, doctor.title)
    t.gog.plays(GIM)
    t.tess.gambles(GIM)
    t.gog.gambles(HAND)
    t.tess.gambles(doctor.title)
    assert t.gold == dict(gog=7, tess=9)
