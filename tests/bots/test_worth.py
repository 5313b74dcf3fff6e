"""Every word of the vocabulary is known to the house bot: what it is worth, and what it does."""

import importlib
import pkgutil

import pytest

from lastcall import cards, variants
from lastcall.bots import ask, lore, make_bot, worth
from lastcall.bots.habits import FEW, Habits
from lastcall.bots.kit import NO_KIT, Kit, of_card
from lastcall.bots.taste import Taste
from lastcall.bots.worth import OTHER, SHIELD, STRANGER, WORTH, Plain
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import effects
from lastcall.engine import terms as w
from lastcall.engine import words as v
from lastcall.engine.cards import Character, Mode, Tracker
from lastcall.engine.word import Word
from lastcall.engine.words import action, another_player, each_other_player, me, negate
from lastcall.testing import stranger, table


def vocabulary():
    """All words: every class of `engine.effects`, of a card's module or of a variant's (Otto's)
    that has a name of its own."""
    found = {}
    modules = [
        f"{package.__name__}.{module.name}"
        for package in (effects, cards, variants)
        for module in pkgutil.iter_modules(package.__path__)
    ]
    for name in modules:
        loaded = importlib.import_module(name)
        for kind in vars(loaded).values():
            if isinstance(kind, type) and issubclass(kind, Word) and kind.name:
                found[f"{kind.__module__}.{kind.__name__}"] = kind
    return found


WORDS = vocabulary()


def test_there_are_words():
    assert len(WORDS) > 50
    assert len({kind.name for kind in WORDS.values()}) == len(WORDS)


@pytest.mark.parametrize("name", WORDS)
def test_every_word_has_a_worth(name):
    assert WORDS[name] in WORTH, f"bots/worth.py does not say what {name} is worth"


@pytest.mark.parametrize("name", WORDS)
def test_every_word_has_a_preview(name):
    owner = next(kind for kind in WORDS[name].__mro__ if "preview" in vars(kind))
    assert owner is not Word, f"{name} has no preview"


def test_nothing_else_has_a_worth():
    assert set(WORTH) <= set(WORDS.values())


# What words come to ------------------------------------------------------------------------------


def worth_of(*words, **more):
    return worth.of_mode(Mode(w.ACTION, w.MY_ACTION, words, **more), NO_KIT)[0]


def test_a_harder_blow_is_worth_more():
    light, hard = another_player.loses(fortitude=2), another_player.loses(fortitude=4)
    assert worth_of(hard) == 2 * worth_of(light)
    assert worth_of(each_other_player.loses(fortitude=2)) > worth_of(light)
    assert worth_of(me.loses(fortitude=4)) == 0
    assert worth_of(light, most=2) == 2 * worth_of(light)


def test_a_condition_is_worth_half_of_what_it_holds():
    anger = Tracker("anger", 4)
    blow = another_player.loses(fortitude=2)
    assert worth_of(v.if_at_least(anger, 2, blow)) == worth_of(blow) / 2


def test_whoever_chooses_chooses_well():
    light, hard = another_player.loses(fortitude=2), another_player.loses(fortitude=4)
    assert worth_of(*me.chooses(light, hard)) == worth_of(hard)
    assert worth_of(*another_player.chooses(light, hard)) == worth_of(light)


def test_counted_numbers_are_worth_what_they_usually_come_to():
    anger = Tracker("anger", 4)
    counted = another_player.loses(fortitude=v.points_of(anger))
    assert worth_of(counted) == worth_of(another_player.loses(fortitude=2))
    picked = me.gains(fortitude=v.per_pick(1))
    assert worth_of(picked, most=3) == worth_of(me.gains(fortitude=2))
    assert worth_of(v.for_each(v.points_of(anger), me.draws(1))) == worth_of(me.draws(2))


def test_cards_of_others_are_not_mine():
    assert worth_of(me.draws(2)) > 0 == worth_of(another_player.draws(2))
    assert worth_of(another_player.discards(2)) > 0 == worth_of(me.discards(2))


