"""Tables as several processes know them: nobody looks at the database for what was known, and
nobody acts on what others have changed. Each process stands for one: its own rooms, one file."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

import pytest

from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.server.consent import Consent
from panj.server.hub import Hub
from panj.server.ledger import Ledger
from panj.server.lobby import fresh_table
from panj.server.matches import Matches
from panj.server.people import Caller
from panj.server.referee import Referee
from panj.server.rooms import Room, Rooms
from panj.server.settings import Settings
from panj.server.stand_ins import StandIns
from panj.server.store.database import Database
from panj.server.store.people import PeopleStore
from panj.server.store.progress import Progress
from panj.server.store.rows import EventRow, PersonRow, SeatKind, SeatRow, TableSettings
from panj.server.store.tables import TableStore
from panj.server.store.upgrade import upgrade
from panj.server.wire.answers import Done
from panj.server.wire.requests import MoveRequest, ProposalKind, ProposalRequest
from support.example import HighCardState, PlayCard

T = TypeVar("T")
TABLE = "a" * 32
NAMES = ("Ada", "Ben")


class CountedStore(TableStore):
    """Counts the looks at the database."""

    looks = 0
    before_start: Callable[[], bool] | None = None
    """Called before a start is written; the start is lost to somebody faster if it is False."""

    is_full = False
    """Whether the disk is full."""
    before_end: Callable[[], Awaitable[None]] | None = None

    async def begin(self, table: str, progress: Progress, *quotas: Any) -> bool:
        if self.before_start is not None and not self.before_start():
            return False
        return await super().begin(table, progress, *quotas)

    async def append(self, event: EventRow, progress: Progress, since: float) -> bool:
        if self.is_full:
            raise OSError("no space left on the device")
        return await super().append(event, progress, since)

    async def end(self, table: str, progress: Progress, since: float) -> bool:
        if self.before_end is not None:
            await self.before_end()
        return await super().end(table, progress, since)

    async def stamp(self, table: str) -> tuple[int, float, str] | None:
        self.looks += 1
        return await super().stamp(table)


class Process:
    """What one server process has."""

    def __init__(self, database: Database) -> None:
        self.store = CountedStore(database)
        self.rooms = Rooms(self.store)
        self.ledger = Ledger(self.rooms, self.store, Hub(None))
        self.referee = Referee(self.ledger)
        self.matches = Matches(self.ledger, Settings())
        self.stand_ins = StandIns(self.ledger)
        self.consent = Consent(self.ledger, self.referee, self.matches)

    async def start(self) -> None:
        """The host starts the match."""
        await self.matches.start("Ada", TABLE)

    async def move(self, name: str, version: int, action: str = "") -> Done:
        """A move of whoever has this name."""
        wish = MoveRequest(
            index=0, expected_version=version, action_id=action or f"{name}-move-{version}"
        )
        return await self.referee.move(Caller(person(name)), TABLE, wish)

    async def propose(self, name: str, kind: ProposalKind, version: int | None = None) -> None:
        """A proposal of whoever has this name."""
        wish = ProposalRequest(kind=kind, expected_version=version)
        await self.consent.propose(Caller(person(name)), TABLE, wish)

    async def answer(self, name: str, agree: bool) -> None:
        """What whoever has this name says to a proposal."""
        await self.consent.answer(Caller(person(name)), TABLE, agree)


def person(name: str) -> PersonRow:
    return PersonRow(name, name, None, None, 1.0)


def at_a_table(
    folder: Path, play: Callable[[Process, Process], Awaitable[T]], *, is_started: bool = True
) -> T:
    """Two processes, and a table of two people on their database, at which the match runs."""

    async def run() -> T:
        database = Database(f"sqlite:///{folder}/tables.sqlite")
        try:
            await upgrade(database)
            here, there = Process(database), Process(database)
            await lay(here, database)
            if is_started:
                await here.start()
            return await play(here, there)
        finally:
            await database.close()

    return asyncio.run(run())


async def lay(process: Process, database: Database) -> None:
    for name in NAMES:
        await PeopleStore(database).add(person(name))
    terms = REGISTRY.game("high_card").terms(2, {})
    rows = [
        SeatRow(TABLE, seat, SeatKind.PERSON, person=name, name=name)
        for seat, name in enumerate(NAMES)
    ]
    await process.store.create(fresh_table(TABLE, "Ada", terms, TableSettings()), rows)


pytestmark = pytest.mark.usefixtures("high_card")


def test_a_move_needs_no_look_at_what_this_process_wrote_itself(tmp_path: Path) -> None:
    async def play(here: Process, _: Process) -> None:
        here.store.looks = 0
        assert (await here.move("Ada", 0)).version == 1
        assert (await here.move("Ben", 1)).version == 2
        assert here.store.looks == 0

    at_a_table(tmp_path, play)


def test_what_another_process_did_is_seen_before_anything_is_refused(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        await here.rooms.room(TABLE)
        assert (await there.move("Ada", 0)).version == 1
        assert (await here.move("Ben", 1)).version == 2
        with pytest.raises(Refused) as refused:
            await there.move("Ben", 1, "another-action")
        assert refused.value.message.operands == [1, 2]

    at_a_table(tmp_path, play)


def test_an_action_that_another_process_carried_out_is_not_done_again(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        await here.rooms.room(TABLE)
        first = await there.move("Ada", 0, "the-same-action")
        assert await here.move("Ada", 0, "the-same-action") == first
        assert len(await here.store.events(TABLE, 0)) == 1

    at_a_table(tmp_path, play)


def test_who_was_replaced_in_another_process_moves_no_more(tmp_path: Path) -> None:
    """The version is the same as before: only the stamp tells that the seat is another's."""

    async def play(here: Process, there: Process) -> None:
        await here.rooms.room(TABLE)
        room = await there.rooms.room(TABLE)
        assert await there.stand_ins.begin(room, 0, "random", 1.0)
        with pytest.raises(Refused) as refused:
            await here.move("Ada", 0)
        assert refused.value.message.key == "server.refusal.taken_over"
        assert await here.store.events(TABLE, 0) == []

    at_a_table(tmp_path, play)


