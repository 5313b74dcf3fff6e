"""`--lang` and the environment: what people read follows, what programs read does not."""

import json
import random
import re

import click
import pytest
from click.testing import CliRunner, Result

from lastcall.bots.registry import OURS
from lastcall.bots.shelf import READS
from lastcall.cards.catalogue import CHARACTERS
from lastcall.cli import main
from lastcall.cli.extras import APART, EXTRAS, NotInstalled, require
from lastcall.cli.language import environment_language
from lastcall.engine.setup import deal
from lastcall.games import Record, setup_for
from lastcall.text.messages import Messages
from lastcall.text.rules import all_rules, rule

RUSSIAN = {"LC_ALL": "ru_RU.UTF-8", "COLUMNS": "200"}
ENGLISH = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "200"}


def run(*args: str, env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(main, list(args), env=env or ENGLISH)


@pytest.fixture
def record(tmp_path):
    """A game of a few turns, saved."""
    setup = setup_for(("gog", "eve", "terci"), seed=3)
    table = deal(setup)
    kept = Record(setup, ["random"] * 3)
    chance = random.Random(3)
    for _ in range(60):
        kept.answer(table, chance.choice(table.decision.options))
    path = tmp_path / "game.json"
    path.write_text(kept.text(table), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "RU_ru.KOI8-R"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": "runic"}, "en"),
    ],
)
def test_the_environment_names_a_language(monkeypatch, env, lang):
    """LC_ALL goes before LC_MESSAGES and that before LANG; an empty one does not count."""
    monkeypatch.delenv("LC_ALL")
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == lang


def test_people_read_the_language_asked_for_or_the_environments(record):
    for args, english, russian in (
        (["cards", "--character", "gog"], "Dance with Gog!", "Танцевать с Гог!"),
        (["rules", "GAMB-12"], rule("GAMB-12").text, rule("GAMB-12", "ru").text),
        (["replay", str(record)], " · seed 3", " · зерно 3"),
    ):
        for env, lang, expected in (
            (ENGLISH, [], english),
            (RUSSIAN, [], russian),
            (ENGLISH, ["--lang", "ru"], russian),
            (RUSSIAN, ["--lang", "en"], english),
        ):
            result = run(*args, *lang, env=env)
            assert result.exit_code == 0
            assert expected in " ".join(result.stdout.split())


def test_programs_read_english_unless_they_ask(record):
    for args in (["cards"], ["rules"], ["replay", str(record)]):
        plain = run(*args, "--json").stdout
        assert run(*args, "--json", env=RUSSIAN).stdout == plain
        asked = run(*args, "--json", "--lang", "ru").stdout
        assert asked != plain
        assert shape(json.loads(asked)) == shape(json.loads(plain))


def shape(data: object) -> object:
    """The data with its sentences left out: what has to be the same in every language."""
    if isinstance(data, dict):
        words = ("text", "title", "section")
        return {key: "" if key in words else shape(value) for key, value in data.items()}
    return [shape(each) for each in data] if isinstance(data, list) else data


def test_every_card_is_listed_in_russian():
    found = json.loads(run("cards", "--json", "--lang", "ru").stdout)
    for row in found:
        for field in ("title", "text"):
            assert not re.search(r"[A-Za-z]", row[field]), row


