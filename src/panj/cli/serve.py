"""`panj serve`: the table server."""

import threading
import webbrowser
from typing import Annotated

import typer

from panj.cli.screen import Screen
from panj.core.messages import Refused


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
    from panj.server.phrases import SERVER_PHRASES
    from panj.server.settings import Settings

    screen: Screen = context.obj
    screen.words.phrases.update(SERVER_PHRASES)
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
    if workers > 1 and settings.is_sqlite:
        raise Refused("server.refusal.workers", [])
    address = f"http://{host}:{port}/"
    screen.say("cli.serve.running", address=address)
    if open_browser:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    from panj.server.run import run

    run(settings)
