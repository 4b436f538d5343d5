"""The server put together."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.plugins import InitPlugin

from panj.core.messages import Refused
from panj.server import front, problems
from panj.server.asked import CheckedRequest
from panj.server.description import open_api
from panj.server.guards import CookieCSRF, headers_for
from panj.server.hub import CHANNEL
from panj.server.routes.account import AccountController
from panj.server.routes.boards import BoardsController
from panj.server.routes.bots import BotsController
from panj.server.routes.callers import address_of, provide_caller, provide_services, provide_visitor
from panj.server.routes.games import GamesController
from panj.server.routes.learn import LearnController
from panj.server.routes.lesson_pages import LessonPagesController
from panj.server.routes.live import live
from panj.server.routes.lobby import LobbyController
from panj.server.routes.operation import OperationController
from panj.server.routes.order import HouseController, OrderController
from panj.server.routes.pages import PagesController
from panj.server.routes.people import PeopleController
from panj.server.routes.puzzle_pages import PuzzlePagesController
from panj.server.routes.puzzles import PuzzlesController
from panj.server.routes.replay import ReplayController
from panj.server.routes.sandbox_pages import SandboxPagesController
from panj.server.routes.sessions import SessionsController
from panj.server.routes.tables import TablesController
from panj.server.services import Services
from panj.server.settings import BODY_BYTES, ENVIRONMENT, Settings

PROBLEMS: Final[dict[type[Exception], front.Answer]] = {
    Refused: problems.refused,
    HTTPException: problems.http_error,
    ValueError: problems.unreadable,
    ArithmeticError: problems.unreadable,
    RecursionError: problems.unreadable,
    Exception: problems.server_error,
}
"""What is told of whatever goes wrong."""


class Life(InitPlugin):
    """Begins after the channels and ends before them: the services speak through them."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None) -> None:
        self.settings = settings
        self.channels = channels

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.live)
        return app_config

    @asynccontextmanager
    async def live(self, app: Litestar) -> AsyncIterator[None]:
        services = Services(self.settings, self.channels)
        app.state.services = services
        await services.start()
        try:
            yield
        finally:
            await services.stop()


def make_app(settings: Settings) -> Litestar:
    """A server with these settings."""
    channels = channels_between(settings)
    return Litestar(
        route_handlers=[
            GamesController,
            PeopleController,
            SessionsController,
            AccountController,
            TablesController,
            OrderController,
            HouseController,
            BotsController,
            LobbyController,
            ReplayController,
            LearnController,
            PuzzlesController,
            OperationController,
            PagesController,
            LessonPagesController,
            PuzzlePagesController,
            SandboxPagesController,
            BoardsController,
            live,
        ],
        plugins=[*([channels] if channels else []), Life(settings, channels)],
        state=State(),
        dependencies={
            "services": Provide(provide_services),
            "caller": Provide(provide_caller),
            "visitor": Provide(provide_visitor),
        },
        middleware=[
            rate_limit(settings).middleware,
            DefineMiddleware(CookieCSRF, config=csrf(settings)),
        ],
        exception_handlers={
            error: front.for_a_reader(answer) for error, answer in PROBLEMS.items()
        },
        openapi_config=open_api(),
        compression_config=CompressionConfig(backend="gzip", exclude=["/api/v1/bot/"]),
        logging_config=None,
        request_class=CheckedRequest,
        request_max_body_size=BODY_BYTES,
        before_send=[headers_for(settings.secure_cookies)],
    )


def csrf(settings: Settings) -> CSRFConfig:
    """The forgery cookie: a page reads it and sends it back in the header `x-csrftoken`."""
    return CSRFConfig(
        secret=settings.csrf_secret,
        cookie_samesite="lax",
        cookie_secure=settings.secure_cookies,
    )


def rate_limit(settings: Settings) -> RateLimitConfig:
    """How much one address may ask for; health checks are free."""
    return RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        exclude=["^/healthz$", "^/metrics$"],
        identifier_for_request=address_of,
    )


def channels_between(settings: Settings) -> ChannelsPlugin | None:
    """How live messages cross processes; None where there is one process, as on SQLite."""
    backend = channel_backend(settings)
    if backend is None:
        return None
    return ChannelsPlugin(backend, channels=[CHANNEL], subscriber_max_backlog=None)


def channel_backend(settings: Settings) -> ChannelsBackend | None:
    """What carries live messages between processes: Redis, or PostgreSQL itself."""
    if settings.channels.startswith("redis"):
        from panj.server.redis import RedisChannels

        return RedisChannels(settings.channels)
    if settings.is_sqlite:
        return None
    from panj.server.postgres import PostgresChannels

    return PostgresChannels(settings.url.replace("+asyncpg", ""))


def from_environment() -> Litestar:
    """The server of a worker process, with the settings that its parent left for it."""
    return make_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))
