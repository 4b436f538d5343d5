"""`panj serve`: the table server."""

import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from panj.cli.browser import address_of, answers, is_taken, open_when_ready
from panj.cli.errors import Wrong
from panj.core.messages import Refused
from panj.terminal.screen import Screen

if TYPE_CHECKING:
    from panj.server.settings import Settings


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="cli.help.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="cli.help.port")] = 8888,
    database: Annotated[str, typer.Option(help="cli.help.database")] = "",
    channels: Annotated[str, typer.Option(help="cli.help.channels")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="cli.help.workers")] = 1,
    bot_workers: Annotated[int, typer.Option(min=1, max=64, help="cli.help.bot_workers")] = 1,
    origin: Annotated[list[str] | None, typer.Option(help="cli.help.origin")] = None,
    secure_cookies: Annotated[bool, typer.Option(help="cli.help.secure_cookies")] = False,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="cli.help.open")] = False,
) -> None:
    """Run the tables until somebody presses Ctrl-C."""
    from panj.server.settings import Settings

    settings = Settings(
        database=database,
        host=host,
        port=port,
        workers=workers,
        channels=channels,
        bot_workers=bot_workers,
        origins=tuple(origin or ()),
        secure_cookies=secure_cookies,
    )
    run_tables(context.obj, settings, open_browser)


def serve_here(screen: Screen) -> None:
    """`panj` alone: the table of this machine in the browser; one that is open already is shown."""
    from panj.server.settings import Settings

    settings = Settings()
    address = address_of(settings.host, settings.port)
    if answers(address):
        screen.say("cli.serve.open_already", address=address)
        webbrowser.open(address)
        return
    run_tables(screen, settings, open_browser=True)


def run_tables(screen: Screen, settings: "Settings", open_browser: bool) -> None:
    """Serve until somebody presses Ctrl-C; refused where it cannot be."""
    from panj.server.phrases import SERVER_PHRASES

    screen.words.phrases.update(SERVER_PHRASES)
    if settings.workers > 1 and settings.is_sqlite:
        raise Refused("server.refusal.workers", [])
    if is_taken(settings.host, settings.port):
        raise Wrong("cli.error.port", port=str(settings.port))
    address = address_of(settings.host, settings.port)
    screen.say("cli.serve.running", address=address)
    if open_browser:
        open_when_ready(address)
    from panj.server.run import run

    run(settings)
