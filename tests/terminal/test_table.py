"""The table on the screen, played with keys and mouse the way a person does."""

import random

import pytest
from pilot import SMALL, WIDE, Person, said, seated, sitting
from textual.widgets import Button

from lastcall.engine import terms as w
from lastcall.terminal import pace
from lastcall.terminal.app import TableApp
from lastcall.terminal.company import seat_players
from lastcall.terminal.screens import EndScreen, HelpScreen, LogScreen, QuitScreen, RuleScreen
from lastcall.terminal.session import Session
from lastcall.testing import table


async def test_a_whole_game_is_played_by_keys_alone():
    """Numbers, arrows, Enter, Tab, Escape and the letters are enough from first to last card."""
    dice = random.Random(4)
    session = Session(seat_players("dimli", ["eve", "gog"], None, ["random"], 12))
    async with sitting(session, SMALL) as person:
        asked = set()
        for _ in range(600):
            if isinstance(person.app.screen, EndScreen):
                break
            asked.add(session.table.decision.kind)
            count = min(9, len(person.app.question.answers()))
            way = dice.random()
            if way < 0.2:
                await person.press(*["down"] * dice.randrange(count), "enter")
            elif way < 0.3:
                await person.press("p")
            else:
                await person.press(str(dice.randrange(count) + 1))
        assert session.over
        assert {w.ASK_DISCARD, w.ASK_ACTION, w.ASK_ORDER, w.ASK_RESPOND} <= asked
        assert isinstance(person.app.screen, EndScreen)
        await person.pilot.press("q")
        await person.pilot.pause()
        assert person.app.return_code == 0


