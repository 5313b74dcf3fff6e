"""What is wrong with a command line, in the language of whoever typed it.

click says all of that in English; here each of its errors gets our own words.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any, Final

import click

from lastcall.cli.language import environment_language, heard
from lastcall.text.messages import Messages

# The value click complains of is only in its sentence: "'many' is not a valid integer."
VALUE: Final = re.compile(r"'?(?P<value>.*?)'? is not ")
EXTRA: Final = re.compile(r"Got unexpected extra arguments? \((?P<what>.*)\)")


class Refused(click.ClickException):
    """An error of click's, told by us."""

    def __init__(self, error: click.ClickException, lang: str) -> None:
        super().__init__(error.message)
        self.error = error
        self.lang = lang

    def show(self, file: IO[Any] | None = None) -> None:
        error = self.error
        context = error.ctx if isinstance(error, click.UsageError) else None
        messages = Messages(self.lang if context is None else heard(context))
        if context is not None:
            click.echo(context.get_usage(), err=True)
            help = f"{context.command_path} --help"
            click.echo(messages.format("cli-try", command=help), err=True)
            click.echo(err=True)
        click.echo(messages.format("cli-error", problem=told(error, messages)), err=True)


class RefusedUsage(Refused):
    """One that whoever typed the command can put right."""

    exit_code = 2


class Stopped(click.ClickException):
    """Whoever started it has seen enough (Ctrl-C)."""

    exit_code = 130

    def __init__(self, lang: str) -> None:
        super().__init__(Messages(lang).format("cli-stopped"))

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo("\n" + self.message, err=True)


@contextmanager
def in_our_words(ctx: click.Context | None = None) -> Iterator[None]:
    """Errors of click's come out as ours; asking for nothing gets the help, as ever."""

    def lang() -> str:
        return heard(ctx) if ctx is not None else environment_language()

    try:
        yield
    except KeyboardInterrupt:
        raise Stopped(lang()) from None
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.ClickException as error:
        kind = RefusedUsage if error.exit_code == RefusedUsage.exit_code else Refused
        raise kind(error, lang()) from error


def told(error: click.ClickException, messages: Messages) -> str:
    """The error in this language; what a command says itself is in it already."""
    say = messages.format
    if isinstance(error, click.NoSuchOption):
        near = nearest(error.possibilities, messages)
        return say("cli-no-option", name=error.option_name, hint=near)
    if isinstance(error, click.exceptions.NoSuchCommand):
        near = nearest(error.possibilities, messages)
        return say("cli-no-command", name=error.command_name, hint=near)
    if isinstance(error, click.BadOptionUsage):
        return say("cli-option-alone", name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return say("cli-missing", what=typed_as(error.param))
    if isinstance(error, click.BadParameter):
        return say("cli-bad-value", **bad_value(error, messages))
    if extra := EXTRA.match(error.message):
        return say("cli-too-much", what=extra["what"])
    return error.format_message()


def nearest(possibilities: Sequence[str] | None, messages: Messages) -> str:
    """What may have been meant, as the end of the sentence."""
    if not possibilities:
        return messages.format("no-hint")
    return messages.format("hint", name=possibilities[0])


def bad_value(error: click.BadParameter, messages: Messages) -> dict[str, str]:
    """The option as it was typed, and what was wanted."""
    if error.param is None:  # a command of ours has looked at it
        hint = error.param_hint or ""
        typed = hint if isinstance(hint, str) else " / ".join(hint)
        return {"typed": typed, "problem": error.message}
    typed = typed_as(error.param)
    problem = wanted(error.param.type, messages)
    if problem and (found := VALUE.match(error.message)):
        typed = f"{typed} {found['value']}"
    return {"typed": typed, "problem": problem or error.message}


def typed_as(param: click.Parameter) -> str:
    """`--games`, `FILE`."""
    named = isinstance(param, click.Option)
    return max(param.opts, key=len) if named else param.human_readable_name


def wanted(type: click.ParamType[Any], messages: Messages) -> str:
    """What a value should have been; nothing for a kind that none of our options has."""
    say = messages.format
    if isinstance(type, click.Choice):
        return say("cli-one-of", values=", ".join(repr(str(value)) for value in type.choices))
    if isinstance(type, click.IntRange | click.FloatRange):
        whole = "yes" if isinstance(type, click.IntRange) else "no"
        if type.max is None:
            return say("cli-number-from", whole=whole, least=f"{type.min:g}")
        return say("cli-number", whole=whole, least=f"{type.min:g}", most=f"{type.max:g}")
    return say("cli-whole-number") if type is click.INT else ""
