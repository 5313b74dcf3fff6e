"""Otto's twenty cards, each box of each: what he does, what he answers, how he gambles."""

import pytest

from lastcall.engine import terms as w
from lastcall.engine.words import (
    action,
    another_player,
    give_drink,
    me,
    my_drink,
    sometimes,
    start_round,
)
from lastcall.testing import stranger, table
from lastcall.variants.otto import FACTIONS, OTTO_DECK, otto

DECK = "otto"

WAIT = action("Wait", me.gains(fortitude=1))
HIT = action("Hit", another_player.loses(fortitude=2))
DARTS = action("Darts", start_round)
HAND_OVER = sometimes("You have it", when=my_drink, do=give_drink)
TESS, ANN = (stranger(2 * WAIT, HIT, DARTS, HAND_OVER, name=name) for name in ("tess", "ann"))


def evening(title):
    """Tess is ahead in everything: 15 Fortitude, 4 Alcohol Content, 9 Gold, to 12, 1 and 7."""
    faction = next(name for name, cards in FACTIONS.items() if title in [c.title for c in cards])
    other = "spelunker" if faction == "berserker" else "berserker"
    t = table(TESS, ANN, variants=[otto(faction, other)]).hand("tess", "Wait").hand("ann", "Wait")
    t.stats("tess", fortitude=15, alcohol=4, gold=9).stats("ann", fortitude=12, alcohol=1, gold=7)
    t.drink_deck("Dark Ale", "Dark Ale", "Light Ale").pile("tess", "Water")
    return t.track("otto", "tess", 3, 1).track("otto", "ann", 5, 2)


def standing(t):
    """(Fortitude, Alcohol Content, Gold) as changed, of Tess and of Ann."""
    return tuple(
        (t.fortitude[name] - f, t.alcohol[name] - a, t.gold[name] - g)
        for name, f, a, g in (("tess", 15, 4, 9), ("ann", 12, 1, 7))
    )


NOTHING = (0, 0, 0)
ONE_EACH = ((-1, 0, 0), (-1, 0, 0))
GOLD_EACH = ((0, 0, -1), (0, 0, -1))
A_ROUND = "a Round"
RESET = "both tracks reset"

# What each Action box does to Tess and Ann.
ACTIONS = {
    "Otto needs a new chicken pelt!": A_ROUND,
    "OTTO ANGRY NOW!": RESET,
    "OTTO SMASH TABLE!": ONE_EACH,
    "WHO CALLED OTTO A BUCKET?": ((-2, 0, 0), NOTHING),
    "OTTO HAS ALL THE ACES! OTTO BIT THEM!": ONE_EACH,
    "Prospecting Mode Online!": ((0, 0, -2), NOTHING),
    "Otto deploys climbing spikes!": ONE_EACH,
    "Scanning for loose change!": GOLD_EACH,
    "Falling rocks detected!": ((-1, 0, 0), NOTHING),
    "Otto has found a vein!": A_ROUND,
    "Place your bets, please!": A_ROUND,
    "The house always wins!": ((0, 0, -2), NOTHING),
    "Table charge, everybody!": GOLD_EACH,
    "Hands off the table!": ONE_EACH,
    "New cards, new luck!": RESET,
    "Otto taps a fresh keg!": ((0, 1, 0), NOTHING),
    "Pressure rising! Please stand back!": ((-2, 0, 0), NOTHING),
    "Otto proposes a toast!": ((0, 1, 0), (0, 1, 0)),
    "Empties, please! Deposit is on you!": GOLD_EACH,
    "Cleaning cycle started!": RESET,
}

