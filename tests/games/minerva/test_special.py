"""MI-4.20 to MI-4.26: the tiles that work when they are built."""

import pytest

from games.minerva.scene import (
    DECLINE,
    STOP,
    USE,
    ask,
    ask_action,
    build,
    buy,
    cell_at,
    choose,
    city_of,
    culture,
    culture_points,
    gain,
    held,
    hold,
    lay,
    line,
    names_of,
    offer,
    place,
    row,
    sell,
    table,
    take_culture,
    tiles_of,
    where,
)
from panj.core.messages import Message
from panj.games.minerva.moves import Do
from panj.games.minerva.rules.bath import ChooseBather
from panj.games.minerva.rules.groups import count_groups, destinations, label
from panj.games.minerva.rules.special import LiftTile
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Face
from support import asked, moves, play_all, rule


def built(name: str, tiles: dict[tuple[int, int], str], cell: tuple[int, int]) -> MinervaState:
    """A city in which a special tile was just laid."""
    s = table()
    s.players[0].city = city_of(tiles)
    offer(s, [name])
    hold(s, 0)
    lay(s, name, cell)
    return s


@rule("MI-4.20")
@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("trading_post", STOP),
        ("triumphal_arch", DECLINE),
        ("dining_hall", DECLINE),
        ("public_bath", STOP),
        ("aqueduct", DECLINE),
        ("circus", DECLINE),
    ],
)
def test_every_effect_can_be_declined(name: str, refusal: object) -> None:
    s = table()
    square = {(0, 0): "fountain", (0, 1): "forest", (1, 1): "residence", (2, 1): "quarry"}
    s.players[0].city = city_of(square)
    offer(s, [name])
    hold(s, 0, denarius=6)
    lay(s, name, (1, 0))
    assert refusal in moves(s)
    s.play(next(move for move in moves(s) if move == refusal))
    assert s.decision() is None
    assert held(s) == {"denarius": 6}
    assert tiles_of(s) == {**square, (1, 0): name}


@rule("MI-4.20")
@pytest.mark.parametrize("name", ["trading_post", "public_bath", "circus"])
def test_an_effect_that_cannot_be_carried_out_is_void(name: str) -> None:
    s = built(name, {(0, 0): "temple_held_ore"}, (1, 0))
    assert s.decision() is None
    assert tiles_of(s)[1, 0] == name


@rule("MI-4.20", "MI-3.17")
@pytest.mark.parametrize(
    "name",
    ["trading_post", "triumphal_arch", "dining_hall", "public_bath", "aqueduct", "circus"],
)
def test_special_tiles_are_never_activated_later(name: str) -> None:
    s = table()
    hold(s, 0, denarius=6)
    s.players[0].city = city_of(row([name, "residence"]))
    line(s, (1, 0), "left")
    assert s.decision() is None
    assert held(s) == {"denarius": 6}


@rule("MI-8.5", "MI-4.21")
def test_example_trading_post() -> None:
    s = table()
    offer(s, ["trading_post"])
    hold(s, 0, denarius=6)
    lay(s, "trading_post", (1, 0))
    play_all(s, [buy("wood"), buy("stone"), buy("stone")])
    assert held(s) == {"wood": 1, "stone": 2}
    s.play(STOP)
    assert s.decision() is None


@rule("MI-4.21")
def test_a_kind_held_six_times_is_not_offered_at_the_trading_post() -> None:
    s = table()
    offer(s, ["trading_post"])
    hold(s, 0, denarius=4, wheat=6, ore=5)
    lay(s, "trading_post", (1, 0))
    assert names_of(moves(s)) == ["buy wood", "buy stone", "buy ore", "stop"]
    s.play(buy("ore"))
    assert names_of(moves(s)) == ["buy wood", "buy stone", "stop"]


@rule("MI-4.21", "MI-3.22")
def test_the_denarii_may_come_from_resources_sold_on_the_spot() -> None:
    s = table()
    offer(s, ["trading_post"])
    hold(s, 0, wheat=2, denarius=1)
    lay(s, "trading_post", (1, 0))
    s.play(buy("ore"))
    assert moves(s) == [sell("wheat")]
    s.play(sell("wheat"))
    assert held(s) == {"wheat": 1, "ore": 1}
    assert names_of(moves(s)) == ["buy wheat", "buy wood", "buy stone", "buy ore", "stop"]