def test_who_has_moved_in_another_process_is_not_replaced(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        late = await here.rooms.room(TABLE)
        await there.move("Ada", 0)
        before = (await there.rooms.room(TABLE)).table
        assert not await here.stand_ins.begin(late, 0, "random", 1.0)
        after = await here.rooms.room(TABLE)
        assert [seat.kind for seat in after.seats] == [SeatKind.PERSON, SeatKind.PERSON]
        assert after.table == before

    at_a_table(tmp_path, play)


def test_who_comes_too_late_to_a_seat_changes_nothing(tmp_path: Path) -> None:
    async def play(here: Process, _: Process) -> None:
        before = (await here.rooms.room(TABLE)).stamp
        late = SeatRow(TABLE, 0, SeatKind.PERSON, person="Ben", name="Ben")
        assert not await here.store.take_seat(late, SeatKind.OPEN)
        assert (await here.rooms.room(TABLE)).stamp == before

    at_a_table(tmp_path, play, is_started=False)


def test_a_move_that_could_not_be_written_was_not_made(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        room = await here.rooms.room(TABLE)
        before = room.stamp
        here.store.is_full = True
        with pytest.raises(OSError, match="no space"):
            await here.move("Ada", 0, "the-same-action")
        assert room.stamp == before
        assert room.actions == {}
        assert room.match is not None
        assert room.match.played == []
        here.store.is_full = False
        assert (await here.move("Ada", 0, "the-same-action")).version == 1
        assert len(await there.store.events(TABLE, 0)) == 1

    at_a_table(tmp_path, play)


def test_what_was_withdrawn_meanwhile_is_not_carried_out(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        await here.move("Ada", 0)
        await here.propose("Ada", "undo", 1)
        room = await here.rooms.room(TABLE)
        async with room.lock:  # somebody else is at it when Ben agrees
            agreeing = asyncio.create_task(here.answer("Ben", True))
            while not room.lock._waiters:
                await asyncio.sleep(0)
            await there.answer("Ada", False)
            await here.rooms.refresh(room)
        with pytest.raises(Refused) as refused:
            await agreeing
        assert refused.value.message.key == "server.refusal.no_proposal"
        assert len(await here.store.events(TABLE, 0)) == 1

    at_a_table(tmp_path, play)


def test_a_match_that_is_given_up_while_somebody_moves_ends_after_the_move(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        room = await here.rooms.room(TABLE)
        room.seats[1].kind = SeatKind.BOT  # as Ada's process knows it, she is alone

        async def move() -> None:
            here.store.before_end = None
            await there.move("Ada", 0)
            for seat in (await here.rooms.room(TABLE)).seats[1:]:
                seat.kind = SeatKind.BOT

        here.store.before_end = move
        await here.matches.abandon(TABLE, "Ada")
        ended = (await there.rooms.room(TABLE)).table
        assert ended.status == "abandoned"
        assert ended.result is not None
        assert ended.result["version"] == ended.version == 1

    at_a_table(tmp_path, play)


def test_a_proposal_of_another_process_does_not_keep_anybody_from_moving(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        await here.rooms.room(TABLE)
        await there.propose("Ben", "resign", 0)
        assert (await here.move("Ada", 0)).version == 1
        room = await there.rooms.room(TABLE)
        assert room.table.proposal is None

    at_a_table(tmp_path, play)


def test_a_match_that_was_started_is_not_dealt_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(here: Process, there: Process) -> None:
        for each in (here, there):
            monkeypatch.setattr(await each.rooms.room(TABLE), "deal", None)
            with pytest.raises(Refused) as refused:
                await each.start()
            assert refused.value.message.key == "server.refusal.not_open"

    at_a_table(tmp_path, play)


def test_what_the_proposer_has_not_seen_is_not_taken_back(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        await here.move("Ada", 0)
        await there.move("Ben", 1)
        with pytest.raises(Refused) as refused:
            await here.propose("Ada", "undo", 1)
        assert refused.value.message.key == "core.refusal.stale"
        assert refused.value.message.operands == [1, 2]
        await here.propose("Ada", "undo", 2)
        await there.answer("Ben", True)
        assert [event.kind for event in await here.store.events(TABLE, 0)][-1] == "undo"

    at_a_table(tmp_path, play)


def test_whoever_changes_a_table_wakes_it_once_with_its_stamp(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        room = await here.rooms.room(TABLE)
        woken: list[Any] = []
        considered: list[tuple[int, float, str]] = []
        here.ledger.hub.publish = lambda *each: woken.append(each)  # type: ignore[method-assign]
        here.ledger.on_change.append(lambda changed: considered.append(changed.stamp))
        wakes: list[Callable[[], Awaitable[object]]] = [
            lambda: here.move("Ada", 0),
            lambda: here.propose("Ada", "undo"),
            lambda: here.answer("Ben", True),
            lambda: here.propose("Ada", "resign"),
            lambda: here.answer("Ben", True),
        ]
        for number, change in enumerate(wakes, 1):
            await change()
            assert woken[number - 1 :] == [(TABLE, room.stamp)]
            assert considered[number - 1 :] == [room.stamp]
            assert room.stamp == await there.store.stamp(TABLE)

    at_a_table(tmp_path, play)


@pytest.mark.parametrize("is_started", [True, False])
def test_a_table_that_was_given_up_is_as_the_room_knows_it(
    tmp_path: Path, is_started: bool
) -> None:
    async def play(here: Process, _: Process) -> None:
        room = await here.rooms.room(TABLE)
        room.seats[1].kind = SeatKind.BOT  # as Ada's process knows it, she is alone
        asked_at = room.table.asked_at
        await here.matches.abandon(TABLE, "Ada")
        assert room.table == await here.store.table(TABLE)
        assert (room.table.status, room.table.asked_at) == ("abandoned", asked_at)
        assert (asked_at is not None) == is_started == (room.table.result is not None)

    at_a_table(tmp_path, play, is_started=is_started)


def test_consent_to_what_was_overtaken_does_nothing(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        await there.propose("Ben", "resign", 0)
        await here.rooms.room(TABLE)
        await there.move("Ada", 0)
        with pytest.raises(Refused) as refused:
            await here.answer("Ada", True)
        assert refused.value.message.key == "server.refusal.no_proposal"
        assert (await here.rooms.room(TABLE)).table.status == "running"

    at_a_table(tmp_path, play)


def test_who_was_told_the_stamp_of_a_change_looks_only_if_it_is_unknown(tmp_path: Path) -> None:
    async def play(here: Process, there: Process) -> None:
        room = await here.rooms.room(TABLE)
        await there.move("Ada", 0)
        told = (await there.rooms.known(TABLE)).stamp
        here.store.looks = 0
        looked = await asyncio.gather(*(here.rooms.room(TABLE, [told]) for _ in range(4)))
        assert [each.version for each in looked] == [1] * 4
        assert here.store.looks == 1
        await here.rooms.room(TABLE, [told])
        assert here.store.looks == 1
        await here.rooms.room(TABLE, [told, None])
        await here.rooms.room(TABLE)
        assert here.store.looks == 3
        assert room.stamp == told

    at_a_table(tmp_path, play)


def test_a_move_that_was_made_here_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    listed: list[int] = []
    honest, lister = PlayCard.choose, PlayCard.moves

    def choose(self: PlayCard, s: HighCardState, move: object) -> None:
        played.append(self.who)
        honest(self, s, move)

    def moves(self: PlayCard, s: HighCardState) -> list[object]:
        listed.append(self.who)
        return list(lister(self, s))

    async def play(here: Process, there: Process) -> Room:
        monkeypatch.setattr(PlayCard, "choose", choose)
        monkeypatch.setattr(PlayCard, "moves", moves)
        room = await here.rooms.known(TABLE)
        for version in range(4):
            assert room.match is not None
            shown = room.shown(0)
            assert shown is not None
            assert shown.question(version % 2, room.match.moves()) is not None
            await here.move(NAMES[version % 2], version)
        assert (played, listed) == ([0, 1, 0, 1], [0, 1, 0, 1])
        return await there.rooms.room(TABLE)

    other = at_a_table(tmp_path, play)
    assert other.version == 4
    assert played == [0, 1, 0, 1] * 2  # another process has the events only


def test_a_match_that_is_started_here_is_dealt_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from high_card.rules.rounds import Deal
    from high_card.state import HighCardState

    dealt: list[int] = []
    honest = Deal.run

    def run(self: Deal, s: HighCardState) -> None:
        dealt.append(s.seats)
        honest(self, s)

    async def play(here: Process, there: Process) -> None:
        monkeypatch.setattr(Deal, "run", run)
        await here.start()
        assert len(dealt) == 1
        ours, theirs = await here.rooms.room(TABLE), await there.rooms.room(TABLE)
        assert len(dealt) == 2  # another process has the key only
        assert [ours.deeds, ours.stamp] == [theirs.deeds, theirs.stamp]
        assert ours.match is not None
        assert theirs.match is not None
        assert ours.game.dump(ours.match.state) == ours.game.dump(theirs.match.state)

    at_a_table(tmp_path, play, is_started=False)


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_match_is_known_only_once_its_start_is_written(tmp_path: Path, is_kept: bool) -> None:
    async def play(here: Process, _: Process) -> None:
        room = await here.rooms.room(TABLE)
        unknown: list[bool] = []

        def write() -> bool:
            unknown.append(room.match is None and room.shown(0) is None)
            return is_kept

        here.store.before_start = write
        with nullcontext() if is_kept else pytest.raises(Refused):
            await here.start()
        assert unknown == [True]
        assert (room.match is not None) == is_kept

    at_a_table(tmp_path, play, is_started=False)
