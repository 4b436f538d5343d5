"""What the games of an arena say: about each bot, and about each pair of them."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct, structs

from panj.arena.plan import AUTOMA, Plan, Record
from panj.arena.ratings import ratings, wins_by_deal
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
    met = meetings(records) if plan.seats == 1 else records
    rated = dict(zip(labels, ratings(met, labels), strict=True))
    results = [result_of(label, rated[label], met) for label in labels]
    results.sort(key=lambda result: (-result.rating.mean, -result.score.mean))
    names = [result.bot for result in results]
    return Summary(
        plan=plan,
        games=len(records),
        deals=len({record.deal for record in records}),
        decisions=sum(record.decisions for record in records),
        results=results,
        beats=shares(met, names),
        lapses=sum(len(record.lapses) for record in records),
        digest=sha256("".join(record.digest for record in records).encode()).hexdigest(),
    )


def meetings(records: Sequence[Record]) -> list[Record]:
    """Games that were played alone: those on the same deal count as one, ranked by points."""
    deals: dict[int, list[Record]] = {}
    for record in records:
        deals.setdefault(record.deal, []).append(record)
    return [meeting(alone) for alone in deals.values()]


def meeting(alone: Sequence[Record]) -> Record:
    """One game of everybody who had this deal alone."""
    scores = [record.scores[0] for record in alone]
    return Record(
        number=alone[0].number,
        deal=alone[0].deal,
        bots=[record.bots[0] for record in alone],
        scores=scores,
        places=[1 + sum(other > score for other in scores) for score in scores],
        decisions=sum(record.decisions for record in alone),
        asked=[record.asked[0] for record in alone],
        seconds=[record.seconds[0] for record in alone],
        slowest=[record.slowest[0] for record in alone],
        lapses=[
            structs.replace(lapse, seat=seat)
            for seat, record in enumerate(alone)
            for lapse in record.lapses
        ],
        digest="",
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


def shares(records: Sequence[Record], labels: Sequence[str]) -> list[list[float | None]]:
    """How often each bot was placed before each other; None where two never met."""
    wins = wins_by_deal(records, labels).sum(axis=0)
    met = wins + wins.T
    everybody = range(len(labels))
    return [
        [round(float(wins[a, b] / met[a, b]), 4) if met[a, b] else None for b in everybody]
        for a in everybody
    ]


def plain(summary: Summary) -> dict[str, Any]:
    """The summary for scripts, without the long lists."""
    data: dict[str, Any] = msgspec.to_builtins(summary)
    for result in data["results"]:
        del result["scores"]
    return data
