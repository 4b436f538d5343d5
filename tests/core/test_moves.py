"""Moves and the table that gives them every other form."""

import pickle

import pytest

from panj.core.messages import Message, Refused
from panj.core.moves import Move, MoveTable, Verb
from panj.core.things import SEAT, Kind, Named, Operand

REGION = Named("region", ["kabul", "herat"], words="toy.region", is_thing=True)
PRICE = Kind("price", 5)
TABLE = MoveTable(
    "toy",
    [
        Verb(0, "pass", []),
        Verb(1, "march", [Operand("origin", REGION), Operand("goal", REGION)]),
        Verb(2, "bribe", [Operand("holder", SEAT), Operand("price", PRICE)]),
    ],
)
ALL = [TABLE.move(number) for number in range(TABLE.size)]


def test_moves_are_equal_by_content() -> None:
    assert Move(1, 2) == Move(1, 2, 0, 0)
    assert Move(1, 2) != Move(1, 3)
    assert Move(1, 2) != "march"
    assert len({Move(1, 2), Move(1, 2), Move(2, 1)}) == 2


def test_a_move_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(Move(1, 2, 3, 4))) == Move(1, 2, 3, 4)


def test_every_number_is_one_move() -> None:
    assert TABLE.size == 1 + 2 * 2 + 8 * 5
    assert len(set(ALL)) == TABLE.size
    assert [TABLE.number(move) for move in ALL] == list(range(TABLE.size))


@pytest.mark.parametrize("number", [-1, TABLE.size])
def test_a_number_outside_the_table_is_an_error(number: int) -> None:
    with pytest.raises(ValueError, match="no move"):
        TABLE.move(number)


def test_text_and_json_lead_back_to_the_move() -> None:
    for move in ALL:
        assert TABLE.parse(TABLE.text(move)) == move
        assert TABLE.from_json(TABLE.to_json(move)) == move


def test_text_names_things() -> None:
    assert TABLE.text(Move(1, 0, 1)) == "march kabul herat"
    assert TABLE.to_json(Move(2, 3, 4)) == {"verb": "bribe", "holder": 3, "price": 4}


def test_texts_of_far_operands_are_not_mixed_up() -> None:
    far = Operand("far", Kind("far", 1 << 20))
    table = MoveTable("toy", [Verb(0, "leap", [far, far])])
    leaps = [Move(0, 1 << 16, 1), Move(0, 0, 1), Move(0, 1, 1 << 16), Move(0, 1, 0), Move(0, 1)]
    for _ in range(2):
        assert [table.text(leap) for leap in leaps] == [
            "leap 65536 1", "leap 0 1", "leap 1 65536", "leap 1 0", "leap 1 0",
        ]  # fmt: skip


def test_things_are_what_can_be_pointed_at() -> None:
    assert TABLE.things(Move(1, 0, 1)) == ["region:kabul", "region:herat"]
    assert TABLE.things(Move(2, 3, 4)) == ["seat:3"]
    assert TABLE.things(Move(0)) == []


def test_a_move_is_a_message() -> None:
    assert TABLE.message(Move(2, 3, 4)) == Message("toy.move.bribe", [3, 4])


@pytest.mark.parametrize(
    "text",
    ["", "jump", "march kabul", "march kabul paris", "bribe 9 1", "bribe 1 5", "bribe -1 1",
     "bribe 1 ۲", "pass now", "bribe 1 99999999999999999999"],
)  # fmt: skip
def test_an_unreadable_text_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        TABLE.parse(text)
    assert refusal.value.message.key == "core.refusal.unreadable_move"


@pytest.mark.parametrize(
    "data",
    [{}, {"verb": "jump"}, {"verb": "bribe", "holder": 1}, {"verb": "pass", "x": 1},
     {"verb": "bribe", "holder": 8, "price": 1}, {"verb": "bribe", "holder": "1", "price": 1}],
)  # fmt: skip
def test_unreadable_json_is_refused(data: dict[str, str | int]) -> None:
    with pytest.raises(Refused):
        TABLE.from_json(data)


def test_a_verb_stands_at_its_own_number() -> None:
    with pytest.raises(ValueError, match="numbered"):
        MoveTable("toy", [Verb(1, "pass", [])])


def test_a_verb_has_three_operands_at_most() -> None:
    with pytest.raises(ValueError, match="operands"):
        Verb(0, "swap", [Operand("a", PRICE)] * 4)
