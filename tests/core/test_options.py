"""Options are data: forms, typed values and checks come from the same list."""

import pytest

from panj.core.codec import Json
from panj.core.messages import Refused
from panj.core.options import Form, Option, choice, number, settle, switch

OPTIONS = [
    switch("long", "X-1"),
    switch("duel", "X-2", seats=(2,)),
    choice("order", "X-3", ("random", "snake")),
    number("coins", "X-4", 10, 5, 20),
    Option("cast", Form.SUBSET, ["a"], rule="X-5", choices=("a", "b", "c"), least=1, most=2),
]


def test_what_is_not_given_takes_its_default() -> None:
    assert settle(OPTIONS, 2, {"coins": 7}) == {
        "long": False,
        "duel": False,
        "order": "random",
        "coins": 7,
        "cast": ["a"],
    }


def test_an_option_of_another_seat_count_is_left_out() -> None:
    assert "duel" not in settle(OPTIONS, 3, {})


@pytest.mark.parametrize(
    ("given", "key", "rule"),
    [
        ({"speed": 1}, "core.refusal.unknown_option", ""),
        ({"duel": True}, "core.refusal.option_seats", "X-2"),
        ({"long": 1}, "core.refusal.option_value", "X-1"),
        ({"order": "spiral"}, "core.refusal.option_value", "X-3"),
        ({"coins": 21}, "core.refusal.option_value", "X-4"),
        ({"coins": True}, "core.refusal.option_value", "X-4"),
        ({"coins": "7"}, "core.refusal.option_value", "X-4"),
        ({"cast": []}, "core.refusal.option_value", "X-5"),
        ({"cast": ["a", "a"]}, "core.refusal.option_value", "X-5"),
        ({"cast": ["z"]}, "core.refusal.option_value", "X-5"),
        ({"cast": "a"}, "core.refusal.option_value", "X-5"),
    ],
)
def test_a_wrong_value_is_refused_with_its_rule(
    given: dict[str, Json], key: str, rule: str
) -> None:
    with pytest.raises(Refused) as refusal:
        settle(OPTIONS, 3, given)
    assert refusal.value.message.key == key
    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("long", "on", True),
        ("long", "FALSE", False),
        ("order", "snake", "snake"),
        ("coins", "12", 12),
        ("cast", "a+c", ["a", "c"]),
    ],
)
def test_a_typed_value_is_read(name: str, text: str, value: Json) -> None:
    assert option(name).read(text) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [("long", "maybe"), ("order", ""), ("coins", "x"), ("coins", "-3"), ("cast", "a+b+c")],
)
def test_a_typed_value_out_of_range_is_refused(name: str, text: str) -> None:
    with pytest.raises(Refused):
        option(name).read(text)


def test_a_form_is_told_all_it_needs() -> None:
    assert option("order").to_json() == {
        "name": "order",
        "form": "choice",
        "default": "random",
        "rule": "X-3",
        "choices": ["random", "snake"],
    }
    assert option("duel").to_json()["seats"] == [2]
    assert option("coins").to_json()["most"] == 20


def test_an_option_without_a_control_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="slider"):
        Option("speed", "slider", 1, rule="X-6")


def option(name: str) -> Option:
    return next(option for option in OPTIONS if option.name == name)
