"""What whoever runs the server reads: the lines of its log, in the language it was started in."""

from lastcall.server.languages import words


class Operator:
    """There is one to a process, like the log itself."""

    def __init__(self) -> None:
        self.lang = "en"

    def line(self, id: str, /, **details: object) -> str:
        """The message `operator-<id>`."""
        return words(self.lang).format(f"operator-{id}", **details)


OPERATOR = Operator()
