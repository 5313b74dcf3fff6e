"""Control of a Round that is not taken or is lost: Negated cards, no controller, passing out."""

import pytest

from lastcall.engine import words as v
from lastcall.testing import stranger, table

GIM = "Gambling? I'm in!"
RAISE = "I raise!"
HAND = "Winning Hand!"

CHEAT = "Oops, I dropped my cards..."  # Eve
CHEAT_2 = "My word, what could that be?"  # Eve
TIP_OUT = "Oh, I guess the Wench thought that was her tip..."
CAUGHT = "Gog think you cheating! Gog no like cheaters!"  # Gog: Negate it and win
SLEEVE = "What's that up your sleeve?"  # Eve: force a player out
KEEP = "Thanks... but I think I'll keep my Gold."  # Dimli: leave

NO_YOU_DONT = v.sometimes("No, you don't!", when=v.cheating_played, do=v.negate, inside_only=True)
CHAIR_LEG = v.anytime("Chair leg!", v.another_player.loses(fortitude=5))
BRAWL = v.anytime("Brawl!", v.each_other_player.loses(fortitude=5))


def leaves(t, name, title):
    """Everybody passes until this player can leave the Round with this card, and does."""
    while title in t.player(name).hand:
        if t.asked == name and t.player(name).may(title):
            t.player(name).responds(title)
        else:
            t.player(t.asked).passes()


# Control not taken, control lost -----------------------------------------------------------------


@pytest.mark.rule("OP-12")
def test_a_negated_card_takes_no_control_and_spends_the_turn():
    """Eve's cheat is Negated: Gog stays in control, and the next turn is Tess's, not hers."""
    t = table("gog", "eve", stranger(NO_YOU_DONT)).hand("gog", GIM, GIM)
    t.hand("eve", CHEAT, CHEAT_2).hand("tess", NO_YOU_DONT.title, GIM)
    t.gog.plays(GIM)
    t.eve.gambles(CHEAT)
    t.tess.responds(NO_YOU_DONT.title)
    assert t.controller == "gog"
    assert (t.asked, t.asked_for) == ("tess", "gamble")
    t.tess.passes()
    assert not t.gambling  # Eve's turn counted as a pass
    assert t.gold == dict(gog=12, eve=9, tess=9)
    assert t.eve.hand == [CHEAT_2]


@pytest.mark.rule("OP-12", "GAMB-22")
def test_after_a_negated_cheat_the_winning_hand_still_binds():
    """Tess Negates Eve's cheat on Gog's Winning Hand!: her own Gambling Card stays illegal."""
    t = table("gog", "eve", stranger(NO_YOU_DONT, v.cheating("Card up the boot")))
    t.hand("gog", GIM, HAND).hand("eve", GIM, CHEAT)
    t.hand("tess", NO_YOU_DONT.title, GIM, RAISE, "Card up the boot")
    t.gog.plays(GIM)
    t.eve.gambles(GIM)
    t.tess.passes()
    t.gog.gambles(HAND)
    t.eve.gambles(CHEAT)
    t.tess.responds(NO_YOU_DONT.title)
    assert t.controller == "gog"
    assert (t.asked, t.asked_for) == ("tess", "gamble")
    assert t.tess.why_not(GIM).rule == "GAMB-21"
    assert t.tess.why_not(RAISE).rule == "GAMB-21"
    assert t.tess.may("Card up the boot")


@pytest.mark.rule("OP-12", "GAMB-14")
def test_a_negated_card_can_be_the_last_pass():
    """Tess has passed; when Eve's cheat is Negated, nobody is left to challenge Gog."""
    t = table("gog", stranger(NO_YOU_DONT), "eve").hand("gog", GIM)
    t.hand("tess", NO_YOU_DONT.title, GIM).hand("eve", CHEAT)
    t.gog.plays(GIM)
    t.tess.passes()
    t.eve.gambles(CHEAT)
    t.tess.responds(NO_YOU_DONT.title)
    assert not t.gambling
    assert t.gold == dict(gog=12, tess=9, eve=9)


@pytest.mark.rule("OP-13", "GAMB-28")
@pytest.mark.first_chair
def test_without_controller_all_pass_counted_from_the_loss_of_control():
    """Eve had passed before Gog, in control, was knocked out: she is asked again; the Inn wins."""
    t = table("dimli", "gog", "eve", stranger(CHAIR_LEG)).stats("gog", fortitude=5)
    t.hand("dimli", GIM, GIM).hand("gog", GIM).hand("eve", GIM).hand("tess", CHAIR_LEG.title, GIM)
    t.until("action", "dimli")
    t.dimli.plays(GIM)
    t.until("gamble", "gog")
    t.gog.gambles(GIM)
    t.until("gamble", "eve")
    t.eve.passes()
    t.tess.plays(CHAIR_LEG.title, at="gog")
    assert t.controller is None
    assert (t.pot, t.in_round) == (4, ["dimli", "eve", "tess"])
    for name in ("tess", "dimli", "eve"):
        assert (t.asked, t.asked_for) == (name, "gamble")
        t.player(name).passes()
    assert not t.gambling
    assert [e.amount for e in t.happened("round-without-winner")] == [4]


