"""A found position as it is written down."""

from typing import Final

from panj.core.game import Game
from panj.puzzles.puzzle import Asked, Gain, Tried
from panj.puzzles.sieve import Found
from panj.puzzles.walks import Tally

MOST_GAINS: Final = 4
MOST_TOLD: Final = 4
"""So many moves are told with what they are worth."""
LEAST_GAIN: Final = 0.5
"""Half a point on average is worth a word."""
LEAST_OFTEN: Final = 0.2


def asked(game: Game, found: Found, at: int) -> Asked:
    """What is asked after so many moves of a game; its number comes later."""
    told = found.ranked[:MOST_TOLD]
    if found.tempting not in told:
        told[-1] = found.tempting
    return Asked(
        number=0,
        at=at,
        answer=game.moves.text(found.best.move),
        tempting=game.moves.text(found.greedy),
        legal=len(found.ranked),
        rank=found.rank,
        lead=round(found.lead, 2),
        errors=round(found.errors, 1),
        tried=[tried(game, tally) for tally in told],
        gains=gains(found.best, found.tempting),
        verbs=verbs(game, found.best, found.tempting),
    )


def tried(game: Game, tally: Tally) -> Tried:
    walks = tally.walks
    ahead, chance = round(tally.ahead / walks, 1), round(tally.chance / walks, 3)
    return Tried(game.moves.text(tally.move), ahead, chance, walks)


def gains(best: Tally, other: Tally) -> list[Gain]:
    """By which sources the best move leads another at the end, the most important first."""
    found: list[Gain] = []
    for key, (mine, theirs) in best.sources.items():
        other_mine, other_theirs = other.sources.get(key, (0.0, 0.0))
        more = mine / best.walks - other_mine / other.walks
        less = theirs / best.walks - other_theirs / other.walks
        if abs(more) >= LEAST_GAIN or abs(less) >= LEAST_GAIN:
            found.append(Gain(key, round(more, 1), round(less, 1)))
    found.sort(key=lambda gain: -max(abs(gain.mine), abs(gain.theirs)))
    return found[:MOST_GAINS]


def verbs(game: Game, best: Tally, other: Tally) -> dict[str, float]:
    """What the solver plays more or less often after the best move, by verb."""
    found: dict[str, float] = {}
    for kind in {*best.verbs, *other.verbs}:
        more = best.verbs.get(kind, 0) / best.walks - other.verbs.get(kind, 0) / other.walks
        if abs(more) >= LEAST_OFTEN:
            found[game.moves.verbs[kind].name] = round(more, 2)
    return dict(sorted(found.items(), key=lambda each: -abs(each[1])))
