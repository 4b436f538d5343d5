"""Dump and load at every decision; data that nobody wrote is refused."""

import contextlib
import copy
import json
from typing import ClassVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from panj.core.codec import (
    Bytes,
    Flat,
    Shape,
    canonical,
    digest,
    dump_fields,
    is_simple,
    load_fields,
)
from panj.core.dice import Dice
from panj.core.marking import mark_of
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.core.state import State, after
from support import play_on

GAME = REGISTRY.game("kingdomino")


def middle() -> State:
    s = GAME.new(4, {}, 3)
    dice = Dice(1)
    for _ in range(30):
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        s.make(moves[dice.below(len(moves))])
    return s


DUMP = json.loads(json.dumps(GAME.dump(middle())))


def test_a_dump_is_plain_json_and_leads_back() -> None:
    assert GAME.dump(GAME.load(DUMP)) == DUMP


def test_a_dump_does_not_change_when_the_state_goes_on() -> None:
    s = middle()
    data = GAME.dump(s)
    d = s.decision()
    assert d is not None
    s.play(d.moves(s)[0])
    assert data == DUMP


def test_after_leaves_the_state_alone() -> None:
    s = middle()
    before = digest(GAME.dump(s))
    d = s.decision()
    assert d is not None
    changed = after(s, d.moves(s)[0])
    assert digest(GAME.dump(s)) == before
    assert digest(GAME.dump(changed)) != before


@pytest.mark.parametrize("field", sorted(DUMP))
@pytest.mark.parametrize("value", [None, "x", -1, [], {}, [["Nothing"]], 1.5, [1.5]])
def test_a_damaged_field_never_breaks_the_loader(field: str, value: object) -> None:
    data = copy.deepcopy(DUMP)
    data[field] = value
    with contextlib.suppress(Refused):
        assert GAME.dump(GAME.load(data)) == data


@pytest.mark.parametrize("field", sorted(DUMP))
def test_a_missing_field_is_refused(field: str) -> None:
    data = copy.deepcopy(DUMP)
    del data[field]
    with pytest.raises(Refused):
        GAME.load(data)


@pytest.mark.parametrize(
    "agenda",
    [
        [["Unheard", 1]],
        [["ClaimNext"]],
        [["ClaimNext", "0"]],
        [["ClaimNext", 0, 0]],
        [[]],
        ["ClaimNext"],
    ],
)
def test_an_agenda_that_nobody_wrote_is_refused(agenda: object) -> None:
    with pytest.raises(Refused):
        GAME.load({**DUMP, "agenda": agenda})


def test_a_state_of_other_rules_is_refused() -> None:
    data = copy.deepcopy(DUMP)
    data["terms"]["rules_version"] = 99
    with pytest.raises(Refused) as refusal:
        GAME.load(data)
    assert refusal.value.message.key == "core.refusal.rules_version"


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_any_json_is_loaded_or_refused(data: object) -> None:
    with pytest.raises(Refused):
        GAME.load(data)


def test_the_canonical_form_ignores_the_order_of_keys() -> None:
    assert canonical({"b": 1, "a": "ő"}) == canonical({"a": "ő", "b": 1})
    assert canonical({"b": 1}) == b'{"b":1}'


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(ANY_JSON)
@example("\x7f")
@example({"é": 1, "z": 2, "ő": "\ud800"})
@example([10**40, -(2**64), 1e-07, 1e16, 0.1])
def test_the_canonical_form_is_what_the_standard_library_writes(data: object) -> None:
    """Digests and match files that exist were made of it."""
    written = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    assert canonical(data) == written.encode()


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_states_are_written_the_fast_way(slug: str) -> None:
    """Series dump a state for every game: it must not need the slow writer for any of them."""
    game = REGISTRY.game(slug)
    s = game.new(max(game.seat_counts), {}, 1)
    play_on(s, 2)
    assert is_simple(game.dump(s))


class Corner:
    """A part of a board, by two of its fields."""

    FIELDS: ClassVar[tuple[str, ...]] = ("x", "y")

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y


class Field:
    """A board with a corner whose fields are written as its own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "corner", "size")
    SHAPES: ClassVar[dict[str, Shape]] = {"corner": Flat(Corner, ("left", "top"))}

    def __init__(self, name: str, corner: Corner, size: int) -> None:
        self.name = name
        self.corner = corner
        self.size = size


FLAT = {"name": "a", "left": 3, "top": 4, "size": 5}


def test_a_flat_record_is_written_among_the_fields_of_its_owner() -> None:
    assert list(dump_fields(Field("a", Corner(3, 4), 5)).items()) == list(FLAT.items())


def test_a_flat_record_leads_back() -> None:
    field = load_fields(Field, FLAT, {})
    assert isinstance(field, Field)
    assert isinstance(field.corner, Corner)
    assert dump_fields(field) == FLAT


@pytest.mark.parametrize(
    "data",
    [
        {"name": "a", "left": 3, "size": 5},
        {**FLAT, "corner": 1},
        {"name": "a", "corner": {"x": 3, "y": 4}, "size": 5},
        {"name": "a", "x": 3, "y": 4, "size": 5},
        {**FLAT, "top": 4.5},
    ],
)
def test_a_flat_record_that_nobody_wrote_is_refused(data: object) -> None:
    with pytest.raises(Refused):
        load_fields(Field, data, {})


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_the_mark_of_a_state_is_the_digest_of_its_dump(slug: str) -> None:
    game = REGISTRY.game(slug)
    for seats in game.seat_counts:
        s = game.new(seats, {}, seats)
        while s.decision() is not None:
            assert game.mark(s) == digest(game.dump(s))
            play_on(s, 2, most=9)
        assert game.mark(s) == digest(game.dump(s))


class Noted:
    """An object with one plain field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


@given(ANY_JSON)
@example([True, False, None, 0, 9, 10, 99, 255, 256, -1])
@example([(1 << 62) - 1, 1 << 62, -(1 << 62), 1 << 70, -(1 << 70)])
@example([[], [[1], "é", "\x7f"], {"b": [1], "a": None}])
def test_the_mark_of_plain_data_is_the_digest_of_its_dump(value: object) -> None:
    assert mark_of(Noted(value)) == digest(dump_fields(Noted(value)))


class Row:
    """An object with a flat row, most of which is 0."""

    FIELDS: ClassVar[tuple[str, ...]] = ("row",)
    SHAPES: ClassVar[dict[str, Shape]] = {"row": Bytes()}

    def __init__(self, row: list[int]) -> None:
        self.row = vec[u8](row)


@pytest.mark.parametrize(
    "row",
    [
        *([0] * length for length in (0, 1, 2, 128, 129, 130, 257, 258, 400)),
        [1, *[0] * 128, 2, *[0] * 129, 3],
        [0, 7, 0, 0, 12, 255, 0],
    ],
    ids=len,
)
def test_the_mark_of_a_row_is_the_digest_of_its_dump(row: list[int]) -> None:
    assert mark_of(Row(row)) == digest(dump_fields(Row(row)))


def test_the_mark_of_what_states_share_is_that_of_its_own() -> None:
    tables = [GAME.new(2, {}, 1), GAME.new(3, {}, 1), GAME.new(2, {"harmony": True}, 1)]
    marks = [GAME.mark(s) for s in tables * 2]
    assert marks == [digest(GAME.dump(s)) for s in tables * 2]
