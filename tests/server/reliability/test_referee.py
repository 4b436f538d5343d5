"""The referee finishes what it began."""

import asyncio
from typing import Any

from panj.server.referee import Referee

NOTHING: Any = None


def test_what_was_begun_is_finished_although_whoever_asked_has_left() -> None:
    async def leave_early() -> list[str]:
        referee = Referee(NOTHING, NOTHING, NOTHING)
        done: list[str] = []

        async def work() -> None:
            await asyncio.sleep(0.02)
            done.append("committed")
            await asyncio.sleep(0.02)
            done.append("published")

        asking = asyncio.create_task(referee.surely(work()))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert done == []
        await referee.finish()
        return done

    assert asyncio.run(leave_early()) == ["committed", "published"]
