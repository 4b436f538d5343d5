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
    bot_workers: int = 1
    requests_per_minute: int = 1200
    live_per_second: int = 20
    lines_per_address: int = 200
    """Lasting connections from one address: a school behind one router fits, a flood does not."""
    passwords_per_minute: int = 10
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
