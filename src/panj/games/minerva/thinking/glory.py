"""What glory tokens bring to one player of Minerva (MI-3.24)."""

from mypy_extensions import i64

from panj.games.minerva.tables import GLORY_PLACES, ROUNDS, Good
from panj.games.minerva.thinking.most_in_line import best_tokens
from panj.games.minerva.thinking.situation import Situation


def glory_tile_points(here: Situation, round: i64, place: i64) -> float:
    """The points of a glory tile."""
    if place > GLORY_PLACES:
        return 0.0
    return float(here.tiles.glory_points[here.tiles.glory_at(round, place)])


def glory_value(here: Situation, tokens: float) -> float:
    """MI-3.24 What so many glory tokens are worth this round."""
    if tokens < 0.5:
        return 0.0
    s = here.s
    place: i64 = 1
    if s.is_solo:
        place = 1 if tokens >= float(s.round) else 2
    else:
        for seat in range(s.seats):
            if seat != here.seat and float(s.players[seat].goods[Good.GLORY]) >= tokens:
                place += 1
    return here.weights.glory * glory_tile_points(here, s.round, place) + 0.05 * tokens


def glory_now(here: Situation) -> float:
    """MI-3.24 What the player's tokens are worth this round."""
    return glory_value(here, float(here.player.goods[Good.GLORY]))


def more_glory(here: Situation, tokens: i64) -> float:
    """MI-3.24 What so many more tokens, or fewer, change this round."""
    have = here.player.goods[Good.GLORY]
    return glory_value(here, float(have + tokens)) - glory_value(here, float(have))


def glory_to_come(here: Situation, tokens: float) -> float:
    """MI-3.24 What so many tokens each round are worth on average from now on."""
    if tokens < 0.5:
        return 0.0
    s = here.s
    total = 0.0
    for when in range(s.round, i64(ROUNDS + 1)):
        place: i64 = 2
        if (s.is_solo and tokens >= float(when)) or (not s.is_solo and tokens > here.rival):
            place = 1
        total += glory_tile_points(here, when, place)
    return here.weights.glory * here.weights.race * total / float(ROUNDS + 1 - s.round)


def tokens_value(here: Situation, tokens: float) -> float:
    """What the glory tokens of one line bring: this round, or in the rounds to come."""
    spare = here.weights.glory * here.weights.token * tokens
    if here.is_plan:
        return spare + glory_to_come(here, tokens)
    have = float(here.player.goods[Good.GLORY])
    return spare + glory_value(here, have + tokens) - glory_value(here, have)


def military_value(here: Situation, face: i64) -> float:
    """What a military tile adds to the tokens of a round, for all rounds to come."""
    have = best_tokens(here)
    here.is_plan = True
    tokens = here.tokens_from(face)
    here.is_plan = False
    more = glory_to_come(here, have + tokens) - glory_to_come(here, have)
    times = min(float(here.rounds_left) + 1.0, here.times)
    return times * (more + here.weights.glory * here.weights.token * tokens)
