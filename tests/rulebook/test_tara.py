"""TARA: what she can keep from happening, and what she knows before it happens."""

import random

import pytest

from lastcall.cards.catalogue import character
from lastcall.engine import words as v
from lastcall.engine.audit import audit
from lastcall.engine.view import events_for
from lastcall.testing import as_data, table

HUSH = "Hush. I am listening to tomorrow."
SEEN_COMING = "I may be blind, but I could still see that coming!"
UH_OH = "Uh oh, I don't like where this is headed..."
CHARTS = "I have consulted the charts... This is not in my future"
SPIKE = "Spike it with Firewater"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
NO = "I don't think so!"
TIP = "Tip the Wench."
IM_IN = "Gambling? I'm in!"
STARS = "The stars are thirsty tonight."


@pytest.mark.rule("TARA-1", "TARA-7")
def test_she_brings_nothing_but_her_cards():
    kit = character("tara")
    assert (kit.trackers, kit.boxes, kit.side_decks, kit.rules) == ((), (), (), ())
    assert (kit.at_turn_start, kit.after_draw, kit.at_turn_end) == ((), (), ())


@pytest.mark.rule("TARA-8")
def test_her_deck_is_shaped_as_it_should_be():
    """Four blows, four that Ignore a card, four that cheat, three of foresight."""
    modes = [mode for card in character("tara").deck.cards for mode in card.modes]
    names = [word.name for mode in modes for word in mode.words]
    assert names.count("foresee-deck") == names.count("foresee-pile") == 3
    assert sum(mode.type == v.w.CHEATING for mode in modes) == 4
    assert (names.count("ignore"), names.count("ignore-drink")) == (4, 3)
    hits = [w for m in modes for w in m.words if w.numeric and w.attribute_meant() == v.FORTITUDE]
    assert sorted(word.number() for word in hits if word.number() < 0) == [-2, -2, -1, -1]


# What she does not let happen --------------------------------------------------------------------


@pytest.mark.rule("TARA-3", "TARA-4", "STAT-6")
def test_a_tip_that_she_saw_coming():
    """EX-RDI4-affects-1: Bryn tips with Tara's Gold, and she does not pay."""
    t = table("bryn", "tara", "gog").hand("bryn", TIP).hand("tara", SEEN_COMING)
    t.until("action", "bryn").bryn.plays(TIP, at="tara")
    t.tara.responds(SEEN_COMING)
    t.nobody_responds()
    assert t.gold == dict(bryn=10, tara=10, gog=10)


@pytest.mark.rule("TARA-2", "STAT-8")
def test_a_drink_that_gets_stronger_is_not_her_alcohol_content():
    """EX-RDI4-affects-2: the spike alters the Wine; she gains 4."""
    t = table("tara", "dimli", "gog").turn("tara", "drink").pile("tara", "Wine")
    t.hand("tara", UH_OH, TIP).hand("dimli", SPIKE, IM_IN)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    t.until("respond", "dimli").dimli.responds(SPIKE)
    assert t.tara.why_not(UH_OH).rule == "STAT-6"
    t.until("discard", "dimli")
    assert t.alcohol["tara"] == 4


@pytest.mark.rule("TARA-2", "STAT-9")
def test_her_card_being_negated_is_not_her_alcohol_content_either():
    """EX-RDI4-affects-3: Remy undoes her charts; with her Mark there is no answer at all."""
    t = table("tara", "remy", "gog").turn("tara", "drink").pile("tara", "Dragon Breath Ale")
    t.hand("tara", CHARTS, UH_OH, NO).hand("remy", NO, IM_IN).tracker("tara", "mark", 1)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    t.tara.responds(CHARTS)
    t.until("respond", "remy").remy.responds(NO)
    assert not t.tara.may(UH_OH)
    assert not t.tara.may(NO)
    t.until("discard", "remy")
    assert t.alcohol["tara"] == 4
    assert t.tara.hand == [NO, UH_OH]


@pytest.mark.rule("TARA-2", "TARA-4")
def test_what_would_change_it_directly_she_ignores():
    t = table("eve", "tara", "gog").hand("eve", DRUNKER).hand("tara", UH_OH)
    t.eve.plays(DRUNKER, at="tara")
    t.tara.responds(UH_OH)
    t.nobody_responds()
    assert t.alcohol == dict(eve=0, tara=0, gog=0)


# Foresight ---------------------------------------------------------------------------------------


def foresight(*top, rest="deck"):
    t = table("tara", "gog", "eve").hand("tara", HUSH, STARS)
    t.drink_deck(*top, rest=rest)
    t.until("action", "tara").tara.plays(HUSH, mode=0)
    return t


def known(t, name):
    game = t.table.game
    seen = t.table.view(t.seat(name)).known
    return {position: game.defs[card].title for card, zone, position in seen
            if game.zones[zone].name == "drink deck"}  # fmt: skip


