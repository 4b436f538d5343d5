"""The steward: when a bot has to think, and who thinks for it if it fails."""

import asyncio
import math
from typing import Any, ClassVar

import pytest

from panj.core.dice import Dice
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.state import State
from panj.server.patience import Patience
from panj.server.rooms import Room, now
from panj.server.seating import bot_asked
from panj.server.steward import LATER_SECONDS, Steward
from panj.server.store.rows import EventKind, EventRow, SeatKind
from panj.server.store.tables import Due
from panj.server.thinkers import Thought
from server.rooms import make_room

NOTHING: Any = None


class Worker:
    """A worker that answers with the last of the legal moves, or as a broken one would."""

    def __init__(
        self, broken: tuple[str, ...] = (), took: float = 0.0, longest: float = 0.0
    ) -> None:
        self.broken = broken
        self.took = took
        self.longest = longest
        self.asked: list[str] = []

    async def think(self, game: Any, guess: State, bot: str, *_: object) -> Thought:
        self.asked.append(bot)
        if bot in self.broken:
            return Thought("", "crashed", self.took, self.longest)
        d = guess.decision()
        assert d is not None
        return Thought(game.moves.text(d.moves(guess)[-1]), "", self.took, self.longest)


class Held:
    """Patience that always draws the middle and does not really wait."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.patience = Patience(0.3, self.sleep, lambda least, most: (least + most) / 2)

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)


class Announcing:
    """A ledger that only announces."""

    rooms = store = NOTHING

    def __init__(self) -> None:
        self.told: list[str] = []

    def announce(self, _table: str, message: Any) -> None:
        self.told.append(message.key)


def room_of_bots(slug: str, bot: str = "medium:builder") -> Room:
    room = make_room(slug, 1)
    for seat in room.seats:
        seat.kind, seat.bot, seat.seconds = SeatKind.BOT, bot, 0.1
    return room


def choice(
    room: Room,
    worker: Worker,
    ledger: Announcing | None = None,
    patience: Patience | None = None,
) -> str:
    """What the steward does for the bot that is asked."""
    made: Any = ledger or Announcing()
    steward = Steward(made, NOTHING, NOTHING, worker, patience or Patience(0.0))  # type: ignore[arg-type]
    seat = bot_asked(room)
    assert seat is not None
    return room.game.moves.text(asyncio.run(steward._choose(room, seat)))


def play_until(room: Room, is_so: Any) -> None:
    """Make random moves until the state is as wanted."""
    match, dice = room.match, Dice(5)
    assert match is not None
    while not is_so(match):
        moves = match.moves()
        text = room.game.moves.text(moves[dice.below(len(moves))])
        version = room.version + 1
        room.apply(EventRow("t", version, EventKind.MOVE, 0, text, f"action-{version}", 0.0))


def has_one_move(match: Any, secret: bool) -> bool:
    d = match.decision()
    assert d is not None
    return secret == d.SECRET and len(match.moves()) == 1


def test_a_bot_with_one_move_need_not_think(high_card: str) -> None:
    room, worker = room_of_bots(high_card), Worker()
    play_until(room, lambda match: has_one_move(match, secret=False))
    assert room.match is not None
    assert choice(room, worker) == room.game.moves.text(room.match.moves()[0])
    assert worker.asked == []


def test_a_secret_with_one_move_takes_as_long_as_a_choice() -> None:
    """It waits for a free worker as any question does, and then for its drawn time."""
    room, worker, held = room_of_bots("kohan_dej"), Worker(took=0.013, longest=1.0), Held()
    play_until(room, lambda match: has_one_move(match, secret=True))
    choice(room, worker, patience=held.patience)
    assert worker.asked == ["medium:builder"]
    assert held.seconds == [pytest.approx(1.0 + 0.3 - 0.013)]


def test_an_answer_that_is_no_secret_is_not_held_back(high_card: str) -> None:
    room, worker, held = room_of_bots(high_card), Worker(longest=1.0), Held()
    choice(room, worker, patience=held.patience)
    assert worker.asked
    assert held.seconds == []


def test_the_failures_of_a_bot_count_as_time_that_its_answer_took() -> None:
    room, held = room_of_bots("kohan_dej"), Held()
    choice(room, Worker(("medium:builder",), took=0.4, longest=1.0), patience=held.patience)
    assert held.seconds == [pytest.approx(1.0 + 0.3 - 0.8)]


@pytest.mark.parametrize(
    ("bot", "broken", "asked"),
    [
        ("medium", ("medium",), ["medium", "greedy"]),
        ("medium", ("medium", "greedy"), ["medium", "greedy", "random"]),
        ("greedy:builder", ("greedy:builder",), ["greedy:builder", "random"]),
        ("random", ("random", "greedy"), ["random", "greedy"]),
    ],
)
def test_a_bot_that_fails_is_replaced_by_another_and_the_table_told(
    high_card: str, bot: str, broken: tuple[str, ...], asked: list[str]
) -> None:
    room, worker, ledger = room_of_bots(high_card, bot), Worker(broken), Announcing()
    assert room.match is not None
    legal = [room.game.moves.text(move) for move in room.match.moves()]
    assert choice(room, worker, ledger) in legal
    assert worker.asked == asked
    assert ledger.told == ["server.log.bot_failed"] * len(broken)


def test_what_was_thought_holds_if_only_something_beside_the_match_changes(high_card: str) -> None:
    room, worker = room_of_bots(high_card), Worker()

    class Rooms:
        async def refresh(self, _room: Room) -> None:
            """The table's row is read again."""

    class Referee:
        submitted: ClassVar[list[tuple[str, int]]] = []

        async def move_for(self, room: Room, seat: int, move: Move, version: int, _: str) -> None:
            self.submitted.append((room.game.moves.text(move), version))
            if len(self.submitted) == 1:
                raise Refused("core.refusal.stale", [version, version])
            play_until(room, lambda match: room.version > version)

    ledger: Any = Announcing()
    ledger.rooms = Rooms()
    steward = Steward(ledger, Referee(), NOTHING, worker, Patience(0.0))  # type: ignore[arg-type]
    seat = bot_asked(room)
    assert seat is not None
    asyncio.run(steward._one_turn(room, seat, -math.inf))
    assert Referee.submitted[0] == Referee.submitted[1]
    assert len(Referee.submitted) == 2
    assert len(worker.asked) == 1


def test_one_broken_table_does_not_keep_the_others_waiting() -> None:
    class Rooms:
        async def room(self, _table: str) -> Room:
            raise AssertionError("an event is missing")

    class Store:
        claimed: ClassVar[list[tuple[str, float | None]]] = []

        async def claim(self, found: Due, until: float | None) -> bool:
            self.claimed.append((found.table, until))
            return True

    ledger: Any = Announcing()
    ledger.rooms, ledger.store = Rooms(), Store()
    steward = Steward(ledger, NOTHING, NOTHING, NOTHING, NOTHING)
    begun = now()
    asyncio.run(steward._look(Due("broken", begun)))
    [(table, until)] = Store.claimed
    assert table == "broken"
    assert until is not None
    assert until >= begun + LATER_SECONDS


def test_nobody_thinks_for_a_person(high_card: str) -> None:
    assert bot_asked(make_room(high_card, 1)) is None


def test_who_has_stopped_lets_nobody_think_any_more() -> None:
    async def run() -> None:
        steward = Steward(Announcing(), NOTHING, NOTHING, Worker(), NOTHING)  # type: ignore[arg-type]
        await steward.stop()
        before = asyncio.all_tasks()
        steward.consider(room_of_bots("kingdomino"))
        assert asyncio.all_tasks() == before

    asyncio.run(run())
