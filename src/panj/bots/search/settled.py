"""When a search may stop early: nothing that is left to do would change the choice."""

from typing import Final

from mypy_extensions import i64

from panj.bots.search.tree import Edge

KNOWN: Final = 64
"""Tries of a move before how much it varied is trusted."""

SURE: Final = 4.0
"""A difference of so many standard errors is no chance."""


def is_settled(edges: list[Edge], left: float) -> bool:
    """Whether the iterations that are left cannot make another choice the most tried one."""
    first: i64 = 0
    second: i64 = 0
    for edge in edges:
        if edge.visits > first:
            second = first
            first = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return float(first - second) > left


def is_sure(ranked: list[Edge]) -> bool:
    """Whether no other choice than the first can be the best one but by great luck."""
    best = ranked[0]
    if best.visits < KNOWN:
        return False
    for i in range(1, len(ranked)):
        other = ranked[i]
        gap = best.mean_merit() - other.mean_merit()
        if gap * abs(gap) < SURE * SURE * (best.doubt() + other.doubt()):
            return False
    return True
