"""MI-3.16 to MI-3.19, MI-4.40: residences, assistants and the lines they bring to life."""

import pytest

from games.minerva.scene import (
    RESIDENCE,
    activate_to,
    ask,
    ask_action,
    assistant,
    cell_at,
    city_of,
    culture,
    culture_points,
    gain,
    held,
    hold,
    keys,
    line,
    place,
    row,
    table,
    tiles_of,
)
from panj.core.messages import Message
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import Do
from panj.games.minerva.rules.activation import ChooseDirection
from panj.games.minerva.rules.temples import city_points
from support import asked, moves, play_all, rule


@rule("MI-3.16")
def test_a_residence_is_laid_and_then_asks_for_a_direction() -> None:
    s = table()
    hold(s, 0)
    ask_action(s)
    play_all(s, [RESIDENCE, place(0, 1)])
    assert isinstance(asked(s), ChooseDirection)
    assert moves(s) == [activate_to(way) for way in ("up", "down", "left", "right")]
    assert s.players[0].residences == 8
    assert held(s) == {}


@rule("MI-3.17", "MI-9.10")
def test_special_tiles_and_temples_are_walked_through() -> None:
    s = table()
    hold(s, 0)
    names = ["forest", "circus", "temple_held_wood", "quarry", "residence"]
    s.players[0].city = city_of(row(names))
    line(s, (4, 0), "left")
    assert held(s) == {"wood": 1, "stone": 1}


@rule("MI-3.17", "MI-8.8")
@pytest.mark.parametrize("stop", ["residence", "staffed_residence", ""])
def test_example_blocking(stop: str) -> None:
    s = table()
    hold(s, 0)
    names = ["wheat_field", "forest", stop, "quarry", "ore_mine", "residence"]
    s.players[0].city = city_of(row(names))
    line(s, (5, 0), "left")
    assert held(s) == {"stone": 1, "ore": 1}


@rule("MI-3.17")
def test_each_tile_is_resolved_before_the_next_nearest_first() -> None:
    s = table()
    hold(s, 0)
    s.players[0].city = city_of(row(["market", "fountain", "wheat_field", "residence"]))
    s.notes = []
    line(s, (3, 0), "left")
    assert held(s) == {"wheat": 1}
    s.play(gain("wheat"))
    assert held(s) == {"wheat": 2, "denarius": 2}
    assert keys(s) == ["activates", "gained", "gained", "gained"]


@rule("MI-8.7", "MI-3.17")
def test_example_order_in_the_line_to_the_left() -> None:
    s = table()
    names = ["fountain", "wheat_field", "market", "triumphal_arch", "temple_held_ore", "garden"]
    s.players[0].city = city_of(row([*names, "residence"]))
    hold(s, 0, wheat=2)
    line(s, (6, 0), "left")
    s.play(culture("art"))
    assert held(s) == {"wheat": 3, "denarius": 2, "art": 1}
    s.play(gain("wheat"))
    assert held(s) == {"wheat": 4, "denarius": 2}
    assert culture_points(s) == [2]


@rule("MI-8.7")
def test_example_order_in_the_line_to_the_right() -> None:
    s = table()
    names = ["residence", "fountain", "wheat_field", "market", "triumphal_arch"]
    s.players[0].city = city_of(row([*names, "temple_held_ore", "garden"], x=-1))
    hold(s, 0, wheat=2)
    line(s, (-1, 0), "right")
    s.play(gain("wheat"))
    assert held(s) == {"wheat": 4, "denarius": 4}
    s.play(culture("art"))
    assert held(s) == {"wheat": 4, "denarius": 4}
    assert culture_points(s) == [2]


@rule("MI-3.18")
def test_the_culture_check_follows_the_whole_line() -> None:
    s = table()
    hold(s, 0)
    s.players[0].city = city_of(row(["theatre", "fountain", "theatre", "residence"]))
    line(s, (3, 0), "left")
    assert culture_points(s) == []
    s.play(gain("ore"))
    assert culture_points(s) == [2]
    assert held(s) == {"ore": 1}


@rule("MI-3.19")
def test_an_assistant_activates_as_though_the_residence_had_just_been_laid() -> None:
    s = table()
    hold(s, 0)
    s.players[0].city = city_of(row(["forest", "quarry", "residence"]))
    s.players[0].assistants = s.players[0].hired = 1
    ask_action(s)
    play_all(s, [assistant(2, 0), activate_to("left")])
    assert held(s) == {"wood": 1, "stone": 1}
    assert tiles_of(s)[2, 0] == "staffed_residence"
    assert s.players[0].assistants == 0
    assert s.players[0].hired == 1


