"""Who is who: guests with a signed cookie, and one-time links that hand over a seat."""

import hashlib
import os
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE: Final = "lastcall"
COOKIE_LIFETIME: Final = 400 * 24 * 3600  # the most that browsers grant
VOUCHED_FOR: Final = 60  # seconds
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else


class Identities:
    """Signs and reads cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="lastcall.guest.1")
        self._vouching = URLSafeTimedSerializer(secret, salt="lastcall.become.1")

    def sign(self, guest: str, epoch: int) -> str:
        signed = self._signer.dumps([guest, epoch])
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        """The guest's id and the epoch of the cookie, or None if we did not sign this."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            signed = self._signer.loads(cookie)
        except BadSignature:
            return None
        if isinstance(signed, str):
            return signed, 0  # from before cookies had epochs
        guest, epoch = signed
        return guest, epoch

    def vouch(self, old: str, new: str) -> str:
        """Say to another server with the same secret that a guest is another one from now on."""
        signed = self._vouching.dumps([old, new])
        return signed if isinstance(signed, str) else signed.decode()

    def vouched(self, proof: str) -> tuple[str, str] | None:
        try:
            old, new = self._vouching.loads(proof, max_age=VOUCHED_FOR)
        except (BadSignature, ValueError, TypeError):
            return None
        return old, new


SIGNS: Final = "secret"  # what cookies are signed with
OPERATES: Final = "operator"  # what whoever runs the server shows to see its numbers


def given(name: str = SIGNS) -> str:
    """A secret from the environment, as LASTCALL_SECRET or LASTCALL_OPERATOR."""
    return os.environ.get(f"LASTCALL_{name.upper()}", "").strip()


def secret_in(folder: Path, name: str = SIGNS) -> str:
    """The secret of the environment, or else of this data folder, made the first time, readable
    by its owner alone."""
    if given(name):
        return given(name)
    file = folder / name
    if file.exists() and not file.stat().st_size:
        file.unlink()  # what is signed with nothing anybody can sign
    if not file.exists():
        part = folder / f"{name}.{os.getpid()}.part"
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(secrets.token_urlsafe(48))
            out.flush()
            os.fsync(out.fileno())
        try:
            os.link(part, file)  # whoever is first wins; the others read it
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            part.replace(file)
        part.unlink(missing_ok=True)
    return file.read_text().strip()


def new_guest() -> str:
    return secrets.token_urlsafe(16)


def new_table() -> str:
    """An id that cannot be guessed: who knows it was given the link. 70 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def may_be_table(text: str) -> bool:
    """Whether this could be the id of a table; a database need not be asked about anything else."""
    return len(text) <= 40 and text.isascii() and text.isalnum()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is stored of a one-time link: not enough to use it."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
