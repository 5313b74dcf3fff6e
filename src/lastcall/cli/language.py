"""`--lang`: the language a command, its help and what it refuses speak; else the environment's."""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import click

from lastcall.text.messages import Messages
from lastcall.text.rules import LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
VERSION: Final = "help-version"  # what `--version` does, looked up when somebody reads it
DATA: Final = "en"  # what `--json` prints does not depend on whose machine it is
ASKED: Final = "lastcall.lang"  # where a context keeps the language that its line asks for

lang_option = click.option("--lang", type=click.Choice(LANGUAGES))


def language(asked: str | None, *, data: bool = False) -> str:
    """The language asked for, or the environment's; programs get English unless they ask."""
    if asked:
        return asked
    return DATA if data else environment_language()


def environment_language() -> str:
    for name in VARIABLES:
        value = os.environ.get(name, "")
        if value:
            short = re.split(r"[_.@]", value)[0].lower()  # ru_RU.UTF-8
            return short if short in LANGUAGES else "en"
    return "en"


def asked_in(args: Sequence[str]) -> str:
    """The language that a command line asks for, whatever else is wrong with it."""
    found = ""
    for at, word in enumerate(args):
        name, _, value = word.partition("=")
        if name == "--lang":
            found = value or "".join(args[at + 1 : at + 2])
    return found if found in LANGUAGES else ""


def heard(ctx: click.Context) -> str:
    """The language of whoever typed the line: also where click stops before it comes to --lang."""
    return ctx.meta.get(ASKED) or environment_language()


class Headed(click.Command):
    """A command whose help has its headings in the language of whoever asks."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if any(param.name == "lang" for param in self.params):
            ctx.meta[ASKED] = asked_in(args)
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=spoken("help-usage", ctx) + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [record for each in self.get_params(ctx) if (record := each.get_help_record(ctx))]
        default = f"[{spoken('help-default', ctx)}: "
        required = f"{spoken('help-required', ctx)}]"
        rows = [
            (
                option,
                spoken(text, ctx)
                if text == VERSION
                else text.replace("[default: ", default).replace("required]", required),
            )
            for option, text in records
        ]
        with formatter.section(spoken("help-options", ctx)):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = spoken("help-help", ctx)
        return option


def spoken(id: str, ctx: click.Context | None = None) -> str:
    return Messages(heard(ctx) if ctx is not None else environment_language()).format(id)


class Spoken(Headed):
    """A command whose help comes from messages, looked up when somebody reads it.

    `help-<command>` says what it does, with `.more` for what follows the examples;
    `help-<command>-<option>`, or else `help-<option>`, says what an option is for; a command of a
    group has the group's name before its own (`topic`). An example is a command line with the name
    of the message that stands beside it, if any. `details` fills in what the messages leave open.
    """

    def __init__(
        self,
        *args: Any,
        examples: Sequence[tuple[str, str]] = (),
        details: Callable[[], Mapping[str, object]] = dict,
        topic: str = "",
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self.topic = topic or self.name
        self.examples = examples
        self.details = details

    def get_short_help_str(self, limit: int = 45) -> str:
        self.speak(environment_language())
        return super().get_short_help_str(limit)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.speak(heard(ctx))
        super().format_help(ctx, formatter)

    def speak(self, lang: str) -> None:
        messages = Messages(lang)
        details = self.details()
        own = f"help-{self.topic}"
        parts = [messages.format(own, **details)]
        if self.examples:
            parts.append("\b\n" + "\n".join(self.beside(messages)))
        if messages.has(f"{own}.more"):
            parts.append(messages.format(f"{own}.more", **details))
        self.help = "\n\n".join(parts)
        for param in self.params:
            if isinstance(param, click.Option):
                name = (param.name or "").replace("_", "-")
                for id in (f"{own}-{name}", f"help-{name}"):
                    if messages.has(id):
                        param.help = messages.format(id, **details)
                        break

    def beside(self, messages: Messages) -> list[str]:
        """The examples, with what they do in a column of its own."""
        told = [len(line) for line, id in self.examples if id]
        width = max(told, default=0) + 3
        return [
            f"{line:<{width}}{messages.format(id)}" if id else line for line, id in self.examples
        ]
