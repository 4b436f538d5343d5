"""KD-6: Dynasty, Middle Kingdom, Harmony, Mighty Duel, and all their combinations."""

from collections import Counter

import pytest

from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import Do
from panj.games.kingdomino.rules.scoring import tally
from panj.games.kingdomino.state import FREE, KingdominoState
from panj.games.kingdomino.tables import rows
from support import moves, play_on, rule
from support.kingdomino import ended, keys, kingdom_of, last_round, squares_of, table, where
from support.kingdomino_text import is_centred, points

SWITCHES = ("dynasty", "middle_kingdom", "harmony", "mighty_duel")
COMBINATIONS = rows("variant_combinations.csv")


def options_of(row: dict[str, str]) -> dict[str, bool]:
    return {name: True for name in SWITCHES if row[name] == "1"}


def name_of(row: dict[str, str]) -> str:
    return "_".join([row["players"], *options_of(row)])


def block(west: int, east: int, north: int, south: int, gaps: int = 0) -> Kingdom:
    """A filled box round the castle, with some holes that do not change its extent."""
    inside = [(x, y) for x in range(west + 1, east) for y in range(north + 1, south)]
    holes = {cell for cell in inside if cell != (0, 0)}
    left_out = set(sorted(holes)[:gaps])
    return kingdom_of(
        " ".join(
            f"{x},{y},W,0"
            for x in range(west, east + 1)
            for y in range(north, south + 1)
            if (x, y) != (0, 0) and (x, y) not in left_out
        )
    )


def end_with(kingdom: Kingdom, **options: bool | str) -> KingdominoState:
    """A finished game in which seat 0 had this kingdom and could place nothing more."""
    s = table(**options)
    s.players[0].kingdom = kingdom
    last_round(s, [1, 1, 1, 1], [1, 2, 3, 4])
    s.notes = []
    while s.decision() is not None:
        s.play(moves(s)[0])
    return s


@rule("KD-6.1")
def test_the_variants_are_agreed_before_the_game_and_public() -> None:
    s = table(harmony=True, dynasty=True)
    seen = GAME.view(s, 1)["options"]
    assert seen == {
        "middle_kingdom": False,
        "harmony": True,
        "dynasty": True,
        "mighty_duel": False,
        "start_order": "random",
        "show_top_number": False,
    }


@rule("KD-6.1")
def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        table(giants=True)
    assert refusal.value.message.key == "core.refusal.unknown_option"


@rule("KD-6.1")
def test_without_agreement_no_variant_is_in_use() -> None:
    assert {name: table().terms.is_on(name) for name in SWITCHES} == dict.fromkeys(SWITCHES, False)


@rule("KD-6.1", "KD-6.6", "KD-6.7")
@pytest.mark.parametrize("row", COMBINATIONS, ids=name_of)
def test_every_combination_is_played_to_its_end_within_its_bound(row: dict[str, str]) -> None:
    s = table(seats=int(row["players"]), seed=17, **options_of(row))
    assert s.layout.grid == int(row["grid"])
    assert s.layout.used == int(row["dominoes_per_game"])
    assert s.layout.per_line == int(row["dominoes_per_line"])
    assert s.layout.lines == int(row["lines_per_game"])
    made = play_on(s, seed=23)
    assert made == 2 * s.layout.used * int(row["games"])
    assert s.game == int(row["games"])
    assert all(0 <= score <= int(row["max_possible_total"]) for score in s.scores())
    for player in s.players:
        assert len(player.tallies) == int(row["games"])
        for result in player.tallies:
            assert result.middle + result.harmony <= int(row["max_bonus_per_game"])


@rule("KD-6.1")
def test_there_are_32_combinations_and_all_are_different() -> None:
    names = [name_of(row) for row in COMBINATIONS]
    assert Counter(name[0] for name in names) == {"2": 16, "3": 8, "4": 8}
    assert len(set(names)) == 32


@rule("KD-6.1")
def test_the_bounds_of_the_combinations_follow_from_the_best_boards() -> None:
    for row in COMBINATIONS:
        chosen = options_of(row)
        best = 272 if "mighty_duel" in chosen else 126 if "middle_kingdom" in chosen else 128
        bonus = 10 * ("middle_kingdom" in chosen) + 5 * ("harmony" in chosen)
        games = 3 if "dynasty" in chosen else 1
        assert int(row["max_possible_total"]) == games * (best + bonus)


