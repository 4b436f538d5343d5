"""MI-4.1 to MI-4.15: what every location does when it is activated, one test per kind."""

import pytest

from games.minerva.scene import (
    STOP,
    city_of,
    culture,
    culture_points,
    exchange,
    face,
    gain,
    held,
    hold,
    keys,
    line,
    names_of,
    pay_pair,
    row,
    table,
    use_tile,
)
from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.minerva.moves import Do
from panj.games.minerva.reading.tiles import SHIPPED
from panj.games.minerva.rules.effects import check_culture
from panj.games.minerva.rules.exchanges import PayPairs, SetExchanges
from panj.games.minerva.tables import FACE_NAMES, GOOD_NAMES, LOCATION_NAMES, Good
from support import asked, moves, play_all, rule

PLAIN = {
    "wheat_field": {"wheat": 1},
    "forest": {"wood": 1},
    "quarry": {"stone": 1},
    "ore_mine": {"ore": 1},
    "farm_estate": {"wheat": 2},
    "sawmill": {"wood": 2},
    "marble_quarry": {"stone": 2},
    "deep_mine": {"ore": 2},
    "foundry": {"denarius": 3},
    "tavern": {"denarius": 2},
    "theatre": {"theatre": 2},
    "statue": {"art": 2},
    "library": {"science": 2},
    "barracks": {"glory": 1},
    "fortress": {"glory": 2},
}
MARKETS = {
    "market": "wheat",
    "charcoal_burner": "wood",
    "stone_merchant": "stone",
    "blacksmith": "ore",
}
SIDES = {"orchard": ("wheat", "wood"), "hill_mine": ("stone", "ore")}
FORGES = {"stable": "wheat", "armoury": "wood", "weaponsmith": "ore"}
ALONE = {"fountain", "garden", "colosseum"}
SPECIAL = {
    "trading_post",
    "triumphal_arch",
    "dining_hall",
    "public_bath",
    "aqueduct",
    "circus",
}


def test_every_kind_of_location_has_a_test() -> None:
    tested = {*PLAIN, *MARKETS, *SIDES, *FORGES, *ALONE, *SPECIAL}
    shipped = {FACE_NAMES[at] for at in SHIPPED.copies.faces}
    assert len(shipped) == 33
    assert tested == shipped
    assert tested | {f"other_{i}" for i in range(1, 7)} == set(LOCATION_NAMES)


@rule("MI-4.1", "MI-4.4", "MI-4.6", "MI-4.7", "MI-4.15", "MI-9.9")
@pytest.mark.parametrize("name", sorted(PLAIN))
def test_a_plain_gain_is_automatic(name: str) -> None:
    s = table()
    hold(s, 0)
    assert use_tile(s, name) is None
    assert held(s) == PLAIN[name]


@rule("MI-4.5", "MI-9.16", "MI-9.32")
@pytest.mark.parametrize("name", sorted(MARKETS))
def test_a_market_counts_one_resource_once_and_keeps_it(name: str) -> None:
    s = table()
    hold(s, 0, wheat=1, wood=2, stone=3, ore=4)
    count = held(s)[MARKETS[name]]
    assert use_tile(s, name) is None
    assert held(s) == {"wheat": 1, "wood": 2, "stone": 3, "ore": 4, "denarius": count}


@rule("MI-8.4", "MI-4.5")
def test_example_market() -> None:
    s = table()
    hold(s, 0, wheat=3)
    use_tile(s, "market")
    assert held(s) == {"wheat": 3, "denarius": 3}


@rule("MI-4.5")
def test_a_market_without_its_resource_gives_nothing() -> None:
    s = table()
    hold(s, 0, ore=3)
    use_tile(s, "market")
    assert held(s) == {"ore": 3}


@rule("MI-4.4")
def test_the_fountain_gives_one_resource_of_choice() -> None:
    s = table()
    hold(s, 0)
    use_tile(s, "fountain")
    assert names_of(moves(s)) == ["gain wheat", "gain wood", "gain stone", "gain ore"]
    s.play(gain("ore"))
    assert held(s) == {"ore": 1}
    assert s.decision() is None


@rule("MI-1.7")
@pytest.mark.parametrize("name", sorted(SIDES))
def test_a_slash_gives_one_of_two(name: str) -> None:
    for side, resource in enumerate(SIDES[name]):
        s = table()
        hold(s, 0)
        use_tile(s, name)
        assert len(moves(s)) == 2
        s.play(moves(s)[side])
        assert held(s) == {resource: 1}


@rule("MI-4.7", "MI-9.28")
@pytest.mark.parametrize("category", ["theatre", "art", "science"])
def test_a_garden_gives_a_point_in_a_category_chosen_at_once(category: str) -> None:
    s = table()
    hold(s, 0)
    use_tile(s, "garden")
    assert names_of(moves(s)) == ["culture theatre", "culture art", "culture science"]
    s.play(culture(category))
    assert held(s) == {category: 1}


