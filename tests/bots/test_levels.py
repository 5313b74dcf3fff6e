"""The levels, from a newcomer to a champion; and what happens where one cannot sit down."""

import json
import math
import shutil
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcall.bots import BOTS, Budget, UnfitBot, WorldBot, ask, make_bot, seated
from lastcall.bots import judgement as j
from lastcall.bots.explain import THOROUGH
from lastcall.bots.eyes import FEATURES, look
from lastcall.bots.habits import PAPER
from lastcall.bots.house import HouseBot
from lastcall.bots.lore import of
from lastcall.bots.search import Manner, RegularBot, Trial, Weighing
from lastcall.bots.shelf import READS, SHELF, packed_habits, packed_judge
from lastcall.bots.taste import HOUSE, NUMBERS, Taste
from lastcall.bots.worlds import Worlds
from lastcall.cli import main
from lastcall.engine import options as o
from lastcall.games import new_game
from lastcall.lab.plan import Plan
from lastcall.lab.simulate import simulate
from lastcall.testing import table
from lastcall.variants.otto import otto

HERE = Path(__file__).parent
SHIPPED = SHELF.folder
FIRST_HOUSE = Taste(**json.loads((HERE / "house_1.json").read_text()))
OTTO = otto("berserker", "spelunker").name
TABLES = [
    {"names": ("gog", "eve", "dimli", "fleck")},
    {"names": ("petra", "molly", "terci")},
    {"names": ("dale", "jett", "tara", "wench"), "variants": ["two-headed"]},
    {"names": ("gog", "eve", "joran"), "variants": ["sea", "prizes"]},
    {"names": ("gog", "eve"), "variants": [OTTO]},
]


@pytest.fixture
def shelf(tmp_path):
    """Another shelf, with a copy of the weights on it."""
    for name in ("habits.json", "judge.weights"):
        shutil.copy(SHIPPED / name, tmp_path)
        (tmp_path / name).chmod(0o644)
    SHELF.move(tmp_path)
    yield tmp_path
    SHELF.move(SHIPPED)


def quick(name, seed=3):
    """A bot that does not take long over it."""
    bot = make_bot(name, seed)
    if isinstance(bot, WorldBot):
        bot.budget = Budget(2)
    return bot


# What they all keep to ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in BOTS if ":" not in name])
@pytest.mark.parametrize("setting", TABLES, ids=lambda setting: "-".join(setting["names"]))
def test_tables_that_look_the_same_get_the_same_choice(name, setting):
    """No bot, whatever it tries out, knows more than its seat does."""
    t = new_game(*setting["names"], seed=8, variants=setting.get("variants", ()))
    playing = [make_bot("house", seat) for seat in range(len(t.seats))]
    compared = 0
    while t.decision is not None and compared < 5:
        seat = t.decision.seat
        if len(t.decision.options) > 1 and t.turn % 2 == 0:
            compared += 1
            there = ask(quick(name), t)
            for other in (99, 100 + compared):
                assert ask(quick(name), t.imagine(seat, other)) is there
        t.answer(ask(playing[seat], t))
    assert compared


@pytest.mark.parametrize("level", ["regular", "champion"])
@pytest.mark.parametrize("setting", TABLES, ids=lambda setting: "-".join(setting["names"]))
def test_whoever_tries_things_out_plays_every_kit_and_variant_to_the_end_of_a_turn(setting, level):
    t = new_game(*setting["names"], seed=2, variants=setting.get("variants", ()))
    bots = [quick(level, seat) for seat in range(len(t.seats))]
    while t.decision is not None and t.turn < 2:
        option = ask(bots[t.decision.seat], t)
        assert option in t.decision.options
        t.answer(option)


# The regular -------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["regular", "champion"])
def test_the_same_number_of_worlds_gives_the_same_answers(level):
    def some():
        t = new_game("gog", "eve", "dale", seed=4)
        bot, others = quick(level), make_bot("house", 1)
        answers = []
        while len(answers) < 25:
            option = ask(bot if t.decision.seat == 0 else others, t)
            answers.append(option.code)
            t.answer(option)
        return answers

    assert some() == some()


@pytest.mark.parametrize("level", ["regular", "champion"])
@pytest.mark.parametrize("budget", [Budget(0), Budget(64, 0.0)], ids=["no worlds", "no time"])
def test_a_budget_of_nothing_is_the_house_choice(level, budget):
    t = new_game("gog", "eve", "dale", seed=4)
    thinking, house = make_bot(level, 5), make_bot("house", 5)
    thinking.budget = budget
    for _ in range(60):
        option = ask(thinking, t)
        assert option is ask(house, t)
        t.answer(option)


def test_when_time_is_over_it_decides_by_what_it_has():
    """A moment is enough for a world or two, never for a million."""
    t = new_game("gog", "eve", "dale", seed=4)
    bot = make_bot("regular", 5)
    bot.budget = Budget(1_000_000, 0.001)
    for _ in range(20):
        t.answer(ask(bot, t))


