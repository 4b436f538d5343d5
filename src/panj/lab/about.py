"""What holds for a whole record: the game, its terms, the versions of its numbers, its making."""

from typing import Any, Final

import msgspec

from panj.core.codec import Json
from panj.core.registry import REGISTRY
from panj.core.terms import Terms

META: Final = b"panj"
"""The key of the schema's metadata under which this stands as JSON."""

FORMAT: Final = 1


class About(msgspec.Struct, frozen=True, kw_only=True):
    """The metadata of a record."""

    record: int = FORMAT
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    actions_version: int
    actions: int
    encoding_version: int
    observation_size: int
    bots: list[str]
    seed: int | None

    def plain(self) -> dict[str, Json]:
        """As JSON."""
        data: dict[str, Json] = msgspec.to_builtins(self)
        return data


def about_of(terms: Terms, bots: list[str], seed: int | None) -> About:
    """What holds for matches on these terms."""
    encoding = REGISTRY.game(terms.game).encoding
    return About(
        game=terms.game,
        rules_version=terms.rules_version,
        seats=terms.seats,
        options=terms.options,
        actions_version=encoding.actions_version,
        actions=encoding.numbering(REGISTRY.game(terms.game).moves).size,
        encoding_version=encoding.version,
        observation_size=encoding.size(terms),
        bots=bots,
        seed=seed,
    )
