"""`lastcall lab compare`: what differs between two experiments beyond chance."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from lastcall.cli.extras import require
from lastcall.cli.lab_report import write
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.sim import columns
from lastcall.lab.results import ResultsError
from lastcall.text.messages import Messages
from lastcall.text.problems import problem

if TYPE_CHECKING:
    from lastcall.lab.compare import Comparison
    from lastcall.lab.page import Page


@click.command(
    "compare",
    cls=Spoken,
    topic="lab-compare",
    examples=(
        ("lastcall lab compare before after", ""),
        ("lastcall lab compare results:ashore 'results:at sea' --json", ""),
    ),
)
@click.argument("a")
@click.argument("b")
@click.option("--json", "as_json", is_flag=True)
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@lang_option
def command(a: str, b: str, as_json: bool, html: Path | None, lang: str | None) -> None:
    """Compare two experiments."""
    spoken = language(lang, data=as_json)
    messages = Messages(spoken)
    require("lab", messages)
    from lastcall.lab.compare import as_html
    from lastcall.lab.page import Page

    try:
        found = compared(a, b)
    except ResultsError as error:
        raise click.UsageError(problem(error, messages)) from None
    page = Page(spoken)
    if html is not None:
        title = messages.format("compare-title", a=a, b=b)
        write(html, page.whole(title, "".join(as_html(page, each) for each in found)), messages)
    if as_json:
        click.echo(json.dumps([each.told() for each in found], indent=2))
        return
    for each in found:
        show(each, page, messages)


def compared(a: str, b: str) -> "list[Comparison]":
    from lastcall.lab.compare import compare, matched
    from lastcall.lab.reading import ArmResults, FolderResults, arm_named

    def side(named: str) -> tuple[FolderResults, list[ArmResults]]:
        name, colon, table = named.rpartition(":")
        if colon and not Path(named).exists():
            folder = FolderResults(Path(name))
            return folder, [arm_named(folder, table)]
        folder = FolderResults(Path(named))
        return folder, folder.arms

    (one, first), (two, second) = side(a), side(b)
    return [
        compare(x, y, (f"{one.folder}:{x.name}", f"{two.folder}:{y.name}"))
        for x, y in matched(first, second)
    ]


def show(comparison: "Comparison", page: "Page", messages: Messages) -> None:
    from lastcall.lab.compare import line, sentences

    console = Console(highlight=False)
    say = messages.format
    console.print(Text(say("compare-title", a=comparison.a, b=comparison.b), style="bold"))
    table = columns(say("report-column", name="what"))
    for name in ("a", "b", "difference", "interval", "p"):
        table.add_column(say("report-column", name=name), justify="right")
    for row in comparison.rows:
        table.add_row(*line(page, row), style="bold" if row.differs else "")
    console.print(table)
    console.print()
    for text in sentences(page, comparison):
        console.print(Text(text, style="dim"))
