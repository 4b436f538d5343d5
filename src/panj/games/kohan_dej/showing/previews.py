"""Which district a move points at, for players who hover over it."""

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.kohan_dej.card_numbers import KIND, cost_of
from panj.games.kohan_dej.moves import place_of
from panj.games.kohan_dej.state import KohanState


def own_preview(s: KohanState, seat: int, move: Move) -> list[Message]:
    """KO-3.25 A district of the own city, and its cost."""
    district = s.players[seat].city[place_of(move.a)]
    return [Message("kohan_dej.preview.own", [district & KIND, cost_of(district)])]


def target_preview(owner: int, district: int, cost: i64) -> list[Message]:
    """KO-4.4 A district of any city, whose it is, and the price."""
    return [Message("kohan_dej.preview.target", [district & KIND, owner, cost])]
