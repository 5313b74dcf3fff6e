"""Games by name, records of them, and records that cannot be played again."""

import hashlib
import json
import random

import pytest

import lastcall
from lastcall.engine.options import PASSING
from lastcall.engine.reasons import IllegalAnswer
from lastcall.engine.setup import SetupError, deal
from lastcall.games import DamagedRecord, Record, read_record, replay, setup_for
from lastcall.text.messages import Messages
from lastcall.text.problems import another, problem


def recorded(seed=3, players=("random",) * 3, **options):
    """A game played to its end at random, with its record."""
    setup = setup_for(["eve", "gog", "fleck"], seed=seed, **options)
    table = deal(setup)
    record = Record(setup, players)
    chance = random.Random(seed)
    while table.decision is not None:
        record.answer(table, chance.choice(table.decision.options))
    return table, record


TABLE, RECORD = recorded()
TEXT = RECORD.text(TABLE)


def changed(**fields):
    return json.dumps(json.loads(TEXT) | fields)


def with_setup(**fields):
    data = json.loads(TEXT)
    return json.dumps(data | {"setup": data["setup"] | fields})


# Names -------------------------------------------------------------------------------------------


def test_a_game_by_name():
    """Names in any case and with spaces around seat the characters in that order."""
    table = lastcall.new_game("Gog", " eve ", seed=7)
    assert [character.id for character in table.game.characters] == ["gog", "eve"]
    assert table.fingerprint() == lastcall.new_game("gog", "eve", seed=7).fingerprint()


@pytest.mark.parametrize(
    ("characters", "options", "words"),
    [
        (["gog", "evie"], {}, "no character 'evie'; did you mean eve.*dimli, eve, fleck, gog"),
        (["gog"], {}, "1 players cannot play; 2 to 10 can"),
        (["gog"] * 11, {"doppelgangers": True}, "11 players cannot play; 2 to 10 can"),
        (["gog", "eve", "gog"], {}, "gog is seated twice"),
        (["gog", "eve"], {"seed": -1}, "seed -1 is not a whole number from 0 to"),
        (["gog", "eve"], {"seed": 2**64}, "is not a whole number from 0 to 18446744073709551615"),
        (["gog", "eve"], {"drinks": ["rum"]}, "no Drink Deck 'rum'.*drinks-rdi2"),
        (["gog", "eve"], {"drinks": []}, "at least one Drink Deck"),
        (["gog", "eve"], {"first": 2}, "no seat 2; the first player is 0 to 1"),
    ],
)
def test_a_table_that_cannot_be_set_says_why(characters, options, words):
    """The message names what was wrong and what is allowed."""
    with pytest.raises(SetupError, match=words):
        lastcall.new_game(*characters, **options)


# Records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{}, {"bar_deck": True}, {"first": 2}, {"drinks": ["rdi2"] * 2}]
)
def test_a_record_plays_again_to_the_same_end(options):
    """Setup and answers are enough: the same events, the same winners, the same state."""
    table, record = recorded(5, **options)
    again = replay(record.text(table))
    assert again.fingerprint() == table.fingerprint()
    assert again.winners == table.winners
    assert [repr(event) for event in again.events] == [repr(event) for event in table.events]


def test_a_record_says_who_decided_and_who_won():
    """It can be read without being played."""
    record, data = read_record(TEXT)
    assert record.players == ["random"] * 3
    assert record.answers == RECORD.answers
    assert record.setup.text() == RECORD.setup.text()
    assert data["winners"] == TABLE.winners


def test_an_unfinished_game_can_be_recorded_too():
    """The record leads to where the game stood."""
    setup = setup_for(["eve", "gog"], seed=1)
    table = deal(setup)
    record = Record(setup)
    for _ in range(10):
        record.answer(table, table.decision.options[0])
    assert replay(record.text(table)).fingerprint() == table.fingerprint()


def test_an_illegal_answer_is_not_recorded():
    """The table refuses it and the record is as it was."""
    setup = setup_for(["eve", "gog"], seed=1)
    table = deal(setup)
    while PASSING in table.decision.options:
        table.answer(PASSING)
    record = Record(setup)
    with pytest.raises(IllegalAnswer):
        record.answer(table, PASSING)
    assert record.answers == []