@rule("MI-4.22")
def test_the_arch_takes_the_top_tile_of_any_stack() -> None:
    s = table()
    s.taken[2] = 4
    s.taken[0] = 5
    offer(s, ["triumphal_arch"])
    lay(s, "triumphal_arch", (1, 0))
    assert names_of(moves(s)) == ["take_culture art", "take_culture science", "decline"]
    assert asked(s).preview(s, take_culture("science")) == [Message("minerva.preview.points", [8])]
    s.play(take_culture("science"))
    assert culture_points(s) == [8]


@rule("MI-4.22")
def test_the_arch_is_void_when_all_stacks_are_empty() -> None:
    s = table()
    for category in range(3):
        s.taken[category] = 5
    offer(s, ["triumphal_arch"])
    lay(s, "triumphal_arch", (1, 0))
    assert s.decision() is None


@rule("MI-4.23")
def test_the_dining_hall_gives_two_resources_of_choice() -> None:
    s = built("dining_hall", {(0, 0): "fountain"}, (1, 0))
    assert moves(s) == [USE, DECLINE]
    play_all(s, [USE, gain("ore"), gain("ore")])
    assert held(s) == {"ore": 2}
    s = built("dining_hall", {(0, 0): "fountain"}, (1, 0))
    play_all(s, [USE, gain("wood"), gain("stone")])
    assert held(s) == {"wood": 1, "stone": 1}


RING = {
    (0, 0): "theatre",
    (1, 0): "garden",
    (2, 0): "wheat_field",
    (0, 1): "residence",
    (2, 1): "temple_held_ore",
}


@rule("MI-8.17", "MI-4.24")
def test_example_public_bath() -> None:
    s = built("public_bath", RING, (1, 1))
    assert names_of(moves(s)) == ["choose 0,0", "choose 1,0", "choose 2,0", "stop"]
    play_all(s, [choose(0, 0), choose(1, 0), culture("theatre")])
    assert held(s) == {"theatre": 3}
    s.play(choose(2, 0))
    assert held(s) == {"wheat": 1}
    assert culture_points(s) == [2]
    assert s.decision() is None


@rule("MI-4.24", "MI-9.11")
def test_no_tile_bathes_twice_and_fewer_than_three_are_enough() -> None:
    s = built("public_bath", RING, (1, 1))
    s.play(choose(2, 0))
    assert names_of(moves(s)) == ["choose 0,0", "choose 1,0", "stop"]
    s.play(choose(0, 0))
    assert culture_points(s) == []
    s.play(STOP)
    assert culture_points(s) == [2]
    assert held(s) == {"wheat": 1}


@rule("MI-4.24")
def test_after_the_third_tile_the_bath_is_over() -> None:
    four = {**RING, (2, 2): "forest"}
    s = built("public_bath", four, (1, 1))
    play_all(s, [choose(2, 0), choose(2, 2), choose(0, 0)])
    assert s.decision() is None
    assert held(s) == {"wheat": 1, "wood": 1}


@rule("MI-4.24")
def test_the_fountain_bathes_too() -> None:
    s = built("public_bath", {(0, 0): "fountain"}, (1, 0))
    assert isinstance(asked(s), ChooseBather)
    play_all(s, [choose(0, 0), gain("ore")])
    assert held(s) == {"ore": 1}
    assert s.decision() is None


@rule("MI-8.18", "MI-4.25")
def test_example_aqueduct_that_would_cut_the_city() -> None:
    s = built("aqueduct", row(["fountain", "forest", "quarry"]), (3, 0))
    assert s.decision() is None


