"""Hints: what a seat that is asked could do, found by search in a worker process.

The worker gets a guess of the seat, never the true state, so a hint tells nothing that the seat
could not know.
"""

import asyncio
from collections import OrderedDict
from typing import Final, Literal

import msgspec

from panj.bots.search.budget import HINT_SECONDS, STABLE_SECONDS
from panj.bots.search.doubt import Estimate
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.state import State
from panj.server.guards import Attempts
from panj.server.queues import Whose
from panj.server.rooms import Room
from panj.server.thinkers import ORPHAN_SECONDS, Thinkers, ending_after, fresh_dice
from panj.server.told_moves import foreseen, reasons, shown_move, worth
from panj.server.wire.reviews import AdviceAnswer, HintAnswer

SLOWEST_SECONDS: Final = 15.0
"""How long a hint may take at most, the reasons included; a pure Python install is slow."""

MOST_ANSWERS_KEPT: Final = 500
MANY: Final = 1_000_000


class PlainHint(msgspec.Struct, frozen=True):
    """A hint as a worker gives it: moves in text, reasons with what one counts."""

    move: str
    mean: float
    error: float
    trials: int
    compared: Literal["even", "behind", ""]
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
            match = room.match
            assert match is not None
            # What is asked is taken from the match at once: it may go on before the task begins.
            whose = Whose(person, room.table.id)
            found = self._find(room.game, match.state, match.moves(), room.version, seat, whose)
            task = asyncio.create_task(found)
            self._keep(place, task)
        return await asyncio.shield(task)

    def _keep(self, place: tuple[str, int, int], task: asyncio.Task[HintAnswer]) -> None:
        """Keep an answer for who asks again, unless there is none."""
        self._kept[place] = task
        task.add_done_callback(lambda done: self._kept.pop(place, None) if failed(done) else None)
        while len(self._kept) > MOST_ANSWERS_KEPT:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        """Nobody waits for an answer any more."""
        for task in self._kept.values():
            task.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)

    async def _find(
        self, game: Game, truth: State, legal: list[Move], version: int, seat: int, whose: Whose
    ) -> HintAnswer:
        moves = [game.moves.text(move) for move in legal]
        dice = fresh_dice()
        guess = game.dump(game.guess(truth, seat, dice))
        args: list[object] = [game.slug, guess, HINT_SECONDS, MANY, dice.word()]
        found = await self.thinkers.work(
            plain_hints, args, SLOWEST_SECONDS, self.thinkers.hints, whose
        )
        if not found:
            raise Refused("server.refusal.no_hint", [])
        hints = [msgspec.convert(each, PlainHint) for each in found]
        return HintAnswer(
            version,
            seat,
            [advice(game, truth, each, moves.index(each.move)) for each in hints],
            1.0 / float(truth.seats),
        )


def failed(task: asyncio.Task[HintAnswer]) -> bool:
    """Whether a search ended without an answer."""
    return task.cancelled() or task.exception() is not None


def advice(game: Game, s: State, hint: PlainHint, index: int) -> AdviceAnswer:
    """A hint as it goes over the wire; the seat is asked in this state, and sees what it is
    told."""
    shown = shown_move(game, s, game.moves.parse(hint.move))
    found = Estimate(hint.mean, hint.error, hint.trials)
    return AdviceAnswer(
        index=index,
        message=shown.message,
        worth=worth(game.judgement, found, s.seats) if hint.trials else None,
        compared=hint.compared or None,
        things=shown.things,
        origin=shown.origin,
        target=shown.target,
        facts=shown.facts,
        line=foreseen(game, hint.line),
        reasons=reasons(hint.reasons),
    )


def plain_hints(
    slug: str, data: dict[str, object], seconds: float, iterations: int, seed: int
) -> list[dict[str, object]]:
    """In a worker: the best moves in a guess, as plain data; none if anything fails."""
    from panj.bots.search.budget import Budget
    from panj.bots.search.hint import find_hints
    from panj.core.registry import REGISTRY

    with ending_after(SLOWEST_SECONDS + ORPHAN_SECONDS):
        try:
            game = REGISTRY.game(slug)
            budget = Budget(seconds=seconds, iterations=iterations)
            dice = Dice(seed)
            found = find_hints(
                game, game.judgement, game.load(data), budget, dice, None, STABLE_SECONDS
            )
            text = game.moves.text
            return [
                {
                    "move": text(each.move),
                    "mean": each.worth.mean,
                    "error": each.worth.error,
                    "trials": each.worth.trials,
                    "compared": each.compared,
                    "line": [(who, text(move)) for who, move in each.continuation],
                    "reasons": [(aspect.key, aspect.amount) for aspect in each.reasons],
                }
                for each in found
            ]
        except Exception:
            return []
