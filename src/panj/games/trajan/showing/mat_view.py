"""TR-7.1, TR-7.2 A player's mat as one seat may see it."""

from panj.core.scores import ScoreLine
from panj.games.trajan.player import SOURCES, Player
from panj.games.trajan.rules.actions import repetitions
from panj.games.trajan.rules.demands import is_covered, unmet_demands
from panj.games.trajan.rules.scoring import projection
from panj.games.trajan.rules.senate import votes_of
from panj.games.trajan.showing.tile_view import bonus_view, tile_view
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    ACTIONS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FORUM_NAMES,
    GOOD_NAMES,
    LIFTED,
    PENALTY,
    PROVINCE_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
    TRAYS,
    TYPE_NAMES,
    TYPES,
    Tile,
)


def player_view(s: TrajanState, owner: int, seat: int) -> dict[str, object]:
    """TR-7.1, TR-7.2 A mat; the hand only for its owner, secret markers likewise."""
    player = s.players[owner]
    is_open = s.revealed or owner == seat
    return {
        "score": score(s, player),
        "points": {SOURCES[i]: player.points[i] for i in range(len(SOURCES))},
        "supply": player.supply,
        "workers": player.workers,
        "legionnaires": player.legionnaires,
        "leader": PROVINCE_NAMES[player.leader],
        "trays": [markers_view(player, row) for row in range(TRAYS)] if is_open else None,
        "lifted": markers_view(player, LIFTED) if is_open else None,
        "arranged": player.tray_size(TRAYS - 1) > 0 or s.revealed,
        "slots": [tile_view(int(tile)) for tile in player.slots],
        "arch": None if player.arch == CENTRE else player.arch,
        "plus_two": [ACTIONS[i] for i in range(TRAYS) if player.plus_two >> i & 1],
        "repetitions": {ACTIONS[i]: repetitions(player, i) for i in range(TRAYS)},
        "tiles": {FORUM_NAMES[i]: player.tiles[i] for i in range(len(FORUM_NAMES))},
        "kept": [tile_view(tile) for tile in player.kept],
        "buildings": {TYPE_NAMES[i]: player.type_count(i) for i in range(TYPES)},
        "votes": votes_of(s, owner),
        "yellow": [bonus_view(s, player, bonus, False) for bonus in player.yellow],
        "grey": [bonus_view(s, player, bonus, True) for bonus in player.grey],
        "display": counts_view(player.display),
        "hand_size": player.hand_size(),
        "known": counts_view(player.known),
        "hand": counts_view(player.hand) if owner == seat else None,
        "new": fresh_view(player) if owner == seat else None,
        "cover": cover_view(player, s.demands.open),
        "needs": [need_view(player, s.demands.open, symbol) for symbol in range(SYMBOLS)],
        "penalty": open_penalty(s, player),
        "projection": projection_view(s, player),
    }


def open_penalty(s: TrajanState, player: Player) -> int:
    """TR-3.6.4 What the demands that lie open would cost now; nothing once they are paid."""
    return 0 if s.is_over else int(PENALTY[unmet_demands(player, s.demands.open)])


def score(s: TrajanState, player: Player) -> int:
    """TR-5.2 What the score track shows; at the end, with the final scoring."""
    return total(projected(s, player)) if s.is_over else int(player.score())


def projected(s: TrajanState, player: Player) -> list[ScoreLine]:
    """TR-9.39 What the game would bring if it ended now."""
    return projection(s.terms, player, open_penalty(s, player))


def total(lines: list[ScoreLine]) -> int:
    """The sum of one player's score sheet."""
    return sum(line.points[0] for line in lines)


def projection_view(s: TrajanState, player: Player) -> dict[str, object]:
    """TR-9.39 The final score as it stands, source by source."""
    lines = projected(s, player)
    return {
        "total": total(lines),
        "sources": [{"key": line.key, "points": line.points[0]} for line in lines],
    }


def need_view(player: Player, demands: list[int], symbol: int) -> dict[str, object]:
    """TR-3.6.3 How often a symbol is demanded, what is held against it, what wilds must cover."""
    demanded = demands.count(symbol)
    kept = int(player.kept_of(symbol))
    forum = int(player.tiles[symbol])
    return {
        "symbol": SYMBOL_NAMES[symbol],
        "demanded": demanded,
        "trajan": kept,
        "forum": forum,
        "missing": max(0, demanded - kept - forum),
    }


def fresh_view(player: Player) -> dict[str, int]:
    """TR-9.38 The cards that came this turn, by kind."""
    counts = [int(player.fresh_of(good)) for good in range(len(GOOD_NAMES))]
    return {GOOD_NAMES[good]: count for good, count in enumerate(counts) if count}


def markers_view(player: Player, row: int) -> list[str]:
    """The markers of a tray, or of the hand, in the order of colours."""
    found: list[str] = []
    for colour in range(COLOURS):
        found += [COLOUR_NAMES[colour]] * int(player.markers[row * COLOURS + colour])
    return found


def counts_view(counts: object) -> dict[str, int]:
    """Cards by kind, without those that are missing."""
    numbers = list(counts)  # type: ignore[call-overload]
    return {GOOD_NAMES[i]: numbers[i] for i in range(len(numbers)) if numbers[i]}


def cover_view(player: Player, demands: list[int]) -> list[str]:
    """TR-3.6.1 By what each face-up demand would be met now: forum tiles before wild ones."""
    tiles = [int(player.tiles[symbol]) for symbol in range(len(SYMBOL_NAMES))]
    wilds = int(player.tiles[Tile.WILD_DEMAND])
    found: list[str] = []
    for at, symbol in enumerate(demands):
        if is_covered(player, demands, at):
            found.append("trajan")
        elif tiles[symbol] > 0:
            tiles[symbol] -= 1
            found.append("forum")
        elif wilds > 0:
            wilds -= 1
            found.append("wild")
        else:
            found.append("unmet")
    return found
