"""Reviews of matches that are over: step by step, in the worker processes, while others play.

Every decision is judged in a guess of the seat that made it: by what that seat could know.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

import msgspec

from panj.bots.search.review import choices, turning_points
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.messages import Refused
from panj.server.guards import Attempts
from panj.server.hints import MANY, MOST_ANSWERS_KEPT, SLOWEST_SECONDS, foreseen, reason
from panj.server.rooms import Room
from panj.server.shown import said
from panj.server.store.reviews import ReviewStore
from panj.server.store.rows import Status
from panj.server.thinkers import ORPHAN_SECONDS, Thinkers, ending_after, fresh_dice
from panj.server.wire.reviews import ReviewAnswer, VerdictAnswer

log = logging.getLogger("panj.reviews")

WHOLE_SECONDS: Final = 60.0
"""About how long a review searches, if its match has an ordinary length."""

LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 0.5
"""How long it searches for one decision."""


class StoredVerdict(msgspec.Struct, frozen=True):
    """What a worker found about one decision, as it is kept: moves in text."""

    who: int
    chances: list[float]
    best: str
    best_chance: float
    played_chance: float
    line: list[tuple[int, str]] = []
    reasons: list[tuple[str, float]] = []


class Reviews:
    """Looks at matches again, one after the other."""

    def __init__(self, store: ReviewStore, thinkers: Thinkers, per_minute: int) -> None:
        self.store = store
        self.thinkers = thinkers
        self.attempts = Attempts(per_minute)
        self._working: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)
        self._places: OrderedDict[str, list[int]] = OrderedDict()

    async def answer(self, room: Room) -> ReviewAnswer:
        """How far the review of a table has come."""
        match = match_of(room)
        places = await self._choices(room.table.id, match)
        found = await self.store.verdicts(room.table.id)
        kept = {number: msgspec.convert(found[number], StoredVerdict) for number in sorted(found)}
        losses = [verdict.best_chance - verdict.played_chance for verdict in kept.values()]
        numbers = list(kept)
        over = match.decision() is None
        return ReviewAnswer(
            done=len(kept),
            total=len(places),
            working=room.table.id in self._working,
            verdicts=[verdict_answer(match, number, verdict) for number, verdict in kept.items()],
            turning_points=[numbers[place] for place in turning_points(losses)],
            end=match.game.judgement.payoff(match.state) if over else [],
        )

    async def begin(self, room: Room, person: str) -> ReviewAnswer:
        """See to it that a table is reviewed; refused to somebody who asks too often."""
        table = room.table.id
        found = await self.answer(room)
        if found.done < found.total and table not in self._working:
            self.attempts.count(person)
            self._working[table] = asyncio.create_task(self._review(table, match_of(room)))
            found = msgspec.structs.replace(found, working=True)
        return found

    async def stop(self) -> None:
        """Leave what is unfinished; it is taken up where it stopped."""
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _review(self, table: str, match: Match) -> None:
        try:
            async with self._turn:
                places = await self._choices(table, match)
                seconds = min(MOST_SECONDS, max(LEAST_SECONDS, WHOLE_SECONDS / len(places)))
                done = await self.store.verdicts(table)
                for number in places:
                    if number not in done:
                        await self._one(table, match, number, seconds)
        except Exception:
            log.exception("a review failed", extra={"table": table})
        finally:
            self._working.pop(table, None)

    async def _choices(self, table: str, match: Match) -> list[int]:
        """The moves to be judged; found once, because a client asks every second."""
        if table not in self._places:
            self._places[table] = await asyncio.to_thread(choices, match)
            while len(self._places) > MOST_ANSWERS_KEPT:
                self._places.popitem(last=False)
        return self._places[table]

    async def _one(self, table: str, match: Match, number: int, seconds: float) -> None:
        """Judge one decision and keep what was found."""
        game = match.game
        played = match.played[number - 1]
        dice = fresh_dice()
        guess = game.guess(match.earlier(match.version - number + 1), played.who, dice)
        args: list[object] = [game.slug, game.dump(guess), game.moves.text(played.move)]
        found = await self.thinkers.work(
            judge, [*args, seconds, MANY, dice.word()], SLOWEST_SECONDS
        )
        if not found:
            raise RuntimeError(f"decision {number} could not be judged")
        await self.store.keep(table, number, found)


def match_of(room: Room) -> Match:
    """The match of a table that has ended."""
    if room.table.status not in (Status.OVER, Status.ABANDONED) or room.match is None:
        raise Refused("server.refusal.not_over", [])
    return room.match


def verdict_answer(match: Match, number: int, verdict: StoredVerdict) -> VerdictAnswer:
    """A verdict as it goes over the wire."""
    moves = match.game.moves
    return VerdictAnswer(
        number=number,
        who=verdict.who,
        chances=[round(chance, 3) for chance in verdict.chances],
        played=said(moves.message(match.played[number - 1].move)),
        best=said(moves.message(moves.parse(verdict.best))),
        played_chance=round(verdict.played_chance, 3),
        best_chance=round(verdict.best_chance, 3),
        line=foreseen(match.game, verdict.line),
        reasons=[reason(key, amount) for key, amount in verdict.reasons],
    )


def judge(
    slug: str, data: dict[str, object], played: str, seconds: float, iterations: int, seed: int
) -> dict[str, Json]:
    """In a worker: what a move was worth in a guess, as plain data; nothing if anything fails."""
    from panj.bots.search.budget import Budget
    from panj.bots.search.review import appraise
    from panj.core.registry import REGISTRY

    with ending_after(SLOWEST_SECONDS + ORPHAN_SECONDS):
        try:
            game = REGISTRY.game(slug)
            budget = Budget(seconds=seconds, iterations=iterations)
            move = game.moves.parse(played)
            found = appraise(game, game.judgement, game.load(data), move, budget, Dice(seed))
            text = game.moves.text
            return {
                "who": found.who,
                "chances": [*found.chances],
                "best": text(found.best),
                "best_chance": found.best_chance,
                "played_chance": found.played_chance,
                "line": [[who, text(each)] for who, each in found.continuation],
                "reasons": [[aspect.key, aspect.amount / aspect.unit] for aspect in found.reasons],
            }
        except Exception:
            return {}
