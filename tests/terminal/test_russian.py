"""The table in Russian: everything on the screen is, at both sizes, and it fits."""

import random
import re

import pytest
from pilot import SMALL, WIDE, Person, said, seated, sitting
from rich.text import Text

from lastcall.terminal.company import seat_players
from lastcall.terminal.keyboard import on_both_keyboards
from lastcall.terminal.screens import EndScreen, KitScreen, QuitScreen, RuleScreen
from lastcall.terminal.session import Session
from lastcall.terminal.stage import Names, forms_of
from lastcall.testing import table
from lastcall.text.messages import Messages

# Keys stay as they are typed, and so do the game's name, rules by number and the command.
LATIN = re.compile(
    r"LAST CALL|\b[A-Z]+-\d+\b|\bEsc\b|\b[potasrklq] (?=[А-Я])|\([ynblq]\)|lastcall play|--[a-z-]+"
)


def seats(*names: str, seed: int = 3) -> Session:
    seating = seat_players(names[0], names[1:], None, ["random"], seed, drinks=["rdi2", "rdi9"])
    return Session(seating, locale="ru")


def foreign(person: Person) -> list[str]:
    """Latin words on the screen that have no business there."""
    return [line for line in person.screen() if re.search(r"[A-Za-z]{2}", LATIN.sub("", line))]


@pytest.mark.parametrize(
    ("names", "size"),
    [
        (("dale", "terci", "petra"), SMALL),
        (("terci", "jett", "gog"), WIDE),
        (("petra", "dimli", "ygella", "eve"), SMALL),
    ],
    ids=["dale", "terci", "petra"],
)
async def test_a_game_has_no_english_in_it(names, size):
    dice = random.Random(size[0])
    session = seats(*names)
    async with sitting(session, size, locale="ru") as person:
        for _ in range(60):
            if isinstance(person.app.screen, EndScreen):
                break
            assert foreign(person) == []
            count = min(9, len(person.app.question.answers()))
            await person.press(str(dice.randrange(count) + 1))
        assert person.app.scene.log
        for _, line in person.app.scene.log:
            assert not re.search(r"[A-Za-z]{2}", line), line


@pytest.mark.parametrize("size", [SMALL, WIDE], ids=["small", "wide"])
async def test_bars_mats_and_keys_fit(size):
    async with sitting(seats("dimli", "dale", "terci", "petra"), size, locale="ru") as person:
        screen = person.screen()
        assert all(len(line) <= size[0] for line in screen)
        assert "Сброс" in screen[0]
        assert "Кутёж" in screen[0]
        assert "зерно 3" in screen[0]
        for key in ("p Пас", "t До хода", "l Журнал", "? Помощь", "q Уйти"):
            assert key in screen[-1]
        for seat, name in enumerate(("Димли", "Дейл", "Терси", "Петра")):
            title = str(person.app.query_one(f"#mat-{seat}").border_title) + person.mat(seat)
            assert name in title
            for words in (" зол.", "рука ", "кол"):
                assert words in person.mat(seat).replace("\u00a0", " ")


async def test_the_markers_have_russian_letters():
    async with sitting(seats("dimli", "eve"), SMALL, locale="ru") as person:
        assert "О····•····•····•····С" in person.mat(0)
        assert "(ты)" in person.mat(0)


async def test_overlays_are_russian_and_open_with_either_keyboard():
    """Who types Russian need not switch: the key in the same place does the same."""
    async with sitting(seats("dale", "terci", "gog"), WIDE, locale="ru") as person:
        for key, screen in (
            ("k", KitScreen),
            ("л", KitScreen),
            ("q", QuitScreen),
            ("й", QuitScreen),
        ):
            await person.pilot.press(key)
            await person.pilot.pause()
            assert isinstance(person.app.screen, screen)
            words = "\n".join(foreign(person))
            assert not words or "--bots" in words  # the command to type again
            await person.pilot.press("escape")
            await person.pilot.pause()
        await person.pilot.press("left")
        hand = person.app.hand
        barred = [held.card for held in hand.held if person.app.session.why_not(held.card)]
        hand.select(barred[0])
        await person.pilot.press("к")
        await person.pilot.pause()
        assert isinstance(person.app.screen, RuleScreen)
        assert foreign(person) == []


async def test_the_next_game_is_in_russian_too():
    async with sitting(seats("gog", "eve"), SMALL, locale="ru") as person:
        await person.press("q", "т")
        assert person.app.session.names == ("Гог", "Ева")
        assert foreign(person) == []


@pytest.mark.parametrize(("key", "keys"), [("p", "p,з"), ("q", "q,й"), ("question_mark",) * 2])
def test_a_key_has_a_twin_on_the_russian_keyboard(key, keys):
    assert on_both_keyboards(key) == keys


def test_names_are_coloured_in_every_case_but_not_in_a_title():
    session = Session(
        seat_players("gog", ["gog", "eve"], None, ["random"], 1, doppelgangers=True), locale="ru"
    )
    characters = session.table.game.characters
    forms = forms_of(session.names, characters, Messages("ru"))
    names = Names(session.names, ["Хватит тыкать Гога"], forms)
    text = names.colour(Text("Ева и выпивка Гога II: «Хватит тыкать Гога», Еве"))
    coloured = [text.plain[span.start : span.end] for span in text.spans]
    assert coloured == ["Ева", "Гога II", "Еве"]
    assert text.spans[0].style == text.spans[2].style != text.spans[1].style


async def test_a_long_type_leaves_room_for_the_title():
    t = table("gog", "eve").hand("gog", "Gambling? I'm in!", "Dance with Gog!", "I raise!")
    game = Session(seated(t).seating, t.table, locale="ru")
    async with sitting(game, SMALL, locale="ru") as person:
        person.app.hand.select(person.app.hand.held[2].card)
        lines = said(person.app.hand)
        cut = r"● Играете\? Я с вами! +Действие — а…"
        assert any(re.fullmatch(cut, line) for line in lines), lines