@pytest.mark.rule("OP-13", "OP-11")
@pytest.mark.first_chair
def test_when_nobody_is_left_in_the_round_the_inn_takes_the_pot():
    """Both players in the Round are knocked out by one blow: nobody has won its 2 Gold."""
    leave = v.sometimes("Not my game", when=v.must_ante, do=v.leave_round)
    t = table("gog", "eve", "dimli", stranger(BRAWL, leave))
    t.stats("gog", fortitude=5, gold=3).stats("eve", fortitude=5, gold=3)
    t.hand("gog", GIM).hand("eve", GIM).hand("dimli", KEEP).hand("tess", BRAWL.title, leave.title)
    t.until("action", "gog")
    t.gog.plays(GIM)
    leaves(t, "dimli", KEEP)
    leaves(t, "tess", leave.title)
    while t.pot == 0:
        t.tess.passes()
    assert t.in_round == ["gog", "eve"]
    t.tess.responds(BRAWL.title)
    assert t.alive == ["dimli", "tess"]
    assert not t.gambling
    assert not t.happened("round-won")
    # Each Stash of 2: 1 to the Inn, 1 that two cannot share goes there too. And the pot of 2.
    assert t.inn == 2 + 2 + 2
    assert t.gold == dict(gog=0, eve=0, dimli=10, tess=10)
    assert t.fortitude == dict(gog=0, eve=0, dimli=15, tess=20)


# Passing out in a Round --------------------------------------------------------------------------