async def test_a_click_on_a_card_and_on_an_answer_plays_it():
    """The card in the hand opens the list of players; the answer plays it at the one clicked."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!", "Gog loves everyone!")
    session = seated(t)
    async with sitting(session) as person:
        await person.click(person.app.hand, 0)
        assert person.answers() == ["Eve", "Dimli"]
        assert session.table.parties[1].fortitude == 20
        await person.click(person.app.question.list, 0)
        assert [party.fortitude for party in session.table.parties] == [20, 16, 20]


async def test_a_click_on_a_mat_names_its_player():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    session = seated(t)
    async with sitting(session) as person:
        await person.pilot.click("#mat-0")  # Gog cannot dance with himself
        await person.settle()
        assert session.table.decision.kind == w.ASK_ACTION
        await person.pilot.click("#mat-2")
        await person.settle()
        assert [party.fortitude for party in session.table.parties] == [20, 20, 16]


async def test_a_card_that_cannot_be_played_says_why_by_its_rule():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!", "This taste yucky!")
    session = seated(t)
    async with sitting(session) as person:
        hand = person.app.hand
        assert [held.playable for held in hand.held] == [True, False]
        assert "NEG-7" not in " ".join(said(hand))
        await person.click(hand, 1)
        assert "NEG-7" in " ".join(said(hand))
        assert session.table.decision.kind == w.ASK_ACTION  # and nothing was played
        await person.press("enter")
        assert session.table.decision.kind == w.ASK_ACTION
        await person.pilot.press("r")
        await person.pilot.pause()
        assert isinstance(person.app.screen, RuleScreen)
        assert person.app.screen.rule == "NEG-7"
        await person.pilot.press("escape")
        await person.press("up")
        assert "NEG-7" not in " ".join(said(hand))


async def test_cards_are_chosen_first_and_then_the_player():
    t = table("gog", "eve", "dimli")
    t.hand("gog", "Dance with Gog!", "Gog loves everyone!", "Gog make funny? Why you not laugh?")
    session = seated(t)
    async with sitting(session, SMALL) as person:
        first = person.answers()
        assert len(first) == 4
        assert first[0] == "Play “Dance with Gog!”"
        await person.press("1")
        assert person.answers() == ["Eve", "Dimli"]
        await person.press("escape")
        assert person.answers() == first
        await person.press("1", "2")
        assert [party.fortitude for party in session.table.parties] == [20, 20, 16]


async def test_more_than_nine_answers_are_reached_by_arrows_and_by_pages():
    """With ten players a tip has ten answers: the second page is numbered anew."""
    t = table(*["gog", "eve", "dimli", "fleck"] * 2, "gog", "eve", doppelgangers=True)
    t.hand("gog", "Tip the Wench.")
    session = seated(t)
    async with sitting(session, SMALL) as person:
        await person.press("1")
        assert len(person.answers()) == 10
        rows = person.app.question.list
        assert [row.mark.plain[1] for row in rows.rows()] == [*"123456789", "·"]
        await person.press("pagedown")
        assert [row.mark.plain[1] for row in rows.rows()] == ["·"] * 9 + ["1"]
        await person.press("up", "up", "down", "down")
        assert rows.cursor == 9
        await person.press("1")
        paid = [e for e in session.table.events if e.kind == "paid"]
        assert [(e.seat, e.amount) for e in paid] == [(9, 1)]


async def test_discards_are_ticked_and_sent_off_together():
    t = table("gog", "eve").turn("gog", "discard")
    t.hand("gog", "Dance with Gog!", "Tip the Wench.", "Winning Hand!")
    session = seated(t)
    async with sitting(session) as person:
        if session.table.decision.kind == w.ASK_RESPOND:
            await person.press("p")
        await person.press("1", "3", "1")
        assert person.app.question.ticked == [session.table.seats[0].hand[2]]
        assert len(session.table.seats[0].hand) == 3
        await person.press("1", "p")
        titles = [session.table.title(card) for card in session.table.seats[0].discard]
        assert titles == ["Dance with Gog!", "Winning Hand!"]
        assert len(session.table.seats[0].hand) == 7


async def test_pass_until_my_turn_is_a_key():
    """Holding an Anytime Card, the person is asked at every turn; after `t` only on their own."""
    t = table("gog", "eve", "dimli").hand("gog", "Tip the Wench.").turn("eve", "action")
    session = seated(t)
    async with sitting(session) as person:
        app = person.app
        assert session.table.decision.kind == w.ASK_RESPOND
        await person.press("t")
        assert session.table.active == 0 or session.table.decision.kind != w.ASK_RESPOND
        while session.table.active != 0:
            assert session.table.decision.kind != w.ASK_RESPOND
            await person.press("1")
        assert not session.passing_until_my_turn
        await person.press("a")
        assert not session.manners.ask_for_anytime
        assert app.say("terminal-skips-anytime") in str(app.question.border_subtitle)


async def test_the_anytime_toggle_answers_the_question_it_silences():
    t = table("gog", "eve", "dimli").hand("gog", "Tip the Wench.").turn("eve", "action")
    session = seated(t)
    async with sitting(session) as person:
        assert session.table.decision.kind == w.ASK_RESPOND
        await person.press("a")
        assert session.table.decision.kind != w.ASK_RESPOND
        assert session.table.seats[0].hand  # nothing was played


async def test_pass_on_this_asks_no_more_about_it():
    t = table("eve", "gog", "dimli").hand("eve", "Gold? What Gold?").hand("gog", "Dance with Gog!")
    t.turn("gog")
    t.table  # noqa: B018  the table is set here, with the person in Eve's seat
    session = seated(t)
    async with sitting(session) as person:
        at = (session.table.turn, session.table.phase, session.table.frames[-1])
        assert session.table.decision.kind == w.ASK_RESPOND
        await person.press("o")
        assert (session.table.turn, session.table.phase, session.table.frames[-1]) != at


async def test_a_terminal_too_small_to_play_in_breaks_nothing():
    session = Session(seat_players("gog", [], 10, ["random"], 3, doppelgangers=True))
    async with sitting(session, (30, 8)) as person:
        await person.press("p")
        await person.pilot.resize_terminal(*SMALL)
        await person.press("p")


@pytest.mark.parametrize("size", [SMALL, (100, 30), WIDE, (200, 50)])
async def test_ten_players_at_every_size(size):
    session = Session(seat_players("gog", [], 10, ["random"], 3, doppelgangers=True))
    async with sitting(session, size) as person:
        app = person.app
        for _ in range(4):
            await person.press("p")
            if isinstance(app.screen, EndScreen):
                break
            if session.table.decision.kind == w.ASK_ORDER:
                await person.press("1")
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
    async with sitting(session, WIDE) as person:
        app = person.app
        assert app.log_rows.display
        await person.pilot.resize_terminal(*SMALL)
        await person.pilot.pause()
        await person.pilot.pause()
        assert not app.log_rows.display
        assert app.query_one("#bottom").region.bottom == SMALL[1] - 1
        await person.pilot.resize_terminal(200, 50)
        await person.pilot.pause()
        await person.pilot.pause()
        assert app.log_rows.display
        await person.press("p")


async def test_help_log_and_leaving():
    session = Session(seat_players("gog", [], 4, ["random"], 3))
    async with sitting(session, SMALL) as person:
        app = person.app
        for key, screen in (("question_mark", HelpScreen), ("l", LogScreen)):
            await person.pilot.press(key)
            await person.pilot.pause()
            assert isinstance(app.screen, screen)
            await person.pilot.press("escape")
            await person.pilot.pause()
            assert len(app.screen_stack) == 1
        await person.pilot.press("q")
        await person.pilot.pause()
        assert isinstance(app.screen, QuitScreen)
        await person.pilot.press("enter")  # the button that stays
        await person.pilot.pause()
        assert len(app.screen_stack) == 1
        assert app.is_running
        await person.pilot.press("q", "y")
        await person.pilot.pause()
        assert app.return_code == 0


async def test_the_end_shows_the_result_and_a_new_game_begins():
    t = table("gog", "eve").hand("gog", "Dance with Gog!").stats("eve", fortitude=4, alcohol=0)
    session = seated(t)
    async with sitting(session) as person:
        app = person.app
        await person.press("1")
        assert isinstance(app.screen, EndScreen)
        assert session.table.winners == [0]
        assert app.say("terminal-end-won", turns=session.table.turn) == app.screen.result()
        assert {button.id for button in app.screen.query(Button)} == {
            "new",
            "again",
            "story",
            "quit",
        }
        await person.pilot.press("n")
        await person.settle()
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
        await Person(app, pilot).settle()
        assert app.session.table.parties[1].fortitude == 16
