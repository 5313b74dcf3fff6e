"""Groups of commands, each in a module of its own."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from lastcall.cli.language import Headed, spoken


class LazyGroup(Headed, click.Group):
    """A group that imports a command's module only when that command is asked for.

    `help-<topic>` says what it is for.
    """

    def __init__(self, *args: Any, modules: Mapping[str, str], topic: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.modules = modules
        self.topic = topic

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        names = self.list_commands(ctx)
        commands = {name: self.get_command(ctx, name) for name in names}
        room = formatter.width - 6 - max(map(len, names))
        with formatter.section(spoken("help-commands", ctx)):
            formatter.write_dl(
                [(name, each.get_short_help_str(room)) for name, each in commands.items() if each]
            )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, module in self.modules.items() if find_spec(module) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(self.modules[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def get_short_help_str(self, limit: int = 45) -> str:
        self.help = spoken(f"help-{self.topic}")
        return super().get_short_help_str(limit)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = spoken(f"help-{self.topic}", ctx)
        super().format_help_text(ctx, formatter)
