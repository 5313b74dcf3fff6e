"""Tickets: secrets that are good once and for a while, for one thing. Only digests are stored."""

from typing import Final

from lastcall.server.identity import digest
from lastcall.server.refusals import Refusal
from lastcall.server.storage import Store

MOVE: Final = "move"  # whoever uses it is this guest
REGISTER: Final = "register"  # a passkey for this guest is being made
SIGN_IN: Final = "sign-in"  # somebody is about to show a passkey


def write_ticket(store: Store, token: str, kind: str, guest: str, expires: int) -> None:
    store.execute(
        "INSERT INTO tickets (token, kind, guest, expires) VALUES (?, ?, ?, ?)",
        (digest(token), kind, guest, expires),
    )


def holder(store: Store, token: str, kind: str, now: int) -> str:
    """Whose ticket it is; a Refusal for one that is not good, or not good any more."""
    row = store.execute(
        "SELECT guest, expires FROM tickets WHERE token = ? AND kind = ?", (digest(token), kind)
    ).fetchone()
    if row is None or row[1] < now:
        raise Refusal("link-spent")
    return str(row[0])


def spend_ticket(store: Store, token: str, kind: str, now: int) -> str:
    """Whose ticket it was."""
    guest = holder(store, token, kind, now)
    store.execute("DELETE FROM tickets WHERE token = ?", (digest(token),))
    return guest


def forget_tickets(store: Store, now: int) -> None:
    store.execute("DELETE FROM tickets WHERE expires < ?", (now,))
