"""MI-0 and MI-1: what is in the box, counted against the tables."""

import csv
from collections import Counter
from importlib.resources import files

import pytest

from games.minerva.scene import city_of, face, row, table, temple, tiles_of
from panj.core.messages import Refused
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import FOUNTAIN_CELL, Do
from panj.games.minerva.reading.tiles import SHIPPED, shipped_tables
from panj.games.minerva.tables import (
    FACE_NAMES,
    FACES,
    GLORY_PLACES,
    LOCATION_FACES,
    LOCATION_NAMES,
    RESOURCES,
    ROUNDS,
    TEMPLE_NAMES,
    Face,
    Op,
    Type,
)
from support import moves, play_on, rule


def rows(name: str) -> list[dict[str, str]]:
    text = files("panj.games.minerva").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


@rule("MI-0.1")
def test_one_to_four_players() -> None:
    assert GAME.seat_counts == (1, 2, 3, 4)
    with pytest.raises(Refused):
        GAME.terms(5, {})


@rule("MI-0.2", "MI-0.5")
def test_points_come_from_culture_glory_temples_goods_and_turn_order() -> None:
    s = table(seats=3)
    assert [line.key for line in s.score_sheet()] == [
        "minerva.score.culture",
        "minerva.score.glory",
        "minerva.score.temples",
        "minerva.score.money",
        "minerva.score.order",
    ]
    play_on(s, 3)
    best = max(s.scores())
    assert s.scores()[s.ranking().index(1)] == best


