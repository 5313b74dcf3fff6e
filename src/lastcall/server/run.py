"""Starting the server: a socket, uvicorn, and a word when it is open."""

import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Final

import uvicorn

from lastcall.server import addresses
from lastcall.server.app import create_app
from lastcall.server.operator import OPERATOR
from lastcall.server.settings import Settings
from lastcall.server.storage import without_password
from lastcall.server.thinking import Thinkers
from lastcall.server.wire import Config, Http, WebSocket

log = logging.getLogger("lastcall.server")

FILES: Final = 65_536
AT_LAST: Final = 4.5  # seconds after a signal the process ends; it is usually gone before


def leave() -> None:
    """End the process, whatever still waits; an answer that was acknowledged is stored."""
    log.warning(OPERATOR.line("leaves-at-once"))
    logging.shutdown()
    os._exit(0)


class Server(uvicorn.Server):
    """uvicorn, saying when it answers; and whoever it waits for, it goes when it has to go."""

    ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            at_last = threading.Timer(AT_LAST, leave)
            at_last.daemon = True
            at_last.start()
        super().handle_exit(sig, frame)


def configured(settings: Settings, thinkers: Thinkers) -> Config:
    config = Config(
        create_app(settings, thinkers),
        lifespan="on",
        http=Http,
        ws=WebSocket,
        ws_max_size=settings.largest_frame,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # messages are small, and it costs 60 kB a connection
        # Nobody but a proxy that the operator names may say for whom it asks.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        log_level="warning",
        log_config=None,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=2,
    )
    config.settings = settings
    return config


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Take a port; where it is shared, other listeners of ours may take it too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def plenty_of_files() -> None:
    """Every client takes a file, and systems grant few of them unless asked for more."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(
    settings: Settings,
    thinkers: Thinkers,
    listener: socket.socket,
    ready: Callable[[str, str], None],
    back_door: socket.socket | None = None,
) -> None:
    """Serve until a signal comes; `ready` is told the addresses here and in the network.

    Other servers come in by the back door, where there is one: the front has the same address for
    all of them.
    """
    plenty_of_files()
    host, port = listener.getsockname()[:2]
    settings = replace(
        settings,
        network=addresses.network(host, port),
        reach=settings.reach or addresses.reach(*(back_door or listener).getsockname()[:2]),
    )
    server = Server(configured(settings, thinkers))
    server.ready = lambda: ready(addresses.here(host, port), settings.network)
    database = settings.database_url
    where = without_password(database) if database else str(settings.data / "lastcall.sqlite3")
    log.info(OPERATOR.line("storage", where=where))
    # What was imported stays, and a full collection over hundreds of tables takes long enough for
    # all of them to notice: tables are freed by their counts, and the tavern collects rarely.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 1_000_000)
    server.run(sockets=[listener] if back_door is None else [listener, back_door])
