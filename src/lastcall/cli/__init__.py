"""The `lastcall` command: each subcommand lives in a module of its own, loaded when it is used."""

from importlib import import_module
from importlib.util import find_spec

import click

from lastcall import __version__

_MODULES = {
    "play": "lastcall.cli.play",
    "sim": "lastcall.cli.sim",
    "cards": "lastcall.cli.cards",
    "rules": "lastcall.cli.rules",
    "replay": "lastcall.cli.replay",
    "serve": "lastcall.cli.serve",
}


class _LazyGroup(click.Group):
    """A group that imports a command's module only when that command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, module in _MODULES.items() if find_spec(module) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(_MODULES[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from lastcall.cli.language import environment_language
        from lastcall.text.messages import Messages

        self.help = Messages(environment_language()).format("help-lastcall")
        super().format_help_text(ctx, formatter)


@click.group(cls=_LazyGroup)
@click.version_option(__version__, prog_name="lastcall")
def main() -> None:
    """The command."""
