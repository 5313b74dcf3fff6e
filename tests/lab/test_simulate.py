"""The lab: plans, rotation, counting, records, and results that do not depend on the processes."""

from collections import Counter

import pytest

from lastcall.bots import UnknownBot
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine.setup import SetupError
from lastcall.games import read_record, replay
from lastcall.lab import simulate as lab
from lastcall.lab.plan import Plan, PlanError
from lastcall.lab.report import Tally, report
from lastcall.lab.seeds import derive
from lastcall.lab.simulate import record_name, simulate

BOX = ("dimli", "eve", "fleck", "gog")


def counts(tally):
    return {name: getattr(tally, name) for name in Tally.__slots__}


# Seeds -------------------------------------------------------------------------------------------


def test_seeds_are_the_same_everywhere():
    assert derive(7, 0, 0) == 11241344834629033336
    assert derive(2**64 - 1) == 16490336266968443936


def test_seeds_differ_from_place_to_place():
    found = {
        derive(seed, game, place) for seed in range(5) for game in range(50) for place in (0, 1)
    }
    assert len(found) == 500
    assert all(0 <= seed < 2**64 for seed in found)


# Rotation ----------------------------------------------------------------------------------------


def test_characters_move_on_after_every_game():
    plan = Plan(characters=BOX, games=8)
    assert plan.seated(0) == ["dimli", "eve", "fleck", "gog"]
    assert plan.seated(1) == ["eve", "fleck", "gog", "dimli"]
    assert plan.seated(4) == plan.seated(0)


def test_every_bot_plays_every_character_in_every_seat_equally_often():
    bots = ("house", "b", "c", "d")
    plan = Plan(characters=BOX, bots=bots, games=32)
    met = Counter()
    for game in range(32):
        for seat, pair in enumerate(zip(plan.seated(game), plan.deciding(game), strict=True)):
            met[seat, *pair] += 1
    assert len(met) == 4 * 4 * 4
    assert set(met.values()) == {2}


def test_in_each_round_of_characters_every_bot_plays_each_of_them_once():
    plan = Plan(characters=BOX, bots=("house", "b", "c", "d"), games=4)
    met = set()
    for game in range(4):
        met.update(zip(plan.seated(game), plan.deciding(game), strict=True))
    assert len(met) == 16


def test_drawn_tables_are_different_and_repeatable():
    plan = Plan(players=3, games=100, seed=4)
    drawn = [tuple(plan.seated(game)) for game in range(100)]
    assert drawn == [tuple(plan.seated(game)) for game in range(100)]
    assert len(set(drawn)) > 10
    assert all(len(set(names)) == 3 for names in drawn)
    assert {name for names in drawn for name in names} == set(CHARACTERS)


def test_doppelgangers_may_be_drawn():
    plan = Plan(players=6, doppelgangers=True, games=5)
    plan.check()
    assert all(len(plan.seated(game)) == 6 for game in range(5))


# Simulating --------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [("random",), ("house", "random", "random", "random")])
def test_the_number_of_processes_changes_nothing(bots):
    plan = Plan(characters=BOX, bots=bots, games=110, seed=7)
    alone = simulate(plan)
    assert counts(simulate(plan, jobs=2)) == counts(alone)
    assert alone.games == 110
    assert alone.errors == 0


@pytest.mark.parametrize("drinks", [("drinks-rdi2",), ("drinks-rdi9",)])
def test_tables_drawn_from_all_boxes_play_without_an_error(drinks):
    bots = ("house", "random", "house", "random")
    tally = simulate(Plan(players=4, bots=bots, games=120, seed=5, drinks=drinks))
    assert tally.errors == 0, tally.messages
    assert set(tally.characters) == set(CHARACTERS)


def test_another_seed_gives_other_games():
    one = simulate(Plan(characters=BOX, games=20, seed=1))
    two = simulate(Plan(characters=BOX, games=20, seed=2))
    assert one.decisions != two.decisions


def test_everything_is_counted_once():
    plan = Plan(characters=BOX, games=60, seed=3)
    done = []
    tally = simulate(plan, progress=done.append)
    assert sum(done) == tally.games == 60
    assert sum(tally.wins.values()) + tally.ties == 60
    assert tally.wins.total() == tally.wins_by_bot.total()
    assert tally.characters == dict.fromkeys(BOX, 60)
    assert tally.turns > 60
    assert tally.decisions > tally.turns


def test_a_tie_is_nobodys_win():
    tally = Tally()
    tally.finished(["gog", "eve"], ["house", "random"], [0, 1], 9)
    tally.finished(["gog", "eve"], ["house", "random"], [1], 11)
    assert tally.ties == 1
    assert tally.wins == {"eve": 1}
    assert tally.wins_by_bot == {"random": 1}


def test_a_game_that_breaks_is_counted_and_the_others_go_on(monkeypatch):
    played = lab.ask

    def stumble(bot, table):
        if table.turn == 5 and table.game.characters[0].id == "gog":
            raise RuntimeError("spilled")
        return played(bot, table)

    monkeypatch.setattr(lab, "ask", stumble)
    tally = simulate(Plan(characters=BOX, games=8, seed=7))
    assert tally.games == 8
    assert tally.errors == 2
    assert sum(tally.wins.values()) + tally.ties == 6
    assert str(tally.messages[0]).startswith("Game 4 (gog,dimli,eve,fleck; seed ")
    assert str(tally.messages[0]).endswith("RuntimeError: spilled")


