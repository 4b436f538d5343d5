"""KD-2: what lies on the table before the first claim."""

from collections import Counter

import pytest

from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.state import FREE, KingdominoState
from support import MOST_SURPRISE, asked, rule, surprise
from support.kingdomino import CODES, kingdom_of, squares_of, table

MODES: list[tuple[int, dict[str, bool], int, int, int]] = [
    (2, {}, 24, 24, 4),
    (3, {}, 36, 12, 3),
    (4, {}, 48, 0, 4),
    (2, {"mighty_duel": True}, 48, 0, 4),
]


def kings(s: KingdominoState) -> tuple[int, ...]:
    """The order of all kings: the one that is drawn, then those still in the hand."""
    return (asked(s).who, *s.hand[::-1])


@rule("KD-2.1", "KD-8.17")
def test_a_kingdom_starts_as_its_castle() -> None:
    s = table(seats=4)
    for player in s.players:
        assert squares_of(player.kingdom) == {(0, 0): ("C", 0)}
        assert player.placed == player.discarded == player.tallies == []


@rule("KD-2.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1)])
def test_every_player_has_the_kings_of_its_colour(seats: int, each: int) -> None:
    assert Counter(kings(table(seats=seats))) == dict.fromkeys(range(seats), each)


@rule("KD-2.2")
@pytest.mark.parametrize(("seats", "options", "used", "aside", "per_line"), MODES)
def test_the_dominoes_are_used_or_set_aside(
    seats: int, options: dict[str, bool], used: int, aside: int, per_line: int
) -> None:
    s = table(seats=seats, **options)
    assert len(s.pile) + len(s.next.dominoes) == used
    assert len(s.set_aside) == aside
    assert sorted([*s.pile, *s.next.dominoes, *s.set_aside]) == list(range(1, 49))


@rule("KD-2.2")
def test_dominoes_set_aside_never_return() -> None:
    s = table(seats=3)
    aside = list(s.set_aside)
    while s.decision() is not None:
        assert not set(aside) & {*s.pile, *s.current.dominoes, *s.next.dominoes}
        s.play(asked(s).moves(s)[0])
    assert s.set_aside == aside


@rule("KD-2.2")
def test_every_domino_is_set_aside_equally_often() -> None:
    games = 2000
    aside = Counter(domino for seed in range(games) for domino in table(seed=seed).set_aside)
    assert len(aside) == 48
    # Half of the dominoes leave, so the counts vary half as much as independent ones.
    assert surprise(list(aside.values()), games / 2) * 2 < MOST_SURPRISE[47]


@rule("KD-2.3")
def test_every_domino_is_next_equally_often() -> None:
    games = 4800
    tops = Counter(table(seats=4, seed=seed).pile[-1] for seed in range(games))
    assert len(tops) == 48
    assert surprise(list(tops.values()), games / 48) < MOST_SURPRISE[47]


@rule("KD-2.3")
def test_the_same_seed_makes_the_same_pile_and_another_seed_another() -> None:
    assert table(seed=5).pile == table(seed=5).pile
    assert table(seed=5).pile != table(seed=6).pile


@rule("KD-2.4")
@pytest.mark.parametrize(("seats", "options", "used", "aside", "per_line"), MODES)
def test_the_first_line_is_dealt_in_ascending_order(
    seats: int, options: dict[str, bool], used: int, aside: int, per_line: int
) -> None:
    s = table(seats=seats, **options)
    assert len(s.next.dominoes) == per_line
    assert s.next.dominoes == sorted(s.next.dominoes)
    assert s.next.owners == [FREE] * per_line
    assert len(s.pile) == used - per_line
    assert s.current.dominoes == []


@rule("KD-2.5")
def test_two_players_start_in_six_arrangements_equally_often() -> None:
    games = 3000
    orders = Counter(kings(table(seed=seed)) for seed in range(games))
    assert set(orders) == {
        (0, 0, 1, 1),
        (0, 1, 0, 1),
        (0, 1, 1, 0),
        (1, 0, 0, 1),
        (1, 0, 1, 0),
        (1, 1, 0, 0),
    }
    assert surprise(list(orders.values()), games / 6) < MOST_SURPRISE[5]


@rule("KD-2.5")
@pytest.mark.parametrize(("seats", "orders"), [(3, 6), (4, 24)])
def test_with_one_king_each_every_order_of_players_is_equally_likely(
    seats: int, orders: int
) -> None:
    games = 3000
    found = Counter(kings(table(seats=seats, seed=seed)) for seed in range(games))
    assert len(found) == orders
    assert surprise(list(found.values()), games / orders) < MOST_SURPRISE[orders - 1]


@rule("KD-2.1")
def test_a_new_table_dumps_an_empty_kingdom_of_225_cells() -> None:
    data = GAME.dump(table())
    players = data["players"]
    assert isinstance(players, list)
    squares = players[0]["kingdom"]["squares"]
    assert len(squares) == 225
    assert [value for value in squares if value] == [CODES.index("C")]
    assert squares_of(kingdom_of("0,0,C,0")) == {(0, 0): ("C", 0)}
