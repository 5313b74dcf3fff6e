"""Kits on the terminal table: shown at a glance, played by keys and mouse, and no secret shown."""

import random

import pytest
from pilot import SMALL, WIDE, said, seated, sitting

from lastcall.engine import terms as w
from lastcall.terminal.answers import menu_for
from lastcall.terminal.bars import TableBar
from lastcall.terminal.company import seat_players
from lastcall.terminal.screens import EndScreen, KitScreen
from lastcall.terminal.session import Session
from lastcall.terminal.trays import Trays
from lastcall.testing import table
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator
from lastcall.variants.pub import PUB
from lastcall.variants.sea import SEA

TRAYS = Trays(Messages("en"))
SCHEME = "Burn first, gloat later."
FLASK = "Hip Flask of Second Wind"


def shown(t, seat, to=0, width=200, lines=1):
    """What stands on the mat of a seat about its kit, to somebody."""
    view = t.table.view(to)
    mat = view.seats[seat]
    kit = TRAYS.lines(view.game, mat, mat.trackers, width, lines)
    return "\n".join(line.plain for line in kit)


def mini(t, seat):
    view = t.table.view(0)
    return TRAYS.mini(view.game, view.seats[seat], view.seats[seat].trackers).plain


# At a glance --------------------------------------------------------------------------------------


def test_the_planter_shows_each_mushroom_on_its_ladder():
    t = table("dale", "gog").hand("dale", "Git offa my land!")
    t.box("dale", "planter", ("Yer Classic Tallcap", 2), ("Thunderstool", 0))
    assert shown(t, 0) == "Planter Yer Classic Tallcap 1·[2]·3  Thunderstool [0]·1·3·5  □□"
    assert mini(t, 0) == "2·0"


@pytest.mark.parametrize("width", range(8, 120, 4))
@pytest.mark.parametrize("lines", [1, 2])
def test_a_full_planter_fits_every_width(width, lines):
    t = table("dale", "gog").hand("dale", "Git offa my land!")
    grown = [("Yer Classic Tallcap", 3), ("Thunderstool", 1), ("Weepin' Inkcap", 4)]
    t.box("dale", "planter", *grown, ("The Evershroom", 0))
    kit = shown(t, 0, width=width, lines=lines).split("\n")
    assert 1 <= len(kit) <= lines
    assert all(len(line) <= width for line in kit)
    if width * lines >= 70:
        assert "Tallcap 1·2·[3]" in kit[0]


def test_a_lone_tracker_is_pips():
    t = table("jett", "gog").tracker("jett", "momentum", 2)
    assert shown(t, 0) == "Momentum ●●○"
    assert mini(t, 0) == "●●○"


def test_a_mark_is_shown_where_it_lies_and_nowhere_else():
    t = table("remy", "gog", "jett").tracker("gog", "mark", 1).tracker("jett", "mark", 1)
    assert shown(t, 0) == ""
    assert shown(t, 1) == "Mark ✖"
    assert shown(t, 2).startswith("Momentum ○○○")
    assert shown(t, 2).endswith("Mark ✖")
    assert (mini(t, 0), mini(t, 1), mini(t, 2)) == ("", "✖", "○○○ ✖")


def bar(t, seat=0, lang="en"):
    """What stands in the bar about the table."""
    shown = TableBar(Messages(lang))
    said = []
    shown.update = lambda text, layout: said.append(text.plain)
    shown.show(t.table.view(seat), t.names, 200)
    return said[0]


def test_what_was_foreseen_is_shown_to_whoever_looked():
    hush = "Hush. I am listening to tomorrow."
    t = table("tara", "gog", "eve").hand("tara", hush).drink_deck("Wine", "Mead", "Water")
    t.tara.plays(hush, mode=0)
    assert "Drink Deck 30 (Wine, Mead, Water)" in bar(t)
    assert "Wine" not in bar(t, 1)
    t.tara.arranges("Mead")
    t.until("order", "tara").tara.orders_for("gog")
    assert TRAYS.foreseen(t.table.view(0), "pile", 1) == ["Mead"]
    assert TRAYS.foreseen(t.table.view(1), "pile", 1) == []


def test_the_sea_deck_and_its_counters_stand_in_the_bar():
    t = table("gog", "eve", variants=[SEA]).hand("gog", "Tip the Wench.")
    assert "Sea Deck 20  Progress Counters 2" in bar(t)
    assert "Колода моря 20  Жетоны пути 2" in bar(t, lang="ru")
    assert "Sea" not in bar(table("gog", "eve"))


