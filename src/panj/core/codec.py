"""Plain JSON for states and steps, at every decision; data from outside is checked.

What is written are objects whose constructor takes exactly their class's FIELDS; SHAPES tells
which of them are not plain.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any, Final, TypeAlias, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from panj.core.messages import Refused

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Classes: TypeAlias = dict[str, type]
"""The step classes of a game by name; a state's agenda is loaded with them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How one field is written. This one is for integers, booleans, words and lists of them."""

    def dump(self, value: object) -> object:
        return plain_copy(value)

    def load(self, data: object, classes: Classes) -> object:
        if not is_plain(data):
            raise damaged()
        return plain_copy(data)


PLAIN = Shape()


class One(Shape):
    """One object of a known class."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def dump(self, value: object) -> object:
        return dump_fields(value)

    def load(self, data: object, classes: Classes) -> object:
        return load_fields(self.kind, data, classes)


class Shared(One):
    """One object that never changes and that copies share; what was written of it last is kept."""

    def __init__(self, kind: type) -> None:
        super().__init__(kind)
        self.kept: tuple[object, bytes] = (None, b"")


class Each(Shape):
    """A list of objects of one class."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def dump(self, value: object) -> object:
        assert isinstance(value, list)
        return [dump_fields(item) for item in value]

    def load(self, data: object, classes: Classes) -> object:
        if not isinstance(data, list):
            raise damaged()
        return [load_fields(self.kind, item, classes) for item in data]


class Flat(Shape):
    """One object of a known class whose fields stand among those of its owner, under these names.

    A part of a state can be an object of its own without being written as one.
    """

    def __init__(self, kind: type, names: tuple[str, ...]) -> None:
        self.kind = kind
        self.names = names


class Hex(Shape):
    """Bytes of a known length."""

    def __init__(self, length: int) -> None:
        self.length = length

    def dump(self, value: object) -> object:
        assert isinstance(value, bytes)
        return value.hex()

    def load(self, data: object, classes: Classes) -> object:
        if not isinstance(data, str) or len(data) != 2 * self.length:
            raise damaged()
        try:
            return bytes.fromhex(data)
        except ValueError:
            raise damaged() from None


def listed(value: object) -> list[int]:
    """A `vec` as a list, by its buffer: number by number it takes ten times as long."""
    found: list[int] = memoryview(cast(Any, value)).tolist()
    return found


class Bytes(Shape):
    """A flat board or track of small numbers: `vec[u8]`."""

    def dump(self, value: object) -> object:
        return listed(value)

    def load(self, data: object, classes: Classes) -> object:
        return vec[u8](numbers(data, 0, 255))


class Numbers(Shape):
    """A flat row of counters: `vec[i64]`."""

    def dump(self, value: object) -> object:
        return listed(value)

    def load(self, data: object, classes: Classes) -> object:
        return vec[i64](numbers(data, -(1 << 62), 1 << 62))


class Steps(Shape):
    """The agenda: each step as its class name and its fields."""

    def dump(self, value: object) -> object:
        assert isinstance(value, list)
        return [dump_step(step) for step in value]

    def load(self, data: object, classes: Classes) -> object:
        if not isinstance(data, list):
            raise damaged()
        return [load_step(item, classes) for item in data]


def dump_fields(whole: object) -> dict[str, object]:
    """An object as JSON: its fields by name."""
    fields: tuple[str, ...] = getattr(type(whole), "FIELDS")
    out: dict[str, object] = {}
    spread(whole, fields, out)
    return out


def spread(whole: object, names: tuple[str, ...], out: dict[str, object]) -> None:
    """Write an object's fields under these names beside what is written already."""
    kind = type(whole)
    shapes: dict[str, Shape] = getattr(kind, "SHAPES", {})
    fields: tuple[str, ...] = getattr(kind, "FIELDS")
    for i in range(len(fields)):
        value = getattr(whole, fields[i])
        shape = shapes.get(fields[i], PLAIN)
        if isinstance(shape, Flat):
            spread(value, shape.names, out)
        else:
            out[names[i]] = shape.dump(value)


def load_fields(kind: type, data: object, classes: Classes) -> object:
    """The object that `dump_fields` wrote; refused if fields are missing, unknown or malformed."""
    fields: tuple[str, ...] = getattr(kind, "FIELDS")
    if not isinstance(data, dict) or data.keys() != written_names(kind):
        raise damaged()
    return gather(kind, fields, data, classes)


