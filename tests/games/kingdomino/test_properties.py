"""Random tables, random legal play and random illegal moves: what must always hold."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import CELL, VERBS, WIDTH, Do
from panj.games.kingdomino.rules.turn import PlaceDomino
from panj.games.kingdomino.state import KingdominoState
from support import asked, moves, play_on, rule
from support.kingdomino import halves, squares_of, table
from support.kingdomino_text import (
    crowns,
    fits,
    is_one_piece,
    largest,
    legal_placements,
    points,
    territories,
)

QUICK = settings(max_examples=25, deadline=None)
SEEDS = st.integers(min_value=0, max_value=1 << 64)


@st.composite
def terms(draw: st.DrawFn) -> tuple[int, dict[str, bool | str]]:
    """A number of seats with any options that fit it."""
    seats = draw(st.sampled_from(GAME.seat_counts))
    options: dict[str, bool | str] = {}
    for option in GAME.options:
        if option.fits(seats) and draw(st.booleans()):
            options[option.name] = draw(
                st.sampled_from(option.choices) if option.choices else st.booleans()
            )
    return seats, options


@st.composite
def tables(draw: st.DrawFn) -> KingdominoState:
    """A table after some random play, also one that is over."""
    seats, options = draw(terms())
    s = table(seats=seats, seed=draw(SEEDS), **options)
    play_on(s, draw(SEEDS), most=draw(st.integers(min_value=0, max_value=290)))
    return s


@rule("KD-1.1", "KD-4.7")
@QUICK
@given(tables())
def test_every_domino_is_somewhere_exactly_once(s: KingdominoState) -> None:
    assert GAME.pieces(s) == list(range(1, 49))


@rule("KD-3.2")
@QUICK
@given(tables())
def test_lines_are_ascending_and_the_kings_add_up(s: KingdominoState) -> None:
    for line in (s.current, s.next):
        assert line.dominoes == sorted(set(line.dominoes))
        assert len(line.owners) == len(line.dominoes)
        assert all(line.owners.count(seat) <= s.layout.kings_each for seat in range(s.seats))


@rule("KD-4.1", "KD-4.4")
@QUICK
@given(tables())
def test_every_kingdom_is_one_piece_within_its_grid(s: KingdominoState) -> None:
    for player in s.players:
        squares = squares_of(player.kingdom)
        assert fits(squares, s.layout.grid)
        assert is_one_piece(squares)
        assert len(squares) == 2 * len(player.placed) + 1


@rule("KD-5.2", "KD-5.3", "KD-5.4")
@QUICK
@given(tables())
def test_scores_are_those_of_the_text_and_never_negative(s: KingdominoState) -> None:
    running = s.decision() is not None
    for seat, player in enumerate(s.players):
        squares = squares_of(player.kingdom)
        before = sum(game.total for game in player.tallies[: s.game - 1])
        if running:
            assert s.scores()[seat] == before + points(squares)
        assert s.scores()[seat] >= before
        result = s.tallies()[seat][-1]
        assert (result.largest, result.crowns) == (largest(squares), crowns(squares))
        assert sum(size for _, size, _ in territories(squares)) == len(squares) - 1


@rule("KD-4.1", "KD-4.6")
@QUICK
@given(tables(), st.integers(min_value=1, max_value=48))
def test_placements_are_those_of_the_text(s: KingdominoState, domino: int) -> None:
    for seat in range(s.seats):
        found = PlaceDomino(seat, domino).moves(s)
        expected = legal_placements(squares_of(s.players[seat].kingdom), s.layout.grid, domino)
        if expected:
            assert {halves(move) for move in found} == expected
            assert len(found) == len(expected)
        else:
            assert found == [Move(Do.DISCARD, domino)]


@rule("KD-3.11", "KD-9.27")
@QUICK
@given(tables(), st.integers(min_value=1, max_value=48))
def test_what_is_said_of_a_placement_agrees_with_the_list(s: KingdominoState, domino: int) -> None:
    for seat in range(s.seats):
        d = PlaceDomino(seat, domino)
        found = d.moves(s)
        blocked = {each.thing for each in d.blocked(s)}
        around = cells_around(s.players[seat].kingdom, s.layout.grid)
        targets = {thing for move in found for thing in VERBS.things(move)} & around
        assert blocked == around - targets
        is_discard = found[0].kind == Do.DISCARD
        key = "kingdomino.prompt.discard" if is_discard else "kingdomino.prompt.place"
        assert d.prompt(s) == Message(key, [domino])


def cells_around(kingdom: Kingdom, grid: int) -> set[str]:
    """The cells that lie one further than the grid reaches, or nearer."""
    return {
        CELL.ident(y * WIDTH + x)
        for y in range(1, WIDTH - 1)
        for x in range(1, WIDTH - 1)
        if kingdom.south - grid <= y <= kingdom.north + grid
        and kingdom.east - grid <= x <= kingdom.west + grid
    }


@pytest.mark.slow
@rule("KD-4.1", "KD-5.3")
@settings(max_examples=40, deadline=None)
@given(terms(), SEEDS, SEEDS)
def test_every_decision_of_whole_games_agrees_with_the_text(
    chosen: tuple[int, dict[str, bool | str]], seed: int, play: int
) -> None:
    seats, options = chosen
    s = table(seats=seats, seed=seed, **options)
    dice = Dice(play)
    while s.decision() is not None:
        d = asked(s)
        found = moves(s)
        if isinstance(d, PlaceDomino):
            squares = squares_of(s.players[d.who].kingdom)
            expected = legal_placements(squares, s.layout.grid, d.domino)
            assert {halves(move) for move in found if move.kind == Do.PLACE} == expected
            assert sum(s.tallies()[d.who][-1].terrains) == points(squares)
        s.make(found[dice.below(len(found))])


@rule("KD-3.13")
@QUICK
@given(terms(), SEEDS, SEEDS)
def test_every_table_comes_to_its_end(
    chosen: tuple[int, dict[str, bool | str]], seed: int, play: int
) -> None:
    seats, options = chosen
    s = table(seats=seats, seed=seed, **options)
    games = 3 if s.terms.is_on("dynasty") else 1
    turns = seats * s.layout.kings_each * int(s.layout.lines)
    assert play_on(s, play) == 2 * turns * games
    assert min(s.ranking()) == 1


@rule("KD-7.5")
@QUICK
@given(tables(), SEEDS)
def test_a_guess_shows_the_same_and_keeps_the_pieces(s: KingdominoState, seed: int) -> None:
    for seat in range(s.seats):
        other = GAME.guess(s, seat, Dice(seed))
        assert GAME.view(other, seat) == GAME.view(s, seat)
        assert GAME.pieces(other) == GAME.pieces(s)


@rule("KD-3.6", "KD-9.3")
@QUICK
@given(terms(), SEEDS, st.lists(st.integers(0, VERBS.size - 1), min_size=30, max_size=30))
def test_a_move_outside_the_list_is_refused_and_changes_nothing(
    chosen: tuple[int, dict[str, bool | str]], seed: int, numbers: list[int]
) -> None:
    match = Match(GAME, GAME.terms(*chosen), Dice(seed).key())
    for number in numbers:
        before = GAME.dump(match.state)
        move = VERBS.move(number)
        legal = moves(match.state)
        if move not in legal:
            with pytest.raises(Refused) as refusal:
                match.submit(move, match.version)
            assert refusal.value.message.key == "core.refusal.illegal_move"
            assert refusal.value.rule == asked(match.state).rule
            assert GAME.dump(match.state) == before
        match.submit(legal[number % len(legal)], match.version)


@rule("KD-3.6")
@QUICK
@given(
    SEEDS,
    st.tuples(*[st.integers(min_value=-(1 << 40), max_value=1 << 40)] * 4),
)
def test_a_move_that_no_verb_knows_is_refused_too(seed: int, values: tuple[int, ...]) -> None:
    match = Match(GAME, GAME.terms(2, {}), Dice(seed).key())
    before = GAME.dump(match.state)
    move = Move(*values)
    assume(move not in moves(match.state))
    with pytest.raises(Refused) as refusal:
        match.submit(move, 0)
    assert refusal.value.message.key == "core.refusal.illegal_move"
    assert GAME.dump(match.state) == before
