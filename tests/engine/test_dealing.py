"""A deal is the same whoever was dealt to before, though the table of a company is kept."""

import random

import pytest

from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine.audit import audit
from lastcall.engine.cards import Character
from lastcall.engine.content import fields_of
from lastcall.engine.setup import KEPT, Setup, deal, furnish
from lastcall.games import new_game, setup_for

COMPANIES = {
    "four": (["dimli", "eve", "fleck", "gog"], {}),
    "kits": (["dale", "jett", "petra", "terci", "ygella"], {"drinks": ["drinks-rdi9"]}),
    "two taverns": (["gog", "eve", "molly"], {"taverns": ["drinks-rdi2", "drinks-rdi4"]}),
    "sea": (["remy", "tara", "sera"], {"variants": ["sea"]}),
    "prizes": (["wench", "jasper", "zakhan"], {"variants": ["prizes"]}),
    "teams": (["gog", "eve", "dale", "jett"], {"variants": ["two-headed"]}),
    "boss": (["petra", "gog", "eve", "dale"], {"variants": ["boss"]}),
    "otto": (["gog", "eve"], {"otto": ["berserker", "brewer"]}),
}


def plays_on(table, seed, answers=150):
    chance = random.Random(seed)
    for _ in range(answers):
        if table.decision is None:
            return
        table.answer(chance.choice(table.decision.options))


def asked_anew(setup):
    """A table of its own, shared with nobody."""
    return deal(setup, furnish(setup))


@pytest.mark.parametrize("name", COMPANIES)
def test_what_was_played_before_leaves_no_trace(name):
    names, more = COMPANIES[name]
    for seed in range(4):
        setup = setup_for(names, seed=seed, **more)
        table, alone = deal(setup), asked_anew(setup)
        assert table.save() == alone.save()
        plays_on(table, seed)
        plays_on(alone, seed)
        assert table.save() == alone.save()
        assert audit(table) == []


def test_two_tables_of_a_company_have_nothing_to_do_with_each_other():
    """They are played at in turn."""
    names, more = COMPANIES["kits"]
    setups = [setup_for(names, seed=seed, **more) for seed in (1, 2)]
    together = [deal(setup) for setup in setups]
    chances = [random.Random(seed) for seed in (1, 2)]
    for _ in range(150):
        for table, chance in zip(together, chances, strict=True):
            if table.decision is not None:
                table.answer(chance.choice(table.decision.options))
    for seed, setup, table in zip((1, 2), setups, together, strict=True):
        alone = asked_anew(setup)
        plays_on(alone, seed)
        assert table.save() == alone.save()


def test_more_companies_than_are_kept():
    names = list(CHARACTERS)
    for number in range(2 * KEPT):
        setup = setup_for(names[number : number + 3], seed=number)
        assert deal(setup).save() == asked_anew(setup).save()
    assert new_game("gog", "eve", seed=5).save() == new_game("gog", "eve", seed=5).save()


def test_a_company_is_everything_but_the_seed():
    """Each thing that a setup says makes it another company; the seed does not."""
    setup = setup_for(["gog", "eve", "dimli"], seed=3)
    assert setup.company() == setup_for(["gog", "eve", "dimli"], seed=4).company()
    assert setup.company() == setup.seedless().company()
    for name in set(fields_of(Setup)) - {"seed"}:
        other, value = setup.seedless(), getattr(setup, name)
        if isinstance(value, list):
            getattr(other, name).append(CHARACTERS["fleck"])
        elif isinstance(value, frozenset):
            other.several = frozenset({"gog"})
        else:
            setattr(other, name, type(value)(value + 1))
        assert other.company() != setup.company(), name
    assert setup.company() == setup.seedless().company()  # the lists are its own


def test_a_setup_that_is_changed_after_the_deal_is_dealt_anew():
    """The list of characters belongs to whoever made it."""
    setup = setup_for(["gog", "eve", "dimli"], seed=3)
    deal(setup)
    setup.characters[1] = CHARACTERS["fleck"]
    assert [each.id for each in deal(setup).game.characters] == ["gog", "fleck", "dimli"]
    assert [each.id for each in new_game("gog", "eve", "dimli").game.characters] == [
        "gog",
        "eve",
        "dimli",
    ]


def test_who_has_the_same_name_is_not_taken_for_another():
    """A Gog with other cards, as one that was changed for an experiment."""
    gog, eve = CHARACTERS["gog"], CHARACTERS["eve"]
    other = Character("gog", gog.name, race=gog.race, box=gog.box, deck=eve.deck.cards)
    for one in (gog, other, gog):
        setup = Setup((one, CHARACTERS["dimli"]), [DRINK_DECKS["drinks-rdi2"]], seed=4)
        table = deal(setup)
        titles = {table.game.defs[card].title for card in table.seats[0].hand}
        assert titles <= {each.title for each in one.deck.cards}
        assert table.save() == asked_anew(setup).save()
