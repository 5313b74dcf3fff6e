"""The environments do what PettingZoo, Gymnasium and sb3-contrib expect of them."""

import random
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from evenings import EVENINGS
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test

from lastcall import SetupError, env
from lastcall.bots import UnknownBot
from lastcall.engine.dice import seeded
from lastcall.env import example, lockstep
from lastcall.env.core.sitting import sixty_four_bits

SOME = ["box rdi9", "10 players", "boss", "lackeys", "pub crawl and prizes", "drawn"]
OTTO = "otto berserker spelunker"

pytestmark = pytest.mark.filterwarnings("ignore:Observation")


# Their own tests ---------------------------------------------------------------------------------


@pytest.mark.parametrize("observation", ["vector", "dict"])
def test_pettingzoo_finds_nothing_wrong(observation):
    api_test(env.env(observation=observation, render_mode="ansi"), num_cycles=100)


@pytest.mark.parametrize("name", [*SOME, OTTO])
def test_pettingzoo_finds_nothing_wrong_with_variants_either(name):
    api_test(env.env(**EVENINGS[name]), num_cycles=30)


def test_a_seed_makes_everything_the_same():
    seed_test(env.env, num_cycles=60)
    seed_test(lambda: env.env(**EVENINGS["drawn"]), num_cycles=20)


def test_the_parallel_form_is_one_and_cuts_off_after_max_cycles():
    """In the AEC form PettingZoo's test wants each agent once a cycle: the lockstep has both."""
    parallel_api_test(env.parallel_env(), num_cycles=60)
    max_cycles_test(lockstep)


@pytest.mark.parametrize("observation", ["vector", "dict"])
def test_gymnasium_finds_nothing_wrong(observation):
    """Its check plays any action at all, so the quiet wrapper takes the nearest legal one."""

    class Nearest(gymnasium.Wrapper):
        def step(self, action):
            legal = self.unwrapped.action_masks().nonzero()[0]
            return super().step(legal[abs(legal - action).argmin()])

    check_env(Nearest(env.SoloEnv(observation=observation)), skip_render_check=True)


def test_gymnasium_makes_it_by_name():
    table = gymnasium.make("LastCall-v0", bots="newcomer", characters=["gog", "eve"])
    seen, info = table.reset(seed=3)
    assert table.observation_space.contains(seen)
    assert info["action_mask"].shape == (table.action_space.n,)


# What comes of a game ----------------------------------------------------------------------------


def play_out(table, seed):
    """Random answers to the end; what each agent was given."""
    table.reset(seed=seed)
    chance = random.Random(seed)
    given = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            given[agent] = (reward, terminated, truncated)
            table.step(None)
            continue
        assert table.observation_space(agent).contains(seen)
        table.step(chance.choice(list(seen["action_mask"].nonzero()[0])))
    return given


@pytest.mark.parametrize("name", ["box rdi2", "two-headed", "boss", OTTO])
def test_rewards_are_by_placement_or_by_win(name):
    for seed in range(3):
        placed = env.env(**EVENINGS[name])
        won = env.env(**EVENINGS[name], reward="win")
        by_place, by_win = play_out(placed, seed), play_out(won, seed)
        table = placed.unwrapped.sitting.table
        places, returns = table.placements(), table.returns()
        assert set(by_place) == set(placed.possible_agents)
        for agent, (reward, terminated, truncated) in by_place.items():
            seat = placed.unwrapped.seat_of[agent]
            assert (terminated, truncated) == (True, False)
            assert by_win[agent][0] == returns[seat]
            assert (reward == 1.0) == (places[seat] == 1)
        ordered = sorted(by_place, key=lambda a: places[placed.unwrapped.seat_of[a]])
        rewards = [by_place[agent][0] for agent in ordered]
        assert rewards == sorted(rewards, reverse=True)
        assert min(rewards) >= -1.0


def test_otto_is_nobody_to_learn():
    table = env.env(**EVENINGS[OTTO])
    assert table.possible_agents == ["player_0", "player_1"]
    assert table.unwrapped.evening.seats == 3


def test_a_game_is_cut_off_after_so_many_answers():
    given = play_out(env.env(max_cycles=25), seed=1)
    assert set(given.values()) == {(0.0, False, True)}
    table = env.SoloEnv(max_cycles=40)
    _, info = table.reset(seed=1)
    for _ in range(40):
        _, reward, terminated, truncated, info = table.step(info["action_mask"].argmax())
        if truncated or terminated:
            break
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert not info["action_mask"].any()


def test_a_seat_that_is_out_has_what_it_would_have_at_the_end():
    """The game goes on without it, and its place does not change."""
    early = 0
    for seed in range(12):
        table = env.SoloEnv(bots=["random", "house", "newcomer"])
        _, info = table.reset(seed=seed)
        over = False
        while not over:
            action = random.Random(seed).choice(list(info["action_mask"].nonzero()[0]))
            _, reward, over, _, info = table.step(action)
        game = table.sitting.table
        early += not game.over
        place = info["place"]
        while game.decision is not None:
            game.answer(game.decision.options[-1])
        assert game.placements()[0] == place
        assert game.returns()[0] == info["won"] == (place == 1 and info["won"])
        assert reward == pytest.approx(1 - 2 * (place - 1) / 3)
    assert early


# Many tables -------------------------------------------------------------------------------------


