"""Who looks at tables at which only bots play. They play for somebody, or they wait: what nobody
sees keeps no worker busy."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from panj.server.hub import Hub
from panj.server.rooms import Room

LOOK_SECONDS: Final = 30.0
"""How long somebody counts as present who has looked once, without a lasting connection."""

MOST_KNOWN: Final = 5000


def only_bots_at(room: Room) -> bool:
    """Whether nobody at a table is a person, not even one for whom a bot stands in."""
    return all(seat.person is None for seat in room.seats)


class Audience:
    """Whom this process knows to look on."""

    def __init__(self, hub: Hub, clock: Callable[[], float] = time.monotonic) -> None:
        self.hub = hub
        self.clock = clock
        self._looked: OrderedDict[str, float] = OrderedDict()

    def looked(self, table: str) -> None:
        """Somebody looks at a table now."""
        self._looked[table] = self.clock()
        self._looked.move_to_end(table)
        while len(self._looked) > MOST_KNOWN:
            self._looked.popitem(last=False)

    def is_there(self, table: str) -> bool:
        """Whether somebody looks on."""
        return self.hub.is_watched(table) or (
            self.clock() - self._looked.get(table, -LOOK_SECONDS) < LOOK_SECONDS
        )
