"""What the games of an arena say: about each bot, and about each pair of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from panj.arena.plan import AUTOMA, Plan, PlayedGame
from panj.arena.ratings import ratings, summed, wins_by_deal
from panj.arena.stats import Interval, mean_interval, wilson
from panj.core.codec import digest_of_all


class Measured(Struct, frozen=True):
    """An estimate with its 95 % interval."""

    mean: float
    low: float
    high: float


class Result(Struct, frozen=True):
    """How one bot did, over all seats that it had."""

    bot: str
    played: int
    rating: Measured
    wins: float
    win_rate: Measured
    place: float
    score: Measured
    scores: list[int]
    """The points of every game, from few to many."""
    asked: int
    seconds: float
    """The mean time of a decision."""
    slowest: float
    lapses: dict[str, int]
    """Decisions lost to the substitute, by reason."""


class Summary(Struct, frozen=True):
    """Everything that an arena tells."""

    plan: Plan
    games: int
    deals: int
    decisions: int
    results: list[Result]
    """From the strongest to the weakest."""
    beats: list[list[float | None]]
    """How often the bot of the row was placed before that of the column; ties count half."""
    lapses: int
    digest: str


def summary_of(plan: Plan, games: Sequence[PlayedGame]) -> Summary:
    """The summary of these games."""
    games = sorted(games, key=lambda game: game.number)
    labels = [entrant.label for entrant in plan.entrants]
    labels += [AUTOMA] if plan.automa() else []
    met = meetings(games) if plan.seats == 1 else games
    rated = dict(zip(labels, ratings(met, labels), strict=True))
    results = [result_of(label, rated[label], met) for label in labels]
    results.sort(key=lambda result: (-result.rating.mean, -result.score.mean))
    names = [result.bot for result in results]
    return Summary(
        plan=plan,
        games=len(games),
        deals=len({game.deal for game in games}),
        decisions=sum(game.decisions for game in games),
        results=results,
        beats=shares(met, names),
        lapses=sum(len(game.lapses) for game in games),
        digest=digest_of_all(game.digest for game in games),
    )


def meetings(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    """Games that were played alone: those on the same deal count as one, ranked by points."""
    deals: dict[int, list[PlayedGame]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    return [meeting(alone) for alone in deals.values()]


def meeting(alone: Sequence[PlayedGame]) -> PlayedGame:
    """One game of everybody who had this deal alone."""
    scores = [game.scores[0] for game in alone]
    return PlayedGame(
        number=alone[0].number,
        deal=alone[0].deal,
        bots=[game.bots[0] for game in alone],
        scores=scores,
        places=[1 + sum(other > score for other in scores) for score in scores],
        decisions=sum(game.decisions for game in alone),
        asked=[game.asked[0] for game in alone],
        seconds=[game.seconds[0] for game in alone],
        slowest=[game.slowest[0] for game in alone],
        lapses=[
            structs.replace(lapse, seat=seat)
            for seat, game in enumerate(alone)
            for lapse in game.lapses
        ],
        digest="",
    )


def result_of(label: str, rating: Interval, games: Sequence[PlayedGame]) -> Result:
    """How one bot did."""
    sat = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == label]
    scores = [game.scores[seat] for game, seat in sat]
    wins = sum((game.places[seat] == 1) / game.places.count(1) for game, seat in sat)
    asked = sum(game.asked[seat] for game, seat in sat)
    thought = sum(game.seconds[seat] for game, seat in sat)
    lapses = Counter(
        lapse.reason for game, seat in sat for lapse in game.lapses if lapse.seat == seat
    )
    return Result(
        bot=label,
        played=len(sat),
        rating=measured(rating, 1),
        wins=round(wins, 3),
        win_rate=measured(wilson(wins, len(sat)), 4),
        place=round(sum(game.places[seat] for game, seat in sat) / len(sat), 3),
        score=measured(mean_interval(scores), 3),
        scores=sorted(scores),
        asked=asked,
        seconds=round(thought / asked, 6) if asked else 0.0,
        slowest=max(game.slowest[seat] for game, seat in sat),
        lapses=dict(sorted(lapses.items())),
    )


def measured(interval: Interval, digits: int) -> Measured:
    """An interval with so many digits."""
    return Measured(*(round(value, digits) for value in interval))


def shares(games: Sequence[PlayedGame], labels: Sequence[str]) -> list[list[float | None]]:
    """How often each bot was placed before each other; None where two never met."""
    wins = summed(wins_by_deal(games, labels), len(labels))
    everybody = range(len(labels))
    met = [[wins[a][b] + wins[b][a] for b in everybody] for a in everybody]
    return [
        [round(wins[a][b] / met[a][b], 4) if met[a][b] else None for b in everybody]
        for a in everybody
    ]


def plain(summary: Summary) -> dict[str, Any]:
    """The summary for scripts, without the long lists."""
    data: dict[str, Any] = msgspec.to_builtins(summary)
    for result in data["results"]:
        del result["scores"]
    return data
