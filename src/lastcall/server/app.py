"""The application: every address, and what is put on every answer."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastcall.server.door import Door
from lastcall.server.evenings import Evenings
from lastcall.server.forwarding import Believed
from lastcall.server.lookups import Lookups
from lastcall.server.mine import Mine
from lastcall.server.pages import Pages
from lastcall.server.passkeys import Passkeys
from lastcall.server.pushing import Pushing
from lastcall.server.refusals import Refusal
from lastcall.server.requests import Requests
from lastcall.server.settings import Settings
from lastcall.server.sockets import Sockets
from lastcall.server.storage import Elsewhere, StorageError
from lastcall.server.thinking import Thinkers

STATIC: Final = Path(str(files("lastcall.server") / "static"))

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class Headers:
    """Puts the protecting headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = (*HEADERS, HSTS) if scope["scheme"] == "https" else HEADERS
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        await self._app(scope, receive, with_headers)


def create_app(settings: Settings, thinkers: Thinkers, static: Path = STATIC) -> Starlette:
    """The application for these settings; its storage opens when it starts."""
    door = Door(settings, thinkers)
    app = Starlette(
        routes=[
            *Lookups(door).routes(),
            *Requests(door).routes(),
            *Mine(door).routes(),
            *Passkeys(door).routes(),
            *Pushing(door).routes(),
            *Evenings(door).routes(),
            *Sockets(door).routes(),
            Route("/api/{rest:path}", nothing_here),
            *Pages(static).routes(),
        ],
        lifespan=door.lifespan,
        exception_handlers={
            Refusal: door.refused,
            Elsewhere: door.forwarding.forwarded,
            StorageError: door.not_stored,
            HTTPException: door.no_page,
        },
    )
    if settings.hosts:
        app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(settings.hosts))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Headers)
    if settings.together:
        app.add_middleware(Believed, door=door)
    return app


async def nothing_here(request: Request) -> Response:
    raise Refusal("no-such-page")
