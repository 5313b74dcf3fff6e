"""The `lastcall` command: each subcommand lives in a module of its own, loaded when it is used."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from lastcall import __version__
from lastcall.cli.language import VERSION, Headed, spoken
from lastcall.cli.refusals import in_our_words

_MODULES = {
    "play": "lastcall.cli.play",
    "join": "lastcall.cli.join",
    "sim": "lastcall.cli.sim",
    "cards": "lastcall.cli.cards",
    "rules": "lastcall.cli.rules",
    "replay": "lastcall.cli.replay",
    "explain": "lastcall.cli.explain",
    "serve": "lastcall.cli.serve",
    "backup": "lastcall.cli.backup",
    "restore-backup": "lastcall.cli.restore_backup",
}


class _LazyGroup(Headed, click.Group):
    """A group that imports a command's module only when that command is asked for."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with in_our_words():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        with in_our_words():
            return super().invoke(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        names = self.list_commands(ctx)
        commands = {name: self.get_command(ctx, name) for name in names}
        room = formatter.width - 6 - max(map(len, names))
        with formatter.section(spoken("help-commands")):
            formatter.write_dl(
                [(name, each.get_short_help_str(room)) for name, each in commands.items() if each]
            )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, module in _MODULES.items() if find_spec(module) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(_MODULES[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = spoken("help-lastcall")
        super().format_help_text(ctx, formatter)


@click.group(cls=_LazyGroup)
@click.version_option(__version__, prog_name="lastcall", help=VERSION)
def main() -> None:
    """The command."""
