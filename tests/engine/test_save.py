"""Saved tables: what comes back, and what is refused."""

import hashlib
import json
import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lastcall
from lastcall.cards.catalogue import character, drink_deck
from lastcall.engine.cards import Box, CardDef, Character, Deck, Enemy, Tracker
from lastcall.engine.content import digest_of_character, fields_of
from lastcall.engine.pieces import Cellar, Seat
from lastcall.engine.rules import Rule
from lastcall.engine.save import FORMAT, SEAT, STATE, DamagedSave, setup_of
from lastcall.engine.save import restore as restore_with
from lastcall.engine.setup import Setup, deal
from lastcall.engine.table import Table
from lastcall.engine.words import anytime, by_the_rules, drink, ignore_drink
from lastcall.games import restore, setup_for
from lastcall.variants.sea import SEA


def some_table(decisions=120, **options):
    t = lastcall.new_game("gog", "eve", "dimli", seed=11, **options)
    chance = random.Random(1)
    for _ in range(decisions):
        t.answer(chance.choice(t.decision.options))
    return t


@cache
def saved():
    """One for all tests; not before the first of them, so that mutants can be tried in forks."""
    return some_table().save()


def sealed(content):
    """A save with these contents and a true seal: what a determined forger makes."""
    text = content if isinstance(content, str) else json.dumps(content)
    seal = hashlib.sha256(text.encode()).hexdigest()[:16]
    return f"{FORMAT} {seal}\n{text}\n".encode()


def contents():
    return json.loads(saved().decode().split("\n")[1])


# What comes back ---------------------------------------------------------------------------------


@pytest.mark.parametrize("bar_deck", [False, True])
def test_a_saved_table_comes_back(bar_deck):
    """State, decision and views are the same, and so is a second save."""
    t = some_table(bar_deck=bar_deck, drinks=["drinks-rdi2", "drinks-rdi2"])
    again = restore(t.save())
    assert again.save() == t.save()
    assert again.fingerprint() == t.fingerprint()
    assert again.decision.options == t.decision.options
    assert again.decision.seat == t.decision.seat


def elsewhere(decisions=60, tavern=1, bar_deck=False):
    """An evening with two further taverns, that began in one of them."""
    t = lastcall.new_game(
        "gog",
        "eve",
        "dimli",
        seed=5,
        taverns=["drinks-rdi9", "drinks-rdi2"],
        tavern=tavern,
        bar_deck=bar_deck,
    )
    chance = random.Random(3)
    for _ in range(decisions):
        t.answer(chance.choice(t.decision.options))
    return t


@pytest.mark.rule("BAR-7")
@pytest.mark.parametrize("tavern", [0, 1, 2])
@pytest.mark.parametrize("bar_deck", [False, True])
@pytest.mark.parametrize("decisions", [0, 60])
def test_a_table_with_taverns_comes_back(tavern, bar_deck, decisions):
    """Each tavern with its own deck and discards, and the table in the one it was in."""
    t = elsewhere(decisions, tavern, bar_deck)
    again = restore(t.save())
    assert again.save() == t.save()
    assert again.fingerprint() == t.fingerprint()
    assert again.tavern == tavern
    assert [cellar.deck for cellar in again.cellars] == [cellar.deck for cellar in t.cellars]
    assert [cellar.discard for cellar in again.cellars] == [c.discard for c in t.cellars]
    assert len(again.cellars) == 3
    chance, twin = random.Random(8), random.Random(8)
    while t.decision is not None:
        t.answer(chance.choice(t.decision.options))
        again.answer(twin.choice(again.decision.options))
    assert again.fingerprint() == t.fingerprint()


@pytest.mark.rule("BAR-7")
def test_a_table_with_taverns_that_was_set_by_hand_comes_back():
    """However the setup was made, its decks have names, and names are enough."""
    named = [character(name) for name in ("gog", "eve")]
    setup = Setup(named, [drink_deck("rdi2")], seed=9, taverns=[drink_deck("rdi9")], tavern=1)
    t = deal(setup)
    assert restore(t.save()).save() == t.save()
    assert setup_of(t.save())["taverns"] == ["drinks-rdi9"]


@pytest.mark.parametrize(
    ("field", "value"),
    [("taverns", ["rum"]), ("taverns", None), ("tavern", 3), ("tavern", "the swamp")],
)
def test_a_save_with_a_tavern_nobody_knows_is_refused(field, value):
    """An unknown tavern, or a place outside all of them, is refused in words."""
    content = json.loads(elsewhere(0).save().decode().split("\n")[1])
    named = json.loads(content["setup"]) | {field: value}
    content["setup"] = json.dumps(named, sort_keys=True)
    with pytest.raises(DamagedSave) as refused:
        restore(sealed(content))
    assert str(refused.value).endswith((".", "?"))


