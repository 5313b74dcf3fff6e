"""`lastcall lab`: experiments with many games. Each command lives in a module of its own."""

import click

from lastcall.cli.groups import LazyGroup

_MODULES = {
    "run": "lastcall.cli.lab_run",
    "report": "lastcall.cli.lab_report",
    "compare": "lastcall.cli.lab_compare",
    "balance": "lastcall.cli.lab_balance",
}


@click.group("lab", cls=LazyGroup, modules=_MODULES, topic="lab")
def command() -> None:
    """Experiments."""
