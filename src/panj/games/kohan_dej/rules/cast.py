"""KO-2.1 to KO-2.3, KO-6 Which roles and which unique districts a game uses."""

from typing import Final

from panj.core.chance import Chance
from panj.core.codec import Json
from panj.core.messages import Refused
from panj.core.terms import Terms
from panj.games.kohan_dej.card_numbers import NONE
from panj.games.kohan_dej.rules.laws import OFFICIAL
from panj.games.kohan_dej.tables import (
    CONSTRAINTS,
    CROWN_RANK,
    DISTRICT_NAMES,
    FIRST_UNIQUE,
    KINDS,
    PRESET_ROLES,
    PRESET_UNIQUES,
    RANKS,
    ROLE_NAMES,
    UNIQUES_IN_GAME,
    Role,
    roles_of_rank,
)

RANDOM: Final = "random"
OF_SET: Final = "of_set"

RANK_NINE_SEATS: Final = tuple(
    seats for seats, constraint in CONSTRAINTS.items() if constraint.rank9 != "forbidden"
)
CAST_SIZE_SEATS: Final = tuple(
    seats for seats, constraint in CONSTRAINTS.items() if constraint.rank9 == "optional"
)
"""KO-2.2 With how many players rank 9 is played, and with how many one may do without it."""


def is_allowed(seats: int, role: int) -> bool:
    """KO-2.3 Whether the role may be played with so many players."""
    constraint = CONSTRAINTS[seats]
    name = ROLE_NAMES[role]
    if role in roles_of_rank(CROWN_RANK):
        return name in constraint.rank4_roles
    if role in roles_of_rank(RANKS):
        return name in constraint.rank9_roles
    return True


NO_QUEEN_SEATS: Final = tuple(
    seats for seats in RANK_NINE_SEATS if not is_allowed(seats, Role.QUEEN)
)
NO_EMPEROR_SEATS: Final = tuple(
    seats for seats in CONSTRAINTS if not is_allowed(seats, Role.EMPEROR)
)
"""KO-2.3 With how many players Queen and Emperor are replaced."""


def wished_role(options: dict[str, Json], rank: int) -> int:
    """KO-6.3 The role that the players chose for a rank, or none: the one of the set."""
    name = options.get(f"rank_{rank}", OF_SET)
    return NONE if name == OF_SET else ROLE_NAMES.index(str(name))


def cast_size(seats: int, options: dict[str, Json]) -> int:
    """KO-2.2, KO-6.2, KO-9.12 Eight or nine roles."""
    constraint = CONSTRAINTS[seats]
    if len(constraint.sizes) == 1:
        return constraint.default_size
    if wished_role(options, RANKS) >= 0:
        return RANKS
    official = options.get("ruleset") == OFFICIAL
    return RANKS - 1 if official or options.get("role_count") == "eight" else RANKS


def check_cast(seats: int, options: dict[str, Json]) -> None:
    """KO-2.1 to KO-2.3 Refuse a cast or a choice of districts that the rules forbid."""
    for rank in range(1, RANKS + 1):
        role = wished_role(options, rank)
        if role >= 0 and not is_allowed(seats, role):
            raise Refused("kohan_dej.refusal.role_seats", [role, seats], "KO-2.3")
    if wished_role(options, RANKS) >= 0 and options.get("role_count") == "eight":
        raise Refused("kohan_dej.refusal.rank_nine", [], "KO-6.2")
    districts = options["districts"]
    assert isinstance(districts, list)
    if districts and len(districts) != UNIQUES_IN_GAME:
        raise Refused(
            "kohan_dej.refusal.district_count", [len(districts), UNIQUES_IN_GAME], "KO-2.1"
        )
    crown = options["first_crown"]
    assert isinstance(crown, int)
    if crown > seats:
        raise Refused("kohan_dej.refusal.first_crown", [crown, seats], "KO-9.32")


def choose_cast(terms: Terms, chance: Chance) -> list[int]:
    """KO-2.1 One role of each rank: of the set, as wished, or at random."""
    return [
        choose_role(terms, chance, rank)
        for rank in range(1, cast_size(terms.seats, terms.options) + 1)
    ]


def choose_role(terms: Terms, chance: Chance, rank: int) -> int:
    """KO-2.3, KO-6.1 The role of one rank; one that is not allowed is replaced."""
    wished = wished_role(terms.options, rank)
    if wished >= 0:
        return wished
    preset = terms.choice("cast")
    if preset == RANDOM:
        allowed = [role for role in roles_of_rank(rank) if is_allowed(terms.seats, role)]
        return allowed[chance.below(len(allowed))]
    role = PRESET_ROLES[preset][rank - 1]
    return role if is_allowed(terms.seats, role) else replacement(terms, role)


def replacement(terms: Terms, role: int) -> int:
    """KO-2.3 Who stands in for a Queen or an Emperor."""
    if role == Role.QUEEN:
        return ROLE_NAMES.index(terms.choice("queen_replacement"))
    return ROLE_NAMES.index(terms.choice("emperor_replacement"))


def choose_uniques(terms: Terms, chance: Chance) -> list[int]:
    """KO-2.1, KO-6.3 The 14 unique districts: as wished, of the set, or at random."""
    wished = terms.members("districts")
    if wished:
        return sorted(DISTRICT_NAMES.index(name) for name in wished)
    if terms.choice("cast") == RANDOM:
        kinds = list(range(FIRST_UNIQUE, KINDS))
        chance.shuffle(kinds)
        return sorted(kinds[:UNIQUES_IN_GAME])
    return sorted(PRESET_UNIQUES[terms.choice("cast")])
