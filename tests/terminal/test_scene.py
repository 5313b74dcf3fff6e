"""The scene follows the events; the menu groups the answers; neither changes what is true."""

from lastcall.engine import terms as w
from lastcall.terminal.answers import menu_for
from lastcall.terminal.scene import Scene
from lastcall.testing import table
from lastcall.text.narrator import Narrator

NAMES = ["Gog", "Eve", "Dimli"]


def test_the_markers_move_with_the_events_and_settle_on_the_view():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    scene = Scene(t.table.view(0))
    told = len(t.table.events)
    t.gog.plays("Dance with Gog!", at="eve")
    t.everyone.passes()
    assert scene.mats[1].fortitude == 20  # the story has not been told yet
    for event in t.table.events[told:]:
        scene.hear(event, event.kind)
    assert scene.mats[1].fortitude == 16
    assert scene.mats[1].fortitude_by == -4
    assert [mat.fortitude for mat in scene.mats] == [20, 16, 20]
    assert scene.beat.lines[:2] == ["played", "fortitude"]
    scene.settle(t.table.view(0))
    assert [mat.fortitude for mat in scene.mats] == [20, 16, 20]


def test_gold_moves_between_mats_as_it_is_paid():
    t = table("gog", "eve", "dimli").hand("gog", "Gog crush beer stein on head")
    scene = Scene(t.table.view(0))
    told = len(t.table.events)
    t.gog.plays("Gog crush beer stein on head")
    t.everyone.passes()
    for event in t.table.events[told:]:
        scene.hear(event, None)
    assert [mat.gold for mat in scene.mats] == [12, 9, 9]
    assert scene.log == []


def test_copies_of_a_card_are_one_answer():
    t = table("gog", "eve", "dimli")
    t.hand("gog", *["Why you laugh at Gog?"] * 2, "Gog loves everyone!")
    view = t.table.view(0)
    menu = menu_for(view, Narrator("en"), NAMES)
    labels = [answer.label for answer in menu.answers]
    assert labels == ["Play “Why you laugh at Gog?”", "Play “Gog loves everyone!”", "Pass"]
    first = menu.answers[0]
    assert len(first.cards) == 2
    assert [way.label for way in first.ways] == ["Eve", "Dimli"]
    for answer in menu.answers:
        for way in answer.ways or (answer,):
            assert way.option in view.options
    for card in view.hand:
        assert menu.about(card) >= 0


def test_a_card_with_one_way_to_play_it_needs_no_second_list():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!", "Gog loves everyone!")
    menu = menu_for(t.table.view(0), Narrator("en"), NAMES)
    assert [len(answer.ways) for answer in menu.answers] == [2, 0, 0]
    assert [way.seat() for way in menu.answers[0].ways] == [1, 2]
    assert menu.answers[0].seat() == -1
    assert menu.answers[menu.declining()].option.kind == w.PASS
