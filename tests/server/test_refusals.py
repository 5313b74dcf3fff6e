"""What the server refuses, said to people in each language; the code stays the same."""

import pytest

from lastcall.cards.catalogue import BOXES, DRINK_DECKS
from lastcall.server import booking
from lastcall.server.booking import BOT, Booking, Chair, check_bot, checked, seat_the_game
from lastcall.server.incoming import TableOptions
from lastcall.server.languages import languages, words
from lastcall.server.refusals import STATUS, Refusal


def refused(call, *args) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call(*args)
    assert caught.value.code == "bad-table"
    assert caught.value.status == 400
    return caught.value


@pytest.mark.parametrize("lang", languages())
def test_every_code_has_a_sentence(lang):
    for code in STATUS:
        assert words(lang).has(f"refusal-{code}")


@pytest.mark.parametrize(
    ("options", "english", "russian"),
    [
        (
            TableOptions(boxes=["rdi99"]),
            f"That table cannot be set. There is no box “rdi99”; there are {', '.join(BOXES)}.",
            f"Такой стол не накрыть. Нет набора «rdi99»; есть {', '.join(BOXES)}.",
        ),
        (
            TableOptions(drinks=["milk"]),
            f"There is no Drink Deck “milk”; there are {', '.join(DRINK_DECKS)}.",
            f"Нет колоды выпивки «milk»; есть {', '.join(DRINK_DECKS)}.",
        ),
        (
            TableOptions(boxes=["rdi2", "rdi2"]),
            "A box is named twice.",
            "Один набор назван дважды.",
        ),
        (
            TableOptions(drinks=["drinks-rdi2", "drinks-rdi2"]),
            "A Drink Deck is named twice.",
            "Одна колода выпивки названа дважды.",
        ),
        (
            TableOptions(boxes=["rdi2"], seats=5),
            "These boxes have 4 characters for 5 seats; allow doppelgangers or add a box.",
            "В этих наборах 4 персонажа, а мест 5; разреши двойников или добавь набор.",
        ),
    ],
)
def test_a_table_that_cannot_be_set_says_why(options, english, russian):
    refusal = refused(checked, options)
    assert refusal.text("en").endswith(english)
    assert refusal.text("ru").replace("\u00a0", " ").endswith(russian)


def test_boxes_without_drinks_are_told(monkeypatch):
    monkeypatch.setattr(booking, "drinks_of", lambda options: [])
    refusal = refused(checked, TableOptions())
    assert refusal.text("en").endswith("These boxes have no Drink Deck; name one.")
    assert refusal.text("ru").endswith("В этих наборах нет колоды выпивки; назови её.")


def test_bots_and_characters_nobody_knows():
    refusal = refused(check_bot, "deep")
    assert "There is no bot “deep”; there are " in refusal.text("en")
    assert "Нет бота «deep»; есть " in refusal.text("ru")
    table = Booking("t", 0, "ann", TableOptions(), [Chair(), Chair()])
    refusal = refused(table.check_character, "conan", 0)
    assert refusal.text("en").endswith("There is no character “conan” in these boxes.")
    assert refusal.text("ru").endswith("В этих наборах нет персонажа «conan».")


def test_a_taken_character_goes_by_its_name_in_the_language():
    chairs = [Chair(character="gog"), Chair()]
    table = Booking("t", 0, "ann", TableOptions(), chairs)
    with pytest.raises(Refusal) as caught:
        table.check_character("gog", 1)
    assert caught.value.code == "character-taken"
    assert caught.value.text("en") == "Gog the Half-Ogre already sits at this table."
    assert caught.value.text("ru") == "Полуогр Гог: этот персонаж уже за столом."


def test_what_the_engine_finds_wrong_is_translated_too():
    """Two seats with one character, booked past the checks."""
    chairs = [Chair(BOT, bot="house", character="gog") for _ in range(2)]
    table = Booking("t", 0, "ann", TableOptions(), chairs)
    refusal = refused(seat_the_game, table, 1)
    assert "gog is seated twice" in refusal.text("en")
    assert "gog сидит за столом дважды" in refusal.text("ru")
