"""Options are numbers on the wire and in records: each stands for one answer, for ever."""

import itertools
import sys
import threading

import pytest

from lastcall.engine import options as o
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine.setup import SetupError, deal
from lastcall.engine.words import acting, another_player, either
from lastcall.games import setup_for
from lastcall.testing import table
from lastcall.text.messages import Messages
from lastcall.text.problems import problem

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


def test_the_same_answer_with_another_card():
    """Its number is reckoned without making it; everything else about it stays."""
    for card, other in itertools.permutations((0, 1, 5, 1000, 2046), 2):
        for way in ((0, 0, -1, -1), (2, 5, 3, 1), (7, 4095, 62, 9)):
            option = o.play(card, *way)
            same = o.of_card(option, other)
            assert same is o.play(other, *way)
            assert o.code_with(option, other) == same.code


@pytest.mark.parametrize("code", [-1, 1 << 46, 1 << 70, 10 << 42])
def test_a_number_that_stands_for_nothing_is_refused(code):
    with pytest.raises(ValueError, match="no option has the number"):
        o.from_code(code)


@pytest.mark.first_chair
def test_what_is_no_play_is_just_not_offered():
    """Naming a card is no attempt to play it: why that would not go is not the point."""
    t = (
        table("gog", "eve")
        .hand("gog", "Dance with Gog!", "Gog not think so!")
        .until("action", "gog")
    )
    card = t.card_of(0, "Gog not think so!")
    keys = {o.choose(card): r.NOT_OFFERED, o.use(card): r.NOT_OFFERED}
    keys[o.play(card, 0)] = r.NO_SOMETIMES
    for option, key in keys.items():
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


def test_the_first_card_of_all_says_why_it_cannot_be_played_too():
    """It is card 0: a card like any other."""
    t = table("gog", "eve").turn("eve").hand("eve", "I raise!").until("action", "eve").table
    assert t.title(0) == "Gambling? I'm in!"
    for option in (o.play(0, 0), o.play(0, 1)):
        with pytest.raises(r.IllegalAnswer) as refused:
            t.answer(option)
        assert refused.value.reason.key == t.why_not(1, 0).key != r.NOT_OFFERED


# What an answer's number has no room for ----------------------------------------------------------


def test_the_most_there_is_room_for_comes_back():
    for option in (
        o.play(o.MOST_CARDS - 1, o.MOST_MODES - 1, (1 << 10) - 1),
        o.choose(o.MOST_CARDS - 1),
        o.choose_number(o.MOST_NUMBERS - 1),
    ):
        assert o.from_code(option.code) is option
        assert repr(o.from_code(option.code)) == repr(option)


def test_a_card_of_more_ways_than_can_be_told_apart_is_refused():
    ways = [acting(another_player.loses(fortitude=n)) for n in range(1, o.MOST_MODES + 2)]
    assert len(either("All of it", *ways[:-1]).modes) == o.MOST_MODES
    with pytest.raises(ValueError, match="'All of it' can be played in 9 ways"):
        either("All of it", *ways)


def test_a_table_with_more_cards_than_can_be_told_apart_is_refused():
    """One Drink Deck after another: up to the last card that has a number."""
    for decks in (64, 66):
        setup = setup_for(["gog", "eve"], drinks=["rdi2"] * decks)
        if 80 + decks * 30 <= o.MOST_CARDS:
            assert deal(setup).decision is not None
            continue
        with pytest.raises(SetupError) as refused:
            deal(setup)
        assert "2060 cards are too many" in str(refused.value)
        russian = "2060 карт — слишком много для одного стола: на нём помещается 2047."
        assert problem(refused.value, Messages("ru")).replace("\u00a0", "") == russian
        assert "2,060 cards are too many" in problem(refused.value, Messages("en"))


def test_more_things_than_can_be_told_apart_are_not_offered():
    with pytest.raises(ValueError, match="more than 63"):
        o.choose_number(o.MOST_NUMBERS)


def test_threads_that_meet_an_option_at_the_same_time_mean_the_same():
    """A server tells games in threads: what is made there for the first time is made once."""
    kept = [(each, each.copy()) for each in (o._choices, o._gifts, o._plays, o._shared)]
    began = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    found = [[] for _ in range(4)]

    def meet(mine, together):
        together.wait()
        mine.extend(o.choose(card) for card in range(200))
        mine.extend(o.give(seat) for seat in range(10))
        mine.extend(o.play(card, 0, targets) for card in range(40) for targets in range(5))

    try:
        for _ in range(20):
            for each, _ in kept:
                each.clear()
            for mine in found:
                mine.clear()
            together = threading.Barrier(len(found))
            threads = [threading.Thread(target=meet, args=(mine, together)) for mine in found]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert [option.card for option in o._choices[:200]] == list(range(200))
            assert [option.seats() for option in o._gifts] == [[seat] for seat in range(10)]
            assert all(a is b for mine in found for a, b in zip(found[0], mine, strict=True))
    finally:
        sys.setswitchinterval(began)
        for each, was in kept:
            each.clear()
            each.update(was) if isinstance(each, dict) else each.extend(was)
