"""How this installation runs: its version, and whether the rules are compiled."""

from importlib.metadata import distribution

import panj.core.moves
from panj import __version__
from panj.terminal.screen import Screen


def version_text(screen: Screen) -> str:
    """The version, and how the rules run."""
    return f"panj {__version__} ({screen.text(f'cli.version.{build()}')})"


def build() -> str:
    """Compiled, straight from a source tree, or pure for want of a compiler."""
    if not str(panj.core.moves.__file__).endswith(".py"):
        return "compiled"
    origin = distribution("panj").read_text("direct_url.json") or ""
    return "source" if '"editable": true' in origin else "pure"
