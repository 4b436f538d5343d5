"""The steward: lets bots take their turns and watches the clocks, in the background."""

import asyncio
import contextlib
import logging
import random
import secrets
from typing import Final

from panj.bots.random import RandomBot
from panj.core.dice import Dice
from panj.core.messages import Message, Refused
from panj.server.referee import Referee
from panj.server.rooms import Room, Rooms, now
from panj.server.store.rows import SeatKind, Status
from panj.server.store.tables import TableStore
from panj.server.thinkers import Thinkers

log = logging.getLogger("panj.steward")

SWEEP_SECONDS: Final = 1.0
STUCK_SECONDS: Final = 8.0
"""A bot's turn that nobody has taken for so long past its budget is taken by whoever sees it."""

SUBSTITUTE: Final = "greedy"
SUBSTITUTE_SECONDS: Final = 1.0


class Steward:
    """Plays the seats of bots. Two processes may think about the same turn; one will commit."""

    def __init__(
        self, rooms: Rooms, store: TableStore, referee: Referee, thinkers: Thinkers
    ) -> None:
        self.rooms = rooms
        self.store = store
        self.referee = referee
        self.thinkers = thinkers
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._thinking.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, table: str) -> None:
        """Something changed at a table: if a bot is asked there, let it think."""
        running = self._thinking.get(table)
        if running is None or running.done():
            self._thinking[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        """Play a table's bots until a person is asked."""
        try:
            while await self._one_turn(table):
                pass
        except Refused as refusal:
            log.info("a bot's turn was refused", extra={"key": refusal.message.key})
        except Exception:
            log.exception("a bot's turn failed")
        finally:
            self._thinking.pop(table, None)

    async def _one_turn(self, table: str) -> bool:
        """One decision of a bot; False if nobody but a person is asked."""
        room = await self.rooms.room(table)
        decider = room.decider()
        if room.table.status != Status.RUNNING or decider is None:
            return False
        seat = room.seats[decider]
        if seat.kind != SeatKind.BOT:
            return False
        version = room.version
        move = await self._think(room, decider, seat.bot or SUBSTITUTE, seat.seconds or 1.0)
        with contextlib.suppress(Refused):  # another process was faster; look again
            await self.referee.move_text(table, decider, move, version, secrets.token_hex(16))
        return True

    async def _think(self, room: Room, seat: int, bot: str, seconds: float) -> str:
        """The bot's move; a bot that hangs, fails or cheats is replaced and the table told."""
        assert room.match is not None
        dice = Dice(secrets.randbits(96))
        truth = room.match.state
        d = truth.decision()
        assert d is not None
        guess = room.game.guess(truth, seat, dice)
        legal = {room.game.moves.text(move) for move in d.moves(truth)}
        for name, budget in ((bot, seconds), (SUBSTITUTE, SUBSTITUTE_SECONDS)):
            thought = await self.thinkers.think(room.game, guess, name, budget, dice.word())
            if thought.move in legal:
                return thought.move
            log.warning("bot replaced", extra={"bot": name, "failure": thought.failure})
            self.referee.announce(room.table.id, Message("server.log.bot_failed", [seat]))
        return room.game.moves.text(RandomBot().choose(room.game, guess, 0.0, dice))

    async def _sweep(self) -> None:
        """Take up what nobody watches: turns of bots after a restart, and clocks that ran out."""
        first = True
        while True:
            try:
                await self._look_at_all(first)
                first = False
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP_SECONDS * (0.75 + random.random() / 2))

    async def _look_at_all(self, first: bool) -> None:
        for table in await self.store.running():
            at = now()
            if table.deadline is not None and table.deadline < at:
                await self._time_out(table.id)
            elif table.decider is not None and table.asked_at is not None:
                seat = (await self.rooms.room(table.id)).seats[table.decider]
                waited = at - table.asked_at - (seat.seconds or 0.0)
                if seat.kind == SeatKind.BOT and (first or waited > STUCK_SECONDS):
                    self.consider(table.id)

    async def _time_out(self, table: str) -> None:
        """Somebody's time has run out: a bot takes over if the table chose so."""
        room = await self.rooms.room(table)
        decider = room.decider()
        if decider is None or not room.table.settings.pace.takeover:
            return
        if await self.referee.take_over(table, decider, SUBSTITUTE, SUBSTITUTE_SECONDS):
            self.consider(table)
