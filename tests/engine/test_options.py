"""Options are numbers on the wire and in records: each stands for one answer, for ever."""

import itertools

import pytest

from lastcall.engine import options as o
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.testing import table

NOTHING = {"card": -1, "mode": 0, "targets": 0, "on": -1, "behalf": -1, "number": -1}

# What each is made of, and its number, as it stands in records that are kept.
MADE = [
    (o.PASSING, w.PASS, {}, 0),
    (o.FINISHED, w.DONE, {}, 8796093022208),
    (o.KEEPING, w.KEEP, {}, 17592186044416),
    (o.ACCEPTING, w.ACCEPT, {}, 21990232555520),
    (o.DECLINING, w.DECLINE, {}, 26388279066624),
    (o.give(3), w.GIVE, {"targets": 8}, 13194139533824),
    (o.name_players(6), w.GIVE, {"targets": 6}, 13194139533696),
    (o.use(5), w.USE, {"card": 5}, 35184384671744),
    (o.choose(5), w.CHOOSE, {"card": 5}, 30786338160640),
    (o.choose_number(2), w.CHOOSE, {"number": 2}, 30992484007936),
    (o.play(0, 0), w.PLAY, {"card": 0}, 4398048608256),
    (
        o.play(200, 2, 5, 3, 1),
        w.PLAY,
        {"card": 200, "mode": 2, "targets": 5, "on": 3, "behalf": 1},
        4407058497860,
    ),
]


@pytest.mark.parametrize(("option", "kind", "parts", "code"), MADE, ids=lambda x: str(x)[:30])
def test_an_option_is_what_it_was_made_of(option, kind, parts, code):
    assert option.kind == kind
    assert {name: getattr(option, name) for name in NOTHING} == {**NOTHING, **parts}
    assert option.code == code
    assert o.from_code(code) is option


def test_no_two_plays_are_the_same():
    """Cards, modes, targets and Drinks as large as they get: each has an option of its own."""
    ways = list(
        itertools.product(
            (0, 1, 1000, 2046), (0, 1, 7), (0, 1, 2, 4095), (-1, 0, 1, 62), (-1, 0, 9)
        )
    )
    plays = [o.play(*way) for way in ways]
    assert [(p.card, p.mode, p.targets, p.on, p.behalf) for p in plays] == ways
    assert len({p.code for p in plays}) == len(ways)
    assert all(o.from_code(p.code) is p for p in plays)


@pytest.mark.parametrize("code", [-1, 1 << 46, 10 << 42])
def test_a_number_that_stands_for_nothing_is_refused(code):
    with pytest.raises(ValueError, match="no option has the number"):
        o.from_code(code)


def test_what_is_no_play_is_just_not_offered():
    """Naming a card is no attempt to play it: why that would not go is not the point."""
    t = (
        table("gog", "eve")
        .hand("gog", "Dance with Gog!", "Gog not think so!")
        .until("action", "gog")
    )
    card = t.card_of(0, "Gog not think so!")
    for option, key in ((o.choose(card), r.NOT_OFFERED), (o.play(card, 0), r.NO_SOMETIMES)):
        with pytest.raises(r.IllegalAnswer) as refused:
            t.table.answer(option)
        assert refused.value.reason.key == r.reason(key).key


@pytest.mark.parametrize("beyond", [0, 1])
def test_the_play_of_no_card_is_just_not_offered(beyond):
    """Neither -1 nor what comes after the last card is one, though both could be looked up."""
    t = table("gog", "eve").hand("gog", "Dance with Gog!").until("action", "gog").table
    card = len(t.game.defs) if beyond else -1
    with pytest.raises(r.IllegalAnswer) as refused:
        t.answer(o.of_card(o.play(0, 0), card))
    assert refused.value.reason.key == r.NOT_OFFERED
