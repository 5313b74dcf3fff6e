"""Calling people who are away: Web Push, with keys of our own (VAPID).

What is sent is encrypted for one browser (pywebpush); the push service sees neither the table nor
the words. Only services that are known, or that the operator names, are spoken to: an address
comes from a browser, and must not lead into our own network.
"""

import asyncio
import base64
import hashlib
import json
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from email.utils import parsedate_to_datetime
from time import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcall.server.booking import read_booking
from lastcall.server.door import Door, reply
from lastcall.server.identity import digest
from lastcall.server.incoming import Endpoint, PushTo
from lastcall.server.journal import Journal
from lastcall.server.languages import languages, words
from lastcall.server.operator import OPERATOR
from lastcall.server.refusals import Refusal
from lastcall.server.room import milliseconds
from lastcall.server.settings import Settings
from lastcall.server.storage import Store

# Those of the browsers that have any.
SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
MOST: Final = 10  # browsers of one guest
PATIENCE: Final = 10.0  # seconds for a service to answer
AT_ONCE: Final = 4  # services that are spoken to at a time
GONE: Final = (404, 410)
NOT_OURS: Final = (401, 403)  # it does not believe our signature, or its time
WRONG_CLOCK: Final = 3600.0  # seconds
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256

log = logging.getLogger("lastcall.server")


class Subscription(Struct, frozen=True):
    """Where one browser can be called, and how what is sent there is encrypted."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


# Storage -----------------------------------------------------------------------------------------


def save_subscription(store: Store, guest: str, wanted: Subscription, now: int) -> None:
    """The latest are kept; a browser has one, whoever uses it."""
    store.execute("DELETE FROM pushes WHERE id = ?", (digest(wanted.endpoint),))
    store.execute(
        "INSERT INTO pushes (id, guest, data, created) VALUES (?, ?, ?, ?)",
        (digest(wanted.endpoint), guest, msgspec.json.encode(wanted).decode(), now),
    )
    rows = store.execute(
        "SELECT id FROM pushes WHERE guest = ? ORDER BY created DESC, id", (guest,)
    ).fetchall()
    for row in rows[MOST:]:
        store.execute("DELETE FROM pushes WHERE id = ?", (row[0],))


def subscriptions_of(store: Store, guest: str) -> list[Subscription]:
    rows = store.execute("SELECT data FROM pushes WHERE guest = ?", (guest,)).fetchall()
    return [msgspec.json.decode(row[0], type=Subscription) for row in rows]


def is_subscribed(store: Store, guest: str, endpoint: str) -> bool:
    found = store.execute(
        "SELECT 1 FROM pushes WHERE id = ? AND guest = ?", (digest(endpoint), guest)
    )
    return found.fetchone() is not None


def drop_subscription(store: Store, endpoint: str) -> None:
    store.execute("DELETE FROM pushes WHERE id = ?", (digest(endpoint),))


# Sending -----------------------------------------------------------------------------------------


def allowed(endpoint: str, services: Sequence[str]) -> bool:
    """Whether an address belongs to one of these services."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    host = (parts.hostname or "").lower()
    if not host or parts.username is not None or parts.password is not None:
        return False
    for service in services:
        wanted = urlsplit(service)
        if (parts.scheme, port) != (wanted.scheme, wanted.port):
            continue
        name = (wanted.hostname or "").lower()
        if host == name or (name.startswith("*.") and host.endswith(name[1:])):
            return True
    return False