@rule("KD-6.2", "KD-9.28")
def test_a_dynasty_is_three_complete_games_in_one_match() -> None:
    s = table(seats=3, dynasty=True)
    games = [s.game]
    while s.decision() is not None:
        s.play(moves(s)[0])
        if s.game != games[-1]:
            games.append(s.game)
            assert s.round == 0
            assert s.removed == []
            assert [len(squares_of(player.kingdom)) for player in s.players] == [1, 1, 1]
            assert [player.placed + player.discarded for player in s.players] == [[], [], []]
            assert sorted([*s.pile, *s.set_aside, *s.next.dominoes]) == list(range(1, 49))
            assert s.next.owners == [FREE] * 3
            assert len(s.hand) == 2
    assert games == [1, 2, 3]


@rule("KD-6.2", "KD-9.28")
def test_every_game_of_a_dynasty_has_a_new_shuffle() -> None:
    s = table(seats=3, dynasty=True)
    aside = [list(s.set_aside)]
    while s.decision() is not None:
        s.play(moves(s)[0])
        if s.set_aside != aside[-1]:
            aside.append(list(s.set_aside))
    assert len(aside) == 3
    assert len({frozenset(one) for one in aside}) == 3


@rule("KD-6.2")
def test_the_three_scores_are_added_with_their_bonuses() -> None:
    s = table(seats=2, dynasty=True, middle_kingdom=True, harmony=True, seed=3)
    play_on(s, seed=4)
    assert s.scores() == [sum(game.total for game in player.tallies) for player in s.players]


@rule("KD-6.2")
def test_a_dynasty_keeps_the_result_of_every_finished_game() -> None:
    m = Match(GAME, GAME.terms(2, {"dynasty": True}), bytes(32))
    while m.decision() is not None:
        m.submit(moves(m.state)[0], m.version)
    scored = [note.operands for note in m.log(0) if note.key == "kingdomino.log.score"]
    assert [seat for seat, _ in scored] == [0, 1] * 3
    assert sum(int(total) for seat, total in scored if seat == 0) == m.state.scores()[0]
    begun = [note.operands for note in m.log(0) if note.key == "kingdomino.log.game"]
    assert begun == [[1], [2], [3]]


@rule("KD-6.2")
def test_winning_single_games_has_no_value() -> None:
    s = ended(table(dynasty=True), [[(10, 1, 1), (10, 1, 1), (90, 1, 1)], [(30, 1, 1)] * 3])
    assert s.ranking() == [1, 2]


@rule("KD-6.3")
@pytest.mark.parametrize(
    ("box", "bonus"),
    [
        ((-2, 2, -2, 2), 10),
        ((-1, 1, -1, 1), 10),
        ((-2, 2, -1, 1), 10),
        ((-1, 1, -2, 2), 10),
        ((-2, 2, -2, 1), 0),
        ((-2, 1, -2, 2), 0),
        ((0, 4, 0, 4), 0),
        ((-1, 3, -2, 2), 0),
    ],
)
def test_middle_kingdom_is_a_castle_in_the_exact_middle(
    box: tuple[int, int, int, int], bonus: int
) -> None:
    s = end_with(block(*box), middle_kingdom=True)
    assert s.players[0].tallies[0].middle == bonus
    assert s.scores()[0] == bonus


@rule("KD-6.3", "KD-9.4")
def test_holes_do_not_spoil_the_middle() -> None:
    s = end_with(block(-2, 2, -2, 2, gaps=3), middle_kingdom=True, harmony=True)
    assert s.players[0].tallies[0].middle == 10
    assert s.players[0].tallies[0].harmony == 0


@rule("KD-6.3")
def test_the_middle_is_told_in_the_log() -> None:
    s = end_with(block(-2, 2, -2, 2), middle_kingdom=True)
    assert [note.operands for note in s.notes or [] if note.key.endswith("middle_kingdom")] == [
        [0, 10]
    ]


