"""Run the server with uvicorn."""

import asyncio

import uvicorn

from panj.server.logs import log_config
from panj.server.services import prepare
from panj.server.settings import LIVE_MESSAGE_BYTES, Settings

APPLICATION = "panj.server.app:from_environment"
DRAIN_SECONDS = 5


def run(settings: Settings) -> None:
    """Serve until told to stop; open requests are finished first."""
    asyncio.run(prepare(settings))
    uvicorn.run(
        APPLICATION,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        log_config=log_config(),
        access_log=False,
        server_header=False,
        ws_max_size=LIVE_MESSAGE_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )
