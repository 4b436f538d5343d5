"""`panj mcp`: tables for language-model agents, over standard input and output."""

import typer

from panj import __version__
from panj.cli.extras import MCP_EXTRA, need
from panj.terminal.screen import Screen


def mcp(context: typer.Context) -> None:
    """Serve until the client hangs up."""
    screen: Screen = context.obj
    need("mcp", MCP_EXTRA)
    from panj.lab.mcp.server import server

    server(screen.words.lang, __version__).run("stdio")
