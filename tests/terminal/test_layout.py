"""The track and the layout: drawn right at every size."""

import pytest

from lastcall.terminal.layout import BARS, BOX_HEIGHT, arrange
from lastcall.terminal.mats import STEPS, track
from lastcall.terminal.scene import Mat
from lastcall.text.chronicle import Standing


def mat(fortitude, alcohol):
    now = Standing(fortitude, alcohol, 10)
    return Mat(None, now, now)


def test_the_markers_stand_on_their_steps_and_can_be_told_apart_without_colour():
    line = track(mat(14, 3), 1).plain
    assert line == "███A·•····•···F░░░░░░"
    assert len(line) == STEPS


def test_a_fresh_mat_has_nothing_but_the_way_between_the_markers():
    assert track(mat(20, 0), 1).plain == "A····•····•····•····F"


def test_markers_that_met_are_one_cross():
    assert track(mat(9, 9), 1).plain == "█████████X░░░░░░░░░░░"
    assert track(mat(7, 9), 1).plain == "█████████X░░░░░░░░░░░"


@pytest.mark.parametrize("cell", [2, 3, 4])
def test_with_room_the_markers_carry_their_numbers(cell):
    line = track(mat(14, 3), cell).plain
    assert len(line) == STEPS * cell
    assert "3" in line[3 * cell : 4 * cell]
    assert "14" in line[14 * cell : 15 * cell]


@pytest.mark.parametrize("kits", ["nobody", "everybody", "some"])
@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize(
    "size", [(80, 24), (90, 30), (109, 60), (110, 30), (120, 40), (160, 45), (200, 50), (300, 90)]
)
def test_everything_fits_at_every_size(size, players, kits):
    width, height = size
    bring = {"nobody": [0], "everybody": [1], "some": [1, 0, 0]}[kits]
    place = arrange(width, height, [bool(bring[i % len(bring)]) for i in range(players)])
    stage = height - BARS - place.mats - place.bottom
    assert stage >= 3
    assert place.bottom >= 8
    assert place.mat_columns * place.mat_width <= width
    assert place.mat_width >= 46 or not place.mat_boxes
    rows = -(-players // place.mat_columns)
    assert len(place.mat_rows) == rows
    plain = BOX_HEIGHT if place.mat_boxes else 1
    assert set(place.mat_rows) <= {plain, plain + place.kit_lines}
    if kits == "everybody":
        assert place.mats == rows * (plain + place.kit_lines)
    if kits == "nobody":
        assert place.mats == rows * plain
    assert 30 <= place.hand <= width - 30
    assert place.wide == (width >= 110 and height >= 30)
    assert (place.log > 0) == place.wide


def test_kits_have_lines_of_their_own_while_there_is_room():
    everybody = [True] * 4
    assert arrange(120, 40, everybody).kit_lines == 2
    assert arrange(80, 24, everybody).kit_lines == 1
    assert arrange(80, 24, [True] * 10).kit_lines == 0
    assert arrange(80, 24, [True, False, False, True]).mat_rows == (2, 1, 1, 2)
