"""What is wrong, in a language: errors that carry the name of their message."""

from typing import Protocol, runtime_checkable

from lastcall.text.messages import Messages


@runtime_checkable
class Coded(Protocol):
    """An error with its message's name, and what the message is filled in with."""

    code: str
    details: dict[str, object]


def problem(error: Coded, messages: Messages) -> str:
    """The error in this language; its own English text if it names no message.

    A detail may itself be such an error: a damaged record tells what is wrong with its table.
    """
    if not messages.has(error.code):
        return str(error)
    details = {
        name: problem(value, messages) if isinstance(value, Coded) else value
        for name, value in error.details.items()
    }
    return messages.format(error.code, **details)