# What each answer to Tess's blow of 2 does to Tess, and where the track then stands (from 3 and 1).
HIT_LANDS = (6, 0)  # 3 - 2 leaves 1 and 1: he passes out, and the track is reset
ANSWERS = {
    "Otto needs a new chicken pelt!": (NOTHING, (3, 1)),
    "OTTO ANGRY NOW!": ((-2, 0, 0), HIT_LANDS),
    "OTTO SMASH TABLE!": None,
    "WHO CALLED OTTO A BUCKET?": (NOTHING, (4, 0)),
    "OTTO HAS ALL THE ACES! OTTO BIT THEM!": ((-1, 0, 0), HIT_LANDS),
    "Prospecting Mode Online!": ((0, 0, -1), HIT_LANDS),
    "Otto deploys climbing spikes!": ((-1, 0, 0), HIT_LANDS),
    "Scanning for loose change!": None,
    "Falling rocks detected!": (NOTHING, (3, 1)),
    "Otto has found a vein!": ((0, 0, -1), HIT_LANDS),
    "Place your bets, please!": ((0, 0, -1), HIT_LANDS),
    "The house always wins!": (NOTHING, (3, 1)),
    "Table charge, everybody!": None,
    "Hands off the table!": ((-1, 0, 0), HIT_LANDS),
    "New cards, new luck!": (NOTHING, (3, 1)),  # 2 more, then 2 less
    "Otto taps a fresh keg!": None,
    "Pressure rising! Please stand back!": ((0, 1, 0), HIT_LANDS),
    "Otto proposes a toast!": ((-1, 0, 0), HIT_LANDS),
    "Empties, please! Deposit is on you!": (NOTHING, (2, 1)),
    "Cleaning cycle started!": (NOTHING, (3, 1)),
}

# Answers to a Light Ale (1 Alcohol Content) that Tess hands over: where the track then stands.
TO_A_DRINK = {
    "OTTO SMASH TABLE!": (3, 1),
    "Scanning for loose change!": (4, 2),
    "Table charge, everybody!": (3, 1),
    "Otto taps a fresh keg!": (3, 1),
    "Empties, please! Deposit is on you!": (4, 2),
}

PASSES, LEAVES, ENDS = "passes", "leaves", "ends"
CONTROLS, STRICT, RAISES = "controls", "strict", "raises"
BOTTOMS = {
    "Otto needs a new chicken pelt!": STRICT,
    "OTTO ANGRY NOW!": LEAVES,
    "OTTO SMASH TABLE!": CONTROLS,
    "WHO CALLED OTTO A BUCKET?": PASSES,
    "OTTO HAS ALL THE ACES! OTTO BIT THEM!": CONTROLS,
    "Prospecting Mode Online!": ENDS,
    "Otto deploys climbing spikes!": PASSES,
    "Scanning for loose change!": CONTROLS,
    "Falling rocks detected!": CONTROLS,
    "Otto has found a vein!": RAISES,
    "Place your bets, please!": STRICT,
    "The house always wins!": CONTROLS,
    "Table charge, everybody!": RAISES,
    "Hands off the table!": CONTROLS,
    "New cards, new luck!": LEAVES,
    "Otto taps a fresh keg!": CONTROLS,
    "Pressure rising! Please stand back!": PASSES,
    "Otto proposes a toast!": CONTROLS,
    "Empties, please! Deposit is on you!": CONTROLS,
    "Cleaning cycle started!": LEAVES,
}
CHEATS = (
    "OTTO HAS ALL THE ACES! OTTO BIT THEM!",
    "Prospecting Mode Online!",
    "The house always wins!",
    "Empties, please! Deposit is on you!",
)


def test_all_twenty_are_here():
    titles = {card.title for card in OTTO_DECK.cards}
    assert titles == set(ACTIONS) == set(ANSWERS) == set(BOTTOMS)