@rule("MI-8.18", "MI-4.25")
def test_example_aqueduct_with_a_second_row() -> None:
    second = {(1, 1): "forest", (2, 1): "forest", (3, 1): "forest"}
    s = built("aqueduct", {**row(["fountain", "forest", "quarry"]), **second}, (3, 0))
    assert choose(2, 0) in moves(s)
    s.play(choose(2, 0))
    targets = {where(move.a) for move in moves(s)}
    remaining = {(0, 0), (1, 0), (3, 0), (1, 1), (2, 1), (3, 1)}
    around = {
        (x + dx, y + dy) for x, y in remaining for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    assert targets == around - remaining - {(2, 0)}
    s.play(place(4, 0))
    assert tiles_of(s)[4, 0] == "quarry"
    assert (2, 0) not in tiles_of(s)


@rule("MI-4.25", "MI-9.26", "MI-9.14")
@pytest.mark.parametrize("name", ["fountain", "staffed_residence", "residence", "temple_held_ore"])
def test_the_aqueduct_moves_any_tile_with_its_assistant(name: str) -> None:
    s = built("aqueduct", {(0, 0): name, (0, 1): "forest", (1, 1): "quarry"}, (1, 0))
    play_all(s, [choose(0, 0), place(2, 0)])
    assert tiles_of(s)[2, 0] == name
    assert (0, 0) not in tiles_of(s)


@rule("MI-4.25", "MI-9.25")
def test_nothing_works_when_a_tile_is_moved() -> None:
    s = built("aqueduct", {(0, 0): "dining_hall", (0, 1): "forest", (1, 1): "quarry"}, (1, 0))
    play_all(s, [choose(0, 0), place(2, 0)])
    assert s.decision() is None
    assert held(s) == {}


@rule("MI-4.25")
def test_the_aqueduct_does_not_move_itself_or_tiles_beyond_its_ring() -> None:
    tiles = {(0, 0): "forest", (0, 1): "forest", (1, 1): "quarry", (0, 2): "market"}
    s = built("aqueduct", tiles, (1, 0))
    assert isinstance(asked(s), LiftTile)
    assert {where(m.a) for m in moves(s) if m.kind == Do.CHOOSE} <= {(0, 0), (0, 1), (1, 1)}
    blocked = {b.thing for b in asked(s).blocked(s)}
    chosen = {f"own:{where(m.a)[0]},{where(m.a)[1]}" for m in moves(s) if m.kind == Do.CHOOSE}
    assert blocked | chosen == {"own:0,0", "own:0,1", "own:1,1"}


@rule("MI-9.12")
def test_a_city_already_split_may_be_joined_but_not_split_further() -> None:
    city = city_of({(0, 0): "forest", (1, 0): "quarry", (3, 0): "market", (4, 0): "tavern"})
    assert count_groups(label(city)) == 2
    joining = {where(cell) for cell in destinations(city, cell_at(4, 0))}
    assert (2, 0) in joining
    assert (5, 0) not in joining
    assert (0, 1) in joining


@rule("MI-4.26")
def test_the_circus_removes_a_residence_for_good() -> None:
    s = built("circus", {(0, 0): "fountain", (0, 1): "residence"}, (1, 0))
    left = s.players[0].residences
    s.play(choose(0, 1))
    assert tiles_of(s) == {(0, 0): "fountain", (1, 0): "circus"}
    assert s.players[0].residences == left
    assert Face.RESIDENCE in s.removed
    assert cell_at(0, 1) in s.players[0].city.empty_beside()


@rule("MI-8.19", "MI-4.26")
def test_example_circus() -> None:
    tiles = {(0, 0): "fountain", (0, 1): "staffed_residence", (1, 1): "residence"}
    s = built("circus", tiles, (1, 0))
    assert moves(s) == [choose(1, 1), DECLINE]
    assert [b.thing for b in asked(s).blocked(s)] == ["own:0,1"]


@rule("MI-9.13")
def test_the_circus_may_split_the_city() -> None:
    s = built("circus", {**row(["fountain", "residence"]), (2, 0): "forest"}, (2, 1))
    s.play(choose(1, 0))
    city = s.players[0].city
    assert count_groups(label(city)) == 2
    assert {(-1, 0), (3, 0)} <= {where(cell) for cell in city.empty_beside()}


@rule("MI-3.15", "MI-4.20")
def test_the_effect_follows_the_purchase_in_one_turn() -> None:
    s = table()
    offer(s, ["dining_hall"])
    hold(s, 0, wheat=1)
    ask_action(s)
    play_all(s, [build("dining_hall"), place(1, 0), USE, gain("wood"), gain("wood")])
    assert held(s) == {"wood": 2}
    assert s.decision() is None
    ask(s, [])
