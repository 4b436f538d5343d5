"""Panj: the digital table for five strategy games, as a library, a program and a laboratory."""

from importlib.metadata import version

__version__ = version("panj")