@rule("MI-4.7")
def test_the_preview_of_a_garden_tells_what_the_stack_needs() -> None:
    s = table()
    hold(s, 0, art=1)
    s.taken[1] = 2
    s.taken[2] = 5
    use_tile(s, "garden")
    assert asked(s).preview(s, culture("art")) == [
        Message("minerva.preview.culture_points", [2, 3, 1])
    ]
    assert asked(s).preview(s, culture("science")) == [Message("minerva.preview.stack_empty", [2])]


@rule("MI-4.13", "MI-4.1")
@pytest.mark.parametrize("name", sorted(FORGES))
def test_one_resource_is_paid_for_one_glory_any_number_of_times(name: str) -> None:
    s = table()
    hold(s, 0, **{FORGES[name]: 3})
    assert isinstance(use_tile(s, name), SetExchanges)
    assert moves(s) == [exchange(times) for times in range(4)]
    s.play(exchange(2))
    assert held(s) == {FORGES[name]: 1, "glory": 2}
    assert s.decision() is None


@rule("MI-4.13")
def test_an_exchange_may_be_left_alone() -> None:
    s = table()
    hold(s, 0, wheat=2)
    use_tile(s, "stable")
    s.play(exchange(0))
    assert held(s) == {"wheat": 2}


@rule("MI-4.1")
@pytest.mark.parametrize("name", [*FORGES, "colosseum"])
def test_an_exchange_that_cannot_be_paid_is_not_asked(name: str) -> None:
    s = table()
    hold(s, 0, stone=3, denarius=9)
    assert use_tile(s, name) is None


@rule("MI-4.14")
def test_the_colosseum_takes_a_new_pair_each_time() -> None:
    s = table()
    hold(s, 0, wheat=2, wood=1, ore=1)
    assert isinstance(use_tile(s, "colosseum"), PayPairs)
    assert names_of(moves(s)) == [
        "pay_pair wheat wood",
        "pay_pair wheat ore",
        "pay_pair wood ore",
        "stop",
    ]
    play_all(s, [pay_pair("wheat", "wood"), pay_pair("wheat", "ore")])
    assert held(s) == {"glory": 4}
    assert s.decision() is None


@rule("MI-4.14")
def test_the_colosseum_stops_when_told() -> None:
    s = table()
    hold(s, 0, wheat=2, wood=2)
    use_tile(s, "colosseum")
    play_all(s, [pay_pair("wheat", "wood"), STOP])
    assert held(s) == {"wheat": 1, "wood": 1, "glory": 2}


@rule("MI-4.15")
def test_barracks_and_fortress_give_glory_outright() -> None:
    s = table()
    hold(s, 0)
    s.players[0].city = city_of(row(["barracks", "fortress", "residence"]))
    line(s, (2, 0), "left")
    assert held(s) == {"glory": 3}


@rule("MI-4.8")
def test_culture_points_live_until_the_end_of_the_turn() -> None:
    s = table()
    hold(s, 0)
    s.taken[0] = 3
    s.players[0].city = city_of(row(["theatre", "residence"]))
    line(s, (1, 0), "left")
    assert held(s) == {}
    assert culture_points(s) == []


@rule("MI-8.1", "MI-4.12")
def test_example_culture() -> None:
    s = table(seats=4)
    s.taken[0], s.taken[1], s.taken[2] = 2, 0, 4
    tops = [s.top_culture(category) for category in range(3)]
    assert [s.tiles.symbols[top] for top in tops] == [2, 1, 3]
    assert [s.tiles.culture_points[top] for top in tops] == [4, 2, 6]
    hold(s, 0)
    s.players[0].city = city_of(row(["library", "statue", "theatre", "residence"]))
    line(s, (3, 0), "left")
    assert culture_points(s) == [4, 2]
    assert held(s) == {}
    assert list(s.taken) == [3, 1, 4]


@rule("MI-4.12")
def test_one_tile_of_a_category_whatever_the_surplus() -> None:
    s = table()
    hold(s, 0, theatre=6)
    check_culture(s, 0)
    assert culture_points(s) == [2]


@rule("MI-4.12")
def test_an_empty_stack_gives_nothing() -> None:
    s = table()
    s.taken[0] = 5
    hold(s, 0, theatre=6, art=1)
    check_culture(s, 0)
    assert culture_points(s) == [2]
    assert held(s) == {}


@rule("MI-4.12", "MI-9.9")
def test_culture_tiles_are_taken_in_the_order_theatre_art_science() -> None:
    s = table()
    hold(s, 0, theatre=1, art=1, science=1)
    s.notes = []
    check_culture(s, 0)
    assert keys(s) == ["culture_tile"] * 3
    assert [note.operands[1] for note in s.notes] == [0, 1, 2]


@rule("MI-1.8", "MI-9.3")
def test_glory_tokens_never_run_out() -> None:
    s = table()
    hold(s, 0, glory=27)
    use_tile(s, "fortress")
    assert held(s) == {"glory": 29}


def test_side_moves_name_amount_and_good() -> None:
    s = table()
    use_tile(s, "orchard")
    assert moves(s) == [Move(Do.SIDE, 1, Good.WHEAT), Move(Do.SIDE, 1, Good.WOOD)]
    assert GOOD_NAMES[Good.WOOD] == "wood"
    assert asked(s).prompt(s) == Message("minerva.prompt.side", [face("orchard")])
