"""How this installation runs: its version, and whether the rules are compiled."""

import sys
from importlib.metadata import distribution

import panj.core.moves
from panj import __version__
from panj.core.registry import REGISTRY
from panj.terminal.screen import Screen


def version_text(screen: Screen) -> str:
    """The version, how the rules run, and the version of every game's rules."""
    python = ".".join(map(str, sys.version_info[:3]))
    how = screen.text(f"cli.version.{build()}")
    rules = [f"{slug} {REGISTRY.game(slug).rules_version}" for slug in REGISTRY.slugs()]
    told = screen.text("cli.version.rules", rules=", ".join(rules))
    return f"panj {__version__} ({how}, Python {python})\n{told}"


def build() -> str:
    """Compiled, straight from a source tree, or pure for want of a compiler."""
    if not str(panj.core.moves.__file__).endswith(".py"):
        return "compiled"
    origin = distribution("panj").read_text("direct_url.json") or ""
    return "source" if '"editable": true' in origin else "pure"
