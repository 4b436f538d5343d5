"""KD-1.1 Every piece of the game, wherever it lies."""

from panj.games.kingdomino.state import KingdominoState


def pieces(s: KingdominoState) -> list[int]:
    """KD-1.1 All dominoes, wherever they lie, sorted."""
    found = [*s.pile, *s.set_aside, *s.removed, *s.next.dominoes]
    for player in s.players:
        found += player.placed
        found += player.discarded
    found += [domino for domino in s.current.dominoes if domino not in found]
    return sorted(found)