def test_a_regular_sees_what_the_house_does_not():
    """Two blows of 2 and a pass look alike to nobody who tries them: Eve falls to the second."""
    t = table("gog", "eve").hand("gog", "Dance with Gog!").stats("eve", fortitude=4, alcohol=0)
    t.until("action")
    bot = make_bot("regular", 1)
    assert "Dance with Gog!" in t.describe(ask(bot, t.table))


def test_what_is_nearly_sure_is_not_tried():
    near, far = (Trial(o.PASSING, prior, 0.01) for prior in (-0.005, -0.04))
    assert near.stake(0.0) > 0.001 > 0.00001 > far.stake(0.0) > 0.0
    assert near.stake(0.0) == pytest.approx(Trial(o.PASSING, 0.005, 0.01).stake(0.0))
    assert near.stake(-0.005) > near.stake(0.0)  # two that are thought equal
    weighing = Weighing(o.PASSING, [near, far])
    assert weighing.worth_trying(0.001) == [near]
    assert weighing.worth_trying(0.0) == [near, far]


def test_the_more_is_known_the_less_there_is_to_know():
    trial = Trial(o.PASSING, 0.0, 0.02)
    stakes = [trial.stake(0.0)]
    for _ in range(6):
        for gain in (0.05, -0.03):
            trial.add(gain)
        stakes.append(trial.stake(0.0))
    assert stakes == sorted(stakes, reverse=True)


def test_where_nothing_was_thought_before_everything_is_tried():
    trial = Trial(o.PASSING)
    assert trial.stake(0.0) == math.inf
    for _ in range(4):
        trial.add(0.02)
    assert trial.stake(0.0) == 0.0  # it has always been the same


@pytest.mark.parametrize(
    ("level", "untried"), [("regular", {"order", "discard"}), ("champion", {"discard"})]
)
def test_what_worlds_do_not_tell_is_not_tried_unless_everything_is(level, untried):
    """Discards are left to habits, and a regular leaves orders to paper; whoever asks why is told
    all the same."""
    t = new_game("gog", "eve", "dale", seed=4)
    bot = make_bot(level, 5)
    bot.budget = Budget(2)
    thorough = RegularBot(5, THOROUGH)
    thorough.budget = Budget(2)
    kinds = Counter()
    while kinds["order"] < 3 or kinds["discard"] < 3:
        view, worlds = t.view(t.decision.seat), Worlds(t, t.decision.seat)
        kinds[view.asked_for] += 1
        weighed = bot.weigh(view, worlds)
        if view.asked_for in ("order", "discard"):
            if view.asked_for in untried:
                assert weighed.worlds == 0
                assert weighed.best() == bot.house.choose(view)
            elif len(view.options) > 1:
                assert weighed.worlds == 2
            if len(view.options) > 1:
                assert thorough.weigh(view, worlds).worlds == 2
        t.answer(weighed.best())


@pytest.mark.parametrize("manner", [Manner(judged=True), Manner(paired=False), Manner(spread=0.0)])
def test_it_can_be_told_to_search_otherwise(manner):
    """What the measurements of docs/bots.md leave out one at a time."""
    t = new_game("gog", "eve", "dale", seed=4)
    bot = RegularBot(2, manner)
    bot.budget = Budget(2)
    for _ in range(12):
        t.answer(ask(bot, t))


def test_nobody_is_read_who_cannot_win():
    """Of seats that are out, and of Otto, nothing is seen; all numbers are small."""
    t = new_game("gog", "eve", seed=3, variants=[OTTO])
    seen = look(t, of(t.game))
    assert [row[0] for row in seen] == [1.0, 1.0, 0.0]
    assert seen[2] == [0.0] * len(FEATURES)
    assert all(len(row) == len(FEATURES) and max(map(abs, row)) < 5 for row in seen)


def test_the_network_counts_on_whoever_stands_better():
    t = new_game("gog", "eve", "dimli", seed=3)
    known = of(t.game)
    even = SHELF.judge("regular").chances([look(t, known)])[0]
    t.parties[0].alcohol = 15
    worse = SHELF.judge("regular").chances([look(t, known)])[0]
    assert sum(even) == pytest.approx(1.0)
    assert sum(worse) == pytest.approx(1.0)
    assert worse[0] < even[0]
    assert worse[1] > even[1]


# Weights that cannot be used ---------------------------------------------------------------------


def damaged(data):
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def reads_otherwise(data):
    for reads in READS.values():
        data = data.replace(reads.encode(), b"0123456789abcdef", 1)
    return data


def of_another_time(data):
    return data.replace(b'"lastcall": "', b'"lastcall": "old ', 1)