# Damaged records ---------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 1, 40, len(TEXT) // 2, len(TEXT) - 1])
def test_a_truncated_record_is_refused(length):
    """Its JSON breaks off."""
    with pytest.raises(DamagedRecord, match="not a whole record"):
        replay(TEXT[:length])


@pytest.mark.parametrize("text", ["[]", "7", "null", '"gog"', "{}", '{"format": "chess"}'])
def test_a_foreign_file_is_no_record(text):
    """It is not a record of a game, whatever else it may be."""
    with pytest.raises(DamagedRecord, match="not a record of a game"):
        replay(text)


@pytest.mark.parametrize("field", ["setup", "players", "answers", "winners", "end"])
@pytest.mark.parametrize("value", [None, 5, [None], {"a": 1}])
def test_a_record_with_a_damaged_field_is_refused(field, value):
    """Missing or of the wrong kind: the message says so, and nothing crashes."""
    with pytest.raises(DamagedRecord):
        replay(changed(**{field: value}))
    without = json.loads(TEXT)
    del without[field]
    with pytest.raises(DamagedRecord, match=field):
        replay(json.dumps(without))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"characters": ["eve", "gog", "zot"]}, "no character 'zot'"),
        ({"characters": ["eve"]}, "1 players cannot play"),
        ({"characters": [1, 2]}, "cannot be set"),
        ({"characters": None}, "cannot be set"),
        ({"drinks": ["rum"]}, "no Drink Deck 'rum'"),
        ({"drinks": [7]}, "cannot be set"),
        ({"seed": "seven"}, "cannot be set"),
        ({"seed": -4}, "seed -4"),
        ({"first": 9}, "no seat 9"),
    ],
)
def test_a_record_of_an_impossible_table_is_refused(fields, words):
    """The record is refused with the reason the table could not be set."""
    with pytest.raises(DamagedRecord, match=words):
        replay(with_setup(**fields))


def test_a_changed_answer_is_noticed():
    """Whether or not it was legal, the game does not end as the record says."""
    answers = RECORD.answers[:]
    answers[4] = 99
    with pytest.raises(DamagedRecord, match="Answer 5 of the record is 99, but there were only"):
        replay(changed(answers=answers))
    answers[4] = -1
    with pytest.raises(DamagedRecord, match="Answer 5 of the record is -1"):
        replay(changed(answers=answers))
    for number in (0, 5, len(RECORD.answers) - 1):
        answers = RECORD.answers[:]
        answers[number] = answers[number] - 1 if answers[number] else 1
        with pytest.raises(DamagedRecord):
            replay(changed(answers=answers))


def test_a_record_cut_short_or_made_longer_is_noticed():
    """Answers missing at the end, or answers after the end."""
    with pytest.raises(DamagedRecord, match="changed, or cut short"):
        replay(changed(answers=RECORD.answers[:-1]))
    number = len(RECORD.answers)
    with pytest.raises(DamagedRecord, match=f"over after {number} answers; the record has more"):
        replay(changed(answers=[*RECORD.answers, 0]))


@pytest.mark.parametrize("fields", [{"seed": 4}, {"characters": ["gog", "eve", "fleck"]}])
def test_a_changed_setup_is_noticed(fields):
    """Another seed or other seats do not lead to the same end."""
    with pytest.raises(DamagedRecord):
        replay(with_setup(**fields))


def test_changed_winners_are_noticed():
    """What the record says of its winners is true, or it is refused."""
    with pytest.raises(DamagedRecord, match="changed, or cut short"):
        replay(changed(winners=[seat for seat in range(3) if seat not in TABLE.winners]))


# Taverns -----------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-7")
@pytest.mark.parametrize("tavern", [0, 1])
def test_a_record_of_an_evening_with_taverns_is_played_again(tavern):
    """The taverns stand in the setup of the record, and the replay goes to the same end."""
    table, record = recorded(taverns=["drinks-rdi9"], tavern=tavern)
    text = record.text(table)
    assert json.loads(text)["setup"]["taverns"] == ["drinks-rdi9"]
    again = replay(text)
    assert again.fingerprint() == table.fingerprint()
    assert len(again.cellars) == 2


