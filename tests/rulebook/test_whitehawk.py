"""WHITEHAWK: a Round that nobody leaves, a hand that beats the best, and half of a pot."""

import pytest

from lastcall.cards.catalogue import character
from lastcall.engine import words as v
from lastcall.engine.cards import Character, Tracker
from lastcall.engine.effects.answers import CannotBeNegated
from lastcall.engine.word import EACH_OTHER, PICKED, SOURCE
from lastcall.testing import stranger, table

PLANK = "Ante up or walk the plank!"
FINE_HAND = "That's a fine hand there, but this one's got you beat"
COINCIDENCE = "What a coincidence, I happen to have the same hand!"
LOG = "I keep a log of everything."
CREW = "I don't drink until my crew drinks!"
WIND = "The wind has turned!"
CHEST = "It comes out of the ship's chest."
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
SLEEVE = "What's that up your sleeve?"
THIS_TIME = "This time, let's use my cards."
STUPID = "This game stupid!"
COIN = "Illusionary Coin"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
TAKES_GOLD = "Gold? What Gold?"
BELCH = "Impressive Dwarven War Belch!"


@pytest.mark.rule("WHITEHAWK-1", "WHITEHAWK-17")
def test_she_brings_nothing_but_her_cards():
    kit = character("whitehawk")
    assert (kit.trackers, kit.boxes, kit.side_decks, kit.rules) == ((), (), (), ())
    assert (kit.at_turn_start, kit.after_draw, kit.at_turn_end) == ((), (), ())


@pytest.mark.rule("WHITEHAWK-2", "WHITEHAWK-18")
def test_twelve_of_her_cards_cost_others_fortitude():
    """Nine blows at one player, one at all, two for hitting back; and two that answer in kind."""
    hurting = []
    punishing = 0
    for card in character("whitehawk").deck.cards:
        for mode in card.modes:
            for word in mode.words:
                if word.numeric and word.attribute_meant() == v.FORTITUDE and word.number() < 0:
                    hurting.append(word.whom().who)
        punishing += len(card.modes) == 2 and card.modes[0].when == v.gained_alcohol
    assert (hurting.count(PICKED), hurting.count(EACH_OTHER), hurting.count(SOURCE)) == (9, 1, 2)
    assert punishing == 2


# Ante up or walk the plank! ----------------------------------------------------------------------


@pytest.mark.rule("WHITEHAWK-3", "WHITEHAWK-4", "WHITEHAWK-6", "GAMB-38")
def test_nobody_leaves_her_round_of_their_own_will():
    """EX-RDI4-start-1: neither Gog nor she herself; later antes do not open the door either."""
    t = table("whitehawk", "gog", "eve").hand("whitehawk", PLANK, WIND, CHEST, RAISE)
    t.hand("gog", STUPID, RAISE).hand("eve", "I cloak myself in shadow.")
    t.whitehawk.plays(PLANK)
    assert t.asked == "whitehawk", "the Inn may pay her ante"
    assert t.whitehawk.why_not(WIND).rule == "CARD-16"
    assert t.gog.why_not(STUPID).key == "bound"
    assert t.eve.why_not("I cloak myself in shadow.").key == "bound"
    t.until("gamble", "gog")
    assert (t.pot, t.in_round) == (3, ["whitehawk", "gog", "eve"])
    t.gog.gambles(RAISE)
    while t.pot < 6:
        assert not t.gog.may(STUPID)
        assert not t.whitehawk.may(WIND)
        t.table.answer(t.options()[-1])
    assert t.table.view(1).round.bound
    t.until("order", "whitehawk")
    assert t.phase == "order"


@pytest.mark.rule("WHITEHAWK-4")
def test_the_next_round_may_be_left_again():
    """Only the Round that she started so is bound."""
    t = table("whitehawk", "gog", "eve").hand("whitehawk", PLANK).hand("gog", IM_IN, STUPID)
    t.hand("eve", RAISE)
    t.whitehawk.plays(PLANK)
    t.until("order", "whitehawk")
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    while not t.gog.may(STUPID):
        t.table.answer(t.options()[-1])
    t.until("respond", "gog").gog.responds(STUPID)
    t.until("gamble", "eve")
    assert t.in_round == ["whitehawk", "eve"]
    assert not t.table.view(0).round.bound


