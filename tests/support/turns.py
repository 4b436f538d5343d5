"""What a game tells about its turns, in short."""

from panj.core.game import Game
from panj.core.guide import Chip
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State
from support import asked, moves


def tail(said: Message) -> str:
    """The last word of a message's key."""
    return said.key.rpartition(".")[2]


def chips(game: Game, s: State) -> list[str]:
    """The ledger of the turn: what it holds, and the state of each entry."""
    return [f"{tail(each.said)} {each.state}" for each in ledger(game, s)]


def chip(game: Game, s: State, name: str) -> Chip:
    """The one entry of the ledger with this name."""
    (found,) = [each for each in ledger(game, s) if tail(each.said) == name]
    return found


def ledger(game: Game, s: State) -> list[Chip]:
    return game.guide.ledger(s, moves(s))


def left(game: Game, s: State, text: str) -> list[str]:
    """What a move, in text notation, would leave behind; a star where one move takes it."""
    found = game.guide.leaves(s, move_at(game, s, text), moves(s))
    return [tail(each.said) + ("*" if each.move else "") for each in found]


def changes(game: Game, s: State, text: str) -> list[tuple[str, int]]:
    """What a move, in text notation, changes beyond its words: gain, loss or neither."""
    return [(tail(each.said), each.sign) for each in game.guide.changes(s, move_at(game, s, text))]


def move_at(game: Game, s: State, text: str) -> Move:
    """A legal move by its text."""
    move = game.moves.parse(text)
    assert move in asked(s).moves(s), text
    return move