def test_a_rule_and_its_frame_are_in_one_language():
    assert "Сказано в тексте правил" in run("rules", "GAMB-12", "--lang", "ru").stdout
    count = len(all_rules())
    counted = f"{count:,}".replace(",", "\u00a0")
    assert f"{counted}\u00a0прав" in run("rules", "--lang", "ru").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["cards", "--character", "gob"], "Нет персонажа «gob»; может быть, gog?"),
        (["cards", "--box", "xyzzy"], "Нет набора «xyzzy». Есть rdi2, rdi4, rdi5, rdi7, rdi9."),
        (["rules", "GAMB-99"], "Правила GAMB-99 нет. В разделе «"),
        (["rules", "GABM-12"], "Правила GABM-12 нет. Похожие: GAMB-12"),
        (["rules", "QQQQQQ-1"], "Номера начинаются с "),
        (["rules", "дирижабль"], "Ни в одном правиле нет слов «дирижабль»"),
        (["replay", "gone.json"], "gone.json не прочитать"),
        (["play"], "Столу нужен терминал"),
        (["play", "--seat", "gob"], "Нет персонажа «gob»; может быть, gog? Есть dimli"),
        (["play", "--seat", "frodo"], f"Нет персонажа «frodo». Есть {', '.join(CHARACTERS)}."),
        (["play", "--drinks", "soup"], "Нет колоды выпивки «soup»"),
        (["play", "--against", "eve,,gog"], "есть пустое имя"),
        (["play", "--seat", "gog", "--against", "gog"], "gog сидит за столом дважды"),
        (["play", "--players", "1"], "1 игрок не сыграет: нужно от 2 до 10."),
        (["play", "--players", "11"], "11 игроков не сыграют"),
        (["play", "--players", "4", "--against", "eve,gog"], "вместе с тобой 3 игрока"),
        (["play", "--bots", "hous"], "Нет бота «hous»; может быть, house?"),
        (["play", "--bots", "house,random"], "ботов 2, а соперников 3"),
        (["play", "--seed", "abc"], "Зерно abc не годится: нужно целое число от 0 до"),
        (["play", "--seed", "-1"], "от 0 до 18446744073709551615"),
    ],
)
def test_refusals_are_in_the_language_too(args, said):
    result = run(*args, "--lang", "ru")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in " ".join(result.stderr.split())
    assert "Ошибка:" in result.stderr
    assert "Error:" not in result.stderr


def test_a_damaged_record_says_in_russian_what_is_wrong_with_its_table(tmp_path, record):
    data = json.loads(record.read_text(encoding="utf-8"))
    data["setup"]["characters"] = ["gog", "zot"]
    path = tmp_path / "damaged.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    result = run("replay", str(path), "--lang", "ru")
    assert result.exit_code == 2
    assert "стол, который не накрыть. Нет персонажа «zot»" in result.stderr


def test_a_language_nobody_speaks_here_is_refused():
    for name in ("cards", "rules", "play"):
        result = run(name, "--lang", "tlh")
        assert result.exit_code == 2
        assert "'en', 'ru'" in result.stderr


COMMANDS = sorted(main.list_commands(None))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_explained_in_both_languages(name):
    """The help of a command comes from the messages, in the environment's language."""
    told = {}
    for lang, env in (("en", ENGLISH), ("ru", RUSSIAN)):
        result = run(name, "--help", env=env)
        assert result.exit_code == 0, result.output
        assert bool(re.search("[а-я]{3}", result.output)) == (lang == "ru")
        command = main.get_command(None, name)
        options = [param for param in command.params if isinstance(param, click.Option)]
        told[lang] = {option.name: option.help for option in options}
        assert all(told[lang].values()), told[lang]
        listed = " ".join(run("--help", env=env).output.split())
        assert command.help[:12] in listed
    assert all(told["en"][each] != told["ru"][each] for each in told["en"])


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["serv3"], 2, "Команды «serv3» нет"),
        (["sim", "--gams", "3"], 2, "Параметра --gams нет; может быть, --games?"),
        (["sim", "--games"], 2, "Параметр --games так не пишут"),
        (["sim", "--games", "0"], 2, "--games 0: нужно целое число не меньше 1."),
        (["sim", "--players", "many"], 2, "--players many: нужно целое число."),
        (
            ["sim", "--bots", "hous"],
            2,
            "Нет бота «hous»; есть random, newcomer, house, regular, champion.",
        ),
        (["explain"], 2, "Не хватает FILE: "),
        (["train"], 2, "Не хватает --out: "),
        (["sim", "gog"], 2, "Эта команда не знает, что делать с «gog»."),
        (["replay"], 2, "Не хватает FILE: без этого команда ничего не делает."),
        (["lab", "run", "plan.toml"], 2, "Не хватает --out: без этого команда"),
        (["serve", "--port", "70000"], 2, "--port 70000: нужно целое число от 0 до 65535."),
        (["serve", "--pause", "11"], 2, "--pause 11.0: нужно число от 0 до 10."),
        (["cards", "--lang", "tlh"], 2, "--lang tlh: нужно одно из 'en', 'ru'."),
        (["serve", "--host", "192.0.2.1"], 1, "192.0.2.1, порт 8080 не занять"),
    ],
)
def test_a_wrong_command_line_is_explained_in_russian(args, code, said, tmp_path):
    """Nothing of it is in English but what was typed, and what the system says."""
    env = {**RUSSIAN, "XDG_DATA_HOME": str(tmp_path)}
    result = run(*args, env=env)
    assert result.exit_code == code
    assert said in result.stderr
    assert "Error" not in result.stderr
    assert "Usage" not in result.stderr
    assert ("Как вызвать: " in result.stderr) == (code == 2 and args != ["sim", "--games"])