def test_many_tables_play_the_games_of_single_ones():
    """Table by table the same observations, masks and rewards as at a table of its own."""
    tables = env.TableVector(3, max_cycles=150)
    seen, masks = tables.reset(seed=5)
    source = seeded(5)
    dice = seeded([sixty_four_bits(source) for _ in range(3)][1])
    alone = tables.evening.sitting(max_cycles=150)
    alone.reset(sixty_four_bits(dice))
    ended = cut = 0
    chance = random.Random(5)
    for _ in range(700):
        assert tables.legal[1] == alone.legal
        assert sorted(alone.legal) == masks[1].nonzero()[0].tolist()
        assert tables.seats[1] == alone.seat
        assert np.array_equal(seen[1], tables.reader.read(alone.look(alone.seat)))
        actions = [chance.choice(legal) for legal in tables.legal]
        alone.answer(actions[1])
        seen, masks, rewards, done, truncated = tables.step(np.array(actions))
        assert (done[1], truncated[1]) == (alone.done, alone.cut)
        if done[1]:
            assert rewards[1] == pytest.approx(alone.placements())
        assert (rewards[~done] == 0).all()
        if done[1] or truncated[1]:
            ended += int(done[1])
            cut += int(truncated[1])
            alone.reset(sixty_four_bits(dice))
    assert ended
    assert cut


def test_the_same_seed_deals_the_same_tables():
    one, two = (
        env.TableVector(4, "everybody", players=3),
        env.TableVector(4, "everybody", players=3),
    )
    chance = random.Random(1)
    assert np.array_equal(one.reset(seed=9)[0], two.reset(seed=9)[0])
    for _ in range(60):
        actions = [chance.choice(legal) for legal in one.legal]
        first, second = one.step(actions), two.step(actions)
        for a, b in zip(first, second, strict=True):
            assert np.array_equal(a, b)
    assert not np.array_equal(one.reset(seed=9)[0], one.reset(seed=10)[0])


def test_bots_can_sit_at_many_tables():
    tables = env.TableVector(2, bots="house", seat=2, reward="win")
    tables.reset(seed=1)
    for _ in range(60):
        assert tables.seats.tolist() == [2, 2]
        tables.step([legal[-1] for legal in tables.legal])


# Bad input ---------------------------------------------------------------------------------------


def test_a_wrong_action_is_refused_by_name_and_changes_nothing():
    table = env.env()
    table.reset(seed=1)
    sitting = table.unwrapped.sitting
    before = sitting.table.fingerprint()
    for wrong, why in [(sitting.actions.size, "There is no action"), (60, "is not legal now")]:
        with pytest.raises(env.IllegalAction, match=why) as refused:
            table.step(wrong)
        assert "action mask" in str(refused.value)
    assert sitting.table.fingerprint() == before
    tables = env.TableVector(2)
    with pytest.raises(env.IllegalAction, match=r"call reset\(\) first"):
        tables.step([0, 0])
    tables.reset(seed=1)
    before = [s.table.fingerprint() for s in tables.core.sittings]
    with pytest.raises(env.IllegalAction, match="give one each"):
        tables.step([0])
    with pytest.raises(env.IllegalAction, match="is not legal now"):
        tables.step([tables.legal[0][0], 60])
    assert [s.table.fingerprint() for s in tables.core.sittings] == before


def test_an_action_for_a_finished_game_is_refused_by_name():
    table = env.SoloEnv(max_cycles=5)
    with pytest.raises(env.IllegalAction, match=r"call reset\(\) first"):
        table.step(0)
    _, info = table.reset(seed=1)
    over = False
    while not over:
        _, _, _, over, info = table.step(info["action_mask"].argmax())
    with pytest.raises(env.IllegalAction, match="was cut off"):
        table.step(0)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (dict(characters=["gog", "nobody"]), "no character 'nobody'"),
        (dict(characters=["gog"]), "1 players cannot play"),
        (dict(characters=["gog", "eve"], players=3), "Name more"),
        (dict(characters=["gog", "gog"]), "seated twice"),
        (dict(characters=["gog", "eve", "fleck"], variants=["two-headed"]), "teams of two"),
        (dict(variants=["see"]), "did you mean sea"),
        (dict(otto=["berserker", "brewer"]), "exactly 2 players"),
        (dict(players=11, characters="everybody"), "11 players cannot play"),
    ],
)
def test_an_impossible_table_is_refused_by_name(settings, why):
    for make in (env.env, env.SoloEnv, lambda **s: env.TableVector(2, **s)):
        with pytest.raises(SetupError, match=why):
            make(**settings)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (dict(observation="picture"), "'vector' or 'dict'"),
        (dict(reward="gold"), "'placement' or 'win'"),
        (dict(max_cycles=0), "at least 1 answer"),
        (dict(seat=4), "no seat 4"),
        (dict(bots=["house"]), "1 bots were named for 3"),
    ],
)
def test_wrong_settings_say_what_is_right(settings, why):
    with pytest.raises(ValueError, match=why):
        env.SoloEnv(**settings)
    with pytest.raises(ValueError, match="1 or more"):
        env.TableVector(0)
    with pytest.raises(UnknownBot, match="The bots are"):
        env.SoloEnv(bots="nobody")


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium"])
def test_a_missing_extra_is_named(missing):
    code = f"import sys; sys.modules[{missing!r}] = None\nimport lastcall.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"lastcall.env needs {missing}" in done.stderr
    assert 'pip install "lastcall[env]"' in done.stderr


# The example -------------------------------------------------------------------------------------


def test_the_example_learns_and_says_how_well(capsys, monkeypatch):
    """Short: it runs, plays games it has not seen, and gives an interval."""
    monkeypatch.setattr(example, "TABLES", 2)
    example.main(["--steps", "600", "--games", "12"])
    said = capsys.readouterr().out
    assert "learned from 1,024 answers" in said
    assert "of 12 games against three random bots (95 % interval" in said


def test_the_interval_is_wilsons():
    low, high = example.interval(300, 1000)
    assert (round(low, 4), round(high, 4)) == (0.2724, 0.3291)
    assert example.interval(0, 10)[0] == pytest.approx(0)
