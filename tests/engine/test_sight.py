"""What a view says of a card on the stack: what is still to come of it, and for whom."""

import pytest

from lastcall.engine.cards import Character, Deck
from lastcall.engine.words import a_player, action, another_player, anytime, attach, me
from lastcall.testing import stranger, table

TALE = action("Tale", a_player.draws(1), *me.chooses(me.draws(2), me.gains(fortitude=2)))
TALES = Deck("tales", "test", [4 * TALE])
PIPE = action("Pipe", another_player.loses(fortitude=1), attach(TALES))
TESS = Character("tess", "Tess", race="human", box="test", deck=[30 * PIPE], side_decks=[TALES])
ANN = stranger(anytime("Breather", me.gains(fortitude=1)), name="ann")


def names(words):
    return [word.name for word in words]


@pytest.mark.first_chair
def test_a_card_with_a_part_says_what_is_to_come_of_both():
    t = table(TESS, "gog", ANN).hand("tess", "Pipe").hand("ann", "Breather")
    t.until("action", "tess").tess.plays("Pipe", at="gog")
    t.tess.names("ann").until("respond", "ann")
    layer = t.table.view(2).stack[-1]
    coming = layer.ahead()
    assert names(coming) == ["change", "attach", "draw", "choose-one", "draw", "change"]
    assert (layer.word(), layer.holding(), layer.begun()) == (None, [], False)
    assert [layer.aims(word) for word in coming[:3]] == [(1,), (1,), (2,)]
    t.ann.passes()
    assert (t.asked, t.asked_for) == ("tess", "choice")
    layer = t.table.view(0).stack[-1]
    assert (layer.word().name, layer.begun()) == ("choose-one", True)
    assert names(layer.holding()) == ["draw", "change"]
    assert layer.ahead() == []


@pytest.mark.first_chair
def test_drinks_say_who_has_yet_to_reveal_and_when_they_have_been_drunk():
    """Eve holds a card that answers the payment for new Drinks, in the middle of a contest."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Drinking Contest!")
    t.drink_deck("Wine", "Light Ale", rest="discard")
    t.hand("eve", "Illusionary Coin", "Drink what? This is empty.")
    t.until("respond", "eve")
    (layer, demand) = t.table.view(1).stack[-2:]
    assert (demand.kind, demand.card) == ("play", -1)
    assert (layer.kind, len(layer.drinks), layer.queue, layer.drunk) == ("contest", 2, (2,), False)
    t.eve.passes().until("respond", "eve")
    (layer,) = t.table.view(1).stack[-1:]
    assert (layer.kind, len(layer.drinks), layer.queue, layer.drunk) == ("contest", 3, (), False)


def test_a_drink_that_has_been_drunk_says_so():
    """What else it does is still to come, and its drinker says in which order."""
    t = table("bryn", "gog", drinks=["drinks-rdi4"]).turn("bryn", "drink")
    t.pile("bryn", "Message in a Bottle")
    t.until("effect-order", "bryn")
    (layer,) = t.table.view(0).stack
    assert (layer.kind, layer.drunk, t.alcohol["bryn"]) == ("drinks", True, 1)