def gather(kind: type, names: tuple[str, ...], data: dict[str, object], classes: Classes) -> object:
    """The object whose fields are written under these names."""
    shapes: dict[str, Shape] = getattr(kind, "SHAPES", {})
    fields: tuple[str, ...] = getattr(kind, "FIELDS")
    values: list[object] = []
    for i in range(len(fields)):
        shape = shapes.get(fields[i], PLAIN)
        if isinstance(shape, Flat):
            values.append(gather(shape.kind, shape.names, data, classes))
        else:
            values.append(shape.load(data[names[i]], classes))
    return build(kind, values)


WRITTEN_NAMES: dict[type, set[str]] = {}
"""By class, found once: states are loaded by the thousand."""


def written_names(kind: type) -> set[str]:
    """The names under which an object of a class is written, with those of its flat parts."""
    known = WRITTEN_NAMES.get(kind)
    if known is None:
        fields: tuple[str, ...] = getattr(kind, "FIELDS")
        shapes: dict[str, Shape] = getattr(kind, "SHAPES", {})
        known = set()
        for name in fields:
            shape = shapes.get(name)
            known.update(shape.names if isinstance(shape, Flat) else [name])
        WRITTEN_NAMES[kind] = known
    return known


def dump_step(step: object) -> list[object]:
    """A step as its class name and its fields."""
    kind = type(step)
    fields: tuple[str, ...] = getattr(kind, "FIELDS")
    out: list[object] = [kind.__name__]
    for name in fields:
        out.append(getattr(step, name))
    return out


def load_step(data: object, classes: Classes) -> object:
    """The step that `dump_step` wrote."""
    if not isinstance(data, list) or not data:
        raise damaged()
    kind = classes.get(str(data[0]))
    if kind is None:
        raise damaged()
    fields: tuple[str, ...] = getattr(kind, "FIELDS")
    values: list[object] = data[1:]
    if len(values) != len(fields) or not all(isinstance(value, int) for value in values):
        raise damaged()
    return build(kind, values)


def build(kind: type, values: list[object]) -> object:
    """Call a constructor with data from outside."""
    try:
        return kind(*values)
    except (TypeError, ValueError, OverflowError, KeyError, AssertionError):
        raise damaged() from None


def numbers(data: object, least: int, most: int) -> list[int]:
    """A list of integers within bounds."""
    if not isinstance(data, list):
        raise damaged()
    out: list[int] = []
    for item in data:
        if isinstance(item, bool) or not isinstance(item, int) or not least <= item <= most:
            raise damaged()
        out.append(item)
    return out


def is_plain(data: object) -> bool:
    """Whether this is an integer, a boolean, a word, nothing, or a list or object of such."""
    if data is None or isinstance(data, (bool, int, str)):
        return True
    if isinstance(data, list):
        return all(is_plain(item) for item in data)
    if isinstance(data, dict):
        return all(isinstance(key, str) and is_plain(data[key]) for key in data)
    return False


def plain_copy(value: object) -> object:
    """An independent copy, so that a dump does not change when the state goes on."""
    if isinstance(value, list):
        return [plain_copy(item) for item in value]
    if isinstance(value, dict):
        return {key: plain_copy(value[key]) for key in value}
    return value


def damaged() -> Refused:
    """The refusal of data that nobody wrote with this codec."""
    return Refused("core.refusal.damaged", [])


ENCODER: Final = msgspec.json.Encoder(order="sorted")
DELETE: Final = b"\x7f"


def canonical(data: object) -> bytes:
    """JSON in one fixed form: sorted keys, no spaces, ASCII alone."""
    if is_simple(data):
        written = ENCODER.encode(data)  # the same bytes, many times as fast
        if DELETE not in written:
            return written
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def is_simple(data: object) -> bool:
    """Whether there is only one way to write this as JSON, but for the delete character."""
    if isinstance(data, str):
        return data.isascii()
    if data is None or isinstance(data, (bool, int)):
        return True
    if isinstance(data, list):
        # Mostly numbers, which are not asked one by one.
        return all(isinstance(item, int) or is_simple(item) for item in data)
    if isinstance(data, dict):
        return all(isinstance(key, str) and key.isascii() for key in data) and all(
            is_simple(value) for value in data.values()
        )
    return False


def digest_of_all(digests: Iterable[str]) -> str:
    """One digest for many, in their order: that of a series of games."""
    return hashlib.sha256("".join(digests).encode()).hexdigest()


def digest(data: object) -> str:
    """A short name for exactly this data."""
    return hashlib.sha256(canonical(data)).hexdigest()
