"""Passkeys as they are kept: which guest each belongs to, and what it is checked with."""

from typing import Any, Final

from msgspec import Struct

from lastcall.server.storage import Store


class Passkey(Struct, frozen=True):
    id: str
    guest: str
    public: bytes
    uses: int  # as the authenticator counts them
    created: int
    used: int


FIELDS: Final = "id, guest, public, uses, created, used"


def passkeys_of(store: Store, guest: str) -> list[Passkey]:
    rows = store.execute(
        f"SELECT {FIELDS} FROM passkeys WHERE guest = ? ORDER BY created, id", (guest,)
    ).fetchall()
    return [read(row) for row in rows]


def passkey(store: Store, id: str) -> Passkey | None:
    row = store.execute(f"SELECT {FIELDS} FROM passkeys WHERE id = ?", (id,)).fetchone()
    return None if row is None else read(row)


def read(row: Any) -> Passkey:
    id, guest, public, uses, created, used = row
    return Passkey(id, guest, bytes(public), int(uses), int(created), int(used))


def save_passkey(store: Store, key: Passkey) -> None:
    store.execute(
        f"INSERT INTO passkeys ({FIELDS}) VALUES (?, ?, ?, ?, ?, ?)",
        (key.id, key.guest, key.public, key.uses, key.created, key.used),
    )


def use_passkey(store: Store, id: str, uses: int, now: int) -> None:
    store.execute("UPDATE passkeys SET uses = ?, used = ? WHERE id = ?", (uses, now, id))


def remove_passkey(store: Store, guest: str, id: str) -> None:
    store.execute("DELETE FROM passkeys WHERE guest = ? AND id = ?", (guest, id))