@pytest.mark.rule("TARA-5")
@pytest.mark.first_chair
def test_only_she_sees_what_she_looks_at():
    """The question, the log and what she knows from then on are hers alone."""
    t = foresight("Wine", "Water", "Mead", "Dark Ale")
    assert (t.asked, t.asked_for) == ("tara", "arrange")
    assert t.table.view(1).options == ()
    told = {seat: [e.kind for e in events_for(t.table, seat)] for seat in (0, 1, -1)}
    assert [told[seat].count("foresaw") for seat in (0, 1, -1)] == [3, 0, 0]
    assert [told[seat].count("looked") for seat in (0, 1, -1)] == [1, 1, 1]
    t.tara.arranges("Mead")
    t.tara.leaves_them_so()
    assert known(t, "tara") == {0: "Mead", 1: "Wine", 2: "Water"}
    assert known(t, "gog") == known(t, "eve") == {}


@pytest.mark.rule("TARA-5")
@pytest.mark.first_chair
def test_what_she_knows_moves_with_the_cards_and_is_true_in_her_mind():
    """She orders the Mead for Gog: she knows that it lies there, and nobody else does."""
    t = foresight("Wine", "Water", "Mead", "Dark Ale")
    t.tara.arranges("Mead", "Wine")
    t.until("order", "tara").tara.orders_for("gog")
    assert t.gog.pile == ["Mead"]
    game = t.table.game
    seen = {(game.defs[card].title, game.zones[zone].name) for card, zone, _ in
            t.table.view(0).known}  # fmt: skip
    assert {("Mead", "pile"), ("Wine", "drink deck"), ("Water", "drink deck")} <= seen
    for seed in range(5):
        mine = t.table.imagine(0, seed)
        assert [mine.title(c) for c in mine.seats[1].pile] == ["Mead"]
        assert [mine.title(c) for c in reversed(mine.cellars[0].deck)][:2] == ["Wine", "Water"]
    piles = {t.table.title(t.table.imagine(1, seed).seats[1].pile[0]) for seed in range(12)}
    assert len(piles) > 1


@pytest.mark.rule("TARA-5")
def test_it_is_forgotten_when_the_place_is_shuffled():
    """Two cards are left; when the deck is made anew nobody knows where anything lies."""
    t = foresight("Wine", "Water", rest="discard")
    t.tara.arranges("Water")
    assert known(t, "tara") == {0: "Water", 1: "Wine"}
    t.until("order", "tara").tara.orders_for("gog")
    t.until("order", "gog").gog.orders_for("eve")
    assert t.happened("deck-exhausted") or t.happened("restocked")
    assert known(t, "tara") == {}


@pytest.mark.rule("TARA-6")
@pytest.mark.parametrize("top", [("Wine",), ("Wine", "Water")])
def test_she_looks_at_what_there_is_and_nobody_pays(top):
    """One card or two: no payment for new Drinks, and with one there is nothing to arrange."""
    t = foresight(*top, rest="discard")
    assert (t.asked_for == "arrange") == (len(top) == 2)
    t.until("order", "tara")
    assert t.gold == dict(tara=10, gog=10, eve=10)
    assert t.drink_deck_titles == list(top)


@pytest.mark.rule("TARA-5", "NEG-1")
def test_a_second_seer_makes_the_first_one_forget():
    """R-47: Tara II puts the same cards back, so the first no longer knows their order."""
    t = table("tara", "tara", "gog").hand("tara", HUSH).hand("tara_2", HUSH)
    t.drink_deck("Wine", "Water", "Mead", "Dark Ale")
    t.until("action", "tara").tara.plays(HUSH, mode=0)
    t.nobody_responds() if t.asked_for == "respond" else None
    t.tara.arranges("Mead", "Water")
    t.until("respond", "tara_2").tara_2.responds(HUSH, mode=0)
    assert known(t, "tara") == {}
    t.tara_2.arranges("Wine", "Water")
    assert known(t, "tara_2") == {0: "Wine", 1: "Water", 2: "Mead"}


def test_an_empty_pile_shows_nothing():
    t = table("tara", "gog", "eve").hand("tara", HUSH).pile("eve", "Wine")
    t.tara.plays(HUSH, mode=1, at="gog")
    assert t.asked_for != "arrange"
    assert t.eve.pile == ["Wine"]


def test_what_she_knows_is_all_that_differs_between_imagined_tables():
    """Random evenings with two who look: views stay as they were, nothing is lost."""
    import lastcall

    for seed in range(4):
        t = lastcall.new_game("tara", "remy", "bryn", "whitehawk", seed=seed)
        chance = random.Random(seed)
        for number in range(1500):
            if t.over:
                break
            if number % 50 == 0:
                for seat in range(4):
                    other = t.imagine(seat, number)
                    assert audit(other) == []
                    assert as_data(other.view(seat)) == as_data(t.view(seat))
            options = t.decision.options
            looks = [o for o in options if o.kind == "play" and t.title(o.card) == HUSH]
            t.answer(chance.choice(looks or options))
