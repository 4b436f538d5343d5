"""MI-1.1 Every piece of the game, wherever it lies."""

from typing import Final

from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import CULTURES, LOCATION_FACES, Face

CULTURE_TILE: Final = 1000
"""Where the numbers of culture tiles begin among the pieces; other tiles are faces."""


def pieces(s: MinervaState) -> list[int]:
    """MI-1.1 All locations, temples, round tiles, residences and culture tiles, sorted."""
    found = [*s.deck, *s.row, *s.temples, *s.removed]
    found += [face for face in s.pairs if face != Face.EMPTY]
    for face in range(LOCATION_FACES):
        found += [face] * int(s.display[face])
    for player in s.players:
        found += [Face.RESIDENCE] * player.residences
        found += [without_assistant(player.city.at(cell)) for cell in player.city.tiles()]
        found += [CULTURE_TILE + tile for tile in player.culture]
    for category in range(CULTURES):
        for place in range(s.taken[category], s.tiles.culture_height[s.seats]):
            found.append(CULTURE_TILE + s.tiles.culture_at(s.seats, category, place))
    return sorted(found)


def without_assistant(face: int) -> int:
    """A residence is the same piece with an assistant on it."""
    return Face.RESIDENCE if face == Face.STAFFED else face