@rule("KD-6.4")
@pytest.mark.parametrize("box", [(-2, 2, -2, 2), (0, 4, 0, 4), (-1, 3, -4, 0)])
def test_harmony_is_a_filled_grid_wherever_the_castle_is(box: tuple[int, int, int, int]) -> None:
    s = end_with(block(*box), harmony=True)
    assert s.scores()[0] == s.players[0].tallies[0].harmony == 5
    assert "harmony" in keys(s)


@rule("KD-6.4")
def test_one_hole_or_a_smaller_box_is_no_harmony() -> None:
    assert end_with(block(-2, 2, -2, 2, gaps=1), harmony=True).scores()[0] == 0
    assert end_with(block(-2, 2, -2, 1), harmony=True).scores()[0] == 0


@rule("KD-6.4", "KD-9.5", "KD-9.12")
@pytest.mark.parametrize("options", [{}, {"mighty_duel": True}])
def test_a_filled_grid_and_no_discard_are_the_same(options: dict[str, bool]) -> None:
    seen = set()
    for seed in range(60):
        s = table(seed=seed, **options)
        while s.decision() is not None:
            s.play(min(moves(s), key=far))
        for player in s.players:
            complete = player.kingdom.is_complete(s.layout.grid)
            assert complete == (player.discarded == [])
            seen.add(complete)
    assert seen == {True, False}


def far(move: Move) -> int:
    """How far a placement is from the castle: who begins there often fills the grid."""
    if move.kind != Do.PLACE:
        return 0
    x, y = where(move.a)
    return abs(x) + abs(y)


@rule("KD-6.5")
def test_the_mighty_duel_uses_all_dominoes_on_seven_by_seven() -> None:
    s = table(mighty_duel=True)
    assert (s.layout.used, s.layout.grid, s.layout.per_line, s.layout.lines) == (48, 7, 4, 12)
    assert s.layout.kings_each == 2
    assert s.set_aside == []
    play_on(s, seed=1)
    assert [len(player.placed) + len(player.discarded) for player in s.players] == [24, 24]


@rule("KD-6.5", "KD-9.25")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_mighty_duel_is_for_two_only(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        table(seats=seats, mighty_duel=True)
    assert refusal.value.rule == "KD-6.5"
    with pytest.raises(Refused):
        table(seats=seats, mighty_duel=False)


@rule("KD-6.6")
def test_bonuses_never_restrict_placement() -> None:
    plain, with_bonuses = table(seed=5), table(seed=5, middle_kingdom=True, harmony=True)
    while plain.decision() is not None:
        assert moves(plain) == moves(with_bonuses)
        move = moves(plain)[-1]
        plain.play(move)
        with_bonuses.play(move)
    assert with_bonuses.decision() is None


@rule("KD-6.6")
def test_bonuses_count_before_the_tie_breaks() -> None:
    s = end_with(block(-2, 2, -2, 2), middle_kingdom=True)
    s.players[1].tallies = [tally(kingdom_of("1,0,M,3 2,0,M,2"))]
    assert s.scores() == [10, 10]
    assert s.ranking() == [1, 2]


@rule("KD-6.7")
def test_on_seven_by_seven_the_bonuses_are_the_same() -> None:
    s = end_with(block(-3, 3, -3, 3), mighty_duel=True, middle_kingdom=True, harmony=True)
    assert s.scores()[0] == 15


@rule("KD-6.7")
def test_a_filled_five_by_five_is_no_harmony_in_the_mighty_duel() -> None:
    s = end_with(block(-2, 2, -2, 2), mighty_duel=True, middle_kingdom=True, harmony=True)
    assert s.scores()[0] == 10


@rule("KD-6.3", "KD-6.4", "KD-9.18")
@pytest.mark.parametrize("seed", range(10))
def test_bonuses_agree_with_the_text_at_the_end_of_random_games(seed: int) -> None:
    s = table(seats=4, seed=seed, middle_kingdom=True, harmony=True)
    play_on(s, seed)
    for seat, player in enumerate(s.players):
        squares = squares_of(player.kingdom)
        bonus = 10 * is_centred(squares) + 5 * (player.discarded == [])
        assert s.scores()[seat] == points(squares) + bonus
