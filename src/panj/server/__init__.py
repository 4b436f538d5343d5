"""The table server: people and bots sit at tables and play any registered game."""
