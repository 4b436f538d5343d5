"""Scores by source, and places with tie-breaks."""


class ScoreLine:
    """One source of points, or one tie-break: its key and every seat's number."""

    def __init__(self, key: str, points: list[int]) -> None:
        self.key = key
        self.points = points

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ScoreLine) and self.key == other.key and self.points == other.points
        )

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.points)))

    def __repr__(self) -> str:
        return f"ScoreLine({self.key!r}, {self.points!r})"


def places(scores: list[int], tie_breaks: list[list[int]]) -> list[int]:
    """Places by score, then by each tie-break in order; who is equal in all shares a place."""
    columns = [scores, *tie_breaks]
    standing = [[column[seat] for column in columns] for seat in range(len(scores))]
    found: list[int] = []
    for mine in standing:  # a generator would take longer than the comparisons
        place = 1
        for other in standing:
            if other > mine:
                place += 1
        found.append(place)
    return found