def test_the_bar_says_where_the_party_is():
    t = table("gog", "eve", variants=[PUB]).hand("gog", "Tip the Wench.")
    assert "Star Mole" not in bar(t)
    t = table("gog", "eve", variants=[PUB]).hand("gog", "Tip the Wench.")
    t._table.tavern = 1
    assert "at The Star Mole Drinking Hole 6" in bar(t)
    assert "мы здесь: Звездорыл 6" in bar(t, lang="ru")


def test_a_round_that_nobody_may_leave_says_so():
    t = (
        table("whitehawk", "gog")
        .hand("whitehawk", "Ante up or walk the plank!")
        .hand("gog", "I raise!")
    )
    t.whitehawk.plays("Ante up or walk the plank!")
    t.until("gamble", "gog")
    assert "nobody may leave it" in bar(t)


def test_a_tracker_that_fires_shows_where():
    t = table("petra", "gog").tracker("petra", "hellfire", 1)
    assert shown(t, 0) == "Hellfire 0·[1]·2·3·✹ │ Plots –"
    assert mini(t, 0) == "✹1 ▮0"


def test_supplies_are_counted_and_patients_say_what_they_need():
    t = table("terci", "gog").tracker("terci", "salve", 2)
    t.box("terci", "waiting", "A hung-over adventurer", "A knight with a broken arm")
    assert shown(t, 0) == (
        "Salves 2  Splints 0  Bandages 0 │ "
        "Waiting A hung-over adventurer (1 Salve)  A knight with a broken arm (2 Splints)"
    )
    assert mini(t, 0) == "2·0·0 +2"


def test_plots_are_titles_to_their_owner_and_backs_to_everybody_else():
    t = table("petra", "gog", "eve")
    t.box("petra", "plots", SCHEME, "Hot five!", "Hot and sharp, just like me!")
    assert SCHEME in shown(t, 0, to=0)
    assert "Hot five!" in shown(t, 0, to=0)
    for other in (1, 2, -1):
        assert shown(t, 0, to=other) == "Hellfire [0]·1·2·3·✹ │ Plots ▮▮▮ 3"


async def test_nothing_on_the_screen_tells_others_what_is_plotted():
    """The mat, the sheet of kits and the log of Gog's table know three backs and no title."""
    t = table("gog", "petra", "eve").hand("gog", "Gog loves everyone!")
    plots = [SCHEME, "Hot five!", "Hot and sharp, just like me!"]
    t.box("petra", "plots", *plots)
    session = seated(t)
    for size in (WIDE, SMALL):
        async with sitting(session, size) as person:
            assert "▮▮▮ 3" in person.mat(1)
            await person.pilot.press("k")
            await person.pilot.pause()
            assert isinstance(person.app.screen, KitScreen)
            sheet = "\n".join(str(each.render()) for each in person.app.screen.query("Static"))
            assert "▮▮▮ 3" in sheet
            everything = person.app.export_screenshot() + sheet + person.mat(1)
            for title in plots:
                assert title.split()[0] not in everything
            await person.pilot.press("k")
            await person.pilot.pause()
            assert len(person.app.screen_stack) == 1


async def test_a_tracker_moves_when_the_story_comes_to_it():
    t = table("jett", "gog").hand("jett", "Gambling? I'm in!").tracker("jett", "momentum", 0)
    session = seated(t)
    async with sitting(session) as person:
        scene = person.app.scene
        assert "○○○" in person.mat(0)
        session.table.set_tracker(0, 0, 2)
        for event in session.fresh():
            scene.hear(event, None)
        assert scene.mats[0].trackers == [2]
        person.app.draw()
        await person.pilot.pause()
        assert "●●○" in person.mat(0)


@pytest.mark.parametrize("size", [SMALL, (100, 30), WIDE, (200, 50)])
async def test_ten_kits_at_every_size(size):
    names = ["terci", "petra", "dale", "jett", "terci", "petra", "dale", "jett", "gog", "ygella"]
    session = Session(seat_players(names[0], names[1:], None, ["random"], 3, doppelgangers=True))
    async with sitting(session, size) as person:
        app = person.app
        for _ in range(4):
            await person.press("p")
        assert app.query_one("#bottom").region.bottom == size[1] - 1
        assert app.stage.region.height >= 3
        for seat in range(10):
            mat = app.query_one(f"#mat-{seat}").region
            assert mat.bottom <= app.table_bar.region.y
        for seat in (3, 7):
            assert "●" in person.mat(seat) or "○" in person.mat(seat)


# Playing with them --------------------------------------------------------------------------------


