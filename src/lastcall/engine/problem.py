"""What is wrong with something from outside, said so that a person knows what to do."""

from typing import Any

from lastcall.engine.extending import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(ValueError):
    """Nothing was changed; the message says what is wrong and what is allowed.

    The code names the message that says so in other languages, the details fill it in.
    """

    def __init__(self, text: str, code: str = "", **details: object) -> None:
        super().__init__(text)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """As it comes out of another process: with all of it."""
        return again, (type(self), str(self), self.code, self.details)


def again(kind: type[Problem], text: str, code: str, details: dict[str, object]) -> Problem:
    return kind(text, code, **details)