@rule("MI-0.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_exactly_six_rounds(seats: int) -> None:
    s = table(seats=seats)
    seen = {1}
    while s.decision() is not None:
        seen.add(s.round)
        options = moves(s)
        s.play(next(move for move in options if move.kind in (Do.PASS, Do.DECLINE)))
    assert seen == set(range(1, ROUNDS + 1))
    assert s.round == ROUNDS


@rule("MI-0.4")
def test_laid_tiles_do_nothing_until_a_residence_brings_a_line_to_life() -> None:
    s = table()
    before = s.players[0].goods[:]
    s.players[0].city = city_of(row(["fountain", "wheat_field", "market"]))
    assert list(s.players[0].goods) == list(before)
    assert tiles_of(s)[2, 0] == "market"


@rule("MI-1.1")
def test_the_box_has_the_counted_pieces() -> None:
    counts = {line["component"]: int(line["count"]) for line in rows("component_counts.csv")}
    pools = Counter(line["pool"] for line in rows("location_tiles.csv"))
    assert pools["normal"] == counts["normal locations"] == 66
    assert pools["start"] == counts["starting locations"] == 8
    assert pools["fountain"] == counts["fountains"] == 4
    assert len(rows("temples.csv")) == counts["temples"] == 20
    assert len(rows("culture_tiles.csv")) == counts["culture tiles"] == 24
    assert len(rows("glory_tiles.csv")) == counts["glory tiles"] == 16
    assert len(rows("turn_order_tiles.csv")) == counts["turn order tiles"] == 4
    assert counts["residences"] == 4 * SHIPPED.residences[4]
    assert counts["round tiles"] == ROUNDS
    facility = ("normal locations", "starting locations", "fountains", "temples", "residences")
    assert sum(counts[name] for name in facility) == 134


@rule("MI-1.2")
def test_fountain_and_starting_locations_are_production() -> None:
    assert SHIPPED.type[Face.FOUNTAIN] == Type.PRODUCTION
    for start in SHIPPED.copies.used("start", 4):
        assert SHIPPED.type[start] == Type.PRODUCTION


@rule("MI-1.2")
def test_every_face_has_one_of_seven_types() -> None:
    used = {int(SHIPPED.type[face(name)]) for name in LOCATION_NAMES if "other" not in name}
    used |= {int(SHIPPED.type[temple(name)]) for name in TEMPLE_NAMES}
    used |= {int(SHIPPED.type[Face.RESIDENCE]), int(SHIPPED.type[Face.STAFFED])}
    assert used == {1, 2, 3, 4, 5, 6, 7}


@rule("MI-1.3")
def test_a_location_has_a_cost_a_type_an_effect_and_no_points() -> None:
    for line in rows("location_kinds.csv"):
        at = face(line["kind_id"])
        assert SHIPPED.op[at] != Op.NONE
        assert SHIPPED.points[at] == 0
        costs = [int(line[f"cost_{name}"]) for name in ("wheat", "wood", "stone", "ore")]
        assert [SHIPPED.cost[at * RESOURCES + g] for g in range(RESOURCES)] == costs


@rule("MI-1.3")
def test_marks_say_the_same_as_the_least_player_count() -> None:
    for line in rows("location_tiles.csv"):
        assert line["mark"] == {"2": "", "3": "3+", "4": "4+"}[line["min_players"]]


@rule("MI-1.4")
def test_temples_culture_and_glory_tiles_show_their_points() -> None:
    assert all(SHIPPED.points[temple(name)] > 0 for name in TEMPLE_NAMES)
    assert SHIPPED.symbols[SHIPPED.culture_at(4, 0, 0)] == 1
    assert SHIPPED.glory_points[6 * GLORY_PLACES] > SHIPPED.glory_points[1 * GLORY_PLACES]


@rule("MI-1.5")
def test_turn_order_tiles_show_points_on_the_back() -> None:
    expected = [int(line["vp_back"]) for line in rows("turn_order_tiles.csv")]
    assert [SHIPPED.order_points[number] for number in range(1, 5)] == expected
    assert SHIPPED.order_points[4] == 0


@rule("MI-1.6")
def test_round_tiles_are_hidden_among_the_locations_of_the_deck() -> None:
    s = table()
    assert s.deck.count(Face.ROUND) == ROUNDS - 1
    assert Face.ROUND not in [face(name) for name in GAME.view(s, 0)["unseen"]["locations"]]  # type: ignore[index]


@rule("MI-1.7")
def test_every_effect_of_the_tables_has_a_form() -> None:
    forms = {line["effect"].partition(":")[0] for line in rows("location_kinds.csv")}
    assert forms == {"gain", "choice", "per_held", "convert", "special"}
    built = {line["kind_id"] for line in rows("location_kinds.csv") if line["trigger"] == "build"}
    assert built == {
        "trading_post",
        "triumphal_arch",
        "dining_hall",
        "public_bath",
        "aqueduct",
        "circus",
    }


@rule("MI-1.8")
def test_nobody_can_hold_more_resources_than_the_box_has() -> None:
    counts = {line["component"]: int(line["count"]) for line in rows("component_counts.csv")}
    assert counts["wheat tokens"] >= 4 * 6
    assert counts["assistants"] == 4 * 5


def test_every_shipped_table_is_read() -> None:
    assert len(shipped_tables()) == 9
    assert len(FACE_NAMES) == Face.SECOND_TEMPLE + len(TEMPLE_NAMES) == FACES
    assert FACE_NAMES[Face.SECOND_TEMPLE] == f"temple_{TEMPLE_NAMES[0]}_2"
    assert FACE_NAMES[Face.ROUND] == "round_tile"
    assert FACE_NAMES[LOCATION_FACES] == f"temple_{TEMPLE_NAMES[0]}"
    assert FACE_NAMES[Face.RESIDENCE] == "residence"
    assert FACE_NAMES[Face.FOUNTAIN] == "fountain"
    assert FOUNTAIN_CELL == 128 * 256 + 128


@rule("MI-9.1", "MI-9.2", "MI-9.29", "MI-9.31")
def test_names_and_counts_follow_the_rulings_on_the_source() -> None:
    counts = {line["component"]: int(line["count"]) for line in rows("component_counts.csv")}
    tokens = ["wheat tokens", "wood tokens", "stone tokens", "ore tokens"]
    assert [counts[name] for name in tokens] == [24 + 3] * 4
    coins = counts["coins 1 denarius"] + counts["coins 3 denarii"] + counts["coins 10 denarii"]
    everything = coins + counts["assistants"] + 4 * 27 + counts["glory tokens"]
    assert everything == 251
    assert "fountain" in LOCATION_NAMES
    assert "forum" not in LOCATION_NAMES
    assert {"foundry", "aqueduct"} <= set(LOCATION_NAMES)
