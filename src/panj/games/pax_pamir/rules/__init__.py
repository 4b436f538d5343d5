"""The rulebook, one chapter a module."""
