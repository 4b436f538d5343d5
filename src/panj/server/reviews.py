"""Reviews of matches that are over: step by step, in the worker processes, while others play.

Every decision is judged in a guess of the seat that made it: by what that seat could know.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

import msgspec

from panj.bots.search.doubt import Estimate
from panj.bots.search.review import choices, share_of
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.messages import Refused
from panj.server.guards import Attempts
from panj.server.hints import MANY, MOST_ANSWERS_KEPT, SLOWEST_SECONDS
from panj.server.queues import Whose
from panj.server.rooms import Room
from panj.server.store.reviews import ReviewStore
from panj.server.store.rows import Status
from panj.server.thinkers import ORPHAN_SECONDS, Thinkers, ending_after, fresh_dice
from panj.server.told_reviews import StoredVerdict, Told
from panj.server.wire.reviews import ReviewAnswer

log = logging.getLogger("panj.reviews")

NEWEST: Final = "is_checked"
"""A field that verdicts of older versions of the program lack."""


class Reviews:
    """Looks at matches again."""

    def __init__(self, store: ReviewStore, thinkers: Thinkers, per_minute: int) -> None:
        self.store = store
        self.thinkers = thinkers
        self.attempts = Attempts(per_minute)
        self._working: dict[str, asyncio.Task[None]] = {}
        self._places: OrderedDict[str, list[int]] = OrderedDict()

    async def answer(self, room: Room) -> ReviewAnswer:
        """How far the review of a table has come."""
        match = match_of(room)
        places = await self._choices(room.table.id, match)
        kept = await self._kept(room.table.id)
        is_whole = len(kept) >= len(places)
        told = Told(match, kept)
        return ReviewAnswer(
            done=len(kept),
            total=len(places),
            working=room.table.id in self._working,
            curve=told.curve(is_whole),
            mistakes=told.mistakes() if is_whole else [],
            finds=told.finds() if is_whole else [],
            looked=told.looked(),
            fair=1.0 / match.terms.seats,
        )

    async def _kept(self, table: str) -> dict[int, StoredVerdict]:
        """What was found so far; what an older version of the program wrote is found anew."""
        found = await self.store.verdicts(table)
        return {
            number: msgspec.convert(found[number], StoredVerdict)
            for number in sorted(found)
            if NEWEST in found[number]
        }

    async def begin(self, room: Room, person: str) -> ReviewAnswer:
        """See to it that a table is reviewed; refused to somebody who asks too often."""
        table = room.table.id
        found = await self.answer(room)
        if found.done < found.total and table not in self._working:
            self.attempts.count(person)
            self._working[table] = asyncio.create_task(
                self._review(Whose(person, table), match_of(room))
            )
            found = msgspec.structs.replace(found, working=True)
        return found

    async def stop(self) -> None:
        """Leave what is unfinished; it is taken up where it stopped."""
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _review(self, whose: Whose, match: Match) -> None:
        """Look at every decision. Reviews of several people go on side by side, in turn."""
        table = whose.table
        try:
            places = await self._choices(table, match)
            seconds = share_of(len(places))
            done = await self._kept(table)
            for number in places:
                if number not in done:
                    await self._one(whose, match, number, seconds)
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

    async def _one(self, whose: Whose, match: Match, number: int, seconds: float) -> None:
        """Judge one decision and keep what was found."""
        game = match.game
        played = match.played[number - 1]
        dice = fresh_dice()
        guess = game.guess(match.earlier(match.version - number + 1), played.who, dice)
        args: list[object] = [game.slug, game.dump(guess), game.moves.text(played.move)]
        args += [seconds, MANY, dice.word()]
        lane = self.thinkers.reviews
        found = await self.thinkers.work(judge, args, SLOWEST_SECONDS, lane, whose)
        if not found:
            raise RuntimeError(f"decision {number} could not be judged")
        await self.store.keep(whose.table, number, found)


def match_of(room: Room) -> Match:
    """The match of a table that has ended."""
    if room.table.status not in (Status.OVER, Status.ABANDONED) or room.match is None:
        raise Refused("server.refusal.not_over", [])
    return room.match


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
                "chances": [[*plain(each)] for each in found.chances],
                "best": text(found.best),
                "other": text(found.other),
                "is_played": found.is_played,
                "best_worth": [*plain(found.best_worth)],
                "other_worth": [*plain(found.other_worth)],
                "is_checked": found.is_checked,
                "line": [[who, text(each)] for who, each in found.continuation],
                "reasons": [[aspect.key, aspect.amount] for aspect in found.reasons],
            }
        except Exception:
            return {}


def plain(found: Estimate) -> list[float]:
    """An estimate as it is kept."""
    return [found.mean, found.error, found.trials]
