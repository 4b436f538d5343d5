"""Puzzles: those that are shipped, and how they are found."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.puzzles.checking import faults, sample
from panj.puzzles.daily import daily, game_of_the_day
from panj.puzzles.making import MOST_FROM_ONE, Maker, drop, search_game
from panj.puzzles.puzzle import Book, Gain, Header, Puzzle, Tried, puzzle, puzzles, read_book
from panj.puzzles.recipe import Recipe, Theme, recipe
from panj.puzzles.sieve import Sieve, fresh_seed
from panj.puzzles.solving import line, reasons, verdict
from panj.puzzles.themes import FALLBACK, level_of, rating_of, theme_of
from panj.puzzles.walks import Tally, Walks, lead

GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
PUZZLING = [game for game in GAMES if puzzles(game)]
KINGDOMINO = REGISTRY.game("kingdomino")
FEW = 3
slug = lambda game: game.slug  # noqa: E731


def some(game: Game) -> list[Puzzle]:
    return sample(list(puzzles(game).values()), FEW)


# What is shipped


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_every_game_says_how_its_puzzles_are_found_and_ships_them(game: Game) -> None:
    assert recipe(game) is not None
    assert puzzles(game)


@pytest.mark.parametrize("game", PUZZLING, ids=slug)
def test_shipped_puzzles_keep_what_is_asked_of_puzzles(game: Game) -> None:
    assert {each.name: faults(each) for each in some(game)} == {
        each.name: [] for each in some(game)
    }


@pytest.mark.parametrize("game", PUZZLING, ids=slug)
def test_no_position_is_asked_twice(game: Game) -> None:
    moments = [(each.played.seed, each.asked.at) for each in puzzles(game).values()]
    assert len(moments) == len(set(moments))
    for played in {each.played.seed: each.played for each in puzzles(game).values()}.values():
        assert len(played.asked) <= MOST_FROM_ONE


@pytest.mark.parametrize("game", PUZZLING, ids=slug)
def test_a_puzzle_says_why(game: Game) -> None:
    told = [reasons(each) for each in puzzles(game).values()]
    assert sum(map(bool, told)) >= 0.6 * len(told)
    assert all(why.amount > 0 for each in told for why in each)


# How they are found


@pytest.mark.parametrize("game", PUZZLING, ids=slug)
def test_states_that_look_the_same_are_judged_the_same(game: Game) -> None:
    measured = recipe(game)
    assert measured is not None
    asked = max(puzzles(game).values(), key=lambda each: each.asked.at / each.played.seats)
    truth = asked.true_state()
    d = truth.decision()
    assert d is not None
    others = [game.guess(truth, d.who, Dice(number)) for number in (1, 2)]
    sieve = Sieve(game, measured)
    found = [(weighed(sieve, s, d.who), greedy(sieve, s, d.who)) for s in (truth, *others)]
    assert found[0] == found[1] == found[2]


def weighed(sieve: Sieve, s: object, seat: int) -> list[tuple[str, list[float]]]:
    walks = sieve.walks(s, seat, 11)  # type: ignore[arg-type]
    walks.run(walks.tallies, 3)
    return [(sieve.game.moves.text(each.move), each.values) for each in walks.tallies]


def greedy(sieve: Sieve, s: object, seat: int) -> tuple[list[str], list[float]]:
    moves, ratings = sieve.greedy_moves(s, seat, 11)  # type: ignore[arg-type]
    return [sieve.game.moves.text(move) for move in moves], ratings


def test_a_peek_at_the_truth_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    peek = lambda self, s, seat, dice: s.clone()  # noqa: E731
    honest = puzzles(KINGDOMINO)
    asked = next(each for each in honest.values() if each.asked.at < 30)
    truth = asked.true_state()
    d = truth.decision()
    assert d is not None
    other = KINGDOMINO.guess(truth, d.who, Dice(1))
    measured = recipe(KINGDOMINO)
    assert measured is not None
    monkeypatch.setattr(type(KINGDOMINO), "guess", peek)
    sieve = Sieve(KINGDOMINO, measured)
    assert weighed(sieve, truth, d.who) != weighed(sieve, other, d.who)


def test_a_lead_is_measured_on_the_guesses_that_two_moves_share() -> None:
    one, other = Tally(KINGDOMINO.moves.parse("claim 1")), Tally(KINGDOMINO.moves.parse("claim 2"))
    one.values, other.values = [5.0, 7.0, 9.0, 100.0], [1.0, 2.0, 3.0]
    mean, errors = lead(one, other)
    assert mean == 5.0
    assert errors == pytest.approx(5.0 / (1.0 / 3**0.5))
    one.values = [3.0, 4.0, 5.0]
    assert lead(one, other) == (2.0, 99.0)
    assert lead(other, other) == (0.0, 0.0)


def test_moves_are_walked_on_the_same_guesses() -> None:
    asked = puzzle(KINGDOMINO, min(puzzles(KINGDOMINO)))
    s = asked.state()
    d = s.decision()
    assert d is not None
    one, other = (Walks(KINGDOMINO, s, d.who, "points", 3) for _ in range(2))
    one.run(one.tallies, 2)
    other.run(other.tallies[:1], 1)
    other.run(other.tallies, 2)
    assert [each.values for each in one.tallies] == [each.values for each in other.tallies]


LATE = Recipe(
    measure="points",
    lead=1.0,
    seats=[2],
    players=["greedy"],
    themes=[],
    between=[0.85, 1.0],
    walks=[3, 6, 12],
)


def test_the_same_seed_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("panj.puzzles.making.recipe", lambda game: LATE)
    one, other = (search_game("kingdomino", 3) for _ in range(2))
    assert (one.played, one.counts) == (other.played, other.counts)
    assert one.counts["looked"] > 0


def test_a_search_goes_on_where_it_was_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    looked: list[int] = []
    honest = search_game
    found = next(iter(puzzles(KINGDOMINO).values())).played

    def search(slug: str, seed: int) -> object:
        looked.append(seed)
        each = honest(slug, seed)
        return type(each)(seed, 1.0, each.counts, found)

    monkeypatch.setattr("panj.puzzles.making.recipe", lambda game: LATE)
    monkeypatch.setattr("panj.puzzles.making.search_game", search)
    file = tmp_path / "puzzles.jsonl"
    told: list[int] = []
    Maker(KINGDOMINO, file).run(lambda book: book.header.seed > 2, lambda b: told.append(b.count()))
    first = read_book(file.read_bytes())
    Maker(KINGDOMINO, file).run(lambda book: book.header.seed > 3, lambda b: told.append(b.count()))
    assert looked == [1, 2, 3]
    second = read_book(file.read_bytes())
    assert second.games[: len(first.games)] == first.games
    assert second.header.seconds == 3.0
    numbers = [asked.number for played in second.games for asked in played.asked]
    assert numbers == list(range(1, len(numbers) + 1))
    assert told == [len(found.asked), 2 * len(found.asked), 3 * len(found.asked)]


def test_numbers_of_puzzles_that_were_taken_out_are_not_given_again() -> None:
    played = next(iter(puzzles(KINGDOMINO).values())).played
    book = Book(Header(1, "kingdomino", 1, number=played.asked[-1].number), [played])
    last = book.next_number() - 1
    drop(book, {asked.number for asked in played.asked})
    assert (book.count(), book.next_number()) == (0, last + 1)


def test_seeds_of_walks_leave_room_for_the_proof() -> None:
    seeds = {fresh_seed(seed, at) for seed in range(20) for at in range(50)}
    assert len(seeds) == 1000
    assert all(seed % 2 == 0 for seed in seeds)


# What they are about


def test_themes_are_recognised_by_what_data_says() -> None:
    asked = puzzle(KINGDOMINO, min(puzzles(KINGDOMINO))).asked
    change = lambda **kinds: replace(asked, **kinds)  # noqa: E731
    claims = change(answer="claim 7", gains=[Gain("kingdomino.score.lake", 1.0, -6.0)], verbs={})
    wins = change(answer="claim 7", gains=[Gain("kingdomino.score.lake", 6.0, -1.0)], verbs={})
    fits = change(answer="place 1,0 east", verbs={"discard": -0.5})
    lays = change(answer="place 1,0 east", verbs={}, gains=[])
    measured = recipe(KINGDOMINO)
    assert measured is not None
    names = [theme_of(measured, each).name for each in (claims, wins, fits, lays)]
    assert names == ["deny", "rich", "room", "join"]
    assert theme_of(LATE, lays) is FALLBACK
    deep = replace(LATE, themes=[Theme("deep", depth=2)])
    assert rating_of(deep, lays) == rating_of(LATE, lays) + 120
    assert rating_of(LATE, change(legal=20)) > rating_of(LATE, change(legal=4))
    assert rating_of(LATE, change(rank=4)) > rating_of(LATE, change(rank=0))
    assert [level_of(each) for each in (1000, 1450, 1800)] == ["easy", "medium", "hard"]


def changed(asked: Puzzle, **kinds: object) -> Puzzle:
    """The same puzzle with something else found about it."""
    return Puzzle(asked.game, asked.played, replace(asked.asked, **kinds))


def test_reasons_tell_what_speaks_for_it_and_what_it_costs() -> None:
    asked = puzzle(KINGDOMINO, min(puzzles(KINGDOMINO)))
    gains = [
        Gain("kingdomino.score.lake", 7.2, -0.4),
        Gain("kingdomino.score.mine", -3.1, -5.0),
        Gain("kingdomino.score.wheat", 0.4, 1.6),
    ]
    told = changed(asked, gains=gains)
    assert [(why.kind, why.source.split(".")[-1], why.amount) for why in reasons(told)] == [
        ("more", "lake", 7),
        ("rival_less", "mine", 5),
        ("less", "mine", 3),
    ]


@pytest.mark.parametrize("game", PUZZLING, ids=slug)
def test_a_line_begins_with_the_move_and_is_legal(game: Game) -> None:
    for asked in some(game):
        s = asked.state()
        moves = line(game, s, asked.answer())
        assert moves[0] == asked.answer()
        for move in moves:
            s.play(move)
        assert verdict(asked, asked.answer()) == "right"
        tempting = game.moves.parse(asked.asked.tempting)
        assert verdict(asked, tempting) in ("good", "wrong")


def test_only_the_second_best_is_good_and_only_if_it_is_near() -> None:
    asked = puzzle(KINGDOMINO, min(puzzles(KINGDOMINO)))
    tried = [Tried("claim 1", 9.0, 0.6, 96), Tried("claim 2", 5.0, 0.5, 96)]
    near, far = (changed(asked, tried=tried, lead=gap) for gap in (4.0, 9.0))
    assert near.is_good("claim 2")
    assert not near.is_good("claim 3")
    assert not far.is_good("claim 2")


# Today's


def test_every_puzzle_has_its_day_before_any_comes_again() -> None:
    count = len(puzzles(KINGDOMINO))
    first = date(2026, 1, 1)
    days = [first + timedelta(days=each) for each in range(2 * count)]
    chosen = [daily(KINGDOMINO, day) for day in days]
    numbers = [each.number for each in chosen if each is not None]
    assert len(set(numbers[:count])) == len(set(numbers[count:])) == count
    assert daily(KINGDOMINO, days[3]) is chosen[3]
    in_turn = [game_of_the_day(day) for day in days[: len(PUZZLING)]]
    assert in_turn == PUZZLING
