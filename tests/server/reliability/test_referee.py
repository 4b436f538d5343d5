"""The referee finishes what it began."""

import asyncio
from typing import Any

import pytest

from panj.core.messages import Refused
from panj.server.consent import Consent
from panj.server.ledger import Ledger
from panj.server.wire.answers import Proposal
from server.rooms import make_room

NOTHING: Any = None


def test_what_was_begun_is_finished_although_whoever_asked_has_left() -> None:
    async def leave_early() -> list[str]:
        ledger = Ledger(NOTHING, NOTHING, NOTHING)
        begun, disk = asyncio.Event(), asyncio.Event()
        done: list[str] = []

        async def work() -> None:
            begun.set()
            await disk.wait()
            done.append("committed")
            await asyncio.sleep(0)
            done.append("published")

        asking = asyncio.create_task(ledger.surely(work()))
        await begun.wait()
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert done == []
        disk.set()
        await ledger.finish()
        return done

    assert asyncio.run(leave_early()) == ["committed", "published"]


def test_consent_is_to_the_move_that_was_meant_and_no_later_one() -> None:
    async def agree_too_late() -> None:
        room = make_room("kingdomino", 1)
        ledger = Ledger(NOTHING, NOTHING, NOTHING)
        since = room.table.changed - 1
        await Consent(ledger, NOTHING, NOTHING).carry_out(room, Proposal("undo", 0, [0]), since)

    with pytest.raises(Refused) as refused:
        asyncio.run(agree_too_late())
    assert refused.value.message.key == "core.refusal.stale"
