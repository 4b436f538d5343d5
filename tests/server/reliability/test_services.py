"""What people ask for while something else happens: nothing else is done instead, nothing is half
done, and nothing begins where everything ends."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.server.lobby import fresh_table
from panj.server.people import Caller
from panj.server.rooms import Room
from panj.server.services import Services
from panj.server.settings import Settings
from panj.server.store.rows import PersonRow, SeatKind, SeatRow, Status, TableSettings
from panj.server.store.upgrade import upgrade
from panj.server.wire.requests import MoveRequest, ProposalRequest

T = TypeVar("T")
TABLE = "a" * 32
ADA = Caller(PersonRow("Ada", "Ada", None, None, 1.0))

pytestmark = pytest.mark.usefixtures("high_card")


def beside_a_bot(
    folder: Path, work: Callable[[Services], Awaitable[T]], *, rules_version: int | None = None
) -> T:
    """A server at which Ada has laid a table for herself and a bot that plays only if told to."""

    async def run() -> T:
        services = Services(Settings(database=f"sqlite:///{folder}/tables.sqlite"), None)
        try:
            await upgrade(services.database)
            await lay(services, rules_version)
            return await work(services)
        finally:
            await services.stop()

    return asyncio.run(run())


async def lay(services: Services, rules_version: int | None) -> None:
    await services.people_store.add(ADA.person)
    table = fresh_table(TABLE, "Ada", REGISTRY.game("high_card").terms(2, {}), TableSettings())
    table.rules_version = rules_version or table.rules_version
    rows = [
        SeatRow(TABLE, 0, SeatKind.PERSON, person="Ada", name="Ada"),
        SeatRow(TABLE, 1, SeatKind.BOT, bot="random", seconds=0.1),
    ]
    await services.store.create(table, rows)


async def move(services: Services, version: int) -> None:
    wish = MoveRequest(index=0, expected_version=version, action_id=f"move-at-{version}")
    await services.referee.move(ADA, TABLE, wish)


async def bot_moves(services: Services, room: Room) -> None:
    assert room.match is not None
    chosen = room.match.moves()[0]
    await services.referee.move_for(room, 1, chosen, room.version, f"bot-at-{room.version}")


class BusyLock(asyncio.Lock):
    """A lock that somebody else gets first."""

    def __init__(self, first: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self.first: Callable[[], Awaitable[None]] | None = first

    async def acquire(self) -> Any:
        if (first := self.first) is not None:
            self.first = None
            await first()
        return await super().acquire()


def test_a_move_that_came_after_the_wish_to_take_back_stays(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        await services.start_match(ADA, TABLE)
        await move(services, 0)
        room = await services.rooms.room(TABLE)
        room.lock = BusyLock(lambda: bot_moves(services, room))
        with pytest.raises(Refused) as refused:
            await services.consent.propose(ADA, TABLE, ProposalRequest(kind="undo"))
        assert refused.value.message.key == "core.refusal.stale"
        assert refused.value.message.operands == [1, 2]
        assert [event.kind for event in await services.store.events(TABLE, 0)] == ["move"] * 2

    beside_a_bot(tmp_path, work)


def test_who_is_replaced_while_the_move_waits_moves_no_more(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        await services.start_match(ADA, TABLE)
        room = await services.rooms.room(TABLE)

        async def take_over() -> None:
            assert await services.stand_ins.begin(room, 0, "random", 1.0)

        room.lock = BusyLock(take_over)
        with pytest.raises(Refused) as refused:
            await move(services, 0)
        assert refused.value.message.key == "server.refusal.taken_over"
        assert await services.store.events(TABLE, 0) == []

    beside_a_bot(tmp_path, work)


def test_who_leaves_while_a_table_is_given_up_leaves_it_told(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        await services.start_match(ADA, TABLE)
        written, may_go_on = asyncio.Event(), asyncio.Event()
        end = services.store.end

        async def slow(*wanted: Any) -> bool:
            done = await end(*wanted)
            written.set()
            await may_go_on.wait()
            return done

        services.store.end = slow  # type: ignore[method-assign]
        told: list[str] = []
        services.hub.publish = lambda table, *_: told.append(table)  # type: ignore[method-assign]
        asked = asyncio.create_task(services.abandon(ADA, TABLE))
        await written.wait()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        may_go_on.set()
        await services.ledger.finish()
        assert told == [TABLE]

    beside_a_bot(tmp_path, work)


def test_a_table_that_was_laid_by_other_rules_does_not_start(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        with pytest.raises(Refused) as refused:
            await services.start_match(ADA, TABLE)
        assert refused.value.message.key == "core.refusal.rules_version"
        row = await services.store.table(TABLE)
        assert row is not None
        assert (row.status, row.asked_at) == (Status.OPEN, None)

    beside_a_bot(tmp_path, work, rules_version=99)
