"""BRYN: blows that go back to whoever struck, and the ox that drinks."""

import pytest

from lastcall.cards.catalogue import character
from lastcall.engine import words as v
from lastcall.testing import stranger, table

STOP_HITTING = "Stop hitting yourself!"
WARNING = "Take this as a warning! Next time it'll be the brig"
DEFLECT = "Deflect"
CANNONBALL = "Watch it! Loose cannonball!"
PLAY = "You wanna play, huh?"
CHALLENGE = "Challenge accepted!"
DRAKE = "I won't stand idly by while you insult the Drake!"
OX = "I'm built like an ox, and I can drink like one, too!"
SKIES = "Let's drink to clear skies and strong winds!"
SPIKE = "Spike it with Firewater"
DRAGON = "Actually, that's Dragon Breath Ale."
IM_IN = "Gambling? I'm in!"


@pytest.mark.rule("BRYN-1", "BRYN-8")
def test_she_brings_nothing_but_her_cards():
    kit = character("bryn")
    assert (kit.trackers, kit.boxes, kit.side_decks, kit.rules) == ((), (), (), ())
    assert (kit.at_turn_start, kit.after_draw, kit.at_turn_end) == ((), (), ())


@pytest.mark.rule("BRYN-9")
def test_her_deck_is_shaped_as_it_should_be():
    """Seven blows, two redirections, two that cut a Drink down, two that split one."""
    words = [
        (mode.when, word)
        for card in character("bryn").deck.cards
        for mode in card.modes
        for word in mode.words
    ]
    blows = [word for when, word in words if when == v.w.MY_ACTION and word.numeric]
    assert sum(word.whom() is v.another_player for word in blows) == 7
    names = [word.name for _, word in words]
    assert (names.count("redirect"), names.count("weaken-to")) == (2, 2)
    assert (names.count("split-drink"), names.count("leave-round")) == (2, 3)


# Stop hitting yourself! --------------------------------------------------------------------------


