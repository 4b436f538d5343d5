"""MI-2: set-up for every player count."""

from collections import Counter

import pytest

from games.minerva.scene import ROUND, culture_points, face, held, table, tiles_of
from panj.games.minerva.game import GAME
from panj.games.minerva.reading.tiles import SHIPPED
from panj.games.minerva.rules.setup import stack_size
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import FACE_NAMES, Face
from support import MOST_SURPRISE, asked, rule, surprise


def shown(s: MinervaState) -> list[int]:
    """The faces of the display, starting locations left out."""
    faces = Counter({f: int(n) for f, n in enumerate(s.display) if n})
    faces -= Counter(s.tiles.copies.used("start", s.seats))
    return sorted(faces.elements())


@rule("MI-2.1")
@pytest.mark.parametrize(("seats", "normal", "start"), [(2, 42, 6), (3, 54, 7), (4, 66, 8)])
def test_marked_tiles_are_used_with_enough_players_only(
    seats: int, normal: int, start: int
) -> None:
    assert len(SHIPPED.copies.used("normal", seats)) == normal
    assert len(SHIPPED.copies.used("start", seats)) == start


@rule("MI-2.2")
@pytest.mark.parametrize(
    ("seats", "points"),
    [(2, [2, 4, 6, 7, 8]), (3, [2, 4, 6, 6, 7, 8]), (4, [2, 2, 4, 4, 6, 6, 7, 8])],
)
def test_culture_stacks_shrink_with_fewer_players(seats: int, points: list[int]) -> None:
    s = table(seats=seats)
    for category in range(3):
        at = [s.tiles.culture_at(seats, category, place) for place in range(len(points))]
        assert [s.tiles.culture_points[i] for i in at] == points
        assert s.stack_height(category) == len(points)


@rule("MI-2.3", "MI-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turn_order_tiles_one_to_n_lie_ready(seats: int) -> None:
    order = GAME.view(table(seats=seats), 0)["order"]
    assert isinstance(order, list)
    assert [tile["number"] for tile in order] == list(range(1, seats + 1))
    assert all(tile["holder"] is None and tile["points"] is None for tile in order)


@rule("MI-2.4", "MI-2.13")
def test_everybody_begins_with_a_fountain_nine_residences_and_a_wheat() -> None:
    s = table(seats=4)
    for seat, player in enumerate(s.players):
        assert tiles_of(s, seat) == {(0, 0): "fountain"}
        assert player.residences == 9
        assert player.goods[0] == 1
        assert player.assistants == player.hired == 0
        assert culture_points(s, seat) == []
        assert player.glory == []


@rule("MI-2.5")
def test_starting_locations_lie_in_the_display() -> None:
    s = table()
    for name, count in (("wheat_field", 2), ("forest", 2), ("quarry", 2)):
        assert s.display[face(name)] >= count


@rule("MI-2.6", "MI-7.5")
@pytest.mark.parametrize(("seats", "size"), [(1, 7), (2, 7), (3, 9), (4, 11)])
def test_the_deck_is_six_stacks_with_a_round_tile_in_each(seats: int, size: int) -> None:
    s = table(seats=seats)
    assert stack_size(s) == size
    full = len(s.deck) // (size + 1)
    assert full == 5
    for i in range(full):
        stack = s.deck[i * (size + 1) : (i + 1) * (size + 1)]
        assert stack.count(ROUND) == 1
    assert ROUND not in s.deck[full * (size + 1) :]


@rule("MI-2.7", "MI-7.4")
def test_the_first_reveal_shows_any_number_up_to_the_stack_equally_often() -> None:
    counts = [0] * 8
    for seed in range(400):
        counts[len(shown(table(seed=seed)))] += 1
    assert min(counts) > 0
    assert surprise(counts, 50) < MOST_SURPRISE[5] + 10


@rule("MI-2.7")
def test_the_round_tile_is_set_aside() -> None:
    s = table()
    assert s.removed == [ROUND]
    assert len(shown(s)) + len(s.deck) == 42 + 5


@rule("MI-2.8")
def test_five_different_temples_are_revealed() -> None:
    s = table()
    assert len(s.row) == 5
    assert sorted(s.row + s.temples) == list(range(Face.FIRST_TEMPLE, Face.RESIDENCE))


@rule("MI-2.9", "MI-9.5")
def test_culture_stacks_are_sorted_by_points_then_symbols() -> None:
    s = table(seats=4)
    for category in range(3):
        at = [s.tiles.culture_at(4, category, place) for place in range(8)]
        pairs = [(s.tiles.culture_points[i], s.tiles.symbols[i]) for i in at]
        assert pairs == sorted(pairs)


@rule("MI-2.10")
def test_glory_tiles_lie_by_round_and_place() -> None:
    glory = GAME.view(table(seats=3), 0)["glory"]
    assert isinstance(glory, list)
    places = [(tile["round"], tile["place"]) for tile in glory]
    assert places == sorted(places)
    assert len(places) == 16
    assert (1, 3) not in places
    assert (2, 3) not in places
    assert (3, 3) in places


@rule("MI-6.1", "MI-9.23")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_glory_tile_that_nobody_can_take_does_not_lie_there(seats: int) -> None:
    glory = GAME.view(table(seats), 0)["glory"]
    assert isinstance(glory, list)
    assert {tile["place"] for tile in glory} == {1, 2}


@rule("MI-2.11")
def test_money_grows_clockwise_from_the_start_player() -> None:
    for seed in range(8):
        s = GAME.new(4, {}, seed)
        assert isinstance(s, MinervaState)
        purses = [held(s, (s.first + place) % 4)["denarius"] for place in range(4)]
        assert purses == [3, 4, 5, 6]
        assert asked(s).who == s.first


@rule("MI-2.11")
def test_the_start_player_is_random_or_the_first_seat() -> None:
    firsts = set()
    for seed in range(40):
        s = GAME.new(4, {}, seed)
        assert isinstance(s, MinervaState)
        firsts.add(int(s.first))
    assert firsts == {0, 1, 2, 3}
    assert table(seats=4, seed=3).first == 0


def test_every_face_of_the_deck_is_a_location() -> None:
    for seats in (1, 2, 3, 4):
        s = table(seats=seats)
        assert all(f == ROUND or 1 < f < Face.FIRST_TEMPLE for f in s.deck)
        assert len(FACE_NAMES) > max(s.deck)
