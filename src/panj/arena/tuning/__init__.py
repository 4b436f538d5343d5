"""Fitting weights and chances to games: what `panj tune` does."""
