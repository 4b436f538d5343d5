"""Run the server with uvicorn."""

import asyncio
import gc
import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import msgspec
import uvicorn

from panj.core.messages import Refused
from panj.server.logs import log_config
from panj.server.services import prepare
from panj.server.settings import ENVIRONMENT, LIVE_MESSAGE_BYTES, Settings
from panj.server.store.files import claim

if TYPE_CHECKING:
    from litestar import Litestar

APPLICATION: Final = "panj.server.run:application"
DRAIN_SECONDS: Final = 5
KEEP_ALIVE_SECONDS: Final = 65
"""Longer than browsers and proxies wait: a request into a line that closes just then is lost."""

SILENCE_SECONDS: Final = 60
"""How long a process may not answer before it is thought dead and replaced. On a busy machine a
process that lives may take longer than the usual five seconds; its people would be cut off."""

GARBAGE: Final = (20_000, 50, 100)
"""How much is made before Python looks for garbage. Matches are trees that live long: looking
through them all, as often as Python does by itself, would hold everybody up."""

SWITCH_SECONDS: Final = 0.001
"""How long one thread may keep the others from running: the writer's answers are short."""


def run(settings: Settings) -> None:
    """Serve until told to stop; open requests are finished first."""
    held = claim(settings.url)
    asyncio.run(prepare(settings))
    check_channels(settings)
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        APPLICATION,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        forwarded_allow_ips=",".join(settings.trusted_proxies) or None,
        log_config=log_config(),
        access_log=False,
        server_header=False,
        ws_max_size=LIVE_MESSAGE_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        timeout_worker_healthcheck=SILENCE_SECONDS,
    )
    if held is not None:
        held.close()


def check_channels(settings: Settings) -> None:
    """Refuse to begin where what carries live messages is not installed."""
    if settings.channels.startswith("redis") and find_spec("redis") is None:
        raise Refused("server.refusal.no_driver", ["redis"])


def application() -> "Litestar":
    """The server of one process. What is loaded now stays: it is never looked through again."""
    gc.disable()
    from panj.server.app import from_environment

    made = from_environment()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()
    sys.setswitchinterval(SWITCH_SECONDS)
    return made