def test_a_tavern_nobody_knows_is_refused_by_name():
    """As an unknown Drink Deck is."""
    with pytest.raises(SetupError, match=r"no Drink Deck 'rum'.*drinks-rdi2"):
        lastcall.new_game("gog", "eve", taverns=["rum"])
    with pytest.raises(SetupError, match="no tavern 2; they are 0 to 1"):
        lastcall.new_game("gog", "eve", taverns=["drinks-rdi9"], tavern=2)


# Content -----------------------------------------------------------------------------------------


def with_content(**digests):
    content = json.loads(TEXT)["setup"]["content"] | digests
    return with_setup(content=content)


@pytest.mark.parametrize(
    ("text", "names", "english", "russian"),
    [
        (with_content(gog="0"), ["gog"], "another Gog.", "с другим Гогом."),
        (with_content(gog="0", eve="0"), ["eve", "gog"], "Eve and another Gog.", "с другой Евой и"),
        (with_setup(rules=1), ["rules"], "other rules.", "по другим правилам."),
        (with_setup(content=7), ["rules"], "other rules.", "по другим правилам."),
        (
            with_content(**{"drinks-rdi2": "0"}),
            ["drinks-rdi2"],
            "another Drink Deck (The Red Dragon Inn 2).",
            "с другой колодой выпивки (Таверна «Красный Дракон» 2).",
        ),
    ],
    ids=["gog", "two", "rules", "no-content", "drinks"],
)
def test_a_record_made_with_others_is_refused_by_name(text, names, english, russian):
    for read in (read_record, replay):
        with pytest.raises(DamagedRecord) as refused:
            read(text)
        assert refused.value.code == "record-other-content"
        assert refused.value.details["problem"].names == names
    assert english in problem(refused.value, Messages("en"))
    assert russian in problem(refused.value, Messages("ru"))


@pytest.mark.parametrize(
    ("deck", "english", "russian"),
    [
        ("sea", "another deck (Sea Deck)", "с другой колодой (колода моря)"),
        ("drinks-anvil", "another deck (The Anvil's Drinks)", "с другой колодой ("),
        ("drinks-rdi2", "another Drink Deck (The Red Dragon Inn 2)", "с другой колодой выпивки ("),
        ("gone:cellar", "another deck (cellar)", "с другой колодой (cellar)"),  # no more there
    ],
)
def test_every_deck_of_a_table_is_called_by_its_name(deck, english, russian):
    assert another(deck, Messages("en")) == english
    assert another(deck, Messages("ru")).casefold().startswith(russian)


def test_a_save_made_with_another_gog_is_refused_by_name():
    """The seal is right, the cards are others: it is not misread."""
    table = lastcall.new_game("gog", "eve", seed=1)
    head, text, _ = table.save().decode().split("\n", 2)
    data = json.loads(text)
    setup = json.loads(data["setup"])
    setup["content"]["gog"] = "0"
    data["setup"] = json.dumps(setup, sort_keys=True)
    text = json.dumps(data, separators=(",", ":"))
    seal = hashlib.sha256(text.encode()).hexdigest()[:16]
    changed = f"{head.split()[0]} {seal}\n{text}\n".encode()
    with pytest.raises(lastcall.DamagedSave, match="made with another gog") as refused:
        lastcall.restore(changed)
    assert refused.value.code == "save-other-content"
    assert "с другим Гогом." in problem(refused.value, Messages("ru"))
    assert lastcall.restore(table.save()).fingerprint() == table.fingerprint()


@pytest.mark.parametrize("data", [b"", b"lastcall-table-1 x\n{}\n", b"x y\nz\n"])
def test_every_refusal_of_a_save_has_its_words(data):
    with pytest.raises(lastcall.DamagedSave) as refused:
        lastcall.restore(data)
    for lang in ("en", "ru"):
        assert Messages(lang).has(refused.value.code)
        assert problem(refused.value, Messages(lang))
