"""`panj serve`: the table server."""

import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from panj.cli.browser import address_of, answers, is_taken, open_when_ready
from panj.cli.errors import Wrong
from panj.cli.extras import POSTGRES_EXTRA, REDIS_EXTRA, need
from panj.core.messages import Refused
from panj.terminal.screen import Screen

if TYPE_CHECKING:
    from panj.server.settings import Settings


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="cli.help.host")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="cli.help.port")] = None,
    database: Annotated[str | None, typer.Option(help="cli.help.database")] = None,
    channels: Annotated[str | None, typer.Option(help="cli.help.channels")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="cli.help.workers")] = None,
    bot_workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="cli.help.bot_workers")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="cli.help.origin")] = None,
    secure_cookies: Annotated[
        bool | None, typer.Option("--secure-cookies", help="cli.help.secure_cookies")
    ] = None,
    settings: Annotated[str, typer.Option(help="cli.help.settings")] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="cli.help.open")] = False,
) -> None:
    """Run the tables until somebody presses Ctrl-C."""
    from panj.server.sources import settings_from

    said = {
        "host": host,
        "port": port,
        "database": database,
        "channels": channels,
        "workers": workers,
        "bot_workers": bot_workers,
        "origins": tuple(origin) if origin else None,
        "secure_cookies": secure_cookies,
    }
    given = {name: value for name, value in said.items() if value is not None}
    run_tables(context.obj, settings_from(given, os.environ, settings), open_browser)


def serve_here(screen: Screen) -> None:
    """`panj` alone: the table of this machine in the browser; one that is open already is shown."""
    from panj.server.sources import settings_from

    settings = settings_from({}, os.environ)
    address = address_of(settings.host, settings.port)
    if answers(address):
        screen.say("cli.serve.open_already", address=address)
        if not webbrowser.open(address):
            screen.say("cli.serve.no_browser", address=address)
        return
    run_tables(screen, settings, open_browser=True)


def run_tables(screen: Screen, settings: "Settings", open_browser: bool) -> None:
    """Serve until somebody presses Ctrl-C; refused where it cannot be."""
    try:
        one_file = settings.is_sqlite
    except OSError as error:  # the folder of somebody who asked for none cannot be made
        raise unwritable(Path(error.filename)) from None
    if settings.workers > 1 and one_file:
        raise Refused("server.refusal.workers", [])
    if is_taken(settings.host, settings.port):
        raise Wrong("cli.error.port", port=str(settings.port))
    check_database(settings)
    address = address_of(settings.host, settings.port)
    screen.say("cli.serve.running", address=address)
    if open_browser:
        open_when_ready(address, lambda: screen.say("cli.serve.no_browser", address=address))
    from panj.server.run import run

    run(settings)


def unwritable(folder: Path) -> Wrong:
    """A home without room for tables, such as one that can only be read."""
    return Wrong("cli.error.data_folder", folder=str(folder))


def check_database(settings: "Settings") -> None:
    """What would stop the server as soon as it looks at its database: said before it begins."""
    from panj.server.store.files import database_file, keep_private

    if "+asyncpg" in settings.url:
        need("asyncpg", POSTGRES_EXTRA)
    if settings.channels.startswith("redis"):
        need("redis", REDIS_EXTRA)
    path = database_file(settings.url)
    if path is not None:
        keep_private(path)
        try:
            path.open("ab").close()
        except OSError:
            raise unwritable(path.parent) from None
