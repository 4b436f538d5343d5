"""What a state shows is kept for who looks now, and for nobody longer."""

import gc

import pytest

from panj.core.messages import SPECTATOR
from panj.server.answers import table_answer
from panj.server.rooms import Room
from panj.server.shown import ShownState
from panj.server.store.rows import EventKind, EventRow, TableSettings
from server.rooms import make_room

DELAY = 5


def play(room: Room) -> None:
    """The first legal move, as another process made it."""
    assert room.match is not None
    text = room.game.moves.text(room.match.moves()[0])
    version = room.version + 1
    room.apply(EventRow(room.table.id, version, EventKind.MOVE, 0, text, f"action {version}", 0.0))


def look(room: Room) -> None:
    """Everybody looks at the table."""
    for seat in range(SPECTATOR, room.table.seats):
        table_answer(room, "", seat, set())


def kept(room: Room) -> list[ShownState]:
    """What is kept of all states of a match beside the states themselves."""
    match = room.match
    assert match is not None
    states = {id(match.first), *(id(played.after) for played in match.played)}
    # Not `isinstance`: it asks weak references of other tests about things that are gone.
    found = [each for each in gc.get_objects() if type(each) is ShownState]
    return [each for each in found if id(each.state) in states]


@pytest.mark.parametrize("delay", [0, DELAY])
def test_only_what_is_looked_at_now_is_kept(delay: int) -> None:
    room = make_room("trajan", 1, TableSettings(spectator_delay=delay))
    for _ in range(3 * DELAY):
        look(room)
        play(room)
    look(room)
    assert room.match is not None
    now = room.match.state
    full = [each for each in kept(room) if each.state is now]
    past = [each for each in kept(room) if each.state is not now]
    assert [sorted(each.views) for each in full] == [[*range(SPECTATOR + (delay > 0), 2)]]
    assert [sorted(each.views) for each in past] == ([[SPECTATOR]] if delay else [])
    assert [each.asked for each in past] == [None] * len(past)


def test_spectators_who_are_behind_look_at_one_and_the_same() -> None:
    room = make_room("kingdomino", 1, TableSettings(spectator_delay=2))
    for _ in range(4):
        play(room)
    views = [table_answer(room, "", SPECTATOR, set()).view for _ in range(2)]
    assert views[0] is views[1]
    assert views[0] == room.game.view(room.states[-3], SPECTATOR)