class Pusher:
    """Speaks to push services, under the name of this server."""

    def __init__(self, settings: Settings, secret: str, journal: Journal) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        self._settings = settings
        self._journal = journal
        # From the secret: the same at all servers that share it, and in its backups.
        seed = hashlib.blake2b(b"lastcall.vapid.1", key=digest(secret).encode()[:64]).digest()
        number = int.from_bytes(seed, "big") % (ORDER - 1) + 1
        key = ec.derive_private_key(number, ec.SECP256R1())
        self._vapid = Vapid02(key)
        point = key.public_key().public_numbers()
        raw = b"\x04" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big")
        self.public = base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
        self._pool = ThreadPoolExecutor(AT_ONCE, "lastcall-push")

    def services(self) -> tuple[str, ...]:
        return (*SERVICES, *self._settings.push_services)

    async def call(self, guest: str, table: str) -> bool:
        """Tell every browser of a guest that a table waits; False to try again later."""
        found, text = await self._journal.do(
            lambda store: (subscriptions_of(store, guest), store.table(table))
        )
        if not found or text is None:
            return True
        booking = read_booking(text)
        others = [chair.name for chair in booking.chairs if chair.guest != guest and chair.name]
        done = False
        for one in found:
            lang = one.lang if one.lang in languages() else "en"
            say = words(lang)
            about = booking.options.title or ", ".join(others)
            body = say.format("push-at", table=about) if about else ""
            message = {
                "title": say.format("push-turn"),
                "body": body,
                "path": f"/tables/{table}",
            }
            loop = asyncio.get_running_loop()
            lifetime = booking.options.days * 24 * 3600
            sent = await loop.run_in_executor(
                self._pool, self._send, one, json.dumps(message), lifetime, table
            )
            if sent == "gone":
                await self._drop(one.endpoint)
            done = done or sent != "later"
        return done

    async def _drop(self, endpoint: str) -> None:
        await self._journal.do(lambda store: drop_subscription(store, endpoint))

    def _send(self, to: Subscription, message: str, lifetime: int, topic: str) -> str:
        """Whether a service took it ("sent"), knows the browser no more ("gone"), or "later"."""
        import requests
        from pywebpush import WebPushException, webpush

        if not allowed(to.endpoint, self.services()):
            return "gone"  # it was allowed once, and is not any more
        with requests.Session() as session:
            session.max_redirects = 0  # nobody sends us elsewhere
            try:
                webpush(
                    {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                    message,
                    vapid_private_key=self._vapid,
                    vapid_claims={"sub": self._settings.push_contact},
                    ttl=lifetime,
                    timeout=PATIENCE,
                    headers={"Topic": topic, "Urgency": "normal"},
                    requests_session=session,
                )
            except WebPushException as error:
                return self._failed(urlsplit(to.endpoint).hostname or "", error.response)
            except (requests.RequestException, ValueError) as error:
                name = urlsplit(to.endpoint).hostname or ""
                log.warning(OPERATOR.line("push-fails", service=name, problem=type(error).__name__))
                return "later"
        return "sent"

    def _failed(self, service: str, answer: Any) -> str:
        status = getattr(answer, "status_code", 0)
        if status in GONE:
            return "gone"
        log.warning(OPERATOR.line("push-fails", service=service, problem=f"HTTP {status}"))
        if status in NOT_OURS and answer is not None and wrong_by(answer) > WRONG_CLOCK:
            log.warning(OPERATOR.line("push-clock", service=service))
        return "later"


def wrong_by(answer: Any) -> float:
    """How far the clock of this machine is from a service's, in seconds; 0 if it does not say."""
    try:
        there = parsedate_to_datetime(answer.headers.get("date", "")).timestamp()
    except (TypeError, ValueError):
        return 0.0
    return abs(time() - there)


# Addresses ---------------------------------------------------------------------------------------


class Pushing:
    """What browsers say about being called."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def routes(self) -> list[Route]:
        answers = {
            "/api/push": self.subscribe,
            "/api/push/known": self.known,
            "/api/push/remove": self.remove,
        }
        return [Route(path, answer, methods=["POST"]) for path, answer in answers.items()]

    async def subscribe(self, request: Request) -> Response:
        body = await self._door.body(request, PushTo)
        guest, _ = await self._door.known(request)
        pusher = self._door.pusher
        if pusher is None:
            raise Refusal("no-push")
        if not allowed(body.endpoint, pusher.services()):
            service = (urlsplit(body.endpoint).hostname or "?")[:80]
            raise Refusal("push-service", service=service)
        for part, length in ((body.p256dh, 65), (body.auth, 16)):
            if len(unpacked(part)) != length:
                raise Refusal("malformed", problem="these are no keys of a push subscription")
        lang = self._door.lang_of(request)
        wanted = Subscription(body.endpoint, body.p256dh, body.auth, lang)
        await self._door.journal.do(
            lambda store: save_subscription(store, guest, wanted, milliseconds())
        )
        return reply({})

    async def known(self, request: Request) -> Response:
        """Whether a browser is still called here: its service may have said that it is gone."""
        body = await self._door.body(request, Endpoint)
        guest = await self._door.guest_of(request) or ""
        known = await self._door.journal.do(
            lambda store: is_subscribed(store, guest, body.endpoint)
        )
        return reply({"known": known})

    async def remove(self, request: Request) -> Response:
        """Whoever knows the address of a browser is that browser."""
        body = await self._door.body(request, Endpoint)
        await self._door.journal.do(lambda store: drop_subscription(store, body.endpoint))
        return reply({})


def unpacked(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except ValueError:
        return b""
