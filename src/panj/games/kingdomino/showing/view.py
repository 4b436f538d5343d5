"""KD-7 What everybody may see: all but the order of what is hidden."""

from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import CELL, DIRECTIONS, REACH, WIDTH, beside
from panj.games.kingdomino.rules.scoring import Tally, territories
from panj.games.kingdomino.state import KingdominoState, Line, Player
from panj.games.kingdomino.tables import CROWN, DOMINOES, LEFT, RIGHT, TERRAIN_MASK, TERRAINS


def view(s: KingdominoState, seat: int) -> dict[str, object]:
    """KD-7.1 to KD-7.3 Kingdomino has no private information: every seat sees the same."""
    seen: dict[str, object] = {
        "round": s.round,
        "rounds": s.layout.lines,
        "game": s.game,
        "grid": s.layout.grid,
        "options": dict(s.terms.options),
        "pile": len(s.pile),
        "unseen": unseen(s),
        "kings_in_hand": [s.hand.count(player) for player in range(s.seats)],
        "current": line_view(s.current),
        "position": s.position,
        "next": line_view(s.next),
        "left_over": list(s.removed),
        "players": [player_view(player) for player in s.players],
    }
    if s.terms.is_on("show_top_number") and s.pile:
        seen["top_number"] = s.pile[-1]
    return seen


def unseen(s: KingdominoState) -> list[int]:
    """KD-7.4 The dominoes that nobody has seen in this game, in ascending order."""
    return sorted([*s.pile, *s.set_aside])


def line_view(line: Line) -> list[object]:
    """Each domino of a line with its king's owner, or null."""
    return [
        {"domino": domino, "owner": None if owner < 0 else owner}
        for domino, owner in zip(line.dominoes, line.owners, strict=True)
    ]


def player_view(player: Player) -> dict[str, object]:
    """A kingdom with its squares, extent and territories, and what its owner discarded."""
    kingdom = player.kingdom
    return {
        "squares": squares_view(kingdom),
        "west": kingdom.west - REACH,
        "east": kingdom.east - REACH,
        "north": kingdom.north - REACH,
        "south": kingdom.south - REACH,
        "centred": kingdom.is_centred(),
        "fillable": not player.discarded,  # KD-6.4 every square needs all dominoes
        "placed": list(player.placed),
        "laid": [
            laid_view(domino, spot)
            for domino, spot in zip(player.placed, player.spots, strict=True)
        ],
        "discarded": list(player.discarded),
        "territories": territories_view(kingdom),
        "games": [tally_view(tally) for tally in player.tallies],
    }


def laid_view(domino: int, spot: int) -> dict[str, object]:
    """KD-7.1 A domino and the cells of its left and its right half."""
    cell = spot // DIRECTIONS
    halves = (cell, int(beside(cell, spot % DIRECTIONS)))
    return {"domino": domino, "cells": [CELL.text(each) for each in halves]}


def squares_view(kingdom: Kingdom) -> list[object]:
    """Every laid square: x, y, terrain, crowns."""
    found: list[object] = []
    for y in range(kingdom.north, kingdom.south + 1):
        for x in range(kingdom.west, kingdom.east + 1):
            square = int(kingdom.squares[y * WIDTH + x])
            if square:
                terrain = TERRAINS[square & TERRAIN_MASK]
                place: list[object] = [x - REACH, y - REACH, terrain, square // CROWN]
                found.append(place)
    return found


def territories_view(kingdom: Kingdom) -> list[object]:
    """KD-7.1 The territories with their points so far."""
    return [
        {
            "terrain": TERRAINS[territory.terrain],
            "squares": len(territory.cells),
            "crowns": territory.crowns,
            "points": territory.points,
            "cells": [CELL.text(cell) for cell in territory.cells],
        }
        for territory in territories(kingdom)
    ]


def tally_view(tally: Tally) -> dict[str, object]:
    """The result of a finished game of a Dynasty."""
    return {
        "total": tally.total,
        "middle_kingdom": tally.middle,
        "harmony": tally.harmony,
        "largest": tally.largest,
        "crowns": tally.crowns,
    }


def faces() -> dict[str, object]:
    """KD-1.1 Both halves of every domino: terrain and crowns."""
    return {
        str(domino): [face(LEFT[domino]), face(RIGHT[domino])] for domino in range(1, DOMINOES + 1)
    }


def face(square: int) -> list[object]:
    """A square, or a half of a domino, as its terrain and its crowns."""
    return [TERRAINS[square & TERRAIN_MASK], square // CROWN]