@pytest.mark.parametrize("name", ["gog", "eve", "dimli", "drinks-rdi2"])
def test_a_save_made_with_other_cards_is_refused_by_their_name(name):
    """Each character and each Drink Deck is compared with the one it was saved with."""
    content = contents()
    named = json.loads(content["setup"])
    named["content"][name] = "as it was then"
    content["setup"] = json.dumps(named, sort_keys=True)
    with pytest.raises(DamagedSave, match=name):
        restore(sealed(content))


@pytest.mark.parametrize("name", ["prizes", "tess"])
def test_a_save_made_with_more_than_there_is_now_is_refused_by_its_name(name):
    """A deck that a variant brought along then: nobody is told that the save is damaged."""
    content = contents()
    named = json.loads(content["setup"])
    named["content"][name] = "as it was then"
    content["setup"] = json.dumps(named, sort_keys=True)
    with pytest.raises(DamagedSave, match=f"made with another {name}") as refused:
        restore(sealed(content))
    assert refused.value.code == "save-other-content"


class Tide(Rule):
    """Whoever sets the table may give it rules of their own."""


def low(seat):
    return Tide(seat)


def test_a_save_with_rules_that_were_given_by_hand_is_not_gone_on_with_without_them():
    """No name brings them along: who has them restores it with them, and nobody else."""
    named = [character(name) for name in ("gog", "eve")]
    given = {
        rule: Setup(named, [drink_deck("rdi2")], seed=9, variants=[SEA], rules=[rule])
        for rule in (Tide, low)
    }
    t = deal(given[Tide])
    assert restore_with(t.save(), given[Tide]).save() == t.save()
    with pytest.raises(DamagedSave, match="another setup"):
        restore_with(t.save(), given[low])
    with pytest.raises(DamagedSave, match="made with other rules") as refused:
        restore(t.save())
    assert refused.value.details["problem"].names == ["rules"]
    without = deal(Setup(named, [drink_deck("rdi2")], seed=9, variants=[SEA]))
    assert "rules" not in setup_of(without.save())["content"]


# What a field of a piece of content would be, if it were another; those that follow from others, or
# say nothing of the game, are not asked about.
OTHERWISE = {
    Box: (
        dict(name="x", capacity=3, deck=None, hidden=True, treatable=True, starts_with=1)
        | dict(live=True, before_anybody=True, row="x")
    ),
    Tracker: dict(name="x", most=4, start=1, everybody=True, fires=by_the_rules(ignore_drink)),
    CardDef: (
        dict(title="X", modes=(), drink=drink("", 1).drink, tags=("x",), back="x", level=1)
        | dict(ladder=(1,), evergreen=True, needs=(1,), rules=(Rule,), enemy=Enemy("x"))
    ),
}
PLAYED = anytime("", ignore_drink).modes
SAYS_NOTHING = {
    CardDef: {"completed", "deck", "id", "is_event", "kit", "moments", "provenance"},
}


def digest_with(kind, **fields):
    """The digest of a character with such a box, tracker or card."""
    side = Deck("side", "test", [CardDef("Egg", ())])
    made = {
        Box: lambda: Box(**dict(name="nest", capacity=2, deck=side) | fields),
        Tracker: lambda: Tracker(**dict(name="feathers", most=5) | fields),
        CardDef: lambda: CardDef(**dict(title="Hit", modes=PLAYED) | fields),
    }[kind]()
    kit = {Box: {"boxes": [made]}, Tracker: {"trackers": [made]}}.get(kind, {})
    deck = [made] if kind is CardDef else []
    tess = Character("tess", "Tess", race="human", box="test", deck=deck, side_decks=[side], **kit)
    return digest_of_character(tess)


@pytest.mark.parametrize("kind", OTHERWISE)
def test_the_digest_knows_whatever_a_piece_of_content_says(kind):
    """A box that is live now, or one of a row: that is another character."""
    assert {*fields_of(kind)} == {*OTHERWISE[kind], *SAYS_NOTHING.get(kind, ())}
    plain = digest_with(kind)
    told = {name: digest_with(kind, **{name: value}) for name, value in OTHERWISE[kind].items()}
    assert [name for name, digest in told.items() if digest == plain] == []
    assert plain == digest_with(kind)


def test_a_finished_game_comes_back():
    """Its winners are still its winners."""
    t = some_table(0)
    while t.decision is not None:
        t.answer(t.decision.options[0])
    again = restore(t.save())
    assert again.over
    assert again.decision is None
    assert again.winners == t.winners


