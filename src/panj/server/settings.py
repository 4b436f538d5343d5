"""How a server is set up: the database, the address, the limits."""

import secrets
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

LIVE_MESSAGE_BYTES: Final = 16_384
BODY_BYTES: Final = 1_048_576
ENVIRONMENT: Final = "PANJ_SERVER"
"""Where a worker process finds the settings that its parent left for it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that differs between two servers."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8888
    workers: int = 1
    channels: str = ""
    """Where live messages cross processes: empty for the database's own way, or a Redis URL."""
    origins: tuple[str, ...] = ()
    """Further origins that browsers may come from, such as `https://table.example.org`."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose word on where a request comes from is believed; this
    machine, if none is named."""
    public_url: str = ""
    """What people call this server: where links in letters lead, and what passkeys are made for."""
    mail: str = ""
    """The mail server: `smtp://user:password@host:587` (with STARTTLS), `smtps://…`, or
    `smtp+plain://…` for one on this machine. Empty for none."""
    mail_from: str = ""
    """Who letters come from."""
    bot_workers: int = 1
    """Processes that search for bots. Bots that answer at once, hints and reviews have one each."""
    bot_seconds: float = 15.0
    """The longest that a bot may think about a decision, whatever its table wishes."""
    open_tables: int = 20
    """Tables of one person that wait for their start."""
    running_tables: int = 100
    """Running tables of one person."""
    stored_options: int = 2_097_152
    """What the options of one person's kept tables may take, in bytes."""
    invitations: int = 40
    """Invitations of one person that nobody has used yet."""
    imports_per_hour: int = 60
    """Match files that one person may bring along."""
    guests_per_hour: int = 60
    """New guests from one address: a class behind one router fits."""
    lines_per_minute: int = 20
    """Lines of chat of one person, at all tables together."""
    handshakes_per_minute: int = 300
    """Lasting connections that one address may open."""
    bot_tables: int = 20
    """Running tables with bots that one person may be the host of."""
    requests_per_minute: int = 1200
    live_per_second: int = 20
    lines_per_address: int = 200
    """Lasting connections from one address: a school behind one router fits, a flood does not."""
    passwords_per_minute: int = 10
    """Attempts from one address, or one block of addresses where everybody has many."""
    failures_per_hour: int = 30
    """Wrong passwords for one account."""
    session_days: float = 60.0
    """How long somebody with an account stays signed in on a device that is not used."""
    secret_pause: float = 0.3
    """What a bot's answer to a secret question takes beyond its longest thought, on average: see
    `patience`. Tests that look at something else have none."""
    bot_pause: float = 0.25
    """What lies between two decisions of bots at a table at least, in seconds: each of them can
    be read as it comes. It is not the pace at which a page shows them."""
    hints_per_minute: int = 30
    """Hints and reviews that one person may ask for: each keeps a worker busy for seconds."""
    secure_cookies: bool = False
    csrf_secret: str = msgspec.field(default_factory=lambda: secrets.token_hex(32))
    """Shared by the worker processes of one server; made anew at every start."""

    @property
    def url(self) -> str:
        """The database URL, by default an SQLite file in the user's data folder."""
        return async_url(self.database or f"sqlite:///{default_file()}")

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")


def default_file() -> Path:
    """The database of somebody who asked for nothing."""
    folder = user_data_path("panj", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.sqlite"


def async_url(url: str) -> str:
    """The URL with the asynchronous driver named."""
    scheme, found, rest = url.partition("://")
    drivers = {
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    return f"{drivers.get(scheme, scheme)}{found}{rest}"
