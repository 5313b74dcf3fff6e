"""The table on the screen, played with keys and mouse the way a person does."""

import random
from contextlib import asynccontextmanager

import pytest
from textual.widgets import Button

from lastcall.engine import terms as w
from lastcall.terminal import pace
from lastcall.terminal.app import TableApp
from lastcall.terminal.screens import EndScreen, HelpScreen, LogScreen, QuitScreen, RuleScreen
from lastcall.terminal.seating import Seating, seat_players
from lastcall.terminal.session import Session
from lastcall.testing import table

WIDE = (120, 40)
SMALL = (80, 24)


def seated(scenario):
    """The session of a scenario: the person has its first seat, random bots the others."""
    game = scenario.table.game
    ids = tuple(character.id for character in game.characters)
    seating = Seating(ids, ("random",) * (len(ids) - 1), 0, doppelgangers=len(set(ids)) < len(ids))
    return Session(seating, scenario.table)


@asynccontextmanager
async def sitting(session, size=WIDE, speed="instant"):
    """A person at the table, once the first question is asked."""
    app = TableApp(session, speed=speed)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        yield pilot


async def settle(pilot):
    """Wait until the person is asked something, or the evening is over."""
    for _ in range(3000):
        await pilot.pause(0)
        app = pilot.app
        if app.decided is not None or isinstance(app.screen, EndScreen):
            await pilot.pause(0)
            return
    raise AssertionError("nobody was asked anything")


async def press(pilot, *keys):
    await pilot.press(*keys)
    await settle(pilot)


def said(rows):
    """The lines of a list as they stand on the screen, without colour."""
    return [strip.text.strip() for strip in rows._strips]


def answers(pilot):
    return [answer.label for answer in pilot.app.question.answers()]


async def click_row(pilot, rows, item):
    """Click the first line of an item of a list."""
    line = rows._item_at.index(item) - rows.scroll_offset.y
    region = rows.scrollable_content_region
    await pilot.click(rows, offset=(region.x - rows.region.x + 6, region.y - rows.region.y + line))
    await settle(pilot)


async def test_a_whole_game_is_played_by_keys_alone():
    """Numbers, arrows, Enter, Tab, Escape and the letters are enough from first to last card."""
    dice = random.Random(4)
    session = Session(seat_players("dimli", ["eve", "gog"], None, ["random"], 12))
    async with sitting(session, SMALL) as pilot:
        asked = set()
        for _ in range(600):
            if isinstance(pilot.app.screen, EndScreen):
                break
            asked.add(session.table.decision.kind)
            count = min(9, len(pilot.app.question.answers()))
            way = dice.random()
            if way < 0.2:
                await press(pilot, *["down"] * dice.randrange(count), "enter")
            elif way < 0.3:
                await press(pilot, "p")
            else:
                await press(pilot, str(dice.randrange(count) + 1))
        assert session.over
        assert {w.ASK_DISCARD, w.ASK_ACTION, w.ASK_ORDER, w.ASK_RESPOND} <= asked
        assert isinstance(pilot.app.screen, EndScreen)
        await pilot.press("q")
        await pilot.pause()
        assert pilot.app.return_code == 0


