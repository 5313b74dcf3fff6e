"""Otto at the terminal table: both tracks, his card, and the evening's end without him."""

import pytest
from pilot import SMALL, WIDE, sitting

from lastcall.engine.setup import SetupError
from lastcall.terminal.company import seat_players
from lastcall.terminal.session import Session
from lastcall.testing import table
from lastcall.text.narrator import Narrator
from lastcall.variants.catalogue import chosen
from lastcall.variants.otto import otto

FACTIONS = chosen(["spelunker", "berserker"])


def seating(**more):
    return seat_players("gog", ["eve"], None, ["random"], 4, variants=FACTIONS, **more)


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize(
    ("locale", "against"),
    [("en", ("against Gog", "against Eve")), ("ru", ("против Гога", "против Евы"))],
)
async def test_both_tracks_and_the_card_are_seen(size, locale, against):
    session = Session(seating(), locale=locale)
    async with sitting(session, size=size, locale=locale) as person:
        while not session.table.seats[2].discard:
            await person.press("p")
        mat = person.mat(2)
        shown = " ".join(person.screen())
        for name, (fortitude, alcohol) in zip(against, session.view().seats[2].tracks, strict=True):
            assert name in mat
            assert name in shown
            assert f"{alcohol}/{fortitude}" in mat or f" {fortitude}" in mat
        card = session.table.game.defs[session.view().seats[2].discard[-1]]
        assert person.app.narrator.title(card) in mat
        assert "20" not in mat


async def test_the_evening_ends_without_a_place_for_otto():
    session = Session(seating())
    while not session.over:
        if session.table.decision.seat:
            session.step()
        else:
            session.answer([session.table.decision.options[-1]])
    places = [evening.place for evening in session.summary()]
    assert sorted(places[:2]) in ([1, 2], [1, 1])
    assert places[2] == 0


def test_the_command_sets_the_same_table_again():
    assert seating().command().endswith("--otto berserker,spelunker")
    assert len(seat_players("gog", [], None, ["random"], 4, variants=FACTIONS).characters) == 2


def test_too_many_players_are_refused():
    with pytest.raises(SetupError, match="exactly 2 players"):
        seat_players("gog", ["eve", "dimli"], None, ["random"], 4, variants=FACTIONS)


@pytest.mark.parametrize(
    ("locale", "said", "offered"),
    [
        (
            "en",
            "Otto has passed out on your track",
            ["Take 1 Gold from the Inn", "You draw 2 cards"],
        ),
        ("ru", "Отто отключился на твоей шкале", ["Возьми у таверны 1 золотой", "Возьми 2 карты"]),
    ],
)
def test_the_reward_is_asked_for_in_words(locale, said, offered):
    t = table("gog", "eve", variants=[otto("berserker", "spelunker")]).hand(
        "gog", "Dance with Gog!"
    )
    t.track("otto", "gog", 3).deck("otto", "OTTO SMASH TABLE!")
    t.gog.plays("Dance with Gog!", at="otto")
    narrator = Narrator(locale)
    names = narrator.seat_names(t.table.game)
    view = t.table.view(0)
    assert said in narrator.question(view, names)
    options = [
        narrator.option(option, view, names).replace("\u00a0", " ") for option in view.options
    ]
    assert options == offered
