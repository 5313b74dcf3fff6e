"""`lastcall cards`: everything, a box, a deck; JSON with stable fields; honest refusals."""

import json

import pytest
from click.testing import CliRunner, Result

from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.cli import main
from lastcall.text.narrator import Narrator
from lastcall.variants.catalogue import TABLE_DECKS

FIELDS = ["id", "title", "box", "deck", "type", "copies", "text", "provenance", "completed"]


def cards(*args: str, **env: str) -> Result:
    return CliRunner().invoke(main, ["cards", *args], env={"COLUMNS": "120", **env})


def rows(*args: str) -> list[dict]:
    result = cards(*args, "--json")
    assert result.exit_code == 0
    return json.loads(result.stdout)


def test_every_card_of_every_deck_with_exactly_these_fields():
    found = rows()
    decks = [deck for c in CHARACTERS.values() for deck in c.decks()]
    decks += [*DRINK_DECKS.values(), *TABLE_DECKS.values()]
    assert [row["id"] for row in found] == [card.id for deck in decks for card, _ in deck.kinds]
    assert all(list(row) == FIELDS for row in found)
    assert len({row["id"] for row in found}) == len(found)
    assert sum(row["copies"] for row in found) == sum(len(deck.cards) for deck in decks)
    assert sum(row["copies"] for row in found) > 40 * len(CHARACTERS)


def test_one_card_as_data():
    found = {row["id"]: row for row in rows("--character", "gog")}
    assert found["gog/dance-with-gog"] == {
        "id": "gog/dance-with-gog",
        "title": "Dance with Gog!",
        "box": "rdi2",
        "deck": "gog",
        "type": "Action",
        "copies": 1,
        "text": "Another player loses 4 Fortitude.",
        "provenance": "rulebook",
        "completed": "",
    }
    assert found["gog/gog-forget-about-ouch"]["provenance"] == "house"


def test_types_are_named_as_in_the_rules():
    types = {row["title"]: row["type"] for row in rows()}
    assert types["Gambling? I'm in!"] == "Action-Gambling"
    assert types["I cloak myself in shadow."] == "Sometimes"
    assert types["Wine with a Chaser"] == "Drink"
    assert types["Drinking Contest!"] == "Drink Event"
    assert types["Group hug!"] == "Action-Pet"
    assert types["It's better with a drop of this!"] == "Sometimes-Scheme"
    assert types["Thunderstool"] == types["Yer Classic Tallcap"] == "Mushroom"
    assert types["A hung-over adventurer"] == "Sometimes-Patient"
    assert types["Loopy Straw"] == "Sometimes-Item"
    assert types["Bert the Donkey"] == "Instant-Hoofed-Animal"
    assert types["Flashie"] == "Constant-Animal"
    assert types["Whiskers the Barn Cat"] == "Sometimes-Cat-Animal"
    assert types["OTTO ANGRY NOW!"] == "Otto-Berserker"
    subtypes = ("-Pet", "-Scheme", "-Patient", "-Item", "-Animal", "-Elixir")
    subtypes += ("-Berserker", "-Spelunker", "-Croupier", "-Brewer")
    plain = {row["type"] for row in rows() if not row["type"].endswith(subtypes)}
    assert plain == {
        "Action",
        "Action-Gambling",
        "Anytime",
        "Cheating",
        "Drink",
        "Drink Event",
        "Gambling",
        "Sea Event",
        "Mushroom",
        "Prize",
        "Sometimes",
        "Sometimes-Cheating",
        "Story",
        "Tavern",
    }


@pytest.mark.parametrize("name", ["gog", "GOG", " Gog "])
def test_one_character_is_one_deck_of_forty(name):
    found = rows("--character", name)
    assert {row["deck"] for row in found} == {"gog"}
    assert sum(row["copies"] for row in found) == 40


@pytest.mark.parametrize(
    ("name", "deck", "size"), [("dale", "mushrooms", 15), ("terci", "patients", 14)]
)
def test_a_character_brings_the_side_deck(name, deck, size):
    found = rows("--character", name)
    assert {row["deck"] for row in found} == {name, deck}
    assert {row["box"] for row in found} == {"rdi9"}
    assert sum(row["copies"] for row in found if row["deck"] == deck) == size
    assert sum(row["copies"] for row in found) == 40 + size
    assert "Mushroom Deck (The Red Dragon Inn 9)" in cards("--character", "dale").stdout


def test_a_box_is_its_characters_and_its_drinks():
    found = rows("--box", "rdi2")
    assert {row["box"] for row in found} == {"rdi2"}
    assert {row["deck"] for row in found} == {"dimli", "eve", "fleck", "gog", "drinks-rdi2"}
    found = rows("--box", "rdi9")
    assert {row["box"] for row in found} == {"rdi9"}
    five = {"dale", "jett", "petra", "terci", "ygella"}
    assert {row["deck"] for row in found} == five | {
        "mushrooms", "patients", "petra-boss", "drinks-rdi9", "prizes", "places",
        "drinks-star-mole", "drinks-velvet-purse", "drinks-anvil", "otto",
    }  # fmt: skip
    assert {row["deck"] for row in rows("--character", "otto")} == {"otto"}
    assert rows("--box", "RDI2", "--character", "eve") == rows("--character", "eve")


def test_the_table_for_people_shows_title_type_text_and_provenance():
    result = cards("--character", "gog")
    assert result.exit_code == 0
    assert "Gog the Half-Ogre (The Red Dragon Inn 2)" in result.stdout
    for words in ("Dance with Gog!", "Another player loses 4 Fortitude.", "Action · rulebook"):
        assert words in result.stdout
    assert "Gog forget about ouch!" in result.stdout
    assert "Anytime · house" in result.stdout
    assert "40 cards, 24 different; 3 marked house, made by us" in result.stdout


def test_the_table_for_people_has_every_card():
    result = cards(COLUMNS="900")
    narrator = Narrator("en")
    sides = [deck for character in CHARACTERS.values() for deck in character.side_decks]
    for deck in [*DRINK_DECKS.values(), *sides]:
        for card, _ in deck.kinds:
            assert card.title in result.stdout
            assert narrator.card_text(card) in result.stdout
    for box in (2, 9):
        assert f"Drink Deck (The Red Dragon Inn {box})" in result.stdout


@pytest.mark.parametrize(
    ("args", "hints"),
    [
        (
            ["--box", "rdi3"],
            ["rdi3", "did you mean rdi", "The boxes are rdi2, rdi4, rdi5, rdi7, rdi9."],
        ),
        (["--box", ""], ["The boxes are rdi2, rdi4, rdi5, rdi7, rdi9."]),
        (["--character", "gogg"], ["gogg", "did you mean gog?", "dimli, eve, fleck, gog"]),
        (["--character", "xyzzy"], ["There is no character “xyzzy”. The characters are dimli"]),
        (["--box", "rdi3", "--json"], ["The boxes are rdi2, rdi4, rdi5, rdi7, rdi9."]),
        (["gog"], ["gog"]),
    ],
)
def test_a_refusal_says_what_is_allowed(args, hints):
    result = cards(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    for hint in hints:
        assert hint in result.stderr
    assert "Traceback" not in result.stderr


def test_a_character_of_another_box_is_refused(monkeypatch):
    monkeypatch.setattr("lastcall.cli.cards.BOXES", ("rdi2", "rdi99"))
    result = cards("--box", "rdi99", "--character", "gog")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "gog is not in the box rdi99. No character is." in result.stderr
    assert rows("--box", "rdi99") == []
