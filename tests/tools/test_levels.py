"""The tool that rates bots over several arenas."""

from pathlib import Path

import msgspec
from levels import games_of, row

from panj.arena.plan import PlayedGame


def folder(path: Path, winner: str, loser: str, games: int) -> Path:
    """An arena of two in which one always wins."""
    path.mkdir()
    with (path / "games.jsonl").open("wb") as file:
        for number in range(games):
            game = PlayedGame(
                number,
                number // 2,
                [winner, loser],
                [9, 1],
                [1, 2],
                5,
                [3, 2],
                [1, 1],
                [1, 1],
                [],
                "",
            )
            file.write(msgspec.json.encode(game) + b"\n")
    return path


def test_bots_that_never_met_are_rated_by_those_between(tmp_path: Path) -> None:
    low = folder(tmp_path / "low", "greedy", "random", 20)
    high = folder(tmp_path / "high", "hard", "greedy", 4)
    cells = row("chess", [low, high]).strip("|").split("|")
    name, random, easy, greedy, medium, hard, expert = (each.strip() for each in cells)
    assert (name, random, easy, medium, expert) == ("chess", "1000", "", "", "")
    assert 1000 < int(greedy.split()[0]) < int(hard.split()[0])


def test_deals_of_different_folders_are_told_apart(tmp_path: Path) -> None:
    folders = [folder(tmp_path / name, "greedy", "random", 4) for name in ("a", "b")]
    assert sorted({game.deal for game in games_of(folders)}) == [0, 1, 2, 3]


def test_games_with_other_bots_are_left_out(tmp_path: Path) -> None:
    folders = [
        folder(tmp_path / "levels", "greedy", "random", 4),
        folder(tmp_path / "styles", "hard", "greedy:collector", 4),
    ]
    assert [game.bots for game in games_of(folders)] == [["greedy", "random"]] * 4