async def test_a_plotted_scheme_is_played_by_a_click_on_it():
    t = table("petra", "gog", "eve").box("petra", "plots", SCHEME)
    session = seated(t)
    async with sitting(session) as person:
        hand = person.app.hand
        assert [(held.playable, held.place) for held in hand.held] == [(True, "Plotted")]
        await person.click(hand, 0)
        assert person.answers() == ["Gog", "Eve"]
        await person.press("2")
        assert [party.fortitude for party in session.table.parties] == [20, 20, 17]
        assert session.table.seats[0].trackers == [1]


async def test_the_same_card_in_hand_and_plotted_is_two_answers():
    t = table("petra", "gog", "eve").hand("petra", SCHEME).box("petra", "plots", SCHEME)
    session = seated(t)
    menu = menu_for(session.view(), Narrator("en"), session.names)
    plays = [answer for answer in menu.answers if answer.option.kind == w.PLAY]
    assert [answer.place for answer in plays] == ["", "plots"]
    assert [len(answer.cards) for answer in plays] == [1, 1]
    async with sitting(session) as person:
        assert "(plotted)" in " ".join(said(person.app.question.list))
        await person.press("2", "1")
        assert [party.fortitude for party in session.table.parties] == [20, 17, 20]


async def test_a_plotted_card_that_is_no_scheme_says_why_not():
    t = table("petra", "gog", "eve").box("petra", "plots", "Do you smell burning?")
    t.hand("petra", "This is fine.")
    session = seated(t)
    async with sitting(session) as person:
        await person.press("left", "end")
        text = " ".join(said(person.app.hand))
        assert "✗" in text
        assert "CARD-16" in text
        await person.press("enter")
        assert session.table.decision.kind == w.ASK_ACTION


async def test_whom_the_fire_burns_is_named_by_a_click_on_a_mat():
    t = table("petra", "gog", "eve").turn("petra", "discard").tracker("petra", "hellfire", 3)
    t.box("petra", "plots", "Hot five!")  # it is discarded for a fourth point
    session = seated(t)
    async with sitting(session) as person:
        while session.table.decision.kind != w.ASK_TARGET:
            await person.press("p")
        assert person.answers() == ["Name Gog", "Name Eve"]
        await person.click_mat(2)
        assert [party.fortitude for party in session.table.parties] == [20, 20, 18]


async def test_nothing_is_plotted_by_one_enter_too_many():
    t = table("petra", "gog").turn("petra", "discard").hand("petra", "Hot five!", SCHEME)
    session = seated(t)
    async with sitting(session) as person:
        while session.table.decision.kind != w.ASK_LAY_DOWN:
            await person.press("p")
        await person.press("enter")
        assert session.table.seats[0].boxes[0].cards == []


async def test_a_patient_is_treated_by_key_and_comes_into_hand():
    t = table("terci", "gog", "eve").tracker("terci", "splint", 2)
    t.box("terci", "waiting", "A knight with a broken arm", "A priest with a fever")
    session = seated(t)
    async with sitting(session, SMALL) as person:
        assert [held.playable for held in person.app.hand.held] == [True, False]
        assert person.answers()[0].startswith("Treat “A knight with a broken arm”")
        await person.press("1")
        titles = [session.table.title(card) for card in session.table.seats[0].hand]
        assert titles == ["A knight with a broken arm"]
        assert session.table.seats[0].trackers == [0, 0, 0]
        assert [held.place for held in person.app.hand.held] == ["", "Waiting"]
        await person.press("1", "1")
        assert [party.fortitude for party in session.table.parties] == [20, 18, 20]


async def test_a_patient_that_cannot_be_treated_says_what_is_missing():
    t = table("terci", "gog", "eve").hand("terci", "Gambling? I'm in!")
    t.box("terci", "waiting", "A knight with a broken arm")
    session = seated(t)
    async with sitting(session) as person:
        await person.click(person.app.hand, 1)
        assert "that takes 2 Splints" in " ".join(said(person.app.hand))
        assert session.table.decision.kind == w.ASK_ACTION


