"""A progress bar, if somebody is there to see it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lastcall.text.messages import Messages


@contextmanager
def progress_bar(messages: Messages, games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Something to be told how many more games are done; it shows how long the others will take."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(messages.format("sim-games"), total=games, completed=done)
        yield lambda more: bar.advance(task, more)
