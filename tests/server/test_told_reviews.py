"""What a review tells of the moves that it compares."""

from panj.core.match import Match
from panj.server.told_moves import gain
from support.ended import ended


def gains(match: Match, key: str) -> list[tuple[int, int]]:
    """For each move that the log tells points of: what is said that it brought, and those."""
    found = []
    for number, played in enumerate(match.played, 1):
        for note in played.notes:
            if note.key == key:
                s = match.earlier(match.version - number + 1)
                points = int(note.operands[-1])
                found.append((gain(match.game, s, played.move), points))
    return found


def test_a_move_says_the_points_that_it_brings_at_once() -> None:
    found = gains(ended("kingdomino", 4, 1), "kingdomino.log.placed")
    assert len(found) > 40
    assert all(told == points for told, points in found)


def test_points_that_nobody_could_know_of_are_not_said() -> None:
    match = ended("kohan_dej", 4, 1)
    for number, played in enumerate(match.played[:40], 1):
        s = match.earlier(match.version - number + 1)
        before = s.scores()[played.who]
        after = match.earlier(match.version - number).scores()[played.who]
        assert gain(match.game, s, played.move) in (0, after - before)
