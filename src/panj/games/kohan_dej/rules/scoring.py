"""KO-5 Points: every source by itself, and the best use of Haunted Quarter and Secret Vault."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from panj.core.scores import ScoreLine
from panj.games.kohan_dej.card_numbers import COIN, KIND
from panj.games.kohan_dej.tables import BIT, COST, TYPE, TYPES, District, Type

FIRST_COMPLETE_POINTS: Final = 4
COMPLETE_POINTS: Final = 2
FIVE_TYPES_POINTS: Final = 3
CAPITOL_POINTS: Final = 3
CAPITOL_NEEDS: Final = 3
DRAGON_GATE_POINTS: Final = 2
IVORY_TOWER_POINTS: Final = 5
STATUE_POINTS: Final = 5
VAULT_POINTS: Final = 3

LINES: Final = [
    "districts",
    "first_complete",
    "complete",
    "five_types",
    "basilica",
    "capitol",
    "dragon_gate",
    "imperial_treasury",
    "ivory_tower",
    "map_room",
    "museum",
    "secret_vault",
    "statue",
    "wishing_well",
]


class Source:
    """Where each source stands on the score sheet."""

    DISTRICTS: Final = 0
    FIRST_COMPLETE: Final = 1
    COMPLETE: Final = 2
    FIVE_TYPES: Final = 3
    BASILICA: Final = 4
    CAPITOL: Final = 5
    DRAGON_GATE: Final = 6
    IMPERIAL_TREASURY: Final = 7
    IVORY_TOWER: Final = 8
    MAP_ROOM: Final = 9
    MUSEUM: Final = 10
    SECRET_VAULT: Final = 11
    STATUE: Final = 12
    WISHING_WELL: Final = 13


@mypyc_attr(acyclic=True)
class Standing:
    """What one player's points depend on."""

    def __init__(
        self,
        city: list[int],
        gold: i64,
        hand: i64,
        under_museum: i64,
        has_crown: bool,
        was_first: bool,
        target: i64,
        has_vault: bool,
        vault_is_district: bool,
    ) -> None:
        self.city = city
        self.gold = gold
        self.hand = hand
        self.under_museum = under_museum
        self.has_crown = has_crown
        self.was_first = was_first
        self.target = target
        self.has_vault = has_vault
        self.vault_is_district = vault_is_district
        self.names: i64 = 0
        self.types = vec[i64]([0] * len(TYPES))
        for district in city:
            kind = district & KIND
            self.names = self.names | BIT[kind]
            self.types[TYPE[kind]] = self.types[TYPE[kind]] + 1

    def has(self, district: i64) -> bool:
        """Whether a district of this name stands in the city."""
        return (self.names & BIT[district]) != 0


def tally(standing: Standing) -> list[int]:
    """KO-5.4, KO-5.6 The points by line, with the best declaration and the best revealing."""
    best = tally_as(standing, Type.UNIQUE, False)
    if standing.has(District.HAUNTED_QUARTER):
        # Over an i64, so that the type is a plain C number when it comes to counting.
        for declared in range(i64(Type.UNIQUE)):
            best = better(best, tally_as(standing, declared, False))
    if standing.has_vault:
        best = better(best, tally_as(standing, Type.UNIQUE, True))
        if standing.has(District.HAUNTED_QUARTER):
            for declared in range(i64(Type.UNIQUE)):
                best = better(best, tally_as(standing, declared, True))
    return best


def better(a: list[int], b: list[int]) -> list[int]:
    """The list with the higher sum; the first if they are equal."""
    return b if sum(b) > sum(a) else a


def tally_as(standing: Standing, haunted: i64, reveal: bool) -> list[int]:
    """KO-5.3 to KO-5.6 The points with the Haunted Quarter as one type, the Vault shown or not."""
    points = [0] * len(LINES)
    types = types_as(standing, haunted, reveal and standing.vault_is_district)
    score_city(standing, points)
    score_completion(standing, reveal and standing.vault_is_district, points)
    score_types(standing, types, points)
    score_possessions(standing, points)
    if reveal:
        points[Source.SECRET_VAULT] = VAULT_POINTS
    return points


def types_as(standing: Standing, haunted: i64, with_vault: bool) -> vec[i64]:
    """KO-5.4, KO-5.6 How many districts of each type count."""
    types = standing.types[:]
    if standing.has(District.HAUNTED_QUARTER):
        types[Type.UNIQUE] = types[Type.UNIQUE] - 1
        types[haunted] = types[haunted] + 1
    if with_vault:
        types[Type.UNIQUE] = types[Type.UNIQUE] + 1
    return types


def score_city(standing: Standing, points: list[int]) -> None:
    """KO-5.3, KO-5.5 The cost of every district; 1 point for each odd one with the Basilica."""
    total: i64 = 0
    odd: i64 = 0
    for district in standing.city:
        cost = COST[district & KIND] + (1 if district >= COIN else 0)
        total += cost
        odd += cost & 1
    points[Source.DISTRICTS] = total
    if standing.has(District.BASILICA):
        points[Source.BASILICA] = odd


def score_completion(standing: Standing, with_vault: bool, points: list[int]) -> None:
    """KO-5.3, KO-5.6, KO-9.17 4 points for the first complete city, 2 for another one."""
    size: i64 = len(standing.city)
    if standing.has(District.MONUMENT):
        size += 1
    if with_vault:
        size += 1
    if standing.was_first:
        points[Source.FIRST_COMPLETE] = FIRST_COMPLETE_POINTS
    elif size >= standing.target:
        points[Source.COMPLETE] = COMPLETE_POINTS


def score_types(standing: Standing, types: vec[i64], points: list[int]) -> None:
    """KO-5.3, KO-5.5 What depends on types: the five types, Capitol, Ivory Tower, Wishing Well."""
    kinds = 0
    most: i64 = 0
    for count in types:
        kinds += 1 if count > 0 else 0
        most = count if count > most else most
    if kinds == len(TYPES):
        points[Source.FIVE_TYPES] = FIVE_TYPES_POINTS
    if standing.has(District.CAPITOL) and most >= CAPITOL_NEEDS:
        points[Source.CAPITOL] = CAPITOL_POINTS
    if standing.has(District.IVORY_TOWER) and types[Type.UNIQUE] == 1:
        points[Source.IVORY_TOWER] = IVORY_TOWER_POINTS
    if standing.has(District.WISHING_WELL):
        points[Source.WISHING_WELL] = types[Type.UNIQUE]


def score_possessions(standing: Standing, points: list[int]) -> None:
    """KO-5.5 Dragon Gate, Imperial Treasury, Map Room, Museum, Statue."""
    if standing.has(District.DRAGON_GATE):
        points[Source.DRAGON_GATE] = DRAGON_GATE_POINTS
    if standing.has(District.IMPERIAL_TREASURY):
        points[Source.IMPERIAL_TREASURY] = standing.gold
    if standing.has(District.MAP_ROOM):
        points[Source.MAP_ROOM] = standing.hand
    if standing.has(District.MUSEUM):
        points[Source.MUSEUM] = standing.under_museum
    if standing.has(District.STATUE) and standing.has_crown:
        points[Source.STATUE] = STATUE_POINTS


def score_sheet(standings: list[Standing]) -> list[ScoreLine]:
    """KO-5.3 One line for each source that gave somebody points, the districts always."""
    tallies = [tally(standing) for standing in standings]
    sheet: list[ScoreLine] = []
    for line, name in enumerate(LINES):
        points = [tally[line] for tally in tallies]
        if line == Source.DISTRICTS or any(points):
            sheet.append(ScoreLine(f"kohan_dej.score.{name}", points))
    return sheet
