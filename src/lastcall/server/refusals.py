"""What the server does not do, and why: a code for programs, a sentence for people."""

from typing import Final

from lastcall.engine.setup import SetupError
from lastcall.games import OtherContent
from lastcall.server.languages import narrator, words
from lastcall.text.problems import problem

# The HTTP status of each refusal; over a WebSocket only the code travels.
STATUS: Final = {
    "malformed": 400,
    "unknown-language": 400,
    "bad-name": 400,
    "mixed-name": 400,
    "bad-table": 400,
    "bad-origin": 403,
    "no-guest": 401,
    "not-host": 403,
    "not-seated": 403,
    "not-yours": 403,
    "muted": 403,
    "no-team": 409,
    "ladder-name-taken": 409,
    "no-such-tournament": 404,
    "tournament-over": 409,
    "tournament-full": 409,
    "tournament-late": 409,
    "tournament-busy": 409,
    "tournament-few": 409,
    "not-in-tournament": 403,
    "not-tournament-host": 403,
    "too-many-tournaments": 409,
    "no-hints": 403,
    "hint-failed": 503,
    "no-look-back": 503,
    "no-regular": 503,
    "removed": 403,
    "unwanted-word": 400,
    "not-here": 403,
    "host-said-it": 409,
    "no-such-line": 404,
    "no-such-speaker": 404,
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-page": 404,
    "not-allowed": 405,
    "link-spent": 410,
    "seat-taken": 409,
    "seat-asked": 409,
    "character-taken": 409,
    "already-seated": 409,
    "table-full": 409,
    "not-open": 409,
    "not-running": 409,
    "not-finished": 409,
    "too-few": 409,
    "too-few-seats": 409,
    "too-many-tables": 409,
    "not-your-turn": 409,
    "stale": 409,
    "illegal": 409,
    "other-content": 409,
    "broken-game": 409,
    "old-replay": 409,
    "too-big": 413,
    "both-seated": 409,
    "by-the-day": 409,
    "no-push": 409,
    "push-service": 400,
    "no-such-passkey": 404,
    "passkey-refused": 403,
    "passkey-address": 409,
    "too-many-passkeys": 409,
    "too-fast": 429,
    "chat-too-fast": 429,
    "chat-too-long": 400,
    "busy": 503,
    "storage": 503,
    "table-failed": 500,
}


class Refusal(Exception):
    """Nothing was changed; the code says why, and `text` says it to a person."""

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
        self.status = STATUS[code]
        self.names: list[str] = []  # what it is about, where that has names

    def text(self, lang: str) -> str:
        return words(lang).format(f"refusal-{self.code}", **self.details)


class CharacterTaken(Refusal):
    """Somebody has this character already; each language has its own name for it."""

    def __init__(self, character: str) -> None:
        super().__init__("character-taken")
        self.character = character

    def text(self, lang: str) -> str:
        name = narrator(lang).character(self.character)
        return words(lang).format("refusal-character-taken", character=name)


class BadTable(Refusal):
    """A table that cannot be set; `why` names the message that says what is wrong with it."""

    def __init__(self, why: str, /, **details: object) -> None:
        super().__init__("bad-table", **details)
        self.why = why

    def text(self, lang: str) -> str:
        problem = words(lang).format(self.why, **self.details)
        return words(lang).format("refusal-bad-table", problem=problem)


class MadeWithOthers(Refusal):
    """A game made with cards or rules that are different now, or gone; it names them."""

    def __init__(self, code: str, error: SetupError) -> None:
        super().__init__(code)
        self.error = error
        self.names = error.names if isinstance(error, OtherContent) else []

    def text(self, lang: str) -> str:
        why = problem(self.error, words(lang))
        return words(lang).format(f"refusal-{self.code}", problem=why)
