"""Helpers for the searches of one command."""

from collections.abc import Iterator
from contextlib import contextmanager

from panj.bots.search.team import Team


@contextmanager
def team_of(cores: int) -> Iterator[Team | None]:
    """A team on so many cores while the block runs; nobody on one core."""
    if cores == 1:
        yield None
        return
    team = Team(cores)
    try:
        yield team
    finally:
        team.close()
