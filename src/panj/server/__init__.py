"""The table server: people and bots sit at tables and play any registered game."""

# Whoever is refused something by any module in here can read why.
from panj.server.phrases import SERVER_PHRASES

__all__ = ["SERVER_PHRASES"]
