"""The MCP server: tables at which a language-model agent takes a seat."""
