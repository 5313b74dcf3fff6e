"""Weights on the shelf: a file each, sealed, that says what it reads.

    {"lastcall": "weights 1", "level": "regular", "reads": "…", "seal": "…", …}
    the arrays, as NumPy packs them

The seal is the digest of what comes after the first line; `reads` is the digest of what `eyes`
sees and, for a level that scores options, of what `choices` does. A file that is missing, damaged,
or made for other eyes is refused by name.
"""

import hashlib
import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from lastcall.bots.choices import FIGURES
from lastcall.bots.contract import UnfitBot
from lastcall.bots.eyes import FEATURES

FORMAT: Final = "weights 1"


def digest(*names: str) -> str:
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


# What the network of each level reads.
READS: Final = {"regular": digest(*FEATURES), "champion": digest(*FEATURES, *FIGURES)}


class Shelf:
    """Where the weights lie. What was read, or why it could not be, is remembered."""

    __slots__ = ("folder", "read")

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read: dict[str, Any] = {}

    def move(self, folder: Path) -> None:
        """To another folder; nothing is remembered."""
        self.folder = folder
        self.read.clear()

    def unfit(self, level: str) -> UnfitBot | None:
        """Why the weights of a level cannot be used."""
        if level not in self.read:
            try:
                self.read[level] = self.take(level)
            except UnfitBot as refused:
                self.read[level] = refused
        found = self.read[level]
        return found if isinstance(found, UnfitBot) else None

    def network(self, level: str) -> Any:
        """The network of a level."""
        refused = self.unfit(level)
        if refused is not None:
            raise refused
        return self.read[level]

    def take(self, level: str) -> Any:
        file = self.folder / f"{level}.weights"
        try:
            return network_in(file, level)
        except ImportError:
            raise UnfitBot(
                f'The bot {level!r} needs NumPy: pip install "lastcall[bots]".',
                "bot-needs-numpy",
                name=level,
                command='pip install "lastcall[bots]"',
            ) from None
        except OSError as error:
            raise UnfitBot(
                f"The weights of the bot {level!r} cannot be read from {file} ({error.strerror}).",
                "bot-weights-missing",
                name=level,
                file=str(file),
                problem=error.strerror or type(error).__name__,
            ) from None


def network_in(file: Path, level: str) -> Any:
    """The network that a file holds; OSError where it cannot be read."""
    from lastcall.bots.network import KINDS

    about, arrays = unpacked(file.read_bytes())
    if about and (about["level"] != level or about["reads"] != READS[level]):
        raise UnfitBot(
            f"The weights in {file} are made for another bot or another version "
            f"({about['level']}, {about['reads']}); this one is {level}, {READS[level]}.",
            "bot-weights-other",
            name=level,
            file=str(file),
            found=f"{about['level']} {about['reads']}",
            wanted=f"{level} {READS[level]}",
        )
    try:
        return KINDS[level](arrays)
    except KeyError:
        raise UnfitBot(
            f"The weights of the bot {level!r} in {file} are damaged.",
            "bot-weights-damaged",
            name=level,
            file=str(file),
        ) from None


def packed(level: str, arrays: Mapping[str, Any], about: Mapping[str, object]) -> bytes:
    """Weights as they lie on the shelf."""
    import numpy as np

    body = BytesIO()
    np.savez_compressed(body, **arrays)
    seal = hashlib.sha256(body.getvalue()).hexdigest()
    head = {"lastcall": FORMAT, "level": level, "reads": READS[level], "seal": seal, **about}
    return json.dumps(head).encode() + b"\n" + body.getvalue()


def unpacked(data: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a file says of itself, and the arrays in it; nothing at all unless it is whole."""
    import numpy as np

    head, _, body = data.partition(b"\n")
    try:
        about = json.loads(head)
        whole = about["lastcall"] == FORMAT and hashlib.sha256(body).hexdigest() == about["seal"]
        if whole and about["level"] and about["reads"]:
            with np.load(BytesIO(body), allow_pickle=False) as found:
                return about, dict(found)
    except (AttributeError, KeyError, OSError, TypeError, ValueError):
        pass
    return {}, {}


SHELF: Final = Shelf(Path(__file__).parent / "weights")
