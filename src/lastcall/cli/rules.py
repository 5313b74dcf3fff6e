"""`lastcall rules`: list, search and show the numbered rules."""

import json
import re
from collections.abc import Sequence

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lastcall.cli.language import Spoken, lang_option, language
from lastcall.text.messages import Messages
from lastcall.text.problems import problem
from lastcall.text.rules import (
    Rule,
    UnknownRule,
    all_rules,
    proved,
    rule,
    search,
    sections,
)

_ID = re.compile(r"[A-Za-z]+-\d+")


@click.command(
    "rules",
    cls=Spoken,
    examples=(
        ("lastcall rules GAMB-12", "help-rules-one-rule"),
        ("lastcall rules gamb", "help-rules-section"),
        ("lastcall rules winning hand", "help-rules-words"),
    ),
)
@click.argument("query", nargs=-1, metavar="[ID | SECTION | WORDS]")
@click.option("--json", "as_json", is_flag=True)
@lang_option
def command(query: tuple[str, ...], as_json: bool, lang: str | None) -> None:
    """Show rules."""
    spoken = language(lang, data=as_json)
    messages = Messages(spoken)
    found = _find(query, messages, spoken)
    if as_json:
        click.echo(json.dumps([_row(each) for each in found], ensure_ascii=False, indent=2))
    elif len(found) == 1:
        _show(found[0], messages)
    else:
        _list(found, messages)


def _find(query: Sequence[str], messages: Messages, lang: str) -> Sequence[Rule]:
    if not query:
        return all_rules(lang)
    words = " ".join(query).strip()
    if _ID.fullmatch(words):
        try:
            return [rule(words, lang)]
        except UnknownRule as unknown:
            raise click.UsageError(problem(unknown, messages)) from None
    for section in sections(lang):
        if section.prefix == words.upper():
            return section.rules
    found = search(words, lang)
    if not found:
        prefixes = ", ".join(section.prefix for section in sections())
        raise click.UsageError(messages.format("rules-no-match", words=words, prefixes=prefixes))
    return found


def _row(each: Rule) -> dict[str, object]:
    return {
        "id": each.id,
        "section": each.section,
        "text": each.text,
        "boxes": list(each.boxes),
        "tested": each.id in proved(),
    }


def _show(each: Rule, messages: Messages) -> None:
    console = Console(highlight=False)
    console.print(Text.assemble((each.id, "bold cyan"), "  ", (each.section, "dim")))
    console.print(Text(f"\n{each.text}\n"))
    details = [messages.format("rules-basis", basis=each.basis)]
    if each.boxes:
        names = ", ".join(messages.format("box-name", box=box) for box in each.boxes)
        details.append(messages.format("rules-boxes", boxes=names))
    if each.note:
        kind = "rules-note-ruling" if each.basis == "ruling" else "rules-note-boxes"
        details.append(messages.format(kind, note=each.note))
    details.append(messages.format("rules-tested" if each.id in proved() else "rules-untested"))
    for line in details:
        console.print(Text(line, style="dim"))


def _list(found: Sequence[Rule], messages: Messages) -> None:
    console = Console(highlight=False)
    heading = ""
    table = _table()
    for each in found:
        if each.section != heading:
            if table.row_count:
                console.print(table)
            heading = each.section
            prefix = each.id.partition("-")[0]
            title = messages.format("rules-section", section=heading, prefix=prefix)
            console.print(Text(f"\n{title}", style="bold"))
            table = _table()
        mark = Text("✓", style="green") if each.id in proved() else Text("·", style="dim")
        table.add_row(Text(each.id, style="cyan"), mark, Text(each.text))
    console.print(table)
    done = sum(each.id in proved() for each in found)
    console.print(
        Text("\n" + messages.format("rules-summary", count=len(found), tested=done), style="dim")
    )


def _table() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, min_width=8)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    return table