@pytest.mark.rule("OP-11")
@pytest.mark.first_chair
def test_passing_out_leaves_the_ante_in_the_pot_and_divides_the_stash_alone():
    """Eve anted 1 and holds 9: 5 to the Inn, 4 shared; the pot of 4 is still played for."""
    t = table("gog", "eve", stranger(CHAIR_LEG), "dimli").stats("eve", fortitude=5)
    t.hand("gog", GIM).hand("eve", GIM).hand("tess", CHAIR_LEG.title, GIM).hand("dimli", GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.passes()
    t.tess.plays(CHAIR_LEG.title, at="eve")
    assert t.alive == ["gog", "tess", "dimli"]
    assert t.gambling
    assert (t.pot, t.controller, t.in_round) == (4, "gog", ["gog", "tess", "dimli"])
    assert t.gold == dict(gog=10, eve=0, tess=10, dimli=10)  # 4 among three: 1 each, 1 to the Inn
    assert t.inn == 5 + 1
    assert (t.asked, t.asked_for) == ("tess", "gamble")
    t.tess.passes()
    t.dimli.passes()
    assert t.gold == dict(gog=14, eve=0, tess=10, dimli=10)


@pytest.mark.rule("OP-11", "GAMB-27")
@pytest.mark.first_chair
def test_a_controller_who_passes_out_leaves_no_controller():
    """Gog started and controls: knocked out, he is out, and the Round goes on without him."""
    t = table("gog", "eve", stranger(CHAIR_LEG)).stats("gog", fortitude=5)
    t.hand("gog", GIM, GIM).hand("eve", GIM).hand("tess", CHAIR_LEG.title, GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.passes()
    t.tess.plays(CHAIR_LEG.title, at="gog")
    assert t.alive == ["eve", "tess"]
    assert t.controller is None
    assert t.in_round == ["eve", "tess"]
    t.tess.gambles(GIM)
    assert t.controller == "tess"
    t.eve.passes()
    assert not t.gambling
    assert t.gold["tess"] == 9 + 2 + 3
    assert t.gold["eve"] == 9 + 2


@pytest.mark.rule("OP-10", "OP-11")
def test_a_round_whose_starter_passed_out_is_finished_before_the_next_turn():
    """Gog's turn ends with him, but first Eve and Tess play the Round to its end."""
    t = table("gog", "eve", stranger(CHAIR_LEG)).stats("gog", fortitude=5)
    t.hand("gog", GIM).hand("eve", GIM).hand("tess", CHAIR_LEG.title, GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(GIM)
    t.tess.plays(CHAIR_LEG.title, at="gog")
    assert t.gambling
    assert t.active == "gog"
    assert (t.asked, t.asked_for) == ("tess", "gamble")
    t.tess.passes()
    assert not t.gambling
    assert t.active == "eve"


@pytest.mark.rule("OP-11", "GAMB-30")
@pytest.mark.first_chair
def test_when_passing_out_leaves_one_player_in_the_round_that_player_wins():
    """Dimli left; Gog, in control, is knocked out by Tess, who is alone in it and wins."""
    t = table("gog", "dimli", stranger(CHAIR_LEG)).stats("gog", fortitude=5)
    t.hand("gog", GIM).hand("dimli", KEEP).hand("tess", CHAIR_LEG.title)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("respond", "dimli")
    t.dimli.responds(KEEP)
    t.until("gamble", "tess")
    assert (t.pot, t.controller) == (2, "gog")
    t.tess.plays(CHAIR_LEG.title, at="gog")
    assert not t.gambling
    assert t.alive == ["dimli", "tess"]
    assert t.gold == dict(gog=0, dimli=12, tess=9 + 2 + 2)
    assert t.inn == 5


@pytest.mark.rule("OP-11", "LOSE-18")
@pytest.mark.first_chair
def test_passing_out_is_not_suspended_by_a_round_but_has_its_final_window():
    """Fleck, knocked out while gambling, heals in his final window and gambles on."""
    t = table("gog", "fleck", stranger(CHAIR_LEG)).stats("fleck", fortitude=5)
    t.hand("gog", GIM).hand("fleck", "Who knew? One of my fans is a priest!", GIM)
    t.hand("tess", CHAIR_LEG.title, GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "tess")
    t.tess.plays(CHAIR_LEG.title, at="fleck")
    t.until("last-call", "fleck")
    t.fleck.responds("Who knew? One of my fans is a priest!")
    assert t.alive == ["gog", "fleck", "tess"]
    assert t.in_round == ["gog", "fleck", "tess"]
    assert t.fortitude["fleck"] == 2


@pytest.mark.rule("OP-42", "GAMB-14")
def test_a_departure_can_complete_the_passes():
    """Tess has passed; Dimli, the only one still to act, is knocked out: Eve has won."""
    t = table("eve", stranger(CHAIR_LEG), "dimli").stats("dimli", fortitude=5)
    t.hand("eve", GIM).hand("tess", CHAIR_LEG.title, GIM).hand("dimli", GIM)
    t.until("action", "eve")
    t.eve.plays(GIM)
    t.until("gamble", "tess")
    t.tess.passes()
    assert (t.asked, t.asked_for) == ("tess", "respond")  # before Dimli's turn
    t.tess.responds(CHAIR_LEG.title, at="dimli")
    assert t.alive == ["eve", "tess"]
    assert not t.gambling
    assert t.gold["eve"] == 9 + 2 + 3
    assert t.gold["tess"] == 9 + 2


@pytest.mark.rule("OP-42")
def test_the_departure_of_one_who_had_passed_completes_nothing():
    """Dimli, who had passed, is knocked out: Fleck has yet to act, so the Round goes on."""
    t = table("eve", "dimli", stranger(CHAIR_LEG), "fleck").stats("dimli", fortitude=5)
    t.hand("eve", GIM).hand("dimli", GIM).hand("tess", CHAIR_LEG.title).hand("fleck", GIM)
    t.until("action", "eve")
    t.eve.plays(GIM)
    t.until("gamble", "dimli")
    t.dimli.passes()
    t.until("gamble", "tess")
    t.tess.plays(CHAIR_LEG.title, at="dimli")
    assert "dimli" not in t.alive
    assert t.gambling
    assert (t.asked, t.asked_for) == ("fleck", "gamble")
    t.fleck.gambles(GIM)
    assert t.gold["fleck"] == 9 + 1 + 4


@pytest.mark.rule("OP-42")
def test_a_player_forced_out_without_control_changing_completes_the_passes():
    """A card that forces Fleck out and takes no control: all others have passed, Eve wins."""
    bouncer = v.anytime("Bouncer!", v.another_gambler.leaves_round())
    t = table("eve", stranger(bouncer), "fleck").hand("eve", GIM)
    t.hand("tess", bouncer.title, GIM).hand("fleck", GIM)
    t.until("action", "eve")
    t.eve.plays(GIM)
    t.until("gamble", "tess")
    t.tess.passes()
    t.tess.responds(bouncer.title, at="fleck")
    assert not t.gambling
    assert t.gold == dict(eve=12, tess=9, fleck=9)


@pytest.mark.rule("GAMB-30", "GAMB-18", "LOSE-4")
@pytest.mark.first_chair
def test_a_winner_who_is_passing_out_collects_before_the_stash_is_divided():
    """Eve, struck while her card waits, forces Gog out, wins 2 and passes out with them."""
    out = v.sometimes("Out", when=v.must_ante, do=v.leave_round)
    t = table("gog", "eve", stranger(CHAIR_LEG, out))
    t.stats("eve", fortitude=5, gold=7)
    t.hand("gog", GIM).hand("eve", SLEEVE).hand("tess", CHAIR_LEG.title, out.title)
    t.until("action", "gog")
    t.gog.plays(GIM)
    leaves(t, "tess", out.title)
    t.until("gamble", "eve")
    t.eve.gambles(SLEEVE, at="gog")
    t.tess.responds(CHAIR_LEG.title, at="eve")
    assert [e.amount for e in t.happened("collected")] == [2]
    assert t.alive == ["gog", "tess"]
    # Her 6 + 2: 4 to the Inn, 2 to each of the others.
    assert t.gold == dict(gog=9 + 2, eve=0, tess=10 + 2)
    assert t.inn == 4


@pytest.mark.rule("GAMB-18", "LOSE-4")
@pytest.mark.first_chair
def test_a_round_awarded_to_a_player_who_is_passing_out_is_paid_first():
    """Gog is struck while Eve's cheat waits, catches her, wins the 3 and passes out with them."""
    t = table("eve", "gog", stranger(CHAIR_LEG)).stats("gog", fortitude=5)
    t.hand("eve", GIM, CHEAT).hand("gog", CAUGHT, GIM).hand("tess", CHAIR_LEG.title)
    t.until("action", "eve")
    t.eve.plays(GIM)
    t.until("gamble", "gog")
    t.gog.gambles(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(CHEAT)
    t.gog.passes()
    t.tess.responds(CHAIR_LEG.title, at="gog")
    assert t.fortitude["gog"] == 0
    assert "gog" in t.alive  # Eve's card still waits
    t.gog.responds(CAUGHT)
    assert [t.names[e.seat] for e in t.happened("collected")] == ["gog"]
    assert t.alive == ["eve", "tess"]
    # His 9 + 3: 6 to the Inn, 3 to each of the others.
    assert t.gold == dict(eve=9 + 3, gog=0, tess=9 + 3)
    assert t.inn == 6


NO_NEED = "One shouldn't need to cheat to beat a drunkard!"  # Zakhan: Negate it, and 1 Fortitude
KNIFE = "Oh, that card? It was pinned under my knife."  # Sera
COUNTER = "Swift counterattack"  # Sera


def the_last_turn_is_spent():
    """All have passed when Zakhan, in control, catches Sera cheating, and she is about to answer
    what that cost her: he stands at 10, with 8 in him."""
    t = table("zakhan", "eve", "sera").stats("zakhan", fortitude=10, alcohol=8)
    for name in t.names:
        t.stats(name, hand_size=0)
    t.hand("zakhan", GIM, NO_NEED).hand("eve", GIM).hand("sera", KNIFE, COUNTER, GIM)
    t.until("action", "zakhan")
    t.zakhan.plays(GIM)
    t.until("gamble", "sera")
    t.sera.gambles(KNIFE)
    t.zakhan.responds(NO_NEED)
    while not (t.asked == "sera" and t.sera.may(COUNTER)):
        t.player(t.asked).passes()
    return t


@pytest.mark.rule("OP-12", "GAMB-15", "LOSE-4")
@pytest.mark.first_chair
def test_a_spent_turn_that_is_the_last_pass_decides_the_round_before_anybody_is_out():
    """Sera strikes back and Zakhan passes out, but her turn was the last pass: the pot of 3 is his
    and is divided with his Stash (R-19)."""
    t = the_last_turn_is_spent()
    t.sera.responds(COUNTER)
    assert [t.names[e.seat] for e in t.happened("collected")] == ["zakhan"]
    assert t.alive == ["eve", "sera"]
    # His 9 + 3: 6 to the Inn, 3 to each of the others.
    assert t.gold == dict(zakhan=0, eve=9 + 3, sera=9 + 3)
    assert t.inn == 6


@pytest.mark.rule("OP-12", "GAMB-15", "TIP-4", "LOSE-4")
@pytest.mark.first_chair
def test_whoever_passes_out_on_the_last_pass_does_not_end_the_round_any_more():
    """Fleck is caught cheating with the last turn and passes out: the Round is Zakhan's by then,
    and no tip of the Wench's, not even in Fleck's last window."""
    t = table("zakhan", "eve", "fleck").stats("fleck", fortitude=10, alcohol=9)
    for name in t.names:
        t.stats(name, hand_size=0)
    t.hand("zakhan", GIM, NO_NEED).hand("eve", GIM).hand("fleck", SLEEVE, TIP_OUT)
    t.until("action", "zakhan")
    t.zakhan.plays(GIM)
    t.until("gamble", "fleck")
    t.fleck.gambles(SLEEVE, at="eve")
    t.fleck.passes()  # he could still end it now
    t.zakhan.responds(NO_NEED)
    while t.fleck.alive:
        assert t.asked_for != "last-call" or not t.fleck.may(TIP_OUT)
        t.player(t.asked).passes()
    assert [t.names[e.seat] for e in t.happened("collected")] == ["zakhan"]
    assert t.gold == dict(zakhan=9 + 3 + 2, eve=9 + 2, fleck=0)


@pytest.mark.rule("OP-12", "OP-13", "GAMB-27")
@pytest.mark.first_chair
def test_a_spent_turn_is_a_pass_of_before_the_controller_went_down():
    """Sera's turn is spent, Zakhan, who had control, is out, and Eve has yet to pass: counted from
    the loss of control Sera has not passed, and is asked again after Eve."""
    t = table("eve", "zakhan", "sera", "gog").stats("zakhan", fortitude=10, alcohol=8)
    for name in t.names:
        t.stats(name, hand_size=0)
    t.hand("eve", GIM, GIM).hand("zakhan", GIM, NO_NEED).hand("sera", KNIFE, COUNTER, GIM)
    t.until("action", "eve")
    t.eve.plays(GIM)
    t.until("gamble", "zakhan")
    t.zakhan.gambles(GIM)
    t.until("gamble", "sera")
    t.sera.gambles(KNIFE)
    t.zakhan.responds(NO_NEED)
    while not (t.asked == "sera" and t.sera.may(COUNTER)):
        t.player(t.asked).passes()
    t.sera.responds(COUNTER)
    assert t.alive == ["eve", "sera", "gog"]
    t.until("gamble")
    t.eve.passes()
    assert t.controller is None
    t.until("gamble", "sera")
    t.sera.gambles(GIM)
    assert t.controller == "sera"


@pytest.mark.rule("OP-11", "LOSE-5")
@pytest.mark.first_chair
def test_the_final_window_in_a_round_is_open_to_cards_about_the_round():
    """Fleck, knocked out, tips the pot away with his last card: nobody wins it."""
    t = table("gog", "fleck", stranger(CHAIR_LEG)).stats("fleck", fortitude=5)
    t.hand("gog", GIM, GIM).hand("fleck", TIP_OUT).hand("tess", CHAIR_LEG.title, GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "tess")
    t.tess.plays(CHAIR_LEG.title, at="fleck")
    t.until("last-call", "fleck")
    t.fleck.responds(TIP_OUT)
    assert t.alive == ["gog", "tess"]
    assert not t.gambling
    assert not t.happened("round-won")
    assert t.inn == 3 + 5  # the pot, and half of the 9 Gold
    assert t.gold == dict(gog=11, fleck=0, tess=11)


@pytest.mark.rule("OP-11", "OP-1")
def test_in_a_round_of_two_a_knockout_wins_the_game():
    """Gog passes out while gambling against Tess alone: the evening is over, and she has won."""
    t = table("gog", stranger(CHAIR_LEG)).stats("gog", fortitude=5)
    t.hand("gog", GIM).hand("tess", CHAIR_LEG.title)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "tess")
    t.tess.plays(CHAIR_LEG.title, at="gog")
    assert t.over
    assert t.winners == ["tess"]


@pytest.mark.rule("GAMB-10", "GAMB-23")
@pytest.mark.first_chair
def test_a_player_forced_out_while_the_own_card_waits_takes_no_control():
    """Tess throws Eve out in answer to her Gambling Card: Gog is still the controller."""
    bouncer = v.anytime("Bouncer!", v.another_gambler.leaves_round())
    t = table("gog", "eve", stranger(bouncer)).hand("gog", GIM).hand("eve", GIM)
    t.hand("tess", bouncer.title, GIM)
    t.until("action", "gog")
    t.gog.plays(GIM)
    t.until("gamble", "eve")
    t.eve.gambles(GIM)
    t.tess.responds(bouncer.title, at="eve")
    assert t.in_round == ["gog", "tess"]
    assert t.controller == "gog"
    assert (t.asked, t.asked_for) == ("tess", "gamble")
    t.tess.passes()
    assert t.gold == dict(gog=12, eve=9, tess=9)