@rule("MI-3.19")
def test_the_same_direction_as_earlier_is_allowed() -> None:
    s = table()
    hold(s, 0)
    s.players[0].city = city_of(row(["forest"]))
    s.players[0].assistants = 1
    ask_action(s)
    play_all(s, [RESIDENCE, place(1, 0), activate_to("left")])
    ask_action(s)
    play_all(s, [assistant(1, 0), activate_to("left")])
    assert held(s) == {"wood": 2}


@rule("MI-3.19")
def test_a_residence_takes_one_assistant_only() -> None:
    s = table()
    s.players[0].city = city_of(row(["residence", "staffed_residence", "forest"]))
    s.players[0].assistants = 2
    ask_action(s)
    options = [move for move in moves(s) if move.kind == Do.ASSISTANT]
    assert options == [assistant(0, 0)]
    blocked = {b.thing: b.reason.key for b in asked(s).blocked(s)}
    assert blocked["own:1,0"] == "minerva.refusal.has_assistant"


@rule("MI-3.19")
def test_without_an_assistant_in_supply_there_is_no_such_action() -> None:
    s = table()
    s.players[0].city = city_of(row(["residence", "forest"]))
    ask_action(s)
    assert not any(move.kind == Do.ASSISTANT for move in moves(s))
    blocked = {b.thing: b.reason.key for b in asked(s).blocked(s)}
    assert blocked["own:0,0"] == "minerva.refusal.no_assistant"


@rule("MI-3.19")
def test_the_fee_applies_to_assistants() -> None:
    s = table()
    s.players[1].has_passed = True
    s.players[0].city = city_of(row(["forest", "residence"]))
    s.players[0].assistants = 1
    hold(s, 0, denarius=1)
    ask_action(s)
    play_all(s, [assistant(1, 0), activate_to("left")])
    assert held(s) == {"wood": 1}


@rule("MI-4.40")
def test_a_residence_blocks_lines_and_counts_as_a_tile() -> None:
    s = table()
    tiles = {(0, 0): "temple_around8_residence", (1, 0): "residence", (0, 1): "staffed_residence"}
    s.players[0].city = city_of(tiles)
    assert city_points(s.tiles, s.players[0].city, s.players[0].goods) == 2 * 2
    assert len(s.players[0].city.empty_beside()) == 7


@rule("MI-4.2", "MI-4.3")
def test_a_tile_works_again_in_a_later_turn_and_keeps_nothing() -> None:
    s = table()
    hold(s, 0)
    s.players[0].city = city_of(row(["residence", "library", "residence"]))
    line(s, (0, 0), "right")
    line(s, (2, 0), "left")
    assert culture_points(s) == [2, 4]
    assert held(s) == {}


@rule("MI-3.17")
def test_the_preview_adds_up_the_line() -> None:
    s = table()
    hold(s, 0, wheat=5)
    names = ["fountain", "stable", "orchard", "market", "farm_estate", "theatre", "garden"]
    s.players[0].city = city_of(row([*names, "residence"]))
    ask(s, [ChooseDirection(0, cell_at(7, 0))])
    said = asked(s).preview(s, activate_to("left"))
    assert Message("minerva.preview.activates", [7]) in said
    assert Message("minerva.preview.gain", [1, 0]) in said
    assert Message("minerva.preview.gain", [7, 4]) in said
    assert Message("minerva.preview.gain", [2, 6]) in said
    assert Message("minerva.preview.any_resource", [1]) in said
    assert Message("minerva.preview.any_culture", [1]) in said
    assert Message("minerva.preview.culture_tile", [0, 2]) in said
    assert [m.key for m in said].count("minerva.preview.choice") == 2


@rule("MI-3.17")
def test_the_view_shows_the_lines_of_the_residence_at_work() -> None:
    s = table()
    s.players[0].city = city_of(row(["residence", "circus", "forest", "residence"]))
    ask(s, [ChooseDirection(0, cell_at(3, 0))])
    shown = GAME.view(s, 1)["lines"]
    assert isinstance(shown, dict)
    lines = shown["3,0"]
    assert lines["left"]["tiles"] == [
        {"cell": "2,0", "acts": True},
        {"cell": "1,0", "acts": False},
    ]
    assert lines["left"]["stop"] == "0,0"
    assert lines["left"]["gains"] == {"wood": 1}
    assert lines["up"]["tiles"] == []
    assert lines["up"]["stop"] == "3,-1"