def test_a_game_without_an_end_is_an_error(monkeypatch):
    monkeypatch.setattr(lab, "TOO_MANY_DECISIONS", 10)
    tally = simulate(Plan(characters=BOX, games=2))
    assert tally.errors == 2
    assert "no end after 10 decisions" in str(tally.messages[0])


# Records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_saved_games_can_be_played_again(tmp_path, monkeypatch, jobs):
    monkeypatch.setattr(lab, "CHUNK", 4)
    plan = Plan(characters=BOX, bots=("house", "random", "random", "random"), games=8, seed=7)
    tally = simulate(plan, jobs, save=tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        f"game-000{number}.json" for number in range(1, 9)
    ]
    wins = Counter()
    answers = 0
    for number in range(8):
        text = (tmp_path / record_name(plan, number)).read_text()
        record, _ = read_record(text)
        table = replay(text)
        assert table.over
        assert record.players == plan.deciding(number)
        assert [character.id for character in table.game.characters] == plan.seated(number)
        answers += len(record.answers)
        if len(table.winners) == 1:
            wins[plan.seated(number)[table.winners[0]]] += 1
    assert wins == tally.wins
    assert answers == tally.decisions


def test_record_names_sort_in_order():
    plan = Plan(characters=BOX, games=12_345)
    assert record_name(plan, 0) == "game-00001.json"
    assert record_name(plan, 12_344) == "game-12345.json"


# The report --------------------------------------------------------------------------------------


def test_the_report_has_the_promised_fields():
    plan = Plan(characters=BOX, bots=("house", "random", "random", "random"), games=4, seed=7)
    tally = simulate(plan)
    result = report(plan, tally, seconds=2.0)
    assert list(result) == [
        "games",
        "errors",
        "ties",
        "wins",
        "wins_by_bot",
        "turns_mean",
        "decisions",
        "decisions_per_s",
        "games_per_s",
    ]
    assert list(result["wins"]) == list(BOX)
    assert list(result["wins_by_bot"]) == ["house", "random"]
    assert result["turns_mean"] == pytest.approx(tally.turns / 4, abs=0.001)
    assert result["decisions_per_s"] == pytest.approx(tally.decisions / 2, abs=0.1)
    assert result["games_per_s"] == 2.0


def test_drawn_tables_are_reported_by_character():
    plan = Plan(players=3, games=30, seed=7)
    tally = simulate(plan)
    result = report(plan, tally, seconds=1.0)
    assert sum(row["games"] for row in result["characters"].values()) == 90
    assert {name: row["wins"] for name, row in result["characters"].items()} == result["wins"]


def test_a_plan_in_which_everything_broke_is_still_reported():
    tally = Tally()
    tally.failed("spilled")
    assert report(Plan(characters=BOX), tally, seconds=1.0)["turns_mean"] == 0


# Refusals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "error", "words"),
    [
        (Plan(characters=BOX, games=0), PlanError, "0 games.*1 or more"),
        (Plan(characters=BOX, seed=-1), PlanError, "seed -1.*from 0 to 18446744073709551615"),
        (Plan(characters=BOX, seed=2**64), PlanError, "from 0 to 18446744073709551615"),
        (Plan(characters=("gog",), players=1), PlanError, "1 players.*2 to 10"),
        (Plan(players=11, doppelgangers=True), PlanError, "11 players.*2 to 10"),
        (Plan(characters=BOX, players=3), PlanError, "3 players.*4 characters"),
        (Plan(characters=("gog", "gob"), players=2), SetupError, "no character 'gob'.*gog"),
        (Plan(characters=("gog", "gog"), players=2), SetupError, "gog is seated twice"),
        (Plan(characters=BOX, bots=("house", "random")), PlanError, "2 bots.*4 players"),
        (
            Plan(characters=BOX, bots=("clever",)),
            UnknownBot,
            "'clever'.*house, regular",
        ),
        (Plan(characters=BOX, drinks=("soup",)), SetupError, "'soup'.*drinks-rdi2"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan, error, words):
    with pytest.raises(error, match=words):
        plan.check()


def test_plans_that_can_be_played_are_not():
    Plan(characters=BOX, bots=("house",), bar_deck=True).check()
    Plan(characters=("gog", "eve"), players=2, seed=2**64 - 1).check()
    Plan(players=10, doppelgangers=True).check()


def test_more_players_than_characters_need_doppelgangers(monkeypatch):
    """Ours are more than ten by now; a smaller company is refused by name."""
    few = {name: CHARACTERS[name] for name in ("gog", "eve", "bryn")}
    monkeypatch.setattr("lastcall.lab.plan.CHARACTERS", few)
    with pytest.raises(
        PlanError, match=r"from 3 characters \(gog, eve, bryn\) unless doppelgangers"
    ):
        Plan(players=4).check()
    Plan(players=4, doppelgangers=True).check()