@pytest.mark.parametrize("name", CHARACTERS)
def test_nearly_every_card_of_every_character_is_worth_keeping(name):
    """All but those that hurt their player as much as anybody."""
    character = CHARACTERS[name]
    kit = Kit(character)
    useless = [card.id for card, _ in character.deck.kinds if not of_card(card, kit)[0]]
    assert len(useless) <= 2, useless
    assert all(kit.point(tracker) > 0 for tracker in character.trackers)


# Words of other packages -------------------------------------------------------------------------


class Sulk(Word):
    """A word that nobody has heard of."""

    __slots__ = ()
    name = "sulk"

    def resolve(self, t, play):
        pass

    def preview(self, paper, layer):
        paper.weigh(self, layer)


class Pout(Sulk):
    __slots__ = ()
    name = "pout"


class Twice(Word):
    __slots__ = ("words",)
    name = "twice"

    def __init__(self, *words):
        self.words = words

    def inner(self):
        return self.words

    def resolve(self, t, play):
        play.follow(2)

    def preview(self, paper, layer):
        layer.follow(paper)
        layer.follow(paper)


def test_a_strange_word_is_worth_a_little():
    assert worth.of(Sulk()) is STRANGER
    assert worth_of(Sulk()) == STRANGER.worth
    assert worth_of(Twice(me.draws(2))) == STRANGER.worth + worth_of(me.draws(2))


def test_a_worth_can_be_given_to_a_strange_word_and_its_children(monkeypatch):
    for word in (Sulk(), Pout()):
        assert worth.of_mode(Mode(w.SOMETIMES, w.MY_DRINK, (word,)), NO_KIT)[1] == OTHER
    monkeypatch.setitem(WORTH, Sulk, Plain(3.5, SHIELD))
    for word in (Sulk(), Pout()):
        assert worth.of_mode(Mode(w.SOMETIMES, w.MY_DRINK, (word,)), NO_KIT) == (3.5, SHIELD)


def test_what_was_learned_of_a_word_is_not_said_of_a_stranger_of_that_name(monkeypatch):
    """Somebody else's Negate is worth what they say, to the house bot as well as by habit."""
    namesake = type("Negate", (Sulk,), {"__slots__": ()})
    monkeypatch.setitem(WORTH, namesake, Plain(3.5))
    learned = Taste(words={"Negate": 9.0})
    kit = Kit(Character("tess", "Tess", race="human", box="test", deck=[]), learned)
    assert worth.of_mode(Mode(w.SOMETIMES, w.MY_DRINK, (negate,)), kit)[0] == 9.0
    assert worth.of_mode(Mode(w.SOMETIMES, w.MY_DRINK, (namesake(),)), kit)[0] == 3.5
    said = Habits({}, {"Negate": [9.0] * FEW})
    assert said.playing(Mode(w.SOMETIMES, w.MY_DRINK, (namesake(),)), [1.0] * FEW) == 0.0
    assert said.playing(Mode(w.SOMETIMES, w.MY_DRINK, (negate,)), [1.0] * FEW) > 0.0


def test_the_lore_of_one_game_is_not_that_of_another():
    """Also where bots of several tastes sit at several tables, in threads."""
    one, other = (table(name, "gog").table.game for name in ("eve", "fleck"))
    keen = Taste()
    lore._latest[:] = [lore.Lore(one, Taste()), lore.Lore(other, keen)]
    assert lore.of(one, keen).game is one
    assert lore.of(other, keen).game is other
    assert lore.of(other, keen) is lore.of(other, keen)


def test_house_plays_a_card_with_a_strange_word():
    sulk = stranger(30 * action("Sulk", Sulk()))
    t = table(sulk, "eve").hand("tess", "Sulk").until("action")
    assert "Sulk" in t.describe(ask(make_bot("house", 1), t.table))
