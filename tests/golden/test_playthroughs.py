"""Every golden playthrough is what the rules still do; `tools/golden.py` writes them."""

from pathlib import Path

import pytest

from panj.core.registry import REGISTRY
from support.playthrough import GOLDEN, files_of, path_of, playthrough, read_header

FILES = sorted(GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = text.splitlines()
    played = playthrough(read_header(text)).splitlines()
    for number, (is_now, was) in enumerate(zip(played, expected, strict=False), start=1):
        assert is_now == was, f"{path.name}, line {number}"
    assert len(played) == len(expected)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_every_seat_count_has_a_playthrough(slug: str) -> None:
    for seats in REGISTRY.game(slug).seat_counts:
        assert path_of(slug, seats).exists(), f"run tools/golden.py {slug}"


def test_every_playthrough_belongs_to_a_game() -> None:
    known = {path for slug in REGISTRY.slugs() for path in files_of(slug)}
    assert set(FILES) <= known


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_name_of_a_playthrough_tells_its_game_and_seats(path: Path) -> None:
    header = read_header(path.read_text(encoding="utf-8"))
    assert path.stem.startswith(f"{header.slug}_{header.seats}p")