@pytest.mark.rule("WHITEHAWK-4")
def test_the_plank_cannot_be_negated():
    """Whatever Negates a card finds nothing to do; the same card answers a plain one."""
    bouncer = stranger(2 * v.sometimes("Rigged!", when=v.cheating_played, do=v.negate))
    stern = stranger(
        3 * v.cheating("Mine.", v.cannot_be_negated), 3 * v.cheating("Also mine."), name="stern"
    )
    t = table(bouncer, stern, "gog").hand("tess", IM_IN, "Rigged!").hand("stern", "Mine.")
    t.hand("gog", "Tip the Wench.")
    t.until("action", "tess").tess.plays(IM_IN)
    t.until("gamble", "stern").stern.gambles("Mine.")
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert t.tess.why_not("Rigged!").key == "unnegatable"
    t = table(bouncer, stern, "gog").hand("tess", IM_IN, "Rigged!").hand("stern", "Also mine.")
    t.tess.plays(IM_IN)
    t.until("gamble", "stern").stern.gambles("Also mine.")
    assert t.tess.may("Rigged!")
    plank = next(c for c in character("whitehawk").deck.cards if c.title == PLANK)
    assert any(isinstance(word, CannotBeNegated) for word in plank.modes[0].words)


@pytest.mark.rule("WHITEHAWK-5")
def test_others_may_force_somebody_out_of_it():
    """Eve cheats and Gog has to go, though he could not have left."""
    t = table("whitehawk", "eve", "gog", "dimli").hand("whitehawk", PLANK).hand("eve", SLEEVE)
    t.hand("gog", STUPID, IM_IN).hand("dimli", IM_IN)
    t.whitehawk.plays(PLANK)
    t.until("gamble", "eve")
    t.eve.gambles(SLEEVE, at="gog")
    t.until("gamble", "dimli")
    assert (t.controller, t.in_round) == ("eve", ["whitehawk", "eve", "dimli"])
    assert t.pot == 4


@pytest.mark.rule("WHITEHAWK-6")
def test_the_ante_of_her_round_may_be_paid_by_the_inn_or_not_at_all():
    """Her chest antes for her, Eve's coin was never there; both are in the Round."""
    t = table("whitehawk", "eve", "gog").hand("whitehawk", PLANK, CHEST).hand("eve", COIN, IM_IN)
    t.whitehawk.plays(PLANK)
    t.whitehawk.responds(CHEST)
    t.until("respond", "eve").eve.responds(COIN)
    t.until("gamble", "eve")
    assert (t.gold, t.pot) == (dict(whitehawk=10, eve=10, gog=9), 2)
    assert t.in_round == ["whitehawk", "eve", "gog"]


# A fine hand -------------------------------------------------------------------------------------


