"""What if: a plan that changes cards changes what is played, what cards say, and the digest."""

import pytest

from lastcall.cards.fleck import FLECK
from lastcall.engine.cards import Deck
from lastcall.engine.effects.hands import InHand
from lastcall.engine.setup import deal
from lastcall.engine.words import action, me
from lastcall.lab.change import (
    Change,
    ChangeError,
    content_of,
    every_deck,
    numbers_of,
    rewritten,
)
from lastcall.lab.plan import Plan, PlanError
from lastcall.lab.planfile import read, written
from lastcall.lab.simulate import simulate
from lastcall.text.narrator import Narrator

STRINGS = "fleck/oh-i-hate-it-when-the-strings-break"
CHANGED = {STRINGS: {"fortitude": 3, "copies": 4}, "*/i-dont-think-so": {"copies": 0}}


def card(content, character, id):
    return [(c, n) for c, n in content.character(character).deck.kinds if c.id == id]


def named(id):
    return next(c for deck in every_deck() for c, _ in deck.kinds if c.id == id)


def test_numbers_and_copies_change_with_what_the_card_says():
    content = content_of(Change.of(CHANGED))
    ((changed, copies),) = card(content, "fleck", STRINGS)
    assert copies == 4
    assert Narrator("en").card_text(changed) == "Another player loses 3 Fortitude."
    assert Narrator("ru").card_text(changed) == "Другому игроку −3\u00a0к стойкости."
    assert changed.kit is content.character("fleck")
    assert card(content, "fleck", "fleck/i-dont-think-so") == []
    assert card(content, "eve", "eve/i-dont-think-so") == []
    # What is printed stays as it is, and so does whom nothing touches.
    ((printed, copies),) = card(content_of(Change()), "fleck", STRINGS)
    assert copies == 2
    assert Narrator("en").card_text(printed) == "Another player loses 2 Fortitude."


def test_every_number_of_every_card_can_be_changed_and_played():
    """One more of everything, kits, Drinks and variants too: games are played to their end."""
    more = {
        c.id: {name: min(number.most, number.value + 1) for name, number in numbers.items()}
        for deck in every_deck()
        for c, _ in deck.kinds
        if (numbers := numbers_of(c))
    }
    assert len(more) > 400
    assert not numbers_of(named("remy/both-hands-on-the-table"))  # it says "a Mark"
    assert not numbers_of(named("stable/flashie"))  # a rule does it, and the text is its own
    change = Change.of(more)
    for line in change.lines():
        texts = [Narrator("en").card_text(each) for each in (line.before, line.after)]
        assert texts[0] != texts[1], line.before.id
    for variant in ("sea", "prizes", "pub", "boss"):
        plan = Plan(games=3, seed=5, variants=(variant,), change=change)
        tally = simulate(plan)
        assert tally.messages == []
        assert (
            plan.setup(0).content() != Plan(games=3, seed=5, variants=(variant,)).setup(0).content()
        )


class Gulp(InHand):
    """Of another package: what it adds to its family stands in no `__slots__`."""

    name = "loft:gulp"

    def __init__(self, who, cards, loud=1):
        super().__init__(who, cards)
        self.loud = loud


def test_a_word_of_another_package_keeps_what_is_not_changed():
    (card, _), *_ = Deck("loft", "loft", [action("Gulp!", Gulp(me, 2, loud=5))]).kinds
    (word,) = rewritten(card, {"cards": 3}).modes[0].words
    assert (type(word), word.number(), word.loud) == (Gulp, 3, 5)


def test_a_changed_game_is_another_game_and_the_rest_is_the_same():
    table = ("dimli", "eve", "fleck", "gog")
    plain = Plan(table, seed=3)
    changed = Plan(table, seed=3, change=Change.of({STRINGS: {"fortitude": 3}}))
    before, after = plain.setup(0).content(), changed.setup(0).content()
    assert {name for name in before if before[name] != after[name]} == {"fleck"}
    dealt = [deal(plan.setup(0)) for plan in (plain, changed)]
    hands = [[[t.game.defs[c].id for c in seat.hand] for seat in t.seats] for t in dealt]
    assert hands[0] == hands[1]


def test_it_is_part_of_the_plan_and_of_its_digest():
    text = f'games = 4\ncharacters = ["fleck", "gog"]\n[change.cards."{STRINGS}"]\nfortitude = 3\n'
    experiment = read(text)
    assert experiment.arms[0].plan.change == Change.of({STRINGS: {"fortitude": 3}})
    assert read(written(experiment)).digest == experiment.digest
    others = [read(text.replace("= 3", "= 4")), read(text.partition("[change")[0])]
    assert len({experiment.digest, *(each.digest for each in others)}) == 3


def test_a_table_may_change_cards_of_its_own():
    text = (
        'games = 2\ncharacters = ["fleck", "gog"]\n[[tables]]\nname = "as printed"\n'
        f'[[tables]]\nname = "sharper"\n[tables.change.cards."{STRINGS}"]\nfortitude = 3\n'
    )
    printed, sharper = read(text).arms
    assert not printed.plan.change
    assert sharper.plan.change.wanted(STRINGS) == {"fortitude": 3}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"card": {}}, "did you mean cards"),
        ({"cards": {"fleck/oh-i-hate-it": {"copies": 1}}}, "did you mean fleck/oh-i-hate-it-when"),
        ({"cards": {"flek/oh": {"copies": 1}}}, "did you mean fleck"),
        ({"cards": {STRINGS: {"gold": 1}}}, r"fortitude \(2\), copies \(2\)"),
        ({"cards": {STRINGS: {"fortitude": 0}}}, "1 to 20 can"),
        ({"cards": {STRINGS: {"fortitude": 2.5}}}, "a whole number"),
        ({"cards": {STRINGS: 3}}, "a table with numbers"),
        ({"boxes": "taphouse"}, "a list of names"),
        ({"boxes": ["nowhere"]}, "no package offers it"),
        ({"boxes": ["json:NOTHING"]}, "has no attribute"),
        ({"cards": {c.id: {"copies": 0} for c in FLECK.deck.cards}}, "cards are left"),
    ],
)
def test_what_cannot_be_changed_is_named_with_what_can(change, says):
    with pytest.raises(ChangeError, match=says):
        Change.read(change)


def test_a_plan_names_the_line():
    text = f'games = 2\n\n[change.cards."{STRINGS}"]\ngold = 3\n'
    with pytest.raises(PlanError, match=r"Line 3: .*gold"):
        read(text)


def test_a_box_of_another_module_is_brought_by_name(example_box, monkeypatch):
    """Only the plan that names it draws from it."""
    from lastcall.cards.gamebox import BROUGHT

    monkeypatch.syspath_prepend(str(example_box))
    BROUGHT.look_again()
    monkeypatch.setattr("lastcall.cards.gamebox.metadata.entry_points", lambda **_: ())
    try:
        plan = Plan(seed=2, change=Change.of({}, ["lastcall_taphouse:TAPHOUSE"]))
        assert "taphouse:tess" in plan.company
        assert "taphouse:tess" not in Plan(seed=2).company
        tess = Plan(("taphouse:tess", "gog"), 2, games=2, change=plan.change)
        assert simulate(tess).messages == []
    finally:
        BROUGHT.look_again()