async def test_a_kept_drink_lies_before_its_drinker_and_is_played_from_there():
    t = table("gog", "eve", drinks=["drinks-rdi9"]).pile("gog", FLASK).turn("gog", "drink")
    t.stats("gog", fortitude=10)
    t.deck("gog", *["Dance with Gog!"])
    session = seated(t)
    async with sitting(session) as person:
        for _ in range(60):
            if session.table.seats[0].kept:
                break
            await person.press("p")
        assert f"Kept {FLASK}" in person.mat(0)
        held = [held for held in person.app.hand.held if held.place == "Kept"]
        assert [each.definition.title for each in held] == [FLASK]
        while not any(answer.place == "kept" for answer in person.app.question.answers()):
            await person.press("p")
        before = session.table.parties[0].fortitude
        await person.click(
            person.app.hand,
            person.app.hand.held.index(
                next(held for held in person.app.hand.held if held.place == "Kept")
            ),
        )
        await person.press("enter")
        assert session.table.parties[0].fortitude >= before + 2
        assert session.table.seats[0].kept == []


async def test_a_harvest_is_paid_mushroom_by_mushroom():
    t = table("dale", "gog", "eve").hand("dale", "Nosiree, those aren't edible.")
    t.box("dale", "planter", ("Weepin' Inkcap", 2), ("Yer Classic Tallcap", 2), ("Sober Sally", 3))
    session = seated(t)
    async with sitting(session, SMALL) as person:
        await person.press("1")
        dear = next(i for i, label in enumerate(person.answers(), 1) if "Harvest" in label)
        await person.press(str(dear))
        assert session.table.decision.kind == w.ASK_COST
        rows = " ".join(said(person.app.question.list))
        assert rows.count("(worth 2)") == 2  # cut titles keep their worth
        assert "(worth 3)" in rows
        await person.click(person.app.hand, 2)  # the third mushroom: it is enough alone
        await person.press("enter")
        discard = session.table.zones[session.table.seats[0].side[0].discard]
        titles = [session.table.title(card) for card in discard]
        assert titles == ["Sober Sally"]


async def test_a_full_planter_shows_the_new_mushroom_and_how_far_the_others_are():
    t = table("dale", "gog").turn("dale", "discard").side_deck("dale", "Yer Classic Tallcap")
    grown = [("Yer Classic Tallcap", 1), ("Yer Classic Tallcap", 2), ("Thunderstool", 0)]
    t.box("dale", "planter", *grown, "The Evershroom")
    session = seated(t)
    async with sitting(session) as person:
        while session.table.decision.kind != w.ASK_BOX:
            await person.press("p")
        rows = said(person.app.question.list)
        assert len(rows) == 5
        assert sum("Tallcap" in row for row in rows) == 3
        assert sum("(new)" in row for row in rows) == 1
        assert len(set(rows)) == 5


async def test_a_card_to_fetch_can_be_read_before_it_is_chosen():
    session = Session(seat_players("ygella", ["gog", "eve"], None, ["random"], 1))
    async with sitting(session) as person:
        dice = random.Random(1)
        for _ in range(400):
            if session.over or session.table.decision.kind == w.ASK_FETCH:
                break
            await person.press(str(dice.randrange(min(9, len(person.answers()))) + 1))
        assert session.table.decision.kind == w.ASK_FETCH
        places = [held.place for held in person.app.hand.held if held.pickable]
        assert set(places) == {"Discarded"}
        await person.press("1")


# Of each character a short game in which the questions of its kit come up.
GAMES = {
    "dale": (3, {w.ASK_BOX, w.ASK_COST, w.ASK_FETCH}),
    "jett": (1, {w.ASK_LOSE_CARD}),
    "petra": (5, {w.ASK_LAY_DOWN, w.ASK_SACRIFICE}),
    "terci": (3, {w.ASK_TRACKER, w.ASK_BOX}),
    "ygella": (3, {w.ASK_FETCH}),
    "tara": (1, set()),  # at sea
    "remy": (1, set()),
    "jasper": (1, {w.ASK_PRIZE}),  # in town, for Prizes
    "wench": (2, {w.ASK_CRAWL}),
}


@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game_as_each_character_by_keys(name):
    """Whatever a kit asks, a number key answers it, and nothing that is shown breaks."""
    seed, questions = GAMES[name]
    dice = random.Random(seed)
    other = "dale" if name == "petra" else "petra"
    drinks = ["rdi2", "rdi9"]
    variants = [] if questions else ["sea"]
    if name in ("jasper", "wench"):
        variants = ["pub", "prizes"]
    seating = seat_players(name, [other], None, ["random"], seed, drinks=drinks, variants=variants)
    session = Session(seating)
    asked = set()
    async with sitting(session, SMALL) as person:
        while not isinstance(person.app.screen, EndScreen):
            asked.add(session.table.decision.kind)
            count = min(9, len(person.answers()))
            await person.press("p" if dice.random() < 0.2 else str(dice.randrange(count) + 1))
    assert session.over
    assert questions <= asked
