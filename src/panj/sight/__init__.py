"""Sight: what a seat knows of a position, as numbers."""