def test_nothing_of_the_table_is_forgotten():
    """Only what clones share and the log are no part of a save."""
    apart = {"seats", "cellars", "known", "counters", "set_aside", "seed"}  # in a form of their own
    assert set(fields_of(Table)) - set(STATE) - apart == {"game", "events", "logging", "mixed"}
    assert set(STATE) <= set(fields_of(Table))
    lent = {"hand", "deck", "discard", "pile", "kept", "zone", "side", "boxes"}
    found = {"could"}  # worked out again when it is looked for
    assert set(fields_of(Seat)) - lent - found == set(SEAT)
    assert set(fields_of(Cellar)) == {"deck", "discard", "bar", "zone", "has_bar", "dry"}


def test_fingerprints_tell_tables_apart():
    """One answer, one seed, one guest more: another fingerprint."""
    t = some_table(20)
    other = t.clone()
    assert other.fingerprint() == t.fingerprint()
    other.answer(other.decision.options[0])
    prints = {
        t.fingerprint(),
        other.fingerprint(),
        lastcall.new_game("gog", "eve", seed=1).fingerprint(),
        lastcall.new_game("gog", "eve", seed=2).fingerprint(),
        lastcall.new_game("gog", "eve", "fleck", seed=1).fingerprint(),
    }
    assert len(prints) == 5


def test_a_save_names_its_setup():
    """Who plays, with which Drinks, from which seed."""
    named = setup_of(saved())
    assert named["characters"] == ["gog", "eve", "dimli"]
    assert named["drinks"] == ["drinks-rdi2"]
    assert named["seed"] == 11


# What is refused ---------------------------------------------------------------------------------


@given(st.integers(0))
def test_a_truncated_save_is_refused(length):
    """Cut anywhere, it says that something is missing."""
    length %= len(saved())
    with pytest.raises(DamagedSave, match=r"not a saved table|missing|changed or damaged"):
        restore(saved()[:length])


@given(st.integers(0), st.integers(1, 255))
def test_an_edited_save_is_refused(place, flip):
    """One byte changed anywhere is enough."""
    edited = bytearray(saved())
    edited[place % len(edited)] ^= flip
    with pytest.raises(DamagedSave) as refused:
        restore(bytes(edited))
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("more", [b"x", b"\n", b"itself"])
def test_a_save_with_something_added_is_refused(more):
    """Nothing follows the end of a save."""
    with pytest.raises(DamagedSave):
        restore(saved() + (saved() if more == b"itself" else more))


@pytest.mark.parametrize(
    "foreign",
    [b"", b"\n", b"hello", b"{}", b"\x89PNG\r\n\x1a\n\x00\x00", b"\xff" * 100, b"a b\nc\n"],
)
def test_a_foreign_file_is_refused(foreign):
    """Something else altogether is not a saved table."""
    with pytest.raises(DamagedSave, match=r"not a saved table|only 'lastcall-table-3' can be read"):
        restore(foreign)


def test_a_save_of_another_kind_is_named():
    """A save of a later version says which versions can be read."""
    later = saved().replace(b"lastcall-table-3", b"lastcall-table-9")
    with pytest.raises(DamagedSave, match="'lastcall-table-9'; only 'lastcall-table-3' can be"):
        restore(later)


def test_a_save_is_not_restored_into_another_setup():
    """The engine compares the setup it is given with the one in the save."""
    with pytest.raises(DamagedSave, match="another setup"):
        restore_with(saved(), setup_for(["gog", "eve"], seed=11))
    with pytest.raises(DamagedSave, match="another setup"):
        restore_with(saved(), setup_for(["gog", "eve", "dimli"], seed=12))


def forged():
    yield "no setup", {"state": contents()["state"]}
    yield "no state", {"setup": contents()["setup"]}
    yield "a list", []
    yield "no JSON", "{"
    missing = contents()
    del missing["state"]["seats"]
    yield "no seats", missing
    extra = contents()
    extra["state"]["game"] = None
    yield "another game", extra
    unknown = contents()
    unknown["state"]["dice"] = {"k": "Loaded", "f": []}
    yield "unknown pieces", unknown
    short = contents()
    short["state"]["dice"]["f"] = [1]
    yield "too few fields", short
    for field, value in [
        ("characters", ["gog", "eve", "zot"]),
        ("characters", ["gog"]),
        ("characters", [1, 2]),
        ("characters", None),
        ("seed", "seven"),
        ("seed", -1),
        ("drinks", ["rum"]),
        ("first", "gog"),
    ]:
        other = contents()
        other["setup"] = json.dumps(json.loads(other["setup"]) | {field: value}, sort_keys=True)
        yield f"{field} {value}", other
    other = contents()
    other["setup"] = "Gog and Eve"
    yield "setup no JSON", other


def test_a_forged_save_is_refused():
    """Even with a true seal: contents that are no table are refused in words, not by a crash."""
    for name, content in forged():
        with pytest.raises(DamagedSave) as refused:
            restore(sealed(content))
        assert str(refused.value).endswith((".", "?")), name
    assert restore(saved()).save() == saved()
