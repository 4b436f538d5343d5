"""MI-9.30, MI-9.35: corrected tables of tiles, and what is refused."""

from pathlib import Path

import pytest

from games.minerva.scene import (
    ask,
    buy,
    exchange,
    face,
    held,
    hold,
    lay,
    names_of,
    offer,
    table,
    use_tile,
)
from panj.core.codec import Json
from panj.core.messages import Refused
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import Do
from panj.games.minerva.reading.option import TilesOption, tiles_from
from panj.games.minerva.reading.tiles import SHIPPED, TABLES, read_tiles, shipped_tables
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import RESOURCES, Good
from support import moves, play_all, play_on, rule


def changed(name: str, old: str, new: str) -> dict[str, Json]:
    """One shipped table with one piece of text replaced."""
    text = shipped_tables()[name]
    assert old in text
    return {name: text.replace(old, new, 1)}


def refusal(tables: dict[str, Json]) -> list[str | int]:
    """Why tables are refused: the last part of the key and the operands."""
    with pytest.raises(Refused) as refused:
        GAME.terms(2, {"tiles": tables})
    message = refused.value.message
    assert refused.value.rule.startswith("MI-")
    assert message.key in GAME.phrases
    assert len(GAME.phrases[message.key]) == len(message.operands)
    return [message.key.removeprefix("minerva.refusal."), *message.operands]


def played(tables: dict[str, Json], seats: int = 2) -> MinervaState:
    """A state with corrected tables."""
    s = GAME.new(seats, {"tiles": tables}, 1)
    assert isinstance(s, MinervaState)
    return s


@rule("MI-9.30", "MI-9.35")
def test_a_corrected_cost_is_used() -> None:
    tables = changed(
        "location_kinds.csv",
        "tavern,commercial,activate,gain:denarius=2,1,0,0,0",
        "tavern,commercial,activate,gain:denarius=2,0,0,2,1",
    )
    s = played(tables)
    at = face("tavern") * RESOURCES
    assert [s.tiles.cost[at + g] for g in range(RESOURCES)] == [0, 0, 2, 1]
    assert [SHIPPED.cost[at + g] for g in range(RESOURCES)] == [1, 0, 0, 0]


@rule("MI-9.35")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_runs_on_corrected_tables(seats: int) -> None:
    text = shipped_tables()["location_tiles.csv"]
    s = played({"location_tiles.csv": text.replace("tavern", "fortress")}, seats)
    play_on(s, 2)
    assert s.decision() is None
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


@rule("MI-9.35")
def test_a_spare_name_stands_for_a_tile_that_is_not_shipped() -> None:
    kinds = shipped_tables()["location_kinds.csv"]
    kinds += "other_1,commercial,activate,convert:ore=2>denarius=5,0,0,0,0,single,single,single\n"
    tiles = shipped_tables()["location_tiles.csv"].replace(
        "N29,normal,tavern", "N29,normal,other_1"
    )
    s = played({"location_kinds.csv": kinds, "location_tiles.csv": tiles})
    hold(s, 0, ore=5)
    use_tile(s, "other_1")
    assert moves(s) == [exchange(n) for n in range(3)]
    s.play(exchange(2))
    assert held(s) == {"ore": 1, "denarius": 10}


@rule("MI-9.30")
def test_an_effect_may_move_to_the_moment_of_building() -> None:
    tables = changed(
        "location_kinds.csv",
        "barracks,military,activate,gain:glory=1",
        "barracks,special,build,gain:glory=3",
    )
    s = played(tables)
    offer(s, ["barracks"])
    hold(s, 0)
    lay(s, "barracks", (1, 0))
    assert names_of(moves(s)) == ["use", "decline"]
    s.play(moves(s)[0])
    assert held(s) == {"glory": 3}


@rule("MI-9.30")
def test_a_trading_post_may_be_activated_too() -> None:
    tables = changed(
        "location_kinds.csv", "trading_post,special,build", "trading_post,special,activate"
    )
    s = played(tables)
    hold(s, 0, denarius=3)
    use_tile(s, "trading_post")
    play_all(s, [buy("ore"), next(m for m in moves(s) if m.kind == Do.STOP)])
    assert held(s) == {"ore": 1, "denarius": 1}
    ask(s, [])


@rule("MI-9.35")
def test_an_unknown_effect_is_refused_with_its_row() -> None:
    tables = changed("location_kinds.csv", "gain:denarius=3", "gain:gold=3")
    assert refusal(tables) == ["table_effect", "location_kinds.csv", "foundry", "gain:gold=3"]


@rule("MI-9.35")
@pytest.mark.parametrize(
    "effect",
    [
        "gain:wheat",
        "gain:wheat=9",
        "gain:two_different_resources=1",
        "choice:wheat=1",
        "choice:wheat=1|any_resource=1",
        "per_held:wheat=1",
        "per_held:theatre=1=denarius=1",
        "convert:wheat=1",
        "convert:denarius=1>glory=1",
        "convert:glory=1>wheat=1",
        "convert:two_different_resources=2>glory=2",
        "special:fly",
        "special:move_tile",
        "steal:wheat=1",
        "",
    ],
)
def test_no_effect_is_guessed(effect: str) -> None:
    tables = changed("location_kinds.csv", "gain:denarius=3", effect)
    assert refusal(tables) == ["table_effect", "location_kinds.csv", "foundry", effect]


@rule("MI-9.35", "MI-2.6")
def test_stacks_that_are_not_equal_are_refused() -> None:
    tables = changed("location_tiles.csv", "N29,normal,tavern,2,", "N29,normal,tavern,3,3+")
    assert refusal(tables) == ["table_stacks", "location_tiles.csv", 2, 41]


