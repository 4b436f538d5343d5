"""The referee finishes what it began."""

import asyncio
from typing import Any

import pytest

from panj.core.messages import Refused
from panj.server.referee import Referee
from server.rooms import make_room

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


def test_consent_is_to_the_move_that_was_meant_and_no_later_one() -> None:
    class UpToDate:
        async def refresh(self, _room: object) -> None:
            """Nothing is newer."""

    async def agree_too_late() -> None:
        room = make_room("kingdomino", 1)
        room.version = 8
        rooms: Any = UpToDate()
        await Referee(rooms, NOTHING, NOTHING)._carry_out(room, "undo", 0, version=7)

    with pytest.raises(Refused) as refused:
        asyncio.run(agree_too_late())
    assert refused.value.message.key == "core.refusal.stale"
