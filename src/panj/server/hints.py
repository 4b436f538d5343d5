"""Hints: what a seat that is asked could do, found by search in a worker process.

The worker gets a guess of the seat, never the true state, so a hint tells nothing that the seat
could not know.
"""

import asyncio
import secrets
from collections import OrderedDict
from typing import Final

import msgspec

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.messages import Refused
from panj.server.answers import said
from panj.server.guards import Attempts
from panj.server.rooms import Room
from panj.server.thinkers import ORPHAN_SECONDS, Thinkers, ending_after
from panj.server.wire import AdviceAnswer, Foreseen, HintAnswer, Reason

HINT_SECONDS: Final = 1.5
SLOWEST_SECONDS: Final = 15.0
"""How long a hint may take at most, the reasons included; a pure Python install is slow."""

MOST_KEPT: Final = 500
MANY: Final = 1_000_000


class Counsel(msgspec.Struct, frozen=True):
    """A piece of advice as a worker gives it: moves in text, reasons with what one counts."""

    move: str
    chance: float
    points: float
    line: list[tuple[int, str]]
    reasons: list[tuple[str, float]]


class Hints:
    """Gives hints; the same question at the same version is answered once."""

    def __init__(self, thinkers: Thinkers, per_minute: int) -> None:
        self.thinkers = thinkers
        self.attempts = Attempts(per_minute)
        self._kept: OrderedDict[tuple[str, int, int], asyncio.Task[HintAnswer]] = OrderedDict()

    async def give(self, room: Room, person: str, seat: int) -> HintAnswer:
        """What this seat, which is asked, could do; refused to somebody who asks too often."""
        place = (room.table.id, room.version, seat)
        task = self._kept.get(place)
        if task is None:
            self.attempts.count(person)
            task = asyncio.create_task(self._find(room, seat))
            self._kept[place] = task
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Refused:
            self._kept.pop(place, None)
            raise

    async def stop(self) -> None:
        """Nobody waits for an answer any more."""
        for task in self._kept.values():
            task.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)

    async def _find(self, room: Room, seat: int) -> HintAnswer:
        assert room.match is not None
        truth = room.match.state
        d = truth.decision()
        assert d is not None
        version = room.version
        game = room.game
        moves = [game.moves.text(move) for move in d.moves(truth)]
        dice = Dice(secrets.randbits(96))
        guess = game.dump(game.guess(truth, seat, dice))
        found = await self.thinkers.work(
            counsel, [game.slug, guess, HINT_SECONDS, MANY, dice.word()], SLOWEST_SECONDS
        )
        if not found:
            raise Refused("server.refusal.no_hint", [])
        advice = [msgspec.convert(each, Counsel) for each in found]
        return HintAnswer(
            version,
            seat,
            [told(game, each, moves.index(each.move), truth.seats) for each in advice],
        )


def told(game: Game, advice: Counsel, index: int, seats: int) -> AdviceAnswer:
    """Advice as it goes over the wire."""
    return AdviceAnswer(
        index=index,
        message=said(game.moves.message(game.moves.parse(advice.move))),
        chance=round(advice.chance, 3) if seats > 1 else None,
        points=round(advice.points, 1),
        line=foreseen(game, advice.line),
        reasons=[reason(key, amount) for key, amount in advice.reasons],
    )


def foreseen(game: Game, line: list[tuple[int, str]]) -> list[Foreseen]:
    """What is expected to follow."""
    moves = game.moves
    return [Foreseen(who, said(moves.message(moves.parse(move)))) for who, move in line]


def reason(key: str, amount: float) -> Reason:
    """A reason in whole numbers; what counts at all counts one."""
    return Reason(key, max(1, round(abs(amount))), amount < 0)


def counsel(
    slug: str, data: dict[str, object], seconds: float, iterations: int, seed: int
) -> list[dict[str, object]]:
    """In a worker: the best moves in a guess, as plain data; none if anything fails."""
    from panj.bots.search.hint import advise
    from panj.bots.search.search import Plan
    from panj.bots.sense.sense import sense_for
    from panj.core.registry import REGISTRY

    with ending_after(SLOWEST_SECONDS + ORPHAN_SECONDS):
        try:
            game = REGISTRY.game(slug)
            plan = Plan(seconds=seconds, iterations=iterations)
            found = advise(game, sense_for(slug), game.load(data), plan, Dice(seed))
            text = game.moves.text
            return [
                {
                    "move": text(each.move),
                    "chance": each.chance,
                    "points": each.points,
                    "line": [(who, text(move)) for who, move in each.line],
                    "reasons": [(term.key, term.amount / term.worth) for term in each.reasons],
                }
                for each in found
            ]
        except Exception:
            return []
