"""What somebody has played of a game before, as a report tells it: from results that are kept."""

from panj.server.rooms import Room
from panj.server.store.rows import Status
from panj.server.store.tables import Played, TableStore
from panj.server.wire.report import RecordAnswer

WON = 1
NOTHING = RecordAnswer(games=0, wins=0, best=False)


async def record_of(store: TableStore, room: Room, person: str) -> RecordAnswer:
    """How this match, which is over, stands among those that its reader has played of the game;
    nothing for who did not play it for one seat, and nothing of practice."""
    mine = room.seats_of(person)
    if room.table.status != Status.OVER or len(mine) != 1 or room.branch is not None:
        return NOTHING
    played = await store.played(person, room.table.game)
    now = next((each for each in played if each.table == room.table.id), None)
    return NOTHING if now is None else record(now, played)


def record(now: Played, played: list[Played]) -> RecordAnswer:
    """How one match stands among all: points are compared at tables of the same size only."""
    alike = [each.points for each in played if each.seats == now.seats and each.table != now.table]
    return RecordAnswer(
        games=len(played),
        wins=sum(each.place == WON for each in played),
        best=bool(alike) and now.points > max(alike),
    )
