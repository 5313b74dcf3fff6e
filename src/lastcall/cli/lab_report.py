"""`lastcall lab report`: what came of an experiment, as one page."""

from pathlib import Path

import click

from lastcall.cli.extras import require
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.lab.results import ResultsError
from lastcall.text.messages import Messages
from lastcall.text.problems import problem

PAGE = "report.html"


@click.command(
    "report",
    cls=Spoken,
    topic="lab-report",
    examples=(
        ("lastcall lab report results", ""),
        ("lastcall lab report results --out fleck.html --lang ru", ""),
    ),
)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@lang_option
def command(folder: Path, out: Path | None, lang: str | None) -> None:
    """Write a page about an experiment."""
    spoken = language(lang)
    messages = Messages(spoken)
    require("lab", messages)
    from lastcall.lab.page import Page
    from lastcall.lab.reading import FolderResults

    try:
        text = Page(spoken).report(FolderResults(folder))
    except ResultsError as error:
        raise click.UsageError(problem(error, messages)) from None
    file = out or folder / PAGE
    write(file, text, messages)
    size = -(-len(text.encode()) // 1000)
    click.echo(messages.format("report-written", file=str(file), size=size))


def write(file: Path, text: str, messages: Messages) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        wrong = error.strerror or type(error).__name__
        said = messages.format("report-not-written", file=str(file), problem=wrong)
        raise click.ClickException(said) from None
