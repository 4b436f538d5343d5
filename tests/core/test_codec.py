"""Dump and load at every decision; data that nobody wrote is refused."""

import contextlib
import copy
import json
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panj.core.codec import Flat, Shape, canonical, digest, dump_fields, load_fields
from panj.core.dice import Dice
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.core.state import State, after

GAME = REGISTRY.game("kingdomino")


def middle() -> State:
    s = GAME.new(4, {}, 3)
    dice = Dice(1)
    for _ in range(30):
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        s.play(moves[dice.below(len(moves))])
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