UNFIT = pytest.mark.parametrize(
    ("change", "code"),
    [
        (damaged, "bot-weights-damaged"),
        (lambda data: data[: len(data) // 2], "bot-weights-damaged"),
        (lambda data: b"", "bot-weights-damaged"),
        (lambda data: b"[]\n", "bot-weights-damaged"),
        (lambda data: b'{"lastcall": "judge 1"}\n', "bot-weights-damaged"),
        (of_another_time, "bot-weights-damaged"),
        (reads_otherwise, "bot-weights-other"),
        (None, "bot-weights-missing"),
    ],
)


def spoil(file, change):
    if change is None:
        file.unlink()
    else:
        file.write_bytes(change(file.read_bytes()))


@UNFIT
@pytest.mark.parametrize("level", ["regular", "champion"])
def test_a_judge_that_does_not_fit_is_refused_by_name_and_the_house_plays(
    shelf, level, change, code
):
    file = shelf / "judge.weights"
    spoil(file, change)
    who = seated(level)
    assert who.name == "house"
    assert who.unfit.code == code
    assert level in str(who.unfit) or code == "bot-weights-other"
    assert str(file) in str(who.unfit)
    assert make_bot(level, 1).name == "house"
    with pytest.raises(UnfitBot):
        RegularBot(1)


@UNFIT
@pytest.mark.parametrize("level", ["house", "regular", "champion"])
def test_habits_that_do_not_fit_are_refused_and_a_newcomer_plays(shelf, level, change, code):
    file = shelf / "habits.json"
    spoil(file, change)
    who = seated(level)
    assert who.name == "newcomer"
    assert who.unfit.code == code
    assert str(file) in str(who.unfit)
    assert make_bot(level, 1).name == "newcomer"
    with pytest.raises(UnfitBot):
        HouseBot(1)


def test_what_has_something_missing_is_damaged(shelf):
    (shelf / "judge.weights").write_bytes(packed_judge({"w1": [1.0]}, {}))
    assert seated("regular").unfit.code == "bot-weights-damaged"
    SHELF.move(shelf)
    (shelf / "habits.json").write_bytes(packed_habits({"respond": {"figures": {}}}, {}))
    assert seated("house").unfit.code == "bot-weights-damaged"


def test_whole_weights_sit_down(shelf):
    for level in ("house", "regular", "champion"):
        assert seated(f" {level.title()} ") == (level, None)
        assert make_bot(level, 1).name == level
    assert sum(file.stat().st_size for file in shelf.iterdir()) < 2_000_000


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("level", ["regular", "champion"])
def test_the_command_says_who_plays_instead(shelf, lang, level):
    file = shelf / "judge.weights"
    file.write_bytes(damaged(file.read_bytes()))
    wish = ["sim", "--bots", f"{level},random,random,random", "--games", "2", "--lang", lang]
    done = CliRunner().invoke(main, [*wish, "--json"])
    assert done.exit_code == 0, done.output
    assert list(json.loads(done.stdout)["wins_by_bot"]) == ["house", "random"]
    said = " ".join(done.stderr.split())
    assert {"en": "Instead plays “house”", "ru": "Вместо него играет «house»"}[lang] in said
    assert said.count("judge.weights") == 1
    assert level in said


# The newcomer and the house ----------------------------------------------------------------------


def test_a_newcomer_knocks_nobody_out_on_purpose():
    """The house takes the blow that fells Eve and wins; a newcomer never does."""
    t = table("gog", "eve").hand("gog", "Dance with Gog!").stats("eve", fortitude=3)
    t.until("action")
    assert "eve" in t.describe(ask(make_bot("house", 1), t.table)).lower()
    for seed in range(40):
        assert "eve" not in t.describe(ask(make_bot("newcomer", seed), t.table)).lower()


def test_a_newcomer_overlooks_things_now_and_then():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.hand("eve", "I'm not Eve! She's over there!").stats("eve", fortitude=8)
    t.until("action").gog.plays("Dance with Gog!", at="eve")
    taken = {t.describe(ask(make_bot("newcomer", seed), t.table)) for seed in range(40)}
    assert len(taken) > 1
    assert len({t.describe(ask(make_bot("house", seed), t.table)) for seed in range(40)}) == 1


def test_levels_can_be_felt():
    """Random players hardly ever beat a newcomer, and newcomers seldom the house."""
    plan = Plan(players=4, bots=("newcomer", "random", "random", "random"), games=24, seed=5)
    assert simulate(plan).wins_by_bot["newcomer"] > 8
    plan = Plan(players=4, bots=("house", "newcomer", "newcomer", "newcomer"), games=24, seed=5)
    assert simulate(plan).wins_by_bot["house"] > 8


def test_the_first_house_bot_is_a_matter_of_taste():
    """Its numbers are kept to measure others by."""
    assert set(json.loads((HERE / "house_1.json").read_text())["numbers"]) == set(NUMBERS)
    first = HouseBot(1, FIRST_HOUSE, PAPER)
    t = new_game("gog", "eve", "dale", "jett", seed=6)
    bots = [first, make_bot("house", 2), make_bot("house", 3), HouseBot(4, FIRST_HOUSE, PAPER)]
    others = 0
    while t.decision is not None:
        option = ask(bots[t.decision.seat], t)
        others += option is not ask(HouseBot(9, HOUSE, PAPER), t)
        t.answer(option)
    assert others
    assert j.share(FIRST_HOUSE, 0, [9.0, 5.0], [9.0, 9.0]) != j.share(
        HOUSE, 0, [9.0, 5.0], [9.0, 9.0]
    )


def test_a_taste_nobody_has_is_refused():
    with pytest.raises(ValueError, match="nothing called 'stepness'"):
        Taste({"stepness": 3.0})
