"""The `lastcall` command: each subcommand lives in a module of its own, loaded when it is used."""

from typing import Any

import click

from lastcall import __version__
from lastcall.cli.groups import LazyGroup
from lastcall.cli.language import VERSION
from lastcall.cli.refusals import in_our_words

_MODULES = {
    "play": "lastcall.cli.play",
    "join": "lastcall.cli.join",
    "sim": "lastcall.cli.sim",
    "lab": "lastcall.cli.lab",
    "train": "lastcall.cli.train",
    "cards": "lastcall.cli.cards",
    "rules": "lastcall.cli.rules",
    "replay": "lastcall.cli.replay",
    "explain": "lastcall.cli.explain",
    "serve": "lastcall.cli.serve",
    "backup": "lastcall.cli.backup",
    "restore-backup": "lastcall.cli.restore_backup",
}


class _Main(LazyGroup):
    """Whatever is wrong with a command line is said in our words."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with in_our_words():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        with in_our_words(ctx):
            return super().invoke(ctx)


@click.group(cls=_Main, modules=_MODULES, topic="lastcall")
@click.version_option(__version__, prog_name="lastcall", help=VERSION)
def main() -> None:
    """The command."""
