"""What a view says of a card on the stack: what is still to come of it, and for whom."""

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


def test_a_card_with_a_part_says_what_is_to_come_of_both():
    t = table(TESS, "gog", ANN).hand("tess", "Pipe").hand("ann", "Breather")
    t.until("action", "tess").tess.plays("Pipe", at="gog")
    t.tess.names("ann").until("respond", "ann")
    layer = t.table.view(2).stack[-1]
    coming = layer.ahead()
    assert names(coming) == ["change", "attach", "draw", "choose-one", "draw", "change"]
    assert (layer.word(), layer.holding()) == (None, [])
    assert [layer.aims(word) for word in coming[:3]] == [(1,), (1,), (2,)]
    t.ann.passes()
    assert (t.asked, t.asked_for) == ("tess", "choice")
    layer = t.table.view(0).stack[-1]
    assert layer.word().name == "choose-one"
    assert names(layer.holding()) == ["draw", "change"]
    assert layer.ahead() == []