@pytest.mark.plays
@pytest.mark.parametrize("title", ACTIONS)
def test_the_action_box(title):
    t = evening(title).turn("otto").deck("otto", title)
    wanted = ACTIONS[title]
    if wanted == A_ROUND:
        t.hand("tess", "I raise!")
        t.until("gamble", "tess")
        assert (t.controller, t.pot, t.in_round) == ("otto", 3, ["tess", "ann", "otto"])
        assert standing(t) == GOLD_EACH
        return
    t.nobody_responds()
    resets = [(e.player, e.passed_out) for e in t.happened("track-reset") if not e.passed_out]
    assert resets == ([(0, False), (1, False)] if wanted == RESET else [])
    assert standing(t) == ((NOTHING, NOTHING) if wanted == RESET else wanted)


@pytest.mark.plays
@pytest.mark.parametrize("title", [title for title, wanted in ANSWERS.items() if wanted])
def test_the_answer_to_a_card(title):
    t = evening(title).hand("tess", "Hit").deck("otto", title)
    mine, track = ANSWERS[title]
    t.tess.plays("Hit", at="otto")
    t.nobody_responds()
    assert t.otto.tracks == dict(tess=track, ann=(5, 2))
    assert standing(t)[1] == NOTHING
    if track == HIT_LANDS:
        assert t.asked_for == w.ASK_CHOICE
    assert standing(t)[0] == mine


@pytest.mark.parametrize("title", [title for title, wanted in ANSWERS.items() if not wanted])
def test_no_answer_to_a_card(title):
    t = evening(title).hand("tess", "Hit").deck("otto", title)
    t.tess.plays("Hit", at="otto")
    t.nobody_responds()
    assert t.otto.tracks["tess"] == HIT_LANDS
    assert t.otto.discard[-1] == title
    assert standing(t) == (NOTHING, NOTHING)


@pytest.mark.plays
@pytest.mark.parametrize("title", TO_A_DRINK)
def test_the_answer_to_a_drink(title):
    t = evening(title).turn("tess", "drink").pile("tess", "Light Ale").hand("tess", "You have it")
    t.deck("otto", title)
    t.tess.responds("You have it", at="otto")
    t.until("discard", "ann")
    assert t.otto.tracks == dict(tess=TO_A_DRINK[title], ann=(5, 2))
    assert standing(t) == (NOTHING, NOTHING)


@pytest.mark.parametrize("title", [title for title in ANSWERS if title not in TO_A_DRINK])
def test_no_answer_to_a_drink(title):
    t = evening(title).turn("tess", "drink").pile("tess", "Light Ale").hand("tess", "You have it")
    t.deck("otto", title)
    t.tess.responds("You have it", at="otto")
    assert t.otto.tracks == dict(tess=(3, 2), ann=(5, 2))
    assert standing(t) == (NOTHING, NOTHING)


@pytest.mark.parametrize("title", BOTTOMS)
def test_the_bottom_box(title):
    """Tess has started a Round, Ann holds a raise and waits with it, and Otto is next."""
    t = evening(title).hand("tess", "Darts", "I raise!").hand("ann", "I raise!").deck("otto", title)
    t.tess.plays("Darts")
    t.until("gamble", "ann")
    t.ann.gambles("I raise!")
    wanted = BOTTOMS[title]
    t.nobody_responds()
    if wanted == ENDS:
        assert not t.gambling
        assert (standing(t), t.inn) == (((0, 0, -2), (0, 0, -2)), 4)
        return
    if wanted == STRICT:  # nobody holds a Cheating Card: it is his
        assert t.happened("round-won")[-1].seat == 2
        assert (standing(t), t.inn) == (((0, 0, -2), (0, 0, -2)), 4)
        return
    assert (t.asked, t.asked_for) == ("tess", "gamble")
    controls = wanted in (CONTROLS, RAISES)
    assert t.controller == ("otto" if controls else "ann")
    assert t.in_round == ["tess", "ann"] + ([] if wanted == LEAVES else ["otto"])
    assert t.pot == (9 if wanted == RAISES else 6)
    assert not t.table.rounds[-1].strict
    type = next(c for c in OTTO_DECK.cards if c.title == title).modes[2].type
    assert (type == w.CHEATING) == (title in CHEATS)
