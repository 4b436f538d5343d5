"""Rooms without a server, for what is told about them."""

from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.server.lobby import fresh_table
from panj.server.rooms import Room
from panj.server.store.rows import SeatKind, SeatRow, Status, TableSettings

SEATS = 2


def make_room(slug: str, seed: int, settings: TableSettings | None = None) -> Room:
    """A running table of two people, or of as many as the game has."""
    game = REGISTRY.game(slug)
    seats = SEATS if SEATS in game.seat_counts else min(game.seat_counts)
    terms = game.terms(seats, {})
    table = fresh_table("0" * 32, "host", terms, settings or TableSettings())
    table.key = Dice(seed).key()
    table.status = Status.RUNNING
    table.asked_at = 0.0
    rows = [
        SeatRow(table.id, seat, SeatKind.PERSON, person=f"id {seat}", name=f"P{seat}")
        for seat in range(seats)
    ]
    room = Room(table, rows)
    room.begin()
    return room
