"""How far accounts have come in their lessons. What guests have learned their browsers keep."""

from panj.core.registry import REGISTRY
from panj.learn.guide import guide, has_guide
from panj.learn.lesson import lesson_numbers
from panj.learn.walk import Walk
from panj.server.people import Caller
from panj.server.store.learned import LearnedStore
from panj.server.store.rows import LearnedRow
from panj.server.wire.learn import LearnedLesson, LearnedRequest


class Learned:
    """Keeps what an account has learned."""

    def __init__(self, store: LearnedStore) -> None:
        self.store = store

    async def of(self, caller: Caller | None) -> list[LearnedLesson] | None:
        """What an account has learned; nothing for anybody else."""
        if caller is None or caller.person.account is None:
            return None
        return [
            LearnedLesson(row.game, row.lesson, row.done, row.way)
            for row in await self.store.of(caller.person.id)
        ]

    async def note(self, caller: Caller | None, walk: Walk) -> None:
        """An account has gone on in a lesson."""
        if caller is None or caller.person.account is None or not walk.way:
            return
        done = walk.step is None
        way = [] if done else walk.way
        game, number = walk.game.slug, walk.lesson.number
        await self.store.keep(LearnedRow(caller.person.id, game, number, done, way))

    async def take_over(self, caller: Caller, lessons: list[LearnedRequest]) -> None:
        """What a guest has learned belongs to the account that the guest has now. Where the account
        has come to somewhere itself, that stays."""
        known = {(each.game, each.lesson): each for each in await self.of(caller) or []}
        for each in lessons:
            mine = known.get((each.game, each.lesson))
            way = each.way if mine is None else joined(each, mine)
            row = LearnedRow(caller.person.id, each.game, each.lesson, each.done, way)
            if is_taught(each) and (mine is None or each.done > mine.done or way != mine.way):
                await self.store.keep(row)


def joined(wish: LearnedRequest, mine: LearnedLesson) -> list[str]:
    """Where the account left a lesson; of the first game, all tips that were told to either."""
    return mine.way if wish.lesson else list(dict.fromkeys([*mine.way, *wish.way]))


def is_taught(wish: LearnedRequest) -> bool:
    """Whether there is such a lesson, or such a first game with such tips."""
    if wish.game not in REGISTRY.slugs():
        return False
    game = REGISTRY.game(wish.game)
    if wish.lesson:
        return wish.lesson in lesson_numbers(game)
    return has_guide(game) and {tip.name for tip in guide(game).tips} >= set(wish.way)
