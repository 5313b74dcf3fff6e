"""ZAKHAN: Drunken Chi, raised by what he drinks, spent as a cost, counted when a card resolves."""

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import character
from lastcall.engine import words as v
from lastcall.testing import stranger, table

STAGGER = "Stagger left, strike right."
STANDING = "Ha! You call that standing?"
BREATHE = "Breathe in. Hiccup. Breathe out."
FALL = "I meant to fall over just then."
MASTER = "Master the spirits, or the spirits will be your master!"
LEARN = "Drink with me, and learn."
JUG = "Watch the jug, not the fist."
SPIKE = "Spike it with Firewater"
BELCH = "Uuurp! That hit the spot!"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
DISBELIEVE = "I attempt to disbelieve."
NOT_EVE = "I'm not Eve! She's over there!"
NO = "I don't think so!"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"


def drinks(*pile, chi=0, hand=()):
    """Zakhan's Drink Phase; Gog's turn comes next."""
    t = table("zakhan", "gog", "eve").turn("zakhan", "drink").pile("zakhan", *pile)
    return t.hand("zakhan", *hand).hand("gog", IM_IN).tracker("zakhan", "chi", chi)


def asked_to_raise(t):
    """How often he was asked until Gog's turn, accepting each time."""
    times = 0
    while t.asked_for != "discard":
        if t.asked_for == "dare":
            assert t.asked == "zakhan"
            t.zakhan.accepts()
            times += 1
        else:
            t.table.answer(t.options()[-1])
    return times


@pytest.mark.rule("ZAKHAN-1", "ZAKHAN-6")
def test_he_has_a_jug_on_a_track_from_0_to_5():
    (chi,) = character("zakhan").trackers
    assert (chi.name, chi.start, chi.most) == ("chi", 0, 5)
    assert table("zakhan", "gog").zakhan.tracker("chi") == 0
    assert (character("zakhan").boxes, character("zakhan").side_decks) == ((), ())


@pytest.mark.rule("ZAKHAN-14")
def test_his_deck_is_shaped_as_it_should_be():
    """Seven blows, three that count Chi; two with which he drinks; five that cost Chi."""
    cards = character("zakhan").deck.cards
    acts = [card for card in cards if any(m.when == v.w.MY_ACTION for m in card.modes)]
    words = [word for card in cards for mode in card.modes for word in mode.words]
    names = [word.name for word in words]
    assert names.count("drink-from-deck") == 2
    assert (names.count("split-drink"), names.count("ignore-drink")) == (1, 2)
    assert sum(any(m.cost is not None for m in card.modes) for card in cards) == 5
    counting = [
        card
        for card in acts
        if any(w.numeric and w.amount_meant().counted for m in card.modes for w in m.words)
    ]
    assert len(counting) == 3 + 1


@pytest.mark.rule("ZAKHAN-5", "ZAKHAN-12")
def test_his_numbers_keep_to_the_budget():
    """2 Chi buy 1 Fortitude of somebody's, 2 of his own, 2 Alcohol Content or 2 cards."""
    for card in character("zakhan").deck.cards:
        dear = [mode for mode in card.modes if mode.cost is not None]
        if not dear:
            continue
        plain = sum(abs(word.number()) for word in card.modes[0].words)
        more = sum(abs(word.number()) for word in dear[0].words) - plain
        assert dear[0].cost.amount() == 2
        mine = dear[0].words[-1].whom() is v.me
        assert more == (2 if mine else 1), card.title


# Raising -----------------------------------------------------------------------------------------


@pytest.mark.rule("ZAKHAN-2", "ZAKHAN-3")
@pytest.mark.parametrize("drink", ["Light Ale", "Wine", "Dragon Breath Ale"])
@pytest.mark.parametrize("raises", [True, False])
def test_he_may_raise_it_by_1_once_he_has_drunk(drink, raises):
    t = drinks(drink)
    assert (t.asked, t.asked_for) == ("zakhan", "dare")
    drunk = {"Light Ale": 1, "Wine": 2, "Dragon Breath Ale": 4}[drink]
    assert t.alcohol["zakhan"] == drunk, "he has gained it by then"
    t.zakhan.accepts() if raises else t.zakhan.declines()
    t.until("discard", "gog")
    assert t.zakhan.tracker("chi") == int(raises)


@pytest.mark.rule("ZAKHAN-7", "CHSR-9")
def test_a_drink_with_two_chasers_is_one_drink():
    t = drinks("Light Ale with a Chaser", "Wine with a Chaser", "Wine")
    assert asked_to_raise(t) == 1
    assert (t.alcohol["zakhan"], t.zakhan.tracker("chi")) == (5, 1)


@pytest.mark.rule("ZAKHAN-7")
@pytest.mark.parametrize("drink", ["Water", "Holy Water", "We're Cutting You Off!"])
def test_nothing_strong_nothing_raised(drink):
    t = drinks(drink)
    t.stats("zakhan", alcohol=3)
    assert asked_to_raise(t) == 0