@pytest.mark.parametrize(
    "args",
    [
        ["explain", "--lang", "ru"],
        ["explain", "--turn", "0", "game.json", "--lang", "ru"],
        ["train", "--games", "many", "--lang=ru"],
        ["explain", "--help", "--lang", "ru"],
        ["sim", "--lang", "ru", "--help"],
    ],
)
def test_the_language_asked_for_is_heard_wherever_it_stands(args):
    """Also behind what is wrong with the line, and behind --help."""
    result = run(*args, env=ENGLISH)
    assert "Как вызвать: " in result.output
    assert not re.search(r"Usage|Error|Options:|is wanted|is missing", result.output)


def test_help_has_its_headings_in_the_language_too():
    for args in (["--help"], ["sim", "--help"], ["train", "--help"], ["explain", "--help"]):
        told = run(*args, env=RUSSIAN).output
        assert "Параметры:" in told
        assert not re.search(r"Usage|Options:|Commands:|default|Show|required|INTEGER", told)
        assert "Options:" in run(*args, env=ENGLISH).output


def test_a_simulation_is_reported_in_the_language_of_the_environment():
    args = ("sim", "--games", "2", "--bots", "house,random,random,random")
    assert "Персонаж" in run(*args, env=RUSSIAN).output
    assert "Character" in run(*args, env=ENGLISH).output
    assert "Персонаж" in run(*args, "--lang", "ru", env=ENGLISH).output
    refused = run("sim", "--characters", "gog", env=RUSSIAN)
    assert refused.exit_code == 2
    assert "от 2 до 10" in refused.stderr


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_training_needs_is_said_as_what_it_is(monkeypatch, lang):
    """Not as the words for another extra; each has words of its own."""
    monkeypatch.setattr("lastcall.cli.extras.find_spec", lambda module: None)
    told = set()
    for extra in (*EXTRAS, *APART):
        if extra == "bots":  # who cannot sit down says so: bot-needs-numpy
            continue
        with pytest.raises(NotInstalled) as refused:
            require(extra, Messages(lang))
        assert f"lastcall[{extra}]" in refused.value.message
        told.add(refused.value.message.partition("pip ")[0])
    assert len(told) == len({*EXTRAS, *APART}) - 1


def test_training_says_what_comes_out():
    """By the names that the files on the shelf have."""
    for env in (ENGLISH, RUSSIAN):
        told = run("train", "--help", env=env).output
        assert all(file in told for file in READS)
        assert "champion.weights" not in told


def test_whoever_sits_down_is_told_which_bots_there_are():
    for env in (ENGLISH, RUSSIAN):
        assert ", ".join(OURS) in " ".join(run("play", "--help", env=env).output.split())


@pytest.mark.parametrize(("lang", "said"), [("en", "Stopped."), ("ru", "Остановлено.")])
def test_whoever_stops_a_command_is_told_so_in_the_language(monkeypatch, record, lang, said):
    def stop(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr("lastcall.cli.explain.Game.moments", stop)
    result = run("explain", str(record), "--turn", "1", "--lang", lang)
    assert result.exit_code == 130
    assert result.stderr.split() == [said]
