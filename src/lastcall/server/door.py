"""What all addresses share: the tavern behind them, who asks, and what they may ask."""

import asyncio
import hmac
import ipaddress
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from lastcall.server.fleet import Fleet
from lastcall.server.folder import own
from lastcall.server.forwarding import BODY, Forwarding, key_of
from lastcall.server.identity import COOKIE, COOKIE_LIFETIME, OPERATES, Identities, secret_in
from lastcall.server.incoming import read_body
from lastcall.server.journal import Journal
from lastcall.server.languages import languages
from lastcall.server.limits import Buckets
from lastcall.server.metrics import Metrics
from lastcall.server.refusals import Refusal
from lastcall.server.settings import Settings
from lastcall.server.storage import Company, open_store
from lastcall.server.tavern import Tavern
from lastcall.server.thinking import Thinkers

if TYPE_CHECKING:
    from lastcall.server.pushing import Pusher

log = logging.getLogger("lastcall.server")

encode: Final = msgspec.json.encode
Body = TypeVar("Body", bound=Struct)


class Door:
    """The tavern while it is open, and its door."""

    tavern: Tavern
    journal: Journal
    key: bytes  # which servers with the same secret show each other
    fleet: Fleet | None = None
    pusher: "Pusher | None" = None  # where the operator has switched it on

    def __init__(self, settings: Settings, thinkers: Thinkers) -> None:
        self.settings = settings
        self.forwarding = Forwarding(self)
        self._thinkers = thinkers
        self.metrics = Metrics()
        self._origins = {origin.rstrip("/").lower() for origin in settings.origins}
        self.rates = {
            "requests": Buckets(settings.requests_per_second, settings.request_burst),
            "guests": Buckets(settings.guests_per_second, settings.guest_burst),
        }
        # How many connections each guest has, or strangers of an address, and each address.
        self.guests: dict[str, int] = {}
        self.addresses: dict[str, int] = {}

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        own(settings.data)
        secret = secret_in(settings.data)
        self.key = key_of(secret)
        self._operator = secret_in(settings.data, OPERATES)
        company = Company.SERVERS if settings.together else Company.NOBODY
        store = await asyncio.to_thread(
            open_store, settings.data, settings.database_url, settings.sync, company
        )
        self.journal = Journal(store, self.metrics)
        if settings.together:
            from lastcall.server.lease import SharedStore

            assert isinstance(store, SharedStore)
            self.fleet = Fleet(self, store, secret)
        if settings.push_contact:
            from lastcall.server.pushing import Pusher

            self.pusher = Pusher(settings, secret, self.journal)
        self.tavern = Tavern(
            settings,
            self.journal,
            Identities(secret),
            self.metrics,
            self._thinkers,
            self.fleet,
            self.pusher,
        )
        await self.tavern.open()
        try:
            yield
        finally:
            await self.tavern.close()
            self._thinkers.stop()

    # Who asks ------------------------------------------------------------------------------------

    async def guest_of(self, asked: HTTPConnection) -> str | None:
        """Who asks; None for somebody we do not know, or who has signed out."""
        signed = self.tavern.identities.read(asked.cookies.get(COOKIE))
        if signed is None:
            return None
        guest, epoch = signed
        known = await self.tavern.guest(guest)
        return guest if known is not None and known.epoch == epoch else None

    async def known(self, request: Request) -> tuple[str, str]:
        """The guest who asks and their name, or a Refusal for somebody without one."""
        guest = await self.guest_of(request)
        name = await self.tavern.name_of(guest)
        if guest is None or name is None:
            raise Refusal("no-guest")
        return guest, name

    def check_operator(self, request: Request) -> None:
        """Numbers that grow with every answer tell more than a seat may know."""
        shown = request.headers.get("authorization", "").encode()
        if not hmac.compare_digest(shown, f"Bearer {self._operator}".encode()):
            raise Refusal("no-such-page")

    def check_origin(self, asked: HTTPConnection) -> None:
        """A browser says which page asks; only our own pages may. Other programs say nothing."""
        origin = asked.headers.get("origin")
        if origin is None or origin.lower() in self._origins:
            return
        host = asked.headers.get("host", "")
        try:
            page = urlsplit(origin)
        except ValueError:  # not an address at all
            raise Refusal("bad-origin") from None
        if not host or page.netloc.lower() != host.lower():
            raise Refusal("bad-origin")
        if asked.url.scheme in ("https", "wss") and page.scheme.lower() != "https":
            raise Refusal("bad-origin")  # a page that anybody on the way could have changed

    def lang_of(self, asked: HTTPConnection, default: str = "en") -> str:
        lang = asked.query_params.get("lang") or default
        if lang and lang not in languages():
            raise Refusal("unknown-language", lang=lang[:10], languages=", ".join(languages()))
        return lang

    def address_of(self, asked: HTTPConnection) -> str:
        """Where somebody comes from, as far as limits go."""
        address = network_of(asked)
        return address if self.fleet is None else self.fleet.veiled(address)

    def counts(self) -> dict[str, dict[str, int]]:
        """Who has how many of what is limited."""
        return {"guests": self.guests, "addresses": self.addresses, **self.tavern.counted()}

    def has(self, name: str, who: str) -> int:
        """How many connections somebody has, here and at other servers."""
        here = (self.guests if name == "guests" else self.addresses).get(who, 0)
        return here if self.fleet is None else here + self.fleet.count(name, who)

    def count_request(self, request: Request) -> None:
        if not self.rates["requests"].take(self.address_of(request)):
            raise Refusal("too-fast")

    def count_guest(self, request: Request) -> None:
        """A cookie that is thrown away makes a new guest; an address has only so many."""
        if not self.rates["guests"].take(self.address_of(request)):
            raise Refusal("too-fast")

    async def body(self, request: Request, kind: type[Body]) -> Body:
        """The checked body of a POST."""
        self.check_origin(request)
        self.count_request(request)
        most = self.settings.largest_body
        data = b""
        try:
            async with asyncio.timeout(self.settings.body_within):
                async for part in request.stream():
                    data += part
                    if len(data) > most:
                        raise Refusal("too-big", most=most)
        except (TimeoutError, ClientDisconnect):
            raise Refusal("malformed", problem="the body did not come") from None
        request.scope[BODY] = data
        sort = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if data and sort != "application/json":
            raise Refusal("malformed", problem="send JSON, as application/json")
        return read_body(data, kind)

    # Refusals ------------------------------------------------------------------------------------

    async def refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        self.metrics.refused(error.code)
        lang = request.query_params.get("lang", "en")
        text = error.text(lang if lang in languages() else "en")
        answer = reply({"error": {"code": error.code, "text": text}}, status=error.status)
        if error.code == "too-big":
            answer.headers["connection"] = "close"  # the rest of it is not read
        return answer

    async def not_stored(self, request: Request, error: Exception) -> Response:
        return await self.refused(request, Refusal("storage"))

    async def no_page(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "not-allowed" if error.status_code == 405 else "no-such-page"
        return await self.refused(request, Refusal(code))


def with_cookie(request: Request, response: Response, cookie: str) -> Response:
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_LIFETIME,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


def reply(data: Any, status: int = 200) -> Response:
    content = data if isinstance(data, bytes) else encode(data)
    return Response(
        content,
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def network_of(asked: HTTPConnection) -> str:
    """Where somebody comes from: with IPv6 everybody has a whole network."""
    host = asked.client.host if asked.client is not None else ""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