@pytest.mark.rule("ZAKHAN-7", "NEG-2")
def test_a_drink_that_he_ignored():
    t = drinks("Wine", hand=[MASTER])
    t.zakhan.responds(MASTER)
    assert asked_to_raise(t) == 0
    assert t.zakhan.tracker("chi") == 0


@pytest.mark.rule("ZAKHAN-7")
def test_whoever_drinks_it_counts_and_not_whose_it_was():
    """Dimli's Wine is handed to him and raises his Chi; his own, handed on, does not."""
    you_have_this = "You have this. I'm waiting for the good stuff!"
    t = table("dimli", "zakhan", "gog").turn("dimli", "drink").pile("dimli", "Wine")
    t.hand("dimli", you_have_this).hand("zakhan", IM_IN)
    t.dimli.responds(you_have_this, to="zakhan")
    assert asked_to_raise(t) == 1
    assert t.alcohol == dict(dimli=0, zakhan=2, gog=0)
    passing = stranger(2 * v.sometimes("Catch!", when=v.a_drink, do=v.give_drink))
    t = table("zakhan", passing, "gog").turn("zakhan", "drink").pile("zakhan", "Wine")
    t.hand("tess", "Catch!", IM_IN)
    t.until("respond", "tess").tess.responds("Catch!", to="gog")
    assert asked_to_raise(t) == 0
    assert t.alcohol == dict(zakhan=0, tess=0, gog=2)


@pytest.mark.rule("ZAKHAN-2", "ZAKHAN-7", "SPLT-2")
def test_of_a_drink_that_was_split_his_half_counts_once():
    t = drinks("Elven Wine", hand=[LEARN])
    t.zakhan.responds(LEARN, to="eve")
    assert asked_to_raise(t) == 1
    assert (t.alcohol, t.zakhan.tracker("chi")) == (dict(zakhan=2, gog=0, eve=2), 1)


@pytest.mark.rule("ZAKHAN-7", "TIME-9")
def test_two_drinks_at_once_are_two():
    """In a Round on the House Dimli hands him a second one: both count."""
    you_have_this = "You have this. I'm waiting for the good stuff!"
    t = table("gog", "zakhan", "dimli").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand("dimli", you_have_this).hand("zakhan", IM_IN)
    t.until("respond", "dimli").dimli.responds(you_have_this, to="zakhan")
    assert asked_to_raise(t) == 2
    assert (t.alcohol, t.zakhan.tracker("chi")) == (dict(gog=2, zakhan=4, dimli=0), 2)


@pytest.mark.rule("ZAKHAN-7")
def test_water_that_somebody_spiked_counts():
    t = table("zakhan", "gog", "dimli").turn("zakhan", "drink").pile("zakhan", "Water")
    t.hand("dimli", SPIKE).hand("gog", IM_IN)
    t.until("respond", "dimli").dimli.responds(SPIKE)
    assert asked_to_raise(t) == 1


@pytest.mark.rule("ZAKHAN-8")
def test_eves_eyes_raise_nothing():
    t = table("eve", "zakhan", "gog").hand("eve", DRUNKER).hand("zakhan", IM_IN)
    t.eve.plays(DRUNKER, at="zakhan")
    assert asked_to_raise(t) == 0
    assert (t.alcohol["zakhan"], t.zakhan.tracker("chi")) == (2, 0)


@pytest.mark.rule("ZAKHAN-8", "EVNT-1")
def test_an_event_is_no_drink():
    """Fine Ambrosia gives him 1 Alcohol Content, as an Event."""
    t = drinks("Fine Ambrosia")
    t.stats("zakhan", fortitude=10)
    assert asked_to_raise(t) == 0
    assert t.alcohol["zakhan"] == 1


@pytest.mark.rule("ZAKHAN-6")
@pytest.mark.parametrize(("chi", "times"), [(4, 1), (5, 0)])
def test_at_5_he_is_not_even_asked(chi, times):
    t = drinks("Wine", chi=chi)
    assert asked_to_raise(t) == times
    assert t.zakhan.tracker("chi") == 5


@pytest.mark.rule("ZAKHAN-9")
def test_nobody_can_say_anything_about_it():
    """Eve and Gog hold whatever answers cards, and are not asked between Drink and Chi."""
    t = drinks("Wine")
    t.hand("eve", NO, DISBELIEVE, TIP).hand("gog", "Gog not think so!", IM_IN)
    t.until("dare", "zakhan").zakhan.accepts()
    assert t.zakhan.tracker("chi") == 1
    assert not t.happened("played")


@pytest.mark.rule("ZAKHAN-3", "LOSE-4")
def test_the_chi_of_the_last_drink_can_save_him():
    """It brings him to 12 against 12; the Chi of that very Drink pays for 4 Fortitude."""
    t = drinks("Wine", chi=1, hand=[BREATHE])
    t.stats("zakhan", fortitude=12, alcohol=10)
    t.until("dare", "zakhan").zakhan.accepts()
    t.until("last-call", "zakhan").zakhan.responds(BREATHE, mode=1)
    t.until("discard", "gog")
    assert t.alive == ["zakhan", "gog", "eve"]
    assert (t.fortitude["zakhan"], t.zakhan.tracker("chi")) == (16, 0)