def under_winning_hand(*hands):
    t = table("gog", "eve", "whitehawk", "dimli").hand("gog", IM_IN, *hands)
    t.hand("eve", WINNING_HAND, THIS_TIME).hand("whitehawk", FINE_HAND, IM_IN, RAISE)
    t.hand("dimli", IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(WINNING_HAND)
    return t.until("gamble", "whitehawk")


@pytest.mark.rule("WHITEHAWK-8", "WHITEHAWK-9", "GAMB-19", "GAMB-22")
def test_her_hand_beats_winning_hand_and_anything_may_follow():
    """EX-RDI4-winninghand-1: no other Gambling Card is legal there; after hers Dimli's is."""
    t = under_winning_hand()
    for title in (IM_IN, RAISE):
        assert t.whitehawk.why_not(title).rule == "GAMB-21"
    t.whitehawk.gambles(FINE_HAND)
    t.until("gamble", "dimli")
    assert t.controller == "whitehawk"
    t.dimli.gambles(IM_IN)
    t.until("gamble", "eve")
    assert t.controller == "dimli"
    t.eve.gambles(THIS_TIME)
    t.nobody_responds()
    assert t.controller == "eve"


# Half of the pot ---------------------------------------------------------------------------------


@pytest.mark.rule("WHITEHAWK-10", "WHITEHAWK-12", "GAMB-17")
@pytest.mark.parametrize(("players", "hers"), [(3, 1), (4, 2)])
def test_half_of_what_another_collects(players, hers):
    """3 Gold: 1 for her, 2 stay. 4 Gold: 2 each."""
    names = ["gog", "whitehawk", "eve", "dimli"][:players]
    t = table(*names).hand("gog", IM_IN).hand("whitehawk", COINCIDENCE)
    t.gog.plays(IM_IN)
    t.until("respond", "whitehawk").whitehawk.responds(COINCIDENCE)
    t.nobody_responds()
    assert t.gold["whitehawk"] == 9 + hers
    assert t.gold["gog"] == 9 + players - hers


@pytest.mark.rule("WHITEHAWK-10", "STAT-6")
def test_her_half_is_the_pots_and_no_loss_of_whoever_collects():
    """R-142: the Inn does not stand in for it, nor does anybody who sat by."""
    t = table("eve", "whitehawk", "gog").hand("eve", IM_IN, COIN).hand("whitehawk", COINCIDENCE)
    t.eve.plays(IM_IN)
    t.until("respond", "whitehawk").whitehawk.responds(COINCIDENCE)
    assert not t.eve.may(COIN)
    assert t.eve.why_not(COIN).rule
    t.nobody_responds()
    assert t.gold == dict(eve=11, whitehawk=10, gog=9)
    assert t.inn == 0


@pytest.mark.rule("WHITEHAWK-11")
def test_half_from_whoever_took_the_pot_without_winning():
    """Tess ends the Round and pockets the pot; she is not the winner, but she collected."""
    thief = stranger(2 * v.sometimes("Mine, then.", when=v.in_a_round, do=v.pocket_the_pot))
    t = table("gog", thief, "whitehawk", "eve").hand("gog", IM_IN).hand("tess", "Mine, then.")
    t.hand("whitehawk", COINCIDENCE)
    t.gog.plays(IM_IN)
    while not t.tess.may("Mine, then."):
        t.table.answer(t.options()[-1])
    t.until("respond", "tess").tess.responds("Mine, then.")
    t.until("respond", "whitehawk").whitehawk.responds(COINCIDENCE)
    t.nobody_responds()
    assert t.gold == dict(gog=9, tess=11, whitehawk=11, eve=9)


@pytest.mark.rule("WHITEHAWK-13", "WHITEHAWK-5")
@pytest.mark.parametrize("how", ["left", "forced out"])
def test_no_half_from_outside(how):
    """Whether she left the Round or was forced out of it."""
    t = table("eve", "whitehawk", "gog", "dimli").hand("eve", IM_IN, SLEEVE)
    t.hand("whitehawk", COINCIDENCE, WIND, IM_IN).hand("gog", IM_IN)
    t.eve.plays(IM_IN)
    t.until("respond", "whitehawk")
    if how == "left":
        t.whitehawk.responds(WIND)
    else:
        t.whitehawk.passes()
        t.until("gamble", "whitehawk").whitehawk.passes()
        t.until("gamble", "gog").gog.gambles(IM_IN)
        t.until("gamble", "eve").eve.gambles(SLEEVE, at="whitehawk")
    while t.gambling:
        assert not t.whitehawk.may(COINCIDENCE)
        t.table.answer(t.options()[-1])
    assert "whitehawk" not in t.in_round


# Her crew drinks ---------------------------------------------------------------------------------


@pytest.mark.rule("WHITEHAWK-15", "CONT-10")
def test_she_wins_the_contest_with_a_drink_that_bryn_drank():
    """EX-RDI4-contest-2: Bryn has 5 Alcohol Content, the Captain none, and the Gold."""
    t = table("whitehawk", "bryn").turn("whitehawk", "drink").pile("whitehawk", "Drinking Contest!")
    t.drink_deck("Dragon Breath Ale", "Dark Ale").hand("whitehawk", CREW)
    t.hand("bryn", IM_IN)
    t.until("respond", "whitehawk").whitehawk.responds(CREW, to="bryn")
    t.until("discard", "bryn")
    assert t.alcohol == dict(whitehawk=0, bryn=5)
    assert t.gold == dict(whitehawk=9, bryn=7)


@pytest.mark.rule("WHITEHAWK-16", "CONT-11")
def test_captains_orders_do_not_count_in_a_contest():
    """EX-RDI4-contest-4: Gog drinks his Dark Ale and, by order, a Wine; 1 is all that counts."""
    t = table("gog", "whitehawk", "eve").turn("gog", "drink")
    t.pile("gog", "Drinking Contest!", "Wine").drink_deck("Dark Ale", "Wine", "Light Ale")
    t.hand("whitehawk", "Drink up! Captain's orders", IM_IN)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    t.until("respond", "whitehawk").whitehawk.responds("Drink up! Captain's orders")
    t.until("discard", "whitehawk")
    assert t.alcohol == dict(gog=3, whitehawk=2, eve=1)
    assert t.gold == dict(gog=9, whitehawk=12, eve=9)


# In kind, and what is moved afterwards -----------------------------------------------------------


@pytest.mark.rule("WHITEHAWK-2", "NEG-2")
def test_whoever_ignored_the_card_has_nothing_to_log():
    """She Ignores Eve's spell: nothing happened to her, so there is nothing to pay for."""
    t = table("eve", "whitehawk", "gog").hand("eve", DRUNKER)
    t.hand("whitehawk", "A word of advice... don't", LOG)
    t.eve.plays(DRUNKER, at="whitehawk")
    t.whitehawk.responds("A word of advice... don't")
    t.nobody_responds()
    assert t.asked_for != "respond"
    assert t.alcohol == dict(eve=0, whitehawk=0, gog=0)
    assert t.whitehawk.hand == [LOG]


@pytest.mark.rule("WHITEHAWK-2")
def test_everybody_a_card_takes_gold_from_is_asked_for_themselves():
    """Dimli belches at all: she takes her Gold back, Gog's stays where it went."""
    t = table("dimli", "whitehawk", "gog").hand("dimli", BELCH).hand("whitehawk", LOG)
    t.dimli.plays(BELCH)
    t.whitehawk.responds(LOG)
    t.nobody_responds()
    assert t.gold == dict(dimli=11, whitehawk=10, gog=9)


@pytest.mark.rule("WHITEHAWK-2", "NEG-1", "TIME-5")
def test_the_answer_in_kind_can_be_negated_and_given_again():
    """Eve Negates the first; she may play the second, since the window is open again."""
    t = table("eve", "whitehawk", "gog").hand("eve", TAKES_GOLD, "I don't think so!")
    t.hand("whitehawk", LOG, LOG)
    t.eve.plays(TAKES_GOLD, at="whitehawk")
    t.whitehawk.responds(LOG)
    t.eve.responds("I don't think so!")
    t.nobody_responds() if t.asked != "whitehawk" else None
    t.whitehawk.responds(LOG)
    t.nobody_responds()
    assert t.gold == dict(eve=10, whitehawk=10, gog=10)


@pytest.mark.rule("WHITEHAWK-2")
@pytest.mark.parametrize(("number", "alcohol", "gold"), [(0, 1, 12), (1, 0, 10)])
def test_what_befalls_another_at_the_same_time_is_not_in_her_log(number, alcohol, gold):
    """She is hurt and may say so; drunker, or poorer, is only Gog, who sits after her."""
    gains, pays = v.the_richest.gains(alcohol=1), v.the_richest.pays(2, v.TO_ME)
    quarrel = v.action("Quarrel", v.each_other_player.loses(fortitude=1), (gains, pays)[number])
    t = table(stranger(quarrel), "whitehawk", "gog").hand("tess", "Quarrel").stats("gog", gold=12)
    t.hand("whitehawk", LOG, "Challenge accepted!").hand("gog", IM_IN)
    t.until("action", "tess").tess.plays("Quarrel")
    assert (t.asked, t.whitehawk.may("Challenge accepted!")) == ("whitehawk", True)
    assert (t.alcohol["gog"], t.gold["gog"]) == (alcohol, gold)
    assert t.whitehawk.why_not(LOG).rule == "CARD-3"


@pytest.mark.rule("WHITEHAWK-2")
@pytest.mark.parametrize("spirits", [0, 1])
def test_she_logs_one_point_and_not_none(spirits):
    """Tess pours as much spirits as she has, and with none her card has done nothing."""
    many = Tracker("spirits", 5)
    pour = v.action("Pour", v.another_player.gains(alcohol=v.points_of(many)))
    tess = Character("tess", "Tess", race="human", box="test", deck=[9 * pour], trackers=[many])
    t = table(tess, "whitehawk", "gog").tracker("tess", "spirits", spirits).hand("tess", "Pour")
    t.hand("whitehawk", LOG).hand("gog", IM_IN)
    t.until("action", "tess").tess.plays("Pour", at="whitehawk")
    assert t.alcohol == dict(tess=0, whitehawk=spirits, gog=0)
    assert (t.asked == "whitehawk", t.whitehawk.may(LOG)) == (spirits > 0, spirits > 0)
