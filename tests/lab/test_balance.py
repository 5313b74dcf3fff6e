"""The search for balance: the right way, the same way again, and house cards only."""

import json

import pytest
from click.testing import CliRunner

from lastcall.cli import main
from lastcall.lab import results as folder_of
from lastcall.lab.balance import BalanceError, Search, joined, knobs_of, read_bands
from lastcall.lab.change import found_cards
from lastcall.lab.planfile import read
from lastcall.lab.results import ResultsError
from lastcall.lab.run import here

BRIG = "remy/to-the-brig"
PLAN = f"""
games = 64
seed = 5
bots = "random"
characters = ["remy", "eve"]
[change.cards."{BRIG}"]
copies = 40
"""  # one card stands in his deck so often that its number matters


def search(folder, band, rounds=4, plan=PLAN):
    return Search(folder, read(plan), [band], rounds)


def found(folder, band, rounds=4):
    return search(folder, band, rounds).run(here(1), lambda more: None)


@pytest.fixture(scope="module")
def lower(tmp_path_factory):
    """Remy is to win less than he does; done in one go."""
    folder = tmp_path_factory.mktemp("balance") / "lower"
    return folder, found(folder, "remy=40-50")


def test_somebody_who_wins_too_much_gets_a_smaller_number(lower):
    folder, proposal = lower
    (step,) = proposal.steps
    assert (step.of, step.card, step.name) == ("remy", BRIG, "fortitude")
    assert (step.before, step.after) == (3, 2)
    assert proposal.outcome == "there"
    rows = {row.character: row for row in proposal.rows}
    assert rows["remy"].difference.high < 0 < rows["eve"].difference.low
    assert rows["remy"].after.rate < rows["remy"].before.rate
    assert rows["eve"].band is None
    # The change stands beside the plan's own, ready to be put into a plan.
    text = (folder / "proposal.toml").read_text()
    assert text == proposal.change.toml()
    again = read(PLAN.partition("[change")[0] + text)
    assert again.arms[0].plan.change == proposal.change
    assert proposal.change.wanted(BRIG) == {"copies": 40, "fortitude": 2}


def test_somebody_who_wins_too_little_gets_a_larger_one(tmp_path):
    proposal = found(tmp_path, "remy=95-100", 1)
    (step,) = proposal.steps
    assert step.after > step.before
    assert proposal.outcome == "nearer"
    assert proposal.rows[0].difference.low > 0


def test_where_all_is_well_nothing_is_changed(tmp_path):
    proposal = found(tmp_path, "remy=50-90")
    assert (proposal.outcome, proposal.steps, proposal.games) == ("nothing", [], 64)
    assert proposal.change == read(PLAN).arms[0].plan.change


def test_interrupted_again_and_again_it_proposes_the_same(lower, tmp_path, monkeypatch):
    """No game is played twice, and none is lost."""
    whole, proposal = lower
    keep = folder_of.Results.keep
    left = 0

    def interrupted(self, portion, files):
        nonlocal left
        keep(self, portion, files)
        left -= 1
        if not left:
            raise KeyboardInterrupt

    monkeypatch.setattr(folder_of.Results, "keep", interrupted)
    played = 0
    for stop in (3, 11, 20, 0):
        left = stop
        asked = search(tmp_path, "remy=40-50")
        before = asked.done()
        if stop:
            with pytest.raises(KeyboardInterrupt):
                asked.run(here(1), lambda more: None)
        else:
            assert asked.run(here(1), lambda more: None).told() == {
                **proposal.told(),
                "played": proposal.games - before,
            }
        played += asked.done() - before
    assert played == proposal.games == proposal.played
    for name in ("proposal.json", "proposal.toml", "lab.json"):
        assert (tmp_path / name).read_bytes() == (whole / name).read_bytes()
    for file in whole.rglob("*.parquet"):
        assert (tmp_path / file.relative_to(whole)).read_bytes() == file.read_bytes()
    monkeypatch.undo()
    assert found(tmp_path, "remy=40-50").played == 0


def test_every_change_that_is_tried_is_one_number_of_a_house_card(lower):
    """Whatever stands in the folder of a round: documented cards are as the plan has them."""
    folder, _ = lower
    began = dict(read(PLAN).arms[0].plan.change.cards)
    tried = 0
    for plan in folder.glob("rounds/*/plan.toml"):
        for arm in read(plan.read_text()).arms:
            others = {
                card: numbers
                for card, numbers in arm.plan.change.cards
                if began.get(card) != numbers
            }
            assert len(others) <= 1
            for card in others:
                assert [each.provenance for each, _ in found_cards(card)] == ["house"]
                tried += 1
    assert tried > 8


