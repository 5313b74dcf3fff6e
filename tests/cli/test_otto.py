"""`--otto` on the commands."""

import json

import pytest
from click.testing import CliRunner

from lastcall.cli import main


def run(*arguments):
    return CliRunner().invoke(main, list(arguments))


def test_bots_play_with_otto():
    done = run("sim", "--otto", "berserker,spelunker", "--games", "4", "--json", "--seed", "3")
    assert done.exit_code == 0, done.output
    result = json.loads(done.stdout)
    assert (result["games"], result["errors"]) == (4, 0)
    assert "otto" not in result["wins"]
    assert sum(seat["games"] for seat in result["characters"].values()) == 8


def test_records_of_it_are_told_again(tmp_path):
    run(
        "sim",
        "--characters",
        "gog,eve",
        "--otto",
        "Brewer, croupier",
        "--games",
        "1",
        "--save",
        str(tmp_path),
    )
    (record,) = tmp_path.iterdir()
    told = run("replay", str(record))
    assert told.exit_code == 0, told.output
    assert "Otto turns over" in told.output
    assert "Otto against Gog: F 6, A 0" in told.output


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--otto", "berserker"], "two different factions, not of berserker"),
        (["--otto", "brewer,brewer"], "two different factions"),
        (["--otto", "berserker,spelunker,brewer"], "two different factions"),
        (["--otto", "berserkr,brewer"], "did you mean berserker?"),
        (["--otto", "brewer,croupier", "--characters", "gog,eve,dimli"], "exactly 2 players"),
        (
            ["--otto", "brewer,croupier", "--players", "3", "--characters", "random"],
            "exactly 2 players",
        ),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_is_refused(options, said, lang):
    done = run("sim", "--games", "1", "--lang", lang, *options)
    assert done.exit_code == 2
    if lang == "en":
        assert said in " ".join(done.output.split())
    else:
        assert "фракци" in done.output.lower() or "только для 2 игроков" in done.output


def test_play_refuses_too_many():
    done = run("play", "--seat", "gog", "--against", "eve,dimli", "--otto", "brewer,croupier")
    assert done.exit_code == 2
    assert "exactly 2 players" in done.output