@rule("MI-9.35")
def test_a_tile_of_a_missing_kind_is_refused_with_its_row() -> None:
    kinds = "\n".join(
        line
        for line in shipped_tables()["location_kinds.csv"].splitlines()
        if not line.startswith("tavern")
    )
    assert refusal({"location_kinds.csv": kinds}) == [
        "table_kind",
        "location_tiles.csv",
        "N29",
        "tavern",
    ]


@rule("MI-9.35")
@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (
            "location_tiles.csv",
            "N29,normal,tavern",
            "N29,normal,castle",
            ["table_value", "location_tiles.csv", "N29", "kind_id", "castle"],
        ),
        (
            "location_tiles.csv",
            "N29,",
            "N28,",
            ["table_repeated", "location_tiles.csv", "N28"],
        ),
        (
            "location_tiles.csv",
            "N29,normal",
            "N29,start",
            ["table_count", "location_tiles.csv", 65, 66],
        ),
        (
            "location_kinds.csv",
            "tavern,commercial",
            "tavern,temple",
            ["table_value", "location_kinds.csv", "tavern", "type", "temple"],
        ),
        (
            "location_kinds.csv",
            "tavern,commercial,activate,gain:denarius=2,1",
            "tavern,commercial,activate,gain:denarius=2,x",
            ["table_value", "location_kinds.csv", "tavern", "cost_wheat", "x"],
        ),
        (
            "temples.csv",
            "T17,none,resource,wheat",
            "T17,cross,resource,wheat",
            ["table_value", "temples.csv", "T17", "target", "wheat"],
        ),
        (
            "temples.csv",
            "T01,around8,type,production,2",
            "T01,around8,type,production,-2",
            ["table_value", "temples.csv", "T01", "vp_each", "-2"],
        ),
        (
            "culture_tiles.csv",
            "C_art_2,art,1,2,4",
            "C_art_2,art,1,2,2",
            ["table_culture", "art", 1, 6, 5],
        ),
        (
            "glory_tiles.csv",
            "G1_2,1,2",
            "G1_2,1,3",
            ["table_value", "glory_tiles.csv", "G1_2", "place", "3"],
        ),
        (
            "glory_tiles.csv",
            "G1_2,1,2",
            "G1_2,1,1",
            ["table_repeated", "glory_tiles.csv", "G1_2"],
        ),
        (
            "solo_ranks.csv",
            "consul",
            "caesar",
            ["table_value", "solo_ranks.csv", "70", "rank", "caesar"],
        ),
        (
            "setup_by_players.csv",
            "3;4;5;6",
            "3;4;5",
            ["table_value", "setup_by_players.csv", "4", "starting_denarii_by_seat", "3;4;5"],
        ),
        (
            "assistant_costs.csv",
            "assistants_owned,cost_denarii",
            "assistants_owned,price",
            ["table_column", "assistant_costs.csv", "cost_denarii"],
        ),
        (
            "turn_order_tiles.csv",
            "O1,1,",
            "O1,1,9,",
            ["table_row", "turn_order_tiles.csv", "O1"],
        ),
    ],
)
def test_damage_is_named(name: str, old: str, new: str, expected: list[str | int]) -> None:
    assert refusal(changed(name, old, new)) == expected


@rule("MI-9.35")
@pytest.mark.parametrize("text", ["", '"', "\n\n"])
def test_a_table_that_is_no_table_is_refused(text: str) -> None:
    assert refusal({"temples.csv": text})[0] in ("table_unreadable", "table_count")


@rule("MI-9.35")
def test_a_missing_row_is_refused() -> None:
    text = shipped_tables()["temples.csv"]
    assert refusal({"temples.csv": text[: text.index("T20")]}) == [
        "table_count",
        "temples.csv",
        19,
        20,
    ]


@rule("MI-9.30")
def test_the_same_tables_are_read_once() -> None:
    value = changed("glory_tiles.csv", "G1_1,1,1,4", "G1_1,1,1,5")
    assert TilesOption().allows(value)
    assert tiles_from(value).glory_points[3] == 5
    assert tiles_from(value) is tiles_from(value)


@rule("MI-9.30")
def test_a_typed_path_is_no_value(tmp_path: Path) -> None:
    (tmp_path / "glory_tiles.csv").write_text(shipped_tables()["glory_tiles.csv"])
    option = TilesOption()
    assert option.read("shipped") == "shipped"
    with pytest.raises(Refused, match="is not a value of the option"):
        option.read(str(tmp_path))


@rule("MI-9.30")
@pytest.mark.parametrize(
    "value", ["other", 3, True, None, {}, {"x.csv": "a"}, {"temples.csv": 3}, ["temples.csv"]]
)
def test_the_option_takes_tables_and_nothing_else(value: Json) -> None:
    with pytest.raises(Refused, match="is not a value of the option"):
        GAME.terms(2, {"tiles": value})


@rule("MI-9.30")
def test_the_option_tells_which_files_it_takes() -> None:
    data = TilesOption().to_json()
    assert data["files"] == TABLES
    assert data["default"] == "shipped"


@rule("MI-9.30")
def test_the_view_says_that_tables_were_corrected() -> None:
    s = played(changed("glory_tiles.csv", "G1_1,1,1,4", "G1_1,1,1,5"))
    options = GAME.view(s, 0)["options"]
    assert isinstance(options, dict)
    assert options["tiles"] == "corrected"


@rule("MI-9.30")
def test_the_shipped_tables_are_the_default() -> None:
    s = table()
    assert s.tiles is SHIPPED
    again = read_tiles({})
    assert list(again.cost) == list(SHIPPED.cost)
    assert again.op[face("foundry")] == SHIPPED.op[face("foundry")]
    assert again.right[face("foundry")] == Good.DENARIUS
