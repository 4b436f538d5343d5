"""What the games of an arena say: about each bot, and about each pair of them."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct

from panj.arena.plan import AUTOMA, Plan, Record
from panj.arena.ratings import ratings
from panj.arena.stats import Interval, mean_interval, wilson


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


def summary_of(plan: Plan, records: Sequence[Record]) -> Summary:
    """The summary of these games."""
    records = sorted(records, key=lambda record: record.number)
    labels = [entrant.label for entrant in plan.entrants]
    labels += [AUTOMA] if plan.automa() else []
    rated = dict(zip(labels, ratings(records, labels), strict=True))
    results = [result_of(label, rated[label], records) for label in labels]
    results.sort(key=lambda result: (-result.rating.mean, -result.score.mean))
    names = [result.bot for result in results]
    return Summary(
        plan=plan,
        games=len(records),
        deals=len({record.deal for record in records}),
        decisions=sum(record.decisions for record in records),
        results=results,
        beats=[[beaten(records, one, other) for other in names] for one in names],
        lapses=sum(len(record.lapses) for record in records),
        digest=sha256("".join(record.digest for record in records).encode()).hexdigest(),
    )


def result_of(label: str, rating: Interval, records: Sequence[Record]) -> Result:
    """How one bot did."""
    sat = [
        (record, seat) for record in records for seat, bot in enumerate(record.bots) if bot == label
    ]
    scores = [record.scores[seat] for record, seat in sat]
    wins = sum((record.places[seat] == 1) / record.places.count(1) for record, seat in sat)
    asked = sum(record.asked[seat] for record, seat in sat)
    thought = sum(record.seconds[seat] for record, seat in sat)
    lapses = Counter(
        lapse.reason for record, seat in sat for lapse in record.lapses if lapse.seat == seat
    )
    return Result(
        bot=label,
        played=len(sat),
        rating=measured(rating, 1),
        wins=round(wins, 3),
        win_rate=measured(wilson(wins, len(sat)), 4),
        place=round(sum(record.places[seat] for record, seat in sat) / len(sat), 3),
        score=measured(mean_interval(scores), 3),
        scores=sorted(scores),
        asked=asked,
        seconds=round(thought / asked, 6) if asked else 0.0,
        slowest=max(record.slowest[seat] for record, seat in sat),
        lapses=dict(sorted(lapses.items())),
    )


def measured(interval: Interval, digits: int) -> Measured:
    """An interval with so many digits."""
    return Measured(*(round(value, digits) for value in interval))


def beaten(records: Sequence[Record], one: str, other: str) -> float | None:
    """How often one bot was placed before another; None if they never met."""
    met = won = 0.0
    if one == other:
        return None
    for record in records:
        for a, first in enumerate(record.bots):
            for b, second in enumerate(record.bots):
                if (first, second) == (one, other):
                    met += 1
                    won += before(record.places[a], record.places[b])
    return round(won / met, 4) if met else None


def before(place: int, other: int) -> float:
    """1 for a better place, a half for the same."""
    return 0.5 if place == other else float(place < other)


def plain(summary: Summary) -> dict[str, Any]:
    """The summary for scripts, without the long lists."""
    import msgspec

    data: dict[str, Any] = msgspec.to_builtins(summary)
    for result in data["results"]:
        del result["scores"]
    return data
