"""`lastcall lab balance`: search the numbers of house cards for a band of win rates."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from lastcall.cli.extras import require
from lastcall.cli.lab_work import WHERE, at_work, read_plan, sent_to, work_options
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.progress import progress_bar
from lastcall.cli.sim import columns
from lastcall.lab.results import ResultsError
from lastcall.text.messages import Messages
from lastcall.text.problems import problem

if TYPE_CHECKING:
    from lastcall.lab.balance import Proposal

ROUNDS = 8


@click.command(
    "balance",
    cls=Spoken,
    topic="lab-balance",
    examples=(
        ("lastcall lab balance plan.toml --band 20-30 --out search", ""),
        ("lastcall lab balance plan.toml --band tara=22-28 --band remy=22-28 --out search", ""),
    ),
    details=lambda: WHERE,
)
@click.argument("plan", type=click.Path(path_type=Path))
@click.option("--band", "bands", multiple=True, required=True, metavar="[NAME=]LOW-HIGH")
@click.option(
    "--rounds", type=click.IntRange(min=1), default=ROUNDS, show_default=True, metavar="N"
)
@work_options
@lang_option
def command(
    plan: Path,
    bands: tuple[str, ...],
    rounds: int,
    out: Path,
    jobs: int | None,
    machines: str,
    as_json: bool,
    lang: str | None,
) -> None:
    """Search for balance."""
    spoken = language(lang, data=as_json)
    messages = Messages(spoken)
    require("lab", messages)
    from lastcall.lab.balance import Search

    experiment = read_plan(plan, messages)
    try:
        search = Search(out, experiment, bands, rounds)
    except ResultsError as error:
        raise click.UsageError(problem(error, messages)) from None
    workers = sent_to(machines, jobs, messages)
    started = time.perf_counter()
    with (
        at_work(out, messages, lambda: messages.format("balance-interrupted", games=search.done())),
        progress_bar(messages, search.at_most(), search.done()) as advance,
    ):
        found = search.run(workers, advance)
    seconds = time.perf_counter() - started
    if as_json:
        about = {"folder": str(out), "seconds": round(seconds, 3)}
        click.echo(json.dumps({**about, **found.told()}, indent=2, ensure_ascii=False))
    else:
        show(found, spoken, messages)


def show(found: "Proposal", spoken: str, messages: Messages) -> None:
    from lastcall.lab.page import Page

    page = Page(spoken)
    say = messages.format
    console = Console(highlight=False)
    table = columns(say("report-column", name="who"))
    for name in ("band", "before", "after", "difference"):
        table.add_column(say("balance-column", name=name), justify="right")
    for row in found.rows:
        band = "–" if row.band is None else page.interval(*row.band)
        before, after = (
            f"{page.percent(each.rate)} ({page.interval(each.low, each.high)})"
            for each in (row.before, row.after)
        )
        sign = "+" if row.difference.value > 0 else ""
        apart = f"{sign}{page.number(100 * row.difference.value)}"
        between = page.interval(row.difference.low, row.difference.high)
        changed = (after, f"{apart} ({between})") if found.steps else ("–", "–")
        table.add_row(page.who(row.character), band, before, *changed)
    console.print(table)
    console.print()
    console.print(Text(say("balance-outcome", outcome=found.outcome)))
    if found.steps:
        console.print(Text(say("balance-change")))
        console.print()
        console.print(Text(found.change.toml()))
        for line in found.change.lines():
            title, text = page.narrator.title(line.before), page.narrator.card_text(line.after)
            console.print(Text(say("balance-card", title=title, text=text)))
        console.print()
    told = say(
        "balance-done",
        deals="others" if found.checked else "same",
        checked=page.number(found.checked, 0),
        games=page.number(found.games, 0),
        played=page.number(found.played, 0),
    )
    console.print(Text(told, style="dim"))
