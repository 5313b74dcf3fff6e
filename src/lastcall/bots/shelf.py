"""What was learned, on a shelf: two files that say what they were learned for.

    habits.json     what answers gain: {"lastcall": "habits 1", "reads": "…", "seal": "…", …}
    judge.weights   how a table stands: such a head on a line of its own, and behind it the arrays
                    as NumPy packs them

The seal is the digest of what was learned; `reads` is the digest of what is looked at, the things
and circumstances of `habits` and what `eyes` see. A file that is missing, damaged, or learned for
other eyes is refused by name.
"""

import hashlib
import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from lastcall.bots.contract import UnfitBot
from lastcall.bots.eyes import FEATURES
from lastcall.bots.habits import CIRCUMSTANCES, FIGURES, Habits, read_from

HABITS: Final = "habits.json"
JUDGE: Final = "judge.weights"
FORMATS: Final = {HABITS: "habits 1", JUDGE: "judge 1"}


def digest(*names: str) -> str:
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


READS: Final = {HABITS: digest(*FIGURES, *CIRCUMSTANCES), JUDGE: digest(*FEATURES)}


class Shelf:
    """Where the files lie. What was read is remembered."""

    __slots__ = ("folder", "read")

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read: dict[str, Any] = {}

    def move(self, folder: Path) -> None:
        """To another folder; nothing is remembered."""
        self.folder = folder
        self.read.clear()

    def unfit(self, bot: str, *names: str) -> UnfitBot | None:
        """Why a bot cannot use what it has learned."""
        for name in names:
            try:
                self.take(name, bot)
            except UnfitBot as refused:
                return refused
        return None

    def habits(self, bot: str) -> dict[str, Habits]:
        """What answers gain, by what is asked."""
        found: dict[str, Habits] = self.take(HABITS, bot)
        return found

    def judge(self, bot: str) -> Any:
        """The network that says how a table stands."""
        return self.take(JUDGE, bot)

    def take(self, name: str, bot: str) -> Any:
        found = self.read.get(name)
        if found is None:
            found = read_file(self.folder / name, bot)
            self.read[name] = found
        return found


def read_file(file: Path, bot: str) -> Any:
    """What a bot finds in a file: habits or a network, by its name."""
    try:
        about, learned = opened(file)
        reads: str = about["reads"]
        found = made_of(learned, file.name) if reads == READS[file.name] else None
    except ImportError:
        raise UnfitBot(
            f'The bot {bot!r} needs NumPy: pip install "lastcall[bots]".',
            "bot-needs-numpy",
            name=bot,
            command='pip install "lastcall[bots]"',
        ) from None
    except OSError as error:
        raise UnfitBot(
            f"What the bot {bot!r} has learned cannot be read from {file} ({error.strerror}).",
            "bot-weights-missing",
            name=bot,
            file=str(file),
            problem=error.strerror or type(error).__name__,
        ) from None
    except (AttributeError, KeyError, TypeError, ValueError):
        raise UnfitBot(
            f"What the bot {bot!r} has learned, in {file}, is damaged.",
            "bot-weights-damaged",
            name=bot,
            file=str(file),
        ) from None
    if found is None:
        raise UnfitBot(
            f"What lies in {file} was learned for another version ({reads}); the bot {bot!r} "
            f"reads {READS[file.name]}.",
            "bot-weights-other",
            name=bot,
            file=str(file),
            found=reads,
            wanted=READS[file.name],
        )
    return found


def opened(file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a file says of itself, and what is in it; OSError or ValueError unless it is whole."""
    data = file.read_bytes()
    head, _, body = data.partition(b"\n")
    if file.name == HABITS:
        about: dict[str, Any] = json.loads(data)
        learned: dict[str, Any] = about.pop("numbers")
        seal = digest(text_of(learned))
    else:
        about, learned = json.loads(head), {}
        seal = hashlib.sha256(body).hexdigest()[:16]
    if about["lastcall"] != FORMATS[file.name] or about["seal"] != seal:
        raise ValueError(f"{file} is not whole")
    if file.name == JUDGE:
        import numpy as np

        with np.load(BytesIO(body), allow_pickle=False) as arrays:
            learned = dict(arrays)
    return about, learned


def made_of(learned: dict[str, Any], name: str) -> Any:
    if name == HABITS:
        return read_from(learned)
    from lastcall.bots.network import Network

    return Network(learned)


def text_of(learned: Mapping[str, Any]) -> str:
    """Numbers as they are sealed, however they are laid out in the file."""
    return json.dumps(learned, sort_keys=True)


def packed_habits(numbers: Mapping[str, Any], about: Mapping[str, object]) -> bytes:
    """Habits as they lie on the shelf: a row of numbers a line."""
    head = {"lastcall": FORMATS[HABITS], "reads": READS[HABITS], "seal": digest(text_of(numbers))}
    return (laid_out({**head, **about, "numbers": numbers}) + "\n").encode()


def laid_out(thing: Any, depth: int = 1) -> str:
    if not isinstance(thing, dict) or not thing:
        return json.dumps(thing)
    inside = " " * depth
    lines = [
        f"{inside}{json.dumps(name)}: {laid_out(each, depth + 1)}" for name, each in thing.items()
    ]
    return "{\n" + ",\n".join(lines) + f"\n{inside[1:]}}}"


def packed_judge(arrays: Mapping[str, Any], about: Mapping[str, object]) -> bytes:
    """A network as it lies on the shelf."""
    import numpy as np

    body = BytesIO()
    np.savez_compressed(body, **arrays)
    seal = hashlib.sha256(body.getvalue()).hexdigest()[:16]
    head = {"lastcall": FORMATS[JUDGE], "reads": READS[JUDGE], "seal": seal, **about}
    return json.dumps(head).encode() + b"\n" + body.getvalue()


SHELF: Final = Shelf(Path(__file__).parent / "weights")
