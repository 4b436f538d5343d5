"""The steward: lets bots take their turns and watches the clocks, in the background."""

import asyncio
import contextlib
import logging
import random
import secrets
from typing import Final

from panj.bots.guarded import SUBSTITUTE
from panj.bots.random import RandomBot
from panj.core.dice import Dice
from panj.core.messages import Message, Refused
from panj.server.metrics import BOT_FAILURES
from panj.server.referee import Referee
from panj.server.rooms import Room, Rooms, now
from panj.server.store.rows import SeatKind, Status
from panj.server.store.tables import Due, TableStore
from panj.server.thinkers import Thinkers
from panj.server.watch import bot_due, due

log = logging.getLogger("panj.steward")

SWEEP_SECONDS: Final = 1.0
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
        place = f"{room.table.id} {seat}"
        for name, budget in ((bot, seconds), (SUBSTITUTE, SUBSTITUTE_SECONDS)):
            thought = await self.thinkers.think(room.game, guess, name, budget, dice.word(), place)
            if thought.move in legal:
                return thought.move
            BOT_FAILURES.labels(name).inc()
            log.warning("bot replaced", extra={"bot": name, "failure": thought.failure})
            self.referee.announce(room.table.id, Message("server.log.bot_failed", [seat]))
        return room.game.moves.text(RandomBot().choose(room.game, guess, 0.0, dice))

    async def _sweep(self) -> None:
        """Take up what nobody watches: turns of bots after a restart, and clocks that ran out."""
        first = True
        while True:
            try:
                found = await (self.store.bots_asked() if first else self.store.due(now()))
                first = False
                for each in found:
                    await self._look(each)
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP_SECONDS * (0.75 + random.random() / 2))

    async def _look(self, found: Due) -> None:
        """Look at one table; one that cannot be opened must not keep the others waiting."""
        try:
            await self._attend(found)
        except Refused as refusal:
            log.warning("a table cannot be opened", extra={"key": refusal.message.key})
            await self.store.claim(found, None)

    async def _attend(self, found: Due) -> None:
        """Let a bot think, or take over for somebody whose time has run out.

        Of several processes only the one whose claim succeeds does so; if it dies over it, the
        table is due again.
        """
        room = await self.rooms.room(found.table)
        at = now()
        decider = room.decider() if room.table.status == Status.RUNNING else None
        if decider is not None and room.seats[decider].kind == SeatKind.BOT:
            if await self.store.claim(found, bot_due(room.seats[decider], at)):
                self.consider(found.table)
            return
        until = due(room.table.settings.pace, room.seats, decider, room.table.deadline, at)
        if decider is None or until is None or until > at:
            await self.store.claim(found, until)
        else:
            await self.referee.take_over(found.table, decider, SUBSTITUTE, SUBSTITUTE_SECONDS)
