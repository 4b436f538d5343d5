"""The options of a table on the wire. A value may be a whole file, such as a corrected table of
pieces: it comes as text with the request, it is limited, and it is not told with every move."""

from hashlib import sha256
from typing import Final

from panj.core.codec import Json, canonical
from panj.core.messages import Refused

MOST_BYTES: Final = 131_072
"""All options of a table together."""
LONGEST_TEXT: Final = 200
DEEPEST: Final = 8
"""How deep options may be nested; no game has a use for more than three."""


def check_size(options: dict[str, Json]) -> None:
    """Refuse options that are larger than any that a game has a use for."""
    if is_deeper(options, DEEPEST):
        raise Refused("server.refusal.bad_field", ["options"])
    if len(canonical(options)) > MOST_BYTES:
        raise Refused("server.refusal.too_large", [])


def is_deeper(value: Json, most: int) -> bool:
    """Whether something is nested deeper than this."""
    if isinstance(value, dict):
        return most == 0 or any(is_deeper(each, most - 1) for each in value.values())
    if isinstance(value, list):
        return most == 0 or any(is_deeper(each, most - 1) for each in value)
    return False


def abridged(options: dict[str, Json]) -> dict[str, Json]:
    """The options as every answer has them: of a long text only its fingerprint."""
    return {name: abridged_value(value) for name, value in options.items()}


def abridged_value(value: Json) -> Json:
    """A value, or what stands for it."""
    if isinstance(value, dict):
        return {name: abridged_value(each) for name, each in value.items()}
    if isinstance(value, list):
        return [abridged_value(each) for each in value]
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return f"sha256:{sha256(value.encode()).hexdigest()}"
    return value
