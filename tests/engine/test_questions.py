"""A question says what it is about, and of nothing else."""

import random

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import terms as w
from lastcall.games import new_game

# Whether a question names a box of the seat's kit, and how many cards or how much value are due.
A_BOX = {w.ASK_BOX, w.ASK_COST, w.ASK_LAY_DOWN, w.ASK_FETCH}
A_NUMBER = {w.ASK_BOX, w.ASK_COST, w.ASK_LAY_DOWN, w.ASK_FETCH, w.ASK_ARRANGE, w.ASK_LOSE_CARD}
ALWAYS_A_BOX = {w.ASK_BOX, w.ASK_COST, w.ASK_LAY_DOWN}
# ... and whether a word of a card asks it, or the rules themselves.
BY_THE_RULES = {w.ASK_ACTION, w.ASK_DISCARD, w.ASK_GAMBLE, w.ASK_ORDER, w.ASK_RESPOND, w.ASK_SPLIT}
BY_A_WORD = {w.ASK_ARRANGE, w.ASK_BOX, w.ASK_DARE, w.ASK_FETCH, w.ASK_LAY_DOWN, w.ASK_TARGET}


@pytest.mark.parametrize("seed", range(3))
def test_a_question_names_what_it_is_about_and_nothing_else(seed):
    dice = random.Random(seed)
    met = set()
    for game in range(25):
        t = new_game(*dice.sample(list(CHARACTERS), 4), seed=100 * seed + game)
        t.logging = False
        while t.decision is not None:
            d = t.decision
            met.add(d.kind)
            assert d.box < 0 or d.kind in A_BOX
            assert d.box >= 0 or d.kind not in ALWAYS_A_BOX
            assert d.box < len(t.game.boxes[d.seat])
            assert d.due == 0 or d.kind in A_NUMBER
            assert d.word is None or d.kind not in BY_THE_RULES
            assert d.word is not None or d.kind not in BY_A_WORD
            assert len({option.code for option in d.options}) == len(d.options)
            plays = [option for option in d.options if option.kind == w.PLAY]
            t.answer(dice.choice(plays if plays and dice.random() < 0.6 else d.options))
    assert met > BY_THE_RULES | {w.ASK_BOX, w.ASK_TARGET}
