"""Matches that bots have played to their real ends, kept for all tests that look at ends."""

from functools import cache

from panj.bots.registry import bot
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.registry import REGISTRY

GREEDY = "greedy:hand"


def ended(
    slug: str, seats: int, seed: int, options: dict[str, Json] | None = None, who: str = GREEDY
) -> Match:
    """A match that was played to its end by bots of one kind; not to be changed."""
    return _ended(slug, seats, seed, tuple(sorted((options or {}).items())), who)


@cache
def _ended(
    slug: str, seats: int, seed: int, options: tuple[tuple[str, Json], ...], who: str
) -> Match:
    game = REGISTRY.game(slug)
    dice = Dice(seed)
    match = Match(game, game.terms(seats, dict(options)), dice.key())
    player = bot(who)
    while match.decision() is not None:
        moves = match.moves()
        is_forced = len(moves) == 1
        match.make(moves[0] if is_forced else player.choose(game, match.state, 0.0, dice))
    return match
