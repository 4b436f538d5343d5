"""The MCP server: tables at which a language-model agent takes a seat."""

# Whoever is refused something by any module in here can read why.
from panj.lab.mcp.phrases import LAB_PHRASES

__all__ = ["LAB_PHRASES"]