async def test_a_click_on_a_card_and_on_an_answer_plays_it():
    """The card in the hand opens the list of players; the answer plays it at the one clicked."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!", "Gog loves everyone!")
    session = seated(t)
    async with sitting(session) as pilot:
        await click_row(pilot, pilot.app.hand, 0)
        assert answers(pilot) == ["Eve", "Dimli"]
        assert session.table.parties[1].fortitude == 20
        await click_row(pilot, pilot.app.question.list, 0)
        assert [party.fortitude for party in session.table.parties] == [20, 16, 20]


async def test_a_click_on_a_mat_names_its_player():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    session = seated(t)
    async with sitting(session) as pilot:
        await pilot.click("#mat-0")  # Gog cannot dance with himself
        await settle(pilot)
        assert session.table.decision.kind == w.ASK_ACTION
        await pilot.click("#mat-2")
        await settle(pilot)
        assert [party.fortitude for party in session.table.parties] == [20, 20, 16]


async def test_a_card_that_cannot_be_played_says_why_by_its_rule():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!", "This taste yucky!")
    session = seated(t)
    async with sitting(session) as pilot:
        hand = pilot.app.hand
        assert [held.playable for held in hand.held] == [True, False]
        assert "NEG-7" not in " ".join(said(hand))
        await click_row(pilot, hand, 1)
        assert "NEG-7" in " ".join(said(hand))
        assert session.table.decision.kind == w.ASK_ACTION  # and nothing was played
        await press(pilot, "enter")
        assert session.table.decision.kind == w.ASK_ACTION
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleScreen)
        assert pilot.app.screen.rule == "NEG-7"
        await pilot.press("escape")
        await press(pilot, "up")
        assert "NEG-7" not in " ".join(said(hand))


async def test_cards_are_chosen_first_and_then_the_player():
    t = table("gog", "eve", "dimli")
    t.hand("gog", "Dance with Gog!", "Gog loves everyone!", "Gog make funny? Why you not laugh?")
    session = seated(t)
    async with sitting(session, SMALL) as pilot:
        first = answers(pilot)
        assert len(first) == 4
        assert first[0] == "Play Dance with Gog!"
        await press(pilot, "1")
        assert answers(pilot) == ["Eve", "Dimli"]
        await press(pilot, "escape")
        assert answers(pilot) == first
        await press(pilot, "1", "2")
        assert [party.fortitude for party in session.table.parties] == [20, 20, 16]


async def test_more_than_nine_answers_are_reached_by_arrows_and_by_pages():
    """With ten players a tip has ten answers: the second page is numbered anew."""
    t = table(*["gog", "eve", "dimli", "fleck"] * 2, "gog", "eve", doppelgangers=True)
    t.hand("gog", "Tip the Wench.")
    session = seated(t)
    async with sitting(session, SMALL) as pilot:
        await press(pilot, "1")
        assert len(answers(pilot)) == 10
        rows = pilot.app.question.list
        assert [row.mark.plain[1] for row in rows.rows()] == [*"123456789", "·"]
        await press(pilot, "pagedown")
        assert [row.mark.plain[1] for row in rows.rows()] == ["·"] * 9 + ["1"]
        await press(pilot, "up", "up", "down", "down")
        assert rows.cursor == 9
        await press(pilot, "1")
        paid = [e for e in session.table.events if e.kind == "paid"]
        assert [(e.seat, e.amount) for e in paid] == [(9, 1)]


async def test_discards_are_ticked_and_sent_off_together():
    t = table("gog", "eve").turn("gog", "discard")
    t.hand("gog", "Dance with Gog!", "Tip the Wench.", "Winning Hand!")
    session = seated(t)
    async with sitting(session) as pilot:
        if session.table.decision.kind == w.ASK_RESPOND:
            await press(pilot, "p")
        await press(pilot, "1", "3", "1")
        assert pilot.app.question.ticked == [session.table.seats[0].hand[2]]
        assert len(session.table.seats[0].hand) == 3
        await press(pilot, "1", "p")
        titles = [session.table.title(card) for card in session.table.seats[0].discard]
        assert titles == ["Dance with Gog!", "Winning Hand!"]
        assert len(session.table.seats[0].hand) == 7


async def test_pass_until_my_turn_is_a_key():
    """Holding an Anytime Card, the person is asked at every turn; after `t` only on their own."""
    t = table("gog", "eve", "dimli").hand("gog", "Tip the Wench.").turn("eve", "action")
    session = seated(t)
    async with sitting(session) as pilot:
        app = pilot.app
        assert session.table.decision.kind == w.ASK_RESPOND
        await press(pilot, "t")
        assert session.table.active == 0 or session.table.decision.kind != w.ASK_RESPOND
        while session.table.active != 0:
            assert session.table.decision.kind != w.ASK_RESPOND
            await press(pilot, "1")
        assert not session.passing_until_my_turn
        await press(pilot, "a")
        assert not session.manners.ask_for_anytime
        assert app.say("terminal-skips-anytime") in str(app.question.border_subtitle)


async def test_the_anytime_toggle_answers_the_question_it_silences():
    t = table("gog", "eve", "dimli").hand("gog", "Tip the Wench.").turn("eve", "action")
    session = seated(t)
    async with sitting(session) as pilot:
        assert session.table.decision.kind == w.ASK_RESPOND
        await press(pilot, "a")
        assert session.table.decision.kind != w.ASK_RESPOND
        assert session.table.seats[0].hand  # nothing was played


async def test_pass_on_this_asks_no_more_about_it():
    t = table("eve", "gog", "dimli").hand("eve", "Gold? What Gold?").hand("gog", "Dance with Gog!")
    t.turn("gog")
    t.table  # noqa: B018  the table is set here, with the person in Eve's seat
    session = seated(t)
    async with sitting(session) as pilot:
        at = (session.table.turn, session.table.phase, session.table.frames[-1])
        assert session.table.decision.kind == w.ASK_RESPOND
        await press(pilot, "o")
        assert (session.table.turn, session.table.phase, session.table.frames[-1]) != at


async def test_a_terminal_too_small_to_play_in_breaks_nothing():
    session = Session(seat_players("gog", [], 10, ["random"], 3, doppelgangers=True))
    async with sitting(session, (30, 8)) as pilot:
        await press(pilot, "p")
        await pilot.resize_terminal(*SMALL)
        await press(pilot, "p")


@pytest.mark.parametrize("size", [SMALL, (100, 30), WIDE, (200, 50)])
async def test_ten_players_at_every_size(size):
    session = Session(seat_players("gog", [], 10, ["random"], 3, doppelgangers=True))
    async with sitting(session, size) as pilot:
        app = pilot.app
        for _ in range(4):
            await press(pilot, "p")
            if isinstance(app.screen, EndScreen):
                break
            if session.table.decision.kind == w.ASK_ORDER:
                await press(pilot, "1")
        bottom = app.query_one("#bottom").region
        assert bottom.bottom == size[1] - 1  # the keys have the last row
        assert app.stage.region.height >= 3
        for seat in range(10):
            mat = app.query_one(f"#mat-{seat}").region
            assert mat.height >= 1
            assert mat.bottom <= app.table_bar.region.y
            assert mat.right <= size[0]


async def test_the_terminal_may_change_its_size_in_the_middle():
    session = Session(seat_players("gog", [], 4, ["random"], 3))
    async with sitting(session, WIDE) as pilot:
        app = pilot.app
        assert app.log_rows.display
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        await pilot.pause()
        assert not app.log_rows.display
        assert app.query_one("#bottom").region.bottom == SMALL[1] - 1
        await pilot.resize_terminal(200, 50)
        await pilot.pause()
        await pilot.pause()
        assert app.log_rows.display
        await press(pilot, "p")


async def test_help_log_and_leaving():
    session = Session(seat_players("gog", [], 4, ["random"], 3))
    async with sitting(session, SMALL) as pilot:
        app = pilot.app
        for key, screen in (("question_mark", HelpScreen), ("l", LogScreen)):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, screen)
            await pilot.press("escape")
            await pilot.pause()
            assert len(app.screen_stack) == 1
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, QuitScreen)
        await pilot.press("enter")  # the button that stays
        await pilot.pause()
        assert len(app.screen_stack) == 1
        assert app.is_running
        await pilot.press("q", "y")
        await pilot.pause()
        assert app.return_code == 0


async def test_the_end_shows_the_result_and_a_new_game_begins():
    t = table("gog", "eve").hand("gog", "Dance with Gog!").stats("eve", fortitude=4, alcohol=0)
    session = seated(t)
    async with sitting(session) as pilot:
        app = pilot.app
        await press(pilot, "1")
        assert isinstance(app.screen, EndScreen)
        assert session.table.winners == [0]
        assert app.say("terminal-end-won", turns=session.table.turn) == app.screen.result()
        assert {button.id for button in app.screen.query(Button)} == {
            "new",
            "again",
            "story",
            "quit",
        }
        await pilot.press("n")
        await settle(pilot)
        assert app.session is not session
        assert app.session.names == session.names
        assert not app.session.over


async def test_a_long_pause_ends_at_a_key(monkeypatch):
    """Bots are told slowly; Space goes on at once, and the speed key changes the pace."""
    monkeypatch.setitem(pace.SPEEDS, "slow", 600.0)
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    app = TableApp(seated(t), speed="slow")
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(40):
            if app.decided is not None:
                break
            await pilot.press("space")
            await pilot.pause()
        assert app.decided is not None
        await pilot.press("1", "1")
        await pilot.pause()
        assert app.decided is None  # the play is being told
        await pilot.press("s", "s", "s")
        assert app.speed == "instant"
        await settle(pilot)
        assert app.session.table.parties[1].fortitude == 16
