"""Observations: fixed, within their bounds, and telling nothing that a seat may not know."""

from collections.abc import Iterator

import numpy as np
import pytest

from panj.cli.build import build
from panj.core.codec import Json
from panj.core.conformance import settings
from panj.core.dice import Dice
from panj.core.encoding import Encoding
from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab.actions import Actions
from panj.lab.observe import features, named, observation
from support.example import GAME as HIGH_CARD
from support.example import at_home

GUESSES = 2

STRIDE = 3 if build() == "compiled" else 5
"""Seats guess at every third decision, or fifth: at all of them it would take minutes."""

GAMES = [*(REGISTRY.game(slug) for slug in REGISTRY.slugs()), HIGH_CARD]
TABLES = [(game.slug, seats) for game in GAMES for seats in game.seat_counts]


@pytest.fixture(autouse=True, scope="module")
def high_card() -> Iterator[None]:
    """The example game, at home in the registry for a while."""
    with at_home():
        yield


def cases() -> list[object]:
    """Every game and seat count with its default options, and all other settings as slow ones."""
    found: list[object] = []
    for game in GAMES:
        seen: set[int] = set()
        for number, (seats, options) in enumerate(settings(game)):
            marks = [pytest.mark.slow] if seats in seen else []
            seen.add(seats)
            name = f"{game.slug}-{seats}-{number}"
            found.append(pytest.param(game.slug, seats, options, id=name, marks=marks))
    return found


def states(game: Game, seats: int, options: dict[str, Json], seed: int) -> list[State]:
    """A random game as the states at all its decisions and at its end."""
    s = game.new(seats, options, seed)
    dice = Dice(seed)
    found = [s.clone()]
    while (d := s.decision()) is not None:
        moves = d.moves(s)
        s.make(moves[dice.below(len(moves))])
        found.append(s.clone())
    return found


@pytest.mark.parametrize(("slug", "seats", "options"), cases())
def test_a_seat_is_told_what_it_may_know_and_nothing_else(
    slug: str, seats: int, options: dict[str, Json]
) -> None:
    game = REGISTRY.game(slug)
    dice = Dice(9)
    for number, s in enumerate(states(game, seats, options, 4)):
        if number % STRIDE or s.decision() is None:
            continue  # when a game is over, hands may be shown that nobody could have guessed
        for seat in range(seats):
            seen = observation(game, s, seat)
            for _ in range(GUESSES):
                guessed = observation(game, game.guess(s, seat, dice), seat)
                same = np.array_equal(seen, guessed)
                assert same, (number, seat, differing(game, s, seen, guessed))


def differing(game: Game, s: State, seen: np.ndarray, other: np.ndarray) -> list[str]:
    """The fields in which two observations differ."""
    theirs = named(game, s.terms, other)
    mine = named(game, s.terms, seen)
    return [name for name in mine if not np.array_equal(mine[name], theirs[name])]


@pytest.mark.parametrize(("slug", "seats", "options"), cases())
def test_every_number_is_within_the_bounds_of_its_field(
    slug: str, seats: int, options: dict[str, Json]
) -> None:
    game = REGISTRY.game(slug)
    played = states(game, seats, options, 5)
    rows = np.stack([observation(game, s, seat) for s in played for seat in range(seats)])
    seen = named(game, played[0].terms, rows)
    fields = REGISTRY.game(slug).encoding.fields(played[0].terms)
    assert list(seen) == [field.name for field in fields]
    for field in fields:
        part = seen[field.name]
        assert part.shape == (len(rows), *field.shape)
        assert field.low <= part.min(), field.name
        assert part.max() <= field.high, field.name


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_length_depends_on_game_and_seats_alone(slug: str, seats: int) -> None:
    game = REGISTRY.game(slug)
    encoding = REGISTRY.game(slug).encoding
    sizes = {
        encoding.size(game.terms(seats, options))
        for count, options in settings(game)
        if count == seats
    }
    assert len(sizes) == 1


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_legal_moves_have_numbers_of_their_own(slug: str, seats: int) -> None:
    game = REGISTRY.game(slug)
    actions = Actions(game)
    for s in states(game, seats, {}, 6):
        d = s.decision()
        moves = d.moves(s) if d is not None else []
        numbers = actions.legal(s)
        assert [actions.move(number) for number in numbers] == moves
        assert [actions.pick(s, number) for number in numbers] == moves
        assert len(set(numbers)) == len(numbers)
        assert [actions.number(move) for move in moves] == numbers
        assert np.flatnonzero(actions.mask(s)).tolist() == sorted(numbers)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_features_are_small_numbers_of_a_fixed_length(slug: str, seats: int) -> None:
    game = REGISTRY.game(slug)
    played = states(game, seats, {}, 7)
    rows = np.stack([observation(game, s, seats - 1) for s in played[:: max(1, len(played) // 8)]])
    found = features(game, played[0].terms, rows)
    assert found.dtype == np.float32
    assert found.shape[0] == len(rows)
    assert np.abs(found).max() < 10
    fields = REGISTRY.game(slug).encoding.fields(played[0].terms)
    ones = sum(field.size for field in fields if field.category)
    assert (found == 1).sum(axis=1).min() >= ones


def test_a_game_without_an_encoding_shows_whose_turn_it_is_and_the_points() -> None:
    game = REGISTRY.game("kingdomino")
    s = game.new(3, {}, 1)
    encoding = Encoding("chess")
    assert [field.name for field in encoding.fields(s.terms)] == [
        "seat",
        "asked",
        "round",
        "points",
    ]
    assert encoding.size(s.terms) == 6
