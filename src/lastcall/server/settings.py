"""What can be set about a server, and the limits it keeps."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

PAUSE: Final = 0.35  # seconds; see below
BOT_PAUSE: Final = 0.1
GRACE: Final = 45.0
KEEP_TABLES: Final = 30.0  # days
KEEP_CHAT: Final = 30.0
KEEP_GUESTS: Final = 400.0
KEEP_REPLAYS: Final = 730.0
DAY_BEAT: Final = 5.0  # seconds


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is not the game: where things are kept, how patient and how strict we are."""

    data: Path
    database_url: str = ""  # empty: SQLite in the data folder
    sync: str = "normal"  # or "full": SQLite waits for the disk at every commit
    together: bool = False  # other servers may work with the same database
    reach: str = ""  # where they reach this one: host:port
    network: str = ""  # the address others in the network reach it by, where they do
    origins: tuple[str, ...] = ()  # addresses of other sites whose pages may use this server
    proxies: tuple[str, ...] = ()  # who may say for whom it asks (X-Forwarded-For, -Proto)
    hosts: tuple[str, ...] = ()  # names this server goes by; empty: any
    words: Path | None = None  # a file with words that nobody is to read here

    pause: float = PAUSE  # the uniform pause that hides whether anybody could respond
    bot_pause: float = BOT_PAUSE  # how long a bot takes over its own decisions
    bot_budget: float = 3.0  # seconds a bot may think; then it does what a player's clock would do
    thinkers: int = 2  # processes they think in
    grace: float = GRACE  # how long a seat waits for its player before a bot plays for them
    stalling: float = 60.0  # how long a question may take before others can vote its seat out
    hand_over_lifetime: float = 600.0
    idle: float = 600.0  # a table nobody looks at leaves the memory; an open one is cleared away

    day_beat: float = DAY_BEAT  # how often we look whether a table by the day is to go on
    push_contact: str = ""  # whom a push service can write to; empty: nobody is called
    push_services: tuple[str, ...] = ()  # besides those of the browsers we know

    keep_tables: float = KEEP_TABLES  # days since somebody was there
    keep_chat: float = KEEP_CHAT
    keep_guests: float = KEEP_GUESTS
    keep_replays: float = KEEP_REPLAYS

    largest_message: int = 2_048  # bytes of a WebSocket message that is looked at
    largest_frame: int = 65_536  # above this the connection is closed unread (1009)
    longest_url: int = 8_192  # bytes; above any of these three a request is refused unread
    largest_head: int = 16_384
    most_headers: int = 100
    head_within: float = 15.0  # seconds in which a client has to say what it wants
    pipelined: int = 20  # requests that may wait for the answer to an earlier one
    largest_body: int = 16_384  # bytes of a POST
    body_within: float = 15.0  # seconds for all of them to come
    messages_per_second: float = 10.0
    message_burst: float = 30.0
    requests_per_second: float = 5.0  # POSTs of one address
    request_burst: float = 60.0
    offences: int = 100  # messages over the rate before the connection is closed
    chat_per_second: float = 0.5
    chat_burst: float = 5.0
    connections: int = 20_000
    connections_per_guest: int = 20  # sockets of one guest, or of one address without a cookie
    connections_per_address: int = 300  # a school or a tavern may be behind one
    tables: int = 10_000  # in memory
    tables_per_guest: int = 20  # open and running tables in memory that one guest may host
    tables_per_address: int = 100  # that were set from one
    guests_per_second: float = 0.1  # new ones of one address
    guest_burst: float = 100.0
    backlog: int = 524_288  # bytes that wait for a client before it is let go

    def without_limits(self) -> "Settings":
        """For tests and measurements that come from one address."""
        plenty = 1e9
        return replace(
            self,
            messages_per_second=plenty,
            message_burst=plenty,
            requests_per_second=plenty,
            request_burst=plenty,
            connections=1_000_000,
            connections_per_guest=1_000_000,
            connections_per_address=1_000_000,
            tables=1_000_000,
            tables_per_guest=1_000_000,
            tables_per_address=1_000_000,
            guests_per_second=plenty,
            guest_burst=plenty,
        )