@pytest.mark.rule("ZAKHAN-2")
def test_a_question_that_can_be_saved():
    """Saved while he is asked, the game goes on as it would have."""
    t = lastcall.new_game("zakhan", "gog", "eve", seed=5)
    bot = make_bot("random", 1)
    found = 0
    while not t.over and found < 3:
        if t.decision.kind == "dare" and t.decision.seat == 0:
            assert lastcall.restore(t.save()).fingerprint() == t.fingerprint()
            found += 1
        t.answer(ask(bot, t))
    assert found == 3


# Spending and counting ---------------------------------------------------------------------------


@pytest.mark.rule("ZAKHAN-10", "CARD-16")
@pytest.mark.parametrize("chi", [0, 1])
def test_what_he_cannot_pay_he_cannot_play_so(chi):
    t = table("zakhan", "gog", "eve").hand("zakhan", STANDING).tracker("zakhan", "chi", chi)
    assert {option.mode for option in t.zakhan.options(STANDING)} == {0}


@pytest.mark.rule("ZAKHAN-10", "NEG-1", "NEG-2")
def test_chi_spent_is_spent():
    """Eve does not believe in the blow; Eve Negates the fall: neither 2 come back."""
    t = table("zakhan", "eve", "gog").hand("zakhan", STANDING).hand("eve", DISBELIEVE)
    t.tracker("zakhan", "chi", 5)
    t.zakhan.plays(STANDING, at="eve", mode=1)
    assert t.zakhan.tracker("chi") == 3
    t.eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert (t.fortitude["eve"], t.zakhan.tracker("chi")) == (20, 3)
    t = table("eve", "zakhan", "gog").hand("eve", FIRE, NO).hand("zakhan", FALL)
    t.tracker("zakhan", "chi", 2)
    t.eve.plays(FIRE, at="zakhan")
    t.zakhan.responds(FALL, mode=1)
    t.eve.responds(NO)
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, zakhan=17, gog=20)
    assert t.zakhan.tracker("chi") == 0


@pytest.mark.rule("ZAKHAN-11", "ZAKHAN-12")
def test_a_blow_counts_what_is_left_when_it_lands():
    """With 4 Chi it would cost Eve 5; she looks away, and he spends 2 on a breath: 4."""
    t = table("zakhan", "eve", "gog").hand("zakhan", STAGGER, BREATHE)
    t.tracker("zakhan", "chi", 4).stats("zakhan", fortitude=10)
    t.until("action", "zakhan")
    t.zakhan.plays(STAGGER, at="eve")
    (coming,) = t.table.view(1).stack[-1].coming
    assert coming.amount == -5
    t.zakhan.responds(BREATHE, mode=1)
    t.nobody_responds()
    assert t.fortitude == dict(zakhan=14, eve=16, gog=20)


@pytest.mark.rule("ZAKHAN-11", "REDR-1")
def test_a_blow_that_was_sent_on_counts_the_same():
    """Eve was not there: Gog loses 3 and 1 for every 2 of Zakhan's Chi, and nobody else's."""
    t = table("zakhan", "eve", "gog").hand("zakhan", STAGGER).hand("eve", NOT_EVE)
    t.tracker("zakhan", "chi", 5)
    t.zakhan.plays(STAGGER, at="eve")
    t.eve.responds(NOT_EVE, to="gog")
    t.nobody_responds()
    assert t.fortitude == dict(zakhan=20, eve=20, gog=15)


@pytest.mark.rule("ZAKHAN-11", "LOSE-4")
def test_he_drinks_himself_under_the_table_and_strikes_all_the_same():
    """The jug takes him to his limit; the fist still lands before he falls."""
    t = table("zakhan", "gog", "eve").hand("zakhan", JUG).drink_deck("Dragon Breath Ale")
    t.stats("zakhan", fortitude=8, alcohol=5).tracker("zakhan", "chi", 5)
    t.zakhan.plays(JUG, at="eve")
    t.nobody_responds()
    assert t.fortitude["eve"] == 14
    assert t.alive == ["gog", "eve"]


# The house bot -----------------------------------------------------------------------------------


def test_the_house_bot_takes_its_chi_and_spends_it_when_that_saves_it():
    t = drinks("Wine")
    assert ask(make_bot("house", 1), t.table).kind == "accept"
    t = drinks("Wine", chi=1, hand=[BREATHE])
    t.stats("zakhan", fortitude=12, alcohol=10)
    t.until("dare", "zakhan").zakhan.accepts()
    t.until("last-call", "zakhan")
    option = ask(make_bot("house", 1), t.table)
    assert (option.kind, option.mode) == ("play", 1)