def test_only_house_cards_have_numbers_to_turn():
    plan = read('characters = ["gog", "eve", "zakhan", "terci"]').arms[0].plan
    for name in plan.characters:
        for knob in knobs_of(plan, name):
            assert [each.provenance for each, _ in found_cards(knob.card)] == ["house"]
    assert not knobs_of(plan, "eve")
    assert list(read_bands(["20-30"], plan)) == ["gog", "zakhan", "terci"]
    bands = read_bands(["20-30", "Gog=10\u201322.5"], plan)
    assert bands["gog"] == (0.1, 0.225)
    assert bands["terci"] == (0.2, 0.3)


def test_a_number_that_went_there_and_back_is_no_step(lower):
    step = lower[1].steps[0]
    back = step._replace(before=step.after, after=step.before)
    assert joined([step, back]) == []
    assert joined([step, step._replace(before=2, after=1)]) == [step._replace(after=1)]


# Refusals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("band", "plan", "said"),
    [
        ("much", PLAN, "no band of win rates"),
        ("remy=30-20", PLAN, "the lower one first"),
        ("remy=1.2.3-20", PLAN, "no band"),
        ("remy=90-120", PLAN, "from 0 to 100"),
        ("fleck=20-30", PLAN, "does not sit at this table; there are remy, eve"),
        ("eve=20-30", PLAN, "eve: no house card.*these have some: remy"),
        ("20-30", PLAN.partition("[change")[0].replace("remy", "dimli"), "no house card"),
        ("remy=20-30", PLAN.replace("64", "31"), "31 games are too few"),
        ("20-30", PLAN.replace('"eve"', '"tara"'), "add up to 40 to 60 %"),
        ("60-70", PLAN.replace('"eve"', '"tara"'), "add up to 120 to 140 %"),
        ("remy=20-30", PLAN + "[[tables]]\n[[tables]]\n", "2 tables"),
    ],
)
def test_what_cannot_be_searched_is_refused_by_name(tmp_path, band, plan, said):
    with pytest.raises(BalanceError, match=said):
        search(tmp_path / "new", band, plan=plan)
    assert not (tmp_path / "new").exists()


def test_the_folder_of_another_search_is_refused(lower, tmp_path):
    folder, _ = lower
    for other, why in (
        (search(folder, "remy=40-51"), "bands"),
        (search(folder, "remy=40-50", 5), "rounds"),
        (search(folder, "remy=40-50", plan=PLAN.replace("seed = 5", "seed = 6")), "plan"),
    ):
        with pytest.raises(ResultsError, match=f"another experiment .{why}."):
            other.run(here(1), lambda more: None)
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(ResultsError, match="something else"):
        found(tmp_path, "remy=40-50")


# The command -------------------------------------------------------------------------------------


def balance(*args):
    return CliRunner().invoke(main, ["lab", "balance", *(str(each) for each in args)])


def test_the_command_tells_what_it_found_in_both_languages(lower, tmp_path):
    folder, proposal = lower
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    asked = (plan, "--band", "remy=40-50", "--rounds", 4, "--out", folder, "--jobs", 1)
    result = balance(*asked, "--json")
    assert result.exit_code == 0, result.stderr
    told = json.loads(result.stdout)
    assert (told["played"], told["games"]) == (0, proposal.games)
    assert told["toml"] == proposal.change.toml()
    assert [row["character"] for row in told["characters"]] == ["remy", "eve"]
    for language, said in (("en", "Everybody is within the band"), ("ru", "все уже в своих")):
        result = balance(*asked, "--lang", language)
        assert result.exit_code == 0, result.stderr
        assert said in result.stdout
        assert "fortitude = 2" in result.stdout


def test_the_command_refuses_in_both_languages(tmp_path):
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    for language, said in (("en", "no band of win rates"), ("ru", "не границы доли побед")):
        args = ("--band", "much", "--out", tmp_path / "out", "--lang", language)
        result = balance(plan, *args)
        assert result.exit_code == 2
        assert said in result.stderr
    assert not (tmp_path / "out").exists()


def test_an_interruption_says_how_to_go_on(tmp_path, monkeypatch):
    keep = folder_of.Results.keep

    def interrupted(self, portion, files):
        keep(self, portion, files)
        raise KeyboardInterrupt

    monkeypatch.setattr(folder_of.Results, "keep", interrupted)
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    result = balance(plan, "--band", "remy=40-50", "--out", tmp_path / "out", "--jobs", 1)
    assert result.exit_code == 130
    assert "8 games are done" in result.stderr
