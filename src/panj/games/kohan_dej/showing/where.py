"""Which district a move is about, said by its name and its owner: a place in a city is a number."""

from typing import Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.moves import Do, place_of, seat_of
from panj.games.kohan_dej.state import KohanState

OWN: Final = {
    Do.SACRIFICE: "sacrifice",
    Do.HAND_OVER: "hand_over",
    Do.BEAUTIFY: "beautify",
}
OF_OTHERS: Final = {
    Do.DESTROY: "destroy",
    Do.EXCHANGE: "exchange",
    Do.SEIZE: "seize",
}


def where(s: State, move: Move) -> Message | None:
    """KO-4.4 A move at a standing district in words; other moves need none."""
    kind = int(move.kind)
    if kind not in OWN and kind not in OF_OTHERS:
        return None
    assert isinstance(s, KohanState)
    owner = seat_of(move.a)
    card = s.players[owner].city[place_of(move.a)] & KIND
    if kind in OWN:
        return Message(f"kohan_dej.where.{OWN[kind]}", [card])
    return Message(f"kohan_dej.where.{OF_OTHERS[kind]}", [card, owner])
