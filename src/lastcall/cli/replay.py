"""`lastcall replay`: a saved game, told again as a readable log."""

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from lastcall.cli.language import Spoken, lang_option, language
from lastcall.engine.table import Table
from lastcall.games import DamagedRecord, Record, read_record, replay
from lastcall.text.chronicle import Line, chronicle
from lastcall.text.narrator import Narrator
from lastcall.text.phrases import Phrases
from lastcall.text.problems import problem

STYLES = {
    "turn": "bold",
    "standings": "dim",
    "played": "cyan",
    "revealed": "magenta",
    "chaser": "magenta",
    "event": "magenta",
    "fortitude": "red",
    "passed-out": "bold red",
    "out-of-gold": "bold red",
    "won": "bold green",
    "tied": "bold green",
    "discarded": "dim",
    "drew": "dim",
}


class Unreadable(click.ClickException):
    """A file that holds no game; nothing was printed."""

    exit_code = 2


@click.command("replay", cls=Spoken)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@lang_option
def command(file: Path, as_json: bool, lang: str | None) -> None:
    """Tell a saved game again."""
    narrator = Narrator(language(lang, data=as_json))
    _, data, table = read(file, narrator.phrases)
    names = narrator.seat_names(table.game)
    if as_json:
        lines = chronicle(table, narrator, names)
        click.echo(json.dumps(_summary(data, table, lines), ensure_ascii=False, indent=2))
    else:
        lines = chronicle(table, narrator, names, standings=True)
        _tell(data, table, lines, narrator, names)


def read(file: Path, phrases: Phrases) -> tuple[Record, dict[str, Any], Table]:
    """The record, played again to its end, or a refusal that says what is wrong with it."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        wrong = error.strerror or type(error).__name__
        raise Unreadable(phrases.say("replay-unreadable", file=str(file), problem=wrong)) from None
    except UnicodeDecodeError:
        raise Unreadable(phrases.say("replay-no-text", file=str(file))) from None
    try:
        record, data = read_record(text)
        return record, data, replay(text)
    except DamagedRecord as damage:
        raise Unreadable(
            phrases.say("replay-damaged", file=str(file), problem=problem(damage, phrases.messages))
        ) from None


def _summary(data: dict[str, Any], table: Table, lines: list[Line]) -> dict[str, Any]:
    return {
        "setup": data["setup"],
        "players": data["players"],
        "winners": table.winners,
        **({"teams": table.game.parties} if table.game.teams else {}),
        "turns": table.turn,
        "log": [{"kind": line.kind, "seat": line.seat, "text": line.text} for line in lines],
    }


def _tell(
    data: dict[str, Any], table: Table, lines: list[Line], narrator: Narrator, names: list[str]
) -> None:
    console = Console(highlight=False, soft_wrap=True)
    say, both = narrator.say, narrator.phrases.both
    console.print(
        Text(say("replay-heading", names=both(names), seed=str(data["setup"]["seed"])), "bold")
    )
    if data["players"]:
        console.print(Text(say("replay-players", players=both(data["players"])), "dim"))
    for line in lines:
        if line.kind == "turn":
            console.print()
        indent = "" if line.kind in ("turn", "standings") else "  "
        console.print(Text(indent + line.text, STYLES.get(line.kind, "")))
    if not table.over:
        console.print(Text("\n" + say("replay-unfinished"), "dim"))
