"""What a command needs beyond the plain installation."""

from importlib.util import find_spec
from typing import Final

from panj.cli.errors import Wrong

ARENA_EXTRA: Final = "panj[arena]"
CLUSTER_EXTRA: Final = "panj[arena,cluster]"
DATA_EXTRA: Final = "panj[data]"
MCP_EXTRA: Final = "panj[mcp]"
POSTGRES_EXTRA: Final = "panj[postgres]"
REDIS_EXTRA: Final = "panj[redis]"


def need(module: str, extra: str) -> None:
    """Refuse what cannot be done without a package that is not installed."""
    if find_spec(module) is None:
        raise Wrong("cli.error.extra", extra=extra)
