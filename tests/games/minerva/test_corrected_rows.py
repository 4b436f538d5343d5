"""MI-9.35: what corrected tables say is obeyed, or refused with the row named."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from games.minerva.scene import hold, names_of, sheet
from games.minerva.test_tables import changed, played, refusal
from panj.core.cells import Cells
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.messages import Refused
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import PAIRS, PASS
from panj.games.minerva.reading.tiles import shipped_tables
from panj.games.minerva.rules.actions import ChooseAction
from panj.games.minerva.rules.temples import is_temple
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import FACE_NAMES, Good
from panj.words import LANGUAGES, Words
from panj.words.direction import unmarked
from support import moves, play_on, rule

SETUP = "setup_by_players.csv"


def edited(*edits: tuple[str, str, str]) -> dict[str, Json]:
    """Shipped tables with pieces of text replaced: file, old, new."""
    tables: dict[str, Json] = {}
    for name, old, new in edits:
        text = str(tables.get(name, shipped_tables()[name]))
        assert old in text
        tables[name] = text.replace(old, new, 1)
    return tables


def observe(s: MinervaState) -> None:
    """What the seat knows fits into its observation, and its moves have numbers of their own."""
    out = Cells(vec[i16]([0] * GAME.encoding.size(s.terms)), 0)
    GAME.encoding.write(s, 0, out)
    assert out.at == len(out.values)
    numbering = GAME.encoding.numbering(GAME.moves)
    numbers = {numbering.number(move) for move in moves(s)}
    assert len(numbers) == len(moves(s))
    assert max(numbers) < numbering.size


# Set-up


@rule("MI-9.35", "MI-2.4", "MI-2.8", "MI-2.11")
def test_each_number_of_players_has_its_own_set_up() -> None:
    tables = changed(SETUP, "3,54,9,7,6,3,3,9,1,3;4;5,5", "3,54,9,7,6,3,3,7,2,1;9;0,4")
    three = played(tables, 3)
    assert {int(player.residences) for player in three.players} == {7}
    assert {int(player.goods[Good.WHEAT]) for player in three.players} == {2}
    purses = [int(three.players[(three.first + i) % 3].denarii) for i in range(3)]
    assert purses == [1, 9, 0]
    assert len(three.row) == 4
    for seats in (1, 2, 4):
        other = played(tables, seats)
        assert {int(player.residences) for player in other.players} == {9}
        assert {int(player.goods[Good.WHEAT]) for player in other.players} == {1}
        assert len(other.row) == 5


@rule("MI-9.35")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("3,54,9,7", "3,48,9,7", ["3", "normal_tiles", "48", "54"]),
        ("3,54,9,7", "3,54,8,7", ["3", "stack_size_without_round_tile", "8", "9"]),
        ("1,42,7,6", "1,42,7,8", ["1", "starting_tiles", "8", "6"]),
        ("2,42,7,6,5,2,2", "2,42,7,6,5,3,2", ["2", "turn_order_tiles", "3", "2"]),
        ("2,42,7,6,5,2,2", "2,42,7,6,5,2,4", ["2", "fountains", "4", "2"]),
    ],
)
def test_a_set_up_that_other_tables_contradict_is_refused(
    old: str, new: str, expected: list[str | int]
) -> None:
    assert refusal(changed(SETUP, old, new)) == ["table_contradicts", SETUP, *expected]


@rule("MI-9.35", "MI-2.2")
def test_culture_tiles_follow_the_set_up_for_each_number_of_players() -> None:
    edits = [
        ("culture_tiles.csv", f"C_{name}_2,{name},1,2,4", f"C_{name}_2,{name},1,2,3")
        for name in ("theatre", "art", "science")
    ]
    edits.append((SETUP, "3,54,9,7,6", "3,54,9,7,7"))
    tables = edited(*edits)
    heights = [int(played(tables, seats).stack_height(0)) for seats in (1, 2, 3, 4)]
    assert heights == [5, 5, 7, 8]
    s = played(tables, 3)
    play_on(s, 3)
    assert s.decision() is None
    del tables[SETUP]
    assert refusal(tables) == ["table_culture", "theatre", 3, 7, 6]


@rule("MI-9.35", "MI-2.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_starting_tiles_follow_their_marks(seats: int) -> None:
    marks = ("location_tiles.csv", "S03,start,wheat_field,3,3+", "S03,start,wheat_field,2,")
    tables = edited(marks, (SETUP, "1,42,7,6", "1,42,7,7"), (SETUP, "2,42,7,6", "2,42,7,7"))
    s = played(tables, seats)
    laid = len(s.tiles.copies.used("start", seats))
    assert laid == {1: 7, 2: 7, 3: 7, 4: 8}[seats]
    play_on(s, seats)
    assert s.decision() is None


# Rows that contradict themselves or each other


@rule("MI-9.35")
@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (
            "turn_order_tiles.csv",
            "O2,2,2,2",
            "O2,1,2,2",
            ["table_repeated", "turn_order_tiles.csv", "O2"],
        ),
        (
            "turn_order_tiles.csv",
            "O3,3,1,3",
            "O3,3,1,2",
            ["table_contradicts", "turn_order_tiles.csv", "O3", "min_players", "2", "3"],
        ),
        (
            "location_tiles.csv",
            "S03,start,wheat_field,3,3+",
            "S03,start,wheat_field,2,3+",
            ["table_contradicts", "location_tiles.csv", "S03", "mark", "3+", ""],
        ),
        (
            "location_tiles.csv",
            "F3,fountain,fountain",
            "F3,fountain,forest",
            ["table_value", "location_tiles.csv", "F3", "kind_id", "forest"],
        ),
        (
            "temples.csv",
            "T08,around8,distinct_types,,2",
            "T08,around8,distinct_types,military,2",
            ["table_contradicts", "temples.csv", "T08", "target", "military", ""],
        ),
        (
            "culture_tiles.csv",
            "C_art_3,art,2,4",
            "C_art_3,art,2,7",
            ["table_contradicts", "culture_tiles.csv", "C_art_3", "stack_position", "3", "6"],
        ),
        (
            "solo_ranks.csv",
            "60,69,legate",
            "75,69,legate",
            ["table_value", "solo_ranks.csv", "75", "min_score", "75"],
        ),
        (
            "solo_ranks.csv",
            "60,69,legate",
            "65,69,legate",
            ["table_contradicts", "solo_ranks.csv", "50", "max_score", "59", "64"],
        ),
        (
            "solo_ranks.csv",
            ",29,civilian",
            ",25,civilian",
            ["table_contradicts", "solo_ranks.csv", "8", "max_score", "25", "29"],
        ),
        (SETUP, "2,42,7,6,5,2", "3,42,7,6,5,2", ["table_repeated", SETUP, "3"]),
        (
            SETUP,
            "3;4;5;6",
            "3;4;5;600",
            ["table_value", SETUP, "4", "starting_denarii_by_seat", "3;4;5;600"],
        ),
        (
            "assistant_costs.csv",
            "1,5,1",
            "00,5,1",
            ["table_repeated", "assistant_costs.csv", "00"],
        ),
    ],
)
def test_rows_that_contradict_are_named(
    name: str, old: str, new: str, expected: list[str | int]
) -> None:
    assert refusal(changed(name, old, new)) == expected


@rule("MI-9.35")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_file_and_row_in_every_language(lang: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.terms(2, {"tiles": changed("turn_order_tiles.csv", "O3,3,1,3", "O3,3,1,2")})
    said = unmarked(Words(lang).say(refused.value.message))
    assert all(part in said for part in ("turn_order_tiles.csv", "O3", "min_players"))


# Two temples with one condition


TWO_TEMPLES = (
    "temples.csv",
    "T02,around8,type,commercial,3,0,1,2,1",
    "T02,around8,type,production,5,0,0,0,2",
)


@rule("MI-9.35", "MI-4.30")
def test_two_temples_may_have_one_condition() -> None:
    s = played(edited(TWO_TEMPLES))
    names = {FACE_NAMES[face] for face in [*s.row, *s.temples]}
    assert {"temple_around8_production", "temple_around8_production_2"} <= names
    assert "temple_around8_commercial" not in names
    assert len(names) == 20
    first, second = (FACE_NAMES.index(f"temple_around8_production{end}") for end in ("", "_2"))
    assert is_temple(second)
    assert [int(s.tiles.points[face]) for face in (first, second)] == [2, 5]
    s.row = [first, second]
    hold(s, 0, ore=2)
    s.agenda.clear()
    s.then([ChooseAction(0)])
    options = names_of(moves(s))
    assert "build temple_around8_production_2" in options
    assert "build temple_around8_production" not in options
    s.play(GAME.moves.parse("build temple_around8_production_2"))
    s.play(GAME.moves.parse("place 1,0"))
    assert sheet(s)["temples"] == [5, 0]
    assert second not in s.row


@rule("MI-9.35")
def test_a_third_temple_with_the_same_condition_is_refused() -> None:
    third = ("temples.csv", "T03,around8,type,cultural", "T03,around8,type,production")
    assert refusal(edited(TWO_TEMPLES, third)) == ["table_temples", "temples.csv", "T03"]


@rule("MI-9.35")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_run_with_two_temples_of_one_condition(seats: int) -> None:
    s = played(edited(TWO_TEMPLES), seats)
    before = GAME.pieces(s)
    dice = Dice(seats)
    while s.decision() is not None:
        observe(s)
        options = moves(s)
        s.make(options[dice.below(len(options))])
    assert GAME.pieces(s) == before
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


@rule("MI-9.35")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_second_temple_is_told_apart(lang: str) -> None:
    words = Words(lang)
    first, second = "minerva.tile.temple_cross_military", "minerva.tile.temple_cross_military_2"
    assert unmarked(words.text(second)).startswith(unmarked(words.text(first)))
    assert unmarked(words.text(second)) != unmarked(words.text(first))
    assert unmarked(words.form(second, {}, "about")) == unmarked(words.form(first, {}, "about"))


# Many pairs


def every_tile() -> dict[str, Json]:
    """Tables in which one player alone uses every location."""
    lines = shipped_tables()["location_tiles.csv"].splitlines()
    tiles = [line.replace(",3,3+,", ",2,,").replace(",4,4+,", ",2,,") for line in lines]
    setup = shipped_tables()[SETUP]
    for row in ("1,42,7,6", "2,42,7,6", "3,54,9,7"):
        setup = setup.replace(row, f"{row[0]},66,11,8")
    return {"location_tiles.csv": "\n".join(tiles), SETUP: setup}


@rule("MI-9.35", "MI-6.3")
@pytest.mark.parametrize("seed", range(6))
def test_more_than_32_pairs_can_lie_there(seed: int) -> None:
    s = GAME.new(1, {"tiles": every_tile()}, seed)
    assert isinstance(s, MinervaState)
    most = 0
    while s.decision() is not None:
        options = moves(s)
        for move in options:
            assert GAME.moves.parse(GAME.moves.text(move)) == move
        observe(s)
        most = max(most, len(s.pairs) // 2)
        s.play(PASS if PASS in options else options[-1])
    assert 32 < most <= PAIRS


@rule("MI-6.3", "MI-9.35")
def test_the_most_pairs_that_any_table_can_bring_have_a_number() -> None:
    normal, starting, reveals = 66, 8, 6
    assert (normal + reveals) // 2 + (starting + 1) // 2 == PAIRS