@pytest.mark.rule("BRYN-2", "REDR-1")
def test_the_loss_goes_to_whoever_caused_it():
    t = table("whitehawk", "bryn", "gog").hand("whitehawk", DRAKE).hand("bryn", STOP_HITTING)
    t.whitehawk.plays(DRAKE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds()
    assert t.fortitude == dict(whitehawk=17, bryn=20, gog=20)


@pytest.mark.rule("BRYN-3", "REDR-3")
def test_everything_else_on_the_card_stays_with_her():
    """The payment is hers, the blow is not."""
    bully = stranger(
        2 * v.action("Hand it over!", v.another_player.loses(fortitude=2),
                     v.another_player.pays(1, v.TO_ME))
    )  # fmt: skip
    t = table(bully, "bryn", "gog").hand("tess", "Hand it over!").hand("bryn", STOP_HITTING)
    t.tess.plays("Hand it over!", at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds()
    assert t.fortitude == dict(tess=18, bryn=20, gog=20)
    assert t.gold == dict(tess=11, bryn=9, gog=10)


@pytest.mark.rule("BRYN-4", "REDR-4", "REDR-5", "REDR-6")
def test_a_loss_that_is_sent_back_again_hits_her():
    """Remy warns her, she sends it back, he deflects it at her: her card is spent."""
    t = table("remy", "bryn", "gog").hand("remy", WARNING, DEFLECT).hand("bryn", STOP_HITTING)
    t.remy.plays(WARNING, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.remy.responds(DEFLECT, to="bryn")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, bryn=18, gog=20)
    assert t.bryn.tracker("mark") == 1


@pytest.mark.rule("BRYN-4")
def test_a_second_copy_sends_it_back_once_more():
    t = table("remy", "bryn", "gog").hand("remy", WARNING, DEFLECT)
    t.hand("bryn", STOP_HITTING, STOP_HITTING)
    t.remy.plays(WARNING, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.remy.responds(DEFLECT, to="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds()
    assert t.fortitude == dict(remy=18, bryn=20, gog=20)


@pytest.mark.rule("BRYN-5", "REDR-2")
def test_hitting_back_follows_the_first_source():
    """EX-RDI4-redirect-1: the Captain hits Remy, he deflects, Bryn hits the Captain back."""
    t = table("whitehawk", "remy", "bryn").hand("whitehawk", DRAKE).hand("remy", DEFLECT)
    t.hand("bryn", PLAY)
    t.whitehawk.plays(DRAKE, at="remy")
    t.remy.responds(DEFLECT, to="bryn")
    t.until("respond", "bryn").bryn.responds(PLAY)
    t.nobody_responds()
    assert t.fortitude == dict(whitehawk=18, remy=20, bryn=17)


@pytest.mark.rule("BRYN-5", "TIME-16")
def test_whoever_hit_themselves_cannot_hit_back():
    """The Captain's own Drake comes back to her: nobody else hurt her."""
    t = table("whitehawk", "bryn", "gog").hand("whitehawk", DRAKE, CHALLENGE)
    t.hand("bryn", STOP_HITTING)
    t.whitehawk.plays(DRAKE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds()
    assert t.fortitude == dict(whitehawk=17, bryn=20, gog=20)
    assert t.whitehawk.hand == [CHALLENGE]


@pytest.mark.rule("BRYN-2", "NEG-1")
def test_her_redirection_can_be_negated():
    t = table("remy", "bryn", "gog").hand("remy", WARNING, "I don't think so!")
    t.hand("bryn", STOP_HITTING)
    t.remy.plays(WARNING, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.remy.responds("I don't think so!")
    t.nobody_responds()
    assert t.fortitude == dict(remy=20, bryn=18, gog=20)


# The ox ------------------------------------------------------------------------------------------


def contest(*drinks):
    """Bryn's Drinking Contest against Gog and Eve, each with one of these."""
    t = table("bryn", "gog", "dimli", "eve").turn("bryn", "drink").pile("bryn", "Drinking Contest!")
    return t.drink_deck(*drinks).hand("bryn", OX).hand("gog", IM_IN)


@pytest.mark.rule("BRYN-6", "BRYN-7", "CONT-9")
def test_the_ox_counts_in_a_contest():
    """EX-RDI4-contest-1 in spirit: her 5 become 1, and Gog wins with his Wine."""
    t = contest("Elven Wine with a Chaser", "Wine", "Wine", "Light Ale", "Dark Ale")
    t.until("respond", "bryn").bryn.responds(OX)
    t.until("discard", "gog")
    assert t.alcohol == dict(bryn=1, gog=2, dimli=1, eve=1)
    assert t.gold == dict(bryn=9, gog=13, dimli=9, eve=9)


def drinks(*hand, pile=("Elven Wine",)):
    t = table("bryn", "dimli", "eve").turn("bryn", "drink").pile("bryn", *pile)
    t.hand("bryn", OX, *hand).hand("dimli", SPIKE, IM_IN).hand("eve", DRAGON)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    return t


@pytest.mark.rule("BRYN-6", "TIME-5")
def test_what_is_put_in_afterwards_counts():
    """3 become 1, and Dimli's spike makes them 3 again; her second ox would make that 1."""
    t = drinks(OX)
    t.bryn.responds(OX)
    assert t.drinks[0]["alcohol"] == 1
    t.until("respond", "dimli").dimli.responds(SPIKE)
    t.until("respond", "bryn")
    assert t.drinks[0]["alcohol"] == 3
    t.bryn.responds(OX)
    t.until("discard", "dimli")
    assert t.alcohol["bryn"] == 1


@pytest.mark.rule("BRYN-6")
def test_the_ox_and_another_drink_in_its_place():
    """R-46: she drinks like an ox whatever it turns out to be."""
    t = drinks()
    t.bryn.responds(OX)
    t.until("respond", "eve").eve.responds(DRAGON)
    t.until("discard", "dimli")
    assert t.alcohol["bryn"] == 1


@pytest.mark.rule("BRYN-6", "SPLT-2", "SPLT-3")
@pytest.mark.parametrize(("first", "hers", "eves"), [(OX, 1, 1), (SKIES, 1, 2)])
def test_the_ox_before_or_after_a_split(first, hers, eves):
    """Cut down first, half of 1 is 1 for each; afterwards she cuts down her own half alone."""
    t = table("bryn", "gog", "eve").turn("bryn", "drink").pile("bryn", "Elven Wine")
    t.hand("bryn", OX, SKIES).hand("gog", IM_IN)
    for title in (first, SKIES if first == OX else OX):
        if title == OX:
            t.bryn.responds(OX)
        else:
            t.bryn.responds(SKIES, to="eve")
    t.until("discard", "gog")
    assert t.alcohol == dict(bryn=hers, gog=0, eve=eves)
